"""The matches that were left: the one that Continue goes on with, and earlier ones out of the history (UX 2.1, 3.5)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gostop_desktop.i18n import _, pgettext
from gostop_desktop.storage.records import Autosave, History, read_headers
from gostop_desktop.ui.lists import dotted

from .desk import Desk
from .numbers import signed
from .people import called, saved_names

MOST_LEFT = 6
"""Earlier matches that are offered."""
LOOKED_AT = 16
"""Matches of the history, the newest, among which they are looked for."""


@dataclass(frozen=True, slots=True)
class LeftMatch:
    """A match of the history that can be gone on with."""

    path: Path
    note: str
    """What it was, in a line."""


def has_saved_round(desk: Desk) -> bool:
    """Whether a round was left; also one that cannot be read, which is told to who wants to continue it (BUGS S02)."""
    try:
        return Autosave(desk.folders.autosave).read() is not None
    except (OSError, ValueError):
        return True


def saved_round_parts(desk: Desk) -> list[str]:
    """Return game, round, opponents and what was won so far; less where the record does not tell."""
    try:
        record = Autosave(desk.folders.autosave).read()
    except (OSError, ValueError):
        return [_("The round you left")]
    if record is None:
        return []
    headers = read_headers(record)
    table = _table(headers)
    return (_parts(headers, table) if table is not None else []) or [_("The round you left")]


def left_matches(desk: Desk) -> list[LeftMatch]:
    """Return the matches before the one that was left last, those that were played latest first."""
    history = History(desk.folders.history)
    found: list[LeftMatch] = []
    now = _saved_match(desk)
    for path in sorted(history.files()[:LOOKED_AT], key=_played_at, reverse=True):
        if len(found) == MOST_LEFT:
            break
        try:
            headers = read_headers(history.last(path))
        except (OSError, ValueError):
            continue
        table = _table(headers)
        if table is None or table.get("over") or _match(headers) == now:
            continue
        if note := dotted(_parts(headers, table)):
            found.append(LeftMatch(path, _("{match} · {date}", match=note, date=headers.get("Date", ""))))
    return found


def take_up(desk: Desk, left: LeftMatch) -> None:
    """Make a match of the history the one that Continue goes on with; the one that was left last is filed.

    Raises OSError or ValueError if it cannot be read, or the other one cannot be kept.
    """
    history, autosave = History(desk.folders.history), Autosave(desk.folders.autosave)
    record = history.last(left.path)
    try:
        present = autosave.read()
        if present is not None:
            history.add(present)
    except ValueError:
        # What is no record of ours is kept as it is, under another name.
        autosave.set_aside()
    autosave.replace(record)


def _parts(headers: Mapping[str, str], table: Mapping[str, Any]) -> list[str]:
    """Return game, round, opponents and what was won so far; nothing where the record does not tell."""
    number = headers.get("Match", "").partition(" ")[2]
    try:
        names = [called(*each) for each in saved_names(dict(table))]
        after = table.get("after") or headers.get("Chips", "").split()
        # Of computers and the one person only the person is told what was won; two people are both told.
        told = len(names) if table.get("levels") and not any(table["levels"]) else 1
        won = [int(after[seat]) - int(table.get("chips", 0)) for seat in range(told)]
    except (ValueError, LookupError, TypeError, AttributeError):
        return []
    if table.get("practice"):
        game = pgettext("table", "Practice")
    else:
        game = pgettext("table", "Matgo") if len(names) == 2 else pgettext("table", "Go-Stop")
    parts = [_("{game}, round {number}", game=game, number=number.partition("/")[0])]
    if told == 1:
        parts += names[1:]
    has_money = any(won) and not table.get("points_only")
    for name, chips in zip(names[:told], won, strict=True):
        if has_money:
            parts.append(_("{name} {have}", name=name, have=signed(chips)))
        elif told > 1:
            parts.append(name)
    return parts


def _table(headers: Mapping[str, str]) -> dict[str, Any] | None:
    """Return what the record says of its table beside PROTOCOL's headers; None if nothing can be read."""
    try:
        table = json.loads(headers.get("Table", "null"))
    except ValueError:
        return None
    return table if isinstance(table, dict) else None


def _saved_match(desk: Desk) -> str:
    try:
        return _match(read_headers(Autosave(desk.folders.autosave).read() or ""))
    except (OSError, ValueError):
        return ""


def _match(headers: Mapping[str, str]) -> str:
    return headers.get("Match", "").partition(" ")[0]


def _played_at(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
