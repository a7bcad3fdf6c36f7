"""The cards of a win that they are the whole of, large: four of a month, or the stacks of three ppuks (UX 2.7)."""

from __future__ import annotations

from collections.abc import Sequence

from gostop_desktop.engine.cards import FIRST_BONUS, Card, month_of
from gostop_desktop.ui.art.cards import card_height
from gostop_desktop.ui.table.account import PointRow, Row

from .settlement_cards import add_group_head, group_head
from .settlement_parts import Column

LEAST, MOST = 64, 176
"""Units that a card is wide."""
GAP = 10


def add_showpiece(column: Column, row: PointRow, room: int, lit: Row | None) -> None:
    """Lay the cards of a row out, as large as width and height allow."""
    top = column.y
    add_group_head(column, row, column.x, column.width)
    lines, gap = in_lines(row.cards), column.u(GAP)
    width = _card_width(column, lines, room - (column.y - top))
    for line in lines:
        taken = len(line) * width + (len(line) - 1) * gap
        for place, card in enumerate(line):
            x = column.x + (column.width - taken) // 2 + place * (width + gap)
            column.cards((card,), (x, column.y, width), width, is_lit=None if lit is None else lit == row)
        column.y += card_height(width) + gap


def least_height(column: Column, row: PointRow) -> int:
    """Return how high the cards of a row are at least."""
    each = card_height(column.u(LEAST)) + column.u(GAP)
    return group_head(column, row, column.width) + len(in_lines(row.cards)) * each


def in_lines(cards: Sequence[Card]) -> list[list[Card]]:
    """Return four of a month in two lines, and several stacks in a line each; bonus cards go with the last."""
    months: dict[int, list[Card]] = {}
    for card in cards:
        months.setdefault(month_of(card) if card < FIRST_BONUS else max(months, default=0), []).append(card)
    lines = list(months.values())
    if len(lines) == 1 and len(lines[0]) == 4:
        return [lines[0][:2], lines[0][2:]]
    return lines


def _card_width(column: Column, lines: Sequence[Sequence[Card]], room: int) -> int:
    """Return how wide the cards can be, in pixels."""
    gap = column.u(GAP)
    longest = max(len(line) for line in lines)
    width = min(column.u(MOST), (column.width - (longest - 1) * gap) // longest)
    while width > column.u(LEAST) and len(lines) * (card_height(width) + gap) > room:
        width -= 1
    return width
