"""The curtain between two people at one machine: only the hands are hidden, until the right person asks (UX 2.6)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from itertools import product

import pygame

from gostop_desktop.i18n import _, plain
from gostop_desktop.ui.art.portraits import paint_portrait
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.scene import Scene, not_for_us, nowhere
from gostop_desktop.ui.setup import SeatSetup
from gostop_desktop.ui.text import Align
from gostop_desktop.ui.widgets.paint import key_cap, key_cap_height, key_cap_width

PORTRAIT = 72
LINE = 6
RECAP = 15
MARGIN = 8
SIZES = ((32, 17), (24, 17), (20, 17))
"""Of the name and of what is asked for, from large to small."""
PARTS = tuple(part / 20 for part in range(20, 8, -1))
"""Of all sizes, where large text leaves no room: all of it smaller is more than some of it gone."""


class Way(Enum):
    """How the words stand."""

    FACE = "face"
    """Below one another, beside the portrait."""
    COLUMN = "column"
    ROW = "row"
    """The name and what is asked for in one line, the last move below."""


LET_GO_SECONDS = 0.15
"""A key that comes back sooner was never let go: held keys repeat."""
HOLDS = frozenset({Command.SKIP, Command.CONFIRM})


@dataclass(frozen=True, slots=True)
class _Words:
    """What stands on the curtain, in pixels."""

    title: int
    """Size of the name."""
    ask: int
    small: int
    """Size of the last move."""
    width: int
    beside: int
    """Before what is asked for, where it stands in the line of the name; else 0."""
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
        above = max(self.title_height, self.ask_height) if self.beside else self.title_height + self.ask_height
        return above + self.recap_height + self.between


class CurtainScene(Scene):
    """Covers the place of the hand; who is named there holds a key or presses the curtain, and it opens."""

    name = "curtain"
    covers = False
    hides_hands = True

    def __init__(
        self,
        desk: Desk,
        seat: SeatSetup,
        recap: Callable[[], str],
        area: Callable[[], pygame.Rect],
        opened: Callable[[], None],
        *,
        is_held: bool = False,
        aside: Callable[[Command], bool] = not_for_us,
        beside: Callable[[pygame.Event], bool] = nowhere,
    ) -> None:
        """Take whose turn it is, what tells the last move, where the hand lies, and what happens when it opens.

        A key that `is_held` already when the curtain falls opens nothing until it has been let go. `aside` is asked
        for what the curtain does not do: the pause, the rules; `beside` takes the pointer where it is on the bar.
        """
        super().__init__(desk)
        self.seat = seat
        self._told = recap
        self.area = area
        self.opened = opened
        self.held = 0.0
        """Seconds for which it has been held; letting go starts anew."""
        self._aside, self._beside = aside, beside
        self.held_by: Command | None = None
        """The key that opens it; None where the mouse does."""
        self._is_held = False
        self._is_old = is_held
        """Whether the key is still held from before."""
        self._let_go_for = 0.0
        self._box = pygame.Rect(0, 0, 0, 0)
        self._recap = ""
        """The last move, in the language in which it was laid out last."""
        self._words: _Words | None = None
        """What stands on it, once it is laid out."""

    @property
    def place(self) -> pygame.Rect:
        """What it covers: the place of the hand, and more where large words need it."""
        return self._box

    def resize(self) -> None:
        self._box = self.area().copy()
        # A name in it may be broken, unless one reads from the right.
        self._recap = self._told() if self.desk.is_mirrored else plain(self._told())
        self._words = self._fitted()
        missing = self._words.height + 2 * self.desk.u(MARGIN) - self._box.height
        if missing > 0:
            # Large words need more than the place of the hand: they cover what lies above it too (UX 3.2).
            self._box.y -= missing
            self._box.height += missing
        self._let_go()

    def command(self, command: Command) -> bool:
        if command in HOLDS and self.desk.scanner.is_on:
            if not self._is_old and self.held >= self._hold_seconds:
                self._open()
            return True
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
            if not self.desk.scanner.is_on:
                self._let_go()
            self._let_go_for = LET_GO_SECONDS

    def handle(self, event: pygame.Event) -> None:
        if self._beside(event):
            return
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self._box.collidepoint(event.pos):
            self._is_held = True
            self.held_by = None
        elif event.type in {pygame.MOUSEBUTTONUP, pygame.WINDOWFOCUSLOST}:
            self._let_go()

    def update(self, dt: float) -> None:
        if self._is_old and self._let_go_for > 0:
            self._let_go_for -= dt
            self._is_old = self._let_go_for > 0
        is_scanned = self.desk.scanner.is_on
        if not (self._is_held or (is_scanned and self.held < self._hold_seconds)):
            return
        self.held += dt
        self.damage(self._box)
        if self.held >= self._hold_seconds and not is_scanned:
            self._open()

    def _open(self) -> None:
        self.desk.scenes.pop()
        self.opened()

    def draw(self, canvas: pygame.Surface) -> None:
        desk = self.desk
        look = desk.theme.dialog
        desk.materials.dialog(canvas, desk.theme, desk.measure, self._box)
        words = self._words
        assert words is not None, "it is laid out before it is drawn"
        left = self._box.centerx - (words.face + words.gap + words.width) // 2
        row = pygame.Rect(left, self._box.y, words.face + words.gap + words.width, self._box.height)
        if words.face:
            portrait = pygame.Rect(row.x, row.centery - words.face // 2, words.face, words.face)
            paint_portrait(desk, self.seat.portrait, canvas, desk.mirrored(portrait, row), on_turn=True)
        text = desk.mirrored(pygame.Rect(row.right - words.width, 0, words.width, 0), row)
        y = self._box.centery - words.height // 2
        title = pygame.Rect(text.x, y, text.width, words.title_height)
        ask = pygame.Rect(text.x, title.bottom + desk.u(4), text.width, words.ask_height)
        if words.beside:
            high = max(words.title_height, words.ask_height)
            name = pygame.Rect(text.x, y + (high - words.title_height) // 2, words.beside, words.title_height)
            title = desk.mirrored(name, text)
            rest = pygame.Rect(text.x + words.beside, y, text.width - words.beside, high)
            ask = desk.mirrored(rest, text)
        desk.text.draw_block(canvas, self._title(), title, words.title, look.text, align=Align.START)
        self._draw_ask(canvas, ask, words.ask)
        y = max(title.bottom, ask.bottom) + desk.u(4)
        self._draw_progress(canvas, pygame.Rect(text.x, y, text.width, desk.u(LINE)))
        below = pygame.Rect(text.x, y + desk.u(LINE + 4), text.width, words.recap_height)
        desk.text.draw_block(canvas, self._recap, below, words.small, look.text2, align=Align.START)

    def _title(self) -> str:
        return _("{name}, your turn", name=self.seat.name)

    def _fitted(self) -> _Words:
        """Return the largest way to say everything that has room.

        Words that are wished larger stay as large: where none of the ways has room the lowest one is taken.
        """
        room = self._box.height - 2 * self.desk.u(MARGIN)
        parts = PARTS if self.desk.measure.text == 1.0 else PARTS[:1]
        ways = [self._worded(part, sizes, way) for part, way, sizes in product(parts, Way, SIZES)]
        return next((words for words in ways if words.height <= room), min(ways, key=lambda words: words.height))

    def _worded(self, part: float, sizes: tuple[int, int], way: Way) -> _Words:
        """Return what stands there in one way, in a part of the sizes."""
        desk = self.desk
        big, normal, small = (desk.t(part * size) for size in (*sizes, RECAP))
        face = min(desk.u(PORTRAIT), self._box.height - 2 * desk.u(MARGIN)) if way is Way.FACE else 0
        gap = desk.u(20) if face else 0
        most = self._box.width - 2 * desk.u(24) - face - gap
        cap = self._cap_room()
        title, ask = desk.text.width(self._title(), big), cap + desk.text.width(self._ask(), normal)
        beside = title + desk.u(24) if way is Way.ROW else 0
        wanted = max(beside + ask if beside else max(title, ask), desk.text.width(self._recap, small))
        width = min(wanted + 1, most)
        return _Words(
            big,
            normal,
            small,
            width,
            beside,
            face,
            gap,
            desk.text.block_height(self._title(), big, beside or width),
            max(key_cap_height(desk), desk.text.block_height(self._ask(), normal, width - cap - beside)),
            desk.text.block_height(self._recap, small, width) if self._recap else 0,
            desk.u(8) + desk.u(LINE) + (0 if beside else desk.u(4)),
        )

    @property
    def _hold_seconds(self) -> float:
        """How long it has to be held; with a single switch, how long a press is too early."""
        if self.desk.scanner.is_on:
            return self.desk.scanner.seconds
        return self.desk.settings.controls.hold_time / 10

    def _key(self) -> str:
        return "" if self.desk.scanner.is_on else self.desk.hold_cap()

    def _cap_room(self) -> int:
        """Return how much of a line the key takes; nothing where there is none."""
        wide = key_cap_width(self.desk, self._key())
        return wide + self.desk.u(10) if wide else 0

    def _ask(self) -> str:
        if self.desk.scanner.is_on:
            return _("When the bar is full, press the switch to see your hand")
        if self.desk.settings.pair.hold_to_look:
            return _("Your hand is to be seen as long as you hold this key, or press here")
        return _("Hold this key, or press here, until the bar is full")

    def _draw_ask(self, canvas: pygame.Surface, box: pygame.Rect, size: int) -> None:
        desk = self.desk
        look = desk.theme.dialog
        wide = key_cap_width(desk, self._key())
        cap = desk.mirrored(pygame.Rect(box.x, box.y, wide, box.height), box)
        key_cap(canvas, desk, self._key(), (cap.right, box.centery), look.brass)
        room = self._cap_room()
        rest = pygame.Rect(box.x + room, box.y, box.width - room, box.height)
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
