"""The preset `chinese_encyclopedia`, line by line of its article (RULES H.3)."""

from __future__ import annotations

import sys
from dataclasses import replace

import pytest

from gostop_desktop.engine.dealer import best_drawn, next_dealer
from gostop_desktop.engine.dealing import deal
from gostop_desktop.engine.deck import cut_three_piles, packets
from gostop_desktop.engine.events import InstantPayment
from gostop_desktop.engine.factors import go_multiplier, go_points
from gostop_desktop.engine.read_position import read_position
from gostop_desktop.engine.result import Result
from gostop_desktop.engine.rules import PRESETS, Rules
from gostop_desktop.engine.settlement import settle
from gostop_desktop.engine.state import Phase
from gostop_desktop.engine.view import view
from tests.helpers import card, cards, do, stack, types

from .sides import JUNK10, RIBBONS6, points, scored, side
from .walks import got, legal, lies, not_walked, seats_in_turn, spread, taken, turn

TWO, THREE = PRESETS["chinese_encyclopedia", 2], PRESETS["chinese_encyclopedia", 3]
BOTH = pytest.mark.parametrize("rules", [TWO, THREE])

ELSEWHERE = {
    5: "held by engine/test_highest_score.py::test_the_hand_of_133_120_is_played",
    17: "held by engine/test_match.py::test_a_match_goes_from_round_to_round",
    31: "no rule: agree on the values first; every one is an option",
    60: "held by engine/test_article_chinese.py::test_ce20_ce21_the_caller_pays_double_and_who_had_not_called_nothing",
}


def test_every_line_is_walked() -> None:
    assert [] == not_walked(sys.modules[__name__], "ce", 63, ELSEWHERE)


def test_ce1_two_or_three_players() -> None:
    assert [2, 3] == [rules.players for rules in (TWO, THREE)]


def test_ce2_ce13_to_15_a_card_and_then_a_flip_capture_their_month() -> None:
    both, _ = turn(TWO, "03B 04A 12R", "03R", "04J", "03R")
    neither, _ = turn(TWO, "04A", "03R", "12R", "03R")
    choice, _ = turn(TWO, "08B 08A 04A", "08J", "12R", "08J")
    flip_choice, _ = turn(TWO, "10A 10J 04A", "05A", "10R", "05A")

    assert [("03B 03R 04A 04J", "12R"), ("", "03R 04A 12R")] == [(got(round), lies(round)) for round in (both, neither)]
    assert [["=08B", "=08A"], ["=10A", "=10J"]] == [legal(choice), legal(flip_choice)]


def test_ce13_any_card_may_be_laid_though_another_would_match() -> None:
    round, _ = turn(TWO, "03B", "03R 05A", "12R")

    assert {"03R", "05A"} < set(legal(round))


def test_ce3_ce16_with_three_or_seven_points_stop_or_go() -> None:
    three, _ = turn(THREE, "03J", "03R", "04J", "03R", captured=["01R 02R", "", ""])
    seven, _ = turn(TWO, "03J", "03R", "04J", "03R", captured=["01R 02R 06R 09R 01B 08B 11B", ""])

    assert [["go", "stop"]] * 2 == [legal(three), legal(seven)]
    assert [3, 7] == [THREE.win_score, TWO.win_score]


def test_ce4_only_combinations_count() -> None:
    assert 0 == points(TWO, "01B 03B 02A 04A 01R 02R 01J 01K")


def test_ce6_the_later_month_deals() -> None:
    assert [(1,), (1,)] == [best_drawn(TWO, {0: card("05A"), 1: card("09J")}, night=night) for night in (False, True)]


def test_ce7_the_right_neighbour_exchanges_three_piles() -> None:
    assert [("three_piles", "right")] * 2 == [(rules.cut, rules.cutter) for rules in (TWO, THREE)]
    assert list("efabcd") == cut_three_piles("abcdef", (2, 0, 1))


def test_ce8_to_11_hands_of_seven_or_ten_hidden_and_six_or_eight_open() -> None:
    round, _ = deal(THREE, spread(THREE), 1)

    assert [(7, 6, 23), (10, 8, 22)] == [
        (rules.hand_size, rules.table_size, len(deal(rules, spread(rules))[0].stock)) for rules in (THREE, TWO)
    ]
    assert [(None, 3), (1, 4), (2, 4), (0, 4), (None, 3), (1, 3), (2, 3), (0, 3)] == packets(THREE, 0)
    assert (1, 0) == (round.current, view(round, 0).unseen & round.hands[0])


def test_ce12_the_dealer_first_then_counter_clockwise() -> None:
    assert [2, 0, 1, 2] == seats_in_turn(deal(THREE, spread(THREE), 2)[0], 4)


