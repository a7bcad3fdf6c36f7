"""Which keys commands have at first: of one person, and of the second of two (UX 2.6, 3.5)."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from .commands import CARDS, Command
from .key import Key


def _key(scan_code: int, *modifiers: str) -> Key:
    return Key(scan_code, frozenset(modifiers))


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
NUMBER_PAD: Mapping[tuple[Command, ...], Key] = {
    **{(command,): _key(digit) for command, digit in zip(CARDS, _PAD_DIGITS, strict=True)},
    (Command.CONFIRM,): _key(pygame.KSCAN_KP_ENTER),
    (Command.GO,): _key(pygame.KSCAN_KP_PLUS),
    (Command.STOP,): _key(pygame.KSCAN_KP_MINUS),
    (Command.SHAKE, Command.ANIMAL): _key(pygame.KSCAN_KP_MULTIPLY),
    (Command.BOMB, Command.JUNK): _key(pygame.KSCAN_KP_DIVIDE),
    (Command.FLIP, Command.KEEP): _key(pygame.KSCAN_KP_PERIOD),
    (Command.SKIP,): _key(pygame.KSCAN_PAGEDOWN),
}
"""The keys of the second of two people, and second keys of anybody who plays alone (UX 2.6).

The number pad has fewer keys than there are commands: what is never asked at the same moment shares one. What is held
lies beside it.
"""
ONE_SIDED = frozenset(command for commands in NUMBER_PAD for command in commands) - {Command.CONFIRM}
"""What each of two people has keys of their own for; Enter confirms for both."""
