"""How the starts of the game went: one at a time in a folder, and how often in a row it did not come to play (UX 9)."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

MOST_FAILED = 2
"""Starts in a row that may fail before the next one is made in safe mode."""
_LONGEST_COUNT = 4
"""Bytes of the file that are read."""


class StartError(ValueError):
    """The game cannot start; its sentence says why, and what to do."""


class Starts:
    """The file of a folder that says whether a game is open there, and how many starts before it have failed.

    Where it cannot be written, every start is the first one.
    """

    failed: int
    """How many starts in a row did not come to play."""

    def __init__(self, path: Path) -> None:
        self.failed = 0
        self._path = path
        self._handle: int | None = None

    def begin(self) -> bool:
        """Begin a start that counts as failed until it is done; return False if a game is open in the folder."""
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._handle = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError:
            return True
        if not _locked(self._handle):
            self.close()
            return False
        with suppress(OSError):
            count = os.read(self._handle, _LONGEST_COUNT).strip()
            self.failed = int(count) if count.isdigit() else 0
            self._write(self.failed + 1)
        return True

    def done(self) -> None:
        """The game has come to play: forget the starts that failed."""
        with suppress(OSError):
            self._write(0)

    def close(self) -> None:
        """Let the next game start in the folder."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None

    def _write(self, failed: int) -> None:
        if self._handle is not None:
            os.lseek(self._handle, 0, os.SEEK_SET)
            os.write(self._handle, f"{min(failed, 9)}\n".encode())
            os.ftruncate(self._handle, os.lseek(self._handle, 0, os.SEEK_CUR))


def _locked(handle: int) -> bool:
    """Return whether nobody else has the file; the system lets go of it when the program ends, however it does."""
    if sys.platform == "win32":
        import msvcrt

        # Far behind the text: on Windows what is locked can be read by nobody else.
        os.lseek(handle, 1 << 20, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        os.lseek(handle, 0, os.SEEK_SET)
        return True
    import fcntl

    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        # A file system without locks: the game plays all the same.
        return True
    return True
