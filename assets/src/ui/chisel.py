"""The cut stroke: a centre line with a width profile and two slanted chisel ends, dry towards its end (VISUAL 9)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from kit.geometry import Point, along, jitter, length_of, profile, smooth

_STEPS = 14
_DRY = 40.0  # only strokes longer than this run dry


@dataclass(frozen=True, slots=True)
class Stroke:
    """One cut of the chisel. A cut moves the left corner of an end along the stroke by so many half widths."""

    points: tuple[Point, ...]
    widths: tuple[float, ...]
    start: float = 0.0
    end: float = 0.0
    dry: bool = True
    """Whether it may run dry; not where it ends inside another stroke."""

    @property
    def steps(self) -> int:
        """Places along the stroke at which its edges are set."""
        return max(_STEPS, 6 * (len(self.points) - 1))


def across(x0: float, y0: float, x1: float, y1: float, w: float, bow: float = -1.5, *, dry: bool = True) -> Stroke:
    """A horizontal: pressed at both ends, thin in the middle."""
    middle = ((x0 + x1) / 2, (y0 + y1) / 2 + bow)
    return Stroke(((x0, y0), middle, (x1, y1)), (w * 1.06, w * 0.86, w * 0.90, w * 1.12), 0.55, 0.35, dry)


def down(x0: float, y0: float, x1: float, y1: float, w: float, foot: float = 0.92, *, dry: bool = True) -> Stroke:
    """A vertical: its head is broad and slanted."""
    middle = ((x0 + x1) / 2 + 0.6, (y0 + y1) / 2)
    return Stroke(((x0, y0), middle, (x1, y1)), (w * 1.10, w * 0.92, w * foot), -0.45, -0.25, dry)


def ring(cx: float, cy: float, rx: float, ry: float, w: float) -> Stroke:
    """The round consonant, cut in one go: pressed at the top left, round the foot, back over its own start."""
    points = tuple(
        (
            cx + rx * math.copysign(abs(math.cos(a)) ** 0.88, math.cos(a)),
            cy + ry * math.copysign(abs(math.sin(a)) ** 0.88, math.sin(a)),
        )
        for a in (math.radians(-104 - step * 30) for step in range(14))
    )
    press = (1.0, 1.08, 1.12, 1.0, 0.84, 0.80, 0.9, 1.08, 1.16, 1.08, 0.92, 0.80, 0.62, 0.34)
    return Stroke(points, tuple(w * part for part in press), 0.3, -0.2)


def ink(stroke: Stroke, seed: int, *, wobble: float = 0.45, dry: bool = True) -> str:
    """The stroke as path data for a non-zero fill; its edges wander by `wobble`, a dry one has bare slivers."""
    width = profile(stroke.widths)
    between = jitter(seed)
    phase = [between(0, math.tau) for _ in range(4)]
    left: list[Point] = []
    right: list[Point] = []
    steps = stroke.steps
    step = length_of(stroke.points) / steps
    start, end = stroke.start * width(0.0) / 2, stroke.end * width(1.0) / 2
    for i, sample in enumerate(along(stroke.points, steps)):
        half = width(sample.u) / 2
        cut = stroke.start * half if i == 0 else stroke.end * half if i == steps else 0.0
        u = sample.u
        near = half + wobble * (math.sin(u * 5 + phase[0]) + 0.6 * math.sin(u * 11 + phase[1]))
        far = half + wobble * (math.sin(u * 6 + phase[2]) + 0.6 * math.sin(u * 13 + phase[3]))
        (x, y), (tx, ty) = sample.beside(near)[:2], sample.tangent[:2]
        # What a moved corner has overtaken would stand out beside it as a hair.
        is_corner = i in {0, steps}
        before, after = (i - 0.5) * step, (steps - i - 0.5) * step
        if is_corner or (before > start and after > -end):
            left.append((x + tx * cut, y + ty * cut))
        x, y = sample.beside(-far)[:2]
        if is_corner or (before > -start and after > end):
            right.append((x - tx * cut, y - ty * cut))
    for side in (left, right):
        for i in (0, -1):
            side[i] = (*side[i][:2], 1)
    return smooth([*left, *right[::-1]]) + (_slivers(stroke, seed) if dry and stroke.dry else "")


def _slivers(stroke: Stroke, seed: int) -> str:
    """What the brush leaves bare in the last half of a long stroke, wound the other way round."""
    length = length_of(stroke.points)
    if length < _DRY:
        return ""
    width = profile(stroke.widths)
    thick = max(stroke.widths)
    count = 4 if thick > 15 else 3 if thick > 12 else 2
    between = jitter(seed * 7 + 1)
    samples = along(stroke.points, 60)
    d = ""
    for k in range(count):
        lane = ((k + 0.5) / count - 0.5) * 0.76 + between(-0.05, 0.05)
        begin, end = between(0.48, 0.68), between(0.86, 0.985)
        # The end is slanted: on this lane the stroke may be over sooner.
        end = min(end, 0.97 + stroke.end * lane * width(1) / length)
        strength = between(0.6, 1.1) * min(1.0, thick / 17)
        up: list[Point] = []
        under: list[Point] = []
        for j, part in enumerate((0.0, 0.4, 0.8, 1.0, 0.3)):
            sample = samples[round(60 * (begin + (end - begin) * j / 4))]
            offset = width(sample.u) * lane
            up.append(sample.beside(offset + part * strength))
            under.append(sample.beside(offset - part * strength))
        d += smooth([*under, *up[::-1]])
    return d


def bounds(strokes: Sequence[Stroke]) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of what the strokes cover, widths included."""
    xs: list[float] = []
    ys: list[float] = []
    for stroke in strokes:
        width = profile(stroke.widths)
        for sample in along(stroke.points, stroke.steps):
            half = width(sample.u) / 2
            for point in (sample.beside(half), sample.beside(-half)):
                xs.append(point[0])
                ys.append(point[1])
    return (min(xs), min(ys), max(xs), max(ys))
