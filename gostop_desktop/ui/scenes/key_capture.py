"""Waiting for the key, or the button of a gamepad, that a command is to get."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from gostop_desktop.i18n import _
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import Command, Key
from gostop_desktop.ui.input.commands import DIRECTIONS
from gostop_desktop.ui.input.key import MODIFIERS
from gostop_desktop.ui.scene import Scene
from gostop_desktop.ui.text import Align

BUTTONS = frozenset({1, 2, 3})
"""Of the mouse; its wheel is told as buttons too."""
WIDTH = 480
HEIGHT = 150
MARGIN = 24
GAP = 6


class _CaptureScene(Scene):
    """A box over the settings that waits for one press; Esc and the mouse leave everything as it was."""

    name = "key_capture"
    covers = False

    def __init__(self, desk: Desk, called: str, done: Callable[[], None]) -> None:
        """Take what the command is called, and what happens afterwards."""
        super().__init__(desk)
        self.called = called
        self.done = done
        self.box = pygame.Rect(0, 0, 0, 0)

    @property
    def wants_keys(self) -> bool:
        return True

    def resize(self) -> None:
        desk = self.desk
        most = desk.size[0] - desk.u(2 * MARGIN)
        wide = max(desk.text.width(text, desk.t(size)) for text, size, _colour in self._lines())
        width = min(most, max(desk.u(WIDTH), wide + 1 + desk.u(2 * MARGIN)))
        self.box = pygame.Rect(0, 0, width, 0)
        self.box.height = max(desk.u(HEIGHT), self._height() + desk.u(2 * MARGIN))
        self.box.center = desk.size[0] // 2, desk.size[1] // 2

    def handle(self, event: pygame.Event) -> None:
        if event.type == pygame.MOUSEBUTTONUP and event.button in BUTTONS:
            self._close()
        elif event.type == pygame.KEYDOWN and (key := Key.of(event)).scan_code not in MODIFIERS:
            if key.scan_code == pygame.KSCAN_ESCAPE:
                self._close()
            else:
                self.key(key)

    def key(self, key: Key) -> None:
        """Take a key that was pressed."""

    def lines(self) -> tuple[str, str]:
        """Return what is asked for, and how to leave everything as it was."""
        raise NotImplementedError

    def draw(self, canvas: pygame.Surface) -> None:
        desk = self.desk
        clip = canvas.get_clip()
        shade = pygame.Surface(clip.size, pygame.SRCALPHA)
        shade.fill(desk.theme.surface.dim)
        canvas.blit(shade, clip)
        desk.materials.dialog(canvas, desk.theme, desk.measure, self.box)
        y = self.box.y + (self.box.height - self._height()) // 2
        for text, size, colour in self._lines():
            place = pygame.Rect(self.box.x + desk.u(MARGIN), y, self._room, 0)
            desk.text.draw_block(canvas, text, place, desk.t(size), colour, align=Align.CENTRE)
            y += desk.text.block_height(text, desk.t(size), self._room) + desk.u(GAP)

    @property
    def _room(self) -> int:
        return self.box.width - self.desk.u(2 * MARGIN)

    def _lines(self) -> tuple[tuple[str, int, pygame.Color], ...]:
        look = self.desk.theme.dialog
        asked, left = self.lines()
        return (asked, 20, look.text), (left, 15, look.text2)

    def _height(self) -> int:
        """Return how high the lines are together."""
        desk = self.desk
        heights = [desk.text.block_height(text, desk.t(size), self._room) for text, size, _colour in self._lines()]
        return sum(heights) + desk.u(GAP) * (len(heights) - 1)

    def _close(self) -> None:
        self.desk.scenes.pop()
        self.done()


class KeyCaptureScene(_CaptureScene):
    """The next key that is pressed is the command's."""

    def __init__(self, desk: Desk, called: str, taken: Callable[[Key], bool], done: Callable[[], None]) -> None:
        """Take what gives the command its key, and returns whether it may have that one."""
        super().__init__(desk, called, done)
        self.taken = taken

    def lines(self) -> tuple[str, str]:
        return _("Press a key for “{command}”", command=self.called), _("Esc leaves it as it is.")

    def command(self, command: Command) -> bool:
        """Take what is no key: a button of the gamepad, or the single switch, leaves everything as it was."""
        if command in {Command.BACK, Command.CONFIRM}:
            self._close()
        return True

    def key(self, key: Key) -> None:
        if not self.taken(key):
            self.desk.toast.say(_("{key} always means the same.", key=key.label))
        self._close()


class ButtonCaptureScene(_CaptureScene):
    """The next button of a gamepad that is pressed is the command's."""

    def __init__(self, desk: Desk, called: str, taken: Callable[[str], None], done: Callable[[], None]) -> None:
        """Take what gives the command its button."""
        super().__init__(desk, called, done)
        self.taken = taken

    def lines(self) -> tuple[str, str]:
        asked = _("Press a button of the gamepad for “{command}”", command=self.called)
        return asked, _("Esc or a direction leaves it as it is.")

    def key(self, key: Key) -> None:
        if self.desk.bindings.command_of(key) in DIRECTIONS:
            self._close()

    def button(self, name: str) -> bool:
        self.taken(name)
        self._close()
        return True

    def command(self, command: Command) -> bool:
        """Take a direction, or the single switch: both leave everything as it was."""
        if command in DIRECTIONS or command is Command.CONFIRM:
            self._close()
        return True
