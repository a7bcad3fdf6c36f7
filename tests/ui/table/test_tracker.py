"""The month tracker tells where every card is, and no more than everybody may know (UX 3.3)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import msgspec
import pygame
import pytest

from gostop_desktop.engine.cards import MONTH_CARDS, cards_in
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.setup import hot_seats
from gostop_desktop.ui.table.whereabouts import all_months, whereabouts

from .driver import Person
from .seated import matgo, seated


def test_every_card_is_told_where_the_view_has_it(home: Path) -> None:
    person = seated(home, matgo("months"))
    for _ in range(3):
        person.do(person.table.view.legal[0], by="keys")
        for _ in range(600):
            person.app.step(person.frame)
            if person.is_asked:
                break
    top, view = person.table.here.top, person.table.view
    places = {"hand": view.hand, "table": view.table, "mine": view.captured[0], "theirs": view.captured[1]}
    for _month, stack in view.stacks:
        places["table"] |= stack.all_cards
    told = {
        card: place
        for cards, words in zip(MONTH_CARDS, all_months(top.stage, is_covered=top.is_covered), strict=True)
        for card, place in zip(cards_in(cards), words, strict=True)
    }

    assert {card: word for word, cards in places.items() for card in cards_in(cards) if card < 48} == {
        card: place for card, place in told.items() if place != "unseen"
    }
    assert all(place == whereabouts(top.stage, card, is_covered=top.is_covered) for card, place in told.items())
    person.leave()


def test_a_covered_hand_is_not_told(home: Path) -> None:
    person = Person(home, replace(matgo("months"), seats=hot_seats()))
    for _ in range(3000):
        person.app.step(person.frame)
        if person.top.name == "dealer_draw":
            person.key(Command.CONFIRM)
        if person.top.name == "curtain":
            break
    top = person.table.here.top
    counts = Counter(place for month in all_months(top.stage, is_covered=top.is_covered) for place in month)

    assert person.table.hand
    assert 0 == counts["hand"]
    person.leave()


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_the_tracker_comes_and_goes_with_its_setting(home: Path, size: tuple[int, int]) -> None:
    person = seated(home, matgo("months"))
    person.desk.display.resize(size)  # type: ignore[attr-defined]  # the display of a driver is a picture
    person.desk.resize()
    full = []
    for is_on in (False, True, False):
        settings = person.desk.settings
        game = msgspec.structs.replace(settings.game, month_tracker=is_on)
        person.table.pause()
        person.app.step(person.frame)
        person.desk.change(msgspec.structs.replace(settings, game=game))
        person.key(Command.BACK)
        person.wait(0.3)
        side = pygame.Rect(person.table.here.top.layout.side.middle)
        panel = person.desk.display.surface.subsurface(side)
        mask = pygame.mask.from_threshold(panel, person.desk.theme.mark.select, (1, 1, 1, 255))
        full.append(len(mask.connected_components(minimum=20)))
    held = sum(card < 48 for card in person.table.hand)

    assert [0, held, 0] == full
    person.leave()
