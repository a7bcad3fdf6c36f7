"""Computer players at the table: asked with a view, they answer later."""

from __future__ import annotations

import logging
from concurrent.futures import Future
from random import Random

from gostop_desktop.engine.actions import Action
from gostop_desktop.engine.view import View
from gostop_desktop.players.arena import FALLBACK
from gostop_desktop.players.levels import player
from gostop_desktop.players.player import Player
from gostop_desktop.players.search import Search
from gostop_desktop.players.worker import Worker

from .referee import Thinker

log = logging.getLogger(__name__)


class InlineThinker:
    """A player that answers at once, on this thread: for levels that do not search (TECH 8)."""

    def __init__(self, player: Player, seed: str) -> None:
        self._player = player
        self._seed = seed

    def ask(self, view: View, decision: int) -> Future[Action]:
        """Choose at once; the same view, seed and decision give the same action.

        For a player that fails, or gives no legal answer, the fallback decides: the round goes on (BUGS R76).
        """
        answer: Future[Action] = Future()
        answer.set_result(self._chosen(view, f"{self._seed} {decision}"))
        return answer

    def _chosen(self, view: View, seed: str) -> Action:
        try:
            action = self._player.choose(view, Random(seed))
        except Exception:
            log.exception("%s has failed", self._player.name)
        else:
            if action in view.legal:
                return action
            log.error("%s chose what is not legal", self._player.name)
        return FALLBACK.choose(view, Random(seed))


class WorkerThinker:
    """A level that searches: the worker's process thinks, and the animation goes on."""

    def __init__(self, worker: Worker, level: str, seed: str, purse: tuple[int, ...] | None) -> None:
        self._worker = worker
        self._level = level
        self._seed = seed
        self._purse = purse

    def ask(self, view: View, decision: int) -> Future[Action]:
        """Begin to choose; the same view, seed and decision give the same action."""
        return self._worker.choose(self._level, view, f"{self._seed} {decision}", self._purse)


def thinker_of(level: str, seed: str, worker: Worker, purse: tuple[int, ...] | None = None) -> Thinker:
    """Return the computer player of a level; raises ValueError if there is no such level.

    `purse` is what each seat can pay in this round at most, in points, if money is limited (RULES F.8).
    A level that searches starts the worker's process, so that it is ready at the first decision.
    """
    chosen = player(level)
    if not isinstance(chosen, Search):
        return InlineThinker(chosen, seed)
    worker.start()
    return WorkerThinker(worker, level, seed, purse)
