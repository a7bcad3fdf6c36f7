"""How long the start takes, beside a bare pygame window that opens and flips once.

    python -m tests.benchmarks.start [--runs N] [--program PATH]

Prints a table; ratios are what counts, because machines differ. Budgets: first flip at most three times the bare
window, the first frame that accepts a card at most six times. Needs a display; where there is none, put `xvfb-run -a`
before it.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from threading import Timer

ROOT = Path(__file__).parents[2]
BARE = """
import os, sys, time
if sys.platform.startswith("linux"):
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
import pygame
pygame.display.init()
window = pygame.Window("bare", (1280, 720))
window.get_surface().fill("darkgreen")
window.flip()
print(f"first flip: 0 ms, at {time.time():.3f}", file=sys.stderr, flush=True)
"""
MOMENT = re.compile(r"^(?P<what>[^:]+): \d+ ms, at (?P<when>\d+\.\d+)$", re.MULTILINE)
DEAL = ("--preset", "matgo", "--seed", "1")
BUDGETS = {"first flip": 3, "first frame that can be played on": 6}
PATIENCE = 20


def main(arguments: Sequence[str]) -> int:
    """Measure, print the table, and return 0."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--program", help="an executable to measure instead of the checkout")
    given = parser.parse_args(arguments)
    program = [given.program] if given.program else [sys.executable, "-m", "gostop_desktop"]
    common = ["--trace-start", "--windowed", "--size", "1280x720", "--no-audio"]
    bare = _median([sys.executable, "-c", BARE], "first flip", given.runs)
    print(f"{'':<40} {'ms':>7} {'ratio':>6} {'budget':>7}")
    print(f"{'bare window, first flip':<40} {bare:7.0f} {1:6.1f}")
    for what, extra in (("first flip", ()), ("first frame that can be played on", DEAL)):
        taken = _median([*program, *common, *extra], what, given.runs)
        print(f"{'game, ' + what:<40} {taken:7.0f} {taken / bare:6.1f} {BUDGETS[what]:7d}")
    return 0


def _median(command: list[str], what: str, runs: int) -> float:
    return median(_milliseconds(command, what) for _ in range(runs))


def _milliseconds(command: list[str], what: str) -> float:
    """Start the command, wait until it says that it has reached *what*, end it, and return how long that took."""
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "GOSTOP_HOME": home, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
        # Who plays has compiled modules from the second start on; without them compiling is half of what is measured.
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        began = time.time()
        process = subprocess.Popen(
            command, cwd=ROOT, env=environment, stderr=subprocess.PIPE, text=True, encoding="utf-8"
        )
        impatience = Timer(PATIENCE, process.kill)
        impatience.start()
        try:
            assert process.stderr is not None
            said = []
            for line in process.stderr:
                said.append(line)
                found = MOMENT.match(line)
                if found and found["what"] == what:
                    return (float(found["when"]) - began) * 1000
        finally:
            impatience.cancel()
            process.terminate()
            process.communicate()
    raise SystemExit(f"{' '.join(command)} did not say {what!r} within {PATIENCE} s: {''.join(said)}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
