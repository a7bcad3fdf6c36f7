"""Uniformly random: the yardstick, and the test engine."""

from __future__ import annotations

from random import Random

from gostop_desktop.engine.actions import Action
from gostop_desktop.engine.view import View


class RandomPlayer:
    """Chooses every legal action with the same chance."""

    name = "random"

    def choose(self, view: View, rng: Random) -> Action:
        """Return one of the legal actions."""
        return rng.choice(view.legal)
