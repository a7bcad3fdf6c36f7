"""A physical key, whatever the keyboard's layout makes of it; and what stands on it (UX 3.5, BUGS L02)."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

_SIDES = ((pygame.KMOD_CTRL, "ctrl"), (pygame.KMOD_SHIFT, "shift"), (pygame.KMOD_ALT, "alt"), (pygame.KMOD_GUI, "meta"))
CODES = range(1, 512)
"""The scan codes that there are."""
LONGEST = 3
"""Digits of the longest of them."""
MODIFIERS = frozenset(
    {
        pygame.KSCAN_LCTRL,
        pygame.KSCAN_RCTRL,
        pygame.KSCAN_LSHIFT,
        pygame.KSCAN_RSHIFT,
        pygame.KSCAN_LALT,
        pygame.KSCAN_RALT,
        pygame.KSCAN_LGUI,
        pygame.KSCAN_RGUI,
        pygame.KSCAN_CAPSLOCK,
    }
)
"""Keys that are held beside another one."""


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
    pygame.KSCAN_PAGEUP: "PgUp",
    pygame.KSCAN_PAGEDOWN: "PgDn",
    pygame.KSCAN_KP_ENTER: "Num Enter",
    pygame.KSCAN_KP_PLUS: "Num +",
    pygame.KSCAN_KP_MINUS: "Num −",
    pygame.KSCAN_KP_MULTIPLY: "Num *",
    pygame.KSCAN_KP_DIVIDE: "Num /",
    pygame.KSCAN_KP_PERIOD: "Num .",
    pygame.KSCAN_KP_0: "Num 0",
    **{pygame.KSCAN_KP_1 + number: f"Num {number + 1}" for number in range(9)},
}


def print_key(key: Key) -> str:
    """Return the text of a key in the settings: `ctrl+29`."""
    return "+".join([*sorted(key.modifiers), str(key.scan_code)])


def parse_key(text: str) -> Key | None:
    """Return the key of a text of `print_key`, None if it is none that can be pressed."""
    *modifiers, number = text.split("+")
    if not (number.isascii() and number.isdecimal() and len(number) <= LONGEST) or not set(modifiers) <= {
        name for _, name in _SIDES
    }:
        return None
    key = Key(int(number), frozenset(modifiers))
    return key if key.scan_code in CODES and key.scan_code not in MODIFIERS else None


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
