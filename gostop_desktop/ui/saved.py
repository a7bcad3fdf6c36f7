"""The round that was left: whether there is one, and what the title says about it."""

from __future__ import annotations

import json
from collections.abc import Sequence

from gostop_desktop.i18n import _, pgettext
from gostop_desktop.storage.records import Autosave, read_headers

from .desk import Desk
from .numbers import signed
from .people import PEOPLE


def has_saved_round(desk: Desk) -> bool:
    """Whether a round can be continued."""
    return _record(desk) is not None


def saved_round_note(desk: Desk) -> str:
    """Return game, round, opponents and what was won so far; less where the record does not tell."""
    record = _record(desk)
    if record is None:
        return ""
    headers = read_headers(record)
    _match, _space, number = headers.get("Match", "").partition(" ")
    try:
        table = json.loads(headers.get("Table", "{}"))
        names = [str(name) for name in table.get("names", [])]
        after = table.get("after") or headers.get("Chips", "").split()
        won = int(after[0]) - int(table.get("chips", 0))
        levels = table.get("levels", [])
    except (ValueError, IndexError, TypeError, AttributeError):
        return _("The round you left")
    game = pgettext("table", "Matgo") if len(names) == 2 else pgettext("table", "Go-Stop")
    parts = [_("{game}, round {number}", game=game, number=number.partition("/")[0]), *_called(names, levels)[1:]]
    if won:
        parts.append(signed(won))
    return " · ".join(parts)


def _called(names: Sequence[str], levels: Sequence[str | None]) -> list[str]:
    """Return the names as they are in the language of now: those of the computers are ours."""
    told = [*levels, *[None] * len(names)]
    return [
        name if level is None else pgettext(*person)
        for name, level, (person, _portrait) in zip(names, told, PEOPLE, strict=False)
    ]


def _record(desk: Desk) -> str | None:
    try:
        return Autosave(desk.folders.autosave).read()
    except (OSError, ValueError):
        return None
