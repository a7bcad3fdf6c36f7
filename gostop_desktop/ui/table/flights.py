"""Flights of cards: from where they are to where they belong, as hands throw, lay, deal and sweep them (UX 4)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from math import hypot

from gostop_desktop.engine.cards import Card

from .easing import Easing, quad_out
from .geometry import Pose, between
from .sprites import Sprite
from .stage import Place, Stage

ARC = 0.08
"""Height of a flight's arc by its length (UX 4)."""
FADE = 0.12
"""Seconds that a card fades where it would fly (UX 3.7)."""


class Motion(Enum):
    """How much moves (UX 3.7)."""

    FULL = "full"
    REDUCED = "reduced"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Way:
    """How a card is moved by a hand."""

    height: float = 0.5
    """How high it is lifted, from 0 to 1."""
    peak: float = 0.5
    """When it is highest; it falls the faster the later."""
    swell: float = 0.1
    """How much larger it looks at height 1."""
    tilt: float = 0.0
    """Degrees by which it leans into its way at height 1."""
    joins: float = 0.0
    """Part of the time in which the cards first come together where the first of them lies."""
    turns: float = 0.0
    """How often it spins round."""
    turning: float = 1.4
    """How much faster than it flies it shows its other side."""
    is_hiding: bool = False
    """Whether its face is turned down on the way."""
    is_drawn: bool = False
    """Whether it comes out of the stock: it is not to be seen before it leaves."""


THROW = Way(height=1.0, peak=0.5, swell=0.24, tilt=10.0)
"""A card slapped on another: drawn back, swung over it, and down."""
LAY = Way(height=0.55, peak=0.4, swell=0.1, tilt=4.0)
"""A card put on the blanket."""
DROP = Way(height=0.7, peak=0.3, swell=0.12, tilt=-5.0)
"""The card that was turned up, dropped where it belongs."""
DEAL = Way(height=0.35, peak=0.3, swell=0.06, tilt=7.0, is_drawn=True)
"""A card dealt flat over the blanket."""
GATHER = Way(height=0.45, peak=0.5, swell=0.06, joins=0.3)
"""What was captured: pushed together, then drawn in."""
STEAL = Way(height=1.0, peak=0.5, swell=0.25, tilt=-7.0)
"""A card taken from somebody else, over the table in a high arc."""
SPIN = Way(height=0.8, peak=0.4, swell=0.15, turns=1.0)
"""A bonus card, spun to the junk."""
HOME = Way(height=0.0, swell=0.0, turning=4.0, is_hiding=True)
"""Back to the stock, when a round counts for nothing: so many at once that they soon show their backs, all alike."""
SHIFT = Way(height=0.2, peak=0.5, swell=0.03)
"""Back to where it was, or aside."""


class Flight:
    """Every sprite that is not in its place goes there; the places are asked for anew in every frame."""

    def __init__(
        self,
        stage: Stage,
        motion: Motion,
        packets: Sequence[Sequence[Card]],
        duration: float,
        easing: Easing,
        way: Way = SHIFT,
        stagger: float = 0.0,
        at_start: Callable[[], object] | None = None,
    ) -> None:
        """Take the cards that fly, in packets that leave one after the other, and what is done as each leaves.

        While somebody else is given a card, an empty packet leaves.
        """
        self._stage = stage
        self._motion = motion
        self._way = way
        self._turned = 0.0 if way.is_hiding else 1.0
        """How far the cards are turned up in the end."""
        self._leaving = [stagger * index for index, packet in enumerate(packets) if packet]
        """When the packets leave."""
        self._starts = {card: stagger * index for index, packet in enumerate(packets) for card in packet}
        self._each = {Motion.FULL: duration, Motion.REDUCED: FADE, Motion.NONE: 0.0}[motion]
        if motion is not Motion.FULL:
            self._starts = dict.fromkeys(self._starts, 0.0)
            self._leaving = [0.0 for _ in self._leaving]
        self.duration = self._each + max(self._starts.values(), default=0.0)
        self._easing = easing
        self._at_start = at_start
        self._from: dict[Card, tuple[Pose, float]] = {}
        self._meeting: Pose | None = None
        """Where the cards come together first."""
        self._gone = 0
        """How many packets have left."""

    def begin(self) -> None:
        stage = self._stage
        for sprite in stage.astray():
            assert sprite.card is not None, "only known cards have places"
            self._from[sprite.card] = sprite.pose, sprite.turned
            if self._motion is Motion.REDUCED:
                sprite.opacity = 0.0
        for card in self._starts:
            stage.sprites[card].is_flying = self._motion is Motion.FULL
        if self._motion is not Motion.FULL or stage.is_unseen:
            stage.mark_changed(self._starts)
        if self._way.joins and len(self._starts) > 1:
            self._meeting = next((self._from[card][0] for card in self._starts if card in self._from), None)
        self.show(0.0)

    def show(self, progress: float) -> None:
        now = progress * self.duration
        self._leave(now)
        places = self._stage.places()
        for card, (start, turned) in self._from.items():
            sprite = self._stage.sprites.get(card)
            if sprite is None or card not in places:
                continue
            local = min(1.0, max(0.0, (now - self._starts.get(card, 0.0)) / self._each)) if self._each else 1.0
            self._pose(sprite, start, turned, places[card], local)

    def end(self) -> None:
        self._leave(self.duration)
        places = self._stage.places()
        for card in {*self._from, *self._starts}:
            sprite = self._stage.sprites.get(card)
            if sprite is not None and card in places:
                sprite.pose, sprite.turned = places[card], self._turned
                sprite.is_flying, sprite.opacity, sprite.height = False, 1.0, 0.0

    def _pose(self, sprite: Sprite, start: Pose, turned: float, end: Pose, local: float) -> None:
        if self._motion is not Motion.FULL:
            sprite.pose, sprite.turned, sprite.opacity = end, self._turned, local
            return
        sprite.turned = turned + (self._turned - turned) * min(1.0, local * self._way.turning)
        if sprite.card not in self._starts:
            sprite.pose = between(start, end, self._easing(local))
            return
        if self._way.is_drawn:
            sprite.opacity = 1.0 if local else 0.0
        joins = self._way.joins
        if self._meeting is not None:
            if local < joins:
                sprite.pose = between(start, self._meeting, quad_out(local / joins))
                return
            start, local = self._meeting, (local - joins) / (1.0 - joins)
        sprite.height = height_at(self._way, local)
        sprite.pose = on_the_way(self._way, start, end, self._easing(local), sprite.height)

    def _leave(self, now: float) -> None:
        """Do what is to be done as packets leave, for those that have by now."""
        while self._gone < len(self._leaving) and (now > self._leaving[self._gone] or not self._each):
            self._gone += 1
            if self._at_start is not None:
                self._at_start()


