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


def valley(look: Look) -> str:
    """Junk: a high mound left, a deep valley, a lower one right."""
    del look
    left = [(-10, 250), (18, 190), (44, 158), (64, 204), (88, 310), (118, 420), (156, 500), (204, 536)]
    right = [(160, 660), (196, 540), (226, 486), (262, 404), (296, 316), (324, 262), (346, 282), (374, 350), (410, 420)]
    return card(
        mound(left, [(44, 158, -5, 1.35)], seed=31) + mound(right, [(324, 262, 5, 1.3), (210, 516, -6, 1.05)], seed=32)
    )


def peak(look: Look) -> str:
    """Junk: one tall peak right, a low mound left."""
    del look
    left = [(-10, 470), (40, 414), (74, 420), (100, 490), (122, 556), (170, 610)]
    right = [
        (110, 660),
        (166, 570),
        (206, 436),
        (240, 290),
        (270, 164),
        (296, 120),
        (322, 168),
        (352, 282),
        (382, 380),
        (410, 430),
    ]
    return card(
        mound(left, [(58, 412, -4, 1.2)], seed=41) + mound(right, [(296, 120, 4, 1.4), (372, 352, 16, 1.05)], seed=42)
    )


FACES: Faces = {"01R": poem_ribbon, "01J": valley, "01K": peak}
