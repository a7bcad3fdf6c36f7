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
    # pygame reads both when it is imported: standard output belongs to the sub-commands, and by its class a desktop
    # knows which window is ours (the same name as in build/spec/linux/gostop-desktop.desktop).
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "gostop-desktop")
    from gostop_desktop.cli import main as run_command_line

    return run_command_line(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
