"""How long single frames take in real play: deal, callouts, Go or Stop, account, drawers, the way from the title.

    python -m tests.benchmarks.play [--size 1920x1080] [--lang ko] [--rounds N] [--over MS] [--blame]

Plays at normal speed from the title on, as a person does, with 60 frames to a second of the game. Prints the processor
time of the dearest frames with what was on screen, and the most memory. A frame is late at 16.7 ms; what a person feels
as a hitch is one of more than 25. `--blame` says what the dearest frames spend their time on. Needs /proc.
"""

from __future__ import annotations

import argparse
import cProfile
import os
import pstats
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from time import thread_time
from typing import TYPE_CHECKING, cast

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from gostop_desktop.storage.options import GameOptions
from gostop_desktop.storage.paths import folders
from gostop_desktop.ui.app import App
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.display import PictureDisplay, open_display
from gostop_desktop.ui.input import CARDS, Command
from gostop_desktop.ui.start import title_scene

# What the title does not load is loaded on the way, and that is measured.
if TYPE_CHECKING:
    from gostop_desktop.engine.actions import Action
    from gostop_desktop.ui.scenes.table import TableScene

FRAME = 1 / 60
LIMITS = (8, 16.7, 25)
MODIFIERS = {"ctrl": pygame.KMOD_LCTRL, "shift": pygame.KMOD_LSHIFT, "alt": pygame.KMOD_LALT}
DRAWERS = (Command.INSPECT, Command.SETS, Command.MONTHS, Command.LOG, Command.HELP, Command.PAUSE)
LONGEST = 60 * 60 * 4
"""Frames after which the game has stopped."""
BLAMED = 45
"""Functions that are told of a frame."""


@dataclass(frozen=True, slots=True)
class Frame:
    """What one frame took."""

    milliseconds: float
    moment: str
    blame: str = ""


class Player:
    """Plays with the keyboard and measures every frame."""

    def __init__(self, home: Path, size: tuple[int, int], language: str, *, blames_over: float | None) -> None:
        options = GameOptions(language=language, data_folder=home, seed="play")
        self.desk = Desk(PictureDisplay(size), options, folders(home))
        self.app = App(self.desk)
        self.frames: list[Frame] = []
        self._blames_over = blames_over
        self._measured(lambda: self.desk.scenes.push(title_scene(self.desk)), lambda: "title")
        self.desk.sound.open()

    @property
    def top(self) -> str:
        """The name of the scene on top."""
        scene = self.desk.scenes.top
        assert scene is not None, "a scene is on top"
        return scene.name

    @property
    def table(self) -> TableScene | None:
        """The table, None as long as nobody has sat down."""
        found = next((scene for scene in self.desk.scenes.scenes if scene.name == "table"), None)
        return cast("TableScene | None", found)

    def step(self, what: str = "") -> None:
        """Let one frame pass."""
        before = self.top
        self._measured(lambda: self.app.step(FRAME), lambda: f"{self._moment(before)} {what}")

    def wait(self, seconds: float, what: str = "") -> None:
        """Let time pass."""
        for _ in range(round(seconds / FRAME)):
            self.step(what)

    def press(self, command: Command) -> None:
        """Press the key of a command."""
        key = self.desk.bindings.key_of(command)
        modifiers = sum(mask for name, mask in MODIFIERS.items() if name in key.modifiers)
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.Event(kind, key=0, scancode=key.scan_code, mod=modifiers, unicode=""))
        self.step(f"[{command}]")

    def to_the_table(self) -> None:
        """Go from the title to the first turn."""
        self.wait(2.0)
        self.press(Command.CONFIRM)
        self.wait(1.0)
        for _ in range(LONGEST):
            if self.top == "table":
                return
            if self.top in {"new_game", "dealer_draw", "cut"}:
                self.press(Command.CONFIRM)
            self.wait(0.5)

    def play(self, rounds: int) -> None:
        """Play so many rounds, and open every drawer once a round."""
        from gostop_desktop.players.levels import LEVELS

        rng, level = Random(1), LEVELS["skilled"].player
        drawers = list(DRAWERS)
        for _ in range(LONGEST):
            if rounds == 0:
                return
            table = self.table
            if self.top == "settlement":
                rounds -= 1
                self.wait(4.0)
                self.press(Command.CONFIRM)
                drawers = list(DRAWERS)
            elif self.top in {"cut", "dealer_draw", "match_end"}:
                self.press(Command.CONFIRM)
            elif table is not None and self.top == "table" and table.may_play:
                self.step()
                if drawers and table.panel is None:
                    self._look_at(drawers.pop())
                self._decide(table, level.choose(table.view, rng))
                self.wait(0.3, "decided")
            self.step()

    def _look_at(self, drawer: Command) -> None:
        self.press(drawer)
        self.wait(0.3, str(drawer))
        self.press(Command.BACK)
        self.wait(0.3, str(drawer))

    def _decide(self, table: TableScene, wanted: Action) -> None:
        """Take the decision that is wanted, or one that the table offers, as a person does."""
        panel, hand = table.panel, table.hand
        offered = [*(panel.options if panel is not None else ()), *table.extras]
        for action in (wanted, *table.view.legal):
            option = next((option for option in offered if option.action == action), None)
            if option is not None:
                self._measured(partial(table.answer, option), lambda: "answers")
                return
            card = getattr(action, "card", None)
            if panel is None and card in hand:
                self.press(CARDS[hand.index(card)])
                return

    def _moment(self, before: str) -> str:
        """Return what is to be seen."""
        words = [self.top if self.top == before else f"{before} -> {self.top}"]
        here = self.table.round if self.table is not None else None
        if here is not None:
            callout = here.top.effects.callout
            words += ["asks"] if here.asking.is_open else []
            words += [f"says {callout.word} {here.top.effects.callout_age:.2f}"] if callout is not None else []
            words.append("rests" if here.top.is_idle else "moves")
        return " ".join(words)

    def _measured(self, step: Callable[[], object], moment: Callable[[], str]) -> None:
        """Do something and note what it took."""
        # Other programs lengthen nothing by this clock.
        profile = cProfile.Profile(thread_time) if self._blames_over is not None else None
        began = thread_time()
        if profile is None:
            step()
        else:
            profile.runcall(step)
        taken = (thread_time() - began) * 1000
        is_told = profile is not None and taken > (self._blames_over or 0.0)
        self.frames.append(Frame(taken, moment(), _blame(profile) if profile is not None and is_told else ""))


