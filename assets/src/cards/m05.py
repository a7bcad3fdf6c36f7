"""May: iris and plank bridge."""

from __future__ import annotations

from kit.frame import Faces, Look, card
from kit.geometry import Point, mix, poly, xy
from kit.parts import cloud, water
from kit.ribbon import ribbon
from kit.svg import disc, fine, line, shape
from plants.iris import blade, blossom, bud, folded, stalk


def bridge(look: Look) -> str:
    """Animal: a zigzag plank bridge over blue water, irises behind it, a red cloud."""
    del look
    edge: list[Point] = [(200, 0), (214, 44), (256, 52), (282, 84), (328, 78), (350, 112), (412, 116)]
    ripples = (
        (470, 60, 120), (470, 250, 350), (492, 300, 400), (520, 20, 90), (540, 300, 380), (556, 30, 70), (590, 0, 60), (604, 120, 220),
        (586, 330, 400),
    )  # fmt: skip
    leaves = (
        ((110, 520), (40, 300), 30, -6), ((130, 520), (70, 180), 28, -14), ((168, 520), (156, 300), 28, 0), ((190, 520), (228, 150), 30, 12),
        ((226, 520), (262, 330), 28, 4), ((250, 520), (346, 190), 28, 24), ((284, 520), (366, 350), 28, 14), ((90, 520), (34, 400), 26, -8),
    )  # fmt: skip
    return card(
        cloud(edge, [(412, 0), (200, 0)])
        + water(446, ripples)
        + "".join(blade(*b) for b in leaves)
        + stalk([(160, 520), (146, 380), (136, 190)])
        + stalk([(240, 520), (276, 400), (286, 280)])
        + blossom(136, 180, 86, -6)
        + blossom(286, 290, 72, 8)
        + _zigzag()
    )


def _zigzag() -> str:
    """Three spans of two boards each, far to near, with posts at the joints."""
    far = _span((-30, 470), (286, 456), 40)
    middle = _span((300, 462), (70, 540), 46)
    near = _span((60, 552), (430, 584), 50)
    posts = ((296, 448, 74), (64, 528, 80), (22, 458, 60), (366, 566, 80))
    return _post(*posts[2]) + far + _post(*posts[0]) + middle + _post(*posts[1]) + near + _post(*posts[3])


def _span(a: Point, b: Point, width: float) -> str:
    d = poly([a, b, (b[0], b[1] + width), (a[0], a[1] + width)])
    seams = f"M{xy((a[0], a[1] + width / 2))}L{xy((b[0], b[1] + width / 2))}"
    grain = ""
    for k, (t0, t1) in enumerate(((0.12, 0.34), (0.44, 0.6), (0.68, 0.9))):
        for row in (0.25, 0.75):
            p, q = mix(a, b, t0 + row * 0.05), mix(a, b, t1 + row * 0.08 * k)
            grain += f"M{xy((p[0], p[1] + width * row))}L{xy((q[0], q[1] + width * row))}"
    lip = poly([(a[0], a[1] + width), (b[0], b[1] + width), (b[0], b[1] + width + 10), (a[0], a[1] + width + 10)])
    return shape(lip, "orange", 4.2) + shape(d, "yellow", 4.4) + line(seams, 3.4) + fine(grain, 2)


def _post(x: float, y: float, height: float) -> str:
    shaft = poly([(x - 12, y), (x + 12, y), (x + 12, y + height), (x - 12, y + height)])
    return (
        shape(shaft, "yellow", 4.2)
        + shape(poly([(x - 14, y - 22), (x + 14, y - 22), (x + 14, y + 4), (x - 14, y + 4)]), "red", 4.2)
        + disc((x, y - 22), 13, "red", 4.2)
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
    """Junk: two flowers, one blade folded over."""
    del look
    leaves = (
        ((120, 660), (44, 400), 30, -6), ((170, 660), (186, 120), 32, -14), ((240, 660), (240, 250), 30, 6), ((280, 660), (356, 440), 32, 8),
        ((200, 660), (150, 330), 28, -8),
    )  # fmt: skip
    return card(
        "".join(blade(*b) for b in leaves)
        + folded((290, 660), (330, 250), (384, 330))
        + stalk([(160, 660), (122, 470), (112, 204)])
        + stalk([(236, 660), (274, 540), (280, 378)])
        + stalk([(120, 660), (96, 560), (66, 470)])
        + bud(60, 458, 44, -14)
        + blossom(112, 204, 82, -8)
        + blossom(278, 378, 88, 8)
    )


FACES: Faces = {"05A": bridge, "05R": plain_ribbon, "05J": one_flower, "05K": two_flowers}
