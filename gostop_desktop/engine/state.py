"""The parts of a round that outlive a single step: phases, stacks, the turn under way, open questions (RULES C.1)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, TypeAlias

from .cards import Card, CardSet, Seat
from .events import StackKind, StealReason


class Phase(StrEnum):
    """What is being asked, and so which actions are legal (PROTOCOL 2.2)."""

    QUAD = "quad"
    """End the round with four of a month in the hand, or play on (RULES B.6)."""
    PLAY = "play"
    HAND_TARGET = "hand_target"
    """Which of two cards to take with the played one (RULES C.4)."""
    FLIP_TARGET = "flip_target"
    """Which of two cards to take with the flipped one (RULES C.4)."""
    GUKJIN = "gukjin"
    """Whether a convertible animal is an animal or junk (RULES D.2)."""
    GO_STOP = "go_stop"
    SHODANG = "shodang"
    """Whether an opponent accepts a shodang (RULES F.9)."""
    OVER = "over"
    DEAL = "deal"
    """Only in views: another seat may be thinking about its four of a month (RULES B.7)."""


@dataclass(frozen=True, slots=True)
class Stack:
    """Three cards of a month that lie bound together, and the bonus cards buried with them."""

    cards: CardSet
    owner: Seat | None = None
    """Who made it; nobody if it was dealt."""
    bonus: CardSet = 0

    @property
    def all_cards(self) -> CardSet:
        """Everything that goes to whoever takes the stack."""
        return self.cards | self.bonus


TurnBy: TypeAlias = Literal["hand", "substitute", "bomb", "free"]
"""How the turn began: a hand card, a bonus card's substitute, a bomb, a free turn."""
TurnEvent: TypeAlias = StackKind | Literal["ppuk", "ttadak", "jjok"]
"""What was recognised: the kind of stack that the hand card took, or what the flip made of it."""


@dataclass(slots=True)
class Turn:
    """A turn under way that waits for a choice in its middle (PROTOCOL 2.3)."""

    by: TurnBy
    played: Card | None = None
    """The card from the hand, or the substitute; none in a bomb or a free turn."""
    matches: int = 0
    """How many cards of its month lay on the table; 3 is a stack."""
    target: Card | None = None
    """The card it was put on."""
    flipped: Card | None = None
    taken: CardSet = 0
    """What the hand card or the bomb takes; once the turn is collected, also what the flip took."""
    bonus: CardSet = 0
    """Bonus cards that were turned up and are kept."""
    steals: tuple[tuple[StealReason, int], ...] = ()
    """Junk due from each opponent, in the order in which it will be taken."""
    table_before: CardSet = 0
    """Everything that lay on the table before the move, stacks included."""
    events: tuple[TurnEvent, ...] = ()
    asked: CardSet = 0
    """Convertible animals that the owner left undeclared at the end of this turn (RULES D.2, `free`)."""

    def copy(self) -> Turn:
        """Return an equal turn that can go on by itself."""
        return Turn(
            self.by,
            self.played,
            self.matches,
            self.target,
            self.flipped,
            self.taken,
            self.bonus,
            self.steals,
            self.table_before,
            self.events,
            self.asked,
        )


@dataclass(frozen=True, slots=True)
class QuadCall:
    """Holders of four of a month are asked one after another (RULES B.6)."""

    asked: Seat
    ending: tuple[Seat, ...] = ()
    """Who chose to end the round."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Which of the candidates to take with the card (RULES C.4)."""

    card: Card
    candidates: tuple[Card, Card]
