"""Thinks in another process, so that thirty flying cards never wait for a decision (ARCHITECTURE 5).

One spawned, niced process serves all seats. Requests carry an id and can be cancelled; a process that
dies or hangs is started again, and what it owed is answered at once by the fallback in this process.
"""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from random import Random
from threading import Lock, Thread, Timer
from time import monotonic
from typing import Protocol

from gostop_desktop.engine.actions import Action
from gostop_desktop.engine.view import View

from .arena import FALLBACK
from .levels import analyst, player
from .search import Considered, Halt, Report, Search

HARD_STOP = 0.5
"""Seconds after which a search answers with what it has; on a machine of the budget it never comes to that."""
REPORT_EVERY = 0.05
"""Seconds between two partial answers to what is considered."""
LISTING_STOP = 4.0
"""Seconds after which a list of all actions is given with what is known: nobody's turn waits for it."""
LATE = 20.0
"""Seconds after which a process that has not answered is ended: it hangs, whatever it had to think about."""
_NICE = 10
_BELOW_NORMAL = 0x4000


@dataclass(frozen=True, slots=True)
class Request:
    """One question to the process."""

    id: int
    level: str | None
    """Who is to choose; None asks the analyst about every action."""
    view: View
    seed: str
    purse: tuple[int, ...] | None = None
    """What each seat can pay at most, in points, if money is limited."""


Answer = Action | list[Considered]


@dataclass(slots=True)
class _Pending:
    request: Request
    future: Future[Answer]
    partial: Report | None = None


@dataclass(slots=True)
class Worker:
    """Answers questions from another process; `close` ends it.

    The process starts with the first question or with `start`, whichever comes first.
    """

    patience: float = LATE
    """Seconds that an answer may take before the fallback gives it."""
    _pending: dict[int, _Pending] = field(default_factory=dict)
    _lock: Lock = field(default_factory=Lock)
    _process: BaseProcess | None = None
    _connection: Connection | None = None
    _listener: Thread | None = None
    _last_id: int = 0
    _is_closed: bool = False
    restarts: int = 0
    """How often the process had to be started again."""

    def start(self) -> None:
        """Start the process, if it is not running."""
        with self._lock:
            self._start()

    @property
    def pid(self) -> int | None:
        """The number of the process, None while none runs."""
        return None if self._process is None else self._process.pid

    def choose(self, level: str, view: View, seed: str, purse: tuple[int, ...] | None = None) -> Future[Action]:
        """Return what the level plays; never an exception, at worst the fallback's choice.

        `purse` is what each seat can pay in this round at most, in points, if money is limited.
        """
        found: Future[Action] = self._ask(level, view, seed, None, purse)  # type: ignore[assignment]  # a level chooses
        return found

    def consider(self, view: View, seed: str, partial: Report | None = None) -> Future[list[Considered]]:
        """Return every legal action with its expected points, best first, as the analyst sees it.

        `partial` hears what is known so far some twenty times a second, on another thread; `deque.append` is
        a good one. If no process can be had, the fallback's choice is all there is, with no figures.
        """
        found: Future[list[Considered]] = self._ask(None, view, seed, partial)  # type: ignore[assignment]  # the analyst lists
        return found

    def close(self) -> None:
        """End the process; what was asked is cancelled."""
        with self._lock:
            self._is_closed = True
            process, connection = self._process, self._connection
            self._process = self._connection = None
            pending = list(self._pending.values())
            self._pending.clear()
        for one in pending:
            one.future.cancel()
        if process is not None:
            process.terminate()
            process.join(1)
            if process.is_alive():
                # One that the system has stopped hears nothing else, and the program would wait for it at its end.
                process.kill()
                process.join(1)
        # The listener reads to the end of the pipe; closing it under its hands would be an error of its own.
        if self._listener is not None:
            self._listener.join(1)
        if connection is not None:
            connection.close()

    def _ask(
        self, level: str | None, view: View, seed: str, partial: Report | None, purse: tuple[int, ...] | None = None
    ) -> Future[Answer]:
        future: Future[Answer] = Future()
        with self._lock:
            self._last_id += 1
            request = Request(self._last_id, level, view, seed, purse)
            self._pending[request.id] = _Pending(request, future, partial)
            sent = self._send(request)
        future.add_done_callback(lambda done: self._cancelled(request.id) if done.cancelled() else None)
        watch = Timer(self.patience, self._overdue, (request.id,))
        watch.daemon = True
        watch.start()
        future.add_done_callback(lambda _: watch.cancel())
        if not sent:
            self._answer_here(request.id)
        return future

    def _send(self, request: Request) -> bool:
        try:
            self._start()
            assert self._connection is not None
            self._connection.send(request)
        except (OSError, ValueError, AssertionError):
            return False
        return True

    def _cancelled(self, number: int) -> None:
        with self._lock:
            self._pending.pop(number, None)
            if self._connection is not None:
                try:
                    self._connection.send(number)
                except (OSError, ValueError):
                    return

    def _overdue(self, number: int) -> None:
        """End a process that has not answered in time; whoever listens to it finds it gone, and pays its debts."""
        with self._lock:
            if number in self._pending and self._process is not None:
                self._process.kill()
        self._answer_here(number)

    def _start(self) -> None:
        if self._is_closed or (self._process is not None and self._process.is_alive()):
            return
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=serve, args=(theirs,), name="thinker", daemon=True)
        process.start()
        theirs.close()
        self._process, self._connection = process, ours
        self._listener = Thread(target=self._listen, args=(ours,), name="thinker-answers", daemon=True)
        self._listener.start()

    def _listen(self, connection: Connection) -> None:
        """Complete futures as answers come; when the process is gone, answer what it owed."""
        while True:
            try:
                number, answer, is_last = connection.recv()
            except (EOFError, OSError):
                break
            with self._lock:
                one = self._pending.pop(number, None) if is_last else self._pending.get(number)
            if not is_last:
                if one is not None and one.partial is not None:
                    one.partial(answer)
            elif one is not None and one.future.set_running_or_notify_cancel():
                one.future.set_result(answer)
        with self._lock:
            if self._is_closed or connection is not self._connection:
                return
            self._process = self._connection = None
            self.restarts += 1
            owed = list(self._pending)
        for number in owed:
            self._answer_here(number)

    def _answer_here(self, number: int) -> None:
        with self._lock:
            one = self._pending.pop(number, None)
        if one is None or not one.future.set_running_or_notify_cancel():
            return
        request = one.request
        rng = Random(request.seed)
        if request.level is None:
            one.future.set_result([Considered(FALLBACK.choose(request.view, rng), 0.0, float("inf"))])
        else:
            one.future.set_result(FALLBACK.choose(request.view, rng))


