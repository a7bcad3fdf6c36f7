"""A card on the screen: where it is, which side is up, how it is marked. No pygame."""

from __future__ import annotations

from enum import Enum, auto

from gostop_desktop.engine.cards import Card

from .geometry import Pose


class Mark(Enum):
    """What the outline of a card says (VISUAL 5)."""

    NONE = auto()
    MATCH = auto()
    FOCUS = auto()
    PICKED = auto()
    CHANGED = auto()
    NEW = auto()


class Sprite:
    """One card; `card` is None for a card that the viewer must not know."""

    def __init__(self, card: Card | None, pose: Pose, *, is_up: bool) -> None:
        self.card = card
        self.pose = pose
        self.turned: float = 1.0 if is_up else 0.0
        """0 shows the back, 1 the face, what is between shows it turning."""
        self.opacity: float = 1.0
        self.lift: float = 0.0
        """Pixels by which hover or focus raises the card; motion of its own, apart from the pose (BUGS U03)."""
        self.height: float = 0.0
        """How high it flies above the table, from 0 to 1: its shadow parts from it."""
        self.is_flying = False
        self.mark = Mark.NONE
        self.is_dimmed = False
        self.shake: float = 0.0
        """Pixels to the side."""
        self.hop: int = 0
        """Pixels by which it jumps because something was slapped down beside it."""

    @property
    def is_up(self) -> bool:
        """Whether the face is more to be seen than the back."""
        return self.card is not None and self.turned >= 0.5
