"""The middle of the side panel: last move, sets one card short, draw pile and turns (UX 3.3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from gostop_desktop.i18n import _, npgettext, pgettext, plain
from gostop_desktop.ui.art.portraits import paint_portrait
from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.table.sets import SetRow
from gostop_desktop.ui.text import Align

from .brush import Brush
from .labels import draw_pip

SIGN = "!"
"""What stands before something that happened where no card moved."""
_LINE = 28
_DISC = 22
_TALL, _LOW = 50, 28
"""Units from one set that lacks a card to the next, in two lines and in one."""


@dataclass(frozen=True, slots=True)
class ShortFacts:
    """A set that lacks one card, as the panel says it."""

    portrait: str
    name: str
    row: SetRow
    note: str
    """Which card, and where it can be."""
    is_near: bool
    """Whether the viewer could have it now."""


@dataclass(frozen=True, slots=True)
class MiddleFacts:
    """Everything between the opponents' panels and the viewer's."""

    moves: tuple[tuple[str, str], ...]
    """The last turn's moves, each after its number on the table, or after a sign where no card moved."""
    short: tuple[ShortFacts, ...]
    stock: int
    turns: int
    """How many turns the viewer still has."""
    keys: tuple[tuple[str, str], ...] = ()
    """In the compact form: key caps and what they open."""


def draw_middle(target: pygame.Surface, brush: Brush, rect: Rect, facts: MiddleFacts) -> None:
    """Draw the sections from above and the counts at the bottom; what has no room is left out."""
    inner = rect.inset(brush.u(14 if rect.w > brush.u(180) else 8), 0)
    counts = _counts_height(brush, inner)
    bottom = inner.bottom - counts
    top = _last_move(target, brush, inner, bottom, facts)
    if facts.keys:
        top = _keys(target, brush, inner, (top, bottom), facts.keys)
    else:
        _short(target, brush, inner, (top + brush.u(8), bottom), facts.short)
    _counts(target, brush, Rect(inner.x, bottom, inner.w, counts), facts)


def _heading(target: pygame.Surface, brush: Brush, inner: Rect, top: int, words: str) -> int:
    size = brush.size(15)
    height = brush.u(26)
    brush.text(target, words, Rect(inner.x, top, inner.w, height), size, brush.theme.mark.brass)
    brush.rule(target, inner.x, top + height + brush.u(2), inner.w, brush.theme.surface.panel_line)
    return top + height + brush.u(8)


def _last_move(target: pygame.Surface, brush: Brush, inner: Rect, bottom: int, facts: MiddleFacts) -> int:
    if bottom - inner.y < brush.u(60):
        return inner.y
    top = _heading(target, brush, inner, inner.y, pgettext("panel", "Last move"))
    size = brush.size(15)
    mark = brush.theme.mark
    for number, words in facts.moves:
        colour = mark.danger if number == SIGN else mark.brass
        top = _numbered(target, brush, inner, (top, bottom), number, words, colour)
    if not facts.moves:
        brush.text(
            target, pgettext("last move", "None yet"), Rect(inner.x, top, inner.w, brush.u(24)), size, mark.text2
        )
        top += brush.u(26)
    return top


def _numbered(
    target: pygame.Surface,
    brush: Brush,
    inner: Rect,
    span: tuple[int, int],
    number: str,
    words: str,
    colour: pygame.Color,
) -> int:
    """Draw a move after its numbered disc, in up to two lines; return where the next one begins."""
    top, bottom = span
    size = brush.size(15)
    lead = brush.u(_DISC + (8 if inner.w > brush.u(160) else 5))
    width = inner.w - lead
    # Isolates keep a name together; in a narrow panel it may break (UX 6.3).
    lines = brush.desk.text.wrap(plain(words), size, width)[:3]
    pitch = brush.u(21)
    height = max(brush.u(_LINE), pitch * len(lines) + brush.u(6))
    if top + height > bottom:
        return top
    disc = brush.mirror(Rect(inner.x, top + brush.u(2), brush.u(_DISC), brush.u(_DISC)), inner)
    draw_disc(target, brush, disc.center, number, colour)
    for row, line in enumerate(lines):
        place = Rect(inner.x + lead, top + brush.u(2) + row * pitch, width, brush.u(_DISC))
        tone = brush.theme.mark.danger if number == SIGN else brush.theme.mark.text
        brush.text(target, line, brush.mirror(place, inner), size, tone)
    return top + height


def draw_disc(
    target: pygame.Surface, brush: Brush, centre: tuple[float, float], number: str, colour: pygame.Color
) -> None:
    """Draw a numbered disc with a ring (VISUAL 5)."""
    diameter = brush.u(_DISC)
    brush.desk.shapes.disc(target, centre, diameter, brush.theme.mark.gap, colour, max(1.4, 1.6 * brush.scale))
    box = Rect(round(centre[0] - diameter / 2), round(centre[1] - diameter / 2), diameter, diameter)
    brush.text(target, number, box, brush.size(14), colour, align=Align.CENTRE)


