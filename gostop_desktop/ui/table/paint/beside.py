"""What stands beside the hand: the ribbon that says whose turn it is, and the keys (VISUAL 6)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate

import pygame

from gostop_desktop.ui.measure import SMALLEST_TEXT
from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.text.fitting import unbroken
from gostop_desktop.ui.widgets.paint import ribbon

from .brush import Brush
from .caps import cap_height, cap_width, draw_cap

_TITLE = 21
_OWN_MARGINS, _MARGINS = 34, 20
"""Units beside the words on the ribbon, and beside those without one."""
LEAST = 112
"""Units that the side of the hand needs to say anything."""


@dataclass(frozen=True, slots=True)
class TurnFacts:
    """Whose turn it is, and what is to be done."""

    title: str
    is_own: bool
    lines: tuple[str, ...]
    alone: str = ""
    """The same and what is to be done in one line, for a place that has no room for more."""


def can_be_read(brush: Brush, width: int, facts: TurnFacts) -> bool:
    """Whether whose turn it is has room in a width: in the smallest text, or in a larger one where that is wished.

    Words that grew while cards are played would have another size in every turn.
    """
    margins = _OWN_MARGINS if facts.is_own else _MARGINS
    least = round(SMALLEST_TEXT * brush.desk.measure.density)
    size = brush.wished.size(_TITLE) if brush.layout.text > 1.0 else min(least, brush.size(_TITLE))
    return brush.width(facts.title, size) + brush.u(margins) <= width


def draw_turn(target: pygame.Surface, brush: Brush, rect: Rect, facts: TurnFacts) -> None:
    """Draw the ribbon or the words, with those of the lines below that have room as a whole."""
    brush = brush.wished
    mark = brush.theme.mark
    size, small = brush.size(_TITLE), _small(brush, rect, facts)
    band = _band(brush)
    top = rect.y + min(brush.u(36), max(brush.u(8), (rect.h - _turn_height(brush, rect, facts)) // 2))
    if facts.is_own:
        width = min(brush.width(facts.title, size) + brush.u(48), rect.w)
        place = brush.mirror(Rect(rect.x, top, width, band), rect)
        ribbon(target, brush.desk, pygame.Rect(place), leftwards=brush.is_mirrored)
        words = Rect(rect.x + brush.u(14), top, width - brush.u(_OWN_MARGINS), band)
        brush.text(target, facts.title, brush.mirror(words, rect), size, brush.theme.red.text)
    elif facts.title:
        words = Rect(rect.x + brush.u(16), top, rect.w - brush.u(_MARGINS), band)
        brush.text(target, facts.title, brush.mirror(words, rect), size, mark.text)
    y = top + band + brush.u(8)
    for line in _turn_lines(brush, rect, facts):
        place = Rect(rect.x + brush.u(16), y, rect.w - brush.u(20), brush.height(small))
        brush.text(target, line, brush.mirror(place, rect), small, mark.text_on_cloth)
        y += _pitch(brush, small)


def _band(brush: Brush) -> int:
    return max(brush.u(38), brush.height(brush.size(_TITLE)) + brush.u(4))


def _pitch(brush: Brush, small: int) -> int:
    return brush.height(small) + brush.u(3)


def _small(brush: Brush, rect: Rect, facts: TurnFacts) -> int:
    """Return the size of the lines, with which no word of theirs is wider than the place."""
    least = round(SMALLEST_TEXT * brush.desk.measure.density)
    return unbroken(brush.desk.text, " ".join(facts.lines), brush.size(15), rect.w - brush.u(24), least)


def _turn_lines(brush: Brush, rect: Rect, facts: TurnFacts) -> list[str]:
    """Return what is said below the title; what has no room is left out as a whole: half a sentence says nothing."""
    small = _small(brush, rect, facts)
    room = (rect.h - _band(brush) - brush.u(16)) // _pitch(brush, small)
    told: list[str] = []
    for words in facts.lines:
        lines = brush.desk.text.wrap(words, small, rect.w - brush.u(24))
        if len(told) + len(lines) <= room:
            told += lines
    return told


def _turn_height(brush: Brush, rect: Rect, facts: TurnFacts) -> int:
    small = _small(brush, rect, facts)
    return _band(brush) + brush.u(8) + len(_turn_lines(brush, rect, facts)) * _pitch(brush, small)


def draw_flag(target: pygame.Surface, brush: Brush, rect: Rect, facts: TurnFacts) -> None:
    """Draw whose turn it is as a short ribbon, or a chip where it is another's."""
    if not facts.title:
        return
    size, is_own = flag_size(brush, rect.h), facts.is_own
    has_room = facts.alone and brush.width(facts.alone, size) + brush.u(40) <= rect.w
    words = facts.alone if has_room else facts.title
    if is_own:
        width = min(brush.width(words, size) + brush.u(40), rect.w)
        ribbon(
            target,
            brush.desk,
            pygame.Rect(brush.mirror(Rect(rect.x, rect.y, width, rect.h), rect)),
            leftwards=brush.is_mirrored,
        )
        place = Rect(rect.x + brush.u(12), rect.y, width - brush.u(30), rect.h)
        brush.text(target, words, brush.mirror(place, rect), size, brush.theme.red.text)
        return
    width = min(brush.width(words, size) + brush.u(28), rect.w)
    plate = brush.mirror(Rect(rect.x + brush.u(8), rect.y + brush.u(2), width, rect.h - brush.u(4)), rect)
    brush.box(target, plate, 13, pygame.Color(18, 12, 8, 225), brush.theme.dialog.line)
    brush.text(target, words, plate.inset(brush.u(10), 0), size, brush.theme.dialog.text)


