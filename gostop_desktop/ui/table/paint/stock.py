"""The stock: its pile and the number of cards on its lower edge (VISUAL 6)."""

from __future__ import annotations

import pygame

from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.text import Align

from .brush import Brush
from .faces import Faces


def draw_stock(target: pygame.Surface, brush: Brush, faces: Faces, rect: Rect, count: int) -> None:
    """Draw the pile and its count."""
    mark = brush.theme.mark
    if not count:
        brush.box(target, rect, 5, pygame.Color(0, 0, 0, 0), mark.slot, 1.2)
    faces.stack(target, rect, count)
    width, height = brush.u(52), brush.u(27)
    chip = Rect(round(rect.center[0] - width / 2), rect.bottom - height // 2 - brush.u(2), width, height)
    brush.box(target, chip, 13.5, pygame.Color(18, 12, 8, 235), brush.theme.surface.plate_line)
    brush.text(target, str(count), chip, brush.size(18), brush.theme.dialog.text, align=Align.CENTRE)
