"""A seat's panel: who it is, points and the way to the target, hand, dangers (UX 3.3, VISUAL 6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import pygame

from gostop_desktop.i18n import _, language, ngettext, pgettext
from gostop_desktop.ui.art.portraits import paint_portrait
from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.table.side import WIDE
from gostop_desktop.ui.theme import Colour

from .brush import Brush
from .chips import chip_width, draw_backs, draw_chip, draw_meter
from .letters import letters
from .shields import ROW, Shield, draw_shields

_NARROW_HEAD = 76
"""Height that a narrow head with two rows needs."""
_MARGIN = 14
_HEAD, _METER, _HAND = 56, 28, 38
"""Units of a wide panel's rows."""
_SEAL = 20
_TURN_FRAME = 1.5
"""Units of the frame of the seat whose turn it is."""
_CONTRAST_FRAMES = 3.5, 1.0
"""In high contrast, where both are white: of the seat whose turn it is, and of the others."""


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
    """Cards in the hand; None for the viewer, who sees them, and before the deal."""
    shields: tuple[Shield, ...]
    is_dealer: bool = False
    level: str = ""
    """Of a computer player."""
    order: str = ""
    """Whether the seat plays next or before the viewer, where there are three."""
    free: int = 0
    """Turns without a card of the hand that a bomb left."""


def draw_seat_panel(target: pygame.Surface, brush: Brush, rect: Rect, facts: SeatFacts) -> None:
    """Draw a seat's panel; in a lower one the meter goes first, then the row of the hand; dangers stand closer."""
    brush.forget_spots(rect)
    look, mark = brush.theme.surface, brush.theme.mark
    line = mark.brass if facts.is_on_turn else look.panel_line
    turn, rest = _CONTRAST_FRAMES if brush.theme.kind == "contrast" else (_TURN_FRAME, look.line_width)
    brush.box(target, rect, 8, look.panel, line, turn if facts.is_on_turn else rest)
    is_wide = rect.w >= brush.u(WIDE)
    inner = rect.inset(brush.u(_MARGIN if is_wide else 10), brush.u(8))
    if not is_wide:
        top = _narrow_head(target, brush, inner, facts)
    else:
        has_meter, has_hand = _parts(brush, inner, facts)
        is_alone = brush.layout.seats == 2 and not brush.layout.is_compact
        top = _wide_head(target, brush, inner, facts, has_meter=has_meter, tells_hand=is_alone and not has_hand)
        if has_hand:
            top = _hand_row(target, brush, Rect(inner.x, top, inner.w, brush.u(36)), facts) + brush.u(2)
    bottom = rect.bottom - brush.u(4)
    draw_shields(target, brush, Rect(inner.x, top, inner.w, bottom - top), facts.shields)


def _parts(brush: Brush, inner: Rect, facts: SeatFacts) -> tuple[bool, bool]:
    """Return whether the height is for the meter, and for the row of the hand."""
    rows = brush.u(ROW) * len(facts.shields)
    room = inner.h + brush.u(4)
    for has_meter, has_hand in ((True, facts.hand is not None), (True, False)):
        used = brush.u(_HEAD + _METER + (_HAND if has_hand else 0))
        if used + rows <= room:
            return has_meter, has_hand
    return False, False


