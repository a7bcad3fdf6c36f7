"""How the values of options are written, and how rules differ from others (RULES G.1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields

from gostop_desktop.engine.options import Value
from gostop_desktop.engine.rules import Rules
from gostop_desktop.i18n import N_, NN_, NP_, _, ngettext, pgettext
from gostop_desktop.ui.lists import dotted, listed
from gostop_desktop.ui.numbers import grouped

from .names import OPTION_TEXTS

VALUE_WORDS: Mapping[str, Mapping[Value, tuple[str, str]]] = {
    "gukjin": {
        "animal": NP_("rule value", "Animal"),
        "junk": NP_("rule value", "Double junk"),
        "choice": NP_("rule value", "Choice"),
        "both": NP_("rule value", "Both"),
    },
    "gukjin_timing": {
        "auto": NP_("rule value", "By itself"),
        "on_capture": NP_("rule value", "On capture"),
        "free": NP_("rule value", "Any time"),
    },
    "first_dealer": {
        "latest": NP_("rule value", "Latest month"),
        "earliest": NP_("rule value", "Earliest month"),
        "day_night": NP_("rule value", "Night early, day late"),
        "lot": NP_("rule value", "By lot"),
    },
    "dealer_draw_bonus": {"excluded": NP_("rule value", "Not used"), "wins": NP_("rule value", "Wins the deal")},
    "next_dealer": {"winner": NP_("rule value", "The winner"), "keep": NP_("rule value", "The same")},
    "cut": {
        "none": NP_("rule value", "None"),
        "tap": NP_("rule value", "Tap"),
        "single": NP_("rule value", "One cut"),
        "three_piles": NP_("rule value", "Three piles"),
    },
    "cutter": {"left": NP_("rule value", "Left"), "right": NP_("rule value", "Right")},
    "deal_order": {
        "table_first": NP_("rule value", "Table first"),
        "hands_first": NP_("rule value", "Hands first"),
        "at_once": NP_("rule value", "At once"),
    },
    "table_bonus": {"dealer_takes": NP_("rule value", "Dealer takes it"), "redeal": NP_("rule value", "Deal again")},
    "table_quad": {
        "redeal": NP_("rule value", "Deal again"),
        "nagari": NP_("rule value", "No winner"),
        "dealer_wins": NP_("rule value", "Dealer wins"),
    },
    "hand_quad": {
        "off": NP_("rule value", "Nothing"),
        "win": NP_("rule value", "Wins"),
        "choice": NP_("rule value", "Win or play"),
        "redeal": NP_("rule value", "Deal again"),
    },
    "hand_quad_clash": {
        "pairwise": NP_("rule value", "Each pays"),
        "void": NP_("rule value", "Nobody pays"),
        "nagari": NP_("rule value", "No winner"),
        "dealer_order": NP_("rule value", "Dealer first"),
    },
    "hand_quad_after_bonus": {
        "never": NP_("rule value", "Never"),
        "first_turn": NP_("rule value", "First turn"),
        "any": NP_("rule value", "Any time"),
    },
    "shake_timing": {"on_play": NP_("rule value", "When played"), "turn_start": NP_("rule value", "Start of turn")},
    "shake_then_bomb": {"allow": NP_("rule value", "Allowed"), "forbid": NP_("rule value", "Forbidden")},
    "sweep_rule": {
        "any": NP_("rule value", "Any way"),
        "two_cards": NP_("rule value", "Last two cards"),
        "two_cards_diff": NP_("rule value", "Two months"),
    },
    "last_turn_steals": {
        "none": NP_("rule value", "None"),
        "stacks_only": NP_("rule value", "Stacks only"),
        "all": NP_("rule value", "All"),
    },
    "last_turn_ppuk": {"stack": NP_("rule value", "They stay"), "capture": NP_("rule value", "Captured")},
    "hand_bonus": {
        "draw_to_hand": NP_("rule value", "Draw a card"),
        "flip_substitute": NP_("rule value", "Flip instead"),
    },
    "bonus_ppuk": {"bury": NP_("rule value", "Stays"), "keep": NP_("rule value", "Is kept")},
    "event_bonus_mode": {"instant": NP_("rule value", "At once"), "score": NP_("rule value", "With the win")},
    "go_points": {"always": NP_("rule value", "Always"), "until_multiplied": NP_("rule value", "Until doubled")},
    "go_multiplier": {
        "pow2": NP_("rule value", "×2 ×4 ×8"),
        "linear": NP_("rule value", "×2 ×3 ×4"),
        "flat": NP_("rule value", "×2"),
    },
    "pibak": {
        "off": NP_("rule value", "Off"),
        "each": NP_("rule value", "Each payer"),
        "all": NP_("rule value", "Only if all are"),
    },
    "gwangbak": {
        "off": NP_("rule value", "Off"),
        "each": NP_("rule value", "Each payer"),
        "all": NP_("rule value", "Only if all are"),
    },
    "meongbak": {
        "off": NP_("rule value", "Off"),
        "winner7": NP_("rule value", "Winner has 7"),
        "winner7_loser0": NP_("rule value", "Payer has none"),
    },
    "gobak": {
        "off": NP_("rule value", "Off"),
        "double": NP_("rule value", "Double"),
        "double_only": NP_("rule value", "Double, others nothing"),
        "dokbak": NP_("rule value", "Pays for all"),
        "dokbak_double": NP_("rule value", "For all, doubled"),
    },
    "gobak_several": {"last": NP_("rule value", "Last caller"), "each": NP_("rule value", "Both")},
    "bankroll": {"limited": NP_("rule value", "Limited"), "unlimited": NP_("rule value", "Unlimited")},
}
"""The words of options that choose between named values: `pgettext(*VALUE_WORDS[option][value])`."""

FACTORS = frozenset(
    "shake_multiplier bomb_multiplier bomb_pair_multiplier reverse_go_multiplier nagari_multiplier"
    " mission_multiplier".split()
)
POINTS = frozenset(
    "win_score hand_quad_points first_ttadak_points first_jjok_points department_points three_ppuk_points bright5"
    " bright4 bright4_rain bright3 bright3_rain godori_points dan_points max_points".split()
)


def value_words(option: str, value: Value) -> str:
    """Return how a value of an option is written."""
    if option in VALUE_WORDS:
        return pgettext(*VALUE_WORDS[option][value])
    if isinstance(value, bool):
        return pgettext("rule value", "On") if value else pgettext("rule value", "Off")
    if value is None:
        return pgettext("rule value", "No limit")
    if isinstance(value, tuple):
        return _tuple_words(option, value)
    if option in FACTORS or option == "nagari_cap":
        return f"×{value}"
    if option == "go_multiplier_from":
        return _("Go {number}", number=value)
    assert isinstance(value, int), f"{option} has the value {value!r}"
    return grouped(value)


def differences(rules: Rules, base: Rules) -> list[str]:
    """Return in words how the rules differ from a preset, an option each."""
    return [
        difference(field.name, getattr(rules, field.name))
        for field in fields(Rules)
        if getattr(rules, field.name) != getattr(base, field.name)
    ]


def difference(option: str, value: Value) -> str:
    """Return an option and its value as one phrase."""
    name = _(OPTION_TEXTS[option].name)
    if option in POINTS and isinstance(value, int):
        return ngettext("{option} {n} point", "{option} {n} points", value, option=name)
    if option in FACTORS:
        return _("{option} {value}", option=name, value=value_words(option, value))
    return _("{option}: {value}", option=name, value=value_words(option, value))


def bonus_words(cards: Sequence[object]) -> str:
    """Return how many bonus cards of which kind there are."""
    counts = ((_DOUBLES, cards.count(2)), (_TRIPLES, cards.count(3)))
    return listed(ngettext(*said, count) for said, count in counts if count)


def _tuple_words(option: str, value: tuple[int, ...] | tuple[str, ...]) -> str:
    if not value:
        return pgettext("rule value", "None")
    if option == "bonus_cards":
        return bonus_words(value)
    if option == "ppuk_points":
        return dotted(str(each) for each in value)
    return dotted(_(_CARDS[str(each)]) for each in value)


_DOUBLES = NN_("{n} double", "{n} doubles")
_TRIPLES = NN_("{n} triple", "{n} triples")
"""The bonus cards that count as two and as three junk."""
_CARDS = {
    "11D": N_("November"),
    "12D": N_("December"),
    "09A": N_("September cup"),
    "05A": N_("May bridge"),
}
"""The cards that options name."""
