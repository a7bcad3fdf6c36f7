"""Round portraits: the animals of our own cards (VISUAL 5)."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from gostop_desktop.engine.cards import Seat

from .brush import Brush

VIEWER_FACE = "crane"
OPPONENT_FACES: Sequence[str] = ("boar", "warbler", "deer", "moon", "rain")

_CROPS: dict[str, tuple[str, float, float, float]] = {
    "crane": ("01B", 0.42, 0.42, 0.52),
    "boar": ("07A", 0.44, 0.73, 0.56),
    "warbler": ("02A", 0.42, 0.42, 0.46),
    "deer": ("10A", 0.46, 0.42, 0.50),
    "moon": ("08B", 0.50, 0.34, 0.62),
    "rain": ("12B", 0.62, 0.55, 0.50),
}
"""Card, centre of the circle by width and height, and its diameter by the card's width."""
_SOURCE_WIDTH = 240


def portrait_of(seat: Seat, viewer: Seat, players: int) -> str:
    """Return which animal a seat has: the viewer is the crane."""
    place = (seat - viewer) % players
    return VIEWER_FACE if place == 0 else OPPONENT_FACES[place - 1]


def draw_portrait(
    target: pygame.Surface, brush: Brush, name: str, centre: tuple[float, float], diameter: int, *, is_on_turn: bool
) -> None:
    """Draw a portrait with its ring: brass for the seat on turn."""
    mark = brush.theme.mark
    ring = mark.brass if is_on_turn else mark.brass_quiet
    line = max(2, brush.u(2))
    picture = brush.desk.shapes.smooth(
        ("portrait", name, tuple(ring), line),
        (diameter, diameter),
        lambda large, _: _paint(large, brush, name, ring, line),
    )
    place = picture.get_rect(center=(round(centre[0]), round(centre[1])))
    target.blit(picture, place, special_flags=pygame.BLEND_PREMULTIPLIED)


def _paint(large: pygame.Surface, brush: Brush, name: str, ring: pygame.Color, line: int) -> None:
    side = large.get_width()
    code, x, y, part = _CROPS[name]
    card = brush.desk.cards.picture(code, _SOURCE_WIDTH)
    cut = round(part * _SOURCE_WIDTH)
    area = pygame.Rect(0, 0, cut, cut)
    area.center = round(x * card.get_width()), round(y * card.get_height())
    crop = pygame.Surface((cut, cut), pygame.SRCALPHA)
    crop.fill(brush.theme.hanji.base)
    crop.blit(card, (0, 0), area, special_flags=pygame.BLEND_PREMULTIPLIED)
    face = pygame.transform.smoothscale(crop, (side, side))
    mask = pygame.Surface((side, side), pygame.SRCALPHA)
    pygame.draw.circle(mask, (255, 255, 255, 255), (side / 2, side / 2), side / 2)
    face.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    large.blit(face, (0, 0))
    factor = side / max(1, side // 4)
    pygame.draw.circle(large, ring, (side / 2, side / 2), side / 2, max(2, round(line * factor)))
