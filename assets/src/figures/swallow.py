"""December's swallow: black back, red throat, yellow wings, a long forked red tail."""

from __future__ import annotations

from collections.abc import Sequence

from kit.geometry import Point, brush, leaf, mix, smooth
from kit.svg import HERO, disc, dot, fill, fine, shape

from .merged import merged

_BODY: list[Point] = [
    (96, 208),
    (112, 176),
    (146, 162),
    (178, 178),
    (212, 224),
    (248, 292),
    (268, 352),
    (250, 380),
    (216, 366),
    (172, 320),
    (130, 272),
    (104, 240),
]
_BELLY: list[Point] = [(118, 244), (146, 262), (186, 304), (222, 346), (242, 374), (216, 364), (172, 318), (132, 272)]
_THROAT: list[Point] = [(97, 208), (116, 212), (140, 238), (144, 262), (126, 262), (106, 240)]
_BEAK: list[Point] = [(102, 196, 1), (78, 200), (58, 216, 1), (80, 216), (100, 212, 1)]


def _wing(shoulder: Point, wrist: Point, tips: Sequence[Point], width: float) -> str:
    """Flight feathers from the innermost to the longest, then coverts, then the black shoulder."""
    count = len(tips)
    out = ""
    for i, tip in enumerate(tips):
        root = mix(shoulder, wrist, min(1, 0.1 + 1.1 * i / (count - 1)))
        out += shape(leaf(root, tip, width, bend=0, peak=0.62), "yellow", 4)
        out += fine(
            f"M{root[0]:.0f} {root[1]:.0f}L{mix(root, tip, 0.86)[0]:.0f} {mix(root, tip, 0.86)[1]:.0f}", 2, "orange"
        )
    for i, tip in enumerate(tips[:-1]):
        root = mix(shoulder, wrist, min(1, 0.1 + 1.1 * i / (count - 1)))
        out += shape(leaf(root, mix(root, tip, 0.46), width * 0.9, peak=0.62), "red", 3.6)
    return out + merged([brush([shoulder, mix(shoulder, wrist, 0.6), wrist], [46, 34, 16])], "ink", 2)


def swallow() -> str:
    """Return the swallow flying to the upper left."""
    tail = [
        brush([(246, 346), (300, 430), (344, 500), (356, 596)], [38, 30, 20, 1]),
        brush([(236, 352), (256, 440), (254, 516), (206, 598)], [38, 29, 20, 1]),
    ]
    far = _wing((196, 222), (286, 132), [(290, 262), (318, 238), (342, 208), (358, 174), (366, 138), (372, 96)], 30)
    near = _wing((176, 262), (88, 352), [(214, 414), (184, 438), (152, 458), (120, 474), (90, 492), (58, 520)], 32)
    return (
        far
        + merged(tail, "red", HERO)
        + merged([smooth(_BODY)], "ink", 3)
        + fill(smooth(_BELLY), "white")
        + fill(smooth(_THROAT), "red")
        + shape(smooth(_BEAK), "yellow", 3.4)
        + near
        + disc((124, 192), 7.4, "white", 0)
        + dot((123, 192), 4, "ink")
    )
