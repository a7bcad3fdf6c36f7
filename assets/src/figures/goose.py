"""August's geese, flying to the left."""

from __future__ import annotations

from kit.geometry import Point, brush, leaf, mix, smooth
from kit.svg import dot, fill, group, line, shape

from .merged import merged

Wing = tuple[Point, Point, tuple[Point, ...]]
"""Shoulder, wrist, tips of the flight feathers from the innermost to the longest."""

_UP: Wing = ((2, -4), (-16, -78), ((70, -20), (82, -44), (86, -70), (80, -96), (64, -122), (40, -144)))
_BACK: Wing = ((0, -2), (14, -70), ((96, -10), (116, -28), (130, -52), (136, -80), (130, -106), (112, -130)))
_DOWN: Wing = ((-6, 12), (-14, 72), ((70, 30), (82, 52), (86, 76), (80, 102), (64, 126), (38, 146)))
_POSES = ((_UP, _BACK), (_UP, _DOWN), (_BACK, _DOWN))
"""Far and near wing of each of the three birds."""
_FAR = {"red": "dred", "orange": "tan", "tan": "orange"}
_TRUNK: list[Point] = [
    (-58, 10),
    (-34, -6),
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


def _wing(wing: Wing, colour: str, scale: float) -> str:
    """Flight feathers, the longest on top, then the arm with its coverts."""
    shoulder, wrist, tips = wing
    last = len(tips) - 1
    out = ""
    for i, tip in enumerate(tips):
        root = mix(shoulder, wrist, min(1, 0.12 + 0.95 * i / last))
        out += shape(leaf(root, tip, 27, peak=0.62), colour, 3.6 / scale)
    arm = brush([shoulder, mix(shoulder, wrist, 0.55), wrist], [42, 36, 20])
    coverts = [
        leaf(
            mix(shoulder, wrist, min(0.92, 0.05 + 0.9 * i / last)),
            mix(mix(shoulder, wrist, i / last), tip, 0.46),
            26,
            peak=0.6,
        )
        for i, tip in enumerate(tips)
    ]
    dark = "dred" if colour == "red" else "ink"
    rows = "".join(shape(d, colour, 2.4 / scale, dark, fine=True) for d in coverts)
    return out + merged([arm, *coverts], colour, 3.6 / scale, swell=0) + rows + fill(arm, colour)


def goose(x: float, y: float, scale: float, turn: float, colour: str, pose: int) -> str:
    """Return a goose in one of three wing positions."""
    far, near = _POSES[pose]
    body = [
        smooth(_TRUNK),
        brush([(-30, 8), (-62, 14), (-96, 12), (-122, 11)], [36, 27, 17, 15]),
        smooth(_HEAD),
    ]
    return group(
        _wing(far, _FAR[colour], scale),
        merged(body, colour, 4 / scale),
        shape(smooth(_BILL), "yellow", 3.2 / scale),
        dot((-128, 8), 3, "ink"),
        fill(smooth([(-56, 22), (-16, 17), (30, 18), (66, 25), (30, 28), (-16, 28)]), "white"),
        line("M68 11L92 16M64 19L88 23", 2.2 / scale),
        _wing(near, colour, scale),
        at=(x, y),
        turn=turn,
        scale=scale,
    )
