"""Where a question lies and how large it is: beside the cards that it asks about, never over the hand (UX 2.4, 3.2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from gostop_desktop.engine.cards import month_of
from gostop_desktop.ui.art.cards import card_height
from gostop_desktop.ui.table.choices import Option, Question
from gostop_desktop.ui.table.geometry import Rect

from .brush import Brush

PAD, GAP = 16, 10
SLAB_PAD = 10
CARD_GAP = 10
TITLE, NOTE, LABEL, LINE = 22, 15, 19, 15
"""Sizes of text."""
_MOST_SLAB = 330
_LEAST_SLAB = 140
_ABOUT = 76
"""Width in units of the cards that the question is about; they do not grow with the text."""
_ABOUT_PITCH = 48
_OPTION_CARDS = (88, 72, 58, 48, 0)
"""Widths of the card of an answer: as large as there is room for; at last only the one on the table is left."""
_DECK_STEPS = 3
"""How many times a question reaches further over the stock, before all of it is covered."""
_SMALLER = 0.1
_HAIR = 2


@dataclass(frozen=True, slots=True)
class Arrangement:
    """How the parts of a question stand."""

    shows_about: bool
    """Whether the cards stand there that it is about; they lie on the table or in the hand as well."""
    card: int
    """Units that the card of an answer is wide; 0 shows none."""
    is_stacked: bool
    """Whether the answers stand below one another."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A question laid out: places on the screen."""

    scale: float
    arrangement: Arrangement
    rect: Rect
    head: Rect
    """Title and note."""
    title: tuple[str, ...]
    note: tuple[str, ...]
    about: Rect
    slabs: tuple[Rect, ...]


def planned(brush: Brush, question: Question, caps: tuple[int, ...]) -> Plan:
    """Return the question as it has room, its text as large as possible; `caps` are the widths of its key caps."""
    layout = brush.layout
    areas = list(_areas(brush, question))
    steps = round((layout.text - 1) / _SMALLER)
    for step in range(steps + 1):
        scaled = Brush(brush.desk, layout, scale=layout.scale * max(1.0, layout.text - step * _SMALLER))
        for is_whole, area, arrangement in _ways(areas, _arrangements(question)):
            plan = _Planner(scaled, question, caps, arrangement).within(area, is_whole=is_whole)
            if plan is not None:
                return plan
    last = _Planner(brush, question, caps, _arrangements(question)[-1])
    return last.squeezed(areas[-1])


def _ways(areas: Sequence[Rect], arrangements: Sequence[Arrangement]) -> Iterator[tuple[bool, Rect, Arrangement]]:
    """Yield whether labels must be whole, where, and how it may stand, the best first.

    A label that is broken in two costs more than a smaller card beside it, and less than no card at all.
    """
    with_cards = [each for each in arrangements if each.card]
    without = [each for each in arrangements if not each.card]
    for some in (with_cards, without):
        yield from product((True, False), areas, some)


def _arrangements(question: Question) -> list[Arrangement]:
    """Return the ways to stand, the best first."""
    sizes = _OPTION_CARDS if any(option.cards for option in question.options) else (0,)
    found = [Arrangement(bool(question.cards), sizes[0], is_stacked=False)]
    found += [Arrangement(False, size, is_stacked=False) for size in sizes]
    found += [Arrangement(False, size, is_stacked=True) for size in sizes]
    return found


