"""The line of an option on the rule sheet: its names, what it does, and whether it was changed (VISUAL g)."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from gostop_desktop.i18n import _, language

from .desk import Desk
from .rules_text import OPTION_TEXTS
from .widgets import Ground, State, Widget


class OptionRow(Widget):
    """The words of an option; pressed or focused, it shows more of it beside the sheet."""

    def __init__(
        self, desk: Desk, rect: pygame.Rect, option: str, words: pygame.Rect, shown: Callable[[], None], **looks: bool
    ) -> None:
        """Take the box for the words inside the row; `looks` are `chosen`, `changed` and `usable`."""
        super().__init__(desk, rect, _(OPTION_TEXTS[option].name), key=f"row {option}", ground=Ground.PAPER)
        self.option = option
        self.words = words
        self.shown = shown
        self.looks = looks
        self.chosen = looks["chosen"]
        self.note = ""

    def press(self) -> None:
        self.shown()

    def paint(self, canvas: pygame.Surface, state: State) -> None:
        desk = self.desk
        hanji = desk.theme.hanji
        moved = self.rect.y - self._home
        words = self.words.move(0, moved)
        if self.looks["chosen"]:
            desk.shapes.box(canvas, self.rect, desk.u(5), hanji.raised, hanji.focus, 2 * desk.line)
        elif state.hover:
            desk.shapes.box(canvas, self.rect, desk.u(5), hanji.raised)
        ink, quiet = (hanji.ink, hanji.ink2) if self.looks["usable"] else (hanji.ink3, hanji.ink3)
        size, small = desk.t(17), desk.t(15)
        text = OPTION_TEXTS[self.option]
        lines = desk.text.wrap(self.name, size, words.width)
        y = words.y
        for line in lines:
            desk.text.draw(canvas, line, (words.x, y), size, ink, width=words.width)
            y += desk.text.line_height(size)
        if language() != "ko":
            self._paint_korean(canvas, words, lines[-1], y - desk.text.line_height(size), text.korean)
        box = pygame.Rect(words.x, y, words.width, words.bottom - y)
        desk.text.draw_block(canvas, self.note or _(text.says), box, small, quiet)
        if self.looks["changed"]:
            dot = desk.mirrored(pygame.Rect(words.x - desk.u(13), words.y, desk.u(8), desk.u(24)), words)
            desk.shapes.disc(canvas, dot.center, desk.u(8), desk.theme.red.fill)
        if state.focus and not self.looks["chosen"]:
            self.paint_ring(canvas, self.rect.inflate(-desk.u(8), -desk.u(8)), desk.u(5))

    def settle(self) -> None:
        """Remember where the row is when nothing is scrolled."""
        self._home = self.rect.y
        self.words = self.desk.mirrored(self.words)

    def _paint_korean(self, canvas: pygame.Surface, words: pygame.Rect, line: str, y: int, korean: str) -> None:
        desk = self.desk
        small = desk.t(15)
        indent = desk.text.width(line, desk.t(17)) + desk.u(8)
        if indent + desk.text.width(korean, small) > words.width:
            return
        box = desk.mirrored(pygame.Rect(words.x + indent, y, words.width - indent, 0), words)
        top = y + desk.text.line_height(desk.t(17)) - desk.text.line_height(small) - desk.u(1)
        desk.text.draw(canvas, korean, (box.x, top), small, desk.theme.hanji.ink2, width=box.width)

    _home = 0
