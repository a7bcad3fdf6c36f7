"""Several things in one line, with what the language puts between them (UX 6.2)."""

from __future__ import annotations

from collections.abc import Iterable

from gostop_desktop.i18n import is_right_to_left, isolated, pgettext, right_to_left


def listed(words: Iterable[str]) -> str:
    """Return names with the language's comma between them."""
    return parted(pgettext("list", ", "), words)


def dotted(words: Iterable[str]) -> str:
    """Return counts, and what else is no sentence, with a dot between them."""
    return parted(pgettext("list of counts", " · "), words)


def parted(between: str, words: Iterable[str]) -> str:
    """Return words with something between them, in their order where one reads from the right too.

    Two names in Latin letters would draw what is between them to their side there, and the first would stand second.
    """
    told = list(words)
    if told and is_right_to_left():
        return right_to_left(between.join(map(isolated, told)))
    return between.join(told)
