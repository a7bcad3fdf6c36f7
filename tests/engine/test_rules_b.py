"""RULES B.4 to B.7: the deal, the checks after it, four of a month."""

from __future__ import annotations

from random import Random

import pytest

from gostop_desktop.engine import events
from gostop_desktop.engine.actions import GO
from gostop_desktop.engine.cards import CARD_OF, FIRST_BONUS, Card, card_set
from gostop_desktop.engine.dealing import deal
from gostop_desktop.engine.errors import PositionError
from gostop_desktop.engine.events import Event
from gostop_desktop.engine.notation import print_action
from gostop_desktop.engine.read_position import read_position
from gostop_desktop.engine.round import Round
from gostop_desktop.engine.rules import GOSTOP, MATGO, Rules
from gostop_desktop.engine.state import Ending, Phase
from gostop_desktop.engine.view import view
from tests.helpers import card, cards, do, random_deck, rules, types


def fresh(by: Rules, *hands: str, table: str = "", stock: str = "", **fields: object) -> tuple[Round, list[Event]]:
    """Return a round whose cards have just been dealt, and what the checks after the deal told."""
    plain = {
        "hands": [hand.split() for hand in hands],
        "table": table.split(),
        "stock": stock.split(),
        "fresh": True,
        **fields,
    }
    return read_position(by, plain)


QUAD = "03B 03R 03J 03K"
OTHER_QUAD = "05A 05R 05J 05K"
REST = "01J 02J 04J"


# B.4


@pytest.mark.parametrize(
    ("by", "hand", "table", "stock"), [(MATGO, 10, 8, 22), (GOSTOP, 7, 6, 23), (rules(bonus_cards=[]), 10, 8, 20)]
)
def test_b4_how_many_cards_are_dealt(by: Rules, hand: int, table: int, stock: int) -> None:
    _, told = deal(by, by.pack)
    dealt = [event for event in told if isinstance(event, events.Dealt)]

    for seat in (*range(by.players), None):
        count = sum(event.count for event in dealt if event.seat == seat)
        assert (table if seat is None else hand) == count
    assert stock == len(by.pack) - sum(event.count for event in dealt)


def test_b4_the_packets_hold_the_deck_from_the_top() -> None:
    deck = random_deck(MATGO, Random(7))
    round, told = deal(MATGO, deck, dealer=1)
    dealt: list[Card] = []
    for event in told:
        if isinstance(event, events.Dealt):
            assert event.cards is not None
            dealt += event.cards

    assert deck[:28] == dealt
    assert card_set(dealt[4:9] + dealt[18:23]) == round.hands[0]
    assert 1 == round.current


def test_b4_a_deck_that_cannot_be_dealt_is_refused() -> None:
    with pytest.raises(PositionError, match="27 cards: it takes 28"):
        deal(MATGO, range(27))
    with pytest.raises(PositionError, match="holds 01B twice"):
        deal(MATGO, [0, *range(40)])
    with pytest.raises(PositionError, match="there is no seat 2"):
        deal(MATGO, MATGO.pack, dealer=2)
    with pytest.raises(PositionError, match="carry"):
        deal(MATGO, MATGO.pack, carry=-1)
    with pytest.raises(PositionError, match="99, which is no card"):
        deal(MATGO, [*range(47), 99])


def test_b8_the_stock_never_runs_short() -> None:
    """It holds one card for every flip and every replacement, so no card of a month is left at the end."""
    by, drawn = rules("gostop", shodang=False), 0
    for number in range(200):
        rng = Random(number)
        round, _ = deal(by, random_deck(by, rng))
        while legal := round.legal_actions():
            round.apply(GO if GO in legal else rng.choice(legal))
        if round.ending == Ending("nagari"):
            drawn += 1
            assert all(left >= FIRST_BONUS for left in round.stock)
    assert 0 < drawn


# B.5


def test_b5_bonus_cards_of_the_table_go_to_the_dealer_and_are_replaced_from_left_to_right() -> None:
    round, told = fresh(MATGO, "01J", "02J", table="03B X2a 04A X3a", stock="05A 06A 07A", dealer=1)

    assert cards("X2a X3a") == round.captured[1]
    assert cards("03B 05A 04A 06A") == round.table
    assert [events.BonusTaken(1, (card("X2a"),), "table"), events.ReplacementDrawn(1, (card("05A"),), "table")] == told[
        :2
    ]


