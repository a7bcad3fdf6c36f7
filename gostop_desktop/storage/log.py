"""The log, and the reports about errors that nobody caught."""

from __future__ import annotations

import logging
import platform
import re
import sys
import traceback
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from gostop_desktop import __version__

from .files import write_atomically

LOG_NAME = "gostop.log"
LARGEST_LOG = 512 * 1024
OLD_LOGS = 4
RECORD_LINES = 50
_SEATS = re.compile(r'^\[Seats ".*"\]$', re.MULTILINE)


class LogFile(logging.Handler):
    """Writes to a file in a folder, kept small by setting old lines aside; there is no file until there is a line."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
        self._folder = folder
        self._file: logging.Handler | None = None

    def emit(self, record: logging.LogRecord) -> None:
        if self._file is None:
            self._file = self._opened()
            self._file.setFormatter(self.formatter)
        self._file.emit(record)

    def close(self) -> None:
        if self._file is not None:
            with suppress(OSError):  # what a full disk could not take is lost
                self._file.close()
        super().close()

    def _opened(self) -> logging.Handler:
        # Most starts have nothing to say, and importing this takes longer than drawing the first frame.
        from logging.handlers import RotatingFileHandler

        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            return RotatingFileHandler(
                self._folder / LOG_NAME, maxBytes=LARGEST_LOG, backupCount=OLD_LOGS, encoding="utf-8"
            )
        except OSError:
            return logging.NullHandler()


def start_log(folder: Path, level: str) -> LogFile:
    """Send what the program logs from *level* on to the log in *folder*; close what is returned at the end."""
    # A log on a full disk stays silent: its own faults must not fill the terminal.
    logging.raiseExceptions = False
    handler = LogFile(folder)
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.captureWarnings(capture=True)
    return handler


def write_report(folder: Path, error: BaseException, record: str | None, now: datetime) -> Path:
    """Write what is needed to find out why *error* happened, without names of persons, and return where.

    Raises OSError if it cannot be written.
    """
    path = folder / f"crash-{now:%Y%m%d-%H%M%S}.txt"
    parts = [
        f"gostop_desktop {__version__}, Python {platform.python_version()}, {platform.platform()}",
        f"executable: {'yes' if getattr(sys, 'frozen', False) else 'no'}",
        "".join(traceback.format_exception(error)).replace(str(Path.home()), "~"),
    ]
    if record is not None:
        nameless = _SEATS.sub('[Seats "left out"]', record)
        headers, _, decisions = nameless.partition("\n\n")
        parts += [headers, "\n".join(decisions.split("\n")[-RECORD_LINES:])]
    write_atomically(path, "\n\n".join(parts))
    return path
