"""What lies beside the account: who won and with which cards, what the others had, what was paid at once."""

from __future__ import annotations

from itertools import product

import pygame

from gostop_desktop.i18n import _, ngettext, pgettext
from gostop_desktop.ui.numbers import signed_amount
from gostop_desktop.ui.table.account import Account, instant_lines
from gostop_desktop.ui.text import Align

from .settlement_cards import HANDS, Winner, add_groups, add_hand, add_winner, have_room
from .settlement_detail import add_cards, add_rule
from .settlement_ending import seat_ends
from .settlement_money import money_of
from .settlement_parts import Column, Face, Tone
from .settlement_shown import Shown
from .settlement_showpiece import add_showpiece, least_height

LARGE_CARD = 62
EVERYBODY = ((98, 0.6), (80, 0.6), (70, 0.6), (62, 0.6), (56, 0.6), *HANDS)
"""Ways to lay what everybody had, the largest first."""
DETAIL = 110
"""Units for the rule of a chosen row."""


class Cloth:
    """Fills columns with cards, and with whose they are."""

    def __init__(self, shown: Shown, told: Account | None) -> None:
        self.shown = shown
        self.desk = shown.desk
        self.account = told

    def fill(self, column: Column, bottom: int, *, is_wide: bool, has_changes: bool) -> None:
        """Put everything beside the sheet; `has_changes` where what was won cannot be seen on it at once."""
        lit, told = self.shown.lit, self.account
        if told is not None:
            self.winner(column, told, is_wide=is_wide)
            if has_changes:
                self.changes(column, told)
        if told is not None and lit is not None:
            winning = lit in told.points
            if winning or not lit.held:
                self.cards(column, bottom - self.desk.u(DETAIL))
            else:
                add_cards(column, lit, self.shown.people, told.winner)
            column.head(lit.name)
            add_rule(column, lit, self.shown.setup.rules)
            return
        others = self._others(column, bottom)
        below = others.y - column.y if others is not None else 0
        self.cards(column, bottom - below)
        if others is not None:
            column.take(others)

    def winner(self, column: Column, told: Account, *, is_wide: bool) -> None:
        """Put who won, and how."""
        unit = pgettext("after a number", "pts")
        stamp = "chongtong" if self.shown.outcome.result.kind == "quad" else "win"
        person = self.shown.people[told.winner]
        add_winner(column, Winner(person, self.shown.how, str(told.base), unit, stamp), is_wide=is_wide)

    def changes(self, column: Column, told: Account) -> None:
        """Put what everybody won or lost in one line or three, so that it is seen before anything is scrolled."""
        if self.shown.setup.points_only:
            return
        height, face, gap = column.line(22), column.line(17), column.u(8)
        parts = [
            (self.shown.people[row.seat].portrait, row.change, row.tone)
            for row in money_of(self.shown.outcome, told, self.shown.setup).rows
        ]
        widths = [face + gap + column.wide(change, 22) for _portrait, change, _tone in parts]
        between = column.u(32)
        is_one_line = sum(widths) + between * (len(parts) - 1) <= column.width
        x = column.x
        for (portrait, change, tone), width in zip(parts, widths, strict=True):
            box = pygame.Rect(x, column.y + (height - face) // 2, face, face)
            column.parts.append(Face(portrait, box, tone is Tone.GOT))
            column.put(change, x + face + gap, column.y, min(width, column.width) - face - gap, 22, tone)
            x += width + between if is_one_line else 0
            column.y += 0 if is_one_line else height
        column.y += (height if is_one_line else 0) + column.u(8)

    def _others(self, column: Column, bottom: int) -> Column | None:
        """Return a column with what the payers had, where the winning cards leave room for all of it."""
        if self.account is None:
            return None
        rows = [row for row in self.account.points if row.cards]
        ends = seat_ends(self.shown.outcome, self.shown.setup.rules)
        # Where no cards of the winner count, one sees what they had beside what the others had.
        seats = self.account.payers if rows else (self.account.winner, *self.account.payers)
        # Who won has the larger cards, where there is a way.
        for least, way in product((LARGE_CARD, 0), HANDS):
            below = Column(self.desk, column.x, column.y, column.width)
            for seat in seats:
                if ends[seat].cards:
                    below.y += self.desk.u(6)
                    below.rule(column.x, column.width)
                    below.y += self.desk.u(8)
                    add_hand(below, self.shown.people[seat], ends[seat].cards, ends[seat].near, way)
            if self.shown.is_fixed:
                if sum(least_height(column, row) for row in rows) <= bottom - below.y - self._paid_height(column):
                    return below
            elif have_room(column, rows, bottom - below.y - self._paid_height(column), least):
                return below
        return None

    def _paid_height(self, column: Column) -> int:
        """Return how high what was paid at once is below the cards."""
        trial = Column(self.desk, column.x, column.y, column.width)
        self._put_paid(trial)
        return trial.y - column.y

    def _paid_at_once(self) -> list[tuple[str, int]]:
        names = [person.name for person in self.shown.people]
        return instant_lines(self.shown.outcome.result, names, self.shown.setup.rules.players)

    def cards(self, column: Column, bottom: int) -> None:
        """Put the winning cards, or what everybody had; below them what had been paid before the end."""
        told = self.account
        if told is None:
            column.head(_("What everybody had"))
            self._everybody(column, bottom)
            return
        below = self._paid_height(column)
        rows = [row for row in told.points if row.cards]
        if rows and self.shown.is_fixed:
            add_showpiece(column, rows[0], bottom - column.y - below, self.shown.lit)
        elif rows:
            add_groups(column, rows, bottom - column.y - below, self.shown.lit if self.shown.lit in rows else None)
        self._put_paid(column)

    def _everybody(self, column: Column, bottom: int) -> None:
        """Put what every seat had, as large as there is room for it."""
        for way in EVERYBODY:
            trial = Column(self.desk, column.x, column.y, column.width)
            for end in seat_ends(self.shown.outcome, self.shown.setup.rules):
                add_hand(trial, self.shown.people[end.seat], end.cards, way=way)
            if trial.y <= bottom:
                break
        column.take(trial)

    def _put_paid(self, column: Column) -> None:
        """Put what had been paid before the end."""
        u, setup = self.desk.u, self.shown.setup
        for words, received in self._paid_at_once():
            column.rule(column.x, column.width)
            column.y += u(6)
            points = ngettext("{n} point", "{n} points", received)
            change = points if setup.points_only else signed_amount(received * setup.rules.point_value)
            taken = column.wide(change, 17)
            height = max(column.line(17), u(24))
            if column.wide(words, 15) > column.width - taken - u(12):
                column.y += column.block(words, column.x, column.y, column.width, 15, Tone.PLAIN)
            else:
                column.put(words, column.x, column.y, column.width - taken - u(12), 15, Tone.PLAIN, height=height)
            column.put(change, column.right - taken, column.y, taken, 17, Tone.COUNT, Align.END, height=height)
            column.y += height + u(4)
