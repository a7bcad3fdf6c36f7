"""The preset `arabic_encyclopedia`, line by line of its article (RULES H.1)."""

from __future__ import annotations

import sys
from dataclasses import replace

import pytest

from gostop_desktop.engine.dealer import best_drawn
from gostop_desktop.engine.dealing import deal
from gostop_desktop.engine.deck import cut_single, packets
from gostop_desktop.engine.factors import go_multiplier, go_points
from gostop_desktop.engine.match import new_match
from gostop_desktop.engine.money import starting_balances
from gostop_desktop.engine.read_position import read_position
from gostop_desktop.engine.result import Result
from gostop_desktop.engine.round import Round
from gostop_desktop.engine.rules import PRESETS, Rules
from gostop_desktop.engine.settlement import settle
from gostop_desktop.engine.state import Phase
from tests.helpers import card, cards, do, position, stack, types

from .sides import JUNK10, RIBBONS6, points, scored, side
from .walks import got, legal, lies, not_walked, seats_in_turn, spread, taken, turn

TWO, THREE = PRESETS["arabic_encyclopedia", 2], PRESETS["arabic_encyclopedia", 3]

ELSEWHERE = {
    6: "held by engine/test_settlement.py::test_f4_a_loser_who_had_called_go",
    9: "held by engine/test_deck.py::test_every_card_comes_to_every_place_alike",
    54: "no rule: advice on when to say Go",
    61: "no rule: a remark on cheating",
}


def test_every_line_is_walked() -> None:
    assert [] == not_walked(sys.modules[__name__], "ae", 61, ELSEWHERE)


def test_ae1_ae3_two_players_play_matgo_and_three_go_stop() -> None:
    """A fourth person is not offered (RULES B.9)."""
    assert [(10, 8), (7, 6)] == [(rules.hand_size, rules.table_size) for rules in (TWO, THREE)]


def test_ae2_the_deck_has_extra_cards() -> None:
    assert [50, 50] == [len(rules.pack) for rules in (TWO, THREE)]


def test_ae4_ae23_at_a_fixed_minimum_go_or_stop_is_asked() -> None:
    seven, _ = turn(TWO, "03J", "03R", "04J", "03R", captured=["01R 02R 06R 09R 01B 08B 11B", ""])
    three, _ = turn(THREE, "03J", "03R", "04J", "03R", captured=["01R 02R", "", ""])
    six, _ = turn(TWO, "03J", "03R", "04J", "03R", captured=["01R 02R 06R 01B 08B 11B", ""])

    assert [Phase.GO_STOP, Phase.GO_STOP, Phase.PLAY] == [round.phase for round in (seven, three, six)]


def test_ae5_ae52_ae53_points_rise_first_then_they_are_multiplied() -> None:
    assert [0, 1, 2, 0, 0, 0] == [go_points(TWO, count) for count in range(6)]
    assert [1, 1, 1, 2, 3, 4] == [go_multiplier(TWO, count) for count in range(6)]


def test_ae7_stop_ends_the_hand_and_the_caller_collects() -> None:
    round, _ = turn(TWO, "03J", "03R", "04J", "03R", "stop", captured=["01R 02R 06R 09R 01B 08B 11B", "12B"])

    assert round.result is not None
    assert ("stop", 0, ((1, 7),)) == (round.result.kind, round.result.winner, round.result.payments)


def test_ae8_by_day_the_farthest_month_deals_and_at_night_the_nearest() -> None:
    drawn = {0: card("05A"), 1: card("09J"), 2: card("12D")}

    assert [(2,), (0,)] == [best_drawn(THREE, drawn, night=night) for night in (False, True)]


def test_ae10_the_neighbour_on_the_left_cuts_once() -> None:
    assert [("single", "left")] * 2 == [(rules.cut, rules.cutter) for rules in (TWO, THREE)]
    assert list("cdab") == cut_single("abcd", 2)


def test_ae11_two_players_are_dealt_the_table_first() -> None:
    assert [(None, 4), (1, 5), (0, 5)] * 2 == packets(TWO, 0)


def test_ae12_three_players_are_dealt_the_table_first_from_the_right() -> None:
    assert [(None, 3), (1, 4), (2, 4), (0, 4), (None, 3), (1, 3), (2, 3), (0, 3)] == packets(THREE, 0)


