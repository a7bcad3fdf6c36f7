"""The only entry point: `python -m gostop_desktop`, the installed commands and the executables."""

from __future__ import annotations

import os
import sys


def main() -> int:
    """Run the command line and return its exit code."""
    # An executable is its own worker process: it must turn into a worker before anything else happens.
    if getattr(sys, "frozen", False):
        from multiprocessing import freeze_support

        freeze_support()
    # Standard output belongs to the sub-commands.
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from gostop_desktop.cli import main as run_command_line

    return run_command_line(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
