"""The order in which the viewer's cards lie: as the settings say, or as the person has laid them (UX 3.6)."""

from __future__ import annotations

from collections.abc import Iterable

from gostop_desktop.engine.cards import ANIMALS, BRIGHTS, FIRST_BONUS, MATES, RIBBONS, Card, CardSet

WAYS = ("month", "kind", "matching", "manual")


def by_month(card: Card) -> tuple[int, Card]:
    """Sort by month; bonus cards last (BUGS U28)."""
    return card >= FIRST_BONUS, card


def by_kind(card: Card) -> tuple[int, int, Card]:
    """Sort brights, animals, ribbons, junk, bonus cards; each by month."""
    bit = 1 << card
    kinds = (BRIGHTS, ANIMALS, RIBBONS)
    kind = next((place for place, cards in enumerate(kinds) if cards & bit), len(kinds))
    return (*by_month(card)[:1], kind, card)


class HandOrder:
    """Arranges the hands of one round; the cards of two people at one machine are never the same ones."""

    def __init__(self, way: str = "month") -> None:
        """Take one of `WAYS`."""
        self.way = way
        self._laid: list[Card] = []
        """The cards as people have laid them, those that have left the hand included."""

    def arranged(self, cards: Iterable[Card], on_table: CardSet) -> list[Card]:
        """Return the cards in their order beside what lies on the table."""
        match self.way:
            case "kind":
                return sorted(cards, key=by_kind)
            case "matching":
                return sorted(cards, key=lambda card: (not MATES[card] & on_table, *by_month(card)))
            case "manual":
                return self._as_laid(cards)
            case _:
                return sorted(cards, key=by_month)

    def move(self, hand: list[Card], card: Card, index: int) -> list[Card]:
        """Return the hand with a card at another place; from now on it stays as it is laid."""
        rest = [other for other in hand if other != card]
        index = min(max(index, 0), len(rest))
        laid = [*rest[:index], card, *rest[index:]]
        self._laid = [*laid, *(other for other in self._laid if other not in laid)]
        self.way = "manual"
        return laid

    def _as_laid(self, cards: Iterable[Card]) -> list[Card]:
        """Return the cards as they were laid; one that has come since stands before the first of a later month."""
        held = list(cards)
        result = [card for card in self._laid if card in held]
        elsewhere = [card for card in self._laid if card not in held]
        for card in sorted(set(held) - set(result), key=by_month):
            place = next((at for at, other in enumerate(result) if by_month(other) > by_month(card)), len(result))
            result.insert(place, card)
        self._laid = [*result, *elsewhere]
        return result