def test_b5_a_replacement_that_is_a_bonus_card_goes_to_the_dealer_too() -> None:
    round, _ = fresh(MATGO, "01J", "02J", table="03B X2a", stock="X3a 06A 07A")

    assert cards("X2a X3a") == round.captured[0]
    assert cards("03B 06A") == round.table


def test_b5_the_deal_takes_no_junk() -> None:
    by = rules(bonus_steal=1)
    round, _ = fresh(by, "01J", "02J", table="03B X2a", stock="06A", captured=[[], ["07J"]])

    assert cards("07J") == round.captured[1]


def test_b5_a_bonus_card_on_the_table_may_void_the_deal() -> None:
    round, told = fresh(rules(table_bonus="redeal"), "01J", "02J", table="03B X2a", stock="06A")

    assert round.result is not None
    assert "void" == round.result.kind
    assert events.Void(None, (), "table_bonus") in told
    assert cards("03B X2a") == round.table


@pytest.mark.parametrize(
    ("mode", "kind", "winner", "payments"),
    [("redeal", "void", None, ()), ("nagari", "nagari", None, ()), ("dealer_wins", "quad", 1, ((0, 10),))],
)
def test_b5_four_of_a_month_on_the_table(
    mode: str, kind: str, winner: int | None, payments: tuple[tuple[int, int], ...]
) -> None:
    round, _ = fresh(rules(table_quad=mode), "01J", "02J", table=f"{QUAD} 04A", stock="06A", dealer=1)

    assert round.result is not None
    assert (kind, winner, payments) == (round.result.kind, round.result.winner, round.result.payments)


def test_b5_it_is_looked_for_after_bonus_cards_were_replaced() -> None:
    round, _ = fresh(MATGO, "01J", "02J", table="05A 05R 05J X2a", stock="05K 06A")

    assert round.result is not None
    assert "void" == round.result.kind


def test_b5_three_of_a_month_become_a_stack_that_nobody_made() -> None:
    round, told = fresh(MATGO, "01J", "02J", table="05A 05R 05J 04A 04J", stock="06A")

    assert cards("05A 05R 05J") == round.stacks[4].cards
    assert round.stacks[4].owner is None
    assert cards("04A 04J") == round.table
    assert ["Tripled", "TurnStarted"] == types(told)


# B.6


def test_b6_off_means_nothing_happens() -> None:
    round, _ = fresh(rules(hand_quad="off"), QUAD, REST, table="08A", stock="06A")

    assert Phase.PLAY == round.phase


def test_b6_win_ends_the_round_at_once() -> None:
    round, told = fresh(rules(hand_quad="win"), REST, QUAD, table="08A", stock="06A")

    assert round.result is not None
    assert ("quad", 1, ((0, 10),)) == (round.result.kind, round.result.winner, round.result.payments)
    assert events.Quad(1, tuple(CARD_OF[code] for code in QUAD.split()), 10) in told


def test_b6_redeal_voids_the_hand() -> None:
    round, told = fresh(rules(hand_quad="redeal"), REST, QUAD, table="08A", stock="06A")

    assert round.result is not None
    assert ("void", None) == (round.result.kind, round.result.winner)
    assert ["Quad", "Void", "RoundEnded"] == types(told)


def test_b6_a_holder_who_plays_on_does_not_take_the_dealers_turn() -> None:
    round, _ = fresh(MATGO, REST, QUAD, table="08A", stock="06A")

    assert (Phase.QUAD, 1) == (round.phase, round.to_move)
    assert ["quad", "pass"] == [print_action(action) for action in round.legal_actions()]

    told = do(round, "pass")

    assert (Phase.PLAY, 0) == (round.phase, round.current)
    assert ["TurnStarted"] == types(told)


def test_b6_all_holders_are_asked_before_anything_is_shown() -> None:
    round, _ = fresh(MATGO, QUAD, OTHER_QUAD, table="08A", stock="06A", dealer=1)

    assert 1 == round.to_move
    assert [] == do(round, "quad")
    assert 0 == round.to_move

    told = do(round, "pass")

    assert round.result is not None
    assert ("quad", 1, ((0, 10),)) == (round.result.kind, round.result.winner, round.result.payments)
    assert "Quad" in types(told)


@pytest.mark.parametrize(
    ("clash", "kind", "winner", "transfers"),
    [
        ("pairwise", "quad", None, ((2, 0, 5), (2, 1, 5))),
        ("void", "void", None, ()),
        ("nagari", "nagari", None, ()),
        ("dealer_order", "quad", 1, ((0, 1, 5), (2, 1, 5))),
    ],
)
def test_b6_several_holders_who_end(
    clash: str, kind: str, winner: int | None, transfers: tuple[tuple[int, int, int], ...]
) -> None:
    by = rules("gostop", hand_quad_clash=clash)
    round, _ = fresh(by, QUAD, OTHER_QUAD, REST, table="08A", stock="06A", dealer=1)

    assert round.result is not None
    assert (kind, winner, transfers) == (round.result.kind, round.result.winner, round.result.transfers)


