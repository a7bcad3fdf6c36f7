"""Callouts: the big word on a torn strip of paper (UX 4, VISUAL 5)."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from gostop_desktop.i18n import _, language, pgettext
from gostop_desktop.ui.art.pictures import Pictures
from gostop_desktop.ui.lists import dotted
from gostop_desktop.ui.table.easing import back_out
from gostop_desktop.ui.table.effects import Callout, Effects
from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.table.layout import Layout
from gostop_desktop.ui.table.words import CALLOUTS, callout_note
from gostop_desktop.ui.text import Align
from gostop_desktop.ui.theme import Colour

from .brush import Brush
from .layers import Picture
from .letters import letters

if TYPE_CHECKING:
    from gostop_desktop.ui.table.describe import Person

_LETTER = 116
"""Height of a letter that has room, in units (VISUAL 5)."""
_TURN = 2.5
_KOREAN = "ko"
_LETTERS: dict[str, str] = {
    "second_ppuk": "consecutive_ppuk",
    "three_ppuk": "third_ppuk",
    "first_ttadak": "ttadak",
    "first_jjok": "jjok",
    "department": "department_store",
    "stack_own": "ja_ppuk",
    "bomb_pair": "bomb",
    "bright3": "three_brights",
    "bright3_rain": "rain_three_brights",
    "bright4": "four_brights",
    "bright5": "five_brights",
    "quad": "chongtong",
    "shodang_yes": "shodang",
    "shodang_no": "shodang",
}
"""Callouts whose cut letters have another name in the atlas."""
_STEPS = 6
"""Sizes in which a callout comes up."""
CACHE_BYTES = 8 << 20
"""For a window of 1920 × 1080: a callout in all these sizes."""
_STAMPED = frozenset({"go", "stop"})
"""What is stamped on the table (UX 4)."""
_FROM_ABOVE = 0.4
"""How much larger a stamp begins."""
_GREAT_GO, _GREAT = 3, 1.12
"""From which Go on the strip is larger, and by how much (UX 4)."""
_TAG = 58
"""Units across the tag with the factor of the next round."""
_MOST_GOS = 15
"""Numbers of Go that have a word of their own."""
_OVERSHOOT = 5
"""How far strokes reach beyond their box, in hundredths of a letter's height."""


