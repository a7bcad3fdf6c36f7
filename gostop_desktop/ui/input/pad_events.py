"""What the buttons, sticks and triggers of gamepads and plain joysticks push, and what that means (UX 3.5)."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from .commands import Command
from .pad_buttons import BUTTON_NAMES, TRIGGER_NAMES, PadButtons

CROSS = {
    pygame.CONTROLLER_BUTTON_DPAD_UP: Command.UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Command.DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Command.LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Command.RIGHT,
}
"""What is never anything else: with it one gets everywhere, whatever the buttons mean."""
STICK = {
    pygame.CONTROLLER_AXIS_LEFTX: (Command.LEFT, Command.RIGHT),
    pygame.CONTROLLER_AXIS_LEFTY: (Command.UP, Command.DOWN),
}
JOYSTICK_STICK = {0: (Command.LEFT, Command.RIGHT), 1: (Command.UP, Command.DOWN)}
FULL = 32768

PAD_EVENTS = frozenset({pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP, pygame.CONTROLLERAXISMOTION})
JOYSTICK_EVENTS = frozenset({pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP, pygame.JOYAXISMOTION, pygame.JOYHATMOTION})


class Push(NamedTuple):
    """How far a part of a device is pushed: 0 is let go, 1 is all the way."""

    part: str
    """The name of a button, or a direction of the stick or the cross."""
    command: Command | None
    """What it means; a direction can come from the stick and from the cross."""
    amount: float


def pushes(event: pygame.Event, buttons: PadButtons) -> list[Push]:
    """Return what an event of a gamepad, or of a joystick without a mapping, pushes or lets go."""
    match event.type:
        case pygame.CONTROLLERBUTTONDOWN | pygame.CONTROLLERBUTTONUP:
            amount = float(event.type == pygame.CONTROLLERBUTTONDOWN)
            if event.button in CROSS:
                return [Push(f"cross {CROSS[event.button]}", CROSS[event.button], amount)]
            if (name := BUTTON_NAMES.get(event.button)) is None:
                return []
            return [Push(name, buttons.command_of(name, is_plain=False), amount)]
        case pygame.CONTROLLERAXISMOTION if event.axis in TRIGGER_NAMES:
            name = TRIGGER_NAMES[event.axis]
            return [Push(name, buttons.command_of(name, is_plain=False), event.value / FULL)]
        case pygame.CONTROLLERAXISMOTION:
            return _axis("stick", STICK.get(event.axis), event.value / FULL)
        case pygame.JOYBUTTONDOWN | pygame.JOYBUTTONUP:
            name = str(event.button)
            amount = float(event.type == pygame.JOYBUTTONDOWN)
            return [Push(name, buttons.command_of(name, is_plain=True), amount)]
        case pygame.JOYAXISMOTION:
            return _axis("stick", JOYSTICK_STICK.get(event.axis), event.value)
        case pygame.JOYHATMOTION:
            across, up = event.value
            return [
                *_axis("cross", (Command.LEFT, Command.RIGHT), across),
                *_axis("cross", (Command.DOWN, Command.UP), up),
            ]
        case _:
            return []


def _axis(part: str, commands: tuple[Command, Command] | None, value: float) -> list[Push]:
    if commands is None:
        return []
    return [Push(f"{part} {commands[0]}", commands[0], -value), Push(f"{part} {commands[1]}", commands[1], value)]