class Hiding:
    """Face-down cards on the way to a hand that the viewer does not see."""

    def __init__(
        self,
        stage: Stage,
        motion: Motion,
        sprites: Sequence[Sprite],
        to: Place,
        duration: float,
        stagger: float,
        at_start: Callable[[], object] | None,
    ) -> None:
        self._stage = stage
        self._sprites = sprites
        self._to = to
        self._stagger = stagger if motion is Motion.FULL else 0.0
        self._each = duration if motion is Motion.FULL else 0.0
        self.duration = self._each + self._stagger * max(0, len(sprites) - 1)
        self._at_start = at_start
        self._from: list[Pose] = []
        self._begun = 0

    def begin(self) -> None:
        self._from = [sprite.pose for sprite in self._sprites]

    def show(self, progress: float) -> None:
        now = progress * self.duration
        end = self._to()
        for index, (sprite, start) in enumerate(zip(self._sprites, self._from, strict=True)):
            local = min(1.0, max(0.0, (now - index * self._stagger) / self._each))
            self._heard(index, local)
            sprite.is_flying = 0.0 < local < 1.0
            sprite.opacity = 1.0 if local else 0.0
            sprite.turned = max(0.0, sprite.turned - local) if sprite.turned else 0.0
            sprite.height = height_at(DEAL, local)
            sprite.pose = on_the_way(DEAL, start, end, quad_out(local), sprite.height)

    def end(self) -> None:
        for index, sprite in enumerate(self._sprites):
            self._heard(index, 1.0)
            if sprite in self._stage.hidden:
                self._stage.hide(sprite)

    def _heard(self, index: int, local: float) -> None:
        if local > 0 and index >= self._begun:
            self._begun = index + 1
            if self._at_start is not None:
                self._at_start()


def height_at(way: Way, local: float) -> float:
    """Return how high a card is at a moment of its flight: up with a hand, down under its own weight."""
    if local < way.peak:
        return way.height * quad_out(local / way.peak)
    fall = (local - way.peak) / (1.0 - way.peak)
    return way.height * (1.0 - fall * fall)


def on_the_way(way: Way, start: Pose, end: Pose, progress: float, height: float) -> Pose:
    """Return the pose on an arc, larger and leaning the higher it is."""
    across, down = end.x - start.x, end.y - start.y
    pose = between(start, end, progress, ARC * hypot(across, down))
    # Cards lean to the side that they go to; counter-clockwise is positive.
    lean = max(-1.0, min(1.0, -across / (3.0 * max(1.0, end.width))))
    angle = pose.angle + way.tilt * lean * height + 360.0 * way.turns * (1.0 - min(1.0, progress))
    return Pose(pose.x, pose.y, pose.width * (1.0 + way.swell * height), angle, pose.z)
