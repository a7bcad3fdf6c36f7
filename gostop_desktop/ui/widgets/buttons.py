"""Buttons that are pressed, and switches that stay where they are put."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from gostop_desktop.ui.input.commands import Command

from .paint import BUTTON_RADIUS, key_cap, key_cap_width, red_band
from .widget import Ground, State, Widget

if TYPE_CHECKING:
    from gostop_desktop.ui.desk import Desk
    from gostop_desktop.ui.theme import Colour

TOGGLE = (46, 24)
KNOB = 16
ICON = 22


class Button(Widget):
    """A word to press: red if it is the one thing to do, else quiet."""

    def __init__(  # noqa: PLR0913  # how it looks, each by name
        self,
        desk: Desk,
        rect: pygame.Rect,
        name: str,
        action: Callable[[], None],
        *,
        primary: bool = False,
        ground: Ground = Ground.LACQUER,
        command: Command | None = None,
        icon: str = "",
        size: float = 0,
        key: str = "",
    ) -> None:
        """Take what happens when it is pressed, and the command whose key cap it shows."""
        super().__init__(desk, rect, name, key=key, ground=ground)
        self.action = action
        self.is_primary = primary
        self.shortcut = command
        self.icon = icon
        self.size = size or (20 if primary else 17)
        self.is_default = command is Command.CONFIRM
        self.starts_at: int | None = None
        """Where icon and name begin, where those of several buttons stand below one another; else in the middle."""

    @classmethod
    def width_of(cls, desk: Desk, name: str, *, size: float = 17, padding: float = 24) -> int:
        """Return the width that a button of this name needs."""
        return desk.text.width(name, desk.t(size)) + 2 * desk.u(padding)

    def press(self) -> None:
        if self.is_enabled:
            self.action()

    def paint(self, canvas: pygame.Surface, state: State) -> None:
        if self.is_primary:
            colour = self._paint_red(canvas, state)
        elif self.ground is not Ground.PAPER:
            colour = self._paint_lacquer(canvas, state)
        else:
            colour = self._paint_paper(canvas, state)
        if state.focus:
            self.paint_ring(canvas, self.rect, self.desk.u(BUTTON_RADIUS))
        self._paint_name(canvas, colour)
        if self.shortcut is not None and (state.takes_enter or not self.is_default):
            self._paint_cap(canvas, colour)

    def _paint_red(self, canvas: pygame.Surface, state: State) -> Colour:
        red = self.desk.theme.red
        if not self.is_enabled:
            self.desk.shapes.box(canvas, self.rect, self.desk.u(BUTTON_RADIUS), red.disabled)
            return red.disabled_text
        if state.pressed:
            red_band(canvas, self.desk, self.rect, red.pressed, red.pressed_line, red.pressed_line)
        elif state.hover:
            red_band(canvas, self.desk, self.rect, red.hover, red.line_light, red.line_dark)
            self.desk.shapes.ring(canvas, self.rect, self.desk.u(BUTTON_RADIUS), red.hover_frame, self.desk.line)
        else:
            red_band(canvas, self.desk, self.rect, red.fill, red.line_light, red.line_dark)
        return red.text

    def _paint_lacquer(self, canvas: pygame.Surface, state: State) -> Colour:
        look = self.desk.theme.lacquer
        fill, line = look.fill, look.line
        if not self.is_enabled:
            line = look.disabled_line
        elif state.pressed:
            fill = look.pressed
        elif state.hover:
            fill, line = look.hover, look.hover_line
        self.desk.shapes.box(canvas, self.rect, self.desk.u(BUTTON_RADIUS), fill, line, self.desk.line)
        return look.text if self.is_enabled else look.disabled_text

    def _paint_paper(self, canvas: pygame.Surface, state: State) -> Colour:
        hanji = self.desk.theme.hanji
        fill, line, width = hanji.fill, hanji.frame, self.desk.line
        if not self.is_enabled:
            self.desk.shapes.ring(canvas, self.rect, self.desk.u(BUTTON_RADIUS), hanji.rule, width)
            return hanji.ink3
        if state.pressed:
            fill = hanji.pressed
        elif state.hover:
            fill, line, width = hanji.raised, hanji.ink, 1.5 * width
        self.desk.shapes.box(canvas, self.rect, self.desk.u(BUTTON_RADIUS), fill, line, width)
        return hanji.ink

    def _paint_name(self, canvas: pygame.Surface, colour: Colour) -> None:
        desk = self.desk
        label = desk.text.line(self.name, desk.t(self.size), colour)
        icon = desk.u(22) if self.icon else 0
        gap = desk.u(8) if self.icon and self.name else 0
        width = label.get_width() + icon + gap if self.name else icon
        x = self.rect.x + (self.rect.width - width) // 2
        if self.starts_at is not None:
            x = self.rect.right - self.starts_at - width if desk.is_mirrored else self.rect.x + self.starts_at
        if self.shortcut is not None:
            x = self._clear_of_cap(x, width)
        if self.icon:
            at = x + width - icon // 2 if desk.is_mirrored else x + icon // 2
            desk.icons.draw(canvas, self.icon, (at, self.rect.centery), icon, colour)
        if self.name:
            at = x if desk.is_mirrored else x + icon + gap
            canvas.blit(label, label.get_rect(left=at, centery=self.rect.centery))

    def _clear_of_cap(self, x: int, width: int) -> int:
        """Return where a name of a width begins: in the middle, or beside the key's cap where it has no room there."""
        assert self.shortcut is not None
        desk = self.desk
        cap = key_cap_width(desk, desk.cap(self.shortcut)) + desk.u(14) + desk.u(8)
        if desk.is_mirrored:
            free = self.rect.x + cap
            return x if x >= free else free + max(0, self.rect.right - free - width) // 2
        free = self.rect.right - cap
        return x if x + width <= free else self.rect.x + max(0, free - self.rect.x - width) // 2

    def _paint_cap(self, canvas: pygame.Surface, colour: Colour) -> None:
        assert self.shortcut is not None
        desk = self.desk
        label = desk.cap(self.shortcut)
        edge = desk.u(14)
        if desk.is_mirrored:
            width = key_cap_width(desk, label)
            key_cap(canvas, desk, label, (self.rect.left + edge + width, self.rect.centery), colour)
        else:
            key_cap(canvas, desk, label, (self.rect.right - edge, self.rect.centery), colour)


