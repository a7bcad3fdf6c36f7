"""Whole rounds through the real loop, by posted events (UX 10, checks 2 and 5; BUGS U01, U02, U30, U31)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pygame
import pytest

from gostop_desktop.engine.rules import PRESETS
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.setup import MatchSetup, default_setup, hot_seats

from .driver import Person, endless

FEW = 3
MANY = 50
SLOW_FRAME = 1 / 12
"""A frame of a machine that draws twelve in a second: it goes through many rounds with a fifth of the drawing."""
Sit = Callable[[MatchSetup], Person]


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Sit]:
    """Sits somebody down at a table, and sends everybody home afterwards."""
    pygame.display.init()
    pygame.event.clear()
    people: list[Person] = []

    def seated(setup: MatchSetup) -> Person:
        people.append(Person(tmp_path, setup))
        return people[-1]

    yield seated
    for person in people:
        person.leave()
    pygame.event.clear()


def matgo(seed: str = "table") -> MatchSetup:
    return endless(default_setup("matgo", seed=seed))


def gostop(seed: str = "table") -> MatchSetup:
    return endless(default_setup("gostop", seed=seed))


def two_people(seed: str = "table") -> MatchSetup:
    return replace(matgo(seed), seats=hot_seats())


MODES = {"matgo": matgo, "gostop": gostop, "people": two_people}


def play(person: Person, rounds: int, rng: Random, by: str) -> None:
    for number in range(rounds):
        person.play_round(rng, by=by)
        assert number + 1 == person.table.session.match.played or person.table.session.match.dealt > number
        person.go_on()


@pytest.mark.parametrize("by", ["keys", "mouse"])
@pytest.mark.parametrize("mode", MODES)
def test_rounds_are_played_to_the_account_by_keys_alone_and_by_mouse_alone(mode: str, by: str, sit: Sit) -> None:
    person = sit(MODES[mode]())

    play(person, FEW, Random(1), by)

    assert person.decisions > FEW * 5


@pytest.mark.slow
@pytest.mark.parametrize("quarter", range(4))
@pytest.mark.parametrize("mode", MODES)
def test_two_hundred_rounds_of_each_mode_end_without_an_error(mode: str, quarter: int, sit: Sit) -> None:
    """A quarter of them at a time, so that no process has to wait for another one's."""
    person = sit(MODES[mode](f"many {quarter}"))
    person.frame = SLOW_FRAME

    play(person, MANY, Random(quarter), "keys")

    assert MANY <= person.table.session.match.dealt


@pytest.mark.parametrize("key", PRESETS, ids=lambda key: f"{key[0]}-{key[1]}")
def test_every_preset_is_played_through_the_table(key: tuple[str, int], sit: Sit) -> None:
    person = sit(endless(default_setup(*key, seed="presets")))
    person.frame = SLOW_FRAME

    play(person, FEW, Random(3), "keys")

    assert FEW <= person.table.session.match.dealt


def ended(person: Person, rng: Random) -> None:
    """Play the round to its last decision: nothing is left to decide, and the account has not come."""
    for _ in range(4000):
        if person.table.round is not None and person.table.session.result is not None:
            return
        if person.top is person.table and person.is_asked:
            person.do(rng.choice(person.table.view.legal), by="keys")
        else:
            person.app.step(1 / 60)
    raise AssertionError("the round does not end")


def test_at_instant_the_deciding_move_stays_to_be_seen_and_a_key_goes_on(sit: Sit) -> None:
    person = sit(matgo("dwell"))
    ended(person, Random(3))
    person.wait(1.2)
    seen = person.top
    trace = person.table.view.result
    person.key(Command.SKIP)
    person.app.step(1 / 60)

    assert seen is person.table
    assert trace is not None
    assert "settlement" == person.top.name
    person.leave()


def test_at_instant_the_account_comes_by_itself(sit: Sit) -> None:
    person = sit(matgo("dwell"))
    ended(person, Random(3))
    person.wait(2.0)

    assert "settlement" == person.top.name
    person.leave()


@pytest.mark.parametrize("back", [Command.NEXT_REGION, Command.CONFIRM, Command.BACK, Command.SKIP])
def test_the_account_lets_one_look_at_the_table_and_comes_back(sit: Sit, back: Command) -> None:
    person = sit(matgo("dwell"))
    ended(person, Random(3))
    person.wait(2.0)
    account = person.top
    played = person.table.session.match.played
    person.key(Command.NEXT_REGION)
    looked = person.top
    person.key(Command.LOG)
    person.key(Command.REPLAY)
    person.wait(1.0)
    person.key(Command.LOG)
    person.key(back)
    came_back = person.top
    person.key(Command.CONFIRM)
    person.wait(0.2)

    assert looked is person.table
    assert account is came_back
    assert played == person.table.session.match.played
    assert account is not person.top
    person.leave()
