"""Words in cut letters, torn paper and stamps, from the atlas of the interface (VISUAL 1 and 9)."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import Any

import pygame

from gostop_desktop.storage.paths import asset
from gostop_desktop.ui.art.pictures import SHEETS, Pictures, read_picture
from gostop_desktop.ui.art.shapes import blit_ready
from gostop_desktop.ui.theme import Colour

_LETTER_BOX = 104
"""Box units of a letter's height in the atlas."""
_CUT_BYTES = 2 << 20
"""For stamps at the sizes in use."""
_PLATE_BYTES = 1 << 20
"""For paper: in a large window the newest alone, which is kept however large it is."""


class Letters:
    """Words in cut letters, and the paper they lie on, from the atlas of the interface."""

    def __init__(self, folder: Path) -> None:
        """Take the folder of the sprites; without an atlas no word is known."""
        index = folder / "ui.json"
        data: dict[str, Any] = json.loads(index.read_text("utf-8")) if index.is_file() else {}
        self._words: dict[str, Any] = data.get("callouts", {})
        self._letters: dict[str, Any] = data.get("letters", {})
        self._plates: dict[str, Any] = data.get("plates", {})
        self._stamps: dict[str, Any] = data.get("stamps", {})
        self._folder = folder
        self._cut: Pictures[tuple[object, ...]] = Pictures(_CUT_BYTES)
        self._paper: Pictures[tuple[object, ...]] = Pictures(_PLATE_BYTES)

    def knows(self, word: str) -> bool:
        return word in self._words

    def width(self, word: str, height: int) -> int:
        """Return how wide a word is in letters of a height in pixels."""
        return round(float(self._words[word]["width"]) * height / _LETTER_BOX)

    def is_red(self, word: str) -> bool:
        return bool(self._words[word]["tone"] == "red")

    def draw(self, target: pygame.Surface, word: str, place: tuple[int, int], height: int, colour: Colour) -> None:
        """Draw a word with its first letter's box at the place."""
        entry, cells = self._words[word], self._letters["cells"]
        unit = height / _LETTER_BOX
        shrink = unit / self._letters["scale"]
        for letter, at in zip(entry["text"].replace(" ", ""), entry["at"], strict=True):
            cell = cells[letter]
            # One file a letter, read when it is said: all of them together would fill thirty megabytes.
            large = _letter(self._folder / cell["file"])
            size = max(1, round(large.get_width() * shrink)), max(1, round(large.get_height() * shrink))
            # Masks are white all over: made small first, there is little left to make ready.
            mask = blit_ready(pygame.transform.smoothscale(large, size))
            mask.fill(colour, special_flags=pygame.BLEND_RGBA_MULT)
            x = place[0] + round(at * unit + cell["offset"][0] * shrink)
            y = place[1] + round(cell["offset"][1] * shrink)
            target.blit(mask, (x, y), special_flags=pygame.BLEND_PREMULTIPLIED)

    def plate(self, size: tuple[int, int]) -> tuple[pygame.Surface, int]:
        """Return torn paper whose body has the size, premultiplied, and how far its shadow reaches beyond."""
        if not self._plates:
            paper = pygame.Surface(size, pygame.SRCALPHA)
            paper.fill((242, 233, 214))
            return paper, 0
        ratio = size[0] / size[1]
        cells = self._plates["cells"]
        name = min(cells, key=lambda key: abs(_ratio(cells[key]) - ratio))
        cell = cells[name]
        rect = pygame.Rect(cell["rect"])
        body = rect.h - 2 * cell["outset"]
        margin = round(cell["outset"] * size[1] / body)
        whole = size[0] + 2 * margin, size[1] + 2 * margin
        return self._piece(self._paper, self._plates["file"], rect, whole).copy(), margin

    def stamp(self, name: str, height: int) -> pygame.Surface | None:
        """Return a stamp, premultiplied, which callers must not change; None if there is none of that name."""
        cell = self._stamps.get("cells", {}).get(name)
        if cell is None:
            return None
        rect = pygame.Rect(cell["rect"])
        return self._piece(self._cut, self._stamps["file"], rect, (max(1, round(rect.w * height / rect.h)), height))

    def _piece(
        self, kept: Pictures[tuple[object, ...]], file: str, rect: pygame.Rect, size: tuple[int, int]
    ) -> pygame.Surface:
        """Return a piece of a sheet at a size, premultiplied, from what is kept; callers must not change it."""

        def cut() -> pygame.Surface:
            return pygame.transform.smoothscale(blit_ready(SHEETS.load(self._folder / file).subsurface(rect)), size)

        return kept.made((file, tuple(rect), size), cut)


@lru_cache(maxsize=1)
def letters() -> Letters:
    """Return the letters of the interface's atlas."""
    try:
        folder = asset("sprites/ui")
    except ValueError:
        folder = Path("sprites/ui")
    return Letters(folder)


@lru_cache(maxsize=2)
def _letter(path: Path) -> pygame.Surface:
    return read_picture(path)


def _ratio(cell: dict[str, Any]) -> float:
    rect, outset = cell["rect"], cell["outset"]
    return float((rect[2] - 2 * outset) / (rect[3] - 2 * outset))
