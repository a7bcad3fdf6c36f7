"""Parts that several months share: light disc, cloud bank, branches, eyes, feathers, water, hills."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from .geometry import Point, Widths, along, brush, curve, jitter, mix, num, polar, profile, smooth, xy
from .lettering import letter
from .svg import LINE, disc, dot, fill, fine, line, named, shape


def gwang(x: float, y: float, radius: float = 47) -> str:
    """Return the red disc with 光 that marks a bright."""
    return named(
        "gwang",
        disc((x, y), radius, "red", 4)
        + disc((x, y), radius - 6, "none", 1.8, "white")
        + letter("gwang", (x, y + 1), radius * 1.42, "white", bold=2),
    )


def cloud(
    edge: Sequence[Point], closing: Sequence[Point], *, sweep: int = 0, colour: str = "red", curls: bool = True
) -> str:
    """Return a bank of cloud: arcs between the edge points, a curl in each lobe, closed round *closing*.

    *sweep* is the arc flag: 0 for a bank at the top walked left to right, 1 for one at the bottom; look at every use.
    """
    d = f"M{xy(edge[0])}"
    hooks = ""
    for a, b in pairwise(edge):
        size = math.dist(a[:2], b[:2])
        r = num(size * 0.54)
        d += f"A{r} {r} 0 0 {sweep} {xy(b)}"
        ux, uy = (a[0] - b[0]) / size, (a[1] - b[1]) / size
        nx, ny = (uy, -ux) if sweep else (-uy, ux)
        q = (b[0] + (ux * 0.16 + nx * 0.30) * size, b[1] + (uy * 0.16 + ny * 0.30) * size)
        e = (b[0] + (ux * 0.52 + nx * 0.22) * size, b[1] + (uy * 0.52 + ny * 0.22) * size)
        hooks += f"M{xy(b)}Q{xy(q)} {xy(e)}"
    d += "".join(f"L{xy(p)}" for p in closing) + "Z"
    return shape(d, colour, LINE) + (line(hooks, 2.6) if curls else "")


def branch(points: Sequence[Point], widths: Widths, seed: int = 1, *, wobble: float = 1.6, colour: str = "ink") -> str:
    """Return a woody branch with a slightly rough edge."""
    return fill(brush(points, widths, n=8 * (len(points) - 1), wobble=wobble, seed=seed), colour)


def bark(points: Sequence[Point], widths: Widths, seed: int, count: int = 10, colour: str = "tone") -> str:
    """Return bark marks along a branch, ornament only."""
    between = jitter(seed)
    samples = along(points, 60)
    width = profile(widths)
    d = ""
    for _ in range(count):
        j = int(between(4, 52))
        k = min(60, j + int(between(3, 7)))
        side = between(-0.3, 0.3)
        a, b = samples[j], samples[k]
        d += f"M{xy(a.beside(side * width(a.u)))}L{xy(b.beside(side * width(a.u)))}"
    return fine(d, 1.8, colour)


def bird_eye(at: Point, radius: float, ground: str = "white") -> str:
    """Return a bird's eye: ring, pupil, glint."""
    return (
        disc(at, radius, ground, radius * 0.34)
        + dot((at[0] - radius * 0.1, at[1]), radius * 0.55, "ink")
        + dot((at[0] - radius * 0.3, at[1] - radius * 0.25), radius * 0.18, "white")
    )


def feather(length: float, width: float, colour: str, edge: str = "ink", stroke: float = 3) -> str:
    """Return a drop feather pointing right from the origin, with its shaft."""
    half = [(length * 0.3, 0.36), (length * 0.72, 0.5), (length * 0.95, 0.32)]
    up = [(x, -w * width) for x, w in half]
    down = [(x, w * width) for x, w in half]
    d = smooth([(0, 0, 1), *up, (length, 0), *down[::-1]])
    return shape(d, colour, stroke, edge) + fine(f"M{num(length * 0.12)} 0H{num(length * 0.9)}", 1.8, edge)


def scallops(row: Sequence[Point], count: int, depth: float) -> str:
    """Return a row of scallops (path data) that hang to the right of the walking direction."""
    d = ""
    samples = along(row, count)
    for a, b in pairwise(samples):
        m = mix(a.at, b.at, 0.5)
        dx, dy = b.at[0] - a.at[0], b.at[1] - a.at[1]
        size = math.hypot(dx, dy) or 1
        d += f"M{xy(a.at)}Q{xy((m[0] - dy / size * depth, m[1] + dx / size * depth))} {xy(b.at)}"
    return d


def hill_lines(contour: Sequence[Point], rows: int = 6, step: float = 40) -> str:
    """Return the contour of a hill repeated downward, ornament on ink."""
    d = "".join(
        curve([((p[0] - 200) * (1 + 0.02 * k) + 200, p[1] + k * step) for p in contour]) for k in range(1, rows + 1)
    )
    return fine(d, 2, "tone")


def water(top: float, lines: Sequence[tuple[float, float, float]], *, left: float = -10, right: float = 410) -> str:
    """Return flat blue water below *top* with navy lines (y, from x, to x)."""
    d = "".join(f"M{num(x0)} {num(y)}H{num(x1)}" for y, x0, x1 in lines)
    area = f"M{num(left)} {num(top)}H{num(right)}V660H{num(left)}Z"
    return shape(area, "blue", LINE) + line(d, 2.8, "navy")


def star(centre: Point, count: int, inner: float, outer: float, start: float = 0) -> str:
    """Return rays (path data) from radius *inner* to *outer*."""
    d = ""
    for i in range(count):
        a = start + 360 * i / count
        d += f"M{xy(polar(centre, inner, a))}L{xy(polar(centre, outer, a))}"
    return d
