"""The bar along the top: round, rules, stake, what is carried over, the deck's fingerprint (UX 3.2)."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.text import Align

from .brush import Brush
from .chips import chip_width, draw_chip

_BETWEEN = 28
_TEXT = 0.75
"""Of the bar's height, what its words take at most."""


@dataclass(frozen=True, slots=True)
class BarFacts:
    """What the bar says, in reading order; what has no room is left out from the end."""

    round: str
    rules: str
    stake: str
    carry: str
    fingerprint: str
    speed: str


def draw_bar(target: pygame.Surface, brush: Brush, rect: Rect, facts: BarFacts, icons: int) -> None:
    """Draw the words of the bar; `icons` is the room that the buttons at its end take."""
    mark = brush.theme.mark
    frame = brush.layout.frame
    start = frame.x + brush.u(54)
    end = frame.right - icons
    size = _size(brush, rect, facts, end - start)
    width = brush.width(facts.speed, size)
    if width + brush.u(20) < (end - start) // 3:
        speed = Rect(end - width - brush.u(10), rect.y, width, rect.h)
        brush.text(target, facts.speed, brush.mirror(speed, frame), size, mark.text2, align=Align.END)
        end = speed.x - brush.u(16)
    x = start
    for words, colour in ((facts.round, mark.text), (facts.rules, mark.text2), (facts.stake, mark.text2)):
        x = _put(target, brush, rect, (x, end), words, colour, size)
    if facts.carry:
        room = chip_width(brush, facts.carry)
        if x + room <= end:
            chip = brush.mirror(Rect(x, rect.y, room, rect.h), frame)
            draw_chip(target, brush, chip, facts.carry, mark.brass)
            x += room + brush.u(22)
    _put(target, brush, rect, (x, end), facts.fingerprint, mark.text2, size)


def _size(brush: Brush, rect: Rect, facts: BarFacts, room: int) -> int:
    """Return the largest size of text with which round, rules, stake and carry have room (UX 3.2)."""
    words = [words for words in (facts.round, facts.rules, facts.stake, facts.carry) if words]
    size, least = brush.grown(15, round(rect.h * _TEXT)), brush.size(15)
    while size > least and sum(brush.width(each, size) + brush.u(_BETWEEN) for each in words) > room:
        size -= 1
    return size


def _put(
    target: pygame.Surface,
    brush: Brush,
    rect: Rect,
    span: tuple[int, int],
    words: str,
    colour: pygame.Color,
    size: int,
) -> int:
    x, end = span
    width = brush.width(words, size)
    if not words or x + width > end:
        return x
    place = brush.mirror(Rect(x, rect.y, width, rect.h), brush.layout.frame)
    brush.text(target, words, place, size, colour)
    return x + width + brush.u(_BETWEEN)
