"""July: red bush clover and boar."""

from __future__ import annotations

from collections.abc import Sequence

from figures.boar import boar
from kit.frame import Faces, Look, card
from kit.geometry import Point, curve, ridge
from kit.parts import cloud
from kit.ribbon import ribbon
from kit.svg import fill, fine
from plants.clover import spray

RISING: list[list[Point]] = [
    [(400, 660), (336, 520), (226, 366), (72, 232)],
    [(410, 600), (394, 440), (334, 240), (226, 76)],
    [(340, 690), (258, 600), (160, 520), (50, 468)],
]
ARCHING: list[list[Point]] = [
    [(420, 50), (310, 66), (180, 160), (96, 336)],
    [(420, 220), (350, 250), (256, 370), (216, 530)],
    [(30, 680), (58, 600), (70, 540), (66, 470)],
    [(420, 440), (388, 480), (354, 530), (340, 590)],
]
APART: list[list[Point]] = [
    [(420, 480), (392, 380), (360, 250), (276, 100)],
    [(110, 680), (96, 520), (64, 380), (70, 226)],
    [(420, 660), (372, 590), (336, 520), (280, 470)],
]
BEHIND: list[list[Point]] = [
    [(400, 520), (360, 380), (300, 240), (232, 110)],
    [(404, 440), (392, 320), (376, 190), (342, 76)],
    [(300, 420), (240, 290), (190, 214), (112, 184)],
]
BEFORE: list[list[Point]] = [
    [(24, 650), (42, 590), (34, 540), (50, 496)],
    [(352, 650), (370, 596), (348, 546), (362, 492)],
]
GROUND: list[Point] = [(-10, 578), (60, 566), (150, 574), (250, 564), (340, 576), (410, 562)]


def _sprays(stems: Sequence[Sequence[Point]], look: Look, *, red_from: float = 0.46) -> str:
    return "".join(spray(stem, seed=i, red_from=red_from, lined=look.contrast) for i, stem in enumerate(stems, 1))


def _ground() -> str:
    lines = "".join(curve([(x, y + 13 * k) for x, y in GROUND]) for k in (1, 2))
    return fill(ridge(GROUND), "ink") + fine(lines, 2, "tone")


def boar_in_clover(look: Look) -> str:
    """Animal: a boar charging to the left under red clover."""
    bank = cloud([(-6, 118), (44, 130), (88, 98), (146, 90), (184, 44), (222, -6)], [(-6, -6)])
    before = "".join(
        spray(stem, seed=i, red_from=0.3, leaf_length=28, leaf_width=16, step=20, lined=look.contrast)
        for i, stem in enumerate(BEFORE, 7)
    )
    return card(bank + _sprays(BEHIND, look) + _ground() + boar() + before)


def plain_ribbon(look: Look) -> str:
    """Plain red ribbon between clover."""
    return card(_sprays(APART, look, red_from=0.42) + ribbon("plain", look, top=(146, 66), foot=(224, 540)))


def rising(look: Look) -> str:
    """Junk: sprays rising to the left."""
    return card(_sprays(RISING, look))


def arching(look: Look) -> str:
    """Junk: sprays arching down from the right."""
    return card(_sprays(ARCHING, look))


FACES: Faces = {"07A": boar_in_clover, "07R": plain_ribbon, "07J": rising, "07K": arching}
