"""Figures about played rounds, computed from their records: nothing is stored twice (UX 5.6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from statistics import mean, median

from gostop_desktop.engine.cards import Seat
from gostop_desktop.engine.events import Bomb, Event, Go, Jjok, Ppuk, Shake, StackTaken, Sweep, Ttadak
from gostop_desktop.engine.records import Record
from gostop_desktop.engine.replay import replay
from gostop_desktop.engine.result import Line

SPECIAL = (Ppuk, StackTaken, Ttadak, Jjok, Sweep, Bomb, Shake)
"""The events that are counted, by the names of their classes."""
BAKS = ("pibak", "gwangbak", "meongbak", "gobak")
UNCOUNTED = "practice"
"""The flag of rounds in which moves could be taken back: they count nowhere."""


@dataclass(frozen=True, slots=True)
class Group:
    """Rounds that can be compared: the same rules, the same opponents, with or without help."""

    rules: str
    opponents: tuple[str, ...]
    flags: str
    """The record's flags: `hints`, `known-deck` or nothing."""


@dataclass(frozen=True, slots=True)
class Played:
    """What one finished round came to for one seat."""

    group: Group
    record: Record
    points: int
    """Won or lost in all, instant payments included."""
    won: bool
    drawn: bool
    gos: int
    """How often the seat said Go."""
    made: Mapping[str, int]
    """The seat's own special events."""
    suffered: Mapping[str, int]
    """Those of the others."""
    given: Mapping[str, int]
    """The baks with which the seat made others pay more."""
    taken: Mapping[str, int]
    """The baks with which the seat had to pay more itself."""


@dataclass(frozen=True, slots=True)
class Figures:
    """The rounds of a group together."""

    rounds: int
    won: int
    drawn: int
    points: int
    average: float
    median: float
    best: Played
    """The round that brought most."""
    gos: int
    gos_won: int
    """The Gos of rounds that the seat won after all."""
    made: Mapping[str, int]
    suffered: Mapping[str, int]
    given: Mapping[str, int]
    taken: Mapping[str, int]


def played(record: Record, seat: Seat) -> Played | None:
    """Return what a round came to for a seat; None if it is not over, or was practice.

    Raises NotationError with the line if the record does not add up.
    """
    flags = record.header("Flags") or ""
    if not record.is_finished or UNCOUNTED in flags.split():
        return None
    told = replay(record)
    result = told.round.result
    assert result is not None, "the record says that the round is over"
    events = [event for step in told.steps for event in step.events]
    others = tuple(name for other, name in enumerate(record.seats) if other != seat)
    return Played(
        group=Group(record.header("Rules") or "", others, flags),
        record=record,
        points=result.points(record.rules.players)[seat],
        won=result.winner == seat,
        drawn=result.winner is None,
        gos=sum(isinstance(event, Go) and event.seat == seat for event in events),
        made=_special(events, lambda other: other == seat),
        suffered=_special(events, lambda other: other != seat),
        given=_baks(result.lines, lambda payer: payer != seat) if result.winner == seat else Counter(),
        taken=_baks(result.lines, lambda payer: payer == seat),
    )


def figures(rounds: Iterable[Played]) -> dict[Group, Figures]:
    """Return the figures of each group, the one with most rounds first."""
    groups: dict[Group, list[Played]] = {}
    for round in rounds:
        groups.setdefault(round.group, []).append(round)
    return {group: _summed(groups[group]) for group in sorted(groups, key=lambda group: -len(groups[group]))}


def _summed(rounds: list[Played]) -> Figures:
    points = [round.points for round in rounds]
    return Figures(
        rounds=len(rounds),
        won=sum(round.won for round in rounds),
        drawn=sum(round.drawn for round in rounds),
        points=sum(points),
        average=mean(points),
        median=median(points),
        best=max(rounds, key=lambda round: round.points),
        gos=sum(round.gos for round in rounds),
        gos_won=sum(round.gos for round in rounds if round.won),
        made=_total(round.made for round in rounds),
        suffered=_total(round.suffered for round in rounds),
        given=_total(round.given for round in rounds),
        taken=_total(round.taken for round in rounds),
    )


def _special(events: Iterable[Event], of: Callable[[Seat], bool]) -> Counter[str]:
    return Counter(type(event).__name__ for event in events if isinstance(event, SPECIAL) and of(event.seat))


def _baks(lines: Iterable[Line], of: Callable[[Seat], bool]) -> Counter[str]:
    return Counter(
        line.name
        for line in lines
        if line.name in BAKS and line.why is None and line.seat is not None and of(line.seat)
    )


def _total(counts: Iterable[Mapping[str, int]]) -> Counter[str]:
    total: Counter[str] = Counter()
    for count in counts:
        total.update(count)
    return total
