"""What paints the parts of a table: the desk's tools in the units of the table's layout."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import pygame

from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.measure import SMALLEST_TEXT
from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.table.layout import Layout
from gostop_desktop.ui.text import Align
from gostop_desktop.ui.text.fitting import fitted
from gostop_desktop.ui.text.layer import LINE
from gostop_desktop.ui.theme import Colour, Theme

_STRIP = 64
"""Pixels of height in which a colour is laid over."""
_USUAL_PIXELS = 1920 * 1080


Spots: TypeAlias = dict[str, list[Rect]]
"""Where small parts of panels were painted last, for what flashes up there."""


class Brush:
    """Text, boxes and icons at the sizes of one layout."""

    def __init__(
        self, desk: Desk, layout: Layout, *, scale: float = 0.0, text: float = 1.0, spots: Spots | None = None
    ) -> None:
        """Take the scale of a part that has one of its own, as the side panel has; `text` multiplies words alone."""
        self.spots: Spots = {} if spots is None else spots
        self.desk = desk
        self.layout = layout
        self.scale = scale or layout.scale
        self.text_scale = text

    @property
    def wished(self) -> Brush:
        """The same, with words as large as the person wants them."""
        return Brush(self.desk, self.layout, scale=self.scale, text=self.layout.text, spots=self.spots)

    @property
    def theme(self) -> Theme:
        return self.desk.theme

    @property
    def line(self) -> float:
        return max(1.0, self.scale)

    @property
    def is_mirrored(self) -> bool:
        return self.layout.is_mirrored

    @property
    def windows(self) -> float:
        """How many times as many bytes pictures take as in a window of 1920 × 1080; not fewer in a smaller one."""
        return max(1.0, self.layout.width * self.layout.height / _USUAL_PIXELS)

    def u(self, units: float) -> int:
        """Return a length in pixels; what is not nothing is at least one pixel."""
        pixels = round(units * self.scale)
        return 1 if pixels == 0 and units > 0 else pixels

    def size(self, units: float) -> int:
        """Return a text size in pixels, never too small to read (VISUAL 3)."""
        return max(round(units * self.scale * self.text_scale), round(SMALLEST_TEXT * self.desk.measure.density))

    def grown(self, units: float, height: int) -> int:
        """Return a text size as large as the person wants it, as far as a line of a height has room (UX 3.2)."""
        wanted = round(units * self.scale * self.layout.text)
        return max(self.size(units), min(wanted, int(height / LINE)))

    def spot(self, part: str, rect: Rect) -> None:
        """Note where a small part of a panel is."""
        self.spots.setdefault(part, []).append(rect)

    def forget_spots(self, panel: Rect) -> None:
        """Forget what was noted of a panel, which is painted anew."""
        for part, rects in self.spots.items():
            self.spots[part] = [rect for rect in rects if not panel.holds(rect)]

    def width(self, words: str, size: int) -> int:
        return self.desk.text.width(words, size)

    def height(self, size: int) -> int:
        return self.desk.text.line_height(size)

    def fit(self, choices: Sequence[str], size: int, width: int) -> str:
        """Return the first of several ways to say it that has room, else the last one (UX 3.2: labels shorten)."""
        return next((words for words in choices if self.width(words, size) <= width), choices[-1])

    def text(
        self,
        target: pygame.Surface,
        words: str,
        box: Rect | pygame.Rect,
        size: int,
        colour: Colour,
        *,
        align: Align = Align.START,
    ) -> pygame.Rect:
        """Draw one line in the middle of a box's height; without room it becomes smaller, and at last it is cut."""
        words, size = fitted(self.desk.text, words, size, box[2], round(SMALLEST_TEXT * self.desk.measure.density))
        top = box[1] + (box[3] - self.height(size)) // 2
        return self.desk.text.draw(target, words, (box[0], top), size, colour, align=align, width=box[2])

    def mirror(self, rect: Rect, within: Rect) -> Rect:
        """Return where a thing goes that a table read from the left has at `rect`."""
        if not self.is_mirrored:
            return rect
        return Rect(2 * within.x + within.w - rect.x - rect.w, rect.y, rect.w, rect.h)

    def box(
        self,
        target: pygame.Surface,
        rect: Rect | pygame.Rect,
        radius: float,
        fill: Colour,
        line: Colour | None = None,
        width: float = 1.0,
    ) -> None:
        """Draw a box; radius and line are in units."""
        self.desk.shapes.box(
            target,
            pygame.Rect(rect),
            self.u(radius),
            fill,
            line or pygame.Color(0, 0, 0, 0),
            max(1.0, width * self.scale) if line is not None else 0,
        )

    def icon(
        self, target: pygame.Surface, name: str, centre: tuple[float, float], units: float, colour: Colour
    ) -> None:
        self.desk.icons.draw(target, name, centre, self.u(units), colour)

    def rule(self, target: pygame.Surface, x: int, y: int, width: int, colour: Colour) -> None:
        """Draw a fine line across."""
        overlay(target, pygame.Rect(x, y, width, max(1, round(self.line * 0.8))), colour)


def overlay(target: pygame.Surface, rect: pygame.Rect, colour: Colour) -> None:
    """Lay a colour with alpha over a rectangle."""
    if rect.width <= 0 or rect.height <= 0:
        return
    if colour.a == 255:
        target.fill(colour, rect)
        return
    # In strips: a sheet over the whole window would be another window of memory.
    strip = pygame.Surface((rect.width, min(rect.height, _STRIP)), pygame.SRCALPHA)
    strip.fill(colour)
    for y in range(rect.top, rect.bottom, _STRIP):
        target.blit(strip, (rect.x, y), (0, 0, rect.width, min(_STRIP, rect.bottom - y)))
