"""A line that is typed into: names and searches, with composition of syllables by the system (UX 3.5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from .widget import Ground, State, Widget

if TYPE_CHECKING:
    from gostop_desktop.ui.desk import Desk

RADIUS = 5
LONGEST = 40
UNWANTED = frozenset(chr(code) for code in (*range(0x20), 0x7F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)))
"""Characters that do not belong in a line: control characters and marks of direction (BUGS L03)."""


class TextField(Widget):
    """A line of text; every change is told."""

    def __init__(  # how it looks, each by name
        self,
        desk: Desk,
        rect: pygame.Rect,
        name: str,
        text: str,
        changed: Callable[[str], None],
        *,
        ground: Ground = Ground.PAPER,
        icon: str = "",
        key: str = "",
    ) -> None:
        """Take what is shown while it is empty as the name."""
        super().__init__(desk, rect, name, key=key, ground=ground)
        self.text = text
        self.changed = changed
        self.icon = icon
        self.entered: Callable[[], None] | None = None
        """What Enter does."""
        self._composing = ""
        """Syllables that the input method has not finished."""

    @property
    def wants_text(self) -> bool:
        return True

    def press(self) -> None:
        if self.entered is not None:
            self.entered()

    def press_at(self, place: tuple[int, int]) -> None:
        """A click only brings the focus."""

    def focus_came(self) -> None:
        pygame.key.start_text_input()
        pygame.key.set_text_input_rect(self.rect)

    def focus_went(self) -> None:
        pygame.key.stop_text_input()
        self._composing = ""

    def type(self, event: pygame.Event) -> bool:
        if event.type == pygame.TEXTINPUT:
            self._composing = ""
            self._set(self.text + event.text)
            return True
        if event.type == pygame.TEXTEDITING:
            self._composing = event.text
            self.on_change()
            return True
        if event.type == pygame.KEYDOWN and not self._composing:
            if event.key == pygame.K_BACKSPACE:
                self._set("" if event.mod & pygame.KMOD_CTRL else self.text[:-1])
                return True
            if event.key == pygame.K_v and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_GUI):
                self._set(self.text + self.desk.clipboard())
                return True
        return False

    def paint(self, canvas: pygame.Surface, state: State) -> None:
        desk = self.desk
        on_paper = self.ground is Ground.PAPER
        hanji, look, mark = desk.theme.hanji, desk.theme.lacquer, desk.theme.mark
        fill = (hanji.raised if state.hover else hanji.fill) if on_paper else look.fill
        desk.shapes.box(canvas, self.rect, desk.u(RADIUS), fill, hanji.frame if on_paper else look.line, desk.line)
        ink = hanji.ink if on_paper else mark.text
        quiet = hanji.ink3 if on_paper else mark.text2
        inside = self.rect.inflate(-2 * desk.u(12), 0)
        if self.icon:
            icon = desk.mirrored(pygame.Rect(inside.x, inside.y, desk.u(22), inside.height), inside)
            desk.icons.draw(canvas, self.icon, icon.center, desk.u(20), quiet)
            rest = pygame.Rect(inside.x + desk.u(30), inside.y, inside.width - desk.u(30), inside.height)
            inside = desk.mirrored(rest, inside)
        size = desk.t(17)
        y = inside.centery - desk.text.line_height(size) // 2
        text = self.text + self._composing
        clip = canvas.get_clip()
        canvas.set_clip(clip.clip(inside))
        drawn = desk.text.draw(
            canvas, text or self.name, (inside.x, y), size, ink if text else quiet, width=inside.width
        )
        canvas.set_clip(clip)
        if state.focus or (self.wants_text and state.pressed):
            end = drawn.left if desk.is_mirrored else drawn.right
            start = inside.right if desk.is_mirrored else inside.x
            height = desk.text.line_height(size)
            caret = (end if text else start, y + height // 8, max(1, round(1.5 * desk.line)), height * 3 // 4)
            canvas.fill(ink, caret)
            self.paint_ring(canvas, self.rect, desk.u(RADIUS))

    def _set(self, text: str) -> None:
        clean = "".join(char for char in text if char not in UNWANTED)[:LONGEST]
        if clean != self.text:
            self.text = clean
            self.changed(clean)
        self.on_change()
