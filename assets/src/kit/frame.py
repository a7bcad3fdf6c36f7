"""The card itself: plastic plate, rim, window and keyline round a picture (ART 2.4, 5.4)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from .palette import hex_of
from .svg import clip

W, H = 400, 640
"""Size of a card in user units, the lip included."""
PLATE = 632
"""Height of the plate; below it one sees the thickness of the plastic."""
INSET, RADIUS, WINDOW_RADIUS = 20, 26, 15


@dataclass(frozen=True, slots=True)
class Look:
    """How the deck is to look; the same drawing serves every face of PRODUCT."""

    contrast: bool = False
    """High contrast: ivory letters and the patterns of ART 5.6."""


Face: TypeAlias = Callable[[Look], str]
Faces: TypeAlias = dict[str, Face]


def rounded(x: float, y: float, w: float, h: float, r: float) -> str:
    """Return a rectangle with round corners as path data."""
    corner = f"A{r:g} {r:g} 0 0 1"
    right, foot = x + w, y + h
    return (
        f"M{x + r:g} {y:g}H{right - r:g}{corner} {right:g} {y + r:g}V{foot - r:g}{corner} {right - r:g} {foot:g}"
        f"H{x + r:g}{corner} {x:g} {foot - r:g}V{y + r:g}{corner} {x + r:g} {y:g}Z"
    )


WINDOW = rounded(INSET, INSET, W - 2 * INSET, PLATE - 2 * INSET, WINDOW_RADIUS)
"""Path data of the window: x 20..380, y 20..612."""


def card(body: str, ground: str = "paper") -> str:
    """Return the document of a card whose window shows *body* on *ground*."""
    window = clip(WINDOW, f'<path d="{WINDOW}" fill="{hex_of(ground)}"/>', _round(body))
    keyline = f'<path d="{WINDOW}" fill="none" stroke="{hex_of("ink")}" stroke-width="4"/>'
    return _document(_plate() + window + keyline)


def bare_card(body: str) -> str:
    """Return the document of a card without a window: *body* lies on the red plate, inside its relief line."""
    return _document(_plate() + clip(rounded(9, 9, W - 18, PLATE - 18, RADIUS - 9), _round(body)))


def _round(body: str) -> str:
    return f'<g stroke-linejoin="round" stroke-linecap="round">{body}</g>'


def _plate() -> str:
    rings = ((2.5, 5, "groove"), (7.5, 3, "relief"))
    return (
        f'<path d="{rounded(0, H - PLATE, W, PLATE, RADIUS)}" fill="{hex_of("lip")}"/>'
        f'<path d="{rounded(0, 0, W, PLATE, RADIUS)}" fill="{hex_of("rim")}"/>'
    ) + "".join(
        f'<path d="{rounded(o, o, W - 2 * o, PLATE - 2 * o, RADIUS - o)}" fill="none"'
        f' stroke="{hex_of(colour)}" stroke-width="{width}"/>'
        for o, width, colour in rings
    )


def _document(body: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {W} {H}">{body}</svg>\n'
