"""What is heard of a round: the sounds of its story, and the ticks of the points that it brings (UX 4)."""

from __future__ import annotations

from collections.abc import Callable

from gostop_desktop.ui.sound import Sound

from .board import Board
from .stage import Stage

SMALL = frozenset({"deal", "lay", "flip", "capture", "score", "set_dead", "bak_risk", "bak_safe", "turn"})
"""What is not heard where a whole turn is shown at once."""
MOST_TICKS = 6


class RoundSounds:
    """Plays what there is to hear, unless it is no news."""

    def __init__(self, sound: Sound, stage: Stage, is_at_once: Callable[[], bool]) -> None:
        """Take what plays a sound, where cards lie, and what says whether everything is shown at once."""
        self._sound = sound
        self._stage = stage
        self._is_at_once = is_at_once
        self.is_silent = False
        """Whether nothing is heard: what is shown is known already, or its end was asked for."""
        self._ticks = 0

    def play(self, name: str, x: float | None = None) -> None:
        """Play a sound, on the side of the table on which a place of the screen is."""
        if not self.is_silent and not (name in SMALL and self._is_at_once()):
            self._sound.play(name, side=0.0 if x is None else self._stage.layout.side_of(x))

    def roll(self, board: Board, dt: float) -> None:
        """Let the points of the meters roll on, and be heard for those that they rise by, six times at most."""
        before = [int(score) for score in board.shown_scores]
        board.roll(dt)
        has_risen = any(int(shown) > old for old, shown in zip(before, board.shown_scores, strict=True))
        if has_risen and self._ticks < MOST_TICKS:
            self._ticks += 1
            self.play("score")
        if not board.is_rolling:
            self._ticks = 0
