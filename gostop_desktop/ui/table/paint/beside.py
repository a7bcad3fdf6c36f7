"""What stands beside the hand: the ribbon that says whose turn it is, and the keys (VISUAL 6)."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.widgets.paint import key_cap, key_cap_width, ribbon

from .brush import Brush

LEAST = 150
"""Units that the side of the hand needs to say anything."""


@dataclass(frozen=True, slots=True)
class TurnFacts:
    """Whose turn it is, and what is to be done."""

    title: str
    is_own: bool
    lines: tuple[str, ...]


def draw_turn(target: pygame.Surface, brush: Brush, rect: Rect, facts: TurnFacts) -> None:
    """Draw the ribbon or the words, with the lines below."""
    mark = brush.theme.mark
    top = rect.y + brush.u(36)
    size = brush.size(21)
    if facts.is_own:
        width = min(brush.width(facts.title, size) + brush.u(48), rect.w)
        band = brush.mirror(Rect(rect.x, top, width, brush.u(38)), rect)
        ribbon(target, brush.desk, pygame.Rect(band), leftwards=brush.is_mirrored)
        words = Rect(rect.x + brush.u(14), top, width - brush.u(34), brush.u(38))
        brush.text(target, facts.title, brush.mirror(words, rect), size, brush.theme.red.text)
    elif facts.title:
        words = Rect(rect.x + brush.u(16), top, rect.w - brush.u(20), brush.u(38))
        brush.text(target, facts.title, brush.mirror(words, rect), size, mark.text)
    y = top + brush.u(46)
    small = brush.size(15)
    for line in facts.lines:
        for words_line in brush.desk.text.wrap(line, small, rect.w - brush.u(24))[:3]:
            place = Rect(rect.x + brush.u(16), y, rect.w - brush.u(20), brush.u(22))
            if place.bottom > rect.bottom:
                return
            brush.text(target, words_line, brush.mirror(place, rect), small, mark.text_on_cloth)
            y += brush.u(23)


def draw_keys(target: pygame.Surface, brush: Brush, rect: Rect, keys: tuple[tuple[str, str], ...]) -> None:
    """Draw key caps with what they do, set against a common edge."""
    mark = brush.theme.mark
    size = brush.size(15)
    widest = max((brush.width(words, size) for _, words in keys), default=0)
    y = rect.y + rect.h // 2 - brush.u(30) * len(keys) // 2
    for cap, words in keys:
        room = key_cap_width(brush.desk, cap) + brush.u(12) + widest + brush.u(18)
        if room > rect.w:
            continue
        text = Rect(rect.right - widest - brush.u(18), y, widest, brush.u(28))
        brush.text(target, words, brush.mirror(text, rect), size, mark.text_on_cloth)
        if brush.is_mirrored:
            edge = rect.x + brush.u(18) + widest + brush.u(12) + key_cap_width(brush.desk, cap)
            key_cap(target, brush.desk, cap, (edge, y + brush.u(14)), mark.text_on_cloth)
        else:
            key_cap(target, brush.desk, cap, (text.x - brush.u(12), y + brush.u(14)), mark.text_on_cloth)
        y += brush.u(30)
