"""The head of a section of the side panel: its name over a line, and what has no room in it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.text import Align

from .brush import Brush

LOW_MIDDLE = 180
"""Units of height below which the middle of the panel has lower heads, and its counts take one line."""


def heading_height(brush: Brush, inner: Rect) -> int:
    """Return how high the head of a section is."""
    return brush.u(28 if inner.h < brush.u(LOW_MIDDLE) else 34)


def more_of(count: int, key: str) -> str:
    """Return that so many more have no room, and which key shows them; a gamepad has a button for few things."""
    return f"+{count} ({key})" if key else f"+{count}"


def draw_heading(
    target: pygame.Surface, brush: Brush, inner: Rect, top: int, words: Sequence[str], more: str = ""
) -> int:
    """Draw the name of a section over a line, at its end what has no room in it: its key goes before a name is cut."""
    size = brush.size(15)
    if more and brush.width(words[-1], brush.size(0)) + brush.width(more, size) + brush.u(6) > inner.w:
        more = more.partition(" ")[0]
    height = heading_height(brush, inner) - brush.u(8)
    row = Rect(inner.x, top, inner.w, height)
    taken = brush.width(more, size) + brush.u(6) if more else 0
    name = Rect(row.x, row.y, row.w - taken, row.h)
    brush.text(target, brush.fit(words, size, name.w), brush.mirror(name, row), size, brush.theme.mark.brass)
    if more:
        brush.text(target, more, row, size, brush.theme.mark.text2, align=Align.END)
    brush.rule(target, inner.x, top + height + brush.u(2), inner.w, brush.theme.surface.panel_line)
    return top + heading_height(brush, inner)
