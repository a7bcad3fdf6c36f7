"""A resting mouse shows a card of the table closely; a moving one, and one over the hand, does not (UX 3.4)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from gostop_desktop.engine.cards import Card, cards_in
from gostop_desktop.ui.setup import default_setup
from gostop_desktop.ui.table.preview import AFTER

from .driver import FRAME, Person, endless


@pytest.fixture
def person(tmp_path: Path) -> Iterator[Person]:
    person = Person(tmp_path, endless(default_setup(seed="preview")))
    for _ in range(4000):
        if person.table.round is not None and person.top is person.table and person.is_asked:
            break
        person.app.step(FRAME)
    yield person
    person.leave()


def rest_on(person: Person, card: Card, seconds: float) -> Card | None:
    """Rest the mouse on a card; return which is shown closely."""
    assert person.table.round is not None
    pose = person.table.round.top.stage.sprites[card].pose.rect
    place = (pose.x + 4, pose.y + 4)
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=place, rel=(1, 0), buttons=(0, 0, 0)))
    person.wait(seconds)
    return person.table.round.preview.card


def test_a_card_on_the_table_is_shown_once_the_mouse_has_rested_on_it(person: Person) -> None:
    card = next(cards_in(person.table.view.table))

    assert rest_on(person, card, AFTER / 2) is None
    assert card == rest_on(person, card, 2 * AFTER)
    assert person.table.round is not None
    assert 1 == len(person.table.round.preview.pictures())


def test_a_card_of_the_hand_is_large_already(person: Person) -> None:
    assert rest_on(person, person.table.hand[0], 3 * AFTER) is None


def test_the_mouse_that_goes_away_takes_the_picture_with_it(person: Person) -> None:
    card = next(cards_in(person.table.view.table))
    assert card == rest_on(person, card, 2 * AFTER)

    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(1, 0), buttons=(0, 0, 0)))
    person.wait(FRAME)

    assert person.table.round is not None
    assert person.table.round.preview.card is None


def test_a_mouse_that_is_left_lying_shows_nothing_after_cards_have_moved(person: Person) -> None:
    card = next(cards_in(person.table.view.table))
    assert card == rest_on(person, card, 2 * AFTER)

    person.do(person.table.view.legal[0], by="keys")
    person.wait(6 * AFTER)

    assert person.table.round is not None
    assert person.table.round.top.is_idle
    assert person.table.round.preview.pictures() == []
