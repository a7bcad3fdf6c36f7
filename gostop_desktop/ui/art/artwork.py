"""The pictures round the cards: icons, portraits, stamps, title, cut from the sheets of `ui.json` (ART 5.9)."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pygame

from gostop_desktop.storage.paths import BrokenAssetError

from .pictures import SHEETS, read_picture
from .shapes import blit_ready

ICONS = "icons"


class ArtworkError(BrokenAssetError):
    """A picture is not in the sheets."""


class Cell(msgspec.Struct, frozen=True):
    """Where a picture is in its sheet."""

    rect: tuple[int, int, int, int]
    slice: tuple[int, int, int, int] | None = None
    """Left, top, right, bottom of a frame that can be stretched."""
    outset: int = 0
    """How far it reaches beyond what it frames."""


class Sheet(msgspec.Struct, frozen=True):
    """A file with pictures; a mask's alpha alone counts."""

    file: str
    kind: str
    scale: float
    """Pixels a layout unit."""
    cells: dict[str, Cell]


class _Masks:
    """The alpha of a sheet of masks: a quarter of what the file takes, so that it may stay."""

    def __init__(self, sheet: pygame.Surface) -> None:
        self._width, height = sheet.get_size()
        # Row by row: all channels of all rows would take as much as the sheet once more.
        rows = (sheet.subsurface((0, y, self._width, 1)) for y in range(height))
        self._alpha = b"".join(pygame.image.tobytes(row, "RGBA")[3::4] for row in rows)

    def cut(self, rect: tuple[int, int, int, int]) -> pygame.Surface:
        """Return a white mask, premultiplied."""
        x, y, width, height = rect
        starts = range(y * self._width + x, (y + height) * self._width + x, self._width)
        alpha = b"".join(self._alpha[start : start + width] for start in starts)
        pixels = bytearray(4 * width * height)
        for channel in range(4):
            pixels[channel::4] = alpha
        return pygame.image.frombytes(bytes(pixels), (width, height), "BGRA")


class TitlePicture(msgspec.Struct, frozen=True):
    """The landscape of the title at one size."""

    file: str
    scale: float


class TitlePlaces(msgspec.Struct, frozen=True):
    """Where things go on the title, in units of its window of 1280 × 720."""

    window: tuple[int, int, int, int]
    """Where that window lies in the landscape."""
    moon: tuple[float, float, float]
    """Centre and radius."""
    wordmark: tuple[float, float]
    geese: tuple[float, float]
    subtitle: tuple[float, float]
    menu: tuple[float, float]
    cards: list[tuple[str, float, float, float, float]]
    """Code, centre, width, degrees to the right."""


class TitleArt(msgspec.Struct, frozen=True):
    """The title's landscape and its places."""

    pictures: dict[str, TitlePicture]
    canvas: tuple[int, int]
    places: TitlePlaces


class Artwork:
    """Cuts pictures out of the sheets at any size, premultiplied: blit them with BLEND_PREMULTIPLIED."""

    def __init__(self, folder: Path) -> None:
        """Take the folder of `ui.json`; raises ArtworkError if it is not there or not readable."""
        self._folder = folder
        try:
            self._index = msgspec.json.decode((folder / "ui.json").read_bytes(), type=dict[str, msgspec.Raw])
        except (OSError, msgspec.DecodeError) as error:
            raise ArtworkError(f"the artwork's index cannot be read: {error}") from error
        self._sheets: dict[str, Sheet] = {}
        self._icons: _Masks | None = None

    @property
    def title(self) -> TitleArt:
        """The title's pictures and places."""
        return msgspec.json.decode(self._index["title"], type=TitleArt)

    def sheet(self, name: str) -> Sheet:
        """Return the description of a sheet."""
        if name not in self._sheets:
            if name not in self._index:
                raise ArtworkError(f"there is no sheet {name!r}: there are {', '.join(sorted(self._index))}")
            self._sheets[name] = msgspec.json.decode(self._index[name], type=Sheet)
        return self._sheets[name]

    def size(self, sheet: str, name: str) -> tuple[float, float]:
        """Return how large a picture is in layout units."""
        about = self.sheet(sheet)
        _x, _y, width, height = about.cells[name].rect
        return width / about.scale, height / about.scale

    def picture(
        self, sheet: str, name: str, size: tuple[int, int], colour: pygame.Color | None = None
    ) -> pygame.Surface:
        """Return a picture at a size in pixels; a mask takes the colour. Raises ArtworkError if it is not there."""
        about = self.sheet(sheet)
        if name not in about.cells:
            raise ArtworkError(f"the sheet {sheet!r} has no {name!r}")
        scaled = pygame.transform.smoothscale(self._cell(sheet, about, name), size)
        if colour is not None:
            tint = colour.premul_alpha()
            scaled.fill((tint.r, tint.g, tint.b, colour.a), special_flags=pygame.BLEND_RGBA_MULT)
        return scaled

    def landscape(self, *, scale: float, contrast: bool) -> tuple[pygame.Surface, float]:
        """Return the title's landscape and its pixels a unit: the sharpest that is not needlessly large."""
        pictures = self.title.pictures
        if contrast:
            chosen = pictures["title_contrast"]
        else:
            others = sorted((p for name, p in pictures.items() if name != "title_contrast"), key=lambda p: p.scale)
            chosen = next((picture for picture in others if picture.scale >= scale), others[-1])
        return read_picture(self._folder / chosen.file), chosen.scale

    def _cell(self, sheet: str, about: Sheet, name: str) -> pygame.Surface:
        """Return a cell of a sheet, premultiplied."""
        rect = about.cells[name].rect
        if sheet != ICONS:
            return blit_ready(self._read(about.file).subsurface(rect))
        # At any moment of a game an icon is needed in another size or colour.
        if self._icons is None:
            self._icons = _Masks(self._read(about.file))
            SHEETS.put_away(self._folder / about.file)
        return self._icons.cut(rect)

    def _read(self, file: str) -> pygame.Surface:
        try:
            return SHEETS.load(self._folder / file)
        except (OSError, pygame.error) as error:
            raise ArtworkError(f"{file} cannot be read: {error}") from error
