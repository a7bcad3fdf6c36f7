"""What the game costs while nothing moves: processor time and memory of a real window on the title and at the table.

    python -m tests.benchmarks.idle [--seconds N]

Prints a table; budgets: at most one per cent of a core, at most 150 MiB at 1080p. Needs /proc and a display; where
there is none, put `xvfb-run -a` before it.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parents[2]
SCREENS = {"title": (), "table": ("--preset", "matgo", "--seed", "1", "--speed", "instant")}
SETTLING = 12
"""Seconds until whatever moves on arrival has come to rest."""


def main(arguments: Sequence[str]) -> int:
    """Measure, print the table, and return 0."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=int, default=20)
    seconds = parser.parse_args(arguments).seconds
    print(f"{'1920x1080, at rest':<24} {'% of a core':>12} {'peak MiB':>9}")
    for screen, extra in SCREENS.items():
        share, peak = _measured(extra, seconds)
        print(f"{screen:<24} {share:12.2f} {peak:9.0f}")
    return 0


def _measured(extra: Sequence[str], seconds: int) -> tuple[float, float]:
    with tempfile.TemporaryDirectory() as home:
        command = [sys.executable, "-m", "gostop_desktop", "--data-dir", home, "--lang", "en", "--size", "1920x1080"]
        process = subprocess.Popen([*command, "--no-audio", *extra], cwd=ROOT)
        try:
            time.sleep(SETTLING)
            before = _ticks(process.pid)
            time.sleep(seconds)
            used = _ticks(process.pid) - before
            return 100 * used / os.sysconf("SC_CLK_TCK") / seconds, _peak(process.pid)
        finally:
            process.terminate()
            process.wait()


def _ticks(pid: int) -> int:
    fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


def _peak(pid: int) -> float:
    lines = Path(f"/proc/{pid}/status").read_text("ascii").splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmHWM"))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
