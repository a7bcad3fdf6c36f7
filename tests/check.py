"""Everything a reviewer would run, in one command: `python -m tests.check`.

`--quick` leaves out the tests that take more than a few seconds.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]
STEPS = (
    ("format", ("ruff", "format", "--check", "--quiet", ".")),
    ("lint", ("ruff", "check", "--quiet", ".")),
    ("types", ("mypy",)),
    ("floors", ("pytest", "--quiet", "tests/test_floors.py")),
    ("tests", ("pytest", "--quiet")),
)
QUICK = ("-m", "not slow and not xwindow")


def main(arguments: Sequence[str]) -> int:
    """Run every step, also after one has failed, and return the exit code."""
    quick = "--quick" in arguments
    failed = [name for name, command in STEPS if not _passes(name, command, quick=quick)]
    if failed:
        print(f"failed: {', '.join(failed)}")
    return 1 if failed else 0


def _passes(name: str, command: tuple[str, ...], *, quick: bool) -> bool:
    selection = QUICK if quick and name == "tests" else ()
    start = time.perf_counter()
    code = subprocess.run([sys.executable, "-m", *command, *selection], cwd=ROOT, check=False).returncode
    print(f"{name}: {'ok' if code == 0 else 'failed'} ({time.perf_counter() - start:.1f} s)", flush=True)
    return code == 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
