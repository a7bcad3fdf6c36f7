"""The rules in words: what every option is called, what it does, how its values are written (RULES G.1)."""

from __future__ import annotations

from .book import is_off, paragraph, rule_in_force, sentence
from .examples import EXAMPLES
from .groups import GROUPS, Rule, RuleGroup, rule_of
from .guide import GUIDE
from .names import OPTION_TEXTS, OptionText
from .needs import NEEDS, unavailable
from .presets import PRESET_TEXTS, preset_name, preset_note, rules_called, standard
from .values import FACTORS, POINTS, VALUE_WORDS, difference, differences, value_words

__all__ = [
    "EXAMPLES",
    "FACTORS",
    "GROUPS",
    "GUIDE",
    "NEEDS",
    "OPTION_TEXTS",
    "POINTS",
    "PRESET_TEXTS",
    "VALUE_WORDS",
    "OptionText",
    "Rule",
    "RuleGroup",
    "difference",
    "differences",
    "is_off",
    "paragraph",
    "preset_name",
    "preset_note",
    "rule_in_force",
    "rule_of",
    "rules_called",
    "sentence",
    "standard",
    "unavailable",
    "value_words",
]
