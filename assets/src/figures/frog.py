"""December's frog, about to leap to the right."""

from __future__ import annotations

from kit.geometry import Point, brush, smooth
from kit.svg import disc, dot, fill, line, shape

from .merged import merged

_BODY: list[Point] = [
    (-50, 28),
    (-58, 6),
    (-40, -22),
    (-8, -42),
    (24, -60),
    (50, -66),
    (72, -56),
    (78, -40),
    (62, -26),
    (48, -6),
    (36, 18),
    (10, 34),
    (-24, 38),
]
_BELLY: list[Point] = [
    (74, -44),
    (60, -28),
    (46, -8),
    (34, 16),
    (8, 32),
    (-14, 34),
    (8, 16),
    (26, -8),
    (42, -30),
    (58, -42),
]
_BROW: list[Point] = [(36, -60), (38, -78), (54, -82), (64, -72), (62, -58)]
_THIGH: list[Point] = [(-62, 36), (-58, 6), (-30, -8), (-4, 4), (2, 28), (-18, 44), (-46, 46)]
_SPOTS = ((-18, -22), (2, -34), (-34, 2), (-16, 12), (20, -42), (8, -16))


def frog() -> str:
    """Return the frog about (0, 0), some 140 wide, feet on y 60."""
    shank = [
        brush([(-52, 38), (-20, 46), (4, 50)], [14, 12, 10]),
        brush([(2, 50), (-24, 58), (10, 62), (24, 60)], [9, 8, 7, 6]),
    ]
    return (
        merged([brush([(20, 10), (28, 36), (20, 54), (36, 62)], [16, 12, 9, 7])], "tan", 4)
        + merged(
            [smooth(_BODY), smooth(_BROW), brush([(36, -4), (52, 22), (46, 46), (64, 58)], [18, 13, 10, 8])],
            "orange",
            4.6,
        )
        + fill(smooth(_BELLY), "yellow")
        + shape(smooth(_THIGH), "orange", 4.2)
        + merged(shank, "orange", 4)
        + disc((52, -70), 8.4, "yellow", 3)
        + dot((54, -70), 4.2, "ink")
        + line("M76 -46Q58 -36 44 -42", 3.2)
        + "".join(dot(spot, 4, "ink", fine=True) for spot in _SPOTS)
    )
