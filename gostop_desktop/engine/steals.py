"""Taking junk from the opponents (RULES C.9)."""

from __future__ import annotations

from . import events
from .cards import PLAIN_JUNK, Card, Seat, in_order, lowest
from .events import StealReason
from .state import RoundState


def take_junk(state: RoundState, reason: StealReason, count: int) -> None:
    """Take that much junk from each opponent of the seat on turn, in turn order."""
    for victim in state.house.others[state.current]:
        due = count
        while due > 0:
            card = state.house.scorer.cheapest(state.captured[victim], state.as_junk[victim])
            if card is None:
                _lock_cups(state, victim)
                break
            due -= _take_one(state, victim, card, due, reason)


def _take_one(state: RoundState, victim: Seat, card: Card, due: int, reason: StealReason) -> int:
    """Take the card and return how many units it satisfies."""
    taker = state.current
    value = state.house.scorer.value_of(card, state.as_junk[victim])
    _hand_over(state, card, victim, taker)
    if state.told is not None:
        state.told.append(events.JunkTaken(taker, (card,), victim, reason))
    if state.rules.steal_change and value > due:
        _give_change(state, victim)
    return value if reason == "stack_own" and state.rules.ja_ppuk_double_satisfies else 1


def _give_change(state: RoundState, victim: Seat) -> None:
    """Give one plain junk card back, if the taker has one (`steal_change`)."""
    taker = state.current
    if not state.captured[taker] & PLAIN_JUNK:
        return
    card = lowest(state.captured[taker] & PLAIN_JUNK)
    _hand_over(state, card, taker, victim)
    if state.told is not None:
        state.told.append(events.JunkReturned(taker, (card,), victim))


def _hand_over(state: RoundState, card: Card, giver: Seat, receiver: Seat) -> None:
    """Move the card between captured cards; a declared cup keeps its declaration."""
    bit = 1 << card
    state.captured[giver] ^= bit
    state.captured[receiver] |= bit
    if state.as_junk[giver] & bit:
        state.as_junk[giver] ^= bit
        state.as_junk[receiver] |= bit


def _lock_cups(state: RoundState, victim: Seat) -> None:
    """Fix the undecided cups of a victim who has nothing to give as animals (`gukjin_lock`)."""
    if not state.rules.gukjin_lock:
        return
    cups = state.house.scorer.undecided(state.captured[victim], state.as_animal[victim], state.as_junk[victim])
    if cups:
        state.as_animal[victim] |= cups
        if state.told is not None:
            state.told.append(events.GukjinLocked(victim, in_order(cups)))
