"""Controls that choose one of several things: tiles, rows, pages, a list that drops down."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from gostop_desktop.ui.input.commands import Command
from gostop_desktop.ui.scene import Scene
from gostop_desktop.ui.text import Align

from .paint import disc_with_tick, ribbon
from .widget import Ground, State, Widget

if TYPE_CHECKING:
    from gostop_desktop.ui.desk import Desk

RADIUS = 5
ROW = 40
Painter = Callable[[pygame.Surface, pygame.Rect], None]


TICK_ROOM = 31
"""Units at a tile's edge in which its tick lies."""


class Tile(Widget):
    """A large choice: a picture, a name, a note; the chosen one has a red frame and a tick."""

    def __init__(
        self,
        desk: Desk,
        rect: pygame.Rect,
        name: str,
        note: str,
        action: Callable[[], None],
        *,
        chosen: bool,
        picture: Painter | None = None,
        picture_width: float = 94,
    ) -> None:
        """Take what draws the picture into the box that it is given."""
        super().__init__(desk, rect, name, ground=Ground.PAPER)
        self.note = note
        self.action = action
        self.chosen = chosen
        self.picture = picture
        self.picture_width = picture_width

    def press(self) -> None:
        if self.is_enabled:
            self.action()

    def indent(self) -> int:
        """Return where the words begin: beside the picture, if they then have room and the name stays off the tick."""
        desk = self.desk
        name = desk.text.width(self.name, desk.t(17)) + desk.u(TICK_ROOM)
        needed = max(name, desk.text.width(self.note, desk.t(15)) + desk.u(12))
        beside = desk.u(self.picture_width)
        return beside if self.picture and beside + needed <= self.rect.width else desk.u(14)

    def paint(self, canvas: pygame.Surface, state: State) -> None:
        desk = self.desk
        paint_choice_frame(canvas, desk, self.rect, chosen=self.chosen, hover=state.hover)
        hanji = desk.theme.hanji
        indent = self.indent()
        if self.picture and indent == desk.u(self.picture_width):
            box = pygame.Rect(self.rect.x, self.rect.y, indent, self.rect.height)
            self.picture(canvas, desk.mirrored(box, self.rect))
        words = pygame.Rect(self.rect.x + indent, self.rect.y, self.rect.width - indent - desk.u(10), self.rect.height)
        words = desk.mirrored(words, self.rect)
        sizes = (desk.t(17), desk.t(15)) if self.note else (desk.t(17),)
        heights = [desk.text.line_height(size) for size in sizes]
        y = self.rect.y + (self.rect.height - sum(heights)) // 2
        lines = zip((self.name, self.note), sizes, heights, (hanji.ink, hanji.ink2), strict=False)
        for text, size, height, colour in lines:
            shown = colour if self.is_enabled else hanji.ink3
            desk.text.draw(canvas, text, (words.x, y), size, shown, width=words.width)
            y += height
        if self.chosen:
            corner = pygame.Rect(self.rect.right - desk.u(28), self.rect.y + desk.u(8), desk.u(20), desk.u(20))
            disc_with_tick(canvas, desk, desk.mirrored(corner, self.rect).center, desk.u(20))
        if state.focus:
            self.paint_ring(canvas, self.rect, desk.u(RADIUS))


