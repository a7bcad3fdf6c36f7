"""Small parts that panels, lines and bars share: chips, the score meter, hands seen from behind (VISUAL 5)."""

from __future__ import annotations

import pygame

from gostop_desktop.ui.art.cards import BACK, card_height
from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.text import Align
from gostop_desktop.ui.theme import Colour

from .brush import Brush

_MOST_BACKS = 10
_PLAIN_BACK = 40
"""Units of width below which the ornament of a back is but a smear."""


def chip_width(brush: Brush, words: str) -> int:
    """Return how wide a chip with these words is."""
    return brush.width(words, brush.size(14)) + brush.u(16)


def draw_chip(target: pygame.Surface, brush: Brush, rect: Rect, words: str, colour: Colour) -> None:
    """Draw a word in a pill, line and text in one colour (VISUAL 5)."""
    height = min(rect.h, brush.u(24))
    pill = Rect(rect.x, rect.y + (rect.h - height) // 2, rect.w, height)
    brush.box(target, pill, height / 2 / brush.scale, brush.theme.surface.chip, colour)
    brush.text(target, words, pill, brush.size(14), colour, align=Align.CENTRE)


def draw_meter(target: pygame.Surface, brush: Brush, rect: Rect, progress: float, target_points: int) -> None:
    """Draw the score meter: one tick a point, the target upright at its end."""
    brush.spot("meter", rect)
    look = brush.theme.meter
    radius = rect.h / 2 / brush.scale
    brush.box(target, rect, radius, look.track)
    filled = round(rect.w * max(0.0, min(1.0, progress)))
    if filled >= rect.h:
        bar = Rect(rect.right - filled if brush.is_mirrored else rect.x, rect.y, filled, rect.h)
        brush.box(target, bar, radius, look.fill)
    for point in range(1, target_points):
        step = round(rect.w * point / target_points)
        x = rect.right - step if brush.is_mirrored else rect.x + step
        target.fill(look.tick, (x, rect.bottom - rect.h // 2, max(1, round(brush.line)), rect.h // 2))
    end = rect.x if brush.is_mirrored else rect.right - brush.u(2)
    target.fill(look.target, (end, rect.y - brush.u(3), brush.u(2), rect.h + brush.u(6)))


def draw_backs(target: pygame.Surface, brush: Brush, rect: Rect, count: int) -> int:
    """Draw a hand as overlapping backs from the reading start; return the width they take."""
    height = rect.h
    width = int(height / 1.6)
    back = brush.desk.cards.picture(BACK, width) if width >= brush.u(_PLAIN_BACK) else _plain_back(brush, width)
    step = min(width * 0.72, (rect.w - width) / max(1, count - 1))
    top = rect.y + (rect.h - card_height(width)) // 2
    for index in range(min(count, _MOST_BACKS)):
        x = round(rect.x + index * step)
        place = brush.mirror(Rect(x, top, width, card_height(width)), rect)
        target.blit(back, (place.x, place.y), special_flags=pygame.BLEND_PREMULTIPLIED)
    return round(width + step * max(0, count - 1)) if count else 0


def _plain_back(brush: Brush, width: int) -> pygame.Surface:
    """Return a back that is too small for its ornament: rim, red, a fine frame, and its seal as a ring."""
    picture = pygame.Surface((width, card_height(width)), pygame.SRCALPHA)
    whole = Rect(0, 0, *picture.get_size())
    red, thin, shapes = brush.theme.red, max(1.0, brush.line), brush.desk.shapes
    shapes.box(picture, pygame.Rect(whole), max(2, width // 8), red.line_dark)
    inside = whole.inset(max(1, round(thin)))
    shapes.box(picture, pygame.Rect(inside), max(1, width // 9), red.fill)
    shapes.ring(picture, pygame.Rect(inside.inset(max(1, brush.u(1.5)))), max(1, width // 12), red.line_light, thin)
    gold = brush.theme.dialog.brass
    brass = pygame.Color(gold.r, gold.g, gold.b, 190)
    # As wide as the back is even or odd: in the middle of it.
    seal = round(width * 0.45) // 2 * 2 + width % 2
    shapes.disc(
        picture, whole.inset((width - seal) // 2, (whole.h - seal) // 2).center, seal, red.line_dark, brass, thin
    )
    return picture
