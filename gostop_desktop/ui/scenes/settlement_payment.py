"""The last section of the account: what everybody paid or received (UX 2.7, VISUAL e)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from gostop_desktop.engine.cards import Seat
from gostop_desktop.i18n import _, ngettext, pgettext
from gostop_desktop.ui.setup import SeatSetup
from gostop_desktop.ui.text import Align

from .settlement_parts import Column, Face, Tone

GAP = 14


@dataclass(frozen=True, slots=True)
class MoneyRow:
    """What a seat paid or received, in words."""

    seat: Seat
    points: str
    change: str
    """Of chips; empty where only points count."""
    before: str
    after: str
    tone: Tone
    reckoned: str = ""
    """The points before the limit cut them; empty where it did not."""


@dataclass(frozen=True, slots=True)
class Money:
    """The last section of the account."""

    rows: tuple[MoneyRow, ...]
    """The payers, then the winner."""
    base: int
    stake: str
    limit: str
    """The most points that a payer owes; empty where that cut nothing."""
    all_in: str = ""
    """Who had less than was owed, what is forgiven, and who begins again."""
    has_more: bool = False
    """Whether somebody pays for another one."""

    @property
    def reckoning(self) -> str:
        """How what each owes comes about."""
        points = ngettext("{n} point", "{n} points", self.base)
        if self.has_more:
            return _("{points} times the factors, and for others", points=points)
        return _("{points} times the factors", points=points)

    @property
    def has_chips(self) -> bool:
        return bool(self.rows[-1].change)


@dataclass(frozen=True, slots=True)
class Way:
    """How the money stands: in the columns of the factors, with its sizes, or a block for each seat."""

    in_columns: bool
    gain: float
    loss: float
    in_one_row: bool
    """Chips before and after in one row, an arrow between them."""


WAYS = (
    Way(in_columns=True, gain=28, loss=22, in_one_row=True),
    Way(in_columns=True, gain=28, loss=22, in_one_row=False),
    Way(in_columns=True, gain=22, loss=17, in_one_row=False),
    Way(in_columns=False, gain=28, loss=22, in_one_row=True),
)


@dataclass(frozen=True, slots=True)
class Columns:
    """The columns of the factors, in which the money stands too."""

    edges: Sequence[int]
    """Their right edges."""
    pitch: int
    row: int
    """Height of a row."""

    def cell(self, column: Column, words: str, edge: int, top: int, units: float, tone: Tone, height: int = 0) -> None:
        """Put a cell against the right edge of its column."""
        width = min(column.wide(words, units), self.pitch - column.u(4))
        column.put(words, edge - width, top, width, units, tone, Align.END, height=height)


class Payment:
    """Fills a column with what everybody paid or received."""

    def __init__(self, column: Column, money: Money, people: Sequence[SeatSetup], columns: Columns) -> None:
        self.column = column
        self.money = money
        self.people = people
        self.columns = columns

    @property
    def winner(self) -> Seat:
        return self.money.rows[-1].seat

    def in_columns(self, way: Way) -> None:
        """Put a row for points, for chips won or lost, and for chips before and after."""
        column, money = self.column, self.money
        column.head(_("Payment"))
        height = self.columns.row
        words = money.reckoning
        if money.limit:
            self._money_row(words, [(row.reckoned, Tone.PLAIN, 17.0) for row in money.rows], height)
            words = money.limit
        self._money_row(words, [(row.points, Tone.PLAIN, 17.0) for row in money.rows], height)
        if not money.has_chips:
            return
        sizes = [way.gain if row.tone is Tone.GOT else way.loss for row in money.rows]
        changes = [(row.change, row.tone, size) for row, size in zip(money.rows, sizes, strict=True)]
        self._money_row(money.stake, changes, max(height, column.line(max(sizes))))
        small = max(column.line(15), column.u(22))
        if way.in_one_row:
            chips = pgettext("row", "Chips")
            self._money_row(chips, [(arrow(row), Tone.QUIET, 15.0) for row in money.rows], small, 15)
            self._all_in()
            return
        before = pgettext("row", "Chips before")
        after = pgettext("row", "Chips after")
        self._money_row(before, [(row.before, Tone.QUIET, 15.0) for row in money.rows], small, 15)
        self._money_row(after, [(row.after, Tone.QUIET, 15.0) for row in money.rows], small, 15)
        self._all_in()

    def _all_in(self) -> None:
        """Say why somebody paid less than was owed."""
        column = self.column
        if self.money.all_in:
            column.y += column.block(self.money.all_in, column.x, column.y, column.width, 15, Tone.QUIET)

    def _money_row(self, words: str, cells: Sequence[tuple[str, Tone, float]], height: int, units: float = 17) -> None:
        """Put a row of the payment; its words take a line of their own where the columns leave them no room."""
        column, edges = self.column, self.columns.edges
        tone = Tone.PLAIN if units == 17 else Tone.QUIET
        first = max(column.wide(cells[0][0], cells[0][2]), 1)
        room = edges[0] - first - column.u(GAP) - column.x
        assert len(cells) == len(edges), "a cell for every payer and the winner"
        if column.wide(words, units) > room:
            column.y += column.block(words, column.x, column.y, column.width, units, tone)
        else:
            column.put(words, column.x, column.y, room, units, tone, height=height)
        for edge, (cell, cell_tone, size) in zip(edges, cells, strict=True):
            self.columns.cell(column, cell, edge, column.y, size, cell_tone, height)
        column.y += height

    def by_seat(self) -> None:
        """Put a block for each seat: for large text, and for amounts that no column holds."""
        column, money = self.column, self.money
        column.head(_("Payment"))
        words = money.reckoning
        for line in filter(None, (words, money.limit, money.stake if money.has_chips else "")):
            column.y += column.block(line, column.x, column.y, column.width, 15, Tone.QUIET)
        for row in money.rows:
            column.y += column.u(6)
            self._seat_money(row)
        self._all_in()

    def _seat_money(self, row: MoneyRow) -> None:
        column, person = self.column, self.people[row.seat]
        height = max(column.line(22), column.u(30))
        face = min(height, column.u(34))
        column.parts.append(
            Face(
                person.portrait,
                pygame.Rect(column.x, column.y + (height - face) // 2, face, face),
                row.seat == self.winner,
            )
        )
        left = column.x + face + column.u(8)
        told = row.change or row.points
        name = min(column.wide(person.name, 17), (column.right - left) // 2)
        column.put(person.name, left, column.y, name, 17, Tone.PLAIN, height=height)
        rest = left + name + column.u(GAP)
        column.put(told, rest, column.y, column.right - rest, 22, row.tone, Align.END, height=height)
        column.y += height
        if row.change:
            small = column.line(15)
            points = column.wide(row.points, 15)
            column.put(row.points, column.x, column.y, min(points, column.width), 15, Tone.QUIET)
            if points + column.u(GAP) + column.wide(arrow(row), 15) > column.width:
                column.y += small
                points = 0
            left = column.x + points + (column.u(GAP) if points else 0)
            column.put(arrow(row), left, column.y, column.right - left, 15, Tone.QUIET, Align.END)
            column.y += small
        column.y += column.u(4)
        column.rule(column.x, column.width, is_strong=False)


def arrow(row: MoneyRow) -> str:
    """Return the chips before and after, an arrow between them."""
    return f"{row.before} → {row.after}"
