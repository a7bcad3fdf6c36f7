"""The fields of a request, read with care: what is missing, wrong or unknown is named."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gostop_desktop.engine.cards import CARD_OF, Card
from gostop_desktop.engine.notation import shown


class RequestError(ValueError):
    """The request cannot be served; the sentence says which field is wrong."""


class Fields:
    """An object of a request; each field is taken once, and `close` refuses those nobody asked for."""

    def __init__(self, value: object, where: str) -> None:
        if not isinstance(value, dict):
            raise RequestError(f"{where} must be an object, not {shown(value)}")
        self.where = where
        self._left: dict[str, object] = dict(value)

    def __contains__(self, name: str) -> bool:
        return name in self._left

    def take(self, name: str) -> object:
        """Return any value. Raises RequestError if the field is missing."""
        if name not in self._left:
            raise RequestError(f"{self.where} lacks the field {name!r}")
        return self._left.pop(name)

    def given(self, name: str, default: object) -> object:
        """Return any value, or the default if the field is missing."""
        return self._left.pop(name, default)

    def integer(self, name: str, low: int, high: int, default: int | None = None) -> int:
        """Return a whole number in the range; the default, if there is one, if the field is missing."""
        value = self.take(name) if default is None else self.given(name, default)
        return whole(value, self._path(name), low, high)

    def text(self, name: str, default: str | None = None) -> str:
        """Return a text of Unicode characters."""
        value = self.take(name) if default is None else self.given(name, default)
        if not isinstance(value, str) or not _is_unicode(value):
            raise RequestError(f"{self._path(name)} must be a text, not {shown(value)}")
        return value

    def flag(self, name: str, *, default: bool) -> bool:
        """Return true or false."""
        value = self.given(name, default)
        if not isinstance(value, bool):
            raise RequestError(f"{self._path(name)} must be true or false, not {shown(value)}")
        return value

    def items(self, name: str) -> Sequence[object]:
        """Return a list of anything."""
        value = self.take(name)
        if not isinstance(value, list):
            raise RequestError(f"{self._path(name)} must be a list, not {shown(value)}")
        return value

    def cards(self, name: str) -> list[Card]:
        """Return a list of cards, each at most once."""
        return distinct_cards(self.items(name), self._path(name))

    def inner(self, name: str, default: Mapping[str, object] | None = None) -> Fields:
        """Return an object."""
        value = self.take(name) if default is None else self.given(name, default)
        return Fields(value, self._path(name))

    def by_seat(self, name: str, players: int) -> dict[int, object]:
        """Return a map from seats, written as texts, to anything."""
        fields = self.inner(name)
        found = {seat: fields.take(str(seat)) for seat in range(players) if str(seat) in fields}
        fields.close()
        return found

    def close(self) -> None:
        """Raise RequestError if a field is left."""
        if self._left:
            raise RequestError(f"{self.where} has no field {', '.join(map(shown, self._left))}")

    def _path(self, name: str) -> str:
        return name if self.where == "the request" else f"{self.where}.{name}"


def whole(value: object, path: str, low: int, high: int) -> int:
    """Return the value if it is a whole number in the range. Raises RequestError."""
    if type(value) is not int or not low <= value <= high:
        raise RequestError(f"{path} must be a whole number from {low} to {high}, not {shown(value)}")
    return value


def distinct_cards(values: Sequence[object], path: str) -> list[Card]:
    """Return the cards that the codes name. Raises RequestError for an unknown one, or one given twice."""
    cards: list[Card] = []
    for place, code in enumerate(values):
        cards.append(card_named(code, f"{path}[{place}]"))
        if cards[-1] in cards[:-1]:
            raise RequestError(f"{path} holds {code} twice")
    return cards


def card_named(value: object, path: str) -> Card:
    """Return the card of that code. Raises RequestError if there is none."""
    if not isinstance(value, str) or value not in CARD_OF:
        raise RequestError(f"{path} must be a card such as 01B or X2a, not {shown(value)}")
    return CARD_OF[value]


def _is_unicode(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
