"""The title: the window is one big card, with the menu on its hill (UX 2.1, VISUAL f)."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from gostop_desktop.i18n import _
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.scene import Scene
from gostop_desktop.ui.widgets import Controls, State, Widget


class MenuItem(Widget):
    """A line of the menu."""

    def __init__(self, desk: Desk, rect: pygame.Rect, name: str, icon: str, action: Callable[[], None]) -> None:
        super().__init__(desk, rect, name)
        self.icon = icon
        self.action = action

    def press(self) -> None:
        self.action()

    def paint(self, canvas: pygame.Surface, state: State) -> None:
        desk = self.desk
        look = desk.theme.title
        middle = self.rect.centery
        icon = desk.mirrored(pygame.Rect(self.rect.x, middle, desk.u(22), 0), self.rect)
        desk.icons.draw(canvas, self.icon, (icon.centerx, middle), desk.u(22), look.brass)
        size = desk.t(24)
        indent = desk.u(40)
        words = desk.mirrored(pygame.Rect(self.rect.x + indent, self.rect.y, self.rect.width - indent, 0), self.rect)
        top = middle - desk.text.line_height(size) // 2
        desk.text.draw(canvas, self.name, (words.x, top), size, look.text, width=words.width)
        if state.focus or state.hover:
            width = desk.text.width(self.name, size)
            line = desk.mirrored(pygame.Rect(words.x, 0, width, round(desk.line)), self.rect)
            canvas.fill(look.brass, (line.x, top + desk.text.line_height(size), width, line.height))
        if state.focus:
            self.paint_ring(canvas, self.rect, desk.u(5))


class TitleScene(Scene):
    """Where everything begins."""

    name = "title"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.controls = Controls(self)

    def resize(self) -> None:
        desk = self.desk
        self.controls.clear()
        entries = (
            (_("New game"), "plus", self._new_game),
            (_("Quit"), "door", desk.quit),
        )
        for row, (name, icon, action) in enumerate(entries):
            rect = pygame.Rect(desk.u(64), desk.u(330 + 45 * row), desk.u(300), desk.u(44))
            self.controls.add(MenuItem(desk, rect, name, icon, action))
        self.controls.restore()

    def command(self, command: Command) -> bool:
        return self.controls.command(command)

    def handle(self, event: pygame.Event) -> None:
        self.controls.handle(event)

    def draw(self, canvas: pygame.Surface) -> None:
        canvas.fill(self.desk.theme.title.hill)
        self.controls.draw(canvas)

    def _new_game(self) -> None: ...
