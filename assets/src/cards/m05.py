"""May: iris and plank bridge."""

from __future__ import annotations

from kit.frame import Faces, Look, card
from kit.ribbon import ribbon
from plants.iris import blade, blossom, bud, folded, stalk


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


FACES: Faces = {"05R": plain_ribbon, "05J": one_flower, "05K": two_flowers}
