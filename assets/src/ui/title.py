"""The title page: the whole window is the August bright, with geese, wordmark and room for a menu on the black hill (VISUAL 7 f).

The landscape is wider and higher than a 16 : 9 window, so that any shape of window finds something to show; `WINDOW` is where the
window of 1280 × 720 lies in it. The frame of the card is a stretchable cell that the game lays over the window's edge.
"""

from __future__ import annotations

import math
from typing import Any, Final, TypeAlias

from kit.geometry import Point, along, brush, curve, jitter, ridge, smooth
from kit.palette import hex_of
from kit.svg import disc, dot, figure, fill, group, line, shape
from PIL import Image

from .callouts import word_body
from .sheets import Sheet, document, drawn

CANVAS: Final = (1880, 880)
WINDOW: Final = (300, 160, 1280, 720)
SCALES: Final = {"title_s": 1.5, "title_l": 3.0}
SKY: Final = "#CB1F1C"
_GRAIN: Final = ("#BE1B19", "#D5281F")
_HILL: Final = "#17130F"
_FAR: Final = "#7E0D12"
_FAR_LINE: Final = "#A81418"
MOON: Final = (800.0, 286.0, 246.0)

# Contours in the window's units, from left to right.
NEAR: Final[list[Point]] = [
    (-310, 330), (-200, 262), (-90, 206), (20, 166), (160, 136), (290, 172), (384, 250), (474, 340),
    (580, 412), (690, 466), (800, 508), (920, 540), (1040, 552), (1150, 538), (1266, 506), (1400, 476), (1590, 470),
]  # fmt: skip
FAR: Final[list[Point]] = [
    (440, 470), (540, 440), (620, 408), (690, 389), (756, 382), (846, 399), (926, 424), (1000, 433),
    (1096, 406), (1176, 368), (1236, 350), (1310, 352), (1430, 380), (1590, 430),
]  # fmt: skip

# A goose's wings: leading edge and trailing edge of the raised and of the spread one, from the shoulder to the tip and back.
_Wing: TypeAlias = tuple[list[Point], list[Point]]
_LOW_WINGS: Final[tuple[_Wing, _Wing]] = (
    (
        [(72, -4, 1), (84, -30), (112, -56), (132, -62, 1)],
        [(126, -44, 1), (130, -34), (118, -24, 1), (122, -14), (108, -4, 1)],
    ),
    (
        [(52, 8, 1), (66, 32), (92, 58), (122, 70, 1)],
        [(124, 56, 1), (138, 54), (126, 42, 1), (138, 38), (122, 28, 1), (126, 22), (104, 10, 1)],
    ),
)
_HIGH_WINGS: Final[tuple[_Wing, _Wing]] = (
    (
        [(70, -4, 1), (76, -36), (96, -66), (120, -84, 1)],
        [(118, -62, 1), (126, -54), (114, -42, 1), (122, -32), (108, -20, 1), (112, -8), (100, -2, 1)],
    ),
    (
        [(50, 8, 1), (70, 26), (98, 44), (134, 48, 1)],
        [(130, 38, 1), (144, 30), (128, 26, 1), (140, 18), (122, 16, 1), (122, 10), (104, 8, 1)],
    ),
)

# Where the game puts what moves or changes: in the window's units.
PLACES: Final[dict[str, Any]] = {
    "window": WINDOW,
    "moon": MOON,
    "wordmark": [800, 226],
    "geese": [300, 10],
    "subtitle": [800, 342],
    "menu": [64, 260],
    "cards": [
        ["01B", 665, 628, 136, -15],
        ["03B", 785, 601, 136, -7.5],
        ["08B", 912, 590, 136, 0],
        ["11B", 1039, 601, 136, 7.5],
        ["12B", 1159, 628, 136, 15],
    ],
}


