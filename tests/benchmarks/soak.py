"""Computer players under every kind of rules: no decision may be illegal, late or a crash (AI 8).

    python -m tests.benchmarks.soak --rounds 100000 --seed 1

Every ten rounds have rules of their own, a preset or a random combination of all options, and every round has players
of its own: random, the levels that do not search, now and then small searches, and seldom Expert and Master as they
are, with the worker's hard stop. A decision is late at one and a half times that.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from time import process_time

from gostop_desktop.engine.actions import Action
from gostop_desktop.engine.rules import MATGO, PRESETS, Rules
from gostop_desktop.engine.view import View
from gostop_desktop.players.arena import Arena, Conduct
from gostop_desktop.players.levels import LEVELS, player
from gostop_desktop.players.player import Player
from gostop_desktop.players.search import Search
from gostop_desktop.players.worker import HARD_STOP
from tests.helpers import random_deck, random_rules

SEARCHES: tuple[Player, ...] = (Search("cards", deals=3, candidates=3), Search("calls", deals=6, cards=False))
SHARE_OF_SEARCH = 0.01
"""Of the rounds: a small search costs a hundred times what the others do."""
SHARE_OF_BEST = 0.002
"""The same of Expert and Master, which cost a thousand times as much."""
SHARE_OF_PRESETS = 0.4
ROUNDS_OF_RULES = 10
LATE = 1.5 * HARD_STOP


@dataclass(frozen=True, slots=True)
class Stopped:
    """A search that the clock stops, as the worker's does."""

    search: Search

    @property
    def name(self) -> str:
        """The level's name."""
        return self.search.name

    def choose(self, view: View, rng: Random) -> Action:
        """Return what the search has found by then."""
        deadline = process_time() + HARD_STOP
        return self.search.choose(view, rng, lambda: process_time() > deadline)


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
    best: list[Player] = [Stopped(level.player) for level in LEVELS.values() if isinstance(level.player, Search)]
    for number in range(rounds):
        if number % ROUNDS_OF_RULES == 0:
            rules = _rules(Random(f"{seed} rules {number}"))
        rng = Random(f"{seed} {number}")
        lot = rng.random()
        among: Sequence[Player] = cheap
        if lot < SHARE_OF_BEST + SHARE_OF_SEARCH:
            among = best if lot < SHARE_OF_BEST else SEARCHES
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
            if slowest > LATE:
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
