"""Curves from the points they pass through: smooth shapes, brush strokes, leaves; all as SVG path data."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple, TypeAlias

Point: TypeAlias = tuple[float, ...]
"""(x, y), or (x, y, 1) for a corner."""

Widths: TypeAlias = Sequence[float] | Sequence[tuple[float, float]]
"""Full widths evenly spaced along a stroke, or (place 0..1, width) pairs."""

TAU = math.tau
_STEPS = 24


class Sample(NamedTuple):
    """A place on a curve: where, in which direction, and how far along (0..1)."""

    at: Point
    tangent: Point
    u: float

    @property
    def angle(self) -> float:
        """Direction of the curve in degrees."""
        return math.degrees(math.atan2(self.tangent[1], self.tangent[0]))

    def beside(self, distance: float) -> Point:
        """Return the point so far to the left of the direction (up, when going right)."""
        return (self.at[0] + self.tangent[1] * distance, self.at[1] - self.tangent[0] * distance)


def num(value: float) -> str:
    """Return a coordinate with at most one decimal."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def xy(point: Point) -> str:
    """Return a point as path data."""
    return f"{num(point[0])} {num(point[1])}"


def polar(centre: Point, radius: float, degrees: float) -> Point:
    """Return the point at an angle (0 = right, 90 = down) from *centre*."""
    a = math.radians(degrees)
    return (centre[0] + radius * math.cos(a), centre[1] + radius * math.sin(a))


def mix(a: Point, b: Point, t: float) -> Point:
    """Return the point between *a* and *b* at *t*."""
    return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)


def span(a: float, b: float, t: float) -> float:
    """Return the number between *a* and *b* at *t*."""
    return a + (b - a) * t


def move(points: Sequence[Point], dx: float, dy: float) -> list[Point]:
    """Return the points shifted; corners stay corners."""
    return [(p[0] + dx, p[1] + dy, *p[2:]) for p in points]


def mirror(points: Sequence[Point], axis: float = 0) -> list[Point]:
    """Return the points mirrored in the vertical line x = *axis*."""
    return [(2 * axis - p[0], p[1], *p[2:]) for p in points]


def resize(points: Sequence[Point], sx: float, sy: float) -> list[Point]:
    """Return the points scaled from the origin."""
    return [(p[0] * sx, p[1] * sy, *p[2:]) for p in points]


def rotate(points: Sequence[Point], degrees: float, centre: Point = (0, 0)) -> list[Point]:
    """Return the points turned clockwise about *centre*."""
    a = math.radians(degrees)
    cos, sin = math.cos(a), math.sin(a)
    out: list[Point] = []
    for p in points:
        x, y = p[0] - centre[0], p[1] - centre[1]
        out.append((centre[0] + x * cos - y * sin, centre[1] + x * sin + y * cos, *p[2:]))
    return out


def jitter(seed: int) -> Callable[[float, float], float]:
    """Return a repeatable source of numbers between two bounds."""
    rng = random.Random(seed)

    def between(low: float, high: float) -> float:
        return low + (high - low) * rng.random()

    return between


_Segment: TypeAlias = tuple[Point, Point, Point, Point]


def _segments(points: Sequence[Point], *, closed: bool, k: float) -> list[_Segment]:
    """Catmull-Rom through the points, as cubic Bezier segments."""
    n = len(points)

    def get(i: int) -> Point:
        return points[i % n] if closed else points[max(0, min(n - 1, i))]

    out: list[_Segment] = []
    for i in range(n if closed else n - 1):
        p0, p1, p2, p3 = get(i - 1), get(i), get(i + 1), get(i + 2)
        c1 = (p1[0] + (p2[0] - p0[0]) * k, p1[1] + (p2[1] - p0[1]) * k)
        c2 = (p2[0] - (p3[0] - p1[0]) * k, p2[1] - (p3[1] - p1[1]) * k)
        if len(p1) > 2:
            c1 = (p1[0] + (p2[0] - p1[0]) * k * 1.2, p1[1] + (p2[1] - p1[1]) * k * 1.2)
        if len(p2) > 2:
            c2 = (p2[0] - (p2[0] - p1[0]) * k * 1.2, p2[1] - (p2[1] - p1[1]) * k * 1.2)
        out.append((p1, c1, c2, p2))
    return out


def smooth(points: Sequence[Point], *, closed: bool = True, k: float = 1 / 6) -> str:
    """Return the curve through all points; (x, y, 1) is a corner."""
    segments = _segments(points, closed=closed, k=k)
    curves = "".join(f"C{xy(c1)} {xy(c2)} {xy(end)}" for _, c1, c2, end in segments)
    return f"M{xy(points[0])}{curves}{'Z' if closed else ''}"


def curve(points: Sequence[Point]) -> str:
    """Return the open curve through all points."""
    return smooth(points, closed=False)


def poly(points: Sequence[Point], *, closed: bool = True) -> str:
    """Return straight lines between the points."""
    return "M" + "L".join(xy(p) for p in points) + ("Z" if closed else "")


def ridge(points: Sequence[Point], floor: float = 660) -> str:
    """Return the area under an open contour, down to *floor*: hills, mounds, ground, water."""
    return f"{curve(points)}L{num(points[-1][0])} {num(floor)}L{num(points[0][0])} {num(floor)}Z"


