"""Gamepads that SDL itself made: they are plugged in, speak and are pulled out as real ones do.

SDL can make a joystick out of nothing; pygame does not show how, but the library that it brings does.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest

from gostop_desktop.ui.input import Command

from .hands import BUTTON_OF

PLAIN, GAMEPAD = 0, 1
"""What SDL is told that it is: it has a mapping for gamepads alone."""
AXES, KEYS, HATS = 6, 15, 1
LEFT_X, LEFT_Y, LEFT_TRIGGER, RIGHT_TRIGGER = 0, 1, 4, 5
FULL = 32767
TRIGGERS = {Command.SKIP: RIGHT_TRIGGER, Command.REPLAY: LEFT_TRIGGER}
SDL_ORDER = (
    pygame.CONTROLLER_BUTTON_A,
    pygame.CONTROLLER_BUTTON_B,
    pygame.CONTROLLER_BUTTON_X,
    pygame.CONTROLLER_BUTTON_Y,
    pygame.CONTROLLER_BUTTON_BACK,
    pygame.CONTROLLER_BUTTON_GUIDE,
    pygame.CONTROLLER_BUTTON_START,
    pygame.CONTROLLER_BUTTON_LEFTSTICK,
    pygame.CONTROLLER_BUTTON_RIGHTSTICK,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    pygame.CONTROLLER_BUTTON_DPAD_UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
)
"""Which key of a virtual gamepad is which button."""
KEY_OF = {command: SDL_ORDER.index(button) for command, button in BUTTON_OF.items()}


def library() -> ctypes.CDLL:
    """Return the very SDL that pygame works with."""
    if sys.platform == "win32":
        sdl = ctypes.CDLL(str(Path(pygame.__file__).parent / "SDL2.dll"))
    else:
        # What a module was linked with is found through the module.
        assert pygame.joystick.__file__ is not None
        sdl = ctypes.CDLL(pygame.joystick.__file__)
    sdl.SDL_JoystickOpen.restype = ctypes.c_void_p
    sdl.SDL_JoystickInstanceID.argtypes = [ctypes.c_void_p]
    sdl.SDL_JoystickClose.argtypes = [ctypes.c_void_p]
    sdl.SDL_JoystickSetVirtualAxis.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int16]
    sdl.SDL_JoystickSetVirtualButton.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8]
    sdl.SDL_JoystickSetVirtualHat.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8]
    return sdl


class VirtualPad:
    """One device: a gamepad, or a plain joystick for which there is no mapping."""

    def __init__(self, kind: int = GAMEPAD) -> None:
        self._sdl = library()
        self._kind = kind
        self._device: int | None = None
        self._number = -1

    @property
    def is_plugged_in(self) -> bool:
        return self._device is not None

    def plug_in(self) -> None:
        """Put the plug in: SDL tells the game so."""
        index = self._sdl.SDL_JoystickAttachVirtual(self._kind, AXES, KEYS, HATS)
        assert index >= 0, "SDL makes a joystick"
        self._device = self._sdl.SDL_JoystickOpen(index)
        self._number = self._sdl.SDL_JoystickInstanceID(self._device)
        for trigger in TRIGGERS.values():
            # They rest at their end, not in their middle.
            self._sdl.SDL_JoystickSetVirtualAxis(self._device, trigger, -FULL)
        self._sdl.SDL_JoystickUpdate()

    def pull_out(self) -> None:
        """Pull the plug out."""
        index = next(i for i in range(self._sdl.SDL_NumJoysticks()) if self._number == self._id_at(i))
        self._sdl.SDL_JoystickDetachVirtual(index)
        self._sdl.SDL_JoystickClose(self._device)
        self._device = None
        self._sdl.SDL_JoystickUpdate()

    def button(self, key: int, *, is_down: bool) -> None:
        """Press a key, or let it go."""
        self._sdl.SDL_JoystickSetVirtualButton(self._device, key, int(is_down))
        self._sdl.SDL_JoystickUpdate()

    def axis(self, axis: int, value: float) -> None:
        """Move a stick or a trigger: −1 to 1."""
        self._sdl.SDL_JoystickSetVirtualAxis(self._device, axis, round(value * FULL))
        self._sdl.SDL_JoystickUpdate()

    def hat(self, value: int) -> None:
        """Push the cross of a plain joystick: SDL's bits for up, right, down, left."""
        self._sdl.SDL_JoystickSetVirtualHat(self._device, 0, value)
        self._sdl.SDL_JoystickUpdate()

    def push(self, command: Command, is_down: bool) -> None:  # noqa: FBT001  # down or up
        """Press what means a command on a gamepad, or let it go: the way of `SixButtons`."""
        if command in TRIGGERS:
            self.axis(TRIGGERS[command], 1.0 if is_down else -1.0)
        else:
            self.button(KEY_OF[command], is_down=is_down)

    def _id_at(self, index: int) -> int:
        return int(self._sdl.SDL_JoystickGetDeviceInstanceID(index))


@contextmanager
def joysticks() -> Iterator[None]:
    """Let SDL look after joysticks, and forget them afterwards."""
    from pygame._sdl2 import controller

    pygame.display.init()
    pygame.joystick.init()
    controller.init()
    pygame.event.clear()
    try:
        yield
    finally:
        controller.quit()
        pygame.joystick.quit()
        pygame.event.clear()


@pytest.fixture
def virtual_pad() -> Iterator[VirtualPad]:
    """A gamepad that lies beside the machine, not plugged in yet."""
    with joysticks():
        pad = VirtualPad()
        yield pad
        if pad.is_plugged_in:
            pad.pull_out()
