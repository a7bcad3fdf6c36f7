"""Controls that choose one of several things by lying there all at once: tiles, rows, pages."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from gostop_desktop.ui.measure import SMALLEST_TEXT
from gostop_desktop.ui.text import Align
from gostop_desktop.ui.text.fitting import fitted

from .paint import disc_with_tick, ribbon, ribbon_ring
from .widget import Ground, State, Widget

if TYPE_CHECKING:
    from gostop_desktop.ui.desk import Desk

RADIUS = 5
DOT = 10
DOT_PLACE = 22
"""Units from the end of a page's row to the dot that says that something on the page was changed."""
NOTCH_DOT_PLACE = 32
"""The same where the row wears the ribbon: the dot stays off its notch."""
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
            icon = desk.g(22)
            box = desk.mirrored(pygame.Rect(x, self.rect.y, icon, self.rect.height), self.rect)
            desk.icons.draw(canvas, self.icon, box.center, icon, red.text if self.chosen else mark.brass)
            x += icon + desk.u(12)
        line = desk.mirrored(pygame.Rect(x, self.rect.y, self.rect.right - x - desk.u(14), self.rect.height), self.rect)
        least = round(SMALLEST_TEXT * desk.measure.density)
        words, size = fitted(desk.text, self.name, desk.t(17), line.width, least)
        y = self.rect.y + (self.rect.height - desk.text.line_height(size)) // 2
        colour = red.text if self.chosen else mark.text
        desk.text.draw(canvas, words, (line.x, y), size, colour, width=line.width)
        if state.hover and not self.chosen:
            width = desk.text.width(self.name, size)
            under = desk.mirrored(pygame.Rect(x, 0, width, round(desk.line)), self.rect)
            canvas.fill(mark.brass, (under.x, y + desk.text.line_height(size), width, round(desk.line)))
        if self.has_changes:
            x = self.rect.right - desk.u(NOTCH_DOT_PLACE if self.chosen else DOT_PLACE)
            dot = desk.mirrored(pygame.Rect(x, self.rect.y, desk.u(DOT), 1), self.rect)
            colour = red.text if self.chosen else mark.warn
            desk.shapes.disc(canvas, (dot.centerx, self.rect.centery), desk.u(DOT), colour)
        if state.focus and self.chosen:
            ribbon_ring(canvas, desk, self.rect, desk.theme.lacquer.focus, leftwards=desk.is_mirrored)
        elif state.focus:
            self.paint_ring(canvas, self.rect.inflate(-desk.u(10), -desk.u(10)), desk.u(RADIUS))


def paint_choice_frame(canvas: pygame.Surface, desk: Desk, rect: pygame.Rect, *, chosen: bool, hover: bool) -> None:
    """Draw the frame of a tile or row."""
    hanji = desk.theme.hanji
    if chosen:
        desk.shapes.box(canvas, rect, desk.u(RADIUS), hanji.raised, desk.theme.red.fill, 2 * desk.line)
    else:
        desk.shapes.box(canvas, rect, desk.u(RADIUS), hanji.raised if hover else hanji.fill, hanji.rule, desk.line)
