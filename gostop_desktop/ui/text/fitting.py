"""Words that have to fit: first they become smaller, and only at last they are cut."""

from __future__ import annotations

from gostop_desktop.i18n import plain

from .layer import TextLayer


def fitted(layer: TextLayer, words: str, size: int, width: int, least: int) -> tuple[str, int]:
    """Return the words and the size at which they are no wider than a line; never smaller than `least` (VISUAL 3)."""
    least = min(size, least)
    while size > least and layer.width(words, size) > width:
        size -= 1
    if layer.width(words, size) <= width or not words:
        return words, size
    kept = plain(words)
    while kept and layer.width(f"{kept}…", size) > width:
        kept = kept[:-1].rstrip()
    return (f"{kept}…" if kept else ""), size
