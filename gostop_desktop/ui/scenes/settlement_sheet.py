"""The account of a round that somebody won, laid out: points, factors by payer, money (UX 2.7, VISUAL e)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from gostop_desktop.engine.cards import Seat
from gostop_desktop.engine.rules import Rules
from gostop_desktop.i18n import _, pgettext
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.setup import SeatSetup
from gostop_desktop.ui.table.account import Account, FactorRow, Row
from gostop_desktop.ui.text import Align

from .settlement_density import USUAL, Density, add_folded
from .settlement_detail import add_detail
from .settlement_parts import Column, Face, Spot, Stamp, Tone
from .settlement_payment import GAP, WAYS, Columns, Money, Payment, Way, arrow

PITCH = 140
"""Units between the right edges of the columns at least."""
STAMP, MANY_STAMP = 72, 46
"""Heights of the stamps of a payer who has one or two, and of one who has more."""
STAMP_SHAPE = 36 / 46
"""Width by height."""
REACH = 2
"""Rows beside its own that a stamp reaches."""
LANES = 2
"""Stamps of one payer lie side by side, so that none hides another."""
LEAST_NOTE, ROOMY_NOTE = 9, 10
"""In sizes of its text: a note with less room stands below its name; and what it needs beside the cards."""


@dataclass(frozen=True, slots=True)
class Told:
    """Everything that the sheet of a won round says."""

    account: Account
    money: Money
    people: Sequence[SeatSetup]
    rules: Rules
    lit: Row | None
    """The row that is looked at closely; its cards and its rule follow it where there is no room beside the sheet."""


class AccountSheet:
    """Fills a column with the account."""

    def __init__(self, column: Column, told: Told, *, has_details: bool, density: Density = USUAL) -> None:
        """Take how close everything is to stand."""
        self.column = column
        self.told = told
        self.has_details = has_details
        """Whether a chosen row tells its cards and rule here."""
        self.density = density
        self.air = column.u(density.air)
        """What there is between two sections."""
        self.factors, self.folded = density.folded(told.account.factors)
        """The rows of factors with a number for each payer, and those that are told without."""
        self.desk: Desk = column.desk
        self.names = max(self._wide_rows(), column.u(80)) + column.u(16)
        # Stamps are as large as they may be, but no column goes for them.
        for is_large in (self._may_have_large_stamps(), False):
            self._has_large_stamps = is_large
            ways = [way for way in WAYS if self._has_room(way)] or [WAYS[-1]]
            self._take(next(filter(self._has_notes_beside, ways), ways[0]))
            if self.way is WAYS[0] and self._has_notes_beside(self.way):
                break

    def _take(self, way: Way) -> None:
        """Let the money stand in a way, and the columns with it."""
        account, right = self.told.account, self.column.right
        self.way = way
        self.pitch = self._pitch(way)
        count = len(account.payers) + (1 if way.in_columns else 0)
        self.edges = [right - (count - 1 - index) * self.pitch for index in range(count)]
        self.columns = Columns(self.edges, self.pitch, self._row_height())
        has_stamps = any(row.stamps[0] for row in account.factors if row.stamps)
        self.left = self._before_numbers(has_stamps=has_stamps) - self.column.x
        """How much of the width the rows' words have before the numbers, and the stamps before those."""

    def _has_notes_beside(self, way: Way) -> bool:
        self._take(way)
        return self.left - self.names - self.column.u(GAP) >= LEAST_NOTE * self.column.t(15)

    @property
    def is_roomy(self) -> bool:
        """Whether the notes stand beside the names with room to be read."""
        return self.left - self.names >= ROOMY_NOTE * self.column.t(15)

    def fill(self) -> None:
        """Lay out everything from where the column has come to."""
        self._points()
        self._factors()
        payment = Payment(self.column, self.told.money, self.told.people, self.columns)
        if self.way.in_columns:
            payment.in_columns(self.way)
        else:
            payment.by_seat()

    # Widths.

    def _wide_rows(self) -> int:
        rows: list[Row] = [*self.told.account.points, *self.told.account.factors]
        return max(self.column.wide(row.name, 17) for row in rows)

    def _has_room(self, way: Way) -> bool:
        columns = len(self.told.account.payers) + (1 if way.in_columns else 0)
        return columns * self._pitch(way) + self.names <= self.column.width

    def _pitch(self, way: Way) -> int:
        """Return how far apart the columns are: as far as the design says, or as the widest cell needs."""
        column, told = self.column, self.told
        gap = column.u(GAP)
        seats = (*told.account.payers, told.account.winner)
        heads = max(column.wide(self.told.people[seat].name, 17) for seat in seats) + column.line(17) + column.u(8)
        # A long name is cut: it must not take the columns apart.
        widest = [min(heads, column.t(17) * 8)]
        if self._has_stamps():
            widest.append(self._numbers() + self._lanes() + column.u(8))
        if way.in_columns:
            for money in told.money.rows:
                widest += [column.wide(money.points, 17), column.wide(money.reckoned, 17)]
                widest.append(column.wide(money.change, way.gain if money.tone is Tone.GOT else way.loss))
                told_chips = (arrow(money),) if way.in_one_row else (money.before, money.after)
                # An arrow joins two amounts: the next pair stands well apart from it.
                between = column.u(GAP) if way.in_one_row else 0
                widest += [column.wide(words, 15) + between for words in told_chips]
        return max(column.u(PITCH), max(widest) + gap)

    def _numbers(self) -> int:
        """Return how wide the widest factor is."""
        return max(self.column.wide(cell, 17) for row in self.told.account.factors for cell in row.cells)

    def _before_numbers(self, *, has_stamps: bool) -> int:
        """Return where the words of a row end: before the first column's numbers, and the stamps before those."""
        stamps = self._lanes() + self.column.u(16) if has_stamps else self.column.u(GAP)
        return self.edges[0] - self._numbers() - stamps

    def _is_stamped(self, index: int) -> bool:
        """Return whether a stamp of the first payer may stand beside a row: at its own, or at one close to it."""
        near = self.factors[max(0, index - REACH) : index + REACH + 1]
        return any(row.stamps[0] is not None for row in near if row.stamps)

    def _has_stamps(self) -> bool:
        return any(stamp for row in self.told.account.factors for stamp in row.stamps)

    def _may_have_large_stamps(self) -> bool:
        """Return whether no payer has more stamps than there are lanes, and the rows are high enough for them."""
        return self._most_stamps() <= LANES < len(self.factors)

    def _stamp_height(self) -> int:
        is_large = self._has_large_stamps
        wanted = round(self.column.u(STAMP if is_large else MANY_STAMP) * self.desk.measure.text)
        return min(wanted, (3 if is_large else 2) * self._row_height() - self.column.u(3))

    def _lanes(self) -> int:
        """Return how wide the stamps of a payer are side by side."""
        return min(LANES, self._most_stamps()) * round(self._stamp_height() * STAMP_SHAPE)

    def _most_stamps(self) -> int:
        """Return how many stamps a payer has at most."""
        columns = zip(*(row.stamps for row in self.told.account.factors), strict=True)
        return max((sum(stamp is not None for stamp in stamps) for stamps in columns), default=0)

    def _row_height(self) -> int:
        return self.density.row_height(self.column)

    # Sections.

    def _points(self) -> None:
        column = self.column
        # The columns of points are those of the payments where there are two, else they stand closer.
        edges = self.edges[-2:] if len(self.edges) > 1 else [column.right - self.pitch, column.right]
        top = column.y
        for words, edge in zip((pgettext("column", "points"), pgettext("column", "total")), edges, strict=True):
            column.put(words, edge - self.pitch, top, self.pitch, 15, Tone.QUIET, Align.END, height=column.line(17))
        width = edges[0] - self.pitch - column.x
        column.put(_("Points"), column.x, top, width, 17, Tone.HEAD)
        column.y += column.line(17) + column.u(4)
        column.rule(column.x, column.width)
        column.y += column.u(5)
        for row in self.told.account.points:
            sign = "+" if row.cards == () and row.total != row.points else ""
            cells = (f"{sign}{row.points}", str(row.total))
            room = edges[0] - column.wide(cells[0], 17) - column.u(GAP) - column.x
            self._row(row, room, list(zip(edges, cells, strict=True)), Tone.PLAIN)

    def _factors(self) -> None:
        column, account = self.column, self.told.account
        column.y += self.air
        top, height = column.y, max(column.line(17), column.u(28), self._row_height())
        for seat, edge in zip((*account.payers, account.winner), self.edges, strict=False):
            self._column_head(seat, edge, top, height)
        column.put(_("Factors"), column.x, top, self.edges[0] - self.pitch - column.x, 17, Tone.HEAD, height=height)
        column.y += height + column.u(4)
        column.rule(column.x, column.width)
        column.y += column.u(5)
        start, tops = column.y, []
        for index, row in enumerate(self.factors):
            tops.append(column.y)
            tone = Tone.PLAIN if row.applies else Tone.GREY
            left = self._before_numbers(has_stamps=self._is_stamped(index)) - column.x
            self._row(row, left, list(zip(self.edges, row.cells, strict=False)), tone)
        end = column.y
        first = self.edges[0] - self.pitch // 2
        column.rule(first, self.edges[len(account.payers) - 1] - first)
        column.y += column.u(3)
        height = self._row_height()
        column.put(_("All factors"), column.x, column.y, self.left, 17, Tone.PLAIN, height=height)
        for total, edge in zip(account.totals, self.edges, strict=False):
            self.columns.cell(column, f"×{total}", edge, column.y, 17, Tone.PLAIN, height)
        column.y += height
        add_folded(column, self.folded, height)
        column.y += max(column.u(self.density.gap), self.air)
        self._stamps(self.factors, tops, (start, end))

    def _column_head(self, seat: Seat, edge: int, top: int, height: int) -> None:
        column, person = self.column, self.told.people[seat]
        face = height - column.u(2)
        gap = column.u(6)
        room = self.pitch - face - gap - column.u(6)
        width = min(room, column.wide(person.name, 17))
        column.put(person.name, edge - width, top, width, 17, Tone.PLAIN, Align.END, height=height)
        box = pygame.Rect(edge - width - gap - face, top + column.u(1), face, face)
        column.parts.append(Face(person.portrait, box, seat == self.told.account.winner))

    def _row(self, row: Row, room: int, cells: Sequence[tuple[int, str]], tone: Tone) -> None:
        """Put a row: name, note, a cell a column; the note stands beside the name where there is room for it."""
        column = self.column
        top, height = column.y, self._row_height()
        quiet = Tone.GREY if tone is Tone.GREY else Tone.QUIET
        beside = room - self.names - column.u(GAP)
        name_width = room if beside < LEAST_NOTE * column.t(15) else self.names - column.u(8)
        column.put(row.name, column.x, top, name_width, 17, tone, height=height)
        for edge, words in cells:
            self.columns.cell(column, words, edge, top, 17, tone, height)
        used = height
        is_beside = beside >= LEAST_NOTE * column.t(15)
        if row.note and is_beside and beside >= column.wide(row.note, 15):
            column.put(row.note, column.x + self.names, top, beside, 15, quiet, height=height)
        elif row.note and is_beside:
            shift = (height - round(column.t(15) * 1.4)) // 2
            lines = column.block(row.note, column.x + self.names, top + shift, beside, 15, quiet)
            used = max(height, shift + lines)
        elif row.note:
            left = column.x + column.u(12)
            used += column.block(row.note, left, top + height - column.u(3), self._below() - column.u(12), 15, quiet)
        box = pygame.Rect(column.x - column.u(12), top, column.width + column.u(24), used)
        column.spots.append(Spot(row, box))
        column.y += used
        if self.has_details and row == self.told.lit:
            below = Column(self.desk, column.x, column.y, self._below())
            add_detail(below, row, self.told.people, self.told.account.winner, self.told.rules)
            column.parts += below.parts
            column.y = below.y

    def _below(self) -> int:
        """Return how wide notes below the names may be: as the sheet, or up to the stamps."""
        return self.left if self._has_stamps() else self.column.width

    def _stamps(self, rows: Sequence[FactorRow], tops: Sequence[int], span: tuple[int, int]) -> None:
        """Put the stamps of penalties before the numbers they caused: over no number, and not over the sum's rule."""
        column, height = self.column, self._stamp_height()
        width = round(height * STAMP_SHAPE)
        numbers = self._numbers()
        order = [
            (index, name, top)
            for row, top in zip(rows, tops, strict=True)
            for index, name in enumerate(row.stamps)
            if name is not None
        ]
        placed: dict[tuple[int, int], int] = {}
        """Where the stamp above ends in a lane; from below, so that none reaches the rule."""
        seats = [index for index, _name, _top in order]
        # The last of them stands at the number; where there is one alone, it is the last.
        lanes = [(LANES - 1 - seats[number + 1 :].count(index)) % LANES for number, index in enumerate(seats)]
        for number in range(len(order) - 1, -1, -1):
            index, name, top = order[number]
            lane = lanes[number]
            lowest = placed.get((index, lane), span[1] - column.u(2))
            y = max(span[0], min(top + self._row_height() // 2 + height // 2, lowest) - height)
            placed[index, lane] = y - 1
            x = self.edges[index] - numbers - column.u(8) - (LANES - lane) * width
            angle = 5 if lane else -4
            column.parts.append(Stamp(name, pygame.Rect(x, y, width, height), angle, number))
