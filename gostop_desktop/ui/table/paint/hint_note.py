"""Paints the hint: the best play with its reasons, and the two that come next, in a narrow note (UX 5.3)."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from gostop_desktop.i18n import _, plain
from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.theme import Colour

from .brush import Brush
from .drawers import begun
from .hints import HintFacts, HintRow

_HEAD = 52
_PAD = 18
_LEAST, _MOST = 216, 260
_BETWEEN = 8

Line = tuple[str, int, Colour, int]
"""Words, size, colour, and the gap above."""


class HintNote:
    """A hint laid out in the width of the side panel."""

    def __init__(self, brush: Brush, facts: HintFacts, title: str) -> None:
        self._brush = Brush(brush.desk, brush.layout, scale=brush.layout.scale * brush.layout.text)
        self._title = title
        panel = brush.layout.side.seats[0]
        self._width = max(min(self._brush.u(_LEAST), brush.layout.u(_MOST)), panel.w)
        self._lines = list(self._told(facts))
        while len(facts.rows) > 1 and self.size[1] > brush.layout.side.middle.h:
            facts = HintFacts(facts.rows[:-1])
            self._lines = list(self._told(facts))

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        height = sum(gap + self._pitch(size) for _words, size, _colour, gap in self._lines)
        return self._width, self._brush.u(_HEAD) + height + self._brush.u(_PAD)

    def paint(self) -> pygame.Surface:
        """Return the note."""
        width, height = self.size
        picture, room = begun(self._brush, Rect(0, 0, width, height), self._title)
        y = room.y
        for words, size, colour, gap in self._lines:
            y += gap
            self._brush.text(picture, words, Rect(room.x, y, room.w, self._pitch(size)), size, colour)
            y += self._pitch(size)
        return picture

    def _told(self, facts: HintFacts) -> Iterator[Line]:
        brush, dialog = self._brush, self._brush.theme.dialog
        small = brush.size(15)
        if not facts.rows:
            yield _("Thinking …"), small, dialog.text2, 0
            return
        for index, row in enumerate(facts.rows):
            yield from self._row(row, 0 if index == 0 else brush.u(_BETWEEN), has_reasons=index == 0)
        yield from self._wrapped(
            _("From your own view; close figures may be chance."), brush.size(14), dialog.text2, 10
        )

    def _row(self, row: HintRow, gap: int, *, has_reasons: bool) -> Iterator[Line]:
        brush, dialog = self._brush, self._brush.theme.dialog
        name = brush.desk.text.wrap(row.words, brush.size(17), self._room)
        for index, line in enumerate(name):
            yield line, brush.size(17), dialog.select if row.is_close else dialog.text, gap if index == 0 else 0
        if row.points:
            yield from self._wrapped(_("{points} expected points", points=row.points), brush.size(15), dialog.text, 0)
        if has_reasons and row.reasons:
            yield from self._wrapped(row.reasons, brush.size(15), dialog.text2, 0)

    def _wrapped(self, words: str, size: int, colour: Colour, units: int) -> Iterator[Line]:
        words = words if self._brush.is_mirrored else plain(words)
        for index, line in enumerate(self._brush.desk.text.wrap(words, size, self._room)):
            yield line, size, colour, self._brush.u(units) if index == 0 and units else 0

    @property
    def _room(self) -> int:
        return self._width - 2 * self._brush.u(_PAD)

    def _pitch(self, size: int) -> int:
        return round(size * 1.38)
