"""What the account is made of on the screen: words, rules, faces and cards, each at its place (UX 2.7)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum

import pygame

from gostop_desktop.engine.cards import Card
from gostop_desktop.ui.art.cards import card_height
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.measure import SMALLEST_TEXT
from gostop_desktop.ui.table.account import Row
from gostop_desktop.ui.text import Align
from gostop_desktop.ui.text.fitting import fitted
from gostop_desktop.ui.text.layer import LINE, PARAGRAPH


class Tone(Enum):
    """What words say by their colour; the value is the token on paper, and the one on cloth."""

    PLAIN = ("ink", "text")
    QUIET = ("ink2", "text2")
    GREY = ("ink3", "text2")
    HEAD = ("redink", "brass")
    PAID = ("redink", "danger")
    GOT = ("goodink", "good")
    COUNT = ("ink", "brass")


@dataclass(frozen=True, slots=True)
class Words:
    """One line."""

    text: str
    box: pygame.Rect
    size: int
    tone: Tone
    align: Align = Align.START


@dataclass(frozen=True, slots=True)
class Rule:
    """A fine line across."""

    box: pygame.Rect
    is_strong: bool = True


@dataclass(frozen=True, slots=True)
class Face:
    """A portrait."""

    name: str
    box: pygame.Rect
    is_winner: bool = False


@dataclass(frozen=True, slots=True)
class CardAt:
    """A card; `is_lit` tells what a chosen row comes from, and what it does not."""

    card: Card
    box: pygame.Rect
    is_lit: bool | None = None


@dataclass(frozen=True, slots=True)
class Stamp:
    """A red stamp; those that land one after the other carry their number."""

    name: str
    box: pygame.Rect
    angle: float
    number: int | None = None


Part = Words | Rule | Face | CardAt | Stamp


@dataclass(frozen=True, slots=True)
class Spot:
    """A row that can be pressed."""

    row: Row
    box: pygame.Rect


class Column:
    """A column of a page that is filled from above; places are in pixels, as where one reads from the left."""

    def __init__(self, desk: Desk, x: int, y: int, width: int) -> None:
        self.desk = desk
        self.x, self.y, self.width = x, y, width
        self.begun = y
        self.parts: list[Part] = []
        self.spots: list[Spot] = []

    @property
    def right(self) -> int:
        return self.x + self.width

    def t(self, units: float) -> int:
        return self.desk.t(units)

    def u(self, units: float) -> int:
        return self.desk.u(units)

    def wide(self, words: str, units: float) -> int:
        """Return how wide words of a size in units are."""
        return self.desk.text.width(words, self.t(units))

    def line(self, units: float) -> int:
        """Return the height of a line of a size in units."""
        return round(self.t(units) * LINE)

    @property
    def least(self) -> int:
        """The smallest size of text that can be read."""
        return round(SMALLEST_TEXT * self.desk.measure.density)

    def put(  # what is written, where and how
        self,
        words: str,
        x: int,
        y: int,
        width: int,
        units: float,
        tone: Tone,
        align: Align = Align.START,
        *,
        height: int = 0,
    ) -> None:
        """Write one line into a box; it becomes smaller before it is cut."""
        if not words:
            return
        told, size = fitted(self.desk.text, words, self.t(units), width, self.least)
        self.parts.append(Words(told, pygame.Rect(x, y, width, height or self.line(units)), size, tone, align))

    def block(self, words: str, x: int, y: int, width: int, units: float, tone: Tone) -> int:
        """Write words in as many lines as they take; return the height of them all."""
        size = self.t(units)
        lines = self.desk.text.wrap(words, size, width)
        pitch = round(size * PARAGRAPH)
        for index, words_line in enumerate(lines):
            self.put(words_line, x, y + index * pitch, width, units, tone, height=pitch)
        return len(lines) * pitch

    def rule(self, x: int, width: int, *, is_strong: bool = True) -> None:
        """Draw a line where the column has come to."""
        self.parts.append(Rule(pygame.Rect(x, self.y, width, max(1, round(self.desk.line))), is_strong))

    def take(self, other: Column) -> None:
        """Put another column below this one, which it was begun at."""
        lower = self.y - other.begun
        self.parts += [replace(part, box=part.box.move(0, lower)) for part in other.parts]
        self.y = other.y + lower

    def head(self, words: str) -> None:
        """Begin a section: its name over a line."""
        if self.desk.text.width(words, self.least) <= self.width:
            self.put(words, self.x, self.y, self.width, 17, Tone.HEAD)
            self.y += self.line(17) + self.u(4)
        else:
            self.y += self.block(words, self.x, self.y, self.width, 17, Tone.HEAD) + self.u(4)
        self.rule(self.x, self.width)
        self.y += self.u(5)

    def cards(
        self, cards: Sequence[Card], place: tuple[int, int, int], width: int, *, is_lit: bool | None = None
    ) -> int:
        """Lay cards side by side from a place in a room; return how high they are."""
        x, y, room = place
        step = min(width + self.u(7), (room - width) / max(1, len(cards) - 1))
        height = card_height(width)
        for index, card in enumerate(cards):
            self.parts.append(CardAt(card, pygame.Rect(round(x + index * step), y, width, height), is_lit))
        return height
