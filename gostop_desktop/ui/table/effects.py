"""What flashes up beside the cards: rings, streaks, blows on the blanket, callouts; in its own time, never blocking."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto
from math import hypot
from random import Random

from gostop_desktop.engine.cards import Card, Seat

from .geometry import Pose, Rect
from .particles import Particle, coins, dust, sparks


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
    GLOW = auto()
    """The outline of something lights up: the stock at a free turn, a set's cards, a panel, a hand whose turn it is."""
    STAMP = auto()
    """The badge of a stack comes down on it, and a ring leaves it."""
    SHOCK = auto()
    """A wave in the blanket that runs out from a bomb."""
    PULSE = auto()
    """Something small in a panel swells with light once: the meter that is full."""
    CRACK = auto()
    """A shield in a panel breaks: somebody is in danger of a penalty."""
    MEND = auto()
    """A shield in a panel is whole again."""
    SIDE = auto()
    """A light at the edge of the cloth, on the side of whoever goes on."""
    SIGH = auto()
    """The light goes down and comes back: nobody won."""


_LIFE = {
    EffectKind.RING: 0.22,
    EffectKind.BURST: 0.55,
    EffectKind.HEARTS: 0.6,
    EffectKind.STREAK: 0.4,
    EffectKind.FRAME: 0.65,
    EffectKind.GLOW: 0.4,
    EffectKind.STAMP: 0.32,
    EffectKind.SHOCK: 0.38,
    EffectKind.SIDE: 0.55,
    EffectKind.PULSE: 0.25,
    EffectKind.CRACK: 0.2,
    EffectKind.MEND: 0.2,
    EffectKind.SIGH: 0.8,
}


STAMPED = 0.3
"""Part of the life of a stamp at which it is down."""
_FLASHES = frozenset({EffectKind.FRAME, EffectKind.GLOW, EffectKind.SIDE, EffectKind.SIGH})


@dataclass(slots=True)
class Effect:
    """One passing effect."""

    kind: EffectKind
    area: Rect
    strength: float = 1.0
    age: float = 0.0
    part: str = ""
    """What in the area it is about, where the area is a panel: its painter knows where that is."""

    @property
    def progress(self) -> float:
        return min(1.0, self.age / _LIFE[self.kind])


@dataclass(slots=True)
class Thump:
    """Something hits the blanket: what lies round about jumps a little, the later the further off."""

    x: float
    y: float
    reach: float
    """Pixels by which a card jumps that lies close by."""
    radius: float
    age: float = 0.0

    def hop_at(self, x: float, y: float) -> float:
        """Return how high a card jumps that lies there."""
        away = hypot(x - self.x, y - self.y) / self.radius
        local = (self.age - _WAVE * away) / _HOP
        if away >= 1.0 or not 0.0 < local < 1.0:
            return 0.0
        return self.reach * (1.0 - away) * 4.0 * local * (1.0 - local)


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


_CALLOUT_LIFE = 0.7
_CALLOUT_SHORT = 0.25
CALLOUT_IN = 0.16
"""Seconds in which a callout comes up."""
_CALLOUT_OUT = 0.14
_QUEUE = 2
_HOP = 0.11
"""Seconds that a card is in the air."""
_RADIUS = 190
"""Units from a blow to where nothing moves any more."""
_WAVE = 0.06
"""Seconds that a blow takes to the end of its reach."""


