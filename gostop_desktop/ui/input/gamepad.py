"""Gamepads: whichever is there or comes later, with SDL's mapping of buttons (UX 3.5)."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pygame

from .commands import Command

log = logging.getLogger(__name__)

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
PRESSED = 0.6
LET_GO = 0.4
"""Between the two a stick neither begins nor ends a direction: it does not flutter."""
FULL = 32768
FIRST_REPEAT = 0.4
NEXT_REPEAT = 0.12
"""Seconds after which a held direction is asked for again."""
REPEATED = frozenset({Command.UP, Command.DOWN, Command.LEFT, Command.RIGHT})


class Gamepads:
    """Turns what gamepads do into commands."""

    def __init__(self) -> None:
        self._pads: dict[int, object] = {}
        self._held: dict[Command, float] = {}
        """Seconds until a held direction is asked for again."""

    @property
    def count(self) -> int:
        """How many are plugged in."""
        return len(self._pads)

    def open(self) -> None:
        """Take those that are there: after the first frame, it takes its time."""
        try:
            from pygame._sdl2 import controller

            controller.init()
        except (ImportError, pygame.error) as error:
            log.warning("no gamepads: %s", error)
            return
        for index in range(controller.get_count()):
            self._plug_in(index)

    def begun(self, event: pygame.Event) -> Command | None:
        """Return the command that an event begins."""
        if event.type == pygame.CONTROLLERDEVICEADDED:
            self._plug_in(event.device_index)
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            self._pads.pop(event.instance_id, None)
            self._held.clear()
        elif event.type == pygame.CONTROLLERBUTTONDOWN:
            return self._begin(BUTTONS.get(event.button))
        elif event.type == pygame.CONTROLLERAXISMOTION:
            return self._moved(event.axis, event.value / FULL)
        return None

    def ended(self, event: pygame.Event) -> Command | None:
        """Return the command that an event ends: what was held was let go."""
        if event.type == pygame.CONTROLLERBUTTONUP:
            command = BUTTONS.get(event.button)
            if command is not None:
                self._held.pop(command, None)
            return command
        if event.type == pygame.CONTROLLERAXISMOTION and event.axis in TRIGGERS:
            command = TRIGGERS[event.axis]
            if event.value / FULL < LET_GO and command in self._held:
                del self._held[command]
                return command
        return None

    def update(self, dt: float) -> Iterator[Command]:
        """Let time pass; yield the directions that are asked for again because they are held."""
        for command in list(self._held):
            if command not in REPEATED:
                continue
            self._held[command] -= dt
            if self._held[command] <= 0:
                self._held[command] = NEXT_REPEAT
                yield command

    def _plug_in(self, index: int) -> None:
        from pygame._sdl2 import controller

        try:
            pad = controller.Controller(index)
        except pygame.error as error:
            log.warning("a gamepad cannot be used: %s", error)
            return
        self._pads[pad.as_joystick().get_instance_id()] = pad

    def _begin(self, command: Command | None) -> Command | None:
        if command is not None:
            self._held[command] = FIRST_REPEAT
        return command

    def _moved(self, axis: int, value: float) -> Command | None:
        """Return the command of a stick or trigger that has just been pushed far enough."""
        if axis in TRIGGERS:
            command = TRIGGERS[axis]
            return self._begin(command) if value > PRESSED and command not in self._held else None
        if axis not in STICK:
            return None
        for command, pushed in zip(STICK[axis], (-value, value), strict=True):
            if pushed < LET_GO:
                self._held.pop(command, None)
            elif pushed > PRESSED and command not in self._held:
                return self._begin(command)
        return None
