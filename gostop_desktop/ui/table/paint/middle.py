"""The middle of the side panel: last move, sets one card short, draw pile and turns (UX 3.3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import NamedTuple

import pygame

from gostop_desktop.i18n import _, pgettext, plain
from gostop_desktop.ui.art.portraits import paint_portrait
from gostop_desktop.ui.measure import SMALLEST_TEXT
from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.table.sets import SetRow
from gostop_desktop.ui.text import Align
from gostop_desktop.ui.text.fitting import unbroken

from .brush import Brush
from .labels import draw_pip
from .lines import wrapped

SIGN = "!"
"""What stands before something that happened where no card moved."""
_LINE = 28
_DISC = 22
_GAPS = 6, 2
"""Units between two moves: usually, and where there are many."""
_PITCH, _CLOSE_PITCH = 1.4, 1.3
"""From one line of a move to the next, by the size of its text; and where there are many moves."""
_PIP_PITCH = 13
_TALL, _LOW = (50, 44), 28
"""Units from one set that lacks a card to the next, in two lines, wide or close, and in one."""
_LAST = 44
"""Units of two lines."""
_LOW_MIDDLE = 180
"""Units of height below which the counts take one line."""


class Move(NamedTuple):
    """One line of the last turn."""

    number: str
    """Its number on the table, or a sign where no card moved."""
    words: str
    is_bad: bool = False
    """Whether it hurts the viewer."""


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


@dataclass(frozen=True, slots=True)
class MiddleFacts:
    """Everything between the opponents' panels and the viewer's."""

    head: str
    """Whose move the last one was."""
    moves: tuple[Move, ...]
    short: tuple[ShortFacts, ...]
    stock: int
    turns: int
    """How many turns the viewer still has."""
    keys: tuple[tuple[str, str], ...] = ()
    """In the compact form: key caps and what they open."""
    log_key: str = ""
    sets_key: str = ""
    """What shows all moves, and all sets."""
    is_dealt: bool = True
    """Whether the round has cards; before, there is nothing to tell."""


def draw_middle(target: pygame.Surface, brush: Brush, rect: Rect, facts: MiddleFacts) -> None:
    """Draw the sections from above and the counts at the bottom.

    What has no room becomes shorter, and at last a number with the key that shows the rest (UX 3.2).
    """
    if not facts.is_dealt:
        return
    inner = rect.inset(brush.u(14 if rect.w > brush.u(180) else 6), 0)
    is_low = rect.h < brush.u(_LOW_MIDDLE)
    counts = brush.u(56 if inner.w < brush.u(160) and not is_low else 44 if not is_low else 32)
    bottom = inner.bottom - counts
    top = _last_move(target, brush, inner, bottom - _kept(brush, facts), facts)
    top = _short(target, brush, inner, (top + brush.u(8), bottom), facts)
    if facts.keys and top + brush.u(8) + _cap_height(brush) <= bottom:
        _keys(target, brush, inner, (top, bottom), facts.keys)
    _counts(target, brush, Rect(inner.x, bottom, inner.w, counts), facts, is_low=is_low)


def _kept(brush: Brush, facts: MiddleFacts) -> int:
    """Return what the last move leaves to what stands below it: the sets in one line."""
    return brush.u(8) + brush.height(brush.size(15)) + brush.u(4) if facts.short else 0


def _heading_height(brush: Brush, inner: Rect) -> int:
    return brush.u(28 if inner.h < brush.u(_LOW_MIDDLE) else 34)


def _heading(target: pygame.Surface, brush: Brush, inner: Rect, top: int, words: Sequence[str], more: str = "") -> int:
    """Draw the name of a section over a line, at its end what has no room in it."""
    size = brush.size(15)
    height = _heading_height(brush, inner) - brush.u(8)
    row = Rect(inner.x, top, inner.w, height)
    taken = brush.width(more, size) + brush.u(6) if more else 0
    name = Rect(row.x, row.y, row.w - taken, row.h)
    brush.text(target, brush.fit(words, size, name.w), brush.mirror(name, row), size, brush.theme.mark.brass)
    if more:
        brush.text(target, more, row, size, brush.theme.mark.text2, align=Align.END)
    brush.rule(target, inner.x, top + height + brush.u(2), inner.w, brush.theme.surface.panel_line)
    return top + _heading_height(brush, inner)


def _last_move(target: pygame.Surface, brush: Brush, inner: Rect, bottom: int, facts: MiddleFacts) -> int:
    """Draw the last turn's moves in as many lines as they take, or fewer; return where they end."""
    size = brush.size(15)
    room = bottom - inner.y - _heading_height(brush, inner)
    told, left_out = _moves_in(brush, inner, room, facts)
    more = f"+{left_out} ({facts.log_key})" if left_out else ""
    top = _heading(target, brush, inner, inner.y, (facts.head, pgettext("panel", "Last move")), more)
    for move in told:
        top = _numbered(target, brush, inner, top, move)
    if not facts.moves:
        none = pgettext("last move", "None yet")
        brush.text(target, none, Rect(inner.x, top, inner.w, brush.u(24)), size, brush.theme.mark.text2)
        top += brush.u(26)
    return top


