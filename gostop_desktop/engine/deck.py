"""The order of the cards: decks from a secret or a seed, cuts, packets (RULES B.3, B.4; PROTOCOL 1.2)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from hashlib import sha256
from struct import pack, unpack
from typing import TypeVar

from .cards import Card, Seat
from .errors import NotationError, RulesError
from .rules import Rules

SECRET_BYTES = 32
_WORD = 1 << 32
_CUT_AT = re.compile(r"[1-9][0-9]{0,2}")
_CUT_ORDER = re.compile(r"([012]),([012]),([012])")

T = TypeVar("T")


def commitment(secret: bytes) -> str:
    """Return what is shown before the cut: a fingerprint from which the secret cannot be found (UX 5.1)."""
    return sha256(b"gostop-commit-v1\0" + secret).hexdigest()


def secret_of(seed: str, round: int = 0) -> bytes:
    """Return the secret that a seed and the number of a round stand for (PROTOCOL 1.2).

    Raises NotationError for a seed that is no Unicode text.
    """
    try:
        text = seed.encode()
    except UnicodeEncodeError:
        raise NotationError(f"the seed {seed!a} is no Unicode text") from None
    return sha256(b"gostop-seed-v1\0" + text + b"\0" + str(round).encode()).digest()


def deck_v1(rules: Rules, secret: bytes, cut: str = "") -> list[Card]:
    """Return the deck of one round, top first: the same on every machine, for ever (UX 5.1).

    `cut` is whatever the cutter gave, a place, an order of piles or any word: all of it mixes, and a
    place or an order also moves the cards (RULES B.3).
    """
    return _rearranged(rules, shuffled(rules.pack, secret, cut), cut)


def shuffled(cards: Sequence[T], secret: bytes, cut: str = "") -> list[T]:
    """Return the cards mixed by the secret and by what the cutter gave, not yet cut."""
    words = _words(secret, cut)
    result = list(cards)
    for place in range(len(result) - 1, 0, -1):
        other = _below(words, place + 1)
        result[place], result[other] = result[other], result[place]
    return result


def choose_below(count: int, secret: bytes) -> int:
    """Return a number from 0 to count - 1, each as likely: a lot drawn with the secret."""
    return _below(_words(secret, ""), count)


def _words(secret: bytes, cut: str) -> Iterator[int]:
    """Yield 32-bit words from the hash of the secret, the cutter's word and a counter."""
    assert len(secret) == SECRET_BYTES, f"a secret has {SECRET_BYTES} bytes"
    word = cut.encode()
    head = b"gostop-deck-v1\0" + secret + pack(">I", len(word)) + word
    block = 0
    while True:
        yield from unpack(">8I", sha256(head + pack(">I", block)).digest())
        block += 1


def _below(words: Iterator[int], count: int) -> int:
    """Return a number below `count`; words that would favour some numbers are skipped."""
    limit = _WORD - _WORD % count
    return next(word for word in words if word < limit) % count


def _rearranged(rules: Rules, deck: list[Card], cut: str) -> list[Card]:
    if rules.cut == "single" and _CUT_AT.fullmatch(cut) and int(cut) < len(deck):
        return cut_single(deck, int(cut))
    if rules.cut == "three_piles" and (piles := _CUT_ORDER.fullmatch(cut)):
        order = [int(pile) for pile in piles.groups()]
        if len(set(order)) == len(order):
            return cut_three_piles(deck, order)
    return deck


def cut_single(deck: Sequence[T], at: int) -> list[T]:
    """Return the deck with the lifted top cards as its bottom (RULES B.3).

    Raises RulesError if `at` does not lie inside the deck.
    """
    if not 1 <= at < len(deck):
        raise RulesError(f"a deck of {len(deck)} cards cannot be cut at {at}: the place is 1 to {len(deck) - 1}")
    return [*deck[at:], *deck[:at]]


def cut_three_piles(deck: Sequence[T], order: Sequence[int]) -> list[T]:
    """Return the deck made of three piles put back in another order, the new top first (RULES B.3).

    Raises RulesError if `order` does not name each pile once.
    """
    if sorted(order) != [0, 1, 2]:
        raise RulesError(f"the piles cannot be put back as {list(order)}: the order holds 0, 1 and 2 once each")
    size, surplus = divmod(len(deck), 3)
    first = size + (surplus > 0)
    second = first + size + (surplus > 1)
    piles = (deck[:first], deck[first:second], deck[second:])
    return [card for pile in order for card in piles[pile]]


_PACKETS: dict[str, tuple[tuple[str, int], ...]] = {
    "table_first": (("table", 0), ("hands", 0), ("table", 1), ("hands", 1)),
    "hands_first": (("hands", 0), ("table", 0), ("hands", 1), ("table", 1)),
}
_HALVES = {2: {"table": (4, 4), "hands": (5, 5)}, 3: {"table": (3, 3), "hands": (4, 3)}}


def packets(rules: Rules, dealer: Seat) -> list[tuple[Seat | None, int]]:
    """Return the packets in which the cards are dealt: receiver (None for the table) and number (RULES B.4)."""
    seats = [(dealer + step) % rules.players for step in range(1, rules.players + 1)]
    if rules.deal_order == "at_once" or rules.cut == "tap":
        return [(None, rules.table_size), *((seat, rules.hand_size) for seat in seats)]
    result: list[tuple[Seat | None, int]] = []
    for where, half in _PACKETS[rules.deal_order]:
        count = _HALVES[rules.players][where][half]
        receivers: Sequence[Seat | None] = [None] if where == "table" else seats
        result += ((receiver, count) for receiver in receivers)
    return result
