"""Who has which: every meaning has one key or button, and one that is taken changes places (UX 3.5)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Generic, TypeVar

Meaning = TypeVar("Meaning")
Part = TypeVar("Part")


class Assigned(Generic[Meaning, Part]):
    """Meanings with a part of a device each; none is ever without one, and none shares one."""

    def __init__(self, defaults: Mapping[Meaning, Part], fixed: Collection[Meaning] = ()) -> None:
        """Take what each has at first, and what stays as it is whatever is asked."""
        self._defaults = defaults
        self._parts = dict(defaults)
        self._fixed = fixed

    def of(self, meaning: Meaning) -> Part:
        """Return the part that means it."""
        return self._parts[meaning]

    def meaning_of(self, part: Part) -> Meaning | None:
        return next((meaning for meaning, own in self._parts.items() if own == part), None)

    def give(self, meaning: Meaning, part: Part) -> bool:
        """Let a part mean it; who had the part gets the old one. Return whether that may be."""
        other = self.meaning_of(part)
        if meaning in self._fixed or other in self._fixed:
            return False
        if other is not None:
            self._parts[other] = self._parts[meaning]
        self._parts[meaning] = part
        return True

    def changed(self, shown: Callable[[Meaning], str], printed: Callable[[Part], str]) -> dict[str, str]:
        """Return what differs from the defaults, in words for a file."""
        return {
            shown(meaning): printed(part) for meaning, part in self._parts.items() if part != self._defaults[meaning]
        }
