"""The middle of the side panel: last move, sets one card short, draw pile and turns (UX 3.3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import NamedTuple

import pygame

from gostop_desktop.i18n import _, pgettext, plain
from gostop_desktop.ui.measure import SMALLEST_TEXT
from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.text import Align

from .brush import Brush
from .one_short import ShortFacts, draw_short, short_height
from .section import LOW_MIDDLE, draw_heading, heading_height, more_of

SIGN = "!"
"""What stands before something that happened where no card moved."""
_LINE = 28
_DISC = 22
_GAPS = 6, 2
"""Units between two moves: usually, and where there are many."""
_EARLIER_GAP = 2
"""Units above and below what another opponent did before."""
_PITCH, _CLOSE_PITCH = 1.4, 1.3
"""From one line of a move to the next, by the size of its text; and where there are many moves."""


class Move(NamedTuple):
    """One line of the last turn."""

    number: str
    """Its number on the table, or a sign where no card moved."""
    words: str
    is_bad: bool = False
    """Whether it hurts the viewer."""
    briefly: str = ""
    """In fewer words, for a narrow panel."""


@dataclass(frozen=True, slots=True)
class MiddleFacts:
    """Everything between the opponents' panels and the viewer's."""

    head: str
    """Whose move the last one was."""
    moves: tuple[Move, ...]
    earlier: tuple[str, ...]
    """What another opponent did just before, in several ways; nothing where nobody did."""
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
    is_low = rect.h < brush.u(LOW_MIDDLE)
    counts = brush.u(56 if inner.w < brush.u(160) and not is_low else 44 if not is_low else 32)
    bottom = inner.bottom - counts
    above = bottom - _kept(brush, facts)
    if _is_told_only_alone(brush, inner, (above, bottom), facts):
        # What has happened comes before what might: of the sets their number is told.
        _last_move(target, brush, inner, bottom, facts, more_of(len(facts.short), facts.sets_key))
        top = bottom
    else:
        top = _last_move(target, brush, inner, above, facts)
        top += brush.u(8)
        if not facts.keys:
            # What follows the moves stays where it is while they become more.
            top = max(top, bottom - short_height(brush, inner, len(facts.short)))
        span = top, bottom
        top = draw_short(target, brush, inner, span, facts.short, facts.sets_key, says_none=not facts.keys)
    if facts.keys and top + brush.u(8) + _cap_height(brush) <= bottom:
        _keys(target, brush, inner, (top, bottom), facts.keys)
    _counts(target, brush, Rect(inner.x, bottom, inner.w, counts), facts, is_low=is_low)


def _kept(brush: Brush, facts: MiddleFacts) -> int:
    """Return what the last move leaves to what stands below it: the sets in one line."""
    return brush.u(8) + brush.height(brush.size(15)) + brush.u(4) if facts.short else 0


def _is_told_only_alone(brush: Brush, inner: Rect, ends: tuple[int, int], facts: MiddleFacts) -> bool:
    """Whether the last move has room down to the second of two ends, without the sets, and not down to the first."""
    left_out = (
        _moves_in(brush, inner, end - inner.y - heading_height(brush, inner), facts)[1] if facts.short else 0
        for end in ends
    )
    return bool(next(left_out)) and not next(left_out)


def _last_move(
    target: pygame.Surface, brush: Brush, inner: Rect, bottom: int, facts: MiddleFacts, more: str = ""
) -> int:
    """Draw the last turn's moves in as many lines as they take, or fewer; return where they end.

    `more` tells of something else that has no room; how many moves have none comes before it.
    """
    size = brush.size(15)
    room = bottom - inner.y - heading_height(brush, inner)
    # In the compact form the log is a key away, and the keys need the room.
    both = _with_earlier(brush, inner, room, facts) if facts.earlier and not facts.keys else None
    told, left_out = (both[0], 0) if both else _moves_in(brush, inner, room, facts)
    more = more_of(left_out, facts.log_key) if left_out else more
    top = draw_heading(target, brush, inner, inner.y, (facts.head, pgettext("panel", "Last move")), more)
    for move in told:
        top = _numbered(target, brush, inner, top, move)
    for line in both[1] if both else ():
        row = Rect(inner.x, top + brush.u(_EARLIER_GAP), inner.w, round(size * _CLOSE_PITCH))
        brush.text(target, line, row, size, brush.theme.mark.text2)
        top += row.h
    if not facts.moves:
        none = pgettext("last move", "None yet")
        brush.text(target, none, Rect(inner.x, top, inner.w, brush.u(24)), size, brush.theme.mark.text2)
        top += brush.u(26)
    return top


def _with_earlier(brush: Brush, inner: Rect, room: int, facts: MiddleFacts) -> tuple[list[_Told], list[str]] | None:
    """Return the moves and the lines of what another opponent did before, if all have room: whole, or briefly."""
    for is_brief, words in ((False, facts.earlier[0]), (False, facts.earlier[-1]), (True, facts.earlier[-1])):
        lines = brush.desk.text.wrap(plain(words), brush.size(15), inner.w)
        rest = room - _earlier_height(brush, lines)
        told, left_out = _moves_in(brush, inner, rest, facts, (is_brief,))
        if not left_out:
            return told, lines
    return None


def _earlier_height(brush: Brush, lines: Sequence[str]) -> int:
    return len(lines) * round(brush.size(15) * _CLOSE_PITCH) + brush.u(2 * _EARLIER_GAP)


class _Told(NamedTuple):
    """A move in lines, the size of their text, and the units between it and the next one."""

    move: Move
    lines: list[str]
    size: int
    gap: int


def _moves_in(
    brush: Brush, inner: Rect, room: int, facts: MiddleFacts, ways: Sequence[bool] = (False, True)
) -> tuple[list[_Told], int]:
    """Return the moves that have room in all their lines, and how many have none.

    They stand closer then, are told in fewer words where that is one of the `ways`, and at last in smaller ones.
    """
    told: list[_Told] = []
    largest, least = brush.size(15), _least(brush)
    tried = [(is_brief, gap, largest) for is_brief in ways for gap in _GAPS]
    tried += [(ways[-1], _GAPS[-1], size) for size in range(largest - 1, least - 1, -1)]
    for is_brief, gap, size in tried:
        moves = [move._replace(words=move.briefly or move.words) for move in facts.moves] if is_brief else facts.moves
        told = [_told(brush, inner, move, gap, size) for move in moves]
        if sum(_height_of(brush, one) for one in told) <= room:
            return told, 0
    heights = list(accumulate(_height_of(brush, one) for one in told))
    shown = sum(height <= room for height in heights)
    return told[:shown], len(told) - shown


def _least(brush: Brush) -> int:
    return round(SMALLEST_TEXT * brush.desk.measure.density)


def _told(brush: Brush, inner: Rect, move: Move, gap: int, size: int) -> _Told:
    """Return the lines of a move; a word that is wider than the panel makes the text smaller before it breaks."""
    width, least = inner.w - _lead(brush, inner), _least(brush)
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


def _cap_height(brush: Brush) -> int:
    return max(brush.u(22), round(brush.size(14) * 1.4))


def _keys(
    target: pygame.Surface, brush: Brush, inner: Rect, span: tuple[int, int], keys: Sequence[tuple[str, str]]
) -> None:
    """Draw the keys with what they open, below one another; without room their caps alone, side by side."""
    side, gap = _cap_height(brush), brush.u(8)
    top = span[0] + brush.u(8)
    size, beside = brush.size(15), side + brush.u(10)
    in_rows = top + len(keys) * (side + gap) - gap <= span[1]
    in_rows = in_rows and all(brush.width(words, brush.size(0)) <= inner.w - beside for _cap, words in keys)
    for index, (cap, words) in enumerate(keys):
        if in_rows:
            box = Rect(inner.x, top + index * (side + gap), side, side)
            place = Rect(inner.x + beside, box.y, inner.w - beside, side)
            brush.text(target, words, brush.mirror(place, inner), size, brush.theme.mark.text2)
        else:
            box = Rect(inner.x + index * (side + gap), min(top, span[1] - side), side, side)
        box = brush.mirror(box, inner)
        brush.box(target, box, 3, pygame.Color(0, 0, 0, 0), brush.theme.mark.text2)
        brush.text(target, cap, box, brush.size(14), brush.theme.mark.text, align=Align.CENTRE)


def _counts(target: pygame.Surface, brush: Brush, rect: Rect, facts: MiddleFacts, *, is_low: bool) -> None:
    """Draw the draw pile and the viewer's turns, side by side or below one another."""
    brush.rule(target, rect.x, rect.y, rect.w, brush.theme.surface.panel_line)
    entries = ((_("Pile"), facts.stock), (_("Turns"), facts.turns))
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
        brush.text(target, words, name, size, brush.theme.mark.text2)
