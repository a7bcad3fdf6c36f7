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
    return layer.cut(words, size, width), size


def unbroken(layer: TextLayer, words: str, size: int, width: int, least: int) -> int:
    """Return the size, not below `least`, at which every word of a text has room in a line of a width."""
    while size > least and any(layer.width(word, size) > width for word in plain(words).split()):
        size -= 1
    return size
