"""Text on screen: directions, fonts, lines (UX 6.3)."""

from __future__ import annotations

from .fonts import Fonts, bundled_faces
from .layer import Align, TextLayer

__all__ = ["Align", "Fonts", "TextLayer", "bundled_faces"]
