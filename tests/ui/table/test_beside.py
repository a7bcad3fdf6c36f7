"""What stands beside the hand while others play, and for whose eyes (UX 2.6, VISUAL c)."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from gostop_desktop import i18n
from gostop_desktop.engine.rules import MATGO
from gostop_desktop.i18n import plain
from gostop_desktop.storage.paths import asset
from gostop_desktop.ui.input import Command, Device
from gostop_desktop.ui.setup import MatchSetup, default_setup, hot_seats
from gostop_desktop.ui.table.play import RoundGame
from gostop_desktop.ui.table.referee import Referee
from tests.helpers import position, stack
from tests.ui.helpers import watch

from .driver import Person, endless
from .seated import seated


def with_a_stack(home: Path, setup: MatchSetup, hand: str) -> Person:
    """Sit at a table where the other seat is to play and a stack of October lies; the viewer holds the hand."""
    person = seated(home, endless(setup), speed="fast")
    table = person.table
    hands = (hand, "08K 09K")
    round_ = position(
        "07J", hand, "05J", rules=MATGO, last=True, hands=hands[1:], stacks=[stack("10R 10A 10J", 1)], current=1
    )
    table.session.round = round_
    game = RoundGame(round_)
    table.lay_table(game, Referee(game, {}, table.told))
    table.hand_over.begin()
    table.lay_controls()
    person.wait(0.1)
    return person


def told(person: Person) -> list[str]:
    around = person.table.here.around
    assert person.table.is_at_rest
    facts = around._turn_facts(may_decide=False, is_asked=False)
    return [plain(line) for line in facts.lines]


@pytest.mark.parametrize(
    ("hand", "lines"), [("10K 03J", ["You hold October: the stack can be yours"]), ("09J 03J", [])]
)
def test_who_holds_the_card_of_a_stack_is_told_while_others_play(home: Path, hand: str, lines: list[str]) -> None:
    person = with_a_stack(home, default_setup("matgo", seed="beside"), hand)

    assert lines == told(person)
    person.leave()


def test_of_two_people_nobody_is_told_what_the_other_holds(home: Path) -> None:
    setup = replace(default_setup("matgo", seed="beside"), seats=hot_seats())
    person = with_a_stack(home, setup, "10K 03J")

    assert [] == told(person)
    person.leave()


@pytest.mark.parametrize(("maker", "whole"), [(0, "Your ppuk"), (1, "Min-su's ppuk")])
@pytest.mark.parametrize("language", ["en", "ko"])
def test_a_stack_is_called_after_its_maker_however_little_room_there_is(
    home: Path, language: str, maker: int, whole: str
) -> None:
    person = with_a_stack(home, default_setup("matgo", seed="beside"), "10K 03J")
    badges, name = person.table.here.top.badges, person.table.here.top.people[maker].name
    if language == "ko":
        i18n.load(Path(str(asset("_built/locale"))), "ko")
    try:
        word = "뻑" if language == "ko" else "ppuk"
        lines = [
            [plain(line) for line in badges.maker_lines(each, width, is_own=maker == 0)]
            for each in (name, name * 4)
            for width in (60, 80, 120, 400)
        ]
    finally:
        i18n.load(Path(), "en")

    assert all(len(each) <= 2 and word in each[-1] for each in lines)
    assert language == "ko" or lines[3] == [whole]
    person.leave()


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
@pytest.mark.parametrize("text", [100, 150])
def test_what_to_do_is_told_before_the_first_move_too(home: Path, size: tuple[int, int], text: int) -> None:
    """A full hand leaves no room beside it; a beginner reads it all the same."""
    person = Person(home, default_setup("matgo", seed="3"), size=size)
    person.desk.options = replace(person.desk.options, text=text)
    person.desk.resize()
    witness = watch(person.desk)
    for _ in range(2000):
        if person.top is person.table and person.table.round is not None and person.table.may_play:
            break
        if person.top.name == "dealer_draw":
            person.key(Command.CONFIRM)
        person.app.step(person.frame)
    person.wait(0.5)
    count = len(person.table.hand)
    person.leave()

    assert count == 10
    assert {"Your turn: pick a card", "1–0", "Choose", "Play", "H", "Hint"} <= set(witness.words)
    assert not witness.cuts


def test_the_keys_on_the_stripe_make_way_for_the_note_of_a_card(home: Path) -> None:
    person = seated(home, endless(default_setup("matgo", seed="beside")))
    row = person.table.here.top.furniture._parts
    person.wait(0.2)
    before = row["key row"].says
    person.key(Command.RIGHT)
    person.wait(0.2)
    beneath = row["key row"].says
    person.leave()

    assert before != ()
    assert beneath == ()


def test_the_instruction_follows_the_device_that_is_used(home: Path) -> None:
    person = seated(home, endless(default_setup("matgo", seed="beside")))
    around, caps = person.table.here.around, []
    for device in (Device.KEYBOARD, Device.GAMEPAD):
        person.desk.device = device
        caps.append([cap for cap, _words in around._keys(may_decide=True, is_asked=False)][1:3])
    person.leave()

    assert caps == [["Enter", "H"], ["A", "X"]]
