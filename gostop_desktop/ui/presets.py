"""The person's own presets, and rules that go out and come in as text (UX 2.2)."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

from msgspec import Struct

from gostop_desktop.engine.errors import NotationError, RulesError
from gostop_desktop.engine.notation import parse_rules, print_rules
from gostop_desktop.engine.rules import PRESETS, Rules
from gostop_desktop.storage.documents import Document
from gostop_desktop.storage.files import read_text, write_atomically

from .desk import Desk
from .rules_text import PRESET_TEXTS, preset_name

SUFFIX = ".rules"
LONGEST_FILE = 1 << 16


class SavedRules(Struct, frozen=True, kw_only=True):
    """A preset of one's own: a name, and the rules in the text form of PROTOCOL 1."""

    name: str = ""
    rules: str = ""


def saved_presets(desk: Desk) -> dict[str, Rules]:
    """Return the saved presets by name; a file that holds none is left out, and told if it could not be read."""
    found: dict[str, Rules] = {}
    for path in _files(desk):
        document = Document(path, SavedRules)
        saved = document.load()
        if document.problems:
            desk.toast.say(" ".join(document.problems))
        try:
            found.setdefault(saved.name, parse_rules(saved.rules))
        except (NotationError, RulesError):
            continue
    found.pop("", None)
    return found


def save_preset(desk: Desk, name: str, rules: Rules) -> str | None:
    """Keep rules under a name; return why that was not possible, None if it was."""
    name = unicodedata.normalize("NFC", name)
    path = next(_files_of(desk, name), None)
    if path is None:
        path = _free(desk.folders.presets, file_name(name), ".json", lambda taken: not taken.exists())
    document = Document(path, SavedRules)
    document.load()
    if document.is_read_only:
        return " ".join(document.problems)
    return document.save(SavedRules(name=name, rules=print_rules(rules)))


def delete_preset(desk: Desk, name: str) -> None:
    """Forget a saved preset; one whose name only looks alike stays."""
    for path in list(_files_of(desk, name)):
        path.unlink(missing_ok=True)


def is_built_in(name: str) -> bool:
    """Say whether a built-in preset is called so, in the language in force or in the files."""
    known = {*PRESET_TEXTS, *map(preset_name, PRESET_TEXTS)}
    return name.casefold() in {each.casefold() for each in known}


def rules_of(desk: Desk, name: str, players: int) -> Rules | None:
    """Return the rules of a preset, built in or saved, for so many players; None if there is none."""
    if (name, players) in PRESETS:
        return PRESETS[name, players]
    rules = saved_presets(desk).get(name)
    return rules if rules is not None and rules.players == players else None


def export_rules(desk: Desk, name: str, rules: Rules) -> Path:
    """Write rules into the folder of exports and return the file; raises OSError if that is not possible.

    A file of the same name with other rules in it is left alone: this one gets a number.
    """
    text = f"{print_rules(rules)}\n"
    path = _free(desk.folders.exports, file_name(name), SUFFIX, lambda taken: _holds(taken, text))
    write_atomically(path, text)
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


def _files(desk: Desk) -> list[Path]:
    return sorted(desk.folders.presets.glob("*.json"))


def _files_of(desk: Desk, name: str) -> Iterator[Path]:
    """Yield the files that hold the preset of this very name."""
    return (path for path in _files(desk) if Document(path, SavedRules).load().name == name)


def _free(folder: Path, stem: str, suffix: str, may_be: Callable[[Path], bool]) -> Path:
    """Return a file of a name that may be written: the name alone, or the first number behind it that will do."""
    plain = folder / f"{stem}{suffix}"
    if may_be(plain):
        return plain
    return next(path for number in count(2) if may_be(path := folder / f"{stem}_{number}{suffix}"))


def _holds(path: Path, text: str) -> bool:
    """Say whether a file is not there yet, or holds the very text."""
    try:
        return read_text(path) in {None, text}
    except (OSError, ValueError):
        return False
