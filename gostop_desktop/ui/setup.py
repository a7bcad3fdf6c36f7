"""What a match is to be like: who plays whom, by which rules, how long. New game makes it, the table plays it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from gostop_desktop.engine.rules import Rules, preset
from gostop_desktop.i18n import pgettext

from .people import LONGEST_NAME, PEOPLE, PORTRAITS, TWO_PEOPLE, Word, called, saved_names


class Length(Enum):
    """When a match ends."""

    ENDLESS = "endless"
    ROUNDS = "rounds"
    """After a number of rounds."""
    UNTIL_OUT = "until_out"
    """When somebody has no chips left."""


@dataclass(frozen=True, slots=True)
class SeatSetup:
    """Who sits on a seat."""

    given: str
    """The name as it was when the match began."""
    portrait: str
    """One of `people.PORTRAITS`."""
    level: str | None = None
    """A name of `players.levels.LEVELS`; None is a person."""
    word: Word | None = None
    """Context and word of a name that nobody chose: it follows the language."""

    @property
    def name(self) -> str:
        """What the seat is called on screen now."""
        return called(self.given, self.word)


@dataclass(frozen=True, slots=True)
class MatchSetup:
    """Everything that the table needs to begin a match."""

    rules: Rules
    preset: str
    """The preset that the rules began as."""
    seats: tuple[SeatSetup, ...]
    """In order of turn; seat 0 is the person at the machine."""
    chips: int = 100_000
    """What every seat starts with."""
    length: Length = Length.ENDLESS
    rounds: int = 10
    """How many, with Length.ROUNDS."""
    points_only: bool = False
    """Whether chips are hidden everywhere."""
    seed: str | None = None
    """A seed text (PROTOCOL 1.2) for the whole match; None draws one."""
    is_practice: bool = False
    """Whether decisions can be taken back and hidden cards looked at; its rounds are marked (UX 5.4)."""
    deal_code: str | None = None
    """A deal code (UX 5.7) for the first round."""

    @property
    def is_hot_seat(self) -> bool:
        """Whether two people share the machine."""
        return sum(seat.level is None for seat in self.seats) > 1


DEFAULT_LEVEL = "skilled"


def default_seats(players: int, levels: tuple[str, ...] = ()) -> tuple[SeatSetup, ...]:
    """Return the person and computers at these levels, the default one where none is named."""
    (name, portrait), *others = PEOPLE[:players]
    wanted = (*levels, *[DEFAULT_LEVEL] * players)
    computers = (
        SeatSetup(pgettext(*other), picture, level, other)
        for (other, picture), level in zip(others, wanted, strict=False)
    )
    return SeatSetup(pgettext(*name), portrait, word=name), *computers


def hot_seats(names: Sequence[str] = ()) -> tuple[SeatSetup, ...]:
    """Return two people, under their names where they have given them."""
    given = (*(name.strip()[:LONGEST_NAME] for name in names), "", "")
    return tuple(
        SeatSetup(name or pgettext(*word), portrait, word=None if name else word)
        for name, (word, portrait) in zip(given, TWO_PEOPLE, strict=False)
    )


def saved_seats(table: dict[str, Any]) -> tuple[SeatSetup, ...]:
    """Return the seats that a saved table names; raises KeyError, TypeError or ValueError if it does not.

    For a level or a portrait that this version has not, another one sits down (BUGS S09).
    """
    from gostop_desktop.players.levels import PLAYER_NAMES

    people = zip(saved_names(table), table["portraits"], table["levels"], PORTRAITS, strict=False)
    return tuple(
        SeatSetup(
            name,
            str(portrait) if portrait in PORTRAITS else other,
            level if level is None or level in PLAYER_NAMES else DEFAULT_LEVEL,
            word,
        )
        for (name, word), portrait, level, other in people
    )


def default_setup(
    name: str = "matgo", players: int | None = None, seed: str | None = None, levels: tuple[str, ...] = ()
) -> MatchSetup:
    """Return a match by a preset against computers; raises RulesError if there is no such preset."""
    rules = preset(name, players)
    return MatchSetup(rules, name, default_seats(rules.players, levels), seed=seed)
