"""A line of the title's menu."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.measure import SMALLEST_TEXT
from gostop_desktop.ui.text.fitting import fitted
from gostop_desktop.ui.widgets import Ground, State, Widget
from gostop_desktop.ui.widgets.paint import ribbon, ribbon_ring


class MenuItem(Widget):
    """A line of the menu; the first one wears the ribbon."""

    def __init__(
        self,
        desk: Desk,
        rect: pygame.Rect,
        name: str,
        icon: str,
        action: Callable[[], None],
        *,
        has_ribbon: bool = False,
        note: str = "",
        key: str = "",
    ) -> None:
        super().__init__(desk, rect, name, key=key, ground=Ground.DIALOG)
        self.icon = icon
        self.action = action
        self.has_ribbon = has_ribbon
        self.note = note
        self.size = 24
        """Of its name, in units."""

    def press(self) -> None:
        self.action()

    def paint(self, canvas: pygame.Surface, state: State) -> None:
        desk = self.desk
        look, red = desk.theme.title, desk.theme.red
        if self.has_ribbon:
            ribbon(canvas, desk, self.rect, leftwards=desk.is_mirrored)
        icon_x = self.rect.x + (desk.u(62) if self.has_ribbon else desk.u(12))
        icon = desk.mirrored(pygame.Rect(icon_x - desk.u(11), self.rect.y, desk.u(22), self.rect.height), self.rect)
        words_x = icon_x + desk.u(28)
        words = pygame.Rect(words_x, self.rect.y, self.rect.right - words_x - desk.u(8), self.rect.height)
        words = desk.mirrored(words, self.rect)
        colour = red.text if self.has_ribbon else look.brass
        desk.icons.draw(canvas, self.icon, icon.center, desk.u(22), colour)
        size, small = desk.t(self.size), desk.t(15)
        height = desk.text.line_height(size) + (round(1.1 * small) if self.note else 0)
        top = self.rect.centery - height // 2
        text = red.text if self.has_ribbon else look.text
        desk.text.draw(canvas, self.name, (words.x, top), size, text, width=words.width)
        under = top + desk.text.line_height(size)
        if self.note:
            note, small = fitted(desk.text, self.note, small, words.width, round(SMALLEST_TEXT * desk.measure.density))
            desk.text.draw(canvas, note, (words.x, under - desk.u(3)), small, red.text2, width=words.width)
        if state.hover and not self.has_ribbon:
            width = desk.text.width(self.name, size)
            line = desk.mirrored(pygame.Rect(words_x, under, width, max(1, round(desk.line))), self.rect)
            canvas.fill(look.brass, line)
        if state.focus and self.has_ribbon:
            ribbon_ring(canvas, desk, self.rect, desk.theme.dialog.select, leftwards=desk.is_mirrored)
        elif state.focus:
            self.paint_ring(canvas, self.rect, desk.u(5))
