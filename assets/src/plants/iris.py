"""Iris: blue flowers with drooping falls and yellow blazes between black sword leaves."""

from __future__ import annotations

from collections.abc import Sequence

from kit.geometry import Point, brush, curve, leaf, mirror, resize, rotate, smooth
from kit.svg import fill, fine, group, line, shape

_STANDARD: list[Point] = [
    (0, -0.15, 1),
    (-0.24, -0.48),
    (-0.33, -0.86),
    (-0.16, -1.16),
    (0, -1.28, 1),
    (0.16, -1.16),
    (0.33, -0.86),
    (0.24, -0.48),
]
_FALL: list[Point] = [
    (-0.06, -0.3, 1), (-0.36, -0.56), (-0.72, -0.54), (-1.0, -0.24), (-1.1, 0.12), (-0.98, 0.36, 1), (-0.86, 0.26), (-0.7, 0.24),
    (-0.6, 0.0), (-0.42, -0.08), (-0.14, -0.06),
]  # fmt: skip
_LIP: list[Point] = [
    (0, -0.38, 1), (-0.22, -0.24), (-0.4, 0.06), (-0.44, 0.4), (-0.26, 0.62), (-0.12, 0.6), (0, 0.76, 1), (0.12, 0.6), (0.26, 0.62),
    (0.44, 0.4), (0.4, 0.06), (0.22, -0.24),
]  # fmt: skip


def blossom(x: float, y: float, size: float, turn: float = 0, *, flip: bool = False) -> str:
    """Return an open flower, *size* from its heart to the tip of a petal."""

    def at(points: Sequence[Point]) -> list[Point]:
        return resize(points, size, size)

    back = [shape(smooth(rotate(at(resize(_STANDARD, 0.9, 0.84)), lean)), "blue", 4) for lean in (-42, 42)]
    top = shape(smooth(at(_STANDARD)), "blue", 4)
    spine = line(curve(at([(0, -0.3), (-0.02, -0.7), (0, -1.06)])), 2.6, "navy")
    ribs = fine(
        curve(at([(-0.1, -0.4), (-0.17, -0.7), (-0.12, -0.98)]))
        + curve(at([(0.1, -0.4), (0.17, -0.7), (0.12, -0.98)])),
        2,
        "navy",
    )
    sides = ""
    for points in (_FALL, mirror(_FALL)):
        sign = 1 if points is _FALL else -1
        veins = [[(sign * px, py) for px, py in run] for run in (
            [(-0.3, -0.34), (-0.6, -0.36), (-0.86, -0.1), (-0.96, 0.16)], [(-0.3, -0.22), (-0.56, -0.2), (-0.74, 0.04)],
        )]  # fmt: skip
        blaze = brush(
            at([(sign * -0.12, -0.22), (sign * -0.34, -0.36), (sign * -0.56, -0.34)]), [size * 0.13, size * 0.16, 1]
        )
        sides += (
            shape(smooth(at(points)), "blue", 4)
            + fine("".join(curve(at(v)) for v in veins), 2, "navy")
            + shape(blaze, "yellow", 2.2)
        )
    lip = shape(smooth(at(_LIP)), "blue", 4.2)
    white = fill(smooth(at([(0, 0.36, 1), (-0.2, 0.1), (-0.13, -0.2), (0, -0.3), (0.13, -0.2), (0.2, 0.1)])), "white")
    drop = shape(
        smooth(at([(0, 0.2, 1), (-0.12, 0.0), (-0.08, -0.22), (0, -0.3), (0.08, -0.22), (0.12, 0.0)])), "yellow", 2.6
    )
    runs = [[(k * 0.1, 0.2), (k * 0.17, 0.36), (k * 0.2, 0.5)] for k in (-2, -1, 0, 1, 2)]
    veins_lip = fine("".join(curve(at(v)) for v in runs), 2, "navy")
    return group(*back, top, spine, ribs, sides, lip, white, veins_lip, drop, at=(x, y), turn=turn, flip=flip)


def bud(x: float, y: float, size: float, turn: float = 0) -> str:
    """Return a closed flower in its sheath, its foot at (x, y)."""
    tip = leaf((0, -size * 0.3), (0, -size * 1.5), size * 0.5, peak=0.45)
    twist = line(curve([(-size * 0.05, -size * 1.2), (size * 0.08, -size * 0.9), (0, -size * 0.6)]), 2.4, "navy")
    sheath = leaf((0, size * 0.3), (-size * 0.06, -size * 0.75), size * 0.42, peak=0.5)
    return group(shape(tip, "blue", 4), twist, fill(sheath, "ink"), at=(x, y), turn=turn)


def blade(foot: Point, tip: Point, width: float = 30, bend: float = 0) -> str:
    """Return a sword leaf with its midrib."""
    mid = ((foot[0] + tip[0]) / 2 + bend, (foot[1] + tip[1]) / 2)
    return fill(
        brush([foot, mid, tip], [(0, width * 0.8), (0.35, width), (0.75, width * 0.62), (1, 0.8)], n=14), "ink"
    ) + fine(curve([foot, mid, ((mid[0] + tip[0] * 2) / 3, (mid[1] + tip[1] * 2) / 3)]), 2, "tone")


def folded(foot: Point, knee: Point, tip: Point, width: float = 28, bow: float = 0) -> str:
    """Return a sword leaf that is bent over at *knee*; *bow* bends it sideways below."""
    mid = ((foot[0] + knee[0]) / 2 + bow, (foot[1] + knee[1]) / 2)
    lower = brush([foot, mid, knee], [width, width, width * 0.8], n=10)
    upper = brush(
        [knee, ((knee[0] + tip[0]) / 2, (knee[1] + tip[1]) / 2 - 6), tip], [width * 0.8, width * 0.6, 0.8], n=10
    )
    return fill(lower, "ink") + shape(upper, "ink", 2.6, "paper")


def stalk(points: Sequence[Point]) -> str:
    """Return a flower stalk."""
    return fill(brush(points, [13, 11, 10]), "ink")
