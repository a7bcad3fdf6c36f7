"""One table's rules as the steps of a round read them: worked out once, looked up ever after."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from .cards import MATES, Card, CardSet, Seat, card_set, lowest
from .deck import packets
from .events import StackKind, StealReason
from .rules import Rules
from .scoring import scorer

Steals: TypeAlias = Mapping[StealReason, int]

STACK_REASONS: Mapping[StackKind, StealReason] = {"own": "stack_own", "other": "stack_other", "dealt": "stack_dealt"}
"""Why junk is taken with each kind of stack (RULES C.9)."""


class House:
    """What the rules come to in play."""

    __slots__ = (
        "asks_cups",
        "bomb_pairs",
        "bury",
        "declares",
        "department",
        "first_bonuses",
        "late_quads",
        "looks_back",
        "next_seats",
        "others",
        "pack",
        "packets",
        "points",
        "scorer",
        "shakes_at_start",
        "shakes_on_play",
        "shodang",
        "steals",
    )

    def __init__(self, rules: Rules) -> None:
        players = rules.players
        self.scorer = scorer(rules)
        self.points = self.scorer.points
        self.others: tuple[tuple[Seat, ...], ...] = tuple(
            tuple((seat + step) % players for step in range(1, players)) for seat in range(players)
        )
        """For each seat the others in turn order."""
        self.next_seats = tuple((*self.others[seat], seat) for seat in range(players))
        """For each seat who may be on turn after it: the others, at last itself."""
        self.pack: CardSet = card_set(rules.pack)
        self.packets = tuple(tuple(packets(rules, dealer)) for dealer in range(players))
        """For each dealer, who is dealt how many cards, one packet after another (RULES B.4)."""
        self.steals: tuple[Steals, Steals] = (_steals(rules), _last_turn_steals(rules))
        """Junk due from each opponent for every reason: on most turns, and on a seat's last one (RULES C.9, C.10)."""
        self.looks_back = rules.sweep_rule != "any"
        """Whether a sweep depends on what lay there before the move (RULES C.9)."""
        self.asks_cups = bool(self.scorer.convertible) and rules.gukjin_timing != "auto"
        """Whether convertible animals are declared (RULES D.2)."""
        self.bury = rules.bonus_ppuk == "bury"
        """Whether a ppuk keeps the bonus cards flipped before it (RULES C.8)."""
        self.late_quads = rules.hand_quad in ("win", "choice") and rules.hand_quad_after_bonus != "never"
        """Whether a replacement can complete four of a month that count (RULES B.6)."""
        self.shakes_on_play = rules.shake and rules.shake_timing == "on_play"
        self.shakes_at_start = rules.shake and rules.shake_timing == "turn_start"
        self.shodang = rules.shodang and players == 3
        self.declares = self.asks_cups or self.late_quads or self.shodang
        """Whether anything may be declared beside a move (RULES C.3)."""
        self.bomb_pairs = rules.bomb_pairs
        self.department = rules.department_points > 0
        self.first_bonuses = self.department or any(
            (*rules.ppuk_points, rules.first_ttadak_points, rules.first_jjok_points)
        )
        """Whether anything is paid for a first turn (RULES C.11)."""


class Bombing(NamedTuple):
    """What a bomb brings beside the four cards (RULES C.6, C.9, F.2)."""

    junk: int
    """Taken from each opponent."""
    free_turns: int
    factor: int
    """By which it multiplies what the winner is paid."""


def bombing(rules: Rules, *, is_pair: bool) -> Bombing:
    """Return what a bomb of three brings, or a pair bomb."""
    if is_pair:
        return Bombing(rules.bomb_pair_steal, 1, rules.bomb_pair_multiplier)
    return Bombing(rules.bomb_steal, 2, rules.bomb_multiplier)


def shown_with(hand: CardSet, card: Card) -> CardSet:
    """Return the three cards that are shown when a card is played and its month shaken (RULES C.5)."""
    others = hand & MATES[card] & ~(1 << card)
    first = lowest(others)
    return 1 << card | 1 << first | 1 << lowest(others & ~(1 << first))


def _steals(rules: Rules) -> dict[StealReason, int]:
    return {
        "bomb": rules.bomb_steal,
        "stack_own": rules.ja_ppuk_steal,
        "stack_other": rules.ppuk_take_steal,
        "stack_dealt": rules.table_triple_steal,
        "ttadak": rules.ttadak_steal,
        "jjok": rules.jjok_steal,
        "sweep": rules.sweep_steal,
        "bonus": rules.bonus_steal,
    }


def _last_turn_steals(rules: Rules) -> dict[StealReason, int]:
    """Return what is still taken on a last turn; bonus cards are not affected (RULES C.10)."""
    kept: set[StealReason] = {"bonus"}
    if rules.last_turn_steals == "stacks_only":
        kept.update(STACK_REASONS.values())
    elif rules.last_turn_steals == "all":
        kept.update(_steals(rules))
    return {reason: count if reason in kept else 0 for reason, count in _steals(rules).items()}


@lru_cache(maxsize=256)
def house_of(rules: Rules) -> House:
    """Return the house of these rules, made once."""
    return House(rules)
