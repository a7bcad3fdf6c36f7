"""Paulownia of November: a black leaf of three parts, above it blue flowers in spikes of five, seven and five."""

from __future__ import annotations

from collections.abc import Sequence

from kit.geometry import Point, along, brush, mirror, polar, resize, smooth, xy
from kit.svg import disc, fill, fine, group, line, shape

_SIDE_LEAF: list[Point] = [
    (0, 0, 1),
    (0.1, -0.24),
    (0.3, -0.36),
    (0.5, -0.34),
    (0.62, -0.44),
    (0.78, -0.5, 1),
    (0.8, -0.34),
    (0.9, -0.2),
    (1.06, -0.1, 1),
    (1.02, 0.1),
    (1.08, 0.28),
    (1.2, 0.46, 1),
    (0.98, 0.46),
    (0.86, 0.56),
    (0.74, 0.74, 1),
    (0.6, 0.58),
    (0.44, 0.48),
    (0.2, 0.5),
    (0.06, 0.36),
]
"""The right-hand leaf of length 1, from the joint outward."""
_MIDDLE_LEAF: list[Point] = [
    (0, 0, 1),
    (0.22, -0.06),
    (0.4, 0.04),
    (0.46, 0.2),
    (0.62, 0.34, 1),
    (0.5, 0.44),
    (0.44, 0.58),
    (0.46, 0.78, 1),
    (0.3, 0.78),
    (0.16, 0.9),
    (0, 1.12, 1),
]
"""Half of the middle leaf, which points down."""
_SIDE_VEINS = (
    ((0, 0), (0.9, 0.2)),
    ((0.28, -0.02), (0.7, -0.36)),
    ((0.42, 0.1), (0.96, -0.08)),
    ((0.3, 0.1), (0.7, 0.6)),
)
_SIDE_TWIGS = (((0.62, 0.14), (1.1, 0.4)), ((0.16, 0.06), (0.28, 0.38)), ((0.36, -0.1), (0.34, -0.28)))


def _veins(pairs: Sequence[tuple[Point, Point]], scale: float, width: float, *, twigs: bool = False) -> str:
    d = "".join(f"M{xy((a[0] * scale, a[1] * scale))}L{xy((b[0] * scale, b[1] * scale))}" for a, b in pairs)
    return line(d, width, "paper", fine=twigs)


def leaf_of_three(x: float, y: float, size: float, turn: float = 0) -> str:
    """Return the three-part leaf, its joint at (x, y)."""
    side = (
        shape(smooth(resize(_SIDE_LEAF, size, size)), "ink", 3.4, "paper")
        + _veins(_SIDE_VEINS, size, 3)
        + _veins(_SIDE_TWIGS, size, 2.2, twigs=True)
    )
    half = resize(_MIDDLE_LEAF, size, size)
    middle_veins = [((0, 0.06), (0, 1.0)), ((0, 0.2), (0.48, 0.32)), ((0, 0.2), (-0.48, 0.32))]
    middle_twigs = [((0, 0.5), (0.38, 0.72)), ((0, 0.5), (-0.38, 0.72))]
    middle = (
        shape(smooth([*half, *mirror(half)[-2:0:-1]]), "ink", 3.4, "paper")
        + _veins(middle_veins, size, 3)
        + _veins(middle_twigs, size, 2.2, twigs=True)
    )
    return group(group(side, flip=True), side, middle, at=(x, y), turn=turn)


def flower(x: float, y: float, radius: float, turn: float = 0) -> str:
    """Return one bell of five round petals."""
    outline: list[Point] = []
    for i in range(5):
        a = 72 * i - 90
        outline += [
            (*polar((0, 0), radius * 0.42, a - 36), 1),
            polar((0, 0), radius * 0.9, a - 22),
            polar((0, 0), radius * 1.04, a),
            polar((0, 0), radius * 0.9, a + 22),
        ]
    rays = "".join(f"M0 0L{xy(polar((0, 0), radius * 0.7, 72 * i - 90))}" for i in range(5))
    return group(
        shape(smooth(outline), "blue", 2.8),
        fine(rays, 1.8, "navy"),
        disc((0, 0), radius * 0.24, "yellow", 1.8),
        at=(x, y),
        turn=turn,
    )


def spike(points: Sequence[Point], count: int, *, size: float = 17) -> str:
    """Return a flower spike along the points (foot to tip): *count* bells in pairs, the last one on the tip."""
    samples = along(points, 40)
    out = fill(brush(points, [8, 6, 4]), "ink")
    heads = ""
    rows = count // 2
    for i in range(rows):
        u = 0.34 + 0.56 * i / rows
        s = samples[round(u * 40)]
        k = 1 - 0.26 * i / rows
        for way in (-1, 1):
            at = s.beside(way * size * 1.24 * k)
            out += line(f"M{xy(samples[max(0, round(u * 40) - 3)].at)}L{xy(at)}", 3)
            heads += flower(at[0], at[1], size * k, s.angle + 90 - way * 16)
    tip = samples[40]
    heads += flower(tip.at[0], tip.at[1], size * 0.72, tip.angle + 90)
    return out + heads
