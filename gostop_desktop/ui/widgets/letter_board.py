"""A board of letters on the screen, for who has no keyboard at hand: gamepad, arrows, a single switch, a finger."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from gostop_desktop import i18n
from gostop_desktop.i18n import pgettext
from gostop_desktop.ui.input.caps import Device
from gostop_desktop.ui.input.commands import DIRECTIONS, Command
from gostop_desktop.ui.input.hangul import JAMO, composed
from gostop_desktop.ui.scene import Scene

from .buttons import Button
from .controls import Controls
from .field import LONGEST, TextField
from .flow import control_height
from .letter_keys import GAP, UNIT, WordKey, WordRow
from .letter_rows import COLUMNS, LetterPage, letter_rows
from .widget import Ground

if TYPE_CHECKING:
    from gostop_desktop.ui.desk import Desk

HIGH = 46
PADDING = 20
MARGIN = 12
"""Round the board."""
START = (2, 4)
"""Row and column of the key on which one begins: the middle is near to everything."""
CALLED = {LetterPage.LATIN: "ABC", LetterPage.HANGUL: "한글"}
"""Each set of letters in itself: who looks for it can read it."""
FIRST_LETTERS = 2
"""Which panel has the first row of letters: after the line and the digits."""
PAD_KEYS = frozenset({Command.HINT, Command.INSPECT, Command.SKIP, Command.NEXT_REGION, Command.PREVIOUS_REGION})
"""What has a button of the gamepad here that means one of the keys of the board."""
LET_THROUGH = frozenset({Command.QUIT, Command.FULL_SCREEN, Command.MUTE, Command.SMALLER_TEXT, Command.LARGER_TEXT})


class LetterBoard(Scene):
    """A line of text above rows of letters; every change is told, and what is typed on keys comes into the line too."""

    name = "letter_board"
    covers = False

    def __init__(
        self,
        desk: Desk,
        called: str,
        text: str,
        changed: Callable[[str], None],
        place: pygame.Rect | None = None,
        *,
        longest: int = LONGEST,
    ) -> None:
        """Take what is asked for, what stands there already, what is told of every change, and the place of the line.

        The board lies below that place where it has room there, else over it.
        """
        super().__init__(desk)
        self._place = place
        self.controls = Controls(self)
        self.line = TextField(desk, pygame.Rect(0, 0, 0, 0), called, text, changed, ground=Ground.DIALOG)
        self.line.can_focus = False
        self.line.has_caret = True
        self.line.longest = longest
        self.page = LetterPage.HANGUL if i18n.language() == "ko" else LetterPage.LATIN
        self.is_shifted = self._begins_large()
        self._before = text
        """What stood there before the letters of `_jamo`."""
        self._jamo: list[str] = []
        """The Korean letters that have been pressed since something else was: they make syllables together."""
        self._types = False
        """Whether keys write: Enter then ends it, instead of pressing a key of the board."""
        self.box = pygame.Rect(0, 0, 0, 0)

    @property
    def wants_text(self) -> bool:
        return True

    def enter(self) -> None:
        pygame.key.start_text_input()
        pygame.key.set_text_input_rect(self.line.rect)
        if self.desk.scanner.is_on:
            self._scan_anew()

    def leave(self) -> None:
        pygame.key.stop_text_input()
        self.controls.release()

    # What is written.

    def write(self, letter: str) -> None:
        """Put a letter at the end; Korean ones join to syllables."""
        if letter in JAMO:
            if not self._jamo:
                self._before = self.line.text
            text = self._before + composed([*self._jamo, letter])
        else:
            text = self.line.text + letter
        if len(text) > self.line.longest:
            self.desk.sound.play("refuse")
            return
        self._jamo = [*self._jamo, letter] if letter in JAMO else []
        self.line.write(text)
        self._shift(is_on=False)

    def delete(self) -> None:
        """Take the last letter back: of a syllable that is being written its last part, else all of it."""
        if self._jamo:
            self._jamo.pop()
            self.line.write(self._before + composed(self._jamo))
        else:
            self.line.write(self.line.text[:-1])

    def close(self) -> None:
        """Leave the text as it is now."""
        self.desk.scenes.pop()

    # How it looks.

    def resize(self) -> None:
        desk = self.desk
        gap, padding, margin = desk.u(GAP), desk.u(PADDING), desk.u(MARGIN)
        most = desk.size[0] - 2 * (margin + padding)
        words = WordRow(desk, self._words(), most)
        unit = max(desk.u(UNIT), round(1.9 * desk.t(20)))
        width = min(most, max(COLUMNS * unit + (COLUMNS - 1) * gap, words.width + 2 * unit))
        # The keys of a full row have its width among them, to the pixel.
        width -= (width + gap) % COLUMNS
        high = max(desk.u(HIGH), desk.text.line_height(desk.t(20)) + desk.u(6))
        rows = letter_rows(self.page, is_shifted=self.is_shifted)
        line = control_height(desk) + desk.u(4)
        height = line + (len(rows) + 1) * (high + gap) + 2 * padding
        self.box = pygame.Rect(0, 0, width + 2 * padding, height)
        self.box.midbottom = desk.size[0] // 2, desk.size[1] - margin
        if self._place is not None and self.box.colliderect(self._place):
            self.box.centery = desk.size[1] // 2
        self.controls.clear()
        inside = self.box.inflate(-2 * padding, -2 * padding)
        self.line.rect = pygame.Rect(inside.x, inside.y, inside.width, line)
        self.controls.add(self.line)
        y = inside.y + line + gap
        start = None
        for number, letters in enumerate(rows):
            keys = self._build_row(letters, pygame.Rect(inside.x, y, inside.width, high), number)
            if number == START[0]:
                start = keys[START[1]]
            y += high + gap
        self._add_row(words.buttons(pygame.Rect(inside.x, y, inside.width, high)))
        self.controls.restore(first=start)

    def _build_row(self, letters: str, row: pygame.Rect, number: int) -> list[Button]:
        """Put a row of letters down: from the left to the right, as they lie on every keyboard."""
        gap = self.desk.u(GAP)
        unit = (row.width - (COLUMNS - 1) * gap) // COLUMNS
        x = row.centerx - (len(letters) * (unit + gap) - gap) // 2
        keys = []
        for column, letter in enumerate(letters):
            place = pygame.Rect(x + column * (unit + gap), row.y, unit, row.height)
            keys.append(self._key(place, letter, partial(self.write, letter), f"key {number} {column}"))
        self._add_row(keys)
        return keys

    def _words(self) -> tuple[WordKey, ...]:
        """Return the keys that write no letter."""
        other = CALLED[self.page.other]
        return (
            WordKey(pgettext("letters", "Shift"), Command.SKIP, self._press_shift, is_on=self.is_shifted),
            WordKey(other, Command.NEXT_REGION, self._turn),
            WordKey(pgettext("letters", "Space"), Command.INSPECT, partial(self.write, " "), grows=True),
            WordKey(pgettext("letters", "Delete"), Command.HINT, self.delete),
            WordKey(pgettext("letters", "Done"), Command.PAUSE, self.close, primary=True),
        )

    def _key(self, place: pygame.Rect, name: str, action: Callable[[], None], key: str) -> Button:
        # Letters do not change sides where one reads from the right.
        return Button(self.desk, self.desk.mirrored(place), name, action, ground=Ground.DIALOG, size=20, key=key)

    def _add_row(self, keys: Sequence[Button]) -> None:
        panel = self.controls.panel()
        panel.is_group = True
        for key in keys:
            panel.add(key)

    def draw(self, canvas: pygame.Surface) -> None:
        desk = self.desk
        shade = pygame.Surface(canvas.get_clip().size, pygame.SRCALPHA)
        shade.fill(desk.theme.surface.dim)
        canvas.blit(shade, canvas.get_clip())
        desk.materials.dialog(canvas, desk.theme, desk.measure, self.box)
        self.controls.draw(canvas)

    # What is pressed.

    def command(self, command: Command) -> bool:
        if command in LET_THROUGH:
            return False
        if command in DIRECTIONS:
            self._types = False
        if command is Command.BACK or command is Command.PAUSE or (command is Command.CONFIRM and self._types):
            self.close()
        elif command in PAD_KEYS and self.desk.device is Device.GAMEPAD:
            self._pad_key(command)
        else:
            self.controls.command(command)
        return True

    def _pad_key(self, command: Command) -> None:
        """Do what a button of the gamepad is for without going to its key."""
        if command is Command.HINT:
            self.delete()
        elif command is Command.INSPECT:
            self.write(" ")
        elif command is Command.SKIP:
            self._press_shift()
        else:
            self._turn()

    def scan(self) -> None:
        self.controls.scan()

    def handle(self, event: pygame.Event) -> None:
        if event.type in {pygame.KEYDOWN, pygame.TEXTINPUT, pygame.TEXTEDITING}:
            if self.line.type(event):
                self._jamo = []
                self._types = True
        else:
            self.controls.handle(event)

    def _press_shift(self) -> None:
        self._shift(is_on=not self.is_shifted)

    def _shift(self, *, is_on: bool) -> None:
        if is_on != self.is_shifted:
            self.is_shifted = is_on
            self._lay_out_anew()
        if self.desk.scanner.is_on:
            self._scan_anew()

    def _begins_large(self) -> bool:
        """Whether the next letter is a large one by itself: a name begins with one, where there are any."""
        return self.page is LetterPage.LATIN and not self.line.text

    def _turn(self) -> None:
        """Show the other set of letters."""
        self.page = self.page.other
        self.is_shifted = self._begins_large()
        self._jamo = []
        self._lay_out_anew()
        if self.desk.scanner.is_on:
            self._scan_anew()

    def _lay_out_anew(self) -> None:
        self.resize()
        self.damage()

    def _scan_anew(self) -> None:
        """Begin with the first row of letters: what comes next is most likely there, or soon after."""
        self.controls.scanning.begin(self.controls.panels[FIRST_LETTERS].widgets[0])
