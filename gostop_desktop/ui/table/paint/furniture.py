"""What stands on the ground and changes seldom: panels and labels, repainted only when what they say has changed."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

import pygame

from gostop_desktop.ui.table.geometry import Rect

from .layers import RestingLayer

Paint = Callable[[pygame.Surface], None]


@dataclass(slots=True)
class _Part:
    """Where a part stands, what it says, and the ground below it."""

    area: pygame.Rect
    says: Hashable
    below: pygame.Surface


class Furniture:
    """Paints parts on the ground of a resting layer; parts do not overlap."""

    def __init__(self, layer: RestingLayer) -> None:
        self._layer = layer
        self._parts: dict[Hashable, _Part] = {}

    def put(self, name: Hashable, rect: Rect | pygame.Rect, says: Hashable, paint: Paint) -> None:
        """Paint the part in its rectangle if it says something else than before, or stands elsewhere."""
        ground = self._layer.ground
        area = pygame.Rect(rect).clip(ground.get_rect())
        part = self._parts.get(name)
        if part is not None and part.area == area and part.says == says:
            return
        if part is not None:
            ground.blit(part.below, part.area)
            self._layer.spoil(part.area)
        if part is None or part.area != area:
            part = _Part(area, says, ground.subsurface(area).copy())
            self._parts[name] = part
        part.says = says
        ground.set_clip(area)
        paint(ground)
        ground.set_clip(None)
        self._layer.spoil(area)
