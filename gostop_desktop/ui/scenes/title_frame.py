"""Which part of the title's landscape a window shows, and where: wide, usual or upright (VISUAL 7 f)."""

from __future__ import annotations

from dataclasses import dataclass

WINDOW = (1280, 720)
CANVAS_HEIGHT = 880
"""Of the landscape: above its window there is sky."""
UPRIGHT = (980, 300)
"""How much of its width an upright window shows, and from where on: the moon then lies in its middle."""
BELOW_MOON = 450
"""Where the far hill has covered the moon: an upright window has the menu below that."""
CARDS = (481, 912)
"""Where the highest of the five brights ends, and the middle of their fan."""
CLEAR = 30
"""What lies between the menu and the cards of an upright window, with the line about the chips."""
LEAST_SKY = -16
"""Units above the landscape's window that an upright window needs: the moon is clear of the rim."""


@dataclass(frozen=True, slots=True)
class TitleFrame:
    """A window's view of the landscape, in the units of its window of 1280 × 720."""

    size: tuple[int, int]
    scale: float
    """Pixels a unit."""
    left: float
    """Where the screen begins."""
    below: float = 0.0
    """How much ground there is below the landscape."""
    is_upright: bool = False
    """Whether the menu lies below the moon and above the cards."""

    @classmethod
    def of(cls, size: tuple[int, int], menu: int) -> TitleFrame:
        """Return the view of a window of a size, which has a menu of so many pixels' height."""
        width, height = size
        fit = min(width / WINDOW[0], height / WINDOW[1])
        spare = height / fit - CANVAS_HEIGHT
        if spare <= 0:
            return cls(size, fit, (WINDOW[0] - width / fit) / 2)
        scale = width / UPRIGHT[0]
        below = menu / scale + BELOW_MOON + CLEAR - CARDS[0]
        sky = height / scale - WINDOW[1] - below
        if sky >= LEAST_SKY:
            # What is left over goes to sky and ground alike.
            return cls(size, scale, UPRIGHT[1], below + max(0.0, sky - CANVAS_HEIGHT + WINDOW[1]) / 2, is_upright=True)
        return cls(size, fit, 0.0, spare / 2)

    @property
    def top(self) -> float:
        """Where the screen begins from above."""
        return WINDOW[1] + self.below - self.size[1] / self.scale

    def place(self, x: float, y: float) -> tuple[float, float]:
        """Return where a place is on the screen, in pixels, where one reads from the left."""
        return (x - self.left) * self.scale, (y - self.top) * self.scale

    def card(self, x: float, y: float) -> tuple[float, float]:
        """Return where a card of the fan is: at the lower edge, and in the middle of an upright window."""
        if self.is_upright:
            x += self.left + self.size[0] / self.scale / 2 - CARDS[1]
        return self.place(x, y + self.below)
