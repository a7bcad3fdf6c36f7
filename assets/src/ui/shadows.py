"""Soft shadows as stretchable masks: a card at rest, a lifted card, a sheet (VISUAL 4). Baked, because blur is dear at run time."""

from __future__ import annotations

from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from .sheets import Sheet

SCALE: Final = 2
_INNER: Final = 128  # what casts the shadow, in layout units, before it is stretched
_RADIUS: Final = 6

# Name → layers (offset down, blur, opacity) as in VISUAL 4; blur is twice the standard deviation.
SHADOWS: Final[dict[str, tuple[tuple[float, float, float], ...]]] = {
    "rest": ((3, 4, 0.45), (6, 10, 0.28)),
    "lifted": ((16, 22, 0.55),),
    "sheet": ((3, 8, 0.45), (14, 36, 0.55)),
}


def reach(name: str) -> int:
    """How far a shadow spreads beyond what casts it, in layout units, the same on all sides."""
    return max(round(down + blur * 1.3) + 1 for down, blur, _ in SHADOWS[name])


def picture(name: str) -> Image.Image:
    """The shadow of a square with slightly round corners, as alpha on white."""
    out = reach(name)
    side = (_INNER + 2 * out) * SCALE
    clear = Image.new("L", (side, side), 255)
    for down, blur, opacity in SHADOWS[name]:
        layer = Image.new("L", (side, side), 0)
        box = (out * SCALE, (out + down) * SCALE, (out + _INNER) * SCALE - 1, (out + _INNER + down) * SCALE - 1)
        ImageDraw.Draw(layer).rounded_rectangle(box, _RADIUS * SCALE, fill=round(255 * opacity))
        layer = layer.filter(ImageFilter.GaussianBlur(blur / 2 * SCALE))
        # Two shadows together let through what both let through.
        clear = Image.composite(Image.new("L", clear.size, 0), clear, layer)
    alpha = Image.eval(clear, lambda v: 255 - v)
    return Image.merge("RGBA", (*Image.new("RGB", alpha.size, "white").split(), alpha))


def sheet() -> Sheet:
    """The three shadows; `slice` is what keeps its size when the rest is stretched, `outset` how far it reaches out."""
    out = Sheet("mask", SCALE)
    for name in SHADOWS:
        corner = (2 * reach(name) + 8) * SCALE
        half = (_INNER // 2 + reach(name)) * SCALE - 2
        out.add(name, picture(name), slice=[min(corner, half)] * 4, outset=reach(name) * SCALE)
    return out
