"""How fast things are shown: the four speeds, and the one that is wished (UX 4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from gostop_desktop.storage.settings import Speed

if TYPE_CHECKING:
    from gostop_desktop.ui.desk import Desk

SPEEDS: Mapping[Speed, float] = {"slow": 1 / 1.6, "normal": 1.0, "fast": 2.0, "instant": 0.0}
"""How much faster than normal; 0 shows everything at once."""


def speed_of(desk: Desk) -> Speed:
    """Return how fast things are to be shown: as the command line says, else the settings."""
    return cast("Speed", desk.options.speed or desk.settings.game.speed)
