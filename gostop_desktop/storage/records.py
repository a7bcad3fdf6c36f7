"""The files of played rounds: the autosave, which grows with every decision, and the history, a file for each match.

What a record says is the business of `engine.notation`; here it is lines of text (PROTOCOL 1.1).
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from .files import read_bytes, read_text, set_aside, write_atomically

SUFFIX = ".gostop"
FIRST_HEADER = "[Format "
TAIL = 1 << 13
"""Bytes of the end of a file in which its last round usually lies."""
_HEADER = re.compile(r'\[(\w[\w-]*) (".*")\]')
_DATE = re.compile(r"(\d{4})-\d\d-\d\d")
_MATCH_ID = re.compile(r"[0-9a-z]{1,32}")


class Autosave:
    """The round that is being played, safe on disk after every decision; between decisions no file is open."""

    path: Path

    def __init__(self, path: Path) -> None:
        self.path = path

    def begin(self, headers: str) -> None:
        """Forget the round before and begin with the headers of a new one, deck and seed included.

        Raises OSError if it cannot be written; then the round before is still there.
        """
        write_atomically(self.path, f"{headers.rstrip()}\n\n")

    def replace(self, record: str) -> None:
        """Put a whole record in the place of what is there, in one step.

        Raises OSError if it cannot be written; then what was there still is.
        """
        write_atomically(self.path, record)

    def add(self, decision: str) -> None:
        """Add one decision, such as `0 03J`; when this returns, it is on the disk.

        Raises OSError if it cannot be written, or if the record to which it belongs is gone.
        """
        assert "\n" not in decision, f"{decision!r} is not one line"
        with self.path.open("r+b") as file:
            # A line that a crash or a full disk cut off must not become the beginning of this one.
            whole = file.read().rfind(b"\n") + 1
            file.truncate(whole)
            file.seek(whole)
            file.write(f"{decision}\n".encode())
            file.flush()
            os.fsync(file.fileno())

    def read(self) -> str | None:
        """Return the record without a last line that was cut off; None if no round is being played.

        Raises OSError if it cannot be read, ValueError if it is not UTF-8.
        """
        text = read_text(self.path)
        if text is None:
            return None
        return text[: text.rfind("\n") + 1] or None

    def clear(self) -> None:
        """Forget the round: it is over and in the history."""
        self.path.unlink(missing_ok=True)

    def set_aside(self) -> Path:
        """Keep a record that cannot be read under another name, which is returned."""
        return set_aside(self.path)


class History:
    """The matches that were played, in a folder for each year."""

    folder: Path

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def add(self, record: str) -> Path:
        """Put a round into the file of its match, in the place of an older record of the same round.

        The headers `Date` and `Match` name the file. Raises ValueError if they do not, OSError if it cannot be written.
        """
        headers = read_headers(record)
        match, _, number = headers.get("Match", "").partition(" ")
        path = self._path_of(match, headers.get("Date", ""))
        others = [
            other
            for other in split_records(read_text(path) or "")
            if read_headers(other).get("Match", "").partition(" ")[2] != number
        ]
        write_atomically(path, "\n".join(f"{text.strip()}\n" for text in (*others, record)))
        return path

    def files(self) -> list[Path]:
        """Return the files of all matches, the newest first."""
        return sorted(self.folder.glob(f"*/*{SUFFIX}"), key=lambda path: path.name, reverse=True)

    def records(self, path: Path) -> list[str]:
        """Return the rounds of a match in the order in which they were played.

        Raises OSError if the file cannot be read or is not there, ValueError if it is not UTF-8.
        """
        return split_records(read_bytes(path).decode())

    def last(self, path: Path) -> str:
        """Return the round of a match that was played last, without reading those before it.

        Raises OSError if the file cannot be read or is not there, ValueError if it is not UTF-8.
        """
        with path.open("rb") as file:
            size = file.seek(0, os.SEEK_END)
            for tail in (TAIL, size):
                file.seek(max(0, size - tail))
                text = file.read()
                begin = text.rfind(f"\n{FIRST_HEADER}".encode()) + 1
                if begin or tail >= size:
                    break
        return text[begin:].decode()

    def delete(self, path: Path) -> None:
        """Remove a match for good."""
        path.unlink(missing_ok=True)

    def _path_of(self, match: str, date: str) -> Path:
        if not _MATCH_ID.fullmatch(match):
            raise ValueError(f"a match is named by 1 to 32 digits and small letters, not {match!r}")
        known = next(iter(self.folder.glob(f"*/*-{match}{SUFFIX}")), None)
        if known is not None:
            return known
        dated = _DATE.fullmatch(date)
        if dated is None:
            raise ValueError(f"a date is YYYY-MM-DD, not {date!r}")
        return self.folder / dated[1] / f"{date}-{match}{SUFFIX}"


def split_records(text: str) -> list[str]:
    """Return the records in a text; each begins with its `Format` header."""
    records: list[list[str]] = []
    for line in text.split("\n"):
        if line.startswith(FIRST_HEADER) or not records:
            records.append([])
        records[-1].append(line)
    return [joined for record in records if (joined := "\n".join(record)).strip()]


def read_headers(record: str) -> Mapping[str, str]:
    """Return the headers of a record; a line that is none is passed over, for the engine's parser to refuse."""
    return dict(_headers(record))


def _headers(record: str) -> Iterator[tuple[str, str]]:
    for line in record.split("\n"):
        if not (found := _HEADER.fullmatch(line.strip())):
            continue
        try:
            value = json.loads(found[2])
        except ValueError:
            continue
        if isinstance(value, str):
            yield found[1], value
