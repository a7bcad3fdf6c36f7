"""From drawings to pictures: render SVG with resvg, pack cells into one sheet, describe it for `ui.json`."""

from __future__ import annotations

import io
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import resvg_py
from PIL import Image

GUTTER: Final = 4
WIDEST: Final = 2048


def document(body: str, width: float, height: float) -> str:
    """A whole SVG document of that size, origin top left."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}">{body}</svg>\n'


def drawn(svg: str, width: int) -> Image.Image:
    """The drawing `width` pixels wide, straight alpha."""
    data = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width))
    return Image.open(io.BytesIO(data)).convert("RGBA")


def mask(picture: Image.Image) -> Image.Image:
    """The picture's alpha on white: a mask to be tinted."""
    white = Image.new("L", picture.size, 255)
    return Image.merge("LA", (white, picture.getchannel("A")))


@dataclass(slots=True)
class Sheet:
    """Named pictures in rows, a gutter round each.

    In `ui.json`: `file`, `kind` (`mask`, to be tinted, or `image`), `scale` (pixels a layout unit), and `cells`, name → `rect` [x, y, width,
    height] with whatever the cell adds: `slice` (left, top, right, bottom of a stretchable frame), `outset` (how far it reaches
    beyond what it frames).
    """

    kind: str
    scale: float
    widest: int = WIDEST
    pictures: dict[str, Image.Image] = field(default_factory=dict)
    notes: dict[str, dict[str, Any]] = field(default_factory=dict)

    def add(self, name: str, picture: Image.Image, **notes: Any) -> None:  # noqa: ANN401 - goes to JSON as it is
        """Take a picture in; masks lose their colour."""
        self.pictures[name] = mask(picture) if self.kind == "mask" else picture
        self.notes[name] = notes

    def packed(self) -> tuple[Image.Image, dict[str, Any]]:
        """The sheet and its entry, cells in the order in which they came."""
        places: dict[str, tuple[int, int]] = {}
        x = y = GUTTER
        row = right = 0
        for name, picture in self.pictures.items():
            if x + picture.width + GUTTER > self.widest:
                x, y, row = GUTTER, y + row + GUTTER, 0
            places[name] = (x, y)
            x += picture.width + GUTTER
            row, right = max(row, picture.height), max(right, x)
        sheet = Image.new("LA" if self.kind == "mask" else "RGBA", (right, y + row + GUTTER), 0)
        if self.kind == "mask":
            sheet.paste((255, 0), (0, 0, *sheet.size))
        for name, picture in self.pictures.items():
            sheet.paste(picture, places[name])
        cells = {
            name: {"rect": [*places[name], *picture.size], **self.notes[name]}
            for name, picture in self.pictures.items()
        }
        return sheet, {"kind": self.kind, "scale": self.scale, "cells": cells}


def trimmed(picture: Image.Image) -> tuple[Image.Image, tuple[int, int]]:
    """The picture without its empty border, and where its corner was."""
    box = picture.getchannel("A").getbbox() or (0, 0, 1, 1)
    return picture.crop(box), (box[0], box[1])


def cells_of(entry: Mapping[str, Any]) -> dict[str, tuple[int, int, int, int]]:
    """Rectangles by name of an entry of `ui.json`."""
    return {name: tuple(cell["rect"]) for name, cell in entry["cells"].items()}
