"""The named strengths, from easy to strong (AI 6)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from gostop_desktop.i18n import N_

from .heuristic import Heuristic
from .player import Player
from .random_player import RandomPlayer


@dataclass(frozen=True, slots=True)
class Level:
    """A computer player that can be chosen by name."""

    player: Player
    says: str
    """One sentence for the New-game page, to be translated."""


LEVELS: Mapping[str, Level] = {
    "skilled": Level(Heuristic("skilled"), N_("Takes what counts, blocks your sets and knows when to stop.")),
}
"""What a person can play against, weakest first."""

_OTHERS: Mapping[str, Player] = {"random": RandomPlayer()}

PLAYER_NAMES: tuple[str, ...] = (*_OTHERS, *LEVELS)


def player(name: str) -> Player:
    """Return the player of that name; raises ValueError, naming those there are."""
    if name in LEVELS:
        return LEVELS[name].player
    if name in _OTHERS:
        return _OTHERS[name]
    raise ValueError(f"there is no level {name!r}: the levels are {', '.join(PLAYER_NAMES)}")
