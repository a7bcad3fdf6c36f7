"""The fields of a request, read with care: what is missing, wrong or unknown is named."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gostop_desktop.engine import plain
from gostop_desktop.engine.cards import Card
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
        return plain.whole(value, self._path(name), low, high)

    def text(self, name: str, default: str | None = None) -> str:
        """Return a text of Unicode characters."""
        value = self.take(name) if default is None else self.given(name, default)
        if not isinstance(value, str) or not _is_unicode(value):
            raise RequestError(f"{self._path(name)} must be a text, not {shown(value)}")
        return value

    def flag(self, name: str, *, default: bool) -> bool:
        """Return true or false."""
        return plain.flag(self.given(name, default), self._path(name))

    def items(self, name: str) -> Sequence[object]:
        """Return a list of anything."""
        return plain.a_list(self.take(name), self._path(name))

    def cards(self, name: str) -> list[Card]:
        """Return a list of cards, each at most once."""
        return plain.cards(self.take(name), self._path(name))

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


def _is_unicode(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
