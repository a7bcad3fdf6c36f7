"""Gamepads: whichever is there or comes later, with SDL's mapping of buttons or without one (UX 3.5)."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import NamedTuple

import pygame

from .commands import DIRECTIONS, Command
from .pad_events import JOYSTICK_EVENTS, PAD_EVENTS, Push, pushes

log = logging.getLogger(__name__)

PRESSED = 0.6
LET_GO = 0.4
"""Between the two a stick neither begins nor ends a direction: it does not flutter."""
FIRST_REPEAT = 0.4
NEXT_REPEAT = 0.12
"""Seconds after which a held direction is asked for again."""
PLUGS = frozenset(
    {
        pygame.CONTROLLERDEVICEADDED,
        pygame.CONTROLLERDEVICEREMOVED,
        pygame.JOYDEVICEADDED,
        pygame.JOYDEVICEREMOVED,
    }
)
EVENTS = PAD_EVENTS | JOYSTICK_EVENTS | PLUGS
"""Everything that gamepads tell."""


class Taken(NamedTuple):
    """What an event of a gamepad begins and ends."""

    begun: tuple[Command, ...] = ()
    ended: tuple[Command, ...] = ()


class Gamepads:
    """Turns what gamepads do into commands."""

    def __init__(self) -> None:
        self._pads: dict[int, object] = {}
        self._sticks: set[int] = set()
        """Those of them for which there is no mapping."""
        self._held: dict[tuple[str, Command], float] = {}
        """Seconds until a held direction is asked for again."""
        self._is_open = False
        self.player: int | None = None
        """Whose gamepad counts, where two people have each their own; None takes all of them."""

    @property
    def count(self) -> int:
        """How many are plugged in."""
        return len(self._pads)

    def open(self) -> None:
        """Take those that are there: after the first frame, it takes its time."""
        try:
            from pygame._sdl2 import controller

            pygame.joystick.init()
            controller.init()
        except (ImportError, pygame.error) as error:
            log.warning("no gamepads: %s", error)
            return
        self._is_open = True
        for index in range(pygame.joystick.get_count()):
            self._plug_in(index)

    def take(self, event: pygame.Event) -> Taken:
        """Return the commands that an event begins and ends; a pad that is pulled out lets go of everything."""
        if event.type in {pygame.CONTROLLERDEVICEADDED, pygame.JOYDEVICEADDED}:
            self._plug_in(event.device_index)
        elif event.type in {pygame.CONTROLLERDEVICEREMOVED, pygame.JOYDEVICEREMOVED}:
            return self._pull_out(event.instance_id)
        elif not self._counts(event.instance_id):
            return Taken()
        elif event.type in PAD_EVENTS or event.instance_id in self._sticks:
            # Of a pad with a mapping SDL tells everything twice: what it means, and which button that was.
            return self._moved(pushes(event))
        return Taken()

    def _counts(self, pad: int) -> bool:
        """Whether a gamepad counts: where both people have only one, that one does."""
        if self.player is None or len(self._pads) < 2:
            return True
        pads = list(self._pads)
        return pad in pads and pads.index(pad) % 2 == self.player

    def update(self, dt: float) -> Iterator[Command]:
        """Let time pass; yield the directions that are asked for again because they are held."""
        for held in list(self._held):
            if held[1] not in DIRECTIONS:
                continue
            self._held[held] -= dt
            if self._held[held] <= 0:
                self._held[held] = NEXT_REPEAT
                yield held[1]

    def _moved(self, moves: list[Push]) -> Taken:
        """Return which of the commands have just been pushed far enough, and which were let go."""
        begun, ended = [], []
        for source, command, amount in moves:
            is_held = (source, command) in self._held
            if amount > PRESSED and not is_held:
                self._held[source, command] = FIRST_REPEAT
                begun.append(command)
            elif amount < LET_GO and is_held:
                del self._held[source, command]
                ended.append(command)
        return Taken(tuple(begun), tuple(ended))

    def _plug_in(self, index: int) -> None:
        """Take a device; without the controllers being there it only speaks when somebody asks for them."""
        if not self._is_open:
            return
        from pygame._sdl2 import controller

        try:
            if controller.is_controller(index):
                pad = controller.Controller(index)
                self._pads[pad.as_joystick().get_instance_id()] = pad
            else:
                stick = pygame.joystick.Joystick(index)
                self._pads[stick.get_instance_id()] = stick
                self._sticks.add(stick.get_instance_id())
        except pygame.error as error:
            log.warning("a gamepad cannot be used: %s", error)

    def _pull_out(self, number: int) -> Taken:
        self._pads.pop(number, None)
        self._sticks.discard(number)
        held, self._held = self._held, {}
        return Taken(ended=tuple(command for _source, command in held))
