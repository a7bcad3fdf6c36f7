"""Marks that stand round cards whatever the cursor does, and the dust, petals and strokes of events (UX 3.4, 4).

All are masks. Outlines come in the three card widths of the table and stretch by `slice`; `outset` is how far their outer edge lies
beyond the card. A double outline is two masks: `gap` under `line`, so that it shows on any card and any cloth.
"""

from __future__ import annotations

import math
from typing import Final

from kit.geometry import Point, brush, jitter, polar, smooth

from .sheets import Sheet, document, drawn

SCALE: Final = 3
EFFECT_SCALE: Final = 1.5
WIDTHS: Final = {"hand": 96, "field": 62, "capture": 50}
_BOX: Final = 64  # a piece of card that is large enough for four corners
_OUT: Final = 10

# Rings outwards from the card's edge: (from, to) in layout units (VISUAL 4: 2 gap, 2 colour, 1 gap, 1 colour).
_DOUBLE_LINE: Final = ((2.0, 4.0), (5.0, 6.0))
_DOUBLE_GAP: Final = ((0.0, 7.0),)
_SOLID: Final = ((0.0, 4.0),)
_SINGLE: Final = ((1.0, 3.0),)


def corner(width: float) -> float:
    """The corner radius of a card so wide (6.5 %)."""
    return width * 0.065


def _ring(radius: float, start: float, end: float) -> str:
    middle, weight = (start + end) / 2, end - start
    at, edge = _OUT - middle, _BOX + 2 * middle
    return f'<rect x="{at:g}" y="{at:g}" width="{edge:g}" height="{edge:g}" rx="{radius + middle:g}" fill="none" stroke="#fff" stroke-width="{weight:g}"/>'


def outline(width: float, rings: tuple[tuple[float, float], ...]) -> str:
    """Concentric rings round a card so wide."""
    return "".join(_ring(corner(width), *ring) for ring in rings)


def dashed(width: float) -> str:
    """The dashed outline of a whole card: changed without motion, or the free slot a card would go to."""
    height = math.ceil(width * 1.6)
    radius = corner(width) + 2
    straight = 2 * (width + height + 8) - 8 * radius + math.tau * radius
    dashes = round(straight / 9)
    dash = straight / dashes
    return (
        f'<rect x="1" y="1" width="{width + 4}" height="{height + 4}" rx="{radius + 1:g}" fill="none" stroke="#fff" stroke-width="2"'
        f' stroke-dasharray="{dash * 0.6:.3f} {dash * 0.4:.3f}"/>'
    )


def dust() -> str:
    """The ring of dust that a slapped card throws up: short dry strokes round an ellipse."""
    between = jitter(4)
    out = ""
    for i in range(46):
        a = 360 * i / 46 + between(-3, 3)
        near, far = between(58, 66), between(70, 92)
        p, q = polar((0, 0), near, a), polar((0, 0), far, a + between(-4, 4))
        weight = between(1.6, 4.2)
        d = brush(
            [(p[0], p[1] * 0.92), ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2 * 0.93), (q[0], q[1] * 0.92)],
            [0.4, weight, 0.4],
            n=8,
        )
        out += f'<path d="{d}" opacity="{between(0.5, 0.95):.2f}"/>'
    return f'<g transform="translate(96 96)" fill="#fff">{out}</g>'


def burst() -> str:
    """Woodcut rays of a bomb or a burst stack: two rings of wedges."""
    between = jitter(12)
    d = ""
    for count, low, high, weight in ((26, 62, 96, 5.0), (26, 84, 118, 3.4)):
        for i in range(count):
            a = 360 * (i + (0.5 if weight < 4 else 0)) / count + between(-2, 2)
            tip = polar((0, 0), high + between(-12, 4), a)
            left, right = polar((0, 0), low, a - weight / 2), polar((0, 0), low + between(-3, 3), a + weight / 2)
            d += "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in (left, tip, right)) + "Z"
    return f'<g transform="translate(120 120)"><path d="{d}" fill="#fff"/></g>'


def sweep() -> str:
    """A broom's dry stroke, 480 × 96: many bristles that start together and run dry apart."""
    between = jitter(9)
    out = ""
    for i in range(46):
        y = 14 + i * 1.5 + between(-2, 2)
        x0, x1 = between(0, 40) + abs(i - 23) * 1.2, 478 - between(0, 150) - abs(i - 23) * 1.6
        bow = 10 * math.sin(i / 46 * math.pi)
        weight = between(0.8, 3.4)
        points: list[Point] = [(x0, y + 6), ((x0 + x1) / 2, y - bow), (x1, y + 8 + between(-3, 3))]
        out += f'<path d="{brush(points, [0.3, weight, weight * 0.8, 0.2], n=16)}" opacity="{between(0.45, 1):.2f}"/>'
    return f'<g fill="#fff">{out}</g>'


