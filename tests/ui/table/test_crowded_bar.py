"""Above 150 % in the compact form the buttons of the bar are in the menu, and do there what they do here (UX 3.2)."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from gostop_desktop.ui.input import Command
from gostop_desktop.ui.scenes.pause import PauseScene
from gostop_desktop.ui.table.drawers import Drawer

from .driver import Person
from .seated import matgo, seated

STAYING = {"Menu", "Pause"}
MOVED = {"Speed", "Log", "Undo", "Redo", "Open cards", "Hint"}


def resized(person: Person, size: tuple[int, int], text: int) -> None:
    display = person.desk.display
    assert hasattr(display, "resize")
    display.resize(size)
    person.desk.options = replace(person.desk.options, text=text)
    person.desk.resize()
    person.wait(0.1)


def in_bar(person: Person) -> set[str]:
    bar = pygame.Rect(person.table.here.top.layout.bar)
    return {
        widget.name for widget in person.table.controls.all() if bar.contains(person.table.controls.place_of(widget))
    }


def in_menu(person: Person) -> set[str]:
    person.key(Command.PAUSE)
    menu = person.top
    assert isinstance(menu, PauseScene)
    names = {widget.name for widget in menu.controls.all()}
    person.key(Command.BACK)
    return names


@pytest.mark.parametrize(
    ("size", "text", "moved"),
    [((1024, 640), 100, set()), ((1024, 640), 150, set()), ((1024, 640), 160, MOVED), ((1280, 720), 200, set())],
)
def test_the_buttons_of_the_bar_are_in_the_bar_or_in_the_menu(
    home: Path, size: tuple[int, int], text: int, moved: set[str]
) -> None:
    person = seated(home, replace(matgo("crowded"), is_practice=True))
    resized(person, size, text)

    assert in_bar(person) == STAYING | (MOVED - moved)
    assert in_menu(person) & MOVED == moved
    person.leave()


def test_what_has_moved_into_the_menu_does_what_it_did_in_the_bar(home: Path) -> None:
    person = seated(home, matgo("crowded"))
    resized(person, (1024, 640), 200)
    before = person.table.here.top.speed_name
    for name in ("Log", "Speed"):
        person.key(Command.PAUSE)
        menu = person.top
        assert isinstance(menu, PauseScene)
        button = next(widget for widget in menu.controls.all() if widget.name == name)
        person.click(menu.controls.place_of(button).center)
        assert person.top is person.table

    assert person.table.here.drawers.open is Drawer.LOG
    assert person.table.here.top.speed_name != before
    person.leave()


@pytest.mark.parametrize("language", ["en", "ko", "en-XA"])
def test_the_menu_has_room_for_all_that_has_moved_into_it(home: Path, language: str) -> None:
    person = seated(home, replace(matgo("crowded"), is_practice=True))
    person.desk.use_language(language)
    resized(person, (1024, 640), 200)
    person.key(Command.PAUSE)
    menu = person.top
    assert isinstance(menu, PauseScene)
    places = [menu.controls.place_of(widget) for widget in menu.controls.all()]

    assert pygame.Rect(0, 0, 1024, 640).contains(menu.box)
    assert all(menu.box.contains(place) for place in places)
    assert all(place.collidelist(places[:index]) < 0 for index, place in enumerate(places))
    person.leave()
