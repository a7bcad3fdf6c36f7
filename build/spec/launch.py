"""What the executables start: the same entry point as everywhere."""

from __future__ import annotations

import sys

from gostop_desktop.__main__ import main

if __name__ == "__main__":  # a worker process imports this file and must not start the game
    sys.exit(main())
