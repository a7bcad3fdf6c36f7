"""Files that are never half written, and broken files that are never lost."""

from __future__ import annotations

import os
import tempfile
import time
from contextlib import suppress
from pathlib import Path

RETRY_SECONDS = 0.1
LARGEST_TEXT = 1 << 26
"""Bytes of a file that is read: more than ten thousand rounds, and an end for what has none."""


def write_atomically(path: Path, text: str) -> None:
    """Replace the file by one that holds *text*, or leave it as it is; its folder is made if need be.

    Raises OSError if it cannot be written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".new")
    new = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        _replace(new, path)
    except BaseException:
        new.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def read_text(path: Path) -> str | None:
    """Return what the file holds; None if there is no such file.

    Raises OSError if it cannot be read, ValueError if it is not UTF-8, or larger than any file of ours.
    """
    try:
        return read_bytes(path).decode().replace("\r\n", "\n")
    except FileNotFoundError:
        return None


def read_bytes(path: Path) -> bytes:
    """Return what the file holds. Raises OSError if it cannot be read, ValueError if it has no end in sight."""
    with path.open("rb") as file:
        content = file.read(LARGEST_TEXT + 1)
    if len(content) > LARGEST_TEXT:
        raise ValueError(f"the file is larger than {LARGEST_TEXT:,} bytes")
    return content


def set_aside(path: Path) -> Path:
    """Rename a file that makes no sense, and return its new place; nothing that was set aside before is lost.

    Raises OSError if it cannot be renamed.
    """
    aside = path.with_name(f"{path.name}.broken")
    number = 1
    while aside.exists():
        number += 1
        aside = path.with_name(f"{path.name}.broken{number}")
    return path.rename(aside)


def _replace(new: Path, path: Path) -> None:
    try:
        new.replace(path)
    except PermissionError:
        # On Windows a virus scanner or an indexer may hold the old file open for a moment.
        time.sleep(RETRY_SECONDS)
        new.replace(path)


def _sync_folder(folder: Path) -> None:
    # Windows cannot open folders; the file itself is safe there, and its name is when the system says so.
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
