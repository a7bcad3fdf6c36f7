"""The curtain between two people at one machine: only the hands are hidden, until the right person asks (UX 2.6)."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from gostop_desktop.i18n import _
from gostop_desktop.ui.art.portraits import paint_portrait
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.scene import Scene, not_for_us
from gostop_desktop.ui.setup import SeatSetup
from gostop_desktop.ui.text import Align
from gostop_desktop.ui.widgets.paint import key_cap, key_cap_width

PORTRAIT = 72
LINE = 6
LET_GO_SECONDS = 0.15
"""A key that comes back sooner was never let go: held keys repeat."""
HOLDS = frozenset({Command.SKIP, Command.CONFIRM})


class CurtainScene(Scene):
    """Covers the place of the hand; who is named there holds a key or presses the curtain, and it opens."""

    name = "curtain"
    covers = False
    hides_hands = True

    def __init__(
        self,
        desk: Desk,
        seat: SeatSetup,
        recap: str,
        area: Callable[[], pygame.Rect],
        opened: Callable[[], None],
        *,
        is_held: bool = False,
        aside: Callable[[Command], bool] = not_for_us,
    ) -> None:
        """Take whose turn it is, the last move in words, where the hand lies, and what happens when it opens.

        A key that `is_held` already when the curtain falls opens nothing until it has been let go. `aside` is asked
        for what the curtain does not do: the pause, the rules.
        """
        super().__init__(desk)
        self.seat = seat
        self.recap = recap
        self.area = area
        self.opened = opened
        self.held = 0.0
        """Seconds for which it has been held; letting go starts anew."""
        self._aside = aside
        self._is_held = False
        self._is_old = is_held
        """Whether the key is still held from before."""
        self._let_go_for = 0.0
        self._box = pygame.Rect(0, 0, 0, 0)

    def resize(self) -> None:
        self._box = self.area()
        self._let_go()

    def command(self, command: Command) -> bool:
        if command in HOLDS:
            self._is_held = not self._is_old
            self._let_go_for = 0.0
            return True
        if self._aside(command):
            self._let_go()
            return True
        return command not in {Command.QUIT, Command.FULL_SCREEN, Command.MUTE}

    def release(self, command: Command) -> None:
        if command in HOLDS:
            self._let_go()
            self._let_go_for = LET_GO_SECONDS

    def handle(self, event: pygame.Event) -> None:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self._box.collidepoint(event.pos):
            self._is_held = True
        elif event.type in {pygame.MOUSEBUTTONUP, pygame.WINDOWFOCUSLOST}:
            self._let_go()

    def update(self, dt: float) -> None:
        if self._is_old and self._let_go_for > 0:
            self._let_go_for -= dt
            self._is_old = self._let_go_for > 0
        if not self._is_held:
            return
        self.held += dt
        self.damage(self._box)
        if self.held >= self._hold_seconds:
            self.desk.scenes.pop()
            self.opened()

    def draw(self, canvas: pygame.Surface) -> None:
        desk = self.desk
        look = desk.theme.dialog
        desk.materials.dialog(canvas, desk.theme, desk.measure, self._box)
        big, normal, small = desk.t(32), desk.t(17), desk.t(15)
        face = desk.u(PORTRAIT)
        words = _("{name}, your turn", name=self.seat.name)
        width = max(desk.text.width(words, big), self._ask_width(), desk.text.width(self.recap, small))
        width = min(width + face + desk.u(20), self._box.width - 2 * desk.u(24))
        recap = desk.text.block_height(self.recap, small, width - face - desk.u(20))
        heights = [desk.text.line_height(big), desk.text.line_height(normal), recap]
        x = self._box.centerx - width // 2
        y = self._box.centery - (sum(heights) + desk.u(12)) // 2
        row = pygame.Rect(x, self._box.centery - face // 2, width, face)
        portrait = desk.mirrored(pygame.Rect(row.x, row.y, face, face), row)
        paint_portrait(desk, self.seat.portrait, canvas, portrait, on_turn=True)
        text = desk.mirrored(pygame.Rect(row.x + face + desk.u(20), y, width - face - desk.u(20), 0), row)
        desk.text.draw(canvas, words, (text.x, y), big, look.text, width=text.width)
        y += heights[0] + desk.u(4)
        self._draw_ask(canvas, pygame.Rect(text.x, y, text.width, heights[1]))
        y += heights[1] + desk.u(8)
        below = pygame.Rect(text.x, y, text.width, recap)
        desk.text.draw_block(canvas, self.recap, below, small, look.text2, align=Align.START)
        self._draw_progress(canvas)

    @property
    def _hold_seconds(self) -> float:
        return self.desk.settings.controls.hold_time / 10

    def _ask(self) -> tuple[str, str]:
        return self.desk.cap(Command.SKIP), _("Hold this key, or press here, to see your hand")

    def _ask_width(self) -> int:
        key, words = self._ask()
        return key_cap_width(self.desk, key) + self.desk.u(10) + self.desk.text.width(words, self.desk.t(17))

    def _draw_ask(self, canvas: pygame.Surface, box: pygame.Rect) -> None:
        desk = self.desk
        look = desk.theme.dialog
        key, words = self._ask()
        wide = key_cap_width(desk, key)
        cap = desk.mirrored(pygame.Rect(box.x, box.y, wide, box.height), box)
        key_cap(canvas, desk, key, (cap.right, box.centery), look.brass)
        rest = pygame.Rect(box.x + wide + desk.u(10), box.y, box.width - wide - desk.u(10), box.height)
        line = desk.mirrored(rest, box)
        desk.text.draw(canvas, words, line.topleft, desk.t(17), look.text, width=line.width)

    def _draw_progress(self, canvas: pygame.Surface) -> None:
        """Draw how long it still has to be held, as a line that fills."""
        desk = self.desk
        part = min(1.0, self.held / self._hold_seconds)
        if part:
            inside = self._box.inflate(-2 * desk.u(16), 0)
            line = pygame.Rect(inside.x, self._box.bottom - desk.u(18), round(inside.width * part), desk.u(LINE))
            desk.shapes.box(canvas, desk.mirrored(line, inside), line.height // 2, desk.theme.dialog.select)

    def _let_go(self) -> None:
        self._is_held = False
        if self.held:
            self.held = 0.0
            self.damage(self._box)
