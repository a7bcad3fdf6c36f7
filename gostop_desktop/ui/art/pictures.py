"""Pictures that can be made again: kept up to so many bytes, and the sheets they are cut from only while in use."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from pathlib import Path
from typing import Generic, TypeVar

import pygame

from gostop_desktop.storage.paths import BrokenAssetError

SHEET_BYTES = 20 << 20
"""The largest sheet of faces and a small one beside it (ART 5.3)."""
IDLE_FRAMES = 30
"""Updates without a look at any sheet after which all of them are put away."""

K = TypeVar("K", bound=Hashable)


class Pictures(Generic[K]):
    """Remembers pictures by key; what was not used for longest goes when they take too many bytes."""

    def __init__(self, most: int) -> None:
        """Take how many bytes are kept at most; the newest picture is kept however large it is."""
        self.most = most
        self._kept: OrderedDict[K, pygame.Surface] = OrderedDict()
        self._bytes = 0

    @property
    def bytes(self) -> int:
        """How many bytes the pictures take now."""
        return self._bytes

    def __len__(self) -> int:
        return len(self._kept)

    def __contains__(self, key: K) -> bool:
        return key in self._kept

    def get(self, key: K) -> pygame.Surface | None:
        """Return the picture of a key, which is then the one used last; None if it is not kept."""
        picture = self._kept.get(key)
        if picture is not None:
            self._kept.move_to_end(key)
        return picture

    def keep(self, key: K, picture: pygame.Surface) -> pygame.Surface:
        """Remember a picture and return it."""
        self.drop(key)
        self._kept[key] = picture
        self._bytes += size_of(picture)
        while self._bytes > self.most and len(self._kept) > 1:
            self.drop(next(iter(self._kept)))
        return picture

    def made(self, key: K, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the picture of a key, made anew if it is not kept."""
        picture = self.get(key)
        return picture if picture is not None else self.keep(key, make())

    def drop(self, key: K) -> None:
        """Forget a picture, if it is kept."""
        if (old := self._kept.pop(key, None)) is not None:
            self._bytes -= size_of(old)

    def clear(self) -> None:
        """Forget every picture."""
        self._kept.clear()
        self._bytes = 0


class Sheets:
    """The files that pictures are cut from: many pictures are cut at a time, and then none for long."""

    def __init__(self) -> None:
        self._open: Pictures[Path] = Pictures(SHEET_BYTES)
        self._idle = 0

    @property
    def bytes(self) -> int:
        """How many bytes the sheets take that lie ready now."""
        return self._open.bytes

    def load(self, path: Path) -> pygame.Surface:
        """Return what is in a file; callers must not change it. Raises OSError or pygame.error."""
        self._idle = 0
        picture = self._open.get(path)
        return picture if picture is not None else self._open.keep(path, pygame.image.load(path))

    def put_away(self, path: Path) -> None:
        """Let go of a sheet that is not needed for now."""
        self._open.drop(path)

    def rest(self) -> None:
        """Count an update; after enough of them without a look at a sheet let go of all."""
        self._idle += 1
        if self._idle == IDLE_FRAMES:
            self._open.clear()


SHEETS = Sheets()
"""One for the whole game, so that all sheets together stay within their bytes."""


def read_picture(path: Path) -> pygame.Surface:
    """Return what is in a file that ships with the game. Raises BrokenAssetError if it cannot be read."""
    try:
        return pygame.image.load(path)
    except (OSError, pygame.error) as error:
        raise BrokenAssetError(f"{path.name} cannot be read: {error}") from error


def size_of(picture: pygame.Surface) -> int:
    """Return how many bytes the pixels of a picture take."""
    return picture.get_pitch() * picture.get_height()
