"""Who won and with which cards: beside the account on the cloth, or at its end where text is large (UX 2.7)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from gostop_desktop.engine.cards import Card
from gostop_desktop.ui.art.cards import card_height
from gostop_desktop.ui.setup import SeatSetup
from gostop_desktop.ui.table.account import PointRow, Row
from gostop_desktop.ui.text import Align

from .settlement_parts import Column, Face, Stamp, Tone

SIZES = (
    (80, 0.6),
    (70, 0.5),
    (62, 0.5),
    (56, 0.5),
    (62, 0.33),
    (56, 0.33),
    (50, 0.33),
    (44, 0.33),
    (62, 0.0),
    (56, 0.0),
    (50, 0.0),
)
"""Widths of the winning cards in units, and how much of each is to be seen; where nothing has room they scroll."""
LEAST_SHOWN = 0.33
"""How much of a card tells which it is."""
LEAST_NAME = 0.85
"""How small the name of a group may be written, by the size that it should have."""
LONG_NAME = 15
"""The size of a name that takes several lines."""
SMALL = 3
PACKINGS = ((SMALL, 2), (SMALL, 3), (5, 2), (5, 3), (7, 2), (10, 2), (SMALL, 1))
"""Ways to lay them: up to how many cards a group is small, and how many small ones lie side by side."""
BETWEEN = 20
HANDS = ((50, 0.6), (44, 0.6), (44, 0.45), (38, 0.45), (38, 0.33), (32, 0.33))
"""Widths of the cards that somebody else had in units, and how much of each is to be seen."""
HEAD_STAMP, SMALL_STAMP = (62, 94), (36, 54)
"""Width and height of the winner's stamp."""


@dataclass(frozen=True, slots=True)
class Winner:
    """Who won, how, and with how many points."""

    person: SeatSetup
    how: str
    points: str
    unit: str
    """What is counted: after the number."""
    stamp: str = "win"


def add_winner(column: Column, winner: Winner, *, is_wide: bool) -> None:
    """Put the winner's head: the stamp, portrait, name, how it was won, the points."""
    x, y = column.x, column.y
    wide, stamp = (column.u(units) for units in (HEAD_STAMP if is_wide else SMALL_STAMP))
    high = max(stamp, column.line(24) + column.line(15))
    column.parts.append(Stamp(winner.stamp, pygame.Rect(x, y, wide, stamp), 3))
    x += wide + column.u(16 if is_wide else 8)
    face = column.u(48 if is_wide else 40)
    top = y + column.u(2)
    column.parts.append(Face(winner.person.portrait, pygame.Rect(x, top, face, face), is_winner=True))
    x += face + column.u(12)
    unit = column.wide(winner.unit, 15)
    number = column.wide(winner.points, 40)
    end = column.right - unit - column.u(6)
    is_narrow = end - number - column.u(12) - x < max(column.wide(winner.person.name, 24), column.wide(winner.how, 15))
    words = column.right - x if is_narrow else end - number - column.u(12) - x
    column.put(winner.person.name, x, y, words, 24, Tone.PLAIN)
    if not is_narrow:
        column.put(winner.how, x, y + column.line(24), words, 15, Tone.QUIET)
    else:
        y += column.line(24) + column.block(winner.how, x, y + column.line(24), words, 15, Tone.QUIET)
        high = max(high, y - column.y + column.line(40))
        end = min(x + number, end)
    baseline = column.line(40)
    column.put(winner.points, end - number, y, number, 40, Tone.PLAIN, Align.END)
    column.put(winner.unit, end + column.u(6), y + baseline - column.line(15) - column.u(5), unit, 15, Tone.QUIET)
    column.y += high + column.u(14)


def add_groups(column: Column, rows: Sequence[PointRow], room: int, lit: Row | None) -> None:
    """Lay the scoring cards out: small sets side by side, longer rows below them, as large as there is height for."""
    packed = _best(column, rows, room)
    for line in packed.lines:
        _add_line(column, packed, line, lit)


