"""How rounds and matches end: accounts of every kind, and the last page (UX 2.7)."""

from __future__ import annotations

from collections.abc import Callable

from gostop_desktop.engine import actions
from gostop_desktop.engine.result import Result
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.scene import Scene
from gostop_desktop.ui.table.session import Session

from .course import Game, Step, after, last_round, until
from .tables import on_top

SOME_POINTS = 9
FEW_CHIPS = 3_000
MANY_ROUNDS = 99
ROUNDS = 3


def settlement(desk: Desk, seed: str) -> Scene:
    """Return the account of a round that the viewer won well."""

    def is_wanted(result: Result) -> bool:
        return result.winner == 0 and (result.base or 0) >= SOME_POINTS and _has(result, "go")

    return _settled(desk, seed, Game(), is_wanted)


def settlement_baks(desk: Desk, seed: str) -> Scene:
    """Return the account of a round in which the loser pays double twice and more."""
    return _settled(desk, seed, Game(), lambda result: result.winner == 0 and _baks(result) > 1)


def settlement_loss(desk: Desk, seed: str) -> Scene:
    """Return the account of a round that the viewer lost, and pays double for."""
    return _settled(desk, seed, Game(), lambda result: result.winner == 1 and _baks(result) > 0)


def settlement_nagari(desk: Desk, seed: str) -> Scene:
    """Return the account of a round that nobody won."""
    return _settled(desk, seed, Game(), lambda result: result.kind == "nagari")


def settlement_of_three(desk: Desk, seed: str) -> Scene:
    """Return the account of a round of three, in which the two others pay differently."""

    def is_wanted(result: Result) -> bool:
        return result.winner == 0 and len({points for _seat, points in result.payments}) > 1

    return _settled(desk, seed, Game("gostop"), is_wanted)


def settlement_gobak(desk: Desk, seed: str) -> Scene:
    """Return the account of a round of three in which one who said Go pays for the other as well."""
    game = Game("gostop", takes=actions.Go)
    return _settled(
        desk, seed, game, lambda result: any(line.part == "liability" and line.why is None for line in result.lines)
    )


def match_end(desk: Desk, seed: str) -> Scene:
    """Return the end of a match of a few rounds that the viewer won."""
    return _ended(desk, Game(rounds=ROUNDS), seed, lambda session, result: session.match.after(result).leaders == (0,))


def match_end_bankrupt(desk: Desk, seed: str) -> Scene:
    """Return the end of a match after which the viewer has no chips left."""
    game = Game(options={"bankroll": "limited"}, chips=FEW_CHIPS, rounds=MANY_ROUNDS)
    return _ended(desk, game, seed, lambda session, result: session.match.after(result).balances[0] <= 0)


def _settled(desk: Desk, seed: str, game: Game, is_wanted: Callable[[Result], bool]) -> Scene:
    def is_end(step: Step) -> bool:
        return step.result is not None and is_wanted(step.result)

    after(desk, game, seed, is_end)
    until(desk, lambda: on_top(desk).name == "settlement")
    return on_top(desk)


def _ended(desk: Desk, game: Game, seed: str, is_wanted: Callable[[Session, Result], bool]) -> Scene:
    last_round(desk, game, seed, is_wanted)
    until(desk, lambda: on_top(desk).name == "settlement")
    on_top(desk).command(Command.CONFIRM)
    until(desk, lambda: on_top(desk).name == "match_end")
    return on_top(desk)


def _baks(result: Result) -> int:
    """Return how many things double what a payer owes."""
    return sum(1 for line in result.lines if line.part == "payer" and line.factor is not None and line.why is None)


def _has(result: Result, part: str) -> bool:
    return any(line.part == part and line.why is None and (line.points or line.factor) for line in result.lines)
