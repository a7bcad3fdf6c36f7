"""The page of the account: the winner's cards on the cloth, the sheet beside them, the buttons below.

With large text the sheet takes the whole width, and the cards follow the account on the paper. Either side scrolls
when it is higher than its room, and the buttons stay where they are (UX 3.2).
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from gostop_desktop.engine.cards import cards_in
from gostop_desktop.engine.deck import commitment
from gostop_desktop.engine.factors import carry_multiplier
from gostop_desktop.i18n import _, ngettext, pgettext
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.numbers import amount, signed_amount
from gostop_desktop.ui.rules_text import preset_name
from gostop_desktop.ui.table.account import Account, Row, account, ending_words, instant_lines
from gostop_desktop.ui.table.session import Session
from gostop_desktop.ui.text import Align
from gostop_desktop.ui.widgets import Button

from .settlement_buttons import Wanted, laid_out
from .settlement_cards import Winner, add_groups, add_hand, add_winner
from .settlement_detail import add_cards, add_rule
from .settlement_ending import Outcome, add_ending, seat_ends
from .settlement_money import money_of
from .settlement_parts import Column, Face, Sign, Tone
from .settlement_sheet import AccountSheet, Told

SHEET = 776
"""Units of width that the sheet has at the size of text that most people read."""
LEAST_LEFT = 196
MARGIN, BETWEEN, TOP = 24, 32, 18
COMPACT_MARGIN, COMPACT_BETWEEN = 12, 16
INSET = 28
HAND_CARD = 50
WIDER = (48, 96, 144)
"""Units by which the sheet becomes wider before it scrolls."""
MOST_TEXT = 1.3
"""Up to this size of text the account of a round that nobody won has the cards beside it."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What the page tells of, and the buttons that it has."""

    desk: Desk
    session: Session
    outcome: Outcome
    lit: Row | None
    """The row whose cards are lit and whose rule is told."""
    how: str
    """How the round was won."""
    buttons: tuple[Wanted, ...]


@dataclass(frozen=True, slots=True)
class Side:
    """A part of the page that can be scrolled."""

    viewport: pygame.Rect
    column: Column
    on_paper: bool

    @property
    def height(self) -> int:
        """How high everything in it is."""
        return self.column.y - self.viewport.y


@dataclass(frozen=True, slots=True)
class Page:
    """Everything at its place, as where one reads from the left."""

    sheet: pygame.Rect
    parts: tuple[Side, ...]
    """The sheet first."""
    buttons: tuple[Button, ...]


def lay_out(shown: Shown) -> Page:
    """Return the page for the window as it is now."""
    return _Page(shown).page()


