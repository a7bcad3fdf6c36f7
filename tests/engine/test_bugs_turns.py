"""Faults that other games had in dealing, in the flow of a turn and in what a seat may see."""

from __future__ import annotations

import re
from itertools import chain
from pathlib import Path
from random import Random

import pytest

from gostop_desktop.engine import events
from gostop_desktop.engine.actions import CHOOSE, PLAY
from gostop_desktop.engine.cards import ALL_CARDS, CODES, FIRST_BONUS, MONTH_CARDS, MONTHS, month_of
from gostop_desktop.engine.dealing import deal
from gostop_desktop.engine.errors import IllegalActionError
from gostop_desktop.engine.notation import print_action
from gostop_desktop.engine.position import print_position
from gostop_desktop.engine.read_position import read_position
from gostop_desktop.engine.round import Round
from gostop_desktop.engine.rules import MATGO, PRESETS, Rules
from gostop_desktop.engine.state import Phase
from gostop_desktop.engine.view import view
from tests.helpers import (
    card,
    cards,
    do,
    every_rules,
    playing,
    position,
    random_deck,
    random_rounds,
    rules,
    stack,
    types,
    zones,
)

TURNS = """R11 R13 R14 R17 R18 R19 R22 R24 R28 R29 R31 R32 R33 R34 R35 R36 R38 R44 R53 R54 R70 R75 R79 R81 R82 R83
R89 R90""".split()
"""The cases of dealing, turn flow and views; scoring and match are in `test_bugs_scoring`, R71 to R76 but for R75 are
about computer players and stand with their tests."""


def test_every_case_is_named_by_the_test_that_holds_it() -> None:
    held = set(
        re.findall(r"R\d\d", " ".join(re.findall(r"BUGS ((?:R\d\d(?:, )?)+)", Path(__file__).read_text("utf-8"))))
    )

    assert [] == [case for case in TURNS if case not in held]


def legal(round: Round) -> list[str]:
    return [print_action(action) for action in round.legal_actions()]


def captured_junk(told: list[events.Event]) -> int:
    return types(told).count("JunkTaken")


def fresh(by: Rules, *hands: str, table: str, stock: str = "12R 12A", **fields: object) -> Round:
    plain = {"hands": [hand.split() for hand in hands], "table": table.split(), "stock": stock.split(), **fields}
    return read_position(by, {**plain, "fresh": True})[0]


def test_declaring_the_cup_is_no_turn() -> None:
    """BUGS R11."""
    round = position(table="03B", hand="07J", stock="12R", captured=["09A"], rules=rules(gukjin_timing="free"))
    before = print_position(round)
    do(round, "09A:junk")
    after = print_position(round)

    assert (before["hands"], before["stock"], before["turns_done"]) == (
        after["hands"],
        after["stock"],
        after["turns_done"],
    )
    assert 0 == round.current
    assert "07J" in legal(round)


def test_each_of_two_months_may_be_shaken_and_both_count() -> None:
    """BUGS R13."""
    round = position(table="01B 02R", hand="03J 03K 03R 07J 07K 07R", stock="04J 05J 06J", hands=["08J 09J"])

    assert {"03J~", "07J~"} <= set(legal(round))

    do(round, "03J~", "08J")

    assert "03K~" not in legal(round)
    do(round, "07J~")
    assert (2, 6) == round.shaken[0]


def test_a_question_dies_with_its_turn() -> None:
    """BUGS R14: after Go the next seat sees only what its own hand justifies."""
    round = position(
        table="03J 04J",
        hand="03R 10A 10R 10J",
        stock="12D",
        hands=["08J 09J"],
        captured=["01R 02R 06R 09R 01B 08B 11B", ""],
    )
    do(round, "03R", "go")

    assert ["08J", "09J"] == legal(round)


def test_a_declined_shake_is_played_normally_and_not_asked_again() -> None:
    """BUGS R17."""
    round = position(table="01B", hand="03J 03K 03R", stock="12R 04J", hands=["08J 09J"])
    do(round, "03J")

    assert ((), Phase.PLAY, 1) == (round.shaken[0], round.phase, round.current)
    do(round, "08J")
    assert "~" not in "".join(legal(round))


