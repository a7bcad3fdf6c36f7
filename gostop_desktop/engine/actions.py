"""What a seat may do (RULES C.3, C.13; texts in PROTOCOL 1).

Actions are made once and shared, so that listing the legal ones allocates nothing but the list:
`PLAY[card]`, `BOMB[month]`, `GO`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from .cards import ALL_CARDS, MONTHS, Card, Month


@dataclass(frozen=True, slots=True)
class Play:
    """A hand card with a month, and perhaps its month shaken with it (RULES C.4, C.5)."""

    card: Card
    shake: bool = False


@dataclass(frozen=True, slots=True)
class Bonus:
    """A bonus card from the hand (RULES C.8)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Bomb:
    """Three of a month on the fourth, or two on two (RULES C.6)."""

    month: Month


@dataclass(frozen=True, slots=True)
class Shake:
    """A month shaken at the start of a turn (RULES C.5, `shake_timing = turn_start`)."""

    month: Month


@dataclass(frozen=True, slots=True)
class FlipOnly:
    """A free turn: only the stock is flipped (RULES C.6)."""


@dataclass(frozen=True, slots=True)
class Choose:
    """Which of two cards on the table to take (RULES C.4)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Declare:
    """A convertible animal declared as junk or as an animal (RULES D.2)."""

    card: Card
    junk: bool


@dataclass(frozen=True, slots=True)
class Go:
    """Play on for more (RULES E)."""


@dataclass(frozen=True, slots=True)
class Stop:
    """End the round and be paid (RULES E)."""


@dataclass(frozen=True, slots=True)
class Quad:
    """End the round with four of a month in the hand (RULES B.6)."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Play on with four of a month in the hand (RULES B.6)."""


@dataclass(frozen=True, slots=True)
class Shodang:
    """Warn that either opponent could be made to win (RULES F.9)."""


@dataclass(frozen=True, slots=True)
class Answer:
    """Accept a shodang or refuse it (RULES F.9)."""

    accepts: bool


Action: TypeAlias = (
    Play | Bonus | Bomb | Shake | FlipOnly | Choose | Declare | Go | Stop | Quad | Pass | Shodang | Answer
)

PLAY: tuple[Play, ...] = tuple(Play(card) for card in ALL_CARDS)
PLAY_SHAKING: tuple[Play, ...] = tuple(Play(card, shake=True) for card in ALL_CARDS)
BONUS_PLAY: tuple[Bonus, ...] = tuple(Bonus(card) for card in ALL_CARDS)
BOMB: tuple[Bomb, ...] = tuple(Bomb(month) for month in MONTHS)
SHAKE: tuple[Shake, ...] = tuple(Shake(month) for month in MONTHS)
CHOOSE: tuple[Choose, ...] = tuple(Choose(card) for card in ALL_CARDS)
DECLARE_ANIMAL: tuple[Declare, ...] = tuple(Declare(card, junk=False) for card in ALL_CARDS)
DECLARE_JUNK: tuple[Declare, ...] = tuple(Declare(card, junk=True) for card in ALL_CARDS)
FLIP_ONLY, GO, STOP, QUAD, PASS, SHODANG = FlipOnly(), Go(), Stop(), Quad(), Pass(), Shodang()
ACCEPT, REFUSE = Answer(accepts=True), Answer(accepts=False)
