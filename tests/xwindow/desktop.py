"""The game in a real window: an X server without a screen, xdotool for hands, the autosave for eyes."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from gostop_desktop.engine.cards import Seat
from gostop_desktop.engine.errors import NotationError
from gostop_desktop.engine.records import parse_record
from gostop_desktop.engine.replay import replay
from gostop_desktop.engine.round import Round
from gostop_desktop.engine.view import View, view
from gostop_desktop.storage.paths import folders
from gostop_desktop.storage.records import Autosave, History

SIZE = (1280, 720)
CLASS = "gostop-desktop"
PATIENCE = 20.0
"""Seconds after which something that should have happened has not."""


XVFB = shutil.which("Xvfb") or ""
XDOTOOL = shutil.which("xdotool") or ""
SETXKBMAP = shutil.which("setxkbmap") or ""


def is_possible() -> bool:
    """Whether this machine has an X server and xdotool."""
    return bool(XVFB and XDOTOOL)


class Screen:
    """An X server in memory."""

    def __init__(self) -> None:
        size = f"{SIZE[0]}x{SIZE[1]}x24"
        self._server = subprocess.Popen(
            [XVFB, "-displayfd", "1", "-screen", "0", size, "-nolisten", "tcp", "-noreset"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self._server.stdout is not None
        self.display = f":{self._server.stdout.readline().strip()}"

    def close(self) -> None:
        self._server.terminate()
        self._server.wait()
        assert self._server.stdout is not None
        self._server.stdout.close()


class Game:
    """The program, started as a person starts it."""

    def __init__(self, screen: Screen, home: Path, *arguments: str) -> None:
        self.home = home
        self.autosave = Autosave(folders(home).autosave)
        self._environment = {
            **os.environ,
            "DISPLAY": screen.display,
            "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy",
        }
        command = [sys.executable, "-m", "gostop_desktop", "--lang", "en", "--speed", "instant"]
        command += ["--size", f"{SIZE[0]}x{SIZE[1]}", "--data-dir", str(home), *arguments]
        home.mkdir(parents=True, exist_ok=True)
        self._errors = home / "errors.txt"
        with self._errors.open("w", encoding="utf-8") as errors:
            self._process = subprocess.Popen(command, env=self._environment, stdout=subprocess.DEVNULL, stderr=errors)
        self._window = self._found()
        self._xdotool("windowfocus", self._window)

    def kill(self) -> None:
        """End it as a crash or a power cut does."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def close(self) -> None:
        if self._process.poll() is None:
            self._process.terminate()
        try:
            self._process.wait(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()

    @property
    def is_running(self) -> bool:
        return self._process.poll() is None

    def key(self, name: str) -> None:
        """Press a key by its X name."""
        self._xdotool("key", "--window", self._window, name)

    def click(self, place: Sequence[float]) -> None:
        """Move the mouse to a place of the window and click."""
        x, y = (str(round(part)) for part in place)
        self._xdotool("mousemove", "--window", self._window, x, y)
        time.sleep(0.05)
        self._xdotool("click", "1")

    def point(self, place: Sequence[float]) -> None:
        """Move the mouse to a place of the window."""
        x, y = (str(round(part)) for part in place)
        self._xdotool("mousemove", "--window", self._window, x, y)
        time.sleep(0.05)

    def mouse(self, what: str, button: int) -> None:
        """Press or let go of a button where the mouse is: `mousedown`, `mouseup`."""
        self._xdotool(what, str(button))

    def clicks(self, places: Sequence[Sequence[float]]) -> None:
        """Click at places as fast as can be."""
        orders = [
            part
            for x, y in places
            for part in ("mousemove", "--window", self._window, str(round(x)), str(round(y)), "click", "1")
        ]
        self._xdotool(*orders)

    def use_layout(self, name: str) -> None:
        """Let the keyboard have another layout."""
        subprocess.run([SETXKBMAP, name], env=self._environment, check=True)

    def round(self) -> Round | None:
        """Return the round as the autosave tells it; None before the deal, or while a line is being written."""
        try:
            text = self.autosave.read()
            return replay(parse_record(text)).round if text else None
        except NotationError:
            return None

    def view(self, seat: Seat = 0) -> View | None:
        """Return what a seat knows."""
        round = self.round()
        return view(round, seat) if round is not None else None

    def decisions(self) -> int:
        """Return how many decisions are on the disk."""
        text = self.autosave.read()
        return len(parse_record(text).decisions) if text else 0

    def history(self) -> list[Path]:
        return History(folders(self.home).history).files()

    def until(
        self,
        done: Callable[[], bool],
        again: Callable[[], None] | None = None,
        every: float = 1.0,
        patience: float = PATIENCE,
    ) -> None:
        """Wait until something is so; meanwhile do something again and again."""
        end = time.monotonic() + patience
        due = time.monotonic() + every
        while not done():
            assert self.is_running, f"the game has ended: {self._errors.read_text()}"
            assert time.monotonic() < end, "nothing has happened"
            if again is not None and time.monotonic() >= due:
                again()
                due = time.monotonic() + every
            time.sleep(0.03)

    def _found(self) -> str:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = subprocess.run(
                [XDOTOOL, "search", "--onlyvisible", "--class", CLASS],
                env=self._environment,
                capture_output=True,
                text=True,
                check=False,
            ).stdout.split()
            if found:
                return found[-1]
            assert self.is_running, f"the game did not start: {self._errors.read_text()}"
            time.sleep(0.05)
        raise AssertionError("the window has not appeared")

    def _xdotool(self, *arguments: str) -> None:
        subprocess.run([XDOTOOL, *arguments], env=self._environment, check=True, stdout=subprocess.DEVNULL)
