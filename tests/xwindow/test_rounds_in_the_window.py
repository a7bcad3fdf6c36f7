"""Rounds in the real window, by mouse and by keyboard; and a round that survives a kill (issue 2, section 6)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from gostop_desktop.engine import actions
from gostop_desktop.engine.actions import Action
from gostop_desktop.engine.cards import Card, cards_in, month_of
from gostop_desktop.engine.records import parse_record
from gostop_desktop.engine.state import Phase
from gostop_desktop.engine.view import View
from gostop_desktop.storage.options import GameOptions
from gostop_desktop.storage.paths import folders
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.display import PictureDisplay
from gostop_desktop.ui.setup import default_setup
from gostop_desktop.ui.table.asking import Asking
from gostop_desktop.ui.table.choices import question_of_card
from gostop_desktop.ui.table.describe import Person
from gostop_desktop.ui.table.go_stop import go_stop_question
from gostop_desktop.ui.table.hand_order import by_month
from gostop_desktop.ui.table.layout import solve
from gostop_desktop.ui.table.questions import question_of
from gostop_desktop.ui.table.tabletop import Tabletop

from .desktop import SIZE, Game, Screen, is_possible

pytestmark = [
    pytest.mark.xwindow,
    pytest.mark.skipif(not is_possible(), reason="Xvfb and xdotool are needed for a real window"),
]
Start = Callable[..., Game]
KEY_L = "46"
"""The number in X of the key that bears L on Latin keyboards."""
SHORTCUTS = {
    actions.Bomb: "b",
    actions.FlipOnly: "f",
    actions.Go: "g",
    actions.Stop: "s",
}


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    screen = Screen()
    games: list[Game] = []

    def started(*arguments: str) -> Game:
        games.append(Game(screen, tmp_path / "home", *arguments))
        return games[-1]

    yield started
    for game in games:
        game.close()
    screen.close()


class Eyes:
    """Knows where on the screen an action is, from what the seat may see."""

    def __init__(self, home: Path) -> None:
        self.desk = Desk(PictureDisplay(SIZE), GameOptions(language="en", data_folder=home), folders(home))
        self.people = [Person(seat.name, seat.portrait, "") for seat in default_setup().seats]

    def hand(self, view: View) -> list[Card]:
        return sorted(cards_in(view.hand), key=by_month)

    def card(self, view: View, action: Action) -> Card | None:
        """Return the hand card with which the action begins."""
        match action:
            case actions.Play(card=card) | actions.Bonus(card=card):
                return card
            case actions.Bomb(month=month):
                return next(card for card in self.hand(view) if card < 48 and month_of(card) == month)
            case _:
                return None

    def places(self, view: View, action: Action) -> list[tuple[float, float]]:
        """Return where to click, one place after the other."""
        layout = solve(*SIZE, 2)
        card = self.card(view, action)
        places: list[tuple[float, float]] = []
        if card is not None:
            hand = self.hand(view)
            places.append(layout.hand(hand.index(card), len(hand)).rect.center)
            question = question_of_card(view, card)
        elif isinstance(action, actions.FlipOnly):
            return [layout.deck.center]
        else:
            question = go_stop_question() if view.phase is Phase.GO_STOP else question_of(view, ("You", "Min-su"))
        if question is not None:
            asking = Asking(Tabletop(self.desk, view, self.people), lambda _option: None, points_only=False)
            asking.open(question, self.people)
            assert asking.panel is not None
            index = next(i for i, option in enumerate(question.options) if option.action == action)
            places.append(asking.panel.slabs[index].center)
        return places

    def keys(self, view: View, action: Action) -> list[str]:
        """Return which keys to press, one after the other."""
        card = self.card(view, action)
        keys = []
        if card is not None:
            keys.append(str((self.hand(view).index(card) + 1) % 10))
            if question_of_card(view, card) is None:
                return keys
        if type(action) in SHORTCUTS:
            return [*keys, SHORTCUTS[type(action)]]
        if isinstance(action, actions.Play):
            return [*keys, "v" if action.shake else "n"]
        return [*keys, str(view.legal.index(action) + 1)]


def deal(game: Game) -> None:
    """Take whatever comes before the cards."""
    game.until(lambda: game.round() is not None, lambda: game.key("Return"))


def play(game: Game, eyes: Eyes, rng: Random, by: str, most: int) -> int:
    """Play until the round is in the history, or as many decisions as wanted; return how many were ours."""
    ours = 0
    while ours < most and not game.history():
        view = game.view()
        if view is None or not view.legal:
            game.until(lambda: bool(game.history()) or bool((now := game.view()) and now.legal))
            continue
        before = game.decisions()
        action = rng.choice(view.legal)

        def act(view: View = view, action: Action = action) -> None:
            for step in eyes.places(view, action) if by == "mouse" else eyes.keys(view, action):
                if isinstance(step, str):
                    game.key(step)
                else:
                    game.click(step)

        act()
        game.until(lambda before=before: bool(game.history()) or game.decisions() > before, act, every=1.5)  # type: ignore[misc]
        ours += 1
    return ours


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_whole_round_is_played_in_the_window(by: str, start: Start, tmp_path: Path) -> None:
    game = start("--preset", "matgo", "--seed", "window")
    deal(game)

    ours = play(game, Eyes(tmp_path / "eyes"), Random(1), by, 100)

    assert ours >= 5
    assert 1 == len(game.history())
    assert game.is_running


def test_a_killed_round_goes_on_where_it_was(start: Start, tmp_path: Path) -> None:
    game = start("--preset", "matgo", "--seed", "kill")
    eyes = Eyes(tmp_path / "eyes")
    deal(game)
    play(game, eyes, Random(2), "keys", 3)
    game.kill()
    saved = game.decisions()
    assert saved >= 3

    again = start()
    view = again.view()
    assert view is not None
    # Where the computer was to move it does so as soon as the round goes on.
    keys = eyes.keys(view, Random(3).choice(view.legal)) if view.legal else []

    def go_on() -> None:
        """Continue is what has the focus on the title; then play."""
        for key in ("Return", *keys):
            again.key(key)

    again.until(lambda: again.decisions() > saved, go_on)

    assert again.decisions() > saved


def test_the_deck_is_cut_with_a_word_of_another_alphabet(start: Start) -> None:
    """UX 5.1: a word of any script becomes part of the deck, and letters are commands again afterwards."""
    game = start("--preset", "matgo")
    game.use_layout("ru")

    def type_and_cut() -> None:
        for name in (KEY_L, KEY_L, "Return"):
            game.key(name)

    game.until(lambda: game.round() is not None, type_and_cut)
    text = game.autosave.read()

    assert text is not None
    assert "дд" == parse_record(text).header("Cut")
