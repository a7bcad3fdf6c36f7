"""Lines below one another on a board: as many as have room, and a bar that says how many more there are."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

import pygame

from gostop_desktop.i18n import plain
from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.text import Align
from gostop_desktop.ui.theme import Colour

from .brush import Brush

PITCH = 1.38
"""From one line to the next, by the size of its text."""
BAR = 5
"""Units that the bar is wide."""
_LEAST_BAR = 18


class Line(NamedTuple):
    """One line and how it is written."""

    words: str
    size: int
    colour: Colour
    gap: int = 0
    """Pixels above it, unless it is the first one shown."""
    end: str = ""
    """What stands in the same line at the reading end."""
    end_colour: Colour | None = None
    indent: int = 0
    """Pixels before it."""
    beside: str = ""
    """What stands in the same line in another column."""
    at: int = 0
    """Pixels before that."""
    beside_colour: Colour | None = None

    @property
    def height(self) -> int:
        return round(self.size * PITCH)


def wrapped(brush: Brush, words: str, size: int, width: int, *, keeps: bool = False) -> list[str]:
    """Return words in lines; a word that is wider than a line is broken only where it may be.

    Isolates keep a name together: in a narrow place it may break (UX 6.3), unless one reads from the right.
    """
    return brush.desk.text.wrap(words if brush.is_mirrored or keeps else plain(words), size, width)


def height_of(lines: Sequence[Line]) -> int:
    """Return how high lines are, the first of them without the gap above it."""
    return sum(line.gap + line.height for line in lines) - (lines[0].gap if lines else 0)


def last_first(lines: Sequence[Line], height: int) -> int:
    """Return from which line on all that follow have room in a height: 0 where all of them have."""
    above = list(accumulate((line.gap + line.height for line in lines), initial=0))
    return next((index for index, line in enumerate(lines) if above[-1] - above[index] - line.gap <= height), 0)


def draw_lines(target: pygame.Surface, brush: Brush, room: Rect, lines: Sequence[Line], first: int = 0) -> None:
    """Draw the lines from the first one on that have room, each whole; where some have none, a bar beside them."""
    most = last_first(lines, room.h)
    first = min(first, most)
    inner = Rect(room.x, room.y, room.w - (2 * brush.u(BAR) if most else 0), room.h)
    y, shown = room.y, 0
    for line in lines[first:]:
        top = y + (line.gap if shown else 0)
        if top + line.height > room.bottom:
            break
        _draw(target, brush, brush.mirror(Rect(inner.x, top, inner.w, line.height), room), line)
        y, shown = top + line.height, shown + 1
    if most:
        draw_bar(target, brush, room, (first, most), shown / len(lines))


def _draw(target: pygame.Surface, brush: Brush, row: Rect, line: Line) -> None:
    width = brush.width(line.end, line.size) if line.end else 0
    if line.end:
        brush.text(target, line.end, row, line.size, line.end_colour or line.colour, align=Align.END)
    right = row.w - width
    if line.beside:
        beside = Rect(row.x + line.at, row.y, right - line.at, row.h)
        brush.text(target, line.beside, brush.mirror(beside, row), line.size, line.beside_colour or line.colour)
        right = line.at
    words = Rect(row.x + line.indent, row.y, right - line.indent, row.h)
    brush.text(target, line.words, brush.mirror(words, row), line.size, line.colour)


def draw_bar(target: pygame.Surface, brush: Brush, room: Rect, place: tuple[int, int], part: float) -> None:
    """Draw which part of something is shown beside it: from which of how many places on, and how much of it."""
    first, most = place
    width = brush.u(BAR)
    height = max(brush.u(_LEAST_BAR), round(room.h * min(1.0, part)))
    top = room.y + (room.h - height) * first // most
    bar = brush.mirror(Rect(room.right - width, top, width, height), room)
    dialog = brush.theme.dialog
    brush.box(target, bar, width / 2 / brush.scale, dialog.line)