class _Inbox(Protocol):
    """The side of a connection that the process reads."""

    def poll(self) -> bool: ...

    def recv(self) -> Request | int: ...

    def send(self, answer: tuple[int, Answer, bool]) -> None: ...


def serve(inbox: _Inbox) -> None:
    """Answer requests until nobody asks any more; runs in the other process."""
    _step_back()
    waiting: list[Request] = []
    cancelled = set[int]()

    def read() -> None:
        message = inbox.recv()
        if isinstance(message, Request):
            waiting.append(message)
        else:
            cancelled.add(message)

    try:
        while True:
            if not waiting:
                read()
            if waiting:
                request = waiting.pop(0)
                if request.id not in cancelled:
                    halt = _halt(request, inbox, read, cancelled)
                    inbox.send((request.id, answer(request, halt, _reports(request, inbox)), True))
                cancelled.discard(request.id)
    except (EOFError, OSError, KeyboardInterrupt):
        return


def _halt(request: Request, inbox: _Inbox, read: Callable[[], None], cancelled: set[int]) -> Halt:
    deadline = monotonic() + (LISTING_STOP if request.level is None else HARD_STOP)

    def halt() -> bool:
        while inbox.poll():
            read()
        return request.id in cancelled or monotonic() > deadline

    return halt


def _reports(request: Request, inbox: _Inbox) -> Report:
    """Give what sends partial answers, not more often than anybody can see them."""
    due = monotonic() + REPORT_EVERY

    def report(known: list[Considered]) -> None:
        nonlocal due
        if monotonic() >= due:
            inbox.send((request.id, known, False))
            due = monotonic() + REPORT_EVERY

    return report


def answer(request: Request, halt: Halt, report: Report | None = None) -> Answer:
    """Return what the request asks for."""
    rng = Random(request.seed)
    if request.level is None:
        return analyst().consider(request.view, rng, halt, report)
    chosen = player(request.level)
    if isinstance(chosen, Search):
        return chosen.choose(request.view, rng, halt, request.purse)
    return chosen.choose(request.view, rng)


def _step_back() -> None:
    """Give way to the animation when both want the same core."""
    if sys.platform == "win32":
        kernel = ctypes.windll.kernel32
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), _BELOW_NORMAL)
    else:
        os.nice(_NICE)


@contextmanager
def running() -> Iterator[Worker]:
    """A worker that is closed at the end."""
    worker = Worker()
    try:
        yield worker
    finally:
        worker.close()
