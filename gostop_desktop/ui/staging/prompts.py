"""Every question that the table asks (UX 2.4, 2.5)."""

from __future__ import annotations

from gostop_desktop.engine import actions
from gostop_desktop.engine.cards import month_of
from gostop_desktop.engine.outlook import outlook
from gostop_desktop.engine.state import Phase
from gostop_desktop.engine.view import View
from gostop_desktop.storage.settings import GameSettings
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import CARDS
from gostop_desktop.ui.scene import Scene
from gostop_desktop.ui.scenes.table import TableScene
from gostop_desktop.ui.table.automatic import decided_already

from .course import Game, Step, before, until

MANY_LINES = 3
"""Parts of the points that are worth a picture."""
LEAST_HAND = 4
SOME_HAND = 2


def choice(desk: Desk, seed: str) -> Scene:
    """Return the question which of two cards is taken, where it makes a difference."""
    return _asked(desk, before(desk, Game(), seed, _asks_target))


def go_stop(desk: Desk, seed: str) -> Scene:
    """Return Go or Stop with points from several sources."""
    return _asked(desk, before(desk, Game(), seed, _asks_much))


def go_stop_again(desk: Desk, seed: str) -> Scene:
    """Return Go or Stop for one who has said Go already, and whose opponent pays double for something."""

    def is_wanted(step: Step) -> bool:
        return _asks_go(step) and step.view.go[0] > 0 and _baks(step.view) > 0

    return _asked(desk, before(desk, Game(takes=actions.Go), seed, is_wanted))


def go_stop_of_three(desk: Desk, seed: str) -> Scene:
    """Return Go or Stop at a table of three."""
    return _asked(desk, before(desk, Game("gostop"), seed, _asks_much))


def go_stop_folded(desk: Desk, seed: str) -> Scene:
    """Return Go or Stop folded to a bar, for a look at the table."""
    table = before(desk, Game(), seed, _asks_much)
    _asked(desk, table)
    table.here.asking.look_through()
    return table


def shake(desk: Desk, seed: str) -> Scene:
    """Return the question whether three of a month are shown."""

    def is_wanted(step: Step) -> bool:
        return step.view.seat == 0 and any(
            isinstance(action, actions.Play) and action.shake for action in step.view.legal
        )

    return _played(desk, before(desk, Game(), seed, is_wanted))


def bomb(desk: Desk, seed: str) -> Scene:
    """Return the question whether three of a month are played as one."""

    def is_wanted(step: Step) -> bool:
        return step.view.seat == 0 and any(isinstance(action, actions.Bomb) for action in step.view.legal)

    return _played(desk, before(desk, Game(), seed, is_wanted))


def flip_only(desk: Desk, seed: str) -> Scene:
    """Return a table at which nothing has to be played from the hand: a bomb has left free flips."""

    def is_wanted(step: Step) -> bool:
        return step.view.seat == 0 and actions.FLIP_ONLY in step.view.legal and step.view.hand.bit_count() >= LEAST_HAND

    table = before(desk, Game(takes=actions.Bomb), seed, is_wanted)
    until(desk, lambda: table.may_play)
    return table


def cup(desk: Desk, seed: str) -> Scene:
    """Return the question what the cup of September counts as."""
    game = Game(options={"gukjin": "choice", "gukjin_timing": "on_capture"})
    return _asked(desk, before(desk, game, seed, lambda step: _is_asked(step, Phase.GUKJIN)))


def chongtong(desk: Desk, seed: str) -> Scene:
    """Return the question of one who was dealt all four of a month."""
    return _asked(desk, before(desk, Game(), seed, lambda step: _is_asked(step, Phase.QUAD)))


def shodang(desk: Desk, seed: str) -> Scene:
    """Return the question of a third player whether a round ends without a winner."""
    game = Game("gostop", {"shodang": True}, takes=actions.Shodang)
    return _asked(desk, before(desk, game, seed, lambda step: _is_asked(step, Phase.SHODANG)))


def _asked(desk: Desk, table: TableScene) -> Scene:
    """Return the table with its question open."""
    until(desk, lambda: table.panel is not None)
    return table


def _played(desk: Desk, table: TableScene) -> Scene:
    """Return the table after the viewer has touched a card that can be played in several ways."""
    until(desk, lambda: table.may_play)
    months = {action.month for action in table.view.legal if isinstance(action, actions.Bomb)}
    months |= {
        month_of(action.card)
        for action in table.view.legal
        if isinstance(action, actions.Play) and action.shake and not months
    }
    table.command(CARDS[next(index for index, card in enumerate(table.hand) if month_of(card) in months)])
    return _asked(desk, table)


def _asks_target(step: Step) -> bool:
    is_target = step.view.seat == 0 and step.view.phase in {Phase.HAND_TARGET, Phase.FLIP_TARGET}
    return is_target and decided_already(step.view, GameSettings()) is None and step.view.hand.bit_count() >= LEAST_HAND


def _asks_go(step: Step) -> bool:
    return _is_asked(step, Phase.GO_STOP)


def _asks_much(step: Step) -> bool:
    """Whether somebody with cards left may go on, whose points come from several sources."""
    return _asks_go(step) and _lines(step.view) >= MANY_LINES and step.view.hand.bit_count() >= SOME_HAND


def _is_asked(step: Step, phase: Phase) -> bool:
    return step.view.seat == 0 and step.view.phase is phase


def _lines(view: View) -> int:
    """Return from how many sources the viewer's points come."""
    return sum(1 for line in outlook(view).prospects[0].lines if line.points)


def _baks(view: View) -> int:
    """Return how many things double what the opponents would pay."""
    stop = outlook(view).prospects[0].stop
    return 0 if stop is None else sum(1 for line in stop.lines if line.part == "payer" and line.factor and not line.why)
