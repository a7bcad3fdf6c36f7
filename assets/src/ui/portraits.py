"""Who sits at the table: six round portraits cut from our own cards (VISUAL 5)."""

from __future__ import annotations

from typing import Final

from deck import faces
from kit.frame import Look
from kit.geometry import Point, curve, ridge
from kit.palette import hex_of
from kit.svg import disc, fill, fine

from .sheets import Sheet, document, drawn

SIZE: Final = 64  # layout units at the largest
SCALE: Final = 4
_CANVAS: Final = 200

# Portrait → card, centre and radius of the circle in the card's units.
CROPS: Final[dict[str, tuple[str, float, float, float]]] = {
    "crane": ("01B", 172, 138, 104),
    "warbler": ("02A", 142, 218, 112),
    "boar": ("07A", 132, 406, 114),
    "deer": ("10A", 236, 182, 136),
    "traveller": ("12B", 212, 282, 106),
}


# The full moon does not fit a circle cut from its card, so it is set anew.
_HILL: Final[list[Point]] = [(-10, 158), (40, 138), (96, 130), (150, 137), (210, 160)]
NAMES: Final = (*CROPS, "moon")


def _moon() -> str:
    lines = "".join(curve([(x, y + step) for x, y in _HILL]) for step in (16, 32, 48))
    sky = f'<rect width="{_CANVAS}" height="{_CANVAS}" fill="{hex_of("red")}"/>'
    return sky + disc((100, 84), 56, "white", 6) + fill(ridge(_HILL, 210), "ink") + fine(lines, 2.6, "tone")


def portrait(name: str) -> str:
    """A portrait as SVG; outside its circle it is transparent. The ring round it is the game's.

    Raises KeyError for an unknown name.
    """
    clip = '<clipPath id="portrait"><circle cx="100" cy="100" r="100"/></clipPath>'
    body = _moon() if name == "moon" else _cut(name)
    return document(f'{clip}<g clip-path="url(#portrait)">{body}</g>', _CANVAS, _CANVAS)


def _cut(name: str) -> str:
    """The card moved and enlarged until its circle fills the canvas."""
    code, x, y, radius = CROPS[name]
    svg = faces()[code](Look())
    body = svg[svg.index(">") + 1 : svg.rindex("</svg>")]
    scale = _CANVAS / 2 / radius
    return f'<g transform="translate({100 - x * scale:.2f} {100 - y * scale:.2f}) scale({scale:.4f})">{body}</g>'


def sheet() -> Sheet:
    """The six portraits, 64 u wide at four pixels a unit."""
    out = Sheet("image", SCALE)
    for name in NAMES:
        out.add(name, drawn(portrait(name), SIZE * SCALE))
    return out
