"""Further backs that one may choose instead of the waves of the deck: plum blossoms, smooth plastic, indigo (UX 3.6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kit.frame import Look, bare_card, rounded
from kit.geometry import jitter, polar
from kit.palette import FRAME, PALETTE
from kit.svg import clip, dot, fine, group, line

from .reverse import CENTRE, FRAME_LINE, back, blossom, petal_outline

# The moulded plastic of the indigo set: every colour of the red plate and what stands for it.
_INDIGO: Final = {
    PALETTE["rim"]: "#24407A",
    FRAME["groove"]: "#142A57",
    FRAME["relief"]: "#4A6CAE",
    FRAME["lip"]: "#0D1A38",
    FRAME["emboss"]: "#1A3266",
}


def plum() -> str:
    """Plum blossoms strewn over the plate, pressed into the plastic, one of them gilt."""
    between = jitter(17)
    strewn = ""
    for row in range(7):
        for column in range(5):
            x = 84 + column * 78 + (39 if row % 2 else 0) + between(-7, 7)
            y = 84 + row * 80 + between(-7, 7)
            if abs(x - CENTRE[0]) < 90 and abs(y - CENTRE[1]) < 90:
                continue
            strewn += group(_pressed(between(20, 30)), at=(x, y), turn=between(0, 72))
    return bare_card(
        clip(FRAME_LINE, strewn, fine=True)
        + line(rounded(40, 40, 320, 552, 12), 4.4, "gilt")
        + line(FRAME_LINE, 2.4, "gilt")
        + group(blossom(66), at=CENTRE)
    )


def _pressed(radius: float) -> str:
    petals = "".join(group(line(petal_outline(radius), 2.2, "emboss"), turn=72 * i) for i in range(5))
    stamens = "".join(
        f"M0 0L{x:.1f} {y:.1f}" for x, y in (polar((0, 0), radius * 0.42, 36 + 72 * i)[:2] for i in range(5))
    )
    return petals + line(stamens, 2, "emboss") + dot((0, 0), radius * 0.16, "emboss")


def plain() -> str:
    """Bare plastic with a lattice pressed in for the grip, as the cheapest real decks have."""
    lattice = "".join(f"M{x} -20L{x + 680} 660M{x} 660L{x + 680} -20" for x in range(-680, 420, 26))
    return bare_card(
        clip(rounded(36, 36, 328, 560, 14), fine(lattice, 2.2, "emboss"))
        + line(rounded(36, 36, 328, 560, 14), 3.4, "emboss")
    )


def indigo() -> str:
    """The waves on indigo plastic, the second deck of a set."""
    svg = back(Look())
    for red, blue in _INDIGO.items():
        svg = svg.replace(red, blue)
    return svg


BACKS: Final[dict[str, Callable[[], str]]] = {
    "plum": plum,
    "plain": plain,
    "indigo": indigo,
}
