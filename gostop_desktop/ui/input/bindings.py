"""Which key means what: physical keys, so that letters work under every keyboard layout (UX 3.5, BUGS L02)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import pygame

from .commands import CARDS, FIXED, Command

_SIDES = ((pygame.KMOD_CTRL, "ctrl"), (pygame.KMOD_SHIFT, "shift"), (pygame.KMOD_ALT, "alt"), (pygame.KMOD_GUI, "meta"))


@dataclass(frozen=True, slots=True)
class Key:
    """A physical key with what is held down beside it."""

    scan_code: int
    modifiers: frozenset[str] = frozenset()

    @classmethod
    def of(cls, event: pygame.Event) -> Key:
        """Return the key of a KEYDOWN or KEYUP event."""
        held = frozenset(name for mask, name in _SIDES if getattr(event, "mod", 0) & mask)
        return cls(getattr(event, "scancode", 0), held)

    @property
    def label(self) -> str:
        """What stands on the key in the present keyboard layout."""
        names = [name.capitalize() for _, name in _SIDES if name in self.modifiers]
        name = _LABELS.get(self.scan_code) or _layout_name(self.scan_code)
        return "+".join([*names, name])


def _key(scan_code: int, *modifiers: str) -> Key:
    return Key(scan_code, frozenset(modifiers))


_LABELS = {
    pygame.KSCAN_UP: "↑",
    pygame.KSCAN_DOWN: "↓",
    pygame.KSCAN_LEFT: "←",
    pygame.KSCAN_RIGHT: "→",
    pygame.KSCAN_ESCAPE: "Esc",
    pygame.KSCAN_RETURN: "Enter",
    pygame.KSCAN_SPACE: "Space",
    pygame.KSCAN_TAB: "Tab",
    pygame.KSCAN_BACKSPACE: "Backspace",
    pygame.KSCAN_MINUS: "−",
    pygame.KSCAN_EQUALS: "=",
    pygame.KSCAN_KP_ENTER: "Num Enter",
    pygame.KSCAN_KP_PLUS: "Num +",
    pygame.KSCAN_KP_MINUS: "Num −",
    pygame.KSCAN_KP_MULTIPLY: "Num *",
    pygame.KSCAN_KP_DIVIDE: "Num /",
    pygame.KSCAN_KP_PERIOD: "Num .",
    pygame.KSCAN_KP_0: "Num 0",
    **{pygame.KSCAN_KP_1 + number: f"Num {number + 1}" for number in range(9)},
}
_KEYPAD_ENTER = pygame.KSCAN_KP_ENTER
_DIGITS = (
    pygame.KSCAN_1,
    pygame.KSCAN_2,
    pygame.KSCAN_3,
    pygame.KSCAN_4,
    pygame.KSCAN_5,
    pygame.KSCAN_6,
    pygame.KSCAN_7,
    pygame.KSCAN_8,
    pygame.KSCAN_9,
    pygame.KSCAN_0,
)

DEFAULTS: Mapping[Command, Key] = {
    Command.UP: _key(pygame.KSCAN_UP),
    Command.DOWN: _key(pygame.KSCAN_DOWN),
    Command.LEFT: _key(pygame.KSCAN_LEFT),
    Command.RIGHT: _key(pygame.KSCAN_RIGHT),
    Command.MOVE_LEFT: _key(pygame.KSCAN_LEFT, "ctrl"),
    Command.MOVE_RIGHT: _key(pygame.KSCAN_RIGHT, "ctrl"),
    Command.CONFIRM: _key(pygame.KSCAN_RETURN),
    Command.BACK: _key(pygame.KSCAN_ESCAPE),
    Command.NEXT_REGION: _key(pygame.KSCAN_TAB),
    Command.PREVIOUS_REGION: _key(pygame.KSCAN_TAB, "shift"),
    **{command: _key(digit) for command, digit in zip(CARDS, _DIGITS, strict=True)},
    Command.GO: _key(pygame.KSCAN_G),
    Command.STOP: _key(pygame.KSCAN_S),
    Command.SHAKE: _key(pygame.KSCAN_V),
    Command.KEEP: _key(pygame.KSCAN_N),
    Command.BOMB: _key(pygame.KSCAN_B),
    Command.FLIP: _key(pygame.KSCAN_F),
    Command.ANIMAL: _key(pygame.KSCAN_A),
    Command.JUNK: _key(pygame.KSCAN_J),
    Command.SKIP: _key(pygame.KSCAN_SPACE),
    Command.HINT: _key(pygame.KSCAN_H),
    Command.ALL_HINTS: _key(pygame.KSCAN_H, "shift"),
    Command.INSPECT: _key(pygame.KSCAN_C),
    Command.SETS: _key(pygame.KSCAN_I),
    Command.MONTHS: _key(pygame.KSCAN_M),
    Command.LOG: _key(pygame.KSCAN_L),
    Command.OPEN_CARDS: _key(pygame.KSCAN_O),
    Command.REPLAY: _key(pygame.KSCAN_R),
    Command.UNDO: _key(pygame.KSCAN_Z, "ctrl"),
    Command.REDO: _key(pygame.KSCAN_Y, "ctrl"),
    Command.SLOWER: _key(pygame.KSCAN_MINUS),
    Command.FASTER: _key(pygame.KSCAN_EQUALS),
    Command.SMALLER_TEXT: _key(pygame.KSCAN_MINUS, "ctrl"),
    Command.LARGER_TEXT: _key(pygame.KSCAN_EQUALS, "ctrl"),
    Command.SAY_AGAIN: _key(pygame.KSCAN_R, "ctrl"),
    Command.FULL_SCREEN: _key(pygame.KSCAN_F11),
    Command.MUTE: _key(pygame.KSCAN_M, "ctrl"),
    Command.PAUSE: _key(pygame.KSCAN_P),
    Command.HELP: _key(pygame.KSCAN_F1),
    Command.QUIT: _key(pygame.KSCAN_Q, "ctrl"),
}

ALSO = {
    _key(pygame.KSCAN_RETURN, "alt"): Command.FULL_SCREEN,
    _key(pygame.KSCAN_Q, "meta"): Command.QUIT,
}
"""Second keys, which are not for remapping."""

_PAD_DIGITS = (
    pygame.KSCAN_KP_1,
    pygame.KSCAN_KP_2,
    pygame.KSCAN_KP_3,
    pygame.KSCAN_KP_4,
    pygame.KSCAN_KP_5,
    pygame.KSCAN_KP_6,
    pygame.KSCAN_KP_7,
    pygame.KSCAN_KP_8,
    pygame.KSCAN_KP_9,
    pygame.KSCAN_KP_0,
)
NUMBER_PAD: Mapping[Key, tuple[Command, ...]] = {
    **{_key(digit): (command,) for command, digit in zip(CARDS, _PAD_DIGITS, strict=True)},
    _key(_KEYPAD_ENTER): (Command.CONFIRM,),
    _key(pygame.KSCAN_KP_PLUS): (Command.GO,),
    _key(pygame.KSCAN_KP_MINUS): (Command.STOP,),
    _key(pygame.KSCAN_KP_MULTIPLY): (Command.SHAKE, Command.ANIMAL),
    _key(pygame.KSCAN_KP_DIVIDE): (Command.BOMB, Command.JUNK),
    _key(pygame.KSCAN_KP_PERIOD): (Command.FLIP, Command.KEEP),
}
"""The keys of the second of two people, and second keys of anybody who plays alone (UX 2.6).

