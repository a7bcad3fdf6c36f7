"""February: plum and bush warbler."""

from __future__ import annotations

from kit.frame import Faces, Look, card
from kit.geometry import Point, brush, curve, leaf, smooth
from kit.parts import bark, bird_eye, branch, cloud, scallops
from kit.ribbon import ribbon
from kit.svg import clip, figure, fill, fine, line, named, shape
from plants.plum import blossom, bud, side


def warbler(look: Look) -> str:
    """Animal: a bush warbler on a plum branch, a red cloud above."""
    del look
    edge: list[Point] = [(0, 74), (58, 90), (112, 72), (160, 88), (214, 60), (262, 80), (318, 62), (366, 92), (412, 84)]
    trunk: list[Point] = [(300, 680), (296, 590), (268, 520), (276, 452), (336, 398), (376, 320), (420, 250)]
    perch: list[Point] = [(290, 466), (222, 446), (150, 452), (88, 432), (44, 462)]
    low: list[Point] = [(276, 540), (206, 534), (130, 570), (60, 560)]
    trunk_widths = [110.0, 74, 54, 50, 36, 28, 20]
    buds = (
        (40, 480, 15, 200, 4),
        (384, 236, 16, 10, 10),
        (330, 330, 15, -50, 12),
        (70, 408, 14, -20, 10),
        (344, 476, 16, 110, 32),
        (236, 584, 14, 160, 10),
        (34, 540, 15, -60, 4),
    )
    flowers = ((348, 300, 58, 10), (334, 566, 58, -6), (180, 566, 60, 20))
    return card(
        cloud(edge, [(412, 0), (0, 0)])
        + branch(trunk, trunk_widths, 1)
        + branch(perch, [40, 28, 22, 16, 7], 2)
        + branch(low, [38, 26, 18, 8], 4)
        + bark(trunk, trunk_widths, 5, 14)
        + named("bird", _bird())
        + "".join(bud(*b) for b in buds)
        + side(86, 566, 46, -14)
        + "".join(blossom(*f) for f in flowers)
    )


def _bird() -> str:
    whole: list[Point] = [
        (84, 204), (88, 172), (112, 148), (150, 146), (182, 166), (204, 204), (238, 248), (270, 300), (290, 352), (268, 388), (222, 406), (168, 404),
        (120, 382), (90, 338), (82, 288), (90, 244),
    ]  # fmt: skip
    below: list[Point] = [
        (60, 212), (96, 212), (124, 222), (146, 246), (164, 292), (196, 346), (240, 376), (300, 392), (250, 430), (60, 430), (40, 300),
    ]  # fmt: skip
    tail = "".join(
        shape(brush([(256, 352), (308, 388), tip], [(0, 24), (0.6, 25), (1, 13)], n=10), "green", 3.8)
        for tip in ((372, 414), (360, 436), (340, 452))
    )
    places = (
        (112, 300),
        (126, 322),
        (116, 346),
        (146, 342),
        (140, 368),
        (166, 368),
        (138, 298),
        (108, 262),
        (126, 270),
        (190, 386),
    )
    downs = "".join(curve([(x, y), (x + 5, y + 7), (x + 2, y + 15)]) for x, y in places)
    d = smooth(whole)
    return (
        tail
        + figure(d, "green", 4.8)
        + clip(d, shape(smooth(below), "yellow", 3))
        + fine(downs, 2.2)
        + fill(brush([(94, 182), (124, 170), (160, 184), (184, 214)], [5, 9, 8, 1]), "paper")
        + line(d, 4.8)
        + shape(smooth([(90, 184), (66, 190), (38, 206, 1), (66, 209), (90, 206)]), "ink", 2)
        + line("M90 197L58 202", 2.2, "yellow")
        + bird_eye((118, 194), 10.5)
        + _wing()
        + _feet()
    )


