"""The right button and a long press look closely, and play nothing (UX 3.5)."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from gostop_desktop.engine.cards import cards_in
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.table.drawers import Drawer

from .driver import Person
from .seated import matgo, plain_card, seated

Place = tuple[float, float]


def down(person: Person, place: Place, button: int = 1) -> None:
    post(person, pygame.MOUSEMOTION, place, rel=(0, 0), buttons=(0, 0, 0))
    post(person, pygame.MOUSEBUTTONDOWN, place, button=button)


def up(person: Person, place: Place, button: int = 1) -> None:
    post(person, pygame.MOUSEBUTTONUP, place, button=button)


def post(person: Person, kind: int, place: Place, **values: object) -> None:
    pygame.event.post(pygame.Event(kind, {"pos": (round(place[0]), round(place[1])), **values}))
    person.app.step(1 / 60)


def ask(person: Person, place: Place, by: str) -> None:
    """Press a place with the right button, or for long with the left one."""
    down(person, place, 3 if by == "right" else 1)
    if by == "long":
        person.wait(0.7)
    up(person, place, 3 if by == "right" else 1)


@pytest.mark.parametrize("by", ["right", "long"])
def test_a_card_of_the_hand_is_shown_and_not_played(home: Path, by: str) -> None:
    person = seated(home, matgo("closely"))
    table = person.table
    card = table.hand[plain_card(person)]
    before = table.decision

    ask(person, table.place_of_card(card), by)
    shown = table.here.preview.card
    overlays = table.here.preview.pictures()
    person.key(Command.BACK)

    assert shown == card
    assert overlays
    assert table.here.preview.card is None
    assert (before, "table") == (table.decision, person.top.name)
    person.leave()


@pytest.mark.parametrize("by", ["right", "long"])
def test_a_card_on_the_table_is_shown_at_once(home: Path, by: str) -> None:
    person = seated(home, matgo("closely"))
    top = person.table.here.top
    card = next(cards_in(top.stage.on_table))
    place = pygame.Rect(top.stage.place(card).rect).center

    ask(person, place, by)

    assert card == person.table.here.preview.card
    person.leave()


@pytest.mark.parametrize("by", ["right", "long"])
def test_captured_cards_are_shown_together(home: Path, by: str) -> None:
    person = seated(home, matgo("closely"))
    group = person.table.here.top.layout.groups[1][3]

    ask(person, pygame.Rect(group.rect).center, by)

    drawers = person.table.here.drawers
    assert (Drawer.CAPTURES, 1) == (drawers.open, drawers.place)
    person.leave()


def test_a_press_that_moves_is_no_long_one(home: Path) -> None:
    person = seated(home, matgo("closely"))
    table = person.table
    x, y = table.place_of_card(table.hand[plain_card(person)])

    down(person, (x, y))
    post(person, pygame.MOUSEMOTION, (x + 20, y), rel=(20, 0), buttons=(1, 0, 0))
    person.wait(0.7)
    shown = table.here.preview.is_wanted
    up(person, (x + 20, y))

    assert not shown
    person.leave()


def test_a_short_press_after_a_long_one_plays(home: Path) -> None:
    person = seated(home, matgo("closely"))
    table = person.table
    place = table.place_of_card(table.hand[plain_card(person)])
    before = table.decision

    ask(person, place, "long")
    between = table.decision
    person.click(place)

    assert before == between
    assert before < table.decision
    person.leave()
