"""A pip whose card somebody else has taken is crossed before one's eyes, in 150 milliseconds (UX 4)."""

from __future__ import annotations

from pathlib import Path

import pytest

from gostop_desktop.engine.actions import Play
from gostop_desktop.engine.announce import IN_SETS
from gostop_desktop.engine.cards import CARD_OF
from gostop_desktop.engine.dealing import deal
from gostop_desktop.engine.deck import deck_v1, secret_of
from gostop_desktop.engine.events import redact
from gostop_desktop.engine.rules import MATGO
from gostop_desktop.engine.view import view
from gostop_desktop.storage.settings import Speed
from gostop_desktop.ui.table.crossings import SECONDS
from gostop_desktop.ui.table.layout import Group
from gostop_desktop.ui.table.sets import Pip
from tests.helpers import position

from .test_pace import FRAME, Turn, desk_with, top_of


def crosses(home: Path, motion: str = "full", speed: Speed = "normal") -> list[float]:
    """Return in every frame how much is drawn of the cross that ends the opponent's red ribbons; none before it."""
    round_ = position("02R", "02J", "10J 11J", captured=("", "01R"))
    before = view(round_, 0)
    told = round_.apply(Play(CARD_OF["02J"]))
    desk = desk_with(home, speed, motion)
    turn = Turn(before, told, view(round_, 0), 0)
    top = top_of(desk, turn)
    top.show(told, turn.after)
    drawn = []
    for _ in range(round(3 / FRAME)):
        top.update(FRAME)
        (red, *_others) = top.describer.label(1, Group.RIBBONS).rows
        drawn += [red.crossing(1)] if red.pips[1] is Pip.GONE else []
        landed = not top.stage.sprites[CARD_OF["02R"]].is_flying
        assert landed or not drawn, "a card on its way has broken nothing yet"
    desk.close()
    return drawn


def test_the_cross_is_drawn_from_nothing_to_its_end_in_its_time(home: Path) -> None:
    drawn = crosses(home)
    growing = [part for part in drawn if part < 1.0]

    assert sorted(set(drawn)) == sorted(drawn[: len(set(drawn))])
    assert SECONDS == pytest.approx(len(growing) * FRAME, abs=2 * FRAME)
    assert growing[0] < 0.2
    assert 1.0 == drawn[-1]


@pytest.mark.parametrize(("motion", "speed"), [("reduced", "normal"), ("none", "normal"), ("full", "instant")])
def test_without_motion_it_is_there_at_once(home: Path, motion: str, speed: Speed) -> None:
    assert {1.0} == set(crosses(home, motion, speed))


@pytest.mark.parametrize("speed", ["normal", "instant"])
def test_what_is_recalled_is_crossed_already(home: Path, speed: Speed) -> None:
    """A round that goes on looks as it was left (BUGS S08)."""
    round_, told = deal(MATGO, deck_v1(MATGO, secret_of("crossings")))
    at_first = view(round_, 0)
    while not any(cards & IN_SETS for cards in round_.captured):
        told = [*told, *round_.apply(round_.legal_actions()[0])]
    desk = desk_with(home, speed)
    top = top_of(desk, Turn(at_first, told, view(round_, 0), 0))
    top.recall([redact(event, 0) for event in told], view(round_, 0))
    desk.close()

    assert not top.board.crossings.is_moving
