"""The painted table of one layout: what rests and what moves, in two layers, and the push that shakes both."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import pygame

from gostop_desktop.engine.cards import Card, CardSet, card_set
from gostop_desktop.ui.desk import Desk

from .board import Trace
from .describe import Person
from .effects import Effects
from .furnishing import Furnishing
from .layout import Layout
from .paint.badges import Badges
from .paint.brush import Brush
from .paint.callouts import Callouts
from .paint.effects import EffectPainter
from .paint.faces import Faces
from .paint.flying import Flying
from .paint.furniture import Furniture
from .paint.ground import bake_ground
from .paint.layers import MovingLayer, Picture, RestingLayer
from .paint.trace import ON_CARDS, TracePainter
from .sprites import Sprite
from .stage import Stage

_CROWD = 40
"""Pictures of moving cards from which on those to come cast no shadow: nobody tells one from the other there."""


@dataclass(frozen=True, slots=True)
class Sight:
    """What is to be seen of a round at a moment."""

    stage: Stage
    traces: Sequence[Trace]
    """What is told of the last move; nothing while cards move, or where a question has numbers of its own."""
    effects: Effects
    people: Sequence[Person]
    hidden: frozenset[Card]
    """Cards of the hand that lie face down (UX 2.6)."""
    overlays: Sequence[Picture]
    is_idle: bool


class Painting:
    """Paints what is to be seen; everything that a layout needs is made once."""

    def __init__(self, desk: Desk, layout: Layout, people: Sequence[Person]) -> None:
        self._layout = layout
        self.brush = Brush(desk, layout)
        self.faces = Faces(self.brush)
        marks = desk.settings.display.marks / 100
        self.badges = Badges(Brush(desk, layout, scale=layout.scale * marks))
        self.resting = RestingLayer(bake_ground(self.brush))
        self.furniture = Furniture(self.resting)
        has_tracker = desk.settings.game.month_tracker
        self.furnishing = Furnishing(self.brush, self.faces, self.furniture, has_tracker=has_tracker)
        self._flying = Flying(self.brush)
        self._traces = TracePainter(self.brush, self.badges)
        self._callouts = Callouts(self.brush, people)
        self._effects = EffectPainter(self.brush)
        self._moving = MovingLayer()
        self._pushed = (0, 0)

    def rest(self) -> None:
        """Let go of what only motion needs."""
        self._flying.rest()
        self._callouts.rest()
        self._effects.rest()

    def put_away(self) -> None:
        """Let go of all that can be made anew: something else is to be seen, and needs as much memory."""
        self.rest()
        self._flying.put_away()
        self.resting.put_away()

    def update(self, sight: Sight) -> list[pygame.Rect]:
        """Take what is to be seen now, and return the areas of the screen that changed."""
        resting, moving = self._cards(sight)
        badges = self.badges.stacks(sight.stage, sight.people, sight.effects)
        if sight.is_idle and not sight.effects.thumps:
            still, raised = marks_apart([*badges, *self._traces.pictures(sight.traces, sight.stage)], sight.stage)
            resting += still
            moving += raised
        else:
            moving += badges
        moving += self._effects.pictures(sight.effects)
        moving += self._callouts.pictures(sight.effects, self._layout)
        moving += sight.overlays
        swarm = self._effects.swarm(sight.effects)
        return [*self.resting.update(resting), *self._moving.update(moving, swarm), *self._push(sight.effects)]

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw what lies in the canvas's clip."""
        area = canvas.get_clip()
        canvas.blit(self.resting.surface, area, area)
        if any(self._pushed):
            # What flies does not feel it that somebody pushes the table.
            canvas.set_clip(area.clip(pygame.Rect(self._layout.cloth)))
            canvas.blit(self.resting.surface, self._pushed)
            canvas.set_clip(area)
        self._moving.draw(canvas)

    def _cards(self, sight: Sight) -> tuple[list[Picture], list[Picture]]:
        """Return the pictures of cards that lie still, and of those that do not."""
        stage = sight.stage
        resting: list[Picture] = []
        moving: list[Picture] = []
        lively = _lively(sight)
        for card, sprite in stage.sprites.items():
            if not sprite.opacity:
                continue
            if card in sight.hidden:
                resting.append(self.faces.resting(Sprite(None, sprite.pose, is_up=False)))
            elif _is_still(sprite) and not lively & 1 << card:
                resting.append(self.faces.resting(sprite))
            elif not sprite.is_flying and _is_flat(sprite):
                moving.append(self.faces.resting(sprite))
            else:
                moving += self._flying.pictures(sprite, is_alone=len(moving) < _CROWD)
        for sprite in stage.hidden:
            moving += self._flying.pictures(sprite) if sprite.opacity else ()
        return resting, moving

    def _push(self, effects: Effects) -> Iterable[pygame.Rect]:
        """Take how far the table is pushed now, and return the cloth when that has changed."""
        x, y = (round(part * self._layout.scale) for part in effects.nudge)
        if (x, y) == self._pushed:
            return ()
        self._pushed = x, y
        return (pygame.Rect(self._layout.cloth),)


def marks_apart(marks: Sequence[Picture], stage: Stage) -> tuple[list[Picture], list[Picture]]:
    """Return the marks that lie still, and those on cards that are lifted, which go up with them."""
    lifted = [sprite for sprite in stage.sprites.values() if sprite.lift and not sprite.is_flying]
    still: list[Picture] = []
    raised: list[Picture] = []
    for mark in marks:
        below = (sprite for sprite in lifted if mark.rect.colliderect(pygame.Rect(sprite.pose.rect)))
        sprite = next(below, None) if mark.z >= ON_CARDS else None
        if sprite is None:
            still.append(mark)
        else:
            raised.append(mark._replace(y=mark.y - round(sprite.lift)))
    return still, raised


def _lively(sight: Sight) -> CardSet:
    """Return the cards that are drawn in one layer with one of them that jumps, or it would cover what lies on it."""
    stage = sight.stage
    result = stage.on_table if sight.effects.thumps else 0
    if not any(sprite.lift or sprite.shake for sprite in stage.sprites.values()):
        return result
    piles = [slot.cards for slot in stage.slots]
    piles += [cards for groups in stage.captured for cards in groups.values()]
    for cards in piles:
        if any(stage.sprites[card].lift or stage.sprites[card].shake for card in cards):
            result |= card_set(cards)
    return result


def _is_still(sprite: Sprite) -> bool:
    return not sprite.is_flying and sprite.lift == sprite.shake == sprite.hop == 0 and _is_flat(sprite)


def _is_flat(sprite: Sprite) -> bool:
    """Whether it shows the whole of one side, upright, as what lies on the table does."""
    return sprite.opacity >= 1.0 and sprite.turned in {0.0, 1.0} and sprite.pose.angle == 0.0
