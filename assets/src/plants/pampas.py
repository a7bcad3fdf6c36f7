"""The bare hill of August: a smooth black dome on which pampas grass shows, tone on tone, when the card is big."""

from __future__ import annotations

from collections.abc import Sequence

from kit.geometry import Point, along, curve, jitter, num, polar, ridge, xy
from kit.svg import clip, fill, fine, line

_BLADES = ((-46, 40), (-30, 52), (-15, 60), (0, 64), (14, 58), (29, 50), (44, 38))
"""Lean and length of the blades of a tuft."""


def hill(contour: Sequence[Point], seed: int, *, rim: bool = False) -> str:
    """Return the hill under the contour (walked left to right); *rim* draws its edge for a sky that is not ivory."""
    d = ridge(contour)
    tufts = clip(d, fine(_tufts(contour, seed), 2, "tone"), fine(_plumes(contour, seed), 2, "tone"))
    return fill(d, "ink") + tufts + (line(curve(contour), 5) if rim else "")


def _feet(contour: Sequence[Point], seed: int) -> list[Point]:
    """Where the tufts grow: rows under the contour, each shifted against the one above."""
    between = jitter(seed)
    samples = along(contour, 60)
    feet: list[Point] = []
    for row in range(9):
        shift = (row * 0.382) % 1
        for i in range(6):
            at = samples[round(60 * (i + shift) / 6)].at
            foot = (at[0] + between(-8, 8), at[1] + 80 + row * 50 + between(-7, 7))
            if foot[1] < 670:
                feet.append(foot)
    return feet


def _tufts(contour: Sequence[Point], seed: int) -> str:
    between = jitter(seed + 1)
    d = ""
    for foot in _feet(contour, seed):
        for lean, length in _BLADES:
            reach = length * between(0.9, 1.05)
            knee = polar(foot, reach * 0.62, lean * 0.75 - 90)
            tip = polar(foot, reach, lean * 1.15 - 90)
            d += f"M{num(foot[0] + lean * 0.08)} {num(foot[1])}Q{xy(knee)} {xy((tip[0], tip[1] + abs(lean) * 0.14))}"
    return d


def _plumes(contour: Sequence[Point], seed: int) -> str:
    """A feathery ear on every other tuft, nodding to the left."""
    d = ""
    for foot in _feet(contour, seed)[::2]:
        stem = [foot, (foot[0] - 4, foot[1] - 44), (foot[0] - 18, foot[1] - 72)]
        d += curve(stem)
        for s in along(stem, 14)[8:]:
            for side in (-1, 1):
                d += f"M{xy(s.at)}L{xy(polar(s.at, 11 * (1.3 - s.u * 0.6), s.angle + side * 34))}"
    return d
