"""The preset `fishing_rules`, line by line of its page in three translations (RULES H.2)."""

from __future__ import annotations

import sys
from dataclasses import replace

import pytest

from gostop_desktop.engine.cards import ANIMALS, BRIGHTS, MONTH_CODES, PLAIN_JUNK, RIBBONS
from gostop_desktop.engine.dealer import draw_dealer, next_dealer
from gostop_desktop.engine.dealing import deal
from gostop_desktop.engine.deck import packets, secret_of
from gostop_desktop.engine.factors import go_multiplier, go_points
from gostop_desktop.engine.match import new_match
from gostop_desktop.engine.read_position import read_position
from gostop_desktop.engine.result import Result
from gostop_desktop.engine.rules import PRESETS, Rules
from gostop_desktop.engine.settlement import settle
from gostop_desktop.engine.state import Phase
from gostop_desktop.engine.view import view
from tests.helpers import cards, do, position, stack, types

from .sides import JUNK10, RIBBONS6, points, scored, side
from .walks import got, legal, lies, not_walked, seats_in_turn, spread, taken, turn

TWO, THREE = PRESETS["fishing_rules", 2], PRESETS["fishing_rules", 3]
BOTH = pytest.mark.parametrize("rules", [TWO, THREE])

ELSEWHERE = {
    1: "no rule: the aim of the game",
    4: "no rule: chips, a fishing game, for all ages",
    7: "held by engine/test_match.py::test_a_match_goes_from_round_to_round",
    9: "held by engine/test_scoring.py::test_a1_the_catalogue_has_the_right_kinds_and_values",
    19: "no rule: advice to look for triples and quads first",
    25: "no rule: why one may not want to show a triple",
    29: "no rule: the aim of a turn",
    31: "held by engine/test_article_fishing.py::test_fr37_a_flip_may_take_another_pair",
}


def test_every_line_is_walked() -> None:
    assert [] == not_walked(sys.modules[__name__], "fr", 70, ELSEWHERE)


def test_fr2_two_or_three_play() -> None:
    assert [2, 3] == [rules.players for rules in (TWO, THREE)]


def test_fr3_fr11_fr51_fr54_a_deck_has_48_cards_and_up_to_five_jokers() -> None:
    assert ((2, 3), 50) == (TWO.bonus_cards, len(TWO.pack))
    assert [48, 53] == [len(replace(TWO, bonus_cards=some).pack) for some in ((), (2, 2, 2, 3, 3))]


def test_fr5_fr35_fr36_a_card_takes_one_of_its_month_and_the_flip_stays() -> None:
    round, _ = turn(TWO, "03B 04A", "03R", "05A", "03R")
    choice, _ = turn(TWO, "08B 08A 04A", "08J", "12R", "08J")

    assert ("03B 03R", "04A 05A") == (got(round), lies(round))
    assert ["=08B", "=08A"] == legal(choice)


def test_fr6_fr55_fr56_with_enough_points_one_stops_or_goes_on() -> None:
    three, _ = turn(THREE, "03J", "03R", "04J", "03R", captured=["01R 02R", "", ""])
    seven, _ = turn(TWO, "03J", "03R", "04J", "03R", captured=["01R 02R 06R 09R 01B 08B 11B", ""])

    assert [["go", "stop"]] * 2 == [legal(three), legal(seven)]
    assert [3, 7] == [THREE.win_score, TWO.win_score]
    assert 5 == replace(TWO, win_score=5).win_score


def test_fr8_twelve_months_of_four() -> None:
    """The page says "4 groups of 12" (RULES H.4 no. 1)."""
    assert [4] * 12 == [sum(code.startswith(f"{month:02}") for code in MONTH_CODES) for month in range(1, 13)]


def test_fr10_24_junk_10_ribbons_9_animals_5_brights() -> None:
    junk = PLAIN_JUNK | cards("11D 12D")

    assert [24, 10, 9, 5] == [kind.bit_count() for kind in (junk, RIBBONS, ANIMALS, BRIGHTS)]
    assert 3 == points(TWO, "01J 01K 02J 02K 03J 03K 04J 04K 05J 05K 11D 12D")


def test_fr12_the_first_dealer_is_drawn_by_lot() -> None:
    assert ((), {0, 1}) == (
        draw_dealer(TWO, secret_of("a")).draws,
        {draw_dealer(TWO, secret_of(seed)).dealer for seed in "abcdef"},
    )


def test_fr13_then_the_last_winner_deals() -> None:
    assert [1, 0] == [next_dealer(TWO, 0, result) for result in (Result("stop", 1), Result("nagari"))]


