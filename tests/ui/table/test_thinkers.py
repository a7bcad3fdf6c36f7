"""Computer players at the table: cheap ones answer at once, those that search from another process."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from random import Random

import pytest

from gostop_desktop.engine.actions import Action, Play
from gostop_desktop.engine.dealing import deal_silently
from gostop_desktop.engine.deck import deck_v1, secret_of
from gostop_desktop.engine.rules import MATGO
from gostop_desktop.engine.view import View, view
from gostop_desktop.players.arena import FALLBACK
from gostop_desktop.players.levels import player
from gostop_desktop.players.worker import running
from gostop_desktop.ui.table.thinkers import InlineThinker, WorkerThinker, thinker_of

PATIENCE = 60


@pytest.fixture
def seen() -> View:
    return view(deal_silently(MATGO, deck_v1(MATGO, secret_of("thinkers", 0))), 0)


def test_a_level_that_does_not_search_answers_at_once_and_starts_nothing(seen: View) -> None:
    with running() as worker:
        thinker = thinker_of("skilled", "s", worker)

        assert isinstance(thinker, InlineThinker)
        assert thinker.ask(seen, 3).done()
        assert worker.pid is None


def test_a_level_that_searches_thinks_in_another_process_and_says_the_same(seen: View) -> None:
    with running() as worker:
        thinker = thinker_of("expert", "s", worker)

        assert isinstance(thinker, WorkerThinker)
        assert worker.pid is not None
        assert player("expert").choose(seen, Random("s 3")) == thinker.ask(seen, 3).result(PATIENCE)


@dataclass(frozen=True)
class Wrong:
    """A player that does not know how to play."""

    choice: Action | None
    name: str = "wrong"

    def choose(self, view: View, rng: Random) -> Action:
        assert self.choice is not None, f"no idea for seat {view.seat} and {rng}"
        return self.choice


@pytest.mark.parametrize("choice", [None, Play(-1)], ids=["fails", "illegal"])
def test_for_a_player_that_fails_the_fallback_decides(
    seen: View, choice: Action | None, caplog: pytest.LogCaptureFixture
) -> None:
    """BUGS R76."""
    with caplog.at_level(logging.ERROR):
        answer = InlineThinker(Wrong(choice), "s").ask(seen, 3).result(0)

    assert FALLBACK.choose(seen, Random("s 3")) == answer
    assert 1 == len(caplog.records)


def test_an_unknown_level_is_refused() -> None:
    with running() as worker, pytest.raises(ValueError, match="there is no level"):
        thinker_of("champion", "s", worker)
