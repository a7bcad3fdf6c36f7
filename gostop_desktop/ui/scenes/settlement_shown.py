"""What the account is about, as all its parts know it (UX 2.7)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from gostop_desktop.engine.cards import cards_in
from gostop_desktop.i18n import _, ngettext, pgettext
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.setup import MatchSetup, SeatSetup
from gostop_desktop.ui.table.account import Account, Row, account, months_of
from gostop_desktop.ui.table.facts import counted
from gostop_desktop.ui.table.paragraphs import FIXED
from gostop_desktop.ui.table.session import Session

from .settlement_buttons import Wanted
from .settlement_ending import Outcome


@dataclass(frozen=True, slots=True)
class Shown:
    """What the page tells of, and the buttons that it has."""

    desk: Desk
    session: Session
    outcome: Outcome
    lit: Row | None
    """The row whose cards are lit and whose rule is told."""
    buttons: tuple[Wanted, ...]
    show_deck: Callable[[], None]
    show_rules: Callable[[], None]

    @property
    def setup(self) -> MatchSetup:
        return self.session.setup

    @property
    def people(self) -> tuple[SeatSetup, ...]:
        return self.setup.seats

    @property
    def how(self) -> str:
        """How the round was won, in a few words; nothing where nobody won it alone."""
        result, view = self.outcome.result, self.outcome.view
        if result.winner is None:
            return ""
        if result.kind == "quad":
            return _("Four of a month")
        if result.kind == "three_ppuk":
            return _("Three ppuks")
        stop = pgettext("how a round ended", "stopped")
        if not (go := view.go[result.winner]):
            return stop
        return _("{gos}, then {end}", gos=ngettext("{n} Go", "{n} Gos", go), end=stop)

    def account(self) -> Account | None:
        """Return the account, None if nobody won alone; what won at once is the cards of its row."""
        outcome = self.outcome
        view = outcome.view
        most = [counted(view, seat, cards, view.as_junk[seat]).safe_junk for seat, cards in enumerate(view.captured)]
        told = account(outcome.result, [person.name for person in self.people], most)
        if told is None or not self.is_fixed:
            return told
        held = outcome.view.shown[told.winner]
        if outcome.result.kind == "three_ppuk":
            held = sum(stack.all_cards for _month, stack in outcome.view.stacks if stack.owner == told.winner)
        cards = tuple(cards_in(held))
        points = tuple(replace(row, cards=cards, note=months_of(cards)) for row in told.points)
        return replace(told, points=points)

    @property
    def is_fixed(self) -> bool:
        """Whether it was won by something that is worth fixed points (RULES F.6)."""
        return self.outcome.result.winner is not None and self.outcome.result.kind in FIXED
