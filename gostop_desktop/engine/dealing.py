"""The deal: a deck in its order becomes hands, table and stock (RULES B.4)."""

from __future__ import annotations

from collections.abc import Sequence

from . import events
from .announce import announce, notes_of
from .cards import ALL_CARDS, CODES, Card, Seat, card_set
from .errors import PositionError
from .events import Event
from .house import house_of
from .opening import open_round
from .round import Round
from .rules import Rules


def deal(rules: Rules, deck: Sequence[Card], dealer: Seat = 0, carry: int = 0) -> tuple[Round, list[Event]]:
    """Return the round that the deck begins, top card first, and what is seen of the deal.

    The deck may be shorter than the pack, or hold other bonus cards. Raises PositionError if it is too
    short or holds a card twice, or if dealer or carry cannot be.
    """
    _check(rules, deck, dealer, carry)
    round, table = _handed_out(rules, deck, dealer, carry)
    round.told = told = _packet_events(round, deck)
    round.noted = notes_of(round)
    open_round(round, table)
    announce(round)
    round.told = None
    return round, told


def deal_silently(rules: Rules, deck: Sequence[Card], dealer: Seat = 0, carry: int = 0) -> Round:
    """Return the same round as `deal`, unchecked and untold: for search."""
    round, table = _handed_out(rules, deck, dealer, carry)
    open_round(round, table)
    return round


def _check(rules: Rules, deck: Sequence[Card], dealer: Seat, carry: int) -> None:
    known = set(deck)
    if not known.issubset(ALL_CARDS):
        raise PositionError(f"the deck holds {next(card for card in deck if card not in ALL_CARDS)}, which is no card")
    if len(known) < len(deck):
        twice = next(card for place, card in enumerate(deck) if card in deck[:place])
        raise PositionError(f"the deck holds {CODES[twice]} twice")
    need = rules.players * rules.hand_size + rules.table_size
    if len(deck) < need:
        raise PositionError(f"the deck has {len(deck)} cards: it takes {need} to deal to {rules.players} players")
    if dealer not in range(rules.players):
        raise PositionError(f"there is no seat {dealer}: the dealer is a seat from 0 to {rules.players - 1}")
    if carry < 0:
        raise PositionError(f"the carry cannot be {carry}: it counts drawn rounds")


def _handed_out(rules: Rules, deck: Sequence[Card], dealer: Seat, carry: int) -> tuple[Round, list[Card]]:
    """Return the round before any check, and its table cards from left to right."""
    hands: list[list[Card]] = [[] for _ in range(rules.players)]
    table: list[Card] = []
    place = 0
    for receiver, count in house_of(rules).packets[dealer]:
        (table if receiver is None else hands[receiver]).extend(deck[place : place + count])
        place += count
    round = Round(rules, [card_set(hand) for hand in hands], card_set(table), list(deck[place:][::-1]))
    round.dealer = round.current = dealer
    round.carry = carry
    return round, table


def _packet_events(round: Round, deck: Sequence[Card]) -> list[Event]:
    told: list[Event] = []
    place = 0
    for receiver, count in round.house.packets[round.dealer]:
        told.append(events.Dealt(receiver, tuple(deck[place : place + count]), count))
        place += count
    return told
