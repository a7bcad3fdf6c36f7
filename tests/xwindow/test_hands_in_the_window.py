"""What hands do in the real window: drag, press twice, look closely, type in another alphabet, turn away (UX 3.5)."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from gostop_desktop.engine import actions
from gostop_desktop.engine.cards import Card
from gostop_desktop.engine.view import View
from gostop_desktop.ui.table.choices import question_of_card
from gostop_desktop.ui.table.layout import solve

from .desktop import SIZE, Game, Screen, is_possible
from .test_rounds_in_the_window import Eyes, deal

pytestmark = [
    pytest.mark.xwindow,
    pytest.mark.skipif(not is_possible(), reason="Xvfb and xdotool are needed for a real window"),
]
Place = tuple[float, float]
Start = Callable[..., "Table"]
TABLE: Place = (520.0, 250.0)
BESIDE: Sequence[Place] = ((1150.0, 250.0), (520.0, 12.0), (640.0, 700.0))
"""On the side panel, on the bar, in the hand: no place to play a card to."""
KEYCODES = {"p": 33, "1": 10}
"""The numbers of physical keys in X, whatever stands on them."""
SHORT = 0.6
"""Seconds in which what should not happen would have happened."""


class Table:
    """A game that has been dealt, and where its cards are."""

    def __init__(self, screen: Screen, home: Path, settings: dict[str, Any]) -> None:
        home.mkdir(parents=True)
        if settings:
            from gostop_desktop.storage.paths import folders

            path = folders(home).settings
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(settings), encoding="utf-8")
        self.game = Game(screen, home, "--preset", "matgo", "--seed", "window")
        self.eyes = Eyes(home / "eyes")
        deal(self.game)
        self.game.until(lambda: (view := self.game.view()) is not None and bool(view.legal))
        time.sleep(SHORT)

    @property
    def view(self) -> View:
        view = self.game.view()
        assert view is not None, "cards have been dealt"
        return view

    def plain_card(self) -> Card:
        """Return a card that is played without a question."""
        view = self.view
        return next(
            card
            for card in self.eyes.hand(view)
            if actions.Play(card) in view.legal and question_of_card(view, card) is None
        )

    def place(self, card: Card) -> Place:
        hand = self.eyes.hand(self.view)
        return solve(*SIZE, 2).hand(hand.index(card), len(hand)).rect.center

    def drag(self, start: Place, end: Place) -> None:
        """Carry something with the button held."""
        game = self.game
        game.point(start)
        game.mouse("mousedown", 1)
        for part in (0.3, 0.6, 1.0):
            game.point((start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))
        game.mouse("mouseup", 1)

    def is_played(self) -> bool:
        """Whether a decision is on the disk after a while."""
        before = self.before
        try:
            self.game.until(lambda: self.game.decisions() > before, patience=2.0)
        except AssertionError:
            return False
        return True

    before = 0


@pytest.fixture
def sit_down(tmp_path: Path) -> Iterator[Start]:
    screen = Screen()
    tables: list[Table] = []

    def started(**settings: object) -> Table:
        tables.append(Table(screen, tmp_path / "home", settings))
        tables[-1].before = tables[-1].game.decisions()
        return tables[-1]

    yield started
    for table in tables:
        table.game.close()
    screen.close()


@pytest.mark.parametrize(("end", "is_played"), [(TABLE, True), *((place, False) for place in BESIDE)])
def test_a_card_is_dragged_to_the_table_or_back(sit_down: Start, end: Place, *, is_played: bool) -> None:
    table = sit_down()

    table.drag(table.place(table.plain_card()), end)

    assert is_played == table.is_played()


def test_two_quick_clicks_on_neighbours_play_one_card(sit_down: Start) -> None:
    """BUGS U01."""
    table = sit_down()
    first = table.place(table.plain_card())
    hand = table.eyes.hand(table.view)
    held = len(hand)

    table.game.clicks([first, (first[0] + 60, first[1])])
    played = table.is_played()
    table.game.until(lambda: bool((view := table.game.view()) and view.legal))

    assert played
    assert held - 1 == len(table.eyes.hand(table.view))


def test_click_then_confirm_takes_two_clicks(sit_down: Start) -> None:
    table = sit_down(game={"confirm_plays": True})
    place = table.place(table.plain_card())

    table.game.click(place)
    after_one = table.is_played()
    table.game.click(place)

    assert (False, True) == (after_one, table.is_played())


@pytest.mark.parametrize("by", ["right", "long"])
def test_looking_closely_plays_nothing(sit_down: Start, by: str) -> None:
    table = sit_down()
    place = table.place(table.plain_card())

    table.game.point(place)
    table.game.mouse("mousedown", 3 if by == "right" else 1)
    time.sleep(0.1 if by == "right" else 1.0)
    table.game.mouse("mouseup", 3 if by == "right" else 1)
    looked = table.is_played()
    table.game.click(place)

    assert (False, True) == (looked, table.is_played())


def test_letters_are_commands_under_an_arabic_layout(sit_down: Start) -> None:
    """BUGS L02: the key's place counts, not what stands on it."""
    table = sit_down()
    table.game.use_layout("ara")

    table.game.key(str(KEYCODES["p"]))
    table.game.key(str(KEYCODES["1"]))
    while_paused = table.is_played()
    table.game.key("Return")
    time.sleep(SHORT)
    card = table.eyes.hand(table.view).index(table.plain_card())
    table.game.key(str(KEYCODES["1"] + card))

    assert (False, True) == (while_paused, table.is_played())


@pytest.mark.parametrize("keys", [("F11", "F11"), ("alt+Return", "alt+Return")])
def test_the_screen_is_filled_and_left_again_and_the_round_goes_on(sit_down: Start, keys: Sequence[str]) -> None:
    table = sit_down()

    for key in keys:
        table.game.key(key)
        time.sleep(SHORT)
    full = table.is_played()
    table.game.click(table.place(table.plain_card()))

    assert (False, True) == (full, table.is_played())
