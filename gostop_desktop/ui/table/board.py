"""What the panels say while the cards move: points, dangers, the last move, the log. No pygame."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from gostop_desktop.engine import events
from gostop_desktop.engine.cards import Card, Seat
from gostop_desktop.engine.state import Phase
from gostop_desktop.engine.view import View

from .crossings import Crossings


@dataclass(frozen=True, slots=True)
class Trace:
    """One move of the last turn: its number in the list, and the cards that moved."""

    number: int
    cards: tuple[Card, ...]
    seat: Seat
    kind: str
    """`play`, `flip`, `bonus` or `steal`."""


_ROLL_SECONDS = 0.15
TurnEvents: TypeAlias = list[events.Event]


@dataclass(slots=True)
class Board:
    """The state of the panels; it follows the events as they are shown, not the engine (BUGS U07)."""

    scores: list[int]
    shown_scores: list[float]
    """What the meters show while the numbers roll."""
    go: list[int]
    turn: Seat | None
    dead: set[tuple[str, Seat | None]] = field(default_factory=set)
    this_turn: TurnEvents = field(default_factory=list)
    """What has happened in the turn under way."""
    last_turn: TurnEvents = field(default_factory=list)
    """The turn in which something last happened: the one under way as soon as a card has moved in it."""
    log: list[TurnEvents] = field(default_factory=list)
    """All turns, the oldest first."""
    traces: list[Trace] = field(default_factory=list)
    fresh: set[Card] = field(default_factory=set)
    """Cards captured in the last turn: they glow until the next one."""
    has_begun: bool = False
    """Whether somebody has had a turn."""
    risks: set[tuple[Seat, str]] = field(default_factory=set)
    """Who is in danger of which penalty."""
    rolls: dict[Seat, float] = field(default_factory=dict)
    """Seconds that are left of the rolling of a seat's meter."""
    crossings: Crossings = field(default_factory=Crossings)
    """The pips of sets that others have just broken."""
    carry: int = 0
    """How many rounds before this one nobody won."""
    is_over: bool = False
    is_frozen: bool = False
    """Whether a move is shown once more: nothing of it is noted again."""

    @classmethod
    def of(cls, view: View) -> Board:
        """Return the panels for a round at rest."""
        scores = list(view.scores)
        has_begun = any(view.turns_done) or view.phase is not Phase.QUAD
        shown = [float(score) for score in scores]
        board = cls(scores, shown, list(view.go), view.to_move, has_begun=has_begun, carry=view.carry)
        board.log.append(board.this_turn)
        return board

    def note(self, event: events.Event) -> None:
        """Take down what happened, for the last move and the log."""
        if self.is_frozen:
            return
        match event:
            case events.TurnStarted(seat=seat):
                self.turn = seat
                self.has_begun = True
                self.this_turn = []
                self.log.append(self.this_turn)
            case events.ScoreChanged(seat=seat, score=score):
                self.scores[seat] = score
            case events.Go(seat=seat, count=count):
                self.go[seat] = count
            case events.SetDead(name=name):
                self.dead.add((name, None))
            case events.RoundEnded():
                self.turn = None
                self.is_over = True
            case events.BakRisk(seat=seat, kind=kind, safe=safe):
                (self.risks.discard if safe else self.risks.add)((seat, kind))
            case events.Captured(cards=cards):
                self.fresh |= set(cards)
            case _:
                pass
        self.this_turn.append(event)

    def roll(self, dt: float) -> None:
        """Let the numbers of the meters roll towards the points: 150 milliseconds for any change (UX 4)."""
        for seat, score in enumerate(self.scores):
            rest = score - self.shown_scores[seat]
            left = self.rolls.pop(seat, _ROLL_SECONDS)
            if dt >= left or not rest:
                self.shown_scores[seat] = float(score)
            else:
                # Fast, then slower.
                self.shown_scores[seat] = score - rest * ((left - dt) / left) ** 2
                self.rolls[seat] = left - dt

    @property
    def is_rolling(self) -> bool:
        """Whether a meter does not show the points yet."""
        return any(shown != score for shown, score in zip(self.shown_scores, self.scores, strict=True))

    def trace(self, cards: tuple[Card, ...], seat: Seat, kind: str) -> None:
        """Number a move of this turn: play, flip, bonus, steal."""
        if self.is_frozen:
            return
        if self.last_turn is not self.this_turn:
            self.last_turn = self.this_turn
            self.traces = []
            self.fresh = set()
        self.traces.append(Trace(len(self.traces) + 1, cards, seat, kind))
