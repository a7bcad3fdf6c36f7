"""Lines and paragraphs of text: measured, wrapped, drawn, remembered. The only way in which text gets on screen."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

import pygame

from gostop_desktop.i18n import plain
from gostop_desktop.ui.art.pictures import Pictures

from .bidi import Levels, resolve
from .breaking import balanced, break_places, depth_of
from .fonts import Fonts
from .shape import Run, draw_run, run_width, runs_in_order

LINE = 1.3
PARAGRAPH = 1.4
"""Height of a line's box by the size of its text, alone and in paragraphs (VISUAL 3)."""
MIDDLE = 0.372
"""How far above the baseline the middle of capitals and syllables lies, by the size of the text."""
_SIGN = re.compile(r"[×+−±#](?=\d)")
"""Signs that go the way of their number, in every direction (UX 6.4)."""
CACHE_BYTES = 4 << 20


class Align(Enum):
    """Where a line stands in its width; start is where one begins to read."""

    START = "start"
    CENTRE = "centre"
    END = "end"


@dataclass(frozen=True, slots=True)
class _Key:
    text: str
    size: int
    colour: tuple[int, int, int, int]


class TextLayer:
    """Draws text in the bundled fonts, in both directions (UX 6.3)."""

    def __init__(self, fonts: Fonts) -> None:
        self._fonts = fonts
        self._pictures: Pictures[_Key] = Pictures(CACHE_BYTES)
        self._widths: dict[tuple[str, int], int] = {}
        self._base = 0

    @property
    def is_leftwards(self) -> bool:
        """Whether paragraphs start at the right."""
        return bool(self._base)

    @is_leftwards.setter
    def is_leftwards(self, leftwards: bool) -> None:
        if bool(self._base) != leftwards:
            self._base = int(leftwards)
            self.forget()

    def forget(self) -> None:
        """Drop everything remembered: after a change of language."""
        self._pictures.clear()
        self._widths.clear()

    def line_height(self, size: int) -> int:
        """Return the height of one line's box."""
        return round(LINE * size)

    def width(self, text: str, size: int) -> int:
        """Return the width of one line."""
        key = (text, size)
        if key not in self._widths:
            self._widths[key] = sum(run_width(run, self._fonts, size) for run in self._runs(text, self._levels(text)))
        return self._widths[key]

    def line(self, text: str, size: int, colour: pygame.Color) -> pygame.Surface:
        """Return the picture of one line; callers must not change it.

        The middle of its letters is the middle of its height, so it is centred like any picture. It is higher than
        `line_height`, which letters rarely fill.
        """
        key = _Key(text, size, (colour.r, colour.g, colour.b, colour.a))
        if (picture := self._pictures.get(key)) is not None:
            return picture
        return self._pictures.keep(key, self._drawn(self._runs(text, self._levels(text)), size, colour))

    def wrap(self, text: str, size: int, width: int) -> list[str]:
        """Return the lines of a text, each at most `width` wide where a place to break can be found."""
        lines: list[str] = []
        for paragraph in text.split("\n"):
            lines += self._wrapped(paragraph, size, width)
        return lines

    def cut(self, words: str, size: int, width: int) -> str:
        """Return as much of the beginning of the words as has room, with an ellipsis; nothing if not even that has."""
        kept = plain(words)
        while kept and self.width(f"{kept}…", size) > width:
            kept = kept[:-1].rstrip()
        return f"{kept}…" if kept else ""

    def block_height(self, text: str, size: int, width: int) -> int:
        """Return the height of a wrapped text."""
        return len(self.wrap(text, size, width)) * round(PARAGRAPH * size)

    def draw(
        self,
        target: pygame.Surface,
        text: str,
        place: tuple[int, int],
        size: int,
        colour: pygame.Color,
        *,
        align: Align = Align.START,
        width: int = 0,
    ) -> pygame.Rect:
        """Draw one line into the box that starts at `place`; return what it covers.

        With a width the line is aligned in it. Without one, START begins at `place` and END ends there where one reads
        from the left; the other way round where one reads from the right.
        """
        picture = self.line(text, size, colour)
        x = place[0] + self._indent(picture.get_width(), width, align)
        at = x, place[1] + (self.line_height(size) - picture.get_height()) // 2
        if target.get_flags() & pygame.SRCALPHA:
            # Pictures that are not opaque are premultiplied; what is clear between the letters has their colour.
            return target.blit(picture.premul_alpha(), at, special_flags=pygame.BLEND_PREMULTIPLIED)
        return target.blit(picture, at)

    def draw_block(
        self,
        target: pygame.Surface,
        text: str,
        box: pygame.Rect,
        size: int,
        colour: pygame.Color,
        *,
        align: Align = Align.START,
    ) -> int:
        """Draw a wrapped text from the top of the box; return the height that it needs."""
        pitch = round(PARAGRAPH * size)
        lead = (pitch - self.line_height(size)) // 2
        lines = self.wrap(text, size, box.width)
        for row, line in enumerate(lines):
            self.draw(target, line, (box.x, box.y + row * pitch + lead), size, colour, align=align, width=box.width)
        return len(lines) * pitch

    def _indent(self, taken: int, width: int, align: Align) -> int:
        if align is Align.CENTRE:
            return (width - taken) // 2
        at_right = (align is Align.END) != self.is_leftwards
        return width - taken if at_right else 0

    def _levels(self, text: str) -> Levels:
        levels = resolve(text, self._base)
        for sign in _SIGN.finditer(text):
            levels.of[sign.start()] = levels.of[sign.end()]
        return levels

    def _runs(self, text: str, levels: Levels) -> list[Run]:
        return runs_in_order(text, levels.of, levels.removed, self._fonts)

    def _drawn(self, runs: Sequence[Run], size: int, colour: pygame.Color) -> pygame.Surface:
        pieces = [draw_run(run, self._fonts, size, colour) for run in runs]
        middle = round(MIDDLE * size)
        above = max((piece.ascent for piece in pieces), default=size) - middle
        below = max((piece.picture.get_height() - piece.ascent for piece in pieces), default=0) + middle
        half = max(above, below)
        baseline = half + middle
        overhang = max((piece.shift + piece.picture.get_width() - piece.advance for piece in pieces[-1:]), default=0)
        width = max(1, sum(piece.advance for piece in pieces) + max(0, overhang))
        picture = pygame.Surface((width, 2 * half), pygame.SRCALPHA)
        x = 0
        for piece in pieces:
            picture.blit(piece.picture, (x + piece.shift, baseline - piece.ascent))
            x += piece.advance
        if colour.a < 255:
            picture.fill((255, 255, 255, colour.a), special_flags=pygame.BLEND_RGBA_MULT)
        return picture

    def _wrapped(self, paragraph: str, size: int, width: int) -> list[str]:
        if self.width(paragraph, size) <= width:
            return [paragraph]
        lines: list[str] = []
        start = end = 0
        for place in self._possible_breaks(paragraph, size, width):
            if end > start and self.width(paragraph[start:place].rstrip(), size) > width:
                lines.append(paragraph[start:end].rstrip())
                start = end
            end = place
        lines.append(paragraph[start:].rstrip())
        return balanced(lines)

    def _possible_breaks(
        self, paragraph: str, size: int, width: int, span: tuple[int, int] | None = None, inside: int = 0
    ) -> Iterator[int]:
        """Yield where lines may end.

        A piece that is wider than a line may be broken: first inside of the isolate that it is, and if it is one word,
        such as a path, anywhere.
        """
        start, last = span or (0, len(paragraph))
        for place in (place for place in break_places(paragraph, inside) if start < place <= last):
            if self.width(paragraph[start:place].rstrip(), size) > width:
                if inside < depth_of(paragraph):
                    yield from self._possible_breaks(paragraph, size, width, (start, place), inside + 1)
                else:
                    yield from range(start + 1, place)
            yield place
            start = place
