"""Gamepads that SDL made, with its own events: plugged in, played with, pulled out in mid-round (UX 3.5)."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pygame
import pytest

from gostop_desktop.engine.actions import Action
from gostop_desktop.ui.input import Command, Device, Gamepads
from gostop_desktop.ui.scenes.pause import PauseScene
from gostop_desktop.ui.scenes.table import TableScene
from gostop_desktop.ui.setup import default_setup

from .hands import SixButtons, is_asked
from .test_whole_matches import sat_down
from .virtual_pad import (
    KEY_OF,
    LEFT_X,
    LEFT_Y,
    PLAIN,
    VirtualPad,
    joysticks,
    virtual_pad,
)

__all__ = ["virtual_pad"]

TRIPS = 0.08
"""How likely it is in a frame that somebody trips over the cable."""


@pytest.fixture
def pads() -> Iterator[Gamepads]:
    """What turns gamepads into commands, with SDL looking after them."""
    with joysticks():
        pads = Gamepads()
        pads.open()
        yield pads


def told(pads: Gamepads) -> list[Command]:
    """Return what the gamepads have begun since the last time."""
    return [command for event in pygame.event.get() if is_of_pads(event) for command in pads.take(event).begun]


def is_of_pads(event: pygame.Event) -> bool:
    from gostop_desktop.ui.input.gamepad import EVENTS

    return event.type in EVENTS


def plugged(pads: Gamepads, kind: int | None = None) -> VirtualPad:
    """Plug another one in."""
    pad = VirtualPad() if kind is None else VirtualPad(kind)
    pad.plug_in()
    told(pads)
    return pad


@pytest.mark.parametrize("command", KEY_OF)
def test_every_button_means_its_command_once(pads: Gamepads, command: Command) -> None:
    pad = plugged(pads)

    pad.push(command, True)
    pad.push(command, False)
    pad.push(command, True)

    assert [command, command] == told(pads)
    pad.pull_out()


def test_stick_and_triggers_mean_directions_and_skipping(pads: Gamepads) -> None:
    pad = plugged(pads)

    for axis, value in ((LEFT_X, 1.0), (LEFT_X, 0.0), (LEFT_Y, -1.0), (LEFT_Y, 0.0), (LEFT_X, -0.5), (LEFT_X, -0.7)):
        pad.axis(axis, value)
    for command in (Command.SKIP, Command.REPLAY):
        pad.push(command, True)
        pad.push(command, False)

    assert [Command.RIGHT, Command.UP, Command.LEFT, Command.SKIP, Command.REPLAY] == told(pads)
    pad.pull_out()


def test_a_joystick_without_a_mapping_has_cross_stick_and_buttons(pads: Gamepads) -> None:
    stick = plugged(pads, PLAIN)

    for bits in (1, 0, 2, 0, 4, 0, 8, 0):
        stick.hat(bits)
    stick.axis(LEFT_Y, 1.0)
    stick.axis(LEFT_Y, 0.0)
    for key in (0, 1):
        stick.button(key, is_down=True)
        stick.button(key, is_down=False)

    directions = [Command.UP, Command.RIGHT, Command.DOWN, Command.LEFT, Command.DOWN]
    assert [*directions, Command.CONFIRM, Command.BACK] == told(pads)
    stick.pull_out()


def test_what_is_held_ends_when_the_pad_is_pulled_out_and_only_that(pads: Gamepads) -> None:
    first, second = plugged(pads), plugged(pads)
    first.push(Command.CONFIRM, True)
    second.push(Command.DOWN, True)
    told(pads)

    first.pull_out()
    ended = [command for event in pygame.event.get() if is_of_pads(event) for command in pads.take(event).ended]

    assert [Command.CONFIRM] == ended
    assert [Command.DOWN] == list(pads.update(0.5))
    second.pull_out()


@pytest.mark.parametrize(("player", "taken"), [(None, [0, 1]), (0, [0]), (1, [1])])
def test_of_two_gamepads_each_player_has_one(pads: Gamepads, player: int | None, taken: list[int]) -> None:
    both = plugged(pads), plugged(pads)
    pads.player = player

    obeyed = []
    for number, pad in enumerate(both):
        pad.push(Command.CONFIRM, True)
        obeyed += [number] * len(told(pads))

    assert taken == obeyed
    for pad in both:
        pad.pull_out()


def test_two_people_keep_their_pads_when_one_is_pulled_out_and_comes_back(pads: Gamepads) -> None:
    first, second = plugged(pads), plugged(pads)
    first.pull_out()
    first.plug_in()
    told(pads)

    heard = []
    for player in (0, 1):
        pads.player = player
        for pad, command in ((first, Command.LEFT), (second, Command.RIGHT)):
            pad.push(command, True)
            pad.push(command, False)
        heard.append(told(pads))

    assert [[Command.LEFT], [Command.RIGHT]] == heard
    first.pull_out()
    second.pull_out()


def test_a_button_that_is_let_go_after_the_turn_has_changed_works_again(pads: Gamepads) -> None:
    """Whoever plays a card still holds the button when the table turns to the other one."""
    first, second = plugged(pads), plugged(pads)
    pads.player = 0
    first.push(Command.CONFIRM, True)
    heard = [told(pads)]
    pads.player = 1
    first.push(Command.CONFIRM, False)
    told(pads)
    pads.player = 0
    first.push(Command.CONFIRM, True)
    heard.append(told(pads))

    assert [[Command.CONFIRM], [Command.CONFIRM]] == heard
    first.pull_out()
    second.pull_out()


@pytest.fixture
def player(virtual_pad: VirtualPad, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SixButtons:
    """A person with a gamepad, which lies beside the machine."""
    monkeypatch.setattr(secrets, "token_bytes", Random(5).randbytes)
    person = SixButtons.at(tmp_path, virtual_pad.push)
    person.desk.gamepads.open()
    return person


def seated(person: SixButtons) -> TableScene:
    """Sit down at a table and wait for the first decision."""
    table = TableScene(person.desk, default_setup("matgo", seed="pad"))
    person.desk.scenes.push(table)
    for _ in range(600):
        person.step()
        if is_asked(table):
            return table
    raise AssertionError("nobody is asked")


def left(person: SixButtons) -> None:
    """Go away from the machine."""
    person.desk.close()


def test_a_pad_that_is_pulled_out_in_mid_round_pauses_and_goes_on_where_it_was(
    player: SixButtons, virtual_pad: VirtualPad
) -> None:
    virtual_pad.plug_in()
    table = seated(player)
    player.decide(table, table.view.legal[0])
    for _ in range(600):
        if is_asked(table):
            break
        player.step()
    caps = [player.desk.cap(Command.CONFIRM)]
    before = table.decision

    virtual_pad.push(Command.DOWN, True)
    virtual_pad.pull_out()
    player.wait(0.5)
    paused, said = player.top, player.desk.toast._text
    caps.append(player.desk.cap(Command.CONFIRM))
    virtual_pad.plug_in()
    player.wait(0.5)
    said_again = player.desk.toast._text
    player.press(Command.CONFIRM)
    caps.append(player.desk.cap(Command.CONFIRM))

    assert isinstance(paused, PauseScene)
    assert ("The gamepad has been unplugged.", "A gamepad is ready.") == (said, said_again)
    assert ["A", "Enter", "A"] == caps
    assert player.top is table
    assert before == table.decision
    player.decide(table, table.view.legal[0])
    table.audit()
    left(player)


def test_a_pad_that_nobody_plays_with_stops_nothing_when_it_goes(player: SixButtons, virtual_pad: VirtualPad) -> None:
    table = seated(player)
    virtual_pad.plug_in()
    player.wait(0.2)
    virtual_pad.pull_out()
    player.wait(0.2)

    assert player.top is table
    left(player)


@dataclass
class ClumsyHands(SixButtons):
    """A person who trips over the cable once in every round, wherever the game is between two decisions."""

    pad: VirtualPad = field(default_factory=VirtualPad)
    rng: Random = field(default_factory=lambda: Random(3))
    tripped: list[int] = field(default_factory=list)
    is_deciding: bool = False

    def decide(self, table: TableScene, action: Action) -> None:
        self.is_deciding = True
        super().decide(table, action)
        self.is_deciding = False

    def step(self) -> None:
        super().step()
        dealt = 0 if (table := self.table) is None else table.session.match.dealt
        if (
            not dealt
            or dealt in self.tripped
            or self.is_deciding
            or not self.pad.is_plugged_in
            or self.rng.random() > TRIPS
        ):
            return
        self.tripped.append(dealt)
        self.pad.pull_out()
        self.wait(0.5)
        self.pad.plug_in()

    @property
    def table(self) -> TableScene | None:
        return next((scene for scene in self.desk.scenes.scenes if isinstance(scene, TableScene)), None)


def test_a_whole_match_by_a_pad_that_is_pulled_out_in_every_round(
    virtual_pad: VirtualPad, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(secrets, "token_bytes", Random(5).randbytes)
    person = ClumsyHands.at(tmp_path, virtual_pad.push)
    person.pad = virtual_pad
    person.desk.gamepads.open()
    virtual_pad.plug_in()
    sat_down(person, "Matgo")

    decisions = person.play(Random(7), until="match_end")
    assert person.table is not None
    match = person.table.session.match
    person.go_to("To the title page")
    person.press(Command.CONFIRM)
    person.wait(0.2)

    assert match.is_over
    assert decisions > match.played * 3
    assert len(person.tripped) > match.played // 2
    assert Device.GAMEPAD is person.desk.device
    assert "title" == person.top.name
    person.desk.close()
