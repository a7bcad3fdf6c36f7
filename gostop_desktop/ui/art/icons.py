"""The interface's symbols at any size in any colour (VISUAL 5, 10)."""

from __future__ import annotations

import pygame

from .artwork import ICONS, Artwork
from .pictures import Pictures

CACHE_BYTES = 1 << 20


class Icons:
    """Draws icons and remembers them."""

    def __init__(self, artwork: Artwork) -> None:
        self._artwork = artwork
        self._pictures: Pictures[tuple[str, int, tuple[int, ...], bool]] = Pictures(CACHE_BYTES)

    @property
    def names(self) -> list[str]:
        return list(self._artwork.sheet(ICONS).cells)

    def picture(self, name: str, size: int, colour: pygame.Color, *, mirrored: bool = False) -> pygame.Surface:
        """Return the icon at a size in pixels, premultiplied; raises ArtworkError for an unknown name."""
        key = (name, size, tuple(colour), mirrored)
        if (picture := self._pictures.get(key)) is not None:
            return picture
        picture = self._artwork.picture(ICONS, name, (size, size), colour)
        if mirrored:
            picture = pygame.transform.flip(picture, flip_x=True, flip_y=False)
        return self._pictures.keep(key, picture)

    def draw(
        self,
        target: pygame.Surface,
        name: str,
        centre: tuple[float, float],
        size: int,
        colour: pygame.Color,
        *,
        mirrored: bool = False,
    ) -> None:
        """Draw the icon round a point."""
        picture = self.picture(name, size, colour, mirrored=mirrored)
        place = picture.get_rect(center=(round(centre[0]), round(centre[1])))
        target.blit(picture, place, special_flags=pygame.BLEND_PREMULTIPLIED)
