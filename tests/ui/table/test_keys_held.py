"""Keys and buttons that are held: they lift no curtain, and look through a question (UX 2.5, 3.5)."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame

from gostop_desktop.ui.input import Command
from gostop_desktop.ui.setup import default_setup, hot_seats

from .driver import Person, endless
from .seated import asked_by_a_card, matgo, seated


def held(person: Person, seconds: float) -> None:
    """Hold the key that skips, the way that a keyboard repeats it."""
    key = person.desk.bindings.key_of(Command.SKIP).scan_code
    for _ in range(round(seconds / 0.05)):
        # Some systems let it go in between: to the application every time is the first.
        for kind in (pygame.KEYUP, pygame.KEYDOWN):
            pygame.event.post(pygame.Event(kind, key=0, scancode=key, mod=0, unicode=" "))
        person.wait(0.05)


def let_go(person: Person) -> None:
    key = person.desk.bindings.key_of(Command.SKIP).scan_code
    pygame.event.post(pygame.Event(pygame.KEYUP, key=0, scancode=key, mod=0, unicode=""))
    person.wait(0.3)


def test_a_key_held_since_the_deal_does_not_lift_the_first_curtain(home: Path) -> None:
    setup = replace(matgo(), seats=hot_seats())
    person = seated(home, setup, speed="normal")
    held(person, 2.0)
    top_while_held = person.top.name
    let_go(person)
    top_when_let_go = person.top.name
    pygame.event.post(
        pygame.Event(pygame.KEYDOWN, key=0, scancode=person.desk.bindings.key_of(Command.SKIP).scan_code, mod=0)
    )
    person.wait(0.5)

    assert "curtain" == top_while_held
    assert "curtain" == top_when_let_go
    assert "table" == person.top.name
    person.leave()


def test_a_key_that_is_held_from_the_cut_lifts_no_curtain(home: Path) -> None:
    """Whoever skips the deal with a held key does not see the other's hand."""
    setup = replace(default_setup("matgo"), seats=hot_seats())
    person = Person(home, endless(setup))
    for _ in range(200):
        person.app.step(1 / 60)
        if person.top.name == "cut":
            break
        person.key(Command.CONFIRM)
    held = person.desk.bindings.key_of(Command.CONFIRM).scan_code

    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=0, scancode=held, mod=0, unicode=""))
    for _ in range(300):
        person.app.step(1 / 60)
        if person.top.name == "curtain":
            break
    fell = person.top.name
    person.wait(2.0)
    still = person.top.name
    pygame.event.post(pygame.Event(pygame.KEYUP, key=0, scancode=held, mod=0, unicode=""))
    person.wait(0.3)
    person.lift_curtain()

    assert ("curtain", "curtain") == (fell, still)
    assert person.top is person.table
    person.leave()


def test_holding_space_looks_through_a_question(home: Path) -> None:
    """UX 2.5."""
    person = asked_by_a_card(home)
    table = person.table
    skip = person.desk.bindings.key_of(Command.SKIP).scan_code

    folded = [table.here.asking.state.is_folded]
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.Event(kind, key=0, scancode=skip, mod=0, unicode=""))
        person.app.step(1 / 60)
        folded.append(table.here.asking.state.is_folded)

    assert [False, True, False] == folded
    person.leave()
