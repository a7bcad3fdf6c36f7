"""The lacquer note on a hovered or focused card: what it is and what it would do (UX 3.4, VISUAL 5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pygame

from gostop_desktop.i18n import plain
from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.text import Align
from gostop_desktop.ui.text.fitting import unbroken
from gostop_desktop.ui.theme import Colour

from .brush import Brush
from .layers import Picture

_WIDTH = 326
_MOST = 340
"""Units that it is wide at most, however large the text is: else it would hide the table that it is about."""
_LEAST = 150
_ROWS = 4, 3
"""Lines below its name at most: usually, and where the text is larger."""
_PAD = 16
_LEADING = 3
"""Units between two lines."""
_POINTER = (20, 14)
_AT = 22
"""Units from the edge to the pointer."""
_STEP = 24
"""Units between two places that are tried along the cloth."""
_FAR = 1.5
"""What the note's own height of distance costs, by what hiding its own area costs: it stands by its card."""
_FIRM = 4
"""How much more what the card is played for counts than what the player has captured."""
_NEVER = 100
"""How much more what lies open above the table counts."""


@dataclass(frozen=True, slots=True)
class Tip:
    """What the note says."""

    name: str
    kind: str
    lines: tuple[str, ...] = ()
    """What it does, the most important first."""
    counts: tuple[str, ...] = ()
    """What it changes in the groups of captured cards, in several ways, the longest first."""
    gain: tuple[str, ...] = ()
    """What it completes and what that is worth, in several ways."""


@dataclass(frozen=True, slots=True)
class TipPlace:
    """Where the note lies, and where along its lower edge its pointer begins and ends; None without one."""

    x: int
    y: int
    pointer: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class Around:
    """What a note should not hide: what the card is played for, and what may be hidden for a moment."""

    firm: tuple[Rect, ...]
    soft: tuple[Rect, ...]
    never: tuple[Rect, ...] = ()
    """What lies open above the table."""


def tooltip(brush: Brush, tip: Tip, card: Rect, room: Rect, around: Around) -> Picture:
    """Return the note near a card, inside the room, where it hides as little as possible of what lies round it."""
    brush = Brush(brush.desk, brush.layout, scale=brush.layout.scale * brush.layout.text)
    words = _Words(brush, tip, min(room.w, brush.layout.u(_MOST)))
    drop = brush.layout.u(_POINTER[1])
    place = best_place((words.width, words.height), card, room, around, brush)
    picture = pygame.Surface((words.width, words.height + (drop if place.pointer else 0)), pygame.SRCALPHA)
    dialog = brush.theme.dialog
    body = Rect(0, 0, words.width, words.height)
    if place.pointer is not None:
        half, (at, end) = brush.layout.u(_POINTER[0]) // 2, place.pointer
        corners = [(at - half, body.h - 2), (at + half, body.h - 2), (end, body.h + drop - 1)]
        pygame.draw.polygon(picture, dialog.base, corners)
    brush.box(picture, body, 6, dialog.base, dialog.line)
    brush.box(picture, body.inset(brush.u(4)), 4, pygame.Color(0, 0, 0, 0), dialog.inner_line)
    words.paint(picture)
    return Picture(picture, place.x, place.y, 5000)


def best_place(size: tuple[int, int], card: Rect, room: Rect, around: Around, brush: Brush) -> TipPlace:
    """Return the place by the card that hides the least, or one over the stripe or beside the cloth."""
    return min(_places(size, card, room, brush), key=lambda place: _cost(place, size, card, around))


def _places(size: tuple[int, int], card: Rect, room: Rect, brush: Brush) -> Iterator[TipPlace]:
    width, height = size
    layout = brush.layout
    above = max(room.y, card.y - height - layout.u(_POINTER[1]) - layout.u(2))
    near, edge = layout.u(_AT), layout.u(6)
    # Beside the card's notch, its pointer at the upper corner; on the other side where there is no room.
    right, left = card.right - layout.u(20), card.x + layout.u(20) - width
    if right + width <= room.right:
        yield TipPlace(right, above, (near, edge))
    if left >= room.x:
        yield TipPlace(left, above, (width - near, width - edge))
    over = max(room.y, layout.stripe.y - height - layout.u(_POINTER[1]) - layout.u(2))
    last = max(room.x, room.right - width)
    for x in range(room.x, last + 1, layout.u(_STEP)):
        at = min(max(round(card.center[0]) - x, near), width - near)
        yield TipPlace(x, over, (at, at))
    side = layout.side.middle
    for y in (side.y, max(side.y, side.bottom - height)):
        x = side.x + (side.w - width) // 2
        yield TipPlace(min(max(x, layout.frame.x + edge), layout.frame.right - edge - width), y)


