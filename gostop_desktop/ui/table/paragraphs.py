"""What the rule behind a line of the account says: the options it comes from, in words (UX 2.7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gostop_desktop.engine.cards import RAIN_BRIGHT, card_set
from gostop_desktop.engine.result import Line, ResultKind
from gostop_desktop.engine.rules import Rules
from gostop_desktop.i18n import N_, _
from gostop_desktop.ui.rules_text import rule_in_force, sentence

OPTIONS_OF: Mapping[str, Sequence[str]] = {
    "godori": ("godori_points",),
    "hongdan": ("dan_points",),
    "cheongdan": ("dan_points",),
    "chodan": ("dan_points",),
    "event_bonus": ("event_bonus_mode",),
    "go": ("go_points",),
    "quad": ("hand_quad", "hand_quad_points", "fixed_win_carry"),
    "three_ppuk": ("three_ppuk_win", "three_ppuk_points", "fixed_win_carry"),
    "go_multiplier": ("go_multiplier",),
    "shake": ("shake_multiplier",),
    "bomb": ("bomb_multiplier",),
    "pair_bomb": ("bomb_pair_multiplier",),
    "meongbak": ("meongbak",),
    "reverse_go": ("reverse_go_multiplier",),
    "carry": ("nagari_multiplier", "nagari_stack", "nagari_cap"),
    "pibak": ("pibak", "pibak_zero_exempt"),
    "gwangbak": ("gwangbak",),
    "gobak": ("gobak",),
    "shodang": ("shodang_liability",),
}
"""The options that decide a line, by the line's name."""
ALWAYS: Mapping[str, str] = {
    "animal": N_("Five animals are worth 1 point, and every further one 1 more."),
    "ribbon": N_("Five ribbons are worth 1 point, and every further one 1 more."),
    "junk": N_("Ten junk are worth 1 point, and every further one 1 more."),
}
"""What is the same by every set of rules."""
NOTHING_ELSE = N_("No Go, shake, bomb or penalty multiplies it.")
"""What is the same by every set of rules for a win that is worth fixed points (RULES F.6)."""
FIXED = frozenset({"quad", "three_ppuk"})
DRAWN: Mapping[ResultKind, tuple[str, Sequence[str]]] = {
    "nagari": ("F.7", ("nagari_stack", "nagari_cap", "next_dealer")),
    "quad": ("B.6", ("hand_quad", "hand_quad_clash", "fixed_win_carry")),
}
"""The section and the options that tell what follows from a round that nobody won alone."""

ALL_BRIGHTS = 5


def options_of(line: Line) -> tuple[str, ...]:
    """Return the options that decide a line; none where every set of rules says the same."""
    if line.name != "bright":
        return tuple(OPTIONS_OF.get(line.name, ()))
    has_rain = bool(card_set(line.cards) & RAIN_BRIGHT)
    have = len(line.cards)
    return (f"bright{have}_rain" if has_rain and have < ALL_BRIGHTS else f"bright{have}",)


def paragraph(line: Line, rules: Rules) -> list[str]:
    """Return what the rules in force say of a line, a sentence each."""
    if line.name in ALWAYS:
        return [_(ALWAYS[line.name])]
    said = [sentence(option, rules) or rule_in_force(option, rules) for option in options_of(line)]
    if line.part == "points" and line.name in FIXED:
        said.append(_(NOTHING_ELSE))
    return list(dict.fromkeys(said))


def drawn_paragraph(kind: ResultKind, rules: Rules) -> tuple[str, list[str]]:
    """Return the section and the sentences about a round that nobody won alone; none where there is nothing to say."""
    section, options = DRAWN.get(kind, ("", ()))
    return section, [said for option in options if (said := sentence(option, rules))]
