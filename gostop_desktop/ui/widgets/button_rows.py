"""Buttons at the foot of a page: some from its beginning, some to its end, in two rows where one is too short."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from .buttons import Button

Row = list[tuple[Button, int]]
"""Buttons with their left edges."""


def in_rows(starts: Sequence[Button], ends: Sequence[Button], left: int, right: int, gap: int) -> list[Row]:
    """Return the rows in which buttons of given widths stand between two edges."""
    first = list(zip(starts, accumulate((each.rect.width + gap for each in starts), initial=left), strict=False))
    width = sum(each.rect.width + gap for each in ends) - gap
    last = list(zip(ends, accumulate((each.rect.width + gap for each in ends), initial=right - width), strict=False))
    fits = not first or first[-1][1] + first[-1][0].rect.width + gap <= right - width
    return [[*first, *last]] if fits else [first, last]
