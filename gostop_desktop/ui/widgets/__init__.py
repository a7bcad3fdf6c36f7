"""Our controls: few, plain, in one look, for mouse, keyboard, gamepad and a single switch (UX 8, VISUAL 5)."""

from __future__ import annotations

from .buttons import Button, IconButton, Toggle
from .choices import PageRow, RadioRow, Tile
from .controls import Controls
from .dialog import Answer, DialogScene
from .field import TextField
from .flow import Flow, control_height
from .page import PageScene
from .panel import Panel
from .select import Select, SelectList
from .sheet_page import SheetPage
from .text import Drawing, Heading, Label
from .values import Segments, Slider, Stepper
from .widget import Ground, State, Widget

__all__ = [
    "Answer",
    "Button",
    "Controls",
    "DialogScene",
    "Drawing",
    "Flow",
    "Ground",
    "Heading",
    "IconButton",
    "Label",
    "PageRow",
    "PageScene",
    "Panel",
    "RadioRow",
    "Segments",
    "Select",
    "SelectList",
    "SheetPage",
    "Slider",
    "State",
    "Stepper",
    "TextField",
    "Tile",
    "Toggle",
    "Widget",
    "control_height",
]
