"""Where a notice appears: never over what the person needs for the next move."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.scenes.pause import PauseScene
from gostop_desktop.ui.scenes.table import TableScene
from gostop_desktop.ui.screenshot import picture

from .helpers import SIZES, desk_of, watch


def is_shown(desk: Desk) -> bool:
    """Whether the notice is drawn now."""
    witness = watch(desk)
    desk.toast.draw(desk.display.surface)
    return bool(witness.words)


@pytest.mark.parametrize("size", SIZES[:3])
@pytest.mark.parametrize("scene", ["table", "table_of_three"])
def test_a_notice_at_the_table_hides_neither_hand_nor_captured_cards(
    tmp_path: Path, size: tuple[int, int], scene: str
) -> None:
    desk = desk_of(tmp_path, size)
    table = picture(desk, scene, "1")
    assert isinstance(table, TableScene)
    layout = table.here.top.layout

    desk.toast.say("A gamepad is ready.")
    box = desk.toast.box

    table.leave()
    desk.close()

    needed = [layout.hand_band, *(group.rect for group in layout.groups[0])]
    assert [] == [area for area in map(pygame.Rect, needed) if area.inflate(-2, -2).colliderect(box)]


def test_a_notice_on_a_page_lies_at_its_lower_edge(tmp_path: Path) -> None:
    desk = desk_of(tmp_path)
    picture(desk, "title", "1")

    desk.toast.say("A gamepad is ready.")

    assert desk.size[1] - 80 < desk.toast.box.bottom < desk.size[1]
    desk.close()


@pytest.mark.parametrize("only_here", [True, False])
def test_what_is_wrong_on_one_screen_is_not_said_over_the_next_one(tmp_path: Path, *, only_here: bool) -> None:
    """What was done, as saved, is said wherever one goes on."""
    desk = desk_of(tmp_path)
    picture(desk, "table", "1")
    desk.toast.say("Answer the question first.", only_here=only_here)
    desk.toast.update(0.1)
    before = is_shown(desk)
    desk.scenes.push(PauseScene(desk))
    desk.toast.update(0.1)

    assert (True, not only_here) == (before, is_shown(desk))
    desk.close()
