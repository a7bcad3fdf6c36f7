"""A sentence that appears for a moment at the lower edge, at the table above the hand: what was saved, what failed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from .art.materials import dialog_area
from .scene import NOTICE_LIFT

if TYPE_CHECKING:
    from .desk import Desk
    from .scene import Scene

SECONDS = 4.0
PADDING = 16


class Toast:
    """Shows one sentence at a time over every screen."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._text = ""
        self._left = 0.0
        self._only_on: Scene | None = None

    def say(self, text: str, *, only_here: bool = False) -> None:
        """Show a sentence, in the place of the one before; with *only_here* it goes with the scene on top."""
        self._damage()
        self._text = text
        self._left = SECONDS
        self._only_on = self._desk.scenes.top if only_here else None
        self._damage()

    def update(self, dt: float) -> None:
        """Let time pass."""
        if not self._text:
            return
        if self._only_on not in {None, self._desk.scenes.top}:
            self._take_away()
        elif not self._desk.settings.display.lasting:
            self._left -= dt
            if self._left <= 0:
                self._take_away()

    def dismiss(self) -> None:
        """Take the sentence away: the person goes on."""
        if self._desk.settings.display.lasting:
            self._take_away()

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw over whatever is there."""
        if not self._text:
            return
        desk = self._desk
        box = self.box
        if not dialog_area(desk.measure, box).colliderect(canvas.get_clip()):
            return
        desk.materials.dialog(canvas, desk.theme, desk.measure, box)
        inside = box.inflate(-2 * desk.u(PADDING), -2 * desk.u(PADDING))
        desk.text.draw_block(canvas, self._text, inside, desk.t(17), desk.theme.dialog.text)

    @property
    def box(self) -> pygame.Rect:
        """Where the sentence lies."""
        desk = self._desk
        most = min(desk.u(720), desk.size[0] - 2 * desk.u(40))
        width = min(most, desk.text.width(self._text, desk.t(17)) + 1)
        height = desk.text.block_height(self._text, desk.t(17), width)
        box = pygame.Rect(0, 0, width + 2 * desk.u(PADDING), height + 2 * desk.u(PADDING))
        top = desk.scenes.top
        box.midbottom = desk.size[0] // 2, desk.size[1] - desk.u(NOTICE_LIFT) if top is None else top.notice_bottom
        return box

    def _take_away(self) -> None:
        self._damage()
        self._text = ""
        self._only_on = None

    def _damage(self) -> None:
        top = self._desk.scenes.top
        if self._text and top is not None:
            top.damage(dialog_area(self._desk.measure, self.box))
