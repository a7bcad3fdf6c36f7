"""Shapes with smooth edges: drawn large once, shrunk, remembered; pygame's own are jagged at the corners."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from math import floor

import pygame

from .pictures import Pictures

OVERSAMPLE = 4
LARGE_SHAPE = 1 << 17
"""Pixels from which a shape is drawn only twice as large: four times would take many megabytes for a moment."""
ENOUGH_BLUR = 6
"""Pixels of blur that are worked out: the time grows with the third power."""
CACHE_BYTES = 6 << 20
CLEAR = pygame.Color(0, 0, 0, 0)

Paint = Callable[[pygame.Surface, float], None]
"""Draws on a surface that is this many times as large as the shape."""


class Shapes:
    """Draws and remembers shapes; sizes are physical pixels."""

    def __init__(self) -> None:
        self._pictures: Pictures[Hashable] = Pictures(CACHE_BYTES)

    def forget(self) -> None:
        """Drop everything remembered: after a change of size or theme."""
        self._pictures.clear()

    def smooth(self, key: Hashable, size: tuple[int, int], paint: Paint) -> pygame.Surface:
        """Return what `paint` draws, shrunk and premultiplied; blit it with BLEND_PREMULTIPLIED.

        `key` must name everything that the picture depends on except its size.
        """
        full_key = (key, size)
        if (picture := self.known(full_key)) is not None:
            return picture
        width, height = max(1, size[0]), max(1, size[1])
        factor = OVERSAMPLE if width * height < LARGE_SHAPE else 2
        large = pygame.Surface((width * factor, height * factor), pygame.SRCALPHA)
        paint(large, factor)
        large.premul_alpha_ip()
        return self.keep(full_key, pygame.transform.smoothscale(large, (width, height)))

    def known(self, key: Hashable) -> pygame.Surface | None:
        """Return what is remembered under the key."""
        return self._pictures.get(key)

    def keep(self, key: Hashable, picture: pygame.Surface) -> pygame.Surface:
        """Remember a picture and return it; what was not used for longest goes when there are too many bytes."""
        return self._pictures.keep(key, picture)

    def box(
        self,
        target: pygame.Surface,
        rect: pygame.Rect,
        radius: int,
        fill: pygame.Color = CLEAR,
        line: pygame.Color = CLEAR,
        line_width: float = 0,
    ) -> None:
        """Draw a box with round corners and a border inside its edge."""
        if rect.width <= 0 or rect.height <= 0:
            return
        radius = max(0, min(radius, rect.width // 2, rect.height // 2))
        corner = max(radius, round(line_width) + 1) + 1
        if rect.width <= 2 * corner or rect.height <= 2 * corner:
            picture = self._rounded(rect.size, radius, fill, line, line_width)
            target.blit(picture, rect, special_flags=pygame.BLEND_PREMULTIPLIED)
            return
        small = self._rounded((2 * corner + 1, 2 * corner + 1), radius, fill, line, line_width)
        self.nine_slices(target, rect, small, corner)

    def ring(self, target: pygame.Surface, rect: pygame.Rect, radius: int, colour: pygame.Color, width: float) -> None:
        """Draw the outline of a box."""
        self.box(target, rect, radius, CLEAR, colour, width)

    def disc(
        self,
        target: pygame.Surface,
        centre: tuple[float, float],
        diameter: int,
        fill: pygame.Color,
        line: pygame.Color = CLEAR,
        line_width: float = 0,
    ) -> None:
        """Draw a disc, or with a clear fill a ring."""
        rect = pygame.Rect(0, 0, diameter, diameter)
        # Halves go the same way everywhere: a row of discs stays even.
        rect.center = floor(centre[0] + 0.5), floor(centre[1] + 0.5)
        picture = self._rounded(rect.size, diameter // 2 + 1, fill, line, line_width)
        target.blit(picture, rect, special_flags=pygame.BLEND_PREMULTIPLIED)

    def path(
        self,
        target: pygame.Surface,
        rect: pygame.Rect,
        key: Hashable,
        points: Sequence[tuple[float, float]],
        fill: pygame.Color,
    ) -> None:
        """Draw a polygon given in pixels from the corner of the box; `key` names its points."""

        def paint(large: pygame.Surface, factor: float) -> None:
            pygame.draw.polygon(large, fill, [(x * factor, y * factor) for x, y in points])

        picture = self.smooth((key, tuple(fill)), rect.size, paint)
        target.blit(picture, rect, special_flags=pygame.BLEND_PREMULTIPLIED)

    def shadow(
        self,
        target: pygame.Surface,
        rect: pygame.Rect,
        radius: int,
        blur: int,
        alpha: float,
        *,
        offset: int = 0,
        is_covered: bool = False,
    ) -> None:
        """Draw the soft shadow of a box; it is blurred once for every blur and radius.

        Where the box that comes over it is opaque (`is_covered`), nothing is drawn in the middle: it would cost most.
        """
        margin = blur + 1
        corner = margin + radius + blur + 1
        key = ("shadow", radius, blur, round(alpha * 100))
        picture = self.known(key)
        if picture is None:
            picture = self.keep(key, _soft(2 * corner + 1, margin, radius, blur // 2, alpha))
        around = rect.inflate(2 * margin, 2 * margin).move(0, offset)
        if around.width > 2 * corner and around.height > 2 * corner:
            self.nine_slices(target, around, picture, corner, is_hollow=is_covered and offset <= radius + blur)
        else:
            target.blit(
                pygame.transform.smoothscale(picture, around.size), around, special_flags=pygame.BLEND_PREMULTIPLIED
            )

    def _rounded(
        self, size: tuple[int, int], radius: int, fill: pygame.Color, line: pygame.Color, line_width: float
    ) -> pygame.Surface:
        def paint(large: pygame.Surface, factor: float) -> None:
            rect = large.get_rect()
            # pygame draws corners rounder than half the box with a stray line.
            corner = min(round(radius * factor), rect.width // 2, rect.height // 2)
            if line.a and line_width:
                pygame.draw.rect(large, line, rect, border_radius=corner)
                inset = round(line_width * factor)
                rect = rect.inflate(-2 * inset, -2 * inset)
                pygame.draw.rect(large, fill, rect, border_radius=max(0, corner - inset))
            else:
                pygame.draw.rect(large, fill, rect, border_radius=corner)

        return self.smooth(("box", radius, tuple(fill), tuple(line), line_width), size, paint)

    def nine_slices(
        self, target: pygame.Surface, rect: pygame.Rect, small: pygame.Surface, corner: int, *, is_hollow: bool = False
    ) -> None:
        """Blit a small box with its corners as they are and its middle stretched, or left out."""
        side = small.get_width()
        xs = ((0, corner, rect.x, corner), (corner, 1, rect.x + corner, rect.width - 2 * corner))
        columns = (*xs, (side - corner, corner, rect.right - corner, corner))
        ys = ((0, corner, rect.y, corner), (corner, 1, rect.y + corner, rect.height - 2 * corner))
        rows = (*ys, (side - corner, corner, rect.bottom - corner, corner))
        clip = target.get_clip()
        for from_y, from_height, y, height in rows:
            for from_x, from_width, x, width in columns:
                if (is_hollow and from_width == from_height == 1) or not clip.colliderect((x, y, width, height)):
                    continue
                piece = small.subsurface((from_x, from_y, from_width, from_height))
                if width > from_width or height > from_height:
                    rect = pygame.Rect(x, y, width, height)
                    seen = rect.clip(clip)
                    # Only where it is stretched may a piece be cut to what is seen.
                    across = (seen.x, seen.width) if from_width == 1 else (rect.x, rect.width)
                    down = (seen.y, seen.height) if from_height == 1 else (rect.y, rect.height)
                    self._stretched(target, piece, pygame.Rect(across[0], down[0], across[1], down[1]))
                else:
                    target.blit(piece, (x, y), special_flags=pygame.BLEND_PREMULTIPLIED)

    def _stretched(self, target: pygame.Surface, piece: pygame.Surface, rect: pygame.Rect) -> None:
        """Blit an edge or the middle: every pixel along the stretched way is the same."""
        if piece.get_size() == (1, 1):
            colour = piece.get_at((0, 0))
            if colour.a == 255:
                target.fill(colour, rect)
                return
            if colour.a == 0:
                return
        picture = pygame.transform.scale(piece, rect.size)
        target.blit(picture, rect, special_flags=pygame.BLEND_PREMULTIPLIED)


def _soft(side: int, margin: int, radius: int, blur: int, alpha: float) -> pygame.Surface:
    """Return the blurred square of a shadow; a wide blur is made small and enlarged: there is nothing sharp in it."""
    sharp = pygame.Surface((side, side), pygame.SRCALPHA)
    body = pygame.Rect(margin, margin, side - 2 * margin, side - 2 * margin)
    pygame.draw.rect(sharp, (0, 0, 0, round(255 * alpha)), body, border_radius=radius)
    shrunk = max(1, blur // ENOUGH_BLUR)
    if shrunk == 1:
        return pygame.transform.gaussian_blur(sharp, max(1, blur))
    small = pygame.transform.smoothscale(sharp, (-(-side // shrunk), -(-side // shrunk)))
    return pygame.transform.smoothscale(pygame.transform.gaussian_blur(small, round(blur / shrunk)), (side, side))


def blit_ready(picture: pygame.Surface) -> pygame.Surface:
    """Return a picture premultiplied and in the format of our surfaces: that of files blits thirty times as slow."""
    return picture.convert(pygame.Surface((1, 1), pygame.SRCALPHA)).premul_alpha()


def ribbon_points(width: float, height: float, notch: float) -> list[tuple[float, float]]:
    """Return the corners of a band with a swallow-tail at its right end (VISUAL 1)."""
    return [(0, 0), (width, 0), (width - notch, height / 2), (width, height), (0, height)]
