"""Which key means what, as the person has set it: all of it can be changed (UX 3.5)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from .assigned import Assigned
from .commands import FIXED, Command
from .key import Key, parse_key, print_key
from .key_defaults import ALSO, DEFAULTS, NUMBER_PAD, ONE_SIDED

FIRST, SECOND = 0, 1


class Use(NamedTuple):
    """What a key is for."""

    commands: tuple[Command, ...]
    """Of several the first that somebody wants counts."""
    player: int = FIRST
    """Whose key it is where two people have each their own."""

    @property
    def name(self) -> str:
        """What it is called in the file of keys."""
        return f"second_{self.commands[0]}" if self.player == SECOND else str(self.commands[0])


KEYS: Mapping[Use, Key] = {
    **{Use((command,)): key for command, key in DEFAULTS.items()},
    **{Use(commands, SECOND): key for commands, key in NUMBER_PAD.items()},
}
"""Every use with the key that it has at first."""
USES: Mapping[str, Use] = {use.name: use for use in KEYS}
_USE_OF = {(command, use.player): use for use in KEYS for command in use.commands}
_FIXED = frozenset(Use((command,)) for command in FIXED)


class Bindings:
    """What every key means."""

    def __init__(self, changed: Mapping[str, object] | None = None) -> None:
        """Take the changed keys of the settings: name of a use → text of a key; what makes no sense is left out."""
        self._keys = Assigned(KEYS, _FIXED)
        self.player: int | None = None
        """Whose keys count, where two people have each their own; None takes all of them."""
        self.is_by_number_pad = False
        """Whether the last key of those that there are twice was the second one: its caps are shown then."""
        self.refused: list[tuple[str, object]] = []
        """What made no sense in the settings: name of the use, and what was to be its key."""
        for name, text in (changed or {}).items():
            if name not in USES:
                continue
            key = parse_key(text) if isinstance(text, str) else None
            if key is None or not self._keys.give(USES[name], key):
                self.refused.append((name, text))

    def command_of(self, key: Key) -> Command | None:
        """Return what the key means first of all."""
        return next(iter(self.commands_of(key)), None)

    def commands_of(self, key: Key) -> tuple[Command, ...]:
        """Return what the key means; of several commands the first that somebody wants counts."""
        use = self._keys.meaning_of(key)
        if use is None:
            return (ALSO[key],) if key in ALSO else ()
        if use.player == SECOND:
            return () if self.player == FIRST else use.commands
        return () if self.player == SECOND and use.commands[0] in ONE_SIDED else use.commands

    def key_of(self, command: Command, player: int = FIRST) -> Key:
        """Return the key of a command; the second of two people has no others than those of NUMBER_PAD."""
        return self._keys.of(_USE_OF[command, player])

    def label(self, command: Command) -> str:
        """Return what stands on the command's key, or on the second player's where that counts: for key caps."""
        is_second = self.player == SECOND or (self.player is None and self.is_by_number_pad)
        return self.key_of(command, SECOND if is_second and command in ONE_SIDED else FIRST).label

    def note(self, key: Key) -> None:
        """Take which key was pressed: caps follow the side of the keyboard that is used."""
        if ONE_SIDED & set(self.commands_of(key)):
            use = self._keys.meaning_of(key)
            self.is_by_number_pad = use is not None and use.player == SECOND

    def hold_label(self) -> str:
        """Return what stands on the key that is held to see a hand."""
        return self.key_of(Command.CONFIRM, SECOND).label if self.player == SECOND else self.label(Command.SKIP)

    def bind(self, command: Command, key: Key, player: int = FIRST) -> bool:
        """Give the command this key; a command that had it gets this one's old key (UX 3.5). Return whether it may."""
        return self._keys.give(_USE_OF[command, player], key)

    def changed(self) -> dict[str, str]:
        """Return what differs from the defaults, as the settings keep it."""
        return self._keys.changed(lambda use: use.name, print_key)
