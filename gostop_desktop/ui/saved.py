"""The round that was left: whether there is one, and what the title says about it."""

from __future__ import annotations

import json

from gostop_desktop.i18n import _, pgettext
from gostop_desktop.storage.records import Autosave, read_headers

from .desk import Desk
from .numbers import signed
from .people import called, saved_names


def has_saved_round(desk: Desk) -> bool:
    """Whether a round was left; also one that cannot be read, which is told to who wants to continue it (BUGS S02)."""
    try:
        return Autosave(desk.folders.autosave).read() is not None
    except (OSError, ValueError):
        return True


def saved_round_note(desk: Desk) -> str:
    """Return game, round, opponents and what was won so far; less where the record does not tell."""
    try:
        record = Autosave(desk.folders.autosave).read()
    except (OSError, ValueError):
        return _("The round you left")
    if record is None:
        return ""
    headers = read_headers(record)
    _match, _space, number = headers.get("Match", "").partition(" ")
    try:
        table = json.loads(headers.get("Table", "{}"))
        names = [called(*each) for each in saved_names(table)]
        after = table.get("after") or headers.get("Chips", "").split()
        won = int(after[0]) - int(table.get("chips", 0))
    except (ValueError, LookupError, TypeError, AttributeError):
        return _("The round you left")
    game = pgettext("table", "Matgo") if len(names) == 2 else pgettext("table", "Go-Stop")
    parts = [_("{game}, round {number}", game=game, number=number.partition("/")[0]), *names[1:]]
    if won:
        parts.append(signed(won))
    return " · ".join(parts)
