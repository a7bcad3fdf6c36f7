"""What a question shows to whichever of two people is asked (UX 2.4, 2.6)."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from gostop_desktop.engine.actions import Play
from gostop_desktop.engine.cards import CARD_OF
from gostop_desktop.engine.rules import MATGO
from gostop_desktop.ui.input import Command, Key
from gostop_desktop.ui.table.play import RoundGame
from gostop_desktop.ui.table.pointer import RISE
from gostop_desktop.ui.table.referee import Referee
from tests.helpers import position

from .driver import Person
from .test_two_people import NUM_ENTER, SPACE, open_curtain, two

HOLDS = SPACE, NUM_ENTER
"""With which each opens the curtain."""
LETTERS, NUMBERS = {"1", "2"}, {"Num 1", "Num 2"}


def asked_for_a_target(home: Path, seat: int, *, own_keys: bool = False) -> Person:
    """Sit two people down; the one on a seat has played a card that matches two, and has opened the curtain."""
    person = two(home, own_keys=own_keys)
    if person.top.name == "curtain":
        open_curtain(person, HOLDS[person.table.viewer])
    table = person.table
    hands = ["01J 02J 04J", "01J 02J 04J"]
    hands[seat] = "03B 05J 06J"
    round_ = position("03R 03J", hands[0], "08J", rules=MATGO, hands=hands[1:], current=seat)
    round_.apply(Play(CARD_OF["03B"]))
    table.session.round = round_
    game = RoundGame(round_)
    table.viewer = seat
    table.lay_table(game, Referee(game, {}, table.told))
    table.hand_over.begin()
    table.lay_controls()
    revealed(person)
    return person


def revealed(person: Person) -> None:
    """Open the curtain and wait for the question."""
    for _ in range(600):
        person.app.step(person.frame)
        if person.top.name == "curtain":
            open_curtain(person, HOLDS[person.table.viewer])
        elif person.top is person.table and person.table.panel is not None:
            person.wait(0.2)
            return
    raise AssertionError(f"nobody is asked: {person.top.name}")


def caps(person: Person) -> set[str]:
    assert person.table.panel is not None
    return {person.desk.cap(option.command) for option in person.table.panel.options if option.command is not None}


@pytest.mark.parametrize("seat", [0, 1])
def test_the_card_that_was_played_stays_raised_behind_every_curtain(home: Path, seat: int) -> None:
    person = asked_for_a_target(home, seat)
    top = person.table.here.top
    raised = [dict(top.lifted)]
    person.table.pause()
    person.app.step(person.frame)
    person.key(Command.BACK)
    revealed(person)
    raised.append(dict(top.lifted))
    person.leave()

    assert [RISE, RISE] == [each.get(CARD_OF["03B"]) for each in raised]
    assert all(CARD_OF["05J"] not in each for each in raised)


def test_the_caps_of_a_question_are_of_the_keys_of_who_is_asked(home: Path) -> None:
    """The question follows a decision of the same person, in whose showing anybody's keys skip it."""
    person = asked_for_a_target(home, 1, own_keys=True)
    table = person.table
    opened = caps(person)
    table.hand_over.moved()
    table.here.asking.close()
    table.here.asked = None
    drawn: list[str] = []
    cap = person.desk.cap

    def noted(command: Command) -> str:
        drawn.append(cap(command))
        return drawn[-1]

    person.desk.cap = noted  # type: ignore[method-assign]
    person.app.step(person.frame)
    person.leave()

    assert NUMBERS == opened
    assert NUMBERS <= set(drawn)
    assert not LETTERS & set(drawn)


def test_where_all_keys_count_the_caps_are_of_those_that_are_used(home: Path) -> None:
    """UX 2.6: who plays on the number pad is not told of letters on the other side."""
    person = two(home)
    open_curtain(person, SPACE)
    told = []
    for scan_code in (pygame.KSCAN_KP_1, pygame.KSCAN_F1, pygame.KSCAN_KP_ENTER, pygame.KSCAN_1):
        person.desk.bindings.note(Key(scan_code))
        told.append([person.desk.cap(command) for command in (Command.BOMB, Command.KEEP, Command.GO, Command.SKIP)])
    person.leave()

    assert told == [["Num /", "Num .", "Num +", "PgDn"]] * 3 + [["B", "N", "G", "Space"]]
