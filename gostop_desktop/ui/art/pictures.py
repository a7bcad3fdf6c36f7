"""Pictures that can be made again: kept up to so many bytes, and the sheets they are cut from only while in use."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Generic, TypeVar

import pygame

from gostop_desktop.storage.paths import BrokenAssetError

SHEET_BYTES = 20 << 20
"""The largest sheet of faces and a small one beside it (ART 5.3)."""
IDLE_FRAMES = 30
"""Updates without a look at any sheet after which the large ones are put away."""
SMALL_SHEET = 2 << 20
"""Bytes up to which a sheet may stay: portraits, chips, effects, of which a game needs others every now and then."""
SMALL_BYTES = 4 << 20
"""Bytes that small sheets take at most while nobody cuts from them."""

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

    def keep_small(self, largest: int, most: int) -> None:
        """Forget what is larger than so many bytes, and of the rest what was not used for longest beyond so many."""
        for key, picture in list(self._kept.items()):
            if size_of(picture) > largest:
                self.drop(key)
        while self._bytes > most:
            self.drop(next(iter(self._kept)))

    def keep_only(self, is_wanted: Callable[[K], bool]) -> None:
        """Forget every picture whose key is not wanted."""
        for key in [key for key in self._kept if not is_wanted(key)]:
            self.drop(key)

    def clear(self) -> None:
        """Forget every picture."""
        self._kept.clear()
        self._bytes = 0


class Sheets:
    """The files that pictures are cut from: many pictures are cut at a time, and then none for long."""

    def __init__(self) -> None:
        self._open: Pictures[Path] = Pictures(SHEET_BYTES)
        self._idle = 0
        self._reading: _Reading | None = None

    @property
    def bytes(self) -> int:
        """How many bytes the sheets take that lie ready now."""
        return self._open.bytes

    def load(self, path: Path) -> pygame.Surface:
        """Return what is in a file; callers must not change it. Raises OSError or pygame.error."""
        self._idle = 0
        picture = self._open.get(path)
        if picture is None and self._reading is not None and self._reading.path == path:
            picture = self._reading.result()
            self._reading = None
            if picture is not None:
                self._open.keep(path, picture)
        return picture if picture is not None else self._open.keep(path, pygame.image.load(path))

    def is_ready(self, path: Path) -> bool:
        """Return whether a file takes no time to load; if it does, it is read beside the game from now on."""
        self._idle = 0
        if path in self._open:
            return True
        if self._reading is None or (self._reading.path != path and not self._reading.is_alive()):
            self._reading = _Reading(path)
        return self._reading.path == path and not self._reading.is_alive()

    def close(self) -> None:
        """Wait for what is being read: the game ends, and what reads it must not end before."""
        if self._reading is not None:
            self._reading.join()
            self._reading = None

    def put_away(self, path: Path) -> None:
        """Let go of a sheet that is not needed for now."""
        self._open.drop(path)

    def rest(self) -> None:
        """Count an update; after enough of them without a look at a sheet let go of all but a few small ones."""
        self._idle += 1
        if self._idle == IDLE_FRAMES:
            self._reading = None
            self._open.keep_small(SMALL_SHEET, SMALL_BYTES)


class _Reading(Thread):
    """Reads one file while the game goes on: the processor's other core does what would be a hitch."""

    def __init__(self, path: Path) -> None:
        super().__init__(name="sheet")
        self.path = path
        self._picture: pygame.Surface | None = None
        self.start()

    def run(self) -> None:
        # What is wrong with a file is told to whoever loads it.
        with suppress(OSError, pygame.error):
            self._picture = pygame.image.load(self.path)

    def result(self) -> pygame.Surface | None:
        """Return what is in the file, as soon as it has been read; None if it cannot be."""
        self.join()
        return self._picture


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
