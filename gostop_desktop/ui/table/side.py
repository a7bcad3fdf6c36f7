"""The panel beside the cloth: how large its words are, what each part takes of its height (UX 3.2). No pygame."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .geometry import Rect

WIDE = 180
"""From this width on, in units of the panel, heads and dangers stand in wide rows."""
_GAP = 8
_STEP = 0.05


@dataclass(frozen=True, slots=True)
class SidePlaces:
    """The panel beside the cloth."""

    rect: Rect
    seats: tuple[Rect, ...]
    """One panel a seat, by place."""
    middle: Rect
    """Between the opponents' panels and the viewer's: last move, sets to watch, counts."""
    scale: float
    """Pixels a unit of the panel's text."""


@dataclass(frozen=True, slots=True)
class _Heights:
    """Heights of a panel in its units, from what the design gives it to what it needs at least."""

    one: tuple[int, ...]
    """Of the only opponent."""
    two: tuple[int, ...]
    """Of each of two opponents."""
    own: tuple[tuple[int, ...], tuple[int, ...]]
    """Of the viewer, beside one opponent and beside two."""
    middle: tuple[int, int]
    """What last move, sets and counts need at least beside one opponent, and beside two."""


_WIDE = _Heights(one=(200, 158, 130, 104), two=(99,), own=((162, 130, 104), (157, 130, 104)), middle=(175, 160))
_NARROW = _Heights(one=(96,), two=(114,), own=((186, 170),) * 2, middle=(215, 176))


def side_places(rect: Rect, opponents: int, scale: float, grown: float, margin: int) -> SidePlaces:
    """Return the parts of a panel: in the largest text, up to `grown` times the usual one, with which all have room.

    `scale` are the pixels of a unit of the usual panel. Panels become lower before the text becomes smaller.
    """
    inner = rect.inset(margin)
    for text in _texts(grown):
        unit = scale * text
        heights = _WIDE if inner.w >= WIDE * unit else _NARROW
        room = inner.h / unit - heights.middle[opponents - 1] - _GAP * (opponents + 1)
        for own, other in _forms(heights.own[opponents - 1], heights.one if opponents == 1 else heights.two):
            if own + other * opponents <= room:
                return _placed(rect, inner, opponents, unit, (own, other))
    own, other = heights.own[opponents - 1][-1], (heights.one if opponents == 1 else heights.two)[-1]
    shrink = min(1.0, inner.h * 0.78 / (scale * (own + other * opponents)))
    return _placed(rect, inner, opponents, scale, (own * shrink, other * shrink))


def _texts(grown: float) -> Iterator[float]:
    """Yield the sizes of text to try, the largest first."""
    text = grown
    while text > 1.0 + _STEP / 2:
        yield text
        text -= _STEP
    yield 1.0


def _forms(own: tuple[int, ...], other: tuple[int, ...]) -> Iterator[tuple[int, int]]:
    """Yield pairs of heights, the opponents' becoming lower before one's own."""
    mine, theirs = 0, 0
    yield own[0], other[0]
    while mine < len(own) - 1 or theirs < len(other) - 1:
        if theirs < len(other) - 1 and (theirs <= mine or mine == len(own) - 1):
            theirs += 1
        else:
            mine += 1
        yield own[mine], other[theirs]


def _placed(rect: Rect, inner: Rect, opponents: int, unit: float, heights: tuple[float, float]) -> SidePlaces:
    own, other = (round(height * unit) for height in heights)
    gap = round(_GAP * unit)
    seats = [Rect(inner.x, inner.bottom - own, inner.w, own)]
    seats += [Rect(inner.x, inner.y + index * (other + gap), inner.w, other) for index in range(opponents)]
    top = seats[-1].bottom + gap
    middle = Rect(inner.x, top, inner.w, seats[0].y - gap - top)
    return SidePlaces(rect, tuple(seats), middle, unit)
