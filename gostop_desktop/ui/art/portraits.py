"""The faces of those who play: animals and people from the cards, in a ring (VISUAL 5)."""

from __future__ import annotations

import pygame

from gostop_desktop.ui.desk import Desk

SHEET = "portraits"
RING = 2


def paint_portrait(desk: Desk, name: str, canvas: pygame.Surface, rect: pygame.Rect, *, on_turn: bool = False) -> None:
    """Draw a portrait as large as the box, its ring brass where the seat is on turn."""
    diameter = min(rect.size)
    mark = desk.theme.mark
    ring = mark.brass if on_turn else mark.brass_quiet
    width = max(1, desk.u(RING))
    key = ("portrait", name, diameter)
    face = desk.shapes.known(key)
    if face is None:
        inner = diameter - 2 * width
        face = desk.shapes.keep(key, desk.artwork.picture(SHEET, name, (inner, inner)))
    canvas.blit(face, face.get_rect(center=rect.center), special_flags=pygame.BLEND_PREMULTIPLIED)
    clear = pygame.Color(0, 0, 0, 0)
    desk.shapes.disc(canvas, rect.center, diameter, clear, ring, width + 0.5)
