"""Rounds in a row: who deals, what is carried over, who has how much money (RULES B.2, F.7, F.8)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from .cards import Card, Seat
from .dealer import cutter, next_carry, next_dealer
from .dealing import deal
from .deck import deck_v1, secret_of
from .events import Event
from .money import pay_instant, pay_result, starting_balances
from .result import Instant, Result
from .round import Round
from .rules import Rules


@dataclass(frozen=True, slots=True)
class Match:
    """A match between two rounds; `after` gives it as it stands after the next one."""

    rules: Rules
    dealer: Seat
    """Who deals the next round."""
    balances: tuple[int, ...]
    """The money of each seat."""
    carry: int = 0
    """Drawn rounds in a row before the next one (RULES F.7)."""
    dealt: int = 0
    """Deals so far, void ones included: the number of the next round for a seed (PROTOCOL 1.2)."""
    played: int = 0
    """Rounds so far, void deals not counted."""
    length: int | None = None
    """Rounds after which the match is over; None if the players decide."""

    @property
    def is_over(self) -> bool:
        """Whether the agreed rounds are played, or a seat has nothing left with limited money (RULES F.8)."""
        if self.length is not None and self.played >= self.length:
            return True
        return self.rules.bankroll == "limited" and self.dealt > 0 and min(self.balances) <= 0

    @property
    def purse(self) -> tuple[int, ...] | None:
        """What each seat can pay in the next round at most, in points; None without a limit (RULES F.8)."""
        if self.rules.bankroll == "unlimited":
            return None
        return tuple(max(0, balance) // self.rules.point_value for balance in self.balances)

    @property
    def leaders(self) -> tuple[Seat, ...]:
        """The seats that have most."""
        most = max(self.balances)
        return tuple(seat for seat, balance in enumerate(self.balances) if balance == most)

    @property
    def cutter(self) -> Seat | None:
        """Who cuts the next deck; None if nobody does (RULES B.3)."""
        return cutter(self.rules, self.dealer)

    def deck(self, secret: bytes, cut: str = "") -> list[Card]:
        """Return the next deck, made of a secret and of what the cutter gave (UX 5.1)."""
        return deck_v1(self.rules, secret, cut)

    def seeded_deck(self, seed: str) -> list[Card]:
        """Return the next deck of a match that is dealt from a seed (PROTOCOL 1.2)."""
        return deck_v1(self.rules, secret_of(seed, self.dealt))

    def deal(self, deck: Sequence[Card]) -> tuple[Round, list[Event]]:
        """Return the next round and what is seen of its deal. Raises PositionError if the deck cannot be dealt."""
        return deal(self.rules, deck, self.dealer, self.carry)

    def balances_with(self, instant: Sequence[Instant]) -> tuple[int, ...]:
        """Return the money while a round is played: what fell due at once is paid already (RULES F.8)."""
        return tuple(pay_instant(self.rules, self.balances, instant))

    def after(self, result: Result) -> Match:
        """Return the match after a round; after a void deal the same dealer deals again (RULES B.5, F.10)."""
        return replace(
            self,
            dealer=next_dealer(self.rules, self.dealer, result),
            balances=tuple(pay_result(self.rules, self.balances, result)),
            carry=next_carry(self.carry, result),
            dealt=self.dealt + 1,
            played=self.played + (result.kind != "void"),
        )


def new_match(rules: Rules, dealer: Seat, length: int | None = None) -> Match:
    """Return a match before its first round, everybody with the same money (RULES F.8)."""
    return Match(rules, dealer, tuple(starting_balances(rules)), length=length)