There are fewer of them than commands: what is never asked at the same moment shares one.
"""
ONE_SIDED = frozenset(
    {
        *CARDS,
        Command.GO,
        Command.STOP,
        Command.SHAKE,
        Command.KEEP,
        Command.BOMB,
        Command.FLIP,
        Command.ANIMAL,
        Command.JUNK,
        Command.SKIP,
    }
)
"""What each of two people has keys of their own for."""
FIRST, SECOND = 0, 1


class Bindings:
    """What every key means, as the person has set it."""

    def __init__(self, changed: Mapping[str, str] | None = None) -> None:
        """Take the changed keys of the settings: name of a command → text of a key; what is unknown is left out."""
        self._keys = dict(DEFAULTS)
        self.player: int | None = None
        """Whose keys count, where two people have each their own; None takes all of them."""
        self.is_by_number_pad = False
        """Whether the last key of those that there are twice was on the number pad: its caps are shown then."""
        for name, text in (changed or {}).items():
            if name in _BY_NAME and (key := parse_key(text)) is not None:
                self.bind(_BY_NAME[name], key)

    def command_of(self, key: Key) -> Command | None:
        """Return what the key means first of all."""
        return next(iter(self.commands_of(key)), None)

    def commands_of(self, key: Key) -> tuple[Command, ...]:
        """Return what the key means; of several commands the first that somebody wants counts."""
        found = next((command for command, bound in self._keys.items() if bound == key), None)
        if found is not None:
            return () if self.player == SECOND and found in ONE_SIDED else (found,)
        if key in NUMBER_PAD:
            return () if self.player == FIRST else NUMBER_PAD[key]
        return (ALSO[key],) if key in ALSO else ()

    def key_of(self, command: Command) -> Key:
        return self._keys[command]

    def label(self, command: Command) -> str:
        """Return what stands on the command's key, or on that of the number pad where it counts: for key caps."""
        on_pad = next((key.label for key, commands in NUMBER_PAD.items() if command in commands), "")
        if command in ONE_SIDED and (
            self.player == SECOND or (self.player is None and self.is_by_number_pad and on_pad)
        ):
            return on_pad
        return self._keys[command].label

    def note(self, key: Key) -> None:
        """Take which key was pressed: caps follow the side of the keyboard that is used."""
        if ONE_SIDED & set(self.commands_of(key)):
            self.is_by_number_pad = key in NUMBER_PAD

    def hold_label(self) -> str:
        """Return what stands on the key that is held to see a hand."""
        return _key(_KEYPAD_ENTER).label if self.player == SECOND else self.label(Command.SKIP)

    def bind(self, command: Command, key: Key) -> None:
        """Give the command this key; a command that had it gets this one's old key (UX 3.5)."""
        if command in FIXED:
            return
        other = next((known for known, bound in self._keys.items() if bound == key), None)
        if other in FIXED:
            return
        if other is not None:
            self._keys[other] = self._keys[command]
        self._keys[command] = key

    def changed(self) -> dict[str, str]:
        """Return what differs from the defaults, as the settings keep it."""
        return {str(command): print_key(key) for command, key in self._keys.items() if key != DEFAULTS[command]}


