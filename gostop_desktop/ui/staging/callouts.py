"""Moments with a big word on the table, caught while it is there (UX 4)."""

from __future__ import annotations

from collections.abc import Callable

from gostop_desktop.engine import actions, events
from gostop_desktop.engine.events import Event
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.scene import Scene

from .course import Game, Step, during, until

SHOWN_FOR = 0.3
"""Seconds that a callout is on the table in its picture: it has come up, and does not go yet."""
PPUKS = frozenset({"ppuk", "first_ppuk"})
HANDSOME_SETS = frozenset({"godori", "bright3", "hongdan", "cheongdan", "chodan"})


def ppuk(desk: Desk, seed: str) -> Scene:
    """Return a ppuk of somebody else at a table of three, which is rarer than a first one."""
    return _called(desk, seed, Game("gostop"), lambda step: step.view.seat > 0 and _has(step, events.Ppuk), PPUKS)


def bomb_callout(desk: Desk, seed: str) -> Scene:
    """Return a bomb of the viewer."""
    return _called(
        desk,
        seed,
        Game(takes=actions.Bomb),
        lambda step: step.view.seat == 0 and _has(step, events.Bomb),
        frozenset({"bomb"}),
    )


def go_callout(desk: Desk, seed: str) -> Scene:
    """Return the viewer's second Go."""

    def is_wanted(step: Step) -> bool:
        return step.view.seat == 0 and any(isinstance(event, events.Go) and event.count > 1 for event in step.events)

    return _called(desk, seed, Game(takes=actions.Go), is_wanted, frozenset({"go"}))


def set_callout(desk: Desk, seed: str) -> Scene:
    """Return a set that the viewer completes."""

    def is_wanted(step: Step) -> bool:
        return step.view.seat == 0 and any(
            isinstance(event, events.SetCompleted) and event.name in HANDSOME_SETS for event in step.events
        )

    return _called(desk, seed, Game(), is_wanted, HANDSOME_SETS)


def sweep_callout(desk: Desk, seed: str) -> Scene:
    """Return a swept table."""
    return _called(desk, seed, Game(), lambda step: _has(step, events.Sweep), frozenset({"sweep"}))


def kiss_callout(desk: Desk, seed: str) -> Scene:
    """Return a kiss: the flip has taken the card that was just laid."""
    return _called(desk, seed, Game(), lambda step: _has(step, events.Jjok), frozenset({"jjok", "first_jjok"}))


def double_callout(desk: Desk, seed: str) -> Scene:
    """Return a double hit: card and flip have taken all four of a month."""
    return _called(desk, seed, Game(), lambda step: _has(step, events.Ttadak), frozenset({"ttadak", "first_ttadak"}))


def stack_callout(desk: Desk, seed: str) -> Scene:
    """Return a stack that is taken by whoever made it."""

    def is_wanted(step: Step) -> bool:
        return any(isinstance(event, events.StackTaken) and event.kind == "own" for event in step.events)

    return _called(desk, seed, Game(), is_wanted, frozenset({"stack_own"}))


def shake_callout(desk: Desk, seed: str) -> Scene:
    """Return three cards of a month that are shown."""
    return _called(desk, seed, Game(), lambda step: _has(step, events.Shake), frozenset({"shake"}))


def win_callout(desk: Desk, seed: str) -> Scene:
    """Return the viewer's win."""
    return _called(desk, seed, Game(), lambda step: step.view.seat == 0 and _has(step, events.Stop), frozenset({"win"}))


def _has(step: Step, kind: type[Event]) -> bool:
    return any(isinstance(event, kind) for event in step.events)


def _called(desk: Desk, seed: str, game: Game, is_wanted: Callable[[Step], bool], words: frozenset[str]) -> Scene:
    """Return the table while one of these words is on it that such a decision brings."""
    table = during(desk, game, seed, is_wanted)
    effects = table.here.top.effects
    until(
        desk,
        lambda: (said := effects.callout) is not None and said.word in words and effects.callout_age >= SHOWN_FOR,
    )
    return table
