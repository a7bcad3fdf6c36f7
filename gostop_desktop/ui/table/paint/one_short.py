"""Sets that lack one card, in the side panel: whose, how far, and where the card can be (UX 3.3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from gostop_desktop.i18n import pgettext
from gostop_desktop.ui.art.portraits import paint_portrait
from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.table.sets import SetRow
from gostop_desktop.ui.text import Align
from gostop_desktop.ui.text.fitting import unbroken

from .brush import Brush
from .lines import wrapped
from .pips import draw_pip
from .section import draw_heading, heading_height, more_of

_PIP_PITCH = 13
_TALL, _LOW = (50, 44), 28
"""Units from one set that lacks a card to the next, in two lines, wide or close, and in one."""
_FACE = 22
"""Units of a portrait in a line."""
_LAST = 44
"""Units of two lines."""


@dataclass(frozen=True, slots=True)
class ShortFacts:
    """A set that lacks one card, as the panel says it."""

    portrait: str
    name: str
    row: SetRow
    notes: tuple[str, ...]
    """Which card, and where it can be; the longest way first."""
    is_near: bool
    """Whether the viewer could have it now."""
    short_name: str = ""
    """What it is called where its name has no room."""


def short_height(brush: Brush, inner: Rect, count: int) -> int:
    """Return how high the section of so many sets is that has room for all of them; without any it says so."""
    rows = brush.u(count * _TALL[0]) if count else brush.u(24)
    return heading_height(brush, inner) + rows


def draw_short(
    target: pygame.Surface,
    brush: Brush,
    inner: Rect,
    span: tuple[int, int],
    short: Sequence[ShortFacts],
    key: str,
    *,
    says_none: bool,
) -> int:
    """Draw the sets that have room, each in two lines, or one; the heading says how many have none, and their key.

    Return where they end.
    """
    top, bottom = span
    size, mark = brush.size(15), brush.theme.mark
    head = heading_height(brush, inner)
    room = (bottom - top - head) / brush.scale
    pitch, count = short_rows(len(short), room)
    if pitch == _LOW and any(_is_long(brush, inner, one) for one in short[:count]):
        pitch, count = _TALL[-1], max(0, int((room + _TALL[-1] - _LAST) // _TALL[-1]))
    if short and not count:
        if bottom - top < brush.height(brush.size(0)):
            return top
        _short_in_line(target, brush, Rect(inner.x, top, inner.w, min(brush.u(26), bottom - top)), short, key)
        return top + brush.u(26)
    if not short and (not says_none or bottom - top < head + brush.u(24)):
        return top
    left_out = len(short) - count
    more = more_of(left_out, key) if left_out else ""
    top = draw_heading(target, brush, inner, top, (pgettext("panel", "One short"),), more)
    if not short:
        brush.text(target, pgettext("sets", "None yet"), Rect(inner.x, top, inner.w, brush.u(24)), size, mark.text2)
        return top + brush.u(24)
    for one in short[:count]:
        _one_short(target, brush, inner, top, one, is_tall=pitch > _LOW)
        top += brush.u(pitch)
    return top


def _short_in_line(target: pygame.Surface, brush: Brush, row: Rect, short: Sequence[ShortFacts], key: str) -> None:
    """Name the first set that lacks a card and whose it is in one line, and how many more the key shows."""
    size, first = brush.size(15), short[0]
    diameter = min(row.h, brush.u(_FACE))
    face = Rect(row.x, row.y + (row.h - diameter) // 2, diameter, diameter)
    left = face.right + brush.u(6)
    count = more_of(len(short) - 1, key) if len(short) > 1 else ""
    wide = brush.width(count, size) + brush.u(6) if count else 0
    pitch, gap = brush.u(_PIP_PITCH), brush.u(8)
    row_of_pips = gap + pitch * len(first.row.pips)
    # A name alone does not say that a card is missing: the pips do, beside a shorter one rather than not at all.
    names = (first.name, first.short_name or first.name)
    ways = [(pgettext("panel", "One short: {set}", set=first.name), 0)]
    ways += [(name, pips) for pips in (row_of_pips, 0) for name in names]
    most = row.right - left - wide
    words, pips = next(((words, pips) for words, pips in ways if brush.width(words, size) + pips <= most), ("", 0))
    if words:
        paint_portrait(brush.desk, first.portrait, target, pygame.Rect(brush.mirror(face, row)), on_turn=False)
    else:
        # Where not even a short name has room, their number is told.
        left, words = row.x, pgettext("panel", "One short")
        counts = [more_of(len(short), key), more_of(len(short), "")]
        count = brush.fit(counts, size, row.w - brush.width(words, size) - brush.u(6))
    room = row.right - left - (brush.width(count, size) + brush.u(6) if count else 0)
    name = brush.mirror(Rect(left, row.y, room, row.h), row)
    if pips:
        start = left + brush.width(words, size) + gap
        for index, pip in enumerate(first.row.pips):
            spot = brush.mirror(Rect(start + index * pitch, row.y, pitch, row.h), row)
            draw_pip(target, brush, spot.center, pip)
    brush.text(target, words, name, size, brush.theme.mark.match if first.is_near else brush.theme.mark.text)
    brush.text(target, count, row, size, brush.theme.mark.text2, align=Align.END)


def _one_short(
    target: pygame.Surface, brush: Brush, inner: Rect, top: int, facts: ShortFacts, *, is_tall: bool
) -> None:
    """Draw a set that lacks one card: whose, its name and pips, and below where the card can be."""
    mark = brush.theme.mark
    diameter = brush.u(26 if is_tall else 24)
    face = brush.mirror(Rect(inner.x, top + brush.u(2 if is_tall else 0), diameter, diameter), inner)
    paint_portrait(brush.desk, facts.portrait, target, pygame.Rect(face), on_turn=False)
    left = inner.x + brush.u(32)
    room = inner.right - left
    size = brush.size(16)
    pitch = brush.u(_PIP_PITCH)
    pips = pitch * len(facts.row.pips)
    # A long name is written smaller before its pips go: they never stand closer than elsewhere.
    if brush.width(facts.name, brush.size(14)) > room - pips - brush.u(4):
        pips = 0
    name = Rect(left, top, room - pips - brush.u(4), brush.u(24))
    tone = mark.match if facts.is_near and not is_tall else mark.text
    least = brush.size(0)
    words = facts.name if brush.width(facts.name, least) <= name.w else facts.short_name or facts.name
    if is_tall and _is_long(brush, inner, facts):
        # A name in two lines stands where the note would.
        size = unbroken(brush.desk.text, words, brush.size(15), room, least)
        for row, line in enumerate(wrapped(brush, words, size, room)[:2]):
            below = Rect(left, top + row * brush.u(20), room, brush.u(22))
            brush.text(target, line, brush.mirror(below, inner), size, mark.match if facts.is_near else mark.text)
        return
    brush.text(target, words, brush.mirror(name, inner), size, tone)
    for index, pip in enumerate(facts.row.pips if pips else ()):
        spot = brush.mirror(Rect(inner.right - pips + index * pitch, top, pitch, brush.u(24)), inner)
        draw_pip(target, brush, spot.center, pip)
    if is_tall:
        note = Rect(left, top + brush.u(22), room, brush.u(22))
        words = brush.fit(facts.notes, brush.size(15), room)
        colour = mark.match if facts.is_near else mark.text2
        brush.text(target, words, brush.mirror(note, inner), brush.size(15), colour)


def _is_long(brush: Brush, inner: Rect, facts: ShortFacts) -> bool:
    """Whether the name has no room in one line, however small."""
    return brush.width(facts.short_name or facts.name, brush.size(0)) > inner.w - brush.u(32) - brush.u(4)


def short_rows(count: int, room: float) -> tuple[int, int]:
    """Return how far apart sets one card short stand, in units, and how many have room.

    All in two lines if they fit, wide or close, else as many as fit in one.
    """
    for pitch in _TALL:
        if count * pitch - (pitch - _LAST) <= room:
            return pitch, count
    return _LOW, min(count, max(0, int((room + 2) // _LOW)))
