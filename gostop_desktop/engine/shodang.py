"""Which hand cards would make an opponent win, and whether a shodang may be called (RULES F.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import ANIMALS, BONUS, BRIDGE, BRIGHTS, GUKJIN, JUNK, RIBBONS, Card, CardSet, Seat, cards_in
from .scoring import ENOUGH_JUNK, scorer
from .state import RoundState

if TYPE_CHECKING:
    from .view import View

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
    need = _need(state, opponent)
    found = 0
    for card in cards_in(state.hands[state.current] & _scoring(state, captured)):
        if state.house.points(captured | 1 << card, as_animal, as_junk) >= need:
            found |= 1 << card
    return found


def winners_with(view: View, card: Card) -> tuple[Seat, ...]:
    """Return the opponents of whoever called shodang that one of the cards shown would let win."""
    assert view.shodang is not None, "a shodang has been called"
    count = scorer(view.rules)
    return tuple(
        seat
        for seat in range(view.rules.players)
        if seat != view.shodang.caller
        and count.points(view.captured[seat] | 1 << card, view.as_animal[seat], view.as_junk[seat]) >= _need(view, seat)
    )


def _need(at: RoundState | View, opponent: Seat) -> int:
    """Return the points with which the opponent would be asked next."""
    if at.go[opponent]:
        return max(at.rules.win_score, at.last_go_score[opponent] + 1)
    return at.rules.win_score


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
