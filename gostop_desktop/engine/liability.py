"""Who pays for whom: go-bak and dokbak (RULES F.4), and the shodang's liability (RULES F.9)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from .cards import Seat
from .result import Line, Why
from .rules import Rules


@dataclass(frozen=True, slots=True)
class ShodangCall:
    """A shodang and what came of it: who called, who refused, who was left to gain (RULES F.9)."""

    caller: Seat
    decliner: Seat | None = None
    accepter: Seat | None = None

    @property
    def beneficiary(self) -> Seat | None:
        """The opponent who did not refuse; known from the other two, even where nobody wrote it down."""
        return None if self.decliner is None else 3 - self.caller - self.decliner


@dataclass(frozen=True, slots=True)
class Liability:
    """What one loser owes instead of the share: (share + taken over) × factor."""

    name: Literal["gobak", "shodang"]
    factor: int = 1
    taken_over: int = 0
    why: Why | None = None

    def owed(self, share: int) -> int:
        """Return what the loser pays before the limit (RULES F.5)."""
        return (share + self.taken_over) * self.factor

    def lines(self, seat: Seat) -> list[Line]:
        """Return the points taken over and the factor as lines; one line if neither changed anything."""
        rule = {"gobak": "F.4", "shodang": "F.9"}[self.name]
        lines = []
        if self.taken_over:
            lines.append(Line("liability", self.name, rule, seat=seat, points=self.taken_over))
        if self.factor != 1 or not self.taken_over:
            lines.append(Line("liability", self.name, rule, seat=seat, factor=self.factor, why=self.why))
        return lines


def liabilities(
    rules: Rules,
    winner: Seat,
    shares: Mapping[Seat, int],
    go_calls: Sequence[Seat],
    shodang: ShodangCall | None = None,
) -> dict[Seat, Liability]:
    """Return for each loser what becomes of the share, go-bak before shodang (RULES F.4, F.9).

    `go_calls` are the seats in the order of their Go calls.
    """
    callers = [seat for seat in go_calls if seat in shares]
    if callers and rules.gobak != "off":
        if rules.gobak in ("double", "double_only") or len(shares) == 1:
            return _doubled(rules, shares, callers)
        return _dokbak(rules, shares, callers)
    if _shodang_applies(rules, winner, shodang):
        assert shodang is not None
        return _warned(shares, shodang)
    why: Why = "off" if rules.gobak == "off" else "not_called"
    return dict.fromkeys(shares, Liability("gobak", why=why))


def _doubled(rules: Rules, shares: Mapping[Seat, int], callers: Sequence[Seat]) -> dict[Seat, Liability]:
    spared = Liability("gobak", factor=0) if rules.gobak == "double_only" else Liability("gobak", why="not_called")
    return {seat: Liability("gobak", factor=2) if seat in callers else spared for seat in shares}


def _dokbak(rules: Rules, shares: Mapping[Seat, int], callers: Sequence[Seat]) -> dict[Seat, Liability]:
    if len(set(callers)) > 1 and rules.gobak_several == "each":
        return dict.fromkeys(shares, Liability("gobak", why="superseded"))
    liable = callers[-1]
    others = sum(share for seat, share in shares.items() if seat != liable)
    factor = 2 if rules.gobak == "dokbak_double" else 1
    return {seat: Liability("gobak", factor, others) if seat == liable else Liability("gobak", 0) for seat in shares}


def _shodang_applies(rules: Rules, winner: Seat, shodang: ShodangCall | None) -> bool:
    return rules.players == 3 and rules.shodang_liability and shodang is not None and shodang.beneficiary == winner


def _warned(shares: Mapping[Seat, int], shodang: ShodangCall) -> dict[Seat, Liability]:
    assert shodang.decliner is not None
    return {
        shodang.caller: Liability("shodang", factor=0),
        shodang.decliner: Liability("shodang", taken_over=shares[shodang.caller]),
    }
