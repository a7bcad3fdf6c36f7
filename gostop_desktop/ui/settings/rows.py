"""What a row of the settings is: where it is kept, what it is called, what it is set with (UX 3.6)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from msgspec.structs import replace

from gostop_desktop.storage.settings import Settings

Word = tuple[str, str]


def always(_settings: Settings) -> bool:
    """Say that a row always has something to say."""
    return True


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few values, in words."""

    words: Mapping[object, Word]


@dataclass(frozen=True, slots=True)
class Switch:
    """On or off."""


@dataclass(frozen=True, slots=True)
class Span:
    """A number of percent."""

    values: range
    has_auto: bool = False
    """Whether the first of the values stands for none: the program finds the right one by itself."""
    is_live: bool = True
    """Whether it takes effect while the knob moves: what moves the knob itself does not."""


@dataclass(frozen=True, slots=True)
class Row:
    """A setting."""

    part: str
    """The part of the settings that holds it."""
    field: str
    name: str
    control: Choice | Switch | Span
    note: str = ""
    needs: Callable[[Settings], bool] = always
    """Whether it means anything beside what else is set; otherwise it is shown and cannot be changed."""

    def value(self, settings: Settings) -> object:
        """Return its value in the settings."""
        return getattr(getattr(settings, self.part), self.field)

    def changed(self, settings: Settings, value: object) -> Settings:
        """Return the settings with another value of it."""
        part = replace(getattr(settings, self.part), **{self.field: value})
        return replace(settings, **{self.part: part})


@dataclass(frozen=True, slots=True)
class Group:
    """Rows that belong together, below a head of their own where there are several groups."""

    title: Word | None
    rows: tuple[Row, ...]
