"""Key caps on the table's boards, in the size of the words beside them."""

from __future__ import annotations

import pygame

from gostop_desktop.i18n import left_to_right
from gostop_desktop.ui.input.caps import RoundCap
from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.text import Align
from gostop_desktop.ui.theme import Colour

from .brush import Brush

_SIZE = 15
_HEIGHT = 1.45
"""Of a cap, by the size of its letter."""


def cap_height(brush: Brush) -> int:
    """Return how high a cap is."""
    return round(brush.size(_SIZE) * _HEIGHT)


def cap_width(brush: Brush, label: str) -> int:
    """Return how wide the cap of a key is."""
    height = cap_height(brush)
    if not label:
        return 0
    if label == "Enter" or isinstance(label, RoundCap):
        return height
    return max(height, brush.width(label, brush.size(_SIZE)) + brush.u(12))


def draw_cap(target: pygame.Surface, brush: Brush, label: str, place: Rect, colour: Colour) -> None:
    """Draw a cap in the middle of a place as wide as `cap_width`."""
    if not label:
        return
    height = cap_height(brush)
    box = Rect(place.x, place.y + (place.h - height) // 2, cap_width(brush, label), height)
    is_round = isinstance(label, RoundCap)
    brush.desk.shapes.ring(target, pygame.Rect(box), height // 2 if is_round else brush.u(3), colour, brush.line)
    if label == "Enter":
        brush.desk.icons.draw(target, "enter", box.center, round(height * 0.68), colour)
    else:
        brush.text(target, left_to_right(label), box, brush.size(_SIZE), colour, align=Align.CENTRE)
