"""JSON files that hold one struct each: read with patience, written at once, with what they do not know kept."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from gostop_desktop import __version__
from gostop_desktop.i18n import _

from .files import read_text, set_aside, write_atomically

SCHEMA = 1

StructType = TypeVar("StructType", bound=msgspec.Struct)


class Document(Generic[StructType]):
    """A struct and the JSON file that it is kept in.

    Whatever the file holds, `load` gives a struct: values that make no sense are left at their defaults one by one, a
    file that is no JSON object is set aside, and each of these is told in `problems`, a sentence a case.
    """

    path: Path
    problems: list[str]
    """What was wrong when the file was read, in the language in force."""
    is_read_only: bool
    """Whether the file belongs to a newer version of the program, or cannot be set aside: it is left as it is."""

    def __init__(self, path: Path, kind: type[StructType]) -> None:
        self.path = path
        self.problems = []
        self.is_read_only = False
        self._kind = kind
        self._raw: Mapping[str, object] = {}

    def load(self) -> StructType:
        """Return the struct in the file, as far as it can be read."""
        self.problems = []
        self.is_read_only = False
        self._raw = self._read()
        schema = self._raw.get("schema", SCHEMA)
        if isinstance(schema, int) and schema > SCHEMA:
            self.is_read_only = True
            self.problems.append(
                _("{file} was written by a newer version of the game and will not be changed.", file=self.path.name)
            )
        return converted(self._raw, self._kind, self.problems, where=self.path.name)

    def save(self, value: StructType) -> str | None:
        """Write the struct, and keep what the file held besides; return why that was not possible, None if it was."""
        if self.is_read_only:
            return None
        content = merged(self._raw, msgspec.to_builtins(value), self._kind)
        content = {"schema": SCHEMA, "app": __version__, **content} | {"schema": SCHEMA, "app": __version__}
        try:
            write_atomically(self.path, json.dumps(content, ensure_ascii=False, indent=2) + "\n")
        except OSError as error:
            return _("{file} could not be saved: {reason}.", file=self.path.name, reason=error.strerror or error)
        self._raw = content
        return None

    def _read(self) -> Mapping[str, object]:
        try:
            text = read_text(self.path)
            content = json.loads(text) if text is not None else {}
            # An escape can name half a character, which no file could hold again.
            json.dumps(content, ensure_ascii=False).encode()
        except (OSError, ValueError, RecursionError):
            content = None
        if isinstance(content, dict):
            return content
        self._set_aside()
        return {}

    def _set_aside(self) -> None:
        try:
            aside = set_aside(self.path)
        except OSError:
            self.is_read_only = True
            self.problems.append(_("{file} could not be read; defaults are used.", file=self.path.name))
        else:
            self.problems.append(
                _("{file} could not be read; it is kept as {aside}.", file=self.path.name, aside=aside.name)
            )


def converted(raw: Mapping[str, object], kind: type[StructType], problems: list[str], where: str) -> StructType:
    """Return the struct with every value that makes sense, and add a sentence to *problems* for each other one."""
    values: dict[str, object] = {}
    for field in msgspec.structs.fields(kind):
        if field.encode_name not in raw:
            continue
        value = raw[field.encode_name]
        place = f"{where}: {field.encode_name}"
        if isinstance(field.type, type) and issubclass(field.type, msgspec.Struct) and isinstance(value, dict):
            values[field.name] = converted(value, field.type, problems, place)
            continue
        try:
            values[field.name] = msgspec.convert(value, field.type)
        except msgspec.ValidationError:
            problems.append(refused(place, value))
    return kind(**values)


def merged(old: Mapping[str, object], new: Mapping[str, object], kind: type[msgspec.Struct]) -> dict[str, object]:
    """Return *new* with the fields that only *old* has, also in structs inside.

    A mapping is a value: what is no longer in it has been taken out.
    """
    result = dict(old)
    parts = {field.encode_name: field.type for field in msgspec.structs.fields(kind)}
    for key, value in new.items():
        before, part = old.get(key), parts.get(key)
        if isinstance(part, type) and issubclass(part, msgspec.Struct):
            assert isinstance(value, dict), "a struct is written as one"
            result[key] = merged(before, value, part) if isinstance(before, dict) else value
        else:
            result[key] = value
    return result


def refused(place: str, value: object) -> str:
    """Return the sentence that tells of a value that makes no sense at its place in a file."""
    return _("{place} cannot be {value}; the default is used.", place=place, value=_shown(value))


def _shown(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 40 else text[:39] + "…"
