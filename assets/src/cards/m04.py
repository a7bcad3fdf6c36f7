"""April: black bush clover and cuckoo."""

from __future__ import annotations

from collections.abc import Sequence

from kit.frame import Faces, Look, card
from kit.geometry import Point
from kit.ribbon import ribbon
from plants.clover import spray

TALL: list[list[Point]] = [
    [(120, 660), (88, 560), (52, 470), (48, 380)],
    [(160, 660), (138, 520), (108, 390), (112, 250)],
    [(200, 660), (204, 480), (190, 290), (200, 84)],
    [(240, 660), (262, 540), (290, 430), (286, 310)],
    [(280, 660), (310, 590), (350, 520), (354, 440)],
]
GRADED: list[list[Point]] = [
    [(150, 660), (110, 500), (66, 320), (74, 84)],
    [(186, 660), (180, 520), (158, 390), (170, 240)],
    [(226, 660), (248, 560), (258, 470), (254, 380)],
    [(270, 660), (312, 590), (342, 540), (348, 478)],
]
APART: list[list[Point]] = [
    [(104, 660), (80, 520), (54, 360), (62, 110)],
    [(150, 660), (146, 600), (136, 540), (138, 470)],
    [(300, 660), (330, 520), (346, 360), (334, 150)],
]


def _sprays(stems: Sequence[Sequence[Point]]) -> str:
    return "".join(spray(stem, seed=i) for i, stem in enumerate(stems, 1))


def plain_ribbon(look: Look) -> str:
    """Plain red ribbon between two tall sprays."""
    return card(_sprays(APART) + ribbon("plain", look, top=(160, 66), foot=(236, 540)))


def one_tall(look: Look) -> str:
    """Junk: one tall spray in the middle."""
    del look
    return card(_sprays(TALL))


def graded(look: Look) -> str:
    """Junk: sprays falling from left to right."""
    del look
    return card(_sprays(GRADED))


FACES: Faces = {"04R": plain_ribbon, "04J": one_tall, "04K": graded}