def test_ce18_gos_add_one_and_two_then_multiply_by_powers_of_two() -> None:
    some = replace(TWO, go_points="always")

    assert [0, 1, 2, 0, 0, 0] == [go_points(TWO, count) for count in range(6)]
    assert [1, 1, 1, 2, 4, 8] == [go_multiplier(TWO, count) for count in range(6)]
    assert [0, 1, 2, 3, 4, 5] == [go_points(some, count) for count in range(6)]


def test_ce19_ce23_a_go_without_a_stop_scores_nothing_and_doubles_the_next_hand() -> None:
    round, _ = turn(
        TWO, "04J", "03J", "12R", "03J", last=True, hands=[""], captured=[RIBBONS6, ""], go=[1, 0], last_go_score=[8, 0]
    )

    assert Result("nagari") == round.result
    assert [2, 2] == [settle(TWO, 0, {0: side(RIBBONS6), 1: side("12B")}, carry=carry).multiplier for carry in (1, 2)]


def test_ce20_ce21_the_caller_pays_double_and_who_had_not_called_nothing() -> None:
    sides = {0: side(RIBBONS6), 1: side("12B", go=1), 2: side("08B")}

    assert ((1, 16), (2, 0)) == settle(THREE, 0, sides, go_calls=(1,)).payments


def test_ce22_the_winner_deals_next() -> None:
    assert 2 == next_dealer(THREE, 0, Result("stop", 2))


def test_ce24_at_or_below_the_score_of_the_last_go_there_is_no_new_call() -> None:
    went = {"captured": ["01R 02R 03R 05R", "", ""], "go": [1, 0, 0], "last_go_score": [3, 0, 0]}
    same, _ = turn(THREE, "09J", "09K", "11J", "09K", **went)
    more, _ = turn(THREE, "04J", "04R", "11J", "04R", **went)

    assert [Phase.PLAY, Phase.GO_STOP] == [same.phase, more.phase]


def fresh(*hands: str, table: str = "", rules: Rules = TWO) -> Result | None:
    given = {"hands": [hand.split() for hand in hands], "table": table.split(), "stock": ["12R"], "fresh": True}
    return read_position(rules, given)[0].result


def test_ce25_four_on_the_table_are_void() -> None:
    assert Result("void") == fresh("09R", "02J", table="05A 05R 05J 05K")


def test_ce26_ce36_the_sake_cup_is_an_animal_or_two_junk_or_both() -> None:
    nine = "09A 01J 01K 02J 02K 03J 03K 04J 04K"

    assert [1, 1, 0] == [
        points(rules, nine) for rules in (TWO, replace(TWO, gukjin="both"), replace(TWO, gukjin="animal"))
    ]
    assert 1 == points(TWO, "05A 06A 07A 10A 09A")
    assert 2 == points(replace(TWO, gukjin="both"), "05A 06A 07A 10A 09A " + nine.removeprefix("09A "))


def test_ce27_the_coloured_junk_of_november_and_december_counts_two() -> None:
    assert 1 == points(TWO, "01J 01K 02J 02K 03J 03K 11D 12D")


def test_ce28_two_bonus_cards_worth_two() -> None:
    assert ((2, 2), 52 - 2) == (TWO.bonus_cards, len(TWO.pack))
    assert 1 == points(TWO, "01J 01K 02J 02K 03J 03K X2a X2b")
    assert 3 == points(replace(TWO, bonus_cards=(3, 3)), "01J 01K 02J 02K 03J 03K X3a X3b")


def test_ce29_a_bonus_card_in_hand_or_turned_up_is_kept_and_another_card_turned_up() -> None:
    by_hand, _ = turn(TWO, "04A 03B", "X2a 09R", "04J 12R", "X2a")
    by_flip, _ = turn(TWO, "03B 04A", "03R", "X2b 05A", "03R")
    with_ppuk, _ = turn(TWO, "05J 04A", "05A", "X2a 05R", "05A")

    assert ["04A 04J X2a", "03B 03R X2b", "X2a"] == [got(round) for round in (by_hand, by_flip, with_ppuk)]


def test_ce30_a_bonus_card_on_the_table_is_the_dealers() -> None:
    given = {"hands": [["09R"], ["02J"]], "table": ["X2a", "04A"], "stock": ["11J"], "fresh": True, "dealer": 1}

    assert "X2a" == got(read_position(TWO, given)[0], 1)


