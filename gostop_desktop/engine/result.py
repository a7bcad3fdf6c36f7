"""How a round ended: who pays whom, and every line that explains it (PROTOCOL 2.2)."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import Literal, TypeAlias

from .cards import Card, Seat

ResultKind: TypeAlias = Literal["stop", "auto_stop", "three_ppuk", "quad", "nagari", "void"]
Part: TypeAlias = Literal["points", "bonus", "go", "winner", "payer", "liability", "limit", "payment"]
Why: TypeAlias = Literal["off", "too_few", "winner_lacks", "exempt", "not_all", "not_called", "superseded", "no_carry"]
"""Why a line did not apply: the rule is off; too few of what it counts; the winner lacks what it needs;
the payer is safe; not every opponent is hit; nobody called Go; another rule took its place; no drawn round before."""

Transfer: TypeAlias = tuple[Seat, Seat, int]
"""Payer, receiver and points."""

Instant: TypeAlias = tuple[str, Seat, int]
"""Reason, receiver and the points that each opponent paid at once (RULES C.11)."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of an explanation: points that are added, or a factor that multiplies."""

    part: Part
    name: str
    rule: str
    """The section of RULES."""
    seat: Seat | None = None
    """The payer it concerns, None if it is the winner's."""
    points: int | None = None
    factor: int | None = None
    have: int | None = None
    """How many there are of what the line counts."""
    need: int | None = None
    """How many it takes."""
    cards: tuple[Card, ...] = ()
    why: Why | None = None
    """Why the line did not apply; None if it did."""


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a round; a drawn or void one has neither winner nor base."""

    kind: ResultKind
    winner: Seat | None = None
    base: int | None = None
    multiplier: int | None = None
    """The factors that are the same for every payer (RULES F.2)."""
    payments: tuple[tuple[Seat, int], ...] = ()
    """What every loser pays for the round, zeroes included, in seat order; without instant payments."""
    transfers: tuple[Transfer, ...] = ()
    instant: tuple[Instant, ...] = ()
    lines: tuple[Line, ...] = ()

    def points(self, players: int) -> tuple[int, ...]:
        """Return what each seat wins or loses in points, instant payments included; they add up to zero."""
        total = [0] * players
        for payer, receiver, points in self.transfers:
            total[payer] -= points
            total[receiver] += points
        for _, receiver, points in self.instant:
            for seat in range(players):
                total[seat] += points * (players - 1) if seat == receiver else -points
        return tuple(total)

    @property
    def received(self) -> int:
        """What comes to the winner for the round, in points; without instant payments."""
        return sum(points for _payer, receiver, points in self.transfers if receiver == self.winner)

    def taken_over(self, payer: Seat) -> int:
        """Return the points that a payer owes in the place of others (RULES F.4, F.9)."""
        return sum(line.points or 0 for line in self.lines if line.part == "liability" and line.seat == payer)

    @property
    def freed(self) -> tuple[Seat, ...]:
        """The losers who pay nothing because of what another one did (RULES F.4, F.9)."""
        return tuple(
            line.seat for line in self.lines if line.part == "liability" and line.factor == 0 and line.seat is not None
        )

    def factor(self, payer: Seat) -> int:
        """Return everything that multiplies what a payer owes: the winner's factors, the payer's, the liability's."""
        return prod(line.factor for line in self.lines if line.factor is not None and line.seat in (None, payer))
