"""The pictures of the cards: one loader for artwork and for drawn faces, scaled once for every size (ART 5.3)."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Protocol

import pygame

from gostop_desktop.engine.cards import CODES, Card

from .pictures import Pictures

BACK = "back"
ASPECT = 1.6
"""Height of a card by its width (UX 3.2)."""
ROTATED_BYTES = 32 << 20
SIZED_BYTES = 24 << 20
"""What upright pictures take at most beside those that are wanted, of which a large window's are large."""

log = logging.getLogger(__name__)


class Artist(Protocol):
    """Where the pictures come from: an atlas, or our own drawing."""

    def picture(self, code: str, width: int) -> pygame.Surface | None:
        """Return the premultiplied picture of a card code (or `back`, `bomb`) at a width, None if there is none."""
        ...

    def is_at_hand(self, code: str, width: int) -> bool:
        """Return whether a picture can be made at once; if not, what it is cut from is being read meanwhile."""
        ...

    def order(self, code: str) -> tuple[int, str]:
        """Return by what codes are sorted so that the artist has the least to do."""
        ...

    def rest(self) -> None:
        """Put large things away until the next picture."""
        ...


class CardPictures:
    """The faces at the sizes that were asked for."""

    def __init__(self, artist: Artist, stand_in: Artist) -> None:
        """Take an artist, and one who draws a card with its code when the first has no picture."""
        self._artist = artist
        self._stand_in = stand_in
        self._sized: Pictures[tuple[str, int]] = Pictures(SIZED_BYTES)
        self._rotated: Pictures[tuple[str, int, int]] = Pictures(ROTATED_BYTES)
        self._missed: set[str] = set()
        self._wanted: list[tuple[str, int]] = []
        self._widths: list[int] = []
        """Widths that were wanted, the smallest first."""
        self._has_drawn = False
        """Whether the artist may still hold what the last pictures were cut from."""

    @property
    def sized_bytes(self) -> int:
        """Bytes that upright pictures take now; never more than SIZED_BYTES beside those that are wanted."""
        return self._sized.bytes

    @property
    def rotated_bytes(self) -> int:
        """Bytes that rotated pictures take now; never more than ROTATED_BYTES and the newest picture."""
        return self._rotated.bytes

    def forget(self) -> None:
        """Drop every picture: after a change of size or face."""
        self._sized.clear()
        self._rotated.clear()
        self._wanted.clear()
        self._widths.clear()

    def face(self, card: Card | None, width: int) -> pygame.Surface:
        """Return a card's picture, premultiplied: blit it with BLEND_PREMULTIPLIED; None is the back."""
        return self.picture(BACK if card is None else CODES[card], width)

    def picture(self, code: str, width: int) -> pygame.Surface:
        """Return the picture of a code, `back` or `bomb`."""
        if (known := self._sized.get((code, width))) is not None:
            return known
        wanted = next((wanted for wanted in self._widths if wanted >= width), width)
        if wanted == width:
            return self._drawn(code, width)
        picture = pygame.transform.smoothscale(self.picture(code, wanted), (width, card_height(width)))
        return self._sized.keep((code, width), picture)

    def rotated(self, code: str, width: int, degrees: int) -> pygame.Surface:
        """Return the picture turned counter-clockwise by whole degrees."""
        degrees %= 360
        if degrees == 0:
            return self.picture(code, width)
        key = (code, width, degrees)
        if (known := self._rotated.get(key)) is not None:
            return known
        flat = self.picture(code, width)
        # Only what lies inside is smoothed: without an empty border the edges would be jagged.
        padded = pygame.Surface((flat.get_width() + 4, flat.get_height() + 4), pygame.SRCALPHA)
        padded.blit(flat, (2, 2), special_flags=pygame.BLEND_PREMULTIPLIED)
        return self._rotated.keep(key, pygame.transform.rotozoom(padded, degrees, 1.0))

    def let_go_turned(self) -> None:
        """Forget what was turned: nothing like it will be seen for long."""
        self._rotated.clear()

    def prepare(self, codes: Iterable[str], width: int) -> None:
        """Make pictures of a size ready.

        Asking one by one, in any order, would read the same large sheets again and again.
        """
        missing = [code for code in codes if (code, width) not in self._sized]
        for code in sorted(missing, key=self._artist.order):
            self._drawn(code, width)
        self._artist.rest()

    def want(self, codes: Iterable[str], *widths: int) -> None:
        """Ask for pictures that will be needed soon, width after width: `work` makes them, a few at a time.

        What is asked for at a width between them is shrunk from the next one: no drawer has to wait for a sheet. What
        was drawn at other widths, and turned, is let go.
        """
        ordered = sorted(codes, key=self._artist.order)
        self._wanted = [(code, width) for width in dict.fromkeys(widths) for code in ordered]
        if {*widths} != {*self._widths}:
            self._widths = sorted({*widths})
            self._sized.most = SIZED_BYTES + len(ordered) * sum(
                4 * width * card_height(width) for width in self._widths
            )
            self._sized.keep_only(lambda key: key[1] in widths)
            self._rotated.clear()

    def hurry(self, codes: Iterable[str]) -> None:
        """Let those of the wanted pictures be made first that will be seen before the others."""
        soon = {*codes}
        self._wanted.sort(key=lambda wanted: wanted[0] not in soon)

    @property
    def has_work(self) -> bool:
        """Whether pictures that are wanted are still to be made."""
        return bool(self._wanted)

    def work(self) -> None:
        """Make one of the pictures that are wanted; called every frame. When there are none the artist rests."""
        while self._wanted:
            code, width = self._wanted[0]
            if not self.is_ready(code, width):
                if self._artist.is_at_hand(code, width):
                    self._drawn(code, width)
                return
            del self._wanted[0]
        if self._has_drawn:
            self._has_drawn = False
            self._artist.rest()

    def is_ready(self, code: str, width: int) -> bool:
        """Return whether a picture can be had at once."""
        return (code, width) in self._sized

    def use(self, artist: Artist) -> None:
        """Take another artist: another face was chosen."""
        self._artist = artist
        self.forget()

    def _drawn(self, code: str, width: int) -> pygame.Surface:
        """Return a picture as the artist draws it at this width."""
        self._has_drawn = True
        picture = self._artist.picture(code, width)
        if picture is None:
            self._warn(code)
            picture = self._stand_in.picture(code, width)
            assert picture is not None, f"nobody draws {code}"
        return self._sized.keep((code, width), picture)

    def _warn(self, code: str) -> None:
        if code not in self._missed:
            self._missed.add(code)
            log.warning("there is no picture of the card %s", code)


def card_height(width: int) -> int:
    """Return the height of a card of this width in pixels (UX 3.2)."""
    return -int(-width * ASPECT // 1)
