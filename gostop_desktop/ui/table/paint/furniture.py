"""What stands on the ground and changes seldom: panels and labels, repainted only when what they say has changed."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from gostop_desktop.ui.table.geometry import Rect

from .layers import RestingLayer

Paint = Callable[[pygame.Surface], None]


class Furniture:
    """Paints parts on the ground of a resting layer."""

    def __init__(self, layer: RestingLayer, bare: pygame.Surface) -> None:
        """Take the layer, and the ground as it is below all parts."""
        self._layer = layer
        self._bare = bare
        self._said: dict[Hashable, tuple[pygame.Rect, Hashable]] = {}

    def put(self, part: Hashable, rect: Rect | pygame.Rect, says: Hashable, paint: Paint) -> None:
        """Paint the part in its rectangle if it says something else than before."""
        area = pygame.Rect(rect)
        before = self._said.get(part)
        if before == (area, says):
            return
        self._said[part] = (area, says)
        ground = self._layer.ground
        if before is not None and before[0] != area:
            ground.blit(self._bare, before[0], before[0])
            self._layer.spoil(before[0])
        ground.set_clip(area)
        ground.blit(self._bare, area, area)
        paint(ground)
        ground.set_clip(None)
        self._layer.spoil(area)
