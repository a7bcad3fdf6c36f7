"""Who sits at the table: names and portraits, until somebody chooses others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gostop_desktop.i18n import NP_, pgettext

Word = tuple[str, str]
"""Context and word of a name that nobody chose: it follows the language."""

PORTRAITS = ("crane", "boar", "warbler", "deer", "moon", "traveller")
PEOPLE = (
    (NP_("player", "You"), "crane"),
    (NP_("player", "Min-su"), "boar"),
    (NP_("player", "Ji-eun"), "warbler"),
)
"""Who sits where unless somebody has chosen other names: seat 0, 1, 2."""
TWO_PEOPLE = ((NP_("player", "Player 1"), "crane"), (NP_("player", "Player 2"), "deer"))
"""Two people at one machine, unless they have given their names."""
LONGEST_NAME = 20


def called(given: str, word: Word | None) -> str:
    """Return a name as it is in the language of now; one that was given stays as it is."""
    return given if word is None else pgettext(*word)


def saved_names(table: Mapping[str, Any]) -> list[tuple[str, Word | None]]:
    """Return the names of a saved table, each with its word if nobody chose it.

    In tables that were saved before there were words the names of the computers are ours. Raises KeyError, TypeError
    or ValueError if they cannot be read.
    """
    names = ["".join(filter(str.isprintable, str(name)))[:LONGEST_NAME] for name in table["names"]]
    levels = [*table.get("levels", ()), *[None] * len(names)]
    ours = [None if level is None else word[1] for level, (word, _portrait) in zip(levels, PEOPLE, strict=False)]
    words = table.get("words", ours[: len(names)])
    return [(name, _word_of(word)) for name, word in zip(names, words, strict=True)]


def _word_of(name: object) -> Word | None:
    return next((word for word, _portrait in (*PEOPLE, *TWO_PEOPLE) if word[1] == name), None)
