"""June: peony and butterflies."""

from __future__ import annotations

from kit.frame import Faces, Look, card
from kit.ribbon import ribbon
from plants.peony import blossom, foliage, half_open, stem


def poem_ribbon(look: Look) -> str:
    """Blue ribbon between two peonies."""
    leaves = (
        (60, 300, 104, 105), (120, 296, 104, 60), (60, 116, 92, 235), (136, 112, 92, -62), (300, 404, 108, -100), (350, 420, 92, -50), (252, 570, 100, 140),
        (330, 590, 90, 60), (226, 470, 96, 200),
    )  # fmt: skip
    return card(
        stem([(100, 240), (150, 420), (210, 660)], 11)
        + stem([(318, 500), (270, 600), (230, 660)], 11)
        + "".join(foliage(*v) for v in leaves)
        + foliage(140, 430, 96, 190)
        + foliage(160, 520, 110, 165)
        + foliage(334, 190, 100, -60)
        + stem([(330, 560), (352, 340), (330, 180)], 9)
        + blossom(98, 206, 98, 6)
        + blossom(312, 500, 98, 30)
        + ribbon("cheongdan", look, top=(250, 66), foot=(166, 546))
    )


def two_open(look: Look) -> str:
    """Junk: two open flowers, high left and low right."""
    del look
    leaves = (
        (76, 122, 96, 228), (150, 96, 96, -84), (224, 150, 104, -30), (228, 250, 104, 16), (60, 286, 110, 120), (140, 306, 100, 84),
        (196, 380, 108, 222), (178, 480, 120, 182), (204, 560, 108, 140), (330, 380, 96, -50), (262, 366, 90, -96), (344, 556, 92, 40), (96, 590, 100, 190),
    )  # fmt: skip
    return card(
        stem([(140, 220), (160, 400), (220, 660)], 11)
        + stem([(220, 660), (250, 560), (268, 466)], 11)
        + stem([(214, 640), (150, 600), (80, 590)], 8)
        + "".join(foliage(*v) for v in leaves)
        + blossom(136, 196, 110, 6)
        + blossom(268, 468, 110, 30)
    )


def one_and_bud(look: Look) -> str:
    """Junk: one great flower, a bud standing above it."""
    del look
    leaves = (
        (92, 420, 112, 190), (308, 420, 112, -10), (200, 540, 110, 90), (120, 510, 112, 138), (280, 510, 112, 42), (196, 236, 116, 196), (204, 228, 116, -16),
        (112, 326, 100, 218), (288, 326, 100, -38),
    )  # fmt: skip
    return card(
        stem([(200, 660), (196, 420), (202, 170)], 11)
        + "".join(foliage(*v) for v in leaves)
        + half_open(202, 170, 88, 4)
        + blossom(200, 414, 130, 6)
    )


FACES: Faces = {"06R": poem_ribbon, "06J": two_open, "06K": one_and_bud}
