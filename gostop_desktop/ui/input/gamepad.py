"""Gamepads: whichever is there or comes later, with SDL's mapping of buttons or without one (UX 3.5)."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from .commands import DIRECTIONS, Command
from .pad_buttons import PadButtons
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
    button: str = ""
    """The name of the button that has just been pressed, whatever it means."""
    is_lost: bool = False
    """Whether the gamepad that was used last has been pulled out."""


@dataclass(slots=True)
class Held:
    """What a part of a gamepad began: it ends that, whatever the part means by then."""

    command: Command | None
    again: float
    """Seconds until a held direction is asked for again."""


class Gamepads:
    """Turns what gamepads do into commands."""

    def __init__(self, buttons: PadButtons | None = None) -> None:
        """Take what the buttons mean; what they mean at first where nobody has changed it."""
        self.buttons = buttons or PadButtons()
        self._pads: dict[int, object] = {}
        self._sticks: set[int] = set()
        """Those of them for which there is no mapping."""
        self._places: dict[int, int] = {}
        """Whose each is, counted from 0: one that comes again takes the place that has become free."""
        self._held: dict[tuple[int, str], Held] = {}
        """What is held, by gamepad and part of it."""
        self._used: int | None = None
        """Which of them was used last."""
        self._is_open = False
        self.player: int | None = None
        """Whose gamepad counts, where two people have each their own; None takes all of them."""

    @property
    def count(self) -> int:
        """How many are plugged in."""
        return len(self._pads)

    @property
    def is_plain(self) -> bool:
        """Whether the last one used has no mapping, or the only ones there are."""
        used = self._pads if self._used is None else {self._used}
        return bool(self._sticks) and self._sticks.issuperset(used)

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
        elif event.type in PAD_EVENTS or event.instance_id in self._sticks:
            # Of a pad with a mapping SDL tells everything twice: what it means, and which button that was.
            return self._moved(event.instance_id, pushes(event, self.buttons))
        return Taken()

    def _counts(self, pad: int) -> bool:
        """Whether a gamepad counts: where both people have only one, that one does."""
        if self.player is None or len(self._pads) < 2:
            return True
        return pad in self._places and self._places[pad] % 2 == self.player

    def update(self, dt: float) -> Iterator[Command]:
        """Let time pass; yield the directions that are asked for again because they are held."""
        for (pad, _part), held in list(self._held.items()):
            if held.command is None or held.command not in DIRECTIONS:
                continue
            held.again -= dt
            if held.again <= 0:
                held.again = NEXT_REPEAT
                if self._counts(pad):
                    yield held.command

    def _moved(self, pad: int, moves: list[Push]) -> Taken:
        """Return which of the commands have just been pushed far enough, and which were let go.

        What was begun ends also when it is the other person's turn by then.
        """
        begun: list[Command] = []
        ended: list[Command] = []
        button = ""
        for part, command, amount in moves:
            held = self._held.get((pad, part))
            if amount > PRESSED and held is None and self._counts(pad):
                self._held[pad, part] = Held(command, FIRST_REPEAT)
                self._used = pad
                button = "" if command in DIRECTIONS else part
                if command is not None:
                    begun.append(command)
            elif amount < LET_GO and held is not None:
                del self._held[pad, part]
                if held.command is not None:
                    ended.append(held.command)
        return Taken(tuple(begun), tuple(ended), button)

    def _plug_in(self, index: int) -> None:
        """Take a device; without the controllers being there it only speaks when somebody asks for them."""
        if not self._is_open:
            return
        from pygame._sdl2 import controller

        try:
            if controller.is_controller(index):
                pad = controller.Controller(index)
                number = pad.as_joystick().get_instance_id()
                self._pads[number] = pad
            else:
                stick = pygame.joystick.Joystick(index)
                number = stick.get_instance_id()
                self._pads[number] = stick
                self._sticks.add(number)
        except pygame.error as error:
            log.warning("a gamepad cannot be used: %s", error)
            return
        if number not in self._places:
            self._places[number] = min(set(range(len(self._places) + 1)) - set(self._places.values()))

    def _pull_out(self, number: int) -> Taken:
        was_used = self._pads.pop(number, None) is not None and number == self._used
        self._sticks.discard(number)
        self._places.pop(number, None)
        held = [self._held.pop(key) for key in list(self._held) if key[0] == number]
        if number == self._used:
            self._used = None
        ended = tuple(each.command for each in held if each.command is not None)
        return Taken(ended=ended, is_lost=was_used)