def hearts() -> str:
    """The small ring of a kiss: a heart of one brushed line with four dots round it."""
    heart: list[Point] = [(0, 22, 1), (-24, -2), (-22, -20), (-10, -24), (0, -12, 1), (10, -24), (22, -20), (24, -2)]
    dots = "".join(
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.6"/>'
        for x, y in (polar((0, 0), 37, a)[:2] for a in range(-90, 270, 60))
    )
    return f'<g transform="translate(42 42)"><path d="{smooth(heart)}" fill="none" stroke="#fff" stroke-width="5" stroke-linejoin="round"/><g fill="#fff">{dots}</g></g>'


def petal() -> str:
    """A plum petal that falls when somebody wins."""
    points: list[Point] = [(12, 22, 1), (3, 13), (4, 5), (12, 2), (20, 5), (21, 13)]
    return f'<path d="{smooth(points)}" fill="#fff"/>'


def spark() -> str:
    """A four-pointed glint."""
    return '<path d="M16 1Q17.4 14.6 31 16Q17.4 17.4 16 31Q14.6 17.4 1 16Q14.6 14.6 16 1Z" fill="#fff"/>'


def bracket() -> str:
    """Joins the three cards of a bomb or shake along their top edges; stretches across."""
    return (
        '<path d="M2 12Q3 3 12 3H52Q61 3 62 12" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/>'
    )


def notch() -> tuple[str, str]:
    """The tab on a card's top edge, 40 × 21, as body and edge."""
    shape = "M1 21V6Q1 1 6 1H34Q39 1 39 6V21"
    return f'<path d="{shape}Z" fill="#fff"/>', f'<path d="{shape}" fill="none" stroke="#fff" stroke-width="2"/>'


def tick_disc() -> str:
    """A disc with its tick cut out."""
    return (
        '<path fill="#fff" fill-rule="evenodd" d="M13 1A12 12 0 1 0 13 25A12 12 0 1 0 13 1Z'
        'M6.6 13.2L8.6 11.2L11.6 14.2L18 7.6L20 9.6L11.6 18.2Z"/>'
    )


def sheet() -> Sheet:
    """What stands round cards."""
    out = Sheet("mask", SCALE)
    side = _BOX + 2 * _OUT
    for place, width in WIDTHS.items():
        for kind, rings in (("line", _DOUBLE_LINE), ("gap", _DOUBLE_GAP), ("solid", _SOLID), ("single", _SINGLE)):
            picture = drawn(document(outline(width, rings), side, side), side * SCALE)
            out.add(f"{place}_{kind}", picture, slice=[(_OUT + 14) * SCALE] * 4, outset=_OUT * SCALE)
        height = math.ceil(width * 1.6)
        whole = drawn(document(dashed(width), width + 6, height + 6), (width + 6) * SCALE)
        out.add(f"{place}_dashed", whole, outset=3 * SCALE)
    body, edge = notch()
    for name, drawing, size in (
        ("notch_body", body, (40, 21)),
        ("notch_edge", edge, (40, 21)),
        ("tick_disc", tick_disc(), (26, 26)),
    ):
        out.add(name, drawn(document(drawing, *size), size[0] * SCALE))
    out.add("bracket", drawn(document(bracket(), 64, 14), 64 * SCALE), slice=[14 * SCALE, 0, 14 * SCALE, 0])
    return out


# Effect → drawing and size in layout units.
_EFFECTS: Final = {
    "dust": (dust, 192, 192),
    "burst": (burst, 240, 240),
    "sweep": (sweep, 480, 96),
    "hearts": (hearts, 84, 84),
    "petal": (petal, 24, 24),
    "spark": (spark, 32, 32),
}


def effects() -> Sheet:
    """What flies up and is gone: always in motion, so that few pixels are enough, and the game can keep the sheet."""
    out = Sheet("mask", EFFECT_SCALE, widest=760)
    for name, (draw, width, height) in _EFFECTS.items():
        out.add(name, drawn(document(draw(), width, height), round(width * EFFECT_SCALE)))
    return out
