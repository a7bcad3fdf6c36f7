"""The three ribbons: red and lettered, blue and lettered, red and plain, told apart by their ends too (UX 3.7)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .frame import Look
from .geometry import Point, Sample, along, curve, mix, num, poly, xy
from .lettering import letter
from .svg import clip, dot, figure, fine, line, named, shape

WIDTH = 108
SWALLOW = 30

SHIFT = {"hongdan": (0, -5), "cheongdan": (2, -1)}
"""What brings each letter to the middle of the ribbon; the red one leans to the right, the blue one to the left."""


@dataclass(frozen=True, slots=True)
class _Kind:
    colour: str
    edge: str
    words: tuple[str, ...]
    end: float
    """How deep the ends are cut: beyond `SWALLOW` as a swallow-tail, else as one small notch; 0 is straight."""


KINDS = {
    "hongdan": _Kind("red", "dred", ("hong", "dan"), 22),
    "cheongdan": _Kind("blue", "navy", ("cheong", "dan"), 36),
    "plain": _Kind("red", "dred", (), 0),
}


def ribbon(
    kind: str, look: Look, *, top: Point = (147, 70), foot: Point = (247, 548), bow: float = 0.2, halo: bool = False
) -> str:
    """Return a ribbon whose centre line hangs from *top* to *foot*, bowed sideways by *bow* of its lean.

    *halo* keeps a paper gap round it, for a ribbon before flowers of its own red.
    """
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
    out = shape(d, "paper", 22, "paper") if halo else ""
    out += figure(d, what.colour, 4.4, swell=2)
    out += clip(d, _pattern(kind, samples, look), _edges(left, right, what.edge))
    if not (what.words or look.contrast):
        out += clip(d, _weave(samples, what.edge), fine=True)
    ink = "white" if look.contrast else "ink"
    for word, u, shift in zip(what.words, (0.29, 0.69), SHIFT.get(kind, ()), strict=False):
        s = samples[round(u * 24)]
        out += letter(word, (s.at[0] + shift, s.at[1]), 126, ink, turn=(s.angle - 90) * 0.6, bold=4.5, stretch=0.74)
    return named(f"ribbon-{kind}", out)


def _outline(left: Sequence[Point], right: Sequence[Point], end: float) -> str:
    """Both long edges, joined by ends cut as the kind says."""
    down = curve(right).removeprefix("M")
    up = curve(left[::-1]).removeprefix("M")
    head = _cut(left[0], right[0], end)
    tail = _cut(right[-1], left[-1], -end)
    return f"M{xy(left[0])}{head}L{down}{tail}L{up}Z"


def _cut(a: Point, b: Point, depth: float) -> str:
    """One end from *a* to *b*; what is cut away goes down at the head (depth > 0 notch), up at the foot."""
    mid = mix(a, b, 0.5)
    if abs(depth) > SWALLOW:
        toward = -1 if b[0] < a[0] else 1
        deep, tip = abs(depth) * 0.6 * toward, -abs(depth) / 3 * toward
        return f"L{xy((a[0], a[1] + tip))}L{xy((mid[0], mid[1] + deep))}L{xy((b[0], b[1] + tip))}"
    if depth:
        half = 18 if b[0] > a[0] else -18
        return f"L{xy((mid[0] - half, mid[1]))}L{xy((mid[0], mid[1] + depth))}L{xy((mid[0] + half, mid[1]))}"
    return ""


def _edges(left: Sequence[Point], right: Sequence[Point], colour: str) -> str:
    inner = [(p[0] + 9, p[1]) for p in left]
    outer = [(p[0] - 9, p[1]) for p in right]
    return line(curve(inner), 2.4, colour) + line(curve(outer), 2.4, colour)


def _weave(samples: Sequence[Sample], colour: str) -> str:
    """Lozenges woven tone on tone, so that a blank ribbon is not a hole in the picture at full size."""
    d = ""
    for i, s in enumerate(samples[2:-1:2]):
        for x in (-19, 19) if i % 2 else (0,):
            cx, cy = s.at[0] + x, s.at[1]
            d += "".join(poly([(cx, cy - h * 1.1), (cx + h, cy), (cx, cy + h * 1.1), (cx - h, cy)]) for h in (17, 8))
    return fine(d, 1.8, colour)


def _pattern(kind: str, samples: Sequence[Sample], look: Look) -> str:
    """ART 5.6: red solid, blue hatched, plain dotted along its edges, so that no hue is needed."""
    if not look.contrast or kind == "hongdan":
        return ""
    if kind == "cheongdan":
        top, foot = samples[0].at, samples[-1].at
        x0 = min(top[0], foot[0]) - WIDTH
        rows = range(int(top[1]) - 260, int(foot[1]) + 60, 26)
        return line("".join(f"M{num(x0)} {y}l{num(3 * WIDTH)} {2 * WIDTH}" for y in rows), 6, "navy")
    return "".join(dot((s.at[0] + side * 37, s.at[1]), 6.5, "white") for s in samples[1:-1:2] for side in (-1, 1))
