"""The curtain between two people at one machine: only the hands are hidden, until the right person asks (UX 2.6)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from gostop_desktop.i18n import _
from gostop_desktop.ui.art.portraits import paint_portrait
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.scene import Scene, not_for_us
from gostop_desktop.ui.setup import SeatSetup
from gostop_desktop.ui.text import Align
from gostop_desktop.ui.widgets.paint import KEY_CAP, key_cap, key_cap_width

PORTRAIT = 72
LINE = 6
MARGIN = 10
WAYS = (
    (32, 17, True, True),
    (24, 17, True, True),
    (32, 17, False, True),
    (24, 17, False, True),
    (20, 17, False, True),
    (20, 17, False, False),
    (17, 15, False, False),
    (14, 14, False, False),
)
"""From large to small: sizes of the name and of what is asked for, whether last move and portrait are shown."""
LET_GO_SECONDS = 0.15
"""A key that comes back sooner was never let go: held keys repeat."""
HOLDS = frozenset({Command.SKIP, Command.CONFIRM})


@dataclass(frozen=True, slots=True)
class _Words:
    """What stands on the curtain, in pixels."""

    title: int
    """Size of the name."""
    ask: int
    width: int
    face: int
    """Of the portrait; 0 is none."""
    gap: int
    title_height: int
    ask_height: int
    recap_height: int
    between: int
    """Room between the lines together."""

    @property
    def height(self) -> int:
        return self.title_height + self.ask_height + self.recap_height + self.between


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
        self.held_by: Command | None = None
        """The key that opens it; None where the mouse does."""
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
            self.held_by = command
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
            self.held_by = None
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
        words = self._fitted()
        left = self._box.centerx - (words.face + words.gap + words.width) // 2
        row = pygame.Rect(left, self._box.y, words.face + words.gap + words.width, self._box.height)
        if words.face:
            portrait = pygame.Rect(row.x, row.centery - words.face // 2, words.face, words.face)
            paint_portrait(desk, self.seat.portrait, canvas, desk.mirrored(portrait, row), on_turn=True)
        text = desk.mirrored(pygame.Rect(row.right - words.width, 0, words.width, 0), row)
        y = self._box.centery - words.height // 2
        title = pygame.Rect(text.x, y, text.width, words.title_height)
        desk.text.draw_block(canvas, self._title(), title, words.title, look.text, align=Align.START)
        y = title.bottom + desk.u(4)
        self._draw_ask(canvas, pygame.Rect(text.x, y, text.width, words.ask_height), words.ask)
        y += words.ask_height + desk.u(4)
        self._draw_progress(canvas, pygame.Rect(text.x, y, text.width, desk.u(LINE)))
        y += desk.u(LINE) + desk.u(8)
        if words.recap_height:
            below = pygame.Rect(text.x, y, text.width, words.recap_height)
            desk.text.draw_block(canvas, self.recap, below, desk.t(15), look.text2, align=Align.START)

    def _title(self) -> str:
        return _("{name}, your turn", name=self.seat.name)

    def _fitted(self) -> _Words:
        """Return the largest way to say everything that has room: the recap goes first, then the portrait."""
        desk = self.desk
        room = self._box.height - 2 * desk.u(MARGIN)
        ways = [self._words(title, ask, has_recap=recap, has_face=face) for title, ask, recap, face in WAYS]
        return next((way for way in ways if way.height <= room), ways[-1])

    def _words(self, title: int, ask: int, *, has_recap: bool, has_face: bool) -> _Words:
        desk = self.desk
        big, normal = desk.t(title), desk.t(ask)
        face = min(desk.u(PORTRAIT), self._box.height - 2 * desk.u(MARGIN)) if has_face else 0
        gap = desk.u(20) if has_face else 0
        recap = self.recap if has_recap else ""
        cap = key_cap_width(desk, self._key()) + desk.u(10)
        ask_wide = desk.text.width(self._ask(), normal)
        wanted = max(desk.text.width(self._title(), big), cap + ask_wide, desk.text.width(recap, desk.t(15)))
        width = min(wanted + 1, self._box.width - 2 * desk.u(24) - face - gap)
        recap_height = desk.text.block_height(recap, desk.t(15), width) if recap else 0
        return _Words(
            big,
            normal,
            width,
            face,
            gap,
            desk.text.block_height(self._title(), big, width),
            max(desk.u(KEY_CAP), desk.text.block_height(self._ask(), normal, width - cap)),
            recap_height,
            desk.u(8) + desk.u(LINE) + (desk.u(8) if recap else 0),
        )

    @property
    def _hold_seconds(self) -> float:
        return self.desk.settings.controls.hold_time / 10

    def _key(self) -> str:
        return self.desk.hold_cap()

    def _ask(self) -> str:
        if self.desk.settings.pair.hold_to_look:
            return _("Your hand is to be seen as long as you hold this key, or press here")
        return _("Hold this key, or press here, until the bar is full")

    def _draw_ask(self, canvas: pygame.Surface, box: pygame.Rect, size: int) -> None:
        desk = self.desk
        look = desk.theme.dialog
        wide = key_cap_width(desk, self._key())
        cap = desk.mirrored(pygame.Rect(box.x, box.y, wide, box.height), box)
        key_cap(canvas, desk, self._key(), (cap.right, box.centery), look.brass)
        rest = pygame.Rect(box.x + wide + desk.u(10), box.y, box.width - wide - desk.u(10), box.height)
        line = desk.mirrored(rest, box)
        height = desk.text.block_height(self._ask(), size, line.width)
        line.y, line.height = box.centery - height // 2, height
        desk.text.draw_block(canvas, self._ask(), line, size, look.text, align=Align.START)

    def _draw_progress(self, canvas: pygame.Surface, track: pygame.Rect) -> None:
        """Draw how long it still has to be held, as a line that fills below what is asked for."""
        desk = self.desk
        look = desk.theme.dialog
        desk.shapes.box(canvas, track, track.height // 2, look.rule)
        part = min(1.0, self.held / self._hold_seconds)
        if part:
            line = pygame.Rect(track.x, track.y, max(track.height, round(track.width * part)), track.height)
            desk.shapes.box(canvas, desk.mirrored(line, track), track.height // 2, look.select)

    def _let_go(self) -> None:
        self._is_held = False
        if self.held:
            self.held = 0.0
            self.damage(self._box)
