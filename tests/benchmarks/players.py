"""How fast the computer players think: playouts a second, and the time of a decision for each level (AI 8).

    python -m tests.benchmarks.players [--rounds N] [--presets matgo,gostop]

Playouts run from freshly dealt rounds to their end. Decisions with only one legal action are not counted. Beside
everything stands the time of an empty loop's step: divide by it to compare machines.
"""

from __future__ import annotations

import argparse
from random import Random
from statistics import median
from time import process_time

from gostop_desktop.engine.dealing import deal_silently
from gostop_desktop.engine.deck import deck_v1, secret_of
from gostop_desktop.engine.notation import parse_rules
from gostop_desktop.engine.rules import Rules
from gostop_desktop.engine.view import view
from gostop_desktop.players.ending import ending
from gostop_desktop.players.levels import PLAYER_NAMES, player
from gostop_desktop.players.payoff import payoff
from gostop_desktop.players.start import start_of

from .engine import RUNS, empty_loop
from .fit_weights import starts

PLAYOUTS = 2000


def playouts_per_second(rules: Rules) -> tuple[float, float]:
    """Return how many whole rounds are played out in a second, and how many starts are made of rounds in one."""
    end = ending(rules)
    deals = starts(rules, PLAYOUTS, "benchmark")
    whole, made = [], []
    round = deal_silently(rules, deck_v1(rules, secret_of("benchmark", 0)))
    for _ in range(RUNS):
        began = process_time()
        for deal in deals:
            end.playouts.run(deal)
        whole.append(PLAYOUTS / (process_time() - began))
        began = process_time()
        for _deal in deals:
            start_of(round, payoff(rules))
        made.append(PLAYOUTS / (process_time() - began))
    return median(whole), median(made)


def decisions(rules: Rules, name: str, rounds: int) -> list[float]:
    """Return the milliseconds of every decision of a level that plays against itself, shortest first."""
    who = player(name)
    taken = []
    for number in range(rounds):
        round = deal_silently(rules, deck_v1(rules, secret_of("decisions", number)))
        while round.to_move is not None:
            seen = view(round, round.to_move)
            began = process_time()
            action = who.choose(seen, Random(number))
            if len(seen.legal) > 1:
                taken.append(1000 * (process_time() - began))
            round.step(action)
    return sorted(taken)


def main() -> None:
    """Print the two tables of each preset."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--presets", default="matgo,gostop")
    options = parser.parse_args()
    for name in options.presets.split(","):
        rules = parse_rules(name)
        step = empty_loop()
        whole, made = playouts_per_second(rules)
        print(f"{name}: {whole:,.0f} playouts/s, {made:,.0f} starts/s, empty step {step:.1f} ns")
        print(f"  {'level':<10}{'decisions':>10}{'p50 ms':>10}{'p95 ms':>10}{'most ms':>10}")
        for level in PLAYER_NAMES:
            taken = decisions(rules, level, options.rounds)
            p50, p95 = taken[len(taken) // 2], taken[int(0.95 * len(taken))]
            print(f"  {level:<10}{len(taken):>10}{p50:>10.2f}{p95:>10.2f}{taken[-1]:>10.2f}")


if __name__ == "__main__":
    main()
