"""The keys of the board of letters that write none: how much room their words take, and how they lie in their row."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import pygame

from gostop_desktop.ui.input.caps import Device
from gostop_desktop.ui.input.commands import Command

from .buttons import Button
from .paint import BUTTON_RADIUS, key_cap_width
from .widget import Ground, State

if TYPE_CHECKING:
    from gostop_desktop.ui.desk import Desk

UNIT = 54
"""Of a letter's key, which no other is narrower than."""
GAP = 6
CAP_MARGINS = 22
WAYS = ((17, True, 12), (17, True, 6), (15, True, 4), (15, False, 4))
"""From roomy to narrow: size of the words, whether they have caps beside them, and how much is left round them."""


class WordKey(NamedTuple):
    """A key with a word on it."""

    name: str
    command: Command
    """What does the same on a gamepad."""
    action: Callable[[], None]
    is_on: bool = False
    """Whether it stays down until another one has been pressed."""
    grows: bool = False
    """Whether it takes the room that the others leave."""
    primary: bool = False


class LatchButton(Button):
    """A key that stays down until another one has been pressed."""

    is_on = False

    def paint(self, canvas: pygame.Surface, state: State) -> None:
        desk = self.desk
        super().paint(canvas, State(state.hover, state.focus, state.pressed or self.is_on, state.takes_enter))
        if self.is_on:
            colour = desk.theme.lacquer.hover_line
            desk.shapes.ring(canvas, self.rect, desk.u(BUTTON_RADIUS), colour, 2 * desk.line)


class WordRow:
    """The keys side by side, in the roomiest way that there is room for."""

    def __init__(self, desk: Desk, keys: Sequence[WordKey], most: int) -> None:
        """Take how wide they may be together."""
        self._desk = desk
        self._keys = keys
        for self._size, has_caps, self._padding in WAYS:
            self._has_caps = has_caps and desk.device is Device.GAMEPAD
            self._widths = [self._wanted(key) for key in keys]
            if self.width <= most:
                break

    @property
    def width(self) -> int:
        """How wide they are together at least."""
        return sum(self._widths) + (len(self._widths) - 1) * self._desk.u(GAP)

    def buttons(self, row: pygame.Rect) -> list[Button]:
        """Return the keys in their places."""
        x, buttons = row.x, []
        for key, width in zip(self._keys, self._widths, strict=True):
            wide = width + (row.width - self.width if key.grows else 0)
            buttons.append(self._button(key, pygame.Rect(x, row.y, wide, row.height)))
            x += wide + self._desk.u(GAP)
        return buttons

    def _button(self, key: WordKey, place: pygame.Rect) -> Button:
        button = LatchButton(
            self._desk,
            # Keys do not change sides where one reads from the right.
            self._desk.mirrored(place),
            key.name,
            key.action,
            primary=key.primary,
            ground=Ground.DIALOG,
            command=key.command if self._has_caps else None,
            size=self._size,
            key=f"key {key.command}",
        )
        button.is_on = key.is_on
        return button

    def _wanted(self, key: WordKey) -> int:
        desk = self._desk
        cap = key_cap_width(desk, desk.cap(key.command)) + desk.u(CAP_MARGINS) if self._has_caps else 0
        words = Button.width_of(desk, key.name, size=self._size, padding=self._padding)
        return max(desk.u(UNIT), words + cap)