class _Told(NamedTuple):
    """A move in lines, the size of their text, and the units between it and the next one."""

    move: Move
    lines: list[str]
    size: int
    gap: int


def _moves_in(brush: Brush, inner: Rect, room: int, facts: MiddleFacts) -> tuple[list[_Told], int]:
    """Return the moves that have room in all their lines, at last closer to each other, and how many have none."""
    told: list[_Told] = []
    for gap in _GAPS:
        told = [_told(brush, inner, move, gap) for move in facts.moves]
        if sum(_height_of(brush, one) for one in told) <= room:
            return told, 0
    heights = list(accumulate(_height_of(brush, one) for one in told))
    # The first one is cut before nothing is told.
    shown = max(sum(height <= room for height in heights), min(1, room // brush.u(_LINE)))
    return told[:shown], len(told) - shown


def _told(brush: Brush, inner: Rect, move: Move, gap: int) -> _Told:
    """Return the lines of a move; a word that is wider than the panel makes the text smaller before it breaks."""
    size, width = brush.size(15), inner.w - _lead(brush, inner)
    least = round(SMALLEST_TEXT * brush.desk.measure.density)
    # Isolates keep a name together; in a narrow panel it may break (UX 6.3).
    told = plain(move.words)
    while size > least and any(brush.width(word, size) > width for word in told.split()):
        size -= 1
    return _Told(move, brush.desk.text.wrap(told, size, width), size, gap)


def _lead(brush: Brush, inner: Rect) -> int:
    return brush.u(_DISC + (8 if inner.w > brush.u(160) else 3))


def _height_of(brush: Brush, told: _Told) -> int:
    return max(brush.u(_DISC + told.gap), _pitch(told) * len(told.lines) + brush.u(told.gap))


def _pitch(told: _Told) -> int:
    return round(told.size * (_PITCH if told.gap == _GAPS[0] else _CLOSE_PITCH))


def _numbered(target: pygame.Surface, brush: Brush, inner: Rect, top: int, told: _Told) -> int:
    """Draw a move after its numbered disc; return where the next one begins."""
    mark, lead = brush.theme.mark, _lead(brush, inner)
    disc = brush.mirror(Rect(inner.x, top + brush.u(2), brush.u(_DISC), brush.u(_DISC)), inner)
    # Red is what hurts; a sign of one's own triumph is brass.
    draw_disc(target, brush, disc.center, told.move.number, mark.danger if told.move.is_bad else mark.brass)
    pitch = _pitch(told)
    first = max(brush.u(_DISC), pitch)
    tone = mark.danger if told.move.is_bad else mark.text
    for row, line in enumerate(told.lines):
        place = Rect(inner.x + lead, top + brush.u(2) + row * pitch, inner.w - lead, first if not row else pitch)
        brush.text(target, line, brush.mirror(place, inner), told.size, tone)
    return top + _height_of(brush, told)


def draw_disc(
    target: pygame.Surface, brush: Brush, centre: tuple[float, float], number: str, colour: pygame.Color
) -> None:
    """Draw a numbered disc with a ring (VISUAL 5)."""
    diameter = brush.u(_DISC)
    brush.desk.shapes.disc(target, centre, diameter, brush.theme.mark.gap, colour, max(1.4, 1.6 * brush.scale))
    box = Rect(round(centre[0] - diameter / 2), round(centre[1] - diameter / 2), diameter, diameter)
    brush.text(target, number, box, brush.size(14), colour, align=Align.CENTRE)


def _short(target: pygame.Surface, brush: Brush, inner: Rect, span: tuple[int, int], facts: MiddleFacts) -> int:
    """Draw the sets that have room, each in two lines, or one; the heading says how many have none.

    Return where they end.
    """
    top, bottom = span
    short = facts.short
    size, mark = brush.size(15), brush.theme.mark
    head = _heading_height(brush, inner)
    room = (bottom - top - head) / brush.scale
    pitch, count = short_rows(len(short), room)
    if pitch == _LOW and any(_is_long(brush, inner, one) for one in short[:count]):
        pitch, count = _TALL[-1], max(0, int((room + _TALL[-1] - _LAST) // _TALL[-1]))
    if short and not count:
        _short_in_line(target, brush, Rect(inner.x, top, inner.w, min(brush.u(26), bottom - top)), facts)
        return top + brush.u(26)
    if not short and (facts.keys or bottom - top < head + brush.u(24)):
        return top
    left_out = len(short) - count
    more = f"+{left_out} ({facts.sets_key})" if left_out else ""
    top = _heading(
        target, brush, inner, top, (pgettext("panel", "One card short"), pgettext("panel", "One short")), more
    )
    if not short:
        brush.text(target, pgettext("sets", "None yet"), Rect(inner.x, top, inner.w, brush.u(24)), size, mark.text2)
        return top + brush.u(24)
    for one in short[:count]:
        _one_short(target, brush, inner, top, one, is_tall=pitch > _LOW)
        top += brush.u(pitch)
    return top


def _short_in_line(target: pygame.Surface, brush: Brush, row: Rect, facts: MiddleFacts) -> None:
    """Name the first set that lacks a card in one line, and say how many more there are and which key shows them."""
    size, first = brush.size(15), facts.short[0]
    count = f"+{len(facts.short) - 1} ({facts.sets_key})" if len(facts.short) > 1 else ""
    width = brush.width(count, size) if count else 0
    room = row.w - width - brush.u(6)
    ways = [pgettext("panel", "One short: {set}", set=first.name), first.name, first.short_name or first.name]
    words = brush.fit(ways, size, room)
    name = brush.mirror(Rect(row.x, row.y, room, row.h), row)
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


def _cap_height(brush: Brush) -> int:
    return max(brush.u(22), round(brush.size(14) * 1.4))


def _keys(
    target: pygame.Surface, brush: Brush, inner: Rect, span: tuple[int, int], keys: Sequence[tuple[str, str]]
) -> None:
    """Draw the keys with what they open, below one another; without room their caps alone, side by side."""
    side, gap = _cap_height(brush), brush.u(8)
    top = span[0] + brush.u(8)
    in_rows = top + len(keys) * (side + gap) - gap <= span[1]
    size = brush.size(15)
    for index, (cap, words) in enumerate(keys):
        if in_rows:
            box = Rect(inner.x, top + index * (side + gap), side, side)
            place = Rect(inner.x + side + brush.u(10), box.y, inner.w - side - brush.u(10), side)
            brush.text(target, words, brush.mirror(place, inner), size, brush.theme.mark.text2)
        else:
            box = Rect(inner.x + index * (side + gap), min(top, span[1] - side), side, side)
        box = brush.mirror(box, inner)
        brush.box(target, box, 3, pygame.Color(0, 0, 0, 0), brush.theme.mark.text2)
        brush.text(target, cap, box, brush.size(14), brush.theme.mark.text, align=Align.CENTRE)


def _counts(target: pygame.Surface, brush: Brush, rect: Rect, facts: MiddleFacts, *, is_low: bool) -> None:
    """Draw the draw pile and the viewer's turns, side by side or below one another."""
    brush.rule(target, rect.x, rect.y, rect.w, brush.theme.surface.panel_line)
    entries = (((_("Draw pile"), _("Pile")), facts.stock), ((_("Your turns"), _("Turns")), facts.turns))
    gap = brush.u(12 if rect.w < brush.u(160) else 24)
    if rect.w < brush.u(160) and not is_low:
        cells = [Rect(rect.x, rect.y + brush.u(6 + 22 * row), rect.w, brush.u(22)) for row in range(2)]
    else:
        half = (rect.w - gap) // 2
        top, high = brush.u(4 if is_low else 6), brush.u(26 if is_low else 30)
        cells = [Rect(rect.x + column * (half + gap), rect.y + top, half, high) for column in range(2)]
    for (words, number), cell in zip(entries, cells, strict=True):
        place = brush.mirror(cell, rect)
        size = brush.size(15)
        width = brush.width(str(number), size)
        value = brush.mirror(Rect(place.right - width, place.y, width, place.h), place)
        brush.text(target, str(number), value, size, brush.theme.mark.text)
        name = brush.mirror(Rect(place.x, place.y, place.w - width - brush.u(4), place.h), place)
        brush.text(target, brush.fit(words, size, name.w), name, size, brush.theme.mark.text2)
