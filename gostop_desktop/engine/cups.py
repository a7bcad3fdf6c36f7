"""Declaring convertible animals: the sake cup as an animal or as two junk (RULES D.2)."""

from __future__ import annotations

from collections.abc import Iterator

from .cards import Card, CardSet, cards_in, lowest
from .state import RoundState


def declarable_cups(state: RoundState) -> CardSet:
    """Return the cups that the seat on turn may declare as junk at any time (`gukjin_timing = free`)."""
    return _undecided(state) if state.rules.gukjin_timing == "free" else 0


def cup_to_ask(state: RoundState) -> Card | None:
    """Return the cup whose owner must be asked at the end of the turn under way; None if there is none (left).

    With `on_capture` that is every cup captured in this turn, with `free` only one that would open Go
    or Stop as junk and does not as an animal.
    """
    turn = state.turn
    if turn is None:
        return None
    undecided = _undecided(state)
    if state.rules.gukjin_timing == "on_capture":
        captured_now = undecided & turn.taken
        return lowest(captured_now) if captured_now else None
    undecided &= ~turn.asked
    if not undecided or state.may_stop(state.current):
        return None
    for card in cards_in(undecided):
        if any(state.may_stop(state.current, 1 << card | others) for others in _subsets(undecided & ~(1 << card))):
            return card
    return None


def _undecided(state: RoundState) -> CardSet:
    seat = state.current
    return state.house.scorer.undecided(state.captured[seat], state.as_animal[seat], state.as_junk[seat])


def _subsets(cards: CardSet) -> Iterator[CardSet]:
    """Yield every subset, the empty one first."""
    subset = 0
    while True:
        yield subset
        if subset == cards:
            return
        subset = (subset - cards) & cards
