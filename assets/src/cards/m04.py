"""April: black bush clover and cuckoo."""

from __future__ import annotations

from collections.abc import Sequence

from kit.frame import Faces, Look, card
from kit.geometry import Point, brush, curve, mix, polar, smooth, xy
from kit.parts import bird_eye, scallops
from kit.ribbon import ribbon
from kit.svg import clip, figure, fill, fine, group, line, named, shape
from plants.clover import spray, tendril

TALL: list[list[Point]] = [
    [(150, 680), (132, 590), (84, 480), (62, 352)],
    [(200, 680), (208, 480), (188, 280), (200, 66)],
    [(254, 680), (272, 590), (320, 490), (334, 398)],
]
GRADED: list[list[Point]] = [
    [(100, 680), (76, 500), (78, 300), (112, 76)],
    [(200, 680), (180, 560), (182, 400), (216, 250)],
    [(304, 680), (286, 610), (292, 530), (324, 418)],
]
APART: list[list[Point]] = [
    [(108, 680), (88, 520), (78, 360), (88, 150)],
    [(286, 680), (308, 520), (324, 330), (318, 74)],
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
    bird = named("bird", _far_wing(), _bird(), _near_wing())
    return card(
        _moon()
        + _sprays(BELOW)
        + tendril((194, 530), (244, 440), 16, clockwise=False)
        + group(bird, at=(14, -4), turn=-2)
    )


def _moon() -> str:
    centre = (284, 128)
    horn, other = polar(centre, 88, 212), polar(centre, 88, 58)
    return shape(f"M{xy(horn)}A88 88 0 1 1 {xy(other)}A94 94 0 0 0 {xy(horn)}Z", "red", 4.6)


def _far_wing() -> str:
    tips: list[Point] = [(190, 74), (222, 84), (252, 106), (274, 138), (284, 174)]
    roots: list[Point] = [(182, 190), (194, 196), (206, 204), (216, 214), (224, 226)]
    quills = "".join(_quill(root, tip, 32) for tip, root in zip(tips[::-1], roots[::-1], strict=True))
    arm: list[Point] = [
        (152, 252, 1),
        (150, 210),
        (160, 166),
        (180, 142),
        (204, 160),
        (226, 192),
        (244, 228),
        (240, 262, 1),
    ]
    return (
        quills + figure(smooth(arm), "orange", 4.2) + line(scallops([(168, 164), (198, 186), (226, 226)], 4, 14), 2.8)
    )


def _near_wing() -> str:
    tips: list[Point] = [(214, 424), (252, 424), (286, 412), (316, 392), (338, 364)]
    roots: list[Point] = [(200, 330), (216, 328), (230, 322), (244, 314), (256, 304)]
    quills = "".join(_quill(root, tip, 36) for tip, root in zip(tips[::-1], roots[::-1], strict=True))
    coverts = "".join(
        shape(
            brush(
                [mix((196, 270), root, 0.4), mix((196, 270), root, 1.1), mix(root, tip, 0.36)],
                [(0, 16), (0.7, 26), (1, 14)],
                n=8,
            ),
            "orange",
            3.6,
        )
        for tip, root in zip(tips[::-1], roots[::-1], strict=True)
    )
    arm: list[Point] = [
        (166, 262, 1),
        (170, 288),
        (186, 312),
        (204, 322),
        (230, 312),
        (252, 296),
        (266, 280, 1),
        (230, 262),
        (196, 252),
    ]
    rows = scallops([(244, 284), (220, 302), (190, 300)], 3, 10)
    return quills + coverts + figure(smooth(arm), "orange", 4.2) + line(rows, 2.8)


def _quill(root: Point, tip: Point, width: float) -> str:
    """A flight feather: tan, its end dipped in ink."""
    mid = mix(root, tip, 0.55)
    d = brush([root, mid, tip], [(0, width * 0.7), (0.6, width), (0.85, width * 0.8), (1, width * 0.3)], n=10)
    dipped = brush([mix(root, tip, 0.8), mix(root, tip, 0.9), mix(root, tip, 1.2)], [width * 1.4] * 3)
    return (
        fill(d, "tan") + clip(d, fill(dipped, "ink")) + line(d, 3.8) + fine(curve([root, mid, mix(root, tip, 0.76)]), 2)
    )


def _bird() -> str:
    tail = "".join(
        shape(brush([(240, 282), (310, 294), tip], [(0, 22), (0.7, 26), (1, 18)], n=10), colour, 3.8)
        for tip, colour in (((374, 274), "ink"), ((368, 322), "ink"), ((382, 298), "orange"))
    )
    body: list[Point] = [
        (54, 256), (66, 228), (98, 214), (144, 222), (202, 240), (256, 264), (288, 288), (262, 308), (204, 314), (146, 310), (96, 298), (62, 280),
    ]  # fmt: skip
    belly = smooth(
        [(40, 272), (84, 268), (120, 262), (160, 274), (210, 288), (276, 296), (250, 340), (150, 340), (60, 310)]
    )
    bars = "".join(
        curve([(x, 264 + (x - 80) * 0.14), (x + 6, 286 + (x - 80) * 0.1), (x + 1, 316)]) for x in range(104, 250, 19)
    )
    d = smooth(body)
    return (
        tail
        + figure(d, "orange")
        + clip(d, shape(belly, "white", 2.6), line(bars, 4.4))
        + line(d, 4.6)
        + shape(smooth([(60, 244), (42, 250), (20, 266, 1), (44, 268), (62, 266)]), "ink", 2)
        + line("M60 257L36 262", 2, "yellow")
        + bird_eye((86, 244), 9.5, "yellow")
    )


def _sprays(stems: Sequence[Sequence[Point]]) -> str:
    return "".join(spray(stem, seed=i) for i, stem in enumerate(stems, 1))


def plain_ribbon(look: Look) -> str:
    """Plain red ribbon between two tall sprays."""
    return card(_sprays(APART) + ribbon("plain", look, top=(234, 64), foot=(150, 542)))


def one_tall(look: Look) -> str:
    """Junk: one tall spray in the middle, vine tips beside it."""
    del look
    vines = tendril((194, 330), (120, 236), 20) + tendril((192, 250), (270, 150), 20, clockwise=False)
    return card(_sprays(TALL) + vines)


def graded(look: Look) -> str:
    """Junk: sprays falling from left to right."""
    del look
    return card(_sprays(GRADED))


FACES: Faces = {"04A": cuckoo, "04R": plain_ribbon, "04J": one_tall, "04K": graded}
