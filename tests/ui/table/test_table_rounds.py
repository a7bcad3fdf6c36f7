"""Whole rounds through the real loop, by posted events (UX 10, checks 2 and 5; BUGS U01, U02, U30, U31)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pygame
import pytest

from gostop_desktop.engine.rules import PRESETS
from gostop_desktop.ui.setup import MatchSetup, default_setup, hot_seats

from .driver import Person, endless

FEW = 3
MANY = 200
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
@pytest.mark.parametrize("mode", MODES)
def test_two_hundred_rounds_of_each_mode_end_without_an_error(mode: str, sit: Sit) -> None:
    person = sit(MODES[mode]("many"))

    play(person, MANY, Random(2), "keys")

    assert MANY <= person.table.session.match.dealt


@pytest.mark.parametrize("key", PRESETS, ids=lambda key: f"{key[0]}-{key[1]}")
def test_every_preset_is_played_through_the_table(key: tuple[str, int], sit: Sit) -> None:
    person = sit(endless(default_setup(*key, seed="presets")))

    play(person, FEW, Random(3), "keys")

    assert FEW <= person.table.session.match.dealt