def test_fr14_the_opponent_or_the_left_neighbour_cuts() -> None:
    assert [("single", "left")] * 2 == [(rules.cut, rules.cutter) for rules in (TWO, THREE)]


def test_fr15_two_players_are_dealt_the_hands_first() -> None:
    assert [(1, 5), (0, 5), (None, 4)] * 2 == packets(TWO, 0)


def test_fr16_three_players_are_dealt_the_hands_first_dealer_last() -> None:
    assert [(1, 4), (2, 4), (0, 4), (None, 3), (1, 3), (2, 3), (0, 3), (None, 3)] == packets(THREE, 0)


def test_fr17_the_rest_is_the_stock() -> None:
    assert [22, 23] == [len(deal(rules, spread(rules))[0].stock) for rules in (TWO, THREE)]


def test_fr18_hands_are_secret_and_captured_cards_visible() -> None:
    round, _ = deal(THREE, spread(THREE), 0)
    seen = view(round, 1)

    assert (round.hands[1], [7, 7, 7], 23) == (seen.hand, list(seen.hand_sizes), seen.stock_size)
    assert (round.table, tuple(round.captured)) == (seen.table, seen.captured)
    assert seen.unseen == round.hands[0] | round.hands[2] | sum(1 << card for card in round.stock)


def fresh(*hands: str, table: str = "", rules: Rules = TWO) -> Result | None:
    """Return how a deal ends at once, None if it is played."""
    given = {"hands": [hand.split() for hand in hands], "table": table.split(), "stock": ["12R"], "fresh": True}
    return read_position(rules, given)[0].result


def test_fr20_four_on_the_table_are_void_and_the_same_dealer_deals_again() -> None:
    assert Result("void") == fresh("09R", "02J", table="05A 05R 05J 05K")
    assert 1 == new_match(TWO, 1).after(Result("void")).dealer


def test_fr21_four_in_a_hand_must_be_shown_and_win_five_from_each() -> None:
    result = fresh("03B 03R 03J 03K", "02J", "04J", rules=THREE)

    assert result is not None
    assert ("quad", 0, ((1, 5), (2, 5))) == (result.kind, result.winner, result.payments)


def test_fr22_with_four_in_every_hand_nobody_pays() -> None:
    result = fresh("03B 03R 03J 03K", "05A 05R 05J 05K", "02A 02R 02J 02K", rules=THREE)

    assert result is not None
    assert (None, (), ()) == (result.winner, result.payments, result.transfers)


def test_fr23_three_on_the_table_are_a_stack_that_is_taken_as_one() -> None:
    round, events = turn(TWO, "06A 06J 06K 04A", "06R", "12R", "06R", captured=["", "07J"])

    assert {5: cards("06A 06J 06K")} == {
        month: some.cards for month, some in position("06A 06J 06K", "09R", "12R", rules=TWO).stacks.items()
    }
    assert ("06A 06R 06J 06K 07J", 1) == (got(round), taken(events))


def test_fr24_a_triple_may_be_shown_before_any_turn() -> None:
    round, _ = turn(TWO, "03B 04A", "03J 03K 03R", "12R", "~3", captured=["", ""])

    assert ((2,), cards("03R 03J 03K"), Phase.PLAY, 0) == (
        round.shaken[0],
        round.shown[0],
        round.phase,
        round.turns_done[0] - 1,
    )
    assert "03R" in legal(round)


def test_fr26_the_dealer_has_the_first_turn() -> None:
    assert [0, 1, 2] == [deal(THREE, spread(THREE), dealer)[0].current for dealer in range(3)]


def test_fr27_fr28_a_turn_is_a_card_then_a_flip_then_the_right_neighbour() -> None:
    round, events = turn(THREE, "04A", "03R", "05A", "03R")

    assert ["Laid", "Flipped", "Laid"] == types(events)[:3]
    assert [0, 1, 2, 0] == seats_in_turn(deal(THREE, spread(THREE))[0], 4)
    assert 1 == round.current


def test_fr30_without_a_match_the_card_lies_alone_then_the_flip() -> None:
    round, _ = turn(TWO, "04A", "03R", "04J", "03R")

    assert ("04A 04J", "03R") == (got(round), lies(round))


def test_fr32_a_flip_that_matches_two_takes_the_one_chosen() -> None:
    round, _ = turn(TWO, "10A 10J 04A", "05A", "10R", "05A")

    assert (Phase.FLIP_TARGET, ["=10A", "=10J"]) == (round.phase, legal(round))
    do(round, "=10J")
    assert "10R 10J" == got(round)


