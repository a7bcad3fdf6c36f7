"""Pieces of SVG: flat shapes with an ink outline, lines, ornament, groups."""

from __future__ import annotations

import zlib

from .geometry import Point, num
from .palette import hex_of

LINE = 4.2
"""Outline of an ordinary shape."""
HERO = 4.6
"""Outline of the figure that a card is about."""


def fill(d: str, colour: str, *, fine: bool = False) -> str:
    """Return a flat shape without outline."""
    mark = ' class="fine"' if fine else ""
    return f'<path d="{d}" fill="{hex_of(colour)}"{mark}/>'


def shape(d: str, colour: str, width: float = LINE, edge: str = "ink", *, fine: bool = False) -> str:
    """Return a flat shape with an outline."""
    mark = ' class="fine"' if fine else ""
    return f'<path d="{d}" fill="{hex_of(colour)}" stroke="{hex_of(edge)}" stroke-width="{_width(width)}"{mark}/>'


def figure(d: str, colour: str, width: float = HERO, *, swell: float = 1.5) -> str:
    """Return a flat shape whose ink line swells towards the lower right, as a woodcut's does."""
    shadow = group(shape(d, "ink", width), at=(swell * 0.75, swell))
    return shadow + shape(d, colour, width)


def line(d: str, width: float = 2.4, colour: str = "ink", *, fine: bool = False) -> str:
    """Return an open line."""
    mark = ' class="fine"' if fine else ""
    return f'<path d="{d}" fill="none" stroke="{hex_of(colour)}" stroke-width="{_width(width)}"{mark}/>'


def fine(d: str, width: float = 1.8, colour: str = "ink") -> str:
    """Return ornament: a line that only the large set shows."""
    return line(d, width, colour, fine=True)


def dot(centre: Point, radius: float, colour: str, *, fine: bool = False) -> str:
    """Return a round spot without outline."""
    mark = ' class="fine"' if fine else ""
    return f'<circle cx="{num(centre[0])}" cy="{num(centre[1])}" r="{num(radius)}" fill="{hex_of(colour)}"{mark}/>'


def disc(centre: Point, radius: float, colour: str, width: float = LINE, edge: str = "ink") -> str:
    """Return a round spot with an outline."""
    return (
        f'<circle cx="{num(centre[0])}" cy="{num(centre[1])}" r="{num(radius)}" fill="{hex_of(colour)}"'
        f' stroke="{hex_of(edge)}" stroke-width="{_width(width)}"/>'
    )


def group(
    *parts: str,
    at: Point = (0, 0),
    turn: float = 0,
    scale: float = 1,
    stretch: float = 1,
    flip: bool = False,
    fine: bool = False,
) -> str:
    """Return the parts moved to *at*, turned, scaled; *stretch* scales x once more, *flip* mirrors left and right."""
    steps: list[str] = []
    if at != (0, 0):
        steps.append(f"translate({num(at[0])} {num(at[1])})")
    if turn:
        steps.append(f"rotate({num(turn)})")
    sx = scale * stretch * (-1 if flip else 1)
    if (sx, scale) != (1, 1):
        steps.append(f"scale({sx:.3g})" if sx == scale else f"scale({sx:.3g} {scale:.3g})")
    moved = f' transform="{" ".join(steps)}"' if steps else ""
    mark = ' class="fine"' if fine else ""
    return f"<g{moved}{mark}>{''.join(parts)}</g>" if moved or mark else "".join(parts)


def named(name: str, *parts: str) -> str:
    """Return the parts under a name that tests can count: `goose`, `butterfly`, `frog`, `antler` ..."""
    return f'<g class="{name}">{"".join(parts)}</g>'


def clip(d: str, *parts: str, fine: bool = False) -> str:
    """Return the parts, shown only inside the path *d*."""
    body = "".join(parts)
    # The same area may clip two different bodies of one card, so both make the name.
    name = f"c{zlib.crc32((d + body).encode()):08x}"
    mark = ' class="fine"' if fine else ""
    return f'<clipPath id="{name}"><path d="{d}"/></clipPath><g clip-path="url(#{name})"{mark}>{body}</g>'


def _width(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")
