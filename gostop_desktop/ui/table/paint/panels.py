"""A seat's panel: who it is, points and the way to the target, hand, dangers (UX 3.3, VISUAL 6)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

import pygame

from gostop_desktop.i18n import NP_, _, language, ngettext, pgettext
from gostop_desktop.ui.art.cards import BACK, card_height
from gostop_desktop.ui.art.portraits import paint_portrait
from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.table.words import BAKS
from gostop_desktop.ui.text import Align
from gostop_desktop.ui.theme import Colour

from .brush import Brush
from .letters import letters

_NARROW_HEAD = 76
"""Height that a narrow head with two rows needs."""
_MARGIN = 14
_ROW = 29
_MOST_BACKS = 10


_SHORT_BAKS = {
    "pibak": NP_("penalty, short", "Junk"),
    "gwangbak": NP_("penalty, short", "Bright"),
    "meongbak": NP_("penalty, short", "Animal"),
    "gobak": NP_("penalty, short", "Go"),
}


class Danger(Enum):
    """How near a penalty is."""

    SAFE = auto()
    SHORT = auto()
    """Not safe yet, but nobody could hit it now."""
    HIT = auto()
    """Whoever won now would be paid double."""


@dataclass(frozen=True, slots=True)
class Shield:
    """One penalty and how far the seat is from being safe."""

    kind: str
    have: int
    need: int
    danger: Danger
    cups: int = 0
    """How much of it are cups that count as animals in points, and as junk where that saves (RULES D.2)."""


@dataclass(frozen=True, slots=True)
class SeatFacts:
    """Everything that a seat's panel says."""

    name: str
    note: str
    """Chips, or the level of a computer player."""
    portrait: str
    is_on_turn: bool
    is_thinking: bool
    score: int
    target: int
    progress: float
    """How far the meter is filled."""
    go: int
    shaken: int
    hand: int | None
    """Cards in the hand; None for the viewer, who sees them."""
    shields: tuple[Shield, ...]
    is_dealer: bool = False


def draw_seat_panel(target: pygame.Surface, brush: Brush, rect: Rect, facts: SeatFacts) -> None:
    """Draw a seat's panel; what has no room in its height is left out from below."""
    look, mark = brush.theme.surface, brush.theme.mark
    line = mark.brass if facts.is_on_turn else look.panel_line
    brush.box(target, rect, 8, look.panel, line, 1.5 if facts.is_on_turn else look.line_width)
    inner = rect.inset(brush.u(_MARGIN if rect.w > brush.u(180) else 10), brush.u(8))
    if rect.w < brush.u(180):
        top = _narrow_head(target, brush, inner, facts)
    else:
        top = _wide_head(target, brush, inner, facts)
    if facts.hand is not None and rect.h >= brush.u(180):
        top = _hand_row(target, brush, Rect(inner.x, top, inner.w, brush.u(36)), facts.hand) + brush.u(2)
    bottom = rect.bottom - brush.u(4)
    _shields(target, brush, Rect(inner.x, top, inner.w, bottom - top), facts.shields)