def test_ae13_the_rest_is_the_stock() -> None:
    assert [22, 23] == [len(deal(rules, spread(rules))[0].stock) for rules in (TWO, THREE)]


def test_ae14_three_of_a_month_on_the_table_are_bound_and_pairs_are_not() -> None:
    fresh = {"hands": [["09R"], ["02J"]], "table": "05J 05A 05R 08B 08A".split(), "stock": ["12R"], "fresh": True}

    round, _ = read_position(TWO, fresh)

    assert {4: cards("05J 05A 05R")} == {month: stack.cards for month, stack in round.stacks.items()}
    assert "08B 08A" == lies(round)


def test_ae15_the_dealer_begins_and_the_turn_passes_to_the_right() -> None:
    assert [1, 2, 0, 1] == seats_in_turn(deal(THREE, spread(THREE), 1)[0], 4)


def test_ae16_ae17_a_hand_card_takes_one_of_its_month_and_of_two_the_one_chosen() -> None:
    one, _ = turn(TWO, "03B 04A", "03R", "05A", "03R")
    round, _ = turn(TWO, "08B 08A 04A", "08J", "12R", "08J")

    assert ("03B 03R", "04A 05A") == (got(one), lies(one))
    assert (Phase.HAND_TARGET, ["=08B", "=08A"]) == (round.phase, legal(round))


def test_ae18_without_a_match_the_card_stays() -> None:
    round, _ = turn(TWO, "04A", "03R", "05A", "03R")

    assert ("", "03R 04A 05A") == (got(round), lies(round))


def test_ae19_the_flip_takes_too_together_with_the_pair_of_the_hand() -> None:
    round, events = turn(TWO, "03B 04A 12R", "03R", "04J", "03R")

    assert ("03B 03R 04A 04J", "12R") == (got(round), lies(round))
    assert 0 == taken(events)


def test_ae20_a_flip_of_the_pairs_month_is_a_ppuk_that_waits_for_the_fourth() -> None:
    round, events = turn(TWO, "05J 04A", "05A", "05R", "05A")

    assert "Ppuk" in types(events)
    assert ("", cards("05J 05A 05R")) == (got(round), round.stacks[4].cards)


@pytest.mark.parametrize("rules", [TWO, THREE])
def test_ae21_a_flip_takes_the_card_just_laid_and_a_junk_of_each(rules: Rules) -> None:
    round, events = turn(rules, "03B 04A", "01J", "01K", "01J")

    assert "Jjok" in types(events)
    assert cards("01J 01K") == round.captured[0] & cards("01J 01K")
    assert round.rules.players - 1 == taken(events)


def test_ae22_two_on_the_table_and_both_others_are_a_ttadak() -> None:
    round, events = turn(THREE, "08B 08A 04A", "08J", "08K", "08J", "=08B", captured=["", "06J", "07J"])

    assert "Ttadak" in types(events)
    assert "06J 07J 08B 08A 08J 08K" == got(round)


def test_ae24_ae25_a_hand_without_a_stop_is_drawn_and_the_dealer_stays() -> None:
    round = read_position(TWO, {"hands": [["03R"], []], "table": ["04J"], "stock": ["12R"]})[0]
    do(round, "03R")

    assert round.result == Result("nagari")
    assert (1, 1) == ((match := new_match(TWO, 1).after(round.result)).dealer, match.carry)


def test_ae26_after_a_drawn_hand_the_loser_owes_double() -> None:
    once, often = (settle(TWO, 0, {0: side(RIBBONS6), 1: side("12B")}, carry=carry) for carry in (1, 3))

    assert [((1, 16),), ((1, 16),)] == [once.payments, often.payments]


def test_ae27_each_shaken_month_doubles_the_win() -> None:
    round, _ = turn(TWO, "04A", "03J 03K 03R 07J 07K 07R", "12R", "~3", "~7", captured=["", ""])

    assert (2, 6) == (len(round.shaken[0]), round.shown[0].bit_count())
    assert [2, 4] == [settle(TWO, 0, {0: side(RIBBONS6, shakes=count), 1: side("12B")}).multiplier for count in (1, 2)]


