"""One body from several limbs: parts that overlap and share a single outline."""

from __future__ import annotations

from collections.abc import Sequence

from kit.palette import hex_of
from kit.svg import HERO, fill, group


def merged(parts: Sequence[str], colour: str, width: float = HERO, *, edge: str = "ink", swell: float = 1.2) -> str:
    """Return the union of the paths as one flat shape; its line lies outside and swells towards the lower right.

    No seam shows between limb and body. The line is marked `merged`, so that the small set thickens it like any other.
    """
    lines = "".join(
        f'<path d="{d}" fill="{hex_of(edge)}" stroke="{hex_of(edge)}" stroke-width="{2 * width:g}" class="merged"/>'
        for d in parts
    )
    shadow = group(lines, at=(swell * 0.75, swell)) if swell else ""
    return shadow + lines + "".join(fill(d, colour) for d in parts)


def tapered(points: Sequence[tuple[float, ...]], thick: float, tip: float = 2.5) -> list[float]:
    """Return brush widths that shrink from *thick* to *tip* over the points."""
    n = len(points) - 1
    return [thick * (1 - 0.16 * i) for i in range(n)] + [tip]