def test_a_declined_shake_is_invisible() -> None:
    """BUGS R18: the same view, and the same events, whether the other seat held three or not."""
    held = position(table="01B", hand="03J 03K 03R", stock="12R 06J", hands=["08J 09J"], last=True)
    not_held = position(table="01B", hand="03J 03K 06J", stock="12R 03R", hands=["08J 09J"], last=True)
    told = [[events.redact(event, 1) for event in do(round, "03J")] for round in (held, not_held)]

    assert told[0] == told[1]
    assert view(not_held, 1) == view(held, 1)


def test_the_fourth_card_takes_the_whole_stack() -> None:
    """BUGS R19."""
    round = position(table="02J", hand="06R", stock="11J", stacks=[stack("06A 06J 06K", 1)], captured=["", "01J 03J"])
    told = do(round, "06R")

    assert cards("06A 06R 06J 06K 01J") == round.captured[0]
    assert cards("02J 11J") == round.table
    assert 1 == captured_junk(told)


def test_of_two_matches_one_is_chosen_and_nothing_is_taken() -> None:
    """BUGS R22."""
    round = position(table="08B 08J 01R", hand="08K", stock="03J", captured=["", "04J"])
    do(round, "08K")

    assert ["=08B", "=08J"] == legal(round)
    told = do(round, "=08B")
    assert cards("08B 08K") == round.captured[0]
    assert cards("08J 01R 03J") == round.table
    assert 0 == captured_junk(told)


def test_after_a_choice_the_flip_of_the_month_is_a_ttadak() -> None:
    """BUGS R24."""
    round = position(table="08B 08J 01R", hand="08K", stock="08A")
    told = do(round, "08K", "=08B")

    assert ("Ttadak" in types(told), "Ppuk" in types(told)) == (True, False)


def test_a_ppuk_captures_nothing_and_costs_nothing() -> None:
    """BUGS R28."""
    round = position(table="04J 10A", hand="04K", stock="04R", captured=["07J 07K", "06J"])
    do(round, "04K")

    assert cards("04J 04K 04R") == round.stacks[3].cards
    assert [cards("07J 07K"), cards("06J")] == round.captured


def test_a_bonus_card_flipped_before_a_ppuk_goes_with_the_stack() -> None:
    """BUGS R29: five cards and one junk from each opponent for whoever takes it."""
    round = position(table="04J", hand="04K", stock="X2a 04R 12R", hands=["04A 09J"], captured=["06J 06K", ""])
    do(round, "04K")

    assert 0b0 == round.captured[0] & cards("X2a")
    told = do(round, "04A")
    assert cards("04J 04K 04R 04A X2a 06J") == round.captured[1]
    assert 1 == captured_junk(told)


def test_a_bonus_card_from_the_hand_uses_up_no_first_turn() -> None:
    """BUGS R31."""
    round = position(table="09J", hand="X2a 03J 03K 03R", stock="05J 12R", turns_done=[0, 0])
    do(round, "X2a")

    assert 0 == round.turns_done[0]
    assert "03J~" in legal(round)


@pytest.mark.parametrize("by", PRESETS.values(), ids=lambda by: f"{by.players} {by.hand_bonus} {by.bonus_ppuk}")
def test_cards_are_neither_made_nor_lost(by: Rules) -> None:
    """BUGS R32: after every step each card of the pack is somewhere, once."""
    for round, rng in random_rounds(by, 5, seed=32):
        for _ in chain([None], playing(round, rng)):
            places = zones(round).values()
            assert len(by.pack) == sum(cards.bit_count() for cards in places)
            assert sum(1 << card for card in by.pack) == sum(places)


def test_four_on_the_table_are_looked_for_after_the_bonus_cards_are_replaced() -> None:
    """BUGS R33."""
    round = fresh(MATGO, "01J", "02J", table="05A 05R 05J X2a 04A", stock="05K 06A")

    assert round.result is not None
    assert "void" == round.result.kind


