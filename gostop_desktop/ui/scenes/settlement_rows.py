"""A row of the account that can be pressed: its cards light up and its rule is told (UX 2.7)."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.table.account import Row
from gostop_desktop.ui.widgets import Ground, State, Widget


class RowTile(Widget):
    """Lies over the words of a row, which are painted on the sheet."""

    def __init__(
        self, desk: Desk, rect: pygame.Rect, row: Row, number: int, action: Callable[[], None], *, is_lit: bool
    ) -> None:
        name = f"{row.name}, {row.note}" if row.note else row.name
        super().__init__(desk, rect, name, key=f"row {number}", ground=Ground.PAPER)
        self.action = action
        self.is_lit = is_lit

    def press(self) -> None:
        self.action()

    def paint(self, canvas: pygame.Surface, state: State) -> None:
        desk = self.desk
        if self.is_lit:
            desk.shapes.ring(canvas, self.rect, desk.u(4), desk.theme.red.fill, 2 * desk.line)
        elif state.hover:
            desk.shapes.ring(canvas, self.rect, desk.u(4), desk.theme.hanji.frame, desk.line)
        if state.focus:
            self.paint_ring(canvas, self.rect.inflate(-desk.u(6), -desk.u(6)), desk.u(4))
