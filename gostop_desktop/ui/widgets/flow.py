"""Places one below the other: how pages find room for text of any size."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from gostop_desktop.ui.desk import Desk

CONTROL = 38
LINE_MARGIN = 12


class Flow:
    """A column; every place that is taken moves the next one down."""

    def __init__(self, desk: Desk, x: int, y: int, width: int) -> None:
        """Take the corner and the width in pixels."""
        self.desk = desk
        self.x = x
        self.y = y
        self.width = width

    def take(self, height: int) -> pygame.Rect:
        """Return a place as wide as the column."""
        rect = pygame.Rect(self.x, self.y, self.width, height)
        self.y += height
        return rect

    def skip(self, units: float) -> None:
        """Leave some room, in layout units."""
        self.y += self.desk.u(units)

    def take_line(self, size: float, *, margin: float = 0) -> pygame.Rect:
        """Return a place for a line of text of a size in units, with a margin above and below it together."""
        return self.take(self.desk.text.line_height(self.desk.t(size)) + self.desk.u(margin))

    def take_control(self) -> pygame.Rect:
        """Return a place for a control with a word in it."""
        return self.take(control_height(self.desk))


def control_height(desk: Desk) -> int:
    """Return how high a segment, a field or a secondary button is with the text as large as it is now."""
    return max(desk.u(CONTROL), desk.text.line_height(desk.t(17)) + desk.u(LINE_MARGIN))