_BY_NAME = {str(command): command for command in Command}


def print_key(key: Key) -> str:
    """Return the text of a key in the settings: `ctrl+29`."""
    return "+".join([*sorted(key.modifiers), str(key.scan_code)])


def parse_key(text: str) -> Key | None:
    """Return the key of a text of `print_key`, None if it is none."""
    *modifiers, number = text.split("+")
    if not number.isdecimal() or not set(modifiers) <= {name for _, name in _SIDES}:
        return None
    return Key(int(number), frozenset(modifiers))


def _layout_name(scan_code: int) -> str:
    """Return the present layout's name of a key, or its number where there is no keyboard."""
    if not pygame.display.get_init():
        return f"#{scan_code}"
    name = pygame.key.name(_key_code(scan_code))
    return name.upper() if len(name) == 1 else name.title() or f"#{scan_code}"


def _key_code(scan_code: int) -> int:
    """Return the US key code of a physical key; letters and digits lie in rows in both tables."""
    if pygame.KSCAN_A <= scan_code <= pygame.KSCAN_Z:
        return pygame.K_a + scan_code - pygame.KSCAN_A
    if pygame.KSCAN_1 <= scan_code <= pygame.KSCAN_9:
        return pygame.K_1 + scan_code - pygame.KSCAN_1
    if scan_code == pygame.KSCAN_0:
        return pygame.K_0
    return scan_code | 1 << 30
