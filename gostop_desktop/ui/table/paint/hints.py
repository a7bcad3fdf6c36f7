"""All plays in one list: what each is, why, and what it is worth (UX 5.3)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import zip_longest

import pygame

from gostop_desktop.i18n import _
from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.text import Align

from .boards import begun, drawer_rect, room_of
from .brush import Brush
from .lines import BAR, PITCH, Line, draw_lines, height_of, last_first, wrapped

_WIDTH = 640
_NAMES = 0.36
"""Of the width, what names take at most where reasons stand beside them."""
_WHY = 200
"""Units without which reasons stand below the names."""
_BETWEEN = 5
_BELOW = 4
_FOOT = 8
_SMALL = 14
"""The size of what is told of the figures."""


@dataclass(frozen=True, slots=True)
class HintRow:
    """One action."""

    words: str
    reasons: str
    points: str
    """What it is worth, and half of the 95 % interval."""
    verdict: str
    """How it compares with the one that is recommended, in words; empty for that one."""
    is_close: bool
    """Whether it is the best, or no worse than chance allows."""


@dataclass(frozen=True, slots=True)
class HintFacts:
    """The actions: the one that is recommended, those as good as it, the rest; none while the analyst thinks."""

    rows: tuple[HintRow, ...]


class HintList:
    """The actions in the size of text that the person wants; they are scrolled where not all have room.

    What their figures are is named above them, and stays there.
    """

    def __init__(self, brush: Brush, facts: HintFacts, title: str) -> None:
        self._brush = Brush(brush.desk, brush.layout, scale=brush.layout.scale * brush.layout.text)
        self._title = title
        self._kind = _("expected points") if any(row.points for row in facts.rows) else ""
        low, tall = (drawer_rect(self._brush, _WIDTH, is_tall=is_tall) for is_tall in (False, True))
        self._lines: list[Line] = []
        for whole in (low, tall):
            self._lines = list(self._told(facts, room_of(self._brush, whole).w - 2 * self._brush.u(BAR)))
            above = whole.h - room_of(self._brush, whole).h + self._named
            self.rect = Rect(whole.x, whole.y, whole.w, min(whole.h, above + height_of(self._lines)))
            self._room = self.rect.h - above
            if not self.last_first:
                break

    @property
    def last_first(self) -> int:
        """From which line on the rest has room: how far it can be scrolled."""
        return last_first(self._lines, self._room)

    def paint(self, first: int) -> pygame.Surface:
        """Return the list from one of its lines on."""
        brush = self._brush
        picture, room = begun(brush, self.rect, self._title, scrolls=self.last_first > 0)
        below = Rect(room.x, room.y + self._named, room.w, room.h - self._named)
        if self._named:
            bar = 2 * brush.u(BAR) if self.last_first else 0
            height = self._named - brush.u(_BELOW)
            name = brush.mirror(Rect(room.x, room.y, room.w - bar, height), room)
            brush.text(picture, self._kind, name, brush.size(_SMALL), brush.theme.dialog.text2, align=Align.END)
        draw_lines(picture, brush, below, self._lines, first)
        return picture

    @property
    def _named(self) -> int:
        """How high the name of the figures is, with what lies between it and them."""
        return round(self._brush.size(_SMALL) * PITCH) + self._brush.u(_BELOW) if self._kind else 0

    def _told(self, facts: HintFacts, width: int) -> Iterator[Line]:
        brush, dialog = self._brush, self._brush.theme.dialog
        size, foot = brush.size(15), brush.size(_SMALL)
        if not facts.rows:
            yield Line(_("Thinking …"), size, dialog.text2)
            return
        names = min(max(brush.width(row.words, size) for row in facts.rows), int(width * _NAMES))
        figures = max(brush.width(row.points, size) for row in facts.rows)
        lead = names + brush.u(14)
        why = width - lead - figures - brush.u(14)
        is_parted = sum(row.is_close for row in facts.rows) > 1
        for index, row in enumerate(facts.rows):
            tone = dialog.select if row.is_close else dialog.text
            if is_parted and (index == 0 or row.is_close != facts.rows[index - 1].is_close):
                name = _("About equally good") if row.is_close else _("Less good")
                yield Line(name, foot, dialog.brass, brush.u(_FOOT) if index else 0)
            if why >= brush.u(_WHY):
                yield from self._in_table(row, (names, lead, why), tone)
            else:
                yield from self._below(row, width, tone)
        note = _("From your own view; close figures may be chance.")
        for index, line in enumerate(wrapped(brush, note, foot, width)):
            yield Line(line, foot, dialog.text2, 0 if index else brush.u(_FOOT))

    def _in_table(self, row: HintRow, columns: tuple[int, int, int], tone: pygame.Color) -> Iterator[Line]:
        """Yield an action whose reasons stand beside its name."""
        brush, dialog = self._brush, self._brush.theme.dialog
        size = brush.size(15)
        names, lead, why = columns
        told = wrapped(brush, row.words, size, names), wrapped(brush, row.reasons, size, why)
        for index, (name, reason) in enumerate(zip_longest(*told, fillvalue="")):
            gap = 0 if index else brush.u(_BETWEEN)
            end = "" if index else row.points
            yield Line(name, size, tone, gap, end, dialog.text, beside=reason, at=lead, beside_colour=dialog.text2)

    def _below(self, row: HintRow, width: int, tone: pygame.Color) -> Iterator[Line]:
        """Yield an action whose reasons stand below its name."""
        brush, dialog = self._brush, self._brush.theme.dialog
        size = brush.size(15)
        beside = width - brush.width(row.points, size) - brush.u(14)
        for index, name in enumerate(wrapped(brush, row.words, size, beside)):
            gap, end = (0, "") if index else (brush.u(_BETWEEN), row.points)
            yield Line(name, size, tone, gap, end, dialog.text)
        for reason in wrapped(brush, row.reasons, size, width - brush.u(14)) if row.reasons else ():
            yield Line(reason, size, dialog.text2, indent=brush.u(14))
