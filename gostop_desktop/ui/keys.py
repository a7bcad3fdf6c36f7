"""The file that keeps which keys and buttons were changed."""

from __future__ import annotations

from collections.abc import Container, Mapping

from msgspec import Struct
from msgspec.structs import replace

from gostop_desktop.storage.documents import Document, refused
from gostop_desktop.storage.paths import Folders

from .input import Bindings, PadButtons
from .input.bindings import USES
from .input.pad_buttons import PAD_COMMANDS

FILE = "keys.json"


class ChangedKeys(Struct, frozen=True, kw_only=True):
    """Command → key or button, for every one that is not as it was at first."""

    keys: dict[str, object] = {}
    pad: dict[str, object] = {}
    """Of gamepads."""
    joystick: dict[str, object] = {}
    """Of devices whose buttons have only numbers."""


def load_keys(folders: Folders, problems: list[str] | None = None) -> tuple[Bindings, PadButtons]:
    """Return keys and buttons with the person's changes; what is wrong with their file is added to *problems*."""
    document = _document(folders)
    changed = document.load()
    bindings, buttons = Bindings(changed.keys), PadButtons(changed.pad, changed.joystick)
    if problems is not None:
        problems += document.problems
        problems += [refused(f"{FILE}: {name}", value) for name, value in bindings.refused + buttons.refused]
    return bindings, buttons


def save_bindings(folders: Folders, bindings: Bindings) -> str | None:
    """Keep what keys mean; return why that was not possible, None if it was."""
    document = _document(folders)
    before = document.load()
    return document.save(replace(before, keys=_kept(before.keys, USES) | bindings.changed()))


def save_buttons(folders: Folders, buttons: PadButtons) -> str | None:
    """Keep what the buttons of gamepads mean; return why that was not possible, None if it was."""
    document = _document(folders)
    before = document.load()
    names = tuple(map(str, PAD_COMMANDS))
    pad, joystick = buttons.changed()
    return document.save(
        replace(before, pad=_kept(before.pad, names) | pad, joystick=_kept(before.joystick, names) | joystick)
    )


def _kept(before: Mapping[str, object], known: Container[str]) -> dict[str, object]:
    """Return what another version has written for commands that this one does not know."""
    return {name: value for name, value in before.items() if name not in known}


def _document(folders: Folders) -> Document[ChangedKeys]:
    return Document(folders.config / FILE, ChangedKeys)
