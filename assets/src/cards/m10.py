"""October: maple and stag."""

from __future__ import annotations

from collections.abc import Sequence

from figures.stag import stag
from kit.frame import Faces, Look, card
from kit.geometry import brush
from kit.ribbon import ribbon
from kit.svg import fill, shape
from plants.maple import maple

Leaf = tuple[float, float, float, float, str]
"""x, y, radius, turn, colour."""

BOUGH: list[Leaf] = [
    (52, 60, 66, -34, "ink"),
    (210, 34, 48, -20, "ink"),
    (138, 58, 64, 18, "red"),
    (208, 106, 54, 46, "yellow"),
    (76, 150, 62, -14, "red"),
    (150, 160, 56, 30, "yellow"),
    (46, 240, 58, -44, "yellow"),
    (112, 252, 54, 8, "red"),
    (58, 332, 52, 22, "ink"),
    (360, 160, 50, 34, "red"),
    (366, 262, 42, 60, "yellow"),
]
FALLEN: list[Leaf] = [
    (52, 578, 64, -24, "red"),
    (230, 592, 50, -20, "yellow"),
    (184, 598, 40, 40, "ink"),
    (352, 578, 62, 24, "red"),
    (366, 506, 42, -24, "ink"),
]
SCATTERED: list[Leaf] = [
    (104, 116, 102, -24, "red"),
    (300, 104, 92, 36, "ink"),
    (218, 240, 96, 8, "yellow"),
    (76, 320, 90, 62, "ink"),
    (330, 316, 108, -14, "red"),
    (176, 438, 110, 28, "red"),
    (70, 540, 98, -30, "yellow"),
    (318, 534, 100, 50, "ink"),
]
FALLING: list[Leaf] = [
    (66, 150, 92, 196, "red"),
    (172, 196, 96, 160, "yellow"),
    (282, 164, 92, 196, "red"),
    (344, 292, 90, 168, "ink"),
    (62, 300, 78, 206, "ink"),
    (232, 316, 84, 176, "red"),
    (128, 64, 74, -30, "ink"),
    (236, 58, 70, 12, "yellow"),
    (118, 452, 76, 130, "yellow"),
    (304, 478, 84, -20, "red"),
    (196, 570, 82, 20, "ink"),
]
"""Hanging from a bough at the top; the last three let go."""


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
    bough = brush([(410, 40), (300, 76), (190, 110), (90, 100), (40, 112)], [30, 22, 16, 10, 2]) + brush(
        [(250, 92), (300, 150), (350, 230)], [12, 9, 2]
    )
    return card(fill(bough, "ink") + _leaves(FALLING))


FACES: Faces = {"10A": stag_under_maple, "10R": poem_ribbon, "10J": scattered, "10K": falling}
