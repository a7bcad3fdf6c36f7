"""Somebody at the table whose turn it is, or of whom a card has just asked how it is to be played."""

from __future__ import annotations

from pathlib import Path

from gostop_desktop.engine.actions import Play
from gostop_desktop.engine.cards import Card
from gostop_desktop.ui.input import CARDS, Command
from gostop_desktop.ui.setup import MatchSetup, default_setup
from gostop_desktop.ui.table.choices import question_of_card

from .driver import Person, endless


def matgo(seed: str = "input") -> MatchSetup:
    return endless(default_setup("matgo", seed=seed))


def seated(home: Path, setup: MatchSetup, speed: str = "instant", *, size: tuple[int, int] = (1280, 720)) -> Person:
    """Sit down and wait for the first turn, or at a moving table until the deal has begun."""
    person = Person(home, setup, speed=speed, size=size)
    for _ in range(3000):
        person.app.step(1 / 60)
        if person.top.name == "dealer_draw":
            person.key(Command.CONFIRM)
        table = person.table
        if table.round is not None and (speed != "instant" or table.may_play):
            return person
    raise AssertionError("nobody has been dealt to")


def plain_card(person: Person) -> int:
    """Return the place of a hand card that can be played in one way only."""
    table = person.table
    return next(
        index
        for index, card in enumerate(table.hand)
        if Play(card) in table.view.legal and question_of_card(table.view, card) is None
    )


def with_a_card_that_asks(home: Path) -> tuple[Person, Card]:
    """Return somebody who holds a card that asks how it is to be played, and the card."""
    for number in range(60):
        person = seated(home / str(number), matgo(f"escape {number}"))
        table = person.table
        for card in table.hand:
            if question_of_card(table.view, card) is not None:
                return person, card
        person.leave()
    raise AssertionError("no card asks anything")


def asked_by_a_card(home: Path) -> Person:
    """Return somebody who has just chosen a card that asks how it is to be played."""
    person, card = with_a_card_that_asks(home)
    person.key(CARDS[person.table.hand.index(card)])
    return person
