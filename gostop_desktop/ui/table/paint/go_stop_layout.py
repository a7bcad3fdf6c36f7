"""Where the words of the Go/Stop board go: in the largest text with which all of them have room (UX 2.5, 3.2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from gostop_desktop.i18n import pgettext, plain
from gostop_desktop.ui.table.choices import Option
from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.table.layout import Layout
from gostop_desktop.ui.text import Align

from .brush import Brush
from .caps import cap_width
from .go_stop_facts import GoStopFacts, SlabFacts

WIDTH = 792
PAD, GAP = 24, 12
_INSIDE = 20
_STEP = 0.1
_MOST_FIGURE = 1.2
"""Up to this size of text the figures grow with it: they are large already."""
_LINE = 1.36
_BETWEEN = 28


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


@dataclass(frozen=True, slots=True)
class SlabPlan:
    """An answer, laid out."""

    rect: Rect
    words: tuple[Placed, ...]
    cap: Rect | None
    rule: int
    """Where the line over the reckoning is drawn."""


@dataclass(frozen=True, slots=True)
class GoStopPlan:
    """The board, laid out; places are within it."""

    brush: Brush
    width: int
    height: int
    head: tuple[Placed, ...]
    bars: tuple[Rect, ...]
    """Fine lines between what the points are made of."""
    rule: int
    slabs: tuple[SlabPlan, ...]
    sign: Rect
    risk: tuple[Placed, ...]
    is_whole: bool


def plan_go_stop(brush: Brush, facts: GoStopFacts, options: Sequence[Option]) -> tuple[GoStopPlan, Rect]:
    """Return how the board is laid out, and where it lies on the screen."""
    rooms = list(_rooms(brush.layout))
    for text in _texts(brush.layout.text):
        for room in rooms:
            found = _Planner(brush, facts, options, text, room, is_brief=False).plan()
            if found.is_whole:
                return found, _place(found, room, brush)
    found = _Planner(brush, facts, options, 1.0, rooms[0], is_brief=True).plan()
    if found.is_whole:
        return found, _place(found, rooms[0], brush)
    found = _Planner(brush, facts, options, 1.0, rooms[-1], is_brief=True).plan()
    return found, _place(found, rooms[-1], brush)


def _texts(wanted: float) -> Iterator[float]:
    text = wanted
    while text > 1.0 + _STEP / 2:
        yield text
        text -= _STEP
    yield 1.0


def _rooms(layout: Layout) -> Iterator[Rect]:
    """Yield where the board may lie: above the stripe, at large text over captures or panels; never over the hand."""
    area = layout.prompt_area()
    high = area.h - layout.u(10)
    low = layout.hand_band.y - layout.u(10) - area.y
    frame = layout.frame
    for left, width, height in (
        (area.x, area.w, high),
        (area.x, area.w, low),
        (frame.x, frame.w, high),
        (frame.x, frame.w, low),
    ):
        yield Rect(left + layout.u(4), area.y + layout.u(4), width - layout.u(8), height)


def _place(found: GoStopPlan, room: Rect, brush: Brush) -> Rect:
    top = room.y + min(brush.u(2), max(0, room.h - found.height))
    return Rect(room.x + (room.w - found.width) // 2, top, found.width, found.height)


class _Planner:
    """One way to lay the board out."""

    def __init__(
        self, brush: Brush, facts: GoStopFacts, options: Sequence[Option], text: float, room: Rect, *, is_brief: bool
    ) -> None:
        self.brush = Brush(brush.desk, brush.layout, scale=brush.layout.scale, text=text)
        self.text = text
        self.facts, self.options, self.room = facts, options, room
        self.is_brief = is_brief
        """Whether the risk is told in one line each, as short as it must be."""
        wanted = round(self.brush.u(WIDTH) * text)
        self.width = min(room.w, wanted)
        self.pad = self.brush.u(PAD)

    def plan(self) -> GoStopPlan:
        brush, pad = self.brush, self.pad
        head, bars, top = self._head()
        rule = top
        top += brush.u(8)
        gap = brush.u(GAP)
        slab = (self.width - 2 * pad - gap) // 2
        slabs = [
            self._slab(facts, option, Rect(pad + index * (slab + gap), top, slab, 0))
            for index, (facts, option) in enumerate(zip((self.facts.stop, self.facts.go), self.options, strict=True))
        ]
        high = max(plan.rect.h for plan in slabs)
        whole = Rect(0, 0, self.width, 0)
        even = tuple(self._mirrored(plan, high, whole) for plan in slabs)
        sign, risk, bottom = self._risk(top + high + brush.u(8))
        height = bottom + brush.u(12)
        is_cut = any(brush.width(placed.words, placed.size) > placed.rect.w for placed in (*head, *risk))
        is_cut |= any(brush.width(word.words, word.size) > word.rect.w for plan in slabs for word in plan.words)
        return GoStopPlan(
            brush,
            self.width,
            min(height, self.room.h),
            tuple(self._turned(placed, whole) for placed in head),
            tuple(brush.mirror(bar, whole) for bar in bars),
            rule,
            even,
            brush.mirror(sign, whole),
            tuple(self._turned(placed, whole) for placed in risk),
            height <= self.room.h and not is_cut,
        )

    def _turned(self, placed: Placed, whole: Rect) -> Placed:
        return Placed(placed.words, self.brush.mirror(placed.rect, whole), placed.size, placed.ink, placed.align)

    def _mirrored(self, plan: SlabPlan, high: int, whole: Rect) -> SlabPlan:
        rect = Rect(plan.rect.x, plan.rect.y, plan.rect.w, high)
        cap = None if plan.cap is None else self.brush.mirror(plan.cap, whole)
        words = tuple(self._turned(placed, whole) for placed in plan.words)
        return SlabPlan(self.brush.mirror(rect, whole), words, cap, plan.rule)

    def _figure(self, units: float) -> int:
        """Return the size of a figure, which grows less than the words."""
        return round(units * self.brush.scale * min(self.text, _MOST_FIGURE))

    def _line(self, size: int) -> int:
        return round(size * _LINE)

    def _wrapped(self, words: str, size: int, width: int) -> list[str]:
        if not words:
            return []
        # Isolates keep a name together; in a narrow board it may break (UX 6.3).
        return self.brush.desk.text.wrap(words if self.brush.is_mirrored else plain(words), size, max(1, width))

    # The parts.

    def _head(self) -> tuple[list[Placed], list[Rect], int]:
        """Return the points as a figure and what they are made of, and where that ends."""
        brush, facts, pad = self.brush, self.facts, self.pad
        figure, small, middle = self._figure(56), brush.size(15), brush.size(17)
        number = str(facts.points)
        width = brush.width(number, figure)
        top = brush.u(14)
        left = pad + width + brush.u(12)
        words = pgettext("beside a number", "points")
        called = max(brush.width(facts.called, small), brush.width(words, middle))
        upper, lower = self._line(middle), self._line(small)
        high = max(round(figure * 1.25), upper + lower)
        shift = (high - upper - lower) // 2
        placed = [
            Placed(number, Rect(pad, top, width, high), figure, Ink.TEXT),
            Placed(words, Rect(left, top + shift, called, upper), middle, Ink.QUIET),
            Placed(facts.called, Rect(left, top + shift + upper, called, lower), small, Ink.QUIET),
        ]
        more, bars, bottom = self._lines(left + called + brush.u(_BETWEEN), top + shift)
        return placed + more, bars, max(top + high, bottom) + brush.u(4)

    def _lines(self, left: int, top: int) -> tuple[list[Placed], list[Rect], int]:
        """Return what the points are made of, side by side, in as many rows as it takes."""
        brush, small, big = self.brush, self.brush.size(15), self._figure(22)
        upper, lower = self._line(small), self._line(big)
        between = brush.u(_BETWEEN)
        placed: list[Placed] = []
        bars: list[Rect] = []
        x, start = left, left
        for name, points in self.facts.lines:
            width = max(brush.width(name, small), brush.width(str(points), big), brush.u(34))
            if x > start and x + width > self.width - self.pad:
                top += upper + lower + brush.u(4)
                x = start = self.pad
            elif x > start:
                bars.append(Rect(x - between // 2, top + brush.u(2), max(1, round(brush.line)), upper + lower - 6))
            placed.append(Placed(name, Rect(x, top, min(width, self.width - self.pad - x), upper), small, Ink.QUIET))
            placed.append(Placed(str(points), Rect(x, top + upper, width, lower), big, Ink.TEXT))
            x += width + between
        return placed, bars, top + upper + lower

    def _slab(self, facts: SlabFacts, option: Option, rect: Rect) -> SlabPlan:
        brush = self.brush
        inside = brush.u(_INSIDE)
        x, width = rect.x + inside, rect.w - 2 * inside
        title = self._figure(30)
        taken = brush.width(facts.title, title)
        high = self._line(title)
        top = rect.y + brush.u(10)
        words = [Placed(facts.title, Rect(x, top, min(taken, width), high), title, Ink.TEXT)]
        cap = None
        if option.command is not None and (label := brush.desk.cap(option.command)):
            cap = Rect(x + taken + brush.u(10), top + brush.u(2), cap_width(brush, label), high)
        small, middle, big = brush.size(15), brush.size(17), self._figure(40)
        top = self._rows(words, facts.who, Rect(x, top + high, width, 0), small, Ink.QUIET)
        points = brush.width(facts.points, middle)
        high = round(big * 1.2)
        amount = brush.width(facts.amount, big)
        if amount + brush.u(12) + points <= width:
            words.append(Placed(facts.amount, Rect(x, top, amount, high), big, Ink.TEXT))
            end = Rect(x + width - points, top + brush.u(4), points, high)
            words.append(Placed(facts.points, end, middle, Ink.TEXT, Align.END))
            top += high
        else:
            # A long amount takes the line; the points stand below it.
            while big > middle and brush.width(facts.amount, big) > width:
                big -= 1
            words.append(Placed(facts.amount, Rect(x, top, width, high), big, Ink.TEXT))
            top = self._rows(words, facts.points, Rect(x, top + high, width, 0), middle, Ink.TEXT)
        rule = top + brush.u(2)
        top = self._rows(words, facts.formula, Rect(x, top + brush.u(5), width, 0), small, Ink.TEXT)
        top = self._rows(words, facts.source, Rect(x, top, width, 0), small, Ink.QUIET)
        words = [placed for placed in words if placed.words]
        return SlabPlan(Rect(rect.x, rect.y, rect.w, top + brush.u(8) - rect.y), tuple(words), cap, rule)

    def _rows(self, into: list[Placed], words: str, at: Rect, size: int, ink: Ink) -> int:
        """Add words in as many lines as they take; return where they end."""
        top = at.y
        for line in self._wrapped(words, size, at.w):
            into.append(Placed(line, Rect(at.x, top, at.w, self._line(size)), size, ink))
            top += self._line(size)
        return top

    def _risk(self, top: int) -> tuple[Rect, list[Placed], int]:
        """Return the sign, the words, and the loss at the end."""
        brush, facts, pad = self.brush, self.facts.risk, self.pad
        small, middle, big = brush.size(15), brush.size(17), self._figure(24)
        row = self._line(small)
        icon = max(brush.u(22), row)
        left = pad + icon + brush.u(8)
        head = brush.width(facts.head, middle)
        placed = [Placed(facts.head, Rect(left, top, head, row), middle, Ink.WARN)]
        loss = brush.width(facts.loss, big) if facts.loss else 0
        end = self.width - pad - (loss + brush.u(16) if loss else 0)
        first = left + head + brush.u(18)
        y = top
        for number, ways in enumerate(facts.lines):
            x = left if number else first
            width = end - x
            words = brush.fit(ways, small, width) if self.is_brief else ways[0]
            lines = [words] if self.is_brief else self._wrapped(words, small, width)
            for line in lines:
                placed.append(Placed(line, Rect(x, y, width, row), small, Ink.QUIET if number else Ink.TEXT))
                y += row
        if facts.loss:
            box = Rect(self.width - pad - loss, top, loss, max(y - top, self._line(big)))
            placed.append(Placed(facts.loss, box, big, Ink.WARN, Align.END))
        return Rect(pad, top, icon, row), placed, max(y, top + self._line(big) if facts.loss else y)
