"""A person at the table, as tests need one: does what it is told with real events of keyboard or mouse."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pygame

from gostop_desktop.engine import actions
from gostop_desktop.engine.actions import Action
from gostop_desktop.engine.state import Phase
from gostop_desktop.storage.options import GameOptions
from gostop_desktop.storage.paths import folders
from gostop_desktop.ui.app import App
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.display import PictureDisplay
from gostop_desktop.ui.input import CARDS, Command
from gostop_desktop.ui.scene import Scene
from gostop_desktop.ui.scenes.table import TableScene
from gostop_desktop.ui.setup import Length, MatchSetup

FRAME = 1 / 60
MODIFIERS = {"ctrl": pygame.KMOD_LCTRL, "shift": pygame.KMOD_LSHIFT, "alt": pygame.KMOD_LALT}
MOST_FRAMES = 4000
"""A round that takes more frames at Instant has stopped."""


class Person:
    """Sits in front of the game and plays."""

    def __init__(
        self,
        home: Path,
        setup: MatchSetup,
        *,
        speed: str = "instant",
        size: tuple[int, int] = (1280, 720),
        language: str = "en",
    ) -> None:
        options = GameOptions(language=language, speed=speed, data_folder=home)
        self.desk = Desk(PictureDisplay(size), options, folders(home))
        self.app = App(self.desk)
        self.table = TableScene(self.desk, setup)
        self.decisions = 0
        self.frame = FRAME
        """How long one frame takes: how fast the machine is."""
        self.desk.scenes.push(self.table)

    @property
    def top(self) -> Scene:
        scene = self.desk.scenes.top
        assert scene is not None, "a scene is on top"
        return scene

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        for _ in range(max(1, round(seconds / self.frame))):
            self.app.step(self.frame)

    def key(self, command: Command) -> None:
        """Press the key of a command."""
        key = self.desk.bindings.key_of(command)
        modifiers = sum(mask for name, mask in MODIFIERS.items() if name in key.modifiers)
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.Event(kind, key=0, scancode=key.scan_code, mod=modifiers, unicode=""))
        self.app.step(self.frame)

    def click(self, place: tuple[float, float]) -> None:
        """Move the mouse to a place and click there."""
        pos = (round(place[0]), round(place[1]))
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))
        self.app.step(self.frame)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.Event(kind, pos=pos, button=1))
        self.app.step(self.frame)

    def play_round(self, rng: Random, *, by: str) -> None:
        """Play the round that is on to its account, every decision at random, by `keys` or `mouse`."""
        for _ in range(MOST_FRAMES):
            if self.top.name == "settlement":
                return
            if self.top.name == "curtain":
                self.lift_curtain()
            elif self.top is self.table and self.is_asked:
                # Nobody presses what is not to be seen yet: buttons come with the frame after the table came to rest.
                self.app.step(self.frame)
                self.do(rng.choice(self.table.view.legal), by=by)
                self.decisions += 1
            else:
                self.app.step(self.frame)
        raise AssertionError(f"the round has stopped at {self.top.name}")

    @property
    def is_asked(self) -> bool:
        """Whether a decision is wanted: a card, or the answer to an open question."""
        table = self.table
        return table.may_play and (table.view.phase is Phase.PLAY or table.panel is not None)

    def do(self, action: Action, *, by: str) -> None:
        """Take an action the way a person does; the table must have taken it afterwards."""
        before = self.table.decision
        if by == "keys":
            self._do_by_keys(action)
        else:
            self._do_by_mouse(action)
        assert self.table.decision == before + 1, f"{action} by {by} was not taken"
        self.wait(0.16)

    def leave(self) -> None:
        """Go away from the machine."""
        self.desk.close()

    def go_on(self) -> None:
        """Take the next round from the account."""
        assert self.top.name == "settlement"
        self.key(Command.CONFIRM)
        self.wait(0.1)

    def lift_curtain(self) -> None:
        """Hold the key until the hand is to be seen."""
        key = self.desk.bindings.key_of(Command.SKIP)
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=0, scancode=key.scan_code, mod=0, unicode=""))
        self.wait(0.5)
        pygame.event.post(pygame.Event(pygame.KEYUP, key=0, scancode=key.scan_code, mod=0, unicode=""))
        self.app.step(self.frame)

    def _card_of(self, action: Action) -> int | None:
        match action:
            case actions.Play(card=card) | actions.Bonus(card=card):
                return self.table.hand.index(card)
            case actions.Bomb(month=month):
                return next(index for index, card in enumerate(self.table.hand) if card < 48 and card // 4 == month)
            case _:
                return None

    def _do_by_keys(self, action: Action) -> None:
        index = self._card_of(action)
        if index is not None:
            self.key(CARDS[index])
        panel = self.table.panel
        if panel is not None:
            option = next(option for option in panel.options if option.action == action)
            if option.command is not None:
                self.key(option.command)
                return
            for _ in range(panel.options.index(option) + 1):
                self.key(Command.RIGHT)
            self.key(Command.CONFIRM)
        elif index is None:
            extra = next(option for option in self.table.extras if option.action == action)
            twins = [option for option in self.table.extras if option.command is extra.command]
            if extra.command is not None and len(twins) == 1:
                self.key(extra.command)
                return
            if self.table.hand:
                self.key(Command.RIGHT)
            self.key(Command.UP)
            for _ in self.table.extras:
                if self.table.focused_extra == extra:
                    break
                self.key(Command.RIGHT)
            assert self.table.focused_extra == extra, f"{action} cannot be reached by arrows"
            self.key(Command.CONFIRM)

    def _do_by_mouse(self, action: Action) -> None:
        index = self._card_of(action)
        if index is not None:
            self.click(self.table.place_of_card(self.table.hand[index]))
        panel = self.table.panel
        if panel is not None:
            position = next(i for i, option in enumerate(panel.options) if option.action == action)
            self.click(panel.slabs[position].center)
        elif index is None:
            extra = next(option for option in self.table.extras if option.action == action)
            self.click(self.table.place_of_extra(extra))


def endless(setup: MatchSetup) -> MatchSetup:
    """Return a setup whose match goes on whatever happens: nobody runs out of chips in a test."""
    return replace(setup, chips=10**9, length=Length.ENDLESS)
