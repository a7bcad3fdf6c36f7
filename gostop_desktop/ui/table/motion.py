"""What moves cards on a stage: flights, turns, shivers, jumps, each as a step of the story (UX 3.7)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import cos, sin, tau

from gostop_desktop.engine.cards import Card

from .easing import Easing, cubic_in_out, linear, quad_out
from .flights import DEAL, GATHER, SHIFT, Flight, Hiding, Motion, Way
from .sprites import Sprite
from .stage import Place, Stage
from .timeline import Chain, Pause, Step, Together, Tween

_NEXT_GROUP = 0.025
"""Seconds between what goes to one group of captured cards and to the next."""
_STILL = 0.3
"""Seconds that anything is waited for where nothing moves."""
_SWAY = 9.0
"""Degrees to either side by which a card sways that is waved."""
_BEHIND = 0.12
"""How much later the next card of a wave sways."""
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
        packets = [(card,) for card in movers]
        return Flight(self.stage, self.motion, packets, duration, easing, way, stagger, at_start)

    def deal(
        self,
        beats: Sequence[Card | None],
        others: Sequence[tuple[int, Step]],
        duration: float,
        *,
        stagger: float,
        at_start: Callable[[], object],
    ) -> Step:
        """Deal card after card to the viewer and the table, in beats of which some (None) are the others'.

        What is dealt to those begins at the beats that stand beside it.
        """
        packets = [() if card is None else (card,) for card in beats]
        flight = Flight(self.stage, self.motion, packets, duration, quad_out, DEAL, stagger, at_start)
        if self.motion is not Motion.FULL:
            return Together(flight, *(step for _beat, step in others))
        return Together(flight, *(Chain(Pause(stagger * beat), step) for beat, step in others))

    def draw_in(self, packets: Sequence[Sequence[Card]], duration: float, *, at_start: Callable[[], object]) -> Step:
        """Push cards together and draw them in, packet after packet, all of them within the time."""
        stagger = _NEXT_GROUP if self.motion is Motion.FULL else 0.0
        each = duration - stagger * (len(packets) - 1)
        return Flight(self.stage, self.motion, packets, each, cubic_in_out, GATHER, stagger, at_start)

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

    def rest(self, seconds: float) -> Step:
        """Let what is to be seen or read stay for a while; without motion nobody waits for long (BUGS U27)."""
        return Pause(min(seconds, _STILL) if self.motion is Motion.NONE else seconds)

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

    def wave(self, cards: Sequence[Card], units: float, times: int, duration: float) -> Step:
        """Wave cards that are held up so many times: each sways a little after the one before it."""
        sprites = [self.stage.sprites[card] for card in cards if card in self.stage.sprites]
        reach = self.stage.layout.u(units)
        if self.motion is not Motion.FULL:
            # They are held up to be seen, moved or not.
            return self.rest(duration)

        def show(progress: float) -> None:
            fade = min(1.0, 6 * progress, 4 * (1.0 - progress))
            for index, sprite in enumerate(sprites):
                phase = times * progress - _BEHIND * index
                sprite.lift = reach * fade * 0.5 * (1.0 - cos(tau * phase))
                sprite.pose = replace(sprite.pose, angle=_SWAY * fade * sin(tau * phase))

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