class _Page:
    """One page in the making."""

    def __init__(self, shown: Shown) -> None:
        self.shown = shown
        self.desk = shown.desk
        self.setup = shown.session.setup
        self.people = self.setup.seats
        self.outcome = shown.outcome
        self.account: Account | None = account(self.outcome.result, [person.name for person in self.people])
        width, height = self.desk.size
        whole = min(width, height * 16 // 9)
        u = self.desk.u
        is_compact = self.desk.measure.is_compact
        margin = u(COMPACT_MARGIN if is_compact else MARGIN)
        self.between = u(COMPACT_BETWEEN if is_compact else BETWEEN)
        self.left = (width - whole) // 2 + margin
        self.right = (width + whole) // 2 - margin
        self.height = height
        self._is_sealed = False
        """Whether the sheet says already that the deck is the promised one."""

    def page(self) -> Page:
        u = self.desk.u
        wanted = self.shown.buttons
        top = laid_out(self.desk, wanted, self.left, self.right)[1]
        width, is_close = self._beside(top - u(12) - u(TOP) - 2 * u(8))
        start = self.right - width if width else self.left
        buttons, top = laid_out(self.desk, wanted, start, self.right)
        sheet = pygame.Rect(start, u(TOP), self.right - start, top - u(12) - u(TOP))
        sides = [self._sheet(sheet, is_alone=not width, is_close=is_close)]
        if width:
            room = pygame.Rect(self.left, u(TOP), start - self.between - self.left, self.height - u(TOP) - u(10))
            is_higher = sides[0].height > sides[0].viewport.height
            sides.append(self._cloth(room, has_changes=is_higher))
        return Page(sheet, tuple(sides), buttons)

    def _beside(self, height: int) -> tuple[int, bool]:
        """Return the width of a sheet with the cards beside it, and whether its rows stand closer than usual.

        It is wider than usual, or closer, where the account would not fit its height otherwise. The width is 0 where
        the text leaves no room for cards beside it.
        """
        u = self.desk.u
        least = round(u(LEAST_LEFT) * self.desk.measure.text**0.5)
        most = self.right - self.left - self.between - least
        usual = round(u(SHEET) * self.desk.measure.text)
        widths = [*dict.fromkeys(min(most, usual + u(step)) for step in (0, *WIDER))]
        roomy = [width for width in widths if width >= u(SHEET) and self._is_roomy(width)]
        ways = [(width, is_close) for is_close in (False, True) for width in roomy]
        heights = {way: self._sheet_height(*way) for way in ways}
        lowest = min(ways, key=lambda way: heights[way], default=(0, False))
        # Where it can be, no note takes two lines.
        least = min((heights[way] for way in ways if not way[1]), default=0)
        return next((way for way in ways if heights[way] <= min(height, least)), lowest)

    def _is_roomy(self, width: int) -> bool:
        if self.account is None:
            return self.desk.measure.text <= MOST_TEXT
        column = Column(self.desk, 0, 0, width - 2 * self.desk.u(INSET))
        return AccountSheet(column, self._told(self.account), has_details=False).is_roomy

    def _sheet_height(self, width: int, is_close: bool) -> int:  # noqa: FBT001
        return self._sheet(pygame.Rect(0, 0, width, self.height), is_alone=False, is_close=is_close).height

    def _told(self, told: Account) -> Told:
        money = money_of(self.outcome, told, self.setup)
        return Told(told, money, self.people, self.setup.rules, self.shown.lit)

    # The sheet.

    def _sheet(self, sheet: pygame.Rect, *, is_alone: bool, is_close: bool) -> Side:
        u = self.desk.u
        self._is_sealed = False
        viewport = sheet.inflate(-2 * u(8), -2 * u(8))
        column = Column(self.desk, sheet.x + u(INSET), sheet.y + u(18), sheet.width - 2 * u(INSET))
        if is_alone and self.account is not None:
            add_winner(column, self._winner(self.account), is_wide=False)
            column.y += column.block(self._note(_("Settlement")), column.x, column.y, column.width, 15, Tone.QUIET)
            column.y += column.u(8)
            self._changes(column, self.account)
        else:
            self._title(column)
        if self.account is None:
            has_chips = not self.setup.points_only
            add_ending(column, self.outcome, self.setup.rules, self.people, has_chips=has_chips)
        else:
            AccountSheet(column, self._told(self.account), has_details=is_alone, is_close=is_close).fill()
        if is_alone:
            column.y += u(12)
            self._cards(column, self.height)
        self._fingerprint(column)
        column.y += u(6)
        return Side(viewport, column, on_paper=True)

    def _title(self, column: Column) -> None:
        """Put the title, and beside or below it which round this was, by which rules, for how much."""
        title = _("Settlement")
        if self.account is None:
            rules, outcome = self.setup.rules, self.outcome
            factor = carry_multiplier(rules, outcome.after.carry)
            title = ending_words(rules, outcome.result, outcome.reason, factor)[0]
        note = self._note()
        width = min(column.wide(title, 32), column.width)
        height = column.line(32)
        column.put(title, column.x, column.y, width, 32, Tone.PLAIN, height=height)
        left = column.x + width + column.u(22)
        if column.wide(note, 15) <= column.right - left:
            column.put(note, left, column.y + column.u(3), column.right - left, 15, Tone.QUIET, height=height)
            self._seal(column, left + column.wide(note, 15) + column.u(20), height)
            column.y += height
        else:
            column.y += height
            column.y += column.block(note, column.x, column.y, column.width, 15, Tone.QUIET)
        column.y += column.u(8)

    def _changes(self, column: Column, told: Account) -> None:
        """Put what everybody won or lost in one line or three, so that it is seen before anything is scrolled."""
        if self.setup.points_only:
            return
        height, face, gap = column.line(22), column.line(17), column.u(8)
        parts = [(self.people[row.seat].portrait, row.change, row.tone) for row in self._told(told).money.rows]
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

    def _note(self, *first: str) -> str:
        """Return which round this was, by which rules, for how much."""
        setup = self.setup
        number = ngettext("Round {n}", "Round {n}", self.outcome.before.played + 1)
        stake = _("{chips} a point", chips=amount(setup.rules.point_value))
        parts = [*first, number, preset_name(setup.preset), *([] if setup.points_only else [stake])]
        return pgettext("list of counts", " · ").join(parts)

    def _seal(self, column: Column, left: int, height: int) -> None:
        """Put at the end of the title whether the deck is the promised one, where there is room."""
        told = self._promise()
        if told is None:
            return
        words, tone, icon = told
        side, wide = column.line(15), column.wide(words, 15)
        x = column.right - wide
        if x - side - column.u(6) < left:
            return
        column.put(words, x, column.y + column.u(3), wide, 15, tone, height=height)
        top = column.y + column.u(3) + (height - side) // 2
        column.parts.append(Sign(icon, pygame.Rect(x - side - column.u(6), top, side, side), tone))
        self._is_sealed = True

    def _promise(self) -> tuple[str, Tone, str] | None:
        """Return whether the deck is the one that was promised, in words, with its sign."""
        committed = self.shown.session.committed
        if committed is None:
            return None
        is_right = commitment(committed.secret) == committed.fingerprint
        code = f"{committed.fingerprint[:4]} {committed.fingerprint[4:8]}"
        words = (
            _("Fingerprint checked: {code}", code=code)
            if is_right
            else _("This is not the deck that was promised: {code}", code=code)
        )
        return words, Tone.GOT if is_right else Tone.PAID, "check" if is_right else "warn"

    def _fingerprint(self, column: Column) -> None:
        """Put at the end whether the deck is the promised one, where the title had no room for it."""
        told = self._promise()
        if told is None or self._is_sealed:
            return
        words, tone, icon = told
        column.y += column.u(8)
        side = column.line(15)
        column.parts.append(Sign(icon, pygame.Rect(column.x, column.y, side, side), tone))
        left = column.x + side + column.u(6)
        column.y += column.block(words, left, column.y, column.right - left, 15, tone)

    # The cards.

    def _winner(self, told: Account) -> Winner:
        unit = pgettext("after a number", "pts")
        return Winner(self.people[told.winner], self.shown.how, str(told.base), unit)

    def _cloth(self, room: pygame.Rect, *, has_changes: bool) -> Side:
        column = Column(self.desk, room.x, room.y + self.desk.u(6), room.width)
        lit, told = self.shown.lit, self.account
        if told is not None:
            add_winner(column, self._winner(told), is_wide=room.width > self.desk.u(300))
            if has_changes:
                self._changes(column, told)
        if told is not None and lit is not None:
            winning = lit in told.points
            if winning or not lit.held:
                self._cards(column, room.bottom - self.desk.u(110))
            else:
                add_cards(column, lit, self.people, told.winner)
            column.head(lit.name)
            add_rule(column, lit, self.setup.rules)
        else:
            self._cards(column, room.bottom)
            self._others(column, room.bottom)
        # The bar of what scrolls stands beside the cards, not on them.
        viewport = pygame.Rect(room.x, room.y, room.width + self.desk.u(12), room.height)
        return Side(viewport, column, on_paper=False)

    def _others(self, column: Column, bottom: int) -> None:
        """Put what the payers had, where the winning cards leave room for all of it."""
        if self.account is None:
            return
        below = Column(self.desk, column.x, column.y + column.u(10), column.width)
        for seat in self.account.payers:
            cards = tuple(cards_in(self.outcome.view.captured[seat]))
            if cards:
                add_hand(below, self.people[seat], cards, self.desk.u(HAND_CARD))
        if below.y <= bottom:
            column.parts += below.parts
            column.y = below.y

    def _cards(self, column: Column, bottom: int) -> None:
        """Put the winning cards, or what everybody had; below them what had been paid before the end."""
        told, u = self.account, self.desk.u
        if told is None:
            column.head(_("What everybody had"))
            for end in seat_ends(self.outcome, self.setup.rules):
                add_hand(column, self.people[end.seat], end.cards, u(HAND_CARD))
            return
        paid = instant_lines(self.outcome.result, [person.name for person in self.people], self.setup.rules.players)
        below = len(paid) * (column.line(15) + u(14))
        rows = [row for row in told.points if row.cards]
        if rows:
            add_groups(column, rows, bottom - column.y - below, self.shown.lit if self.shown.lit in rows else None)
        for words, received in paid:
            column.rule(column.x, column.width)
            column.y += u(6)
            change = signed_amount(received * self.setup.rules.point_value)
            taken = column.wide(change, 17)
            height = max(column.line(17), u(24))
            if column.wide(words, 15) > column.width - taken - u(12):
                column.y += column.block(words, column.x, column.y, column.width, 15, Tone.PLAIN)
            else:
                column.put(words, column.x, column.y, column.width - taken - u(12), 15, Tone.PLAIN, height=height)
            column.put(change, column.right - taken, column.y, taken, 17, Tone.COUNT, Align.END, height=height)
            column.y += height + u(4)
