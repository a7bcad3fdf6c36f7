"""Seamless noise: integer fields that wrap at their edges, the same on every machine.

The bytes come from SHAKE-256 of a label, the blurs are running sums of integers, so that a texture can be regenerated
bit for bit without numpy and without a random generator whose methods might change.
"""

from __future__ import annotations

import hashlib
import math
from itertools import accumulate
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence

Rows: TypeAlias = list[list[int]]
Field: TypeAlias = list[list[float]]


def white(label: str, width: int, height: int) -> Rows:
    """Independent integers in −127…128, row by row, decided by `label` alone."""
    data = hashlib.shake_256(label.encode()).digest(width * height)
    return [[byte - 127 for byte in data[y * width : (y + 1) * width]] for y in range(height)]


def blurred(rows: Rows, across: Sequence[int], down: Sequence[int]) -> Rows:
    """The field after one wrapped box blur for every width in `across` and every height in `down`.

    Three boxes of width w are as good as a Gaussian of standard deviation w / 2. Sums are not divided: `unit` does that.
    """
    for size in across:
        rows = [_box(row, size) for row in rows]
    columns = _turned(rows)
    for size in down:
        columns = [_box(column, size) for column in columns]
    return _turned(columns)


def unit(rows: Rows) -> Field:
    """The field shifted and scaled to mean 0 and standard deviation 1."""
    count = len(rows) * len(rows[0])
    mean = math.fsum(map(math.fsum, rows)) / count
    spread = math.sqrt(math.fsum((value - mean) ** 2 for row in rows for value in row) / count) or 1.0
    return [[(value - mean) / spread for value in row] for row in rows]


def mixed(*parts: tuple[float, Field]) -> Field:
    """The weighted sum of fields of one size."""
    weights = [weight for weight, _ in parts]
    return [
        [
            sum(weight * value for weight, value in zip(weights, values, strict=True))
            for values in zip(*rows, strict=True)
        ]
        for rows in zip(*(field for _, field in parts), strict=True)
    ]


def _box(row: Sequence[int], size: int) -> list[int]:
    """Running sums of `size` neighbours, wrapped and centred."""
    if size <= 1:
        return list(row)
    left = size // 2
    wide = [*row[len(row) - left :], *row, *row[: size - left]]
    sums = [0, *accumulate(wide)]
    return [sums[i + size] - sums[i] for i in range(len(row))]


def _turned(rows: Rows) -> Rows:
    return [list(column) for column in zip(*rows, strict=True)]
