"""Which screen comes first, and the way from everywhere to the table."""

from __future__ import annotations

from gostop_desktop.storage.records import Autosave

from .desk import Desk
from .scene import Scene
from .setup import MatchSetup, default_setup


def first_scene(desk: Desk) -> Scene:
    """Return the screen that the game opens with: the title, or the table where the command line asks for a match.

    Raises ValueError if it asks for a preset or a deal code that there is not.
    """
    options = desk.options
    if options.preset is not None or options.deal_code is not None:
        return table_scene(desk, default_setup(options.preset or "matgo", seed=options.seed))
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


def has_saved_round(desk: Desk) -> bool:
    """Whether a round can be continued."""
    try:
        return Autosave(desk.folders.autosave).read() is not None
    except (OSError, ValueError):
        return False
