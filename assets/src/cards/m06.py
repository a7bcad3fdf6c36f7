"""June: peony and butterflies."""

from __future__ import annotations

from kit.frame import Faces, Look, card
from kit.geometry import Point, brush, curve, mirror, smooth
from kit.parts import cloud
from kit.ribbon import ribbon
from kit.svg import clip, dot, figure, fill, fine, group, line, named, shape
from plants.peony import blossom, foliage, half_open, stem


def butterflies(look: Look) -> str:
    """Animal: two butterflies above a great peony, a red cloud."""
    del look
    edge: list[Point] = [(0, 70), (44, 86), (84, 62), (126, 68), (158, 40), (196, 40), (222, 0)]
    leaves = (
        (90, 420, 100, 200), (312, 430, 112, -10), (120, 540, 108, 150), (290, 556, 108, 36), (204, 570, 100, 90), (116, 336, 84, 222), (300, 340, 96, -40),
        (70, 590, 90, 165), (350, 600, 90, 20),
    )  # fmt: skip
    return card(
        cloud(edge, [(0, 0)])
        + stem([(204, 440), (206, 560), (196, 660)], 12)
        + "".join(foliage(*v) for v in leaves)
        + blossom(204, 448, 130, 6)
        + _butterfly((126, 224), 0.88, -26)
        + _butterfly((272, 146), 0.92, 20)
    )


def _butterfly(at: Point, size: float, turn: float) -> str:
    """One butterfly from above, its head up before turning."""
    fore: list[Point] = [(4, -10, 1), (26, -48), (62, -72), (92, -66), (94, -40), (76, -12), (44, 4), (12, 4)]
    hind: list[Point] = [(6, 0, 1), (40, 2), (66, 18), (68, 44), (52, 56), (46, 74, 1), (34, 56), (16, 34)]
    wings = ""
    for points, colour in ((hind, "orange"), (fore, "yellow")):
        for wing in (points, mirror(points)):
            sign = 1 if wing is points else -1
            d = smooth(wing)
            wings += figure(d, colour, 4)
            if points is fore:
                band = brush([(sign * 40, -70), (sign * 88, -64), (sign * 90, -34), (sign * 52, 10)], [16, 22, 20, 8])
                wings += clip(
                    d,
                    fill(band, "ink"),
                    *(dot((sign * x, y), 4, "white") for x, y in ((66, -62), (84, -54), (84, -36), (72, -16))),
                )
                wings += dot((sign * 50, -36), 11, "red") + dot((sign * 50, -36), 4.5, "white")
                wings += fine(curve([(sign * 8, -8), (sign * 24, -24), (sign * 36, -44)]), 2)
            else:
                wings += dot((sign * 46, 30), 10, "blue") + dot((sign * 46, 30), 4, "white")
                wings += fine(curve([(sign * 10, 6), (sign * 24, 16), (sign * 32, 32)]), 2)
            wings += line(d, 4)
    feelers = line(curve([(-3, -22), (-12, -46), (-30, -58)]) + curve([(3, -22), (12, -46), (30, -58)]), 3)
    knobs = dot((-30, -58), 4.6, "ink") + dot((30, -58), 4.6, "ink")
    trunk = shape(smooth([(0, -28), (8, -16), (7, 8), (4, 34), (0, 44), (-4, 34), (-7, 8), (-8, -16)]), "ink", 3)
    rings = line("M-5 8H5M-5 18H5M-4 28H4", 2.2, "yellow")
    return named("butterfly", group(wings, feelers, knobs, trunk, rings, at=at, turn=turn, scale=size))


def poem_ribbon(look: Look) -> str:
    """Blue ribbon between two peonies."""
    leaves = (
        (60, 300, 104, 105), (120, 296, 104, 60), (60, 116, 92, 235), (136, 112, 92, -62), (300, 404, 108, -100), (350, 420, 92, -50), (252, 570, 100, 140),
        (330, 590, 90, 60), (226, 470, 96, 200),
    )  # fmt: skip
    return card(
        stem([(100, 240), (150, 420), (210, 660)], 11)
        + stem([(318, 500), (270, 600), (230, 660)], 11)
        + "".join(foliage(*v) for v in leaves)
        + foliage(140, 430, 96, 190)
        + foliage(160, 520, 110, 165)
        + foliage(334, 190, 100, -60)
        + stem([(330, 560), (352, 340), (330, 180)], 9)
        + blossom(98, 206, 98, 6)
        + blossom(312, 500, 98, 30)
        + ribbon("cheongdan", look, top=(250, 66), foot=(166, 546))
    )


def two_open(look: Look) -> str:
    """Junk: two open flowers, high left and low right."""
    del look
    leaves = (
        (76, 122, 96, 228), (150, 96, 96, -84), (224, 150, 104, -30), (228, 250, 104, 16), (60, 286, 110, 120), (140, 306, 100, 84),
        (196, 380, 108, 222), (178, 480, 120, 182), (204, 560, 108, 140), (330, 380, 96, -50), (262, 366, 90, -96), (344, 556, 92, 40), (96, 590, 100, 190),
    )  # fmt: skip
    return card(
        stem([(140, 220), (160, 400), (220, 660)], 11)
        + stem([(220, 660), (250, 560), (268, 466)], 11)
        + stem([(214, 640), (150, 600), (80, 590)], 8)
        + "".join(foliage(*v) for v in leaves)
        + blossom(118, 196, 110, 6)
        + blossom(286, 468, 110, 30)
    )


def one_and_bud(look: Look) -> str:
    """Junk: one great flower, a bud standing above it."""
    del look
    leaves = (
        (92, 420, 112, 190), (308, 420, 112, -10), (200, 540, 110, 90), (120, 510, 112, 138), (280, 510, 112, 42), (196, 236, 116, 196), (204, 228, 116, -16),
        (112, 326, 100, 218), (288, 326, 100, -38),
    )  # fmt: skip
    return card(
        stem([(200, 660), (196, 420), (202, 170)], 11)
        + "".join(foliage(*v) for v in leaves)
        + half_open(202, 170, 88, 4)
        + blossom(200, 414, 130, 6)
    )


FACES: Faces = {"06A": butterflies, "06R": poem_ribbon, "06J": two_open, "06K": one_and_bud}
