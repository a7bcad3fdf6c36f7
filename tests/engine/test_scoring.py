"""What captured cards are worth (RULES D)."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gostop_desktop.engine.cards import (
    ANIMALS,
    BRIGHTS,
    CARD_OF,
    CHODAN,
    GODORI,
    HONGDAN,
    JUNK,
    MONTH_CODES,
    PLAIN_JUNK,
    RIBBONS,
    card_set,
    cards_in,
)
from gostop_desktop.engine.notation import print_card, print_card_set
from gostop_desktop.engine.rules import GOSTOP, MATGO, PRESETS, Rules
from gostop_desktop.engine.scoring import scorer, set_points

from .sides import JUNK10, pile, points, scored

FISHING = PRESETS["fishing_rules", 2]
FREE = replace(MATGO, gukjin_timing="free")
BOTH = replace(MATGO, gukjin="both")
TWO_CUPS = replace(MATGO, convertible=("09A", "05A"))


def test_a1_the_catalogue_has_the_right_kinds_and_values() -> None:
    """BUGS R04: counted here from the table of RULES A.1, not from the catalogue itself."""
    months = "BRJK ARJK BRJK ARJK ARJK ARJK ARJK BAJK ARJK ARJK BDJK BARD".split()

    assert [f"{month:02}{kind}" for month, kinds in enumerate(months, 1) for kind in kinds] == list(MONTH_CODES)
    assert (5, 9, 10, 22) == tuple(kind.bit_count() for kind in (BRIGHTS, ANIMALS, RIBBONS, PLAIN_JUNK))
    assert 26 == scorer(MATGO).junk_value(card_set(range(48)))
    assert 24 == scorer(FISHING).junk_value(card_set(range(48)))


@pytest.mark.parametrize(
    ("captured", "expected"),
    [
        ("", 0),
        ("12B", 0),
        ("01B 12B", 0),
        ("01B 03B 08B", 3),
        ("11B 01B 03B", 3),
        ("12B 01B 03B", 2),
        ("01B 03B 08B 11B", 4),
        ("12B 01B 03B 08B", 4),
        ("12B 11B 03B 08B", 4),
        ("01B 03B 08B 11B 12B", 15),
    ],
)
def test_d1_brights(captured: str, expected: int) -> None:
    """BUGS R01, R02, R03: the rain takes one off three brights only, and never makes anything negative."""
    assert expected == points(MATGO, captured)


def test_d1_every_bright_option_is_read() -> None:
    rules = replace(MATGO, bright5=50, bright4=6, bright4_rain=3)

    assert 50 == points(rules, "01B 03B 08B 11B 12B")
    assert 6 == points(rules, "01B 03B 08B 11B")
    assert 3 == points(rules, "01B 03B 08B 12B")


@pytest.mark.parametrize(
    ("captured", "expected"),
    [
        ("02A 04A 08A", {"godori": 5}),
        ("02A 04A 08A 05A 06A", {"animal": 1, "godori": 5}),
        ("02A 04A 05A 06A 07A", {"animal": 1}),
        ("02A 04A 12A", {}),
        ("02A 04A 08A 12A", {"godori": 5}),
        ("02A 04A 05A 06A 07A 08A 09A 10A 12A", {"animal": 5, "godori": 5}),
    ],
)
def test_d1_animals(captured: str, expected: dict[str, int]) -> None:
    """BUGS R06: godori needs no five animals, and both add up."""
    assert expected == scored(MATGO, captured)


@pytest.mark.parametrize(
    ("captured", "expected"),
    [
        ("01R 02R 03R", {"hongdan": 3}),
        ("06R 09R 10R", {"cheongdan": 3}),
        ("04R 05R 07R", {"chodan": 3}),
        ("04R 05R 12R", {}),
        ("01R 02R 03R 04R 12R", {"hongdan": 3, "ribbon": 1}),
        ("01R 02R 04R 05R 06R 09R", {"ribbon": 2}),
        ("01R 02R 03R 04R 05R 06R 07R", {"hongdan": 3, "chodan": 3, "ribbon": 3}),
    ],
)
def test_d1_ribbons(captured: str, expected: dict[str, int]) -> None:
    """BUGS R05: the rain ribbon counts for the number only."""
    assert expected == scored(MATGO, captured)


@pytest.mark.parametrize(
    ("rules", "captured", "expected"),
    [
        (MATGO, JUNK10[:-4], 0),
        (MATGO, JUNK10, 1),
        (MATGO, "01J 01K 02J 02K 03J 03K 04J 04K 11D", 1),
        (MATGO, "01J 01K 02J 02K 03J 03K 04J 04K 11D 12D", 3),
        (FISHING, "01J 01K 02J 02K 03J 03K 04J 04K 11D 12D", 1),
        (replace(MATGO, double_junk=("12D",)), "01J 01K 02J 02K 03J 03K 04J 04K 11D 12D", 2),
        (MATGO, "01J 01K 02J 02K 03J X2a X3a", 1),
        (replace(MATGO, bonus_cards=(2, 2, 3, 3, 3)), "X2a X2b X3a X3b X3c", 4),
    ],
)
def test_d1_junk(rules: Rules, captured: str, expected: int) -> None:
    """BUGS R08: junk is counted by value."""
    assert expected == points(rules, captured)


def test_d1_a_line_says_what_it_counts_and_what_it_takes() -> None:
    lines = {line.name: line for line in scorer(MATGO).lines(pile("01B 12B 03B 02A 04A 01J 11D"))}

    assert ["bright", "animal", "godori", "ribbon", "hongdan", "cheongdan", "chodan", "junk"] == list(lines)
    assert (2, 3, 3, None) == _told(lines["bright"])
    assert (0, 2, 5, "too_few") == _told(lines["animal"])
    assert (0, 2, 3, "too_few") == _told(lines["godori"])
    assert (0, 3, 10, "too_few") == _told(lines["junk"])
    assert pile("01J 11D") == card_set(lines["junk"].cards)
    assert {"D.1"} == {line.rule for line in lines.values()}


def _told(line: object) -> tuple[object, ...]:
    return tuple(getattr(line, name) for name in ("points", "have", "need", "why"))


@pytest.mark.parametrize(
    ("rules", "captured", "expected"),
    [
        (MATGO, "05A 06A 07A 10A 09A 01J 01K", 1),
        (MATGO, "09A 01J 01K 02J 02K 03J 03K 04J 04K", 1),
        (MATGO, "05A 06A 07A 10A 09A 01J 01K 02J 02K 03J 03K 04J 04K", 1),
        (MATGO, "05A 06A 07A 10A 09A " + JUNK10, 3),
        (replace(MATGO, gukjin="animal"), "09A 01J 01K 02J 02K 03J 03K 04J 04K", 0),
        (replace(MATGO, gukjin="junk"), "09A 01J 01K 02J 02K 03J 03K 04J 04K", 1),
        (replace(MATGO, gukjin="junk"), "05A 06A 07A 10A 09A", 0),
        (BOTH, "05A 06A 07A 10A 09A 01J 01K 02J 02K 03J 03K 04J 04K", 2),
        (FREE, "09A 01J 01K 02J 02K 03J 03K 04J 04K", 0),
        (TWO_CUPS, "05A 09A 01J 01K 02J 02K 03J 03K", 1),
        (TWO_CUPS, "05A 06A 07A 10A 09A 01J 01K 02J 02K 03J 03K 04J 04K", 3),
    ],
)
def test_d2_the_cup_counts_the_better_way(rules: Rules, captured: str, expected: int) -> None:
    assert expected == points(rules, captured)


def test_d2_a_declared_cup_counts_as_declared() -> None:
    counting, captured = scorer(MATGO), pile("09A 01J 01K 02J 02K 03J 03K 04J 04K")

    assert 0 == counting.points(captured, as_animal=pile("09A"))
    assert 1 == counting.points(captured, as_junk=pile("09A"))
    assert 1 == scorer(FREE).points(captured, as_junk=pile("09A"))


def test_d2_ways_keep_animals_first() -> None:
    captured = pile("05A 09A 01J")

    assert ["", "09A"] == [print_card_set(way) for way in scorer(MATGO).ways(captured)]
    assert ["", "05A", "09A", "05A 09A"] == [print_card_set(way) for way in scorer(TWO_CUPS).ways(captured)]
    assert ["05A", "05A 09A"] == [print_card_set(way) for way in scorer(TWO_CUPS).ways(captured, as_junk=pile("05A"))]
    assert [0] == list(scorer(FREE).ways(captured))
    assert 0 == scorer(MATGO).best_way(captured)


def _gives(rules: Rules, captured: str, as_junk: str = "") -> list[str]:
    """Return the cards in the order in which they are taken one by one."""
    left, order = pile(captured), []
    while (card := scorer(rules).cheapest(left, pile(as_junk))) is not None:
        order.append(print_card(card))
        left &= ~(1 << card)
    return order


def test_c9_the_cheapest_junk_goes_first() -> None:
    everything = "X3a X2a 12D 11D 09A 05J 01K 01J 01B 01R"

    assert ["01J", "01K", "05J", "11D", "12D", "X2a", "X3a"] == _gives(MATGO, everything)
    assert ["01J", "01K", "05J", "11D", "12D", "09A", "X2a", "X3a"] == _gives(MATGO, everything, as_junk="09A")
    assert ["01J", "01K", "05J", "11D", "12D", "X2a", "X3a"] == _gives(FISHING, everything)
    assert ["01J", "01K", "05J", "11D", "12D"] == _gives(replace(MATGO, bonus_stealable=False), everything)
    assert ["11D", "12D", "09A", "X2a"] == _gives(replace(MATGO, gukjin="junk"), "X2a 09A 12D 11D")
    assert ["X2a"] == _gives(BOTH, "09A X2a")


def test_c9_a_coloured_card_that_does_not_count_double_is_plain() -> None:
    rules = replace(MATGO, double_junk=("11D",))

    assert ["12D", "11D"] == _gives(rules, "11D 12D")


def test_value_of_a_single_card() -> None:
    counting = scorer(MATGO)

    assert [1, 2, 2, 3, 0, 0] == [
        counting.value_of(next(cards_in(pile(code)))) for code in ("01J", "11D", "X2a", "X3a", "09A", "01B")
    ]
    assert 2 == counting.value_of(next(cards_in(pile("09A"))), as_junk=pile("09A"))


ANY_CAPTURED = st.sets(st.sampled_from(MATGO.pack)).map(card_set)


@given(st.sampled_from([*PRESETS.values(), BOTH, FREE, TWO_CUPS]), ANY_CAPTURED)
def test_d1_lines_add_up_to_points(rules: Rules, captured: int) -> None:
    counting = scorer(rules)

    assert counting.points(captured) == sum(line.points or 0 for line in counting.lines(captured))
    assert counting.points(captured) == max(counting.points_counted(captured, way) for way in counting.ways(captured))


@given(st.sampled_from([*PRESETS.values(), BOTH, TWO_CUPS]), ANY_CAPTURED, st.sampled_from(MATGO.pack))
def test_d1_a_card_more_never_costs_points(rules: Rules, captured: int, card: int) -> None:
    counting = scorer(rules)

    assert counting.points(captured | 1 << card) >= counting.points(captured) >= 0


def _by_hand(captured: int) -> int:
    """Count once more from the words of RULES D.1, without any table of the program."""
    brights = (captured & BRIGHTS).bit_count()
    rain = captured & pile("12B")
    total = {3: 2 if rain else 3, 4: 4, 5: 15}.get(brights, 0)
    total += max(0, (captured & ANIMALS).bit_count() - 4) + 5 * (captured & GODORI == GODORI)
    total += max(0, (captured & RIBBONS).bit_count() - 4)
    total += sum(3 for cards in (HONGDAN, CHODAN, pile("06R 09R 10R")) if captured & cards == cards)
    value = (captured & JUNK).bit_count() + (captured & pile("11D 12D X2a")).bit_count()
    return total + max(0, value + 2 * (captured & pile("X3a")).bit_count() - 9)


@given(ANY_CAPTURED)
def test_d1_tables_count_as_one_would_by_hand(captured: int) -> None:
    rules = replace(GOSTOP, gukjin="animal")

    assert _by_hand(captured) == scorer(rules).points(captured)


def test_d1_every_choice_of_brights_animals_and_ribbons_is_in_the_tables() -> None:
    counting, rules = scorer(replace(MATGO, gukjin="animal")), (BRIGHTS, ANIMALS, RIBBONS)

    for kind in rules:
        members = list(cards_in(kind))
        for size in range(len(members) + 1):
            for chosen in combinations(members, size):
                assert _by_hand(card_set(chosen)) == counting.points(card_set(chosen))


def _alike(rules: Rules) -> str:
    counts = scorer(rules)
    return " ".join(
        f"{MONTH_CODES[first]}={MONTH_CODES[second]}"
        for first, second in combinations(range(48), 2)
        if counts.are_alike(first, second)
    )


@pytest.mark.parametrize(
    ("rules", "more"),
    [
        (MATGO, ""),
        (replace(MATGO, double_junk=()), "11D=11J 11D=11K"),
        (replace(MATGO, double_junk=("12D",)), "11D=11J 11D=11K"),
    ],
)
def test_c4_the_two_plain_junk_cards_of_a_month_are_alike(rules: Rules, more: str) -> None:
    plain = [f"{month:02}J={month:02}K" for month in (1, 2, 3, 4, 5, 6, 7, 9, 10, 11)]
    plain.insert(7, "08J=08K")

    assert sorted([*plain, *more.split()]) == sorted(_alike(rules).split())


@pytest.mark.parametrize("name", list(PRESETS), ids=lambda key: f"{key[0]} {key[1]}")
@given(captured=st.integers(min_value=0, max_value=(1 << 48) - 1))
def test_d1_cards_that_are_alike_count_the_same_beside_any_others(name: tuple[str, int], captured: int) -> None:
    counts = scorer(PRESETS[name])
    for first, second in combinations(range(48), 2):
        if not counts.are_alike(first, second):
            continue
        rest = captured & ~(1 << first | 1 << second)
        one, other = rest | 1 << first, rest | 1 << second
        given_away = [counts.cheapest(one), counts.cheapest(other)]

        assert counts.points(one) == counts.points(other)
        assert counts.junk_value(one) == counts.junk_value(other)
        assert given_away[0] == given_away[1] or given_away == [first, second]


@pytest.mark.parametrize(
    ("codes", "points"),
    [("01B 03B 08B", 3), ("01B 03B 12B", 2), ("02A 04A 08A", 5), ("01R 02R 03R", 3), ("04R 05R 07R", 3)],
)
def test_a_set_alone_is_worth_what_it_counts_by_name(codes: str, points: int) -> None:
    assert points == set_points(MATGO, card_set(CARD_OF[code] for code in codes.split()))
