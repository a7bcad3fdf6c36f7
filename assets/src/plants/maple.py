"""Maple of October: leaves of seven toothed lobes in red, yellow and ink."""

from __future__ import annotations

from kit.geometry import Point, brush, polar, smooth, xy
from kit.svg import fill, fine, group, shape

_LOBES = ((-146, 0.40), (-100, 0.66), (-50, 0.9), (0, 1.0), (50, 0.9), (100, 0.66), (146, 0.40))
"""Direction (0 = up) and length of each lobe."""
_EDGE = ((0.5, -0.12, 0), (0.7, -0.175, 1), (0.75, -0.1, 1), (1, 0, 1), (0.75, 0.1, 1), (0.7, 0.175, 1), (0.5, 0.12, 0))
"""A lobe's outline with one tooth a side: along, across, corner."""
_VEIN = {"red": "dred", "yellow": "orange", "orange": "dred", "ink": "paper"}


def maple(x: float, y: float, radius: float, turn: float = 0, colour: str = "red", width: float = 3.2) -> str:
    """Return a leaf whose stalk joins it at (x, y); its middle lobe points up before it is turned."""
    outline: list[Point] = []
    for i, (direction, length) in enumerate(_LOBES):
        if i:
            between = (_LOBES[i - 1][0] + direction) / 2
            outline.append((*polar((0, 0), radius * 0.28, between - 90), 1))
        for along, across, corner in _EDGE:
            base = polar((0, 0), radius * length * along, direction - 90)
            side = polar(base, radius * length * across, direction)
            outline.append((*side, 1) if corner else side)
    veins = "".join(f"M0 0L{xy(polar((0, 0), radius * length * 0.76, d - 90))}" for d, length in _LOBES)
    stalk = brush([(0, 0), (radius * 0.06, radius * 0.26), (-radius * 0.02, radius * 0.52)], [4, 3.6, 6])
    return group(
        fill(stalk, "ink"),
        shape(smooth(outline, k=0.12), colour, width),
        fine(veins, 2, _VEIN[colour]),
        at=(x, y),
        turn=turn,
    )
