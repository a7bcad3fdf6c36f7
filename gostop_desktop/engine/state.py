"""The parts of a round that outlive a single step: phases, stacks, the turn under way, open questions (RULES C.1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, Self, TypeAlias

from .baks import Standing
from .cards import Card, CardSet, Month, Seat
from .events import BakKind, Event, StackKind, StealReason
from .facts import fact
from .house import House, house_of
from .liability import ShodangCall
from .result import Instant, ResultKind
from .rules import Rules


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
Meeting: TypeAlias = Literal["ppuk", "ttadak", "jjok"]
"""What the flip made of the played card when both have one month (RULES C.4)."""


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
    stacks: tuple[StackKind, ...] = ()
    """The kinds of stack that were taken: with the hand card, then with the flip."""
    meeting: Meeting | None = None
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
            self.stacks,
            self.meeting,
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


@dataclass(frozen=True, slots=True)
class Ending:
    """How a round ended; what it pays is worked out when somebody asks (`outcome.result_of`)."""

    kind: ResultKind
    winner: Seat | None = None
    points: int = 0
    """What each opponent pays for a fixed-score win (RULES F.6)."""
    holders: tuple[Seat, ...] = ()
    """Who showed four of a month, where several did (RULES B.6)."""


@fact
class SeatNotes:
    """What listeners have been told about one seat."""

    captured: CardSet
    as_animal: CardSet
    as_junk: CardSet
    go: int
    score: int
    standing: Standing | None
    """None while nobody has points or a Go: then no bak can threaten."""


@fact
class Notes:
    """What listeners have been told about every seat."""

    seats: tuple[SeatNotes, ...]
    threats: Mapping[tuple[BakKind, Seat], int]
    """Who would pay double for what, and how many cards from safety."""


class RoundState:
    """Everything that can be known about a round at one moment (RULES C.1); `Round` moves it on.

    The lists run over the seats. What they hold is immutable, so that a copy costs next to nothing.
    """

    __slots__ = (
        "as_animal",
        "as_junk",
        "bombs",
        "bonus_points",
        "captured",
        "carry",
        "current",
        "dealer",
        "ending",
        "free_turns",
        "go",
        "go_order",
        "hands",
        "house",
        "instant",
        "last_go_score",
        "noted",
        "pair_bombs",
        "phase",
        "ppuk_turns",
        "quad",
        "replaced",
        "rules",
        "shaken",
        "shodang",
        "shown",
        "stacks",
        "stock",
        "table",
        "told",
        "turn",
        "turns_done",
    )

    rules: Rules
    house: House
    hands: list[CardSet]
    table: CardSet
    """Loose cards."""
    stacks: dict[Month, Stack]
    stock: list[Card]
    """The face-down pile with its top at the end."""
    captured: list[CardSet]
    current: Seat
    """Whose turn it is."""
    dealer: Seat
    carry: int
    """Drawn rounds before this one (RULES F.7)."""
    phase: Phase
    turn: Turn | None
    """The turn under way, where it waits in its middle; in the phase `play` after a refused shodang."""
    free_turns: list[int]
    shaken: list[tuple[Month, ...]]
    shown: list[CardSet]
    """Cards in each hand that everybody has seen."""
    bombs: list[int]
    pair_bombs: list[int]
    go: list[int]
    last_go_score: list[int]
    go_order: tuple[Seat, ...]
    turns_done: list[int]
    ppuk_turns: list[tuple[int, ...]]
    as_animal: list[CardSet]
    as_junk: list[CardSet]
    instant: tuple[Instant, ...]
    bonus_points: list[int]
    replaced: list[CardSet]
    """Cards drawn into the hand for bonus cards; kept only where `hand_quad_after_bonus` asks for it."""
    quad: QuadCall | None
    shodang: ShodangCall | None
    ending: Ending | None
    told: list[Event] | None
    """What happened since somebody began to listen; None while nobody does."""
    noted: Notes | None
    """What listeners last heard about sets, baks and scores; forgotten when a step is taken untold."""

    def __init__(self, rules: Rules, hands: list[CardSet], table: CardSet, stock: list[Card]) -> None:
        players = rules.players
        self.rules = rules
        self.house = house_of(rules)
        self.hands = hands
        self.table = table
        self.stacks = {}
        self.stock = stock
        self.captured = [0] * players
        self.current = self.dealer = self.carry = 0
        self.phase = Phase.PLAY
        self.turn = None
        self.free_turns = [0] * players
        self.shaken = [()] * players
        self.shown = [0] * players
        self.bombs = [0] * players
        self.pair_bombs = [0] * players
        self.go = [0] * players
        self.last_go_score = [0] * players
        self.go_order = ()
        self.turns_done = [0] * players
        self.ppuk_turns = [()] * players
        self.as_animal = [0] * players
        self.as_junk = [0] * players
        self.instant = ()
        self.bonus_points = [0] * players
        self.replaced = [0] * players
        self.quad = None
        self.shodang = None
        self.ending = None
        self.told = None
        self.noted = None

    def copy(self) -> Self:
        """Return an equal round that goes on by itself; nobody listens to it."""
        new = object.__new__(type(self))
        new.rules = self.rules
        new.house = self.house
        new.hands = self.hands[:]
        new.table = self.table
        new.stacks = self.stacks.copy() if self.stacks else {}
        new.stock = self.stock[:]
        new.captured = self.captured[:]
        new.current = self.current
        new.dealer = self.dealer
        new.carry = self.carry
        new.phase = self.phase
        new.turn = None if self.turn is None else self.turn.copy()
        new.free_turns = self.free_turns[:]
        new.shaken = self.shaken[:]
        new.shown = self.shown[:]
        new.bombs = self.bombs[:]
        new.pair_bombs = self.pair_bombs[:]
        new.go = self.go[:]
        new.last_go_score = self.last_go_score[:]
        new.go_order = self.go_order
        new.turns_done = self.turns_done[:]
        new.ppuk_turns = self.ppuk_turns[:]
        new.as_animal = self.as_animal[:]
        new.as_junk = self.as_junk[:]
        new.instant = self.instant
        new.bonus_points = self.bonus_points[:]
        new.replaced = self.replaced[:]
        new.quad = self.quad
        new.shodang = self.shodang
        new.ending = self.ending
        new.told = None
        new.noted = self.noted
        return new

    @property
    def is_over(self) -> bool:
        return self.phase is Phase.OVER

    @property
    def to_move(self) -> Seat | None:
        """The seat that is asked; None once the round is over."""
        if self.phase is Phase.QUAD and self.quad is not None:
            return self.quad.asked
        if self.phase is Phase.SHODANG and self.shodang is not None:
            return self.house.others[self.shodang.caller][self.shodang.accepter is not None]
        return None if self.phase is Phase.OVER else self.current

    @property
    def scores(self) -> tuple[int, ...]:
        """What each seat's captured cards are worth (RULES D)."""
        return tuple(map(self.house.points, self.captured, self.as_animal, self.as_junk))

    def score_of(self, seat: Seat) -> int:
        """Return what the seat's captured cards are worth (RULES D)."""
        return self.house.points(self.captured[seat], self.as_animal[seat], self.as_junk[seat])

    def can_act(self, seat: Seat) -> bool:
        """Say whether the seat has a hand card or a free turn left."""
        return bool(self.hands[seat] or self.free_turns[seat])

    def may_stop(self, seat: Seat, also_as_junk: CardSet = 0) -> bool:
        """Say whether the seat's score opens Go or Stop, perhaps with a cup declared as junk (RULES C.12)."""
        score = self.house.points(self.captured[seat], self.as_animal[seat], self.as_junk[seat] | also_as_junk)
        return score >= self.rules.win_score and (not self.go[seat] or score > self.last_go_score[seat])

    def __eq__(self, other: object) -> bool:
        """Say whether both are the same round at the same moment, whoever listens."""
        if not isinstance(other, RoundState):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in RoundState.__slots__ if name not in _UNHEARD)

    __hash__ = None  # type: ignore[assignment]  # it changes


_UNHEARD = ("house", "told", "noted")
"""What does not make one round different from another."""
