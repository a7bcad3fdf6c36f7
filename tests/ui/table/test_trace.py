"""The arrows of the last move run between the rows, over no number and under no other card (VISUAL 7)."""

from __future__ import annotations

import pygame
import pytest

from gostop_desktop.engine.cards import CARD_OF
from gostop_desktop.engine.view import view
from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.table.layout import Layout, solve
from gostop_desktop.ui.table.paint.layers import Picture
from gostop_desktop.ui.table.paint.trace import flip_path, is_blocked, play_path
from gostop_desktop.ui.table.painting import marks_apart
from gostop_desktop.ui.table.stage import Stage
from tests.helpers import position

SIZES = ((1024, 640), (1280, 720), (1920, 1080))


def layouts() -> list[Layout]:
    return [solve(*size, seats) for size in SIZES for seats in (2, 3)]


@pytest.mark.parametrize("month", range(12))
@pytest.mark.parametrize("count", [1, 2, 3])
def test_the_way_from_the_deck_lies_between_the_rows(month: int, count: int) -> None:
    for layout in layouts():
        rect = layout.slot(month, count - 1, count).rect
        (x, y), (end_x, end_y), (tip_x, tip_y) = flip_path(layout, rect)

        line = Rect(round(min(x, end_x)), round(y), round(abs(end_x - x)), 1)

        assert y == end_y
        assert not any(line.meets(slot) for slot in layout.slots)
        assert not any(line.meets(number) for number in layout.numbers)
        assert not line.meets(layout.deck)
        assert (end_x > x) == (rect.x > layout.deck.x)
        assert tip_x == end_x == rect.center[0]
        assert 0 < min(abs(tip_y - rect.y), abs(tip_y - rect.bottom)) < layout.u(3)


@pytest.mark.parametrize(("upper", "lower"), [(0, 3), (2, 5), (8, 11)])
def test_no_arrow_runs_under_the_cards_of_another_month(upper: int, lower: int) -> None:
    for layout in layouts():
        above, below = layout.slot(upper, 0, 1).rect, layout.slot(lower, 0, 1).rect

        assert is_blocked(play_path(layout, above, is_own=True), [below], layout)
        assert is_blocked(play_path(layout, below, is_own=False), [above], layout)
        assert not is_blocked(play_path(layout, above, is_own=True), [], layout)
        assert not is_blocked(play_path(layout, below, is_own=True), [above], layout)


def test_no_arrow_runs_over_a_number() -> None:
    for layout in layouts():
        number = layout.numbers[5]
        rect = Rect(number.x - 20, layout.slots[2].y, 60, layout.slots[2].h)

        assert is_blocked(play_path(layout, rect, is_own=True), [], layout)


def test_a_mark_goes_up_with_the_card_that_it_lies_on_and_no_other_does() -> None:
    stage = Stage(solve(1280, 720, 2), view(position("08J 03J", "08A", "05J"), 0))
    lifted, other = (stage.sprites[CARD_OF[code]] for code in ("08J", "03J"))
    lifted.lift = 6.0
    disc = pygame.Surface((24, 24), pygame.SRCALPHA)
    on_lifted, on_other = (
        Picture(disc, round(sprite.pose.rect.right) - 12, round(sprite.pose.rect.y) - 6, 500)
        for sprite in (lifted, other)
    )
    line = Picture(disc, on_lifted.x, on_lifted.y, 95)

    still, raised = marks_apart([on_lifted, on_other, line], stage)

    assert [on_other, line] == still
    assert [(on_lifted.x, on_lifted.y - 6)] == [(mark.x, mark.y) for mark in raised]