def landscape(*, contrast: bool = False) -> str:
    """Sky, moon and hills as SVG; for the High contrast table in black and white."""
    x, y, _, _ = WINDOW
    sky, hill, far, moon = (
        ("#000000", "#000000", "#2B2B2B", "#FFFFFF") if contrast else (SKY, _HILL, _FAR, hex_of("white"))
    )
    cx, cy, radius = MOON
    ring = f'<circle cx="{cx:g}" cy="{cy:g}" r="{radius:g}" fill="{moon}" stroke="{_HILL}" stroke-width="7"/>'
    grain = "" if contrast else _print_grain()
    edge = f' stroke="{"#FFFFFF" if contrast else _HILL}" stroke-width="{3 if contrast else 4}"'
    far_lines = "" if contrast else _lines(FAR, 6, 25, _FAR_LINE, 2.2)
    near_lines = "" if contrast else _lines(NEAR, 13, 27, hex_of("tone"), 2.0)
    body = (
        f'<rect x="-320" y="-180" width="1920" height="940" fill="{sky}"/>{grain}{ring}'
        f'<path d="{ridge(FAR, 740)}" fill="{far}"{edge}/>{far_lines}'
        f'<path d="{ridge(NEAR, 740)}" fill="{hill}"{edge}/>{near_lines}{"" if contrast else _reeds()}'
    )
    return document(
        f'<g transform="translate({x} {y})" stroke-linecap="round" stroke-linejoin="round">{body}</g>', *CANVAS
    )


def _print_grain() -> str:
    """The block's wood in the sky: long slivers in two neighbouring reds."""
    between = jitter(8)
    d = dict.fromkeys(_GRAIN, "")
    y = -170.0
    while y < 520:
        for _ in range(4):
            x, length = between(-360, 1560), between(120, 460)
            rise = between(-2.5, 2.5)
            middle = (x + length * between(0.35, 0.65), y + rise + between(-1.5, 1.5))
            tone = _GRAIN[between(0, 1) < 0.28]
            d[tone] += brush([(x, y), middle, (x + length, y + rise)], [0.2, between(1.4, 4.4), 0.2], n=8)
        y += between(8, 15)
    return "".join(f'<path d="{path}" fill="{tone}"/>' for tone, path in d.items())


def _lines(contour: list[Point], rows: int, step: float, colour: str, width: float) -> str:
    """The contour repeated downwards, each line thinner, as if the knife went lighter with every cut."""
    out = ""
    for k in range(1, rows + 1):
        points = [(px + k * 1.5, py + k * step + 1.1 * k * k * 0.12) for px, py in contour]
        out += f'<path d="{curve(points)}" fill="none" stroke="{colour}" stroke-width="{width * (1 - 0.045 * k):.2f}"/>'
    return out


def _reeds() -> str:
    """Pampas grass on the ridge to the right, where the hill meets the sky."""
    between = jitter(31)
    out = ""
    for sample in along(NEAR, 200):
        (x, y) = sample.at[:2]
        if not (520 < x < 1590) or between(0, 1) > 0.5:
            continue
        height = between(30, 66)
        lean = between(10, 26)
        stalk: list[Point] = [(x, y + 6), (x + lean * 0.25, y - height * 0.6), (x + lean, y - height)]
        out += f'<path d="{brush(stalk, [2.4, 1.7, 0.8], n=8)}" fill="{_HILL}"/>'
        # The ear: hairs that all lean with the wind and hang at their tips.
        for hair in along(stalk, 24)[14:]:
            hx, hy = hair.at[:2]
            reach = (11 + 11 * math.sin((hair.u - 0.55) / 0.45 * math.pi)) * between(0.8, 1.15)
            points: list[Point] = [(hx, hy), (hx + reach * 0.6, hy - reach * 0.32), (hx + reach, hy - reach * 0.12)]
            out += f'<path d="{brush(points, [0.4, 1.9, 0.3], n=6)}" fill="{_HILL}"/>'
    return out


def frame(scale: float) -> Image.Image:
    """The rim of the card as a stretchable picture: lip, groove, relief, keyline; its middle is empty."""
    size = 120
    rings = "".join(
        f'<rect x="{o}" y="{o}" width="{size - 2 * o}" height="{size - 2 * o}" rx="{max(2, 20 - o)}" fill="none" stroke="{tone}" stroke-width="{w}"/>'
        for o, w, tone in ((7, 14, "#B3161B"), (1.5, 3, "#7E0D12"), (4.5, 1.8, "#CF3A34"), (13.5, 4, "#17130F"))
    )
    # Outside the round corners nothing may show: the plate's own dark.
    corners = f'<path fill-rule="evenodd" fill="#3A0508" d="M0 0H{size}V{size}H0ZM20 0A20 20 0 0 0 0 20V{size - 20}A20 20 0 0 0 20 {size}H{size - 20}A20 20 0 0 0 {size} {size - 20}V20A20 20 0 0 0 {size - 20} 0Z"/>'
    return drawn(document(corners + rings, size, size), round(size * scale))


