"""The card faces as artwork: cells of the sheets that `face.json` describes, with their marks laid over (ART 5.3)."""

from __future__ import annotations

import logging
from pathlib import Path

import msgspec
import pygame

from gostop_desktop.storage.paths import BrokenAssetError

from .cards import card_height
from .pictures import SHEETS
from .shapes import blit_ready

LARGE, SMALL = "l", "s"
SMALL_UP_TO = 120
"""Widths in pixels up to which the sheet with less detail is right."""

log = logging.getLogger(__name__)

Place = tuple[int, int, int, int, int]
"""Sheet, left, top, width, height."""


class FaceError(BrokenAssetError):
    """The folder holds no face."""


class Size(msgspec.Struct, frozen=True):
    """The sheets of one size."""

    cell: tuple[int, int]
    sheets: list[str]
    cells: dict[str, Place]


class Face(msgspec.Struct, frozen=True):
    """What `face.json` says."""

    face: str
    base: str | None
    """The face that has what this one does not."""
    alpha: str
    sizes: dict[str, Size]
    overlays: dict[str, list[tuple[str, int, int]]] = {}
    """Card → marks laid over it, with their place in pixels of the large size."""


class FaceArt:
    """Cuts cards out of a face's sheets; keeps the last large sheet, so ask sheet by sheet (`order`)."""

    def __init__(self, sprites: Path, face: str) -> None:
        """Take the folder of all faces; raises FaceError if there is no such face."""
        self._sprites = sprites
        self._face = _read(sprites, face)
        self._base = FaceArt(sprites, self._face.base) if self._face.base else None
        self._large: Path | None = None
        self._broken: set[Path] = set()

    def order(self, code: str) -> tuple[int, str]:
        """Return by what codes are sorted so that every sheet is read once."""
        cells = self._face.sizes[LARGE].cells
        if code not in cells and self._base is not None:
            return self._base.order(code)
        return (cells[code][0] if code in cells else -1), code

    def picture(self, code: str, width: int) -> pygame.Surface | None:
        """Return the premultiplied picture of a code at a width, None if the face has none."""
        size = SMALL if width <= SMALL_UP_TO else LARGE
        cell = self._cut(size, code)
        if cell is None:
            if self._base is None:
                return None
            card = self._base.picture(code, width)
        else:
            card = pygame.transform.smoothscale(cell, (width, card_height(width)))
        if card is not None:
            self._lay_marks(card, code, size)
        return card

    def is_at_hand(self, code: str, width: int) -> bool:
        """Return whether a picture can be cut at once; if not, its sheet is read beside the game from now on."""
        size = SMALL if width <= SMALL_UP_TO else LARGE
        sheets = self._face.sizes[size]
        if code not in sheets.cells:
            return self._base is None or self._base.is_at_hand(code, width)
        path = self._sprites / self._face.face / sheets.sheets[sheets.cells[code][0]]
        if size == LARGE and path != self._large:
            self._put_away()
        return SHEETS.is_ready(path)

    def rest(self) -> None:
        """Let go of the last large sheet; it takes as much memory as a hundred cards."""
        self._put_away()
        if self._base is not None:
            self._base.rest()

    def _put_away(self) -> None:
        if self._large is not None:
            SHEETS.put_away(self._large)
            self._large = None

    def _lay_marks(self, card: pygame.Surface, code: str, size: str) -> None:
        scale = card.get_width() / self._face.sizes[LARGE].cell[0]
        for mark, x, y in self._face.overlays.get(code, ()):
            cell = self._cut(size, mark)
            if cell is None:
                continue
            shrink = card.get_width() / self._face.sizes[size].cell[0]
            wide = max(1, round(cell.get_width() * shrink)), max(1, round(cell.get_height() * shrink))
            picture = pygame.transform.smoothscale(cell, wide)
            card.blit(picture, (round(x * scale), round(y * scale)), special_flags=pygame.BLEND_PREMULTIPLIED)

    def _cut(self, size: str, name: str) -> pygame.Surface | None:
        """Return a cell at its own size, premultiplied."""
        sheets = self._face.sizes[size]
        if name not in sheets.cells:
            return None
        number, left, top, width, height = sheets.cells[name]
        sheet = self._sheet(size, sheets.sheets[number])
        return None if sheet is None else blit_ready(sheet.subsurface((left, top, width, height)))

    def _sheet(self, size: str, file: str) -> pygame.Surface | None:
        """Return a sheet, None if it cannot be read: its cards are then drawn without it."""
        path = self._sprites / self._face.face / file
        if size == LARGE and path != self._large:
            self._put_away()
            self._large = path
        try:
            return SHEETS.load(path)
        except (OSError, pygame.error) as error:
            if path not in self._broken:
                self._broken.add(path)
                log.warning("the sheet %s of the face %s cannot be read: %s", file, self._face.face, error)
            return None


def face_names(sprites: Path) -> list[str]:
    """Return the names of the faces there are."""
    return sorted(path.parent.name for path in sprites.glob("*/face.json"))


def _read(sprites: Path, face: str) -> Face:
    path = sprites / face / "face.json"
    try:
        return msgspec.json.decode(path.read_bytes(), type=Face)
    except (OSError, msgspec.DecodeError) as error:
        raise FaceError(f"there is no card face {face!r}: {error}") from error
