"""A fan of cards that lie face down in an arc: where each lies, and which one a pointer is on."""

from __future__ import annotations

from dataclasses import dataclass
from math import asin, cos, degrees, radians, sin

import pygame

from gostop_desktop.ui.art.cards import BACK, card_height
from gostop_desktop.ui.desk import Desk

CARD = 62
RADIUS = 900
"""Units from the middle of the arc's circle to the cards."""
LIFT = 16
RING = 4
"""Units between a card and the ring of the focus round it."""


@dataclass(frozen=True, slots=True)
class Lying:
    """Where a card lies: the middle of it, and how far it is turned clockwise."""

    x: float
    y: float
    turn: int

    def raised(self, pixels: float) -> Lying:
        """Return the place farther out along the card."""
        turn = radians(self.turn)
        return Lying(self.x + pixels * sin(turn), self.y - pixels * cos(turn), self.turn)

    def towards(self, other: Lying, part: float) -> Lying:
        """Return a place on the way to another one."""
        return Lying(
            self.x + (other.x - self.x) * part,
            self.y + (other.y - self.y) * part,
            round(self.turn + (other.turn - self.turn) * part),
        )


class Fan:
    """The arc in a box: as wide as the box, its middle at the box's upper edge."""

    def __init__(self, desk: Desk, box: pygame.Rect) -> None:
        self.desk = desk
        self.box = box

    @staticmethod
    def height(desk: Desk, width: int) -> int:
        """Return how high a fan of a width is."""
        return round(desk.u(RADIUS) * (1 - cos(Fan._half(desk, width)))) + card_height(desk.u(CARD)) + desk.u(LIFT)

    def place(self, index: int, count: int) -> Lying:
        """Return where a card of so many lies; the first one is where one begins to read."""
        desk = self.desk
        part = 2 * index / max(1, count - 1) - 1
        angle = part * self._half(desk, self.box.width) * (-1 if desk.is_mirrored else 1)
        radius = desk.u(RADIUS)
        middle = self.box.y + desk.u(LIFT) + card_height(desk.u(CARD)) / 2
        return Lying(self.box.centerx + radius * sin(angle), middle + radius * (1 - cos(angle)), round(degrees(angle)))

    def at(self, place: tuple[int, int], count: int) -> int | None:
        """Return which card lies uppermost at a place."""
        width = self.desk.u(CARD)
        height = card_height(width)
        for index in range(count - 1, -1, -1):
            lies = self.place(index, count)
            turn = radians(lies.turn)
            dx, dy = place[0] - lies.x, place[1] - lies.y
            across, along = dx * cos(turn) + dy * sin(turn), dy * cos(turn) - dx * sin(turn)
            if abs(across) <= width / 2 and abs(along) <= height / 2:
                return index
        return None

    def draw(self, canvas: pygame.Surface, lies: Lying) -> None:
        """Draw the back of a card."""
        picture = self.desk.cards.rotated(BACK, self.desk.u(CARD), -lies.turn)
        middle = round(lies.x), round(lies.y)
        canvas.blit(picture, picture.get_rect(center=middle), special_flags=pygame.BLEND_PREMULTIPLIED)

    def draw_ring(self, canvas: pygame.Surface, lies: Lying) -> None:
        """Draw the ring of the focus round a card."""
        desk = self.desk
        width = desk.u(CARD) + 2 * desk.u(RING)
        size = width, card_height(desk.u(CARD)) + 2 * desk.u(RING)
        key = ("fan ring", size, lies.turn, tuple(desk.theme.dialog.select))
        picture = desk.shapes.known(key)
        if picture is None:
            flat = pygame.Surface((size[0] + 4, size[1] + 4), pygame.SRCALPHA)
            desk.shapes.ring(flat, pygame.Rect((2, 2), size), desk.u(6), desk.theme.dialog.select, desk.u(2))
            picture = desk.shapes.keep(key, pygame.transform.rotozoom(flat, -lies.turn, 1.0))
        middle = round(lies.x), round(lies.y)
        canvas.blit(picture, picture.get_rect(center=middle), special_flags=pygame.BLEND_PREMULTIPLIED)

    @staticmethod
    def _half(desk: Desk, width: int) -> float:
        """Return the angle from the middle of the fan to its last card."""
        return asin(min(0.9, (width - desk.u(CARD)) / 2 / desk.u(RADIUS)))
