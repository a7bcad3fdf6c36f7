"""A field that holds one of many words, and the list that drops down from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from gostop_desktop.ui.input.commands import Command
from gostop_desktop.ui.measure import SMALLEST_TEXT
from gostop_desktop.ui.scene import Scene
from gostop_desktop.ui.text.fitting import fitted

from .widget import State
from .word_choice import WordChoice

if TYPE_CHECKING:
    from gostop_desktop.ui.desk import Desk

RADIUS = 5
ROW = 40
BAR = 4


class Select(WordChoice):
    """A field with the chosen word; pressed, a list of all of them opens below it."""

    drawn_at: pygame.Rect | None = None
    """Where it was drawn last, which is where the list opens; it may be scrolled."""

    @classmethod
    def width_of(cls, desk: Desk, words: Sequence[str]) -> int:
        """Return the width that the longest word needs."""
        return max(desk.text.width(word, desk.t(17)) for word in words) + desk.u(56)

    def press(self) -> None:
        if self.is_enabled:
            self.desk.scenes.push(SelectList(self.desk, self))

    def paint(self, canvas: pygame.Surface, state: State) -> None:
        desk = self.desk
        hanji = desk.theme.hanji
        self.drawn_at = self.rect.copy()
        fill = hanji.raised if state.hover or state.pressed else hanji.fill
        desk.shapes.box(canvas, self.rect, desk.u(RADIUS), fill, hanji.frame, desk.line)
        colour = hanji.ink if self.is_enabled else hanji.ink3
        line = desk.mirrored(self.rect.inflate(-desk.u(44), 0).move(-desk.u(8), 0), self.rect)
        words, size = _in_line(desk, self.words[self.chosen], line.width)
        y = self.rect.y + (self.rect.height - desk.text.line_height(size)) // 2
        desk.text.draw(canvas, words, (line.x, y), size, colour, width=line.width)
        arrow = desk.mirrored(pygame.Rect(self.rect.right - desk.u(31), self.rect.y, desk.u(18), 1), self.rect)
        desk.icons.draw(canvas, "down", (arrow.centerx, self.rect.centery), desk.u(18), colour)
        if state.focus:
            self.paint_ring(canvas, self.rect, desk.u(RADIUS))


class SelectList(Scene):
    """The open list of a field: a small scene of its own, so that nothing below can be hit."""

    name = "select_list"
    covers = False

    def __init__(self, desk: Desk, field: Select) -> None:
        super().__init__(desk)
        self.field = field
        self.marked = max(0, field.chosen)
        self.box = pygame.Rect(0, 0, 0, 0)
        self.first = 0
        """The first row that is shown, where not all fit."""

    def resize(self) -> None:
        desk = self.desk
        around = pygame.Rect((0, 0), desk.size).inflate(-desk.u(16), -desk.u(16))
        count = min(len(self.field.words), max(1, (around.height - desk.u(8)) // self._row))
        place = self.field.drawn_at or self.field.rect
        width = min(max(place.width, Select.width_of(desk, self.field.words)), around.width)
        self.box = pygame.Rect(place.x, place.bottom + desk.u(2), width, count * self._row + desk.u(8))
        if self.box.bottom > around.bottom:
            self.box.bottom = max(place.top - desk.u(2), around.top + self.box.height)
        self.box.clamp_ip(around)
        self._show_marked()

    def command(self, command: Command) -> bool:
        count = len(self.field.words)
        if command in {Command.UP, Command.DOWN}:
            self.marked = (self.marked + (1 if command is Command.DOWN else -1)) % count
            self._show_marked()
            self.damage()
        elif command is Command.CONFIRM:
            self._take(self.marked)
        elif command is Command.BACK:
            self.desk.scenes.pop()
        return command not in {Command.QUIT, Command.FULL_SCREEN}

    def scan(self) -> None:
        self.command(Command.DOWN)

    def handle(self, event: pygame.Event) -> None:
        if event.type == pygame.MOUSEMOTION:
            row = self._row_at(event.pos)
            if row is not None and row != self.marked:
                self.marked = row
                self.damage(self.box)
        elif event.type == pygame.MOUSEWHEEL:
            self.first = min(max(0, self.first - event.y), len(self.field.words) - self._shown)
            self.damage(self.box)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            row = self._row_at(event.pos)
            if row is not None:
                self._take(row)
            else:
                self.desk.scenes.pop()

    def draw(self, canvas: pygame.Surface) -> None:
        desk = self.desk
        hanji = desk.theme.hanji
        if desk.theme.shadows:
            desk.shapes.shadow(canvas, self.box, desk.u(RADIUS), desk.u(16), 0.5, offset=desk.u(6))
        desk.shapes.box(canvas, self.box, desk.u(RADIUS), hanji.raised, hanji.frame, desk.line)
        for place, index in enumerate(range(self.first, self.first + self._shown)):
            top = self.box.y + desk.u(4) + place * self._row
            row = pygame.Rect(self.box.x + desk.u(4), top, self.box.width - desk.u(8), self._row)
            if index == self.marked:
                desk.shapes.box(canvas, row, desk.u(RADIUS), hanji.pressed)
            line = desk.mirrored(row.inflate(-desk.u(42), 0).move(-desk.u(11), 0), row)
            words, size = _in_line(desk, self.field.words[index], line.width)
            y = row.y + (row.height - desk.text.line_height(size)) // 2
            desk.text.draw(canvas, words, (line.x, y), size, hanji.ink, width=line.width)
            if index == self.field.chosen:
                tick = desk.mirrored(pygame.Rect(row.right - desk.u(30), row.y, desk.u(20), row.height), row)
                desk.icons.draw(canvas, "check", tick.center, desk.u(18), desk.theme.red.fill)

        self._draw_bar(canvas)

    def _draw_bar(self, canvas: pygame.Surface) -> None:
        """Draw how far down the list one is, where not all of it is to be seen."""
        desk, count = self.desk, len(self.field.words)
        if self._shown >= count:
            return
        track = self.box.inflate(-desk.u(4), -2 * desk.u(RADIUS))
        bar = pygame.Rect(track.right - desk.u(BAR), 0, desk.u(BAR), track.height * self._shown // count)
        bar.y = track.y + track.height * self.first // count
        desk.shapes.box(canvas, desk.mirrored(bar, self.box), desk.u(BAR) // 2, desk.theme.hanji.frame)

    @property
    def _row(self) -> int:
        """How high a row is, with the text as large as it is now."""
        return max(self.desk.u(ROW), self.desk.text.line_height(self.desk.t(17)) + self.desk.u(6))

    @property
    def _shown(self) -> int:
        return (self.box.height - self.desk.u(8)) // self._row

    def _row_at(self, place: tuple[int, int]) -> int | None:
        if not self.box.collidepoint(place):
            return None
        row = self.first + (place[1] - self.box.y - self.desk.u(4)) // self._row
        return row if 0 <= row < len(self.field.words) else None

    def _show_marked(self) -> None:
        self.first = min(max(self.first, self.marked - self._shown + 1), self.marked)

    def _take(self, index: int) -> None:
        self.desk.scenes.pop()
        self.field.choose(index)


def _in_line(desk: Desk, words: str, width: int) -> tuple[str, int]:
    """Return words and the size at which they have room in a line: long ones are smaller."""
    return fitted(desk.text, words, desk.t(17), width, round(SMALLEST_TEXT * desk.measure.density))
