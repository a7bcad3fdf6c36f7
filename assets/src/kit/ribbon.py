"""The three ribbons: red and lettered, blue and lettered, red and plain, told apart by their ends too (UX 3.7)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .frame import Look
from .geometry import Point, Sample, along, curve, num, xy
from .lettering import letter
from .svg import clip, dot, figure, line

WIDTH = 106


@dataclass(frozen=True, slots=True)
class _Kind:
    colour: str
    edge: str
    words: tuple[str, ...]
    end: float
    """How the ends are cut: > 0 one notch that deep, < 0 a swallow-tail that long, 0 straight."""


KINDS = {
    "hongdan": _Kind("red", "dred", ("hong", "dan"), 22),
    "cheongdan": _Kind("blue", "navy", ("cheong", "dan"), -34),
    "plain": _Kind("red", "dred", (), 0),
}


def ribbon(kind: str, look: Look, *, top: Point = (147, 70), foot: Point = (247, 548), bow: float = 0.2) -> str:
    """Return a ribbon whose centre line hangs from *top* to *foot*, bowed sideways by *bow* of its lean."""
    what = KINDS[kind]
    lean = foot[0] - top[0]
    drop = foot[1] - top[1]
    spine = [
        top,
        (top[0] + lean * (0.33 - bow), top[1] + drop * 0.33),
        (top[0] + lean * (0.67 - bow * 0.8), top[1] + drop * 0.67),
        foot,
    ]
    samples = along(spine, 24)
    left = [(s.at[0] - WIDTH / 2, s.at[1]) for s in samples[::2]]
    right = [(s.at[0] + WIDTH / 2, s.at[1]) for s in samples[::2]]
    d = _outline(left, right, what.end)
    out = figure(d, what.colour, 4.4, swell=2)
    out += clip(d, _pattern(kind, samples, look), _edges(left, right, what.edge))
    ink = "white" if look.contrast else "ink"
    for word, u in zip(what.words, (0.29, 0.69), strict=False):
        s = samples[round(u * 24)]
        out += letter(word, s.at, 118, ink, turn=(s.angle - 90) * 0.6, bold=4, stretch=0.78)
    return f'<g class="ribbon-{kind}">{out}</g>'


def _outline(left: Sequence[Point], right: Sequence[Point], end: float) -> str:
    """Both long edges, joined by ends cut as the kind says."""
    (ax, ay), (bx, by) = left[0][:2], right[0][:2]
    (cx, cy), (dx, dy) = right[-1][:2], left[-1][:2]
    down = curve(right).removeprefix("M")
    up = curve(left[::-1]).removeprefix("M")
    if end < 0:  # swallow-tail: two points past the end
        mid = abs(end)
        head = f"M{xy((ax, ay - mid / 3))}L{xy(((ax + bx) / 2, ay + mid * 0.6))}L{xy((bx, by - mid / 3))}L"
        tail = f"L{xy((cx, cy + mid / 3))}L{xy(((cx + dx) / 2, cy - mid * 0.6))}L{xy((dx, dy + mid / 3))}L"
    elif end > 0:  # a small notch in the middle of a straight end
        half = end * 0.8
        head = f"M{xy((ax, ay))}H{num((ax + bx) / 2 - half)}L{xy(((ax + bx) / 2, ay + end))}L{xy(((ax + bx) / 2 + half, ay))}H{num(bx)}L"
        tail = (
            f"H{num((cx + dx) / 2 + half)}L{xy(((cx + dx) / 2, cy - end))}L{xy(((cx + dx) / 2 - half, cy))}H{num(dx)}L"
        )
    else:
        head = f"M{xy((ax, ay))}L{xy((bx, by))}L"
        tail = "L"
    return f"{head}{down}{tail}{up}Z"


def _edges(left: Sequence[Point], right: Sequence[Point], colour: str) -> str:
    inner = [(p[0] + 9, p[1]) for p in left]
    outer = [(p[0] - 9, p[1]) for p in right]
    return line(curve(inner), 2.4, colour) + line(curve(outer), 2.4, colour)


def _pattern(kind: str, samples: Sequence[Sample], look: Look) -> str:
    """ART 5.6: red solid, blue hatched, plain dotted along its edges, so that no hue is needed."""
    if not look.contrast or kind == "hongdan":
        return ""
    if kind == "cheongdan":
        top, foot = samples[0].at, samples[-1].at
        x0 = min(top[0], foot[0]) - WIDTH
        rows = range(int(top[1]) - 260, int(foot[1]) + 60, 26)
        return line("".join(f"M{num(x0)} {y}l{num(3 * WIDTH)} {2 * WIDTH}" for y in rows), 6, "navy")
    spots = list(samples[1:-1:2])
    return "".join(dot((s.at[0] + side * 37, s.at[1]), 6.5, "white") for s in spots for side in (-1, 1))
