"""The pictures of cards that lie on the table: with their shadows and in every outline (VISUAL 5)."""

from __future__ import annotations

import pygame

from gostop_desktop.engine.cards import Card
from gostop_desktop.ui.art.cards import BACK, card_height
from gostop_desktop.ui.art.pictures import Pictures
from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.table.sprites import Mark, Sprite
from gostop_desktop.ui.theme import Colour

from .brush import Brush
from .layers import Picture

RADIUS = 0.065
"""Of a card's corners, by its width."""
_CACHE_BYTES = 6 << 20
"""For a window of 1920 × 1080: the cards in sight and some of what was in sight before."""
_DIM = 128
_EDGE = 2.0
"""Units of the white edge that cards have in high contrast."""
_Key = tuple[Card | None, int, Mark, bool]


class Faces:
    """Draws sprites for one layout."""

    def __init__(self, brush: Brush) -> None:
        self._brush = brush
        # What is in sight must have room in any window, or every frame would make all of it anew.
        self._framed: Pictures[_Key] = Pictures(round(_CACHE_BYTES * brush.windows))

    def margin(self, width: int) -> int:
        """Return how far a resting card's picture reaches beyond the card: outlines and shadow."""
        return max(self._brush.u(8), round(width * 0.1))

    def resting(self, sprite: Sprite) -> Picture:
        """Return a card that lies still: one picture with its shadow and outline."""
        pose = sprite.pose
        width = round(pose.width)
        card = sprite.card if sprite.is_up else None
        margin = self.margin(width)
        picture = self._with_frame(card, width, sprite.mark, is_dimmed=sprite.is_dimmed)
        rect = pose.rect
        raised = round(sprite.lift) + sprite.hop
        return Picture(picture, rect.x - margin + round(sprite.shake), rect.y - margin - raised, pose.z)

    def stack(self, target: pygame.Surface, rect: Rect, count: int) -> None:
        """Draw the stock: thicker with more cards, in four steps (UX 3.3)."""
        if not count:
            return
        brush = self._brush
        layers = min(4, 1 + count // 6)
        back = brush.desk.cards.picture(BACK, rect.w)
        step = max(1, brush.u(2))
        if brush.theme.shadows:
            whole = pygame.Rect(rect.x, rect.y, rect.w + step * (layers - 1), rect.h + step * (layers - 1))
            brush.desk.shapes.shadow(target, whole, round(rect.w * RADIUS), brush.u(6), 0.5, offset=brush.u(4))
        for layer in range(layers - 1, -1, -1):
            target.blit(back, (rect.x + layer * step, rect.y + layer * step), special_flags=pygame.BLEND_PREMULTIPLIED)

    def bare(self, target: pygame.Surface, card: Card | None, rect: Rect | pygame.Rect) -> None:
        """Draw a card without shadow or outline."""
        face = self._brush.desk.cards.face(card, rect[2])
        target.blit(face, (rect[0], rect[1]), special_flags=pygame.BLEND_PREMULTIPLIED)

    def _with_frame(self, card: Card | None, width: int, mark: Mark, *, is_dimmed: bool) -> pygame.Surface:
        key = (card, width, mark, is_dimmed)
        if (known := self._framed.get(key)) is not None:
            return known
        margin, height = self.margin(width), card_height(width)
        picture = pygame.Surface((width + 2 * margin, height + 2 * margin), pygame.SRCALPHA)
        rect = pygame.Rect(margin, margin, width, height)
        brush = self._brush
        if brush.theme.shadows:
            radius = max(1, round(width * RADIUS))
            brush.desk.shapes.shadow(
                picture, rect, radius, max(2, round(margin * 0.7)), 0.42, offset=round(margin * 0.3)
            )
        elif mark is Mark.NONE:
            # Without shadows nothing else parts a dark card from a dark table.
            _ring(picture, brush, rect, _EDGE, width * RADIUS, brush.theme.mark.text)
        _outline(picture, brush, rect, mark)
        picture.blit(brush.desk.cards.face(card, width), rect, special_flags=pygame.BLEND_PREMULTIPLIED)
        if is_dimmed:
            picture.fill((_DIM, _DIM, _DIM, 255), special_flags=pygame.BLEND_RGBA_MULT)
        _tick(picture, brush, rect, mark)
        return self._framed.keep(key, picture)


def _outline(picture: pygame.Surface, brush: Brush, rect: pygame.Rect, mark: Mark) -> None:
    """Draw the double, solid or dashed outline round a card."""
    colours = brush.theme.mark
    radius = rect.width * RADIUS
    match mark:
        case Mark.MATCH | Mark.FOCUS:
            colour = colours.match if mark is Mark.MATCH else colours.select
            # 2 u gap, 2 u colour, 1 u gap, 1 u colour, from the card outwards.
            for reach, tone in ((6, colour), (5, colours.gap), (4, colour), (2, colours.gap)):
                _ring(picture, brush, rect, reach, radius, tone)
        case Mark.PICKED:
            _ring(picture, brush, rect, 4, radius, colours.select)
        case Mark.NEW:
            _ring(picture, brush, rect, 2, radius, colours.select)
        case Mark.CHANGED:
            dashes(picture, rect.inflate(2 * brush.u(4), 2 * brush.u(4)), brush, colours.text)
        case Mark.NONE:
            pass


def _ring(
    picture: pygame.Surface, brush: Brush, rect: pygame.Rect, reach: float, radius: float, colour: Colour
) -> None:
    grow = max(1, round(reach * brush.scale))
    brush.desk.shapes.box(picture, rect.inflate(2 * grow, 2 * grow), round(radius) + grow, colour)


def dashes(picture: pygame.Surface, rect: pygame.Rect, brush: Brush, colour: Colour) -> None:
    """Draw a dashed frame inside a rectangle."""
    thickness, dash = max(2, brush.u(2)), brush.u(6)
    for x in range(rect.left, rect.right - dash, 2 * dash):
        for y in (rect.top, rect.bottom - thickness):
            picture.fill(colour, (x, y, dash, thickness))
    for y in range(rect.top, rect.bottom - dash, 2 * dash):
        for x in (rect.left, rect.right - thickness):
            picture.fill(colour, (x, y, thickness, dash))


def _tick(picture: pygame.Surface, brush: Brush, rect: pygame.Rect, mark: Mark) -> None:
    if mark is not Mark.PICKED:
        return
    diameter = brush.u(22)
    centre = (rect.right - diameter // 3, rect.top + diameter // 3)
    brush.desk.shapes.disc(picture, centre, diameter, brush.theme.mark.select)
    brush.icon(picture, "check", centre, 15, brush.theme.mark.gap)
