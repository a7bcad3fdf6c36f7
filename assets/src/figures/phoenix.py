"""November's phoenix, which players call a rooster: red head and comb, black wing, plumes with eyes."""

from __future__ import annotations

from kit.geometry import Point, along, brush, curve, leaf, mix, num, polar, profile, smooth, span, xy
from kit.svg import clip, disc, dot, fill, fine, group, line, shape

from .merged import merged

_BODY: list[Point] = [
    (118, 186),
    (150, 164),
    (192, 172),
    (240, 206),
    (280, 254),
    (302, 306),
    (280, 322),
    (236, 320),
    (190, 306),
    (152, 280),
    (126, 240),
]
_NECK: list[Point] = [
    (78, 120),
    (116, 92),
    (150, 112),
    (168, 160),
    (200, 206),
    (200, 250),
    (168, 262),
    (136, 240),
    (112, 204),
    (92, 166),
]
_HEAD: list[Point] = [
    (56, 134),
    (62, 104),
    (88, 84),
    (120, 82),
    (146, 100),
    (152, 130),
    (140, 154),
    (112, 166),
    (84, 160),
    (64, 152),
]
_BEAK: list[Point] = [
    (64, 112),
    (44, 112),
    (28, 130),
    (24, 158),
    (32, 180, 1),
    (41, 161),
    (54, 152),
    (68, 150),
    (74, 130),
]
_WATTLE: list[Point] = [(72, 152, 1), (58, 178), (62, 204), (80, 210), (92, 192), (92, 160, 1)]
_COMB: tuple[tuple[list[Point], float, str], ...] = (
    ([(136, 110), (186, 92), (226, 100)], 20, "yellow"),
    ([(130, 94), (172, 58), (212, 46)], 23, "red"),
    ([(114, 86), (138, 46), (168, 30)], 24, "yellow"),
    ([(96, 86), (102, 50), (118, 30)], 24, "red"),
    ([(80, 94), (66, 64), (70, 40)], 20, "red"),
)
_HACKLES = (
    (104, 200, 58, 88),
    (118, 214, 70, 74),
    (140, 218, 76, 62),
    (164, 206, 74, 48),
    (182, 184, 66, 36),
    (98, 152, 62, 78),
    (120, 160, 70, 68),
    (142, 160, 70, 58),
    (156, 142, 68, 46),
    (156, 120, 60, 32),
)
"""x, y, length, turn of the pointed feathers round the neck."""
_PLUMES: tuple[tuple[list[Point], float, str], ...] = (
    ([(300, 290), (362, 318), (364, 378), (300, 398), (224, 386), (160, 388), (124, 414)], 27, "red"),
    ([(290, 296), (336, 318), (326, 352), (262, 358), (190, 348), (124, 350), (80, 378)], 25, "yellow"),
    ([(266, 292), (296, 306), (276, 322), (214, 316), (150, 302), (108, 306), (70, 326)], 25, "red"),
)
_VEIN = {"red": "dred", "yellow": "orange"}
_SHOULDER: Point = (218, 218)
_WRIST: Point = (254, 118)


def _quill(length: float, width: float, colour: str, edge: str, stroke: float) -> str:
    """A broad feather pointing right from the origin."""
    d = smooth(
        [
            (0, 0, 1),
            (length * 0.3, -width * 0.34),
            (length * 0.7, -width * 0.5),
            (length * 0.93, -width * 0.34),
            (length, width * 0.06),
            (length * 0.9, width * 0.38),
            (length * 0.68, width * 0.46),
            (length * 0.3, width * 0.3),
        ]
    )
    barbs = f"M{num(length * 0.1)} 0H{num(length * 0.9)}"
    for at in (0.5, 0.62, 0.74):
        tip = length * (at + 0.1)
        barbs += (
            f"M{num(length * at)} 0L{num(tip)} {num(-width * 0.3)}M{num(length * at)} 0L{num(tip)} {num(width * 0.27)}"
        )
    return shape(d, colour, stroke, edge) + fine(barbs, 1.9, "tone" if colour == "ink" else edge)


def _row(count: int, inner: float, outer: float, lengths: tuple[float, float, float], width: float, ink: str) -> str:
    """One row of wing feathers along the arm, the outermost below.

    They turn from the direction *inner* at the shoulder to *outer* at the wrist; *lengths* are those at the shoulder, in
    the middle and at the wrist; *ink* names colour and edge.
    """
    colour, edge = ink.split()
    reach = profile(lengths)
    out = ""
    for i in range(count):
        u = 1 - i / (count - 1)
        at = mix(_SHOULDER, _WRIST, u**1.2)
        quill = _quill(reach(u), width, colour, edge, 3 if edge == "paper" else 3.6)
        out += group(quill, at=at, turn=span(inner, outer, u))
    return out


