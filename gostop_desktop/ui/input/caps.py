"""What stands on the cap of a command: a key of the present layout, or a button of the gamepad (UX 3.5)."""

from __future__ import annotations

from enum import Enum, auto

from .commands import Command


class Device(Enum):
    """With what commands were given last; the mouse has no caps of its own."""

    KEYBOARD = auto()
    GAMEPAD = auto()


class RoundCap(str):
    """The letter on a round button: drawn in a ring, and a letter where it stands in a sentence."""

    __slots__ = ()


PAD_CAPS: dict[Command, str] = {
    Command.CONFIRM: RoundCap("A"),
    Command.BACK: RoundCap("B"),
    Command.HINT: RoundCap("X"),
    Command.INSPECT: RoundCap("Y"),
    Command.NEXT_REGION: "RB",
    Command.PREVIOUS_REGION: "LB",
    Command.SKIP: "RT",
    Command.REPLAY: "LT",
    Command.PAUSE: "Start",
    Command.HELP: "Back",
    Command.UP: "↑",
    Command.DOWN: "↓",
    Command.LEFT: "←",
    Command.RIGHT: "→",
}
"""What stands on the buttons; a command without a button has no cap while the gamepad is in use."""
