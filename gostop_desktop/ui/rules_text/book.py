"""The rule book: the rules in force in sentences, every number from the rules themselves (UX 2.9, RULES G.1)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from gostop_desktop.engine.factors import MANY_ANIMALS
from gostop_desktop.engine.options import Value
from gostop_desktop.engine.rules import Rules
from gostop_desktop.i18n import N_, NN_, _, ngettext

from . import said_deal, said_play, said_points
from .groups import Rule, rule_of
from .needs import unavailable
from .sayings import Saying
from .values import bonus_words, value_words

SAID: Mapping[str, Saying] = {**said_deal.SAID, **said_play.SAID, **said_points.SAID}
OFF: Mapping[str, Value] = {
    "bonus_cards": (),
    "hand_quad": "off",
    "ppuk_points": (0, 0, 0),
    "first_ttadak_points": 0,
    "first_jjok_points": 0,
    "department_points": 0,
    "three_ppuk_win": False,
    "shake": False,
    "bomb": False,
    "bomb_pairs": False,
    "reverse_go_multiplier": 1,
    "pibak": "off",
    "gwangbak": "off",
    "meongbak": "off",
    "gobak": "off",
    "shodang": False,
    "mission_multiplier": 1,
}
"""The value that switches the rule of an option off."""

_PPUKS = (
    NN_("A ppuk on the first turn earns {n} point.", "A ppuk on the first turn earns {n} points."),
    NN_("A ppuk on the second turn as well earns {n} point.", "A ppuk on the second turn as well earns {n} points."),
    NN_("A third on the third turn earns {n} point.", "A third on the third turn earns {n} points."),
)
_CUPS: Mapping[str, str] = {
    "animal": N_("No animal may count as junk."),
    "junk": N_("{cards}: no animal, always two junk."),
    "choice": N_("{cards}: an animal, or two junk."),
    "both": N_("{cards}: an animal, and two junk at the same time."),
}


def sentence(option: str, rules: Rules) -> str:
    """Return an option as a rule that is in force, empty where it is said with another or has no effect."""
    if unavailable(option, rules):
        return ""
    if option in _COMPOSED:
        return _COMPOSED[option](rules)
    if option not in SAID:
        return ""
    return SAID[option].of(getattr(rules, option), rules.players, _facts(rules))


def is_off(rule: Rule, rules: Rules) -> bool:
    """Say whether a rule is not played by at all."""
    if not rule.options:
        return False
    head = rule.options[0]
    return bool(unavailable(head, rules)) or (head in OFF and getattr(rules, head) == OFF[head])


def paragraph(rule: Rule, rules: Rules) -> str:
    """Return a rule as it is in force; of one that is switched off, that and nothing else."""
    return " ".join(part for part in _sentences(rule, rules) if part)


def rule_in_force(option: str, rules: Rules) -> str:
    """Return the whole rule that an option belongs to, as it is in force."""
    return paragraph(rule_of(option), rules)


def _sentences(rule: Rule, rules: Rules) -> Iterator[str]:
    if is_off(rule, rules):
        head = rule.options[0]
        yield unavailable(head, rules) or sentence(head, rules)
        return
    facts = _facts(rules)
    yield from (_(words, **facts) for words in rule.always)
    yield from (sentence(option, rules) for option in rule.options)


def _facts(rules: Rules) -> dict[str, object]:
    """Return the numbers that sentences name besides the value of their own option."""
    return {
        "target": rules.win_score,
        "hand": rules.hand_size,
        "table": rules.table_size,
        "first": rules.go_multiplier_from,
        "fewer": rules.pibak_limit + 1,
        "animals": MANY_ANIMALS,
    }


def _bonus_cards(rules: Rules) -> str:
    if not rules.bonus_cards:
        return _("The deck has 48 cards and no bonus cards.")
    return _("The deck has 48 cards and bonus cards: {cards}.", cards=bonus_words(rules.bonus_cards))


def _table_quad(rules: Rules) -> str:
    words = said_deal.TABLE_QUAD.of(rules.table_quad, rules.players, {})
    if rules.table_quad != "dealer_wins":
        return words
    return f"{words} {said_deal.FIXED_POINTS.of(rules.hand_quad_points, rules.players, {})}"


def _first_ppuks(rules: Rules) -> str:
    earned = [ngettext(*said, points) for said, points in zip(_PPUKS, rules.ppuk_points, strict=True) if points]
    return " ".join(earned) or _("A ppuk on the first turn earns no points.")


def _cup(rules: Rules) -> str:
    said = _CUPS[rules.gukjin if rules.convertible else "animal"]
    return _(said, cards=value_words("convertible", rules.convertible))


_COMPOSED: Mapping[str, Callable[[Rules], str]] = {
    "bonus_cards": _bonus_cards,
    "table_quad": _table_quad,
    "ppuk_points": _first_ppuks,
    "gukjin": _cup,
}
"""What needs more than a sentence for a value."""
