"""August: full moon, geese and the bare hill."""

from __future__ import annotations

from figures.goose import goose
from kit.frame import WINDOW, Faces, Look, card
from kit.geometry import Point
from kit.parts import gwang
from kit.svg import disc, fill, named
from plants.pampas import hill

UNDER_MOON: list[Point] = [(-10, 400), (60, 360), (150, 335), (230, 331), (310, 346), (410, 400)]
UNDER_GEESE: list[Point] = [(-10, 556), (60, 530), (150, 508), (230, 502), (310, 512), (410, 548)]
LOW: list[Point] = [(-10, 376), (70, 350), (150, 342), (230, 354), (310, 384), (410, 436)]
HIGH: list[Point] = [(-10, 404), (70, 302), (160, 234), (250, 204), (330, 206), (410, 236)]


def full_moon(look: Look) -> str:
    """Bright: white moon in a red sky over the black hill."""
    del look
    sky = fill(WINDOW, "red") + disc((200, 180), 118, "white", 5)
    return card(sky + hill(UNDER_MOON, 2, rim=True) + gwang(92, 540))


def three_geese(look: Look) -> str:
    """Animal: three geese over the hill."""
    del look
    birds = (
        named("goose", goose(262, 146, 0.74, 4, "tan", 0))
        + named("goose", goose(152, 282, 0.7, -4, "red", 1))
        + named("goose", goose(262, 416, 0.72, 2, "orange", 2))
    )
    return card(hill(UNDER_GEESE, 3) + birds)


def low_hill(look: Look) -> str:
    """Junk: a low, flat dome, highest on the left."""
    del look
    return card(hill(LOW, 4))


def high_hill(look: Look) -> str:
    """Junk: a high dome shifted to the right."""
    del look
    return card(hill(HIGH, 5))


FACES: Faces = {"08B": full_moon, "08A": three_geese, "08J": low_hill, "08K": high_hill}
