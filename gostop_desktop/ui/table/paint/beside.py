"""What stands beside the hand: the ribbon that says whose turn it is, and the keys (VISUAL 6)."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.widgets.paint import key_cap, key_cap_height, key_cap_width, ribbon

from .brush import Brush

LEAST = 112
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
        wrapped = brush.desk.text.wrap(line, small, rect.w - brush.u(24))
        if y + brush.u(23) * len(wrapped) > rect.bottom:
            return
        for words_line in wrapped:
            place = Rect(rect.x + brush.u(16), y, rect.w - brush.u(20), brush.u(22))
            brush.text(target, words_line, brush.mirror(place, rect), small, mark.text_on_cloth)
            y += brush.u(23)


def draw_flag(target: pygame.Surface, brush: Brush, rect: Rect, words: str, *, is_own: bool) -> None:
    """Draw whose turn it is as a short ribbon, or a chip where it is another's."""
    if not words:
        return
    size = brush.size(16)
    if is_own:
        width = min(brush.width(words, size) + brush.u(40), rect.w)
        ribbon(
            target,
            brush.desk,
            pygame.Rect(brush.mirror(Rect(rect.x, rect.y, width, rect.h), rect)),
            leftwards=brush.is_mirrored,
        )
        place = Rect(rect.x + brush.u(12), rect.y, width - brush.u(30), rect.h)
        brush.text(target, words, brush.mirror(place, rect), size, brush.theme.red.text)
        return
    width = min(brush.width(words, size) + brush.u(28), rect.w)
    plate = brush.mirror(Rect(rect.x + brush.u(8), rect.y + brush.u(2), width, rect.h - brush.u(4)), rect)
    brush.box(target, plate, 13, pygame.Color(18, 12, 8, 225), brush.theme.dialog.line)
    brush.text(target, words, plate.inset(brush.u(10), 0), size, brush.theme.dialog.text)


def draw_keys(target: pygame.Surface, brush: Brush, rect: Rect, keys: tuple[tuple[str, str], ...]) -> None:
    """Draw key caps with what they do, set against a common edge."""
    mark = brush.theme.mark
    size = brush.size(15)
    widest = max((brush.width(words, size) for _, words in keys), default=0)
    pitch = max(brush.u(30), key_cap_height(brush.desk) + brush.u(5))
    y = rect.y + rect.h // 2 - pitch * len(keys) // 2
    for cap, words in keys:
        room = key_cap_width(brush.desk, cap) + brush.u(12) + widest + brush.u(18)
        if room > rect.w:
            continue
        text = Rect(rect.right - widest - brush.u(18), y, widest, pitch - brush.u(2))
        brush.text(target, words, brush.mirror(text, rect), size, mark.text_on_cloth)
        if brush.is_mirrored:
            edge = rect.x + brush.u(18) + widest + brush.u(12) + key_cap_width(brush.desk, cap)
            key_cap(target, brush.desk, cap, (edge, y + pitch // 2 - 1), mark.text_on_cloth)
        else:
            key_cap(target, brush.desk, cap, (text.x - brush.u(12), y + pitch // 2 - 1), mark.text_on_cloth)
        y += pitch
