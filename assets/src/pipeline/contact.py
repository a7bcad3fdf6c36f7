"""Contact sheets: how drawings look at the sizes of the game, on the cloth."""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image

from .render import render_card

CLOTH = (0x42, 0x47, 0x34)


def sheet(svgs: Mapping[str, str], width: int, columns: int, gap: int = 8) -> Image.Image:
    """Return all drawings at one width, in rows."""
    height = -(-width * 8 // 5)
    rows = -(-len(svgs) // columns)
    image = Image.new("RGB", (columns * (width + gap) + gap, rows * (height + gap) + gap), CLOTH)
    for i, svg in enumerate(svgs.values()):
        cell = render_card(svg, width)
        image.paste(cell, (gap + i % columns * (width + gap), gap + i // columns * (height + gap)), cell)
    return image


def ladder(svgs: Mapping[str, str]) -> Image.Image:
    """Return the drawings side by side at 400 px, and below at 230, 100, 60 and 48 px."""
    strips = [sheet(svgs, width, len(svgs)) for width in (400, 230, 100, 60, 48)]
    image = Image.new("RGB", (max(strips[0].width, strips[1].width), strips[0].height + strips[1].height), CLOTH)
    image.paste(strips[0], (0, 0))
    image.paste(strips[1], (0, strips[0].height))
    x, y = strips[1].width, strips[0].height
    for strip in strips[2:]:
        if x + strip.width <= image.width:
            image.paste(strip, (x, y))
            y += strip.height
    return image
