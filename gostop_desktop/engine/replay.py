"""A record played once more through the engine: nothing is believed, everything is checked (PROTOCOL 1.1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .cards import Card
from .dealing import deal
from .deck import commitment, deck_v1
from .errors import IllegalActionError, NotationError, PositionError
from .events import Event
from .notation import print_action
from .records import Decision, Record, print_points, print_result
from .round import Round


@dataclass(frozen=True, slots=True)
class Step:
    """One decision: the round before it, and what happened."""

    before: Round
    decision: Decision
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Replay:
    """A record and the round that it tells."""

    record: Record
    deck: tuple[Card, ...]
    opening: Round
    """The round after the deal."""
    dealt: tuple[Event, ...]
    """What was seen of the deal."""
    steps: tuple[Step, ...]
    round: Round
    """The round after the last decision: over, or to be played on."""


def replay(record: Record) -> Replay:
    """Return the round that the record tells, its deck, actions, result and payments checked.

    Raises NotationError with the line that does not add up.
    """
    deck = _checked_deck(record)
    try:
        opening, dealt = deal(record.rules, deck, record.dealer, record.carry)
    except PositionError as error:
        raise NotationError(f"line {record.line('Deck')}: {error}") from None
    round = opening.copy()
    steps = []
    for decision in record.decisions:
        _check_turn(round, decision)
        before = round.copy()
        try:
            events = round.apply(decision.action)
        except IllegalActionError as error:
            raise NotationError(f"line {decision.line}: {error}") from None
        steps.append(Step(before, decision, tuple(events)))
    _check_result(record, round)
    return Replay(record, tuple(deck), opening, tuple(dealt), tuple(steps), round)


def _checked_deck(record: Record) -> Sequence[Card]:
    """Return the deck; a secret that is told must lead to it, and to what was shown before the cut (UX 5.1)."""
    secret, told = record.secret, record.deck
    if secret is None:
        assert told is not None, "a record has a deck or a secret"
        return told
    commit = record.header("Commit")
    if commit is not None and commit != commitment(secret):
        raise NotationError(f"line {record.line('Commit')}: the commitment is not that of the seed")
    made = deck_v1(record.rules, secret, record.cut)
    if told is not None and told != made:
        raise NotationError(f"line {record.line('Deck')}: the deck is not the one that seed and cut make")
    return made


def _check_turn(round: Round, decision: Decision) -> None:
    action = print_action(decision.action)
    if round.is_over:
        raise NotationError(f"line {decision.line}: {action} comes after the end of the round")
    if decision.seat != round.to_move:
        raise NotationError(f"line {decision.line}: {action} is for seat {round.to_move}, not for seat {decision.seat}")


def _check_result(record: Record, round: Round) -> None:
    told = record.header("Result")
    if told is None:
        if record.payments is not None:
            raise NotationError(f"line {record.line('Payments')}: there are payments but no result")
        return
    result = round.result
    if result is None:
        raise NotationError(f"line {record.line('Result')}: the round is not over, {round.to_move} is to move")
    if told != print_result(result):
        raise NotationError(f"line {record.line('Result')}: the result is {print_result(result)!r}, not {told!r}")
    points, paid = print_points(result.points(record.rules.players)), record.header("Payments")
    if paid is None:
        raise NotationError(f"line {record.line('Result')}: there is a result but no payments; they are {points!r}")
    if print_points(record.payments or ()) != points:
        raise NotationError(f"line {record.line('Payments')}: the payments are {points!r}, not {paid!r}")