def _wing(bones: list[Point], trail: list[Point], colour: str) -> str:
    """A wing as one shape; quills run from between its feathers towards the shoulder."""
    (ax, ay), (bx, by) = bones[0][:2], trail[-1][:2]
    root = ((ax + bx) / 2, (ay + by) / 2)
    dips = [point for point in trail[:-1] if len(point) > 2]
    quills = "".join(
        f"M{x + (root[0] - x) * 0.1:.1f} {y + (root[1] - y) * 0.1:.1f}L{x + (root[0] - x) * 0.62:.1f} {y + (root[1] - y) * 0.62:.1f}"
        for x, y in (dip[:2] for dip in dips)
    )
    return figure(smooth([*bones, *trail]), colour, 4.4, swell=1) + line(quills, 2.4)


def _goose(colour: str, far: str, *, low: bool) -> str:
    """A goose flying to the left, neck stretched out, one wing raised behind, one spread towards us; about 150 × 110."""
    raised, spread = _LOW_WINGS if low else _HIGH_WINGS
    back = _wing(*raised, far)
    body = figure(
        smooth([(0, -2), (8, -8), (18, -6), (34, -4), (56, -10), (84, -10), (112, -2), (148, -4, 1), (138, 3, 1), (150, 10, 1), (112, 14), (84, 20), (58, 18), (38, 8), (18, 5), (6, 5)]),
        colour, 4.4, swell=1,
    )  # fmt: skip
    bill = shape("M2 -6L-22 1L4 5Z", "yellow", 3.4)
    eye = disc((10, -2), 2.6, "white", 1.6) + dot((9.6, -2), 1.4, "ink")
    belly = fill(smooth([(52, 12), (84, 14), (112, 9), (84, 18)]), "white")
    front = _wing(*spread, colour)
    return back + bill + body + belly + eye + front


def geese() -> str:
    """Three geese in a line, as one picture of 330 × 290 units."""
    birds = (
        group(_goose("tan", "tan", low=False), at=(180, 88), turn=-6, scale=0.86)
        + group(_goose("orange", "orange", low=True), at=(28, 134), turn=2, scale=0.95)
        + group(_goose("orange", "orange", low=False), at=(132, 222), turn=-3, scale=0.9)
    )
    return document(f'<g stroke-linecap="round" stroke-linejoin="round">{birds}</g>', 330, 290)


def wordmark(height: float) -> tuple[str, float]:
    """고스톱 in the cut letters, ink edge to ink edge, and its width."""
    body, width = word_body("고스톱", height, gap=5)
    pad = height * 0.06
    return document(
        f'<g transform="translate({pad:g} {pad:g})" fill="#fff">{body}</g>', width + 2 * pad, height + 2 * pad
    ), width + 2 * pad


def pictures() -> dict[str, Image.Image]:
    """The landscape at both scales, and in black and white."""
    plain, high = landscape(), landscape(contrast=True)
    found = {name: drawn(plain, round(CANVAS[0] * scale)) for name, scale in SCALES.items()}
    found["title_contrast"] = drawn(high, round(CANVAS[0] * 2))
    # Flat colours and their blends: a palette loads in a third of the time, and in a quarter of the memory.
    return {name: _paletted(picture.convert("RGB")) for name, picture in found.items()}


def _paletted(picture: Image.Image) -> Image.Image:
    """The picture in its own 160 commonest colours, so that flat areas stay exactly what they are."""
    counted = picture.getcolors(picture.width * picture.height) or []
    common = sorted(((-count, colour) for count, colour in counted if isinstance(colour, tuple)))[:160]
    palette = Image.new("P", (1, 1))
    palette.putpalette([channel for _, colour in common for channel in colour])
    return picture.quantize(palette=palette, dither=Image.Dither.NONE)


def image_sheet() -> Sheet:
    """Geese and frame, at three pixels a unit."""
    sheet = Sheet("image", 3)
    sheet.add("geese", drawn(geese(), 330 * 3))
    sheet.add("frame", frame(3), slice=[100, 100, 100, 100])
    return sheet


def mask_sheet() -> Sheet:
    """The wordmark, letters 150 u high at three pixels a unit."""
    sheet = Sheet("mask", 3)
    svg, width = wordmark(150)
    sheet.add("wordmark", drawn(svg, round(width * 3)))
    return sheet
