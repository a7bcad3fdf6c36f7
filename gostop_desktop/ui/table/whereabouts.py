"""Where cards are, as far as the viewer may know and the screen may show (UX 3.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gostop_desktop.engine.cards import MONTH_CARDS, Card, card_set, cards_in

if TYPE_CHECKING:
    from .tabletop import Tabletop

Months = tuple[tuple[str, ...], ...]
"""For every month where its four cards are."""


def whereabouts(top: Tabletop, card: Card) -> str:
    """Return `hand`, `table`, `mine`, `theirs` or `unseen`; the cards of a covered hand are unseen."""
    return next(word for word, cards in _places(top) if cards >> card & 1)


def all_months(top: Tabletop) -> Months:
    """Return for every month where its four cards are."""
    places = _places(top)
    return tuple(
        tuple(next(word for word, there in places if there >> card & 1) for card in cards_in(cards))
        for cards in MONTH_CARDS
    )


def _places(top: Tabletop) -> list[tuple[str, int]]:
    stage = top.stage
    hand = card_set(stage.hand)
    places = [("unseen" if top.is_covered else "hand", hand), ("table", stage.on_table & ~hand)]
    places += [("mine" if seat == stage.viewer else "theirs", stage.captured_of(seat)) for seat in range(stage.players)]
    return [*places, ("unseen", -1)]
