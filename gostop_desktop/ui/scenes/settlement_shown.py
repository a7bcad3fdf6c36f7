"""What the account is about, as all its parts know it (UX 2.7)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from gostop_desktop.engine.cards import cards_in
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.setup import MatchSetup, SeatSetup
from gostop_desktop.ui.table.account import Account, Row, account
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
    how: str
    """How the round was won."""
    buttons: tuple[Wanted, ...]
    show_deck: Callable[[], None]
    show_rules: Callable[[], None]

    @property
    def setup(self) -> MatchSetup:
        return self.session.setup

    @property
    def people(self) -> tuple[SeatSetup, ...]:
        return self.setup.seats

    def account(self) -> Account | None:
        """Return the account, None if nobody won alone; four of a month that won are the cards of their row."""
        outcome = self.outcome
        told = account(outcome.result, [person.name for person in self.people])
        if told is None or outcome.result.kind != "quad":
            return told
        quad = tuple(cards_in(outcome.view.shown[told.winner]))
        points = tuple(row if row.cards or row.line.part == "go" else replace(row, cards=quad) for row in told.points)
        return replace(told, points=points)
