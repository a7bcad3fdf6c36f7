"""What the buttons, sticks and triggers of gamepads and plain joysticks stand for (UX 3.5)."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from .commands import Command

BUTTONS = {
    pygame.CONTROLLER_BUTTON_A: Command.CONFIRM,
    pygame.CONTROLLER_BUTTON_B: Command.BACK,
    pygame.CONTROLLER_BUTTON_X: Command.HINT,
    pygame.CONTROLLER_BUTTON_Y: Command.INSPECT,
    pygame.CONTROLLER_BUTTON_START: Command.PAUSE,
    pygame.CONTROLLER_BUTTON_BACK: Command.HELP,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Command.NEXT_REGION,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Command.PREVIOUS_REGION,
    pygame.CONTROLLER_BUTTON_DPAD_UP: Command.UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Command.DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Command.LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Command.RIGHT,
}
STICK = {
    pygame.CONTROLLER_AXIS_LEFTX: (Command.LEFT, Command.RIGHT),
    pygame.CONTROLLER_AXIS_LEFTY: (Command.UP, Command.DOWN),
}
TRIGGERS = {
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: Command.SKIP,
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: Command.REPLAY,
}
JOYSTICK_BUTTONS = {
    0: Command.CONFIRM,
    1: Command.BACK,
    2: Command.HINT,
    3: Command.INSPECT,
    4: Command.PREVIOUS_REGION,
    5: Command.NEXT_REGION,
    6: Command.HELP,
    7: Command.PAUSE,
}
"""The buttons of a device for which SDL has no mapping: in the order that most have them."""
JOYSTICK_STICK = {0: (Command.LEFT, Command.RIGHT), 1: (Command.UP, Command.DOWN)}
FULL = 32768

PAD_EVENTS = frozenset({pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP, pygame.CONTROLLERAXISMOTION})
JOYSTICK_EVENTS = frozenset({pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP, pygame.JOYAXISMOTION, pygame.JOYHATMOTION})


class Push(NamedTuple):
    """How far something that means a command is pushed: 0 is let go, 1 is all the way."""

    source: str
    """What was pushed: a direction can be held by the stick and by the cross."""
    command: Command
    amount: float


def pushes(event: pygame.Event) -> list[Push]:
    """Return what an event of a gamepad, or of a joystick without a mapping, pushes or lets go."""
    match event.type:
        case pygame.CONTROLLERBUTTONDOWN | pygame.CONTROLLERBUTTONUP:
            return _button(BUTTONS.get(event.button), is_down=event.type == pygame.CONTROLLERBUTTONDOWN)
        case pygame.CONTROLLERAXISMOTION if event.axis in TRIGGERS:
            return [Push("trigger", TRIGGERS[event.axis], event.value / FULL)]
        case pygame.CONTROLLERAXISMOTION:
            return _axis("stick", STICK.get(event.axis), event.value / FULL)
        case pygame.JOYBUTTONDOWN | pygame.JOYBUTTONUP:
            return _button(JOYSTICK_BUTTONS.get(event.button), is_down=event.type == pygame.JOYBUTTONDOWN)
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


def _button(command: Command | None, *, is_down: bool) -> list[Push]:
    return [] if command is None else [Push("button", command, float(is_down))]


def _axis(source: str, commands: tuple[Command, Command] | None, value: float) -> list[Push]:
    if commands is None:
        return []
    return [Push(source, commands[0], -value), Push(source, commands[1], value)]
