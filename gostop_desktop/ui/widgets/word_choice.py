"""What controls share that hold one of a few words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from .widget import Ground, Widget

if TYPE_CHECKING:
    from gostop_desktop.ui.desk import Desk


class WordChoice(Widget):
    """One of a few words; whoever asked for it is told which one it is now."""

    def __init__(
        self,
        desk: Desk,
        rect: pygame.Rect,
        name: str,
        words: Sequence[str],
        chosen: int,
        changed: Callable[[int], None],
        *,
        key: str = "",
    ) -> None:
        """Take the words and which is chosen; -1 is none of them."""
        super().__init__(desk, rect, name, key=key, ground=Ground.PAPER)
        self.words = tuple(words)
        self.chosen = chosen
        self.changed = changed

    def choose(self, index: int) -> None:
        """Take another word."""
        if self.is_enabled and index != self.chosen:
            self.chosen = index
            self.on_change()
            self.changed(index)
