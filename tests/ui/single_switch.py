"""A hand with a single switch: it waits until the scanner is on what it wants, and presses (UX 3.5)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import msgspec
import pygame

from gostop_desktop.engine.actions import Action
from gostop_desktop.storage.options import GameOptions
from gostop_desktop.storage.paths import folders
from gostop_desktop.ui.app import App
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.display import PictureDisplay
from gostop_desktop.ui.scene import Scene
from gostop_desktop.ui.scenes.table import TableScene
from gostop_desktop.ui.table.regions import HandCard, Thing, Whole
from gostop_desktop.ui.widgets import Controls

from .hands import FRAME, MOST_FRAMES, card_of, is_asked

SCAN_TIME = 5
"""Tenths of a second for which the focus stays: the shortest that can be set."""
MOST_STOPS = 60
"""Stops of the scanner after which somebody has waited for nothing."""
KEY = pygame.KSCAN_SPACE


@dataclass
class SingleSwitch:
    """A person with one switch, who goes from screen to screen."""

    desk: Desk
    waits: list[int] = field(default_factory=list)
    """For every press how many stops of the scanner it was waited for."""

    def __post_init__(self) -> None:
        self.app = App(self.desk)
        controls = msgspec.structs.replace(self.desk.settings.controls, auto_scan=True, scan_time=SCAN_TIME)
        self.desk.change(msgspec.structs.replace(self.desk.settings, controls=controls))

    @classmethod
    def at(cls, home: Path) -> SingleSwitch:
        """Sit down in front of a game that has not been opened yet."""
        options = GameOptions(language="en", speed="instant", data_folder=home)
        return cls(Desk(PictureDisplay((1280, 720)), options, folders(home)))

    @property
    def top(self) -> Scene:
        scene = self.desk.scenes.top
        assert scene is not None, "a scene is on top"
        return scene

    @property
    def table(self) -> TableScene:
        return next(scene for scene in self.desk.scenes.scenes if isinstance(scene, TableScene))

    @property
    def controls(self) -> Controls:
        controls = getattr(self.top, "controls", None)
        assert isinstance(controls, Controls), f"{self.top.name} has controls"
        return controls

    def wait(self, seconds: float) -> None:
        for _ in range(max(1, round(seconds / FRAME))):
            self.app.step(FRAME)

    def press(self) -> None:
        """Press the switch and let it go; a moment passes."""
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.Event(kind, key=0, scancode=KEY, mod=0, unicode=" "))
            self.app.step(FRAME)
        self.wait(0.25)

    def press_when(self, is_there: Callable[[], bool], what: object) -> None:
        """Wait for the scanner, and press."""
        self.wait_for(is_there, what)
        self.press()

    def wait_for(self, is_there: Callable[[], bool], what: object) -> None:
        """Wait for the scanner."""
        frames = 0
        while not is_there():
            is_late = frames * FRAME * 10 >= MOST_STOPS * SCAN_TIME
            assert not is_late, f"the switch does not come to {what} on {self.top.name}"
            self.app.step(FRAME)
            frames += 1
        self.waits.append(round(frames * FRAME * 10 / SCAN_TIME))

    # Screens of controls.

    def take(self, key: str) -> None:
        """Press a control of the screen, by way of its group where it is in one."""
        scanning, is_on_group = self.controls.scanning, True
        while is_on_group:
            self.wait_for(lambda: self._is_on(key), key)
            is_on_group = scanning.is_on_group
            self.press()

    def _is_on(self, key: str) -> bool:
        """Whether the focus is on a control, or on the group in which it is."""
        controls = self.controls
        if controls.focused is None or not controls.scanning.is_on_group:
            return controls.focused is not None and controls.focused.key == key
        return any(
            controls.focused in stop and key in [widget.key for widget in stop] for stop in controls.scanning.stops()
        )

    # The table.

    def look_at(self, thing: Thing) -> None:
        """Press when the focus of the table is on a thing."""
        focus = self.table.here.focus
        self.press_when(lambda: focus.thing == thing, thing)

    def go_into(self, whole: Whole, thing: Thing) -> None:
        """Press a thing of a region of the table, by way of the region."""
        self.look_at(whole)
        self.look_at(thing)

    def answer(self, index: int) -> None:
        """Give an answer to the open question."""
        asking = self.table.here.asking
        self.press_when(lambda: asking.state.focused == index, f"answer {index}")

    def decide(self, action: Action) -> None:
        """Take an action; the table must have taken it, once."""
        table = self.table
        before, seat = table.decision, table.viewer
        card = card_of(table, action)
        if card is not None:
            self.look_at(HandCard(card))
        if table.decision == before and table.panel is not None:
            self.answer(next(i for i, option in enumerate(table.panel.options) if option.action == action))
        elif card is None:
            self.press_when(lambda: table.focused_extra is not None and table.focused_extra.action == action, action)
        decided = table.session.decided[before]
        assert (seat, action) == (decided.seat, decided.action), f"{action} was not taken"

    def play(self, rng: Random, until: str) -> int:
        """Play on, every decision at random, until a screen is on top; return how many decisions were made."""
        decisions = 0
        for _ in range(MOST_FRAMES):
            if self.top.name == until:
                return decisions
            if isinstance(table := self.top, TableScene):
                was_asked = is_asked(table)
                self.app.step(FRAME)
                if was_asked and is_asked(table):
                    self.decide(rng.choice(table.view.legal))
                    decisions += 1
            elif self.top.name == "curtain":
                self.wait(SCAN_TIME / 10 + 0.2)
                self.press()
            else:
                self.press()
                self.wait(0.2)
        raise AssertionError(f"the match has stopped at {self.top.name}")
