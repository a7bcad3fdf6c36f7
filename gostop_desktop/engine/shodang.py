"""Which hand cards would make an opponent win, and whether a shodang may be called (RULES F.9)."""

from __future__ import annotations

from .cards import ANIMALS, BONUS, BRIDGE, BRIGHTS, GUKJIN, JUNK, RIBBONS, CardSet, Seat, cards_in
from .scoring import ENOUGH_JUNK
from .state import RoundState

MOST_JUNK_IN_A_CARD = 2
"""Bonus cards excepted, which do not count here."""


def may_call(state: RoundState) -> bool:
    """Say whether the seat on turn may call shodang, before its move."""
    hand = state.hands[state.current]
    return (
        state.house.shodang
        and state.shodang is None
        and hand.bit_count() >= 2
        and all(winning_cards(state, opponent) for opponent in state.house.others[state.current])
    )


def winning_cards(state: RoundState, opponent: Seat) -> CardSet:
    """Return the hand cards of the seat on turn any of which alone would let the opponent win."""
    captured, as_animal, as_junk = state.captured[opponent], state.as_animal[opponent], state.as_junk[opponent]
    need = state.rules.win_score
    if state.go[opponent]:
        need = max(need, state.last_go_score[opponent] + 1)
    found = 0
    for card in cards_in(state.hands[state.current] & _scoring(state, captured)):
        if state.house.points(captured | 1 << card, as_animal, as_junk) >= need:
            found |= 1 << card
    return found


def _scoring(state: RoundState, captured: CardSet) -> CardSet:
    """Return the cards that one more of them could score with: nothing scores below three of a kind (RULES D.1).

    A cup may score with animals or with junk.
    """
    if state.house.points(captured):
        return ~BONUS
    cards = 0
    for kind in (BRIGHTS, ANIMALS, RIBBONS):
        if (captured & kind).bit_count() >= 2:
            cards |= kind
    if state.house.scorer.junk_value(captured, captured) >= ENOUGH_JUNK - MOST_JUNK_IN_A_CARD:
        cards |= JUNK | GUKJIN | BRIDGE
    return cards & ~BONUS


def shown_cards(state: RoundState) -> CardSet:
    """Return the cards that the caller shows: all that would let an opponent win."""
    shown = 0
    for opponent in state.house.others[state.current]:
        shown |= winning_cards(state, opponent)
    return shown


def forced_cards(state: RoundState) -> CardSet:
    """Return what the caller must choose from after a refusal; none where nothing is forced."""
    call = state.shodang
    if state.turn is None or call is None or call.beneficiary is None:
        return 0
    return winning_cards(state, call.beneficiary) & state.shown[state.current]
