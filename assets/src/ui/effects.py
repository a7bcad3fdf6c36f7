"""What flies up and is gone: the dust of a slap, the rays of a bomb, the stroke of a broom; cut strokes like the letters (UX 4)."""

from __future__ import annotations

import math
from typing import Final

from kit.geometry import Point, brush, jitter, polar

from .sheets import Sheet, document, drawn

SCALE: Final = 1.5


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


# Effect → drawing and size in layout units.
_EFFECTS: Final = {"dust": (dust, 192, 192), "burst": (burst, 240, 240), "sweep": (sweep, 480, 96)}


def sheet() -> Sheet:
    """The effects as masks: always in motion, so that few pixels are enough, and the game can keep the sheet."""
    out = Sheet("mask", SCALE, widest=760)
    for name, (draw, width, height) in _EFFECTS.items():
        out.add(name, drawn(document(draw(), width, height), round(width * SCALE)))
    return out
