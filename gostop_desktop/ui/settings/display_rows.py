"""The size of the window, to be chosen beside what the settings keep (UX 3.6)."""

from __future__ import annotations

import pygame

from gostop_desktop.i18n import _
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.display import WindowDisplay

from .maker import RowMaker

SIZES = ((1024, 640), (1280, 720), (1366, 768), (1600, 900), (1920, 1080), (2560, 1440), (3840, 2160))
"""In window points."""


def build_window(desk: Desk, maker: RowMaker) -> None:
    """Put the sizes of the window down, where there is one that is not as large as the screen."""
    display = desk.display
    if not isinstance(display, WindowDisplay) or display.full_screen:
        return
    sizes = sizes_for(display.size, pygame.display.get_desktop_sizes())
    words = [_("{width} × {height}", width=str(width), height=str(height)) for width, height in sizes]

    def choose(index: int) -> None:
        display.size = sizes[index]

    maker.select(_("Size of the window"), words, sizes.index(display.size), choose)


def sizes_for(present: tuple[int, int], desktops: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return the sizes that fit a screen, the present one among them, from small to large."""
    fitting = [size for size in SIZES if any(size[0] <= width and size[1] <= height for width, height in desktops)]
    return sorted({*fitting, present})
