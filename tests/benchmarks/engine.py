"""How many complete random rounds the engine plays in a second.

`python -m tests.benchmarks.engine` measures `matgo`, with arguments such as `gostop/3` other presets.
Uniform over the legal actions, from the deal, on one core. Prepared decks are not counted; the result of
a round is not either, because a playout asks for it only if it wants to know.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time

from gostop_desktop.engine.cards import Card
from gostop_desktop.engine.dealing import deal, deal_silently
from gostop_desktop.engine.rules import PRESETS, Rules
from gostop_desktop.engine.view import view
from gostop_desktop.players.determinize import determinize

ROUNDS = 1000
RUNS = 5
EMPTY_STEPS = 1_000_000


def silent_rounds(rules: Rules, decks: list[list[Card]], rng: Random) -> None:
    """Play every deck with `step`."""
    random = rng.random
    for deck in decks:
        round = deal_silently(rules, deck)
        while legal := round.legal_actions():
            round.step(legal[int(random() * len(legal))])


def told_rounds(rules: Rules, decks: list[list[Card]], rng: Random) -> None:
    """Play every deck with `apply`, which checks every action and tells what happened."""
    random = rng.random
    for deck in decks:
        round, _ = deal(rules, deck)
        while legal := round.legal_actions():
            round.apply(legal[int(random() * len(legal))])


def samples(rules: Rules, decks: list[list[Card]], rng: Random) -> None:
    """Look at every deal as the dealer does, and deal a round that it could be."""
    for deck in decks:
        round = deal_silently(rules, deck)
        determinize(view(round, 0), rng)


def per_second(play: Callable[[Rules, list[list[Card]], Random], None], rules: Rules) -> float:
    """Return the median of several runs, in rounds a second."""
    rng = Random(1)
    decks = [rng.sample(rules.pack, len(rules.pack)) for _ in range(ROUNDS)]
    figures = []
    for run in range(RUNS):
        start = process_time()
        play(rules, decks, Random(run))
        figures.append(ROUNDS / (process_time() - start))
    return median(figures)


def empty_loop() -> float:
    """Return the nanoseconds of one step of a loop that does nothing: how fast this machine is just now."""
    figures = []
    for _ in range(RUNS):
        start = process_time()
        for _step in range(EMPTY_STEPS):
            pass
        figures.append((process_time() - start) * 1e9 / EMPTY_STEPS)
    return median(figures)


def main() -> None:
    """Print the figures of the presets named, or of `matgo`."""
    wanted = sys.argv[1:] or ["matgo/2"]
    print(f"{'preset':24}{'silent':>10}{'told':>10}{'samples':>10}   empty steps a silent round")
    for (name, players), rules in PRESETS.items():
        if f"{name}/{players}" not in wanted:
            continue
        step = empty_loop()
        silent, told, sampled = (per_second(play, rules) for play in (silent_rounds, told_rounds, samples))
        steps = 1e9 / silent / step
        label, loop = f"{name}/{players}", f"{steps:,.0f} of {step:.1f} ns"
        print(f"{label:24}{silent:10,.0f}{told:10,.0f}{sampled:10,.0f}   {loop}")


if __name__ == "__main__":
    main()
