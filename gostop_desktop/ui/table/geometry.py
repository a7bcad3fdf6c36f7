"""Rectangles and poses in physical pixels, without pygame."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class Rect(NamedTuple):
    """A rectangle; pygame takes it wherever it takes one of its own."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        return self.x + self.w

    @property
    def bottom(self) -> int:
        return self.y + self.h

    @property
    def center(self) -> tuple[float, float]:
        return self.x + self.w / 2, self.y + self.h / 2

    def inset(self, x: int, y: int | None = None) -> Rect:
        """Return the rectangle without a margin on all sides."""
        y = x if y is None else y
        return Rect(self.x + x, self.y + y, self.w - 2 * x, self.h - 2 * y)

    def moved(self, x: int, y: int) -> Rect:
        return Rect(self.x + x, self.y + y, self.w, self.h)

    def holds(self, other: Rect) -> bool:
        """Whether the other rectangle lies inside, edges included."""
        return self.x <= other.x and self.y <= other.y and other.right <= self.right and other.bottom <= self.bottom

    def meets(self, other: Rect) -> bool:
        """Whether the two have area in common."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def has(self, point: tuple[float, float]) -> bool:
        """Whether the point lies inside."""
        return self.x <= point[0] < self.right and self.y <= point[1] < self.bottom

    def joined(self, other: Rect) -> Rect:
        """Return the smallest rectangle that holds both."""
        x, y = min(self.x, other.x), min(self.y, other.y)
        return Rect(x, y, max(self.right, other.right) - x, max(self.bottom, other.bottom) - y)


@dataclass(frozen=True, slots=True)
class Pose:
    """How a card lies: its centre, its width, its turn in degrees, and what it lies above."""

    x: float
    y: float
    width: float
    angle: float = 0.0
    z: int = 0

    @property
    def rect(self) -> Rect:
        """The card's rectangle when it is not turned."""
        width = round(self.width)
        height = card_height(width)
        return Rect(round(self.x - width / 2), round(self.y - height / 2), width, height)


def card_height(width: float) -> int:
    """Return the height of a card: 1.6 times its width, rounded up (ART 5.3)."""
    return -int(-width * 8 // 5)


def pose_at(rect: Rect, z: int = 0) -> Pose:
    """Return the pose of a card that fills the rectangle."""
    return Pose(rect.x + rect.w / 2, rect.y + rect.h / 2, rect.w, z=z)


def between(start: Pose, end: Pose, progress: float, arc: float = 0.0) -> Pose:
    """Return the pose on the way from one to the other, lifted by an arc of so many pixels."""
    rest = 1.0 - progress
    return Pose(
        start.x * rest + end.x * progress,
        start.y * rest + end.y * progress - arc * 4 * progress * rest,
        start.width * rest + end.width * progress,
        start.angle * rest + end.angle * progress,
        max(start.z, end.z),
    )
