"""The only entry point: `python -m gostop_desktop`, the installed commands and the executables."""

from __future__ import annotations

import sys
from multiprocessing import freeze_support


def main() -> int:
    """Run the command line and return its exit code."""
    # A frozen worker process runs this same program: it must turn into a worker before anything else happens.
    freeze_support()
    from gostop_desktop.cli import main as run_command_line

    return run_command_line(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
