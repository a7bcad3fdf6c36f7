"""The boards of drawers: where they lie, how large their words are, their titles (UX 3.2, 3.3)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from gostop_desktop.i18n import pgettext
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.lists import parted
from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.text import Align

from .brush import Brush
from .prompts import board

PAD = 18
_HEAD = 52


def drawer_rect(brush: Brush, units: int | None = None, *, is_tall: bool = False) -> Rect:
    """Return where a drawer lies: above the stripe, so wide at the reading end, or over the whole cloth.

    A tall one lies over all that is above the hand, for large words.
    """
    layout = brush.layout
    area = layout.above_hand() if is_tall else layout.prompt_area()
    width = area.w - layout.u(24)
    if units is not None:
        width = min(width, brush.u(units))
    rect = Rect(area.right - width - layout.u(10), area.y + layout.u(6), width, area.h - layout.u(12))
    return brush.mirror(rect, area)


def placed(brush: Brush, fits: Callable[[Brush, Rect], bool]) -> tuple[Brush, Rect] | None:
    """Return a brush for a drawer with words as large as they are wished, and where it lies.

    None where larger words have no room there: then they stand in rows that are scrolled (UX 3.2).
    """
    larger = larger_brush(brush)
    for is_tall in (False, True):
        rect = drawer_rect(larger, is_tall=is_tall)
        if fits(larger, rect):
            return larger, rect
    return None if brush.layout.text > 1.0 else (larger, drawer_rect(larger))


def larger_brush(brush: Brush) -> Brush:
    """Return a brush for what grows with its words as large as they are wished."""
    return Brush(brush.desk, brush.layout, scale=brush.layout.scale * brush.layout.text)


def head_height(brush: Brush) -> int:
    """Return how high a board's title with the line below it is."""
    return brush.u(_HEAD)


def begun(
    brush: Brush, rect: Rect, title: str, keys: Sequence[str] = (), *, scrolls: bool = False
) -> tuple[pygame.Surface, Rect]:
    """Return a board with its title, the keys that do something there, and the room below.

    Where there is no room for all the keys, those said first are left out.
    """
    picture = pygame.Surface((rect.w, rect.h), pygame.SRCALPHA)
    board(picture, brush)
    pad = brush.u(PAD)
    dialog = brush.theme.dialog
    head = Rect(pad, brush.u(8), rect.w - 2 * pad, brush.u(_HEAD - 14))
    size = brush.size(20)
    closes = brush.desk.cap(Command.BACK)
    told = [*keys, pgettext("key", "↑ ↓ more"), pgettext("key", "{key} closes", key=closes)]
    if not scrolls:
        del told[-2]
    ways = [parted(pgettext("list of keys", " · "), told[index:]) for index in range(len(told))]
    room = head.w - brush.width(title, size) - brush.u(12)
    hint = brush.fit([*ways, closes, ""], brush.size(14), room)
    brush.text(picture, title, head, size, dialog.text)
    brush.text(picture, hint, head, brush.size(14), dialog.text2, align=Align.END)
    brush.rule(picture, pad, brush.u(_HEAD - 6), rect.w - 2 * pad, dialog.rule)
    return picture, room_of(brush, rect)


def room_of(brush: Brush, rect: Rect) -> Rect:
    """Return the room below a board's title, from the board's corner."""
    pad = brush.u(PAD)
    return Rect(pad, brush.u(_HEAD), rect.w - 2 * pad, rect.h - brush.u(_HEAD) - pad // 2)
