"""What the buttons of gamepads are called, and which of them means what (UX 3.5)."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from gostop_desktop.i18n import NP_, _, pgettext

from .assigned import Assigned
from .commands import Command

BUTTON_NAMES = {
    pygame.CONTROLLER_BUTTON_A: "a",
    pygame.CONTROLLER_BUTTON_B: "b",
    pygame.CONTROLLER_BUTTON_X: "x",
    pygame.CONTROLLER_BUTTON_Y: "y",
    pygame.CONTROLLER_BUTTON_BACK: "back",
    pygame.CONTROLLER_BUTTON_GUIDE: "guide",
    pygame.CONTROLLER_BUTTON_START: "start",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "leftstick",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "rightstick",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "leftshoulder",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "rightshoulder",
    # pygame has no names for what only some have.
    15: "misc1",
    16: "paddle1",
    17: "paddle2",
    18: "paddle3",
    19: "paddle4",
    20: "touchpad",
}
"""SDL's own names: the file of keys has them. The cross is not among them, it always means directions."""
TRIGGER_NAMES = {
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: "lefttrigger",
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: "righttrigger",
}
PAD_DEFAULTS: Mapping[Command, str] = {
    Command.CONFIRM: "a",
    Command.BACK: "b",
    Command.HINT: "x",
    Command.INSPECT: "y",
    Command.NEXT_REGION: "rightshoulder",
    Command.PREVIOUS_REGION: "leftshoulder",
    Command.SKIP: "righttrigger",
    Command.REPLAY: "lefttrigger",
    Command.PAUSE: "start",
    Command.HELP: "back",
}
JOYSTICK_DEFAULTS: Mapping[Command, str] = {
    Command.CONFIRM: "0",
    Command.BACK: "1",
    Command.HINT: "2",
    Command.INSPECT: "3",
    Command.NEXT_REGION: "5",
    Command.PREVIOUS_REGION: "4",
    Command.SKIP: "9",
    Command.REPLAY: "10",
    Command.PAUSE: "7",
    Command.HELP: "6",
}
"""The buttons of a device for which SDL has no mapping, by number: in the order that most have them."""
PAD_COMMANDS = tuple(PAD_DEFAULTS)
"""What has a button: every one of them always has, so that nobody is left without a way to confirm or back."""
MOST_BUTTONS = 64
"""Of a device without a mapping."""

_NAMES = {
    "a": NP_("gamepad", "A"),
    "b": NP_("gamepad", "B"),
    "x": NP_("gamepad", "X"),
    "y": NP_("gamepad", "Y"),
    "start": NP_("gamepad", "Start"),
    "back": NP_("gamepad", "Back"),
    "guide": NP_("gamepad", "Guide"),
    "leftshoulder": NP_("gamepad", "Left shoulder"),
    "rightshoulder": NP_("gamepad", "Right shoulder"),
    "lefttrigger": NP_("gamepad", "Left trigger"),
    "righttrigger": NP_("gamepad", "Right trigger"),
    "leftstick": NP_("gamepad", "Left stick pressed"),
    "rightstick": NP_("gamepad", "Right stick pressed"),
    "misc1": NP_("gamepad", "Extra button"),
    "paddle1": NP_("gamepad", "Paddle 1"),
    "paddle2": NP_("gamepad", "Paddle 2"),
    "paddle3": NP_("gamepad", "Paddle 3"),
    "paddle4": NP_("gamepad", "Paddle 4"),
    "touchpad": NP_("gamepad", "Touchpad"),
}


class PadButtons:
    """Which button means what: of gamepads that SDL knows, and of those that it does not."""

    def __init__(self, pad: Mapping[str, object] | None = None, joystick: Mapping[str, object] | None = None) -> None:
        """Take the changes of the settings: name of a command → name of a button; what makes no sense is left out."""
        self._pad = Assigned(PAD_DEFAULTS)
        self._joystick = Assigned(JOYSTICK_DEFAULTS)
        self.refused = [
            *_taken(self._pad, pad or {}, frozenset(_NAMES)),
            *_taken(self._joystick, joystick or {}, frozenset(map(str, range(MOST_BUTTONS)))),
        ]
        """What made no sense in the settings: name of the command, and what was to be its button."""

    def command_of(self, button: str, *, is_plain: bool) -> Command | None:
        """Return what a button means; `is_plain` on a device for which there is no mapping."""
        return self._of(is_plain=is_plain).meaning_of(button)

    def button_of(self, command: Command, *, is_plain: bool) -> str:
        """Return the button of one of PAD_COMMANDS."""
        return self._of(is_plain=is_plain).of(command)

    def bind(self, command: Command, button: str, *, is_plain: bool) -> None:
        """Give a command this button; the command that had it gets this one's old button."""
        self._of(is_plain=is_plain).give(command, button)

    def changed(self) -> tuple[dict[str, str], dict[str, str]]:
        """Return what differs from the defaults, of both kinds of devices, as the settings keep it."""
        return self._pad.changed(str, str), self._joystick.changed(str, str)

    def _of(self, *, is_plain: bool) -> Assigned[Command, str]:
        return self._joystick if is_plain else self._pad


def button_name(button: str) -> str:
    """Return what a button is called where buttons are chosen."""
    return pgettext(*_NAMES[button]) if button in _NAMES else _("Button {number}", number=int(button) + 1)


def _taken(
    parts: Assigned[Command, str], changed: Mapping[str, object], known: frozenset[str]
) -> list[tuple[str, object]]:
    """Give the buttons of the settings; return what makes no sense in them."""
    refused: list[tuple[str, object]] = []
    for name, button in changed.items():
        command = next((command for command in PAD_COMMANDS if str(command) == name), None)
        if command is None:
            continue
        if not (isinstance(button, str) and button in known and parts.give(command, button)):
            refused.append((name, button))
    return refused
