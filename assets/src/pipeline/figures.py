"""Figures about the deck: how far two cards are apart, how much of a window is covered (ART 6)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

import numpy as np
from PIL import Image

from .render import render, small_set
from .vision import Floats, lab

SMALL = (30, 48)
RIM = 2
"""Pixels of the rim at 30 x 48."""


def thumbnail(svg: str) -> Floats:
    """Return a card at 30 x 48 in CIELAB, rim cropped."""
    image = render(small_set(svg), 120).convert("RGB").resize(SMALL, Image.Resampling.BOX)
    return lab(image.crop((RIM, RIM, SMALL[0] - RIM, SMALL[1] - RIM)))


def confusability(svgs: Mapping[str, str]) -> dict[tuple[str, str], float]:
    """Return the mean colour difference of every pair of cards, the closest first."""
    small = {code: thumbnail(svg) for code, svg in svgs.items()}
    pairs = {
        (a, b): float(np.sqrt(((small[a] - small[b]) ** 2).sum(axis=-1)).mean()) for a, b in combinations(small, 2)
    }
    return dict(sorted(pairs.items(), key=lambda item: item[1]))


def covered(svg: str) -> float:
    """Return the part of the window that is not bare paper."""
    image = render(svg, 400).convert("RGB").crop((22, 22, 378, 610))
    paper = np.array((0xFB, 0xF5, 0xE6))
    return float((np.abs(np.asarray(image, dtype=np.int16) - paper).max(axis=-1) > 100).mean())
