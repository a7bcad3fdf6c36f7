"""How much memory the game takes at 1080p while rounds are played (PRODUCT, budgets; ART 5.3).

    python -m tests.benchmarks.memory [--rounds N] [--preset NAME] [--size 1920x1080]

Plays at Instant, every decision at random, and prints after every round what the process takes then, the most that it
has taken, and the bytes of the pictures of cards and of the sheets. The budget is a peak of 150 MiB, loading included,
of which rotated cards take at most 32. Needs /proc.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from gostop_desktop.ui.art.pictures import SHEETS
from gostop_desktop.ui.display import open_display
from gostop_desktop.ui.setup import default_setup
from tests.ui.table.driver import Person, endless


def main(arguments: Sequence[str]) -> int:
    """Play, print the table, and return 0."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--preset", default="matgo")
    parser.add_argument("--size", default="1920x1080")
    options = parser.parse_args(arguments)
    width, height = (int(part) for part in options.size.split("x"))
    print(f"{'MiB':<12} {'now':>6} {'peak':>6} {'cards':>6} {'rotated':>8} {'sheets':>7}")
    print(f"{'modules':<12} {_taken('VmRSS'):6.0f} {_taken('VmHWM'):6.0f}")
    open_display()
    with tempfile.TemporaryDirectory() as home:
        setup = endless(default_setup(options.preset, seed="1"))
        person = Person(Path(home), setup, size=(width, height))
        rng = Random(1)
        _tell("table", person)
        for number in range(options.rounds):
            person.play_round(rng, by="keys")
            person.wait(1.0)
            _tell(f"round {number + 1}", person)
            person.go_on()
        person.leave()
    return 0


def _tell(moment: str, person: Person) -> None:
    cards = person.desk.cards
    pictures = [size / (1 << 20) for size in (cards.sized_bytes, cards.rotated_bytes, SHEETS.bytes)]
    print(f"{moment:<12} {_taken('VmRSS'):6.0f} {_taken('VmHWM'):6.0f}", end=" ")
    print("{:6.1f} {:8.1f} {:7.1f}".format(*pictures), flush=True)


def _taken(field: str) -> float:
    lines = Path("/proc/self/status").read_text("ascii").splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith(field))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
