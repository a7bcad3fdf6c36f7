"""Captured cards and sides of a settlement, written as short as tests need them."""

from __future__ import annotations

from dataclasses import replace

from gostop_desktop.engine.cards import CardSet, card_set
from gostop_desktop.engine.factors import Side
from gostop_desktop.engine.notation import parse_cards
from gostop_desktop.engine.result import Line, Result
from gostop_desktop.engine.rules import Rules
from gostop_desktop.engine.scoring import scorer

RIBBONS6 = "01R 02R 03R 06R 09R 10R"
"""Six ribbons and two sets: 8 points."""
JUNK10 = "01J 01K 02J 02K 03J 03K 04J 04K 05J 05K"
"""Ten junk: 1 point."""


def pile(text: str) -> CardSet:
    """Return the cards of the text as a set."""
    return card_set(parse_cards(text))


def side(text: str, **changes: int) -> Side:
    """Return a side that has captured these cards."""
    return replace(Side(pile(text)), **changes)


def points(rules: Rules, text: str) -> int:
    """Return what the cards are worth."""
    return scorer(rules).points(pile(text))


def scored(rules: Rules, text: str) -> dict[str, int]:
    """Return the lines that score, by name."""
    return {line.name: line.points for line in scorer(rules).lines(pile(text)) if line.points}


def line_of(result: Result, name: str, seat: int | None = None) -> Line:
    """Return the only line of that name, of that payer or of the winner."""
    (found,) = (line for line in result.lines if line.name == name and line.seat == seat)
    return found
