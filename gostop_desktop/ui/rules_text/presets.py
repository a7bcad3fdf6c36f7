"""What the preset tables of rules are called, and what sets each apart (RULES G.2)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from gostop_desktop.engine.rules import PRESETS, Rules
from gostop_desktop.i18n import N_, _

PRESET_TEXTS: Mapping[str, tuple[str, str]] = {
    "matgo": (N_("Standard Matgo"), N_("As it is played in Korea")),
    "gostop": (N_("Standard Go-Stop"), N_("As it is played in Korea")),
    "arabic_encyclopedia": (N_("Arabic encyclopedia"), N_("A sweep takes no junk")),
    "fishing_rules": (N_("Fishing rules"), N_("No doubles in the deck, no bak for Go")),
    "chinese_encyclopedia": (N_("Chinese encyclopedia"), N_("Two-card bombs, three-pile cut")),
    "online_matgo": (N_("Online Matgo"), N_("Bonus cards take junk, two-card bombs")),
}
"""Name of each preset and what sets it apart, in a line."""


def preset_name(name: str) -> str:
    """Return what a preset is called; a saved one is called as its owner calls it."""
    return _(PRESET_TEXTS[name][0]) if name in PRESET_TEXTS else name


def rules_called(rules: Rules, preset: str) -> str:
    """Return what rules are called that began as a preset: how many options are otherwise stands behind its name."""
    changes = _changes(rules, preset)
    name = preset_name(preset)
    return _("{preset} +{n}", preset=name, n=changes) if changes else name


@lru_cache(maxsize=4)
def _changes(rules: Rules, preset: str) -> int:
    """Return how many options are other than the preset's; the bar of a table asks in every update."""
    base = PRESETS.get((preset, rules.players), rules)
    return sum(getattr(rules, name) != getattr(base, name) for name in Rules.__dataclass_fields__)


def preset_note(name: str) -> str:
    """Return what sets a preset apart."""
    return _(PRESET_TEXTS[name][1]) if name in PRESET_TEXTS else ""


def standard(players: int) -> str:
    """Return the name of the preset that others are compared with."""
    return "matgo" if players == 2 else "gostop"
