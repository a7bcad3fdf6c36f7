"""Computer players at the table: asked with a view, they answer later."""

from __future__ import annotations

from concurrent.futures import Future
from random import Random

from gostop_desktop.engine.actions import Action
from gostop_desktop.engine.view import View
from gostop_desktop.players.levels import player
from gostop_desktop.players.player import Player


class InlineThinker:
    """A player that answers at once, on this thread: for levels that do not search (TECH 8)."""

    def __init__(self, player: Player, seed: str) -> None:
        self._player = player
        self._seed = seed

    def ask(self, view: View, decision: int) -> Future[Action]:
        """Choose at once; the same view, seed and decision give the same action."""
        answer: Future[Action] = Future()
        answer.set_result(self._player.choose(view, Random(f"{self._seed} {decision}")))
        return answer


def thinker_of(level: str, seed: str) -> InlineThinker:
    """Return the computer player of a level; raises ValueError if there is no such level."""
    return InlineThinker(player(level), seed)