def _wide_head(target: pygame.Surface, brush: Brush, inner: Rect, facts: SeatFacts) -> int:
    """Draw portrait, name, note, points and meter; return where the next row begins."""
    has_meter = inner.h > brush.u(100)
    diameter = brush.u(48 if has_meter else 40)
    centre_y = inner.y + brush.u(27 if has_meter else 22)
    box = brush.mirror(Rect(inner.x, centre_y - diameter // 2, diameter, diameter), inner)
    paint_portrait(brush.desk, facts.portrait, target, pygame.Rect(box), on_turn=facts.is_on_turn)
    _seal(target, brush, box, facts)
    score_width = _score(target, brush, inner, centre_y, facts)
    left = inner.x + diameter + brush.u(10)
    words = Rect(left, inner.y, inner.right - left - score_width - brush.u(6), brush.u(30))
    brush.text(target, facts.name, brush.mirror(words, inner), brush.size(20), brush.theme.mark.text)
    below = Rect(left, inner.y + brush.u(30), inner.right - left, brush.u(22))
    size = brush.size(15)
    note_width = min(brush.width(_note(facts), size), below.w)
    note = Rect(below.x, below.y, note_width, below.h)
    brush.text(target, _note(facts), brush.mirror(note, inner), size, brush.theme.mark.text2)
    _tags(target, brush, inner, (note.right + brush.u(8), below), facts)
    if not has_meter:
        return inner.y + brush.u(56)
    meter = Rect(inner.x, inner.y + brush.u(66), inner.w, brush.u(8))
    draw_meter(target, brush, meter, facts.progress, facts.target)
    return meter.bottom + brush.u(10)


def _narrow_head(target: pygame.Surface, brush: Brush, inner: Rect, facts: SeatFacts) -> int:
    """Draw the head of a narrow panel: points and meter on a row of their own where there is height for it."""
    diameter = brush.u(38)
    box = brush.mirror(Rect(inner.x, inner.y + brush.u(2), diameter, diameter), inner)
    paint_portrait(brush.desk, facts.portrait, target, pygame.Rect(box), on_turn=facts.is_on_turn)
    _seal(target, brush, box, facts)
    left = inner.x + diameter + brush.u(8)
    is_flat = inner.h < brush.u(_NARROW_HEAD)
    taken = _score(target, brush, inner, inner.y + brush.u(34), facts) + brush.u(4) if is_flat else 0
    words = Rect(left, inner.y, inner.right - left - taken, brush.u(22))
    brush.text(target, facts.name, brush.mirror(words, inner), brush.size(17), brush.theme.mark.text)
    below = words.moved(0, brush.u(21))
    brush.text(target, _note(facts), brush.mirror(below, inner), brush.size(14), brush.theme.mark.text2)
    if is_flat:
        return inner.y + brush.u(46)
    row = Rect(inner.x, inner.y + brush.u(46), inner.w, brush.u(34))
    size = brush.size(26)
    number = str(facts.score)
    width = brush.width(number, size)
    brush.text(target, number, brush.mirror(Rect(row.x, row.y, width, row.h), row), size, brush.theme.mark.text)
    rest = f"/ {facts.target}"
    small = brush.size(15)
    after = Rect(row.x + width + brush.u(4), row.y + brush.u(3), brush.width(rest, small), row.h)
    brush.text(target, rest, brush.mirror(after, row), small, brush.theme.mark.text2)
    x = max(after.right + brush.u(8), row.x + row.w * 45 // 100)
    if facts.go or facts.shaken:
        _tags(target, brush, row, (x, Rect(x, row.y + brush.u(5), row.right - x, brush.u(24))), facts)
    else:
        meter = Rect(x, row.y + brush.u(14), row.right - x, brush.u(7))
        draw_meter(target, brush, brush.mirror(meter, row), facts.progress, facts.target)
    return row.bottom + brush.u(2)


def _seal(target: pygame.Surface, brush: Brush, portrait: Rect, facts: SeatFacts) -> None:
    """Draw the dealer's seal over the lower corner of the portrait (VISUAL 5); other languages also have the word."""
    if not facts.is_dealer:
        return
    seal = letters().stamp("dealer", portrait.h // 2)
    if seal is None:
        return
    seal = pygame.transform.rotozoom(seal, -4, 1.0)
    x = portrait.x - brush.u(6) if brush.is_mirrored else portrait.right + brush.u(6) - seal.get_width()
    y = portrait.bottom + brush.u(4) - seal.get_height()
    target.blit(seal, (x, y), special_flags=pygame.BLEND_PREMULTIPLIED)


def _note(facts: SeatFacts) -> str:
    if facts.is_thinking:
        return _("thinking …")
    return facts.note


def _score(target: pygame.Surface, brush: Brush, inner: Rect, middle: int, facts: SeatFacts) -> int:
    """Draw the points and the target at the end of the head; return their width."""
    mark = brush.theme.mark
    big, small = brush.size(32), brush.size(17)
    number, rest = str(facts.score), f" / {facts.target}"
    width = brush.width(number, big) + brush.width(rest, small)
    height = brush.height(big)
    top = middle - brush.u(13) - height // 2
    row = Rect(inner.x, top, inner.w, height)
    at = Rect(inner.right - width, top, brush.width(number, big), height)
    brush.text(target, number, brush.mirror(at, row), big, mark.text)
    after = Rect(at.right, top + brush.u(5), brush.width(rest, small), height)
    brush.text(target, rest, brush.mirror(after, row), small, mark.text2)
    return width


def _tags(target: pygame.Surface, brush: Brush, within: Rect, span: tuple[int, Rect], facts: SeatFacts) -> None:
    """Draw chips for Go calls and shakes in a row, from an x on."""
    x, row = span
    tags: list[tuple[str, Colour]] = []
    if facts.is_dealer and language() != "ko" and not (facts.go and facts.shaken):
        tags.append((pgettext("chip", "Dealer"), brush.theme.mark.text2))
    if facts.go:
        tags.append((ngettext("{n} Go", "{n} Gos", facts.go), brush.theme.mark.select))
    if facts.shaken:
        tags.append((f"×{2**facts.shaken}", brush.theme.mark.warn))
    for words, colour in tags:
        width = chip_width(brush, words)
        if x + width > row.right + brush.u(4):
            return
        draw_chip(target, brush, brush.mirror(Rect(x, row.y, width, row.h), within), words, colour)
        x += width + brush.u(4)


def chip_width(brush: Brush, words: str) -> int:
    """Return how wide a chip with these words is."""
    return brush.width(words, brush.size(14)) + brush.u(16)


def draw_chip(target: pygame.Surface, brush: Brush, rect: Rect, words: str, colour: Colour) -> None:
    """Draw a word in a pill, line and text in one colour (VISUAL 5)."""
    height = min(rect.h, brush.u(24))
    pill = Rect(rect.x, rect.y + (rect.h - height) // 2, rect.w, height)
    brush.box(target, pill, height / 2 / brush.scale, brush.theme.surface.chip, colour)
    brush.text(target, words, pill, brush.size(14), colour, align=Align.CENTRE)


def draw_meter(target: pygame.Surface, brush: Brush, rect: Rect, progress: float, target_points: int) -> None:
    """Draw the score meter: one tick a point, the target upright at its end."""
    look = brush.theme.meter
    radius = rect.h / 2 / brush.scale
    brush.box(target, rect, radius, look.track)
    filled = round(rect.w * max(0.0, min(1.0, progress)))
    if filled >= rect.h:
        bar = Rect(rect.right - filled if brush.is_mirrored else rect.x, rect.y, filled, rect.h)
        brush.box(target, bar, radius, look.fill)
    for point in range(1, target_points):
        step = round(rect.w * point / target_points)
        x = rect.right - step if brush.is_mirrored else rect.x + step
        target.fill(look.tick, (x, rect.bottom - rect.h // 2, max(1, round(brush.line)), rect.h // 2))
    end = rect.x if brush.is_mirrored else rect.right - brush.u(2)
    target.fill(look.target, (end, rect.y - brush.u(3), brush.u(2), rect.h + brush.u(6)))


def draw_backs(target: pygame.Surface, brush: Brush, rect: Rect, count: int) -> int:
    """Draw a hand as overlapping backs from the reading start; return the width they take."""
    height = rect.h
    width = int(height / 1.6)
    back = brush.desk.cards.picture(BACK, width)
    step = min(width * 0.72, (rect.w - width) / max(1, count - 1))
    top = rect.y + (rect.h - card_height(width)) // 2
    for index in range(min(count, _MOST_BACKS)):
        x = round(rect.x + index * step)
        place = brush.mirror(Rect(x, top, width, card_height(width)), rect)
        target.blit(back, (place.x, place.y), special_flags=pygame.BLEND_PREMULTIPLIED)
    return round(width + step * max(0, count - 1)) if count else 0


def _hand_row(target: pygame.Surface, brush: Brush, row: Rect, count: int) -> int:
    words = pgettext("cards in a hand", "Hand {n}", n=count)
    size = brush.size(15)
    width = brush.width(words, size)
    place = Rect(row.right - width, row.y, width, row.h)
    brush.text(target, words, brush.mirror(place, row), size, brush.theme.mark.text2)
    backs = Rect(row.x, row.y, row.w - width - brush.u(12), row.h)
    draw_backs(target, brush, brush.mirror(backs, row), count)
    return row.bottom


def _shields(target: pygame.Surface, brush: Brush, room: Rect, shields: tuple[Shield, ...]) -> None:
    """Draw the dangers as rows, or side by side where there is height for one row only."""
    if not shields or room.h < brush.u(20):
        return
    wide = room.w > brush.u(170)
    rows = room.h // brush.u(_ROW)
    if wide and rows < len(shields):
        share = room.w // len(shields)
        for index, shield in enumerate(shields):
            cell = Rect(room.x + index * share, room.y, share, min(room.h, brush.u(_ROW)))
            draw_shield(target, brush, brush.mirror(cell, room), shield)
        return
    pitch = brush.u(_ROW if wide else 44)
    for index, shield in enumerate(shields):
        top = room.y + index * pitch
        if top + brush.u(24) > room.bottom:
            break
        draw_shield(target, brush, Rect(room.x, top, room.w, min(pitch, room.bottom - top)), shield, has_word=True)


def draw_shield(target: pygame.Surface, brush: Brush, row: Rect, shield: Shield, *, has_word: bool = False) -> None:
    """Draw one danger: sign, name, count, and in words what is missing."""
    colour = danger_colour(brush, shield.danger)
    icon = brush.mirror(Rect(row.x, row.y, brush.u(26), row.h), row)
    draw_shield_sign(target, brush, icon.center, shield.danger)
    size = brush.size(15)
    left = row.x + brush.u(30)
    count = _count(shield)
    room = row.right - left - (0 if has_word else brush.width(count, size) + brush.u(5))
    name = brush.fit([pgettext(*BAKS[shield.kind]), pgettext(*_SHORT_BAKS[shield.kind])], size, room)
    name_width = min(brush.width(name, size), row.right - left)
    line = brush.u(22) if has_word and row.h >= brush.u(40) else row.h
    first = Rect(left, row.y, name_width, line)
    brush.text(target, name, brush.mirror(first, row), size, brush.theme.mark.text)
    count_width = brush.width(count, size)
    after = Rect(first.right + brush.u(5), row.y, min(count_width, max(1, row.right - first.right)), line)
    if after.right <= row.right:
        brush.text(target, count, brush.mirror(after, row), size, colour)
    if not has_word:
        return
    word = danger_word(shield)
    if line < row.h:
        below = Rect(left, row.y + line - brush.u(2), row.right - left, brush.u(20))
        brush.text(target, word, brush.mirror(below, row), size, colour)
    elif brush.width(word, size) <= row.right - after.right - brush.u(6):
        rest = Rect(after.right, row.y, row.right - after.right, row.h)
        brush.text(target, word, brush.mirror(rest, row), size, colour, align=Align.END)


def _count(shield: Shield) -> str:
    have = f"{shield.have - shield.cups}+{shield.cups}" if shield.cups else str(shield.have)
    return f"{have}/{shield.need}" if shield.need else have


def danger_word(shield: Shield) -> str:
    """Return the state of a danger as a word."""
    if shield.danger is Danger.SAFE:
        return pgettext("bak shield", "safe")
    missing = shield.need - shield.have
    if shield.need and missing > 0:
        return ngettext("{n} short", "{n} short", missing)
    return pgettext("bak shield", "risk")


def danger_colour(brush: Brush, danger: Danger) -> Colour:
    """Return the token of a danger; sign and word go with it."""
    mark = brush.theme.mark
    return {Danger.SAFE: mark.good, Danger.SHORT: mark.warn, Danger.HIT: mark.danger}[danger]


_SHIELD = ((12, 2.8), (20, 5.4), (20, 11.4), (18.6, 16.2), (12, 21.4), (5.4, 16.2), (4, 11.4), (4, 5.4))
_CRACK = ((12.6, 3), (9.6, 12.6), (12.6, 16.2), (11, 21))


def draw_shield_sign(target: pygame.Surface, brush: Brush, centre: tuple[float, float], danger: Danger) -> None:
    """Draw the shield: whole with a tick, cracked, or broken in two (VISUAL 5)."""
    colour = danger_colour(brush, danger)
    side = brush.u(26)

    def paint(large: pygame.Surface, _: float) -> None:
        scale = large.get_width() / 24
        width = max(2, round(1.9 * scale))
        if danger is not Danger.HIT:
            pygame.draw.polygon(large, colour, [(x * scale, y * scale) for x, y in _SHIELD], width)
        if danger is Danger.SAFE:
            tick = [(8 * scale, 11.6 * scale), (11 * scale, 14.6 * scale), (16.2 * scale, 8.8 * scale)]
            pygame.draw.lines(large, colour, closed=False, points=tick, width=width)
            return
        crack = [(x * scale, y * scale) for x, y in _CRACK]
        if danger is Danger.SHORT:
            pygame.draw.lines(large, colour, closed=False, points=crack, width=width)
            return
        left = [(x * scale, y * scale) for x, y in (*_CRACK, *_SHIELD[4:])]
        pygame.draw.polygon(large, colour, [(x - 0.9 * scale, y) for x, y in left], width)
        right = [(x * scale, y * scale) for x, y in (*_SHIELD[:5], *_CRACK[::-1])]
        pygame.draw.polygon(large, colour, [(x + 1.3 * scale, y + 0.8 * scale) for x, y in right], width)

    picture = brush.desk.shapes.smooth(("shield", danger, tuple(colour)), (side, side), paint)
    place = picture.get_rect(center=(round(centre[0]), round(centre[1])))
    target.blit(picture, place, special_flags=pygame.BLEND_PREMULTIPLIED)
