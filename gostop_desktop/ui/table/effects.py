"""What flashes up beside the cards: dust, rings, chips, streaks, callouts; in its own time, never blocking."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto
from random import Random

from gostop_desktop.engine.cards import Card, Seat

from .geometry import Pose, Rect


class EffectKind(Enum):
    """What a passing effect looks like."""

    RING = auto()
    """A ring of dust that grows and fades: a slap."""
    BURST = auto()
    """Sparks from a centre: a stack comes apart, a bomb."""
    HEARTS = auto()
    """A small ring of hearts: a kiss."""
    STREAK = auto()
    """A broom's stroke across the field."""
    FRAME = auto()
    """A light along the edge of the cloth: the third Go."""
    DECK = auto()
    """The stock glows: a free turn."""
    SIGH = auto()
    """The light goes down and comes back: nobody won."""


_LIFE = {
    EffectKind.RING: 0.36,
    EffectKind.BURST: 0.55,
    EffectKind.HEARTS: 0.6,
    EffectKind.STREAK: 0.4,
    EffectKind.FRAME: 0.65,
    EffectKind.DECK: 0.3,
    EffectKind.SIGH: 0.8,
}


_FLASHES = frozenset({EffectKind.FRAME, EffectKind.DECK, EffectKind.SIGH})


@dataclass(slots=True)
class Effect:
    """One passing effect."""

    kind: EffectKind
    area: Rect
    strength: float = 1.0
    age: float = 0.0

    @property
    def progress(self) -> float:
        return min(1.0, self.age / _LIFE[self.kind])


@dataclass(slots=True)
class Particle:
    """A puff, a spark or a chip on its way."""

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
    age: float = 0.0


@dataclass(frozen=True, slots=True)
class Callout:
    """The big word for a special moment: a plate over half of the field (UX 4, VISUAL 5)."""

    word: str
    """Its name in the tables of words and pictures: `ppuk`, `go_1`, `godori`."""
    seat: Seat | None
    x: float
    """Where the event was; the plate lies on the other half."""
    cards: tuple[Card, ...] = ()
    number: int = 0
    """Points, or how many times."""


COINS = ("chip_1", "chip_2", "chip_3", "chip_4")
"""Kinds of coins that fly to the winner, by their names in the artwork."""
_CALLOUT_LIFE = 0.7
_CALLOUT_SHORT = 0.25
_CALLOUT_IN = 0.16
_CALLOUT_OUT = 0.14
_QUEUE = 2


