"""One switch is enough: the focus moves by itself, and the switch takes what it is on (UX 3.5)."""

from __future__ import annotations

import pygame

from .commands import Command
from .key import Key

SWITCHES = frozenset(
    {pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.CONTROLLERBUTTONDOWN, pygame.JOYBUTTONDOWN, pygame.FINGERDOWN}
)
"""What can be a switch: any key, button or touch."""
LET_GO = frozenset({pygame.KEYUP, pygame.MOUSEBUTTONUP, pygame.CONTROLLERBUTTONUP, pygame.JOYBUTTONUP, pygame.FINGERUP})
POINTING = frozenset({pygame.MOUSEMOTION, pygame.MOUSEWHEEL, pygame.FINGERMOTION})
"""What a button of the mouse brings with it, where that is the switch: it must not move the focus."""
WHEEL = frozenset({4, 5, 6, 7})
STILL_KEYS = frozenset({pygame.KSCAN_ESCAPE, pygame.KSCAN_F11})
"""Keys that keep their meaning."""
GUARD = 0.25
"""Seconds after a press in which another one is the same press: a trembling hand presses twice."""


class Scanner:
    """Says when the focus moves on, and which event is the switch."""

    def __init__(self) -> None:
        self.is_on = False
        self.seconds = 1.5
        """How long the focus stays on everything."""
        self._waited = 0.0
        self._since_press = GUARD
        self._down: set[int] = set()
        """The keys that are held: the system tells them again and again."""

    def update(self, dt: float) -> bool:
        """Let time pass; return whether the focus moves on."""
        self._since_press += dt
        if not self.is_on:
            return False
        self._waited += dt
        if self._waited < self.seconds:
            return False
        self._waited = 0.0
        return True

    def taken(self, event: pygame.Event) -> Command | None:
        """Return CONFIRM if the event is the switch going down, else None."""
        if event.type not in SWITCHES or not self.swallows(event) or self._is_wheel(event) or self._is_repeated(event):
            return None
        self._waited = 0.0
        if self._since_press < GUARD:
            return None
        self._since_press = 0.0
        return Command.CONFIRM

    def ended(self, event: pygame.Event) -> Command | None:
        """Return CONFIRM if the event is the switch coming up, else None."""
        if event.type not in LET_GO or not self.swallows(event) or self._is_wheel(event):
            return None
        if event.type == pygame.KEYUP:
            self._down.discard(event.scancode)
        return Command.CONFIRM

    def swallows(self, event: pygame.Event) -> bool:
        """Return whether the event is nothing but the switch, pressed or let go."""
        if not self.is_on:
            return False
        if event.type in {pygame.KEYDOWN, pygame.KEYUP}:
            key = Key.of(event)
            return not key.modifiers and key.scan_code not in STILL_KEYS
        return event.type in SWITCHES | LET_GO | POINTING

    def _is_wheel(self, event: pygame.Event) -> bool:
        """Whether a button of the mouse is none: SDL's wheel is told as buttons too, and rolls by itself."""
        return event.type in {pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP} and event.button in WHEEL

    def note(self, event: pygame.Event) -> None:
        """Take a key that is held since before it was meant for this window: it is no press when it is told again."""
        self._down.add(event.scancode)

    def forget(self) -> None:
        """Another window has the keyboard: nobody tells any more what is let go."""
        self._down.clear()

    def _is_repeated(self, event: pygame.Event) -> bool:
        if event.type != pygame.KEYDOWN:
            return False
        is_known = event.scancode in self._down
        self._down.add(event.scancode)
        return is_known
