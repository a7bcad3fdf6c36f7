"""Willow of December: a black mass at the top from which slim strands hang."""

from __future__ import annotations

from collections.abc import Sequence

from kit.geometry import Point, along, brush, jitter, leaf, length_of, polar, ridge
from kit.svg import fill

CANOPY: list[Point] = [(-10, 104), (34, 66), (84, 92), (138, 60), (196, 84), (252, 58), (306, 86), (360, 62), (410, 96)]
"""Lower edge of the foliage on the cards without a trunk."""


def canopy(edge: Sequence[Point] = CANOPY) -> str:
    """Return the foliage above the edge."""
    return fill(ridge(edge, -20), "ink")


def strand(points: Sequence[Point], seed: int, *, size: float = 23, width: float = 5.5) -> str:
    """Return one hanging strand with slim alternate leaves."""
    between = jitter(seed)
    count = max(3, int(length_of(points) / 15))
    d = ""
    for i, s in enumerate(along(points, count)[1:]):
        side = 1 if i % 2 else -1
        angle = s.angle + side * (32 + between(-5, 5))
        d += leaf(s.at, polar(s.at, size * (1 - 0.3 * s.u) + between(-2, 2), angle), 7, bend=2.5 * side, n=4)
    return fill(brush(points, [width, width * 0.7, 1.2]), "ink") + fill(d, "ink")


def fringe(lengths: Sequence[tuple[float, float]], seed: int, *, top: float = 56) -> str:
    """Return strands that hang from the canopy: (x, length) each, swaying a little to the left."""
    between = jitter(seed)
    out = ""
    for i, (x, length) in enumerate(lengths):
        sway = between(4, 12)
        points = [
            (x, top),
            (x + sway * 0.6, top + length * 0.4),
            (x - sway * 0.4, top + length * 0.75),
            (x - sway, top + length),
        ]
        out += strand(points, seed + i)
    return out
