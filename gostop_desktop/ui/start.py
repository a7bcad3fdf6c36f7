"""Which screen comes first."""

from __future__ import annotations

from .desk import Desk
from .scene import Scene
from .scenes.title import TitleScene


def first_scene(desk: Desk) -> Scene:
    """Return the screen that the game opens with."""
    return TitleScene(desk)
