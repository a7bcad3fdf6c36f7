"""Where cards are, as far as the viewer may know and the screen may show (UX 3.3)."""

from __future__ import annotations

from gostop_desktop.engine.cards import MONTH_CARDS, Card, card_set, cards_in

from .stage import Stage

Months = tuple[tuple[str, ...], ...]
"""For every month where its four cards are."""


def whereabouts(stage: Stage, card: Card, *, is_covered: bool) -> str:
    """Return `hand`, `table`, `mine`, `theirs` or `unseen`; the cards of a covered hand are unseen."""
    return next(word for word, cards in _places(stage, is_covered=is_covered) if cards >> card & 1)


def all_months(stage: Stage, *, is_covered: bool) -> Months:
    """Return for every month where its four cards are."""
    places = _places(stage, is_covered=is_covered)
    return tuple(
        tuple(next(word for word, there in places if there >> card & 1) for card in cards_in(cards))
        for cards in MONTH_CARDS
    )


def _places(stage: Stage, *, is_covered: bool) -> list[tuple[str, int]]:
    hand = card_set(stage.hand)
    places = [("unseen" if is_covered else "hand", hand), ("table", stage.on_table & ~hand)]
    places += [("mine" if seat == stage.viewer else "theirs", stage.captured_of(seat)) for seat in range(stage.players)]
    return [*places, ("unseen", -1)]
