"""Two layers of pictures: what rests is painted once and repaired where it changes, what moves is laid over it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import pygame


class Picture(NamedTuple):
    """A premultiplied picture at a place; what has the higher `z` lies above."""

    surface: pygame.Surface
    x: int
    y: int
    z: int = 0

    @property
    def rect(self) -> pygame.Rect:
        return pygame.Rect(self.x, self.y, *self.surface.get_size())


def changes(before: Iterable[Picture], now: Iterable[Picture]) -> list[pygame.Rect]:
    """Return the areas in which two lists of pictures differ."""
    old = {_identity(picture): picture for picture in before}
    new = {_identity(picture): picture for picture in now}
    differing = old.keys() ^ new.keys()
    return [(old.get(key) or new[key]).rect for key in differing]


def _identity(picture: Picture) -> tuple[int, int, int, int]:
    return id(picture.surface), picture.x, picture.y, picture.z


class RestingLayer:
    """One surface that holds the ground and everything that lies still."""

    def __init__(self, ground: pygame.Surface) -> None:
        self.ground = ground
        """The table without cards; whoever paints on it says where with `spoil`."""
        self.surface = ground.copy()
        self._pictures: list[Picture] = []
        self._spoilt: list[pygame.Rect] = []

    def spoil(self, area: pygame.Rect) -> None:
        """Say that the ground has changed there."""
        self._spoilt.append(area)

    def update(self, pictures: list[Picture]) -> list[pygame.Rect]:
        """Take what lies still now, repair the surface, and return the areas that changed."""
        areas = changes(self._pictures, pictures) + self._spoilt
        self._spoilt = []
        if not areas:
            return []
        self._pictures = sorted(pictures, key=lambda picture: picture.z)
        areas = joined(areas)
        rects = [picture.rect for picture in self._pictures]
        for area in areas:
            self.surface.set_clip(area)
            self.surface.blit(self.ground, area, area)
            for index in area.collidelistall(rects):
                picture = self._pictures[index]
                self.surface.blit(picture.surface, (picture.x, picture.y), special_flags=pygame.BLEND_PREMULTIPLIED)
        self.surface.set_clip(None)
        return areas


class MovingLayer:
    """What is laid over the resting layer in every frame."""

    def __init__(self) -> None:
        self._pictures: list[Picture] = []
        self._rects: list[pygame.Rect] = []

    def update(self, pictures: list[Picture]) -> list[pygame.Rect]:
        """Take what moves now and return the areas that changed."""
        areas = changes(self._pictures, pictures)
        self._pictures = sorted(pictures, key=lambda picture: picture.z)
        self._rects = [picture.rect for picture in self._pictures]
        return areas

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw what lies in the canvas's clip."""
        for index in canvas.get_clip().collidelistall(self._rects):
            picture = self._pictures[index]
            canvas.blit(picture.surface, (picture.x, picture.y), special_flags=pygame.BLEND_PREMULTIPLIED)


def joined(areas: list[pygame.Rect]) -> list[pygame.Rect]:
    """Return areas that cover the same and do not overlap one another."""
    result: list[pygame.Rect] = []
    for area in areas:
        grown = area
        while (index := grown.collidelist(result)) >= 0:
            grown = grown.union(result.pop(index))
        result.append(grown)
    return result