class IconButton(Widget):
    """A symbol to press; its name is its tooltip."""

    def __init__(  # how it looks, each by name
        self,
        desk: Desk,
        rect: pygame.Rect,
        name: str,
        icon: str,
        action: Callable[[], None],
        *,
        mirrors: bool = False,
        key: str = "",
    ) -> None:
        super().__init__(desk, rect, name, key=key, ground=Ground.LACQUER)
        self.icon = icon
        self.action = action
        self.mirrors = mirrors
        """Whether the symbol points somewhere and turns round where one reads from the right."""
        self.tip = name

    def press(self) -> None:
        if self.is_enabled:
            self.action()

    def paint(self, canvas: pygame.Surface, state: State) -> None:
        desk = self.desk
        if state.hover or state.pressed:
            desk.shapes.box(canvas, self.rect, desk.u(5), desk.theme.lacquer.hover)
        if state.focus:
            self.paint_ring(canvas, self.rect.inflate(-desk.u(6), -desk.u(6)), desk.u(5))
        colour = desk.theme.mark.text if self.is_enabled else desk.theme.lacquer.disabled_text
        mirrored = self.mirrors and desk.is_mirrored
        desk.icons.draw(canvas, self.icon, self.rect.center, desk.u(ICON), colour, mirrored=mirrored)


class Toggle(Widget):
    """A switch: off with a hollow knob, on in red with a tick on it."""

    def __init__(
        self,
        desk: Desk,
        rect: pygame.Rect,
        name: str,
        value: bool,  # noqa: FBT001  # it is the control's value
        changed: Callable[[bool], None],
    ) -> None:
        super().__init__(desk, rect, name, ground=Ground.PAPER)
        self.value = value
        self.changed = changed

    def press(self) -> None:
        if self.is_enabled:
            self.value = not self.value
            self.on_change()
            self.changed(self.value)

    def paint(self, canvas: pygame.Surface, state: State) -> None:
        desk = self.desk
        hanji, red = desk.theme.hanji, desk.theme.red
        width, height = desk.g(TOGGLE[0]), desk.g(TOGGLE[1])
        body = pygame.Rect(0, 0, width, height)
        body.midright = self.rect.midright
        if desk.is_mirrored:
            body.midleft = self.rect.midleft
        on_paper = self.ground is Ground.PAPER
        frame = hanji.frame if on_paper else desk.theme.lacquer.line
        knob = desk.g(KNOB)
        at_end = self.value != desk.is_mirrored
        x = body.right - height // 2 if at_end else body.left + height // 2
        if self.value:
            fill = red.fill if self.is_enabled else red.disabled
            desk.shapes.box(canvas, body, height // 2, red.hover if state.hover and self.is_enabled else fill)
            desk.shapes.disc(canvas, (x, body.centery), knob, red.text)
            desk.icons.draw(canvas, "check", (x, body.centery), round(knob * 0.8), fill)
        else:
            line = (2 if state.hover else 1.5) * desk.line
            desk.shapes.ring(canvas, body, height // 2, frame, line)
            desk.shapes.disc(canvas, (x, body.centery), knob, frame)
        if state.focus:
            self.paint_ring(canvas, body, height // 2)
