"""A program that plays: our side of the bot protocol (PROTOCOL 3)."""

from __future__ import annotations

import json
import shlex
import subprocess
from collections.abc import Sequence
from queue import Empty, Queue
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
        self._lines: Queue[str] = Queue()
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
            for stream in (process.stdin, process.stdout):
                if stream is not None:
                    stream.close()

    def _running(self) -> subprocess.Popen[str]:
        if self._process is None:
            try:
                # The program is named on the command line by whoever runs the tournament.
                self._process = subprocess.Popen(  # noqa: S603
                    self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
                )
            except OSError as error:
                raise OutsideError(f"cannot be started: {error.strerror}") from None
            self._lines = Queue()
            Thread(target=_listen, args=(self._process, self._lines), daemon=True).start()
        return self._process


def _listen(process: subprocess.Popen[str], lines: Queue[str]) -> None:
    """Hand over the program's lines; an empty one says that it has ended."""
    assert process.stdout is not None
    try:
        for line in process.stdout:
            lines.put(line)
    except ValueError:  # closed while we listened
        return
    lines.put("")


def _action(line: str) -> Action:
    try:
        answer = json.loads(line)
        return parse_action(answer["action"])
    except (json.JSONDecodeError, KeyError, TypeError, NotationError):
        raise OutsideError(f"answered {shown(line.strip())}, which is no action") from None
