"""How an option is said as a rule of the game: a sentence for each of its values, with the numbers filled in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from gostop_desktop.engine.options import Value
from gostop_desktop.i18n import _, ngettext


@dataclass(frozen=True, slots=True)
class Saying:
    """The sentences of an option; two sets of them where a table of three is spoken of in other words."""

    values: Mapping[Value, str] = field(default_factory=dict)
    """What is said of a value."""
    number: tuple[str, str] | str = ""
    """What is said of any other number, which fills `{n}`: singular and plural, or one for both."""
    three: Saying | None = None
    """What is said at a table of three, where it differs."""

    def of(self, value: Value, players: int, facts: Mapping[str, object]) -> str:
        """Return the sentence for a value; `facts` fill its other placeholders."""
        if players > 2 and self.three is not None and (value not in self.values or value in self.three.values):
            return self.three.of(value, 2, facts)
        if value in self.values:
            return _(self.values[value], **facts)
        if isinstance(self.number, str):
            return _(self.number, n=value, **facts)
        assert isinstance(value, int), f"{value!r} is no number"
        return ngettext(*self.number, value, **facts)


def on_off(on: str, off: str) -> Saying:
    """Return how a switch is said."""
    return Saying({True: on, False: off})


def numbered(zero: str, number: str | tuple[str, str], three: str | tuple[str, str] = "", *, none: int = 0) -> Saying:
    """Return how a number is said, one of which means nothing; `three` is for a table of three."""
    return Saying({none: zero}, number, Saying(number=three) if three else None)
