"""A whole match, and everything beside it, with one switch and the focus that moves by itself (UX 3.5)."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pygame
import pytest

from gostop_desktop.engine.cards import Seat
from gostop_desktop.ui.scenes.new_game import NewGameScene
from gostop_desktop.ui.scenes.table import TableScene
from gostop_desktop.ui.setup import Length, MatchSetup, default_setup, hot_seats
from gostop_desktop.ui.start import title_scene
from gostop_desktop.ui.table.choices import FOLD, question_of_card
from gostop_desktop.ui.table.drawers import Drawer
from gostop_desktop.ui.table.layout import Group
from gostop_desktop.ui.table.regions import Captured, HandCard, Pressable, Region, Whole

from .hands import is_asked
from .single_switch import SingleSwitch


@pytest.fixture
def person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[SingleSwitch]:
    pygame.display.init()
    pygame.event.clear()
    monkeypatch.setattr(secrets, "token_bytes", Random(5).randbytes)
    person = SingleSwitch.at(tmp_path)
    yield person
    person.desk.close()
    pygame.event.clear()


def seated(person: SingleSwitch, setup: MatchSetup) -> TableScene:
    """Sit down at a table and wait for the first decision."""
    table = TableScene(person.desk, setup)
    person.desk.scenes.push(table)
    for _ in range(600):
        person.wait(0.1)
        if person.top is table and is_asked(table):
            return table
        if person.top.name == "dealer_draw":
            person.press()
    raise AssertionError("nobody is asked")


def test_a_match_is_played_from_the_title_to_its_end_and_back(person: SingleSwitch) -> None:
    person.desk.scenes.push(title_scene(person.desk))
    person.wait(0.3)
    person.take("New game")
    new_game = person.top
    assert isinstance(new_game, NewGameScene)
    person.take("Matgo")
    for _ in range(3):
        if new_game.choice.setup().length is Length.ROUNDS:
            break
        person.take("Length")
    person.take("play")
    before = len(person.waits)

    decisions = person.play(Random(7), until="match_end")
    match = person.table.session.match
    waits = person.waits[before:]
    person.take("To the title page")
    person.wait(0.2)

    assert match.is_over
    assert decisions > match.played * 3
    assert "title" == person.top.name
    # Ten cards, what is offered beside them, and the regions once round: nobody waits for longer.
    assert max(waits) <= 16
    assert sum(waits) < 6 * len(waits)


def test_two_people_with_a_switch_each_play_a_match_through_the_curtain(person: SingleSwitch) -> None:
    setup = replace(
        default_setup("matgo", seed="two switches"), seats=hot_seats(), length=Length.ROUNDS, rounds=1, chips=10**6
    )
    table = seated_or_called(person, setup)
    seats: set[Seat] = set()
    rng = Random(2)

    for _ in range(400):
        if person.top.name == "match_end":
            break
        if person.top is table and is_asked(table):
            seats.add(table.viewer)
            person.decide(rng.choice(table.view.legal))
        elif person.top.name == "curtain":
            person.wait(0.2)
            person.press()
            assert "curtain" == person.top.name, "a press that comes too early opens nothing"
            person.wait(0.6)
            person.press()
        elif person.top.name == "settlement":
            person.press()
        person.wait(0.1)

    assert "match_end" == person.top.name
    assert {0, 1} == seats


def seated_or_called(person: SingleSwitch, setup: MatchSetup) -> TableScene:
    """Sit two people down and wait until the first of them is called."""
    table = TableScene(person.desk, setup)
    person.desk.scenes.push(table)
    for _ in range(600):
        person.wait(0.1)
        if person.top.name == "curtain":
            return table
        if person.top.name == "dealer_draw":
            person.press()
    raise AssertionError("nobody is called")


def with_a_card_that_asks(person: SingleSwitch) -> int:
    """Sit down at a table with a card that can be shaken or bombed; return the card."""
    for number in range(60):
        table = seated(person, default_setup("matgo", seed=f"escape {number}"))
        found = [card for card in table.hand if question_of_card(table.view, card) is not None]
        if found:
            return found[0]
        person.desk.scenes.pop()
    raise AssertionError("nobody held three of a month")


def test_a_card_that_asks_is_taken_back_and_the_table_is_looked_at_in_between(person: SingleSwitch) -> None:
    card = with_a_card_that_asks(person)
    table = person.table
    before = table.decision
    asking, drawers = table.here.asking, table.here.drawers

    person.look_at(HandCard(card))
    person.press_when(lambda: asking._aside == FOLD, "look at the table")
    is_folded = asking.state.is_folded
    person.go_into(Whole(Region.OPPONENTS), Captured(1 - table.viewer, Group.JUNK))
    opened = drawers.open
    person.press()
    closed = drawers.open
    for _ in range(60):
        if not asking.state.is_folded:
            break
        person.wait(0.1)
    person.press_when(lambda: asking._aside not in {None, FOLD}, "take it back")

    assert is_folded
    assert (Drawer.CAPTURES, None) == (opened, closed)
    assert table.panel is None
    assert before == table.decision


def test_the_table_can_be_paused_and_left_for_the_title(person: SingleSwitch) -> None:
    table = seated(person, default_setup("matgo", seed="pause"))

    person.go_into(Whole(Region.BAR), Pressable("Menu"))
    names = [person.top.name]
    person.take("Settings")
    names.append(person.top.name)
    person.take("Accessibility")
    person.take("One switch")
    is_on = person.desk.scanner.is_on
    person.desk.scanner.is_on = True
    person.take("back")
    names.append(person.top.name)
    person.take("Go on")
    person.wait(0.2)

    assert ["pause", "settings", "pause"] == names
    assert not is_on
    assert person.top is table


@pytest.mark.parametrize("page", ["Sound", "Language", "Controls"])
def test_every_page_of_settings_is_left_again_in_a_few_stops(person: SingleSwitch, page: str) -> None:
    person.desk.scenes.push(title_scene(person.desk))
    person.wait(0.3)
    person.take("Settings")
    person.take(page)
    before = len(person.waits)
    person.take("back")
    person.wait(0.2)

    assert "title" == person.top.name
    assert sum(person.waits[before:]) <= 16


def test_a_volume_goes_up_and_round_and_a_list_is_chosen_from(person: SingleSwitch) -> None:
    person.desk.scenes.push(title_scene(person.desk))
    person.wait(0.3)
    person.take("Settings")
    person.take("Sound")
    values = []
    for _ in range(3):
        person.take("Volume")
        values.append(person.desk.settings.sound.master)
    person.take("Language")
    person.take("Language of the screen")
    person.wait(0.6)
    person.press()
    language = person.desk.settings.language.interface
    person.desk.use_language("en")

    assert len(set(values)) == 3
    assert min(values) == 0
    assert language == "ko"


def test_a_key_that_is_asked_for_can_be_refused(person: SingleSwitch) -> None:
    """Every key is the switch then."""
    person.desk.scenes.push(title_scene(person.desk))
    person.wait(0.3)
    person.take("Settings")
    person.take("Controls")
    before = person.desk.bindings.changed()
    person.take("key go")
    asked = person.top.name
    person.press()

    assert ("key_capture", "settings") == (asked, person.top.name)
    assert before == person.desk.bindings.changed()
