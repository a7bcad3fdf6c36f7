"""February: plum and bush warbler."""

from __future__ import annotations

from kit.frame import Faces, Look, card
from kit.geometry import Point
from kit.parts import bark, branch
from kit.ribbon import ribbon
from plants.plum import blossom, bud, side


def poem_ribbon(look: Look) -> str:
    """Red poem ribbon before a plum branch."""
    trunk: list[Point] = [(420, 226), (352, 286), (316, 372), (282, 480), (200, 660)]
    twig: list[Point] = [(276, 470), (190, 436), (112, 400), (62, 300), (52, 176)]
    wood = (
        branch(trunk, [24, 36, 46, 62, 110], 1)
        + branch(twig, [34, 26, 22, 15, 7], 2)
        + bark(trunk, [24, 36, 46, 62, 110], 5)
    )
    buds = ((50, 158, 15, 0), (40, 250, 15, -44), (84, 262, 14, 38), (354, 204, 15, 10), (316, 296, 13, -40))
    flowers = ((76, 424, 54, 10), (70, 566, 50, 20), (336, 440, 56, 30), (322, 566, 58, 0))
    return card(
        wood
        + "".join(bud(*b) for b in buds)
        + side(66, 350, 40, -20)
        + side(346, 282, 44, 14)
        + "".join(blossom(*f) for f in flowers)
        + ribbon("hongdan", look, top=(158, 62), foot=(232, 520))
    )


def two_rods(look: Look) -> str:
    """Junk: two upright spear branches, blossoms at their feet."""
    del look
    left: list[Point] = [(210, 660), (196, 596), (146, 536), (120, 450), (124, 330), (112, 220), (116, 96)]
    right: list[Point] = [(170, 560), (236, 500), (272, 420), (280, 310), (292, 200)]
    low: list[Point] = [(236, 510), (312, 506), (350, 470), (366, 400)]
    left_widths, right_widths = [120.0, 74, 46, 34, 28, 20, 9], [46.0, 36, 28, 20, 8]
    wood = branch(left, left_widths, 1) + branch(right, right_widths, 2) + branch(low, [26, 18, 12, 6], 3)
    buds = (
        (92, 240, 17, -42), (142, 196, 16, 36), (116, 84, 16, 4), (300, 262, 16, 40), (262, 300, 15, -38), (294, 182, 16, 6),
        (368, 388, 15, 8), (344, 446, 14, -30), (94, 372, 15, -44), (152, 400, 15, 44), (40, 488, 15, -30),
    )  # fmt: skip
    flowers = ((114, 474, 62, 10), (330, 556, 56, 0), (68, 576, 54, 16), (232, 528, 66, 30))
    return card(
        wood
        + bark(left[2:], left_widths[2:], 5, 8)
        + "".join(bud(*b) for b in buds)
        + side(126, 306, 50, 16)
        + side(276, 376, 50, -14)
        + "".join(blossom(*f) for f in flowers)
    )


def forked(look: Look) -> str:
    """Junk: one branch that forks, leaning to the right."""
    del look
    main: list[Point] = [(70, 670), (116, 560), (186, 470), (232, 356), (304, 230), (346, 84)]
    fork: list[Point] = [(176, 480), (104, 390), (78, 270), (92, 150)]
    main_widths = [90.0, 60, 46, 34, 24, 9]
    buds = (
        (60, 300, 16, -40), (108, 236, 15, 36), (94, 132, 15, 4), (262, 268, 15, -44), (348, 66, 15, 8), (318, 142, 14, -42),
        (288, 560, 15, 50), (40, 450, 15, -30),
    )  # fmt: skip
    flowers = ((312, 300, 60, 10), (196, 486, 68, 30), (328, 520, 58, 0), (78, 566, 54, 14))
    return card(
        branch(main, main_widths, 1)
        + branch(fork, [36, 26, 17, 8], 2)
        + bark(main, main_widths, 5)
        + "".join(bud(*b) for b in buds)
        + side(92, 198, 46, -8)
        + side(344, 162, 48, 16)
        + side(240, 400, 44, 40)
        + "".join(blossom(*f) for f in flowers)
    )


FACES: Faces = {"02R": poem_ribbon, "02J": two_rods, "02K": forked}
