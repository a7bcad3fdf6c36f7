"""Areas of the screen that have to be drawn anew, apart from one another."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

MOST_AREAS = 12
"""More than these are drawn as one."""
WIDE = 0.6
"""From this part of the screen's width on, rows are drawn whole."""


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


def in_whole_rows(areas: Sequence[pygame.Rect], screen: pygame.Rect) -> list[pygame.Rect]:
    """Return areas of which wide ones reach from edge to edge.

    Rows that follow one another in memory are copied twice as fast as rows with gaps between them: the processor reads
    ahead. What is drawn besides, at most two thirds more, costs less than that.
    """
    return [
        pygame.Rect(screen.x, area.y, screen.width, area.height) if area.width >= WIDE * screen.width else area
        for area in areas
    ]
