"""Wool, lacquered board and paper: grey tiles in a theme's colours, baked once for every size (VISUAL 4)."""

from __future__ import annotations

import json
from pathlib import Path

import pygame

from gostop_desktop.ui.measure import Measure
from gostop_desktop.ui.theme import Theme, Three

from .pictures import Pictures, read_picture
from .shapes import Shapes

MIDDLE = 128
"""The grey that leaves the base colour as it is."""
BAND = 32
"""Rows of a light that are laid over a ground at a time."""
CACHE_BYTES = 9 << 20
"""About one ground of 1920 × 1080: who shows one for long keeps a picture of it anyway."""
PAPER_RADIUS = 4
DIALOG_RADIUS = 10
DIALOG_BLUR = 28
DIALOG_DROP = 12
"""Units that the shadow of a dialog is soft, and that it lies lower."""


class Materials:
    """Bakes grounds; without the tiles a ground is its plain colour."""

    def __init__(self, folder: Path, shapes: Shapes) -> None:
        """Take the folder of the tiles, which holds `ui.json`."""
        self._folder = folder
        self._shapes = shapes
        self._index: dict[str, dict[str, object]] = _textures(folder)
        self._baked: Pictures[tuple[object, ...]] = Pictures(CACHE_BYTES)

    def forget(self) -> None:
        """Drop everything baked: after a change of size or theme."""
        self._baked.clear()

    def board(self, theme: Theme, measure: Measure, size: tuple[int, int]) -> pygame.Surface:
        """Return a piece of the lacquered board; callers must not change it."""
        wood = theme.board
        return self._ground(("board", size), wood.texture, wood.base, wood.strength, wood.light, measure, size)

    def cloth(self, theme: Theme, measure: Measure, size: tuple[int, int]) -> pygame.Surface:
        """Return a piece of the cloth with its pool of light; callers must not change it."""
        wool = theme.cloth
        return self._ground(("cloth", size), wool.texture, wool.base, wool.strength, wool.light, measure, size)

    def paper(self, theme: Theme, measure: Measure, size: tuple[int, int]) -> pygame.Surface:
        """Return a piece of paper without edges; callers must not change it."""
        hanji = theme.hanji
        return self._ground(("paper", size), hanji.texture, hanji.base, hanji.strength, (1.0, 1.0), measure, size)

    def sheet(self, target: pygame.Surface, theme: Theme, measure: Measure, rect: pygame.Rect) -> None:
        """Draw a sheet of paper with its edge and its shadow."""
        radius = measure.u(PAPER_RADIUS)
        if theme.shadows:
            self._shapes.shadow(target, rect, radius, measure.u(28), 0.5, offset=measure.u(12), is_covered=True)
            self._shapes.shadow(target, rect, radius, measure.u(7), 0.45, offset=measure.u(3), is_covered=True)
        paper = self.paper(theme, measure, rect.size)
        edge = radius + 3
        # Only the rows with round corners have to be blended.
        target.blit(paper, (rect.x, rect.y + edge), (0, edge, rect.width, rect.height - 2 * edge))
        for top in (0, rect.height - edge):
            band = pygame.Surface((rect.width, edge), pygame.SRCALPHA)
            band.blit(paper, (0, -top))
            mask = pygame.Surface(band.get_size(), pygame.SRCALPHA)
            self._shapes.box(mask, pygame.Rect(0, -top, *rect.size), radius, pygame.Color(255, 255, 255))
            band.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            target.blit(band, (rect.x, rect.y + top), special_flags=pygame.BLEND_PREMULTIPLIED)
        self._shapes.ring(target, rect, radius, theme.hanji.edge, max(1.0, measure.scale))

    def dialog(self, target: pygame.Surface, theme: Theme, measure: Measure, rect: pygame.Rect) -> None:
        """Draw a lacquer dialog: dark board with a double line (VISUAL 4)."""
        lacquer = theme.dialog
        line = max(1.0, measure.scale)
        if theme.shadows:
            radius, blur, offset = measure.u(DIALOG_RADIUS), measure.u(DIALOG_BLUR), measure.u(DIALOG_DROP)
            self._shapes.shadow(target, rect, radius, blur, 0.55, offset=offset, is_covered=True)
        self._shapes.box(target, rect, measure.u(DIALOG_RADIUS), lacquer.base, lacquer.outside, line)
        inner = rect.inflate(-2 * round(line), -2 * round(line))
        self._shapes.ring(target, inner, measure.u(DIALOG_RADIUS - 1), lacquer.line, line)
        inner = inner.inflate(-2 * measure.u(4), -2 * measure.u(4))
        self._shapes.ring(target, inner, measure.u(DIALOG_RADIUS - 4), lacquer.inner_line, line)

    def _ground(
        self,
        key: tuple[object, ...],
        texture: str,
        base: pygame.Color,
        strength: Three,
        light: tuple[float, float],
        measure: Measure,
        size: tuple[int, int],
    ) -> pygame.Surface:
        if (known := self._baked.get(key)) is not None:
            return known
        brightest = max(light)
        ground = pygame.Surface(size)
        tile = self._tile(texture, base, strength, brightest, measure.scale)
        if tile is None:
            ground.fill([min(255, round(part * brightest)) for part in (base.r, base.g, base.b)])
        else:
            for y in range(0, size[1], tile.get_height()):
                for x in range(0, size[0], tile.get_width()):
                    ground.blit(tile, (x, y))
        if light[0] != light[1]:
            self._shine(ground, light)
        return self._baked.keep(key, ground)

    def _tile(
        self, name: str, base: pygame.Color, strength: Three, brightness: float, scale: float
    ) -> pygame.Surface | None:
        """Return the tile in its colours at the window's scale, None if there is none."""
        if name not in self._index:
            return None
        tile = _grey(self._folder / str(self._index[name]["file"]))
        channels = (base.r, base.g, base.b)
        tile.set_palette(
            [
                tuple(
                    min(255, max(0, round((part + (grey - MIDDLE) * amount) * brightness)))
                    for part, amount in zip(channels, strength, strict=True)
                )
                for grey in range(256)
            ]
        )
        own_scale = self._index[name]["scale"]
        factor = scale / own_scale if isinstance(own_scale, int | float) else 1.0
        width, height = tile.get_size()
        coloured = pygame.Surface(tile.get_size())
        coloured.blit(tile, (0, 0))
        return pygame.transform.smoothscale(coloured, (max(1, round(width * factor)), max(1, round(height * factor))))

    def _shine(self, ground: pygame.Surface, light: tuple[float, float]) -> None:
        """Darken towards the edges: `light` is the brightness in the middle of the field and far out."""
        if "light" not in self._index:
            return
        pool = _grey(self._folder / str(self._index["light"]["file"]))
        brightest = max(light)
        shades = [round(255 * (light[1] + (light[0] - light[1]) * grey / 255) / brightest) for grey in range(256)]
        pool.set_palette([(shade, shade, shade) for shade in shades])
        coloured = pygame.Surface(pool.get_size())
        coloured.blit(pool, (0, 0))
        # Smooth at half the size, since it changes by less than a shade in two pixels, and doubled band by band: as one
        # picture it would be another window of memory, which takes longer to get than to fill.
        width, height = (ground.get_width() + 1) // 2, (ground.get_height() + 1) // 2
        smooth = pygame.transform.smoothscale(coloured, (width, height))
        band = pygame.Surface((2 * width, 2 * BAND), 0, smooth)
        for top in range(0, height, BAND):
            piece = smooth.subsurface((0, top, width, min(BAND, height - top)))
            size = 2 * width, 2 * piece.get_height()
            doubled = pygame.transform.scale(piece, size, band.subsurface((0, 0, *size)))
            ground.blit(doubled, (0, 2 * top), special_flags=pygame.BLEND_MULT)


def dialog_area(measure: Measure, rect: pygame.Rect) -> pygame.Rect:
    """Return all that a dialog at this place draws on, its shadow included."""
    margin = measure.u(DIALOG_BLUR) + 1
    return rect.union(rect.inflate(2 * margin, 2 * margin).move(0, measure.u(DIALOG_DROP)))


def _textures(folder: Path) -> dict[str, dict[str, object]]:
    index = folder / "ui.json"
    if not index.is_file():
        return {}
    found: dict[str, dict[str, object]] = json.loads(index.read_text("utf-8")).get("textures", {})
    return found


def _grey(path: Path) -> pygame.Surface:
    """Return a grey picture whose palette entry *n* is the grey *n*."""
    picture = read_picture(path)
    if picture.get_bitsize() == 8:
        return picture
    grey = pygame.Surface(picture.get_size(), depth=8)
    grey.set_palette([(value, value, value) for value in range(256)])
    grey.blit(picture, (0, 0))
    return grey
