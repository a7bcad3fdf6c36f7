"""The check of a fingerprint: the last round counted once more from what was shown before its cut (UX 5.1)."""

from __future__ import annotations

from gostop_desktop.engine.records import parse_record
from gostop_desktop.engine.replay import replay
from gostop_desktop.i18n import _
from gostop_desktop.storage.paths import Folders
from gostop_desktop.storage.records import History


def check_last_round(folders: Folders) -> str:
    """Return in a sentence whether the deck, the moves and the payments of the last round are those of its record."""
    history = History(folders.history)
    files = history.files()
    if not files:
        return _("No round has been played to its end yet.")
    name = files[0].name
    try:
        record = parse_record(history.records(files[0])[-1])
        replay(record)
    except (OSError, ValueError) as error:
        return _("{file} does not add up: {error}", file=name, error=str(error))
    commit = record.header("Commit") or ""
    if not commit:
        return _("{file} adds up, but holds no fingerprint.", file=name)
    shown = f"{commit[:4]} {commit[4:8]}"
    return _("Fingerprint {fingerprint}: deck, moves and payments of the last round are right.", fingerprint=shown)
