"""What a win at once is: sentences of the rules in force, and the way to their book (UX 2.7)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from gostop_desktop.i18n import _
from gostop_desktop.ui.desk import Desk

from .settlement_links import Link
from .settlement_parts import Column, Tone

ABOVE, BETWEEN = 14, 3


@dataclass(frozen=True, slots=True)
class Why:
    """A last section of the account."""

    head: str
    section: str
    """Of the rules."""
    said: Sequence[str]

    def put(self, column: Column, show_rules: Callable[[], None]) -> Link:
        """Fill the column, and return what leads on to the rules."""
        column.y += column.u(ABOVE)
        column.head(self.head)
        for words in self.said:
            column.y += column.block(words, column.x, column.y, column.width, 15, Tone.PLAIN) + column.u(BETWEEN)
        column.y += column.u(BETWEEN)
        link = rule_link(column.desk, (column.x, column.y), self.section, show_rules)
        column.y += link.rect.height
        return link


def rule_link(desk: Desk, place: tuple[int, int], section: str, show_rules: Callable[[], None]) -> Link:
    """Return the words that name a section and lead to the rules."""
    return Link(desk, place, section_words(section), show_rules, Tone.QUIET, "book")


def section_words(section: str) -> str:
    """Return how a section is named."""
    return _("Section {section} of the rules", section=section)
