"""What a tournament says: means with 95 % intervals over deals, never over single rounds (AI 6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from .arena import Conduct, Played

CAP = 50
"""Capped figures count no payment beyond this: rare, huge wins hide the differences (AI)."""
_NORMAL_95 = 1.96


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and the half width of its 95 % interval."""

    mean: float
    half: float

    @property
    def low(self) -> float:
        """The lower bound."""
        return self.mean - self.half

    def __str__(self) -> str:
        return f"{self.mean:+.2f} ±{self.half:.2f}"


def estimate(values: Sequence[float]) -> Estimate:
    """Return the mean of independent values with its interval; one value alone says nothing."""
    if len(values) < 2:
        return Estimate(values[0] if values else 0.0, float("inf"))
    return Estimate(fmean(values), _NORMAL_95 * stdev(values) / sqrt(len(values)))


@dataclass(frozen=True, slots=True)
class Standing:
    """How one player did."""

    name: str
    raw: Estimate
    """Points a round."""
    capped: Estimate
    wins: int
    decided: int
    milliseconds: tuple[float, float]
    """Decision time: the median, and what 95 % stay below."""
    faults: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Standings:
    """How a tournament ended."""

    deals: int
    rounds: int
    nagari: int
    void: int
    players: tuple[Standing, ...]


def standings(names: Sequence[str], played: Sequence[Played], conduct: Sequence[Conduct]) -> Standings:
    """Return the figures of some deals."""
    rounds = [seating for one in played for seating in one.seatings]
    decided = sum(seating.winner is not None for seating in rounds)
    return Standings(
        deals=len(played),
        rounds=len(rounds),
        nagari=sum(seating.kind == "nagari" for seating in rounds),
        void=sum(seating.kind == "void" for seating in rounds),
        players=tuple(
            Standing(
                name,
                estimate([fmean(seating.points[place] for seating in one.seatings) for one in played]),
                estimate([fmean(capped(seating.points)[place] for seating in one.seatings) for one in played]),
                sum(seating.winner == place for seating in rounds),
                decided,
                _quantiles(conduct[place].seconds),
                tuple(conduct[place].faults),
            )
            for place, name in enumerate(names)
        ),
    )


def capped(points: Sequence[int]) -> tuple[int, ...]:
    """Return the points with every loss held at the cap, and the winners paid that much less."""
    if max(map(abs, points)) <= CAP:
        return tuple(points)
    losses = [max(point, -CAP) if point < 0 else 0 for point in points]
    gains = [max(0, point) for point in points]
    total = sum(gains)
    return tuple(loss or round(-sum(losses) * gain / total) for loss, gain in zip(losses, gains, strict=True))


def _quantiles(seconds: Sequence[float]) -> tuple[float, float]:
    if not seconds:
        return 0.0, 0.0
    ordered = sorted(seconds)
    return 1000 * ordered[len(ordered) // 2], 1000 * ordered[min(len(ordered) - 1, int(0.95 * len(ordered)))]
