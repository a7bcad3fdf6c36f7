"""The lacquer note beside a hovered or focused card: what it is and what it would do (UX 3.4, VISUAL 5)."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.text import Align

from .brush import Brush
from .layers import Picture

_WIDTH = 300
_POINTER = (20, 14)


@dataclass(frozen=True, slots=True)
class Tip:
    """What the note says."""

    name: str
    kind: str
    line: str
    gain: str


def tooltip(brush: Brush, tip: Tip, card: Rect, room: Rect) -> Picture:
    """Return the note above a card, its pointer at the card's upper corner, inside the room."""
    big, small, gain = brush.size(20), brush.size(15), brush.size(17)
    pad = brush.u(16)
    lines = brush.desk.text.wrap(tip.line, small, brush.u(_WIDTH) - 2 * pad) if tip.line else []
    gains = brush.desk.text.wrap(tip.gain, gain, brush.u(_WIDTH) - 2 * pad) if tip.gain else []
    head = brush.width(tip.name, big) + brush.u(24) + brush.width(tip.kind, small)
    widths = [head, *(brush.width(line, small) for line in lines), *(brush.width(line, gain) for line in gains)]
    width = min(max(*widths, brush.u(180)) + 2 * pad, brush.u(_WIDTH + 60))
    pointer = brush.u(_POINTER[1])
    body = brush.height(big) + len(lines) * brush.height(small) + len(gains) * brush.height(gain) + 2 * brush.u(11)
    picture = pygame.Surface((width, body + pointer), pygame.SRCALPHA)
    dialog = brush.theme.dialog
    # Beside the card's notch, its pointer at the upper corner; on the other side where there is no room.
    x = card.right - brush.u(20)
    half = brush.u(_POINTER[0]) // 2
    at, tip_x = brush.u(22), brush.u(6)
    if x + width > room.right:
        x = max(room.x, card.x + brush.u(20) - width)
        at, tip_x = width - brush.u(22), width - brush.u(6)
    corners = [(at - half, body - 2), (at + half, body - 2), (tip_x, body + pointer - 1)]
    pygame.draw.polygon(picture, dialog.base, corners)
    brush.box(picture, Rect(0, 0, width, body), 6, dialog.base, dialog.line)
    brush.box(picture, Rect(0, 0, width, body).inset(brush.u(4)), 4, pygame.Color(0, 0, 0, 0), dialog.inner_line)
    y = brush.u(10)
    inner = Rect(pad, y, width - 2 * pad, brush.height(big))
    kind_width = brush.width(tip.kind, small)
    name = Rect(inner.x, inner.y, inner.w - kind_width - brush.u(8), inner.h)
    brush.text(picture, tip.name, brush.mirror(name, inner), big, dialog.text)
    kind = Rect(inner.right - kind_width, inner.y, kind_width, inner.h)
    brush.text(picture, tip.kind, brush.mirror(kind, inner), small, dialog.text2, align=Align.END)
    y += inner.h
    for words, size, colour in (
        *((line, small, dialog.text2) for line in lines),
        *((line, gain, dialog.select) for line in gains),
    ):
        height = brush.height(size)
        brush.text(picture, words, Rect(pad, y, width - 2 * pad, height), size, colour)
        y += height
    top = max(room.y, card.y - picture.get_height() - brush.u(2))
    return Picture(picture, x, top, 5000)
