"""What moves cards on a stage: flights, turns, shivers, jumps, each as a step of the story (UX 3.7)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gostop_desktop.engine.cards import Card

from .easing import Easing, cubic_in_out, linear, quad_out
from .flights import SHIFT, Flight, Hiding, Motion, Way
from .sprites import Sprite
from .stage import Place, Stage
from .timeline import Step, Tween

_FLIP_HEIGHT = 0.7
"""How high a card is lifted to be turned over."""


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
        way: Way = SHIFT,
        stagger: float = 0.0,
        at_start: Callable[[], object] | None = None,
    ) -> Step:
        """Let every sprite go where it belongs: the movers on arcs, one after the other, the rest make room."""
        return Flight(self.stage, self.motion, movers, duration, easing, way, stagger, at_start)

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
        return Hiding(self.stage, self.motion, sprites, to, duration, stagger, at_start)

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


def _turn(sprite: Sprite, progress: float) -> None:
    sprite.turned = progress
    sprite.height = _FLIP_HEIGHT * 4 * progress * (1.0 - progress)
