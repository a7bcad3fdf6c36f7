"""Bush clover of April (black) and July (red tips): stems with leaf pairs that rise from the ground."""

from __future__ import annotations

import math
from collections.abc import Sequence

from kit.geometry import Point, along, brush, curve, jitter, leaf, length_of, polar, xy
from kit.svg import fill, fine, line, shape


def spray(
    stem: Sequence[Point],
    *,
    seed: int,
    red_from: float = 1.1,
    leaf_length: float = 54,
    leaf_width: float = 35,
    step: float = 33,
    lined: bool = False,
) -> str:
    """Return one spray: stem from foot to tip, leaf pairs shrinking upward, red from *red_from* of its length.

    *lined* gives every leaf an ivory centre line (July on the High contrast face, ART 5.6).
    """
    between = jitter(seed)
    count = max(4, round(length_of(stem) / step))
    black, red, lines = "", "", ""
    for s in along(stem, count)[1:]:
        size = 1 - 0.42 * s.u**2
        for side in (-1, 1):
            angle = s.angle + side * (52 + between(-6, 6))
            foot = polar(s.at, 2, angle)
            tip = polar(s.at, leaf_length * size + between(-2, 2), angle)
            d = leaf(foot, tip, leaf_width * size, bend=side * 3, peak=0.6, n=6)
            if s.u > red_from:
                red += d
            else:
                black += d
            lines += f"M{xy(polar(s.at, 8, angle))}L{xy(polar(s.at, leaf_length * size * 0.76, angle))}"
    last = along(stem, count)[-1]
    top = leaf(last.at, polar(last.at, leaf_length * 0.66, last.angle), leaf_width * 0.6, peak=0.5, n=6)
    if red_from < 1:
        red += top
    else:
        black += top
    out = fill(brush(stem, [8, 6, 4]), "ink") + (fill(black, "ink") if black else "")
    if red:
        out += shape(red, "red", 3.2)
    return out + (_veins(lines) if not lined else shape(lines, "none", 3.4, "paper"))


def _veins(d: str) -> str:
    return fine(d, 1.5, "tone")


def tendril(root: Point, heart: Point, size: float, *, clockwise: bool = True) -> str:
    """Return a vine tip that leaves the stem at *root* and curls up round *heart*."""
    start = math.degrees(math.atan2(root[1] - heart[1], root[0] - heart[0])) + (40 if clockwise else -40)
    step = 34 if clockwise else -34
    curl = [polar(heart, size * math.exp(-i * 0.15), start + i * step) for i in range(16)]
    return line(curve([root, *curl]), 3)
