"""A line of the title's menu, and what stands below Continue."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.lists import dotted, packed
from gostop_desktop.ui.measure import SMALLEST_TEXT
from gostop_desktop.ui.text.fitting import fitted
from gostop_desktop.ui.widgets import Ground, State, Widget
from gostop_desktop.ui.widgets.paint import ribbon, ribbon_ring

MOST_LINES = 3
LEAST = 0.85
"""How small words become before they take another line."""
PITCH = 1.2


class TitleNote:
    """What the round is that Continue goes on with, in as few lines as have room."""

    def __init__(self, desk: Desk, parts: Sequence[str]) -> None:
        self.desk = desk
        self.parts = tuple(parts)
        self.size = desk.t(15)
        self.lines: list[str] = []

    @property
    def words(self) -> str:
        """All of it in a line."""
        return dotted(self.parts)

    @property
    def width(self) -> int:
        return max((self.desk.text.width(line, self.size) for line in self.lines), default=0)

    @property
    def pitch(self) -> int:
        return round(PITCH * self.size)

    @property
    def height(self) -> int:
        return len(self.lines) * self.pitch

    def write(self, room: int) -> None:
        """Find the lines: smaller words rather than a line more, but not much smaller."""
        desk, whole = self.desk, self.desk.t(15)
        least = min(whole, round(SMALLEST_TEXT * desk.measure.density))
        for most in range(1, MOST_LINES + 1):
            smallest = least if most == MOST_LINES else max(least, round(LEAST * whole))
            for size in range(whole, smallest - 1, -1):
                self.size, self.lines = size, self._packed(size, room)
                if len(self.lines) <= most and self.width <= room:
                    return
        self.lines = [fitted(desk.text, line, self.size, room, least)[0] for line in self.lines[:MOST_LINES]]

    def _packed(self, size: int, room: int) -> list[str]:
        return packed(self.parts, lambda line: self.desk.text.width(line, size) <= room)


class MenuItem(Widget):
    """A line of the menu; the first one wears the ribbon, with a note or an empty one."""

    def __init__(
        self,
        desk: Desk,
        rect: pygame.Rect,
        name: str,
        icon: str,
        action: Callable[[], None],
        ribbon: TitleNote | None,
        *,
        key: str = "",
    ) -> None:
        super().__init__(desk, rect, name, key=key, ground=Ground.DIALOG)
        self.icon = icon
        self.action = action
        self.has_ribbon = ribbon is not None
        self.told = ribbon or TitleNote(desk, ())
        self.size = 24
        """Of its name, in units."""

    @property
    def note(self) -> str:
        """What stands below the name."""
        return self.told.words

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
        desk.icons.draw(canvas, self.icon, icon.center, desk.g(22), colour)
        size, told = desk.t(self.size), self.told
        height = desk.text.line_height(size) + told.height
        top = self.rect.centery - height // 2
        text = red.text if self.has_ribbon else look.text
        desk.text.draw(canvas, self.name, (words.x, top), size, text, width=words.width)
        under = top + desk.text.line_height(size)
        for row, note in enumerate(told.lines):
            y = under - desk.u(3) + row * told.pitch
            desk.text.draw(canvas, note, (words.x, y), told.size, red.text2, width=words.width)
        if state.hover and not self.has_ribbon:
            width = desk.text.width(self.name, size)
            line = desk.mirrored(pygame.Rect(words_x, under, width, max(1, round(desk.line))), self.rect)
            canvas.fill(look.brass, line)
        if state.focus and self.has_ribbon:
            ribbon_ring(canvas, desk, self.rect, desk.theme.dialog.select, leftwards=desk.is_mirrored)
        elif state.focus:
            self.paint_ring(canvas, self.rect, desk.u(5))
