"""The lacquer note on a hovered or focused card: what it is and what it would do (UX 3.4, VISUAL 5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pygame

from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.text import Align

from .brush import Brush
from .layers import Picture

_WIDTH = 300
_LEAST = 180
_PAD = 16
_POINTER = (20, 14)
_AT = 22
"""Units from the edge to the pointer."""
_STEP = 24
"""Units between two places that are tried along the cloth."""
_FAR = 10
"""How many pixels of what is hidden a pixel of distance is worth."""


@dataclass(frozen=True, slots=True)
class Tip:
    """What the note says."""

    name: str
    kind: str
    lines: tuple[str, ...]
    gain: str


@dataclass(frozen=True, slots=True)
class TipPlace:
    """Where the note lies, and at which end its pointer is, if it has one."""

    x: int
    y: int
    pointer: int = 0
    """-1 at the left end, 1 at the right end, 0 where it lies too far away for one."""


def tooltip(brush: Brush, tip: Tip, card: Rect, room: Rect, avoid: Sequence[Rect]) -> Picture:
    """Return the note near a card, inside the room, where it hides as little as possible of what is to be avoided."""
    brush = Brush(brush.desk, brush.layout, scale=brush.layout.scale * brush.layout.text)
    words = _Words(brush, tip, room.w)
    pointer = brush.u(_POINTER[1])
    place = best_place((words.width, words.height), card, room, avoid, brush)
    picture = pygame.Surface((words.width, words.height + (pointer if place.pointer else 0)), pygame.SRCALPHA)
    dialog = brush.theme.dialog
    body = Rect(0, 0, words.width, words.height)
    if place.pointer:
        half = brush.u(_POINTER[0]) // 2
        at, tip_x = (brush.u(_AT), brush.u(6)) if place.pointer < 0 else (body.w - brush.u(_AT), body.w - brush.u(6))
        corners = [(at - half, body.h - 2), (at + half, body.h - 2), (tip_x, body.h + pointer - 1)]
        pygame.draw.polygon(picture, dialog.base, corners)
    brush.box(picture, body, 6, dialog.base, dialog.line)
    brush.box(picture, body.inset(brush.u(4)), 4, pygame.Color(0, 0, 0, 0), dialog.inner_line)
    words.paint(picture)
    return Picture(picture, place.x, place.y, 5000)


def best_place(size: tuple[int, int], card: Rect, room: Rect, avoid: Sequence[Rect], brush: Brush) -> TipPlace:
    """Return the place that hides the least and is not far: above the card, or over the stripe."""
    return min(_places(size, card, room, brush), key=lambda place: _cost(place, size, card, avoid))


def _places(size: tuple[int, int], card: Rect, room: Rect, brush: Brush) -> Iterator[TipPlace]:
    width, height = size
    above = max(room.y, card.y - height - brush.u(_POINTER[1]) - brush.u(2))
    # Beside the card's notch, its pointer at the upper corner; on the other side where there is no room.
    right, left = card.right - brush.u(20), card.x + brush.u(20) - width
    if right + width <= room.right:
        yield TipPlace(right, above, -1)
    if left >= room.x:
        yield TipPlace(left, above, 1)
    over = max(room.y, brush.layout.stripe.y - height - brush.u(4))
    last = max(room.x, room.right - width)
    for x in range(room.x, last + 1, brush.u(_STEP)):
        yield TipPlace(x, over)


def _cost(place: TipPlace, size: tuple[int, int], card: Rect, avoid: Sequence[Rect]) -> float:
    mine = pygame.Rect(place.x, place.y, *size)
    areas = [mine.clip(pygame.Rect(other)) for other in avoid]
    hidden = sum(area.w * area.h for area in areas)
    across = max(0, mine.left - card.right, card.x - mine.right) + abs(mine.centerx - card.center[0]) / 4
    return hidden + _FAR * (across + max(0, card.y - mine.bottom))


class _Words:
    """The lines of a note: name and kind, what it does, what it brings."""

    def __init__(self, brush: Brush, tip: Tip, room: int) -> None:
        self._brush = brush
        self._tip = tip
        self._big, self._small, self._bright = brush.size(20), brush.size(15), brush.size(17)
        pad = brush.u(_PAD)
        most = min(brush.u(_WIDTH), room) - 2 * pad
        wrap = brush.desk.text.wrap
        dialog = brush.theme.dialog
        self._rows = [
            *((line, self._small, dialog.text2) for words in tip.lines for line in wrap(words, self._small, most)),
            *((line, self._bright, dialog.select) for line in (wrap(tip.gain, self._bright, most) if tip.gain else ())),
        ]
        head = brush.width(tip.name, self._big) + brush.u(24) + brush.width(tip.kind, self._small)
        widest = max([head, brush.u(_LEAST), *(brush.width(line, size) for line, size, _colour in self._rows)])
        self.width = min(widest + 2 * pad, brush.u(_WIDTH + 60), room)
        self.height = brush.height(self._big) + 2 * brush.u(11)
        self.height += sum(brush.height(size) for _line, size, _colour in self._rows)

    def paint(self, picture: pygame.Surface) -> None:
        brush, tip, dialog = self._brush, self._tip, self._brush.theme.dialog
        pad = brush.u(_PAD)
        inner = Rect(pad, brush.u(10), self.width - 2 * pad, brush.height(self._big))
        kind_width = brush.width(tip.kind, self._small)
        name = Rect(inner.x, inner.y, inner.w - kind_width - brush.u(8), inner.h)
        brush.text(picture, tip.name, brush.mirror(name, inner), self._big, dialog.text)
        kind = Rect(inner.right - kind_width, inner.y, kind_width, inner.h)
        brush.text(picture, tip.kind, brush.mirror(kind, inner), self._small, dialog.text2, align=Align.END)
        y = inner.bottom
        for words, size, colour in self._rows:
            brush.text(picture, words, Rect(pad, y, inner.w, brush.height(size)), size, colour)
            y += brush.height(size)
