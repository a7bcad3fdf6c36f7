"""What stands on the cap of a command: a key of the present layout, or a button of the gamepad (UX 3.5)."""

from __future__ import annotations

from enum import Enum, auto

from .commands import Command
from .pad_buttons import PAD_COMMANDS, PadButtons


class Device(Enum):
    """With what commands were given last; the mouse has no caps of its own."""

    KEYBOARD = auto()
    GAMEPAD = auto()


class RoundCap(str):
    """The letter on a round button: drawn in a ring, and a letter where it stands in a sentence."""

    __slots__ = ()


_ARROWS = {Command.UP: "↑", Command.DOWN: "↓", Command.LEFT: "←", Command.RIGHT: "→"}
_CAPS = {
    "a": RoundCap("A"),
    "b": RoundCap("B"),
    "x": RoundCap("X"),
    "y": RoundCap("Y"),
    "back": "Back",
    "guide": "Guide",
    "start": "Start",
    "leftshoulder": "LB",
    "rightshoulder": "RB",
    "lefttrigger": "LT",
    "righttrigger": "RT",
    "leftstick": "L3",
    "rightstick": "R3",
    "misc1": "M1",
    "paddle1": "P1",
    "paddle2": "P2",
    "paddle3": "P3",
    "paddle4": "P4",
    "touchpad": "Pad",
}


def pad_cap(buttons: PadButtons, command: Command, *, is_plain: bool) -> str:
    """Return what stands on the button of a command; one without a button has no cap while the gamepad is in use."""
    if command not in PAD_COMMANDS:
        return _ARROWS.get(command, "")
    button = buttons.button_of(command, is_plain=is_plain)
    return _CAPS.get(button) or RoundCap(str(int(button) + 1))
