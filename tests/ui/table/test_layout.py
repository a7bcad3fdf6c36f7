"""The solver of UX 3.2: every window, seats, size of text and direction (UX 10, check 1)."""

from __future__ import annotations

from itertools import combinations, pairwise, product
from typing import NamedTuple

import pytest

from gostop_desktop.ui.table.geometry import Rect, card_height
from gostop_desktop.ui.table.layout import Group, Layout, solve

WINDOWS = (
    (1024, 640),
    (1280, 720),
    (1366, 768),
    (1600, 900),
    (1920, 1080),
    (1920, 1200),
    (2560, 1440),
    (3440, 1440),
    (3840, 2160),
)
ODD = ((1024, 1200), (1280, 1600), (1440, 2560), (2560, 700), (1800, 650))
"""Windows much taller or wider than screens are."""
LARGEST = {Group.BRIGHTS: 5, Group.ANIMALS: 9, Group.RIBBONS: 10, Group.JUNK: 29}
LEAST_VISIBLE = 8
STACK = 5
"""Three cards of a ppuk with two bonus cards buried under it."""


class Case(NamedTuple):
    """What a layout depends on."""

    window: tuple[int, int]
    seats: int
    text: float
    is_mirrored: bool
    is_big: bool = False

    @property
    def layout(self) -> Layout:
        return solve(*self.window, self.seats, text=self.text, is_mirrored=self.is_mirrored, is_big=self.is_big)


def name_of(case: Case) -> str:
    """Return what a case is called in the report of the tests."""
    width, height = case.window
    return f"{width}x{height}-{case.seats}-{case.text}-{case.is_mirrored}"


CASES = tuple(
    Case(*each)
    for each in (
        *product(WINDOWS, (2, 3), (1.0, 1.5, 2.0), (False, True)),
        *product(ODD, (2, 3), (1.0, 2.0), (False, True)),
    )
)
layouts = pytest.mark.parametrize("case", CASES, ids=name_of)


def zones(layout: Layout) -> dict[str, Rect]:
    return {
        "bar": layout.bar,
        "opponents": layout.opponents,
        "field": layout.field,
        "stripe": layout.stripe,
        "captures": layout.captures,
        "hand": layout.hand_band,
        "side": layout.side.rect,
    }


def overlapping(rects: dict[str, Rect]) -> list[tuple[str, str]]:
    return [(a, b) for a, b in combinations(rects, 2) if rects[a].meets(rects[b])]


@layouts
def test_zones_do_not_overlap_and_fill_the_height(case: Case) -> None:
    layout = case.layout

    assert [] == overlapping(zones(layout))
    assert case.window[1] == layout.hand_band.bottom
    assert all(Rect(0, 0, *case.window).holds(zone) for zone in zones(layout).values())


@layouts
def test_the_hand_fits_its_band_at_every_count(case: Case) -> None:
    layout = case.layout

    for count in range(1, (10 if case.seats == 2 else 7) + 1):
        cards = {str(index): layout.hand(index, count).rect for index in range(count)}
        assert [] == overlapping(cards)
        assert all(layout.hand_band.holds(card) for card in cards.values())


@layouts
def test_a_raised_hand_card_stays_below_the_captured_cards(case: Case) -> None:
    layout = case.layout

    top = layout.hand(0, 1).rect.y - layout.u(14)

    assert top >= layout.groups[0][0].cards.bottom


@layouts
def test_slots_keep_clear_of_each_other_of_the_stock_and_of_the_numbers(case: Case) -> None:
    layout = case.layout

    rects = {str(month + 1): layout.slot_rect(month, STACK) for month in range(12)}
    rects |= {f"number {month + 1}": number for month, number in enumerate(layout.numbers)}
    rects["stock"] = layout.deck

    assert [] == overlapping(rects)
    assert all(layout.field.holds(rect) for rect in rects.values())


@layouts
def test_overlapped_cards_stay_visible_at_the_largest_pile(case: Case) -> None:
    layout = case.layout

    for place, (group, most) in product(range(case.seats), LARGEST.items()):
        poses = [layout.captured(place, group, index, most) for index in range(most)]
        for one, other in pairwise(poses):
            seen = max(abs(one.x - other.x), abs(one.y - other.y))
            assert seen >= LEAST_VISIBLE * 0.98, f"{group} of place {place}"