def flag_size(brush: Brush, height: int) -> int:
    """Return the size of words on the stripe: as large as it is wished, as far as a height has room."""
    return brush.grown(16, height)


def draw_keys(target: pygame.Surface, brush: Brush, rect: Rect, keys: tuple[tuple[str, str], ...]) -> None:
    """Draw key caps with what they do, set against a common edge."""
    brush = brush.wished
    colour = brush.theme.mark.text_on_cloth
    size = brush.size(15)
    widest = max((brush.width(words, size) for _, words in keys), default=0)
    pitch = max(brush.u(30), cap_height(brush) + brush.u(6))
    keys = keys[: rect.h // pitch]
    y = rect.y + (rect.h - pitch * len(keys)) // 2
    for cap, words in keys:
        width = cap_width(brush, cap)
        if width + brush.u(12 + 18) + widest > rect.w:
            continue
        text = Rect(rect.right - widest - brush.u(18), y, widest, pitch)
        brush.text(target, words, brush.mirror(text, rect), size, colour)
        place = Rect(text.x - brush.u(12) - width, y, width, pitch)
        draw_cap(target, brush, cap, brush.mirror(place, rect), colour)
        y += pitch


def keys_fit(brush: Brush, width: int, keys: tuple[tuple[str, str], ...]) -> bool:
    """Whether all keys have room below one another in a width, in the size of text that is wished."""
    return _keys_width(brush.wished, keys) <= width


def draw_key_row(target: pygame.Surface, brush: Brush, rect: Rect, keys: tuple[tuple[str, str], ...]) -> None:
    """Draw key caps with what they do side by side on a plate at the reading end, as many as have room."""
    size, gap = brush.grown(15, rect.h), brush.u(8)
    # Caps grow with their words.
    brush = Brush(brush.desk, brush.layout, text=size / brush.size(15))
    widths = [cap_width(brush, cap) + gap + brush.width(words, size) + 2 * gap for cap, words in keys]
    ends = [2 * gap + end for end in accumulate(widths) if end + 2 * gap <= rect.w]
    if not ends:
        return
    plate = Rect(rect.right - ends[-1], rect.y, ends[-1], rect.h)
    brush.box(target, brush.mirror(plate, rect), 11, pygame.Color(18, 12, 8, 225), brush.theme.dialog.line)
    x = plate.x + 2 * gap
    for (cap, words), width in zip(keys[: len(ends)], widths, strict=False):
        wide = cap_width(brush, cap)
        draw_cap(target, brush, cap, brush.mirror(Rect(x, rect.y, wide, rect.h), rect), brush.theme.dialog.text)
        place = Rect(x + wide + gap, rect.y, brush.width(words, size), rect.h)
        brush.text(target, words, brush.mirror(place, rect), size, brush.theme.dialog.text)
        x += width


def _keys_width(brush: Brush, keys: tuple[tuple[str, str], ...]) -> int:
    widest = max((brush.width(words, brush.size(15)) for _, words in keys), default=0)
    return max((cap_width(brush, cap) for cap, _ in keys), default=0) + brush.u(12 + 18) + widest
