"""Computer players under every kind of rules: no decision may be illegal, late or a crash (AI 8).

    python -m tests.benchmarks.soak --rounds 100000 --seed 1

Every ten rounds have rules of their own, a preset or a random combination of all options, and every round has players
of its own: random, the levels that do not search, and now and then a small search. A decision is late beyond the hard
stop of the worker.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass, field
from random import Random
from time import process_time

from gostop_desktop.engine.rules import MATGO, PRESETS, Rules
from gostop_desktop.players.arena import Arena, Conduct
from gostop_desktop.players.levels import LEVELS, player
from gostop_desktop.players.player import Player
from gostop_desktop.players.search import Search
from gostop_desktop.players.worker import HARD_STOP
from tests.helpers import random_deck, random_rules

SEARCHES = (Search("cards", deals=3, candidates=3), Search("calls", deals=6, cards=False))
SHARE_OF_SEARCH = 0.01
"""Of the rounds: a search costs a hundred times what the others do."""
SHARE_OF_PRESETS = 0.4
ROUNDS_OF_RULES = 10


@dataclass(slots=True)
class Soaked:
    """What came of it."""

    rounds: int = 0
    decisions: int = 0
    longest: float = 0.0
    """Processor seconds of the slowest decision."""
    late: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    kinds: dict[str, int] = field(default_factory=dict)
    """How often a round ended in each way."""


def soak(rounds: int, seed: str) -> Soaked:
    """Play so many rounds, and return what was wrong with them."""
    found, rules = Soaked(), MATGO
    cheap: list[Player] = [player("random")] * 3
    cheap += [level.player for level in LEVELS.values() if not isinstance(level.player, Search)]
    for number in range(rounds):
        if number % ROUNDS_OF_RULES == 0:
            rules = _rules(Random(f"{seed} rules {number}"))
        rng = Random(f"{seed} {number}")
        among = SEARCHES if rng.random() < SHARE_OF_SEARCH else cheap
        players = [rng.choice(among) for _ in range(rules.players)]
        conduct = [Conduct() for _ in players]
        label = f"round {number}: {', '.join(one.name for one in players)} under {rules}"
        try:
            arena = Arena(rules, players, conduct, process_time)
            dealer, carry = rng.randrange(rules.players), rng.randrange(3)
            result = arena.play_round(random_deck(rules, rng), f"{seed} {number}", dealer=dealer, carry=carry)
        except Exception as error:  # noqa: BLE001  # whatever goes wrong is what we look for
            found.faults.append(f"{label}: {error!r}")
            continue
        found.rounds += 1
        found.kinds[result.kind] = found.kinds.get(result.kind, 0) + 1
        for part in conduct:
            found.decisions += len(part.seconds)
            found.faults += [f"{label}: {fault}" for fault in part.faults]
            slowest = max(part.seconds, default=0.0)
            found.longest = max(found.longest, slowest)
            if slowest > HARD_STOP:
                found.late.append(f"{label}: {slowest:.2f} s")
    return found


def _rules(rng: Random) -> Rules:
    return rng.choice([*PRESETS.values()]) if rng.random() < SHARE_OF_PRESETS else random_rules(rng)


def main() -> int:
    """Play, print the figures, and return 1 if anything was wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=100_000)
    parser.add_argument("--seed", default="1")
    options = parser.parse_args()
    found = soak(options.rounds, options.seed)
    print(f"{found.rounds:,} rounds, {found.decisions:,} decisions, the slowest {1000 * found.longest:.0f} ms")
    print("  " + ", ".join(f"{kind} {count:,}" for kind, count in sorted(found.kinds.items())))
    print(f"  {len(found.faults)} illegal or crashing, {len(found.late)} late")
    for line in [*found.faults, *found.late][:20]:
        print(f"  {line}")
    return 1 if found.faults or found.late else 0


if __name__ == "__main__":
    sys.exit(main())
