"""Where a card of the hand would go: an outline round its month's slot, with a label while it is carried (UX 3.4)."""

from __future__ import annotations

import pygame

from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.text import Align

from .brush import Brush
from .faces import dashes
from .layers import Picture
from .panels import chip_width

_UNDER = 98
"""Below the cards on the table."""
_OVER = 1500
"""Above the cards on the table, below the carried one."""
_REACH = 3


def slot_outline(brush: Brush, slot: Rect) -> Picture:
    """Return the dashed outline of a slot where nothing lies yet; cards that match have outlines of their own."""
    reach = brush.u(_REACH)
    picture = pygame.Surface((slot.w + 2 * reach, slot.h + 2 * reach), pygame.SRCALPHA)
    dashes(picture, picture.get_rect(), brush, brush.theme.mark.match)
    return Picture(picture, slot.x - reach, slot.y - reach, _UNDER)


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
