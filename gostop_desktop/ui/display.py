"""The window: the only module that opens one, sizes it, and shows what was drawn."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Sequence
from typing import Protocol

import pygame

from gostop_desktop.storage.starts import StartError

from .measure import SMALLEST_WINDOW

DEFAULT_SIZE = (1280, 720)
LARGEST_SIZE = 16384
LARGE_BYTES = 1 << 18
"""Of memory that goes back to the system at once."""
_MMAP_THRESHOLD = -3
"""Its number in the allocator of glibc."""


class Display(Protocol):
    """What is drawn on and shown: a window, or a picture in memory."""

    @property
    def surface(self) -> pygame.Surface: ...

    @property
    def density(self) -> float:
        """Physical pixels a window point."""
        ...

    @property
    def is_visible(self) -> bool: ...

    def flip(self) -> None: ...


class WindowDisplay:
    """A resizable window on the desktop (TECH 1); without one, StartError is raised."""

    def __init__(self, title: str, size: tuple[int, int]) -> None:
        self._size = sensible_size(size, pygame.display.get_desktop_sizes())
        try:
            self._window = pygame.Window(title, self._size, resizable=True, allow_high_dpi=True)
        except pygame.error as error:
            raise StartError(f"no window could be opened: {error}") from error
        self._window.minimum_size = SMALLEST_WINDOW
        self._is_full_screen = False
        self.is_visible = True
        self._surface = self._window.get_surface()

    @property
    def surface(self) -> pygame.Surface:
        return self._surface

    @property
    def density(self) -> float:
        return self._surface.get_width() / max(1, self._window.size[0])

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in window points."""
        return self._window.size

    @size.setter
    def size(self, size: tuple[int, int]) -> None:
        self._window.size = sensible_size(size, pygame.display.get_desktop_sizes())

    @property
    def place(self) -> tuple[int, int]:
        """Where its upper left corner is on the desktop."""
        x, y = self._window.position
        return x, y

    @place.setter
    def place(self, place: tuple[int, int]) -> None:
        self._window.position = place

    @property
    def full_screen(self) -> bool:
        return self._is_full_screen

    @full_screen.setter
    def full_screen(self, wanted: bool) -> None:
        if wanted == self._is_full_screen:
            return
        self._is_full_screen = wanted
        if wanted:
            self._size = self._window.size
            self._window.set_fullscreen(desktop=True)
        else:
            self._window.set_windowed()
            # Some systems give back a window of the screen's size (BUGS D02).
            self._window.size = self._size

    def set_icon(self, icon: pygame.Surface) -> None:
        self._window.set_icon(icon)

    def set_title(self, title: str) -> None:
        self._window.title = title

    def noticed(self, event: pygame.Event) -> bool:
        """Return whether the event means that everything has to be drawn anew."""
        if event.type in {pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN}:
            self.is_visible = False
        elif event.type in {pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWMAXIMIZED, pygame.WINDOWEXPOSED}:
            self.is_visible = True
            return True
        elif event.type in {pygame.WINDOWSIZECHANGED, pygame.WINDOWRESIZED}:
            self._surface = self._window.get_surface()
            return True
        return False

    def flip(self) -> None:
        self._window.flip()

    def close(self) -> None:
        self._window.destroy()


class PictureDisplay:
    """A picture in memory: for screenshots and tests."""

    is_visible = True

    def __init__(self, size: tuple[int, int], density: float = 1.0) -> None:
        open_display()
        self.surface = pygame.Surface(size)
        self.density = density

    def resize(self, size: tuple[int, int]) -> None:
        self.surface = pygame.Surface(size)

    def flip(self) -> None:
        """Nothing: there is no window to show it in."""


def open_display(*, is_safe: bool = False) -> None:
    """Start the display; before it, the system is told what it reads only then (TECH 0, 2).

    With *is_safe* nothing but memory and the processor is drawn with. Raises StartError where there is no display.
    """
    if is_safe:
        os.environ["SDL_RENDER_DRIVER"] = "software"
        os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
    _prepare_system()
    try:
        pygame.display.init()
    except pygame.error as error:
        raise StartError(f"there is no display for a window: {error}") from error


def sensible_size(size: tuple[int, int], desktops: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """Return a size that fits the largest screen and is not below the smallest window (BUGS D06)."""
    width, height = size
    if width <= 0 or height <= 0 or max(size) > LARGEST_SIZE:
        width, height = DEFAULT_SIZE
    if desktops:
        width = min(width, max(desktop[0] for desktop in desktops))
        height = min(height, max(desktop[1] for desktop in desktops))
    return max(width, SMALLEST_WINDOW[0]), max(height, SMALLEST_WINDOW[1])


def _prepare_system() -> None:
    if sys.platform == "linux":
        _give_memory_back()
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "gostop-desktop")
    elif sys.platform == "win32":
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")


def _give_memory_back() -> None:
    """Let large pictures go back to the system when they are dropped.

    The usual allocator takes the size of what was freed for what will be needed again, and keeps it, in pieces.
    """
    try:
        ctypes.CDLL(None).mallopt(_MMAP_THRESHOLD, LARGE_BYTES)
    except (AttributeError, OSError):
        # Only this allocator needs it.
        return
