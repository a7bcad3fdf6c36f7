"""What lies on the table before the deal leaves the pause, the bar and the rules within reach."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from gostop_desktop.ui.input import Command
from gostop_desktop.ui.scenes.pause import PauseScene
from gostop_desktop.ui.scenes.rules_in_force import RulesScene
from gostop_desktop.ui.setup import MatchSetup, hot_seats

from .driver import Person
from .seated import matgo


def reached(person: Person, scene: str) -> None:
    """Wait until a scene lies on the table."""
    for _ in range(600):
        if person.top.name == scene:
            return
        person.app.step(1 / 60)
    raise AssertionError(f"{scene} did not come")


def unknown(setup: MatchSetup) -> MatchSetup:
    """Return the match without a seed, so that its deck is cut."""
    return replace(setup, seed=None)


@pytest.mark.parametrize("scene", ["dealer_draw", "cut"])
def test_escape_before_the_deal_leads_to_the_pause_and_back_to_what_lay_there(home: Path, scene: str) -> None:
    person = Person(home, unknown(matgo()), speed="normal")
    reached(person, "dealer_draw")
    if scene == "cut":
        for _ in range(3):
            person.key(Command.CONFIRM)
    reached(person, scene)
    lay = person.top

    person.key(Command.BACK)
    paused = person.top
    person.key(Command.BACK)

    assert isinstance(paused, PauseScene)
    assert not paused.is_dealt
    assert lay is person.top
    person.leave()


def bar_button(person: Person, name: str) -> tuple[int, int]:
    """Return where a button of the bar is."""
    controls = person.table.controls
    return next(controls.place_of(widget).center for widget in controls.all() if widget.name == name)


@pytest.mark.parametrize("scene", ["dealer_draw", "cut", "curtain"])
def test_the_bar_works_while_something_lies_on_the_table(home: Path, scene: str) -> None:
    setup = unknown(matgo()) if scene != "curtain" else replace(unknown(matgo()), seats=hot_seats())
    person = Person(home, setup, speed="normal")
    for _ in range(4000):
        if person.top.name == scene:
            break
        if person.top.name in {"dealer_draw", "cut"}:
            person.key(Command.CONFIRM)
        person.app.step(1 / 60)
    below = person.top
    bar = pygame.Rect(person.table.here.top.layout.bar)
    before = pygame.image.tobytes(person.desk.display.surface.subsurface(bar), "RGB")

    person.click(bar_button(person, "Speed"))
    faster = person.desk.settings.game.speed
    after = pygame.image.tobytes(person.desk.display.surface.subsurface(bar), "RGB")
    on_top = person.top
    person.key(Command.SLOWER)
    slower = person.desk.settings.game.speed
    person.click(bar_button(person, "Menu"))
    paused = person.top
    person.key(Command.BACK)

    assert (scene, below) == (below.name, on_top)
    assert ("fast", "normal") == (faster, slower)
    assert before != after
    assert isinstance(paused, PauseScene)
    assert below is person.top
    person.leave()


def test_the_rules_in_force_are_one_key_away_wherever_the_table_is(home: Path) -> None:
    person = Person(home, unknown(matgo()), speed="normal")
    seen = []
    for scene in ("dealer_draw", "cut", "table", "pause"):
        if scene == "cut":
            for _ in range(3):
                person.key(Command.CONFIRM)
        if scene == "table":
            person.key(Command.CONFIRM)
        if scene == "pause":
            person.key(Command.PAUSE)
        reached(person, scene)
        person.key(Command.HELP)
        top = person.top
        assert isinstance(top, RulesScene), scene
        assert top.rules == person.table.setup.rules
        seen.append(top.name)
        person.key(Command.HELP)
        assert scene == person.top.name

    assert ["rules"] * 4 == seen
    person.leave()
