"""The hint: the best play with its reasons, and the two that come next, in a note that covers little (UX 5.3)."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from gostop_desktop.i18n import _
from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.text.fitting import unbroken

from .boards import begun, head_height
from .brush import Brush
from .hints import HintFacts, HintRow
from .lines import Line, draw_lines, height_of, wrapped
from .prompts import board

_PAD = 18
_LOW_PAD = 10
_BETWEEN = 8


class HintNote:
    """A hint laid out in a width; the low form goes without a title: whoever asked knows what it is."""

    def __init__(
        self, brush: Brush, facts: HintFacts, title: str, width: int, *, tells_note: bool = True, is_low: bool = False
    ) -> None:
        self._brush, self._title, self._is_low = brush, title, is_low
        self._width = width
        self._lines = list(self._told(facts, tells_note=tells_note))

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        height = height_of(self._lines)
        if self._is_low:
            return self._width, height + 2 * self._brush.u(_LOW_PAD)
        return self._width, head_height(self._brush) + height + self._brush.u(_PAD)

    def paint(self) -> pygame.Surface:
        """Return the note."""
        width, height = self.size
        brush = self._brush
        if not self._is_low:
            picture, room = begun(brush, Rect(0, 0, width, height), self._title)
            draw_lines(picture, brush, Rect(room.x, room.y, room.w, height - room.y), self._lines)
            return picture
        picture = pygame.Surface((width, height), pygame.SRCALPHA)
        board(picture, brush)
        room = Rect(brush.u(_PAD), brush.u(_LOW_PAD), self._room, height - brush.u(_LOW_PAD))
        draw_lines(picture, brush, room, self._lines)
        return picture

    def _told(self, facts: HintFacts, *, tells_note: bool) -> Iterator[Line]:
        brush, dialog = self._brush, self._brush.theme.dialog
        small = brush.size(15)
        if not facts.rows:
            yield Line(_("Thinking …"), small, dialog.text2)
            return
        for index, row in enumerate(facts.rows):
            yield from self._row(row, has_reasons=index == 0)
        if tells_note:
            note, size = _("From your own view."), brush.size(14)
            for index, line in enumerate(wrapped(brush, note, size, self._room)):
                yield Line(line, size, dialog.text2, 0 if index else brush.u(_BETWEEN + 2))

    def _row(self, row: HintRow, *, has_reasons: bool) -> Iterator[Line]:
        brush, dialog = self._brush, self._brush.theme.dialog
        least = brush.size(0)
        size = unbroken(brush.desk.text, row.words, brush.size(17), self._room, least)
        small = brush.size(15)
        tone = dialog.select if row.is_close else dialog.text
        is_beside = brush.width(row.words, size) + brush.width(row.verdict, size) + brush.u(16) <= self._room
        for index, line in enumerate(wrapped(brush, row.words, size, self._room)):
            end = row.verdict if is_beside else ""
            yield Line(line, size, tone, 0 if index else brush.u(_BETWEEN), end, dialog.text2)
        if row.verdict and not is_beside:
            for line in wrapped(brush, row.verdict, small, self._room):
                yield Line(line, small, dialog.text2)
        for line in wrapped(brush, row.reasons, small, self._room) if has_reasons and row.reasons else ():
            yield Line(line, small, dialog.text2)

    @property
    def _room(self) -> int:
        return self._width - 2 * self._brush.u(_PAD)
