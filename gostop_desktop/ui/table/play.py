"""One round as the referee sees it: the engine's round, and a view for each seat."""

from __future__ import annotations

from gostop_desktop.engine.actions import Action
from gostop_desktop.engine.cards import Seat
from gostop_desktop.engine.events import Event
from gostop_desktop.engine.round import Round
from gostop_desktop.engine.view import View, view


class RoundGame:
    """A round to be moved on."""

    def __init__(self, round: Round) -> None:
        self.round = round

    @property
    def to_move(self) -> Seat | None:
        return self.round.to_move

    def apply(self, action: Action) -> list[Event]:
        return self.round.apply(action)

    def view(self, seat: Seat) -> View:
        return view(self.round, seat)
