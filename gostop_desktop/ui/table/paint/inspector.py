"""The inspector: a board beside what has the focus, with its cards enlarged and its facts in words (UX 3.3, 3.5)."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from gostop_desktop.engine.cards import Card
from gostop_desktop.ui.art.cards import card_height
from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.table.sets import SetRow
from gostop_desktop.ui.text import Align

from .brush import Brush
from .faces import Faces
from .layers import Picture
from .prompts import board
from .sets import draw_set, set_width

_PAD = 16
_LEAST, _MOST = 220, 460
_CARD = 88
"""Units that an enlarged card is wide: more than on the table."""
_STEP = 0.46
"""How far apart enlarged cards lie at least, in card widths."""
_ROW = 24
_GAP = 10
_RING = 5
_Z = 4700
_RING_Z = 3960
"""Above the cards and the shade over them, below everything that can be open over the table."""


@dataclass(frozen=True, slots=True)
class Inspected:
    """What the inspector says of a thing."""

    title: str
    note: str
    """At the end of the title's line: whose it is, or of what kind."""
    lines: tuple[str, ...] = ()
    cards: tuple[Card, ...] = ()
    rows: tuple[SetRow, ...] = ()
    """The sets that its cards belong to."""


def focus_ring(brush: Brush, rect: Rect) -> Picture:
    """Return the double outline round what has the focus (UX 3.4)."""
    reach = max(3, brush.u(_RING))
    picture = pygame.Surface((rect.w + 2 * reach, rect.h + 2 * reach), pygame.SRCALPHA)
    whole = picture.get_rect()
    mark = brush.theme.mark
    shapes, line = brush.desk.shapes, max(1, round(brush.line))
    shapes.ring(picture, whole, brush.u(7), mark.gap, reach)
    shapes.ring(picture, whole.inflate(-line, -line), brush.u(7), mark.select, line)
    inner = whole.inflate(-4 * line, -4 * line)
    shapes.ring(picture, inner, brush.u(5), mark.select, 2 * line)
    return Picture(picture, rect.x - reach, rect.y - reach, _RING_Z)


def inspector(
    brush: Brush, faces: Faces, facts: Inspected, beside: Rect, room: Rect, *, at_side: bool = False
) -> Picture:
    """Return the board near a place, where it hides nothing of it, inside the room: above or below, or at its side."""
    brush = Brush(brush.desk, brush.layout, scale=brush.layout.scale * brush.layout.text)
    body = _Body(brush, faces, facts, room)
    picture = body.paint()
    x, y = place_beside(picture.get_size(), beside, room, brush.u(_GAP), at_side=at_side)
    return Picture(picture, x, y, _Z)


def place_beside(
    size: tuple[int, int], beside: Rect, room: Rect, gap: int, *, at_side: bool = False
) -> tuple[int, int]:
    """Return where something so large goes: above the place, else below, else at the side with more room."""
    width, height = size
    x = min(max(round(beside.center[0] - width / 2), room.x), max(room.x, room.right - width))
    y = min(max(round(beside.center[1] - height / 2), room.y), max(room.y, room.bottom - height))
    if not at_side and beside.y - gap - height >= room.y:
        return x, beside.y - gap - height
    if not at_side and beside.bottom + gap + height <= room.bottom:
        return x, beside.bottom + gap
    if beside.x - room.x > room.right - beside.right:
        return max(room.x, beside.x - gap - width), y
    return min(beside.right + gap, room.right - width), y


class _Body:
    """Title, cards, words and sets below one another."""

    def __init__(self, brush: Brush, faces: Faces, facts: Inspected, room: Rect) -> None:
        self._brush = brush
        self._faces = faces
        self._facts = facts
        self._pad = brush.u(_PAD)
        # Cards do not grow with the text: they are large already.
        self._card = round(_CARD * brush.layout.scale)
        most = min(brush.u(_MOST), room.w - brush.u(_GAP)) - 2 * self._pad
        self._inner = min(most, max(brush.u(_LEAST) - 2 * self._pad, self._head(), self._row_width(), self._words()))
        self._lines = [line for words in facts.lines for line in brush.desk.text.wrap(words, self._small, self._inner)]

    @property
    def _small(self) -> int:
        return self._brush.size(15)

    def _head(self) -> int:
        brush, facts = self._brush, self._facts
        note = brush.width(facts.note, self._small) + brush.u(20) if facts.note else 0
        return brush.width(facts.title, brush.size(20)) + note

    def _row_width(self) -> int:
        count = len(self._facts.cards)
        cards = self._card + round(self._card * 1.05) * (count - 1) if count else 0
        return max([cards, *(set_width(self._brush, row) for row in self._facts.rows)])

    def _words(self) -> int:
        return max((self._brush.width(line, self._small) for line in self._facts.lines), default=0)

    def _card_rows(self) -> tuple[int, int]:
        """Return how many enlarged cards lie in a row, and in how many rows."""
        count = len(self._facts.cards)
        fitting = 1 + max(0, int((self._inner - self._card) / (self._card * _STEP)))
        rows = -(-count // fitting)
        return (-(-count // rows) if rows else 0), rows

    def paint(self) -> pygame.Surface:
        brush, facts, pad = self._brush, self._facts, self._pad
        head, line, row = brush.height(brush.size(20)), round(self._small * 1.4), brush.u(_ROW)
        across, rows = self._card_rows()
        cards = rows * (card_height(self._card) + brush.u(6))
        height = pad + head + cards + line * len(self._lines) + row * len(facts.rows) + pad
        picture = pygame.Surface((self._inner + 2 * pad, height), pygame.SRCALPHA)
        board(picture, brush)
        dialog = brush.theme.dialog
        whole = Rect(pad, 0, self._inner, height)
        top = pad - brush.u(4)
        place = Rect(pad, top, self._inner, head)
        brush.text(picture, facts.title, place, brush.size(20), dialog.text)
        if facts.note:
            brush.text(picture, facts.note, place, self._small, dialog.text2, align=Align.END)
        top += head + brush.u(4)
        for index, card in enumerate(facts.cards):
            down, along = divmod(index, across)
            step = min(self._card * 1.05, (self._inner - self._card) / max(1, across - 1))
            y = top + down * (card_height(self._card) + brush.u(6))
            spot = Rect(round(pad + along * step), y, self._card, card_height(self._card))
            self._faces.bare(picture, card, brush.mirror(spot, whole))
        top += cards
        for words in self._lines:
            brush.text(picture, words, Rect(pad, top, self._inner, line), self._small, dialog.text2)
            top += line
        for set_row in facts.rows:
            draw_set(picture, brush, Rect(pad, top, self._inner, row), set_row)
            top += row
        return picture
