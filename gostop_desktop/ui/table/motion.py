"""How cards get from where they are to where they belong: flights, turns, shivers, fades (UX 3.7)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum

from gostop_desktop.engine.cards import Card

from .easing import Easing, cubic_in_out, linear, quad_out
from .geometry import Pose, between
from .sprites import Sprite
from .stage import Place, Stage
from .timeline import Step, Tween

ARC = 0.08
"""Height of a flight by its length (UX 4)."""
FADE = 0.12
"""Seconds that a card fades where it would fly (UX 3.7)."""
_SWELL = 0.09
"""How much larger a card looks in the middle of its flight."""


class Motion(Enum):
    """How much moves (UX 3.7)."""

    FULL = "full"
    REDUCED = "reduced"
    NONE = "none"


class Mover:
    """Makes the steps that move sprites on a stage."""

    def __init__(self, stage: Stage, motion: Motion) -> None:
        self.stage = stage
        self.motion = motion

    def glide(
        self,
        movers: Sequence[Card],
        duration: float,
        easing: Easing = quad_out,
        *,
        stagger: float = 0.0,
        at_start: Callable[[], object] | None = None,
    ) -> Step:
        """Let every sprite go where it belongs: the movers on arcs, one after the other, the rest make room."""
        return Flight(self.stage, self.motion, movers, duration, easing, stagger, at_start)

    def hide(
        self,
        sprites: Sequence[Sprite],
        to: Place,
        duration: float,
        *,
        stagger: float = 0.0,
        at_start: Callable[[], object] | None = None,
    ) -> Step:
        """Let face-down cards go somewhere and be seen no more."""
        return _Hiding(self.stage, self.motion, sprites, to, duration, stagger, at_start)

    def flip(self, card: Card, duration: float) -> Step:
        """Turn a card's face up where it lies."""
        sprite = self.stage.sprites[card]
        if self.motion is not Motion.FULL:
            return Tween(0.0, lambda _: _turn(sprite, 1.0))
        return Tween(duration, lambda progress: _turn(sprite, progress), cubic_in_out)

    def shiver(self, cards: Sequence[Card], units: float, duration: float) -> Step:
        """Shake cards a little from side to side."""
        sprites = [self.stage.sprites[card] for card in cards if card in self.stage.sprites]
        reach = self.stage.layout.u(units)
        if self.motion is not Motion.FULL:
            return Tween(0.0, lambda _: None)

        def show(progress: float) -> None:
            way = 1 if int(progress * 8) % 2 else -1
            for sprite in sprites:
                sprite.shake = 0.0 if progress >= 1.0 else way * reach * (1.0 - progress)

        return Tween(duration, show)

    def raise_up(self, cards: Sequence[Card], units: float, duration: float) -> Step:
        """Let cards jump up and come down again, one after the other."""
        sprites = [self.stage.sprites[card] for card in cards if card in self.stage.sprites]
        reach = self.stage.layout.u(units)
        if self.motion is not Motion.FULL:
            return Tween(0.0, lambda _: None)

        def show(progress: float) -> None:
            for index, sprite in enumerate(sprites):
                local = min(1.0, max(0.0, progress * (1 + 0.25 * len(sprites)) - 0.25 * index))
                sprite.lift = reach * 4 * local * (1.0 - local)

        return Tween(duration, show, linear)


class Flight:
    """Every sprite that is not in its place goes there; the places are asked for anew in every frame."""

    def __init__(
        self,
        stage: Stage,
        motion: Motion,
        movers: Sequence[Card],
        duration: float,
        easing: Easing,
        stagger: float,
        at_start: Callable[[], object] | None,
    ) -> None:
        self._stage = stage
        self._motion = motion
        self._starts = {card: stagger * index for index, card in enumerate(movers)}
        self._each = {Motion.FULL: duration, Motion.REDUCED: FADE, Motion.NONE: 0.0}[motion]
        if motion is not Motion.FULL:
            self._starts = dict.fromkeys(movers, 0.0)
        self.duration = self._each + max(self._starts.values(), default=0.0)
        self._easing = easing
        self._at_start = at_start
        self._from: dict[Card, tuple[Pose, float]] = {}
        self._begun: set[Card] = set()

    def begin(self) -> None:
        stage = self._stage
        for sprite in stage.astray():
            assert sprite.card is not None, "only known cards have places"
            self._from[sprite.card] = sprite.pose, sprite.turned
            if self._motion is Motion.REDUCED:
                sprite.opacity = 0.0
            if self._motion is not Motion.FULL:
                stage.changed.add(sprite.card)
        for card in self._starts:
            stage.sprites[card].is_flying = self._motion is Motion.FULL
        self.show(0.0)

    def show(self, progress: float) -> None:
        now = progress * self.duration
        places = self._stage.places()
        for card, (start, turned) in self._from.items():
            sprite = self._stage.sprites.get(card)
            if sprite is None or card not in places:
                continue
            local = min(1.0, max(0.0, (now - self._starts.get(card, 0.0)) / self._each)) if self._each else 1.0
            if local > 0 or not self._each:
                self._start_of(card)
            self._pose(sprite, start, turned, places[card], local)

    def end(self) -> None:
        for card in self._starts:
            self._start_of(card)
        places = self._stage.places()
        for card in {*self._from, *self._starts}:
            sprite = self._stage.sprites.get(card)
            if sprite is not None and card in places:
                sprite.pose, sprite.turned = places[card], 1.0
                sprite.is_flying, sprite.opacity = False, 1.0

    def _pose(self, sprite: Sprite, start: Pose, turned: float, end: Pose, local: float) -> None:
        if self._motion is not Motion.FULL:
            sprite.pose, sprite.turned, sprite.opacity = end, 1.0, local
            return
        eased = self._easing(local)
        sprite.turned = turned + (1.0 - turned) * min(1.0, local * 1.4)
        if sprite.card in self._starts:
            length = ((end.x - start.x) ** 2 + (end.y - start.y) ** 2) ** 0.5
            pose = between(start, end, eased, ARC * length)
            swell = 1.0 + _SWELL * 4 * local * (1.0 - local)
            sprite.pose = Pose(pose.x, pose.y, pose.width * swell, pose.angle, pose.z)
        else:
            sprite.pose = between(start, end, eased)

    def _start_of(self, card: Card) -> None:
        if card in self._begun or card not in self._starts:
            return
        self._begun.add(card)
        if self._at_start is not None:
            self._at_start()


class _Hiding:
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
            sprite.turned = max(0.0, sprite.turned - local) if sprite.turned else 0.0
            sprite.pose = between(start, end, quad_out(local), ARC * abs(end.x - start.x))

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


def _turn(sprite: Sprite, progress: float) -> None:
    sprite.turned = progress
