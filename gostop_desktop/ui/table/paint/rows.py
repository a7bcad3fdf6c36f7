"""A board of rows below one another, for words that have no room otherwise: more of them are scrolled to (UX 3.2)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import NamedTuple

import pygame

from gostop_desktop.ui.table.geometry import Rect

from .boards import begun, drawer_rect, room_of
from .brush import Brush
from .lines import BAR, draw_bar


class Row(NamedTuple):
    """So much of a board's height, and what is painted there."""

    height: int
    paint: Callable[[pygame.Surface, Rect], None]


class RowBoard:
    """Rows on a board over all that is above the hand, from any of them on, each whole."""

    def __init__(self, brush: Brush, rows: Callable[[int], Sequence[Row]]) -> None:
        """Take what makes the rows of a width."""
        self._brush = brush
        self.rect = drawer_rect(brush, is_tall=True)
        room = room_of(brush, self.rect)
        self._rows = rows(room.w - 2 * brush.u(BAR))
        above = list(accumulate((row.height for row in self._rows), initial=0))
        fitting = (index for index, height in enumerate(above) if above[-1] - height <= room.h)
        self.last_first = min(next(fitting), len(self._rows) - 1)
        """From which row on the rest has room."""

    def paint(self, title: str, first: int, keys: Sequence[str] = ()) -> pygame.Surface:
        """Return the board with the rows from one on."""
        brush = self._brush
        picture, room = begun(brush, self.rect, title, keys, scrolls=self.last_first > 0)
        inner = brush.mirror(Rect(room.x, room.y, room.w - 2 * brush.u(BAR), room.h), room)
        top, shown = room.y, 0
        for row in self._rows[first:]:
            if top + row.height > room.bottom and shown:
                break
            row.paint(picture, Rect(inner.x, top, inner.w, row.height))
            top, shown = top + row.height, shown + 1
        if self.last_first:
            draw_bar(picture, brush, room, (first, self.last_first), shown / len(self._rows))
        return picture
