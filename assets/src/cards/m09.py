"""September: chrysanthemum and sake dish."""

from __future__ import annotations

from kit.frame import Faces, Look, card
from kit.geometry import Point, brush, ellipse, smooth
from kit.lettering import letter
from kit.parts import cloud, water
from kit.ribbon import ribbon
from kit.svg import HERO, figure, fill, group, line, named, shape
from plants.chrysanthemum import blade, head, side

BOWL: list[Point] = [(-123, -4, 1), (-116, 42), (-76, 96), (0, 118), (76, 96), (116, 42), (123, -4, 1)]
"""Underside of the dish, seen from above and in front."""


def dish(x: float, y: float, turn: float) -> str:
    """Return the lacquered sake dish with fortune written in gold; a paper gap keeps it off the leaves."""
    foot = smooth([(-46, 100, 1), (-42, 130), (0, 139), (42, 130), (46, 100, 1)])
    gap = 18
    return group(
        shape(foot, "paper", gap, "paper") + shape(smooth(BOWL), "paper", gap, "paper"),
        shape(smooth(ellipse((0, 0), 124, 88)), "paper", gap, "paper"),
        shape(foot, "dred", HERO),
        figure(smooth(BOWL), "dred"),
        shape(smooth(ellipse((0, 0), 124, 88)), "red", HERO),
        line(smooth(ellipse((0, 2), 112, 77)), 3.4, "yellow"),
        line(smooth(ellipse((0, 5), 104, 70)), 2, "dred", fine=True),
        letter("fortune", (0, 4), 116, "yellow", bold=4),
        at=(x, y),
        turn=turn,
    )


def sake_dish(look: Look) -> str:
    """Animal: a red sake dish among chrysanthemums by the water."""
    del look
    bank = cloud([(186, -6), (222, 44), (270, 46), (300, 90), (352, 88), (410, 118)], [(410, -6)])
    stems = fill(
        brush([(96, 660), (116, 520), (104, 400), (140, 280), (134, 150)], [22, 16, 13, 11, 11])
        + brush([(108, 420), (90, 380), (86, 340)], [12, 10, 9]),
        "ink",
    )
    leaves = (
        blade(150, 226, 112, -16)
        + blade(132, 250, 96, 200, flip=True)
        + blade(120, 420, 116, 192)
        + blade(126, 520, 116, 172, flip=True)
        + blade(120, 500, 104, 40)
        + blade(190, 330, 96, -30, flip=True)
    )
    ripples = [(548, 30, 90), (566, 150, 250), (582, 40, 190), (552, 300, 372), (576, 290, 360), (598, 210, 330)]
    return card(
        bank
        + water(530, ripples)
        + stems
        + leaves
        + side(134, 148, 98, -8)
        + head(98, 346, 86, turn=8)
        + named("cup", dish(240, 432, -14))
    )


def poem_ribbon(look: Look) -> str:
    """Blue poem ribbon before two flowers."""
    stems = fill(
        brush([(110, 660), (140, 540), (130, 430), (150, 300), (120, 170)], [20, 15, 12, 11, 12])
        + brush([(136, 520), (220, 480), (290, 440)], [12, 10, 9]),
        "ink",
    )
    leaves = (
        blade(128, 236, 112, -152)
        + blade(140, 330, 116, 168, flip=True)
        + blade(134, 430, 112, 190)
        + blade(136, 540, 116, 162, flip=True)
        + blade(150, 560, 120, -8)
        + blade(290, 360, 104, -64)
        + blade(316, 500, 104, 66, flip=True)
    )
    flowers = side(104, 160, 92, -8) + head(312, 424, 92, turn=8)
    return card(stems + leaves + flowers + ribbon("cheongdan", look, top=(246, 74), foot=(170, 536)))


def one_above(look: Look) -> str:
    """Junk: a flower from the side above, a round one below right."""
    del look
    stems = fill(
        brush([(170, 660), (160, 540), (184, 400), (166, 280), (140, 160)], [20, 15, 12, 11, 12])
        + brush([(172, 500), (230, 460), (280, 430)], [12, 10, 9]),
        "ink",
    )
    leaves = (
        blade(162, 250, 116, -28)
        + blade(158, 268, 104, 196, flip=True)
        + blade(176, 380, 120, 176)
        + blade(160, 500, 118, 194, flip=True)
        + blade(176, 560, 124, 2)
        + blade(290, 330, 100, -64)
    )
    return card(stems + leaves + side(134, 158, 104, -8) + head(286, 432, 108, turn=8))


def two_round(look: Look) -> str:
    """Junk: two round flowers, one above right, one below left."""
    del look
    stems = fill(
        brush([(216, 660), (226, 540), (214, 420), (236, 300), (262, 200)], [20, 16, 13, 11, 10])
        + brush([(220, 540), (180, 490), (140, 450)], [12, 10, 9]),
        "ink",
    )
    leaves = (
        blade(226, 280, 116, 206, flip=True)
        + blade(250, 300, 108, 24)
        + blade(220, 410, 128, 4, flip=True)
        + blade(112, 350, 100, 250)
        + blade(228, 520, 120, -4)
        + blade(236, 580, 112, 24, flip=True)
        + blade(210, 590, 108, 150)
    )
    return card(stems + leaves + head(258, 178, 108) + head(118, 442, 112, turn=8))


FACES: Faces = {"09A": sake_dish, "09R": poem_ribbon, "09J": one_above, "09K": two_round}
