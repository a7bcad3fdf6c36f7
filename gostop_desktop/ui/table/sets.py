"""What each seat has of the named sets, card by card, for the pips under its captured cards (UX 3.3)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto

from gostop_desktop.engine.cards import BRIGHTS, CHEONGDAN, CHODAN, GODORI, HONGDAN, Card, CardSet, Seat, cards_in
from gostop_desktop.engine.events import SetName

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
    crossed: tuple[float, ...] = ()
    """How much of the cross of each pip is drawn, while one of them is being crossed."""

    def crossing(self, index: int) -> float:
        """Return how much of the cross of a pip is drawn: 1 is all of it."""
        return self.crossed[index] if self.crossed else 1.0


PIP_SETS: dict[Group, tuple[tuple[str, CardSet], ...]] = {
    Group.BRIGHTS: (("brights", BRIGHTS),),
    Group.ANIMALS: (("godori", GODORI),),
    Group.RIBBONS: (("hongdan", HONGDAN), ("cheongdan", CHEONGDAN), ("chodan", CHODAN)),
    Group.JUNK: (),
}
SET_CARDS: dict[str, CardSet] = {name: cards for sets in PIP_SETS.values() for name, cards in sets}
"""The cards of every named set; the brights are one."""


def row_name(name: SetName) -> str:
    """Return the name of the row that shows a set: all sets of brights are in one."""
    return "brights" if name.startswith("bright") else name


def set_rows(group: Group, captured: Sequence[CardSet], seat: Seat, needed: CardSet = 0) -> tuple[SetRow, ...]:
    """Return the sets of a group with what the seat has of each, what is open and what is gone.

    Of the brights no card is the last one missing; `needed` are those of which one would do.
    """
    others = 0
    for other, cards in enumerate(captured):
        if other != seat:
            others |= cards
    return tuple(SetRow(name, tuple(_pips(cards, captured[seat], others, needed))) for name, cards in PIP_SETS[group])


def crossed_rows(rows: Iterable[SetRow], done: Callable[[Card], float]) -> tuple[SetRow, ...]:
    """Return the rows with how far each of their crosses is drawn, card by card."""
    result = []
    for row in rows:
        cards = cards_in(SET_CARDS[row.name])
        crossed = tuple(done(card) if pip is Pip.GONE else 1.0 for card, pip in zip(cards, row.pips, strict=True))
        result.append(replace(row, crossed=crossed) if min(crossed) < 1.0 else row)
    return tuple(result)


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
