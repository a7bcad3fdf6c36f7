"""The computer players as a person meets them: what each level is called and what it does (UX 2.2, AI 6)."""

from __future__ import annotations

from collections.abc import Mapping

from gostop_desktop.i18n import NP_, _, pgettext
from gostop_desktop.players.levels import LEVELS

STEPS = 6
"""How many dots the ladder has."""

LADDER: Mapping[str, tuple[tuple[str, str], int]] = {
    "novice": (NP_("level", "Novice"), 1),
    "casual": (NP_("level", "Casual"), 2),
    "steady": (NP_("level", "Steady"), 3),
    "skilled": (NP_("level", "Skilled"), 4),
    "expert": (NP_("level", "Expert"), 5),
    "master": (NP_("level", "Master"), 6),
}
"""Name and step of every level that there can be."""


def level_names() -> list[str]:
    """Return the levels that can be played against, the easiest first."""
    return sorted(LEVELS, key=lambda name: LADDER[name][1])


def level_word(name: str) -> str:
    """Return what a level is called."""
    return pgettext(*LADDER[name][0])


def level_step(name: str) -> int:
    """Return on which of the STEPS a level stands."""
    return LADDER[name][1]


def level_says(name: str) -> str:
    """Return in one sentence what a level does."""
    return _(LEVELS[name].says)
