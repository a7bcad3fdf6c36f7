"""Paints hints: one action a row, what it is worth and why (UX 5.3)."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from gostop_desktop.i18n import _, plain
from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.text import Align

from .brush import Brush
from .drawers import begun, drawer_rect

_PAD = 18
_AROUND = 62
_ROW = 27
_WIDTH = 640
_FOOT = 30
_NUMBERS = 110
_WORDS = 178


@dataclass(frozen=True, slots=True)
class HintRow:
    """One action."""

    words: str
    reasons: str
    points: str
    """What it is worth, and half of the 95 % interval."""
    is_close: bool
    """Whether it is the best, or no worse than chance allows."""


@dataclass(frozen=True, slots=True)
class HintFacts:
    """The actions, best first; none while the analyst thinks."""

    rows: tuple[HintRow, ...]


def hint_rect(brush: Brush, facts: HintFacts) -> Rect:
    """Return where a hint lies: where drawers lie, no higher than it must be."""
    rect = drawer_rect(brush, _WIDTH)
    rows = [_height(brush, _reasons(brush, row, rect.w - 2 * brush.u(_PAD))) for row in facts.rows]
    height = brush.u(_AROUND) + (sum(rows) or brush.u(_ROW)) + brush.u(_FOOT)
    return Rect(rect.x, rect.y, rect.w, min(rect.h, height))


def _reasons(brush: Brush, row: HintRow, width: int) -> list[str]:
    words = row.reasons if brush.is_mirrored else plain(row.reasons)
    return brush.desk.text.wrap(words, brush.size(15), width - brush.u(_NUMBERS + _WORDS + 10))


def _height(brush: Brush, lines: list[str]) -> int:
    return max(brush.u(_ROW), len(lines) * round(brush.size(15) * 1.35) + brush.u(4))


def draw_hints(brush: Brush, rect: Rect, title: str, facts: HintFacts) -> pygame.Surface:
    """Return the actions that have room, a line each: what, why, how much."""
    picture, room = begun(brush, rect, title)
    dialog, small = brush.theme.dialog, brush.size(15)
    if not facts.rows:
        first = Rect(room.x, room.y, room.w, brush.u(26))
        brush.text(picture, _("Thinking …"), first, small, dialog.text2)
        return picture
    foot = Rect(room.x, room.bottom - brush.u(_FOOT) + brush.u(6), room.w, brush.u(20))
    numbers, words = brush.u(_NUMBERS), brush.u(_WORDS)
    pitch = round(small * 1.35)
    top = room.y
    for row in facts.rows:
        why = room.w - numbers - words
        lines = _reasons(brush, row, room.w)
        height = _height(brush, lines)
        if top + height > foot.y:
            break
        name = brush.mirror(Rect(room.x, top, words - brush.u(8), brush.u(24)), room)
        value = brush.mirror(Rect(room.right - numbers, top, numbers, brush.u(24)), room)
        brush.text(picture, row.words, name, brush.size(16), dialog.select if row.is_close else dialog.text)
        brush.text(picture, row.points, value, small, dialog.text, align=Align.END)
        for index, line in enumerate(lines):
            beside = Rect(room.x + words, top + brush.u(2) + index * pitch, why, pitch)
            brush.text(picture, line, brush.mirror(beside, room), small, dialog.text2)
        top += height
    note = _("From your own view; close figures may be chance.")
    brush.text(picture, note, foot, brush.size(14), dialog.text2)
    brush.text(picture, _("expected points"), foot, brush.size(14), dialog.text2, align=Align.END)
    return picture
