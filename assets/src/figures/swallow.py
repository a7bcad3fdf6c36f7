"""December's swallow: black back, red throat, yellow wings, a long forked red tail."""

from __future__ import annotations

from collections.abc import Sequence

from kit.geometry import Point, brush, leaf, mix, smooth, xy
from kit.svg import HERO, disc, dot, fill, fine, named, shape

from .merged import merged

_BODY: list[Point] = [
    (96, 206),
    (112, 176),
    (146, 162),
    (178, 178),
    (214, 224),
    (250, 292),
    (270, 352),
    (252, 382),
    (214, 372),
    (164, 334),
    (120, 282),
    (99, 242),
]
_BELLY: list[Point] = [(108, 244), (146, 256), (190, 300), (226, 342), (246, 376), (212, 370), (164, 332), (121, 281)]
_THROAT: list[Point] = [(97, 206), (116, 210), (142, 236), (148, 262), (122, 262), (101, 240)]
_BEAK: list[Point] = [(102, 194, 1), (84, 200), (66, 216, 1), (84, 214), (100, 210, 1)]


def _wing(shoulder: Point, wrist: Point, tips: Sequence[Point], width: float) -> str:
    """Flight feathers from the innermost to the longest, then coverts, then the black shoulder that bends at the wrist."""
    last = len(tips) - 1
    out = ""
    coverts = ""
    for i, tip in enumerate(tips):
        root = mix(shoulder, wrist, min(1, 0.05 + 1.1 * i / last))
        out += shape(leaf(root, tip, width, peak=0.62), "yellow", 4)
        out += fine(f"M{xy(mix(root, tip, 0.3))}L{xy(mix(root, tip, 0.88))}", 2, "orange")
        coverts += shape(leaf(root, mix(root, tip, 0.5 - 0.12 * i / last), width, peak=0.62), "red", 3.8)
    hand = mix(wrist, tips[-1], 0.42)
    arm = brush([mix(shoulder, wrist, -0.2), mix(shoulder, wrist, 0.5), wrist, hand], [66, 52, 30, 1])
    return out + coverts + fill(arm, "ink")


def swallow() -> str:
    """Return the swallow flying to the upper left."""
    tail = (
        brush([(244, 340), (300, 430), (342, 504), (352, 596)], [40, 30, 20, 1]),
        brush([(236, 346), (256, 440), (254, 516), (206, 596)], [40, 29, 20, 1]),
    )
    far = _wing(
        (200, 226),
        (276, 158),
        [(276, 268), (302, 246), (326, 222), (346, 194), (360, 162), (368, 126), (367, 84)],
        29,
    )
    near = _wing(
        (178, 266),
        (108, 336),
        [(222, 408), (196, 430), (168, 448), (140, 466), (112, 484), (84, 504), (50, 534)],
        31,
    )
    return (
        far
        + named("forked-tail", *(shape(d, "red", HERO) for d in tail))
        + merged([smooth(_BODY)], "ink", 3)
        + fill(smooth(_BELLY), "white")
        + fill(smooth(_THROAT), "red")
        + shape(smooth(_BEAK), "yellow", 3.4)
        + near
        + disc((124, 192), 7.4, "white", 0)
        + dot((123, 192), 4, "ink")
    )
