"""What is paid for the events of a seat's first turns (RULES C.11)."""

from __future__ import annotations

from collections.abc import Iterator

from . import events
from .cards import ANIMALS, BONUS, BRIGHTS, JUNK, RIBBONS, CardSet, in_order
from .events import BonusReason
from .state import RoundState, Turn

_PPUKS: tuple[tuple[BonusReason, tuple[int, ...]], ...] = (
    ("first_ppuk", (0,)),
    ("second_ppuk", (0, 1)),
    ("third_ppuk", (0, 1, 2)),
)
"""What the ppuks are called, and the own turns that must all have made one."""


def pay_firsts(state: RoundState, turn: Turn) -> None:
    """Pay, or note for the score, what the turn that is about to end has earned."""
    seat = state.current
    for reason, points, cards in _earned(state, turn):
        if not points:
            continue
        shown = in_order(cards)
        if state.rules.event_bonus_mode == "instant":
            state.instant += ((reason, seat, points),)
            if state.told is not None:
                state.told.append(events.InstantPayment(seat, shown, reason, points))
        else:
            state.bonus_points[seat] += points
            if state.told is not None:
                state.told.append(events.BonusScored(seat, shown, reason, points))


def _earned(state: RoundState, turn: Turn) -> Iterator[tuple[BonusReason, int, CardSet]]:
    rules, seat = state.rules, state.current
    if turn.meeting == "ppuk" and turn.played is not None:
        stack = state.stacks[turn.played // 4]
        for (reason, turns), points in zip(_PPUKS, rules.ppuk_points, strict=True):
            if state.ppuk_turns[seat] == turns:
                yield reason, points, stack.cards
    if state.turns_done[seat]:
        return
    if turn.meeting == "ttadak":
        yield "first_ttadak", rules.first_ttadak_points, turn.taken
    if turn.meeting == "jjok":
        yield "first_jjok", rules.first_jjok_points, turn.taken
    if is_department(turn.taken):
        yield "department", rules.department_points, turn.taken & ~BONUS


def is_department(taken: CardSet) -> bool:
    """Say whether just four cards were taken, one of each kind; bonus cards are not counted."""
    cards = taken & ~BONUS
    return cards.bit_count() == 4 and all((cards & kind).bit_count() == 1 for kind in (BRIGHTS, ANIMALS, RIBBONS, JUNK))