def test_b6_with_quads_in_all_hands_nobody_pays() -> None:
    round, _ = fresh(rules(hand_quad="win"), QUAD, OTHER_QUAD, table="08A", stock="06A")

    assert round.result is not None
    assert ("quad", None, ()) == (round.result.kind, round.result.winner, round.result.transfers)


def test_b6_two_quads_in_one_hand_count_once() -> None:
    round, _ = fresh(rules(hand_quad="win"), f"{QUAD} {OTHER_QUAD}", REST, table="08A", stock="06A")

    assert round.result is not None
    assert ((1, 10),) == round.result.payments


def test_b6_the_carry_multiplies_it() -> None:
    round, _ = fresh(rules(hand_quad="win"), QUAD, REST, table="08A", stock="06A", carry=1)

    assert round.result is not None
    assert ((1, 20),) == round.result.payments


LATE = {"table": "08A", "stock": "03K 06A 07A", "dealer": 0}


def drawn(by: Rules, **fields: object) -> Round:
    """Return a round in which the replacement of a bonus card completed four of a month."""
    round, _ = fresh(by, "X2a 03B 03R 03J 09J", REST, **{**LATE, **fields})  # type: ignore[arg-type]
    do(round, "X2a")
    return round


@pytest.mark.parametrize(("until", "offered"), [("never", False), ("first_turn", True), ("any", True)])
def test_b6_four_completed_by_a_replacement(until: str, *, offered: bool) -> None:
    round = drawn(rules(hand_quad_after_bonus=until))

    assert offered == ("quad" in [print_action(action) for action in round.legal_actions()])


@pytest.mark.parametrize(("until", "offered"), [("first_turn", False), ("any", True)])
def test_b6_whether_it_counts_on_later_turns(until: str, *, offered: bool) -> None:
    round = drawn(rules(hand_quad_after_bonus=until), turns_done=[1, 1])

    assert offered == ("quad" in [print_action(action) for action in round.legal_actions()])


def test_b6_showing_it_wins() -> None:
    round = drawn(rules(hand_quad_after_bonus="any"))

    told = do(round, "quad")

    assert round.result is not None
    assert ("quad", 0, ((1, 10),)) == (round.result.kind, round.result.winner, round.result.payments)
    assert "Quad" in types(told)


def test_b6_with_win_the_round_ends_when_the_card_is_drawn() -> None:
    round = drawn(rules(hand_quad="win", hand_quad_after_bonus="first_turn"))

    assert round.result is not None
    assert ("quad", 0) == (round.result.kind, round.result.winner)


@pytest.mark.parametrize("mode", ["off", "redeal"])
def test_b6_with_off_or_redeal_it_never_counts(mode: str) -> None:
    round = drawn(rules(hand_quad=mode, hand_quad_after_bonus="any"))

    assert "quad" not in [print_action(action) for action in round.legal_actions()]


def test_b6_a_quad_played_on_after_the_deal_cannot_be_declared_later() -> None:
    by = rules(hand_quad_after_bonus="any")
    round, _ = fresh(by, f"{QUAD} X2a 07J", REST, table="08A", stock="06A 09J 10J")

    do(round, "pass", "X2a")

    assert "quad" not in [print_action(action) for action in round.legal_actions()]


# B.7


def test_b7_another_seat_does_not_notice_that_a_holder_is_asked() -> None:
    round, told = fresh(MATGO, REST, QUAD, table="08A", stock="06A")
    seen = view(round, 0)

    assert (Phase.DEAL, None, ()) == (seen.phase, seen.to_move, seen.legal)
    assert [] == told


def test_b7_a_declined_quad_leaves_no_trace() -> None:
    """The other seat sees the same round, whether its opponent held four and played on or held none."""
    held, _ = fresh(MATGO, REST, QUAD, table="08A", stock="06A 07J")
    do(held, "pass")
    none, _ = fresh(MATGO, REST, "03B 03R 03J 06A", table="08A", stock="03K 07J")

    assert view(none, 0) == view(held, 0)


def test_an_empty_hand_is_no_quad() -> None:
    round, _ = fresh(rules(hand_quad="win"), "", REST, table="08A", stock="06A")

    assert not round.is_over