def along(points: Sequence[Point], n: int, *, closed: bool = False, k: float = 1 / 6) -> list[Sample]:
    """Return n + 1 places evenly spaced by length along the smooth curve."""
    dense: list[Point] = []
    segments = _segments(points, closed=closed, k=k)
    for a, b, c, d in segments:
        for j in range(_STEPS):
            t = j / _STEPS
            u = 1 - t
            w = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
            dense.append(
                (
                    w[0] * a[0] + w[1] * b[0] + w[2] * c[0] + w[3] * d[0],
                    w[0] * a[1] + w[1] * b[1] + w[2] * c[1] + w[3] * d[1],
                )
            )
    dense.append(segments[-1][3][:2])
    lengths = [0.0]
    for p, q in pairwise(dense):
        lengths.append(lengths[-1] + math.dist(p, q))
    out: list[Sample] = []
    j = 0
    for i in range(n + 1):
        s = lengths[-1] * i / n
        while j < len(lengths) - 2 and lengths[j + 1] < s:
            j += 1
        step = lengths[j + 1] - lengths[j]
        dx, dy = dense[j + 1][0] - dense[j][0], dense[j + 1][1] - dense[j][1]
        size = math.hypot(dx, dy) or 1.0
        at = mix(dense[j], dense[j + 1], (s - lengths[j]) / step if step else 0)
        out.append(Sample(at, (dx / size, dy / size), i / n))
    return out


def length_of(points: Sequence[Point]) -> float:
    """Return the length of the open curve through the points."""
    samples = along(points, 40)
    return sum(math.dist(a.at, b.at) for a, b in pairwise(samples))


def profile(widths: Widths) -> Callable[[float], float]:
    """Return the width at each place 0..1, eased between the given ones."""
    pairs: list[tuple[float, float]] = []
    for i, w in enumerate(widths):
        pairs.append(w if isinstance(w, tuple) else (i / (len(widths) - 1), w))

    def at(u: float) -> float:
        for (a, wa), (b, wb) in pairwise(pairs):
            if u <= b:
                t = max(0.0, (u - a) / ((b - a) or 1))
                return wa + (wb - wa) * t * t * (3 - 2 * t)
        return pairs[-1][1]

    return at


def brush(points: Sequence[Point], widths: Widths, *, n: int = 0, wobble: float = 0, seed: int = 0) -> str:
    """Return the outline of an ink stroke: centre line *points*, full *widths*; ends of width <= 1 taper to a point."""
    width = profile(widths)
    samples = along(points, n or max(6, 4 * (len(points) - 1)))
    rough = jitter(seed)
    left: list[Point] = []
    right: list[Point] = []
    for s in samples:
        half = width(s.u) / 2 + (rough(-wobble, wobble) if wobble else 0)
        left.append(s.beside(-half))
        right.append(s.beside(half))
    first, last = samples[0], samples[-1]
    start, end = width(0) / 2, width(1) / 2
    head: list[Point] = []
    tail: list[Point] = []
    if start > 0.6:
        tail = [(first.at[0] - first.tangent[0] * start * 0.9, first.at[1] - first.tangent[1] * start * 0.9)]
    else:
        left[0] = (*first.at[:2], 1)
        right = right[1:]
    if end > 0.6:
        head = [(last.at[0] + last.tangent[0] * end * 0.9, last.at[1] + last.tangent[1] * end * 0.9)]
    else:
        left[-1] = (*last.at[:2], 1)
        right = right[:-1]
    return smooth([*left, *head, *right[::-1], *tail])


def leaf(a: Point, b: Point, width: float, *, bend: float = 0, peak: float = 0.45, n: int = 8) -> str:
    """Return an almond from *a* to *b*; *bend* bows its midrib sideways, *peak* is where it is widest."""
    mid = mix(a, b, 0.5)
    dx, dy = b[0] - a[0], b[1] - a[1]
    size = math.hypot(dx, dy) or 1
    bowed = (mid[0] - dy / size * bend, mid[1] + dx / size * bend)
    left: list[Point] = []
    right: list[Point] = []
    for s in along([a, bowed, b], n)[1:-1]:
        half = width / 2 * max(math.sin(math.pi * s.u ** (math.log(0.5) / math.log(peak))), 0) ** 0.8
        left.append(s.beside(-half))
        right.append(s.beside(half))
    return smooth([(*a[:2], 1), *left, (*b[:2], 1), *right[::-1]])


def ring(centre: Point, rx: float, ry: float, width: float) -> str:
    """Return a brushed ring, thicker below than above (the inner edge runs backwards, so it is a hole)."""
    outer = [(centre[0] + rx * math.cos(t), centre[1] + ry * math.sin(t)) for t in (i * TAU / 10 for i in range(10))]
    inner = [
        (centre[0] + 0.5 + (rx - width) * math.cos(t), centre[1] + 1 - (ry - width * 0.8) * math.sin(t))
        for t in (i * TAU / 10 for i in range(10))
    ]
    return smooth(outer) + smooth(inner)


def ellipse(centre: Point, rx: float, ry: float, *, turn: float = 0, n: int = 12) -> list[Point]:
    """Return points of an ellipse for `smooth`."""
    flat = [(centre[0] + rx * math.cos(t), centre[1] + ry * math.sin(t)) for t in (i * TAU / n for i in range(n))]
    return rotate(flat, turn, centre) if turn else list(flat)
