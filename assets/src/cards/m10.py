"""October: maple and stag."""

from __future__ import annotations

from collections.abc import Sequence

from figures.stag import stag
from kit.frame import Faces, Look, card
from kit.geometry import brush
from kit.ribbon import ribbon
from kit.svg import shape
from plants.maple import maple

Leaf = tuple[float, float, float, float, str]
"""x, y, radius, turn, colour."""

BOUGH: list[Leaf] = [
    (56, 58, 58, -34, "ink"),
    (140, 54, 56, 18, "red"),
    (208, 104, 46, 46, "yellow"),
    (84, 146, 54, -12, "red"),
    (152, 158, 48, 30, "yellow"),
    (50, 224, 50, -40, "yellow"),
    (108, 244, 46, 8, "red"),
    (56, 316, 44, 22, "ink"),
    (206, 30, 40, -20, "ink"),
]
FALLEN: list[Leaf] = [
    (52, 580, 58, -24, "red"),
    (228, 594, 46, -20, "yellow"),
    (182, 598, 36, 40, "ink"),
    (354, 578, 58, 24, "red"),
    (366, 512, 38, -24, "ink"),
]
SCATTERED: list[Leaf] = [
    (104, 112, 98, -24, "red"),
    (296, 98, 86, 36, "ink"),
    (220, 236, 92, 8, "yellow"),
    (82, 318, 84, 62, "ink"),
    (318, 316, 102, -14, "red"),
    (178, 432, 104, 28, "red"),
    (76, 536, 90, -30, "yellow"),
    (318, 534, 94, 50, "ink"),
]
FALLING: list[Leaf] = [
    (60, 76, 86, 130, "yellow"),
    (168, 122, 100, 164, "red"),
    (300, 88, 96, 208, "ink"),
    (336, 220, 84, 190, "yellow"),
    (236, 262, 92, 150, "red"),
    (98, 262, 78, 196, "ink"),
    (326, 392, 72, 160, "red"),
    (190, 420, 66, 200, "yellow"),
    (276, 560, 78, 30, "red"),
    (120, 552, 84, -26, "ink"),
]


def _leaves(places: Sequence[Leaf]) -> str:
    return "".join(maple(*place) for place in places)


def stag_under_maple(look: Look) -> str:
    """Animal: a spotted stag that looks back under a maple."""
    del look
    trunk = shape(
        brush([(24, 660), (34, 560), (22, 440), (36, 300), (24, 160), (40, -10)], [64, 50, 40, 34, 30, 28]), "tan"
    )
    bough = shape(brush([(26, 170), (70, 110), (130, 84), (200, 78)], [20, 13, 9, 3]), "tan", 4)
    return card(trunk + bough + _leaves(BOUGH) + stag() + _leaves(FALLEN))


def poem_ribbon(look: Look) -> str:
    """Blue poem ribbon among maple leaves."""
    places: list[Leaf] = [
        (92, 102, 94, -24, "red"),
        (322, 150, 90, 40, "yellow"),
        (322, 344, 92, 10, "ink"),
        (80, 322, 88, 60, "ink"),
        (312, 520, 98, -14, "red"),
        (80, 520, 88, 30, "yellow"),
    ]
    return card(_leaves(places) + ribbon("cheongdan", look, top=(236, 74), foot=(172, 536)))


def scattered(look: Look) -> str:
    """Junk: large leaves all over the card."""
    del look
    return card(_leaves(SCATTERED))


def falling(look: Look) -> str:
    """Junk: a bough of leaves above, two on the ground."""
    del look
    return card(_leaves(FALLING))


FACES: Faces = {"10A": stag_under_maple, "10R": poem_ribbon, "10J": scattered, "10K": falling}
