"""Which control is the next one in a direction on the screen."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from gostop_desktop.ui.input.commands import Command

ASIDE = 3.0
"""How much worse a control beside the way is than one straight ahead."""


def nearest(here: pygame.Rect, others: Iterable[pygame.Rect], command: Command) -> int | None:
    """Return which of the other boxes is the nearest one in a direction, None if none lies there."""
    distances = ((away(here, there, command), index) for index, there in enumerate(others))
    reached = [(distance, index) for distance, index in distances if distance is not None]
    return min(reached)[1] if reached else None


def away(here: pygame.Rect, there: pygame.Rect, command: Command) -> float | None:
    """Return how far one box is from another in a direction, None if it lies elsewhere; what lies aside is farther."""
    if command in {Command.LEFT, Command.RIGHT}:
        ahead = there.left - here.right if command is Command.RIGHT else here.left - there.right
        centres = there.centerx - here.centerx if command is Command.RIGHT else here.centerx - there.centerx
        aside = max(0, there.top - here.bottom, here.top - there.bottom)
        off_axis = abs(there.centery - here.centery)
    else:
        ahead = there.top - here.bottom if command is Command.DOWN else here.top - there.bottom
        centres = there.centery - here.centery if command is Command.DOWN else here.centery - there.centery
        aside = max(0, there.left - here.right, here.left - there.right)
        off_axis = abs(there.centerx - here.centerx)
    is_within = here.contains(there) or there.contains(here)
    if centres <= 0 or (not is_within and ahead < -min(here.width, here.height, there.width, there.height) / 2):
        return None
    return max(0, ahead) + ASIDE * aside + off_axis * 0.1
