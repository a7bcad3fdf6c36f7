"""Four of a month in a hand, dealt or completed later (RULES B.6)."""

from __future__ import annotations

from .cards import MONTH_CARDS, CardSet, Seat, months_with_four
from .state import RoundState


def quad_cards(cards: CardSet) -> CardSet:
    """Return the cards of every month of which the set holds all four."""
    found = 0
    for month in months_with_four(cards):
        found |= MONTH_CARDS[month]
    return found


def holders(state: RoundState) -> tuple[Seat, ...]:
    """Return who holds four of a month, in turn order from the dealer."""
    seats = (state.dealer, *state.house.others[state.dealer])
    return tuple(seat for seat in seats if quad_cards(state.hands[seat]))


def late_quad(state: RoundState) -> CardSet:
    """Return four cards that the seat on turn may show because a replacement completed them.

    Four that were dealt and played on cannot be shown later.
    """
    seat = state.current
    hand = state.hands[seat]
    replaced = state.replaced[seat] & hand
    if not replaced or (state.rules.hand_quad_after_bonus == "first_turn" and state.turns_done[seat]):
        return 0
    found = 0
    for month in months_with_four(hand):
        if MONTH_CARDS[month] & replaced:
            found |= MONTH_CARDS[month]
    return found
