"""A seat's panel: who it is, points and the way to the target, hand, dangers (UX 3.3, VISUAL 6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from gostop_desktop.i18n import _, language, left_to_right, ngettext, pgettext
from gostop_desktop.ui.art.portraits import paint_portrait
from gostop_desktop.ui.lists import dotted
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
_NAME = 16
"""The smallest size of a name beside the points: before it is smaller, they are."""
_SCORES = ((32, 17), (26, 15), (22, 15))
"""Sizes of the points and of what is needed."""
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
    bombs: int
    told_factor: int
    """What the shakes and bombs multiply a win by."""
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
    if not is_wide and inner.h >= brush.u(_NARROW_HEAD):
        top = _narrow_head(target, brush, inner, facts)
    elif not is_wide:
        top = _head_in_two_lines(target, brush, inner, facts, _stacked(brush, inner, facts))
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
    """Draw portrait, name, note, points and meter; return where the next row begins.

    Where the name has no room beside the points they become smaller, and at last they stand below it.
    """
    beside = _heads(brush, inner, has_meter=has_meter)
    head = next((head for head in beside if _name_fits(brush, head, facts)), None) or _stacked(brush, inner, facts)
    top = _head_in_two_lines(target, brush, inner, facts, head, tells_hand=tells_hand)
    if not has_meter:
        return top
    meter = Rect(inner.x, inner.y + brush.u(66), inner.w, brush.u(8))
    draw_meter(target, brush, meter, facts.progress, facts.target)
    return meter.bottom + brush.u(10)


def _head_in_two_lines(
    target: pygame.Surface, brush: Brush, inner: Rect, facts: SeatFacts, head: _Head, *, tells_hand: bool = False
) -> int:
    """Draw portrait, name, note, chips and points; return where the next row begins."""
    face = brush.mirror(head.face, inner)
    paint_portrait(brush.desk, facts.portrait, target, pygame.Rect(face), on_turn=facts.is_on_turn)
    score_width = _score(target, brush, inner, head.middle, head.sizes, facts)
    words = head.name
    if not head.is_stacked:
        words = Rect(words.x, words.y, words.w - score_width - brush.u(12), words.h)
    named = min(brush.width(facts.name, brush.size(20)), words.w)
    brush.text(target, facts.name, brush.mirror(words, inner), brush.size(20), brush.theme.mark.text)
    below = head.note
    if head.is_stacked:
        below = Rect(below.x, below.y, below.w - score_width - brush.u(8), below.h)
    size = brush.size(15)
    tags = _tags(facts, tells_hand=tells_hand)
    taken = 0 if head.is_stacked else sum(chip_width(brush, tag.ways[-1]) + brush.u(4) for tag in tags if tag.is_number)
    words_of_note = brush.fit(_notes(facts), size, below.w - taken - brush.u(4))
    note_width = min(brush.width(words_of_note, size), below.w)
    note = Rect(below.x, below.y, note_width, below.h)
    brush.text(target, words_of_note, brush.mirror(note, inner), size, brush.theme.mark.text2)
    after_name = words.x + named + brush.u(8)
    rooms = [
        Rect(note.right + brush.u(8), below.y, below.right - note.right - brush.u(8), below.h),
        Rect(after_name, words.y, words.right - after_name, words.h),
    ]
    _draw_tags(target, brush, inner, rooms, tags)
    _seal(target, brush, face, facts)
    return inner.y + brush.u(_HEAD)


class _Head(NamedTuple):
    """Where the parts of a wide head stand, and the sizes of the points and of what is needed."""

    face: Rect
    name: Rect
    note: Rect
    middle: int
    """Of the height of the points."""
    sizes: tuple[int, int]
    is_stacked: bool = False
    """Whether the points stand in the line of the note, not in that of the name."""


def _heads(brush: Brush, inner: Rect, *, has_meter: bool) -> Iterator[_Head]:
    diameter = brush.u(48 if has_meter else 40)
    centre_y = inner.y + brush.u(27 if has_meter else 22)
    face = Rect(inner.x, centre_y - diameter // 2, diameter, diameter)
    left = face.right + brush.u(10)
    name = Rect(left, inner.y, inner.right - left, brush.u(30))
    # Low enough for its chips to leave the points free.
    note = Rect(left, inner.y + brush.u(32), inner.right - left, brush.u(20))
    for sizes in _SCORES:
        yield _Head(face, name, note, max(centre_y, inner.y + brush.u(28)), sizes)


def _name_fits(brush: Brush, head: _Head, facts: SeatFacts) -> bool:
    """Whether the whole name has room beside the points."""
    room = head.name.w - _score_width(brush, head.sizes, facts) - brush.u(12)
    return brush.width(facts.name, brush.size(_NAME)) <= room


def _stacked(brush: Brush, inner: Rect, facts: SeatFacts) -> _Head:
    """Return a head whose first line is the name's alone."""
    diameter = brush.u(26)
    face = Rect(inner.x, inner.y, diameter, diameter)
    left = face.right + brush.u(8)
    name = Rect(left, inner.y, inner.right - left, brush.u(26))
    note = Rect(inner.x, inner.y + brush.u(27), inner.w, brush.u(27))
    need = brush.width(_notes(facts)[-1], brush.size(15)) + brush.u(8)
    fitting = (sizes for sizes in _SCORES if need + _score_width(brush, sizes, facts) <= inner.w)
    sizes = next(fitting, _SCORES[-1])
    return _Head(face, name, note, note.y + note.h // 2 + brush.u(13), sizes, is_stacked=True)


def _narrow_head(target: pygame.Surface, brush: Brush, inner: Rect, facts: SeatFacts) -> int:
    """Draw the head of a narrow panel: points and meter on a row of their own."""
    diameter = brush.u(38)
    box = brush.mirror(Rect(inner.x, inner.y + brush.u(2), diameter, diameter), inner)
    paint_portrait(brush.desk, facts.portrait, target, pygame.Rect(box), on_turn=facts.is_on_turn)
    _seal(target, brush, box, facts)
    left = inner.x + diameter + brush.u(8)
    words = Rect(left, inner.y, inner.right - left, brush.u(22))
    brush.text(target, facts.name, brush.mirror(words, inner), brush.size(17), brush.theme.mark.text)
    below = words.moved(0, brush.u(21))
    size = brush.size(14)
    note = brush.fit(_notes(facts), size, below.w)
    brush.text(target, note, brush.mirror(below, inner), size, brush.theme.mark.text2)
    row = Rect(inner.x, inner.y + brush.u(46), inner.w, brush.u(34))
    size = brush.size(26)
    number = str(facts.score)
    width = brush.width(number, size)
    rest = left_to_right(f"/ {facts.target}")
    small = brush.size(15)
    taken = width + brush.u(4) + brush.width(rest, small)
    # Two pieces of one number: it is not mirrored, its place is.
    whole = brush.mirror(Rect(row.x, row.y, taken, row.h), row)
    brush.text(target, number, Rect(whole.x, row.y, width, row.h), size, brush.theme.mark.text)
    after = Rect(whole.x + width + brush.u(4), row.y + brush.u(3), taken - width - brush.u(4), row.h)
    brush.text(target, rest, after, small, brush.theme.mark.text2)
    x = max(row.x + taken + brush.u(8), row.x + row.w * 45 // 100)
    if facts.go or facts.shaken or facts.bombs:
        room = Rect(x, row.y + brush.u(5), row.right - x, brush.u(24))
        _draw_tags(target, brush, row, [room], _tags(facts, tells_hand=False))
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
    second = facts.order or facts.level
    return [dotted(filter(None, (facts.note, second))), facts.note or second]


def _score_width(brush: Brush, sizes: tuple[int, int], facts: SeatFacts) -> int:
    number, rest = str(facts.score), f" / {facts.target}"
    return brush.width(number, brush.size(sizes[0])) + brush.width(rest, brush.size(sizes[1]))


def _score(
    target: pygame.Surface, brush: Brush, inner: Rect, middle: int, sizes: tuple[int, int], facts: SeatFacts
) -> int:
    """Draw the points and the target at the end of the head; return their width."""
    mark = brush.theme.mark
    big, small = brush.size(sizes[0]), brush.size(sizes[1])
    number, rest = str(facts.score), f" / {facts.target}"
    width = _score_width(brush, sizes, facts)
    height = brush.height(big)
    top = middle - brush.u(13) - height // 2
    row = Rect(inner.x, top, inner.w, height)
    # Two pieces of one number: it is not mirrored, its place is.
    whole = brush.mirror(Rect(inner.right - width, top, width, height), row)
    at = Rect(whole.x, top, brush.width(number, big), height)
    brush.text(target, number, at, big, mark.text)
    after = Rect(at.right, top + (big - small) // 3, brush.width(rest, small), height)
    brush.text(target, left_to_right(rest), after, small, mark.text2)
    return width


def hand_words(facts: SeatFacts, words: str) -> str:
    """Return how many cards a hand has, and how many turns without one a bomb left."""
    if not facts.free:
        return words
    return ngettext("{hand} + {n} flip", "{hand} + {n} flips", facts.free, hand=words)


class _Tag(NamedTuple):
    """A chip in its ways, the longest first, and its token of colour."""

    ways: tuple[str, ...]
    token: str
    is_number: bool = True
    """Whether it says a number, which is never left out."""


def _tags(facts: SeatFacts, *, tells_hand: bool) -> list[_Tag]:
    """Return the chips of a seat with their tokens: Gos, shakes, dealer, and the hand where it has no row."""
    tags: list[_Tag] = []
    if facts.go:
        tags.append(_Tag((ngettext("{n} Go", "{n} Gos", facts.go), f"G{facts.go}"), "select"))
    if facts.shaken or facts.bombs:
        tags.append(_told_tag(facts))
    if tells_hand and facts.hand is not None:
        short = f"{facts.hand}+{facts.free}" if facts.free else str(facts.hand)
        held = pgettext("cards in a hand", "Hand {n}", n=facts.hand)
        tags.append(_Tag((hand_words(facts, held), hand_words(facts, str(facts.hand)), short), "text2"))
    if facts.is_dealer and language() != "ko":
        tags.append(_Tag((pgettext("chip", "Dealer"),), "text2", is_number=False))
    return tags


def _told_tag(facts: SeatFacts) -> _Tag:
    """Return the chip of what was shaken and bombed, and what it multiplies if the rules let it."""
    if facts.told_factor == 1:
        said = pgettext("chip", "Shaken") if facts.shaken else pgettext("chip", "Bomb")
        return _Tag((said,), "warn")
    factor = f"×{facts.told_factor}"
    if facts.shaken and facts.bombs:
        said = pgettext("chip", "Shaken, bomb {factor}", factor=factor)
    elif facts.shaken:
        said = pgettext("chip", "Shaken {factor}", factor=factor)
    else:
        said = pgettext("chip", "Bomb {factor}", factor=factor)
    return _Tag((said, factor), "warn")


def _draw_tags(target: pygame.Surface, brush: Brush, within: Rect, rooms: Sequence[Rect], tags: Sequence[_Tag]) -> None:
    """Draw the chips in the rooms, in the longest ways in which all numbers have one.

    Where there is no room for chips, numbers stand there without a frame.
    """
    longest = max((len(tag.ways) for tag in tags), default=1)
    numbers = [tag for tag in tags if tag.is_number]
    last = (numbers, longest - 1, False)
    ways = [(tags, index, True) for index in range(longest)]
    ways += [(numbers, index, is_framed) for index in range(longest) for is_framed in (True, False)]
    for wanted, index, is_framed in ways:
        places = _packed(brush, rooms, wanted, index, is_framed=is_framed)
        if places is not None or (wanted, index, is_framed) == last:
            for tag, words, place in places or ():
                colour: Colour = getattr(brush.theme.mark, tag.token)
                draw = draw_chip if is_framed else _draw_bare
                draw(target, brush, brush.mirror(place, within), words, colour)
            return


def _packed(
    brush: Brush, rooms: Sequence[Rect], tags: Sequence[_Tag], index: int, *, is_framed: bool
) -> list[tuple[_Tag, str, Rect]] | None:
    """Return where chips go in one way to say them; None if they have no room in it."""
    starts = [room.x for room in rooms]
    found = []
    for tag in tags:
        words = tag.ways[min(index, len(tag.ways) - 1)]
        width = chip_width(brush, words) if is_framed else brush.width(words, brush.size(14))
        at = next((at for at, room in enumerate(rooms) if starts[at] + width <= room.right), None)
        if at is None:
            return None
        found.append((tag, words, Rect(starts[at], rooms[at].y, width, rooms[at].h)))
        starts[at] += width + brush.u(4)
    return found


def _draw_bare(target: pygame.Surface, brush: Brush, rect: Rect, words: str, colour: Colour) -> None:
    brush.text(target, words, rect, brush.size(14), colour)


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