def _cost(place: TipPlace, size: tuple[int, int], card: Rect, around: Around) -> float:
    mine = pygame.Rect(place.x, place.y, *size)
    across = max(0, mine.left - card.right, card.x - mine.right) + abs(mine.centerx - card.center[0]) / 4
    far = (across + max(0, card.y - mine.bottom)) / mine.height
    hidden = _NEVER * _hidden(mine, around.never) + _FIRM * _hidden(mine, around.firm) + _hidden(mine, around.soft)
    return hidden + _FAR * far


def _hidden(mine: pygame.Rect, others: Sequence[Rect]) -> float:
    """Return how much of the note lies over others: nothing, or up to all of it where they lie over one another."""
    areas = [mine.clip(pygame.Rect(other)) for other in others]
    return min(1.0, sum(area.w * area.h for area in areas) / (mine.w * mine.h))


class _Words:
    """The lines of a note: name and kind, what it does, what it brings."""

    def __init__(self, brush: Brush, tip: Tip, room: int) -> None:
        self._brush = brush
        pad = brush.u(_PAD)
        most = min(max(brush.u(_WIDTH), brush.layout.u(_WIDTH)), room) - 2 * pad
        self._big = unbroken(brush.desk.text, tip.name, brush.size(18), most, brush.size(0))
        self._small, bright = min(brush.size(15), self._big), min(brush.size(16), self._big)

        def wrap(words: str, size: int, width: int) -> list[str]:
            # Isolates keep a name together; in a narrow note it may break (UX 6.3).
            return brush.desk.text.wrap(words if brush.is_mirrored else plain(words), size, width)

        dialog = brush.theme.dialog
        counts = brush.fit([plain(words) for words in tip.counts], bright, most) if tip.counts else ""
        # In two lines all of it has room; where it completes nothing, what it changes is what it brings.
        brought = brush.fit([plain(words) for words in (*tip.gain, tip.gain[0])], bright, most) if tip.gain else counts
        gain = [(line, bright, dialog.select) for line in (wrap(brought, bright, most) if brought else ())]
        rows = _ROWS[brush.layout.text > 1.0]
        lines: list[tuple[str, int, Colour]] = []
        for words in (*tip.lines, *([counts] if tip.gain and counts else [])):
            wrapped = wrap(words, self._small, most)
            # What has no room is left out as a whole: half a sentence says nothing.
            if len(lines) + len(wrapped) + len(gain) <= max(rows, len(gain)):
                lines += [(line, self._small, dialog.text2) for line in wrapped]
        self._rows = [*lines, *gain]
        kind = brush.width(tip.kind, self._small)
        head = brush.width(tip.name, self._big) + brush.u(24) + kind
        # Without room beside the name the kind is left out: most names say it.
        self._kind = tip.kind if head <= most else ""
        self._name = [tip.name] if self._kind else wrap(tip.name, self._big, most)
        names = [head] if self._kind else [brush.width(line, self._big) for line in self._name]
        widest = max([*names, brush.layout.u(_LEAST), *(brush.width(line, size) for line, size, _colour in self._rows)])
        self.width = min(widest + 2 * pad, brush.u(_WIDTH + 34), room)
        self.height = len(self._name) * brush.height(self._big) + 2 * brush.u(11)
        self.height += sum(self._pitch(size) for _line, size, _colour in self._rows)

    def paint(self, picture: pygame.Surface) -> None:
        brush, dialog = self._brush, self._brush.theme.dialog
        pad = brush.u(_PAD)
        y = brush.u(10)
        for line in self._name:
            inner = Rect(pad, y, self.width - 2 * pad, brush.height(self._big))
            brush.text(picture, line, inner, self._big, dialog.text)
            y = inner.bottom
        if self._kind:
            brush.text(picture, self._kind, inner, self._small, dialog.text2, align=Align.END)
        for words, size, colour in self._rows:
            brush.text(picture, words, Rect(pad, y, self.width - 2 * pad, self._pitch(size)), size, colour)
            y += self._pitch(size)

    def _pitch(self, size: int) -> int:
        return self._brush.height(size) + self._brush.u(_LEADING)
