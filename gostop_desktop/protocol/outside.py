"""A program that plays: our side of the bot protocol (PROTOCOL 3)."""

from __future__ import annotations

import json
import shlex
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, Full, Queue
from random import Random
from threading import Thread

from gostop_desktop.engine.actions import Action
from gostop_desktop.engine.errors import NotationError
from gostop_desktop.engine.events import Event
from gostop_desktop.engine.notation import parse_action, shown
from gostop_desktop.engine.view import View

from .forms import view_form

PREFIX = "cmd:"
PATIENCE = 5.0
"""Seconds that a program may take for a decision."""
LONGEST = 10_000
"""Characters that an answer may have."""
MOST_WAITING = 8
"""Answers that a program may give unasked before it is ended."""


class OutsideError(Exception):
    """The program answered late, not at all, or with something that is no action."""


class OutsidePlayer:
    """A program that is given one JSON view a line and answers each with one action.

    It is started with the first decision. A program that answers late is ended and started again, so that its late
    answer is never taken for the next one.
    """

    def __init__(self, name: str, patience: float = PATIENCE) -> None:
        self.name = name
        self._command = shlex.split(name.removeprefix(PREFIX))
        self._patience = patience
        self._process: subprocess.Popen[str] | None = None
        self._lines: Queue[str] = Queue(MOST_WAITING)
        if not self._command:
            raise ValueError(f"{name!r} names no program")

    def choose(self, view: View, rng: Random) -> Action:
        """Return what the program plays when it has heard of no events."""
        return self.choose_after(view, (), rng)

    def choose_after(self, view: View, events: Sequence[Event], rng: Random) -> Action:
        """Return what the program plays; `events` is what its seat saw of the round. Raises OutsideError."""
        question = {**view_form(view, events), "seed": str(rng.getrandbits(64))}
        process = self._running()
        assert process.stdin is not None
        if not self._lines.empty() and self._lines.queue[0]:
            self.close()
            raise OutsideError("spoke without being asked")
        try:
            process.stdin.write(json.dumps(question) + "\n")
            process.stdin.flush()
            line = self._lines.get(timeout=self._patience)
        except Empty:
            self.close()
            raise OutsideError(f"did not answer within {self._patience:g} s") from None
        except OSError:
            line = ""
        if not line:
            self.close()
            raise OutsideError("has ended")
        return _action(line)

    def close(self) -> None:
        """End the program."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            assert process.stdin is not None
            with suppress(OSError):
                process.stdin.close()

    def _running(self) -> subprocess.Popen[str]:
        if self._process is None:
            try:
                self._process = subprocess.Popen(  # noqa: S603  # named by whoever runs the tournament
                    self._command,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    text=True,
                    encoding="utf-8",
                    errors="replace",
                )
            except OSError as error:
                raise OutsideError(f"cannot be started: {error.strerror}") from None
            self._lines = Queue(MOST_WAITING)
            Thread(target=_listen, args=(self._process, self._lines), daemon=True).start()
        return self._process


def _listen(process: subprocess.Popen[str], lines: Queue[str]) -> None:
    """Hand over the program's lines until it ends, which an empty one says, or says too much.

    Only this thread closes the program's output: whatever the program has started may hold it open for long.
    """
    assert process.stdout is not None
    with process.stdout as output, suppress(Full):
        while line := output.readline(LONGEST):
            lines.put_nowait(line)
            if len(line) == LONGEST:  # the rest of it would be taken for the next answers
                break
        else:
            lines.put_nowait("")
            return
    process.kill()


def _action(line: str) -> Action:
    try:
        answer = json.loads(line)
        return parse_action(answer["action"])
    except (json.JSONDecodeError, KeyError, TypeError, NotationError, RecursionError):
        raise OutsideError(f"answered {shown(line.strip())}, which is no action") from None
