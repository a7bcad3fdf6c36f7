"""Rounds without a screen: the same deals in every seating, and what they say about the players (AI 6)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Protocol, runtime_checkable

from gostop_desktop.engine.actions import Action
from gostop_desktop.engine.cards import Card, Seat
from gostop_desktop.engine.dealing import deal, deal_silently
from gostop_desktop.engine.deck import deck_v1, secret_of
from gostop_desktop.engine.events import Event, redact
from gostop_desktop.engine.notation import print_action
from gostop_desktop.engine.result import Result
from gostop_desktop.engine.round import Round
from gostop_desktop.engine.rules import Rules
from gostop_desktop.engine.view import View, view

from .heuristic import Heuristic
from .player import Player

FALLBACK: Player = Heuristic()
"""Who decides for a player that gives no legal answer."""
MOST_DECISIONS = 400
"""No round has more; a longer one has lost its way."""


@runtime_checkable
class Listener(Protocol):
    """A player that wants to hear what happened, as its seat saw it."""

    def choose_after(self, view: View, events: Sequence[Event], rng: Random) -> Action:
        """Return one of `view.legal`."""
        ...


Clock = Callable[[], float]
"""Gives seconds that only grow."""


@dataclass(slots=True)
class Conduct:
    """How a player behaved."""

    seconds: list[float] = field(default_factory=list)
    """The time of every decision."""
    faults: list[str] = field(default_factory=list)
    """A sentence for each decision that the fallback had to take."""


@dataclass(frozen=True, slots=True)
class Seating:
    """One round of a deal: who sat where, and how it ended; all by player, not by seat."""

    kind: str
    winner: int | None
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Played:
    """One deal in every seating."""

    number: int
    seatings: tuple[Seating, ...]


@dataclass(frozen=True, slots=True)
class Arena:
    """Some rules and the players who meet under them."""

    rules: Rules
    players: Sequence[Player]
    conduct: Sequence[Conduct] | None = None
    """Takes how each player behaved; without it a fault is an AssertionError."""
    clock: Clock | None = None

    def play_deals(self, seed: str, numbers: Iterable[int], *, duplicate: bool = True) -> Iterator[Played]:
        """Yield the deals of these numbers."""
        for number in numbers:
            yield self.play_deal(seed, number, duplicate=duplicate)

    def play_deal(self, seed: str, number: int, *, duplicate: bool = True) -> Played:
        """Return the deal of that number, with `duplicate` in every rotation of the players round the table."""
        deck = deck_v1(self.rules, secret_of(seed, number))
        count = len(self.players)
        turns = range(count) if duplicate else (number % count,)
        orders = [[(seat + turn) % count for seat in range(count)] for turn in turns]
        return Played(number, tuple(self._seating(deck, order, f"{seed}/{number}") for order in orders))

    def _seating(self, deck: Sequence[Card], order: Sequence[int], seed: str) -> Seating:
        result = self.play_round(deck, seed, order=order)
        by_seat = result.points(len(order))
        points = tuple(by_seat[order.index(player)] for player in range(len(order)))
        return Seating(result.kind, None if result.winner is None else order[result.winner], points)

    def play_round(
        self, deck: Sequence[Card], seed: str, *, order: Sequence[int] | None = None, dealer: Seat = 0, carry: int = 0
    ) -> Result:
        """Return how the round ends; `order` says which player sits at each seat.

        Each decision has a generator of its own, from the seed and the decision's number, so a round
        repeats exactly. An illegal choice, or an exception, is taken by the fallback.
        """
        order = range(len(self.players)) if order is None else order
        if any(isinstance(player, Listener) for player in self.players):
            round, dealt = deal(self.rules, deck, dealer, carry)
            heard: list[Event] | None = list(dealt)
        else:
            round, heard = deal_silently(self.rules, deck, dealer, carry), None
        for number in range(MOST_DECISIONS):
            if round.is_over:
                assert round.result is not None
                return round.result
            assert round.to_move is not None
            action = self._decide(round, order[round.to_move], f"{seed}/{number}", heard)
            if heard is None:
                round.step(action)
            else:
                heard += round.apply(action)
        raise AssertionError(f"a round of {self.rules} did not end within {MOST_DECISIONS} decisions")

    def _decide(self, round: Round, number: int, seed: str, heard: Sequence[Event] | None) -> Action:
        assert round.to_move is not None
        player = self.players[number]
        seen = view(round, round.to_move)
        began = self.clock() if self.clock else 0.0
        try:
            action = _chosen(player, seen, Random(seed), heard)
            fault = "" if action in seen.legal else f"{player.name} chose {print_action(action)}, which is not legal"
        except Exception as error:  # noqa: BLE001  # whatever an outside player does, the tournament goes on
            fault = f"{player.name} {error}" if str(error) else f"{player.name} failed: {type(error).__name__}"
        conduct = self.conduct[number] if self.conduct else None
        if conduct and self.clock:
            conduct.seconds.append(self.clock() - began)
        if not fault:
            return action
        assert conduct is not None, fault
        conduct.faults.append(fault)
        return FALLBACK.choose(seen, Random(seed))


def _chosen(player: Player, seen: View, rng: Random, heard: Sequence[Event] | None) -> Action:
    if heard is not None and isinstance(player, Listener):
        return player.choose_after(seen, [redact(event, seen.seat) for event in heard], rng)
    return player.choose(seen, rng)