def _wing() -> str:
    arm = brush([_SHOULDER, (226, 170), _WRIST], [52, 46, 26])
    return (
        _row(11, 46, -92, (150, 250, 220), 52, "ink paper")
        + _row(9, 54, -96, (104, 168, 132), 48, "ink paper")
        + _row(8, 62, -100, (76, 112, 84), 40, "yellow ink")
        + _row(7, 72, -104, (52, 70, 48), 36, "red ink")
        + shape(arm, "red", 3.8)
        + clip(arm, *(_scale(204 + i * 8 + k * 20, 232 - i * 17 + k * 7, 20) for i in range(8) for k in (0, 1, 2)))
        + line(arm, 3.8)
    )


def _scale(x: float, y: float, turn: float) -> str:
    return group(shape("M-12 -6Q0 -14 12 -6Q10 12 0 16Q-10 12 -12 -6Z", "yellow", 2.8), at=(x, y), turn=turn)


def _plume(points: list[Point], width: float, colour: str) -> str:
    """A long tail feather that ends in an eye."""
    samples = along(points, 60)
    barbs = ""
    for s in samples[8:54:2]:
        for side in (-1, 1):
            barbs += f"M{xy(s.at)}L{xy(polar(s.at, width * 0.42, s.angle + 180 - side * 132))}"
    end = samples[60]
    eye = "".join(
        shape(
            smooth(
                [
                    (-r * 1.5, 0, 1),
                    (-r * 0.3, -r * 0.8),
                    (r * 0.6, -r * 0.9),
                    (r * 1.15, 0, 1),
                    (r * 0.6, r * 0.9),
                    (-r * 0.3, r * 0.8),
                ]
            ),
            c,
            w,
        )
        for r, c, w in ((width, colour, 4), (width * 0.62, "blue", 3.2))
    )
    return (
        shape(brush(points, [width * k for k in (0.5, 0.8, 1, 1, 0.8, 0.3)], n=30), colour, 4)
        + line(curve(points), 2.2, _VEIN[colour])
        + fine(barbs, 1.7, _VEIN[colour])
        + group(
            eye,
            disc((width * 0.1, 0), width * 0.22, "yellow", 2.4),
            at=polar(end.at, width * 0.6, end.angle),
            turn=end.angle,
        )
    )


def _scales() -> str:
    """Rows of gold scales over the breast."""
    out = ""
    for row in range(7):
        for i in range(6):
            x = 140 + row * 20 + (i - 2.5) * -15
            y = 186 + row * 19 + (i - 2.5) * 15 + (row % 2) * 8
            out += _scale(x, y, -46)
    return clip(smooth(_BODY), out)


def _hackle(x: float, y: float, length: float, turn: float) -> str:
    d = smooth([(0, -10), (length * 0.5, -14), (length, 0, 1), (length * 0.5, 14), (0, 10)])
    return group(shape(d, "red", 3.8), line(f"M6 0H{num(length * 0.78)}", 2.2, "yellow"), at=(x, y), turn=turn)


def _face() -> str:
    comb = "".join(
        shape(brush(points, [w * 0.7, w, w * 0.7, 2]), colour, 3.8)
        + fine(curve(points[:2]), 2, "dred" if colour == "red" else "orange")
        for points, w, colour in _COMB
    )
    return (
        comb
        + shape(smooth(_WATTLE), "red", 4)
        + shape(smooth(_HEAD), "red", 4.4)
        + shape(smooth(_BEAK), "yellow", 4.2)
        + line("M66 136Q48 134 38 148", 2.8)
        + dot((48, 124), 2.6, "ink")
        + shape(leaf((82, 125), (126, 113), 24, bend=-3, peak=0.5), "white", 3.2)
        + dot((104, 119), 6.4, "ink")
        + fill(brush([(74, 113), (100, 97), (136, 100)], [2, 10, 2]), "ink")
        + line("M114 148Q130 144 138 130", 2.6)
    )


def phoenix() -> str:
    """Return the phoenix, in the upper two thirds of the card."""
    return (
        "".join(_plume(*plume) for plume in _PLUMES)
        + merged([smooth(_BODY), smooth(_NECK)], "red", 4.4)
        + _scales()
        + _wing()
        + fill(smooth(_NECK), "red")
        + "".join(_hackle(*h) for h in _HACKLES)
        + _face()
    )
