"""Round portraits: the animals of our own cards (VISUAL 5)."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from gostop_desktop.engine.cards import Seat
from gostop_desktop.ui.portraits import paint_portrait

from .brush import Brush

VIEWER_FACE = "crane"
OPPONENT_FACES: Sequence[str] = ("boar", "warbler", "deer", "moon", "traveller")


def portrait_of(seat: Seat, viewer: Seat, players: int) -> str:
    """Return which animal a seat has: the viewer is the crane."""
    place = (seat - viewer) % players
    return VIEWER_FACE if place == 0 else OPPONENT_FACES[place - 1]


def draw_portrait(
    target: pygame.Surface, brush: Brush, name: str, centre: tuple[float, float], diameter: int, *, is_on_turn: bool
) -> None:
    """Draw a portrait with its ring: brass for the seat on turn."""
    rect = pygame.Rect(0, 0, diameter, diameter)
    rect.center = round(centre[0]), round(centre[1])
    paint_portrait(brush.desk, name, target, rect, on_turn=is_on_turn)
