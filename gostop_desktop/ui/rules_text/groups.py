"""The pages of the rule sheet and what stands on them, in the order in which a player looks for it."""

from __future__ import annotations

from dataclasses import dataclass

from gostop_desktop.i18n import N_


@dataclass(frozen=True, slots=True)
class RuleGroup:
    """A page of the rule sheet."""

    key: str
    name: str
    options: tuple[str, ...]


GROUPS = (
    RuleGroup(
        "seats",
        N_("Seats and target"),
        (
            "players",
            "win_score",
        ),
    ),
    RuleGroup(
        "deck",
        N_("Deck"),
        (
            "bonus_cards",
            "double_junk",
        ),
    ),
    RuleGroup(
        "dealer",
        N_("Dealer and deal"),
        (
            "first_dealer",
            "dealer_draw_bonus",
            "next_dealer",
            "cut",
            "cutter",
            "deal_order",
        ),
    ),
    RuleGroup(
        "opening",
        N_("Opening"),
        (
            "table_bonus",
            "table_quad",
            "hand_quad",
            "hand_quad_points",
            "hand_quad_clash",
            "hand_quad_after_bonus",
            "fixed_win_carry",
        ),
    ),
    RuleGroup(
        "captures",
        N_("Captures"),
        (
            "ppuk_take_steal",
            "ja_ppuk_steal",
            "ja_ppuk_double_satisfies",
            "table_triple_steal",
            "ttadak_steal",
            "jjok_steal",
            "sweep_steal",
            "sweep_rule",
            "steal_change",
            "last_turn_steals",
            "last_turn_ppuk",
        ),
    ),
    RuleGroup(
        "firsts",
        N_("First turns"),
        (
            "ppuk_points",
            "first_ttadak_points",
            "first_jjok_points",
            "department_points",
            "event_bonus_mode",
            "three_ppuk_win",
            "three_ppuk_points",
        ),
    ),
    RuleGroup(
        "shake",
        N_("Shake and bomb"),
        (
            "shake",
            "shake_timing",
            "shake_needs_empty",
            "shake_then_bomb",
            "shake_multiplier",
            "bomb",
            "bomb_multiplier",
            "bomb_steal",
            "bomb_pairs",
            "bomb_pair_multiplier",
            "bomb_pair_steal",
        ),
    ),
    RuleGroup(
        "special",
        N_("Special cards"),
        (
            "gukjin",
            "convertible",
            "gukjin_timing",
            "gukjin_lock",
            "hand_bonus",
            "bonus_steal",
            "bonus_ppuk",
            "bonus_stealable",
        ),
    ),
    RuleGroup(
        "scores",
        N_("Scores"),
        (
            "bright5",
            "bright4",
            "bright4_rain",
            "bright3",
            "bright3_rain",
            "godori_points",
            "dan_points",
        ),
    ),
    RuleGroup(
        "go",
        N_("Go"),
        (
            "go_points",
            "go_multiplier",
            "go_multiplier_from",
            "reverse_go_multiplier",
            "auto_stop_last",
        ),
    ),
    RuleGroup(
        "bak",
        N_("Bak"),
        (
            "pibak",
            "pibak_limit",
            "pibak_zero_exempt",
            "gwangbak",
            "meongbak",
            "gobak",
            "gobak_several",
        ),
    ),
    RuleGroup(
        "nagari",
        N_("No winner"),
        (
            "nagari_multiplier",
            "nagari_stack",
            "nagari_cap",
        ),
    ),
    RuleGroup(
        "shodang",
        N_("Shodang"),
        (
            "shodang",
            "shodang_liability",
        ),
    ),
    RuleGroup(
        "stake",
        N_("Stake"),
        (
            "point_value",
            "bankroll",
            "max_points",
            "mission_multiplier",
        ),
    ),
)
"""Every option once, as a player looks for it."""
