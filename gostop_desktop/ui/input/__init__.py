"""What a person wants, whatever it was said with: keys, gamepad, a single switch (UX 3.5)."""

from __future__ import annotations

from .bindings import Bindings
from .caps import Device
from .commands import CARDS, Command
from .gamepad import Gamepads
from .key import Key
from .pad_buttons import PadButtons
from .scanner import Scanner

__all__ = ["CARDS", "Bindings", "Command", "Device", "Gamepads", "Key", "PadButtons", "Scanner"]