class Effects:
    """All passing effects, and the callouts that wait."""

    def __init__(self, rng: Random) -> None:
        self.is_on = True
        """Whether there is motion at all."""
        self.may_shake = True
        self.may_flash = True
        """Whether light may flare up or go down all over the table."""
        self.passing: list[Effect] = []
        self.particles: list[Particle] = []
        self.thumps: list[Thump] = []
        self.callouts: list[Callout] = []
        """The first one is on the table."""
        self.callout_age = 0.0
        self._rng = rng
        self._nudge = 0.0
        self._nudge_strength = 0.0
        self._is_in_the_way = False

    @property
    def is_moving(self) -> bool:
        return bool(self.passing or self.particles or self.thumps or self.callouts or self._nudge > 0)

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
        """How long the present callout stays: shorter when others wait, or something happens below it (UX 4)."""
        is_short = len(self.callouts) > 1 or self._is_in_the_way
        return _CALLOUT_SHORT + CALLOUT_IN if is_short else _CALLOUT_LIFE

    def give_way(self, x: float, middle: float) -> None:
        """Let the callout go that lies on the half of the field where something is about to happen."""
        if self.callout is not None and (self.callout.x > middle) == (x < middle):
            self._is_in_the_way = True

    @property
    def is_callout_coming(self) -> bool:
        """Whether the present callout has not come up yet."""
        return self.callout_age < CALLOUT_IN

    @property
    def callout_shown(self) -> float:
        """How far the present callout has come up: 0 is away, 1 is there."""
        if not self.is_on:
            return 1.0
        left = self.callout_life - self.callout_age
        return max(0.0, min(1.0, self.callout_age / CALLOUT_IN, left / _CALLOUT_OUT))

    def add(self, kind: EffectKind, area: Rect, strength: float = 1.0, *, delay: float = 0.0, part: str = "") -> None:
        """Begin an effect over an area or a part of it, at once or after so many seconds."""
        if self.is_on and (self.may_flash or kind not in _FLASHES):
            self.passing.append(Effect(kind, area, strength, -delay, part))

    def say(self, callout: Callout) -> None:
        """Show a callout, or queue it; of more than two the oldest gives way."""
        if len(self.callouts) >= _QUEUE:
            del self.callouts[0]
            self.callout_age = 0.0
        if not self.callouts:
            self.callout_age = 0.0
            self._is_in_the_way = False
        self.callouts.append(callout)

    def push(self, units: float) -> None:
        """Nudge the table."""
        if self.is_on and self.may_shake:
            self._nudge, self._nudge_strength = 0.18, min(units, 4.0)

    def thump(self, x: float, y: float, units: float, unit: float, *, delay: float = 0.0) -> None:
        """Hit the blanket at a place, so hard that a card close by jumps so many units."""
        if self.is_on and self.may_shake:
            self.thumps.append(Thump(x, y, units * unit, _RADIUS * unit, -delay))

    def hop_at(self, x: float, y: float) -> int:
        """Return how many pixels high a card jumps now that lies there."""
        return round(max((thump.hop_at(x, y) for thump in self.thumps), default=0.0))

    def dust(self, pose: Pose, count: int, unit: float) -> None:
        """Raise dust round a card that was slapped down."""
        if self.is_on:
            self.particles += dust(self._rng, pose, count, unit)

    def sparks(self, x: float, y: float, count: int, unit: float) -> None:
        """Throw sparks from a point in all directions."""
        if self.is_on:
            self.particles += sparks(self._rng, x, y, count, unit)

    def coins(self, start: tuple[float, float], end: tuple[float, float], count: int, unit: float) -> None:
        """Send coins from one place to another."""
        if self.is_on:
            self.particles += coins(self._rng, start, end, count, unit)

    def update(self, dt: float) -> None:
        """Grow older."""
        for effect in self.passing:
            effect.age += dt
        self.passing = [effect for effect in self.passing if effect.progress < 1.0]
        for particle in self.particles:
            particle.age += dt
        self.particles = [particle for particle in self.particles if particle.age < particle.life]
        for thump in self.thumps:
            thump.age += dt
        self.thumps = [thump for thump in self.thumps if thump.age < _HOP + _WAVE]
        self._nudge = max(0.0, self._nudge - dt)
        if self.callouts:
            self.callout_age += dt
            if self.callout_age >= self.callout_life:
                del self.callouts[0]
                self.callout_age = 0.0
                self._is_in_the_way = False

    def rest(self) -> None:
        """End what moves: the person has skipped it. What is called out stays to be read."""
        self.passing.clear()
        self.particles.clear()
        self.thumps.clear()
        self._nudge = 0.0

    def clear(self) -> None:
        """End everything: the table is another."""
        self.rest()
        self.callouts.clear()

    def moments(self) -> Iterator[tuple[Effect, float]]:
        """Yield the passing effects that have begun, with their progress."""
        for effect in self.passing:
            if effect.age >= 0.0:
                yield effect, effect.progress
