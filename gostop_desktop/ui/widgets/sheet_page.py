"""Pages of one sheet of paper in the middle of the board, as high as what stands on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from gostop_desktop.ui.input.commands import Command

from .flow import Flow
from .page import PageScene
from .panel import Panel

if TYPE_CHECKING:
    from gostop_desktop.ui.desk import Desk

STEP = 120
"""Units that an arrow scrolls where there is nothing to choose."""
EDGE = 20
PADDING = 32


class SheetPage(PageScene):
    """A page fills `fill`, from the upper edge of its sheet down."""

    sheet_width = 760
    """Units."""
    foot = 40
    """Units of board below the sheet; fewer in the compact form."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.sheet = pygame.Rect(0, 0, 0, 0)
        self._panel: Panel | None = None

    def fill(self, panel: Panel, flow: Flow) -> None:
        """Put the controls on the sheet."""

    def sheets(self) -> list[pygame.Rect]:
        return [self.sheet]

    def title_x(self) -> int:
        return max(super().title_x(), self.sheet.x)

    def build(self) -> None:
        desk = self.desk
        compact = desk.measure.is_compact
        width = min(desk.u(self.sheet_width), self.page.width - 2 * desk.u(EDGE))
        top = self.page.y + desk.u(68 if compact else 76)
        bottom = self.page.bottom - desk.u(EDGE if compact else self.foot)
        self.sheet = pygame.Rect(self.page.centerx - width // 2, top, width, bottom - top)
        inside = self.sheet.inflate(-desk.u(4), -2 * desk.u(8))
        self._panel = panel = self.controls.panel(inside)
        panel.ground = desk.theme.hanji.base
        flow = Flow(desk, self.sheet.x + desk.u(PADDING), top + desk.u(20), width - 2 * desk.u(PADDING))
        self.fill(panel, flow)
        panel.content_height = flow.y + desk.u(8) - inside.y
        free = self.sheet.bottom - flow.y - desk.u(16)
        if free > 0:
            self.sheet.height -= free

    def command(self, command: Command) -> bool:
        is_read = not any(widget.can_focus and widget.key != "back" for widget in self.controls.all())
        if is_read and command in {Command.DOWN, Command.UP} and self._panel is not None:
            self._panel.scroll((1 if command is Command.DOWN else -1) * self.desk.u(STEP))
            return True
        return super().command(command)