def _short(
    target: pygame.Surface, brush: Brush, inner: Rect, span: tuple[int, int], short: Sequence[ShortFacts]
) -> None:
    """Draw the sets that have room, each in two lines, or one; the heading says how many there is no room for."""
    top, bottom = span
    if bottom - top < brush.u(34 if short else 58):
        return
    is_tall, count = short_rows(len(short), (bottom - top - brush.u(34)) / brush.scale)
    left_out = len(short) - count
    if left_out:
        room = inner.w - brush.width(pgettext("panel", "One card short"), brush.size(15)) - brush.u(6)
        words = brush.fit([npgettext("sets", "{n} more", "{n} more", left_out), f"+{left_out}"], brush.size(15), room)
        width = brush.width(words, brush.size(15))
        more = Rect(inner.right - width, top, width, brush.u(26))
        brush.text(target, words, brush.mirror(more, inner), brush.size(15), brush.theme.mark.text2)
    top = _heading(target, brush, inner, top, pgettext("panel", "One card short"))
    size = brush.size(15)
    mark = brush.theme.mark
    if not short:
        brush.text(target, pgettext("sets", "None yet"), Rect(inner.x, top, inner.w, brush.u(24)), size, mark.text2)
        return
    for facts in short[:count]:
        diameter = brush.u(26 if is_tall else 24)
        face = brush.mirror(Rect(inner.x, top + brush.u(2 if is_tall else 0), diameter, diameter), inner)
        paint_portrait(brush.desk, facts.portrait, target, pygame.Rect(face), on_turn=False)
        pips = brush.u(13) * len(facts.row.pips)
        room = inner.w - brush.u(36)
        if brush.width(facts.name, brush.size(16)) > room - pips - brush.u(4):
            pips = 0
        name = Rect(inner.x + brush.u(36), top, room - pips - brush.u(4), brush.u(24))
        tone = mark.match if facts.is_near and not is_tall else mark.text
        brush.text(target, facts.name, brush.mirror(name, inner), brush.size(16), tone)
        x = inner.x if brush.is_mirrored else inner.right - pips
        for index, pip in enumerate(facts.row.pips if pips else ()):
            draw_pip(target, brush, (x + brush.u(13) * (index + 0.5), top + brush.u(12)), pip)
        if is_tall:
            note = Rect(inner.x + brush.u(36), top + brush.u(22), inner.w - brush.u(36), brush.u(22))
            brush.text(target, facts.note, brush.mirror(note, inner), size, mark.match if facts.is_near else mark.text2)
        top += brush.u(_TALL if is_tall else _LOW)


def short_rows(count: int, room: float) -> tuple[bool, int]:
    """Return whether sets one card short are told in two lines each, and how many have room, in units.

    All in two lines if they fit, else as many as fit in one.
    """
    if count * _TALL - (_TALL - 46) <= room:
        return True, count
    return False, min(count, max(0, int((room + 2) // _LOW)))


def _keys(
    target: pygame.Surface, brush: Brush, inner: Rect, span: tuple[int, int], keys: Sequence[tuple[str, str]]
) -> int:
    top, bottom = span[0] + brush.u(10), span[1]
    for cap, words in keys:
        if top + brush.u(26) > bottom:
            break
        box = brush.mirror(Rect(inner.x, top, brush.u(22), brush.u(22)), inner)
        brush.box(target, box, 3, pygame.Color(0, 0, 0, 0), brush.theme.mark.text2)
        brush.text(target, cap, box, brush.size(14), brush.theme.mark.text, align=Align.CENTRE)
        place = Rect(inner.x + brush.u(32), top, inner.w - brush.u(32), brush.u(22))
        brush.text(target, words, brush.mirror(place, inner), brush.size(15), brush.theme.mark.text2)
        top += brush.u(30)
    return top


def _counts_height(brush: Brush, inner: Rect) -> int:
    return brush.u(56 if inner.w < brush.u(160) else 44)


def _counts(target: pygame.Surface, brush: Brush, rect: Rect, facts: MiddleFacts) -> None:
    """Draw the draw pile and the viewer's turns, side by side or below one another."""
    brush.rule(target, rect.x, rect.y, rect.w, brush.theme.surface.panel_line)
    entries = (((_("Draw pile"), _("Pile")), facts.stock), ((_("Your turns"), _("Turns")), facts.turns))
    if rect.w < brush.u(160):
        cells = [Rect(rect.x, rect.y + brush.u(6 + 22 * row), rect.w, brush.u(22)) for row in range(2)]
    else:
        half = (rect.w - brush.u(24)) // 2
        cells = [
            Rect(rect.x + column * (half + brush.u(24)), rect.y + brush.u(6), half, brush.u(30)) for column in range(2)
        ]
    for (words, number), cell in zip(entries, cells, strict=True):
        place = brush.mirror(cell, rect)
        size = brush.size(15)
        width = brush.width(str(number), size)
        value = brush.mirror(Rect(place.right - width, place.y, width, place.h), place)
        brush.text(target, str(number), value, size, brush.theme.mark.text)
        name = brush.mirror(Rect(place.x, place.y, place.w - width - brush.u(4), place.h), place)
        brush.text(target, brush.fit(words, size, name.w), name, size, brush.theme.mark.text2)
