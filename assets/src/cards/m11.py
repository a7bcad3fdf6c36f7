"""November: paulownia and phoenix."""

from __future__ import annotations

from figures.phoenix import phoenix
from kit.frame import Faces, Look, card
from kit.geometry import Point, curve, ridge
from kit.parts import gwang
from kit.svg import dot, fill, line
from plants.paulownia import leaf_of_three, spike

GROUND: list[Point] = [(-10, 476), (60, 458), (130, 468), (200, 454), (270, 468), (340, 458), (410, 476)]


def _upright(x: float, y: float) -> str:
    """Five, seven and five flowers over an upright leaf whose joint is (x, y)."""
    return (
        spike([(x - 60, y - 10), (x - 94, y - 90), (x - 116, y - 200)], 5)
        + spike([(x + 60, y - 10), (x + 94, y - 90), (x + 116, y - 200)], 5)
        + spike([(x, y), (x - 2, y - 150), (x, y - 320)], 7, size=19)
        + leaf_of_three(x, y, 152)
    )


def phoenix_and_paulownia(look: Look) -> str:
    """Bright: a phoenix over paulownia on yellow ground."""
    del look
    earth = [(-10, 556), (60, 568), (140, 556), (230, 574), (320, 558), (410, 568)]
    spikes = (
        spike([(120, 500), (86, 470), (66, 430)], 3, size=16)
        + spike([(186, 500), (222, 470), (244, 436)], 3, size=16)
        + spike([(152, 500), (152, 450), (152, 392)], 5, size=16)
    )
    return card(
        phoenix()
        + fill(ridge(earth), "yellow")
        + line(curve(earth), 4.2)
        + spikes
        + leaf_of_three(152, 506, 104)
        + gwang(326, 546)
    )


def double(look: Look) -> str:
    """Junk worth two: paulownia on a red ground."""
    ground = fill(ridge(GROUND), "red") + line(curve(GROUND), 4.4)
    pairs = "".join(dot((x, 580), 15, "white") for x in (62, 104, 296, 338)) if look.contrast else ""
    return card(ground + _upright(200, 400) + pairs)


def upright(look: Look) -> str:
    """Junk: spikes upright."""
    del look
    return card(_upright(200, 418))


def leaning(look: Look) -> str:
    """Junk: spikes leaning to the left over a leaf in the corner."""
    del look
    spikes = (
        spike([(170, 430), (100, 350), (64, 250)], 5)
        + spike([(250, 420), (216, 270), (150, 110)], 7, size=19)
        + spike([(300, 420), (310, 320), (276, 210)], 5)
    )
    return card(spikes + leaf_of_three(232, 426, 156, -8))


FACES: Faces = {"11B": phoenix_and_paulownia, "11D": double, "11J": upright, "11K": leaning}
