"""Pine: black mounds with a bristling edge, needle fans inside and yellow buds on top."""

from __future__ import annotations

from collections.abc import Sequence

from kit.geometry import Point, Sample, along, curve, jitter, length_of, polar, ridge, smooth, xy
from kit.svg import clip, fill, fine, group, shape


def mound(
    contour: Sequence[Point], buds: Sequence[tuple[float, float, float, float]] = (), *, seed: int, base: float = 660
) -> str:
    """Return a mound under the contour (walked left to right); buds are (x, y, turn, size)."""
    samples = along(contour, int(length_of(contour) / 8.5))
    d = ridge(contour, base)
    return (
        fill(d + _needles(samples[1:-1], seed), "ink")
        + clip(d, _fans(contour, seed, base))
        + "".join(bud(*b) for b in buds)
    )


def _needles(samples: Sequence[Sample], seed: int) -> str:
    between = jitter(seed)
    d = ""
    for i, s in enumerate(samples):
        nx, ny = s.tangent[1], -s.tangent[0]
        dx, dy = nx * 0.9, ny * 0.9 - 0.5
        size = (dx * dx + dy * dy) ** 0.5 or 1
        length = (20, 14, 17)[i % 3] + between(-2, 2)
        tx, ty = s.tangent[0] * 2.1, s.tangent[1] * 2.1
        root = (s.at[0] - nx * 4, s.at[1] - ny * 4)
        tip = (s.at[0] + dx / size * length, s.at[1] + dy / size * length)
        d += f"M{xy((root[0] - tx, root[1] - ty))}L{xy(tip)}L{xy((root[0] + tx, root[1] + ty))}Z"
    return d


def _fans(contour: Sequence[Point], seed: int, base: float) -> str:
    """Fans of seven rays in rows, the size of a needle tuft."""
    between = jitter(seed + 1)
    left, right = min(p[0] for p in contour), max(p[0] for p in contour)
    y = min(p[1] for p in contour) + 34
    d = ""
    row = 0
    while y < base:
        x = left + (row % 2) * 23
        while x < right + 20:
            foot = (x + between(-3, 3), y + between(-3, 3))
            for k in range(-3, 4):
                d += f"M{xy(polar(foot, 4, -90 + k * 25))}L{xy(polar(foot, 22 - abs(k) * 1.6, -90 + k * 25))}"
            x += 46
        y += 29
        row += 1
    return fine(d, 1.9, "tone")


def bud(x: float, y: float, turn: float, size: float) -> str:
    """Return a tuft of yellow buds standing on (x, y): one long, a short one on either side."""
    return group(
        *(_candle(size * part, lean) for part, lean in ((0.62, -44), (0.62, 44), (1, 0))),
        fill(smooth([(-11 * size, 8), (-9 * size, -4), (0, -7), (9 * size, -4), (11 * size, 8)]), "ink"),
        at=(x, y),
        turn=turn,
    )


def _candle(size: float, lean: float) -> str:
    half = [(-8.5 * size, -10 * size), (-9.5 * size, -30 * size), (-5 * size, -44 * size)]
    d = smooth([(0, 6, 1), *half, (0, -50 * size), *[(-x, y) for x, y in half[::-1]]])
    rows = (curve([(-8.5 * size, y * size), (0, (y + 6) * size), (8.5 * size, y * size)]) for y in (-34, -24, -14))
    return group(shape(d, "yellow", 3.6), fine("".join(rows), 1.8), turn=lean)
