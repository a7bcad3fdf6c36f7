"""The next round comes by itself where that is wished, and stays away as soon as somebody does anything (UX 3.6)."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import msgspec
import pygame
import pytest

from gostop_desktop.engine.dealing import deal
from gostop_desktop.engine.deck import SECRET_BYTES, deck_v1
from gostop_desktop.engine.events import Dealt, TurnStarted
from gostop_desktop.engine.rules import Rules, with_options
from gostop_desktop.i18n import plain
from gostop_desktop.ui.countdown import Countdown
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.scenes.pause import PauseScene
from gostop_desktop.ui.setup import Length, default_setup

from .driver import Person, endless
from .seated import matgo

CUT = "a word"
"""What the cutter gives."""


def settled(home: Path, seconds: int, *, rounds: int | None = None) -> Person:
    setup = matgo("next")
    if rounds is not None:
        setup = replace(setup, length=Length.ROUNDS, rounds=rounds)
    person = Person(home, setup)
    settings = person.desk.settings
    person.desk.change(
        msgspec.structs.replace(settings, game=msgspec.structs.replace(settings.game, auto_next=seconds))
    )
    person.play_round(Random(1), by="keys")
    return person


@pytest.mark.parametrize(
    ("seconds", "waited", "name"), [(4, 3.5, "settlement"), (4, 4.5, "table"), (0, 9, "settlement")]
)
def test_the_next_round_comes_after_the_chosen_time(home: Path, seconds: int, waited: float, name: str) -> None:
    person = settled(home, seconds)

    person.wait(waited)

    assert name == person.top.name
    person.leave()


def press(person: Person) -> None:
    person.key(Command.DOWN)


def move(_person: Person) -> None:
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=(300, 300), rel=(1, 1), buttons=(0, 0, 0)))


def roll(_person: Person) -> None:
    pygame.event.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-1, precise_x=0.0, precise_y=-1.0, flipped=False))


@pytest.mark.parametrize("act", [press, move, roll])
def test_whoever_does_anything_stays(home: Path, act: object) -> None:
    person = settled(home, 4)
    person.wait(2.0)
    running = pygame.image.tobytes(person.desk.display.surface, "RGB")
    assert callable(act)
    act(person)
    person.wait(0.1)
    stopped = pygame.image.tobytes(person.desk.display.surface, "RGB")
    person.wait(6.0)

    assert "settlement" == person.top.name
    assert running != stopped, "the bar is gone"
    person.key(Command.CONFIRM)
    person.wait(0.2)
    assert "settlement" != person.top.name
    person.leave()


def test_nothing_goes_on_while_another_window_has_the_keyboard(home: Path) -> None:
    person = settled(home, 4)
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    person.wait(6.0)

    assert "settlement" == person.top.name
    person.leave()


def test_the_end_of_a_match_is_for_the_person_to_take(home: Path) -> None:
    person = settled(home, 4, rounds=1)
    person.wait(6.0)

    assert "settlement" == person.top.name
    person.leave()


def test_a_countdown_runs_once() -> None:
    countdown = Countdown(1.0)
    steps = [countdown.update(0.4) for _ in range(5)]

    assert [False, False, True, False, False] == steps
    assert 0.0 == countdown.part


def plain_secret(rules: Rules) -> bytes:
    """Return a secret whose deck brings nothing but cards and a turn, whoever deals."""
    for number in range(100):
        secret = number.to_bytes(SECRET_BYTES)
        deck = deck_v1(rules, secret, CUT)
        told = [event for dealer in range(2) for event in deal(rules, deck, dealer)[1]]
        if all(isinstance(event, Dealt | TurnStarted) for event in told):
            return secret
    raise AssertionError("one of so many decks is plain")


def test_at_fast_the_next_round_is_there_a_second_after_one_key(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """UX 10, check 15: from the account to the first card, cut by itself; a bonus card would take longer."""
    setup = endless(default_setup("matgo"))
    rules = with_options(setup.rules, {"bonus_cards": ()})
    secret = plain_secret(rules)
    monkeypatch.setattr("secrets.token_bytes", lambda _count: secret)
    monkeypatch.setattr("secrets.token_hex", lambda _count: CUT)
    person = Person(home, replace(setup, rules=rules, length=Length.ENDLESS))
    settings = person.desk.settings
    person.desk.change(msgspec.structs.replace(settings, game=msgspec.structs.replace(settings.game, auto_cut=True)))
    while person.top is not person.table:
        person.key(Command.CONFIRM)
    person.play_round(Random(1), by="keys")
    person.desk.options = replace(person.desk.options, speed="fast")
    person.table.here.top.speed_name = "fast"
    before = person.table.round

    person.key(Command.CONFIRM)
    person.wait(1.0 - 2 * person.frame)

    assert before is not person.table.round
    assert person.top is person.table
    assert 10 == len(person.table.hand)
    assert person.table.here.top.timeline.is_idle
    # Whoever plays first may do so now.
    assert person.table.may_play or person.table.view.to_move != person.table.viewer


def test_the_pause_over_a_finished_round_says_the_round_of_the_bar(home: Path) -> None:
    person = settled(home, 0)
    person.wait(0.5)
    bar = person.table.here.around._bar_facts().round

    person.table.menu.pause()
    pause = person.top

    assert isinstance(pause, PauseScene)
    assert "Round 1" == plain(bar)
    assert 1 == pause._round
    person.leave()
