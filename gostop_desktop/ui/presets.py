"""The person's own presets, and rules that go out and come in as text (UX 2.2)."""

from __future__ import annotations

import re
from pathlib import Path

from msgspec import Struct

from gostop_desktop.engine.errors import NotationError, RulesError
from gostop_desktop.engine.notation import parse_rules, print_rules
from gostop_desktop.engine.rules import PRESETS, Rules
from gostop_desktop.storage.documents import Document
from gostop_desktop.storage.files import write_atomically

from .desk import Desk

SUFFIX = ".rules"
LONGEST_FILE = 1 << 16


class SavedRules(Struct, frozen=True, kw_only=True):
    """A preset of one's own: a name, and the rules in the text form of PROTOCOL 1."""

    name: str = ""
    rules: str = ""


def saved_presets(desk: Desk) -> dict[str, Rules]:
    """Return the saved presets by name; a file that holds none is left out."""
    found: dict[str, Rules] = {}
    for path in sorted(desk.folders.presets.glob("*.json")):
        saved = Document(path, SavedRules).load()
        try:
            found[saved.name] = parse_rules(saved.rules)
        except (NotationError, RulesError):
            continue
    found.pop("", None)
    return found


def save_preset(desk: Desk, name: str, rules: Rules) -> str | None:
    """Keep rules under a name; return why that was not possible, None if it was."""
    return Document(_path(desk, name), SavedRules).save(SavedRules(name=name, rules=print_rules(rules)))


def delete_preset(desk: Desk, name: str) -> None:
    """Forget a saved preset."""
    _path(desk, name).unlink(missing_ok=True)


def rules_of(desk: Desk, name: str, players: int) -> Rules | None:
    """Return the rules of a preset, built in or saved, for so many players; None if there is none."""
    if (name, players) in PRESETS:
        return PRESETS[name, players]
    rules = saved_presets(desk).get(name)
    return rules if rules is not None and rules.players == players else None


def export_rules(desk: Desk, name: str, rules: Rules) -> Path:
    """Write rules into the folder of exports and return the file; raises OSError if that is not possible."""
    path = desk.folders.exports / f"{file_name(name)}{SUFFIX}"
    write_atomically(path, f"{print_rules(rules)}\n")
    return path


def import_rules(text: str) -> Rules:
    """Return the rules in a text; raises NotationError or RulesError with a sentence that says what is wrong."""
    return parse_rules(" ".join(text[:LONGEST_FILE].split()))


def file_name(name: str) -> str:
    """Return a name for a file made from what a person wrote: nothing in it can lead elsewhere (BUGS L03)."""
    clean = re.sub(r"[^\w-]+", "_", name, flags=re.UNICODE).strip("_")[:60]
    return clean.lower() if clean and clean.upper() not in RESERVED else f"rules_{clean.lower()}"


RESERVED = frozenset({"CON", "PRN", "AUX", "NUL", *(f"{port}{n}" for port in ("COM", "LPT") for n in range(1, 10))})
"""Names that Windows keeps for devices."""


def _path(desk: Desk, name: str) -> Path:
    return desk.folders.presets / f"{file_name(name)}.json"
