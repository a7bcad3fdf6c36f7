"""December: rain, willow, swallow and the storm gate."""

from __future__ import annotations

from figures.frog import frog
from figures.swallow import swallow
from figures.traveller import traveller, umbrella
from kit.frame import WINDOW, Faces, Look, card
from kit.geometry import Point, curve, jitter, poly, ridge, smooth
from kit.parts import cloud, gwang
from kit.ribbon import ribbon
from kit.svg import clip, disc, dot, fill, fine, group, line, named, shape
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
BANK: list[Point] = [(-10, 572), (60, 560), (140, 566), (220, 572), (300, 566), (360, 556), (410, 560)]
GRASS = (
    "M36 592l-6 -14M44 592l2 -16M52 592l9 -12M270 596l-6 -14M278 596l2 -16M286 596l9 -12M330 590l-6 -13M338 590l2 -15"
)
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
    (-10, 170, 1),
    (70, 168),
    (132, 196),
    (162, 262),
    (172, 346),
    (165, 436),
    (142, 506),
    (92, 552),
    (-10, 566, 1),
]
BOLT: list[Point] = [
    (206, 140),
    (183, 270),
    (201, 270),
    (184, 372),
    (201, 372),
    (186, 468),
    (200, 468),
    (188, 604),
    (220, 446),
    (206, 446),
    (220, 350),
    (204, 350),
    (222, 248),
    (205, 248),
    (226, 140),
]


def rain_man(look: Look) -> str:
    """Bright: a man under an umbrella, a frog and a stream in a willow arch."""
    del look
    ripples = (
        "M-10 524H60M40 538H110M-10 552H30M250 520H310M280 536H360M300 470H340M318 450H360M306 490H330M290 504H350"
    )
    water = smooth(STREAM)
    return card(
        clip(water, fill(water, "blue"), line(ripples, 2.8, "navy"))
        + line(water)
        + "".join(strand(points, i, size=25) for i, points in enumerate(CURTAIN))
        + fill(smooth(ARCH), "ink")
        + fine(
            "M396 620Q378 500 386 400T378 240Q362 150 290 84M370 640Q370 540 370 460T362 300Q358 220 326 154",
            2.2,
            "tone",
        )
        + shape(ridge(BANK), "green")
        + fine(GRASS, 2.6)
        + umbrella(224, 250, 142, 116, -5)
        + traveller()
        + group(named("frog", frog()), at=(78, 536), turn=-10, scale=0.84)
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
        ((40, 470), (82, 330), (130, 440), (176, 190), (226, 170), (276, 330), (318, 470), (360, 380)), 31, top=50
    )
    return card(strands + canopy() + ribbon("plain", look, top=(160, 100), foot=(236, 560)))


def _gate_leaf(look: Look) -> str:
    """The left leaf: bulging planks, two iron straps with studs, a ring to pull it by."""
    body = smooth(LEAF_OF_GATE)
    planks = "".join(
        curve([(x * k - 10, y) for x, y in ((110, 150), (158, 220), (190, 356), (166, 500), (110, 590))])
        for k in (0.8, 0.56, 0.32)
    )
    straps, studs = "", ""
    for y, bow in ((214, -10), (256, -5), (458, 5), (500, 10)):
        straps += curve([(-10, y), (90, y + bow * 0.4), (200, y - bow)])
    for y in (235, 479):
        studs += "".join(dot((x, y), 5.5, "tone") for x in (34, 62, 90, 118, 146))
    ring = group(disc((140, 360), 15, "none", 6, "yellow"), dot((140, 344), 7, "yellow"), fine=True)
    return (
        fill(body, "ink")
        + clip(body, fine(planks, 2.2, "tone"), fine(straps, 2.6, "tone"), group(studs, fine=True))
        + line(body, 10 if look.contrast else 7, "paper")
        + ring
    )


def _rain() -> str:
    between = jitter(12)
    d = "".join(f"M{x + between(-6, 6):.0f} {568 + between(-8, 30):.0f}l-7 20" for x in range(26, 390, 18))
    return line(d, 3.2)


def storm_gate(look: Look) -> str:
    """Junk worth two: the storm gate, two black leaves on red, lightning between them."""
    leaf = _gate_leaf(look)
    lower = cloud(
        [(-10, 150), (46, 186), (104, 170), (152, 200), (200, 178), (248, 200), (296, 170), (354, 186), (410, 150)],
        [(410, -10), (-10, -10)],
    )
    upper = cloud(
        [(-10, 70), (34, 108), (92, 96), (146, 124), (200, 102), (254, 124), (308, 96), (366, 108), (410, 70)],
        [(410, -10), (-10, -10)],
        colour="dred",
    )
    top = cloud([(40, 10), (80, 46), (138, 40), (200, 58), (262, 40), (320, 46), (360, 10)], [(360, -10), (40, -10)])
    return card(
        fill(WINDOW, "red")
        + _rain()
        + leaf
        + group(leaf, at=(400, 0), flip=True)
        + shape(poly(BOLT), "yellow", 4.2)
        + lower
        + upper
        + top
    )


FACES: Faces = {"12B": rain_man, "12A": swallow_in_willow, "12R": plain_ribbon, "12D": storm_gate}
