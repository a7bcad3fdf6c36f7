"""Areas of the screen that have to be drawn anew, apart from one another."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

MOST_AREAS = 12
"""More than these are drawn as one."""


def joined(areas: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """Return areas that cover the same and do not overlap one another."""
    result: list[pygame.Rect] = []
    for area in areas:
        grown = area
        while (index := grown.collidelist(result)) >= 0:
            grown = grown.union(result.pop(index))
        result.append(grown)
    return result


def merged(areas: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """Return areas that are joined; one for all where there are too many."""
    result = joined(areas)
    return [result[0].unionall(result[1:])] if len(result) > MOST_AREAS else result
