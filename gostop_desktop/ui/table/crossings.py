"""The pips that are being crossed because somebody else has captured their card (UX 4: 150 milliseconds). No pygame."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable

from gostop_desktop.engine.announce import IN_SETS
from gostop_desktop.engine.cards import Card

from .easing import linear

SECONDS = 0.15


class Crossings:
    """How far the crosses are drawn over cards of sets that have just been captured."""

    def __init__(self) -> None:
        self._ages: dict[Card, float] = {}

    @property
    def is_moving(self) -> bool:
        return bool(self._ages)

    @property
    def told(self) -> Hashable:
        """All that there is to see of them."""
        return tuple(self._ages.items())

    def begin(self, cards: Iterable[Card]) -> None:
        """Cross the pips of these cards, each as soon as it lies where it was captured."""
        self._ages |= {card: 0.0 for card in cards if IN_SETS >> card & 1}

    def update(self, dt: float, has_arrived: Callable[[Card], bool]) -> None:
        """Let time pass for those that have arrived."""
        ages = {card: age + dt if has_arrived(card) else age for card, age in self._ages.items()}
        self._ages = {card: age for card, age in ages.items() if age < SECONDS}

    def clear(self) -> None:
        """Cross everything at once."""
        self._ages.clear()

    def done(self, card: Card) -> float:
        """Return how much of a card's cross is drawn: 1 is all of it."""
        return linear(self._ages[card] / SECONDS) if card in self._ages else 1.0
