"""The file that keeps which keys were changed."""

from __future__ import annotations

from msgspec import Struct

from gostop_desktop.storage.documents import Document
from gostop_desktop.storage.paths import Folders

from .input import Bindings

FILE = "keys.json"


class ChangedKeys(Struct, frozen=True, kw_only=True):
    """Command → key, for every key that is not the one it was made with."""

    keys: dict[str, str] = {}


def load_bindings(folders: Folders, problems: list[str] | None = None) -> Bindings:
    """Return the bindings with the person's changes; what is wrong with their file is added to *problems*."""
    document = _document(folders)
    changed = document.load().keys
    if problems is not None:
        problems += document.problems
    return Bindings(changed)


def save_bindings(folders: Folders, bindings: Bindings) -> str | None:
    """Keep the bindings; return why that was not possible, None if it was."""
    document = _document(folders)
    document.load()
    return document.save(ChangedKeys(keys=bindings.changed()))


def _document(folders: Folders) -> Document[ChangedKeys]:
    return Document(folders.config / FILE, ChangedKeys)
