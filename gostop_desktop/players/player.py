"""Who chooses: one of the legal actions, knowing only the view."""

from __future__ import annotations

from random import Random
from typing import Protocol

from gostop_desktop.engine.actions import Action
from gostop_desktop.engine.view import View


class Player(Protocol):
    """Chooses one of the legal actions, knowing only the view.

    A player is pure: the same view and generator give the same action, and nothing is remembered
    between calls, so nothing needs resetting or locking.
    """

    @property
    def name(self) -> str:
        """What the player is called in records and reports."""
        ...

    def choose(self, view: View, rng: Random) -> Action:
        """Return one of `view.legal`, which is not empty."""
        ...
