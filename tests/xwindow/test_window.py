"""The real window, with xdotool: it opens, takes clicks and keys, is resized, fills the screen, and closes."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest

ROOT = Path(__file__).parents[2]
CLASS = "gostop-desktop"
PATIENCE = 20.0
NEEDED = ("xdotool", "import")

Answer = TypeVar("Answer", str, bytes)

pytestmark = pytest.mark.xwindow


def tool(name: str) -> str:
    path = shutil.which(name)
    assert path is not None, f"{name} is not installed"
    return path


class Window:
    """The game in a window of an X server, and hands that reach it."""

    def __init__(self, home: Path, size: str = "1280x720") -> None:
        self.home = home
        environment = {**os.environ, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}
        command = [sys.executable, "-m", "gostop_desktop", "--data-dir", str(home), "--lang", "en", "--size", size]
        self.process = subprocess.Popen([*command, "--no-audio"], cwd=ROOT, env=environment)
        self.id = self._wait(self._found, "a window")

    def xdotool(self, *arguments: str) -> str:
        done = subprocess.run([tool("xdotool"), *arguments], capture_output=True, text=True, check=False)
        return done.stdout.strip()

    def click(self, x: int, y: int) -> None:
        self.xdotool("mousemove", "--window", self.id, str(x), str(y))
        time.sleep(0.1)
        self.xdotool("click", "1")

    def key(self, name: str) -> None:
        self.xdotool("key", "--window", self.id, name)

    def pixels(self) -> bytes:
        """Return what the window shows, as the X server has it."""
        return subprocess.run(
            [tool("import"), "-window", self.id, "-depth", "8", "rgb:-"], capture_output=True, check=True
        ).stdout

    def changed_from(self, before: bytes) -> bytes:
        """Return what the window shows as soon as it shows something else."""
        return self._wait(lambda: now if (now := self.pixels()) != before else b"", "another picture")

    def settled(self) -> bytes:
        """Return what the window shows when it has come to rest."""
        before = self.pixels()

        def same() -> bytes:
            nonlocal before
            time.sleep(0.6)
            now = self.pixels()
            rests = now if now == before else b""
            before = now
            return rests

        return self._wait(same, "a picture that rests")

    def size(self) -> tuple[int, int]:
        lines = dict(
            line.split("=")
            for line in self.xdotool("getwindowgeometry", "--shell", self.id).splitlines()
            if "=" in line
        )
        return int(lines["WIDTH"]), int(lines["HEIGHT"])

    def code(self) -> int:
        """Return the exit code as soon as there is one."""
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(PATIENCE)

    def _found(self) -> str:
        return self.xdotool("search", "--class", CLASS).partition("\n")[0]

    def _wait(self, ask: Callable[[], Answer], what: str) -> Answer:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if answer := ask():
                return answer
            time.sleep(0.1)
        raise AssertionError(f"no {what} within {PATIENCE} s")


@pytest.fixture
def window(tmp_path: Path) -> Iterator[Window]:
    if "DISPLAY" not in os.environ or not all(map(shutil.which, NEEDED)):
        pytest.skip(f"needs an X server and {', '.join(NEEDED)}: xvfb-run -a -s -noreset python -m pytest -m xwindow")
    window = Window(tmp_path / "home")
    yield window
    window.close()


def test_the_title_is_red_and_rests(window: Window) -> None:
    pixels = window.settled()
    reds = sum(pixels[place] > 180 and pixels[place + 1] < 60 for place in range(0, len(pixels), 3 * 97))

    assert (1280, 720) == window.size()
    assert reds > len(pixels) // (3 * 97) // 4


def test_new_game_opens_by_mouse_and_goes_back_by_key(window: Window) -> None:
    title = window.settled()
    window.click(200, 290)
    window.changed_from(title)
    page = window.settled()
    window.key("Escape")
    window.changed_from(page)

    assert page != title


def test_play_deals_cards_by_keys_alone(window: Window) -> None:
    title = window.settled()
    window.key("Return")
    window.changed_from(title)
    page = window.settled()
    window.key("Return")
    window.changed_from(page)
    autosave = window.home / "state" / "autosave.gostop"
    end = time.monotonic() + PATIENCE
    while not autosave.exists() and time.monotonic() < end:
        window.key("Return")
        time.sleep(0.5)

    assert "gostop-record" in autosave.read_text("utf-8")


def test_the_window_is_resized_and_drawn_whole(window: Window) -> None:
    window.settled()
    window.xdotool("windowsize", window.id, "1600", "900")
    end = time.monotonic() + PATIENCE
    while window.size() != (1600, 900) and time.monotonic() < end:
        time.sleep(0.1)
    pixels = window.settled()
    corner = pixels[-3 * 40 :]

    assert 1600 * 900 * 3 == len(pixels)
    assert any(corner)


def test_ctrl_q_leaves_at_once_and_keeps_the_window(window: Window) -> None:
    window.settled()
    window.key("ctrl+q")

    assert 0 == window.code()
    kept = json.loads((window.home / "state" / "window.json").read_text("utf-8"))
    assert (1280, 720) == (kept["width"], kept["height"])


def test_full_screen_and_back_keeps_the_size(window: Window) -> None:
    """BUGS D02."""
    window.settled()
    for _ in range(2):
        window.key("F11")
        time.sleep(1.0)
    window.settled()

    assert (1280, 720) == window.size()
