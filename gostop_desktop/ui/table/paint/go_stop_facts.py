"""What the Go/Stop board says: both answers in payments, and the risk (UX 2.5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from gostop_desktop.engine.cards import Card


class ScoreLine(NamedTuple):
    """One thing that scores."""

    name: str
    points: int
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class SlabFacts:
    """One of the two answers in payments."""

    title: str
    who: str
    """Who pays when."""
    amount: str
    """The figure: money, or points where money is hidden."""
    points: str
    formula: tuple[str, ...]
    """How that is reckoned, payer by payer where they owe different sums."""
    source: str


@dataclass(frozen=True, slots=True)
class RiskFacts:
    """What it would cost if others won."""

    head: str
    lines: tuple[tuple[str, ...], ...]
    """Each line in several ways, the longest first: the first one that has room is shown."""
    loss: str


@dataclass(frozen=True, slots=True)
class GoStopFacts:
    """Everything that the board says."""

    points: int
    called: str
    lines: tuple[ScoreLine, ...]
    """What the points are made of."""
    stake: str
    """What a point is worth; nothing where money is hidden."""
    stop: SlabFacts
    go: SlabFacts
    risk: RiskFacts
