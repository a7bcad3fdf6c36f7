"""Plain values of a position, read with care: what is missing, wrong or unknown is named (PROTOCOL 2.3)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from .cards import CARD_OF, CODES, FIRST_BONUS, Card, Month, Seat
from .errors import PositionError
from .notation import shown
from .rules import Rules

T = TypeVar("T")

MOST = 1000
"""No count in a position is higher."""


def an_object(value: object, path: str, known: frozenset[str]) -> Mapping[str, object]:
    """Return an object that has only known fields. Raises PositionError."""
    if not isinstance(value, dict):
        raise PositionError(f"{path} must be an object, not {shown(value)}")
    for name in value:
        if name not in known:
            raise PositionError(f"{path} has no field {shown(name)}: the fields are {', '.join(sorted(known))}")
    return value


def needed(fields: Mapping[str, object], name: str, path: str = "position") -> object:
    """Return a field that must be there. Raises PositionError."""
    if name not in fields:
        raise PositionError(f"{path} lacks the field {name}")
    return fields[name]


def a_list(value: object, path: str, length: int | None = None) -> Sequence[object]:
    """Return a list, perhaps of a given length. Raises PositionError."""
    if not isinstance(value, list):
        raise PositionError(f"{path} must be a list, not {shown(value)}")
    if length is not None and len(value) != length:
        raise PositionError(f"{path} must have {length} elements, not {len(value)}")
    return value


def per_seat(rules: Rules, value: object, path: str, read: Callable[[object, str], T]) -> list[T]:
    """Return one value for each seat. Raises PositionError."""
    entries = a_list(value, path, rules.players)
    return [read(entry, f"{path}[{seat}]") for seat, entry in enumerate(entries)]


def cards(value: object, path: str) -> list[Card]:
    """Return different cards, in the order given."""
    found: list[Card] = []
    for place, entry in enumerate(a_list(value, path)):
        card = a_card(entry, f"{path}[{place}]")
        if card in found:
            raise PositionError(f"{path} holds {CODES[card]} twice")
        found.append(card)
    return found


def a_card(value: object, path: str) -> Card:
    """Return the card of that code. Raises PositionError."""
    if not isinstance(value, str) or value not in CARD_OF:
        raise PositionError(f"{path} must be a card such as 01B or X2a, not {shown(value)}")
    return CARD_OF[value]


def a_month_card(value: object, path: str) -> Card | None:
    """Return a card that is no bonus card, or None. Raises PositionError."""
    if value is None:
        return None
    card = a_card(value, path)
    if card >= FIRST_BONUS:
        raise PositionError(f"{path} must be a card that has a month, not {CODES[card]}")
    return card


def months(value: object, path: str) -> tuple[Month, ...]:
    """Return months, counted from 1 in the text and from 0 here. Raises PositionError."""
    return tuple(whole(entry, f"{path}[{place}]", 1, 12) - 1 for place, entry in enumerate(a_list(value, path)))


def seats(rules: Rules, value: object, path: str) -> tuple[Seat, ...]:
    """Return seats, perhaps one of them several times. Raises PositionError."""
    last_seat = rules.players - 1
    return tuple(whole(entry, f"{path}[{place}]", 0, last_seat) for place, entry in enumerate(a_list(value, path)))


def counts(value: object, path: str) -> tuple[int, ...]:
    """Return counts. Raises PositionError."""
    return tuple(a_count(entry, f"{path}[{place}]") for place, entry in enumerate(a_list(value, path)))


def a_count(value: object, path: str) -> int:
    """Return a count that is not absurd. Raises PositionError."""
    return whole(value, path, 0, MOST)


def whole(value: object, path: str, low: int, high: int) -> int:
    """Return a whole number in the range. Raises PositionError."""
    if type(value) is not int or not low <= value <= high:
        raise PositionError(f"{path} must be a whole number from {low} to {high}, not {shown(value)}")
    return value


def flag(value: object, path: str) -> bool:
    """Return true or false. Raises PositionError."""
    if not isinstance(value, bool):
        raise PositionError(f"{path} must be true or false, not {shown(value)}")
    return value


def word(value: object, path: str, known: Mapping[str, T]) -> T:
    """Return what the word stands for. Raises PositionError if it is not one of those known."""
    if not isinstance(value, str) or value not in known:
        raise PositionError(f"{path} must be one of {', '.join(known)}, not {shown(value)}")
    return known[value]
