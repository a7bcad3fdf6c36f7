"""Drawers over the table: the log, sets to watch, the months, captured cards enlarged (UX 3.3); all public facts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from functools import partial
from typing import assert_never

import pygame

from gostop_desktop.engine.announce import is_dead
from gostop_desktop.engine.cards import MONTH_CARDS, Card, Seat, card_set, cards_in, month_of
from gostop_desktop.i18n import NP_, _, pgettext
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.lists import listed, parted

from .geometry import Rect
from .layout import Group
from .moves import turn_sentence
from .paint.boards import begun, larger_brush, placed
from .paint.brush import Brush
from .paint.drawer_rows import capture_rows, month_rows, open_rows, rows_of_sets
from .paint.drawers import (
    CapturesFacts,
    LogBoard,
    LogFacts,
    MonthCell,
    MonthsFacts,
    captures_fit,
    captures_key,
    captures_title,
    draw_captures,
    draw_months,
    months_fit,
)
from .paint.layers import Picture
from .paint.open_cards import OpenFacts, draw_open_cards, open_cards_fit
from .paint.rows import Row, RowBoard
from .paint.sets import SetCell, SetsFacts, draw_set_table, sets_fit
from .sets import SET_CARDS, Pip, SetRow, row_name, set_rows
from .tabletop import Tabletop
from .whereabouts import whereabouts
from .words import card_name, month_name

_Z = 4100
"""Above a question: whoever opens a drawer wants to see it before answering."""
_MOST_TURNS = 30


class Drawer(Enum):
    """Which drawer is open."""

    LOG = "log"
    SETS = "sets"
    MONTHS = "months"
    CAPTURES = "captures"
    OPEN = "open"


COMMANDS = {
    Command.LOG: Drawer.LOG,
    Command.SETS: Drawer.SETS,
    Command.MONTHS: Drawer.MONTHS,
    Command.INSPECT: Drawer.CAPTURES,
    Command.OPEN_CARDS: Drawer.OPEN,
}
NAMES = {
    Drawer.LOG: NP_("drawer", "Log"),
    Drawer.SETS: NP_("drawer", "Sets"),
    Drawer.MONTHS: NP_("drawer", "Months"),
    Drawer.CAPTURES: NP_("drawer", "Captured cards"),
    Drawer.OPEN: NP_("drawer", "Open cards"),
}

Facts = LogFacts | SetsFacts | MonthsFacts | CapturesFacts | OpenFacts
"""What a drawer says."""

_TAKEN = frozenset({"mine", "theirs"})
_PLACES = {
    "hand": NP_("where a card is", "in your hand"),
    "table": NP_("where a card is", "on the table"),
    "unseen": NP_("where a card is", "unseen"),
}


class Drawers:
    """At most one drawer is open; its picture is painted anew when what it says has changed."""

    def __init__(self, top: Tabletop) -> None:
        self.open: Drawer | None = None
        self.place = 0
        """Whose captured cards are shown, counted from the viewer."""
        self._top = top
        self.peek: Callable[[], OpenFacts] | None = None
        """What is hidden from everybody but who practises; None where it stays hidden."""
        self._above = 0
        """How many lines of the log above the newest ones are shown."""
        self._first = self._last_first = 0
        """Which row of another drawer is the first one that is shown, and which may be."""
        self._painted: tuple[object, Picture] | None = None

    def command(self, command: Command) -> bool:
        """Return whether a key opened or closed a drawer."""
        drawer = COMMANDS.get(command)
        if drawer is None or (drawer is Drawer.OPEN and self.peek is None):
            return False
        if drawer is Drawer.CAPTURES and self.open is drawer and self.place + 1 < self._top.stage.players:
            self.place += 1
            self._first = 0
        else:
            self.open = None if self.open is drawer else drawer
            self.place = self._above = self._first = 0
        return True

    def show_captures(self, place: int) -> None:
        """Open the captured cards of whoever sits at a place, or close them."""
        is_open = self.open is Drawer.CAPTURES and self.place == place
        self.open, self.place = None if is_open else Drawer.CAPTURES, place
        self._first = 0

    def close(self) -> bool:
        """Close the drawer; return whether one was open."""
        was_open = self.open is not None
        self.open = None
        return was_open

    def scroll(self, lines: int) -> bool:
        """Show lines further down, or up; return whether there were any."""
        if self.open is None:
            return False
        if self.open is not Drawer.LOG:
            first = max(0, min(self._last_first, self._first + lines))
            has_moved, self._first = first != self._first, first
            return has_moved
        most = self._log(self.log_facts()).last_first
        above = max(0, min(most, self._above - lines))
        has_moved, self._above = above != self._above, above
        return has_moved

    def covers(self, place: tuple[int, int]) -> bool:
        """Whether the open drawer lies at a place of the screen."""
        return self.open is not None and self._painted is not None and self._painted[1].rect.collidepoint(place)

    def pictures(self) -> list[Picture]:
        """Return the open drawer."""
        if self.open is None:
            self._painted = None
            return []
        facts = _FACTS[self.open](self)
        key = (facts, self._top.brush, self._top.desk.cap(Command.BACK), self._above, self._first)
        if self._painted is None or self._painted[0] != key:
            surface, rect = self._paint(facts, pgettext(*NAMES[self.open]))
            self._painted = (key, Picture(surface, rect.x, rect.y, _Z))
        return [self._painted[1]]

    def _paint(self, facts: Facts, title: str) -> tuple[pygame.Surface, Rect]:
        """Return the open drawer and where it lies, its words as large as the person wants them (UX 3.2)."""
        brush, faces = self._top.brush, self._top.faces
        match facts:
            case LogFacts():
                board = self._log(facts)
                return board.paint(title, self._above), board.rect
            case SetsFacts():
                if at := placed(brush, partial(sets_fit, facts=facts)):
                    surface, room = begun(*at, title)
                    draw_set_table(surface, at[0], room, facts)
                    return self._whole(surface, at[1])
                return self._in_rows(title, lambda larger, width: rows_of_sets(larger, facts, width))
            case MonthsFacts():
                if at := placed(brush, months_fit):
                    return self._whole(draw_months(*at, title, facts, faces), at[1])
                return self._in_rows(title, lambda larger, width: month_rows(larger, facts, faces, width))
            case CapturesFacts():
                if at := placed(brush, partial(captures_fit, facts=facts)):
                    return self._whole(draw_captures(*at, title, facts, faces), at[1])
                title, key = captures_title(title, facts), captures_key(facts)
                return self._in_rows(title, lambda larger, width: capture_rows(larger, facts, faces, width), (key,))
            case OpenFacts():
                if at := placed(brush, partial(open_cards_fit, facts=facts)):
                    surface, room = begun(*at, title)
                    draw_open_cards(surface, at[0], room, facts, faces)
                    return self._whole(surface, at[1])
                return self._in_rows(title, lambda larger, width: open_rows(larger, facts, faces, width))
            case _:
                assert_never(facts)

    def _whole(self, surface: pygame.Surface, rect: Rect) -> tuple[pygame.Surface, Rect]:
        self._last_first = 0
        return surface, rect

    def _in_rows(
        self, title: str, rows: Callable[[Brush, int], Sequence[Row]], keys: Sequence[str] = ()
    ) -> tuple[pygame.Surface, Rect]:
        """Return a board with what has room of rows, from the one on that was scrolled to."""
        brush = larger_brush(self._top.brush)
        board = RowBoard(brush, partial(rows, brush))
        self._last_first = board.last_first
        self._first = min(self._first, board.last_first)
        return board.paint(title, self._first, keys), board.rect

    def _log(self, facts: LogFacts) -> LogBoard:
        layout = self._top.layout
        return LogBoard(Brush(self._top.desk, layout, scale=layout.scale * layout.text), facts)

    def log_facts(self) -> LogFacts:
        """Return the turns in words, the newest last."""
        names, viewer = [person.name for person in self._top.describer.people], self._top.stage.viewer
        turns = [sentence for turn in self._top.board.log if (sentence := turn_sentence(turn, names, viewer))]
        return LogFacts(tuple(turns[-_MOST_TURNS:]))

    def sets_facts(self) -> SetsFacts:
        """Return every set of every seat, the viewer's first: what it has, and where the rest is."""
        stage = self._top.stage
        seats = [(stage.viewer + place) % stage.players for place in range(stage.players)]
        captured = [stage.captured_of(seat) for seat in range(stage.players)]
        people = self._top.describer.people
        columns = [[row for group in Group for row in set_rows(group, captured, seat)] for seat in seats]
        rows = tuple(
            tuple(self._set_cell(row, seat) for row, seat in zip(rows, seats, strict=True))
            for rows in zip(*columns, strict=True)
        )
        return SetsFacts(tuple((people[seat].name, people[seat].portrait) for seat in seats), rows)

    def open_facts(self) -> OpenFacts:
        """Return the cards that only practice shows."""
        return self.peek() if self.peek is not None else OpenFacts(())

    def _set_cell(self, row: SetRow, seat: Seat) -> SetCell:
        """Return what a seat has of a set, and in words where the rest is: who broke it, or where each card can be."""
        cards = list(cards_in(SET_CARDS[row.name]))
        missing = [card for card, pip in zip(cards, row.pips, strict=True) if pip is not Pip.MINE]
        if not missing:
            return SetCell(row, (pgettext("set", "complete"),))
        gone = card_set(card for card, pip in zip(cards, row.pips, strict=True) if pip is Pip.GONE)
        if is_dead(SET_CARDS[row.name], gone):
            lost = [card for card in missing if self._where(card) in _TAKEN]
            return SetCell(
                row, tuple(_("Broken: {cards} lost", cards=named(lost)) for named in (_months_of, _numbers_of))
            )
        named = (_months_of, _numbers_of) if len(missing) > 1 else (_card_of, _months_of, _numbers_of)
        return SetCell(row, tuple(self._places(missing, way) for way in named), is_near=self._is_near(row.name, seat))

    def _is_near(self, name: str, seat: Seat) -> bool:
        """Whether a seat lacks one card of a set that the viewer can see."""
        sets = self._top.describer.one_short()
        return any(one.on_table or one.in_hand for one in sets if (one.seat, row_name(one.name)) == (seat, name))

    def _places(self, missing: list[Card], named: Callable[[Iterable[Card]], str]) -> str:
        """Return in words where the cards of a set can be that somebody lacks."""
        parts = []
        for where, words in _PLACES.items():
            there = [card for card in missing if self._where(card) == where]
            if there:
                parts.append(_("{card}: {where}", card=named(there), where=pgettext(*words)))
        return parted(pgettext("list of places", " · "), parts)

    def _where(self, card: Card) -> str:
        return whereabouts(self._top.stage, card, is_covered=self._top.is_covered)

    def months_facts(self) -> MonthsFacts:
        """Return where the cards of every month are, as far as the viewer may know."""
        return MonthsFacts(
            tuple(tuple(MonthCell(card, self._where(card)) for card in cards_in(cards)) for cards in MONTH_CARDS)
        )

    def captures_facts(self) -> CapturesFacts:
        """Return a seat's captured cards."""
        stage = self._top.stage
        seat = (stage.viewer + self.place) % stage.players
        describer = self._top.describer
        groups = tuple((describer.label(seat, group), tuple(stage.captured[seat][group])) for group in Group)
        key = self._top.desk.cap(Command.INSPECT)
        return CapturesFacts(describer.people[seat].name, describer.people[seat].portrait, groups, key)


def _card_of(cards: Iterable[Card]) -> str:
    return listed(card_name(card) for card in cards)


def _numbers_of(cards: Iterable[Card]) -> str:
    return listed(str(month_of(card) + 1) for card in cards)


def _months_of(cards: Iterable[Card]) -> str:
    return listed(month_name(month_of(card)) for card in cards)


_FACTS: dict[Drawer, Callable[[Drawers], Facts]] = {
    Drawer.LOG: Drawers.log_facts,
    Drawer.SETS: Drawers.sets_facts,
    Drawer.MONTHS: Drawers.months_facts,
    Drawer.CAPTURES: Drawers.captures_facts,
    Drawer.OPEN: Drawers.open_facts,
}
