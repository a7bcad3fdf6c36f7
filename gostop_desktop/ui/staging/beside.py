"""What lies beside the cards when it is asked for: hints, drawers, a notice (UX 3.3, 5.3)."""

from __future__ import annotations

from collections.abc import Callable
from time import sleep

from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.scene import Scene

from .course import Game, until
from .tables import in_play

LATE_ROUND = 4
"""Cards in hand when there is much to tell."""
WAIT = 0.02
MOST_WAITS = 1000


def hint(desk: Desk, seed: str) -> Scene:
    """Return a hint."""
    return _hinted(desk, seed, Command.HINT)


def all_plays(desk: Desk, seed: str) -> Scene:
    """Return what every card would bring."""
    return _hinted(desk, seed, Command.ALL_HINTS)


def drawer(command: Command) -> Callable[[Desk, str], Scene]:
    """Return what opens a drawer over a table at which much has happened."""

    def make(desk: Desk, seed: str) -> Scene:
        table = in_play(desk, seed, hand=LATE_ROUND)
        until(desk, lambda: table.may_play)
        table.command(command)
        return table

    return make


def open_cards(desk: Desk, seed: str) -> Scene:
    """Return the hidden cards laid open, in practice."""
    table = in_play(desk, seed, Game(is_practice=True))
    until(desk, lambda: table.may_play)
    table.command(Command.OPEN_CARDS)
    return table


def toast(desk: Desk, seed: str) -> Scene:
    """Return the notice that the hand stays as it was laid."""
    table = in_play(desk, seed)
    until(desk, lambda: table.may_play)
    for command in (Command.RIGHT, Command.RIGHT, Command.MOVE_RIGHT):
        table.command(command)
    return table


def _hinted(desk: Desk, seed: str, command: Command) -> Scene:
    table = in_play(desk, seed)
    until(desk, lambda: table.may_play)
    table.command(command)
    for _ in range(MOST_WAITS):
        if table.hints.facts().rows:
            break
        sleep(WAIT)  # another process thinks
    return table
