"""A round as one seat may know it (RULES B.7)."""

from __future__ import annotations

from dataclasses import dataclass

from .actions import Action
from .cards import CardSet, Month, Seat, card_set
from .liability import ShodangCall
from .result import Instant, Result
from .rules import Rules
from .state import Choice, Phase, Stack, Turn


@dataclass(frozen=True, slots=True)
class View:
    """What one seat sees and may do; it holds no reference to the round."""

    rules: Rules
    seat: Seat
    """Who is looking."""
    phase: Phase
    """`deal` while another seat is asked about four of a month."""
    current: Seat
    """Whose turn it is."""
    to_move: Seat | None
    """Who is asked; None once the round is over, or where that is hidden."""
    legal: tuple[Action, ...]
    """What this seat may do now; empty unless it is asked."""

    hand: CardSet
    hand_sizes: tuple[int, ...]
    shown: tuple[CardSet, ...]
    """Cards in each hand that everybody has seen."""
    replaced: CardSet
    """Cards of the own hand that replaced bonus cards, where the rules ask for it (RULES B.6)."""
    table: CardSet
    """Loose cards."""
    stacks: tuple[tuple[Month, Stack], ...]
    stock_size: int
    captured: tuple[CardSet, ...]
    scores: tuple[int, ...]
    """What each seat's captured cards are worth."""

    dealer: Seat
    carry: int
    """Drawn rounds before this one (RULES F.7)."""
    free_turns: tuple[int, ...]
    shaken: tuple[tuple[Month, ...], ...]
    bombs: tuple[int, ...]
    pair_bombs: tuple[int, ...]
    go: tuple[int, ...]
    last_go_score: tuple[int, ...]
    go_order: tuple[Seat, ...]
    """The seats in the order of their Go calls."""
    turns_done: tuple[int, ...]
    ppuk_turns: tuple[tuple[int, ...], ...]
    """For each seat the numbers of its turns that made a ppuk; the first turn is 0."""
    as_animal: tuple[CardSet, ...]
    as_junk: tuple[CardSet, ...]
    """Convertible animals that each seat has declared (RULES D.2)."""
    instant: tuple[Instant, ...]
    bonus_points: tuple[int, ...]

    turn: Turn | None
    """The turn under way, where it waits in its middle."""
    choice: Choice | None
    """What is to be chosen in the phases `hand_target` and `flip_target`."""
    shodang: ShodangCall | None
    result: Result | None

    @property
    def unseen(self) -> CardSet:
        """The cards that may be in another hand or in the stock."""
        seen = self.hand | self.table
        for cards in (*self.captured, *self.shown):
            seen |= cards
        for _, stack in self.stacks:
            seen |= stack.all_cards
        if self.turn is not None:
            seen |= in_turn(self.turn, self.phase)
        return card_set(self.rules.pack) & ~seen


def in_turn(turn: Turn, phase: Phase) -> CardSet:
    """Return the cards that lie nowhere else, because the turn under way still holds them."""
    if phase is Phase.HAND_TARGET and turn.played is not None:
        return 1 << turn.played | turn.bonus
    if phase is Phase.FLIP_TARGET and turn.flipped is not None:
        return 1 << turn.flipped | turn.taken | turn.bonus
    return 0
