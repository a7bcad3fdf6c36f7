"""A line that is typed into: names and searches, with composition of syllables by the system (UX 3.5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from gostop_desktop.ui.input.caps import Device
from gostop_desktop.ui.input.commands import Command

from .widget import Ground, State, Widget

if TYPE_CHECKING:
    from gostop_desktop.ui.desk import Desk
    from gostop_desktop.ui.theme import Colour

RADIUS = 5
SIGN = 22
CARET_ROOM = 4
LONGEST = 40
UNWANTED = frozenset(chr(code) for code in (*range(0x20), 0x7F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)))
"""Characters that do not belong in a line: control characters and marks of direction (BUGS L03)."""


class TextField(Widget):
    """A line of text; every change is told."""

    drawn_at: pygame.Rect | None = None
    """Where it was drawn last: it may be scrolled."""

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
        self.longest = LONGEST
        """How many characters have room."""
        self.entered: Callable[[], None] | None = None
        """What Enter does."""
        self.has_caret = False
        """Whether what is typed comes here; also while the mouse is used, and no ring shows the focus."""
        self._composing = ""
        """Syllables that the input method has not finished."""
        self._has_keys = False
        """Whether keys have written here since the focus came, or the mouse brought it: then Enter opens no board."""
        self._is_on_board = False
        """Whether the focus is on the sign in the field that opens the board of letters."""
        self._is_sign_seen = self._is_held = False
        self._is_sign_pressed = False
        """Whether the pointer went down on the sign when that was to be seen: a click that brings it means the line."""

    @property
    def wants_text(self) -> bool:
        return True

    def press(self) -> None:
        """Open the board of letters for who has no keyboard, or is about to use none; else do what Enter does."""
        is_keyboard = self.desk.device is Device.KEYBOARD and not self.desk.scanner.is_on
        is_for_keys = self._has_keys or self.entered is not None
        if is_keyboard and is_for_keys and not self._is_on_board:
            if self.entered is not None:
                self.entered()
        else:
            self.open_board()

    def press_at(self, place: tuple[int, int]) -> None:
        """A click only brings the focus, or opens the board of letters on its sign."""
        if self._is_sign_pressed and self._sign().collidepoint(place):
            self.open_board()
        else:
            self._has_keys = True

    def drag_to(self, place: tuple[int, int]) -> None:
        if not self._is_held:
            self._is_held = True
            self._is_sign_pressed = self._is_sign_seen and self._sign().collidepoint(place)

    def drop(self) -> None:
        self._is_held = False

    def open_board(self) -> None:
        """Let the text be written on the screen."""
        from .letter_board import LetterBoard

        self.desk.scenes.push(LetterBoard(self.desk, self.name, self.text, self.write, self.drawn_at))

    def step(self, command: Command) -> bool:
        """Go to the sign of the board at the end of the line, or back from it."""
        end, start = (Command.LEFT, Command.RIGHT) if self.desk.is_mirrored else (Command.RIGHT, Command.LEFT)
        was_on_board, self._is_on_board = self._is_on_board, command is end
        if command not in {start, end} or was_on_board == self._is_on_board:
            return False
        self.on_change()
        return True

    def focus_came(self) -> None:
        self.has_caret = True
        self._is_sign_seen = False
        pygame.key.start_text_input()
        pygame.key.set_text_input_rect(self.rect)

    def focus_went(self) -> None:
        self.has_caret = self._has_keys = self._is_on_board = False
        pygame.key.stop_text_input()
        self._composing = ""

    def type(self, event: pygame.Event) -> bool:
        if event.type == pygame.TEXTINPUT:
            self._composing = ""
            self._has_keys = True
            self.write(self.text + event.text)
            return True
        if event.type == pygame.TEXTEDITING:
            self._composing = event.text
            self.on_change()
            return True
        if event.type == pygame.KEYDOWN and not self._composing:
            if event.key == pygame.K_BACKSPACE:
                self.write("" if event.mod & pygame.KMOD_CTRL else self.text[:-1])
                return True
            if event.key == pygame.K_v and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_GUI):
                self.write(self.text + self.desk.clipboard())
                return True
        return False

    def paint(self, canvas: pygame.Surface, state: State) -> None:
        desk = self.desk
        self.drawn_at = self.rect.copy()
        self._is_sign_seen = self._has_sign
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
        if self._has_sign:
            self._paint_sign(canvas, ink if self._is_on_board else quiet)
            rest = pygame.Rect(inside.x, inside.y, inside.width - desk.u(SIGN + 8), inside.height)
            inside = desk.mirrored(rest, inside)
        size = desk.t(17)
        y = inside.centery - desk.text.line_height(size) // 2
        text = self.text + self._composing
        clip = canvas.get_clip()
        canvas.set_clip(clip.clip(inside))
        # What is said while nothing was typed stands clear of the caret.
        line = inside if text else inside.inflate(-2 * desk.u(CARET_ROOM), 0)
        drawn = desk.text.draw(canvas, text or self.name, (line.x, y), size, ink if text else quiet, width=line.width)
        canvas.set_clip(clip)
        if self.has_caret:
            end = drawn.left if desk.is_mirrored else drawn.right
            start = inside.right if desk.is_mirrored else inside.x
            height = desk.text.line_height(size)
            caret = (end if text else start, y + height // 8, max(1, round(1.5 * desk.line)), height * 3 // 4)
            canvas.fill(ink, caret)
        if state.focus:
            ringed = self._sign().inflate(-desk.u(8), -desk.u(8)) if self._is_on_board else self.rect
            self.paint_ring(canvas, ringed, desk.u(RADIUS))

    @property
    def _has_sign(self) -> bool:
        """Whether the board of letters can be opened here: where the line has the focus."""
        return self.can_focus and self.has_caret

    def _sign(self) -> pygame.Rect:
        """Return the sign that opens the board of letters: nothing where there is none."""
        wide = self.desk.u(SIGN + 2 * 10) if self._has_sign else 0
        place = pygame.Rect(self.rect.right - wide, self.rect.y, wide, self.rect.height)
        return self.desk.mirrored(place, self.rect)

    def _paint_sign(self, canvas: pygame.Surface, colour: Colour) -> None:
        self.desk.icons.draw(canvas, "keyboard", self._sign().center, self.desk.u(SIGN), colour)

    def write(self, text: str) -> None:
        """Let another text stand there; what does not belong in a line is left out."""
        clean = "".join(char for char in text if char not in UNWANTED)[: self.longest]
        if clean != self.text:
            self.text = clean
            self.changed(clean)
        self.on_change()