def test_four_of_a_month_spread_over_hands_and_table_are_a_normal_deal() -> None:
    """BUGS R34."""
    round = fresh(MATGO, "03J", "03K 03R", table="03B 05J")

    assert (Phase.PLAY, 0) == (round.phase, round.current)


def test_void_deals_are_as_rare_as_they_should_be() -> None:
    """BUGS R34: four of a month on the table in about 0.41 % of deals for two players."""
    by, count = rules(bonus_cards=[]), 4000
    void = sum(deal(by, random_deck(by, Random(f"void {number}")))[0].phase is Phase.OVER for number in range(count))

    assert 5 <= void <= 32


def test_after_four_of_a_month_are_played_on_the_dealer_begins() -> None:
    """BUGS R35."""
    round = fresh(MATGO, "01J 02J", "03B 03R 03J 03K", table="08A")
    do(round, "pass")

    assert (Phase.PLAY, 0, 0) == (round.phase, round.current, round.turns_done[0])


@pytest.mark.parametrize("dealer", [0, 1])
def test_two_hands_with_four_of_a_month_cancel_whoever_sits_where(dealer: int) -> None:
    """BUGS R36: by the named option, not by the number of the seat."""
    by = rules(hand_quad="win", hand_quad_clash="pairwise")
    round = fresh(by, "05A 05R 05J 05K", "03B 03R 03J 03K", table="08A", dealer=dealer)

    assert round.result is not None
    assert (None, ()) == (round.result.winner, round.result.transfers)


def test_counts_of_ppuks_start_at_zero_in_every_round() -> None:
    """BUGS R38."""
    for number in range(20):
        round, _ = deal(MATGO, random_deck(MATGO, Random(number)))
        assert [(), ()] == round.ppuk_turns
        assert {} == {month: owner for month, owner in round.stacks.items() if owner.owner is not None}


@pytest.mark.parametrize(("mode", "captured"), [("stack", ""), ("capture", "04J 04K 04R")])
def test_a_ppuk_on_the_last_turn_is_what_the_option_says(mode: str, captured: str) -> None:
    """BUGS R44: no bonus for it either way."""
    by = rules(last_turn_ppuk=mode, ppuk_points=[7, 7, 7])
    round = position(table="04J", hand="04K", stock="04R", last=True, rules=by, turns_done=[9, 9])
    do(round, "04K")

    assert cards(captured) == round.captured[0]
    assert () == round.instant


@pytest.mark.parametrize(("free", "phase"), [(0, Phase.OVER), (1, Phase.GO_STOP)])
def test_go_is_only_offered_to_who_can_play_again(free: int, phase: Phase) -> None:
    """BUGS R53."""
    round = position(
        table="03J 04J",
        hand="03R",
        stock="12D",
        last=True,
        free_turns=[free, 0],
        captured=["01R 02R 06R 09R 01B 08B 11B", ""],
    )
    do(round, "03R")

    assert phase == round.phase


def test_nobody_wins_below_the_winning_score_when_the_cards_run_out() -> None:
    """BUGS R54: six points against four are a drawn round."""
    round = position(
        table="11J 12A",
        hand="05R",
        stock="10J",
        last=True,
        hands=[""],
        captured=["01R 02R 03R 04R 06R 01B 03B 12B", "02A 04A 08A"],
    )
    assert (6, 5) == round.scores
    do(round, "05R")

    assert round.result is not None
    assert ("nagari", ()) == (round.result.kind, round.result.payments)


def test_each_seat_has_its_own_record_after_a_go() -> None:
    """BUGS R70."""
    round = position(
        table="03J 04J",
        hand="03R",
        stock="12D",
        go=[0, 1],
        last_go_score=[0, 9],
        go_order=[1],
        captured=["01R 02R 06R 09R 01B 08B 11B", "02A"],
    )
    do(round, "03R")

    assert Phase.GO_STOP == round.phase
    stopped, gone = round.copy(), round.copy()
    do(stopped, "stop")
    assert stopped.result is not None
    assert ("gobak", 2) in [(line.name, line.factor) for line in stopped.result.lines]
    do(gone, "go")
    assert ([1, 1], [7, 9]) == (gone.go, gone.last_go_score)


