"""The buttons below the account: one row where they fit, else as many as it takes; they never scroll (UX 3.2)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.text.layer import LINE
from gostop_desktop.ui.widgets import Button
from gostop_desktop.ui.widgets.paint import key_cap_width

HEIGHT, GAP = 46, 12
PRIMARY, SECONDARY = 20, 17
"""Sizes of text."""
LEAST_PRIMARY, LEAST = 178, 96
BOTTOM, COMPACT_BOTTOM = 38, 14
_WAYS = ((True, 22), (False, 16))
"""Whether secondary buttons have key caps, and the units beside the words."""


class Wanted(NamedTuple):
    """A button that is wanted."""

    words: str
    action: Callable[[], None]
    command: Command | None
    key: str

    @property
    def is_primary(self) -> bool:
        return self.command is Command.CONFIRM


def laid_out(desk: Desk, wanted: Sequence[Wanted], left: int, right: int) -> tuple[tuple[Button, ...], int]:
    """Return the buttons at the foot of the window, between two edges, and where the upper row begins."""
    gap, room = desk.u(GAP), right - left
    has_caps, widths = True, _widths(desk, wanted, *_WAYS[0])
    if sum(widths) + gap * (len(widths) - 1) > room:
        has_caps, widths = False, _widths(desk, wanted, *_WAYS[1])
    height = max(desk.u(HEIGHT), round(desk.t(PRIMARY) * LINE) + desk.u(8))
    rows = _rows(widths, gap, room)
    bottom = desk.size[1] - desk.u(COMPACT_BOTTOM if desk.measure.is_compact else BOTTOM)
    top = bottom - len(rows) * height - (len(rows) - 1) * gap
    buttons = []
    for number, row in enumerate(rows):
        x = left
        for index in row:
            one = wanted[index]
            rect = pygame.Rect(x, top + number * (height + gap), widths[index], height)
            command = one.command if has_caps or one.is_primary else None
            buttons.append(
                Button(desk, rect, one.words, one.action, primary=one.is_primary, command=command, key=one.key)
            )
            x += widths[index] + gap
    return tuple(buttons), top


def _rows(widths: Sequence[int], gap: int, room: int) -> list[list[int]]:
    """Return which buttons stand in which row."""
    rows: list[list[int]] = [[]]
    x = 0
    for index, width in enumerate(widths):
        if x and x + width > room:
            rows.append([])
            x = 0
        rows[-1].append(index)
        x += width + gap
    return rows


def _widths(desk: Desk, wanted: Sequence[Wanted], has_caps: bool, padding: int) -> list[int]:  # noqa: FBT001  # a way
    widths = []
    for one in wanted:
        width = desk.text.width(one.words, desk.t(PRIMARY if one.is_primary else SECONDARY)) + 2 * desk.u(padding)
        if one.command is not None and (has_caps or one.is_primary):
            width += key_cap_width(desk, desk.cap(one.command)) + desk.u(14)
        widths.append(max(width, desk.u(LEAST_PRIMARY if one.is_primary else LEAST)))
    return widths
