"""The folk-painting tiger of a bonus card: round face, round eyes, a tail like a question mark."""

from __future__ import annotations

from kit.geometry import Point, brush, leaf, smooth
from kit.svg import HERO, disc, dot, fill, line, shape

from .merged import merged

_TRUNK: list[Point] = [
    (150, 330),
    (220, 292),
    (280, 282),
    (334, 312),
    (362, 380),
    (358, 450),
    (318, 496),
    (240, 504),
    (150, 480),
    (112, 420),
]
_HEAD: list[Point] = [
    (140, 190),
    (196, 196),
    (236, 232),
    (246, 290),
    (222, 344),
    (176, 370),
    (140, 374),
    (104, 370),
    (58, 344),
    (34, 290),
    (44, 232),
    (84, 196),
]
_MUZZLE: list[Point] = [(140, 296), (176, 300), (196, 324), (180, 350), (140, 356), (100, 350), (84, 324), (104, 300)]


def _ear(x: float) -> str:
    return disc((x, 206), 30, "orange", 4.4) + disc((x, 208), 14, "white", 3)


def _eye(x: float) -> str:
    return disc((x, 268), 25, "yellow", 4) + dot((x + 4, 270), 10, "ink") + dot((x + 1, 265), 3.4, "white")


def _stripes() -> str:
    d = ""
    for a, b, w in (
        ((290, 296), (276, 350), 14),
        ((326, 314), (306, 376), 15),
        ((350, 350), (322, 404), 15),
        ((360, 400), (326, 440), 14),
        ((350, 446), (318, 466), 12),
        ((254, 296), (246, 336), 11),
        ((104, 420), (136, 428), 10),
        ((104, 446), (132, 452), 9),
        ((230, 424), (204, 432), 10),
        ((230, 450), (206, 456), 9),
        ((368, 330), (346, 334), 10),
        ((378, 372), (356, 374), 10),
        ((352, 292), (334, 298), 9),
    ):
        d += leaf(a, b, w, bend=5)
    for side in (-1, 1):
        for x, y0, x1, y1, w in (
            (96, 330, 70, 316, 11),
            (104, 304, 76, 286, 11),
            (98, 276, 78, 256, 10),
            (30, 196, 18, 224, 10),
        ):
            d += leaf((140 + side * x, y0), (140 + side * x1, y1), w)
    return fill(d, "ink")


def _paws() -> str:
    toes = ""
    for x in (122, 206, 316):
        toes += f"M{x - 9} 494V504M{x + 9} 494V504"
    return line(toes, 3)


def tiger() -> str:
    """Return the tiger, sitting, face to the viewer, paws on y 508."""
    tail = brush([(340, 470), (376, 410), (362, 330), (336, 262), (350, 214), (374, 226)], [22, 25, 25, 23, 21, 16])
    tip = brush([(338, 240), (350, 212), (374, 226)], [20, 22, 17])
    legs = [
        brush([(136, 380), (126, 440), (122, 490)], [70, 52, 46]),
        brush([(206, 390), (206, 440), (206, 490)], [66, 52, 46]),
        brush([(330, 440), (322, 470), (306, 494)], [70, 56, 34]),
    ]
    brows = leaf((104, 240), (126, 250), 9) + leaf((176, 240), (154, 250), 9)
    king = leaf((118, 212), (162, 212), 9) + leaf((126, 228), (154, 228), 8) + leaf((140, 196), (140, 244), 9)
    return (
        merged([tail], "orange", 4.2)
        + fill(tip, "ink")
        + merged([smooth(_TRUNK), *legs], "orange", HERO)
        + fill(smooth([(140, 374), (190, 376), (186, 420), (166, 462), (144, 420)]), "white")
        + line("M164 452Q160 476 160 502M232 420Q236 470 232 500M262 494Q268 440 312 430", 2.8)
        + _ear(70)
        + _ear(210)
        + merged([smooth(_HEAD)], "orange", HERO)
        + _stripes()
        + shape(smooth(_MUZZLE), "white", 3.8)
        + shape(smooth([(118, 292), (140, 286), (162, 292), (152, 312), (140, 318), (128, 312)]), "red", 3.8)
        + line("M140 318V332M140 332Q120 348 104 334M140 332Q160 348 176 334", 3.4)
        + line("M92 322L48 316M92 334L50 342M188 322L232 316M188 334L230 342", 2.4)
        + _eye(100)
        + _eye(180)
        + fill(brows + king, "ink")
        + _paws()
    )
