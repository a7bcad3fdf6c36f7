"""Waiting for the key that a command is to get."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from gostop_desktop.i18n import _
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import Command, Key
from gostop_desktop.ui.input.commands import command_name
from gostop_desktop.ui.keys import save_bindings
from gostop_desktop.ui.scene import Scene
from gostop_desktop.ui.text import Align

MODIFIERS = frozenset(
    {
        pygame.KSCAN_LCTRL,
        pygame.KSCAN_RCTRL,
        pygame.KSCAN_LSHIFT,
        pygame.KSCAN_RSHIFT,
        pygame.KSCAN_LALT,
        pygame.KSCAN_RALT,
        pygame.KSCAN_LGUI,
        pygame.KSCAN_RGUI,
        pygame.KSCAN_CAPSLOCK,
    }
)
"""Keys that are held beside another one."""
WIDTH = 480
HEIGHT = 150
GAP = 6


class KeyCaptureScene(Scene):
    """The next key that is pressed is the command's; Esc leaves everything as it was."""

    name = "key_capture"
    covers = False

    def __init__(self, desk: Desk, command: Command, done: Callable[[], None]) -> None:
        super().__init__(desk)
        self.wanted = command
        self.done = done
        self.box = pygame.Rect(0, 0, 0, 0)

    @property
    def wants_keys(self) -> bool:
        return True

    def resize(self) -> None:
        desk = self.desk
        self.box = pygame.Rect(0, 0, min(desk.u(WIDTH), desk.size[0] - desk.u(40)), desk.u(HEIGHT))
        self.box.center = desk.size[0] // 2, desk.size[1] // 2

    def command(self, command: Command) -> bool:
        """Take what is no key: a button of the gamepad, or the single switch, leaves everything as it was."""
        if command in {Command.BACK, Command.CONFIRM}:
            self._close()
        return True

    def handle(self, event: pygame.Event) -> None:
        if event.type == pygame.MOUSEBUTTONUP:
            self._close()
        elif event.type == pygame.KEYDOWN:
            key = Key.of(event)
            if key.scan_code in MODIFIERS:
                return
            if key.scan_code != pygame.KSCAN_ESCAPE:
                self.desk.bindings.bind(self.wanted, key)
                save_bindings(self.desk.folders, self.desk.bindings)
            self._close()

    def draw(self, canvas: pygame.Surface) -> None:
        desk = self.desk
        clip = canvas.get_clip()
        shade = pygame.Surface(clip.size, pygame.SRCALPHA)
        shade.fill(desk.theme.surface.dim)
        canvas.blit(shade, clip)
        desk.materials.dialog(canvas, desk.theme, desk.measure, self.box)
        y = self.box.y + (self.box.height - self._height(lines := self._lines())) // 2
        for text, size, colour in lines:
            place = (self.box.x, y)
            desk.text.draw(canvas, text, place, desk.t(size), colour, align=Align.CENTRE, width=self.box.width)
            y += desk.text.line_height(desk.t(size)) + desk.u(GAP)

    def _lines(self) -> tuple[tuple[str, int, pygame.Color], ...]:
        look = self.desk.theme.dialog
        return (
            (_("Press a key for “{command}”", command=command_name(self.wanted)), 20, look.text),
            (_("Esc leaves it as it is."), 15, look.text2),
        )

    def _height(self, lines: Sequence[tuple[str, int, pygame.Color]]) -> int:
        """Return how high lines of such sizes are together."""
        desk = self.desk
        return sum(desk.text.line_height(desk.t(size)) + desk.u(GAP) for _text, size, _colour in lines) - desk.u(GAP)

    def _close(self) -> None:
        self.desk.scenes.pop()
        self.done()
