"""Who deals: the draw for the first deal, and who deals next (RULES B.2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from .cards import FIRST_BONUS, Card, Seat, month_of
from .deck import choose_below, shuffled
from .errors import PositionError
from .notation import print_card
from .result import Result
from .rules import Rules


@dataclass(frozen=True, slots=True)
class DealerDraw:
    """The cards that were drawn for the first deal, once more after each tie, and who won it."""

    draws: tuple[tuple[tuple[Seat, Card], ...], ...]
    """Empty where the dealer was drawn by lot."""
    dealer: Seat


def draw_dealer(rules: Rules, secret: bytes, *, night: bool = False) -> DealerDraw:
    """Return the draw for the first deal, decided by a secret of its own (RULES B.2)."""
    if rules.first_dealer == "lot":
        return DealerDraw((), choose_below(rules.players, secret))
    cards = [card for card in rules.pack if card < FIRST_BONUS or rules.dealer_draw_bonus == "wins"]
    pile = iter(shuffled(cards, secret))
    seats: tuple[Seat, ...] = tuple(range(rules.players))
    draws: list[tuple[tuple[Seat, Card], ...]] = []
    while len(seats) > 1:
        draws.append(tuple((seat, next(pile)) for seat in seats))
        seats = best_drawn(rules, dict(draws[-1]), night=night)
    return DealerDraw(tuple(draws), seats[0])


def best_drawn(rules: Rules, drawn: Mapping[Seat, Card], *, night: bool = False) -> tuple[Seat, ...]:
    """Return who drew best: one seat deals, several draw again among themselves (RULES B.2).

    Raises PositionError if nobody draws by these rules, or if a card cannot have been drawn.
    """
    if rules.first_dealer == "lot":
        raise PositionError("the rules draw the first dealer by lot: no card decides (first_dealer=lot)")
    for card in drawn.values():
        if card not in rules.pack or list(drawn.values()).count(card) > 1:
            raise PositionError(f"{print_card(card)} cannot be drawn: it is not in the deck, or drawn twice")
        if card >= FIRST_BONUS and rules.dealer_draw_bonus == "excluded":
            raise PositionError(f"{print_card(card)} cannot be drawn: bonus cards are removed before the draw")
    if bonus := tuple(seat for seat, card in drawn.items() if card >= FIRST_BONUS):
        return bonus
    months = {seat: month_of(card) for seat, card in drawn.items()}
    earliest = rules.first_dealer == "earliest" or (rules.first_dealer == "day_night" and night)
    best = min(months.values()) if earliest else max(months.values())
    return tuple(seat for seat, month in months.items() if month == best)


def cutter(rules: Rules, dealer: Seat) -> Seat | None:
    """Return who cuts the deck: the opponent, among three the dealer's neighbour; None if nobody does (RULES B.3)."""
    if rules.cut == "none":
        return None
    # The next seat is the neighbour on the right, the last one that on the left; between two both are the opponent.
    step = -1 if rules.cutter == "left" else 1
    return (dealer + step) % rules.players


def next_dealer(rules: Rules, dealer: Seat, result: Result) -> Seat:
    """Return who deals after a round; without a winner the dealer stays (RULES B.2, F.7)."""
    return dealer if rules.next_dealer == "keep" or result.winner is None else result.winner


def next_carry(carry: int, result: Result) -> int:
    """Return how many drawn rounds in a row stand before the next one (RULES F.6, F.7)."""
    if result.kind == "nagari":
        return carry + 1
    return 0 if result.winner is not None or result.transfers else carry
