"""The faces of those who play: circles cut from animal cards (VISUAL 5)."""

from __future__ import annotations

import pygame

from .desk import Desk

CARDS = {"crane": "01B", "boar": "07A", "warbler": "02A", "deer": "10A", "moon": "08B", "rain_man": "12B"}
"""From which card each is cut."""
RING = 2


def paint_portrait(desk: Desk, name: str, canvas: pygame.Surface, rect: pygame.Rect, *, on_turn: bool = False) -> None:
    """Draw a portrait as large as the box, its ring brass where the seat is on turn."""
    diameter = min(rect.size)
    mark = desk.theme.mark
    ring = mark.brass if on_turn else mark.brass_quiet

    def paint(large: pygame.Surface, factor: float) -> None:
        size = large.get_width()
        inner = round(size - 2 * RING * desk.line * factor)
        card = desk.cards.picture(CARDS[name], min(432, round(size * 1.1)))
        card = pygame.transform.smoothscale(card, (round(size * 1.1), round(size * 1.76)))
        face = pygame.Surface((size, size), pygame.SRCALPHA)
        face.blit(card, card.get_rect(center=(size // 2, size // 2)), special_flags=pygame.BLEND_PREMULTIPLIED)
        mask = pygame.Surface((size, size), pygame.SRCALPHA)
        pygame.draw.circle(mask, (255, 255, 255, 255), (size / 2, size / 2), inner / 2)
        face.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        pygame.draw.circle(large, ring, (size / 2, size / 2), size / 2)
        large.blit(face, (0, 0))

    picture = desk.shapes.smooth(("portrait", name, tuple(ring)), (diameter, diameter), paint)
    canvas.blit(picture, picture.get_rect(center=rect.center), special_flags=pygame.BLEND_PREMULTIPLIED)
