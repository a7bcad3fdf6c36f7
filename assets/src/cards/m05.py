"""May: iris and plank bridge."""

from __future__ import annotations

from kit.frame import Faces, Look, card
from kit.geometry import Point, mix, num, poly, smooth, xy
from kit.parts import cloud, water
from kit.ribbon import ribbon
from kit.svg import dot, fine, line, shape
from plants.iris import blade, blossom, bud, folded, stalk


def bridge(look: Look) -> str:
    """Animal: a zigzag plank bridge over blue water, irises behind it, a red cloud."""
    del look
    edge: list[Point] = [(200, 0), (214, 44), (256, 52), (282, 84), (328, 78), (350, 112), (412, 116)]
    ripples = (
        (424, 330, 390), (456, 60, 150), (480, 10, 60), (476, 320, 390), (502, 90, 150), (496, 300, 360), (524, 320, 400),
        (586, 20, 120), (600, 170, 280), (590, 310, 360),
    )  # fmt: skip
    leaves = (
        ((110, 432), (40, 280), 30, -6), ((130, 432), (70, 164), 28, -14), ((168, 432), (156, 280), 28, 0), ((190, 432), (228, 134), 30, 12),
        ((226, 432), (262, 310), 28, 4), ((250, 432), (346, 170), 28, 24), ((284, 432), (366, 330), 28, 14), ((90, 432), (34, 370), 26, -8),
    )  # fmt: skip
    return card(
        cloud(edge, [(412, 0), (200, 0)])
        + water(400, ripples)
        + "".join(blade(*b) for b in leaves)
        + stalk([(160, 432), (146, 360), (136, 180)])
        + stalk([(240, 432), (276, 370), (286, 260)])
        + blossom(136, 164, 86, -6)
        + blossom(286, 266, 72, 8)
        + _zigzag()
    )


def _zigzag() -> str:
    """Three spans of two boards each, far to near, that leave open water between them; red-capped posts at the bends."""
    far = _span((-30, 428), (322, 412), 24)
    middle = _span((86, 528), (312, 424), 28)
    near = _span((52, 528), (430, 548), 36)
    return _post(64, 414, 44) + far + _post(328, 412, 74) + middle + near + _post(44, 524, 66) + _post(352, 538, 68)


def _span(a: Point, b: Point, width: float) -> str:
    """Two boards side by side, their front edge in shade."""

    def below(p: Point, t: float) -> Point:
        return (p[0], p[1] + width * t)

    top = poly([a, b, below(b, 1), below(a, 1)])
    edge = poly([below(a, 1), below(b, 1), (b[0], b[1] + width + 12), (a[0], a[1] + width + 12)])
    grain = ""
    for k, (t0, t1) in enumerate(((0.12, 0.34), (0.44, 0.6), (0.68, 0.9))):
        for row in (0.25, 0.75):
            p, q = mix(a, b, t0 + row * 0.05), mix(a, b, t1 + row * 0.08 * k)
            grain += f"M{xy(below(p, row))}L{xy(below(q, row))}"
    seam = f"M{xy(below(a, 0.5))}L{xy(below(b, 0.5))}"
    nails = "".join(dot(below(mix(a, b, t), row), 2.6, "ink", fine=True) for t in (0.09, 0.93) for row in (0.25, 0.75))
    return shape(edge, "orange", 4.2) + shape(top, "yellow", 4.6) + line(seam, 3.4) + fine(grain, 2) + nails


def _post(x: float, y: float, height: float) -> str:
    """A square post with a red onion cap, its foot in the water."""
    shaft = poly([(x - 13, y), (x + 13, y), (x + 13, y + height), (x - 13, y + height)])
    collar = poly([(x - 16, y - 10), (x + 16, y - 10), (x + 16, y + 6), (x - 16, y + 6)])
    cap: list[Point] = [
        (x - 13, y - 10, 1),
        (x - 17, y - 24),
        (x - 8, y - 36),
        (x, y - 44, 1),
        (x + 8, y - 36),
        (x + 17, y - 24),
        (x + 13, y - 10, 1),
    ]
    return (
        shape(shaft, "yellow", 4.4)
        + shape(smooth(cap), "red", 4.4)
        + shape(collar, "red", 4.4)
        + fine(f"M{xy((x - 5, y + 12))}v{num(height - 18)}", 2)
    )


def plain_ribbon(look: Look) -> str:
    """Plain red ribbon between irises."""
    leaves = (
        ((150, 660), (46, 250), 30, -8), ((190, 660), (116, 330), 28, 6), ((210, 660), (96, 120), 30, -16), ((250, 660), (340, 120), 30, 20),
        ((270, 660), (372, 300), 30, 14), ((230, 660), (300, 214), 28, 8),
    )  # fmt: skip
    return card(
        "".join(blade(*b) for b in leaves)
        + stalk([(180, 660), (120, 420), (86, 226)])
        + stalk([(262, 660), (312, 520), (324, 330)])
        + blossom(84, 226, 70, -8)
        + blossom(322, 330, 74, 10)
        + ribbon("plain", look, top=(162, 64), foot=(236, 536))
    )


def one_flower(look: Look) -> str:
    """Junk: one flower, the blades fanned."""
    del look
    leaves = (
        ((140, 660), (44, 330), 32, -6), ((160, 660), (74, 176), 32, -20), ((190, 660), (150, 330), 30, -6), ((214, 660), (276, 290), 30, 4),
        ((230, 660), (326, 150), 32, 22), ((256, 660), (368, 310), 32, 8), ((180, 660), (110, 90), 26, -30), ((222, 660), (366, 60), 24, 30),
    )  # fmt: skip
    return card(
        "".join(blade(*b) for b in leaves) + stalk([(196, 660), (198, 480), (200, 250)]) + blossom(200, 236, 112)
    )


def two_flowers(look: Look) -> str:
    """Junk: two flowers, one blade folded over, the others bowed by the wind."""
    del look
    leaves = (
        ((120, 660), (30, 500), 30, 16), ((184, 660), (214, 92), 32, -34), ((212, 660), (250, 500), 26, -8), ((270, 660), (374, 430), 32, -34),
        ((230, 660), (330, 560), 24, -16),
    )  # fmt: skip
    return card(
        "".join(blade(*b) for b in leaves)
        + folded((156, 660), (76, 326), (34, 420), bow=14)
        + stalk([(176, 660), (150, 470), (128, 190)])
        + stalk([(220, 660), (236, 540), (232, 400)])
        + stalk([(256, 660), (316, 500), (348, 290)])
        + bud(349, 274, 66, 10)
        + blossom(126, 186, 88, -8)
        + blossom(232, 404, 90, 8)
    )


FACES: Faces = {"05A": bridge, "05R": plain_ribbon, "05J": one_flower, "05K": two_flowers}