@pytest.mark.parametrize(
    ("captured", "expected"),
    [("01B 03B 08B 11B 12B", 15), ("01B 03B 08B 11B", 4), ("01B 03B 08B", 3), ("01B 03B 12B", 2)],
)
def test_ce32_brights(captured: str, expected: int) -> None:
    assert expected == points(TWO, captured)


def test_ce33_godori() -> None:
    assert {"godori": 5} == scored(TWO, "02A 04A 08A")


def test_ce34_ribbon_sets() -> None:
    assert [3, 3, 3] == [points(TWO, some) for some in ("01R 02R 03R", "06R 09R 10R", "04R 05R 07R")]


def test_ce35_ce37_five_animals_five_ribbons_ten_junk_and_one_for_each_further_card() -> None:
    five = ("02A 04A 05A 06A 07A", "01R 02R 04R 05R 06R", JUNK10)

    assert [1, 1, 1] == [points(TWO, some) for some in five]
    assert [2, 2, 2] == [points(TWO, some) for some in (five[0] + " 10A", five[1] + " 09R", five[2] + " 06J")]
    assert [3, 3] == [points(TWO, f"{JUNK10} {double}") for double in ("11D", "12D")]
    assert 3 == points(TWO, f"{JUNK10} 09A")


def test_ce38_four_brights_with_the_rain_differ_in_some_rules() -> None:
    assert [4, 3] == [points(rules, "01B 03B 08B 12B") for rules in (TWO, replace(TWO, bright4_rain=3))]


def test_ce39_four_in_a_hand_end_the_hand_or_are_played_on() -> None:
    result = fresh("03B 03R 03J 03K", "02J")

    assert result is not None
    assert ("quad", ((1, 5),)) == (result.kind, result.payments)
    assert fresh("03B 03R 03J 03K", "02J", rules=replace(TWO, hand_quad="off")) is None
    assert 20 == replace(TWO, hand_quad_points=20).hand_quad_points


def paid_at_once(events: list[object]) -> list[tuple[str, int]]:
    return [(event.reason, event.points) for event in events if isinstance(event, InstantPayment)]


def test_ce40_to_43_ppuk_and_what_the_first_second_and_third_bring() -> None:
    first, events = turn(THREE, "05J 04A", "05A", "05R", "05A", turns_done=[0, 0, 0])
    _, second = turn(THREE, "05J 04A", "05A", "05R", "05A", turns_done=[1, 1, 1], ppuk_turns=[[0], [], []])
    _, late = turn(THREE, "05J 04A", "05A", "05R", "05A", turns_done=[1, 1, 1])
    third, _ = turn(THREE, "05J 04A", "05A", "05R", "05A", turns_done=[5, 5, 5], ppuk_turns=[[0, 3], [], []])

    assert cards("05J 05A 05R") == first.stacks[4].cards
    assert [[("first_ppuk", 3)], [("second_ppuk", 5)], []] == [paid_at_once([*some]) for some in (events, second, late)]
    assert third.result is not None
    assert ("three_ppuk", 0, ((1, 3), (2, 3))) == (third.result.kind, third.result.winner, third.result.payments)


@BOTH
@pytest.mark.parametrize("owner", [None, 0, 1])
def test_ce44_three_on_the_table_are_taken_with_the_fourth_and_a_junk_of_each(rules: Rules, owner: int | None) -> None:
    _, events = turn(rules, "04A", "05K", "12R", "05K", stacks=[stack("05J 05A 05R", owner)])

    assert rules.players - 1 == taken(events)


@pytest.mark.parametrize(("has", "gives"), [("11D 07J", "07J"), ("11D", "11D"), ("10A 01R", "")])
def test_ce45_single_junk_first_a_double_only_if_nothing_else_is_there(has: str, gives: str) -> None:
    round, _ = turn(TWO, "04A", "05K", "12R", "05K", stacks=[stack("05J 05A 05R", 1)], captured=["", has])

    assert cards(gives) == round.captured[0] & ~cards("05J 05A 05R 05K")


@BOTH
def test_ce46_ce47_ttadak_takes_a_junk_of_each_and_pays_three_on_the_first_turn(rules: Rules) -> None:
    junk = ["", *["06J", "07J"][: rules.players - 1]]
    _, events = turn(rules, "08B 08A 04A", "08J", "08K", "08J", "=08B", captured=junk, turns_done=[0] * rules.players)

    assert rules.players - 1 == taken(events)
    assert [("first_ttadak", 3)] == paid_at_once([*events])


@BOTH
def test_ce48_ce49_jjok_takes_a_junk_of_each_and_pays_three_on_the_first_turn(rules: Rules) -> None:
    _, events = turn(rules, "03B 04A", "01J", "01K", "01J", turns_done=[0] * rules.players)

    assert rules.players - 1 == taken(events)
    assert [("first_jjok", 3)] == paid_at_once([*events])


