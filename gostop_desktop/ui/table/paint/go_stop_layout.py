"""Where the words of the Go/Stop board go: in the largest text with which all of them have room (UX 2.5, 3.2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from gostop_desktop.i18n import pgettext, plain
from gostop_desktop.ui.lists import dotted
from gostop_desktop.ui.table.choices import Option
from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.table.layout import Layout
from gostop_desktop.ui.text import Align

from .brush import Brush
from .caps import cap_width
from .go_stop_facts import GoStopFacts, SlabFacts
from .go_stop_head import BETWEEN, HeadParts, HeadRoom, Ink, Placed, PlacedCard, line_height

WIDTH = 792
PAD, GAP = 24, 12
_INSIDE = 20
_STEP = 0.1
_MOST_FIGURE = 1.2
"""Up to this size of text the figures grow with it: they are large already."""
_SHORTER = 3
"""Ways to tell a risk that are tried before the text becomes smaller."""
_AIRS = 4, 0, -5
"""Units more between the parts of an answer, as the board has room for them, than it takes to read them well."""


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
    cards: tuple[PlacedCard, ...]
    """Those that score, where all have room."""
    rule: int
    slabs: tuple[SlabPlan, ...]
    sign: Rect
    risk: tuple[Placed, ...]
    is_whole: bool


def plan_go_stop(brush: Brush, facts: GoStopFacts, options: Sequence[Option]) -> tuple[GoStopPlan, Rect]:
    """Return how the board is laid out, and where it lies on the screen."""
    rooms = list(_rooms(brush.layout))
    for text in _texts(brush.layout.text):
        # Fewer words rather than smaller ones, and rather than over the own cards; but never the fewest.
        for room, shorter, air in product(rooms, range(_SHORTER), _AIRS):
            found = _Planner(brush, facts, options, text, room, shorter=shorter, air=air).plan()
            if found.is_whole:
                return found, _place(found, room, brush)
    found = _Planner(brush, facts, options, 1.0, rooms[0]).plan()
    if found.is_whole:
        return found, _place(found, rooms[0], brush)
    found = _Planner(brush, facts, options, 1.0, rooms[-1]).plan()
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
        self,
        brush: Brush,
        facts: GoStopFacts,
        options: Sequence[Option],
        text: float,
        room: Rect,
        *,
        shorter: int | None = None,
        air: int = 0,
    ) -> None:
        self.brush = Brush(brush.desk, brush.layout, scale=brush.layout.scale, text=text)
        self.text = text
        self.facts, self.options, self.room = facts, options, room
        self.shorter = shorter
        """Which of the ways to tell a risk is taken; None tells each in one line, as short as it must be."""
        wanted = round(self.brush.u(WIDTH) * text)
        self.width = min(room.w, wanted)
        self.pad = self.brush.u(PAD)
        self.air = round(air * self.brush.scale)
        self.closer = min(0, self.air)

    def plan(self) -> GoStopPlan:
        brush, pad = self.brush, self.pad
        head, bars, cards, top = self._head()
        rule = top
        top += brush.u(8) + self.closer // 2
        gap = brush.u(GAP)
        slab = (self.width - 2 * pad - gap) // 2
        slabs = [
            self._slab(facts, option, Rect(pad + index * (slab + gap), top, slab, 0))
            for index, (facts, option) in enumerate(zip((self.facts.stop, self.facts.go), self.options, strict=True))
        ]
        high = max(plan.rect.h for plan in slabs)
        whole = Rect(0, 0, self.width, 0)
        even = tuple(self._mirrored(plan, high, whole) for plan in slabs)
        sign, risk, bottom = self._risk(top + high + brush.u(8) + self.air // 2)
        height = bottom + brush.u(12) + self.closer // 2
        is_cut = any(brush.width(placed.words, placed.size) > placed.rect.w for placed in (*head, *risk))
        is_cut |= any(brush.width(word.words, word.size) > word.rect.w for plan in slabs for word in plan.words)
        return GoStopPlan(
            brush,
            self.width,
            min(height, self.room.h),
            tuple(self._turned(placed, whole) for placed in head),
            tuple(brush.mirror(bar, whole) for bar in bars),
            tuple(PlacedCard(card, brush.mirror(rect, whole)) for card, rect in cards),
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

    def _wrapped(self, words: str, size: int, width: int) -> list[str]:
        if not words:
            return []
        # Isolates keep a name together; in a narrow board it may break (UX 6.3).
        return self.brush.desk.text.wrap(words if self.brush.is_mirrored else plain(words), size, max(1, width))

    # The parts.

    def _head(self) -> tuple[list[Placed], list[Rect], list[PlacedCard], int]:
        """Return the points as a figure and what they are made of, and where that ends."""
        brush, facts, pad = self.brush, self.facts, self.pad
        figure, small, middle = self._figure(56), brush.size(15), brush.size(17)
        number = str(facts.points)
        width = brush.width(number, figure)
        top = brush.u(14) + self.closer
        left = pad + width + brush.u(12)
        words = pgettext("beside a number", "points")
        called = max(brush.width(facts.called, small), brush.width(words, middle))
        upper, lower = line_height(middle), line_height(small)
        high = max(round(figure * 1.25), upper + lower)
        shift = (high - upper - lower) // 2
        placed = [
            Placed(number, Rect(pad, top, width, high), figure, Ink.TEXT),
            Placed(words, Rect(left, top + shift, called, upper), middle, Ink.QUIET),
            Placed(facts.called, Rect(left, top + shift + upper, called, lower), small, Ink.QUIET),
        ]
        room = HeadRoom(pad, left + called + brush.u(BETWEEN), self.width - pad, top + shift)
        # A number is never quieter than its label (VISUAL 3).
        parts = HeadParts(brush, facts, room, max(self._figure(22), middle))
        return [*placed, *parts.words], parts.bars, parts.cards, max(top + high, parts.bottom) + brush.u(4)

    def _slab(self, facts: SlabFacts, option: Option, rect: Rect) -> SlabPlan:
        brush = self.brush
        inside = brush.u(_INSIDE)
        x, width = rect.x + inside, rect.w - 2 * inside
        title = self._figure(30)
        taken = brush.width(facts.title, title)
        high = line_height(title)
        top = rect.y + brush.u(10) + self.air // 2
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
        rule = top + brush.u(2) + self.air // 2
        top += brush.u(5) + self.air
        reckoned = dotted(facts.formula)
        # No sum goes on in the next line beside another one.
        for sum_of in (reckoned,) if brush.width(reckoned, small) <= width else facts.formula:
            top = self._rows(words, sum_of, Rect(x, top, width, 0), small, Ink.TEXT)
        top = self._rows(words, facts.source, Rect(x, top, width, 0), small, Ink.QUIET)
        words = [placed for placed in words if placed.words]
        return SlabPlan(
            Rect(rect.x, rect.y, rect.w, top + brush.u(8) + self.air // 2 - rect.y), tuple(words), cap, rule
        )

    def _rows(self, into: list[Placed], words: str, at: Rect, size: int, ink: Ink) -> int:
        """Add words in as many lines as they take; return where they end."""
        top = at.y
        for line in self._wrapped(words, size, at.w):
            into.append(Placed(line, Rect(at.x, top, at.w, line_height(size)), size, ink))
            top += line_height(size)
        return top

    def _risk(self, top: int) -> tuple[Rect, list[Placed], int]:
        """Return the sign, the words, and the loss at the end."""
        brush, facts, pad = self.brush, self.facts.risk, self.pad
        small, middle = brush.size(15), brush.size(17)
        big = max(self._figure(24), middle)
        row = line_height(small)
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
            if self.shorter is None:
                lines = [brush.fit(ways, small, width)]
            else:
                # Not the shortest one: it leaves out what has to be told.
                lines = self._wrapped(ways[min(self.shorter, max(0, len(ways) - 2))], small, width)
            for line in lines:
                placed.append(Placed(line, Rect(x, y, width, row), small, Ink.QUIET if number else Ink.TEXT))
                y += row
        if facts.loss:
            box = Rect(self.width - pad - loss, top, loss, max(y - top, line_height(big)))
            placed.append(Placed(facts.loss, box, big, Ink.WARN, Align.END))
        return Rect(pad, top, icon, row), placed, max(y, top + line_height(big) if facts.loss else y)
