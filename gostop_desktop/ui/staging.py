"""A table played to a moment worth a picture: by the rules, with a seed, as a person would (ARCHITECTURE 8)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random

from gostop_desktop.engine import actions
from gostop_desktop.engine.actions import Action
from gostop_desktop.engine.deck import secret_of
from gostop_desktop.players.levels import LEVELS

from .app import App
from .desk import Desk
from .input import CARDS, Command
from .scene import Scene
from .scenes.cut import CutScene
from .scenes.table import TableScene
from .setup import Length, MatchSetup, default_setup, hot_seats
from .table.session import Committed

ATTEMPTS = 40
"""How many deals are tried until one has the moment."""
STEP = 1 / 30
MOST_STEPS = 3000
GUARD_STEPS = 6
"""Steps for which the table takes no second play (UX 3.5)."""
PLAYER = "skilled"


@dataclass(frozen=True, slots=True)
class Moment:
    """What a picture is to show."""

    preset: str
    is_reached: Callable[[Scene, TableScene], bool]
    """Asked with the scene on top, and the table, whenever a person is to decide."""
    two_people: bool = False
    rounds: int | None = None
    """After how many rounds the match is over; None goes on."""


class NoSuchMomentError(ValueError):
    """No deal of the seed has the moment."""


def staged(desk: Desk, seed: str, moment: Moment) -> Scene:
    """Return the scene on top when the moment has come; what lies below it is on the desk too.

    Raises NoSuchMomentError if none of the deals that follow from the seed has it.
    """
    desk.options = replace(desk.options, speed="instant")
    for attempt in range(ATTEMPTS):
        table = TableScene(desk, _setup(moment, f"{seed}/{attempt}" if attempt else seed))
        desk.scenes.reset(table)
        if _plays_until(desk, table, moment, Random(f"{seed} {attempt}")):
            top = desk.scenes.top
            assert top is not None, "the table is on the desk"
            return top
    raise NoSuchMomentError(f"no deal from the seed {seed!r} has such a moment")


def table_in_play(desk: Desk, seed: str) -> Scene:
    """Return a table of two in the middle of a round, with the focus on a card of the hand."""
    return _with_focus(staged(desk, seed, Moment("matgo", _after(4))))


def table_of_three(desk: Desk, seed: str) -> Scene:
    """Return a table of three in the middle of a round."""
    return _with_focus(staged(desk, seed, Moment("gostop", _after(3))))


def go_or_stop(desk: Desk, seed: str) -> Scene:
    """Return a table at which the person has to say Go or Stop."""
    return staged(desk, seed, Moment("matgo", _asks_go))


def settlement(desk: Desk, seed: str) -> Scene:
    """Return the account of a round that somebody won."""
    return staged(desk, seed, Moment("matgo", lambda top, _table: top.name == "settlement"))


def settlement_of_three(desk: Desk, seed: str) -> Scene:
    """Return the account of a round of three."""
    return staged(desk, seed, Moment("gostop", lambda top, _table: top.name == "settlement"))


def match_end(desk: Desk, seed: str) -> Scene:
    """Return the end of a match of a few rounds."""
    return staged(desk, seed, Moment("matgo", lambda top, _table: top.name == "match_end", rounds=3))


def choice(desk: Desk, seed: str) -> Scene:
    """Return a table at which the person has to choose between two cards."""
    return staged(desk, seed, Moment("matgo", _asks_target))


def curtain(desk: Desk, seed: str) -> Scene:
    """Return the curtain between two people."""

    def is_reached(top: Scene, table: TableScene) -> bool:
        return top.name == "curtain" and table.decision > 0

    return staged(desk, seed, Moment("matgo", is_reached, two_people=True))


def pause(desk: Desk, seed: str) -> Scene:
    """Return the pause over a table in play."""
    table_in_play(desk, seed).command(Command.PAUSE)
    top = desk.scenes.top
    assert top is not None, "the pause lies on the table"
    return top


def dealer_draw(desk: Desk, seed: str) -> Scene:
    """Return the draw for the first deal."""
    desk.scenes.reset(TableScene(desk, default_setup("matgo", seed=seed)))
    top = desk.scenes.top
    assert top is not None, "the draw lies on the table"
    return top


def cut(desk: Desk, seed: str) -> Scene:
    """Return the cut of a deck that nobody knows."""
    dealer_draw(desk, seed)
    desk.scenes.pop()
    table = desk.scenes.top
    assert isinstance(table, TableScene), "the table is below the draw"
    rules, committed = table.setup.rules, Committed(secret_of(seed))
    scene = CutScene(desk, rules, committed, lambda _word: None, cloth=table.begin.cloth)
    desk.scenes.push(scene)
    return scene


def _setup(moment: Moment, seed: str) -> MatchSetup:
    setup = default_setup(moment.preset, seed=seed, levels=(PLAYER, PLAYER))
    if moment.rounds is not None:
        setup = replace(setup, length=Length.ROUNDS, rounds=moment.rounds)
    return replace(setup, seats=hot_seats()) if moment.two_people else setup


def _plays_until(desk: Desk, table: TableScene, moment: Moment, rng: Random) -> bool:
    """Play one round, or as many as the match has, and return whether the moment came."""
    app = App(desk)
    for _ in range(MOST_STEPS):
        app.step(STEP)
        top = desk.scenes.top
        assert top is not None, "the table is on the desk"
        if moment.is_reached(top, table):
            return True
        if top.name == "settlement" and moment.rounds is None:
            return False
        if top is not table:
            _pass(app, top)
        elif table.may_play:
            _decide(table, rng)
            for _ in range(GUARD_STEPS):
                app.step(STEP)
    return False


def _pass(app: App, top: Scene) -> None:
    """Go on from a scene that lies on the table."""
    if top.name == "curtain":
        top.command(Command.SKIP)
        for _ in range(2 * GUARD_STEPS + 3):
            app.step(STEP)
        return
    top.command(Command.CONFIRM)


def _decide(table: TableScene, rng: Random) -> None:
    """Take the decision of a good player, the way that the table offers it."""
    action = LEVELS[PLAYER].player.choose(table.view, rng)
    for wanted in (action, *table.view.legal):
        if _take(table, wanted):
            return


def _take(table: TableScene, action: Action) -> bool:
    offered = [*(table.panel.options if table.panel is not None else ()), *table.extras]
    option = next((option for option in offered if option.action == action), None)
    if option is not None:
        table.answer(option)
        return True
    if isinstance(action, actions.Play | actions.Bonus) and table.panel is None and action.card in table.hand:
        return table.command(CARDS[table.hand.index(action.card)])
    return False


def _after(decisions: int) -> Callable[[Scene, TableScene], bool]:
    """Return whether so many decisions were made and the next one is a card to play."""
    made: dict[int, int] = {}

    def is_reached(top: Scene, table: TableScene) -> bool:
        if top is not table or not table.may_play or table.panel is not None:
            return False
        made[table.decision] = 1
        return len(made) > decisions

    return is_reached


def _asks_go(top: Scene, table: TableScene) -> bool:
    if top is not table or not table.may_play or table.panel is None:
        return False
    return any(isinstance(option.action, actions.Go) for option in table.panel.options)


def _asks_target(top: Scene, table: TableScene) -> bool:
    if top is not table or not table.may_play or table.panel is None:
        return False
    return any(isinstance(option.action, actions.Choose) for option in table.panel.options)


def _with_focus(scene: Scene) -> Scene:
    """Move the focus of keys to a card in the middle of the hand."""
    for _ in range(3):
        scene.command(Command.RIGHT)
    return scene
