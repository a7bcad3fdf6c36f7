"""How the materials go together at run time, with pygame alone: tint a tile, lay it, light it, weave the stripe.

The game bakes the same once per window size into its static layer. Nothing here needs a display.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pygame

from .themes import Colour, Theme, colour

SPRITES: Final = Path(__file__).parents[2] / "sprites" / "ui"
MIDDLE: Final = 128
TILE_SCALE: Final = 2


def texture(name: str) -> pygame.Surface:
    """The grey picture called `name`, 8 bits a pixel."""
    return pygame.image.load(SPRITES / f"{name}.png")


def material(name: str, base: Colour, strength: list[float], scale: float) -> pygame.Surface:
    """The tile in a colour, at `scale` pixels a layout unit: `channel = base + (grey − 128) × strength`."""
    tile = texture(name)
    tile.set_palette(
        [
            tuple(min(255, max(0, round(b + (g - MIDDLE) * s))) for b, s in zip(base[:3], strength, strict=True))
            for g in range(256)
        ]
    )
    flat = pygame.Surface(tile.get_size(), 0, 32)
    flat.blit(tile, (0, 0))
    size = (round(tile.get_width() * scale / TILE_SCALE), round(tile.get_height() * scale / TILE_SCALE))
    return flat if size == flat.get_size() else pygame.transform.smoothscale(flat, size)


def laid(tile: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """An area covered with the tile."""
    area = pygame.Surface(size, 0, 32)
    for y in range(0, size[1], tile.get_height()):
        for x in range(0, size[0], tile.get_width()):
            area.blit(tile, (x, y))
    return area


def surface(part: Theme, size: tuple[int, int], scale: float) -> pygame.Surface:
    """An area of cloth, board or hanji (`theme["cloth"]` …), lit from the middle of the field."""
    centre, edge = part.get("light", [1.0, 1.0])
    base = colour(part["base"])
    bright: Colour = (*(min(255, round(channel * centre)) for channel in base[:3]), 255)
    if part["texture"]:
        area = laid(material(part["texture"], bright, part["strength"], scale), size)
    else:
        area = pygame.Surface(size, 0, 32)
        area.fill(bright)
    if edge != centre:
        area.blit(shade(size, edge / centre), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return area


def shade(size: tuple[int, int], far: float) -> pygame.Surface:
    """The pool of light as grey to multiply with: 255 in the middle, `far` × 255 at the ends of the window."""
    pool = texture("light")
    greys = [round(255 * (far + (1 - far) * v / 255)) for v in range(256)]
    pool.set_palette([(grey, grey, grey) for grey in greys])
    flat = pygame.Surface(pool.get_size(), 0, 32)
    flat.blit(pool, (0, 0))
    return pygame.transform.smoothscale(flat, size)


def tint(mask: pygame.Surface, token: Colour) -> pygame.Surface:
    """A mask (white, straight alpha) in a colour, premultiplied, to blit with `BLEND_PREMULTIPLIED`."""
    tinted = mask.copy()
    tinted.fill(token, special_flags=pygame.BLEND_RGBA_MULT)
    return tinted.premul_alpha()


def band(area: pygame.Surface, theme: Theme, top: float, width: int, scale: float) -> None:
    """The woven stripe across `width` pixels of the cloth, its upper edge at `top` layout units."""
    for thread in theme["cloth"]["stripe"]:
        y0, y1 = round((top + thread["from"]) * scale), round((top + thread["to"]) * scale)
        overlay(area, pygame.Rect(0, y0, width, y1 - y0), colour(thread["colour"]))


def overlay(area: pygame.Surface, where: pygame.Rect, tone: Colour) -> None:
    """A colour with alpha laid over a rectangle."""
    sheet = pygame.Surface(where.size, pygame.SRCALPHA, 32)
    sheet.fill(tone)
    area.blit(sheet, where)


def table(theme: Theme, size: tuple[int, int], scale: float, *, edge: float = 1040, bar: float = 36) -> pygame.Surface:
    """The whole empty table: board, blanket with hem and stripe (two seats, full form), bar."""
    width, height = size
    area = surface(theme["board"], size, scale)
    right, top = round(edge * scale), round(bar * scale)
    area.blit(surface(theme["cloth"], size, scale), (0, top), pygame.Rect(0, top, right, height - top))
    band(area, theme, 410, right, scale)
    one = max(1, round(scale))
    outer, fold, crease = (colour(tone) for tone in theme["cloth"]["hem"])
    seam = round(7 * scale)
    overlay(area, pygame.Rect(right - seam - one, top, one, height - top), crease)
    overlay(area, pygame.Rect(right - seam, top, seam, height - top), fold)
    overlay(area, pygame.Rect(right - one, top, one, height - top), outer)
    overlay(area, pygame.Rect(0, top, right, one), colour(theme["cloth"]["stitch"]))
    red, green, blue, alpha = colour(theme["board"]["cloth_shadow"])
    reach = round(10 * scale)
    for i in range(reach):
        tone = (red, green, blue, round(alpha * (1 - i / reach) ** 2))
        overlay(area, pygame.Rect(right + i, top, 1, height - top), tone)
    overlay(area, pygame.Rect(0, 0, width, top), colour(theme["board"]["bar"]))
    overlay(area, pygame.Rect(0, top - one, width, one), colour(theme["board"]["bar_line"]))
    return area
