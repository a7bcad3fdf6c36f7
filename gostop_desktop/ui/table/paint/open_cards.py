"""The drawer of practice: what the others hold, and what comes next from the draw pile (UX 5.4)."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from gostop_desktop.engine.cards import Card
from gostop_desktop.ui.art.cards import card_height
from gostop_desktop.ui.table.geometry import Rect

from .brush import Brush
from .faces import Faces

_WIDEST = 72
_GAP = 4


@dataclass(frozen=True, slots=True)
class OpenFacts:
    """Rows of cards, each with what it is."""

    rows: tuple[tuple[str, tuple[Card, ...]], ...]


def draw_open_cards(target: pygame.Surface, brush: Brush, room: Rect, facts: OpenFacts, faces: Faces) -> None:
    """Draw every row below its name, its cards as large as all rows have room for; they overlap where they are many."""
    if not facts.rows:
        return
    dialog = brush.theme.dialog
    size = brush.size(15)
    line = brush.height(size)
    high = room.h // len(facts.rows)
    width = min(brush.u(_WIDEST), int((high - line - brush.u(8)) / 1.6))
    for index, (name, cards) in enumerate(facts.rows):
        top = room.y + index * high
        brush.text(target, name, Rect(room.x, top, room.w, line), size, dialog.brass)
        step = float(width + brush.u(_GAP))
        if len(cards) > 1:
            step = min(step, (room.w - width) / (len(cards) - 1))
        for place, card in enumerate(cards):
            spot = Rect(room.x + round(place * step), top + line + brush.u(2), width, card_height(width))
            faces.bare(target, card, brush.mirror(spot, room))
