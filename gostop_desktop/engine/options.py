"""Which values every option of the rules accepts, and where the rule stands (RULES G.1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

Value: TypeAlias = bool | int | str | tuple[int, ...] | tuple[str, ...] | None
"""What an option can hold."""


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of a few listed values."""

    values: tuple[Value, ...]

    def accepts(self, value: object) -> bool:
        """Say whether the value is one of them, its type included (True is not 1)."""
        return any(type(value) is type(known) and value == known for known in self.values)

    @property
    def words(self) -> str:
        """The accepted values as an error message lists them."""
        return ", ".join(_word(value) for value in self.values)


@dataclass(frozen=True, slots=True)
class Between:
    """A whole number from `low` to `high`, or also None where `optional`."""

    low: int
    high: int
    optional: bool = False

    def accepts(self, value: object) -> bool:
        """Say whether the value lies in the range."""
        if value is None:
            return self.optional
        return type(value) is int and self.low <= value <= self.high

    @property
    def words(self) -> str:
        """The accepted values as an error message lists them."""
        return f"a whole number from {self.low} to {self.high}" + (" or none" if self.optional else "")


@dataclass(frozen=True, slots=True)
class Tuple:
    """Between `shortest` and `longest` elements, each of which `each` accepts."""

    each: OneOf | Between
    shortest: int
    longest: int
    distinct: bool = False
    """Whether an element may stand only once, in the order in which `each` lists them."""

    def accepts(self, value: object) -> bool:
        """Say whether the value is such a tuple."""
        if not isinstance(value, tuple) or not self.shortest <= len(value) <= self.longest:
            return False
        if not all(self.each.accepts(element) for element in value):
            return False
        return not self.distinct or (value == self.ordered(value) and len(set(value)) == len(value))

    def ordered(self, value: tuple[Value, ...]) -> tuple[Value, ...]:
        """Return a subset in the order in which `each` lists its elements; anything else as it is."""
        if self.distinct and isinstance(self.each, OneOf) and all(map(self.each.accepts, value)):
            return tuple(sorted(value, key=self.each.values.index))
        return value

    @property
    def words(self) -> str:
        """The accepted values as an error message lists them."""
        if self.distinct:
            return f"any of {self.each.words}, each once"
        if self.shortest == self.longest:
            return f"{self.longest} values, each {self.each.words}"
        return f"up to {self.longest} values, each {self.each.words}"


Accepts: TypeAlias = OneOf | Between | Tuple


@dataclass(frozen=True, slots=True)
class Option:
    """One line of the table of RULES G.1."""

    group: str
    accepts: Accepts
    section: str
    """Where in RULES the option is used."""


def _word(value: Value) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else str(value)


def _one(*values: Value) -> OneOf:
    return OneOf(values)


_YES_NO = _one(False, True)  # these are values, not flags

