"""The folk-painting tiger of a bonus card: round face, round eyes, a tail like a question mark."""

from __future__ import annotations

from kit.geometry import Point, brush, leaf, smooth
from kit.svg import HERO, disc, dot, fill, line, shape

from .merged import merged

_TRUNK: list[Point] = [
    (210, 300),
    (270, 282),
    (330, 310),
    (362, 380),
    (352, 450),
    (300, 492),
    (220, 500),
    (160, 470),
    (160, 380),
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
        ((250, 300), (250, 336), 11),
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


def tiger() -> str:
    """Return the tiger, sitting, face to the viewer, in the lower two thirds of the card."""
    tail = brush([(340, 460), (374, 400), (360, 320), (330, 250), (352, 206), (376, 230)], [22, 24, 24, 22, 20, 16])
    legs = [
        brush([(190, 390), (176, 450), (172, 500)], [64, 50, 50]),
        brush([(250, 400), (246, 450), (248, 500)], [64, 52, 50]),
    ]
    brow = [(104, 240), (124, 250), (176, 240), (156, 250)]
    return (
        merged([tail], "orange", 4.2)
        + merged([smooth(_TRUNK), *legs], "orange", HERO)
        + fill(smooth([(200, 380), (226, 392), (226, 470), (206, 488), (190, 470)]), "white")
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
        + fill(
            leaf(brow[0], brow[1], 8)
            + leaf(brow[2], brow[3], 8)
            + leaf((122, 214), (158, 214), 9)
            + leaf((128, 228), (152, 228), 7)
            + leaf((140, 196), (140, 240), 8),
            "ink",
        )
    )
