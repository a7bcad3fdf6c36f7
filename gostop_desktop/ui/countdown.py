"""A button that presses itself after a while, unless somebody does anything (UX 3.6)."""

from __future__ import annotations

import pygame

from .desk import Desk
from .widgets import Button

INPUT = frozenset(
    {
        pygame.KEYDOWN,
        pygame.MOUSEMOTION,
        pygame.MOUSEBUTTONDOWN,
        pygame.MOUSEWHEEL,
        pygame.FINGERDOWN,
    }
)
"""What counts as doing something."""
BAR = 5


class Countdown:
    """Runs once, and never again after it was stopped."""

    def __init__(self, seconds: float) -> None:
        """Take how long it takes; 0 does nothing."""
        self._seconds = seconds
        self._left = seconds

    @property
    def is_running(self) -> bool:
        return self._left > 0

    @property
    def part(self) -> float:
        """How much of it is over, from 0 to 1; 0 where it does not run."""
        return 1 - self._left / self._seconds if self.is_running else 0.0

    def update(self, dt: float) -> bool:
        """Let time pass; return whether it is over now."""
        if not self.is_running:
            return False
        self._left -= dt
        return self._left <= 0

    def stop(self) -> bool:
        """Stop for good; return whether it ran."""
        was_running, self._left = self.is_running, 0.0
        return was_running

    def paint(self, canvas: pygame.Surface, desk: Desk, button: Button) -> None:
        """Draw a bar on the button that has grown as far as time has passed."""
        if not self.is_running:
            return
        inside = button.rect.inflate(-2 * desk.u(8), 0)
        height = desk.u(BAR)
        track = pygame.Rect(inside.x, button.rect.bottom - height - desk.u(5), inside.width, height)
        desk.shapes.box(canvas, track, height // 2, desk.theme.red.line_dark)
        done = pygame.Rect(track.x, track.y, max(height, round(track.width * self.part)), height)
        desk.shapes.box(canvas, desk.mirrored(done, track), height // 2, desk.theme.red.text)