def _wing() -> str:
    outline: list[Point] = [
        (168, 262), (196, 252), (232, 276), (268, 318), (304, 366), (326, 402, 1), (286, 394), (248, 382), (208, 362), (178, 330), (162, 292),
    ]  # fmt: skip
    quills = "".join(
        curve(q)
        for q in (
            [(212, 322), (262, 356), (314, 396)],
            [(204, 338), (250, 368), (286, 392)],
            [(196, 350), (224, 370), (248, 381)],
        )
    )
    bar = brush([(190, 336), (214, 312), (246, 296)], [7, 9, 3])
    rows = scallops([(204, 262), (196, 290), (168, 300)], 3, -13) + scallops(
        [(226, 276), (212, 312), (178, 326)], 4, -13
    )
    edge = leaf((216, 318), (310, 388), 9, bend=4)
    return (
        figure(smooth(outline), "green", 4.4)
        + fill(bar, "yellow")
        + line(quills, 2.8)
        + fill(edge, "yellow")
        + line(rows, 2.8)
    )


def _feet() -> str:
    legs = line("M166 402L160 436M206 405L204 436", 6.5)
    toes = line("M160 436L140 442M160 436L176 446M204 434L186 444M204 434L222 444", 5, "ink")
    return legs + toes


def poem_ribbon(look: Look) -> str:
    """Red poem ribbon before a plum branch."""
    trunk: list[Point] = [(420, 226), (352, 286), (316, 372), (282, 480), (200, 660)]
    twig: list[Point] = [(276, 470), (190, 436), (112, 400), (62, 300), (52, 176)]
    wood = (
        branch(trunk, [24, 36, 46, 62, 110], 1)
        + branch(twig, [34, 26, 22, 15, 7], 2)
        + branch([(256, 562), (184, 588), (100, 574)], [30, 20, 9], 4)
        + bark(trunk, [24, 36, 46, 62, 110], 5)
    )
    buds = (
        (50, 158, 15, 0),
        (36, 248, 15, -44, 12),
        (86, 262, 14, 38, 30),
        (360, 214, 15, 8, 64),
        (310, 300, 14, -40, 12),
    )
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
    wood += branch([(190, 580), (130, 592), (66, 580)], [26, 18, 9], 4)
    buds = (
        (92, 240, 17, -42, 14), (142, 196, 16, 36, 33), (116, 84, 16, 4), (306, 258, 16, 40, 16), (258, 298, 15, -38, 18), (294, 182, 16, 6),
        (368, 388, 15, 8), (336, 438, 14, -30, 16), (94, 372, 15, -44, 27), (152, 396, 15, 44, 28), (40, 488, 15, -30, 20),
    )  # fmt: skip
    flowers = ((114, 474, 62, 10), (344, 556, 56, 0), (62, 576, 54, 16), (236, 526, 66, 30))
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
        (56, 296, 16, -40, 18), (112, 236, 15, 36, 32), (94, 132, 15, 4), (262, 268, 15, -44, 12), (348, 66, 15, 8), (314, 140, 14, -42, 14),
        (262, 556, 15, 0, 16), (42, 414, 15, -30, 6),
    )  # fmt: skip
    flowers = ((312, 300, 60, 10), (196, 486, 68, 30), (328, 520, 58, 0), (78, 566, 54, 14))
    return card(
        branch(main, main_widths, 1)
        + branch(fork, [36, 26, 17, 8], 2)
        + branch([(124, 424), (80, 440), (48, 430)], [16, 10, 6], 3)
        + branch([(118, 566), (190, 594), (262, 586), (330, 530)], [30, 20, 14, 8], 4)
        + bark(main, main_widths, 5)
        + "".join(bud(*b) for b in buds)
        + side(92, 198, 46, -8)
        + side(344, 162, 48, 16)
        + side(240, 400, 44, 40)
        + "".join(blossom(*f) for f in flowers)
    )


FACES: Faces = {"02A": warbler, "02R": poem_ribbon, "02J": two_rods, "02K": forked}