def test_fr33_a_flip_that_matches_a_stack_takes_all_four() -> None:
    round, events = turn(TWO, "06A 06J 06K 04A", "01J", "06R", "01J", captured=["", "07J"])

    assert ("06A 06R 06J 06K 07J", 1) == (got(round), taken(events))


def test_fr34_a_flip_that_matches_nothing_lies_alone() -> None:
    round, _ = turn(TWO, "04A", "03R", "12R", "03R")

    assert ("", "03R 04A 12R") == (got(round), lies(round))


def test_fr37_a_flip_may_take_another_pair() -> None:
    round, events = turn(TWO, "03B 04A 12R", "03R", "04J", "03R")

    assert ("03B 03R 04A 04J", 0) == (got(round), taken(events))


def test_fr38_fr39_a_flip_of_the_pairs_month_leaves_a_stack_until_the_fourth() -> None:
    round, events = turn(TWO, "05J 04A", "05A", "05R", "05A")

    assert "Ppuk" in types(events)
    assert ("", cards("05J 05A 05R")) == (got(round), round.stacks[4].cards)


def test_fr40_a_hand_card_takes_a_stack_then_comes_the_flip() -> None:
    round, events = turn(TWO, "04A", "05K", "04J", "05K", stacks=[stack("05J 05A 05R", 1)], captured=["", "07J"])

    assert "04A 04J 05A 05R 05J 05K 07J" == got(round)
    assert 1 == taken(events)


def test_fr41_fr63_a_round_ends_when_someone_stops_or_the_cards_are_out() -> None:
    """Nobody reaches the target, or who had called Go does not raise: no payment."""
    drawn, _ = turn(TWO, "04J", "03R", "12R", "03R", last=True, hands=[""])
    not_raised, _ = turn(
        TWO, "04J", "03J", "12R", "03J", last=True, hands=[""], captured=[RIBBONS6, ""], go=[1, 0], last_go_score=[8, 0]
    )

    assert [Result("nagari")] * 2 == [drawn.result, not_raised.result]


def test_fr42_fr43_two_table_cards_of_two_months_both_captured_take_a_junk_of_each() -> None:
    swept, events = turn(THREE, "03B 04A", "03R", "04J", "03R")
    same_month, other_events = turn(TWO, "08B 08A", "08J", "08K", "08J", "=08B")
    three_cards, more_events = turn(TWO, "08B 08A 04A", "08J", "04J", "08J", "=08B")

    assert (2, "") == (taken(events), lies(swept))
    assert ["Sweep" in types(some) for some in (events, other_events, more_events)] == [True, False, False]
    assert (1, "") == (taken(other_events), lies(same_month))
    assert "08A" == lies(three_cards)


@BOTH
def test_fr44_ttadak_takes_a_junk_of_each(rules: Rules) -> None:
    round, events = turn(
        rules, "08B 08A 04A", "08J", "08K", "08J", "=08B", captured=["", *["06J", "07J"][: rules.players - 1]]
    )

    assert rules.players - 1 == taken(events)
    assert cards("08B 08A 08J 08K") == round.captured[0] & cards("08B 08A 08J 08K")


@BOTH
def test_fr45_jjok_takes_a_junk_of_each(rules: Rules) -> None:
    round, events = turn(rules, "03B 04A", "01J", "01K", "01J")

    assert rules.players - 1 == taken(events)
    assert cards("01J 01K") == round.captured[0] & cards("01J 01K")


@BOTH
@pytest.mark.parametrize(("owner", "each"), [(None, 1), (1, 1), (0, 2)])
def test_fr46_fr47_a_stack_takes_a_junk_of_each_and_ones_own_two(rules: Rules, owner: int | None, each: int) -> None:
    by_hand, events = turn(rules, "04A", "05K", "12R", "05K", stacks=[stack("05J 05A 05R", owner)])
    by_flip, more = turn(rules, "04A", "01J", "05K", "01J", stacks=[stack("05J 05A 05R", owner)])

    assert [each * (rules.players - 1)] * 2 == [taken(events), taken(more)]
    assert "04A 12R" == lies(by_hand)
    assert "01J 04A" == lies(by_flip)


def test_fr48_to_50_a_bomb_of_an_undeclared_triple_then_two_turns_with_the_stock_only() -> None:
    round, events = turn(TWO, "10K 04A 05A", "10A 10R 10J", "04J", "!10")
    shown, _ = turn(TWO, "10K 04A", "10A 10R 10J", "04J", "~10")

    assert ("04A 04J 10A 10R 10J 10K", [2, 0], 0) == (got(round), round.free_turns, taken(events))
    assert "!10" not in legal(shown)


