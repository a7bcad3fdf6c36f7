"""Plum: round red five-petalled flowers, side views and buds on black branches."""

from __future__ import annotations

from kit.geometry import curve, num, polar, smooth, xy
from kit.svg import disc, dot, fine, group, line, shape


def blossom(x: float, y: float, r: float, turn: float = 0) -> str:
    """Return an open flower of radius *r*."""
    petal = [
        (0, -0.08 * r, 1),
        (-0.47 * r, -0.4 * r),
        (-0.47 * r, -0.86 * r),
        (0, -1.05 * r),
        (0.47 * r, -0.86 * r),
        (0.47 * r, -0.4 * r),
    ]
    tip = curve([(-0.27 * r, -0.76 * r), (0, -0.88 * r), (0.27 * r, -0.76 * r)])
    parts = [group(shape(smooth(petal), "red", 4), fine(tip, 2.2, "dred"), turn=turn + i * 72) for i in range(5)]
    threads, heads = "", ""
    for i in range(15):
        end = polar((0, 0), r * (0.58 if i % 2 else 0.44), turn + i * 24 + 12)
        threads += f"M0 0L{xy(end)}"
        heads += dot(end, max(2.6, r * 0.055), "yellow", fine=True)
    return group(*parts, fine(threads, 1.8), heads, disc((0, 0), r * 0.21, "yellow", 3), at=(x, y))


def side(x: float, y: float, r: float, turn: float = 0) -> str:
    """Return a half-open flower seen from the side, its calyx at the origin."""
    petal = [
        (0, 0.15 * r, 1),
        (-0.46 * r, -0.3 * r),
        (-0.42 * r, -0.8 * r),
        (0, -1.0 * r),
        (0.42 * r, -0.8 * r),
        (0.46 * r, -0.3 * r),
    ]
    parts = [group(shape(smooth(petal), "red", 4), turn=t) for t in (-58, 58, 0)]
    threads, heads = "", ""
    for i in range(7):
        end = polar((0, 0.1 * r), r * (0.74 if i % 2 else 0.6), -90 + (i - 3) * 15)
        threads += f"M0 {num(0.1 * r)}L{xy(end)}"
        heads += dot(end, 2.8, "yellow", fine=True)
    cup = smooth([(-0.36 * r, 0.1 * r), (0, 0.0), (0.36 * r, 0.1 * r), (0.13 * r, 0.36 * r), (-0.13 * r, 0.36 * r)])
    return group(*parts, fine(threads, 1.8), heads, shape(cup, "ink", 2), at=(x, y), turn=turn)


def bud(x: float, y: float, r: float, turn: float = 0, stem: float = 0) -> str:
    """Return a round bud with its calyx, on a stalk of *stem* units."""
    cup = smooth([(-r * 0.66, r * 0.4), (0, r * 0.05), (r * 0.66, r * 0.4), (0, r * 1.15)])
    stalk = line(f"M0 {num(r)}V{num(r + stem)}", 4) if stem else ""
    seam = fine(f"M0 {num(-r)}Q{num(r * 0.2)} {num(-r * 0.3)} 0 {num(r * 0.2)}", 2, "dred")
    return group(stalk, disc((0, 0), r, "red", 3.8), seam, shape(cup, "ink", 1.5), at=(x, y), turn=turn)
