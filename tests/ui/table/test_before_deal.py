"""The table before the first deal (UX 2.3)."""

from __future__ import annotations

from pathlib import Path

import pygame

from gostop_desktop.ui.scenes.table import TableScene
from gostop_desktop.ui.setup import default_setup
from gostop_desktop.ui.table.paint.middle import draw_middle
from tests.ui.helpers import Hands, desk_of


def test_nobody_is_the_dealer_before_the_draw(tmp_path: Path) -> None:
    desk = desk_of(tmp_path)
    table = TableScene(desk, default_setup("matgo", seed="1"))
    Hands(desk).show(table)

    assert table.view.dealer not in range(2)
    table.next_round()
    assert table.session.match.dealer == table.view.dealer
    desk.close()


def test_no_hand_and_no_move_are_told_of_before_the_deal(tmp_path: Path) -> None:
    desk = desk_of(tmp_path)
    table = TableScene(desk, default_setup("matgo", seed="1"))
    Hands(desk).show(table)
    top = table.here.top
    before = top.describer.seat(1).hand, top.describer.middle().is_dealt
    clear = desk.display.surface.copy()
    clear.fill((1, 2, 3))
    untouched = clear.copy()
    layout = top.layout
    draw_middle(clear, top.brush, layout.side.middle, top.describer.middle())
    top.stage.hand_counts[1] = 10
    after = top.describer.seat(1).hand, top.describer.middle().is_dealt

    assert (None, False) == before
    assert pygame.image.tobytes(untouched, "RGB") == pygame.image.tobytes(clear, "RGB")
    assert (10, True) == after
    desk.close()
