"""Sets by their names, card by card: in the sets drawer for every seat, and under captured cards (UX 3.3)."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from gostop_desktop.ui.art.portraits import paint_portrait
from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.table.sets import SetRow
from gostop_desktop.ui.table.words import set_name

from .boards import room_of
from .brush import Brush
from .labels import set_count
from .lines import wrapped
from .pips import draw_pip

_PITCH = 13
_HEAD = 34
_SPARE = 14
"""Units of height that a row gets at most where there is more than it needs."""


@dataclass(frozen=True, slots=True)
class SetCell:
    """What one seat has of a set, and in words what it lacks."""

    row: SetRow
    note: tuple[str, ...]
    """In several ways, the longest first: the first one that has room is shown."""
    is_near: bool = False
    """Whether one card is missing that the viewer can see."""


@dataclass(frozen=True, slots=True)
class SetsFacts:
    """Every set of every seat."""

    people: tuple[tuple[str, str], ...]
    """Name and portrait."""
    rows: tuple[tuple[SetCell, ...], ...]
    """For every set the cells of all seats."""


def set_width(brush: Brush, row: SetRow, *, has_name: bool = True) -> int:
    """Return how wide a set's name, pips and count are."""
    size = brush.size(15)
    name = brush.width(set_name(row.name), size) + brush.u(8) if has_name else 0
    return name + brush.width(set_count(row), size) + brush.u(_PITCH) * len(row.pips) + brush.u(8)


def draw_set(picture: pygame.Surface, brush: Brush, place: Rect, row: SetRow, *, has_name: bool = True) -> None:
    """Draw a set in one line: name, pips, count."""
    dialog, size = brush.theme.dialog, brush.size(15)
    x = place.x
    if has_name:
        name = set_name(row.name)
        width = min(brush.width(name, size), place.w)
        brush.text(picture, name, brush.mirror(Rect(x, place.y, width, place.h), place), size, dialog.text2)
        x += width + brush.u(8)
    for pip in row.pips:
        spot = brush.mirror(Rect(x, place.y, brush.u(_PITCH), place.h), place)
        draw_pip(picture, brush, spot.center, pip, dialog)
        x += brush.u(_PITCH)
    x += brush.u(8)
    rest = Rect(x, place.y, max(1, place.right - x), place.h)
    brush.text(picture, set_count(row), brush.mirror(rest, place), size, dialog.text)


def sets_fit(brush: Brush, rect: Rect, facts: SetsFacts) -> bool:
    """Whether every set of every seat has room on a board, with what is said of it."""
    table = _Table(brush, room_of(brush, rect), facts)
    return table.height <= table.room.h and table.has_width


def draw_set_table(picture: pygame.Surface, brush: Brush, room: Rect, facts: SetsFacts) -> None:
    """Draw a row for every set and a column for every seat."""
    _Table(brush, room, facts).paint(picture)


class _Table:
    """The rows of the sets, each as high as its words need it."""

    def __init__(self, brush: Brush, room: Rect, facts: SetsFacts) -> None:
        self.room = room
        self._brush, self._facts = brush, facts
        self._small, self._big = brush.size(15), brush.size(17)
        self._names = [set_name(cells[0].row.name) for cells in facts.rows]
        self._lead = max(brush.width(name, self._big) for name in self._names) + brush.u(20)
        self._column = (room.w - self._lead) // len(facts.people)
        self._width = self._column - brush.u(12)
        self._said = [[self._lines(cell) for cell in cells] for cells in facts.rows]
        self._line = max(brush.u(22), brush.height(self._big))

    @property
    def has_width(self) -> bool:
        """Whether no column is narrower than its head and its cards."""
        brush = self._brush
        heads = max(brush.width(name, self._big) for name, _portrait in self._facts.people) + brush.u(38)
        sets = max(set_width(brush, row[0].row, has_name=False) for row in self._facts.rows)
        words = max(
            (brush.width(line, self._small) for row in self._said for lines in row for line in lines), default=0
        )
        return max(heads, sets, words) <= self._width

    @property
    def height(self) -> int:
        return self._head + sum(self._height_of(row) for row in range(len(self._names)))

    @property
    def _head(self) -> int:
        return max(self._brush.u(_HEAD), self._brush.height(self._big))

    def _height_of(self, row: int) -> int:
        lines = max(len(lines) for lines in self._said[row])
        return self._line + lines * self._brush.height(self._small) + self._brush.u(3)

    def _lines(self, cell: SetCell) -> list[str]:
        """Return what a set lacks in one line where a way to say it has room, else the shortest one in several."""
        words = self._brush.fit(cell.note, self._small, self._width)
        return wrapped(self._brush, words, self._small, self._width)

    def paint(self, picture: pygame.Surface) -> None:
        brush, room, dialog = self._brush, self.room, self._brush.theme.dialog
        for index, (name, portrait) in enumerate(self._facts.people):
            left = room.x + self._lead + index * self._column
            face = brush.mirror(Rect(left, room.y, brush.u(28), brush.u(28)), room)
            paint_portrait(brush.desk, portrait, picture, pygame.Rect(face), on_turn=False)
            words = Rect(left + brush.u(36), room.y, self._column - brush.u(44), brush.u(28))
            brush.text(picture, name, brush.mirror(words, room), self._big, dialog.text)
        top = room.y + self._head
        spare = max(0, room.h - self.height) // len(self._names)
        for row, (name, cells) in enumerate(zip(self._names, self._facts.rows, strict=True)):
            brush.rule(picture, room.x, top, room.w, dialog.rule)
            y = top + brush.u(2)
            head = Rect(room.x, y, self._lead, self._line)
            brush.text(picture, name, brush.mirror(head, room), self._big, dialog.text)
            for index, cell in enumerate(cells):
                left = room.x + self._lead + index * self._column
                self._cell(picture, (left, y), cell, self._said[row][index])
            top += self._height_of(row) + min(spare, brush.u(_SPARE))

    def _cell(self, picture: pygame.Surface, place: tuple[int, int], cell: SetCell, lines: list[str]) -> None:
        brush, dialog = self._brush, self._brush.theme.dialog
        pips = Rect(*place, self._width, self._line)
        draw_set(picture, brush, brush.mirror(pips, self.room), cell.row, has_name=False)
        tone = dialog.match if cell.is_near else dialog.text2
        for index, line in enumerate(lines):
            y = pips.bottom - brush.u(1) + index * brush.height(self._small)
            below = brush.mirror(Rect(pips.x, y, self._width, brush.height(self._small)), self.room)
            brush.text(picture, line, below, self._small, tone)
