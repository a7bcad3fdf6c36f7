"""The drawer of practice: what the others hold, and what comes next from the draw pile (UX 5.4)."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from gostop_desktop.engine.cards import Card
from gostop_desktop.ui.art.cards import card_height
from gostop_desktop.ui.table.geometry import Rect

from .boards import room_of
from .brush import Brush
from .faces import Faces

_WIDEST = 96
_LEAST = 0.7
"""How large they are at least, by those on the table."""
_GAP = 4


@dataclass(frozen=True, slots=True)
class OpenFacts:
    """Rows of cards, each with what it is."""

    rows: tuple[tuple[str, tuple[Card, ...]], ...]


def open_cards_fit(brush: Brush, rect: Rect, facts: OpenFacts) -> bool:
    """Whether the cards are large enough to be told apart."""
    return _card(brush, room_of(brush, rect), facts) >= _LEAST * brush.layout.field_card


def _card(brush: Brush, room: Rect, facts: OpenFacts) -> int:
    """Return how wide the cards are."""
    high = room.h // max(1, len(facts.rows))
    return min(brush.layout.u(_WIDEST), int((high - brush.height(brush.size(15)) - brush.u(8)) / 1.6))


def draw_open_cards(target: pygame.Surface, brush: Brush, room: Rect, facts: OpenFacts, faces: Faces) -> None:
    """Draw every row below its name, its cards as large as all rows have room for; they overlap where they are many."""
    if not facts.rows:
        return
    dialog = brush.theme.dialog
    size = brush.size(15)
    line = brush.height(size)
    high = room.h // len(facts.rows)
    width = _card(brush, room, facts)
    for index, (name, cards) in enumerate(facts.rows):
        top = room.y + index * high
        brush.text(target, name, Rect(room.x, top, room.w, line), size, dialog.brass)
        step = float(width + brush.u(_GAP))
        if len(cards) > 1:
            step = min(step, (room.w - width) / (len(cards) - 1))
        for place, card in enumerate(cards):
            spot = Rect(room.x + round(place * step), top + line + brush.u(2), width, card_height(width))
            faces.bare(target, card, brush.mirror(spot, room))