def test_ce50_a_sweep_of_exactly_two_table_cards_takes_a_junk_of_each() -> None:
    swept, events = turn(THREE, "03B 04A", "03R", "04J", "03R")
    one, more = turn(THREE, "03B", "03R", "12R", "03R")

    assert (2, "", True) == (taken(events), lies(swept), "Sweep" in types(events))
    assert (0, "12R", False) == (taken(more), lies(one), "Sweep" in types(more))


def test_ce51_together_with_ttadak_it_takes_two_of_each() -> None:
    junk = ["", "06J 06K 07J", "05J 05K"]
    _, events = turn(THREE, "08B 08A", "08J", "08K", "08J", "=08B", captured=junk)

    assert (4, True, True) == (taken(events), "Sweep" in types(events), "Ttadak" in types(events))


def test_ce52_on_the_last_turn_no_junk_is_taken() -> None:
    _, events = turn(TWO, "03B 04A", "01J", "01K", "01J", last=True)

    assert ("Jjok" in types(events), 0) == (True, taken(events))


def test_ce53_the_department_store_pays_three() -> None:
    _, events = turn(TWO, "01B 04A 06A", "01R", "04J", "01R", turns_done=[0, 0])

    assert [("department", 3)] == paid_at_once([*events])


def test_ce54_doublings_combine() -> None:
    winner = side(f"01B 03B 08B {JUNK10} {RIBBONS6}", shakes=1)

    assert ((1, 12 * 2 * 2 * 2),) == settle(TWO, 0, {0: winner, 1: side("06J")}).payments


def test_ce55_to_57_a_bomb_takes_all_a_junk_of_each_doubles_and_leaves_two_free_turns() -> None:
    round, events = turn(THREE, "10K 04A", "10A 10R 10J", "12R", "!10")

    assert (2, [2, 0, 0], [1, 0, 0]) == (taken(events), round.free_turns, round.bombs)
    assert 2 == settle(TWO, 0, {0: side(RIBBONS6, bombs=1), 1: side("12B")}).multiplier


def test_ce58_two_on_two_are_also_a_bomb_with_one_free_turn() -> None:
    round, events = turn(TWO, "08B 08A 04A", "08J 08K", "12R", "!8", captured=["", "06J"])

    assert ("06J 08B 08A 08J 08K", 1, [1, 0], [1, 0]) == (
        got(round),
        taken(events),
        round.free_turns,
        round.pair_bombs,
    )
    assert 2 == settle(TWO, 0, {0: side(RIBBONS6, pair_bombs=1), 1: side("12B")}).multiplier


def test_ce59_shaking_in_place_of_a_bomb_doubles_and_two_months_are_four_fold() -> None:
    round, _ = turn(TWO, "10K 04A", "10A 10R 10J", "12R", "~10")

    assert "!10" not in legal(round)
    assert [2, 4] == [settle(TWO, 0, {0: side(RIBBONS6, shakes=n), 1: side("12B")}).multiplier for n in (1, 2)]


def test_ce61_ten_junk_double_against_five_or_seven() -> None:
    winner = side(f"{RIBBONS6} {JUNK10}")
    seven, eight = "06J 06K 07J 07K 08J 08K 09J 12B", "06J 06K 07J 07K 08J 08K 09J 09K 12B"
    five, six = side("06J 06K 07J 07K 08J 12B"), side("09J 09K 10J 10K 11J 11K 08B")

    assert [((1, 18),), ((1, 9),)] == [settle(TWO, 0, {0: winner, 1: side(some)}).payments for some in (seven, eight)]
    assert ((1, 18), (2, 9)) == settle(THREE, 0, {0: winner, 1: five, 2: six}).payments


def test_ce62_three_brights_double_against_none() -> None:
    sides = {0: side("01B 03B 08B 11B 12B"), 1: side("02J"), 2: side("02A")}

    assert ((1, 30), (2, 30)) == settle(THREE, 0, sides).payments


def test_ce63_seven_animals_double_for_both() -> None:
    sides = {0: side("02A 04A 08A 05A 06A 07A 10A"), 1: side("12B"), 2: side("08B 12A")}

    assert ((1, 16), (2, 16)) == settle(THREE, 0, sides).payments


def test_a_ppuk_arises_on_the_last_turn_too() -> None:
    """BUGS R44; RULES C.10, H.4: the article is silent."""
    round, _ = turn(TWO, "05J 04A", "05A", "05R", "05A", last=True)
    do(round, legal(round)[0])

    assert cards("05J 05A 05R") == round.stacks[4].cards