class Effects:
    """All passing effects, and the callouts that wait."""

    def __init__(self, rng: Random, *, is_on: bool = True, may_shake: bool = True, may_flash: bool = True) -> None:
        self.is_on = is_on
        """Whether there is motion at all."""
        self.may_shake = may_shake
        self.may_flash = may_flash
        """Whether light may flare up or go down all over the table."""
        self.passing: list[Effect] = []
        self.particles: list[Particle] = []
        self.callouts: list[Callout] = []
        """The first one is on the table."""
        self.callout_age = 0.0
        self._rng = rng
        self._nudge = 0.0
        self._nudge_strength = 0.0

    @property
    def is_moving(self) -> bool:
        return bool(self.passing or self.particles or self.callouts or self._nudge > 0)

    @property
    def nudge(self) -> tuple[float, float]:
        """How far the table is pushed, in units (UX 3.7: at most 4, at most 180 ms)."""
        if self._nudge <= 0:
            return 0.0, 0.0
        fade = self._nudge / 0.18
        way = 1 if int(self._nudge * 60) % 2 else -1
        return way * self._nudge_strength * fade, -way * self._nudge_strength * fade / 2

    @property
    def callout(self) -> Callout | None:
        return self.callouts[0] if self.callouts else None

    @property
    def callout_life(self) -> float:
        """How long the present callout stays: shorter when others wait (UX 4)."""
        return _CALLOUT_SHORT + _CALLOUT_IN if len(self.callouts) > 1 else _CALLOUT_LIFE

    @property
    def callout_shown(self) -> float:
        """How far the present callout has come up: 0 is away, 1 is there."""
        if not self.is_on:
            return 1.0
        left = self.callout_life - self.callout_age
        return max(0.0, min(1.0, self.callout_age / _CALLOUT_IN, left / _CALLOUT_OUT))

    def add(self, kind: EffectKind, area: Rect, strength: float = 1.0) -> None:
        """Begin an effect over an area."""
        if self.is_on and (self.may_flash or kind not in _FLASHES):
            self.passing.append(Effect(kind, area, strength))

    def say(self, callout: Callout) -> None:
        """Show a callout, or queue it; of more than two the oldest gives way."""
        if len(self.callouts) >= _QUEUE:
            del self.callouts[0]
            self.callout_age = 0.0
        if not self.callouts:
            self.callout_age = 0.0
        self.callouts.append(callout)

    def push(self, units: float) -> None:
        """Nudge the table."""
        if self.is_on and self.may_shake:
            self._nudge, self._nudge_strength = 0.18, min(units, 4.0)

    def dust(self, pose: Pose, count: int, unit: float) -> None:
        """Raise dust round a card that was slapped down."""
        rect = pose.rect
        for _ in range(count if self.is_on else 0):
            side = self._rng.random() < 0.5
            x = rect.x + self._rng.random() * rect.w
            y = rect.bottom if side else rect.y + self._rng.random() * rect.h
            away = 1 if x > pose.x else -1
            self.particles.append(
                Particle(
                    x,
                    y,
                    away * (20 + 60 * self._rng.random()) * unit,
                    -(6 + 26 * self._rng.random()) * unit,
                    0.25 + 0.25 * self._rng.random(),
                    round((5 + 8 * self._rng.random()) * unit),
                    "dust",
                    pull=30 * unit,
                )
            )

    def sparks(self, x: float, y: float, count: int, unit: float, kind: str = "spark") -> None:
        """Throw sparks from a point in all directions."""
        for _ in range(count if self.is_on else 0):
            speed = (90 + 240 * self._rng.random()) * unit
            vx, vy = _direction(self._rng)
            self.particles.append(
                Particle(
                    x,
                    y,
                    vx * speed,
                    vy * speed,
                    0.3 + 0.35 * self._rng.random(),
                    max(2, round((3 + 5 * self._rng.random()) * unit)),
                    kind,
                    pull=260 * unit,
                )
            )

    def chips(self, start: tuple[float, float], end: tuple[float, float], count: int, unit: float) -> None:
        """Send chips from one place to another, one after the other."""
        for index in range(count if self.is_on else 0):
            life = 0.45 + 0.05 * index
            coin = COINS[index % len(COINS)]
            spread = (self._rng.random() - 0.5) * 24 * unit
            lift = 120 * unit
            vx = (end[0] - start[0]) / life
            pull = 8 * lift / life**2
            vy = (end[1] + spread - start[1] - pull * life**2 / 2) / life
            self.particles.append(Particle(start[0], start[1], vx, vy, life, round(13 * unit), coin, pull=pull))

    def update(self, dt: float) -> None:
        """Grow older."""
        for effect in self.passing:
            effect.age += dt
        self.passing = [effect for effect in self.passing if effect.progress < 1.0]
        for particle in self.particles:
            particle.age += dt
        self.particles = [particle for particle in self.particles if particle.age < particle.life]
        self._nudge = max(0.0, self._nudge - dt)
        if self.callouts:
            self.callout_age += dt
            if self.callout_age >= self.callout_life:
                del self.callouts[0]
                self.callout_age = 0.0

    def clear(self) -> None:
        """End everything: the person has skipped it, or the table is another."""
        self.passing.clear()
        self.particles.clear()
        self.callouts.clear()
        self._nudge = 0.0

    def moments(self) -> Iterator[tuple[Effect, float]]:
        """Yield the passing effects with their progress."""
        for effect in self.passing:
            yield effect, effect.progress


def _direction(rng: Random) -> tuple[float, float]:
    """Return a unit vector; rejection needs no trigonometry."""
    while True:
        x, y = rng.random() * 2 - 1, rng.random() * 2 - 1
        if 0.01 < (length := (x * x + y * y) ** 0.5) <= 1.0:
            return x / length, y / length
