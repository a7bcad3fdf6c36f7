"""The magpie of the bonus cards: black head, white breast and shoulder, blue wing, long tail."""

from __future__ import annotations

from kit.geometry import Point, brush, smooth
from kit.parts import bird_eye
from kit.svg import fill, fine, group, line, shape

from .merged import merged

_BODY: list[Point] = [
    (-92, -46),
    (-84, -78),
    (-52, -92),
    (-22, -76),
    (-2, -44),
    (40, -8),
    (78, 32),
    (88, 62),
    (58, 76),
    (10, 74),
    (-40, 52),
    (-72, 10),
]
_BREAST: list[Point] = [(-74, 4), (-40, 4), (-8, 20), (24, 54), (28, 74), (4, 73), (-40, 52), (-66, 22)]
_BEAK: list[Point] = [(-88, -62, 1), (-112, -60), (-138, -46, 1), (-112, -44), (-90, -44, 1)]
_WING: list[Point] = [(-24, -30), (14, -22), (66, 14), (118, 62, 1), (72, 58), (20, 40), (-18, 8)]
_SHOULDER: list[Point] = [(-24, -30), (0, -30), (26, -16), (10, 0), (-12, 4), (-24, -10)]


def magpie(x: float, y: float, scale: float, *, flip: bool = False) -> str:
    """Return a magpie on its branch, looking left (or right); feet about 100 below (x, y)."""
    tail = [
        brush([(70, 54), (130, 96), (184, 152)], [34, 26, 9]),
        brush([(60, 62), (112, 112), (150, 166)], [26, 20, 7]),
    ]
    return group(
        line("M-4 66L-10 106M-10 106L-28 110M-10 106L6 112M34 70L32 108M32 108L14 112M32 108L48 112", 6),
        merged(tail, "ink", 3),
        fine("M90 72Q140 110 176 148", 2.4, "blue"),
        merged([smooth(_BODY)], "ink", 3),
        fill(smooth(_BREAST), "white"),
        shape(smooth(_WING), "blue", 4 / scale),
        fine("M20 6L92 48M14 22L74 52", 2.4, "navy"),
        shape(smooth(_SHOULDER), "white", 3.4 / scale),
        shape(smooth(_BEAK), "ink", 2),
        bird_eye((-66, -60), 9),
        at=(x, y),
        scale=scale,
        flip=flip,
    )
