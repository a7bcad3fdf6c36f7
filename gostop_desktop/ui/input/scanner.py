"""One switch is enough: the focus moves by itself, and the switch takes what it is on (UX 3.5)."""

from __future__ import annotations

import pygame

from .bindings import Key
from .commands import Command

SWITCHES = frozenset(
    {pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.CONTROLLERBUTTONDOWN, pygame.JOYBUTTONDOWN, pygame.FINGERDOWN}
)
"""What can be a switch: any key, button or touch."""
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
        """Return CONFIRM if the event is the switch, else None."""
        if not self.is_on or event.type not in SWITCHES:
            return None
        if event.type == pygame.KEYDOWN:
            key = Key.of(event)
            if key.modifiers or key.scan_code in STILL_KEYS:
                return None
        self._waited = 0.0
        if self._since_press < GUARD:
            return None
        self._since_press = 0.0
        return Command.CONFIRM

    def swallows(self, event: pygame.Event) -> bool:
        """Return whether the event is nothing but the switch, pressed or let go."""
        if not self.is_on:
            return False
        if event.type == pygame.KEYDOWN:
            key = Key.of(event)
            return not key.modifiers and key.scan_code not in STILL_KEYS
        return event.type in SWITCHES or event.type in {
            pygame.MOUSEBUTTONUP,
            pygame.CONTROLLERBUTTONUP,
            pygame.JOYBUTTONUP,
        }
