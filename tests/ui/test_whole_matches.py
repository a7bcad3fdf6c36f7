"""Whole matches from the title to the end, with arrows, confirm and back alone (UX 3.5, acceptance check 2)."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from gostop_desktop.ui.input import Command, Device
from gostop_desktop.ui.scenes.new_game import NewGameScene
from gostop_desktop.ui.scenes.table import TableScene
from gostop_desktop.ui.setup import Length
from gostop_desktop.ui.start import title_scene

from .hands import SixButtons, Way, by_keys, by_pad


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    pygame.display.init()
    pygame.event.clear()
    # The decks of a match that is begun from its page come from the system's chance: here from a seed.
    monkeypatch.setattr(secrets, "token_bytes", Random(5).randbytes)
    yield tmp_path
    pygame.event.clear()


def sat_down(person: SixButtons, table: str) -> None:
    """Go from the title to a match of ten rounds at a table."""
    person.desk.scenes.push(title_scene(person.desk))
    person.wait(0.3)
    person.go_to("New game")
    person.press(Command.CONFIRM)
    new_game = person.top
    assert isinstance(new_game, NewGameScene)
    person.go_to(table)
    person.press(Command.CONFIRM)
    person.go_to("Length")
    for _ in range(3):
        if new_game.choice.setup().length is Length.ROUNDS:
            break
        person.press(Command.RIGHT)
    person.go_to("play")
    person.press(Command.CONFIRM)
    person.wait(0.2)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("way", "device", "table"), [(by_keys, Device.KEYBOARD, "Matgo"), (by_pad, Device.GAMEPAD, "Go-Stop")]
)
def test_a_match_is_played_from_the_title_to_its_end_and_back(home: Path, way: Way, device: Device, table: str) -> None:
    person = SixButtons.at(home, way)
    sat_down(person, table)

    decisions = person.play(Random(7), until="match_end")
    scenes = [scene for scene in person.desk.scenes.scenes if isinstance(scene, TableScene)]
    match = scenes[0].session.match
    person.go_to("To the title page")
    person.press(Command.CONFIRM)
    person.wait(0.2)

    assert match.is_over
    assert sum(match.balances) == len(match.balances) * scenes[0].setup.chips
    assert decisions > match.played * 3
    assert device is person.desk.device
    assert "title" == person.top.name
    person.desk.close()
