"""Words that are only read: labels and headings."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from gostop_desktop.ui.measure import SMALLEST_TEXT
from gostop_desktop.ui.text import Align
from gostop_desktop.ui.text.fitting import fitted

from .widget import Ground, State, Widget

if TYPE_CHECKING:
    from gostop_desktop.ui.desk import Desk
    from gostop_desktop.ui.theme import Colour


class Label(Widget):
    """A text in a box, wrapped where it has several lines."""

    can_focus = False

    def __init__(
        self,
        desk: Desk,
        rect: pygame.Rect,
        text: str,
        size: float,
        colour: Colour,
        *,
        align: Align = Align.START,
        wrap: bool = False,
    ) -> None:
        """Take the size in layout units; without `wrap` the text is one line in the middle of the box's height."""
        super().__init__(desk, rect, text)
        self.size = size
        self.colour = colour
        self.align = align
        self.wraps = wrap

    def paint(self, canvas: pygame.Surface, state: State) -> None:  # noqa: ARG002  # a label has no states
        desk = self.desk
        size = desk.t(self.size)
        if self.wraps:
            desk.text.draw_block(canvas, self.name, self.rect, size, self.colour, align=self.align)
            return
        y = self.rect.y + (self.rect.height - desk.text.line_height(size)) // 2
        desk.text.draw(canvas, self.name, (self.rect.x, y), size, self.colour, align=self.align, width=self.rect.width)


class Heading(Widget):
    """The red head of a block on paper with a line below it (VISUAL: g, h)."""

    can_focus = False

    def __init__(self, desk: Desk, rect: pygame.Rect, text: str, *, size: float = 20, note: str = "") -> None:
        super().__init__(desk, rect, text, ground=Ground.PAPER)
        self.size = size
        self.note = note

    def paint(self, canvas: pygame.Surface, state: State) -> None:  # noqa: ARG002  # a heading has no states
        desk = self.desk
        hanji = desk.theme.hanji
        size = desk.t(self.size)
        least = round(SMALLEST_TEXT * desk.measure.density)
        words, small = fitted(desk.text, self.name, size, self.rect.width, least)
        top = self.rect.y + (desk.text.line_height(size) - desk.text.line_height(small)) // 2
        desk.text.draw(canvas, words, (self.rect.x, top), small, hanji.redink, width=self.rect.width)
        if self.note and desk.text.width(self.name, size) + self._note_width() <= self.rect.width:
            y = self.rect.y + desk.text.line_height(size) - desk.text.line_height(desk.t(15)) - desk.u(2)
            desk.text.draw(
                canvas, self.note, (self.rect.x, y), desk.t(15), hanji.ink2, align=Align.END, width=self.rect.width
            )
        thickness = round(desk.line)
        canvas.fill(hanji.rule_strong, (self.rect.x, self.rect.bottom - thickness, self.rect.width, thickness))

    def _note_width(self) -> int:
        """Return the room that the note needs beside the name."""
        return self.desk.text.width(self.note, self.desk.t(15)) + self.desk.u(12)


class Drawing(Widget):
    """A picture that is only looked at: a painter draws it into its box."""

    can_focus = False

    def __init__(
        self, desk: Desk, rect: pygame.Rect, painter: Callable[[pygame.Surface, pygame.Rect], None], name: str = ""
    ) -> None:
        super().__init__(desk, rect, name)
        self.painter = painter

    def paint(self, canvas: pygame.Surface, state: State) -> None:  # noqa: ARG002  # a picture has no states
        self.painter(canvas, self.rect)
