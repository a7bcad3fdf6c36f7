"""Where a note goes that may lie anywhere: where it hides the least of what matters."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from gostop_desktop.ui.table.geometry import Rect

_STEPS = 40
"""How many places are tried across, and down."""
_NEVER = 1000
"""How much more it counts to hide what must not be hidden than what should not."""


def least_hiding(
    size: tuple[int, int], room: Rect, avoid: Sequence[Rect], never: Sequence[Rect] = (), *, steps: int = _STEPS
) -> tuple[int, int]:
    """Return the place inside the room that hides the least; of several the lowest one, nearest the reading end.

    What must `never` be hidden is hidden only where it cannot be helped.
    """
    width, height = size
    across, down = max(0, room.w - width), max(0, room.h - height)
    others, holy = [pygame.Rect(rect) for rect in avoid], [pygame.Rect(rect) for rect in never]
    best, least = (room.x, room.y), -1
    for row in range(steps, -1, -1):
        for column in range(steps, -1, -1):
            x, y = room.x + across * column // steps, room.y + down * row // steps
            mine = pygame.Rect(x, y, width, height)
            hidden = hidden_by(mine, holy) * _NEVER
            if least < 0 or hidden < least:
                hidden += hidden_by(mine, others)
            if least < 0 or hidden < least:
                best, least = (x, y), hidden
            if not hidden:
                return x, y
    return best


def hidden_by(mine: pygame.Rect, others: Sequence[pygame.Rect]) -> int:
    """Return how many pixels of other things a rectangle hides."""
    return sum(area.w * area.h for area in map(mine.clip, others))
