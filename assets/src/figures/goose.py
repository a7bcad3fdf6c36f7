"""August's geese, flying to the left."""

from __future__ import annotations

from collections.abc import Sequence

from kit.geometry import Point, brush, leaf, mix, smooth
from kit.svg import dot, fill, fine, group, line, shape

from .merged import merged

_UP: tuple[Point, Point, Point] = ((6, -6), (-24, -20), (64, -112))
_BACK: tuple[Point, Point, Point] = ((0, -4), (-30, -24), (92, -84))
_DOWN: tuple[Point, Point, Point] = ((-4, 8), (-26, 14), (70, 104))
"""Shoulder, how far the wrist stands off the straight line, tip of the longest feather."""
_POSES = ((_UP, _BACK), (_UP, _DOWN), (_BACK, _DOWN))
"""Far and near wing of each of the three birds."""
_FAR = {"red": "dred", "orange": "tan", "tan": "orange"}
_TRUNK: list[Point] = [
    (-62, 12),
    (-34, -8),
    (6, -16),
    (44, -10),
    (80, 4),
    (106, 8, 1),
    (94, 15),
    (110, 22, 1),
    (84, 26),
    (50, 28),
    (14, 28),
    (-24, 28),
    (-54, 24),
]
_HEAD: list[Point] = [(-110, 6), (-121, -1), (-136, 3), (-142, 12), (-133, 20), (-116, 20)]
_BILL: list[Point] = [(-138, 5, 1), (-156, 12), (-170, 20, 1), (-150, 22), (-134, 19, 1)]


def _wing(bones: tuple[Point, Point, Point]) -> list[str]:
    """The arm, then six feathers fanned from it."""
    shoulder, off, tip = bones
    wrist = mix(shoulder, tip, 0.45)
    wrist = (wrist[0] + off[0], wrist[1] + off[1])
    parts = [brush([shoulder, wrist, mix(wrist, tip, 0.5)], [36, 32, 14])]
    trailing = (shoulder[0] + 74, shoulder[1] + (12 if tip[1] > 0 else -8))
    for i in range(6):
        u = i / 5
        root = mix(shoulder, wrist, min(1, u * 1.3)) if u < 0.77 else mix(wrist, tip, 0.1)
        parts.append(leaf(root, mix(trailing, tip, u**0.9), 25 * (1.05 - 0.25 * u), peak=0.6, n=6))
    return parts


def _quills(wing: Sequence[str], colour: str) -> str:
    return "".join(fine(d, 2, colour) for d in wing[1:])


def goose(x: float, y: float, scale: float, turn: float, colour: str, pose: int) -> str:
    """Return a goose in one of three wing positions."""
    far, near = (_wing(bones) for bones in _POSES[pose])
    body = [
        smooth(_TRUNK),
        brush([(-44, 10), (-78, 15), (-104, 10), (-122, 11)], [34, 17, 14, 15]),
        smooth(_HEAD),
    ]
    dark = "dred" if colour == "red" else "ink"
    return group(
        merged(far, _FAR[colour], 3.8 / scale),
        merged(body, colour, 4 / scale),
        shape(smooth(_BILL), "yellow", 3.2 / scale),
        dot((-128, 8), 3, "ink"),
        fill(smooth([(-50, 23), (-20, 26), (20, 27), (56, 26), (20, 21), (-20, 20)]), "white"),
        line("M68 11L92 16M64 19L88 23", 2.2 / scale),
        merged(near, colour, 4 / scale),
        _quills(near, dark),
        at=(x, y),
        turn=turn,
        scale=scale,
    )