def test_ae28_to_30_a_bomb_takes_the_month_a_junk_of_each_and_two_free_turns() -> None:
    round, events = turn(THREE, "10K 04A", "10A 10R 10J", "12R", "!10", captured=["", "06J 06K", "07J 07K"])

    assert "06J 07J 10A 10R 10J 10K" == got(round)
    assert (2, [2, 0, 0]) == (taken(events), round.free_turns)
    shaken, _ = turn(TWO, "10K 04A", "10A 10R 10J", "12R", "~10", captured=["", "06J"])
    assert "!10" in legal(shaken)


def test_ae29_a_bomb_of_itself_does_not_double() -> None:
    assert 1 == settle(TWO, 0, {0: side(RIBBONS6, bombs=1), 1: side("12B")}).multiplier


def test_ae31_four_of_a_month_may_be_shown_and_win() -> None:
    fresh = {"hands": [["03B", "03R", "03J", "03K"], ["02J", "02K"]], "table": ["04A"], "stock": ["12R"], "fresh": True}
    round, _ = read_position(TWO, fresh)

    assert ["quad", "pass"] == legal(round)
    do(round, "quad")
    assert round.result is not None
    assert ("quad", 0, ((1, 7),)) == (round.result.kind, round.result.winner, round.result.payments)


def test_ae32_a_dealt_triple_is_taken_with_the_fourth_and_a_junk_of_each() -> None:
    round, events = turn(THREE, "06A 06J 06K 04A", "06R", "12R", "06R", captured=["", "07J", "08J"])

    assert ("06A 06R 06J 06K 07J 08J", 2) == (got(round), taken(events))


def test_ae33_four_of_a_month_on_the_table_are_dealt_again_by_the_same_dealer() -> None:
    fresh = {"hands": [["09R"], ["02J"]], "table": ["05J", "05K", "05A", "05R"], "stock": ["12R"], "fresh": True}
    round, _ = read_position(TWO, fresh)

    assert round.result == Result("void")
    assert 1 == new_match(TWO, 1).after(Result("void")).dealer


def test_ae34_a_bonus_card_on_the_table_is_the_dealers_and_replaced() -> None:
    fresh = {"hands": [["09R"], ["02J"]], "table": ["X2a", "04A"], "stock": ["11J", "12R"], "fresh": True, "dealer": 1}
    round, events = read_position(TWO, fresh)

    assert ("X2a", "04A 11J") == (got(round, 1), lies(round))
    assert 0 == taken(events)


def test_ae35_a_dealt_bonus_card_is_added_at_the_start_of_a_turn_and_replaced_into_the_hand() -> None:
    round, _ = turn(TWO, "04A", "X2a 09R", "05J 12R", "X2a")

    assert "X2a" == got(round)
    assert (0, cards("05J")) == (round.current, round.hands[0] & cards("05J"))


def test_ae36_a_bonus_card_from_the_stock_is_kept_but_stays_with_a_ppuk() -> None:
    kept, _ = turn(TWO, "03B 04A", "03R", "X2a 05A", "03R")
    buried, _ = turn(TWO, "05J 04A", "05A", "X2a 05R", "05A")

    assert "03B 03R X2a" == got(kept)
    assert ("", cards("05J 05A 05R X2a")) == (got(buried), buried.stacks[4].all_cards)


def threatened() -> Round:
    return position(
        "11J 12A", "03R 06R", "05A", rules=THREE, hands=["02J 02K", "04J 04K"], captured=["", "01R 02R", "09R 10R"]
    )


def test_ae37_shodang() -> None:
    agreed, refused = threatened(), threatened()
    do(agreed, "shodang", "yes", "yes")
    do(refused, "shodang", "no")

    assert agreed.result == Result("nagari")
    assert ["06R"] == legal(refused)


@pytest.mark.parametrize(
    ("captured", "expected"),
    [("01B 03B 08B", 3), ("01B 03B 12B", 2), ("01B 03B 08B 11B", 4), ("01B 03B 08B 12B", 4)],
)
def test_ae38_to_40_brights(captured: str, expected: int) -> None:
    assert expected == points(TWO, captured)


def test_ae41_five_brights_are_fifteen_to_fifty_by_agreement() -> None:
    assert [15, 15, 50] == [points(rules, "01B 03B 08B 11B 12B") for rules in (TWO, THREE, replace(TWO, bright5=50))]