@dataclass(frozen=True, slots=True)
class _Packed:
    """How the groups are laid."""

    lines: list[list[PointRow]]
    card: int
    """Width of a card."""
    shown: float
    """How much of a card is to be seen at least, so that many of them take several rows."""

    def height(self, column: Column) -> int:
        return sum(self.line_height(column, line) for line in self.lines)

    def line_height(self, column: Column, line: Sequence[PointRow]) -> int:
        width = self.width(column, line)
        rows = max(len(self.rows(column, row.cards, width)) for row in line)
        head = max(group_head(column, row, width) for row in line)
        return head + column.u(2 + 6 + 10) + rows * (card_height(self.card) + column.u(6))

    def width(self, column: Column, line: Sequence[PointRow]) -> int:
        """Return how wide each group of a line is: a single small one does not spread over all of it."""
        two = 2 * (SMALL * self.card + (SMALL - 1) * column.u(7)) + column.u(BETWEEN)
        beside = max(len(line), 2 if len(line[0].cards) <= SMALL and column.width >= two else 1)
        return (column.width - column.u(BETWEEN) * (beside - 1)) // beside

    def has_room_for_names(self, column: Column, size: int) -> bool:
        """Return whether every group can be named in full beside its points, in words of a size."""
        return all(
            column.desk.text.width(row.name, size)
            <= self.width(column, line) - column.wide(str(row.points), 20) - column.u(8)
            for line in self.lines
            for row in line
        )

    def rows(self, column: Column, cards: Sequence[Card], width: int) -> list[Sequence[Card]]:
        """Return the cards in as many rows as it takes for each to be seen."""
        most = len(cards)
        if self.shown:
            most = max(1, 1 + int((width - self.card) / min(self.card * self.shown, self.card + column.u(7))))
        count = max(1, -(-len(cards) // most))
        each = max(1, -(-len(cards) // count))
        return [cards[start : start + each] for start in range(0, len(cards), each)]


def add_group_head(column: Column, row: PointRow, x: int, width: int) -> None:
    """Put the name and the points of a group over a line, and go below it."""
    points, head = str(row.points), group_head(column, row, width)
    taken = column.wide(points, 20)
    room = width - taken - column.u(8)
    if column.desk.text.width(row.name, column.least) <= room:
        column.put(row.name, x, column.y, room, 17, Tone.PLAIN, height=head)
    else:
        column.block(row.name, x, column.y, room, LONG_NAME, Tone.PLAIN)
    column.put(points, x + width - taken, column.y, taken, 20, Tone.COUNT, Align.END, height=head)
    column.y += head + column.u(2)
    column.rule(x, width)
    column.y += column.u(6)


def group_head(column: Column, row: PointRow, width: int) -> int:
    """Return how high the name of a group is in a width: a long one takes several lines."""
    room = width - column.wide(str(row.points), 20) - column.u(8)
    text, high = column.desk.text, max(column.line(20), column.u(26))
    if text.width(row.name, column.least) <= room:
        return high
    return max(high, text.block_height(row.name, column.t(LONG_NAME), room))


def _add_line(column: Column, packed: _Packed, line: Sequence[PointRow], lit: Row | None) -> None:
    """Put groups side by side: name and points over each, its cards below."""
    top, each = column.y, packed.width(column, line)
    for number, row in enumerate(line):
        x = column.x + number * (each + column.u(BETWEEN))
        column.y = top
        add_group_head(column, row, x, each)
        y = column.y
        for cards in packed.rows(column, row.cards, each):
            is_lit = None if lit is None else row == lit
            y += column.cards(cards, (x, y, each), min(packed.card, each), is_lit=is_lit) + column.u(6)
    column.y = top + packed.line_height(column, line)


def _best(column: Column, rows: Sequence[PointRow], room: int) -> _Packed:
    """Return the first way that has room in the height, else the lowest one: then the groups scroll."""
    ways = [
        _Packed(in_lines(rows, *packing), column.u(units), shown)
        for units, shown in SIZES
        for packing in PACKINGS
        if packing[1] == 1 or packing[1] * column.u(2.4 * units + BETWEEN) - column.u(BETWEEN) <= column.width
    ]
    # A name that is cut, or much smaller than what is written beside it, tells less than cards that are smaller.
    for size in (max(column.least, round(column.t(17) * LEAST_NAME)), column.least):
        if named := [way for way in ways if way.has_room_for_names(column, size)]:
            ways = named
            break
    if (fitting := next((way for way in ways if way.height(column) <= room), None)) is not None:
        return fitting
    return min(ways, key=lambda way: (way.height(column), -way.card))


def in_lines(rows: Sequence[PointRow], small: int, beside: int) -> list[list[PointRow]]:
    """Return the groups line by line: small ones side by side, each of the others in a line of its own."""
    less = [row for row in rows if len(row.cards) <= small]
    more = [row for row in rows if len(row.cards) > small]
    return [less[index : index + beside] for index in range(0, len(less), beside)] + [[row] for row in more]


def have_room(column: Column, rows: Sequence[PointRow], room: int, least: int) -> bool:
    """Return whether the scoring cards have room in a height, to be known and so many units wide at least."""
    best = _best(column, rows, room)
    return best.height(column) <= room and best.card >= column.u(least) and best.shown >= LEAST_SHOWN


def add_hand(
    column: Column, person: SeatSetup, cards: Sequence[Card], near: str = "", way: tuple[int, float] = HANDS[0]
) -> None:
    """Put what a seat had captured that did not win, and the sets that it was near; a way is one of `HANDS`."""
    face = max(column.u(30), column.line(17))
    column.parts.append(Face(person.portrait, pygame.Rect(column.x, column.y, face, face)))
    left = column.x + face + column.u(10)
    name = min(column.wide(person.name, 17), column.right - left)
    column.put(person.name, left, column.y, name, 17, Tone.PLAIN, height=face)
    after = left + name + column.u(BETWEEN)
    is_beside = column.wide(near, 15) <= column.right - after
    if is_beside:
        column.put(near, after, column.y, column.right - after, 15, Tone.QUIET, Align.END, height=face)
    column.y += face + column.u(6)
    if near and not is_beside:
        column.y += column.block(near, column.x, column.y, column.width, 15, Tone.QUIET) + column.u(4)
    width, shown = column.u(way[0]), way[1]
    packed = _Packed([], width, shown)
    for row in packed.rows(column, cards, column.width):
        column.y += column.cards(row, (column.x, column.y, column.width), width) + column.u(4)
    column.y += column.u(12)
