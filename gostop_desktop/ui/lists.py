"""Several things in a line or a few, with what the language puts between them (UX 6.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from gostop_desktop.i18n import is_right_to_left, isolated, pgettext, right_to_left


def listed(words: Iterable[str]) -> str:
    """Return names with the language's comma between them."""
    return parted(pgettext("list", ", "), words)


def dotted(words: Iterable[str]) -> str:
    """Return counts, and what else is no sentence, with a dot between them."""
    return parted(pgettext("list of counts", " · "), words)


def packed(words: Iterable[str], has_room: Callable[[str], bool]) -> list[str]:
    """Return the same in as few lines as have room, in their order; what alone has none gets a line all the same."""
    lines: list[list[str]] = []
    for each in words:
        if lines and has_room(dotted([*lines[-1], each])):
            lines[-1].append(each)
        else:
            lines.append([each])
    return [dotted(line) for line in lines]


def parted(between: str, words: Iterable[str]) -> str:
    """Return words with something between them, in their order where one reads from the right too.

    Two names in Latin letters would draw what is between them to their side there, and the first would stand second.
    """
    told = list(words)
    if told and is_right_to_left():
        return right_to_left(between.join(map(isolated, told)))
    return between.join(told)
