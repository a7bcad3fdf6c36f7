"""Peony: a large ruffled rosette in red with a yellow heart, and black cut leaves."""

from __future__ import annotations

from kit.geometry import Point, curve, jitter, leaf, num, polar, smooth
from kit.svg import dot, fill, fine, group, line, shape

_RINGS = ((1.0, 8, 0.62), (0.77, 7, 0.56), (0.54, 6, 0.48))
"""Radius, petals and breadth of each ring, the outermost first."""


def _petal(r: float, breadth: float) -> list[Point]:
    """A petal with a ruffled edge of three bumps, pointing up from the origin."""
    w = r * breadth
    return [
        (0, 0, 1), (-w * 0.6, -r * 0.36), (-w * 0.86, -r * 0.7), (-w * 0.62, -r * 0.93), (-w * 0.3, -r * 0.9, 1), (-w * 0.12, -r * 1.02),
        (w * 0.12, -r * 1.02), (w * 0.3, -r * 0.9, 1), (w * 0.62, -r * 0.93), (w * 0.86, -r * 0.7), (w * 0.6, -r * 0.36),
    ]  # fmt: skip


def blossom(x: float, y: float, r: float, turn: float = 0) -> str:
    """Return an open flower of radius *r*."""
    between = jitter(round(x * 7 + y))
    parts = []
    for k, (size, count, breadth) in enumerate(_RINGS):
        for i in range(count):
            q = r * size * (1 + between(-0.05, 0.05))
            veins = "".join(f"M0 {num(-q * 0.5)}L{num(q * breadth * s * 0.42)} {num(-q * 0.82)}" for s in (-1, 0, 1))
            parts.append(
                group(
                    shape(smooth(_petal(q, breadth)), "red", 4 if k == 0 else 3.6),
                    fine(veins, 2, "dred"),
                    turn=turn + k * 23 + i * 360 / count,
                )
            )
    return group(*parts, _heart(r * 0.3, turn), at=(x, y))


def _heart(r: float, turn: float) -> str:
    tuft = smooth([polar((0, 0), r * (1 if i % 2 else 0.78), turn + i * 18) for i in range(20)])
    grains = "".join(dot(polar((0, 0), r * 0.6, turn + i * 51), r * 0.09, "dred", fine=True) for i in range(7))
    return shape(tuft, "yellow", 3.2) + grains + dot((0, 0), r * 0.24, "dred")


def half_open(x: float, y: float, r: float, turn: float = 0) -> str:
    """Return a flower that is just opening, seen from the side; its foot at (x, y)."""
    outer = [group(shape(smooth(_petal(r, 0.62)), "red", 4), turn=t) for t in (-46, 46, -22, 22)]
    inner = group(
        shape(smooth(_petal(r * 0.86, 0.6)), "red", 4), fine(f"M0 {num(-r * 0.3)}V{num(-r * 0.66)}", 2, "dred")
    )
    cup = [fill(leaf((0, r * 0.16), polar((0, 0), r * 0.52, a), r * 0.3), "ink") for a in (-150, -90, -30)]
    return group(*outer, inner, *cup, at=(x, y), turn=turn)


def foliage(x: float, y: float, length: float, turn: float) -> str:
    """Return a cut leaf on its stalk: three long pointed lobes, each with side teeth."""
    d, veins = "", ""
    for angle, size, width in ((0, 1.0, 0.27), (-44, 0.74, 0.24), (44, 0.74, 0.24)):
        foot = polar((0, 0), length * 0.12, angle)
        tip = polar((0, 0), length * size, angle)
        d += leaf(
            foot, tip, length * width, bend=length * 0.05 * (angle > 0) - length * 0.05 * (angle < 0), peak=0.5, n=6
        )
        for side in (-1, 1):
            root = polar((0, 0), length * size * 0.34, angle)
            d += leaf(root, polar(root, length * size * 0.42, angle + side * 27), length * width * 0.56, peak=0.5, n=6)
        veins += f"M{num(tip[0] * 0.24)} {num(tip[1] * 0.24)}L{num(tip[0] * 0.84)} {num(tip[1] * 0.84)}"
    stalk = f"M{num(-length * 0.16)} 0L{num(length * 0.2)} 0"
    return group(line(stalk, 7), fill(d, "ink"), fine(veins, 2, "paper"), at=(x, y), turn=turn)


def stem(points: list[Point], width: float = 10) -> str:
    """Return a stem."""
    return line(curve(points), width)
