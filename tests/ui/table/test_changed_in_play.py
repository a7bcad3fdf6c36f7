"""Another language or another device in the middle of a round: the table follows at once, and loses nothing."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from gostop_desktop.ui.input import Command, Device, Key
from gostop_desktop.ui.scenes.table import TableScene
from tests.ui.helpers import watch

from .driver import Person
from .seated import asked_by_a_card, matgo, seated, with_a_card_that_asks


def test_a_language_that_is_chosen_while_one_plays_renames_the_computers_at_once(home: Path) -> None:
    person = seated(home, matgo("language"))
    before = [one.name for one in person.table.here.top.describer.people]

    person.desk.use_language("ko")
    person.app.step(1 / 60)
    after = [one.name for one in person.table.here.top.describer.people]
    person.desk.use_language("en")

    assert ["You", "Min-su"] == before
    assert ["나", "민수"] == after
    person.leave()


def test_a_table_under_the_pause_is_whole_after_a_change_of_language(home: Path) -> None:
    person = seated(home, matgo("language"))
    person.key(Command.PAUSE)

    person.desk.use_language("ko")
    covered = picture_of(person.table)
    person.table.update(0.0)
    uncovered = picture_of(person.table)
    person.desk.use_language("en")

    assert covered == uncovered
    person.leave()


OPENED = {
    "log": [Command.LOG],
    "sets": [Command.SETS],
    "months": [Command.MONTHS],
    "captures": [Command.INSPECT],
    "hints": [Command.ALL_HINTS],
    "note on a card": [Command.RIGHT],
    "focus": [Command.NEXT_REGION],
}
"""What lies over the cards, by the keys that open it."""


@pytest.mark.parametrize("keys", OPENED.values(), ids=OPENED.keys())
def test_all_that_lies_over_the_cards_is_painted_anew_on_another_cloth(home: Path, keys: list[Command]) -> None:
    """Every size and every word stays, so that nothing else says that it has to be."""
    person = seated(home, matgo("cloth"))
    for command in keys:
        person.key(command)
    assert_painted_anew(person)
    person.leave()


@pytest.mark.parametrize("command", [Command.LOG, Command.SETS, Command.MONTHS, Command.INSPECT, Command.ALL_HINTS])
def test_what_is_open_names_the_button_that_closes_it_as_soon_as_a_gamepad_is_used(
    home: Path, command: Command
) -> None:
    person = seated(home, matgo("closes"))
    told = []
    for device in (Device.KEYBOARD, Device.GAMEPAD):
        witness = watch(person.desk)
        if device is Device.KEYBOARD:
            person.key(command)
        person.desk.use_device(device)
        person.wait(0.1)
        told.append({"Esc closes", "B closes"} & {part for words in witness.words for part in words.split(" · ")})
    person.leave()

    assert [{"Esc closes"}, {"B closes"}] == told


def test_a_question_and_its_shade_are_painted_anew_on_another_cloth(home: Path) -> None:
    person = asked_by_a_card(home)
    assert_painted_anew(person)
    person.leave()


def assert_painted_anew(person: Person) -> None:
    top = person.table.here.top
    before = list(top.overlays)
    person.desk.use_table("high_contrast")

    assert before
    assert not {id(picture.surface) for picture in before} & {id(picture.surface) for picture in top.overlays}


def picture_of(table: TableScene) -> bytes:
    canvas = pygame.Surface(table.desk.size)
    table.draw(canvas)
    return pygame.image.tobytes(canvas, "RGB")


def test_a_question_that_is_open_takes_the_caps_of_the_gamepad_and_keeps_its_focus(home: Path) -> None:
    person = asked_by_a_card(home)
    table = person.table
    person.key(Command.RIGHT)
    panel, state = table.panel, table.here.asking.state

    pygame.event.post(pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_START, instance_id=0))
    person.app.step(1 / 60)
    person.key(Command.BACK)
    person.app.step(1 / 60)

    assert panel is not None
    assert table.panel is not panel
    assert state == table.here.asking.state
    person.leave()


def test_a_question_that_is_open_takes_the_cap_of_a_key_that_was_given_meanwhile(home: Path) -> None:
    person = asked_by_a_card(home)
    panel = person.table.panel
    assert panel is not None
    command = next(option.command for option in panel.options if option.command is not None)

    person.key(Command.PAUSE)
    assert person.desk.bindings.bind(command, Key(pygame.KSCAN_F9))
    person.key(Command.BACK)
    person.app.step(1 / 60)

    assert person.table.panel is not panel
    person.leave()


def test_the_panel_of_a_small_window_takes_the_caps_of_another_device_while_everything_rests(home: Path) -> None:
    """A gamepad has no buttons for the drawers: there is nothing to name, and no empty cap."""
    person = seated(home, matgo("caps"), size=(1024, 640))
    person.wait(1.0)
    told = []
    for device in (Device.KEYBOARD, Device.GAMEPAD, Device.KEYBOARD):
        person.desk.use_device(device)
        witness = watch(person.desk)
        person.wait(0.1)
        told.append("L" in witness.words)

    assert [False, False, True] == told, "nothing is drawn anew before something is other"
    person.leave()


def test_on_a_gamepad_one_button_shakes_or_bombs(home: Path) -> None:
    """UX 3.5: Y on the card."""
    person, asking = with_a_card_that_asks(home)
    table = person.table
    buttons = {Command.RIGHT: pygame.CONTROLLER_BUTTON_DPAD_RIGHT, Command.INSPECT: pygame.CONTROLLER_BUTTON_Y}

    for command in (*[Command.RIGHT] * 12, Command.INSPECT):
        if command is Command.RIGHT and table.here.pointer.current == asking:
            continue
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            pygame.event.post(pygame.Event(kind, button=buttons[command], instance_id=0))
        person.app.step(1 / 60)

    assert table.panel is not None
    assert table.here.drawers.open is None
    person.leave()
