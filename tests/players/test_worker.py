"""Thinking in another process: the same answers, cancelled ones dropped, a dead process replaced."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from random import Random

import pytest

from gostop_desktop.engine.dealing import deal_silently
from gostop_desktop.engine.deck import deck_v1, secret_of
from gostop_desktop.engine.rules import MATGO
from gostop_desktop.engine.view import View, view
from gostop_desktop.players.levels import player
from gostop_desktop.players.search import Considered, Search
from gostop_desktop.players.worker import Request, Worker, answer, running

PATIENCE = 60
"""Seconds after which a test gives up."""


@pytest.fixture(scope="module")
def worker() -> Iterator[Worker]:
    with running() as worker:
        worker.patience = PATIENCE
        yield worker


def seen_by(seat: int = 0) -> View:
    return view(deal_silently(MATGO, deck_v1(MATGO, secret_of("worker", 0))), seat)


def test_the_process_answers_as_this_one_would(worker: Worker) -> None:
    for level in ("novice", "skilled", "expert"):
        assert player(level).choose(seen_by(), Random("s")) == worker.choose(level, seen_by(), "s").result(PATIENCE)


def test_every_question_gets_its_own_answer(worker: Worker) -> None:
    questions = [worker.choose("novice", seen_by(), str(seed)) for seed in range(20)]

    expected = [player("novice").choose(seen_by(), Random(str(seed))) for seed in range(20)]
    assert expected == [question.result(PATIENCE) for question in questions]


def test_what_is_cancelled_is_never_answered(worker: Worker) -> None:
    question = worker.choose("master", seen_by(), "1")

    assert question.cancel()
    assert worker.choose("skilled", seen_by(), "2").result(PATIENCE) in seen_by().legal
    assert question.cancelled()


def test_considering_names_every_legal_action(worker: Worker) -> None:
    considered = worker.consider(seen_by(), "1").result(PATIENCE)

    assert {*seen_by().legal} == {found.action for found in considered}
    assert sorted(considered, key=lambda found: -found.points) == considered


def test_what_is_known_so_far_is_told_before_the_answer() -> None:
    told: list[list[Considered]] = []

    considered = answer(Request(1, None, seen_by(), "1"), lambda: False, told.append)

    assert len(told) > 5
    assert all({*seen_by().legal} == {found.action for found in known} for known in told)
    assert told[0][0].error > told[-1][0].error
    assert considered == told[-1]


def test_partial_answers_reach_the_one_who_asked(worker: Worker) -> None:
    told: list[list[Considered]] = []

    for seed in range(20):
        worker.consider(seen_by(), str(seed), told.append).result(PATIENCE)

    assert all({*seen_by().legal} == {found.action for found in known} for known in told)
    assert told


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="Windows has no kill that a process cannot see coming")
def test_a_process_that_dies_is_replaced_and_its_debts_are_paid() -> None:
    with running() as worker:
        assert worker.choose("skilled", seen_by(), "1").result(PATIENCE) in seen_by().legal
        assert worker.pid is not None
        os.kill(worker.pid, signal.SIGSTOP)
        owed = worker.choose("master", seen_by(), "2")
        os.kill(worker.pid, signal.SIGKILL)

        assert player("skilled").choose(seen_by(), Random("2")) == owed.result(PATIENCE)
        assert worker.choose("skilled", seen_by(), "3").result(PATIENCE) in seen_by().legal
        assert 1 == worker.restarts


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="Windows cannot stop a process from outside")
def test_a_process_that_hangs_is_ended_and_the_fallback_answers() -> None:
    with running() as worker:
        assert worker.choose("skilled", seen_by(), "1").result(PATIENCE) in seen_by().legal
        assert worker.pid is not None
        os.kill(worker.pid, signal.SIGSTOP)
        worker.patience = 0.2
        owed = worker.choose("master", seen_by(), "2")

        assert player("skilled").choose(seen_by(), Random("2")) == owed.result(PATIENCE)
        worker.patience = PATIENCE
        assert player("expert").choose(seen_by(), Random("3")) == worker.choose("expert", seen_by(), "3").result(
            PATIENCE
        )


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="Windows cannot stop a process")
def test_a_process_that_the_system_has_stopped_is_ended_too() -> None:
    worker = Worker()
    worker.start()
    process = worker._process
    assert process is not None
    assert process.pid is not None
    os.kill(process.pid, signal.SIGSTOP)

    worker.close()

    assert not process.is_alive()


def test_a_closed_worker_still_answers_here() -> None:
    worker = Worker()
    worker.close()

    assert worker.choose("master", seen_by(), "1").result(PATIENCE) in seen_by().legal


def test_a_late_search_answers_with_what_it_has() -> None:
    request = Request(1, "master", seen_by(), "1")

    assert answer(request, lambda: True) in seen_by().legal
    assert isinstance(player("master"), Search)


@pytest.mark.parametrize("number", range(6))
def test_closing_at_any_moment_leaves_no_thread_behind(number: int) -> None:
    worker = Worker()
    questions = [worker.choose("master", seen_by(), str(seed)) for seed in range(number)]

    worker.close()

    assert all(question.done() for question in questions)
    assert not [thread for thread in threading.enumerate() if thread is worker._listener and thread.is_alive()]
