"""Practice: any decision can be taken back and made again, hidden cards can be looked at, and the round says so."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from gostop_desktop.engine.cards import in_order
from gostop_desktop.storage.records import Autosave, History
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.new_game.choice import GameChoice
from gostop_desktop.ui.setup import MatchSetup
from gostop_desktop.ui.table.session import Session
from tests.ui.helpers import desk_of

from .driver import Person
from .seated import matgo, seated


def practice() -> MatchSetup:
    return replace(matgo("practice"), is_practice=True)


def until_asked(person: Person) -> None:
    for _ in range(2000):
        if person.top is person.table and person.is_asked:
            person.app.step(person.frame)
            return
        person.app.step(person.frame)
    raise AssertionError("nobody is asked")


def decide(person: Person, rng: Random) -> None:
    person.do(rng.choice(person.table.view.legal), by="keys")
    until_asked(person)


def test_every_decision_is_taken_back_and_made_again(home: Path) -> None:
    person = seated(home, practice())
    rng = Random(7)
    views, decided = [], []
    for _ in range(4):
        views.append(person.table.view)
        decided.append(person.table.session.decided)
        decide(person, rng)
    last = person.table.view, person.table.session.decided
    back = []
    for _ in range(4):
        person.key(Command.UNDO)
        until_asked(person)
        back.append((person.table.view, person.table.session.decided))
        person.table.audit()
    person.key(Command.UNDO)
    at_the_start = person.table.session.decided
    for _ in range(4):
        person.key(Command.REDO)
        until_asked(person)
        person.table.audit()

    assert list(zip(views, decided, strict=True))[::-1] == back
    assert decided[0] == at_the_start
    assert last == (person.table.view, person.table.session.decided)
    person.leave()


def test_another_decision_forgets_what_was_taken_back(home: Path) -> None:
    person = seated(home, practice())
    decide(person, Random(7))
    before = len(person.table.session.decided)
    person.key(Command.UNDO)
    until_asked(person)
    person.do(person.table.view.legal[-1], by="keys")

    assert before > 0
    assert not person.table.session.redo()
    person.leave()


def test_what_was_taken_back_is_gone_from_the_saved_round_too(home: Path) -> None:
    person = seated(home, practice())
    rng = Random(7)
    decide(person, rng)
    first = person.table.session.decided
    decide(person, rng)
    person.key(Command.UNDO)
    until_asked(person)
    folders = person.desk.folders
    resumed = Session.resumed(Autosave(folders.autosave), History(folders.history))

    assert first == resumed.decided
    assert resumed.setup.is_practice
    assert "practice" in (folders.autosave.read_text("utf-8").split("Flags", 1)[1].splitlines()[0])
    person.leave()


def test_in_a_match_nothing_is_taken_back_and_nothing_hidden_is_shown(home: Path) -> None:
    person = seated(home, matgo("practice"))
    decide(person, Random(7))
    before = person.table.session.decided
    names = {widget.name for widget in person.table.controls.all()}
    person.key(Command.UNDO)
    person.key(Command.OPEN_CARDS)
    person.wait(0.2)

    assert before == person.table.session.decided
    assert None is person.table.here.drawers.open
    assert set() == names & {"Undo", "Redo", "Open cards"}
    person.leave()


def test_open_cards_are_the_other_hand_and_the_pile_from_its_top(home: Path) -> None:
    person = seated(home, practice())
    person.key(Command.OPEN_CARDS)
    person.wait(0.1)
    drawers, round_ = person.table.here.drawers, person.table.session.round
    assert round_ is not None
    rows = [cards for _name, cards in drawers.open_facts().rows]
    shown = drawers.pictures()
    person.key(Command.OPEN_CARDS)

    assert [in_order(round_.hands[1]), tuple(reversed(round_.stock))] == rows
    assert 1 == len(shown)
    assert [] == drawers.pictures()
    person.leave()


def test_the_buttons_of_the_bar_do_the_same(home: Path) -> None:
    person = seated(home, practice())
    before = person.table.session.decided
    decide(person, Random(7))
    button = next(widget for widget in person.table.controls.all() if widget.name == "Undo")
    person.click(button.rect.center)
    until_asked(person)

    assert before == person.table.session.decided
    person.leave()


def test_a_round_is_practised_to_its_account(home: Path) -> None:
    person = seated(home, practice())
    rng = Random(3)
    for number in range(60):
        if person.top is not person.table or person.table.view.result is not None:
            break
        until = person.table.session.decided
        person.do(rng.choice(person.table.view.legal), by="keys")
        if number % 3 == 2 and person.table.view.result is None:
            person.key(Command.UNDO)
        for _ in range(400):
            person.app.step(person.frame)
            if person.top is not person.table or person.is_asked:
                break
        assert person.table.session.decided is not until

    assert "settlement" == person.top.name
    assert "practice" in person.table.session.last_record
    person.leave()


def test_the_page_of_a_new_game_offers_practice(tmp_path: Path) -> None:
    choice = GameChoice(desk_of(tmp_path), lambda: None)
    before = choice.setup().is_practice
    choice.change(table="practice")

    assert (False, True) == (before, choice.setup().is_practice)
    assert 2 == choice.setup().rules.players


@pytest.mark.parametrize("looks", [False, True])
def test_the_end_of_a_round_can_be_taken_back_from_its_account(home: Path, *, looks: bool) -> None:
    person = seated(home, practice())
    person.play_round(Random(3), by="keys")
    decided = person.table.session.last_record
    balances = person.table.session.match.balances
    if looks:
        person.key(Command.NEXT_REGION)
    person.key(Command.UNDO)
    until_asked(person)
    again = person.table.session.match.balances
    last = person.table.view.legal[0]
    person.do(last, by="keys")
    for _ in range(600):
        person.app.step(person.frame)
        if person.top.name == "settlement" or person.is_asked:
            break

    assert decided
    assert again == person.table.session.before.balances != balances
    assert 1 >= person.table.session.match.played
    files = History(person.desk.folders.history).files()
    assert 1 == sum(len(History(person.desk.folders.history).records(path)) for path in files)
    person.leave()
