"""The checks after the deal, and what they may end the round with (RULES B.5, B.6)."""

from __future__ import annotations

from collections.abc import Sequence

from . import events
from .cards import BONUS, MONTH_CARDS, Card, Seat, card_set, in_order, months_with_four, months_with_three
from .collecting import Collecting
from .quads import holders, quad_cards
from .state import Ending, Phase, QuadCall, Stack


def open_round(round: Collecting, table: Sequence[Card]) -> None:
    """Check a fresh deal in the order of RULES B.5; `table` are its table cards from left to right."""
    if not _bonus_cards_replaced(round, table):
        return
    if months_with_four(round.table):
        _end_by_table_quad(round)
        return
    found = holders(round)
    match round.rules.hand_quad:
        case "choice" if found:
            round.quad = QuadCall(found[0])
            round.phase = Phase.QUAD
        case "win" if found:
            _end_by_quads(round, found)
        case "redeal" if found:
            _show_quads(round, found, 0)
            _void(round, "hand_quad")
        case _:
            _begin(round)


def answer_quad(round: Collecting, *, ends: bool) -> None:
    """Take the asked holder's answer; all are asked before anything is shown (RULES B.6)."""
    assert round.quad is not None, "nobody is asked about four of a month"
    seat = round.quad.asked
    ending = (*round.quad.ending, seat) if ends else round.quad.ending
    order = holders(round)
    rest = order[order.index(seat) + 1 :] if seat in order else ()
    if rest:
        round.quad = QuadCall(rest[0], ending)
        return
    round.quad = None
    if ending:
        _end_by_quads(round, ending)
    else:
        _begin(round)


def _bonus_cards_replaced(round: Collecting, table: Sequence[Card]) -> bool:
    """Give the dealer the bonus cards of the table, left to right; False if they void the deal instead."""
    if not round.table & BONUS:
        return True
    if round.rules.table_bonus == "redeal":
        _void(round, "table_bonus")
        return False
    places = list(table)
    for place, card in enumerate(places):
        places[place] = _replacement(round, card)
    round.table = card_set(places) & ~BONUS
    return True


def _replacement(round: Collecting, card: Card) -> Card:
    """Return what lies in the place at last; a replacement may be a bonus card again."""
    dealer = round.dealer
    while 1 << card & BONUS:
        round.captured[dealer] |= 1 << card
        if round.told is not None:
            round.told.append(events.BonusTaken(dealer, (card,), "table"))
        if not round.stock:
            break
        card = round.stock.pop()
        if round.told is not None:
            round.told.append(events.ReplacementDrawn(dealer, (card,), "table"))
    return card


def _end_by_table_quad(round: Collecting) -> None:
    cards = in_order(quad_cards(round.table))
    match round.rules.table_quad:
        case "redeal":
            _void(round, "table_quad", cards)
        case "nagari":
            _draw(round, "table_quad", cards)
        case "dealer_wins":
            points = round.rules.hand_quad_points
            if round.told is not None:
                round.told.append(events.Quad(round.dealer, cards, points))
            round.end(Ending("quad", round.dealer, points))


def _end_by_quads(round: Collecting, ending: tuple[Seat, ...]) -> None:
    """End the round as those holders want it (RULES B.6)."""
    points = round.rules.hand_quad_points
    if len(ending) > 1 and round.rules.hand_quad_clash == "dealer_order":
        ending = ending[:1]
    if len(ending) == 1:
        _show_quads(round, ending, points)
        round.end(Ending("quad", ending[0], points))
        return
    match round.rules.hand_quad_clash:
        case "void":
            _show_quads(round, ending, 0)
            _void(round, "hand_quads")
        case "nagari":
            _show_quads(round, ending, 0)
            _draw(round, "hand_quads")
        case _:
            _show_quads(round, ending, points)
            round.end(Ending("quad", holders=ending))


def _show_quads(round: Collecting, seats: Sequence[Seat], points: int) -> None:
    for seat in seats:
        cards = quad_cards(round.hands[seat])
        round.shown[seat] |= cards
        if round.told is not None:
            round.told.append(events.Quad(seat, in_order(cards), points))


def _void(round: Collecting, reason: str, cards: tuple[Card, ...] = ()) -> None:
    if round.told is not None:
        round.told.append(events.Void(None, cards, reason))
    round.end(Ending("void"))


def _draw(round: Collecting, reason: str, cards: tuple[Card, ...] = ()) -> None:
    if round.told is not None:
        round.told.append(events.Nagari(None, cards, reason))
    round.end(Ending("nagari"))


def _begin(round: Collecting) -> None:
    """Bind three of a month on the table to a stack without owner; the dealer has the first turn.

    In a position whose cards have run out, the first seat that can act has it.
    """
    bind_triples(round)
    for seat in (round.dealer, *round.house.others[round.dealer]):
        if round.can_act(seat):
            round.start_turn(seat)
            return
    _draw(round, "exhausted")


def bind_triples(round: Collecting) -> None:
    """Make three loose cards of a month a stack that nobody made (RULES B.5)."""
    for month in months_with_three(round.table):
        cards = round.table & MONTH_CARDS[month]
        round.table ^= cards
        round.stacks[month] = Stack(cards)
        if round.told is not None:
            round.told.append(events.Tripled(None, in_order(cards), month))
