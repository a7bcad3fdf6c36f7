"""Which options mean nothing under which rules, and why (RULES G.1)."""

from __future__ import annotations

from collections.abc import Mapping

from gostop_desktop.engine.options import Value
from gostop_desktop.engine.rules import Rules
from gostop_desktop.i18n import N_, _

NEEDS: Mapping[str, tuple[str, Value, str]] = {
    "dealer_draw_bonus": ("bonus_cards", (), N_("There are no bonus cards.")),
    "table_bonus": ("bonus_cards", (), N_("There are no bonus cards.")),
    "hand_bonus": ("bonus_cards", (), N_("There are no bonus cards.")),
    "bonus_steal": ("bonus_cards", (), N_("There are no bonus cards.")),
    "bonus_ppuk": ("bonus_cards", (), N_("There are no bonus cards.")),
    "bonus_stealable": ("bonus_cards", (), N_("There are no bonus cards.")),
    "hand_quad_after_bonus": ("bonus_cards", (), N_("There are no bonus cards.")),
    "gukjin_timing": ("gukjin", "animal", N_("The cup is always an animal.")),
    "gukjin_lock": ("gukjin", "animal", N_("The cup is always an animal.")),
    "cutter": ("players", 2, N_("With two players the other one cuts.")),
    "hand_quad_points": ("hand_quad", "off", N_("Chongtong means nothing here.")),
    "hand_quad_clash": ("hand_quad", "off", N_("Chongtong means nothing here.")),
    "shake_timing": ("shake", False, N_("There is no shaking.")),
    "shake_needs_empty": ("shake", False, N_("There is no shaking.")),
    "shake_then_bomb": ("shake", False, N_("There is no shaking.")),
    "shake_multiplier": ("shake", False, N_("There is no shaking.")),
    "bomb_multiplier": ("bomb", False, N_("There are no bombs.")),
    "bomb_steal": ("bomb", False, N_("There are no bombs.")),
    "bomb_pair_multiplier": ("bomb_pairs", False, N_("There are no two-card bombs.")),
    "bomb_pair_steal": ("bomb_pairs", False, N_("There are no two-card bombs.")),
    "three_ppuk_points": ("three_ppuk_win", False, N_("Three ppuk win nothing.")),
    "pibak_limit": ("pibak", "off", N_("There is no junk bak.")),
    "pibak_zero_exempt": ("pibak", "off", N_("There is no junk bak.")),
    "gobak_several": ("players", 2, N_("With two players there is only one loser.")),
    "nagari_stack": ("nagari_multiplier", 1, N_("Drawn rounds multiply nothing.")),
    "nagari_cap": ("nagari_multiplier", 1, N_("Drawn rounds multiply nothing.")),
    "shodang": ("players", 2, N_("Shodang needs three players.")),
    "shodang_liability": ("shodang", False, N_("There is no shodang.")),
}
"""What makes an option meaningless: another option, its value, and a sentence that says so."""


def unavailable(option: str, rules: Rules) -> str:
    """Return why an option has no effect under these rules, an empty text if it has one."""
    if option not in NEEDS:
        return ""
    other, value, reason = NEEDS[option]
    return _(reason) if getattr(rules, other) == value else ""
