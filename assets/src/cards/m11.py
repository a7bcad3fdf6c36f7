"""November: paulownia and phoenix."""

from __future__ import annotations

from figures.phoenix import phoenix
from kit.frame import Faces, Look, card
from kit.geometry import Point, curve, ridge
from kit.parts import gwang
from kit.svg import dot, fill, line
from plants.paulownia import leaf_of_three, spike

GROUND: list[Point] = [(-10, 480), (60, 462), (130, 472), (200, 458), (270, 472), (340, 462), (410, 480)]


def _upright(x: float, y: float) -> str:
    """Five, seven and five flowers over an upright leaf whose joint is (x, y)."""
    return (
        spike([(x - 60, y), (x - 98, y - 96), (x - 118, y - 226)], 5, size=24)
        + spike([(x + 60, y), (x + 98, y - 96), (x + 118, y - 226)], 5, size=24)
        + spike([(x, y), (x - 2, y - 160), (x, y - 352)], 7, size=26)
        + leaf_of_three(x, y, 164)
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
    ground = fill(ridge(GROUND), "red") + line(curve(GROUND), 4.4)
    pairs = "".join(dot((x, 580), 15, "white") for x in (62, 104, 296, 338)) if look.contrast else ""
    return card(ground + _upright(200, 418) + pairs)


def upright(look: Look) -> str:
    """Junk: spikes upright."""
    del look
    return card(_upright(200, 432))


def leaning(look: Look) -> str:
    """Junk: spikes leaning to the left over a leaf in the corner."""
    del look
    spikes = (
        spike([(190, 470), (104, 400), (62, 300)], 5, size=24)
        + spike([(270, 460), (230, 290), (134, 96)], 7, size=26)
        + spike([(340, 450), (356, 350), (326, 206)], 5, size=24)
    )
    return card(spikes + leaf_of_three(256, 448, 172, -14))


FACES: Faces = {"11B": phoenix_and_paulownia, "11D": double, "11J": upright, "11K": leaning}
