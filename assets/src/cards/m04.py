"""April: black bush clover and cuckoo."""

from __future__ import annotations

from collections.abc import Sequence

from kit.frame import Faces, Look, card
from kit.geometry import Point, brush, curve, mix, smooth
from kit.parts import bird_eye, scallops
from kit.ribbon import ribbon
from kit.svg import clip, figure, fill, fine, line, named, shape
from plants.clover import spray, tendril

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


BELOW: list[list[Point]] = [
    [(70, 680), (64, 600), (46, 520), (54, 430)],
    [(130, 680), (132, 600), (118, 540), (126, 478)],
    [(196, 680), (200, 590), (190, 510), (200, 426)],
    [(262, 680), (258, 610), (274, 560), (268, 496)],
    [(326, 680), (330, 600), (350, 530), (342, 446)],
]


def cuckoo(look: Look) -> str:
    """Animal: a cuckoo flies across a red crescent moon, black sprays below."""
    del look
    return card(_moon() + _sprays(BELOW) + tendril((234, 470), 16) + named("bird", _far_wing(), _bird(), _near_wing()))


def _moon() -> str:
    horn, other = (196, 40, 1), (372, 196, 1)
    outer: list[Point] = [horn, (262, 26), (330, 52), (372, 110), other]
    inner: list[Point] = [(346, 138), (306, 92), (254, 60)]
    return shape(smooth([*outer, *inner]), "red", 4.6)


def _far_wing() -> str:
    tips: list[Point] = [(214, 84), (252, 96), (280, 122), (296, 154), (300, 190)]
    roots: list[Point] = [(176, 196), (190, 202), (202, 212), (212, 222), (220, 232)]
    out = ""
    for tip, root in zip(tips[::-1], roots[::-1], strict=True):
        out += _quill(root, tip, 30, "tan")
    arm: list[Point] = [
        (150, 250, 1),
        (152, 206),
        (168, 160),
        (192, 138),
        (216, 158),
        (236, 196),
        (248, 236),
        (230, 262, 1),
    ]
    return out + figure(smooth(arm), "orange", 4.2) + line(scallops([(176, 156), (206, 182), (232, 222)], 4, 14), 2.8)


def _near_wing() -> str:
    tips: list[Point] = [(198, 422), (236, 424), (272, 414), (304, 396), (328, 370)]
    roots: list[Point] = [(176, 330), (192, 328), (208, 324), (222, 318), (236, 310)]
    out = ""
    for tip, root in zip(tips[::-1], roots[::-1], strict=True):
        out += _quill(root, tip, 34, "tan")
    arm: list[Point] = [
        (138, 264, 1),
        (146, 306),
        (162, 346),
        (184, 366),
        (214, 356),
        (244, 334),
        (262, 306),
        (248, 278),
        (200, 256),
        (160, 250),
    ]
    rows = scallops([(252, 310), (216, 334), (180, 340)], 4, 13) + scallops([(244, 284), (208, 306), (166, 312)], 4, 12)
    return out + figure(smooth(arm), "orange", 4.2) + line(rows, 2.8)


def _quill(root: Point, tip: Point, width: float, colour: str) -> str:
    mid = mix(root, tip, 0.55)
    return shape(
        brush([root, mid, tip], [(0, width * 0.7), (0.6, width), (0.85, width * 0.8), (1, width * 0.3)], n=10),
        colour,
        3.8,
    ) + fine(curve([root, mid, mix(root, tip, 0.92)]), 2)


def _bird() -> str:
    tail = "".join(
        shape(brush([(250, 286), (310, 300), tip], [(0, 20), (0.7, 22), (1, 14)], n=10), "ink", 3, "paper")
        for tip in ((370, 288), (372, 310), (364, 332))
    )
    body: list[Point] = [
        (60, 250), (76, 226), (108, 218), (150, 226), (204, 242), (256, 266), (288, 288), (262, 304), (204, 306), (146, 300), (98, 288), (68, 272),
    ]  # fmt: skip
    belly = smooth([(66, 262), (100, 266), (150, 276), (210, 288), (276, 292), (250, 320), (150, 316), (80, 290)])
    bars = "".join(
        curve([(x, 262 + (x - 80) * 0.13), (x + 5, 282 + (x - 80) * 0.1), (x, 306)]) for x in range(96, 250, 20)
    )
    d = smooth(body)
    return (
        tail
        + figure(d, "orange")
        + clip(d, fill(belly, "white"), line(bars, 4))
        + line(d, 4.6)
        + shape(smooth([(64, 240), (44, 244), (18, 260, 1), (44, 264), (66, 264)]), "ink", 2)
        + line("M62 252L34 257", 2, "yellow")
        + bird_eye((88, 244), 9, "yellow")
    )


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


FACES: Faces = {"04A": cuckoo, "04R": plain_ribbon, "04J": one_tall, "04K": graded}