@layouts
def test_captured_cards_lie_in_their_group(case: Case) -> None:
    layout = case.layout

    for place, (group, most) in product(range(case.seats), LARGEST.items()):
        spot = layout.groups[place][group.value]
        for count in (1, most // 2, most):
            rects = [layout.captured(place, group, index, count).rect for index in range(count)]
            assert all(spot.rect.holds(rect) for rect in rects), f"{group} of place {place} with {count} cards"


@layouts
def test_groups_do_not_overlap_and_lie_in_their_wells(case: Case) -> None:
    layout = case.layout

    for place in range(case.seats):
        groups = {str(index): spot.rect for index, spot in enumerate(layout.groups[place])}
        assert [] == overlapping(groups)
        assert all(layout.wells[place].holds(rect) for rect in groups.values())
        assert not any(spot.label.meets(spot.cards) for spot in layout.groups[place])


@layouts
def test_panels_of_the_side_do_not_overlap(case: Case) -> None:
    layout = case.layout

    panels = {str(place): rect for place, rect in enumerate(layout.side.seats)} | {"middle": layout.side.middle}

    assert [] == overlapping(panels)
    assert all(layout.side.rect.holds(panel) for panel in panels.values())
    assert layout.side.middle.h > 0


@pytest.mark.parametrize(
    ("window", "seats", "card"),
    [
        ((1024, 640), 2, 78),
        ((1280, 720), 2, 96),
        ((1280, 720), 3, 96),
        ((1600, 900), 2, 120),
        ((1920, 1080), 2, 144),
        ((2560, 1440), 2, 192),
        ((3840, 2160), 2, 288),
    ],
)
def test_hand_cards_are_as_large_as_the_design_says(window: tuple[int, int], seats: int, card: int) -> None:
    assert card == solve(*window, seats).hand_card


def test_a_small_window_is_compact() -> None:
    assert solve(1199, 720, 2).is_compact
    assert solve(1280, 699, 2).is_compact
    assert not solve(1200, 700, 2).is_compact
    assert solve(2048, 1280, 2, density=2.0).is_compact


def test_a_wide_window_keeps_the_table_in_the_middle() -> None:
    layout = solve(3440, 1440, 2)

    assert Rect(440, 0, 2560, 1440) == layout.frame
    assert 440 == layout.cloth.x


def test_the_months_never_move() -> None:
    layout = solve(1280, 720, 2)

    assert layout.slot(7, 0, 1).rect == layout.slot(7, 0, 3).rect


def test_mirrored_hands_begin_at_the_right() -> None:
    layout = solve(1280, 720, 2, is_mirrored=True)

    assert layout.hand(0, 5).x > layout.hand(4, 5).x
    assert layout.side.rect.x == 0


OUTLINE = 6
"""Units that the double outline of a card takes round it (VISUAL 4)."""


@pytest.mark.parametrize("case", [case for case in CASES if case.text == 1.0], ids=name_of)
def test_the_outline_of_a_card_leaves_the_number_of_its_month_free(case: Case) -> None:
    """With larger text a narrower cloth brings the numbers nearer."""
    layout = case.layout

    for slot, number in zip(layout.slots, layout.numbers, strict=True):
        gap = number.x - slot.right if case.is_mirrored else slot.x - number.right
        assert gap >= layout.u(OUTLINE)


@layouts
def test_the_name_of_a_group_stands_in_one_column_with_its_cards(case: Case) -> None:
    layout = case.layout

    for groups in layout.groups if case.seats == 2 else layout.groups[:1]:
        for group in groups:
            assert (group.label.x, group.label.right) == (group.cards.x, group.cards.right)


COUNT = 15
"""Units of the stock's number over its lower edge (VISUAL 6)."""


@layouts
def test_a_flipped_card_leaves_the_number_of_the_stock_free(case: Case) -> None:
    layout = case.layout

    assert layout.turned().rect.bottom <= layout.deck.bottom - layout.u(COUNT)
    assert layout.turned().rect.y >= layout.opponents.y


@layouts
def test_cards_keep_their_proportions_however_tall_the_window_is(case: Case) -> None:
    """Captured cards smaller than the hand, those of the field between; nothing absurdly large or small."""
    layout = case.layout
    own, *others = (place[0].width for place in layout.groups)

    assert 0.35 * layout.hand_card <= own <= layout.hand_card
    assert all(0.25 * layout.hand_card <= other <= layout.hand_card for other in others)
    assert 0.5 * layout.hand_card <= layout.field_card <= 1.25 * layout.hand_card


@pytest.mark.parametrize("window", ODD[:3], ids=str)
@pytest.mark.parametrize("seats", [2, 3])
def test_in_a_tall_window_the_hand_fills_the_width_and_the_air_lies_round_the_field(
    window: tuple[int, int], seats: int
) -> None:
    layout = solve(*window, seats)
    rows = sorted({slot.y for slot in layout.slots})
    edges = [layout.field.y, *(edge for row in rows for edge in (row, row + card_height(layout.field_card)))]
    gaps = [below - above for above, below in zip(edges[::2], [*edges[1::2], layout.field.bottom], strict=True)]

    assert layout.hand_width(10 if seats == 2 else 7) >= 0.97 * (layout.hand_band.w - layout.u(16))
    assert max(gaps) - min(gaps) <= layout.u(14)


@pytest.mark.parametrize("case", [case for case in CASES if case.seats == 3], ids=name_of)
def test_the_labels_of_two_opponents_keep_room_beside_their_cards(case: Case) -> None:
    layout = case.layout

    assert all(spot.label.w >= layout.u(30) for groups in layout.groups[1:] for spot in groups)


@pytest.mark.parametrize("window", [(1280, 720), (1920, 1080)])
def test_the_stripe_is_higher_for_large_words_where_the_hand_leaves_room(window: tuple[int, int]) -> None:
    usual, large = solve(*window, 2), solve(*window, 2, text=2.0)

    assert large.stripe.h > usual.stripe.h
    assert large.hand_width(10) >= 0.97 * (large.hand_band.w - large.u(16))
    assert large.field_card >= 0.9 * usual.field_card


def test_months_stand_in_three_rows_where_that_makes_their_cards_larger() -> None:
    wide, tall = solve(1280, 720, 2), solve(1080, 1920, 2)

    assert [2, 3] == [len({slot.y for slot in layout.slots}) for layout in (wide, tall)]
    assert tall.field_card > 0.95 * tall.hand_card
    assert [slot.y for slot in tall.slots[:6]] == sorted(slot.y for slot in tall.slots[:6])
    assert len(tall.between_rows()) == 2
