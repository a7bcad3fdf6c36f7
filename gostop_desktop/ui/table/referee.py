"""Moves a round on without ever blocking: people submit, computers are asked and their answers fetched."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from typing import Protocol

from gostop_desktop.engine.actions import Action
from gostop_desktop.engine.cards import Seat
from gostop_desktop.engine.events import Event
from gostop_desktop.engine.view import View


class Game(Protocol):
    """What a referee needs of a round."""

    @property
    def to_move(self) -> Seat | None: ...

    def apply(self, action: Action) -> list[Event]: ...

    def view(self, seat: Seat) -> View: ...


class Thinker(Protocol):
    """A computer player that answers later."""

    def ask(self, view: View, decision: int) -> Future[Action]:
        """Begin to choose one of `view.legal`; `decision` counts the decisions of the round."""
        ...


Tell = Callable[[Seat, Action, Sequence[Event]], None]
"""Takes a decision that was made and what came of it."""


class Referee:
    """One round: whose move it is, and who has been asked.

    Another round has another referee; what a computer of an old one still thinks is never used (BUGS U14).
    """

    def __init__(self, game: Game, thinkers: Mapping[Seat, Thinker], tell: Tell, *, decision: int = 0) -> None:
        """Take the round, the seats that computers play, and who is to be told; `decision` is how many were made."""
        self.game = game
        self.decision = decision
        self._thinkers = thinkers
        self._tell = tell
        self._question: Future[Action] | None = None
        self._asked: Seat | None = None
        self._is_dismissed = False

    @property
    def to_move(self) -> Seat | None:
        """Who decides now; None once the round is over."""
        return None if self._is_dismissed else self.game.to_move

    @property
    def waits_for_person(self) -> bool:
        """Whether the round stands still until somebody submits."""
        seat = self.to_move
        return seat is not None and seat not in self._thinkers

    @property
    def is_thinking(self) -> bool:
        """Whether a computer has been asked and has not answered."""
        return self._question is not None and not self._question.done()

    def submit(self, seat: Seat, action: Action) -> bool:
        """Make a person's decision; return False, and change nothing, if it is not theirs to make now (BUGS U30)."""
        if not self.waits_for_person or seat != self.to_move or action not in self.game.view(seat).legal:
            return False
        self._decide(seat, action)
        return True

    def update(self, *, may_act: bool) -> None:
        """Ask the computer whose move it is, and make its decision when it has come and the table is at rest."""
        seat = self.to_move
        if seat is None or seat not in self._thinkers:
            return
        if self._question is None:
            self._asked = seat
            self._question = self._thinkers[seat].ask(self.game.view(seat), self.decision)
        if may_act and self._question.done():
            assert self._asked == seat, f"seat {self._asked} was asked, but seat {seat} is to move"
            action = self._question.result()
            self._question = None
            self._decide(seat, action)

    def dismiss(self) -> None:
        """Stop: the round is left, and nothing that was asked for counts any more."""
        self._is_dismissed = True
        if self._question is not None:
            self._question.cancel()
            self._question = None

    def _decide(self, seat: Seat, action: Action) -> None:
        events = self.game.apply(action)
        self.decision += 1
        self._tell(seat, action, events)
