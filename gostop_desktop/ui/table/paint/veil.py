"""Words on the hand of two people at one machine: how to see it, to whom to hand over (UX 2.6)."""

from __future__ import annotations

import pygame

from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.widgets.paint import key_cap, key_cap_width

from .brush import Brush
from .layers import Picture

_PAD = 14
_Z = 2500


def veil(brush: Brush, key: str, words: str) -> Picture:
    """Return a plate over the middle of the hand with a key, or none, and words."""
    desk = brush.desk
    size = brush.size(17)
    cap = key_cap_width(desk, key) if key else 0
    pad, gap = brush.u(_PAD), brush.u(10) if key else 0
    band = brush.layout.hand_band
    width = min(band.w - 2 * pad, cap + gap + brush.width(words, size) + 2 * pad)
    height = max(brush.height(size), desk.u(22)) + pad
    picture = pygame.Surface((width, height), pygame.SRCALPHA)
    whole = Rect(0, 0, width, height)
    brush.box(picture, whole, 8, pygame.Color(18, 12, 8, 240), desk.theme.dialog.brass)
    start = brush.mirror(Rect(pad, 0, cap, height), whole)
    if key:
        key_cap(picture, desk, key, (start.right, height // 2), desk.theme.dialog.brass)
    rest = brush.mirror(Rect(pad + cap + gap, 0, width - 2 * pad - cap - gap, height), whole)
    brush.text(picture, words, rest, size, desk.theme.dialog.text)
    x = round(band.center[0] - width / 2)
    y = round(band.center[1] - height / 2)
    return Picture(picture, x, y, _Z)