def _areas(brush: Brush, question: Question) -> Iterator[Rect]:
    """Yield where it may lie, the first that has room counts; never over the hand or the cards that it asks about."""
    layout = brush.layout
    edge = max(_HAIR, layout.u(6))
    above = layout.prompt_area()
    if not question.asks_target:
        yield above.inset(edge)
        yield Rect(layout.frame.x, above.y, layout.frame.w, above.h).inset(edge)
        yield Rect(layout.frame.x, above.y, layout.frame.w, layout.hand_band.y - above.y).inset(edge)
        return
    slot = layout.slot_rect(month_of(question.options[0].cards[0]), 2)
    is_left = slot.center[0] > layout.deck.center[0]
    field = Rect(above.x, layout.field.y, above.w, layout.field.h)
    beside, beyond = (layout.deck.x, layout.deck.right) if is_left else (layout.deck.right, layout.deck.x)
    # Rather over the stock than over captured cards, unless it is the stock's card that it asks about.
    over = () if question.asks_of_flip else range(1, _DECK_STEPS + 1)
    for near, whole_side in (
        (beside, field),
        *((beside + (beyond - beside) * step // _DECK_STEPS, field) for step in over),
        (beside, above),
        (slot.x if is_left else slot.right, above),
        (slot.x if is_left else slot.right, Rect(layout.frame.x, above.y, layout.frame.w, above.h)),
    ):
        start, end = (whole_side.x, near) if is_left else (near, whole_side.right)
        yield Rect(start, whole_side.y, end - start, whole_side.h).inset(edge, _HAIR)


class _Planner:
    """Measures one arrangement."""

    def __init__(self, brush: Brush, question: Question, caps: tuple[int, ...], arrangement: Arrangement) -> None:
        self._brush = brush
        self._question = question
        self._caps = caps
        self._arrangement = arrangement
        self._pad, self._gap = brush.u(PAD), brush.u(GAP)

    def within(self, area: Rect, *, is_whole: bool) -> Plan | None:
        """Return the plan in the middle of an area, labels in one line if they are to be whole; None without room."""
        width = self._slab_width(area.w, is_whole=is_whole)
        if width is None:
            return None
        plan = self._laid(area, width)
        return plan if plan.rect.h <= area.h else None

    def squeezed(self, area: Rect) -> Plan:
        """Return the plan as narrow as the area, whatever has no room."""
        room = area.w - 2 * self._pad
        return self._laid(area, max(1, room))

    def _slab_width(self, most: int, *, is_whole: bool) -> int | None:
        brush, options = self._brush, self._question.options
        across = 1 if self._arrangement.is_stacked else len(options)
        room = (most - 2 * self._pad - self._about_width() - (across - 1) * self._gap) // across
        least = max(
            slab_words_start(brush, self._arrangement, option)
            + max(
                (self._width(option.label) if is_whole else self._longest_word(option.label, LABEL)) + cap,
                *(self._longest_word(w, LINE) for w in (*option.lines, *option.gain)),
                1,
            )
            + 2 * brush.u(SLAB_PAD)
            for option, cap in zip(options, self._caps, strict=True)
        )
        if least > room:
            return None
        wanted = max(
            slab_words_start(brush, self._arrangement, option)
            + max([brush.width(option.label, brush.size(LABEL)) + cap, *self._line_widths(option)])
            + 2 * brush.u(SLAB_PAD)
            for option, cap in zip(options, self._caps, strict=True)
        )
        return min(room, max(least, brush.u(_LEAST_SLAB), min(wanted, brush.u(_MOST_SLAB))))

    def _line_widths(self, option: Option) -> list[int]:
        return [self._brush.width(line, self._brush.size(LINE)) for line in (*option.lines, *option.gain)]

    def _width(self, label: str) -> int:
        return self._brush.width(label, self._brush.size(LABEL))

    def _longest_word(self, words: str, size: int) -> int:
        return max((self._brush.width(word, self._brush.size(size)) for word in words.split()), default=0)

    def _laid(self, area: Rect, slab: int) -> Plan:
        brush, question, stacked = self._brush, self._question, self._arrangement.is_stacked
        count = len(question.options)
        across = 1 if stacked else count
        inner = max(self._about_width() + across * slab + (across - 1) * self._gap, 1)
        inner = min(max(inner, self._title_width()), area.w - 2 * self._pad)
        slab = max(slab, (inner - self._about_width() - (across - 1) * self._gap) // across)
        title = tuple(brush.desk.text.wrap(question.title, brush.size(TITLE), inner))
        note = tuple(brush.desk.text.wrap(question.note, brush.size(NOTE), inner)) if question.note else ()
        head = len(title) * brush.height(brush.size(TITLE)) + len(note) * brush.height(brush.size(NOTE)) + brush.u(8)
        heights = [
            slab_height(brush, self._arrangement, option, slab, cap)
            for option, cap in zip(question.options, self._caps, strict=True)
        ]
        body = sum(heights) + (count - 1) * self._gap if stacked else max(heights)
        body = max(body, self._about_height())
        width, height = inner + 2 * self._pad, 2 * self._pad + head + body
        # Near the cards that it asks about, away from the opponents' captured ones.
        down = max(0, area.h - height) if question.asks_target else max(0, (area.h - height) // 2)
        rect = Rect(area.x + (area.w - width) // 2, area.y + down, width, height)
        rect = _aside(rect, area, brush.layout.numbers, max(_HAIR, brush.u(_HAIR)))
        top, left = rect.y + self._pad + head, rect.x + self._pad + self._about_width()
        slabs = []
        for index in range(count):
            if stacked:
                slabs.append(Rect(left, top, slab, heights[index]))
                top += heights[index] + self._gap
            else:
                slabs.append(Rect(left + index * (slab + self._gap), top, slab, body))
        about = Rect(rect.x + self._pad, rect.y + self._pad + head, self._about_width(), body)
        return Plan(
            brush.scale,
            self._arrangement,
            rect,
            Rect(rect.x + self._pad, rect.y + self._pad - brush.u(3), inner, head),
            title,
            note,
            brush.mirror(about, rect),
            tuple(brush.mirror(place, rect) for place in slabs),
        )

    def _title_width(self) -> int:
        brush, question = self._brush, self._question
        return max(
            min(brush.width(question.title, brush.size(TITLE)), brush.u(_MOST_SLAB)),
            min(brush.width(question.note, brush.size(NOTE)), brush.u(_MOST_SLAB)),
        )

    def _about_width(self) -> int:
        count = len(self._question.cards) if self._arrangement.shows_about else 0
        if not count:
            return 0
        return about_card(self._brush) + (count - 1) * about_pitch(self._brush) + self._brush.u(16)

    def _about_height(self) -> int:
        return card_height(about_card(self._brush)) if self._arrangement.shows_about else 0


def _aside(rect: Rect, area: Rect, numbers: Sequence[Rect], step: int) -> Rect:
    """Return the place nearest to it, in steps within the area, whose edges cut no month's number in two."""

    def cuts(place: Rect) -> bool:
        return any(place.meets(number) and not place.holds(number) for number in numbers)

    if not cuts(rect):
        return rect
    shifts = product(range(area.x - rect.x, area.right - rect.right + 1, step), range(area.y - rect.y, 1, step))
    places = (rect.moved(*shift) for shift in sorted(shifts, key=lambda shift: abs(shift[0]) + abs(shift[1])))
    return next((place for place in places if not cuts(place)), rect)


def about_card(brush: Brush) -> int:
    """Return how wide the cards are that the question is about."""
    return round(_ABOUT * brush.layout.scale)


def about_pitch(brush: Brush) -> int:
    """Return how far apart they lie."""
    return round(_ABOUT_PITCH * brush.layout.scale)


def option_card(brush: Brush, arrangement: Arrangement) -> int:
    """Return how wide the card of an answer is."""
    return round(arrangement.card * brush.layout.scale)


def slab_words_start(brush: Brush, arrangement: Arrangement, option: Option) -> int:
    """Return how much of an answer's width its card takes, before the words."""
    return option_card(brush, arrangement) + brush.u(CARD_GAP) if option.cards and arrangement.card else 0


def slab_words(
    brush: Brush, arrangement: Arrangement, option: Option, width: int, cap: int
) -> tuple[list[str], list[str], int]:
    """Return the lines of an answer's label, beside its key cap, those below, and how many of these are its gain."""
    inner = width - 2 * brush.u(SLAB_PAD) - slab_words_start(brush, arrangement, option)
    wrap = brush.desk.text.wrap
    size = brush.size(LABEL)
    beside = wrap(option.label, size, max(1, inner - cap))
    # Only the first line stands beside the key cap.
    rest = option.label[len(beside[0]) :].lstrip() if option.label.startswith(beside[0]) else ""
    label = [beside[0], *(wrap(rest, size, max(1, inner)) if rest else ())] if rest else beside
    lines, gain = (
        [line for words in part for line in wrap(words, brush.size(LINE), max(1, inner))]
        for part in (option.lines, option.gain)
    )
    return label, lines + gain, len(gain)


def slab_height(brush: Brush, arrangement: Arrangement, option: Option, width: int, cap: int) -> int:
    """Return how high an answer is."""
    label, lines, _gain = slab_words(brush, arrangement, option, width, cap)
    words = len(label) * brush.height(brush.size(LABEL)) + len(lines) * line_pitch(brush) + brush.u(2)
    card = card_height(option_card(brush, arrangement)) if option.cards else 0
    return max(words, card) + 2 * brush.u(SLAB_PAD)


def line_pitch(brush: Brush) -> int:
    """Return the height of a line below a label."""
    return round(brush.size(LINE) * 1.35)
