"""The head of the Go/Stop board: what the points are made of, with the cards, and what a point is worth (UX 2.5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple

from gostop_desktop.engine.cards import Card
from gostop_desktop.i18n import pgettext
from gostop_desktop.ui.art.cards import card_height
from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.text import Align

from .brush import Brush
from .go_stop_facts import GoStopFacts, ScoreLine

BETWEEN = 28
_LINE = 1.36
_LEAST = 34
_CARD = 27
"""Units that a card is wide beside what it scores."""
_LOOSE, _TIGHT = ((3, 29), (5, 20), (99, 12)), ((3, 18), (5, 12), (99, 7))
"""Up to so many cards, and from one to the next in units."""

Pitches = tuple[tuple[int, int], ...]


class Ink(Enum):
    """What words are written in: on the board, or on the slab they stand on."""

    TEXT = auto()
    QUIET = auto()
    WARN = auto()


@dataclass(frozen=True, slots=True)
class Placed:
    """A line of words at its place within the board."""

    words: str
    rect: Rect
    size: int
    ink: Ink
    align: Align = Align.START


class PlacedCard(NamedTuple):
    """A card that scores, at its place within the board."""

    card: Card
    rect: Rect


def line_height(size: int) -> int:
    """Return the height of a line of the board."""
    return round(size * _LINE)


class HeadRoom(NamedTuple):
    """Where the first row begins and every other one, where all end, and their top."""

    start: int
    first: int
    end: int
    top: int


class HeadParts:
    """Name over number, side by side; cards stand before them where all have room in one row, the stake behind."""

    def __init__(self, brush: Brush, facts: GoStopFacts, room: HeadRoom, big: int) -> None:
        self._brush, self._room = brush, room
        self._small, self._big = brush.size(15), big
        self._upper, self._lower = line_height(self._small), line_height(big)
        self._between = brush.u(BETWEEN)
        self.cards: list[PlacedCard] = []
        self.bars: list[Rect] = []
        self.bottom = room.top + self._upper + self._lower
        label, stake = pgettext("go or stop", "Per point"), facts.stake
        widths = [max(self._width(line.name, str(line.points)), brush.u(_LEAST)) for line in facts.lines]
        left = room.end - room.first - sum(widths) - (len(widths) - 1) * self._between
        kept = self._width(label, stake) + self._between if stake else 0
        pitches = next((each for each in (_LOOSE, _TIGHT) if self._fans(facts.lines, each) + kept <= left), None)
        self.words = self._row(facts.lines, widths, pitches)
        if stake and kept + (self._fans(facts.lines, pitches) if pitches else 0) <= left:
            rect = Rect(room.end - kept + self._between, room.top, kept - self._between, self._upper)
            below = Rect(rect.x, rect.bottom, rect.w, self._lower)
            self.words.append(Placed(label, rect, self._small, Ink.QUIET, Align.END))
            self.words.append(Placed(stake, below, self._big, Ink.QUIET, Align.END))

    def _width(self, name: str, number: str) -> int:
        return max(self._brush.width(name, self._small), self._brush.width(number, self._big))

    def _fans(self, lines: Sequence[ScoreLine], pitches: Pitches) -> int:
        return sum(self._fan_width(line, pitches) for line in lines)

    def _fan_width(self, line: ScoreLine, pitches: Pitches) -> int:
        if not line.cards:
            return 0
        return self._brush.u(_CARD) + (len(line.cards) - 1) * self._pitch(line, pitches) + self._brush.u(10)

    def _pitch(self, line: ScoreLine, pitches: Pitches) -> int:
        return self._brush.u(next(pitch for most, pitch in pitches if len(line.cards) <= most))

    def _row(self, lines: Sequence[ScoreLine], widths: Sequence[int], pitches: Pitches | None) -> list[Placed]:
        """Place the lines, in as many rows as they take."""
        brush, room, high = self._brush, self._room, self._upper + self._lower
        placed: list[Placed] = []
        x, start, top = room.first, room.first, room.top
        for line, width in zip(lines, widths, strict=True):
            if x > start and x + width > room.end:
                top += high + brush.u(4)
                x = start = room.start
            elif x > start:
                at = x - self._between // 2
                self.bars.append(Rect(at, top + brush.u(2), max(1, round(brush.line)), high - 6))
            if pitches:
                self._fan(line, x, top, pitches)
                x += self._fan_width(line, pitches)
            name = Rect(x, top, min(width, room.end - x), self._upper)
            placed.append(Placed(line.name, name, self._small, Ink.QUIET))
            number = Rect(x, top + self._upper, width, self._lower)
            placed.append(Placed(str(line.points), number, self._big, Ink.TEXT))
            x += width + self._between
        self.bottom = top + high
        return placed

    def _fan(self, line: ScoreLine, x: int, top: int, pitches: Pitches) -> None:
        width = self._brush.u(_CARD)
        y = top + (self._upper + self._lower - card_height(width)) // 2
        for index, card in enumerate(line.cards):
            rect = Rect(x + index * self._pitch(line, pitches), y, width, card_height(width))
            self.cards.append(PlacedCard(card, rect))
