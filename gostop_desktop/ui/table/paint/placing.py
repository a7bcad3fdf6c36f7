"""Where a note goes that may lie anywhere: where it hides the least of what matters."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from gostop_desktop.ui.table.geometry import Rect

_STEPS = 40
"""How many places are tried across, and down."""


def least_hiding(size: tuple[int, int], room: Rect, avoid: Sequence[Rect]) -> tuple[int, int]:
    """Return the place inside the room that hides the least; of several the lowest one, nearest the reading end."""
    width, height = size
    across, down = max(0, room.w - width), max(0, room.h - height)
    others = [pygame.Rect(rect) for rect in avoid]
    best, least = (room.x, room.y), -1
    for row in range(_STEPS, -1, -1):
        for column in range(_STEPS, -1, -1):
            x, y = room.x + across * column // _STEPS, room.y + down * row // _STEPS
            hidden = hidden_by(pygame.Rect(x, y, width, height), others)
            if least < 0 or hidden < least:
                best, least = (x, y), hidden
            if not hidden:
                return x, y
    return best


def hidden_by(mine: pygame.Rect, others: Sequence[pygame.Rect]) -> int:
    """Return how many pixels of other things a rectangle hides."""
    areas = [mine.clip(other) for other in others]
    return sum(area.w * area.h for area in areas)
