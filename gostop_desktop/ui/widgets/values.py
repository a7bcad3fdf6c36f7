"""Controls that hold a value: segments, a stepper, a slider (VISUAL 5)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from gostop_desktop.ui.input.commands import Command

from .widget import Ground, State, Widget
from .word_choice import WordChoice

if TYPE_CHECKING:
    from gostop_desktop.ui.desk import Desk

RADIUS = 5
SIZE = 17
PADDING = 14
KNOB = (16, 20)
TRACK = 4
TICKS = 5
BUTTON = 38


class Segments(WordChoice):
    """One of a few words that stand side by side."""

    @classmethod
    def width_of(cls, desk: Desk, words: Sequence[str]) -> int:
        """Return the width that these words need."""
        return sum(desk.text.width(word, desk.t(SIZE)) + 2 * desk.u(PADDING) for word in words)

    def press(self) -> None:
        self.choose((self.chosen + 1) % len(self.words))

    def press_at(self, place: tuple[int, int]) -> None:
        for index, box in enumerate(self._boxes()):
            if box.collidepoint(place):
                self.choose(index)

    def step(self, command: Command) -> bool:
        if command not in {Command.LEFT, Command.RIGHT}:
            return False
        ahead = (command is Command.RIGHT) != self.desk.is_mirrored
        index = self.chosen + (1 if ahead else -1)
        if not 0 <= index < len(self.words):
            return False
        self.choose(index)
        return True

    def paint(self, canvas: pygame.Surface, state: State) -> None:
        desk = self.desk
        hanji = desk.theme.hanji
        radius = desk.u(RADIUS)
        fill = hanji.raised if state.hover else hanji.fill
        desk.shapes.box(canvas, self.rect, radius, fill, hanji.frame, desk.line)
        boxes = self._boxes()
        for index, (word, box) in enumerate(zip(self.words, boxes, strict=True)):
            colour = hanji.ink if self.is_enabled else hanji.ink3
            if index == self.chosen:
                desk.shapes.box(canvas, box, radius, hanji.ink if self.is_enabled else hanji.ink3)
                colour = hanji.raised
            elif index + 1 < len(boxes) and self.chosen != index + 1:
                self._paint_divider(canvas, box)
            picture = desk.text.line(word, desk.t(SIZE), colour)
            canvas.blit(picture, picture.get_rect(center=box.center))
        if state.focus:
            ringed = boxes[self.chosen] if 0 <= self.chosen < len(boxes) else self.rect
            self.paint_ring(canvas, ringed, radius)

    def _paint_divider(self, canvas: pygame.Surface, box: pygame.Rect) -> None:
        desk = self.desk
        x = box.left if desk.is_mirrored else box.right - round(desk.line)
        height = round(box.height * 0.6)
        canvas.fill(desk.theme.hanji.rule, (x, box.y + (box.height - height) // 2, round(desk.line), height))

    def _wanted(self) -> list[int]:
        return [self.desk.text.width(word, self.desk.t(SIZE)) for word in self.words]

    def _boxes(self) -> list[pygame.Rect]:
        boxes = []
        x = self.rect.x
        for width in _shares(self._wanted(), self.rect.width):
            box = pygame.Rect(x, self.rect.y, width, self.rect.height)
            boxes.append(self.desk.mirrored(box, self.rect))
            x += width
        return boxes


class Stepper(Widget):
    """A number between minus and plus."""

    def __init__(
        self,
        desk: Desk,
        rect: pygame.Rect,
        name: str,
        values: Sequence[int],
        value: int,
        changed: Callable[[int], None],
        *,
        shown: Callable[[int], str] = str,
        key: str = "",
    ) -> None:
        """Take the values to step through, in order, and how one is written; a value beside them stays until a step."""
        super().__init__(desk, rect, name, key=key, ground=Ground.PAPER)
        self.values = tuple(values)
        self.value = value
        self.changed = changed
        self.shown = shown

    @classmethod
    def width_of(cls, desk: Desk, longest: str) -> int:
        """Return the width that the longest value needs."""
        return 2 * desk.u(BUTTON) + desk.text.width(longest, desk.t(17)) + 2 * desk.u(6)

    def press(self) -> None:
        """Step on, and after the last value begin with the first: a single switch has no other way back."""
        if self._next(1) != self.value:
            self._move(1)
        else:
            self._set(self.values[0])

    def press_at(self, place: tuple[int, int]) -> None:
        if place[0] < self.rect.x + self.desk.u(BUTTON):
            self._move(-1 if not self.desk.is_mirrored else 1)
        elif place[0] >= self.rect.right - self.desk.u(BUTTON):
            self._move(1 if not self.desk.is_mirrored else -1)

    def step(self, command: Command) -> bool:
        if command not in {Command.LEFT, Command.RIGHT}:
            return False
        self._move(1 if (command is Command.RIGHT) != self.desk.is_mirrored else -1)
        return True

    def paint(self, canvas: pygame.Surface, state: State) -> None:
        desk = self.desk
        hanji = desk.theme.hanji
        fill = hanji.raised if state.hover else hanji.fill
        desk.shapes.box(canvas, self.rect, desk.u(RADIUS), fill, hanji.frame, desk.line)
        button = desk.u(BUTTON)
        marks = ("minus", self.rect.x + button // 2, -1), ("plus", self.rect.right - button // 2, 1)
        for icon, x, way in marks:
            at_end = self._next(way) == self.value
            at = 2 * self.rect.centerx - x if desk.is_mirrored else x
            desk.icons.draw(canvas, icon, (at, self.rect.centery), desk.u(18), hanji.rule if at_end else hanji.ink)
        for x in (self.rect.x + button, self.rect.right - button):
            height = round(self.rect.height * 0.6)
            canvas.fill(hanji.rule, (x, self.rect.y + (self.rect.height - height) // 2, round(desk.line), height))
        colour = hanji.ink if self.is_enabled else hanji.ink3
        picture = desk.text.line(self.shown(self.value), desk.t(17), colour)
        canvas.blit(picture, picture.get_rect(center=self.rect.center))
        if state.focus:
            self.paint_ring(canvas, self.rect, desk.u(RADIUS))

    def _next(self, way: int) -> int:
        beyond = [value for value in self.values if (value > self.value if way > 0 else value < self.value)]
        if not beyond:
            return self.value
        return min(beyond) if way > 0 else max(beyond)

    def _move(self, way: int) -> None:
        self._set(self._next(way))

    def _set(self, value: int) -> None:
        if self.is_enabled and value != self.value:
            self.value = value
            self.on_change()
            self.changed(value)


class Slider(Widget):
    """A number on a line, set with an upright card-shaped knob."""

    def __init__(  # how it looks, each by name
        self,
        desk: Desk,
        rect: pygame.Rect,
        name: str,
        span: range,
        value: int,
        changed: Callable[[int], None],
        *,
        key: str = "",
        live: bool = True,
    ) -> None:
        """Take the values as a range with its step, its end included.

        Where a value lays everything out anew it is not `live`: it is told when the knob is let go.
        """
        super().__init__(desk, rect, name, key=key, ground=Ground.PAPER)
        self.span = span
        self.value = value
        self.changed = changed
        self.is_live = live
        self._told = value

    def press(self) -> None:
        """Go on to the next mark, and from the last to the first: a single switch has no other way back."""
        self._set(next((mark for mark in self._marks() if mark > self.value), self.span.start))
        self._tell()

    def press_at(self, place: tuple[int, int]) -> None:
        """Pressing is dragging: what happens on the way is enough."""

    def drop(self) -> None:
        self._tell()

    def drag_to(self, place: tuple[int, int]) -> None:
        part = (place[0] - self.rect.x) / max(1, self.rect.width)
        if self.desk.is_mirrored:
            part = 1 - part
        steps = round(min(1.0, max(0.0, part)) * (self._last - self.span.start) / self.span.step)
        self._set(self.span.start + steps * self.span.step)
        if self.is_live:
            self._tell()

    def step(self, command: Command) -> bool:
        if command not in {Command.LEFT, Command.RIGHT}:
            return False
        way = 1 if (command is Command.RIGHT) != self.desk.is_mirrored else -1
        self._set(min(self._last, max(self.span.start, self.value + way * self.span.step)))
        self._tell()
        return True

    def paint(self, canvas: pygame.Surface, state: State) -> None:
        desk = self.desk
        hanji, red = desk.theme.hanji, desk.theme.red
        colour = red.fill if self.is_enabled else hanji.ink3
        track = pygame.Rect(self.rect.x, self.rect.centery - desk.u(TRACK) // 2, self.rect.width, desk.u(TRACK))
        desk.shapes.box(canvas, track, track.height // 2, hanji.rule)
        knob = self._knob()
        filled = pygame.Rect(track.x, track.y, knob.centerx - track.x, track.height)
        if desk.is_mirrored:
            filled = pygame.Rect(knob.centerx, track.y, track.right - knob.centerx, track.height)
        desk.shapes.box(canvas, filled, track.height // 2, colour)
        for tick in range(TICKS):
            x = track.x + tick * (track.width - 1) // (TICKS - 1)
            canvas.fill(hanji.ink2, (x, track.bottom + desk.u(4), round(desk.line), desk.u(5)))
        if state.hover:
            knob = knob.inflate(desk.u(2), desk.u(2))
        desk.shapes.box(canvas, knob, desk.u(4), hanji.raised, colour, 2 * desk.line)
        for shift in (-2.5, 2.5):
            x = knob.centerx + round(shift * desk.measure.scale)
            canvas.fill(colour, (x, knob.y + knob.height // 4, round(desk.line), knob.height // 2))
        if state.focus:
            self.paint_ring(canvas, knob, desk.u(4))

    @property
    def _last(self) -> int:
        return self.span[-1]

    def _marks(self) -> list[int]:
        """Return the values at the marks below the line."""
        steps = len(self.span) - 1
        return [self.span[round(steps * tick / (TICKS - 1))] for tick in range(TICKS)]

    def _knob(self) -> pygame.Rect:
        part = (self.value - self.span.start) / max(1, self._last - self.span.start)
        part = min(1.0, max(0.0, part))
        if self.desk.is_mirrored:
            part = 1 - part
        knob = pygame.Rect(0, 0, self.desk.g(KNOB[0]), self.desk.g(KNOB[1]))
        knob.center = (self.rect.x + round(part * self.rect.width), self.rect.centery)
        return knob

    def _set(self, value: int) -> None:
        if self.is_enabled and value != self.value:
            self.value = value
            self.on_change()

    def _tell(self) -> None:
        if self.value != self._told:
            self._told = self.value
            self.changed(self.value)


def _shares(wanted: Sequence[int], width: int) -> list[int]:
    """Return how wide each part is: what it wants and an equal part of the rest, together exactly the width."""
    spare = width - sum(wanted)
    edges = [0]
    for index, want in enumerate(wanted):
        edges.append(edges[-1] + want + spare * (index + 1) // len(wanted) - spare * index // len(wanted))
    return [right - left for left, right in pairwise(edges)]
