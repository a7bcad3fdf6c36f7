"""The policy as tables: what every play is worth by what lies there and what has been seen (AI 7)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from gostop_desktop.engine.cards import FIRST_BONUS, MONTHS, PLAIN_JUNK, Card, cards_in

from .weights import LATE_HAND, Policy, Weights, worth

POP: tuple[int, ...] = tuple(nibble.bit_count() for nibble in range(16))
PLACE: tuple[int, ...] = tuple(1 << card % 4 for card in range(FIRST_BONUS))
"""The bit of a card within its month."""


@dataclass(frozen=True, slots=True)
class Book:
    """The tables of one set of weights."""

    weights: Weights
    play: tuple[tuple[float, ...], ...]
    """The value of a hand card by card and `16 * loose nibble + known nibble`.

    The loose nibble are the cards of its month on the table (three are a stack), the known one all that
    the player has seen or holds, the card itself included.
    """
    target: tuple[Card, ...]
    """Which of two cards on the table to take, by `16 * month + nibble`; the only one of one."""
    bomb: tuple[float, ...]
    """The value of bombing a month."""
    flip_only: float
    """The value of a free turn while there are cards in the hand."""


@lru_cache(maxsize=64)
def book(weights: Weights) -> Book:
    """Return the tables of these weights, made once in a few milliseconds."""
    worths = [worth(weights, card) for card in range(FIRST_BONUS)]
    play = tuple(
        tuple(
            _play(weights, worths, card, loose, known) if _can_be(PLACE[card], loose, known) else 0.0
            for loose in range(16)
            for known in range(16)
        )
        for card in range(FIRST_BONUS)
    )
    target = tuple(_target(worths, month, nibble) for month in MONTHS for nibble in range(16))
    bomb = tuple(sum(worths[4 * month : 4 * month + 4]) + weights.bomb for month in MONTHS)
    return Book(weights, play, target, bomb, weights.flip_only)


@dataclass(frozen=True, slots=True)
class Books:
    """The tables of a policy, by how far the round is."""

    opening: Book
    middle: Book
    late: Book

    def at(self, turns_done: int, cards: int) -> Book:
        """Return the tables for the play of a seat that has had so many turns and holds so many cards."""
        if not turns_done:
            return self.opening
        return self.late if cards <= LATE_HAND else self.middle

    def after(self, cards: int) -> Weights:
        """Return the weights for the Go of a seat that holds so many cards after its play."""
        return (self.late if cards < LATE_HAND else self.middle).weights


@lru_cache(maxsize=64)
def books(policy: Policy) -> Books:
    """Return the tables of the policy, made once."""
    middle = policy.middle
    return Books(book(policy.opening or middle), book(middle), book(policy.late or middle))


def _target(worths: list[float], month: int, nibble: int) -> Card:
    cards = [4 * month + place for place in range(4) if nibble >> place & 1]
    if not cards:
        return -1
    if all(1 << card & PLAIN_JUNK for card in cards):
        return cards[0]  # the engine does not ask: the first in card order (RULES C.4)
    return max(cards, key=lambda card: (worths[card], -card))


def _can_be(place: int, loose: int, known: int) -> bool:
    """Say whether a card can be held while just these are on the table and known."""
    return not loose & place and known & place != 0 and not loose & ~known


def _play(weights: Weights, worths: list[float], card: Card, loose: int, known: int) -> float:
    own = worths[card]
    unseen = 4 - POP[known | loose]
    base = 4 * (card // 4)
    count = POP[loose]
    if count == 0:
        keep = (weights.lay_worth_0, weights.lay_worth_1, weights.lay_worth_2, weights.lay_worth_3)[min(unseen, 3)]
        return own * keep + unseen * weights.lay_unseen
    if count == 1:
        risk = (0.0, weights.pair_unseen_1, weights.pair_unseen_2, weights.pair_unseen_2)[unseen]
        return own + worths[base + next(cards_in(loose))] + risk
    lying = [worths[base + place] for place in cards_in(loose)]
    if count == 2:
        return own + max(lying) + (weights.choice_unseen if unseen else 0.0)
    return own + sum(lying) + weights.stack
