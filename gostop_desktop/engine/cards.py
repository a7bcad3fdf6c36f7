"""The cards as small integers, and sets of them as bitmasks (RULES A)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations
from typing import TypeAlias

Card: TypeAlias = int
"""A card's place in the card order of RULES A.1: four to a month, then the bonus cards."""

CardSet: TypeAlias = int
"""A set of cards: bit *n* stands for card *n*."""

Month: TypeAlias = int
"""0 (January, pine) to 11 (December, rain); texts count from 1."""

Seat: TypeAlias = int
"""0, 1, 2 in order of turn."""

MONTHS: range = range(12)
MONTH_KINDS: tuple[str, ...] = tuple("BRJK ARJK BRJK ARJK ARJK ARJK ARJK BAJK ARJK ARJK BDJK BARD".split())
"""The kinds of each month's four cards, in card order (RULES A.1)."""

MONTH_CODES: tuple[str, ...] = tuple(f"{month + 1:02}{kind}" for month in MONTHS for kind in MONTH_KINDS[month])
BONUS_CODES: tuple[str, ...] = tuple(f"X{value}{letter}" for value in (2, 3) for letter in "abcde")
CODES: tuple[str, ...] = MONTH_CODES + BONUS_CODES
"""The code of every card there can be; a pack has at most five of the last ten."""

ALL_CARDS: range = range(len(CODES))
FIRST_BONUS: Card = len(MONTH_CODES)
CARD_OF: dict[str, Card] = {code: card for card, code in enumerate(CODES)}


def card_set(cards: Iterable[Card]) -> CardSet:
    """Return the set that holds just these cards."""
    result = 0
    for card in cards:
        result |= 1 << card
    return result


def cards_in(cards: CardSet) -> Iterator[Card]:
    """Yield the cards of the set in card order."""
    while cards:
        low = cards & -cards
        yield low.bit_length() - 1
        cards ^= low


@lru_cache(maxsize=4096)
def in_order(cards: CardSet) -> tuple[Card, ...]:
    """Return the cards of the set in card order, remembered: events ask for the same few sets all the time."""
    return tuple(cards_in(cards))


def subsets(cards: CardSet) -> Iterator[CardSet]:
    """Yield every subset, those of the fewest cards first: the empty one, then each card alone."""
    members = [1 << card for card in cards_in(cards)]
    for size in range(len(members) + 1):
        for chosen in combinations(members, size):
            yield sum(chosen)


def lowest(cards: CardSet) -> Card:
    """Return the first card of a set that is not empty, in card order."""
    return (cards & -cards).bit_length() - 1


def month_of(card: Card) -> Month:
    """Return the month of a card that has one; a bonus card has none (RULES A.2)."""
    assert card < FIRST_BONUS, f"{CODES[card]} has no month"
    return card // 4


def _of(*kinds: str) -> CardSet:
    return card_set(card for card, code in enumerate(MONTH_CODES) if code[2] in kinds)


def _named(codes: str) -> CardSet:
    return card_set(CARD_OF[code] for code in codes.split())


MONTH_CARDS: tuple[CardSet, ...] = tuple(0xF << 4 * month for month in MONTHS)
MONTH_FIRSTS: CardSet = card_set(4 * month for month in MONTHS)
"""The first card of every month."""
MATES: tuple[CardSet, ...] = tuple(MONTH_CARDS[card // 4] if card < FIRST_BONUS else 0 for card in ALL_CARDS)
"""For each card, the four cards of its month; none for a bonus card."""

BRIGHTS: CardSet = _of("B")
ANIMALS: CardSet = _of("A")
RIBBONS: CardSet = _of("R")
COLOURED: CardSet = _of("D")
"""The two coloured junk cards; whether they count double is `Rules.double_junk`."""
PLAIN_JUNK: CardSet = _of("J", "K")
BONUS2: CardSet = card_set(CARD_OF[code] for code in BONUS_CODES if code[1] == "2")
BONUS3: CardSet = card_set(CARD_OF[code] for code in BONUS_CODES if code[1] == "3")
BONUS: CardSet = BONUS2 | BONUS3
JUNK: CardSet = PLAIN_JUNK | COLOURED | BONUS
"""Every junk card; a cup that counts as junk is not among them (RULES D.2)."""

RAIN_BRIGHT: CardSet = _named("12B")
GUKJIN: CardSet = _named("09A")
BRIDGE: CardSet = _named("05A")
GODORI: CardSet = _named("02A 04A 08A")
HONGDAN: CardSet = _named("01R 02R 03R")
CHEONGDAN: CardSet = _named("06R 09R 10R")
CHODAN: CardSet = _named("04R 05R 07R")


def months_with_two(cards: CardSet) -> tuple[Month, ...]:
    """Return the months of which the set holds at least two cards."""
    both, either = cards & cards >> 1, cards | cards >> 1
    return _months((both | both >> 2 | either & either >> 2) & MONTH_FIRSTS)


_THREE: bytes = bytes(any((cards >> place & 15).bit_count() >= 3 for place in (0, 4, 8)) for cards in range(1 << 12))
"""For the cards of three months, whether three of one are among them: most hands are done with four looks."""


def months_with_three(cards: CardSet) -> tuple[Month, ...]:
    """Return the months of which the set holds at least three cards."""
    if not (
        _THREE[cards & 4095] or _THREE[cards >> 12 & 4095] or _THREE[cards >> 24 & 4095] or _THREE[cards >> 36 & 4095]
    ):
        return ()
    both, either = cards & cards >> 1, cards | cards >> 1
    return _months((both & either >> 2 | either & both >> 2) & MONTH_FIRSTS)


def months_with_four(cards: CardSet) -> tuple[Month, ...]:
    """Return the months of which the set holds all four cards."""
    both = cards & cards >> 1
    return _months(both & both >> 2 & MONTH_FIRSTS)


@lru_cache(maxsize=4096)
def _months(firsts: CardSet) -> tuple[Month, ...]:
    return tuple(card // 4 for card in cards_in(firsts))