def test_ae42_to_44_ribbons() -> None:
    counts = ["01R 02R 06R 09R 04R", "01R 02R 06R 09R 04R 05R", "01R 02R 06R 09R 04R 05R 12R"]

    assert [1, 2, 3] == [points(TWO, captured) for captured in counts]
    assert [3, 3, 3, 0] == [points(TWO, some) for some in ("06R 09R 10R", "01R 02R 03R", "04R 05R 07R", "04R 05R 12R")]
    assert 8 == points(TWO, "01R 02R 03R 06R 09R 10R")


def test_ae45_to_47_animals() -> None:
    assert {"animal": 2} == scored(TWO, "05A 06A 07A 09A 10A 12A")
    assert [5, 0] == [points(TWO, "08A 04A 02A"), points(TWO, "12A 04A 02A")]
    assert 7 == points(TWO, "02A 04A 08A 05A 06A 07A")


def test_ae48_ae49_junk() -> None:
    assert [1, 2] == [points(TWO, JUNK10), points(TWO, JUNK10 + " 06J")]
    assert 1 == points(TWO, "01J 01K 02J 02K 11D 12D X2a")


def test_ae50_the_choice_is_compulsory() -> None:
    round, _ = turn(TWO, "03J", "03R", "04J", "03R", captured=["01R 02R 06R 09R 01B 08B 11B", ""])

    assert ["go", "stop"] == legal(round)


def test_ae51_after_a_go_at_least_one_more_point_is_needed() -> None:
    same, _ = turn(
        THREE, "09J", "09K", "11J", "09K", captured=["01R 02R 03R", "", ""], go=[1, 0, 0], last_go_score=[3, 0, 0]
    )
    more, _ = turn(
        THREE, "04J", "04R", "11J", "04R", captured=["01R 02R 03R 05R", "", ""], go=[1, 0, 0], last_go_score=[3, 0, 0]
    )

    assert [Phase.PLAY, Phase.GO_STOP] == [same.phase, more.phase]


def test_ae55_a_loser_who_had_called_go_pays_double() -> None:
    sides = {0: side(RIBBONS6), 1: side("12B", go=1), 2: side("08B")}

    assert ((1, 16), (2, 8)) == settle(THREE, 0, sides, go_calls=(1,)).payments


def test_ae56_no_bright_against_scored_brights_is_double() -> None:
    assert ((1, 6), (2, 3)) == settle(THREE, 0, {0: side("01B 03B 08B"), 1: side("02A"), 2: side("12B")}).payments


def test_ae57_fewer_than_six_junk_against_scored_junk_is_double() -> None:
    winner = side(f"{RIBBONS6} {JUNK10}")
    five, six = side("06J 06K 07J 07K 08J 12B"), side("09J 09K 10J 10K 11J 11K 08B")

    assert ((1, 18), (2, 9)) == settle(THREE, 0, {0: winner, 1: five, 2: six}).payments
    assert ((1, 18),) == settle(TWO, 0, {0: winner, 1: side("12B")}).payments


def test_ae58_ae59_all_are_cumulative_up_to_eight_fold() -> None:
    winner = side(f"{JUNK10} 06J 06K 07J 01B 03B 08B")

    result = settle(TWO, 0, {0: winner, 1: side("01R 02R 03R 06R 09R 10R 08J", go=1, last_go_score=8)}, go_calls=(1,))

    assert (7, ((1, 56),)) == (result.base, result.payments)


def test_ae60_a_point_is_a_hundred_won_or_any_amount() -> None:
    assert [[100_000] * 2, [5_000] * 2] == [starting_balances(TWO), starting_balances(replace(TWO, point_value=5))]
    assert "unlimited" == TWO.bankroll


def test_a_stack_of_ones_own_is_worth_one_junk() -> None:
    """RULES H.4 no. 7: the article makes no difference."""
    _, events = turn(TWO, "04A", "05K", "12R", "05K", stacks=[stack("05J 05A 05R", 0)])

    assert 1 == taken(events)


def test_emptying_the_table_earns_nothing() -> None:
    """RULES H.4 no. 8: the article knows no sweep."""
    round, events = turn(TWO, "03B 04A", "03R", "04J", "03R")

    assert 0 == taken(events)
    assert "" == lies(round)
