"""The pictures of cards in motion: sizes and turns in steps that are kept, shadows that part from what flies high."""

from __future__ import annotations

import math
from bisect import bisect_left

import pygame

from gostop_desktop.engine.cards import Card
from gostop_desktop.ui.art.cards import card_height
from gostop_desktop.ui.art.pictures import Pictures
from gostop_desktop.ui.table.sprites import Sprite

from .brush import Brush
from .faces import RADIUS
from .layers import Picture

CACHE_BYTES = 12 << 20
"""For a window of 1920 × 1080; with the rotated cards of other scenes it stays within PRODUCT's 32 MiB."""
_SHADOW_BYTES = 3 << 20
_SIZE_STEP = 0.02
"""Sizes in flight differ by at least this part of a card on the table: nobody sees less in a sixtieth of a second."""
_TURN_STEP = 2
"""Degrees between two pictures of a card that turns."""
_PAD = 2
"""Empty pixels round a card that is turned: only what lies inside a picture is smoothed."""
_LEVELS = 4
"""Shadows between the table and the highest point of a flight."""
_FADES = 8
_DROP = (3.0, 18.0)
"""Units by which the shadow lies below a card on the table, and below one high above it."""
_BLUR = (6.0, 18.0)
_DARKNESS = (0.42, 0.34)

_Key = tuple[Card | None, int, int, int]


class Flying:
    """Draws sprites that move, for one layout."""

    def __init__(self, brush: Brush) -> None:
        self._brush = brush
        layout = brush.layout
        self._kept: Pictures[_Key] = Pictures(round(CACHE_BYTES * brush.windows))
        self._shadows: Pictures[tuple[int, int, int]] = Pictures(round(_SHADOW_BYTES * brush.windows))
        self._step = max(1, round(layout.field_card * _SIZE_STEP))
        groups = (group.width for place in layout.groups for group in place)
        self._sizes = sorted({layout.field_card, layout.hand_card, *groups})
        """Widths at which every face is at hand, for what rests."""
        self._has_shadows = brush.theme.shadows
        self._shadow_step = max(2, brush.u(4))
        low, high = _DROP
        self._drops = [brush.u(low + (high - low) * level / _LEVELS) for level in range(_LEVELS + 1)]

    @property
    def bytes(self) -> int:
        """How many bytes the pictures take now."""
        return self._kept.bytes + self._shadows.bytes

    def rest(self) -> None:
        """Let go of the cards when nothing moves any more: the next flight is of others."""
        self._kept.clear()

    def put_away(self) -> None:
        """Let go of the shadows too."""
        self.rest()
        self._shadows.clear()

    def pictures(self, sprite: Sprite, *, is_alone: bool = True) -> list[Picture]:
        """Return the shadow of a card in motion, unless it is one of many, and its face as far as it has turned."""
        pose = sprite.pose
        width = self._stepped(round(pose.width))
        squeezed = width
        if 0.0 < sprite.turned < 1.0:
            squeezed = max(self._step, self._stepped(round(width * abs(math.cos(math.pi * sprite.turned)))))
        face = self._face(sprite.card if sprite.is_up else None, width, squeezed, round(pose.angle / _TURN_STEP))
        if sprite.opacity < 1.0:
            face = _faded(face, sprite.opacity)
        wide, tall = face.get_size()
        x, y = int(pose.x + sprite.shake), int(pose.y - sprite.lift)
        z = pose.z + 1000 if sprite.is_flying else pose.z
        card = Picture(face, x - wide // 2, y - tall // 2, z + 1)
        if not self._has_shadows or not is_alone or sprite.opacity < 1.0:
            return [card]
        level = min(_LEVELS, math.ceil(sprite.height * _LEVELS))
        shadow = self._shadow(squeezed, card_height(width), level)
        wide, tall = shadow.get_size()
        return [Picture(shadow, x - wide // 2, y - tall // 2 + self._drops[level], z), card]

    def _stepped(self, width: int) -> int:
        """Return the nearest size there are pictures of: those of cards at rest, and steps between them."""
        near = bisect_left(self._sizes, width - self._step // 2)
        if near < len(self._sizes) and self._sizes[near] <= width + self._step // 2:
            return self._sizes[near]
        return max(self._step, round(width / self._step) * self._step)

    def _face(self, card: Card | None, width: int, squeezed: int, turn: int) -> pygame.Surface:
        """Return a face at a size, pressed together and turned by so many steps as it is for one moment."""
        key = (card, width, squeezed, turn)
        if (known := self._kept.get(key)) is not None:
            return known
        if squeezed == width and not turn and width in self._sizes:
            return self._brush.desk.cards.face(card, width)
        place = min(bisect_left(self._sizes, width), len(self._sizes) - 1)
        large = self._brush.desk.cards.face(card, self._sizes[place])
        size = squeezed, card_height(width)
        face = large if large.get_size() == size else pygame.transform.smoothscale(large, size)
        if turn:
            padded = pygame.Surface((size[0] + 2 * _PAD, size[1] + 2 * _PAD), pygame.SRCALPHA)
            padded.blit(face, (_PAD, _PAD), special_flags=pygame.BLEND_PREMULTIPLIED)
            face = pygame.transform.rotozoom(padded, turn * _TURN_STEP, 1.0)
        return self._kept.keep(key, face)

    def _shadow(self, width: int, height: int, level: int) -> pygame.Surface:
        """Return the shadow of a card at a height: the higher it flies, the softer."""
        # Shadows of nearly the same size are the same picture: a flight uses few of them.
        step = self._shadow_step
        wide, tall = -(-width // step) * step, -(-height // step) * step
        key = (wide, tall, level)
        if (known := self._shadows.get(key)) is not None:
            return known
        blur, dark = (low + (high - low) * level / _LEVELS for low, high in (_BLUR, _DARKNESS))
        margin = self._brush.u(blur + 3)
        picture = pygame.Surface((wide + 2 * margin, tall + 2 * margin), pygame.SRCALPHA)
        rect = pygame.Rect(margin, margin, wide, tall)
        self._brush.desk.shapes.shadow(picture, rect, max(1, round(wide * RADIUS)), self._brush.u(blur), dark)
        return self._shadows.keep(key, picture)


def _faded(picture: pygame.Surface, opacity: float) -> pygame.Surface:
    result = picture.copy()
    alpha = 255 * round(opacity * _FADES) // _FADES
    result.fill((alpha, alpha, alpha, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return result
