"""The named strengths, from easy to strong (AI 6)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from gostop_desktop.i18n import N_

from .heuristic import Heuristic
from .player import Player
from .random_player import RandomPlayer
from .search import Search
from .weights import BRAVE_GO, GREEDY, NEVER_GO, TIMID_GO, UNHURRIED, Policy, changed


@dataclass(frozen=True, slots=True)
class Level:
    """A computer player that can be chosen by name."""

    player: Player
    says: str
    """One sentence for the New-game page, to be translated."""


def _greedy(name: str, *changes: Mapping[str, float], random_share: float = 0.0) -> Heuristic:
    return Heuristic(name, Policy(changed(GREEDY, *changes)), finish=None, random_share=random_share)


LEVELS: Mapping[str, Level] = {
    "novice": Level(
        _greedy("novice", NEVER_GO, random_share=0.4),
        N_("Knows the rules and little more; often plays any card and never says Go."),
    ),
    "casual": Level(
        _greedy("casual", TIMID_GO, random_share=0.2),
        N_("Takes the most valuable card there is and says Go only when nothing threatens."),
    ),
    "steady": Level(
        Heuristic("steady", finish=None, random_share=0.15),
        N_("Does not hurry what nobody else can take, and dares to say Go."),
    ),
    "skilled": Level(
        Heuristic("skilled"),
        N_("Fears the ppuk, minds what it leaves on the table, completes its sets and blocks yours."),
    ),
    "expert": Level(
        Search("expert", deals=300, cards=False), N_("Plays like Skilled and thinks every Go through to the end.")
    ),
    "master": Level(Search("master", deals=500), N_("Thinks every card through, over hundreds of possible deals.")),
}
"""What a person can play against, weakest first."""

_ANALYST = Search("analyst", deals=400)
_OTHERS: Mapping[str, Player] = {
    "random": RandomPlayer(),
    "greedy": _greedy("greedy", TIMID_GO),
    "brave": _greedy("brave", BRAVE_GO, UNHURRIED),
}
"""Yardsticks of the arena (AI 6)."""

PLAYER_NAMES: tuple[str, ...] = (*_OTHERS, *LEVELS)


def analyst() -> Search:
    """Return who judges actions for hints and reviews: the search of Master, with its whole budget for every action."""
    return _ANALYST


def player(name: str) -> Player:
    """Return the player of that name; raises ValueError, naming those there are."""
    if name in LEVELS:
        return LEVELS[name].player
    if name in _OTHERS:
        return _OTHERS[name]
    raise ValueError(f"there is no level {name!r}: the levels are {', '.join(PLAYER_NAMES)}")
