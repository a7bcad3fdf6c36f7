"""Pages: a title on the board, sheets of paper, actions at the bottom (VISUAL 6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from gostop_desktop.i18n import _
from gostop_desktop.ui.input.commands import Command
from gostop_desktop.ui.lists import dotted
from gostop_desktop.ui.scene import Scene

from .buttons import IconButton
from .controls import Controls
from .paint import key_cap, key_cap_height, key_cap_width
from .widget import Widget

if TYPE_CHECKING:
    from gostop_desktop.ui.desk import Desk

TITLE_SIZE = 32
HIGHEST_TITLE = 42
TITLE_X = 62
LEAST_FOOT = 32
"""Units of board below the sheets in which a line has room."""
BESIDE = 51
"""Units from the title to the arrow that leads back."""
TOP = 76
MARGIN = 40
BOTTOM = 40
ACTIONS = 54


class PageScene(Scene):
    """A screen to read and choose on. A page fills `build` and says where its sheets of paper lie."""

    has_back = True
    """Whether there is a page to go back to."""
    tells_back = False
    """Whether the key that leads back is written below the sheets; other pages have a button or a line of their own."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.controls = Controls(self)
        self._ground: pygame.Surface | None = None
        self.page = pygame.Rect(0, 0, 0, 0)
        """Where the page is: the whole window, or the middle of a very wide one."""

    @property
    def title(self) -> str:
        return ""

    @property
    def wants_text(self) -> bool:
        return self.controls.wants_text

    def sheets(self) -> Sequence[pygame.Rect]:
        """Return where sheets of paper lie; asked after `build`."""
        return ()

    def build(self) -> None:
        """Put the controls in, by `self.page` and the desk's measures."""

    def resize(self) -> None:
        desk = self.desk
        width, height = desk.size
        page_width = min(width, desk.u(1480))
        self.page = pygame.Rect((width - page_width) // 2, 0, page_width, height)
        self.controls.clear()
        back = IconButton(desk, self.at(0, 21, 40, 40), _("Back"), "back", self.go_back, mirrors=True, key="back")
        back.tip = dotted((back.name, desk.cap(Command.BACK)))
        if self.has_back:
            self.controls.add(back)
        self.build()
        # Where the title begins is known only now.
        back.rect = desk.mirrored(self.at(0, 21, 40, 40).move(self.title_x() - self.page.x - desk.u(BESIDE), 0))
        self.controls.restore(first=self.first_control())
        self._ground = None

    def first_control(self) -> Widget | None:
        """Return the control that has the focus on arrival: the first one after Back."""
        return next((widget for widget in self.controls.all() if widget.can_focus and widget.key != "back"), None)

    def title_x(self) -> int:
        """Return where the title begins, before mirroring."""
        return self.page.x + self.desk.u(TITLE_X)

    def title_size(self) -> int:
        """Return how large the title is: above the sheets is as much room as there is, however large the text."""
        return min(self.desk.t(TITLE_SIZE), self.desk.u(HIGHEST_TITLE))

    def at(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        """Return a box on the page given in layout units from its upper left corner, before mirroring."""
        u = self.desk.u
        return pygame.Rect(self.page.x + u(x), self.page.y + u(y), u(width), u(height))

    def go_back(self) -> None:
        """Go one step back; nothing is lost by it."""
        self.desk.scenes.pop()

    def command(self, command: Command) -> bool:
        if self.controls.command(command):
            return True
        if command is Command.BACK:
            self.go_back()
            return True
        return False

    def scan(self) -> None:
        self.controls.scan()

    def handle(self, event: pygame.Event) -> None:
        self.controls.handle(event)

    def draw(self, canvas: pygame.Surface) -> None:
        if self._ground is None:
            self._ground = self._baked()
        canvas.blit(self._ground, (0, 0))
        self.controls.draw(canvas)
        self.controls.draw_tip(canvas)

    def update(self, dt: float) -> None:
        self.controls.update(dt)

    def leave(self) -> None:
        self._ground = None
        self.controls.release()

    def paint_ground(self, canvas: pygame.Surface) -> None:
        """Draw what rests on the page besides its sheets and title."""

    def _baked(self) -> pygame.Surface:
        desk = self.desk
        ground = desk.materials.board(desk.theme, desk.measure, desk.size)
        # From here on the board is ours to paint on.
        desk.materials.forget()
        for sheet in self.sheets():
            desk.materials.sheet(ground, desk.theme, desk.measure, desk.mirrored(sheet))
            # The paper is on the board.
            desk.materials.forget()
        size = self.title_size()
        box = pygame.Rect(self.title_x(), 0, self.page.right - self.title_x(), 0)
        middle = self.page.y + desk.u(41)
        line = desk.mirrored(box)
        y = middle - desk.text.line_height(size) // 2
        desk.text.draw(ground, self.title, (line.x, y), size, desk.theme.mark.text, width=line.width)
        if self.tells_back:
            self._paint_way_back(ground)
        self.paint_ground(ground)
        return ground

    def board_below(self, units: float) -> int:
        """Return how high the board below the sheets is: so many units, or what the key that leads back needs there."""
        desk, usual = self.desk, self.desk.u(units)
        return usual if usual < desk.u(LEAST_FOOT) else max(usual, key_cap_height(desk) + 2 * desk.u(4))

    def _paint_way_back(self, ground: pygame.Surface) -> None:
        """Write the key that leads back on the board below the sheets, where it has room."""
        desk = self.desk
        below = max(sheet.bottom for sheet in self.sheets())
        label, colour = desk.cap(Command.BACK), desk.theme.mark.text2
        if self.page.bottom - below < desk.u(LEAST_FOOT) or not label:
            return
        middle, size = (below + self.page.bottom) // 2, desk.t(15)
        cap = pygame.Rect(self.title_x(), middle, key_cap_width(desk, label), 0)
        words = pygame.Rect(cap.right + desk.u(8), middle - desk.text.line_height(size) // 2, desk.u(300), 0)
        key_cap(ground, desk, label, (desk.mirrored(cap).right, middle), colour)
        place = desk.mirrored(words)
        desk.text.draw(ground, _("Back"), place.topleft, size, colour, width=place.width)
