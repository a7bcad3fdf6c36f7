"""Two layers of pictures: what rests is painted once and repaired where it changes, what moves is laid over it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import pygame

from gostop_desktop.ui.areas import joined


class Picture(NamedTuple):
    """A premultiplied picture at a place; what has the higher `z` lies above."""

    surface: pygame.Surface
    x: int
    y: int
    z: int = 0

    @property
    def rect(self) -> pygame.Rect:
        return pygame.Rect(self.x, self.y, *self.surface.get_size())


_MANY = 20
"""More areas than this are drawn as one: telling them apart would take longer."""


_Identity = tuple[int, int, int, int]


def _identified(pictures: Iterable[Picture]) -> dict[_Identity, Picture]:
    """Return pictures by what tells them apart: of several at one place, which nobody could tell apart, one."""
    return {(id(picture[0]), picture[1], picture[2], picture[3]): picture for picture in pictures}


def _differing(old: dict[_Identity, Picture], new: dict[_Identity, Picture]) -> list[pygame.Rect]:
    """Return the areas in which the pictures differ."""
    pictures = [old.get(key) or new[key] for key in old.keys() ^ new.keys()]
    if len(pictures) <= _MANY:
        return [picture.rect for picture in pictures]
    left, top = min(picture[1] for picture in pictures), min(picture[2] for picture in pictures)
    right = max(x + surface.get_width() for surface, x, _y, _z in pictures)
    bottom = max(y + surface.get_height() for surface, _x, y, _z in pictures)
    return [pygame.Rect(left, top, right - left, bottom - top)]


class RestingLayer:
    """One surface that holds the ground and everything that lies still."""

    def __init__(self, ground: pygame.Surface) -> None:
        self.ground = ground
        """The table without cards; whoever paints on it says where with `spoil`."""
        self._surface: pygame.Surface | None = None
        self._pictures: list[Picture] = []
        self._spoilt: list[pygame.Rect] = []

    @property
    def surface(self) -> pygame.Surface:
        """What is to be seen."""
        if self._surface is None:
            self._surface = beside_lines(self.ground)
            self._repair(self._surface, [self._surface.get_rect()])
        return self._surface

    @property
    def is_spoilt(self) -> bool:
        """Whether the ground has changed since the last update."""
        return bool(self._spoilt)

    def spoil(self, area: pygame.Rect) -> None:
        """Say that the ground has changed there."""
        self._spoilt.append(area)

    def update(self, pictures: list[Picture]) -> list[pygame.Rect]:
        """Take what lies still now, repair the surface, and return the areas that changed."""
        shown = _identified(pictures)
        areas = _differing(_identified(self._pictures), shown) + self._spoilt
        self._spoilt = []
        if not areas:
            return []
        self._pictures = sorted(shown.values(), key=_height)
        areas = joined(areas)
        if self._surface is not None:
            self._repair(self._surface, areas)
        return areas

    def put_away(self) -> None:
        """Let go of the surface until it is to be seen again: it is as large as the window."""
        self._surface = None

    def _repair(self, surface: pygame.Surface, areas: list[pygame.Rect]) -> None:
        rects = [picture.rect for picture in self._pictures]
        for area in areas:
            surface.set_clip(area)
            surface.blit(self.ground, area, area)
            for index in area.collidelistall(rects):
                picture = self._pictures[index]
                surface.blit(picture.surface, (picture.x, picture.y), special_flags=pygame.BLEND_PREMULTIPLIED)
        surface.set_clip(None)


LINE = 16
"""Bytes of memory from whose beginnings rows are copied past the processor's cache."""


def beside_lines(picture: pygame.Surface) -> pygame.Surface:
    """Return a copy of an opaque picture from which what is copied stays at hand for what is laid over it at once.

    Rows that begin at whole lines of memory are copied past the processor's cache: whatever is blended over them then
    waits for memory, and so does the flip. These begin one pixel beside.
    """
    width, height = picture.get_size()
    pixel = picture.get_bytesize()
    wide = pygame.Surface((width + LINE // pixel, height), 0, picture)
    copy = wide.subsurface((1, 0, width, height))
    copy.blit(picture, (0, 0))
    return copy


class Swarm(NamedTuple):
    """Many small pictures that are different in every frame: dust, sparks, chips."""

    pictures: list[tuple[pygame.Surface, tuple[int, int]]]
    area: pygame.Rect
    """What holds all of them."""


NO_SWARM = Swarm([], pygame.Rect(0, 0, 0, 0))

_ABOVE_SWARM = 2600
"""From this `z` on pictures lie above dust and sparks."""


_Blit = tuple[pygame.Surface, tuple[int, int]]


class MovingLayer:
    """What is laid over the resting layer in every frame."""

    def __init__(self) -> None:
        self._shown: dict[_Identity, Picture] = {}
        self._below: list[_Blit] = []
        self._above: list[_Blit] = []
        self._swarm = NO_SWARM

    def update(self, pictures: list[Picture], swarm: Swarm) -> list[pygame.Rect]:
        """Take what moves now and return the areas that changed."""
        shown = _identified(pictures)
        areas = _differing(self._shown, shown)
        self._shown = shown
        drawn = sorted(shown.values(), key=_height)
        self._below = [(surface, (x, y)) for surface, x, y, z in drawn if z < _ABOVE_SWARM]
        self._above = [(surface, (x, y)) for surface, x, y, z in drawn if z >= _ABOVE_SWARM]
        areas += [many.area for many in (self._swarm, swarm) if many.pictures]
        self._swarm = swarm
        return areas

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw what lies in the canvas's clip."""
        for pictures in (self._below, self._swarm.pictures, self._above):
            canvas.fblits(pictures, pygame.BLEND_PREMULTIPLIED)


def _height(picture: Picture) -> int:
    return picture.z
