"""Rounds without a screen: the same deals in every seating, and what they say about the players (AI 6)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

from gostop_desktop.engine.actions import Action
from gostop_desktop.engine.cards import Card, Seat
from gostop_desktop.engine.dealing import deal_silently
from gostop_desktop.engine.deck import deck_v1, secret_of
from gostop_desktop.engine.result import Result
from gostop_desktop.engine.round import Round
from gostop_desktop.engine.rules import Rules
from gostop_desktop.engine.view import view

from .heuristic import Heuristic
from .player import Player

FALLBACK: Player = Heuristic()
"""Who decides for a player that gives no legal answer."""
MOST_DECISIONS = 400
"""No round has more; a longer one has lost its way."""

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


def play_round(  # the world is passed in
    rules: Rules,
    deck: Sequence[Card],
    players: Sequence[Player],
    seed: str,
    *,
    dealer: Seat = 0,
    carry: int = 0,
    conduct: Sequence[Conduct] | None = None,
    clock: Clock | None = None,
) -> Result:
    """Return how the round ends when these players sit at the seats in order.

    Each decision has a generator of its own, from the seed and the decision's number, so a round
    repeats exactly. An illegal choice, or an exception, is taken by the fallback and noted in `conduct`.
    """
    round = deal_silently(rules, deck, dealer, carry)
    for number in range(MOST_DECISIONS):
        if round.is_over:
            assert round.result is not None
            return round.result
        seat = round.to_move
        assert seat is not None
        round.step(_decide(round, seat, players[seat], f"{seed}/{number}", conduct[seat] if conduct else None, clock))
    raise AssertionError(f"a round of {rules} did not end within {MOST_DECISIONS} decisions")


def _decide(  # the world is passed in
    round: Round, seat: Seat, player: Player, seed: str, conduct: Conduct | None, clock: Clock | None
) -> Action:
    seen = view(round, seat)
    began = clock() if clock else 0.0
    try:
        action = player.choose(seen, Random(seed))
        fault = "" if action in seen.legal else f"{player.name} chose {action}, which is not legal"
    except Exception as error:  # noqa: BLE001  # whatever an outside player does, the tournament goes on
        fault = f"{player.name} failed: {type(error).__name__}: {error}"
    if conduct and clock:
        conduct.seconds.append(clock() - began)
    if fault:
        if conduct is None:
            raise AssertionError(fault)
        conduct.faults.append(fault)
        action = FALLBACK.choose(seen, Random(seed))
    return action


def play_deal(  # the world is passed in
    rules: Rules,
    players: Sequence[Player],
    seed: str,
    number: int,
    *,
    duplicate: bool = True,
    conduct: Sequence[Conduct] | None = None,
    clock: Clock | None = None,
) -> Played:
    """Return the deal of that number, with `duplicate` in every rotation of the players round the table."""
    deck = deck_v1(rules, secret_of(seed, number))
    count = len(players)
    seatings = []
    for turn in range(count) if duplicate else (number % count,):
        order = [(seat + turn) % count for seat in range(count)]
        result = play_round(
            rules,
            deck,
            [players[player] for player in order],
            f"{seed}/{number}",
            conduct=[conduct[player] for player in order] if conduct else None,
            clock=clock,
        )
        by_seat = result.points(count)
        points = [0] * count
        for seat, player in enumerate(order):
            points[player] = by_seat[seat]
        winner = None if result.winner is None else order[result.winner]
        seatings.append(Seating(result.kind, winner, tuple(points)))
    return Played(number, tuple(seatings))


def play_deals(  # the world is passed in
    rules: Rules,
    players: Sequence[Player],
    seed: str,
    numbers: Iterable[int],
    *,
    duplicate: bool = True,
    conduct: Sequence[Conduct] | None = None,
    clock: Clock | None = None,
) -> Iterator[Played]:
    """Yield the deals of these numbers."""
    for number in numbers:
        yield play_deal(rules, players, seed, number, duplicate=duplicate, conduct=conduct, clock=clock)
