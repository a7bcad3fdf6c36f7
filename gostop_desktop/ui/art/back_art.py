"""Another back for the cards than the deck's own (UX 3.6)."""

from __future__ import annotations

import pygame

from .artwork import Artwork
from .cards import BACK, Artist, card_height

SHEET = "backs"
SMALL = 120
"""Pixels of width up to which the picture without ornament is used (ART 5.3)."""


class BackArt:
    """Shows the faces of an artist, and a chosen back."""

    def __init__(self, faces: Artist, artwork: Artwork, back: str) -> None:
        self._faces = faces
        self._artwork = artwork
        self._back = back

    def picture(self, code: str, width: int) -> pygame.Surface | None:
        """Return the premultiplied picture of a card code at a width, None if there is none."""
        if code != BACK:
            return self._faces.picture(code, width)
        name = f"{self._back}_s" if width <= SMALL else self._back
        return self._artwork.picture(SHEET, name, (width, card_height(width)))

    def is_at_hand(self, code: str, width: int) -> bool:
        """Return whether a picture can be made at once; the backs' sheet is small."""
        return code == BACK or self._faces.is_at_hand(code, width)

    def order(self, code: str) -> tuple[int, str]:
        """Return by what codes are sorted so that the artist has the least to do."""
        return self._faces.order(code)

    def rest(self) -> None:
        """Put large things away until the next picture."""
        self._faces.rest()
