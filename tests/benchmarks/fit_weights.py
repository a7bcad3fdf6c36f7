"""Fits the numbers of `players/weights.py` by playing (AI 7): separable CMA-ES on duplicate deals.

python -m tests.benchmarks.fit_weights --rules matgo --generations 60 --deals 1000 --seed 1
python -m tests.benchmarks.fit_weights --rules matgo --generations 60 --deals 4000 --seed 2 --part opening

Begins with the defaults of `Weights`. Every candidate plays the same deals, in every seating, against these and the
current mean; the value is the mean of payments capped at 50. With `--part` only the opening or the late weights are
fitted; they begin as the middle ones of `players/weights.py`. Prints the mean after every fifth generation; the same
seed gives the same numbers.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from dataclasses import astuple
from functools import partial
from math import log, sqrt
from random import Random
from statistics import fmean

from gostop_desktop.engine.dealing import deal_silently
from gostop_desktop.engine.notation import parse_rules
from gostop_desktop.engine.rules import Rules
from gostop_desktop.engine.state import Phase
from gostop_desktop.players.book import books
from gostop_desktop.players.payoff import payoff
from gostop_desktop.players.playout import Playouts
from gostop_desktop.players.standings import capped, estimate
from gostop_desktop.players.start import Start, serves, start_of
from gostop_desktop.players.weights import Policy, Weights, policy_for

POPULATION = 24
PARTS: dict[str, Callable[[Weights], Callable[[Weights], Policy]]] = {
    "middle": lambda _: Policy,
    "opening": lambda middle: lambda weights: Policy(middle, opening=weights),
    "late": lambda middle: lambda weights: Policy(middle, late=weights),
}
"""What is fitted: for the middle weights, how a policy is made of the fitted ones."""
FIRST_STEP = 0.35
"""The first standard deviation, in units of each weight's scale."""


def starts(rules: Rules, count: int, seed: str) -> list[Start]:
    """Return so many freshly dealt rounds in which nothing is asked before the first turn."""
    rng = Random(seed)
    found: list[Start] = []
    while len(found) < count:
        deck = list(rules.pack)
        rng.shuffle(deck)
        round = deal_silently(rules, deck)
        if round.phase is Phase.PLAY:
            found.append(start_of(round, payoff(rules)))
    return found


def duel(rules: Rules, mine: Policy, theirs: Policy, deals: Sequence[Start]) -> list[float]:
    """Return for each deal what `mine` wins against `theirs` at all other seats, over all seatings, capped."""
    own, other = books(mine), books(theirs)
    tables = [
        Playouts(payoff(rules), [own if seat == place else other for seat in range(rules.players)])
        for place in range(rules.players)
    ]
    return [fmean(capped(table.run(deal))[place] for place, table in enumerate(tables)) for deal in deals]


class Fit:
    """A separable CMA-ES with mirrored samples; everything in units of each weight's scale."""

    def __init__(self, start: Weights, seed: str) -> None:
        self._rng = Random(seed)
        self._scale = [max(1.0, abs(value)) for value in astuple(start)]
        self.mean = [value / scale for value, scale in zip(astuple(start), self._scale, strict=True)]
        size = len(self.mean)
        parents = POPULATION // 2
        raw = [log(parents + 0.5) - log(rank + 1) for rank in range(parents)]
        self._shares = [share / sum(raw) for share in raw]
        self._mass = 1 / sum(share * share for share in self._shares)
        self._step = FIRST_STEP
        self._spread = [1.0] * size
        self._path = [0.0] * size
        self._drift = [0.0] * size
        self._step_rate = (self._mass + 2) / (size + self._mass + 5)
        self._damping = 1 + self._step_rate + 2 * max(0.0, sqrt((self._mass - 1) / (size + 1)) - 1)
        self._path_rate = 4 / (size + 4)
        self._rank_rate = min(1.0, (size + 2) / 3 * 0.3 * self._mass / (size + 2) ** 2 * 2)
        self._expected = sqrt(size) * (1 - 1 / (4 * size) + 1 / (21 * size * size))

    def weights(self, point: Sequence[float] | None = None) -> Weights:
        """Return a point, by default the mean, as weights."""
        point = self.mean if point is None else point
        return Weights(*(round(value * scale, 3) for value, scale in zip(point, self._scale, strict=True)))

    def ask(self) -> list[list[float]]:
        """Return the directions of one generation, each with its mirror image."""
        half = [[self._rng.gauss(0, 1) for _ in self.mean] for _ in range(POPULATION // 2)]
        return half + [[-z for z in direction] for direction in half]

    def at(self, direction: Sequence[float]) -> list[float]:
        """Return the point in that direction."""
        return [m + self._step * sqrt(s) * z for m, s, z in zip(self.mean, self._spread, direction, strict=True)]

    def tell(self, ranked: Sequence[Sequence[float]]) -> None:
        """Move the mean towards the directions, best first, and adapt steps and spread."""
        size = len(self.mean)
        move = [sum(share * d[i] for share, d in zip(self._shares, ranked, strict=False)) for i in range(size)]
        self.mean = self.at(move)
        rate = self._step_rate
        self._path = [
            (1 - rate) * p + sqrt(rate * (2 - rate) * self._mass) * z for p, z in zip(self._path, move, strict=True)
        ]
        length = sqrt(sum(p * p for p in self._path))
        self._step *= 2.718281828 ** (rate / self._damping * (length / self._expected - 1))
        self._drift = [
            (1 - self._path_rate) * d + sqrt(self._path_rate * (2 - self._path_rate) * self._mass) * sqrt(s) * z
            for d, s, z in zip(self._drift, self._spread, move, strict=True)
        ]
        one = self._rank_rate / self._mass
        self._spread = [
            (1 - self._rank_rate) * s
            + one * self._drift[i] ** 2
            + (self._rank_rate - one) * s * sum(sh * d[i] ** 2 for sh, d in zip(self._shares, ranked, strict=False))
            for i, s in enumerate(self._spread)
        ]


def main() -> None:
    """Fit, and print every generation."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", default="matgo")
    parser.add_argument("--generations", type=int, default=60)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--part", choices=PARTS, default="middle")
    options = parser.parse_args()
    rules = parse_rules(options.rules)
    assert serves(rules), f"playouts do not serve {options.rules}"
    middle = Weights() if options.part == "middle" else policy_for(rules.players).middle
    fit = Fit(middle, options.seed)
    policy, first = PARTS[options.part](middle), Policy(middle)
    for generation in range(options.generations):
        deals = starts(rules, options.deals, f"{options.seed}/{generation}")
        rivals = [first, policy(fit.weights())]
        fit.tell(sorted(fit.ask(), key=partial(_loss, fit, policy, rules, rivals, deals)))
        if generation % 5 == 4:
            fresh = starts(rules, 4 * options.deals, f"{options.seed}/check/{generation}")
            gain = estimate(duel(rules, policy(fit.weights()), first, fresh))
            print(f"generation {generation + 1}: {gain} capped against the start", flush=True)
            print(f"  {fit.weights()}", flush=True)


def _loss(
    fit: Fit,
    policy: Callable[[Weights], Policy],
    rules: Rules,
    rivals: Sequence[Policy],
    deals: Sequence[Start],
    direction: Sequence[float],
) -> float:
    mine = policy(fit.weights(fit.at(direction)))
    return -fmean(fmean(duel(rules, mine, rival, deals)) for rival in rivals)


if __name__ == "__main__":
    main()
