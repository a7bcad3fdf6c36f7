"""Dust, sparks and coins on their way: where they start and how they fly; no pygame."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from .geometry import Pose

COINS = ("brass", "red")
"""Kinds of coins that fly to the winner."""
_AIR = 0.5
"""Part of its speed that the air takes from something light by the end of its life."""
_COIN_GAP = 0.045
"""Seconds between two coins of a stream."""
_COIN_LIFE = 0.5
_COIN_ARC = 150
_COIN = 20


@dataclass(slots=True)
class Particle:
    """A puff, a spark or a coin; before its time, with an age below 0, it is not to be seen."""

    x: float
    y: float
    vx: float
    vy: float
    life: float
    size: int
    """Pixels across."""
    kind: str
    """`dust`, `spark`, or one of the coins."""
    pull: float = 0.0
    """Downward acceleration."""
    drag: float = 0.0
    """How much the air slows it down."""
    sway: float = 0.0
    """Four times the pixels to the side in the middle of its way."""
    age: float = 0.0


def dust(rng: Random, pose: Pose, count: int, unit: float) -> Iterator[Particle]:
    """Yield the dust that a card raises that is slapped down: out from under its edges, and soon at rest."""
    rect = pose.rect
    for _ in range(count):
        along, is_low = rng.random(), rng.random() < 0.6
        x = rect.x + along * rect.w if is_low else rect.x + rng.choice((0, rect.w))
        y = rect.bottom if is_low else rect.y + along * rect.h
        away = (x - pose.x) / rect.w * 2
        speed = (60 + 110 * rng.random()) * unit
        down = 0.35 if is_low else (y - pose.y) / rect.h
        yield Particle(
            x,
            y,
            away * speed,
            down * speed - 14 * unit,
            0.32 + 0.25 * rng.random(),
            round((9 + 12 * rng.random()) * unit),
            "dust",
            drag=_AIR,
        )


def sparks(rng: Random, x: float, y: float, count: int, unit: float) -> Iterator[Particle]:
    """Yield sparks that fly from a point in all directions and fall."""
    for _ in range(count):
        speed = (110 + 280 * rng.random()) * unit
        vx, vy = _direction(rng)
        size = max(2, round((3 + 5 * rng.random()) * unit))
        life = 0.3 + 0.35 * rng.random()
        yield Particle(x, y, vx * speed, vy * speed, life, size, "spark", pull=260 * unit, drag=_AIR)


def coins(
    rng: Random, start: tuple[float, float], end: tuple[float, float], count: int, unit: float
) -> Iterator[Particle]:
    """Yield coins that fly in an arc from one place to another, one after the other.

    Panels stand one above the other: the arc of coins between them goes round what is written there, over the cloth.
    """
    across, down = end[0] - start[0], end[1] - start[1]
    is_upright = abs(down) > abs(across)
    for index in range(count):
        aside, arc = (rng.random() - 0.5) * 26 * unit, _COIN_ARC * unit * (0.8 + 0.4 * rng.random())
        pull = 0.0 if is_upright else 8 * arc / _COIN_LIFE**2
        yield Particle(
            start[0] + aside,
            start[1],
            across / _COIN_LIFE,
            down / _COIN_LIFE - pull * _COIN_LIFE / 2,
            _COIN_LIFE,
            round(_COIN * unit),
            COINS[index % len(COINS)],
            pull=pull,
            sway=-4 * arc if is_upright else 0.0,
            age=-_COIN_GAP * index,
        )


def _direction(rng: Random) -> tuple[float, float]:
    """Return a unit vector; rejection needs no trigonometry."""
    while True:
        x, y = rng.random() * 2 - 1, rng.random() * 2 - 1
        if 0.01 < (length := (x * x + y * y) ** 0.5) <= 1.0:
            return x / length, y / length
