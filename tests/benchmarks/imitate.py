"""Fits the opening weights of `players/weights.py` by imitation of the search (AI 7, docs/AI.md).

python -m tests.benchmarks.imitate --rules matgo --positions 8000 --deals 200 --generations 300 --seed 1

Deals first turns, plays every legal action out over the same deals, and looks for the weights whose choices are worth
most in these positions. The search is asked once for each position; the fit itself plays nothing. Hours in plain
Python: the numbers that are in use were gathered with a copy of the playouts in C, by the same method.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean

from gostop_desktop.engine.actions import Action, Play
from gostop_desktop.engine.dealing import deal_silently
from gostop_desktop.engine.notation import parse_rules
from gostop_desktop.engine.rules import Rules
from gostop_desktop.engine.state import Phase
from gostop_desktop.engine.view import View, view
from gostop_desktop.players.heuristic import Judge, by_the_book
from gostop_desktop.players.search import Search
from gostop_desktop.players.standings import estimate
from gostop_desktop.players.weights import Policy, Weights, policy_for

from .fit_weights import Fit


@dataclass(frozen=True, slots=True)
class Position:
    """A first turn, and what the search says about its actions."""

    seen: View
    points: dict[Action, float]


def positions(rules: Rules, count: int, deals: int, seed: str) -> Iterator[Position]:
    """Yield first turns of the dealer and of the seats after it, in which nothing but a play is asked."""
    rng, search, dealt = Random(seed), Search("imitated", deals), 0
    while dealt < count:
        deck = list(rules.pack)
        rng.shuffle(deck)
        round = deal_silently(rules, deck)
        while not round.is_over and round.to_move is not None and not all(round.turns_done):
            seen = view(round, round.to_move)
            if round.phase is Phase.PLAY and all(isinstance(action, Play) for action in seen.legal):
                yield Position(seen, {found.action: found.points for found in search.consider(seen, rng)})
                dealt += 1
            round.step(by_the_book().choose(seen, rng))


def worth(weights: Weights, middle: Weights, known: Sequence[Position]) -> list[float]:
    """Return for each position the points of what the opening weights choose."""
    player = by_the_book(Policy(middle, opening=weights))
    return [one.points[max(one.seen.legal, key=Judge(player, one.seen).value)] for one in known]


def main() -> None:
    """Gather, fit, and print the weights with their gain on positions that the fit has not seen."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", default="matgo")
    parser.add_argument("--positions", type=int, default=8000)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--generations", type=int, default=300)
    parser.add_argument("--seed", default="1")
    options = parser.parse_args()
    rules = parse_rules(options.rules)
    middle = policy_for(rules.players).middle
    found = list(positions(rules, options.positions, options.deals, options.seed))
    unseen, known = found[: len(found) // 5], found[len(found) // 5 :]
    fit = Fit(middle, options.seed)
    for _ in range(options.generations):
        fit.tell(sorted(fit.ask(), key=lambda d: -fmean(worth(fit.weights(fit.at(d)), middle, known))))
    pairs = zip(worth(fit.weights(), middle, unseen), worth(middle, middle, unseen), strict=True)
    print(f"{estimate([mine - before for mine, before in pairs])} points a first turn on positions not fitted to")
    print(fit.weights())


if __name__ == "__main__":
    main()
