"""How large things are: layout units, text sizes, full and compact form."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

FULL = (1280, 720)
COMPACT = (1040, 640)
SMALLEST_WINDOW = (1024, 640)
"""In window points (UX 3.2)."""

COMPACT_BELOW = (1200, 700)
SMALLEST_TEXT = 14


@dataclass(frozen=True, slots=True)
class Measure:
    """The measures of one window size: turns layout units (1 u = 1 px at 1280 × 720) into physical pixels (UX 3.2)."""

    width: int
    """Of the drawing surface, in physical pixels."""
    height: int
    density: float = 1.0
    """Physical pixels a window point."""
    interface: float | None = None
    """Window points a layout unit, as the person wants it; None is as many as the window has room for."""
    text: float = 1.0
    """What the person wants text multiplied by, 1 to 2."""
    scale: float = field(init=False, repr=False, compare=False)
    """Physical pixels a layout unit; a screen that is laid out asks for it thousands of times."""

    def __post_init__(self) -> None:
        widest = self._fitting(compact=self.is_compact)
        scale = widest if self.interface is None else min(widest, self.interface * self.density)
        object.__setattr__(self, "scale", scale)

    @property
    def is_compact(self) -> bool:
        """Whether the window is too small for the full form (UX 3.2)."""
        return self.width / self.spread < COMPACT_BELOW[0] or self.height / self.spread < COMPACT_BELOW[1]

    @property
    def spread(self) -> float:
        """Physical pixels a point of the window that decides between the forms."""
        return self.density * (self.interface or 1.0)

    @property
    def automatic(self) -> int:
        """How large everything is in percent where the window decides it."""
        is_compact = self.width / self.density < COMPACT_BELOW[0] or self.height / self.density < COMPACT_BELOW[1]
        return round(100 * self._fitting(compact=is_compact) / self.density)

    def _fitting(self, *, compact: bool) -> float:
        width, height = COMPACT if compact else FULL
        return min(self.width / width, self.height / height)

    @property
    def page(self) -> tuple[float, float]:
        """Width and height of the window in layout units."""
        return self.width / self.scale, self.height / self.scale

    def u(self, units: float) -> int:
        """Return a length in pixels; what is not nothing is at least one pixel."""
        pixels = round(units * self.scale)
        if pixels == 0 and units > 0:
            return 1
        return pixels

    def g(self, units: float) -> int:
        """Return a length in pixels of what stands beside words and grows with them, though not as much."""
        return max(1, round(units * self.scale * math.sqrt(self.text)))

    def t(self, units: float) -> int:
        """Return a text size in pixels: scaled with the text, and never too small to read (VISUAL 3)."""
        scaled = units * self.scale * self.text
        return max(round(scaled), round(SMALLEST_TEXT * self.density))
