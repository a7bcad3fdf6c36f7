"""What each seat has of the named sets, card by card, for the pips under its captured cards (UX 3.3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from gostop_desktop.engine.cards import BRIGHTS, CHEONGDAN, CHODAN, GODORI, HONGDAN, CardSet, Seat, cards_in

from .layout import Group


class Pip(Enum):
    """One card of a set, seen from one seat."""

    MINE = auto()
    OPEN = auto()
    LAST = auto()
    """The only one still missing, or one that would do."""
    GONE = auto()
    """Somebody else has it."""


@dataclass(frozen=True, slots=True)
class SetRow:
    """A set and its pips in month order."""

    name: str
    pips: tuple[Pip, ...]


PIP_SETS: dict[Group, tuple[tuple[str, CardSet], ...]] = {
    Group.BRIGHTS: (("brights", BRIGHTS),),
    Group.ANIMALS: (("godori", GODORI),),
    Group.RIBBONS: (("hongdan", HONGDAN), ("cheongdan", CHEONGDAN), ("chodan", CHODAN)),
    Group.JUNK: (),
}
SET_CARDS: dict[str, CardSet] = {name: cards for sets in PIP_SETS.values() for name, cards in sets}
"""The cards of every named set; the brights are one."""
LEAST_CARDS = 3
"""Cards of a set that count for something: of the brights three of five."""


def set_rows(group: Group, captured: Sequence[CardSet], seat: Seat, needed: CardSet = 0) -> tuple[SetRow, ...]:
    """Return the sets of a group with what the seat has of each, what is open and what is gone.

    Of the brights no card is the last one missing; `needed` are those of which one would do.
    """
    others = 0
    for other, cards in enumerate(captured):
        if other != seat:
            others |= cards
    return tuple(SetRow(name, tuple(_pips(cards, captured[seat], others, needed))) for name, cards in PIP_SETS[group])


def _pips(cards: CardSet, mine: CardSet, others: CardSet, needed: CardSet) -> Iterator[Pip]:
    missing = cards & ~mine
    is_last = missing.bit_count() == 1 and cards != BRIGHTS
    for card in cards_in(cards):
        bit = 1 << card
        if bit & mine:
            yield Pip.MINE
        elif bit & others:
            yield Pip.GONE
        else:
            yield Pip.LAST if is_last or bit & needed else Pip.OPEN
