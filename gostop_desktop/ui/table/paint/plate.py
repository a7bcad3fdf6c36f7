"""A plate with words on the edge of a question: what a single switch can do besides answering it (UX 3.5)."""

from __future__ import annotations

import pygame

from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.text import Align

from .brush import Brush
from .layers import Picture
from .prompts import board

_SIZE = 17
_PAD = 16
_RING = 5
_Z = 4010
"""Above the question."""


def plate(brush: Brush, words: str, question: Rect) -> Picture:
    """Return the plate on the upper edge of the question, with the ring of the focus."""
    size, ring = brush.size(_SIZE), brush.u(_RING)
    width = min(brush.width(words, size) + 2 * brush.u(_PAD), brush.layout.frame.w - 2 * ring)
    height = brush.height(size) + brush.u(_PAD)
    picture = pygame.Surface((width + 2 * ring, height + 2 * ring), pygame.SRCALPHA)
    inner = pygame.Surface((width, height), pygame.SRCALPHA)
    board(inner, brush)
    picture.blit(inner, (ring, ring))
    whole = Rect(0, 0, *picture.get_size())
    brush.box(picture, whole, 10, pygame.Color(0, 0, 0, 0), brush.theme.dialog.select, 2)
    place = whole.inset(ring + brush.u(_PAD) // 2, ring)
    brush.text(picture, words, place, size, brush.theme.dialog.text, align=Align.CENTRE)
    frame = brush.layout.frame
    x = min(max(round(question.center[0] - whole.w / 2), frame.x), frame.right - whole.w)
    return Picture(picture, x, max(frame.y, question.y - whole.h // 2), _Z)
