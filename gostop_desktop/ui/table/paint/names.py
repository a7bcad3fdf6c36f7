"""The line with an opponent's name and hand above its captured cards (VISUAL b, c)."""

from __future__ import annotations

import pygame

from gostop_desktop.i18n import _, ngettext, pgettext
from gostop_desktop.ui.art.portraits import paint_portrait
from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.text import Align

from .brush import Brush
from .panels import SeatFacts, chip_width, draw_backs, draw_chip, draw_shield


def draw_name_line(target: pygame.Surface, brush: Brush, rect: Rect, facts: SeatFacts) -> None:
    """Draw portrait, name, points, turn and hand in one line; in a wide line also the dangers."""
    mark = brush.theme.mark
    diameter = brush.u(28)
    x = rect.x
    face = brush.mirror(Rect(x, rect.y + (rect.h - diameter) // 2, diameter, diameter), rect)
    paint_portrait(brush.desk, facts.portrait, target, pygame.Rect(face), on_turn=facts.is_on_turn)
    x += diameter + brush.u(8)
    x = _words(target, brush, rect, x, facts.name, brush.size(19), mark.text) + brush.u(10)
    points = _("{score} / {target} points", score=facts.score, target=facts.target)
    end = rect.right
    if rect.w > brush.u(600):
        end = _dangers(target, brush, rect, facts)
        points = ""
    x = _words(target, brush, rect, x, points, brush.size(15), mark.text2) + brush.u(12)
    if facts.is_on_turn:
        words = pgettext("chip", "Turn")
        width = chip_width(brush, words)
        draw_chip(target, brush, brush.mirror(Rect(x, rect.y, width, rect.h), rect), words, mark.brass)
        x += width + brush.u(10)
    if facts.hand is None:
        return
    words = ngettext("{n} card", "{n} cards", facts.hand) if end == rect.right else str(facts.hand)
    size = brush.size(15)
    width = brush.width(words, size)
    backs = min(brush.u(74), max(brush.u(20), end - x - width - brush.u(16)))
    if end == rect.right:
        hand = Rect(end - width - backs - brush.u(10), rect.y, backs, rect.h)
    else:
        hand = Rect(x, rect.y, backs, rect.h)
    if hand.x >= x:
        draw_backs(target, brush, brush.mirror(hand, rect), facts.hand)
    count = Rect(hand.right + brush.u(10), rect.y, width, rect.h)
    brush.text(target, words, brush.mirror(count, rect), size, mark.text2, align=Align.END)


def _words(
    target: pygame.Surface, brush: Brush, rect: Rect, x: int, words: str, size: int, colour: pygame.Color
) -> int:
    width = min(brush.width(words, size), max(1, rect.right - x))
    brush.text(target, words, brush.mirror(Rect(x, rect.y, width, rect.h), rect), size, colour)
    return x + width


def _dangers(target: pygame.Surface, brush: Brush, rect: Rect, facts: SeatFacts) -> int:
    """Draw the dangers at the line's end; return where they begin."""
    x = rect.right
    for shield in reversed(facts.shields):
        width = brush.u(146)
        x -= width
        draw_shield(target, brush, brush.mirror(Rect(x, rect.y, width, rect.h), rect), shield)
    return x
