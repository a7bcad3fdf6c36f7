"""Where a card of the hand would go: an outline round its month's slot, with a label while it is carried (UX 3.4)."""

from __future__ import annotations

import pygame

from gostop_desktop.engine.cards import Card
from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.text import Align

from .brush import Brush
from .chips import chip_width
from .faces import RADIUS
from .layers import Picture

_UNDER = 98
"""Below the cards on the table."""
_OVER = 1500
"""Above the cards on the table, below the carried one."""
_REACH = 3
_DASH = 6
_GHOST = 70
"""How much of the card is to be seen, of 255."""


def slot_outline(brush: Brush, slot: Rect, card: Card) -> Picture:
    """Return a ghost of the card in a slot where nothing lies yet; cards that match have outlines of their own."""
    reach = brush.u(_REACH)
    picture = pygame.Surface((slot.w + 2 * reach, slot.h + 2 * reach), pygame.SRCALPHA)
    ghost = brush.desk.cards.face(card, slot.w).copy()
    ghost.fill((_GHOST, _GHOST, _GHOST, _GHOST), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(ghost, (reach, reach), special_flags=pygame.BLEND_PREMULTIPLIED)
    _dashed_ring(picture, brush, round(slot.w * RADIUS) + reach)
    return Picture(picture, slot.x - reach, slot.y - reach, _UNDER)


def _dashed_ring(picture: pygame.Surface, brush: Brush, radius: int) -> None:
    """Draw a dashed outline with round corners along the edge of a picture."""
    rect, line = picture.get_rect(), max(2, brush.u(2))
    ring = pygame.Surface(rect.size, pygame.SRCALPHA)
    brush.desk.shapes.ring(ring, rect, radius, brush.theme.mark.match, line)
    dash = brush.u(_DASH)
    for at in _gaps(rect.width, radius, dash):
        ring.fill((0, 0, 0, 0), (at, 0, dash, rect.height))
    for at in _gaps(rect.height, radius, dash):
        ring.fill((0, 0, 0, 0), (0, at, rect.width, dash))
    picture.blit(ring, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)


def _gaps(length: int, radius: int, dash: int) -> list[int]:
    """Return where the gaps of an edge begin: between its round corners, the same at both ends."""
    room = length - 2 * radius
    count = max(1, round(room / (2 * dash)))
    return [radius + round((index + 0.5) * room / count - dash / 2) for index in range(count)]


def slot_label(brush: Brush, slot: Rect, words: str, room: Rect) -> Picture:
    """Return what dropping the card there does, in a chip across the slot, inside the room."""
    width, height = chip_width(brush, words), brush.u(26)
    picture = pygame.Surface((width, height), pygame.SRCALPHA)
    rect = Rect(0, 0, width, height)
    brush.box(picture, rect, 13, pygame.Color(18, 12, 8, 240), brush.theme.dialog.match)
    brush.text(picture, words, rect, brush.size(15), brush.theme.dialog.text, align=Align.CENTRE)
    x = round(slot.center[0] - width / 2)
    x = min(max(x, room.x), room.right - width)
    return Picture(picture, x, round(slot.center[1] - height / 2), _OVER)
