"""December: rain, willow, swallow and the storm gate."""

from __future__ import annotations

from figures.frog import frog
from figures.swallow import swallow
from figures.traveller import traveller, umbrella
from kit.frame import WINDOW, Faces, Look, card
from kit.geometry import Point, curve, poly, ridge, smooth
from kit.parts import cloud, gwang
from kit.ribbon import ribbon
from kit.svg import dot, fill, fine, group, line, shape
from plants.willow import canopy, fringe, strand

ARCH: list[Point] = [
    (420, -20, 1),
    (420, 670, 1),
    (330, 670, 1),
    (342, 600),
    (356, 520),
    (352, 440),
    (340, 360),
    (346, 280),
    (336, 200),
    (302, 130),
    (240, 92),
    (170, 86),
    (120, 104),
    (60, 96),
    (-10, 116, 1),
    (-10, -20, 1),
]
STREAM: list[Point] = [
    (410, 400, 1),
    (350, 420),
    (310, 452),
    (300, 484),
    (250, 510),
    (120, 494),
    (20, 512),
    (-10, 522, 1),
    (-10, 620, 1),
    (300, 620),
    (420, 600, 1),
]
BANK: list[Point] = [(-10, 598), (60, 586), (140, 596), (220, 600), (300, 588), (350, 560), (410, 552)]
CURTAIN: tuple[list[Point], ...] = (
    [(40, 90), (46, 180), (38, 270), (46, 360)],
    [(80, 90), (82, 170), (90, 230), (84, 300)],
    [(118, 90), (120, 130), (112, 170), (116, 206)],
    [(14, 90), (24, 220), (16, 330), (26, 460)],
    [(306, 120), (320, 220), (308, 300), (316, 380)],
    [(334, 180), (338, 280), (328, 360), (334, 460)],
    [(160, 80), (160, 110), (166, 130)],
)
LEAF_OF_GATE: list[Point] = [
    (-10, 196, 1),
    (60, 172),
    (126, 186),
    (166, 250),
    (180, 340),
    (172, 436),
    (142, 506),
    (80, 540),
    (-10, 546, 1),
]
BOLT: list[Point] = [
    (210, 150),
    (184, 292),
    (202, 292),
    (186, 412),
    (202, 412),
    (182, 590),
    (224, 388),
    (207, 388),
    (224, 272),
    (206, 272),
    (228, 150),
]


def rain_man(look: Look) -> str:
    """Bright: a man under an umbrella, a frog and a stream in a willow arch."""
    del look
    ripples = "M30 530H96M-10 552H40M250 530H300M268 548H330M290 470H340M318 448H360M300 566H340"
    return card(
        shape(smooth(STREAM), "blue")
        + line(ripples, 2.8, "navy")
        + "".join(strand(points, i, size=25) for i, points in enumerate(CURTAIN))
        + fill(smooth(ARCH), "ink")
        + fine(
            "M396 620Q378 500 386 400T378 240Q362 150 290 84M370 640Q370 540 370 460T362 300Q358 220 326 154",
            2.2,
            "tone",
        )
        + fill(ridge(BANK), "ink")
        + umbrella(214, 250, 142, 116, -5)
        + traveller()
        + group(frog(), at=(78, 536), turn=-10, scale=0.84)
        + gwang(84, 84)
    )


def swallow_in_willow(look: Look) -> str:
    """Animal: a swallow before willow strands."""
    del look
    strands = fringe(
        (
            (34, 420),
            (70, 90),
            (108, 70),
            (150, 56),
            (196, 90),
            (240, 110),
            (284, 60),
            (326, 50),
            (350, 330),
            (378, 420),
        ),
        41,
    )
    return card(strands + canopy() + swallow())


def plain_ribbon(look: Look) -> str:
    """Plain ribbon, of no set, under willow."""
    strands = fringe(
        ((40, 330), (82, 250), (130, 380), (176, 190), (226, 170), (276, 300), (322, 400), (362, 290)), 31, top=50
    )
    return card(strands + canopy() + ribbon("plain", look, top=(160, 100), foot=(236, 560)))


def _gate_leaf() -> str:
    rings = ""
    for k in range(1, 6):
        inward = [(p[0] - (p[0] + 10) * 0.13 * k, p[1] + (360 - p[1]) * 0.13 * k, *p[2:]) for p in LEAF_OF_GATE]
        rings += curve(inward)
    studs = "".join(dot((x, y), 7, "yellow", fine=True) for x, y in ((60, 230), (110, 250), (60, 480), (110, 462)))
    return shape(smooth(LEAF_OF_GATE), "ink") + fine(rings, 2.2, "tone") + studs


def storm_gate(look: Look) -> str:
    """Junk worth two: the storm gate, two black leaves on red, lightning between them."""
    del look
    leaf = _gate_leaf()
    lower = cloud(
        [(-10, 150), (46, 184), (104, 168), (152, 198), (200, 176), (248, 198), (296, 168), (354, 184), (410, 150)],
        [(410, -10), (-10, -10)],
    )
    upper = cloud(
        [(-10, 76), (40, 106), (96, 92), (150, 118), (204, 98), (256, 116), (310, 92), (360, 106), (410, 76)],
        [(410, -10), (-10, -10)],
    )
    return card(
        fill(WINDOW, "red")
        + leaf
        + group(leaf, at=(400, 0), flip=True)
        + shape(poly(BOLT), "yellow", 3.8)
        + lower
        + upper
    )


FACES: Faces = {"12B": rain_man, "12A": swallow_in_willow, "12R": plain_ribbon, "12D": storm_gate}
