"""Our controls: few, plain, in one look, for mouse, keyboard, gamepad and a single switch (UX 8, VISUAL 5)."""

from __future__ import annotations

from .buttons import Button, IconButton, Toggle
from .controls import Controls, Panel
from .text import Heading, Label
from .widget import Ground, State, Widget

__all__ = ["Button", "Controls", "Ground", "Heading", "IconButton", "Label", "Panel", "State", "Toggle", "Widget"]
