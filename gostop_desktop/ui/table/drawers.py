"""Drawers over the table: the log, sets to watch, the months, captured cards enlarged (UX 3.3); all public facts."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from gostop_desktop.engine.cards import MONTH_CARDS, Card, cards_in
from gostop_desktop.i18n import NP_, pgettext
from gostop_desktop.ui.input import Command

from .layout import Group
from .paint.drawers import (
    CapturesFacts,
    LogFacts,
    MonthCell,
    MonthsFacts,
    SetsFacts,
    draw_captures,
    draw_log,
    draw_months,
    draw_sets,
    drawer_rect,
)
from .paint.layers import Picture
from .tabletop import Tabletop
from .words import turn_sentence

_Z = 3800
_MOST_TURNS = 30


class Drawer(Enum):
    """Which drawer is open."""

    LOG = "log"
    SETS = "sets"
    MONTHS = "months"
    CAPTURES = "captures"


COMMANDS = {
    Command.LOG: Drawer.LOG,
    Command.SETS: Drawer.SETS,
    Command.MONTHS: Drawer.MONTHS,
    Command.INSPECT: Drawer.CAPTURES,
}
NAMES = {
    Drawer.LOG: NP_("drawer", "Log"),
    Drawer.SETS: NP_("drawer", "Sets to watch"),
    Drawer.MONTHS: NP_("drawer", "Months"),
    Drawer.CAPTURES: NP_("drawer", "Captured cards"),
}


class Drawers:
    """At most one drawer is open; its picture is painted anew when what it says has changed."""

    def __init__(self, top: Tabletop) -> None:
        self.open: Drawer | None = None
        self.place = 0
        """Whose captured cards are shown, counted from the viewer."""
        self._top = top
        self._painted: tuple[object, Picture] | None = None

    def command(self, command: Command) -> bool:
        """Return whether a key opened or closed a drawer."""
        drawer = COMMANDS.get(command)
        if drawer is None:
            return False
        if drawer is Drawer.CAPTURES and self.open is drawer and self.place + 1 < self._top.stage.players:
            self.place += 1
        else:
            self.open = None if self.open is drawer else drawer
            self.place = 0
        return True

    def close(self) -> bool:
        """Close the drawer; return whether one was open."""
        was_open = self.open is not None
        self.open = None
        return was_open

    def pictures(self) -> list[Picture]:
        """Return the open drawer."""
        if self.open is None:
            return []
        facts = _FACTS[self.open](self)
        key = (facts, self._top.layout)
        if self._painted is None or self._painted[0] != key:
            brush = self._top.brush
            rect = drawer_rect(brush, is_wide=self.open in {Drawer.MONTHS, Drawer.CAPTURES})
            title = pgettext(*NAMES[self.open])
            match facts:
                case LogFacts():
                    surface = draw_log(brush, rect, title, facts)
                case SetsFacts():
                    surface = draw_sets(brush, rect, title, facts)
                case MonthsFacts():
                    surface = draw_months(brush, rect, title, facts, self._top.faces)
                case CapturesFacts():
                    surface = draw_captures(brush, rect, title, facts, self._top.faces)
            self._painted = (key, Picture(surface, rect.x, rect.y, _Z))
        return [self._painted[1]]

    def log_facts(self) -> LogFacts:
        """Return the turns in words, the newest last."""
        names = [person.name for person in self._top.describer.people]
        turns = [sentence for turn in self._top.board.log if (sentence := turn_sentence(turn, names))]
        return LogFacts(tuple(turns[-_MOST_TURNS:]))

    def sets_facts(self) -> SetsFacts:
        """Return every set that lacks one card."""
        return SetsFacts(self._top.describer.middle().short)

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
        return CapturesFacts(describer.people[seat].name, describer.people[seat].portrait, groups)

    def _where(self, card: Card) -> str:
        stage = self._top.stage
        if card in stage.hand:
            return "hand"
        if stage.on_table & 1 << card:
            return "table"
        for seat in range(stage.players):
            if stage.captured_of(seat) & 1 << card:
                return "mine" if seat == stage.viewer else "theirs"
        return "unseen"


_FACTS: dict[Drawer, Callable[[Drawers], LogFacts | SetsFacts | MonthsFacts | CapturesFacts]] = {
    Drawer.LOG: Drawers.log_facts,
    Drawer.SETS: Drawers.sets_facts,
    Drawer.MONTHS: Drawers.months_facts,
    Drawer.CAPTURES: Drawers.captures_facts,
}
