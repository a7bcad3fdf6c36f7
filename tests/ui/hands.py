"""Hands that have nothing but arrows, confirm and back: of a keyboard or of a gamepad (UX 3.5, check 2)."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Self

import pygame

from gostop_desktop.engine import actions
from gostop_desktop.engine.actions import Action
from gostop_desktop.engine.state import Phase
from gostop_desktop.storage.options import GameOptions
from gostop_desktop.storage.paths import folders
from gostop_desktop.ui.app import App
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.display import PictureDisplay
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.input.commands import DIRECTIONS
from gostop_desktop.ui.input.key_defaults import DEFAULTS
from gostop_desktop.ui.input.pad_buttons import BUTTON_NAMES, PAD_DEFAULTS
from gostop_desktop.ui.input.pad_events import CROSS
from gostop_desktop.ui.scene import Scene
from gostop_desktop.ui.scenes.table import TableScene
from gostop_desktop.ui.widgets import Controls, Widget

FRAME = 1 / 12
"""Seconds: a machine that draws twelve frames in a second goes through a match with a fifth of the drawing."""
MOST_FRAMES = 6000
MOST_ARROWS = 60
BUTTON_OF = {command: button for button, command in CROSS.items()} | {
    command: button for command, name in PAD_DEFAULTS.items() for button, known in BUTTON_NAMES.items() if known == name
}

Way = Callable[[Command, bool], None]
"""Presses a command's key or button, or lets it go."""


def by_keys(command: Command, is_down: bool) -> None:  # noqa: FBT001  # down or up
    """Press or let go of the key that a command has at first."""
    kind = pygame.KEYDOWN if is_down else pygame.KEYUP
    pygame.event.post(pygame.Event(kind, key=0, scancode=DEFAULTS[command].scan_code, mod=0, unicode=""))


def by_pad(command: Command, is_down: bool) -> None:  # noqa: FBT001  # down or up
    """Press or let go of the gamepad's button for a command."""
    kind = pygame.CONTROLLERBUTTONDOWN if is_down else pygame.CONTROLLERBUTTONUP
    pygame.event.post(pygame.Event(kind, button=BUTTON_OF[command], instance_id=0))


@dataclass
class SixButtons:
    """A person with arrows, confirm and back, who goes from screen to screen."""

    desk: Desk
    way: Way
    watch: Callable[[], None] = lambda: None
    """Called after every frame."""
    frame: float = FRAME

    def __post_init__(self) -> None:
        self.app = App(self.desk)

    @classmethod
    def at(cls, home: Path, way: Way) -> Self:
        """Sit down in front of a game that has not been opened yet."""
        options = GameOptions(language="en", speed="instant", data_folder=home)
        return cls(Desk(PictureDisplay((1280, 720)), options, folders(home)), way)

    @property
    def top(self) -> Scene:
        scene = self.desk.scenes.top
        assert scene is not None, "a scene is on top"
        return scene

    def step(self) -> None:
        self.app.step(self.frame)
        self.watch()

    def wait(self, seconds: float) -> None:
        for _ in range(max(1, round(seconds / self.frame))):
            self.step()

    def press(self, command: Command) -> None:
        """Press a button and let it go."""
        for is_down in (True, False):
            self.way(command, is_down)
        self.step()

    def hold(self, command: Command, seconds: float) -> None:
        """Keep a button down for a while."""
        self.way(command, True)  # down
        self.wait(seconds)
        self.way(command, False)  # up
        self.step()

    # Screens of controls.

    def go_to(self, key: str) -> None:
        """Move the focus to a control of the screen by arrows alone."""
        controls = getattr(self.top, "controls", None)
        assert isinstance(controls, Controls), f"{self.top.name} has controls"
        path = way_to(controls, key)
        assert path is not None, f"no arrows lead to {key!r} on {self.top.name}"
        for command in path:
            self.press(command)
        assert controls.focused is not None
        assert key == controls.focused.key

    # The table.

    def play(self, rng: Random, until: str) -> int:
        """Play on, every decision at random, until a screen is on top; return how many decisions were made."""
        decisions = 0
        for _ in range(MOST_FRAMES):
            if self.top.name == until:
                return decisions
            if self.top.name == "curtain":
                self.hold(Command.CONFIRM, 0.7)
            elif isinstance(table := self.top, TableScene):
                was_asked = is_asked(table)
                self.step()
                if was_asked and self.top is table and is_asked(table):
                    self.decide(table, rng.choice(table.view.legal))
                    decisions += 1
            else:
                self.press(Command.CONFIRM)
                self.wait(0.2)
        raise AssertionError(f"the match has stopped at {self.top.name}")

    def decide(self, table: TableScene, action: Action) -> None:
        """Take an action with arrows and confirm; the table must have taken it, once."""
        before = table.decision
        card = card_of(table, action)
        if card is not None:
            self._focus_card(table, card)
            self.press(Command.CONFIRM)
        if table.panel is not None:
            index = next(i for i, option in enumerate(table.panel.options) if option.action == action)
            for _ in range(index + 1):
                self.press(Command.RIGHT)
            self.press(Command.CONFIRM)
        elif card is None:
            self._focus_extra(table, action)
            self.press(Command.CONFIRM)
        assert before + 1 == table.decision, f"{action} was not taken once"
        self.wait(0.2)

    def _focus_card(self, table: TableScene, card: int) -> None:
        for _ in range(MOST_ARROWS):
            self.press(Command.RIGHT)
            if table.here.pointer.current == card:
                return
        raise AssertionError(f"no arrow leads to card {card}")

    def _focus_extra(self, table: TableScene, action: Action) -> None:
        if table.hand:
            self.press(Command.RIGHT)
            self.press(Command.UP)
        for _ in range(MOST_ARROWS):
            extra = table.focused_extra
            if extra is not None and extra.action == action:
                return
            self.press(Command.RIGHT)
        raise AssertionError(f"no arrow leads to {action}")


def is_asked(table: TableScene) -> bool:
    """Whether a decision is wanted: a card, or the answer to an open question."""
    return table.round is not None and table.may_play and (table.view.phase is Phase.PLAY or table.panel is not None)


def card_of(table: TableScene, action: Action) -> int | None:
    """Return the hand card with which an action is taken, None if it is taken otherwise."""
    match action:
        case actions.Play(card=card) | actions.Bonus(card=card):
            return card
        case actions.Bomb(month=month):
            return next(card for card in table.hand if card < 48 and card // 4 == month)
        case _:
            return None


def way_to(controls: Controls, key: str) -> list[Command] | None:
    """Return the arrows that lead from what has the focus to a control; None if none do."""
    return ways_from(controls, controls.focused).get(key)


def ways_from(controls: Controls, start: Widget | None) -> dict[str, list[Command]]:
    """Return for every control that arrows reach from another one the arrows that lead there."""
    if start is None:
        return {}
    found: dict[str, list[Command]] = {start.key: []}
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        for command in DIRECTIONS:
            controls.focus(here)
            if changes_value(here, command):
                continue
            controls.command(command)
            there = controls.focused
            if there is not None and there.key not in found:
                found[there.key] = [*found[here.key], command]
                waiting.append(there)
    controls.focus(start)
    return found


def changes_value(widget: Widget, command: Command) -> bool:
    """Whether an arrow may change what a control says, instead of moving on."""
    return command in {Command.LEFT, Command.RIGHT} and type(widget).step is not Widget.step
