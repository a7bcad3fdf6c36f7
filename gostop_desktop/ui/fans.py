"""Small fans of cards: the pictures of tables and answers."""

from __future__ import annotations

import pygame

from .desk import Desk


def paint_fan(desk: Desk, codes: tuple[str, ...], canvas: pygame.Surface, rect: pygame.Rect) -> None:
    """Draw a small fan of cards: the picture of a table."""
    width = desk.u(28)
    pitch = desk.u(18)
    turn = 7
    middle = (len(codes) - 1) / 2
    # At their own size, all from one small sheet: those for the table may not have been drawn yet.
    desk.cards.prepare(codes, width)
    for index, code in enumerate(codes):
        picture = desk.cards.rotated(code, width, round((middle - index) * turn))
        x = rect.centerx + round((index - middle) * pitch)
        place = picture.get_rect(center=(x, rect.centery + round(abs(index - middle) * desk.u(2))))
        canvas.blit(picture, place, special_flags=pygame.BLEND_PREMULTIPLIED)