def _wide_head(
    target: pygame.Surface, brush: Brush, inner: Rect, facts: SeatFacts, *, has_meter: bool, tells_hand: bool
) -> int:
    """Draw portrait, name, note, points and meter; return where the next row begins."""
    diameter = brush.u(48 if has_meter else 40)
    centre_y = inner.y + brush.u(27 if has_meter else 22)
    box = brush.mirror(Rect(inner.x, centre_y - diameter // 2, diameter, diameter), inner)
    paint_portrait(brush.desk, facts.portrait, target, pygame.Rect(box), on_turn=facts.is_on_turn)
    score_width = _score(target, brush, inner, max(centre_y, inner.y + brush.u(28)), facts)
    left = inner.x + diameter + brush.u(10)
    words = Rect(left, inner.y, inner.right - left - score_width - brush.u(12), brush.u(30))
    brush.text(target, facts.name, brush.mirror(words, inner), brush.size(20), brush.theme.mark.text)
    # Low enough for its chips to leave the points free.
    below = Rect(left, inner.y + brush.u(32), inner.right - left, brush.u(20))
    size = brush.size(15)
    tags = _tags(facts, tells_hand=tells_hand)
    taken = sum(chip_width(brush, tag.short) + brush.u(4) for tag in tags if tag.short)
    words_of_note = brush.fit(_notes(facts), size, below.w - taken - brush.u(4))
    note_width = min(brush.width(words_of_note, size), below.w)
    note = Rect(below.x, below.y, note_width, below.h)
    brush.text(target, words_of_note, brush.mirror(note, inner), size, brush.theme.mark.text2)
    if not _draw_tags(target, brush, inner, (note.right + brush.u(8), below), facts, tells_hand=tells_hand):
        _seal(target, brush, box, facts)
    if not has_meter:
        return inner.y + brush.u(_HEAD)
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
    taken = _score(target, brush, inner, inner.y + brush.u(34), facts) + brush.u(8) if is_flat else 0
    words = Rect(left, inner.y, inner.right - left - taken, brush.u(22))
    brush.text(target, facts.name, brush.mirror(words, inner), brush.size(17), brush.theme.mark.text)
    below = words.moved(0, brush.u(21))
    size = brush.size(14)
    note = brush.fit(_notes(facts), size, below.w)
    brush.text(target, note, brush.mirror(below, inner), size, brush.theme.mark.text2)
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
        span = x, Rect(x, row.y + brush.u(5), row.right - x, brush.u(24))
        _draw_tags(target, brush, row, span, facts, tells_hand=False)
    else:
        meter = Rect(x, row.y + brush.u(14), row.right - x, brush.u(7))
        draw_meter(target, brush, brush.mirror(meter, row), facts.progress, facts.target)
    return row.bottom + brush.u(2)


def _seal(target: pygame.Surface, brush: Brush, portrait: Rect, facts: SeatFacts) -> None:
    """Draw the dealer's seal at the lower corner of the portrait, clear of the face (VISUAL 5)."""
    if not facts.is_dealer:
        return
    seal = letters().stamp("dealer", brush.u(_SEAL))
    if seal is None:
        return
    seal = pygame.transform.rotozoom(seal, -4, 1.0)
    x = portrait.x - brush.u(4) if brush.is_mirrored else portrait.right + brush.u(4) - seal.get_width()
    y = portrait.bottom + brush.u(5) - seal.get_height()
    target.blit(seal, (x, y), special_flags=pygame.BLEND_PREMULTIPLIED)


def _notes(facts: SeatFacts) -> list[str]:
    """Return what stands below the name, in several ways, the longest first."""
    if facts.is_thinking:
        return [_("thinking …"), "…"]
    joined = pgettext("list of counts", " · ").join
    second = facts.order or facts.level
    return [joined(filter(None, (facts.note, second))), facts.note or second]


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


def hand_words(facts: SeatFacts, words: str) -> str:
    """Return how many cards a hand has, and how many turns without one a bomb left."""
    if not facts.free:
        return words
    return ngettext("{hand} + {n} flip", "{hand} + {n} flips", facts.free, hand=words)


class _Tag(NamedTuple):
    """A chip in its long way and in its short one, and its token of colour."""

    words: str
    short: str
    token: str


def _tags(facts: SeatFacts, *, tells_hand: bool) -> list[_Tag]:
    """Return the chips of a seat with their tokens: Gos, shakes, dealer, and the hand where it has no row."""
    tags: list[_Tag] = []
    if facts.go:
        words = ngettext("{n} Go", "{n} Gos", facts.go)
        tags.append(_Tag(words, words, "select"))
    if facts.shaken:
        factor = f"×{2**facts.shaken}"
        tags.append(_Tag(pgettext("chip", "Shaken {factor}", factor=factor), factor, "warn"))
    if tells_hand and facts.hand is not None:
        words = hand_words(facts, pgettext("cards in a hand", "Hand {n}", n=facts.hand))
        tags.append(_Tag(words, words, "text2"))
    if facts.is_dealer and language() != "ko":
        words = pgettext("chip", "Dealer")
        tags.append(_Tag(words, "", "text2"))
    return tags


def _draw_tags(
    target: pygame.Surface, brush: Brush, within: Rect, span: tuple[int, Rect], facts: SeatFacts, *, tells_hand: bool
) -> bool:
    """Draw the chips in a row, from an x on, as many as there is room for; return whether one says who deals."""
    x, row = span
    tells_dealer = False
    tags = _tags(facts, tells_hand=tells_hand)
    needed = [chip_width(brush, tag.short) + brush.u(4) if tag.short else 0 for tag in tags]
    for index, tag in enumerate(tags):
        # Every chip leaves those after it the room that they need in their short way.
        room = row.right - x - sum(needed[index + 1 :])
        words = tag.words if chip_width(brush, tag.words) <= room else tag.short
        width = chip_width(brush, words)
        if not words or width > room:
            continue
        colour: Colour = getattr(brush.theme.mark, tag.token)
        draw_chip(target, brush, brush.mirror(Rect(x, row.y, width, row.h), within), words, colour)
        x += width + brush.u(4)
        tells_dealer |= words == pgettext("chip", "Dealer")
    return tells_dealer


def _hand_row(target: pygame.Surface, brush: Brush, row: Rect, facts: SeatFacts) -> int:
    assert facts.hand is not None, "the viewer sees the own hand"
    size = brush.size(15)
    held = pgettext("cards in a hand", "Hand {n}", n=facts.hand)
    words = brush.fit([hand_words(facts, held), hand_words(facts, str(facts.hand))], size, row.w * 3 // 5)
    width = min(brush.width(words, size), row.w * 3 // 4)
    place = Rect(row.right - width, row.y, width, row.h)
    brush.text(target, words, brush.mirror(place, row), size, brush.theme.mark.text2)
    backs = Rect(row.x, row.y, row.w - width - brush.u(12), row.h)
    draw_backs(target, brush, brush.mirror(backs, row), facts.hand)
    return row.bottom
