"""The table before the first deal (UX 2.3)."""

from __future__ import annotations

from pathlib import Path

from gostop_desktop.ui.scenes.table import TableScene
from gostop_desktop.ui.setup import default_setup
from tests.ui.helpers import Hands, desk_of


def test_nobody_is_the_dealer_before_the_draw(tmp_path: Path) -> None:
    desk = desk_of(tmp_path)
    table = TableScene(desk, default_setup("matgo", seed="1"))
    Hands(desk).show(table)

    assert table.view.dealer not in range(2)
    table.next_round()
    assert table.session.match.dealer == table.view.dealer
    desk.close()
