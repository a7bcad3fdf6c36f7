"""The six bonus cards: pairs of things on ivory count two, threes on yellow count three."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from figures.magpie import magpie
from figures.tiger import tiger
from kit.frame import WINDOW, Face, Faces, Look, card
from kit.geometry import Point, brush, curve, leaf, mirror, mix, polar, poly, smooth
from kit.lettering import letter
from kit.svg import clip, disc, dot, fill, fine, group, line, named, shape

_PI: tuple[tuple[list[Point], list[float]], ...] = (
    ([(-46, -36), (-18, -38), (12, -40)], [12, 10, 12]),
    ([(-28, -36), (-27, -6), (-25, 22)], [10, 9, 10]),
    ([(-6, -38), (-6, -6), (-8, 22)], [10, 9, 10]),
    ([(-50, 28), (-18, 25), (16, 22)], [12, 10, 12]),
    ([(36, -54), (39, 0), (37, 52)], [13, 11, 7]),
)
"""피, junk."""
_BOK: tuple[tuple[list[Point], list[float]], ...] = (
    ([(-25, -52), (-24, -34), (-23, -14)], [11, 9, 8]),
    ([(25, -53), (25, -34), (24, -14)], [11, 9, 8]),
    ([(-22, -33), (0, -33), (22, -34)], [7, 7, 7]),
    ([(-24, -14), (0, -14), (25, -15)], [9, 8, 9]),
    ([(0, -8), (0, 2), (0, 10)], [8, 8, 8]),
    ([(-46, 12), (0, 10), (46, 9)], [11, 8, 11]),
    ([(-28, 25), (0, 23), (25, 22), (24, 38), (20, 54)], [9, 8, 10, 9, 5]),
)
"""복, luck."""


def _rays(ground: str, colour: str) -> str:
    out = fill(WINDOW, ground)
    for i in range(12):
        a = i * 30 + 8
        out += fill(
            poly([polar((200, 300), 120, a), polar((200, 300), 460, a - 6), polar((200, 300), 460, a + 6)]), colour
        )
    return out


def _written(strokes: Sequence[tuple[list[Point], list[float]]], colour: str, at: Point, scale: float) -> str:
    return group("".join(fill(brush(points, widths), colour) for points, widths in strokes), at=at, scale=scale)


def _count(number: int) -> str:
    """The plaque at the foot: how many junk it counts."""
    plate: list[Point] = [(-92, -44, 1), (92, -44, 1), (112, 0, 1), (92, 44, 1), (-92, 44, 1), (-112, 0, 1)]
    return group(
        shape(poly(plate), "ink", 4, "yellow"),
        letter(str(number), (-40, 0), 72, "yellow", bold=3),
        _written(_PI, "white", (42, 0), 0.6),
        at=(200, 556),
    )


def _bonus(number: int, draw: Callable[[], str]) -> Face:
    ground, rays = ("paper", "yellow") if number == 2 else ("yellow", "paper")

    def face(look: Look) -> str:
        del look
        return card(_rays(ground, rays) + draw() + _count(number))

    return face


def _pouch(x: float, y: float, scale: float, turn: float, colour: str, dark: str) -> str:
    bag: list[Point] = [
        (-40, -50),
        (40, -50),
        (44, -30),
        (86, 20),
        (98, 76),
        (76, 122),
        (0, 140),
        (-76, 122),
        (-98, 76),
        (-86, 20),
        (-44, -30),
    ]
    frill: list[Point] = [
        (-52, -58),
        (-40, -96, 1),
        (-18, -78),
        (0, -102, 1),
        (18, -78),
        (40, -96, 1),
        (52, -58),
        (44, -42),
        (-44, -42),
    ]
    knot = brush([(0, -36), (34, -10), (30, 40), (44, 84)], [8, 8, 7, 7])
    tassel = smooth([(34, 80, 1), (54, 80, 1), (60, 122, 1), (28, 122, 1)])
    cord = shape(knot, "yellow", 3) + shape(tassel, "yellow", 3)
    petals = "".join(
        group(
            shape(smooth([(0, 0, 1), (-15, -16), (-12, -36), (0, -42), (12, -36), (15, -16)]), "yellow", 3.2),
            turn=i * 72,
        )
        for i in range(5)
    )
    return group(
        shape(smooth(bag), colour, 4.6 / scale),
        fine("M-44 -24Q-60 20 -58 70M44 -24Q60 20 58 70M-16 -30Q-22 -8 -20 10M16 -30Q22 -8 20 10", 2.4, dark),
        group(petals, disc((0, 0), 8, dark, 2.4), at=(0, 66)),
        cord + group(cord, flip=True),
        shape(smooth(frill), colour, 4.4 / scale),
        shape(brush([(-50, -42), (0, -34), (50, -42)], [16, 18, 16]), "yellow", 3.4),
        at=(x, y),
        turn=turn,
        scale=scale,
    )


def _pouches() -> str:
    return named("object", _pouch(128, 168, 0.98, -8, "red", "dred")) + named(
        "object", _pouch(270, 350, 1.0, 8, "blue", "navy")
    )


def _magpies() -> str:
    perch = fill(
        brush([(-10, 252), (90, 262), (190, 244), (300, 262), (410, 226)], [26, 20, 16, 14, 22], wobble=1.4, seed=3)
        + brush([(-10, 500), (110, 488), (230, 486), (410, 462)], [20, 16, 14, 20], wobble=1.4, seed=4),
        "ink",
    )
    return perch + named("object", magpie(156, 166, 0.76)) + named("object", magpie(252, 396, 0.78, flip=True))


def _gourd(x: float, y: float, scale: float, turn: float) -> str:
    body: list[Point] = [
        (0, -120),
        (34, -104),
        (46, -72),
        (36, -36),
        (30, -22, 1),
        (70, 4),
        (88, 54),
        (68, 106),
        (0, 126),
        (-68, 106),
        (-88, 54),
        (-70, 4),
        (-30, -22, 1),
        (-36, -36),
        (-46, -72),
        (-34, -104),
    ]
    band = brush([(-40, -24), (0, -14), (40, -24)], [18, 20, 18])
    return group(
        shape(brush([(0, -116), (4, -146), (26, -160)], [12, 9, 10]), "green", 4),
        shape(smooth(body), "orange", 4.6 / scale),
        fine("M-50 20Q-66 60 -44 92M-24 -92Q-34 -72 -26 -50", 3, "tan"),
        shape(band, "red", 3.6),
        shape(brush([(10, -14), (34, 20), (30, 56)], [9, 8, 8]), "red", 3.2),
        shape(smooth([(20, 54, 1), (42, 54, 1), (48, 92, 1), (16, 92, 1)]), "red", 3.2),
        at=(x, y),
        turn=turn,
        scale=scale,
    )


def _gourds() -> str:
    vine = fill(
        brush([(410, 40), (320, 84), (230, 56), (150, 84), (60, 62), (-10, 44)], [10, 9, 9, 9, 8, 9])
        + brush([(330, 82), (344, 130), (318, 178), (298, 206)], [9, 8, 7, 8]),
        "green",
    )
    leaves = ""
    for x, y, size, turn in ((258, 60, 84, 70), (60, 62, 74, 100), (340, 128, 52, 70), (340, 128, 56, 150)):
        tip = polar((x, y), size, turn)
        leaves += shape(leaf((x, y), tip, size * 0.6), "green", 4)
        leaves += fine(curve([(x, y), mix((x, y), tip, 0.8)]), 2.2)
    return vine + leaves + named("object", _gourd(124, 234, 0.92, 6)) + named("object", _gourd(278, 366, 0.98, -6))


def _coin(x: float, y: float, radius: float, turn: float) -> str:
    hole = radius * 0.26
    words = "".join(_written(_BOK, "ink", (0, side * radius * 0.56), radius * 0.0048) for side in (-1, 1))
    moon = leaf((-radius * 0.6, -radius * 0.2), (-radius * 0.6, radius * 0.2), radius * 0.16, bend=radius * 0.1)
    words += fill(moon, "ink") + dot((radius * 0.56, 0), radius * 0.09, "ink")
    return group(
        disc((0, 0), radius, "tan", 4.6),
        disc((0, 0), radius * 0.86, "none", 3),
        words,
        shape(poly([(-hole, -hole), (hole, -hole), (hole, hole), (-hole, hole)]), "red", 4),
        at=(x, y),
        turn=turn,
    )


def _coins() -> str:
    cord = brush(
        [(200, -10), (204, 80), (150, 200), (110, 330), (200, 420), (290, 330), (240, 200), (212, 80)], [9] * 8
    )
    return (
        fill(cord, "red")
        + named("object", _coin(200, 138, 82, 6))
        + named("object", _coin(116, 346, 82, -12))
        + named("object", _coin(284, 346, 82, 14))
    )


def _tiger() -> str:
    pine = fill(brush([(410, 104), (300, 130), (190, 112), (60, 132)], [26, 20, 14, 3], wobble=1.4, seed=8), "ink")
    return (
        pine
        + named("object", magpie(98, 78, 0.46))
        + named("object", magpie(300, 82, 0.46, flip=True))
        + named("object", tiger())
    )


_BLUSH: list[Point] = [
    (0, -110),
    (90, -70),
    (70, -44),
    (40, -36),
    (18, -22),
    (0, -26),
    (-22, -18),
    (-44, -34),
    (-70, -40),
    (-90, -70),
]
"""The ripe side of a peach, its tip."""


def _freckles() -> str:
    places = ((-58, -26), (-36, -14), (-8, -8), (16, -4), (34, -18), (58, -28), (-20, 8), (6, 14), (-48, 2), (44, 2))
    return "".join(dot(place, 3.6, "red", fine=True) for place in places)


def _peach(x: float, y: float, scale: float, turn: float) -> str:
    half: list[Point] = [(0, -92, 1), (50, -70), (84, -16), (76, 44), (36, 80), (0, 84)]
    body = [*half, *mirror(half)[-2:0:-1]]
    return group(
        shape(leaf((0, 70), (-108, 62), 50, bend=-10), "green", 4 / scale),
        shape(leaf((0, 70), (108, 62), 50, bend=10), "green", 4 / scale),
        fine("M-20 74L-88 66M20 74L88 66", 2.2),
        shape(smooth(body), "pink", 4.6 / scale),
        clip(smooth(body), fill(smooth(_BLUSH), "red"), _freckles()),
        line(curve([(0, -92), (12, -40), (6, 20), (0, 60)]), 3),
        line(smooth(body), 4.6 / scale),
        at=(x, y),
        turn=turn,
        scale=scale,
    )


def _peaches() -> str:
    return (
        named("object", _peach(200, 148, 0.94, 0))
        + named("object", _peach(122, 362, 0.84, -8))
        + named("object", _peach(278, 362, 0.84, 8))
    )


FACES: Faces = {
    "X2a": _bonus(2, _pouches),
    "X2b": _bonus(2, _magpies),
    "X2c": _bonus(2, _gourds),
    "X3a": _bonus(3, _coins),
    "X3b": _bonus(3, _tiger),
    "X3c": _bonus(3, _peaches),
}
