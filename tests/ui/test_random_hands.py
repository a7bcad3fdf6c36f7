"""Random hands on the whole program: nothing stops it, and every picture is whole (BUGS U15, U17, U25, U30)."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pygame
import pytest

from gostop_desktop.engine.records import parse_record
from gostop_desktop.engine.replay import replay
from gostop_desktop.storage.records import Autosave
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.display import PictureDisplay
from gostop_desktop.ui.input.commands import Command
from gostop_desktop.ui.scenes.table import TableScene
from gostop_desktop.ui.scenes.title import TitleScene
from gostop_desktop.ui.setup import default_setup
from gostop_desktop.ui.widgets import Controls

from .helpers import Hands, desk_of

STEPS = 90
LOOK_EVERY = 30
"""Steps after which everything is left to come to rest and looked at."""
FORWARD = (Command.CONFIRM, Command.SKIP, Command.BACK)
"""What hands press more often than anything else."""
COMMANDS = (*(command for command in Command if command is not Command.QUIT), *FORWARD * 5)
TEXTS = ("moon", "고스톱", "\u202e", "%s{0}", "x" * 99)
EVENTS = (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWLEAVE)


class RandomHands:
    """Does whatever comes to hand, the same for the same seed."""

    def __init__(self, desk: Desk, seed: int) -> None:
        self.desk = desk
        self.hands = Hands(desk)
        self.rng = Random(seed)
        self.ways: tuple[Callable[[], None], ...] = (
            *(self.click,) * 5,
            *(self.press,) * 3,
            self.resize,
            self.type,
            self.wait,
            lambda: self.hands.post(self.rng.choice(EVENTS)),
        )

    def click(self) -> None:
        self.hands.click(self.place())

    def press(self) -> None:
        self.hands.press(self.rng.choice(COMMANDS))

    def type(self) -> None:
        self.hands.post(pygame.TEXTINPUT, text=self.rng.choice(TEXTS))

    def wait(self) -> None:
        for _ in range(self.rng.randrange(20)):
            self.hands.app.step(0.1)

    def resize(self) -> None:
        display = self.desk.display
        assert isinstance(display, PictureDisplay)
        display.resize((self.rng.randrange(1024, 1300), self.rng.randrange(640, 760)))
        self.desk.resize()

    def place(self) -> tuple[int, int]:
        """Return a place to click: mostly one where there is something."""
        top, rng = self.desk.scenes.top, self.rng
        controls = getattr(top, "controls", None)
        if isinstance(top, TableScene) and top.round is not None and top.hand and rng.random() < 0.5:
            x, y = top.place_of_card(rng.choice(top.hand))
            return round(x), round(y)
        if isinstance(controls, Controls) and rng.random() < 0.8:
            places = [panel.on_screen(widget.rect) for panel in controls.panels for widget in panel.widgets]
            if places:
                return rng.choice(places).center
        return rng.randrange(self.desk.size[0]), rng.randrange(self.desk.size[1])


def looks(hands: Hands) -> list[bytes]:
    """Return what is on the screen at rest, drawn piece by piece and then as a whole."""
    for _ in range(40):
        hands.app.step(0.1)
    pictures = [pygame.image.tobytes(hands.desk.display.surface, "RGB")]
    for scene in hands.desk.scenes.scenes:
        scene.damage()
    hands.app.show()
    return [*pictures, pygame.image.tobytes(hands.desk.display.surface, "RGB")]


@pytest.mark.skipif(sys.platform == "win32", reason="folders would really be opened there")
@pytest.mark.parametrize("seed", [0, 1, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(2, 20))])
def test_random_hands_break_nothing(seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Without a path there is nothing that could open the folders of the settings.
    monkeypatch.setenv("PATH", str(tmp_path))
    desk = desk_of(tmp_path, language="ko" if seed % 2 else "en")
    restless = RandomHands(desk, seed)
    table = ("matgo", "gostop")[seed % 2]
    for step in range(STEPS):
        if desk.scenes.top is None or desk.is_over or isinstance(desk.scenes.top, TitleScene):
            desk.is_over = False
            desk.scenes.reset(TableScene(desk, default_setup(table, seed=str(step))) if step % 2 else TitleScene(desk))
        restless.rng.choice(restless.ways)()
        if step % LOOK_EVERY == LOOK_EVERY - 1:
            partly, wholly = looks(restless.hands)
            assert partly == wholly, f"after step {step} in {desk.scenes.top}"
            if (saved := Autosave(desk.folders.autosave).read()) is not None:
                replay(parse_record(saved))
    # Whatever table is there lets go of its file.
    desk.scenes.reset(TitleScene(desk))
    desk.close()
