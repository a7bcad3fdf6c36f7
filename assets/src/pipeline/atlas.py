"""Sprite sheets: cells in rows with a transparent gutter, lossless WebP, and the table that finds them again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from PIL import Image

GUTTER = 4
PER_SHEET = {"l": 15, "s": 70}
"""Cells on one sheet at most; one large atlas would peak beyond the memory budget (ART 5.3)."""
COLUMNS = {"l": 5, "s": 10}
SCALE = {"l": (9, 10), "s": (3, 10)}
"""Pixels per card unit: 360 and 120 pixels for 400 units."""

Cell = tuple[int, int, int, int, int]
"""Sheet number, x, y, width, height."""


@dataclass(slots=True)
class Atlas:
    """The sheets of one size and where each cell is."""

    sheets: list[Image.Image] = field(default_factory=list)
    cells: dict[str, Cell] = field(default_factory=dict)


def pixels(units: int, size: str) -> int:
    """Return card units in pixels of a size; marks are drawn in multiples of ten units, so nothing is lost."""
    up, down = SCALE[size]
    return units * up // down


def pack(images: Mapping[str, Image.Image], size: str) -> Atlas:
    """Return the images on as few sheets as allowed, in their order, each row as high as its highest cell."""
    atlas = Atlas()
    names = list(images)
    per_sheet, columns = PER_SHEET[size], COLUMNS[size]
    for number, start in enumerate(range(0, len(names), per_sheet)):
        chosen = names[start : start + per_sheet]
        places: dict[str, tuple[int, int]] = {}
        y = width = 0
        for row in range(0, len(chosen), columns):
            x = 0
            for name in chosen[row : row + columns]:
                places[name] = (x + GUTTER, y + GUTTER)
                x += images[name].width + 2 * GUTTER
            width = max(width, x)
            y += max(images[name].height for name in chosen[row : row + columns]) + 2 * GUTTER
        sheet = Image.new("RGBA", (width, y))
        for name, (cx, cy) in places.items():
            sheet.paste(images[name], (cx, cy))
            atlas.cells[name] = (number, cx, cy, images[name].width, images[name].height)
        atlas.sheets.append(sheet)
    return atlas
