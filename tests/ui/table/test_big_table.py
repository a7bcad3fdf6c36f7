"""The big table keeps all that the solver promises, and its captured cards are larger (UX 3.2, 3.6)."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from gostop_desktop.ui.input import Command
from gostop_desktop.ui.table.layout import VIEWER, solve

from . import test_layout
from .seated import matgo, seated
from .test_layout import WINDOWS, Case, layouts

CHECKS = (
    "test_zones_do_not_overlap_and_fill_the_height",
    "test_the_hand_fits_its_band_at_every_count",
    "test_a_raised_hand_card_stays_below_the_captured_cards",
    "test_slots_keep_clear_of_each_other_of_the_stock_and_of_the_numbers",
    "test_overlapped_cards_stay_visible_at_the_largest_pile",
    "test_captured_cards_lie_in_their_group",
    "test_groups_do_not_overlap_and_lie_in_their_wells",
    "test_panels_of_the_side_do_not_overlap",
)
"""What holds for every layout."""


@layouts
def test_everything_has_its_place_on_a_big_table_too(case: Case) -> None:
    for name in CHECKS:
        getattr(test_layout, name)(case._replace(is_big=True))


@pytest.mark.parametrize("window", WINDOWS)
def test_its_captured_cards_are_larger(window: tuple[int, int]) -> None:
    usual, large = solve(*window, 2), solve(*window, 2, is_big=True)

    for place in range(2):
        assert large.groups[place][0].width >= 1.05 * usual.groups[place][0].width
    assert large.hand_card > large.groups[VIEWER][0].width


def test_the_table_becomes_big_in_the_middle_of_a_round(home: Path) -> None:
    person = seated(home, matgo())
    before = person.table.here.top.layout
    person.table.pause()
    person.app.step(person.frame)
    settings = person.desk.settings
    person.desk.change(
        msgspec.structs.replace(settings, display=msgspec.structs.replace(settings.display, big_table=True))
    )
    person.key(Command.BACK)
    person.wait(0.2)
    after = person.table.here.top.layout

    assert (False, True) == (before.is_compact, after.is_compact)
    assert after == solve(1280, 720, 2, is_big=True)
    person.table.audit()
    person.leave()
