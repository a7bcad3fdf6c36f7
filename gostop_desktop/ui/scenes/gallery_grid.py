"""Where the cards of the gallery lie."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from gostop_desktop.ui.art.cards import ASPECT, card_height

MONTHS = 12
ROWS = 4


@dataclass(slots=True)
class Grid:
    """Columns of cards of one size that fill a room: the months, and beside or below them what belongs to none."""

    room: pygame.Rect
    head: int
    """How high the line with the numbers of the months is."""
    gap: int
    columns: int
    rows: int
    width: int = 0
    """How wide a card is."""

    @property
    def is_aside(self) -> bool:
        """Whether what belongs to no month lies beside the months."""
        return self.columns > MONTHS

    @property
    def top(self) -> int:
        return self.room.y

    @property
    def fitting(self) -> int:
        """How wide a card can be for all of them to be seen at once."""
        high = (self.room.height - self.head - self.rows * self.gap - self._below) / self.rows
        return min((self.room.width - (self.columns - 1) * self.gap) // self.columns, int(high / ASPECT))

    @property
    def _below(self) -> int:
        """The room that words need below the months where bonus cards lie beside them."""
        return 2 * self.head if self.is_aside else 0

    def left(self, column: int) -> int:
        """Return where a column begins; the columns fill the whole width."""
        return self.room.x + round(column * (self.room.width - self.width) / (self.columns - 1))

    def card(self, column: int, row: int) -> pygame.Rect:
        """Return the place of a card."""
        height = card_height(self.width)
        extra = self.gap if row == ROWS else 0
        return pygame.Rect(
            self.left(column), self.room.y + self.head + row * (height + self.gap) + extra, self.width, height
        )

    def words(self, asides: int) -> pygame.Rect:
        """Return the room that is left for words beside or below what belongs to no month."""
        if self.is_aside:
            y = self.card(0, ROWS - 1).bottom + self.gap
            return pygame.Rect(self.room.x, y, self.room.width, self._below)
        last = self.card(asides - 1, ROWS)
        x = last.right + 3 * self.gap
        return pygame.Rect(x, last.y, self.room.right - x, last.height)
