"""Several things in one line, with what the language puts between them (UX 6.2)."""

from __future__ import annotations

from collections.abc import Iterable

from gostop_desktop.i18n import pgettext


def listed(words: Iterable[str]) -> str:
    """Return names with the language's comma between them."""
    return pgettext("list", ", ").join(words)


def dotted(words: Iterable[str]) -> str:
    """Return counts, and what else is no sentence, with a dot between them."""
    return pgettext("list of counts", " · ").join(words)