def test_a_copy_played_alike_comes_to_the_same_by_any_rules() -> None:
    """BUGS R75: every field, every option, every payment."""
    for by in every_rules(combinations=25, seed=75).values():
        for round, rng in random_rounds(by, 2, seed=75):
            copy = round.copy()
            while legal_actions := round.legal_actions():
                copy, action = round.copy(), rng.choice(legal_actions)
                round.step(action)
                copy.step(action)
                assert round == copy
            assert round.result == copy.result
            assert copy.rules is by


@pytest.mark.parametrize(
    ("by", "hand", "table", "stock"), [(rules(bonus_cards=[]), 10, 8, 20), (rules("gostop", bonus_cards=[]), 7, 6, 21)]
)
def test_the_deal_has_the_right_sizes_and_turns_equal_the_stock(by: Rules, hand: int, table: int, stock: int) -> None:
    """BUGS R79."""
    round, _ = deal(by, by.pack)
    round.phase = Phase.PLAY
    on_table = round.table.bit_count() + sum(stack.cards.bit_count() for stack in round.stacks.values())

    assert ([hand] * by.players, table, stock) == ([h.bit_count() for h in round.hands], on_table, len(round.stock))
    assert stock == hand * by.players


def test_a_flip_takes_a_stack_once() -> None:
    """BUGS R81."""
    round = position(table="02J", hand="01J", stock="06R", stacks=[stack("06A 06J 06K", 1)], captured=["", "03J 04J"])
    told = do(round, "01J")

    assert cards("06A 06R 06J 06K 03J") == round.captured[0]
    assert 1 == captured_junk(told)


def test_both_the_played_and_the_flipped_card_may_need_a_choice() -> None:
    """BUGS R82."""
    round = position(table="08B 08J 09A 09J", hand="08K", stock="09K")
    do(round, "08K")
    assert ["=08B", "=08J"] == legal(round)
    do(round, "=08B")
    assert ["=09A", "=09J"] == legal(round)
    do(round, "=09J")

    assert cards("08B 08K 09J 09K") == round.captured[0]
    assert cards("08J 09A") == round.table


def test_what_does_not_fit_is_refused_and_changes_nothing() -> None:
    """BUGS R83: a card not in the hand, a choice of the wrong month, a stale choice, another seat's card."""
    round = position(table="08B 08J", hand="08K 09J", stock="03J", hands=["07J 07K"], last=True)
    before = round.copy()
    for action in (PLAY[card("01B")], PLAY[card("07J")], CHOOSE[card("08B")]):
        with pytest.raises(IllegalActionError, match="not legal for seat 0 in the phase play"):
            round.apply(action)
    assert before == round
    do(round, "08K")
    with pytest.raises(IllegalActionError, match="legal is =08B, =08J"):
        round.apply(CHOOSE[card("03J")])
    do(round, "=08B")
    with pytest.raises(IllegalActionError, match="for seat 1"):
        round.apply(CHOOSE[card("08B")])


def test_four_cards_to_a_month() -> None:
    """BUGS R89."""
    for month in MONTHS:
        assert [month] * 4 == [month_of(number) for number in ALL_CARDS if MONTH_CARDS[month] >> number & 1]
    assert all(int(CODES[number][:2]) == month_of(number) + 1 for number in range(FIRST_BONUS))


def test_four_of_a_month_win_for_their_holder_and_an_empty_hand_for_nobody() -> None:
    """BUGS R90."""
    by = rules("gostop")
    round = fresh(by, "01J 02J", "03B 03R 03J 03K", "", table="08A")
    empty = fresh(by, "01J 02J", "", "", table="08A")

    assert round.result is not None
    assert 1 == round.result.winner
    assert not empty.is_over