class RadioRow(Widget):
    """A line with a dot to choose, a name, and a note at the end."""

    def __init__(
        self, desk: Desk, rect: pygame.Rect, name: str, note: str, action: Callable[[], None], *, chosen: bool
    ) -> None:
        super().__init__(desk, rect, name, ground=Ground.PAPER)
        self.note = note
        self.action = action
        self.chosen = chosen

    def press(self) -> None:
        if self.is_enabled:
            self.action()

    def paint(self, canvas: pygame.Surface, state: State) -> None:
        desk = self.desk
        hanji, red = desk.theme.hanji, desk.theme.red
        if self.chosen or state.hover:
            paint_choice_frame(canvas, desk, self.rect, chosen=self.chosen, hover=state.hover)
        dot = pygame.Rect(self.rect.x + desk.u(12), self.rect.centery - desk.u(10), desk.u(20), desk.u(20))
        dot = desk.mirrored(dot, self.rect)
        colour = red.fill if self.chosen else hanji.frame
        desk.shapes.disc(canvas, dot.center, dot.width, hanji.raised, colour, 1.5 * desk.line)
        if self.chosen:
            desk.shapes.disc(canvas, dot.center, desk.u(10), red.fill)
        line = desk.mirrored(self.rect.inflate(-desk.u(60), 0).move(desk.u(14), 0), self.rect)
        size, small = desk.t(17), desk.t(15)
        y = self.rect.y + (self.rect.height - desk.text.line_height(size)) // 2
        desk.text.draw(canvas, self.name, (line.x, y), size, hanji.ink, width=line.width)
        room = line.width - desk.text.width(self.name, size) - desk.u(16)
        if self.note and desk.text.width(self.note, small) <= room:
            y = self.rect.y + (self.rect.height - desk.text.line_height(small)) // 2
            desk.text.draw(canvas, self.note, (line.x, y), small, hanji.ink2, align=Align.END, width=line.width)
        if state.focus:
            self.paint_ring(canvas, self.rect, desk.u(RADIUS))


class PageRow(Widget):
    """A line of the list of pages on the board; the page that is open wears the ribbon."""

    def __init__(
        self,
        desk: Desk,
        rect: pygame.Rect,
        name: str,
        action: Callable[[], None],
        *,
        chosen: bool,
        icon: str = "",
        indent: float = 20,
        changed: bool = False,
    ) -> None:
        """Take whether something on the page differs from what it was: a dot at the end."""
        super().__init__(desk, rect, name)
        self.action = action
        self.chosen = chosen
        self.icon = icon
        self.indent = indent
        self.has_changes = changed

    def press(self) -> None:
        self.action()

    def paint(self, canvas: pygame.Surface, state: State) -> None:
        desk = self.desk
        mark, red = desk.theme.mark, desk.theme.red
        if self.chosen:
            ribbon(canvas, desk, self.rect, leftwards=desk.is_mirrored)
        x = self.rect.x + desk.u(self.indent)
        if self.icon:
            box = desk.mirrored(pygame.Rect(x, self.rect.y, desk.u(22), self.rect.height), self.rect)
            desk.icons.draw(canvas, self.icon, box.center, desk.u(22), red.text if self.chosen else mark.brass)
            x += desk.u(34)
        line = desk.mirrored(pygame.Rect(x, self.rect.y, self.rect.right - x - desk.u(14), self.rect.height), self.rect)
        size = desk.t(17)
        y = self.rect.y + (self.rect.height - desk.text.line_height(size)) // 2
        colour = red.text if self.chosen else mark.text
        desk.text.draw(canvas, self.name, (line.x, y), size, colour, width=line.width)
        if state.hover and not self.chosen:
            width = desk.text.width(self.name, size)
            under = desk.mirrored(pygame.Rect(x, 0, width, round(desk.line)), self.rect)
            canvas.fill(mark.brass, (under.x, y + desk.text.line_height(size), width, round(desk.line)))
        if self.has_changes:
            dot = desk.mirrored(pygame.Rect(self.rect.right - desk.u(22), self.rect.y, desk.u(10), 1), self.rect)
            desk.shapes.disc(canvas, (dot.centerx, self.rect.centery), desk.u(10), mark.warn)
        if state.focus:
            self.paint_ring(canvas, self.rect.inflate(-desk.u(10), -desk.u(10)), desk.u(RADIUS))


