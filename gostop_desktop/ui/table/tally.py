"""What the rounds of a match have come to: who won how many, the biggest win, the Gos (UX 4)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from gostop_desktop.engine.actions import Go
from gostop_desktop.engine.cards import Seat
from gostop_desktop.engine.records import Decision
from gostop_desktop.engine.result import Result


@dataclass(frozen=True, slots=True)
class Tally:
    """The rounds of a match so far, void deals not counted."""

    won: tuple[int, ...]
    """Rounds that each seat won."""
    gos: tuple[int, ...]
    """Gos that each seat called."""
    points: tuple[int, ...]
    """Points that each seat won or lost in all, instant payments included."""
    rounds: int = 0
    nagari: int = 0
    """Rounds that nobody won."""
    biggest: tuple[Seat, int] | None = None
    """Who won most in one round, and the points; the first one of several."""

    def after(self, result: Result, decisions: Iterable[Decision]) -> Tally:
        """Return the tally with one more round that is over."""
        if result.kind == "void":
            return self
        seats = range(len(self.won))
        points = result.points(len(self.won))
        called = [decision.seat for decision in decisions if isinstance(decision.action, Go)]
        biggest = self.biggest
        if result.winner is not None and points[result.winner] > (biggest[1] if biggest else 0):
            biggest = (result.winner, points[result.winner])
        return Tally(
            won=tuple(self.won[seat] + (seat == result.winner) for seat in seats),
            gos=tuple(self.gos[seat] + called.count(seat) for seat in seats),
            points=tuple(self.points[seat] + points[seat] for seat in seats),
            rounds=self.rounds + 1,
            nagari=self.nagari + (result.winner is None),
            biggest=biggest,
        )

    def saved(self) -> dict[str, Any]:
        """Return the tally as a record keeps it."""
        return {
            "won": self.won,
            "gos": self.gos,
            "points": self.points,
            "rounds": self.rounds,
            "nagari": self.nagari,
            "biggest": self.biggest,
        }


def new_tally(players: int) -> Tally:
    """Return the tally of a match before its first round."""
    none = (0,) * players
    return Tally(none, none, none)


def saved_tally(said: Mapping[str, Any] | None, players: int) -> Tally:
    """Return a tally that was saved; a new one if none was.

    Raises KeyError, TypeError, ValueError or AttributeError if it is no tally of so many players.
    """
    if said is None:
        return new_tally(players)
    won, gos, points = (tuple(int(number) for number in said[name]) for name in ("won", "gos", "points"))
    biggest = None if said["biggest"] is None else (int(said["biggest"][0]), int(said["biggest"][1]))
    if not len(won) == len(gos) == len(points) == players or (biggest and not 0 <= biggest[0] < players):
        raise ValueError(f"a tally of {len(won)} seats for {players} players")
    return Tally(won, gos, points, int(said["rounds"]), int(said["nagari"]), biggest)
