"""Which screen comes first, and the way from everywhere to the table.

What a screen needs is imported when it is shown: the title does not wait for the rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .desk import Desk
from .scene import Scene

if TYPE_CHECKING:
    from .setup import MatchSetup


def first_scene(desk: Desk) -> Scene:
    """Return the screen that the game opens with: the title, or the table where the command line asks for a match.

    Raises ValueError if it asks for a preset or a deal code that there is not.
    """
    options = desk.options
    if options.preset is not None or options.deal_code is not None:
        return table_scene(desk, _asked_for(desk))
    if options.language is None and not desk.folders.settings.exists():
        return first_start_scene(desk)
    return title_scene(desk)


def first_start_scene(desk: Desk) -> Scene:
    """Return the questions of the first start."""
    from .scenes.first_start import FirstStartScene

    return FirstStartScene(desk)


def title_scene(desk: Desk) -> Scene:
    """Return the title."""
    from .scenes.title import TitleScene

    return TitleScene(desk)


def table_scene(desk: Desk, setup: MatchSetup) -> Scene:
    """Return the table with a new match."""
    from .scenes.table import TableScene

    return TableScene(desk, setup)


def resumed_table(desk: Desk) -> Scene:
    """Return the table with the round that was left; raises ValueError if its record cannot be read."""
    from .scenes.table import TableScene

    return TableScene.resumed(desk)


def _asked_for(desk: Desk) -> MatchSetup:
    """Return the match that the command line names."""
    from dataclasses import replace

    from gostop_desktop.engine.dealcode import parse_deal_code
    from gostop_desktop.engine.notation import print_preset

    from .setup import default_setup

    options = desk.options
    if options.deal_code is None:
        name, _slash, players = (options.preset or "matgo").partition("/")
        return default_setup(name, int(players) if players.isdecimal() else None, seed=options.seed)
    rules, _secret = parse_deal_code(options.deal_code)
    name = print_preset(rules).partition("/")[0]
    return replace(default_setup(name, rules.players), deal_code=options.deal_code)
