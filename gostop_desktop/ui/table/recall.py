"""What has happened in a round that was left, told by its record: the last move, the log, the order in the slots."""

from __future__ import annotations

from gostop_desktop.engine.cards import Seat
from gostop_desktop.engine.events import Event, redact
from gostop_desktop.engine.replay import Replay
from gostop_desktop.engine.view import View, view


def past(told: Replay, seat: Seat) -> list[Event]:
    """Return everything that a seat has seen of the round, the deal first."""
    events = [*told.dealt, *(event for step in told.steps for event in step.events)]
    return [redact(event, seat) for event in events]


def since_last(told: Replay, seat: Seat) -> tuple[View, list[Event]]:
    """Return what a seat knew after its last decision, or after the deal, and what it has seen since."""
    steps = told.steps
    first = max((index + 1 for index, step in enumerate(steps) if step.decision.seat == seat), default=0)
    rest = steps[first:]
    start = rest[0].before if rest else told.round
    return view(start, seat), [redact(event, seat) for step in rest for event in step.events]
