"""The chapters of the rules and the rules in them, in the order in which a player looks for them."""

from __future__ import annotations

from dataclasses import dataclass

from gostop_desktop.i18n import N_

from .names import OPTION_TEXTS


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule of the game: the options that it is made from, the first of which can switch it off."""

    options: tuple[str, ...]
    given_name: str = ""
    """What it is called, where it is not called like its first option."""
    given_korean: str = ""
    always: tuple[str, ...] = ()
    """What is the same by every set of rules, a sentence each; it stands before what the options say."""

    @property
    def name(self) -> str:
        return self.given_name or OPTION_TEXTS[self.options[0]].name

    @property
    def korean(self) -> str:
        """What it is called among Korean players."""
        return self.given_korean or OPTION_TEXTS[self.options[0]].korean


@dataclass(frozen=True, slots=True)
class RuleGroup:
    """A chapter of the rules, and a page of the rule sheet."""

    key: str
    name: str
    rules: tuple[Rule, ...]

    @property
    def options(self) -> tuple[str, ...]:
        """Every option of the chapter once."""
        return tuple(option for rule in self.rules for option in rule.options)


_PPUK = N_(
    "Your card lies on one of its month, and the card turned up is of that month too: all three stay on the table as a"
    " stack, and the fourth card takes them."
)
_BRIGHTS = ("bright5", "bright4", "bright4_rain", "bright3", "bright3_rain")

GROUPS = (
    RuleGroup("seats", N_("Seats and target"), (Rule(("players",)), Rule(("win_score",)))),
    RuleGroup("deck", N_("Deck"), (Rule(("bonus_cards",)), Rule(("double_junk",)))),
    RuleGroup(
        "dealer",
        N_("Dealer and deal"),
        (
            Rule(("first_dealer", "dealer_draw_bonus")),
            Rule(("next_dealer",)),
            Rule(("cut", "cutter")),
            Rule(("deal_order",)),
        ),
    ),
    RuleGroup(
        "opening",
        N_("Opening"),
        (
            Rule(("table_bonus",)),
            Rule(("table_quad",)),
            Rule(("hand_quad", "hand_quad_points", "hand_quad_clash", "hand_quad_after_bonus")),
            Rule(("fixed_win_carry",)),
        ),
    ),
    RuleGroup(
        "captures",
        N_("Captures"),
        (
            Rule(("ppuk_take_steal", "ja_ppuk_steal", "ja_ppuk_double_satisfies"), N_("Ppuk"), "뻑 · 자뻑", (_PPUK,)),
            Rule(
                ("table_triple_steal",),
                N_("Three dealt to the table"),
                "깔린 석 장",
                (N_("Three cards of a month that are dealt to the table are a stack: you take them with the fourth."),),
            ),
            Rule(
                ("ttadak_steal",),
                N_("Ttadak"),
                "따닥",
                (
                    N_(
                        "Two cards of a month lie on the table, you play the third, and the fourth is turned up: you"
                        " take all four."
                    ),
                ),
            ),
            Rule(
                ("jjok_steal",),
                N_("Kiss"),
                "쪽",
                (N_("The card you play matches nothing, and the card turned up matches it: you take both."),),
            ),
            Rule(("sweep_rule", "sweep_steal"), N_("Sweep"), "싹쓸이"),
            Rule(
                ("steal_change",),
                N_("Which junk is given"),
                "주는 피",
                (N_("The cheapest junk is given: a double only where there is no single one."),),
            ),
            Rule(("last_turn_steals", "last_turn_ppuk"), N_("The last turn"), "마지막 차례"),
        ),
    ),
    RuleGroup(
        "firsts",
        N_("First turns"),
        (
            Rule(("ppuk_points",)),
            Rule(("first_ttadak_points",)),
            Rule(("first_jjok_points",)),
            Rule(("department_points",)),
            Rule(("event_bonus_mode",)),
            Rule(("three_ppuk_win", "three_ppuk_points")),
        ),
    ),
    RuleGroup(
        "shake",
        N_("Shake and bomb"),
        (
            Rule(("shake", "shake_timing", "shake_needs_empty", "shake_multiplier", "shake_then_bomb")),
            Rule(("bomb", "bomb_steal", "bomb_multiplier")),
            Rule(("bomb_pairs", "bomb_pair_steal", "bomb_pair_multiplier")),
        ),
    ),
    RuleGroup(
        "special",
        N_("Special cards"),
        (
            Rule(("gukjin", "convertible", "gukjin_timing", "gukjin_lock")),
            Rule(
                ("hand_bonus", "bonus_steal", "bonus_ppuk", "bonus_stealable"),
                N_("Bonus cards"),
                "보너스패",
                (N_("A bonus card that is turned up goes to your junk, and the next card is turned up."),),
            ),
        ),
    ),
    RuleGroup(
        "scores",
        N_("Scores"),
        (
            Rule(_BRIGHTS, N_("Brights"), "광"),
            Rule(
                ("godori_points",),
                N_("Animals"),
                "열끗 · 고도리",
                (N_("Five animals are worth 1 point, and every further one 1 more."),),
            ),
            Rule(
                ("dan_points",),
                N_("Ribbons"),
                "띠 · 홍단 · 청단 · 초단",
                (N_("Five ribbons are worth 1 point, and every further one 1 more."),),
            ),
            Rule((), N_("Junk"), "피", (N_("Ten junk are worth 1 point, and every further one 1 more."),)),
        ),
    ),
    RuleGroup(
        "go",
        N_("Go"),
        (
            Rule(
                ("go_points", "go_multiplier", "go_multiplier_from"),
                N_("Go"),
                "고",
                (N_("After a Go the round goes on. Its caller may stop only with more points than at that Go."),),
            ),
            Rule(("reverse_go_multiplier",)),
            Rule(("auto_stop_last",)),
        ),
    ),
    RuleGroup(
        "bak",
        N_("Bak"),
        (
            Rule(("pibak", "pibak_limit", "pibak_zero_exempt")),
            Rule(("gwangbak",)),
            Rule(("meongbak",)),
            Rule(("gobak", "gobak_several")),
        ),
    ),
    RuleGroup(
        "nagari",
        N_("No winner"),
        (
            Rule(
                ("nagari_multiplier", "nagari_stack", "nagari_cap"),
                N_("Nagari"),
                "나가리",
                (N_("If the cards run out and nobody has stopped, nobody wins and nobody pays."),),
            ),
        ),
    ),
    RuleGroup("shodang", N_("Shodang"), (Rule(("shodang", "shodang_liability")),)),
    RuleGroup(
        "stake",
        N_("Stake"),
        (
            Rule(
                ("point_value", "bankroll"),
                N_("What is paid"),
                "내는 점수",
                (N_("A loser pays the winner's points, multiplied by every factor that applies."),),
            ),
            Rule(("max_points",)),
            Rule(("mission_multiplier",)),
        ),
    ),
)
"""Every option once, as a player looks for it."""


def rule_of(option: str) -> Rule:
    """Return the rule that an option belongs to."""
    return next(rule for group in GROUPS for rule in group.rules if option in rule.options)
