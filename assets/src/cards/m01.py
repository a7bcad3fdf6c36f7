"""January: pine and crane."""

from __future__ import annotations

from kit.frame import Faces, Look, card
from kit.ribbon import ribbon
from plants.pine import mound


def poem_ribbon(look: Look) -> str:
    """Red poem ribbon over two pine mounds."""
    left = [(-10, 420), (20, 382), (44, 350), (62, 362), (82, 420), (104, 480), (128, 530), (160, 548), (200, 552)]
    right = [
        (150, 640),
        (196, 552),
        (222, 442),
        (246, 322),
        (270, 222),
        (292, 170),
        (312, 186),
        (332, 262),
        (352, 342),
        (372, 422),
        (410, 472),
    ]
    return card(
        mound(left, [(52, 350, -6, 1.1)], seed=21)
        + mound(right, [(294, 172, 6, 1.2), (362, 396, 20, 0.9)], seed=22)
        + ribbon("hongdan", look, top=(160, 74), foot=(250, 540))
    )


FACES: Faces = {"01R": poem_ribbon}