def _blame(profile: cProfile.Profile) -> str:
    """Return what took longest: milliseconds with all that it called, its own, and how often."""
    stats: dict[tuple[str, int, str], tuple[int, int, float, float, object]] = vars(pstats.Stats(profile))["stats"]
    lines = []
    for (file, line, name), (_, calls, own, whole, _) in sorted(stats.items(), key=lambda row: -row[1][3])[:BLAMED]:
        where = f"{Path(file).parent.name}/{Path(file).name}:{line}" if line else ""
        lines.append(f"      {whole * 1000:7.1f} {own * 1000:7.1f} {calls:6d} {name} {where}")
    return "\n".join(lines)


def _most_memory() -> float:
    """Return the most MiB that this process has had, as Linux tells it."""
    lines = Path("/proc/self/status").read_text("ascii").splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmHWM"))


def main(arguments: Sequence[str]) -> int:
    """Play, print the dearest frames, and return 0."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--lang", default="ko")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--over", type=float, default=16.7)
    parser.add_argument("--blame", action="store_true")
    given = parser.parse_args(arguments)
    width, height = (int(part) for part in given.size.split("x"))
    open_display()
    with tempfile.TemporaryDirectory() as home:
        blames_over = given.over if given.blame else None
        player = Player(Path(home), (width, height), given.lang, blames_over=blames_over)
        player.to_the_table()
        player.play(given.rounds)
        player.desk.close()
    times = [frame.milliseconds for frame in player.frames]
    over = ", ".join(f"{sum(time > limit for time in times)} over {limit}" for limit in LIMITS)
    print(f"{len(times)} frames, median {median(times):.2f} ms, {over} ms; most memory {_most_memory():.0f} MiB")
    for index, frame in enumerate(player.frames):
        if frame.milliseconds > given.over:
            print(f"{index:6d} {frame.milliseconds:7.1f} ms  {frame.moment}")
            if frame.blame:
                print(frame.blame)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