class Select(Widget):
    """A field with the chosen word; pressed, a list of all of them opens below it."""

    def __init__(
        self,
        desk: Desk,
        rect: pygame.Rect,
        name: str,
        words: Sequence[str],
        chosen: int,
        changed: Callable[[int], None],
        *,
        key: str = "",
    ) -> None:
        super().__init__(desk, rect, name, key=key, ground=Ground.PAPER)
        self.words = tuple(words)
        self.chosen = chosen
        self.changed = changed
        self.place_on_screen = rect

    @classmethod
    def width_of(cls, desk: Desk, words: Sequence[str]) -> int:
        """Return the width that the longest word needs."""
        return max(desk.text.width(word, desk.t(17)) for word in words) + desk.u(56)

    def press(self) -> None:
        if self.is_enabled:
            self.desk.scenes.push(SelectList(self.desk, self))

    def choose(self, index: int) -> None:
        if index != self.chosen:
            self.chosen = index
            self.on_change()
            self.changed(index)

    def paint(self, canvas: pygame.Surface, state: State) -> None:
        desk = self.desk
        hanji = desk.theme.hanji
        self.place_on_screen = self.rect.copy()
        fill = hanji.raised if state.hover or state.pressed else hanji.fill
        desk.shapes.box(canvas, self.rect, desk.u(RADIUS), fill, hanji.frame, desk.line)
        colour = hanji.ink if self.is_enabled else hanji.ink3
        line = desk.mirrored(self.rect.inflate(-desk.u(44), 0).move(-desk.u(8), 0), self.rect)
        size = desk.t(17)
        y = self.rect.y + (self.rect.height - desk.text.line_height(size)) // 2
        desk.text.draw(canvas, self.words[self.chosen], (line.x, y), size, colour, width=line.width)
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
        self.marked = field.chosen
        self.box = pygame.Rect(0, 0, 0, 0)
        self.first = 0
        """The first row that is shown, where not all fit."""

    def resize(self) -> None:
        desk = self.desk
        around = pygame.Rect((0, 0), desk.size).inflate(-desk.u(16), -desk.u(16))
        row = desk.u(ROW)
        count = min(len(self.field.words), max(1, (around.height - desk.u(8)) // row))
        place = self.field.place_on_screen
        width = max(place.width, Select.width_of(desk, self.field.words))
        self.box = pygame.Rect(place.x, place.bottom + desk.u(2), width, count * row + desk.u(8))
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
        size = desk.t(17)
        for place, index in enumerate(range(self.first, self.first + self._shown)):
            row = pygame.Rect(
                self.box.x + desk.u(4),
                self.box.y + desk.u(4) + place * desk.u(ROW),
                self.box.width - desk.u(8),
                desk.u(ROW),
            )
            if index == self.marked:
                desk.shapes.box(canvas, row, desk.u(RADIUS), hanji.pressed)
            line = desk.mirrored(row.inflate(-desk.u(42), 0).move(-desk.u(11), 0), row)
            y = row.y + (row.height - desk.text.line_height(size)) // 2
            desk.text.draw(canvas, self.field.words[index], (line.x, y), size, hanji.ink, width=line.width)
            if index == self.field.chosen:
                tick = desk.mirrored(pygame.Rect(row.right - desk.u(30), row.y, desk.u(20), row.height), row)
                desk.icons.draw(canvas, "check", tick.center, desk.u(18), desk.theme.red.fill)

    @property
    def _shown(self) -> int:
        return (self.box.height - self.desk.u(8)) // self.desk.u(ROW)

    def _row_at(self, place: tuple[int, int]) -> int | None:
        if not self.box.collidepoint(place):
            return None
        row = self.first + (place[1] - self.box.y - self.desk.u(4)) // self.desk.u(ROW)
        return row if 0 <= row < len(self.field.words) else None

    def _show_marked(self) -> None:
        self.first = min(max(self.first, self.marked - self._shown + 1), self.marked)

    def _take(self, index: int) -> None:
        self.desk.scenes.pop()
        self.field.choose(index)


def paint_choice_frame(canvas: pygame.Surface, desk: Desk, rect: pygame.Rect, *, chosen: bool, hover: bool) -> None:
    """Draw the frame of a tile or row."""
    hanji = desk.theme.hanji
    if chosen:
        desk.shapes.box(canvas, rect, desk.u(RADIUS), hanji.raised, desk.theme.red.fill, 2 * desk.line)
    else:
        desk.shapes.box(canvas, rect, desk.u(RADIUS), hanji.raised if hover else hanji.fill, hanji.rule, desk.line)
