"""October's stag: standing to the right, head turned back to the left."""

from __future__ import annotations

from kit.geometry import Point, brush, leaf, smooth
from kit.svg import HERO, dot, fill, fine, group, line, named, shape

from .merged import merged, tapered

_TRUNK: list[Point] = [
    (92, 392),
    (112, 368),
    (150, 360),
    (200, 366),
    (246, 356),
    (286, 352),
    (322, 384),
    (330, 424),
    (310, 452),
    (272, 462),
    (226, 462),
    (180, 456),
    (146, 462),
    (112, 470),
    (92, 440),
]
_THIGH: list[Point] = [
    (86, 400),
    (116, 378),
    (158, 396),
    (166, 436),
    (146, 474),
    (122, 500),
    (104, 520),
    (90, 512),
    (92, 480),
    (80, 440),
]
_NECK: list[Point] = [
    (236, 372),
    (250, 330),
    (258, 290),
    (252, 250),
    (272, 214),
    (300, 214),
    (318, 250),
    (332, 300),
    (340, 350),
    (336, 400),
    (300, 420),
    (250, 400),
]
_HEAD: list[Point] = [
    (292, 196),
    (302, 222),
    (290, 250),
    (262, 262),
    (226, 262),
    (194, 264),
    (176, 258),
    (172, 244),
    (184, 232),
    (214, 220),
    (240, 196),
    (266, 186),
]
_TAIL: list[Point] = [(98, 376, 1), (74, 378), (60, 398), (64, 420), (78, 428, 1), (93, 410)]
_NOSE: list[Point] = [(171, 246), (180, 236), (192, 240), (188, 252), (176, 256)]
_WHITE: tuple[list[Point], ...] = (
    [(172, 454), (226, 460), (262, 458), (240, 448), (200, 444)],
    [(266, 262), (262, 300), (274, 330), (284, 300), (280, 266)],
    [(178, 258), (196, 262), (226, 260), (250, 260), (230, 252), (200, 250)],
)
"""Belly, throat, chin."""
_FAR_ANTLER: tuple[tuple[list[Point], float], ...] = (
    ([(292, 196), (312, 160), (344, 130), (352, 84), (338, 48)], 12),
    ([(322, 148), (318, 112), (304, 92)], 9),
    ([(350, 104), (366, 86), (368, 62)], 8),
)
_NEAR_ANTLER: tuple[tuple[list[Point], float], ...] = (
    ([(268, 190), (254, 154), (262, 112), (282, 80), (284, 40)], 14),
    ([(256, 150), (226, 136), (212, 104)], 10),
    ([(264, 108), (240, 86), (238, 56)], 9),
)
_SPOTS = (
    (130, 386, 6),
    (156, 378, 6),
    (182, 386, 7),
    (210, 382, 7),
    (238, 378, 6),
    (266, 376, 5),
    (144, 404, 6),
    (196, 406, 8),
    (226, 404, 7),
    (256, 402, 7),
    (212, 428, 7),
    (242, 428, 6),
    (184, 430, 5),
    (120, 414, 5),
    (280, 396, 5),
)


def _antler(beams: tuple[tuple[list[Point], float], ...]) -> str:
    return named("antler", merged([brush(points, tapered(points, width)) for points, width in beams], "tan", 3.6))


def _hoof(x: float, y: float, turn: float = 0) -> str:
    return group(fill("M-8 -14H8L13 4H-13Z", "ink"), at=(x, y), turn=turn)


def stag() -> str:
    """Return the stag, hooves on y 596."""
    far = [
        brush([(150, 430), (160, 480), (142, 520), (150, 556), (150, 586)], [44, 24, 14, 10, 11]),
        brush([(312, 420), (342, 462), (350, 492), (330, 520), (322, 538)], [40, 22, 14, 10, 11]),
    ]
    body = [
        smooth(_TRUNK),
        smooth(_THIGH),
        brush([(104, 486), (96, 520), (108, 556), (110, 590)], [26, 15, 11, 12]),
        brush([(288, 420), (286, 470), (290, 510), (286, 556), (288, 590)], [50, 26, 16, 11, 12]),
        smooth(_NECK),
        smooth(_HEAD),
    ]
    return (
        merged(far, "tan", 4)
        + _hoof(150, 594)
        + _hoof(320, 542, 18)
        + _antler(_FAR_ANTLER)
        + shape(leaf((262, 196), (230, 166), 21, bend=3), "tan", 4)
        + merged(body, "orange", HERO)
        + line("M92 396Q150 378 162 430Q160 462 138 482", 2.8)
        + line("M246 372Q252 356 254 340M300 424Q324 414 332 384M262 258Q272 268 262 288", 2.8)
        + "".join(fill(smooth(patch), "white") for patch in _WHITE)
        + shape(smooth(_TAIL), "white")
        + shape(leaf((300, 206), (350, 196), 29, bend=-5), "orange")
        + fine("M310 204Q328 200 340 198", 2)
        + _antler(_NEAR_ANTLER)
        + fill(smooth(_NOSE), "ink")
        + fill(leaf((222, 229), (254, 219), 16), "ink")
        + dot((241, 222), 2.6, "white")
        + line("M180 258Q200 254 214 244", 2.4)
        + _hoof(110, 598)
        + _hoof(288, 598)
        + "".join(dot((x, y), r, "white") for x, y, r in _SPOTS)
    )