class Callouts:
    """Paints callouts for one layout."""

    def __init__(self, brush: Brush, people: Sequence[Person]) -> None:
        self._brush = brush
        self._people = people
        self._said: Hashable = None
        """What the whole picture says that was painted last."""
        self._whole: pygame.Surface | None = None
        self._sizes: Pictures[int] = Pictures(round(CACHE_BYTES * brush.windows))
        # The first callout must not wait until the paper has been cut for it.
        self._plate(brush.layout.callout(0.0))

    @property
    def bytes(self) -> int:
        """How many bytes the sizes of a callout take now."""
        return self._sizes.bytes

    def rest(self) -> None:
        """Let go of what was called out: the next time it is something else."""
        self._whole = None
        self._sizes.clear()

    def pictures(self, effects: Effects, layout: Layout) -> list[Picture]:
        """Return the callout that is on the table, as far as it has come up."""
        callout = effects.callout
        if callout is None or callout.word not in CALLOUTS:
            return []
        room = layout.callout(callout.x)
        is_stamped = callout.word in _STAMPED and effects.is_callout_coming
        picture = self._sized(self._picture(callout, room), effects.callout_shown, is_stamped=is_stamped)
        if picture is None:
            return []
        x, y = room.center
        return [Picture(picture, round(x - picture.get_width() / 2), round(y - picture.get_height() / 2), 3000)]

    def _sized(self, whole: pygame.Surface, shown: float, *, is_stamped: bool) -> pygame.Surface | None:
        """Return a callout as far as it has come up: it goes down the same few sizes; a stamp comes from above."""
        step = round(shown * _STEPS)
        if step in {0, _STEPS}:
            return whole if step else None
        key = -step if is_stamped else step
        return self._sizes.made(key, partial(_scaled, whole, step / _STEPS, is_stamped=is_stamped))

    def _picture(self, callout: Callout, room: Rect) -> pygame.Surface:
        said = (callout.word, callout.seat, callout.cards, callout.number, room.w)
        if self._whole is None or said != self._said:
            self._sizes.clear()
            self._whole, self._said = self._paint(callout, room), said
        return self._whole

    def _paint(self, callout: Callout, room: Rect) -> pygame.Surface:
        brush = self._brush
        look = brush.theme.callout
        plate, margin = self._plate(room)
        body = pygame.Rect(margin, margin, room.w, room.h)
        pad = brush.u(26)
        word = pgettext(*CALLOUTS[callout.word])
        notes = self._notes(callout, word)
        beside = body.w * 56 // 100
        if notes and self._is_korean(callout) and self._full_width(callout) > beside * 5 // 4:
            self._paint_long(plate, body, callout, notes)
            return self._turned(plate, body, callout)
        big = self._word_picture(callout, word, beside if notes else body.w - 2 * pad - brush.u(20))
        at = (body.x + pad, body.centery - big.get_height() // 2)
        if brush.is_mirrored:
            at = (body.right - pad - big.get_width(), at[1])
        plate.blit(big, at, special_flags=pygame.BLEND_PREMULTIPLIED)
        left = at[0] + big.get_width() + brush.u(16)
        rest = Rect(left, body.y, body.right - left - brush.u(14), body.h)
        if brush.is_mirrored:
            rest = Rect(body.x + brush.u(14), body.y, at[0] - body.x - brush.u(28), body.h)
        self._paint_notes(plate, rest, notes, look.ink, look.note)
        return self._turned(plate, body, callout)

    def _turned(self, plate: pygame.Surface, body: pygame.Rect, callout: Callout) -> pygame.Surface:
        """Return the strip as it lies: a little turned, a great Go larger, what the next round counts pinned to it."""
        if callout.word == "nagari" and callout.number > 1:
            self._pin(plate, body, f"×{callout.number}")
        is_great = callout.word == "go" and callout.number >= _GREAT_GO
        return pygame.transform.rotozoom(plate, _TURN, _GREAT if is_great else 1.0)

    def _pin(self, plate: pygame.Surface, body: pygame.Rect, words: str) -> None:
        """Pin a disc with a factor to the upper corner at the end of the strip."""
        brush = self._brush
        side = brush.u(_TAG)
        x = body.x + brush.u(6) if brush.is_mirrored else body.right - side - brush.u(6)
        disc = Rect(x, body.y + brush.u(4), side, side)
        red, mark = brush.theme.red, brush.theme.mark
        brush.desk.shapes.disc(plate, disc.center, side, red.fill, mark.select, max(2, brush.u(3)))
        brush.text(plate, words, disc, brush.size(26), red.text, align=Align.CENTRE)

    def _plate(self, room: Rect) -> tuple[pygame.Surface, int]:
        """Return torn paper and how far its shadow reaches; for high contrast a white sheet with a black line."""
        if self._brush.theme.kind != "contrast":
            return letters().plate((room.w, room.h))
        look = self._brush.theme.callout
        # An empty edge, so that turning it leaves no steps.
        margin = 2
        sheet = pygame.Surface((room.w + 2 * margin, room.h + 2 * margin), pygame.SRCALPHA)
        body = Rect(margin, margin, room.w, room.h)
        self._brush.box(sheet, body, 4, look.paper)
        self._brush.box(sheet, body.inset(self._brush.u(6)), 2, look.paper, look.ink, 2)
        return sheet, margin

    def _full_width(self, callout: Callout) -> int:
        return letters().width(self._letters_of(callout), self._brush.u(_LETTER))

    def _paint_long(
        self, plate: pygame.Surface, body: pygame.Rect, callout: Callout, notes: list[tuple[str, int]]
    ) -> None:
        """Paint a long word over the whole strip, and who and what below it."""
        brush = self._brush
        text = brush.desk.text
        inner = body.inflate(-2 * brush.u(24), -2 * brush.u(24))
        words = dotted(note for note, _size in notes)
        size, least = brush.size(22), brush.size(17)
        while size > least and brush.width(words, size) > inner.w:
            size -= 1
        # Nothing of it is cut off: what one line cannot hold goes on in another.
        lines = text.wrap(words, size, inner.w)
        line = text.line_height(size)
        big = self._word_picture(callout, "", inner.w, inner.h - line * len(lines))
        gap = max(0, inner.h - big.get_height() - line * len(lines)) // 3
        x = inner.right - big.get_width() if brush.is_mirrored else inner.x
        plate.blit(big, (x, inner.y + gap), special_flags=pygame.BLEND_PREMULTIPLIED)
        y = inner.y + 2 * gap + big.get_height()
        for each in lines:
            brush.text(plate, each, Rect(inner.x, y, inner.w, line), size, brush.theme.callout.ink)
            y += line

    def _notes(self, callout: Callout, word: str) -> list[tuple[str, int]]:
        """Return what stands beside the big word, with sizes: who, the word in the language in force, what."""
        brush = self._brush
        lines = []
        is_translated = self._is_korean(callout) and language() != _KOREAN and self._wants_translation()
        if callout.seat is not None:
            name = self._people[callout.seat].name
            if callout.word == "win" and is_translated:
                # A sentence: the verb has its person.
                is_translated = False
                name = _("You win") if name == _("You") else _("{name} wins", name=name)
            lines.append((name, brush.size(24)))
        if is_translated:
            lines.insert(0, (word, brush.size(24)))
        note = callout_note(callout.word, callout.cards, callout.number, len(self._people))
        if note:
            lines.append((note, brush.size(17)))
        return lines

    def _paint_notes(
        self, plate: pygame.Surface, room: Rect, notes: list[tuple[str, int]], ink: Colour, note: Colour
    ) -> None:
        text = self._brush.desk.text
        rows = self._note_rows(room, notes)
        height = sum(text.line_height(size) for _index, _words, size in rows)
        y = round(room.center[1] - height / 2)
        for index, words, size in rows:
            line = text.line_height(size)
            colour = note if index and index == len(notes) - 1 else ink
            self._brush.text(plate, words, Rect(room.x, y, room.w, line), size, colour)
            y += line

    def _note_rows(self, room: Rect, notes: list[tuple[str, int]]) -> list[tuple[int, str, int]]:
        """Return the lines of the notes, each with its note's place and its size: smaller where they have no room."""
        text, least = self._brush.desk.text, self._brush.size(0)
        rows: list[tuple[int, str, int]] = []
        for less in range(max(size for _words, size in notes) - least + 1) if notes else ():
            sizes = [max(least, size - less) for _words, size in notes]
            rows = [
                (index, line, size)
                for index, ((words, _size), size) in enumerate(zip(notes, sizes, strict=True))
                for line in text.wrap(words, size, room.w)
            ]
            if sum(text.line_height(size) for _index, _words, size in rows) <= room.h:
                break
        return rows

    def _word_picture(self, callout: Callout, word: str, room: int, height: int = 0) -> pygame.Surface:
        """Return the big word: cut letters where the callouts are Korean, else the language's own."""
        brush = self._brush
        look = brush.theme.callout
        name = self._letters_of(callout)
        known = letters()
        if self._is_korean(callout):
            height = min(brush.u(_LETTER), height * 100 // (100 + 2 * _OVERSHOOT)) if height else brush.u(_LETTER)
            width = known.width(name, height)
            if width > room:
                height = height * room // width
                width = known.width(name, height)
            over = height * _OVERSHOOT // 100
            picture = pygame.Surface((width + 2 * over, height + 2 * over), pygame.SRCALPHA)
            known.draw(picture, name, (over, over), height, look.red if known.is_red(name) else look.stop)
            return picture
        size = brush.size(64)
        while size > brush.size(28) and brush.width(word, size) > room:
            size -= 2
        return brush.desk.text.line(word, size, look.red).premul_alpha()

    def _letters_of(self, callout: Callout) -> str:
        if callout.word == "go":
            return f"go_{callout.number}" if callout.number <= _MOST_GOS else "go_n"
        return _LETTERS.get(callout.word, callout.word)

    def _is_korean(self, callout: Callout) -> bool:
        wish = self._brush.desk.settings.language.callouts
        return letters().knows(self._letters_of(callout)) and (language() == _KOREAN or wish != "translated")

    def _wants_translation(self) -> bool:
        return self._brush.desk.settings.language.callouts != "korean"


def _scaled(whole: pygame.Surface, part: float, *, is_stamped: bool) -> pygame.Surface:
    """Return a callout that has come up so far."""
    size = 1.0 + _FROM_ABOVE * (1.0 - part) ** 2 if is_stamped else 0.55 + 0.45 * back_out(part)
    scaled = round(whole.get_width() * size), round(whole.get_height() * size)
    picture = pygame.transform.smoothscale(whole, scaled)
    if is_stamped:
        alpha = round(255 * part)
        picture.fill((alpha, alpha, alpha, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return picture
