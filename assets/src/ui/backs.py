"""The backs that one may choose, as pictures: large, and small without ornament, like the deck's own sheets (ART 5.3)."""

from __future__ import annotations

from typing import Final

from cards.backs import BACKS
from pipeline.render import small_set

from .sheets import Sheet, drawn

LARGE: Final = 360
SMALL: Final = 120
UNIT: Final = 96  # the width of a hand card in layout units


def sheet() -> Sheet:
    """Every back at both widths: `plum` and `plum_s`; take the small one up to 120 pixels."""
    out = Sheet("image", LARGE / UNIT)
    for name, draw in BACKS.items():
        svg = draw()
        out.add(name, drawn(svg, LARGE))
        out.add(f"{name}_s", drawn(small_set(svg), SMALL))
    return out
