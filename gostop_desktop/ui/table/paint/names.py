"""The line with an opponent's name and hand above its captured cards (VISUAL b, c)."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from gostop_desktop.i18n import _, left_to_right, ngettext, pgettext
from gostop_desktop.ui.art.portraits import paint_portrait
from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.theme import Colour

from .brush import Brush
from .chips import chip_width, draw_backs, draw_chip
from .panels import SeatFacts, hand_words
from .shields import draw_shield, shield_width

_WIDE = 600
"""Units from which on a line has room for the dangers too."""
_FACE, _GAP = 28, 10
_BACKS = (74, 48, 0)


@dataclass(frozen=True, slots=True)
class _Line:
    """What a line says, in one of several ways."""

    points: str
    level: str
    hand: str
    backs: int
    has_dangers: bool


def draw_name_line(target: pygame.Surface, brush: Brush, rect: Rect, facts: SeatFacts) -> None:
    """Draw portrait, name, points, level, turn and hand in one line; in a wide line also the dangers."""
    mark = brush.theme.mark
    size, small = brush.grown(19, rect.h), brush.grown(15, rect.h)
    line = next((way for way in _ways(brush, facts, rect) if _used(brush, facts, way, size, small) <= rect.w), None)
    if line is None:
        size, small = brush.size(17), brush.size(14)
        ways = list(_ways(brush, facts, rect))
        line = next((way for way in ways if _used(brush, facts, way, size, small) <= rect.w), ways[-1])
    diameter = brush.u(_FACE)
    face = brush.mirror(Rect(rect.x, rect.y + (rect.h - diameter) // 2, diameter, diameter), rect)
    paint_portrait(brush.desk, facts.portrait, target, pygame.Rect(face), on_turn=facts.is_on_turn)
    end = _at_end(target, brush, rect, facts, line, small)
    x = rect.x + diameter + brush.u(8)
    for words, units, colour in (
        (facts.name, size, mark.text),
        (line.points, small, mark.text2),
        (line.level, small, mark.text2),
    ):
        if words:
            width = min(brush.width(words, units), max(1, end - x))
            brush.text(target, words, brush.mirror(Rect(x, rect.y, width, rect.h), rect), units, colour)
            x += width + brush.u(_GAP)
    if facts.is_on_turn:
        words = pgettext("chip", "Turn")
        width = chip_width(brush, words)
        if x + width <= end:
            draw_chip(target, brush, brush.mirror(Rect(x, rect.y, width, rect.h), rect), words, mark.brass)


def _at_end(target: pygame.Surface, brush: Brush, rect: Rect, facts: SeatFacts, line: _Line, small: int) -> int:
    """Draw hand and dangers at the reading end; return where they begin."""
    text2: Colour = brush.theme.mark.text2
    end = rect.right
    if line.has_dangers:
        for shield in reversed(facts.shields):
            width = shield_width(brush, shield)
            end -= width
            draw_shield(target, brush, brush.mirror(Rect(end, rect.y, width, rect.h), rect), shield)
            end -= brush.u(16)
    if line.hand:
        width = brush.width(line.hand, small)
        place = Rect(end - width, rect.y, width, rect.h)
        brush.text(target, line.hand, brush.mirror(place, rect), small, text2)
        end -= width + brush.u(_GAP)
    if line.backs and facts.hand:
        width = brush.u(line.backs)
        high = min(rect.h, brush.u(28))
        place = Rect(end - width, rect.y + (rect.h - high) // 2, width, high)
        draw_backs(target, brush, brush.mirror(place, rect), facts.hand)
        end -= width + brush.u(_GAP)
    return end


def _ways(brush: Brush, facts: SeatFacts, rect: Rect) -> list[_Line]:
    """Return what the line can say, the most first: backs become fewer, level and words go before numbers do."""
    is_wide = rect.w > brush.u(_WIDE)
    whole = left_to_right(f"{facts.score} / {facts.target}")
    points = "" if is_wide else _("{fraction} points", fraction=whole)
    fraction = "" if is_wide else f"{facts.score}/{facts.target}"
    cards = "" if facts.hand is None else hand_words(facts, ngettext("{n} card", "{n} cards", facts.hand))
    number = "" if facts.hand is None else hand_words(facts, str(facts.hand))
    level = "" if facts.level == facts.note else facts.level
    wide, narrow, none = _BACKS
    return [
        _Line(points, level, number if is_wide else cards, wide, is_wide),
        _Line(points, level, number if is_wide else cards, narrow, is_wide),
        _Line(points, "", number if is_wide else cards, wide, is_wide),
        _Line(points, "", number if is_wide else cards, narrow, is_wide),
        _Line(fraction, "", cards, narrow, is_wide),
        _Line(fraction, "", cards, none, has_dangers=False),
        _Line(fraction, "", number, none, has_dangers=False),
    ]


def _used(brush: Brush, facts: SeatFacts, line: _Line, size: int, small: int) -> int:
    """Return how wide a line would be."""
    gap = brush.u(_GAP)
    width = brush.u(_FACE + 8) + brush.width(facts.name, size) + gap
    width += sum(brush.width(words, small) + gap for words in (line.points, line.level, line.hand) if words)
    width += brush.u(line.backs) + gap if line.backs else 0
    width += chip_width(brush, pgettext("chip", "Turn")) + gap
    if line.has_dangers:
        width += sum(shield_width(brush, shield) + brush.u(16) for shield in facts.shields)
    return width
