"""Which hand cards would make an opponent win, and whether a shodang may be called (RULES F.9)."""

from __future__ import annotations

from .cards import BONUS, CardSet, Seat, cards_in
from .state import RoundState


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
    for card in cards_in(state.hands[state.current] & ~BONUS):
        if state.house.points(captured | 1 << card, as_animal, as_junk) >= need:
            found |= 1 << card
    return found


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
