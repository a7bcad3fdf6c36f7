"""What a win pays, from piles: the settlement of a playout (RULES F), tied to the engine's by a test."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from gostop_desktop.engine.factors import carry_multiplier, go_multiplier, go_points
from gostop_desktop.engine.rules import Rules
from gostop_desktop.engine.scoring import ENOUGH_BRIGHTS, ENOUGH_JUNK

from .piles import ANIMAL_BITS, ANIMAL_SHIFT, BRIGHT_BITS, CUP, JUNK_BITS, JUNK_SHIFT, VALUE, Piles, piles

_MANY_ANIMALS = 7
_CUP_AS_JUNK = 2 * VALUE - CUP
_MOST_GOS = 30


@dataclass(frozen=True, slots=True)
class Payoff:
    """The payments of one set of rules."""

    rules: Rules
    piles: Piles
    go_points: tuple[int, ...]
    go_multiplier: tuple[int, ...]

    def win(
        self, winner: int, hoard: Sequence[int], go: Sequence[int], least: int, factor: int, *, led: bool
    ) -> list[int]:
        """Return what each seat wins or loses when the winner is paid.

        `least` is the score a way of counting must reach, `factor` the product of shakes, bombs and the
        carry, `led` says whether an opponent had called Go before the winner's first. Go-bak is not
        in it: `liable` redistributes.
        """
        pile = hoard[winner]
        calls = go[winner]
        factor *= self.go_multiplier[calls]
        if led and calls:
            factor *= self.rules.reverse_go_multiplier
        best = self._shares(winner, pile, hoard, self.piles.points(pile), calls, factor)
        if self.piles.cup_is_open and pile & CUP:
            # The winner counts the cup the way that is paid most, among those that win (RULES D.2).
            animal, junk = pile - CUP + (CUP << 1), pile + _CUP_AS_JUNK
            ways = [
                self._shares(winner, way, hoard, score, calls, factor)
                for way in (animal, junk)
                if (score := self.piles.points(way)) >= least
            ]
            best = max(ways, key=lambda shares: shares[winner], default=best)
        return best

    def _shares(self, winner: int, pile: int, hoard: Sequence[int], score: int, calls: int, factor: int) -> list[int]:
        rules = self.rules
        animals = (pile >> ANIMAL_SHIFT & ANIMAL_BITS).bit_count() >= _MANY_ANIMALS
        due = (score + self.go_points[calls]) * factor
        if animals and rules.meongbak == "winner7":
            due *= 2
        bright = rules.gwangbak != "off" and (pile & BRIGHT_BITS).bit_count() >= ENOUGH_BRIGHTS
        junk = rules.pibak != "off" and (pile >> JUNK_SHIFT & JUNK_BITS) >= ENOUGH_JUNK
        lone = animals and rules.meongbak == "winner7_loser0"
        shares = [0] * len(hoard)
        for seat, other in enumerate(hoard):
            if seat == winner:
                continue
            share = self._share(due, other, bright=bright, junk=junk, lone=lone)
            if self.piles.cup_is_open and other & CUP and (junk or lone):
                # A loser counts the cup the way that costs less.
                share = min(share, self._share(due, other + _CUP_AS_JUNK, bright=bright, junk=junk, lone=lone))
            shares[seat] = -share
            shares[winner] += share
        return shares

    def _share(self, due: int, pile: int, *, bright: bool, junk: bool, lone: bool) -> int:
        rules = self.rules
        if bright and not pile & BRIGHT_BITS:
            due *= 2
        if junk:
            value = pile >> JUNK_SHIFT & JUNK_BITS
            if value <= rules.pibak_limit and (value or not rules.pibak_zero_exempt):
                due *= 2
        if lone and not pile >> ANIMAL_SHIFT & ANIMAL_BITS:
            due *= 2
        return due

    def liable(self, winner: int, shares: list[int], calls: Sequence[int]) -> list[int]:
        """Return the payments after go-bak; `calls` are the seats in the order of their Go calls (RULES F.4)."""
        rules = self.rules
        callers = [seat for seat in dict.fromkeys(reversed(calls)) if seat != winner]
        if rules.gobak == "off" or not callers:
            return self._limited(winner, shares)
        paid = [0] * len(shares)
        dokbak = len(shares) > 2 and rules.gobak in ("dokbak", "dokbak_double")
        if dokbak and len(callers) > 1 and rules.gobak_several == "each":
            # Each caller pays a share of its own, and no go-bak falls due (RULES F.4).
            return self._limited(winner, shares)
        if dokbak:
            total = -sum(share for seat, share in enumerate(shares) if seat != winner)
            paid[callers[0]] = -total * (2 if rules.gobak == "dokbak_double" else 1)
        else:
            for seat, share in enumerate(shares):
                if seat in callers:
                    paid[seat] = 2 * share
                elif seat != winner and rules.gobak != "double_only":
                    paid[seat] = share
        return self._limited(winner, paid)

    def _limited(self, winner: int, paid: list[int]) -> list[int]:
        limit = self.rules.max_points
        if limit is not None:
            paid = [max(points, -limit) if seat != winner else points for seat, points in enumerate(paid)]
        paid[winner] = -sum(points for seat, points in enumerate(paid) if seat != winner)
        return paid


@lru_cache(maxsize=16)
def payoff(rules: Rules) -> Payoff:
    """Return the payments of these rules, made once."""
    return Payoff(
        rules,
        piles(rules),
        tuple(go_points(rules, count) for count in range(_MOST_GOS)),
        tuple(go_multiplier(rules, count) for count in range(_MOST_GOS)),
    )


def carry_factor(rules: Rules, carry: int) -> int:
    """Return what drawn rounds before this one multiply by (RULES F.7)."""
    return carry_multiplier(rules, carry)
