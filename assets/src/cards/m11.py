"""November: paulownia and phoenix."""

from __future__ import annotations

from figures.phoenix import phoenix
from kit.frame import Faces, Look, card
from kit.geometry import Point, curve, ridge
from kit.parts import gwang
from kit.svg import dot, fill, fine, line
from plants.paulownia import leaf_of_three, spike

GROUND: list[Point] = [(-10, 352), (60, 336), (130, 344), (200, 332), (270, 344), (340, 336), (410, 352)]


def _upright(x: float, y: float, size: float, heads: float) -> str:
    """Five, seven and five flowers of a size over an upright leaf of another, whose joint is (x, y)."""
    return (
        spike([(x - 60, y), (x - 98, y - 96), (x - 118, y - 226)], 5, size=heads)
        + spike([(x + 60, y), (x + 98, y - 96), (x + 118, y - 226)], 5, size=heads)
        + spike([(x, y), (x - 2, y - 160), (x, y - 352)], 7, size=heads + 2)
        + leaf_of_three(x, y, size)
    )


def phoenix_and_paulownia(look: Look) -> str:
    """Bright: a phoenix over paulownia on yellow ground."""
    del look
    earth = [(-10, 530), (60, 542), (140, 528), (230, 546), (320, 530), (410, 542)]
    spikes = (
        spike([(118, 530), (86, 500), (66, 464)], 3, size=18)
        + spike([(188, 530), (220, 500), (240, 464)], 3, size=18)
        + spike([(153, 530), (153, 490), (153, 448)], 5, size=18)
    )
    return card(
        phoenix()
        + fill(ridge(earth), "yellow")
        + line(curve(earth), 4.2)
        + spikes
        + leaf_of_three(153, 532, 108)
        + gwang(326, 548)
    )


def double(look: Look) -> str:
    """Junk worth two: paulownia on a red ground."""
    furrows = "".join(curve([(x, y + 44 * k) for x, y in GROUND]) for k in range(1, 6))
    ground = fill(ridge(GROUND), "red") + fine(furrows, 2, "dred") + line(curve(GROUND), 4.4)
    pairs = "".join(dot((x, 580), 15, "white") for x in (62, 104, 296, 338)) if look.contrast else ""
    return card(ground + _upright(200, 408, 140, 26) + pairs)


def upright(look: Look) -> str:
    """Junk: spikes upright."""
    del look
    return card(_upright(200, 432, 164, 26))


def leaning(look: Look) -> str:
    """Junk: spikes swept to the left out of a leaf in the right-hand corner."""
    del look
    spikes = (
        spike([(250, 500), (150, 470), (56, 396)], 5, size=27)
        + spike([(290, 470), (216, 330), (76, 190)], 7, size=29)
        + spike([(330, 440), (322, 300), (246, 84)], 5, size=29)
    )
    return card(spikes + leaf_of_three(300, 462, 196, -34))


FACES: Faces = {"11B": phoenix_and_paulownia, "11D": double, "11J": upright, "11K": leaning}
