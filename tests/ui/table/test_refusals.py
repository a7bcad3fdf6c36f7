"""What does not work at the table says why, and shakes its head (UX 4)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from gostop_desktop import i18n
from gostop_desktop.engine.state import Phase
from gostop_desktop.ui.input import CARDS, Command
from gostop_desktop.ui.setup import default_setup
from gostop_desktop.ui.table.choices import bombs_of, shakes_of

from .driver import Person, endless
from .seated import matgo, plain_card, seated, with_a_card_that_asks


def said(person: Person) -> str:
    return i18n.plain(person.desk.toast._text)


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (Command.GO, "Go and Stop are asked when you have enough points."),
        (Command.FLIP, "Only after a bomb may you turn a card without playing one."),
        (Command.ANIMAL, "The September cup is asked about when you have taken it."),
        (Command.UNDO, "Moves are taken back at the practice table only."),
    ],
)
def test_a_key_for_what_is_not_asked_says_why_nothing_happens(home: Path, command: Command, reason: str) -> None:
    person = seated(home, matgo("refusals"))
    before = person.table.decision

    person.key(command)

    assert (reason, before) == (said(person), person.table.decision)
    person.leave()


def test_a_card_that_is_not_there_cannot_be_played(home: Path) -> None:
    person = seated(home, matgo("refusals"))
    while len(person.table.hand) == len(CARDS):
        person.do(person.table.view.legal[0], by="keys")
        for _ in range(600):
            if person.is_asked:
                break
            person.app.step(1 / 60)

    person.key(CARDS[-1])

    assert "There is no such card in your hand." == said(person)
    person.leave()


def test_the_pile_says_that_it_turns_a_card_by_itself(home: Path) -> None:
    person = seated(home, matgo("refusals"))
    before = person.table.decision

    person.click(pygame.Rect(person.table.here.top.layout.deck).center)

    assert "The pile turns a card by itself after you have played one." == said(person)
    assert before == person.table.decision
    person.leave()


def at_the_computers_turn(home: Path) -> Person:
    """Play a card, and wait until the computer is to play and nothing moves."""
    person = Person(home, endless(default_setup("matgo", seed="computer")), speed="normal")
    for _ in range(4000):
        person.app.step(1 / 60)
        table = person.table
        if person.top.name == "dealer_draw":
            person.key(Command.CONFIRM)
        elif table.round is None or not table.is_at_rest:
            continue
        elif person.is_asked:
            person.app.step(1 / 60)
            person.do(table.view.legal[0], by="keys")
        elif table.here.game.to_move not in {None, table.viewer}:
            return person
    raise AssertionError("the computer is never waited for")


@pytest.mark.parametrize("by", ["key", "click"])
def test_a_card_in_the_computers_turn_shakes_its_head_and_says_whose_turn_it_is(home: Path, by: str) -> None:
    person = at_the_computers_turn(home)
    table = person.table
    card, decisions = table.hand[0], table.decision
    press: Callable[[], None] = {
        "key": lambda: person.key(CARDS[0]),
        "click": lambda: person.click(table.place_of_card(card)),
    }[by]
    press()
    shakes = set()
    for _ in range(12):
        if table.here.game.to_move == table.viewer:
            break
        shakes.add(table.here.top.stage.sprites[card].shake)
        person.app.step(1 / 60)

    assert "It is Min-su's turn." == said(person)
    assert len(shakes) > 1
    assert [each.seat for each in table.session.decided[decisions:] if each.seat == table.viewer] == []
    person.leave()


def test_a_card_under_an_open_question_asks_for_the_answer_first(home: Path) -> None:
    person = seated(home, matgo("open question"))
    table = person.table
    for _ in range(2000):
        if table.panel is not None and not table.panel.question.can_cancel:
            break
        if person.top.name == "settlement":
            person.go_on()
        elif person.top is table and person.is_asked and table.view.phase is Phase.PLAY:
            person.do(table.view.legal[0], by="keys")
        person.app.step(1 / 60)
    before = table.decision
    assert table.panel is not None

    person.click(table.place_of_card(table.hand[0]))

    assert "Answer the question first." == said(person)
    assert before == table.decision
    person.leave()


def test_the_key_for_a_bomb_or_a_shake_asks_about_the_cards_that_can(home: Path) -> None:
    person, _card = with_a_card_that_asks(home)
    table = person.table
    command = Command.BOMB if bombs_of(table.view) else Command.SHAKE
    months = bombs_of(table.view) or shakes_of(table.view)
    before = table.decision

    person.key(command)
    asked = table.panel
    person.key(Command.BACK)

    assert asked is not None
    assert {card // 4 for card in asked.question.cards} <= set(months)
    assert before == table.decision
    person.leave()


def test_a_second_click_in_the_same_moment_is_not_scolded(home: Path) -> None:
    """BUGS U01: it is dropped."""
    person = seated(home, matgo("double"))
    place = person.table.place_of_card(person.table.hand[plain_card(person)])
    before = person.table.decision

    for _ in range(2):
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.Event(kind, pos=(round(place[0]), round(place[1])), button=1))
    person.app.step(1 / 60)

    assert ("", True) == (said(person), person.table.decision > before)
    person.leave()
