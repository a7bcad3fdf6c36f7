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
        self._said: dict[Hashable, Hashable] = {}

    def put(self, part: Hashable, rect: Rect | pygame.Rect, says: Hashable, paint: Paint) -> None:
        """Paint the part in its rectangle if it says something else than before."""
        if self._said.get(part, self) == says:
            return
        self._said[part] = says
        area = pygame.Rect(rect)
        ground = self._layer.ground
        ground.set_clip(area)
        ground.blit(self._bare, area, area)
        paint(ground)
        ground.set_clip(None)
        self._layer.spoil(area)
