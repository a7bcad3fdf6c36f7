"""What the way to the table needs, loaded while the title is looked at: a little with every frame, leaves first.

Loaded when New game and Play are pressed, the same takes a quarter of a second, which a person feels.
"""

from __future__ import annotations

from collections import deque
from importlib import import_module

PACKAGE = "gostop_desktop"
MODULES = (
    "engine.events",
    "engine.actions",
    "engine.rules",
    "engine.scoring",
    "engine.factors",
    "engine.house",
    "engine.state",
    "engine.view",
    "engine.outlook",
    "engine.records",
    "players.standings",
    "players.playout",
    "players.levels",
    "storage.statistics",
    "ui.rules_text",
    "ui.new_game.choice",
    "ui.scenes.new_game",
    "ui.table.stage",
    "ui.table.paint.panels",
    "ui.table.paint.callouts",
    "ui.table.choreography",
    "ui.table.paint.middle",
    "ui.table.painting",
    "ui.table.tabletop",
    "ui.table.go_stop",
    "ui.table.paint.prompts",
    "ui.table.asking",
    "ui.table.surroundings",
    "ui.table.drawers",
    "ui.table.preview",
    "players.worker",
    "ui.table.parts",
    "ui.scenes.dealer_draw",
    "ui.scenes.settlement_sheet",
    "ui.scenes.settlement_page",
    "ui.scenes.settlement",
    "ui.scenes.table",
)
"""Each with what it needs takes less than a frame when those before it are there."""


class Ahead:
    """Loads one module after another."""

    def __init__(self) -> None:
        self._left = deque(MODULES)

    @property
    def is_done(self) -> bool:
        """Whether all are there."""
        return not self._left

    def work(self) -> None:
        """Load the next one, if there is one left."""
        if self._left:
            import_module(f"{PACKAGE}.{self._left.popleft()}")
