"""What every control has: a place, a name, a state, and a way to be pressed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from gostop_desktop.ui.desk import Desk
    from gostop_desktop.ui.input import Command

RING_GAP = 3
RING_WIDTH = 2
RING_RADIUS = 8


class Ground(Enum):
    """What a control lies on."""

    LACQUER = auto()
    """The board, or cloth; light at some tables."""
    DIALOG = auto()
    """Dark at every table: dialogs, and the title's hill."""
    PAPER = auto()


@dataclass(frozen=True, slots=True)
class State:
    """How a control is being used at this moment."""

    hover: bool = False
    focus: bool = False
    """Whether it has the focus and the focus is to be seen: not while the mouse is in use."""
    pressed: bool = False
    takes_enter: bool = False
    """Whether Enter presses it, wherever the focus is."""


class Widget:
    """A control; a kind of control overrides `paint`, and `step` where arrows change its value.

    `rect` is in pixels, of the screen or of the panel's content. `name` is what it is called, on its label and in
    speech.
    """

    can_focus = True
    is_default = False
    """Whether Enter presses it as long as the focus is nowhere to be seen."""

    def __init__(
        self, desk: Desk, rect: pygame.Rect, name: str = "", *, key: str = "", ground: Ground = Ground.LACQUER
    ) -> None:
        self.desk = desk
        self.rect = rect
        self.name = name
        self.key = key or name
        """By which the focus finds it again after everything has been laid out anew."""
        self.ground = ground
        self.is_enabled = True
        self.tip = ""
        """A sentence that appears beside it."""
        self.on_change: Callable[[], None] = _nothing
        """Asks for a redraw; set by whoever holds the control."""

    @property
    def extent(self) -> pygame.Rect:
        """What may be drawn on: the control with ring and shadow."""
        margin = 2 * self.desk.u(RING_GAP + RING_WIDTH)
        return self.rect.inflate(2 * margin, 2 * margin)

    def press(self) -> None:
        """Do what the control is for."""

    def press_at(self, place: tuple[int, int]) -> None:  # noqa: ARG002  # most controls are one thing all over
        """Do it with the pointer at a place."""
        self.press()

    def drag_to(self, place: tuple[int, int]) -> None:
        """Follow the pointer while it is held down."""

    def drop(self) -> None:
        """The pointer was let go, wherever it is."""

    def step(self, command: Command) -> bool:  # noqa: ARG002  # only what has a value moves
        """Return whether an arrow changed the value, instead of moving the focus."""
        return False

    def type(self, event: pygame.Event) -> bool:  # noqa: ARG002  # only a field takes letters
        """Return whether a key or text event was used while the control has the focus."""
        return False

    def focus_came(self) -> None:
        """The control has the focus now."""

    def focus_went(self) -> None:
        """It has lost it."""

    @property
    def wants_text(self) -> bool:
        return False

    def paint(self, canvas: pygame.Surface, state: State) -> None:
        """Draw the control in a state."""

    def paint_ring(self, canvas: pygame.Surface, rect: pygame.Rect, radius: int | None = None) -> None:
        """Draw the ring of the focus round a box (VISUAL 5)."""
        desk = self.desk
        gap = desk.u(RING_GAP) + desk.u(RING_WIDTH)
        theme = desk.theme
        rings = {
            Ground.LACQUER: theme.lacquer.focus,
            Ground.DIALOG: theme.dialog.select,
            Ground.PAPER: theme.hanji.focus,
        }
        colour = rings[self.ground]
        corner = desk.u(RING_RADIUS) if radius is None else radius + gap
        desk.shapes.ring(canvas, rect.inflate(2 * gap, 2 * gap), corner, colour, desk.u(RING_WIDTH))


def _nothing() -> None:
    """What a control that nobody holds does on a change."""
