"""Two people at one machine: the hand lies face down until the person whose turn it is asks for it (UX 2.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from gostop_desktop.engine.cards import Seat
from gostop_desktop.ui.table.parts import Parts, Seen
from gostop_desktop.ui.table.words import turn_sentence

from .curtain import HOLDS, CurtainScene

if TYPE_CHECKING:
    from gostop_desktop.ui.input import Command

    from .table import TableScene

HAND_OVER_AFTER = 0.8
"""Seconds for which a move stays to be seen before the curtain falls (UX 2.6)."""


class HandOver:
    """Covers the hand, and turns the table to the other person."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._is_key_held = False
        """Whether a key that also opens the curtain went down at the table and has not been let go."""

    def pressed(self, command: Command) -> None:
        """Take a key that went down at the table."""
        if command in HOLDS:
            self._is_key_held = True

    def released(self, command: Command) -> None:
        """Take a key that was let go."""
        if command in HOLDS:
            self._is_key_held = False

    def leave(self) -> None:
        """Something else has come to lie on the table."""
        self._is_key_held = False
        self.cover()

    def cover(self) -> None:
        """Lay the hand face down while something else is on top."""
        scene = self._scene
        if scene.setup.is_hot_seat and scene.round is not None:
            scene.round.top.is_covered = True
            scene.round.asking.close()
            scene.round.asked = None
            scene.round.top.overlays = []
            scene.show_now()

    def wait(self, here: Parts) -> None:
        """Let the curtain fall when the move has been seen for long enough, or at once where the hand is covered."""
        seat = here.game.to_move
        is_covered = here.top.is_covered
        if self._scene.setup.is_hot_seat and seat is not None and (is_covered or seat != self._scene.viewer):
            if not is_covered and here.waited < HAND_OVER_AFTER:
                return
            self._turn(here, seat)
        here.waited = 0.0

    def _turn(self, here: Parts, seat: Seat) -> None:
        """Turn the table to a person behind the curtain."""
        scene = self._scene
        scene.viewer = seat
        view = here.game.view(seat)
        here.top.is_covered = True
        here.top.reset(view)
        here.seen = Seen(view, [])
        here.focus.rest()
        names = [person.name for person in scene.setup.seats]
        recap = turn_sentence(here.top.board.last_turn, names)
        scene.show_now()
        scene.desk.scenes.push(
            CurtainScene(
                scene.desk,
                scene.setup.seats[seat],
                recap,
                self._area,
                self._opened,
                is_held=self._is_key_held,
                aside=scene.aside,
            )
        )

    def _area(self) -> pygame.Rect:
        return pygame.Rect(self._scene.here.top.layout.hand_band)

    def _opened(self) -> None:
        self._scene.here.top.is_covered = False