def test_fr52_a_joker_is_replaced_on_the_table_and_turned_up_it_is_kept() -> None:
    by_hand, _ = turn(TWO, "04A 03B", "X2a 09R", "04J 12R", "X2a")
    turned_up, _ = turn(TWO, "05J 04A", "05A", "X2a 05R", "05A")

    assert ("04A 04J X2a", "03B 12R") == (got(by_hand), lies(by_hand))
    assert ("X2a", 0) == (got(turned_up), turned_up.stacks[4].bonus)


def test_fr53_jokers_on_the_table_are_the_dealers_and_replaced() -> None:
    given = {
        "hands": [["09R"], ["02J"]],
        "table": ["X2a", "X3a"],
        "stock": ["04A", "11J", "12R"],
        "fresh": True,
        "dealer": 1,
    }

    round, _ = read_position(TWO, given)

    assert ("X2a X3a", "04A 11J") == (got(round, 1), lies(round))


def test_fr57_after_go_the_score_must_exceed_the_one_at_go() -> None:
    went = {"captured": ["01R 02R 03R 05R", "", ""], "go": [1, 0, 0], "last_go_score": [3, 0, 0]}
    same, _ = turn(THREE, "09J", "09K", "11J", "09K", **went)
    more, _ = turn(THREE, "04J", "04R", "11J", "04R", **went)

    assert [(Phase.PLAY, 1), (Phase.GO_STOP, 0)] == [(round.phase, round.current) for round in (same, more)]


@pytest.mark.parametrize(
    ("captured", "expected"),
    [("01B 03B 08B 11B 12B", 15), ("01B 03B 08B 12B", 4), ("01B 03B 08B", 3), ("01B 03B 12B", 2)],
)
def test_fr58_brights(captured: str, expected: int) -> None:
    assert expected == points(TWO, captured)


def test_fr59_animals() -> None:
    assert [1, 2, 5] == [
        points(TWO, some) for some in ("02A 04A 05A 06A 07A", "02A 04A 05A 06A 07A 09A", "02A 04A 08A")
    ]


def test_fr60_ribbons() -> None:
    assert {"hongdan": 3, "ribbon": 2} == scored(TWO, "01R 02R 03R 04R 05R 12R")
    assert [3, 3, 0] == [points(TWO, some) for some in ("06R 09R 10R", "04R 05R 07R", "04R 05R 12R")]


def test_fr61_junk() -> None:
    assert [1, 2] == [points(TWO, JUNK10), points(TWO, JUNK10 + " 06J")]


def test_fr62_the_stopper_is_paid_his_score_by_each() -> None:
    sides = {0: side(RIBBONS6), 1: side("12B"), 2: side("08B")}

    assert ((1, 8), (2, 8)) == settle(THREE, 0, sides).payments


def test_fr64_a_shown_triple_doubles_and_two_are_four_fold() -> None:
    assert [2, 4] == [settle(TWO, 0, {0: side(RIBBONS6, shakes=n), 1: side("12B")}).multiplier for n in (1, 2)]


def test_fr65_scored_brights_double_if_no_other_player_has_any() -> None:
    winner = side("01B 03B 08B")

    assert ((1, 6), (2, 6)) == settle(THREE, 0, {0: winner, 1: side("02A"), 2: side("02J")}).payments
    assert ((1, 3), (2, 3)) == settle(THREE, 0, {0: winner, 1: side("02A"), 2: side("11B")}).payments


def test_fr66_seven_animals_double() -> None:
    assert 2 == settle(TWO, 0, {0: side("02A 04A 08A 05A 06A 07A 10A"), 1: side("12B")}).multiplier


def test_fr67_ten_junk_double_against_five_or_fewer() -> None:
    winner = side(f"{RIBBONS6} {JUNK10}")
    five, six = side("06J 06K 07J 07K 08J 12B"), side("09J 09K 10J 10K 11J 11K 08B")

    assert ((1, 18), (2, 9)) == settle(THREE, 0, {0: winner, 1: five, 2: six}).payments
    assert ((1, 18),) == settle(TWO, 0, {0: winner, 1: side("12B")}).payments


def test_fr68_a_round_without_winner_doubles_the_next() -> None:
    assert [2, 2] == [settle(TWO, 0, {0: side(RIBBONS6), 1: side("12B")}, carry=carry).multiplier for carry in (1, 2)]


def test_fr69_fr70_one_chip_more_for_each_go_and_double_from_the_fourth() -> None:
    assert [0, 1, 2, 3, 4, 5] == [go_points(TWO, count) for count in range(6)]
    assert [1, 1, 1, 1, 2, 2] == [go_multiplier(TWO, count) for count in range(6)]