_GROUPS: dict[str, dict[str, tuple[Accepts, str]]] = {
    "deck": {
        "players": (_one(2, 3), "B.1"),
        "bonus_cards": (Tuple(_one(2, 3), 0, 5), "A.2"),
        "double_junk": (Tuple(_one("11D", "12D"), 0, 2, distinct=True), "A.1"),
        "gukjin": (_one("animal", "junk", "choice", "both"), "D.2"),
        "convertible": (Tuple(_one("09A", "05A"), 0, 2, distinct=True), "D.2"),
        "gukjin_timing": (_one("auto", "on_capture", "free"), "D.2"),
        "gukjin_lock": (_YES_NO, "C.9"),
    },
    "setup": {
        "first_dealer": (_one("latest", "earliest", "day_night", "lot"), "B.2"),
        "dealer_draw_bonus": (_one("excluded", "wins"), "B.2"),
        "next_dealer": (_one("winner", "keep"), "B.2"),
        "cut": (_one("none", "tap", "single", "three_piles"), "B.3"),
        "cutter": (_one("left", "right"), "B.3"),
        "deal_order": (_one("table_first", "hands_first", "at_once"), "B.4"),
        "table_bonus": (_one("dealer_takes", "redeal"), "B.5"),
        "table_quad": (_one("redeal", "nagari", "dealer_wins"), "B.5"),
        "hand_quad": (_one("off", "win", "choice", "redeal"), "B.6"),
        "hand_quad_points": (Between(1, 50), "B.6"),
        "hand_quad_clash": (_one("pairwise", "void", "nagari", "dealer_order"), "B.6"),
        "hand_quad_after_bonus": (_one("never", "first_turn", "any"), "B.6"),
        "fixed_win_carry": (_YES_NO, "F.6"),
    },
    "turn": {
        "shake": (_YES_NO, "C.5"),
        "shake_timing": (_one("on_play", "turn_start"), "C.5"),
        "shake_needs_empty": (_YES_NO, "C.5"),
        "shake_then_bomb": (_one("allow", "forbid"), "C.5"),
        "shake_multiplier": (Between(1, 4), "F.2"),
        "bomb": (_YES_NO, "C.6"),
        "bomb_multiplier": (Between(1, 4), "F.2"),
        "bomb_steal": (Between(0, 2), "C.9"),
        "bomb_pairs": (_YES_NO, "C.6"),
        "bomb_pair_multiplier": (Between(1, 4), "F.2"),
        "bomb_pair_steal": (Between(0, 2), "C.9"),
        "ppuk_take_steal": (Between(0, 2), "C.9"),
        "ja_ppuk_steal": (Between(0, 3), "C.9"),
        "table_triple_steal": (Between(0, 2), "C.9"),
        "ttadak_steal": (Between(0, 2), "C.9"),
        "jjok_steal": (Between(0, 2), "C.9"),
        "sweep_steal": (Between(0, 2), "C.9"),
        "sweep_rule": (_one("any", "two_cards", "two_cards_diff"), "C.9"),
        "ja_ppuk_double_satisfies": (_YES_NO, "C.9"),
        "steal_change": (_YES_NO, "C.9"),
        "last_turn_steals": (_one("none", "stacks_only", "all"), "C.10"),
        "last_turn_ppuk": (_one("stack", "capture"), "C.10"),
        "hand_bonus": (_one("draw_to_hand", "flip_substitute"), "C.8"),
        "bonus_steal": (Between(0, 1), "C.8"),
        "bonus_ppuk": (_one("bury", "keep"), "C.8"),
        "bonus_stealable": (_YES_NO, "C.9"),
    },
    "bonuses": {
        "ppuk_points": (Tuple(Between(0, 50), 3, 3), "C.11"),
        "first_ttadak_points": (Between(0, 50), "C.11"),
        "first_jjok_points": (Between(0, 50), "C.11"),
        "department_points": (Between(0, 50), "C.11"),
        "event_bonus_mode": (_one("instant", "score"), "C.11"),
        "three_ppuk_win": (_YES_NO, "C.11"),
        "three_ppuk_points": (Between(1, 50), "F.6"),
    },
    "scoring": {
        "bright5": (Between(10, 50), "D.1"),
        "bright4": (Between(4, 10), "D.1"),
        "bright4_rain": (Between(3, 10), "D.1"),
        "bright3": (_one(3), "D.1"),
        "bright3_rain": (_one(2), "D.1"),
        "godori_points": (_one(5), "D.1"),
        "dan_points": (_one(3), "D.1"),
    },
    "go": {
        "win_score": (Between(1, 20), "E"),
        "go_points": (_one("always", "until_multiplied"), "E"),
        "go_multiplier": (_one("pow2", "linear", "flat"), "E"),
        "go_multiplier_from": (_one(3, 4), "E"),
        "reverse_go_multiplier": (Between(1, 4), "E"),
        "auto_stop_last": (_one(True), "E"),  # a value, not a flag
    },
    "settlement": {
        "pibak": (_one("off", "each", "all"), "F.3"),
        "pibak_limit": (Between(3, 9), "F.3"),
        "pibak_zero_exempt": (_YES_NO, "F.3"),
        "gwangbak": (_one("off", "each", "all"), "F.3"),
        "meongbak": (_one("off", "winner7", "winner7_loser0"), "F.3"),
        "gobak": (_one("off", "double", "double_only", "dokbak", "dokbak_double"), "F.4"),
        "gobak_several": (_one("last", "each"), "F.4"),
        "nagari_multiplier": (Between(1, 4), "F.7"),
        "nagari_stack": (_YES_NO, "F.7"),
        "nagari_cap": (_one(None, 4, 8, 16), "F.7"),
        "shodang": (_YES_NO, "F.9"),
        "shodang_liability": (_YES_NO, "F.9"),
        "point_value": (Between(1, 1_000_000), "F.8"),
        "bankroll": (_one("limited", "unlimited"), "F.8"),
        "max_points": (Between(1, 1_000_000_000, optional=True), "F.5"),
        "mission_multiplier": (_one(1), "F.2"),
    },
}

OPTIONS: Mapping[str, Option] = {
    name: Option(group, accepts, section)
    for group, lines in _GROUPS.items()
    for name, (accepts, section) in lines.items()
}
"""Every option in the order of RULES G.1 (its last block, more than three people, is not offered)."""
