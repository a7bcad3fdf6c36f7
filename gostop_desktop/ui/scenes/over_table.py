"""A question on lacquer that lies over the cloth of an empty table, before the cards are dealt (UX 2.3)."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.scene import Scene, not_for_us, nowhere

WIDTH = 760
MARGIN = 28
GAP = 18
RAISED = 24
"""Units that it lies above the middle of the cloth."""

Place = Callable[[], pygame.Rect]


class OverTable(Scene):
    """A panel in the middle of the cloth; everything beside it can still be seen."""

    covers = False

    def __init__(
        self,
        desk: Desk,
        *,
        cloth: Place | None = None,
        aside: Callable[[Command], bool] = not_for_us,
        beside: Callable[[pygame.Event], bool] = nowhere,
    ) -> None:
        """Take where the cloth is, None for all of the screen.

        `aside` is asked for commands that answer nothing: the pause; `beside` is told first where the pointer is: it
        may be on the bar of the table.
        """
        super().__init__(desk)
        self.panel = pygame.Rect(0, 0, 0, 0)
        """What it is drawn on."""
        self.aside = aside
        self.beside = beside
        self._cloth = cloth or self._screen

    def leave(self) -> None:
        # The fans of backs are turned, and nothing on the table is.
        self.desk.cards.let_go_turned()

    def panel_width(self) -> int:
        """Return how wide the panel is: wider with large text, and never wider than the cloth."""
        desk = self.desk
        return min(self._cloth().width - desk.u(32), round(desk.u(WIDTH) * desk.measure.text))

    def lay_panel(self, height: int) -> None:
        """Put the panel in the middle of the cloth."""
        desk = self.desk
        cloth, width = self._cloth(), self.panel_width()
        top = max(desk.u(8), cloth.centery - height // 2 - desk.u(RAISED))
        self.panel = pygame.Rect(cloth.centerx - width // 2, top, width, height)

    def draw_panel(self, canvas: pygame.Surface) -> pygame.Rect:
        """Draw the panel and return the room inside its margins, from the first line of text on."""
        desk = self.desk
        desk.materials.dialog(canvas, desk.theme, desk.measure, self.panel)
        inner = self.panel.inflate(-2 * desk.u(MARGIN), -2 * desk.u(GAP))
        return pygame.Rect(inner)

    def _screen(self) -> pygame.Rect:
        return pygame.Rect((0, 0), self.desk.size)
