"""Short codes and dates that stand for a deal everybody gets alike (UX 5.7, PROTOCOL 1.2)."""

from __future__ import annotations

import re
from base64 import b32decode, b32encode
from hashlib import sha256

from .deck import secret_of
from .errors import NotationError
from .notation import parse_preset, print_rules, shown
from .rules import PRESETS, Rules

CODE_BYTES = 16
_CODE = re.compile(r"GS1-([A-Z_]+(?:/[23])?)-([A-Z2-7]{26})")
_PADDING = "======"


def print_deal_code(rules: Rules, key: bytes) -> str:
    """Return the code of a deal by a built-in preset: `GS1-matgo-…`.

    Raises NotationError if the rules are not a preset as it stands.
    """
    assert len(key) == CODE_BYTES, f"a deal code holds {CODE_BYTES} bytes"
    if rules not in PRESETS.values():
        raise NotationError("a deal code names a built-in preset; these rules differ from all of them")
    return f"GS1-{print_rules(rules)}-{b32encode(key).decode().rstrip('=')}"


def parse_deal_code(text: str) -> tuple[Rules, bytes]:
    """Return the rules and the secret of the deal a code stands for; capital letters do not matter.

    The cutter's word is empty and seat 0 deals. Raises NotationError if the text is no code.
    """
    parts = _CODE.fullmatch("".join(text.split()).upper())
    if parts is None:
        raise NotationError(f"{shown(text)} is no deal code: expected GS1-<preset>-<26 letters and digits 2 to 7>")
    rules = parse_preset(parts[1].lower())
    key = b32decode(parts[2] + _PADDING)
    if b32encode(key).decode() != parts[2] + _PADDING:
        raise NotationError(f"{shown(text)} is no deal code: its last letter cannot be {parts[2][-1]}")
    return rules, sha256(b"gostop-code-v1\0" + key).digest()


def daily_secret(date: str, rules: Rules) -> bytes:
    """Return the secret of the daily deal of a local date such as `2026-11-30` (PROTOCOL 1.2)."""
    return secret_of(f"daily {date} {print_rules(rules)}")
