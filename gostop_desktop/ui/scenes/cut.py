"""The cut: the deck's fingerprint is shown, then the person's cut becomes part of the deck (UX 2.3, 5.1)."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from itertools import permutations

import pygame

from gostop_desktop.engine.rules import Rules
from gostop_desktop.i18n import _
from gostop_desktop.ui.art.cards import card_height
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import Command, Device
from gostop_desktop.ui.lists import dotted
from gostop_desktop.ui.measure import SMALLEST_TEXT
from gostop_desktop.ui.numbers import in_fours
from gostop_desktop.ui.scene import not_for_us, nowhere
from gostop_desktop.ui.setup import SeatSetup
from gostop_desktop.ui.table.easing import quad_out
from gostop_desktop.ui.table.session import Committed
from gostop_desktop.ui.table.speed import SPEEDS, speed_of
from gostop_desktop.ui.text import Align
from gostop_desktop.ui.text.fitting import fitted
from gostop_desktop.ui.widgets.letter_board import LetterBoard

from .cut_deck import CARD, draw_parts, draw_shuffle
from .cut_word import LONGEST, TypedWord
from .over_table import GAP, MARGIN, OverTable, Place

CODE = 20
"""How large the fingerprint is written."""
CUT_SECONDS = 0.25
SHUFFLE_SECONDS = 0.6
SHOWN_SECONDS = 0.5
"""How long the fingerprint of an automatic cut stays in sight here, and the shuffle with it; the bar says it on."""
AGAIN_SECONDS = 2.5
"""How long an automatic cut stays that has to say why the cards are dealt again, at any speed."""
ROOM_FOR_WORD = 0.45
"""The part of the panel beside which the hint may stand; a word of wide letters is written smaller there."""
WRITES = frozenset({Command.NEXT_REGION, Command.PREVIOUS_REGION})
"""What opens the board of letters: there is one region alone."""
SCANNED = 8
"""Into how many parts a single switch can cut the deck."""
PILES = 3
_ORDERS = tuple(permutations(range(PILES)))[1:]
"""Every order of three piles but the one in which they lie."""


class CutScene(OverTable):
    """A spread deck; the place of the cut, or a typed word, is mixed into it."""

    name = "cut"

    def __init__(
        self,
        desk: Desk,
        rules: Rules,
        committed: Committed,
        done: Callable[[str], None],
        *,
        cutter: SeatSetup | None = None,
        cloth: Place | None = None,
        aside: Callable[[Command], bool] = not_for_us,
        beside: Callable[[pygame.Event], bool] = nowhere,
    ) -> None:
        """Take what is done with the cut, and who cuts by the rules where that has to be said (RULES B.3)."""
        super().__init__(desk, cloth=cloth, aside=aside, beside=beside)
        self.cutter = cutter
        self.tells_why: Callable[[], str] = str
        """Tells why the cards are dealt again, where the deal before did not count: the language may change."""
        self.rules = rules
        self.committed = committed
        self.count = len(rules.pack)
        self.place = self.count // 2
        self.word = TypedWord()
        self._done = done
        self._age: float | None = None
        self._waited = 0.0
        self._is_over = False
        self._shows_code = False
        self._spread_top = self._words_top = self._note_room = 0
        self._is_narrow = self._is_stacked = False

    @property
    def why(self) -> str:
        """Why the cards are dealt again; empty where the deal before counted."""
        return self.tells_why()

    @property
    def wants_text(self) -> bool:
        return not self.is_automatic

    @property
    def _is_shuffled(self) -> bool:
        """Whether the shuffle is over, or not to be seen: it is for the eye alone, the deck is fixed already."""
        is_still = speed_of(self.desk) == "instant" or self.desk.settings.display.motion != "full"
        return is_still or self._age is not None or self._waited >= self._shuffle_seconds

    @property
    def _shuffle_seconds(self) -> float:
        return min(SHUFFLE_SECONDS, SHOWN_SECONDS) if self.is_automatic else SHUFFLE_SECONDS

    @property
    def is_automatic(self) -> bool:
        """Whether the gesture is skipped; the fingerprint is shown all the same."""
        return self.desk.settings.game.auto_cut

    def cut(self) -> str:
        """Return what the cutter gave."""
        if self.word.shown:
            return self.word.shown
        if self.is_automatic:
            return secrets.token_hex(4)
        if self.rules.cut == "three_piles":
            return ",".join(map(str, self._piles()))
        return str(self.place)

    def resize(self) -> None:
        self._shows_code = False
        desk = self.desk
        width = self.panel_width()
        room = width - 2 * desk.u(MARGIN)
        big, small = desk.t(24), desk.t(15)
        # The panel is as high whatever the fingerprint is, though letters are not as wide as digits.
        widest = max("0123456789abcdef", key=lambda digit: desk.text.width(digit, desk.t(CODE)))
        code = desk.text.width(_code(8 * widest), desk.t(CODE)) + desk.u(20)
        self._is_narrow = desk.text.width(self._title(), big) + code > room
        self._note_room = room if self._is_narrow else room - code
        title = (2 if self._is_narrow else 1) * desk.text.line_height(big)
        note = desk.text.block_height(self._note(), small, self._note_room)
        self._spread_top = desk.u(GAP) + title + note + desk.u(34)
        self._words_top = self._spread_top + card_height(desk.u(CARD)) + desk.u(34)
        longest = max(desk.text.width(self._place_told(), desk.t(17)), round(room * ROOM_FOR_WORD))
        self._is_stacked = longest + desk.text.width(self._hint(), small) + desk.u(20) > room
        below = desk.text.line_height(desk.t(17))
        if self._is_stacked:
            below += desk.text.block_height(self._hint(), small, room)
        self.lay_panel(self._words_top + below + desk.u(GAP))
        if desk.scenes.top is self and self.wants_text:
            self.word.move(self._word_line())

    def _title(self) -> str:
        """Return who cuts; for a computer a person does it, lest it cut for itself."""
        if self.cutter is None:
            return _("Cut the deck")
        name = self.cutter.name
        is_computer = self.cutter.level is not None
        return _("Cut for {name}", name=name) if is_computer else _("{name}, cut the deck", name=name)

    def _note(self) -> str:
        """Return what stands below the title: why there is another cut comes before what the fingerprint is for."""
        return self.why or _("This fingerprint fixes the deck before you cut. Your cut is mixed in.")

    def _told(self) -> str:
        """Return what the person gives as it stands now."""
        word = self.word.shown
        return _("Your word: {word}", word=word) if word else self._place_told()

    def _place_told(self) -> str:
        if self.rules.cut == "three_piles":
            return _("Piles in the order {order}", order=dotted(str(pile + 1) for pile in self._piles()))
        return _("After card {n} of {count}", n=self.place, count=self.count)

    def _hint(self) -> str:
        """Return how the deck is cut with what the person has in the hands."""
        desk = self.desk
        key = desk.cap(Command.CONFIRM)
        if desk.scanner.is_on:
            return _("Press where you want to cut")
        if desk.device is Device.GAMEPAD:
            word = desk.cap(Command.NEXT_REGION)
            return _("Left and right, then {button}; {key} for a word", button=key, key=word)
        return _("Click, or arrows and {key}; or type a word", key=key)

    def _word_line(self) -> pygame.Rect:
        """Return where stands what the person gives."""
        desk = self.desk
        inner = self.panel.inflate(-2 * desk.u(MARGIN), 0)
        return pygame.Rect(inner.x, inner.y + self._words_top, inner.width, desk.text.line_height(desk.t(17)))

    def enter(self) -> None:
        if speed_of(self.desk) == "instant" and self.is_automatic and not self.why:
            self._finish()
            return
        if self.wants_text:
            self.word.begin(self._word_line())
        if not self._is_shuffled:
            self.desk.sound.play("shuffle")

    def leave(self) -> None:
        super().leave()
        self.word.end()

    def command(self, command: Command) -> bool:
        steps = {Command.LEFT: -1, Command.RIGHT: 1, Command.UP: 5, Command.DOWN: -5}
        if command in steps:
            way = -1 if self.desk.is_mirrored and command in {Command.LEFT, Command.RIGHT} else 1
            self._move_to(self.place + way * steps[command])
        elif command is Command.CONFIRM:
            self._press()
        elif command in WRITES and self.wants_text and self._age is None:
            self._write()
        elif command is Command.BACK and self.word.shown:
            self.word.clear()
            self.damage(self.panel)
        elif not self.aside(command):
            return command not in {Command.QUIT, Command.FULL_SCREEN, Command.MUTE}
        return True

    def _write(self) -> None:
        """Let the word be written on the screen, for who has no keyboard at hand."""
        shown, place = self.word.shown, self._word_line()
        board = LetterBoard(self.desk, _("Your word for the cut"), shown, self.word.write, place, longest=LONGEST)
        self.desk.scenes.push(board)

    def scan(self) -> None:
        """Let the place go along the deck for a single switch, and begin anew at its end."""
        step = self.count // SCANNED
        self._move_to(self.place + step if self.place + step < self.count else step)

    def handle(self, event: pygame.Event) -> None:
        if self.beside(event):
            return
        match event.type:
            case pygame.MOUSEMOTION:
                self._look_at_code(looks=self._code_box().collidepoint(event.pos))
                if self._spread().collidepoint(event.pos):
                    self._move_to(self._place_at(event.pos[0]))
            case pygame.MOUSEBUTTONDOWN if event.button == 1 and self.panel.collidepoint(event.pos):
                self._press()
            case pygame.TEXTINPUT | pygame.TEXTEDITING | pygame.KEYDOWN if self.wants_text and self._age is None:
                if self.word.take(event):
                    self.damage(self.panel)
            case _:
                pass

    def update(self, dt: float) -> None:
        # As fast as the cards: at Fast the next round is there within a second (UX 10, check 15).
        speed = SPEEDS[speed_of(self.desk)] or 1.0
        dt *= min(1.0, speed) if self.why else speed
        if self._age is None:
            if not self._is_shuffled:
                self.damage(self.panel)
            self._waited += dt
            if self.is_automatic and self._waited >= (AGAIN_SECONDS if self.why else SHOWN_SECONDS):
                self._press()
            return
        self._age += dt
        self.damage(self.panel)
        if self._age >= CUT_SECONDS or self.desk.settings.display.motion != "full":
            self._finish()

    def _press(self) -> None:
        if self._age is None:
            self._age = 0.0
            self.desk.sound.play("cut")
            if speed_of(self.desk) == "instant":
                self._finish()
        else:
            self._finish()

    def _finish(self) -> None:
        if not self._is_over:
            self._is_over = True
            self.desk.scenes.pop()
            self._done(self.cut())

    def _move_to(self, place: int) -> None:
        place = min(self.count - 1, max(1, place))
        if place != self.place and self._age is None:
            self.place = place
            self.damage(self.panel)

    def _look_at_code(self, *, looks: bool) -> None:
        """Show the whole fingerprint in the place of the note while the pointer is on its beginning."""
        if looks != self._shows_code:
            self._shows_code = looks
            self.damage(self.panel)

    def _code_box(self) -> pygame.Rect:
        """Return where the fingerprint stands."""
        desk = self.desk
        inner = self.panel.inflate(-2 * desk.u(MARGIN), -2 * desk.u(GAP))
        line = desk.text.line_height(desk.t(24))
        width = desk.text.width(_code(self.committed.fingerprint), desk.t(CODE))
        if self._is_narrow:
            return desk.mirrored(pygame.Rect(inner.x, inner.y + line, width, line), inner)
        return desk.mirrored(pygame.Rect(inner.right - width, inner.y, width, line), inner)

    def _spread(self) -> pygame.Rect:
        desk = self.desk
        height = card_height(desk.u(CARD))
        return pygame.Rect(
            self.panel.x + desk.u(40), self.panel.y + self._spread_top, self.panel.width - 2 * desk.u(40), height
        )

    def _parts(self) -> tuple[int, ...]:
        """Return how many cards are in each of the parts that the deck lies in."""
        if self.word.shown:
            return (self.count,)
        if self.rules.cut == "three_piles":
            size, surplus = divmod(self.count, PILES)
            return tuple(size + (pile < surplus) for pile in range(PILES))
        return self.place, self.count - self.place

    def _order(self) -> tuple[int, ...]:
        """Return in which order the parts are put together again."""
        if self.word.shown:
            return (0,)
        return self._piles() if self.rules.cut == "three_piles" else (1, 0)

    def _piles(self) -> tuple[int, ...]:
        return _ORDERS[self.place % len(_ORDERS)]

    def _place_at(self, x: int) -> int:
        spread = self._spread()
        along = spread.right - x if self.desk.is_mirrored else x - spread.x
        return round(along / spread.width * self.count)

    def draw(self, canvas: pygame.Surface) -> None:
        desk = self.desk
        look = desk.theme.dialog
        inner = self.draw_panel(canvas)
        line = pygame.Rect(inner.x, inner.y, inner.width, 0)
        big, small = desk.t(24), desk.t(15)
        desk.text.draw(canvas, self._title(), line.topleft, big, look.text, width=line.width)
        align = Align.END
        if self._is_narrow:
            align = Align.START
            line.y += desk.text.line_height(big)
        code = desk.t(CODE)
        base = (line.x, line.y + (desk.text.line_height(big) - desk.text.line_height(code)) // 2)
        desk.text.draw(canvas, _code(self.committed.fingerprint), base, code, look.brass, width=line.width, align=align)
        line.y += desk.text.line_height(big)
        note = desk.mirrored(pygame.Rect(line.x, line.y, self._note_room, 0), inner)
        told = in_fours(self.committed.fingerprint) if self._shows_code else self._note()
        desk.text.draw_block(canvas, told, note, small, look.text if self.why else look.text2)
        self._draw_spread(canvas)
        line.y = self.panel.y + self._words_top
        room = line.width if self._is_stacked else line.width - desk.text.width(self._hint(), small) - desk.u(20)
        told, size = fitted(desk.text, self._told(), desk.t(17), room, round(SMALLEST_TEXT * desk.measure.density))
        desk.text.draw(canvas, told, line.topleft, size, look.text, width=line.width)
        if self._is_stacked:
            line.y += desk.text.line_height(desk.t(17))
            desk.text.draw_block(canvas, self._hint(), line, small, look.text2)
        else:
            desk.text.draw(canvas, self._hint(), line.topleft, small, look.text2, width=line.width, align=Align.END)

    def _draw_spread(self, canvas: pygame.Surface) -> None:
        """Draw the deck as it is shuffled, or in its parts."""
        spread = self._spread()
        if not self._is_shuffled:
            draw_shuffle(canvas, self.desk, spread, self.count, self._waited / self._shuffle_seconds)
            return
        done = 0.0 if self._age is None else quad_out(min(1.0, self._age / CUT_SECONDS))
        draw_parts(canvas, self.desk, spread, self._parts(), self._order(), done)


def _code(fingerprint: str) -> str:
    return _("Fingerprint {code}", code=f"{fingerprint[:4]} {fingerprint[4:8]}")
