"""A sentence beside the control under the pointer: it comes after a moment, and never lies on the control (UX 3.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from gostop_desktop.ui.desk import Desk

    from .controls import Controls
    from .widget import Widget

DELAY = 0.35
PADDING = 12
GAP = 12
WIDEST = 340
RADIUS = 6


def tip_box(desk: Desk, text: str, beside: pygame.Rect) -> pygame.Rect:
    """Return where a tip goes: above the control, or below it where there is no room."""
    padding = desk.u(PADDING)
    width = min(desk.u(WIDEST), desk.text.width(text, desk.t(15)) + 1)
    box = pygame.Rect(0, 0, width + 2 * padding, desk.text.block_height(text, desk.t(15), width) + padding)
    box.midbottom = beside.centerx, beside.top - desk.u(GAP)
    if box.top < 0:
        box.midtop = beside.centerx, beside.bottom + desk.u(GAP)
    box.left = min(max(box.left, desk.u(GAP)), desk.size[0] - box.width - desk.u(GAP))
    return box


def draw_tip(canvas: pygame.Surface, desk: Desk, text: str, box: pygame.Rect) -> None:
    """Draw a tip on lacquer."""
    look = desk.theme.dialog
    if desk.theme.shadows:
        desk.shapes.shadow(canvas, box, desk.u(RADIUS), desk.u(6), 0.5, offset=desk.u(2))
    desk.shapes.box(canvas, box, desk.u(RADIUS), look.base, look.line, desk.line)
    padding = desk.u(PADDING)
    inside = pygame.Rect(box.x + padding, box.y + padding // 2, box.width - 2 * padding, box.height - padding)
    desk.text.draw_block(canvas, text, inside, desk.t(15), look.text)


class Tips:
    """When the tip of which control is shown."""

    def __init__(self, controls: Controls) -> None:
        self._controls = controls
        self._by_keys = False
        self._rested = 0.0
        """Seconds that the pointer has been on the same control."""

    @property
    def by_keys(self) -> bool:
        """Whether the focus was moved by keys: then its tip comes at once."""
        return self._by_keys

    @by_keys.setter
    def by_keys(self, value: bool) -> None:
        if value or self._by_keys:
            self.damage()
        self._by_keys = value

    def rest(self, dt: float) -> None:
        """Let the pointer stay where it is for a while."""
        hovered = self._controls.hovered
        if hovered is None or not hovered.tip:
            return
        before, self._rested = self._rested, self._rested + dt
        if before < DELAY <= self._rested:
            self.damage()

    def begin_anew(self) -> None:
        """The pointer has gone to another control, or to none."""
        self.damage()
        self._rested = 0.0

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw the tip, if there is one to be shown."""
        if (widget := self.tipped()) is not None:
            draw_tip(canvas, widget.desk, widget.tip, self._box_of(widget))

    def damage(self) -> None:
        """Ask for a redraw where the tip is."""
        if (widget := self.tipped()) is not None:
            margin = 2 * widget.desk.u(20)
            self._controls.scene.damage(self._box_of(widget).inflate(margin, margin))

    def tipped(self) -> Widget | None:
        """Return whose tip is shown: what the pointer rests on, or what keys have brought the focus to (UX 3.4)."""
        hovered, focused = self._controls.hovered, self._controls.focused
        if hovered is not None:
            return hovered if hovered.tip and self._rested >= DELAY else None
        return focused if self._by_keys and focused is not None and focused.tip else None

    def _box_of(self, widget: Widget) -> pygame.Rect:
        return tip_box(widget.desk, widget.tip, self._controls.place_of(widget))
