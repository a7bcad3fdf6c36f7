"""The table without a question: before the deal, in play, covered, paused."""

from __future__ import annotations

from collections.abc import Callable

from gostop_desktop.engine.cards import MATES, Card, cards_in
from gostop_desktop.engine.deck import secret_of
from gostop_desktop.engine.state import Phase
from gostop_desktop.engine.view import View
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.scene import Scene
from gostop_desktop.ui.scenes.cut import CutScene
from gostop_desktop.ui.scenes.dealer_draw import DealerDrawScene
from gostop_desktop.ui.scenes.table import TableScene
from gostop_desktop.ui.setup import default_setup
from gostop_desktop.ui.table.facts import Gain, gain_of
from gostop_desktop.ui.table.session import Committed

from .course import Game, Step, before, until

MATGO = Game()
SOME_HAND = 4, 7
"""Cards in hand in the middle of a round."""


def dealer_draw(desk: Desk, seed: str) -> Scene:
    """Return the draw for the first deal."""
    desk.scenes.reset(TableScene(desk, default_setup("matgo", seed=seed)))
    return on_top(desk)


def dealer_drawn(desk: Desk, seed: str) -> Scene:
    """Return the draw when everybody sees who deals."""
    scene = dealer_draw(desk, seed)
    assert isinstance(scene, DealerDrawScene), "the first dealer is drawn"
    scene.command(Command.CONFIRM)
    until(desk, lambda: scene.is_decided)
    return scene


def cut(desk: Desk, seed: str) -> Scene:
    """Return the cut of a deck that nobody knows."""
    dealer_draw(desk, seed)
    desk.scenes.pop()
    table = on_top(desk)
    assert isinstance(table, TableScene), "the table is below the draw"
    rules, committed = table.setup.rules, Committed(secret_of(seed))
    scene = CutScene(desk, rules, committed, lambda _word: None, cloth=table.begin.cloth)
    desk.scenes.push(scene)
    return scene


def table(desk: Desk, seed: str) -> Scene:
    """Return a table of two in the middle of a round, with the focus on a card that would complete a set."""
    return _with_focus(desk, before(desk, MATGO, seed, _may_complete))


def table_of_three(desk: Desk, seed: str) -> Scene:
    """Return a table of three in the middle of a round, with the focus on a card that would complete a set."""
    return _with_focus(desk, before(desk, Game("gostop"), seed, _may_complete))


def pause(desk: Desk, seed: str) -> Scene:
    """Return the pause over a table in play."""
    table = in_play(desk, seed)
    until(desk, lambda: table.may_play)
    table.command(Command.PAUSE)
    return on_top(desk)


def curtain(desk: Desk, seed: str) -> Scene:
    """Return the curtain between two people, with the last move in words."""
    before(desk, Game(is_for_people=True), seed, is_turn(4))
    until(desk, lambda: on_top(desk).name == "curtain")
    return on_top(desk)


def in_play(desk: Desk, seed: str, game: Game = MATGO, hand: int = 6) -> TableScene:
    """Return a table at which the viewer is to play one of so many cards."""
    return before(desk, game, seed, is_turn(hand))


def is_turn(hand: int, most: int | None = None) -> Callable[[Step], bool]:
    """Return what says whether the viewer is to play one of so many cards, or of so many to so many."""

    def is_wanted(step: Step) -> bool:
        seen = step.view
        return seen.seat == 0 and seen.phase is Phase.PLAY and hand <= seen.hand.bit_count() <= (most or hand)

    return is_wanted


def on_top(desk: Desk) -> Scene:
    """Return the scene on top."""
    top = desk.scenes.top
    assert top is not None, "a scene is on the desk"
    return top


def _may_complete(step: Step) -> bool:
    """Whether the viewer is to play, with some cards left, and one of them would complete a set."""
    return is_turn(*SOME_HAND)(step) and any(_gain(step.view, card).completes for card in cards_in(step.view.hand))


def _with_focus(desk: Desk, table: TableScene) -> Scene:
    """Move the focus of keys to the card of the hand that brings most."""
    until(desk, lambda: table.may_play)
    best = max(table.hand, key=lambda card: _gain(table.view, card).after)
    for _ in range(table.hand.index(best) + 1):
        table.command(Command.LEFT if desk.is_mirrored else Command.RIGHT)
    return table


def _gain(view: View, card: Card) -> Gain:
    """Return what a card of the hand brings with what it takes from the table."""
    taken = view.table & MATES[card]
    return gain_of(view, taken and taken | 1 << card)
