"""The page of the account: the winner's cards on the cloth, the sheet beside them, the buttons below.

With large text the sheet takes the whole width, and the cards follow the account on the paper. Either side scrolls
when it is higher than its room, and the buttons stay where they are (UX 3.2).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache

import pygame

from gostop_desktop.engine.factors import carry_multiplier
from gostop_desktop.i18n import _, ngettext
from gostop_desktop.ui.lists import dotted, listed
from gostop_desktop.ui.numbers import amount
from gostop_desktop.ui.rules_text import rules_called
from gostop_desktop.ui.table.account import Account, ending_words
from gostop_desktop.ui.table.paragraphs import paragraph
from gostop_desktop.ui.widgets import Button

from .settlement_buttons import laid_out
from .settlement_cloth import Cloth
from .settlement_density import CROWDED, ROOMY, USUAL, Density
from .settlement_ending import add_ending
from .settlement_links import Link, promise_of, size_of
from .settlement_money import money_of
from .settlement_parts import Column, Tone
from .settlement_sheet import AccountSheet, Told
from .settlement_shown import Shown
from .settlement_why import Why, rule_link

SHEET = 776
"""Units of width that the sheet has at the size of text that most people read."""
LEAST_LEFT = 196
MARGIN, BETWEEN, TOP = 24, 32, 18
COMPACT_MARGIN, COMPACT_BETWEEN, COMPACT_TOP = 12, 16, 10
INSET = 28
WIDE_LEFT = 300
"""Units of width from which the winner has a large stamp."""
WIDER = (48, 96, 144)
"""Units by which the sheet becomes wider before it scrolls."""
MOST_BESIDE = 1.6
"""Up to this size of text an account has the cards beside it."""
MOST_TEXT = 1.3
"""Up to this size of text the account of a round that nobody won has the cards beside it."""


@dataclass(frozen=True, slots=True)
class Side:
    """A part of the page that can be scrolled."""

    viewport: pygame.Rect
    column: Column
    on_paper: bool
    links: tuple[Link, ...] = ()

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
        self.setup = shown.setup
        self.people = shown.people
        self.outcome = shown.outcome
        self.account = shown.account()
        self.cloth = Cloth(shown, self.account)
        width, height = self.desk.size
        whole = min(width, height * 16 // 9)
        u = self.desk.u
        is_compact = self.desk.measure.is_compact
        margin = u(COMPACT_MARGIN if is_compact else MARGIN)
        self.between = u(COMPACT_BETWEEN if is_compact else BETWEEN)
        self.left = (width - whole) // 2 + margin
        self.right = (width + whole) // 2 - margin
        self.height = height
        self.top = u(COMPACT_TOP if is_compact else TOP)
        self._links: list[Link] = []
        """What leads on from the sheet, so far."""
        self._cloths: dict[tuple[int, bool], Side] = {}

    def page(self) -> Page:
        u = self.desk.u
        wanted = self.shown.buttons
        top = laid_out(self.desk, wanted, self.left, self.right)[1]
        width, density = self._beside(top - u(12) - self.top - 2 * u(8))
        start = self.right - width if width else self.left
        buttons, top = laid_out(self.desk, wanted, start, self.right)
        sheet = pygame.Rect(start, self.top, self.right - start, top - u(12) - self.top)
        sides = [self._sheet(sheet, is_alone=not width, density=density)]
        if width:
            sides.append(self._beside_sheet(width, has_changes=sides[0].height > sides[0].viewport.height))
        return Page(sheet, tuple(sides), buttons)

    def _beside_sheet(self, width: int, *, has_changes: bool) -> Side:
        """Return what lies on the cloth beside a sheet of that width; it is laid out once."""
        if (width, has_changes) not in self._cloths:
            u = self.desk.u
            end = self.right - width - self.between
            room = pygame.Rect(self.left, self.top, end - self.left, self.height - self.top - u(10))
            column = Column(self.desk, room.x, room.y + u(6), room.width)
            self.cloth.fill(column, room.bottom, is_wide=room.width > u(WIDE_LEFT), has_changes=has_changes)
            # The bar of what scrolls stands beside the cards, not on them.
            viewport = pygame.Rect(room.x, room.y, room.width + u(12), room.height)
            self._cloths[width, has_changes] = Side(viewport, column, on_paper=False)
        return self._cloths[width, has_changes]

    def _fits_beside(self, width: int) -> bool:
        side = self._beside_sheet(width, has_changes=False)
        return side.height <= side.viewport.height

    def _beside(self, height: int) -> tuple[int, Density]:
        """Return the width of a sheet with the cards beside it, and how close its rows stand.

        It is wider than usual, or its rows stand closer, where the account would not fit its height otherwise; where it
        has room to spare they stand farther apart. The width is 0 where the text leaves no room for cards beside it.
        """
        u = self.desk.u
        least = round(u(LEAST_LEFT) * self.desk.measure.text**0.5)
        most = self.right - self.left - self.between - least
        usual = round(u(SHEET) * self.desk.measure.text)
        widths = [*dict.fromkeys(min(most, usual + u(step)) for step in (0, *WIDER))]
        roomy = [width for width in widths if width >= u(SHEET) and self._is_roomy(width)]
        if not roomy or self.desk.measure.text > MOST_BESIDE:
            return 0, USUAL
        # To know a height everything is laid out: only what is asked for, and once.
        height_of = cache(self._sheet_height)
        # In the widest sheet the fewest notes take two lines.
        lowest = height_of(roomy[-1], USUAL)
        if lowest > height:
            first = None
            for density in CROWDED:
                if height_of(roomy[-1], density) > height:
                    continue
                width = next(width for width in roomy if height_of(width, density) <= height)
                first = first or (width, density)
                # The cards beside it are to be seen whole too.
                if self._fits_beside(width):
                    return width, density
            if first is not None:
                return first
        width = next(width for width in roomy if height_of(width, USUAL) <= lowest)
        # What scrolls anyway need not be crowded.
        looser = () if lowest > height else ROOMY
        return width, next(way for way in (*looser, USUAL) if way is USUAL or height_of(width, way) <= height)

    def _is_roomy(self, width: int) -> bool:
        if self.account is None:
            return self.desk.measure.text <= MOST_TEXT
        column = Column(self.desk, 0, 0, width - 2 * self.desk.u(INSET))
        return AccountSheet(column, self._told(self.account), has_details=False).is_roomy

    def _sheet_height(self, width: int, density: Density) -> int:
        return self._sheet(pygame.Rect(0, 0, width, self.height), is_alone=False, density=density).height

    def _told(self, told: Account) -> Told:
        money = money_of(self.outcome, told, self.setup)
        money = replace(money, all_in=" ".join(filter(None, (money.all_in, self._new_chips()))))
        return Told(told, money, self.people, self.setup.rules, self.shown.lit)

    # The sheet.

    def _sheet(self, sheet: pygame.Rect, *, is_alone: bool, density: Density) -> Side:
        u = self.desk.u
        self._links = []
        viewport = sheet.inflate(-2 * u(8), -2 * u(8))
        column = Column(self.desk, sheet.x + u(INSET), sheet.y + self.top, sheet.width - 2 * u(INSET))
        if is_alone and self.account is not None:
            self.cloth.winner(column, self.account, is_wide=False)
            column.y += column.block(self._note(_("Settlement")), column.x, column.y, column.width, 15, Tone.QUIET)
            column.y += column.u(8)
            self.cloth.changes(column, self.account)
        else:
            self._title(column)
        if self.account is None:
            has_chips = not self.setup.points_only
            bottom = viewport.bottom - u(6) if not is_alone else column.y
            place = add_ending(column, self.outcome, self.setup.rules, self.people, bottom, has_chips=has_chips)
            if place is not None:
                self._links.append(rule_link(self.desk, place, self.outcome.drawn_section, self.shown.show_rules))
        else:
            AccountSheet(column, self._told(self.account), has_details=is_alone, density=density).fill()
            if self.shown.is_fixed:
                row = self.account.points[0]
                why = Why(row.name, row.line.rule, paragraph(row.line, self.setup.rules))
                self._links.append(why.put(column, self.shown.show_rules))
        if is_alone:
            column.y += u(12)
            self.cloth.cards(column, self.height)
        self._last_links(column)
        column.y += u(6)
        return Side(viewport, column, on_paper=True, links=tuple(self._links))

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
            wide, high = size_of(self.desk, note)
            top = column.y + column.u(3) + (height - high) // 2
            self._links.append(Link(self.desk, (left, top), note, self.shown.show_rules, Tone.QUIET))
            told = promise_of(self.shown.session.committed)
            if told is not None:
                x = column.right - size_of(self.desk, told.words, told.icon)[0]
                if x >= left + wide + column.u(20):
                    place = (x, top)
                    self._links.append(Link(self.desk, place, told.words, self.shown.show_deck, told.tone, told.icon))
            column.y += height
        else:
            column.y += height
            column.y += column.block(note, column.x, column.y, column.width, 15, Tone.QUIET)
        column.y += column.u(8)

    def _note(self, *first: str) -> str:
        """Return which round this was, by which rules, for how much."""
        setup = self.setup
        number = ngettext("Round {n}", "Round {n}", self.outcome.before.played + 1)
        stake = _("{chips} a point", chips=amount(setup.rules.point_value))
        parts = [*first, number, rules_called(setup.rules, setup.preset), *([] if setup.points_only else [stake])]
        return dotted(parts)

    def _new_chips(self) -> str:
        """Return who has run out of chips and begins again: an endless match goes on."""
        after, now = self.outcome.after.balances, self.shown.session.match.balances
        names = [person.name for person, left, new in zip(self.people, after, now, strict=True) if left <= 0 < new]
        if not names or self.setup.points_only:
            return ""
        return _(
            "Out of chips: {names}. The next round begins with {chips} again.",
            names=listed(names),
            chips=amount(self.setup.chips),
        )

    def _last_links(self, column: Column) -> None:
        """Put at the end what the title had no room for: whether the deck is the promised one, the way to the rules."""
        actions = {link.action for link in self._links}
        told = promise_of(self.shown.session.committed)
        if told is not None and self.shown.show_deck not in actions:
            self._last_link(column, told.words, self.shown.show_deck, told.tone, told.icon)
        if self.shown.show_rules not in actions:
            self._last_link(column, _("Rules of this match"), self.shown.show_rules, Tone.QUIET, "book")

    def _last_link(self, column: Column, words: str, action: Callable[[], None], tone: Tone, icon: str) -> None:
        column.y += column.u(8)
        link = Link(self.desk, (column.x, column.y), words, action, tone, icon)
        if link.rect.width > column.width:
            # What is longer than a line stands as it is, and its sign can be pressed.
            column.y += column.block(words, column.x, column.y, column.width, 15, tone)
            link = Link(self.desk, (column.x, column.y), _("The deck of this round"), action, tone, icon)
        self._links.append(link)
        column.y += link.rect.height
