"""A question on lacquer that lies over a screen: it says what is asked, and no button is pressed by a hurried Enter."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from gostop_desktop.ui.input.commands import Command
from gostop_desktop.ui.scene import Scene
from gostop_desktop.ui.text import Align

from .buttons import Button
from .controls import Controls
from .field import TextField
from .widget import Ground

if TYPE_CHECKING:
    from gostop_desktop.ui.desk import Desk

WIDTH = 460
WIDER = (1.0, 1.4, 2.0)
SIZES = (17, 15)
PADDING = 24
BUTTON = 44
HURRIED = 0.3
"""Seconds in which Enter still belongs to what was there before the question."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A button of the dialog; what it does happens after the dialog has gone."""

    name: str
    action: Callable[[], None]
    primary: bool = False


class DialogScene(Scene):
    """A title, a few sentences, perhaps a line to fill in, and answers; Esc is the last of them."""

    name = "dialog"
    covers = False

    def __init__(
        self,
        desk: Desk,
        title: str,
        text: str,
        answers: Sequence[Answer],
        *,
        field: TextField | None = None,
    ) -> None:
        """Take the answers, the one that changes nothing last; Enter in the field is the first one.

        That last one has the focus, and a hurried Enter does not even take that.
        """
        super().__init__(desk)
        self.title = title
        self.text = text
        self.answers = tuple(answers)
        self.field = field
        self.controls = Controls(self)
        self.box = pygame.Rect(0, 0, 0, 0)
        self._size = 0
        """Of the text, in pixels."""
        self._age = 0.0

    @property
    def wants_text(self) -> bool:
        return self.controls.wants_text

    def resize(self) -> None:
        desk = self.desk
        padding = desk.u(PADDING)
        names = [answer.name for answer in self.answers]
        buttons = [Button.width_of(desk, name) for name in names]
        row = sum(buttons) + desk.u(12) * (len(buttons) - 1) + 2 * padding
        title = desk.text.line_height(desk.t(20)) + desk.u(8)
        field = desk.u(54) if self.field else 0
        most = desk.size[0] - 2 * padding
        usual = max(round(desk.u(WIDTH) * desk.measure.text), row)
        # It grows sideways before its words become smaller, so that all of them can be read at once.
        ways = [(min(most, round(usual * wider)), units) for units in SIZES for wider in WIDER]
        for width, units in ways:
            inside = width - 2 * padding
            words = desk.text.block_height(self.text, desk.t(units), inside) if self.text else 0
            height = 2 * padding + title + words + field + desk.u(20) + desk.u(BUTTON)
            if height <= desk.size[1] - padding:
                break
        self._size = desk.t(units)
        self.box = pygame.Rect((desk.size[0] - width) // 2, (desk.size[1] - height) // 2, width, height)
        self.controls.clear()
        self._text_box = pygame.Rect(self.box.x + padding, self.box.y + padding + title, inside, words)
        y = self._text_box.bottom
        if self.field is not None:
            self.field.rect = pygame.Rect(self.box.x + padding, y + desk.u(12), inside, desk.u(40))
            self.field.ground = Ground.DIALOG
            self.field.entered = self._answering(self.answers[0])
            self.controls.add(self.field)
        # The first answer is at the edge, where pages have what they are for.
        x = self.box.right - padding
        y = self.box.bottom - padding - desk.u(BUTTON)
        for answer, wide in zip(self.answers, buttons, strict=True):
            place = pygame.Rect(x - wide, y, wide, desk.u(BUTTON))
            action = self._answering(answer)
            last = self.controls.add(
                Button(desk, place, answer.name, action, primary=answer.primary, ground=Ground.DIALOG, size=17)
            )
            x -= wide + desk.u(12)
        self.controls.restore(first=self.field or last)

    def update(self, dt: float) -> None:
        self._age += dt

    def leave(self) -> None:
        self.controls.release()

    def command(self, command: Command) -> bool:
        if command is Command.BACK:
            self._answering(self.answers[-1])()
            return True
        if command in {Command.QUIT, Command.FULL_SCREEN, Command.MUTE}:
            return False
        if command is not Command.CONFIRM:
            self._age = HURRIED
        if self._age >= HURRIED or self.field is not None:
            self.controls.command(command)
        return True

    def handle(self, event: pygame.Event) -> None:
        self.controls.handle(event)

    def draw(self, canvas: pygame.Surface) -> None:
        desk = self.desk
        look = desk.theme.dialog
        shade = pygame.Surface(canvas.get_clip().size, pygame.SRCALPHA)
        shade.fill(desk.theme.surface.dim)
        canvas.blit(shade, canvas.get_clip())
        desk.materials.dialog(canvas, desk.theme, desk.measure, self.box)
        padding = desk.u(PADDING)
        place = (self.box.x + padding, self.box.y + padding)
        width = self.box.width - 2 * padding
        desk.text.draw(canvas, self.title, place, desk.t(20), look.text, align=Align.START, width=width)
        desk.text.draw_block(canvas, self.text, self._text_box, self._size, look.text2)
        self.controls.draw(canvas)

    def _answering(self, answer: Answer) -> Callable[[], None]:
        def act() -> None:
            self.desk.scenes.pop()
            answer.action()

        return act
