"""A press or a drag that is broken off, by whatever it is, plays nothing, and the card lies in its place (UX 3.5)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from gostop_desktop.engine.cards import cards_in
from gostop_desktop.ui.input import CARDS, Command
from gostop_desktop.ui.scenes.table import TableScene
from gostop_desktop.ui.setup import default_setup
from gostop_desktop.ui.table.choices import matches_of

from .driver import FRAME, Person, endless
from .seated import plain_card, seated
from .test_carrying import carry

ON_TABLE = (520.0, 250.0)
LEFT, MIDDLE, RIGHT = 1, 2, 3


def button(person: Person, kind: int, place: tuple[float, float], number: int) -> None:
    """Press a button of the mouse at a place, or let it go."""
    pos = (round(place[0]), round(place[1]))
    pygame.event.post(pygame.Event(kind, pos=pos, button=number))
    person.app.step(FRAME)


def clicked(number: int) -> Callable[[Person, tuple[float, float]], None]:
    def click(person: Person, place: tuple[float, float]) -> None:
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            button(person, kind, place, number)

    return click


def focus_lost(person: Person, _place: tuple[float, float]) -> None:
    for kind in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
        pygame.event.post(pygame.Event(kind))
        person.app.step(FRAME)


def paused(person: Person, _place: tuple[float, float]) -> None:
    person.key(Command.PAUSE)
    assert "pause" == person.top.name
    person.key(Command.BACK)


def looked_up(person: Person, _place: tuple[float, float]) -> None:
    person.key(Command.HELP)
    assert "rules" == person.top.name
    person.key(Command.BACK)


def broken_off(person: Person, _place: tuple[float, float]) -> None:
    person.key(Command.BACK)
    if person.top is not person.table:
        # A card that is only pressed is none that is carried: Esc is what it is always.
        person.key(Command.BACK)


def lost_button(person: Person, place: tuple[float, float]) -> None:
    """The button comes up where nobody tells: over another window, under a lock screen."""
    pos = (round(place[0]) + 2, round(place[1]))
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(2, 0), buttons=(0, 0, 0)))
    person.app.step(FRAME)


INTERRUPTIONS = {
    "focus lost": focus_lost,
    "right button": clicked(RIGHT),
    "middle button": clicked(MIDDLE),
    "pause": paused,
    "rules": looked_up,
    "esc": broken_off,
    "lost button": lost_button,
}


@pytest.mark.parametrize("is_carried", [False, True], ids=["pressed", "carried"])
@pytest.mark.parametrize("interruption", INTERRUPTIONS)
def test_a_press_that_is_broken_off_plays_nothing(home: Path, interruption: str, *, is_carried: bool) -> None:
    person = seated(home, endless(default_setup("matgo", seed="drag")))
    table = person.table
    card = table.hand[plain_card(person)]
    start = place = table.place_of_card(card)
    if is_carried:
        carry(person, start, ON_TABLE)
        place = ON_TABLE
    else:
        button(person, pygame.MOUSEBUTTONDOWN, start, LEFT)
    before = table.decision

    INTERRUPTIONS[interruption](person, place)
    person.wait(0.4)
    carried, rests = table.here.pointer.carried, table.place_of_card(card)
    button(person, pygame.MOUSEBUTTONUP, place, LEFT)
    person.wait(0.4)

    assert person.top is table
    assert (None, start, before) == (carried, rests, table.decision)
    assert card in table.hand
    person.click(start)
    assert before + 1 <= table.decision, "a click plays as it always does"
    person.leave()


@pytest.mark.parametrize("is_carried", [False, True], ids=["pressed", "carried"])
@pytest.mark.parametrize("is_same", [False, True], ids=["another card", "the same card"])
def test_a_card_that_a_key_plays_while_the_mouse_holds_one_is_the_only_one_played(
    home: Path, *, is_carried: bool, is_same: bool
) -> None:
    """BUGS U01, by two hands."""
    person = seated(home, endless(default_setup("matgo", seed="drag")))
    table = person.table
    index = plain_card(person)
    card = table.hand[index]
    held = card if is_same else next(other for other in table.hand if other != card and other < 48)
    place = table.place_of_card(held)
    if is_carried:
        carry(person, place, ON_TABLE)
        place = ON_TABLE
    else:
        button(person, pygame.MOUSEBUTTONDOWN, place, LEFT)
    before = table.decision

    person.key(CARDS[index])
    played = mine(table, before)
    button(person, pygame.MOUSEBUTTONUP, place, LEFT)
    person.wait(0.02)

    assert [card] == played == mine(table, before)
    assert table.here.pointer.carried is None
    person.wait(0.5)
    table.audit()
    person.leave()


def mine(table: TableScene, since: int) -> list[int]:
    """Return what the person has played since a decision."""
    made = table.session.decided[since:]
    return [decided.action.card for decided in made if decided.seat == table.viewer and hasattr(decided.action, "card")]


def test_a_wheel_in_mid_drag_neither_plays_nor_breaks_it_off(home: Path) -> None:
    person = seated(home, endless(default_setup("matgo", seed="drag")))
    table = person.table
    card = table.hand[plain_card(person)]
    carry(person, table.place_of_card(card), ON_TABLE)
    before = table.decision
    for number in (4, 5):
        clicked(number)(person, ON_TABLE)
    pygame.event.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=1, precise_x=0.0, precise_y=1.0))
    person.app.step(FRAME)
    after, carried = table.decision, table.here.pointer.carried
    button(person, pygame.MOUSEBUTTONUP, ON_TABLE, LEFT)

    assert (before, card) == (after, carried)
    assert before < table.decision
    person.leave()


def test_a_drop_that_is_refused_chooses_nothing_for_the_play_after_it(home: Path) -> None:
    """In the moment after a play nothing is taken (BUGS U01): neither the card nor where it was dropped."""
    person = seated(home, endless(default_setup("matgo", seed="drag")))
    table = person.table
    card = table.hand[plain_card(person)]
    there = next(iter(cards_in(table.here.top.stage.on_table)))
    pose = table.here.top.stage.place(there)
    table.decisions._guard = 1.0
    before = table.decision
    carry(person, table.place_of_card(card), (pose.x, pose.y))
    button(person, pygame.MOUSEBUTTONUP, (pose.x, pose.y), LEFT)

    assert before == table.decision
    assert table.here.wanted_target is None
    person.leave()


def test_what_is_held_to_go_faster_is_let_go_with_the_focus(home: Path) -> None:
    person = seated(home, endless(default_setup("matgo", seed="drag")), speed="slow")
    table = person.table
    while not table.may_play:
        person.wait(0.5)
    asks_nothing = next(card for card in table.hand if not matches_of(table.view, card))
    person.key(CARDS[table.hand.index(asks_nothing)])
    key = person.desk.bindings.key_of(Command.SKIP).scan_code
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=0, scancode=key, mod=0, unicode=" "))
    person.app.step(FRAME)
    was_fast = table.here.top.is_fast_forward
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    person.app.step(FRAME)

    assert was_fast
    assert not table.here.top.is_fast_forward
    person.leave()
