"""How close the rows of an account stand: as far apart as its sheet reaches, and in a crowded one two to a line."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import NamedTuple

import pygame

from gostop_desktop.ui.table.account import FactorRow

from .settlement_parts import Column, Spot, Tone

LEAST_ROWS = 2
"""What a stamp needs to stand in."""


class Folds(IntEnum):
    """Which of the factors that did not apply are told two to a line, below the others."""

    NONE = 0
    WINNERS = 1
    """Those of the winner: that something was not done is soon said."""
    ALL = 2


class Density(NamedTuple):
    """How close everything stands."""

    row: int
    """Units that a row is high at least."""
    air: int
    """Units between two sections."""
    lead: float = 1.3
    """Height of a row at least, by the size of its text."""
    folds: Folds = Folds.NONE

    @property
    def gap(self) -> int:
        """Units below the last factors."""
        return 8 if self.row >= USUAL.row else 4

    def row_height(self, column: Column) -> int:
        """Return how high a row is."""
        return max(column.u(self.row), round(column.t(17) * self.lead))

    def folded(self, rows: Sequence[FactorRow]) -> tuple[Sequence[FactorRow], Sequence[FactorRow]]:
        """Return the rows that are told with a number for each payer, and those that are told two to a line."""
        folded = [row for row in rows if not row.applies and self._folds(row)]
        if len(rows) - len(folded) < LEAST_ROWS:
            folded = folded[:-1]
        return [row for row in rows if row not in folded], folded

    def _folds(self, row: FactorRow) -> bool:
        return self.folds is Folds.ALL or (self.folds is Folds.WINNERS and row.line.part == "winner")


USUAL = Density(24, air=8)
ROOMY = tuple(Density(row, air=8 + 2 * (row - USUAL.row)) for row in range(34, USUAL.row, -1))
"""For the few rows of a small account, the farthest apart first."""
TIGHT = 1.18
CROWDED = (
    Density(22, air=2),
    Density(20, air=2, lead=TIGHT),
    Density(22, air=2, folds=Folds.WINNERS),
    Density(20, air=2, lead=TIGHT, folds=Folds.WINNERS),
    Density(22, air=2, folds=Folds.ALL),
    Density(20, air=2, lead=TIGHT, folds=Folds.ALL),
)
"""For a crowded account, the first that has room."""


def add_folded(column: Column, rows: Sequence[FactorRow], height: int) -> None:
    """Put what did not multiply, and why, two to a line where all words have room for it."""
    between = column.u(24)
    half = (column.width - between) // 2
    names = max((column.wide(row.name, 15) for row in rows), default=0) + column.u(12)
    has_room = all(names + column.wide(row.note, 15) <= half for row in rows)
    beside, width = (2, half) if has_room else (1, column.width)
    for start in range(0, len(rows), beside):
        used = height
        for place, row in enumerate(rows[start : start + beside]):
            x = column.x + (width + between) * place
            column.put(row.name, x, column.y, names, 15, Tone.GREY, height=height)
            if has_room:
                column.put(row.note, x + names, column.y, width - names, 15, Tone.GREY, height=height)
            else:
                used = max(used, column.block(row.note, x + names, column.y, width - names, 15, Tone.GREY))
            column.spots.append(Spot(row, pygame.Rect(x - column.u(12), column.y, width + column.u(24), used)))
        column.y += used
