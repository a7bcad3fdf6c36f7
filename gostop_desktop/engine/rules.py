"""The rules one table plays by: every variant as one field, and the preset tables (RULES G)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from functools import cached_property
from typing import Literal, TypeAlias

from .cards import CARD_OF, Card
from .errors import RulesError
from .options import OPTIONS, Tuple, Value

Codes: TypeAlias = tuple[str, ...]


@dataclass(frozen=True)
class Rules:
    """Every choice one table may make differently from another; the defaults are the preset `matgo`.

    Raises RulesError when a value is not one that RULES G.1 lists.
    """

    players: int = 2
    """Active players (RULES B.1)."""
    bonus_cards: tuple[int, ...] = (2, 3)
    """What each bonus card of the deck counts in junk (RULES A.2)."""
    double_junk: Codes = ("11D", "12D")
    """Coloured junk that counts double (RULES A.1)."""
    gukjin: Literal["animal", "junk", "choice", "both"] = "choice"
    """What the sake cup is (RULES D.2)."""
    convertible: Codes = ("09A",)
    """The animals that may be counted as two junk (RULES D.2)."""
    gukjin_timing: Literal["auto", "on_capture", "free"] = "auto"
    """When that is decided (RULES D.2)."""
    gukjin_lock: bool = True
    """Whether an undecided cup becomes an animal when its owner has nothing else to give (RULES C.9)."""

    first_dealer: Literal["latest", "earliest", "day_night", "lot"] = "latest"
    """Who deals first (RULES B.2)."""
    dealer_draw_bonus: Literal["excluded", "wins"] = "excluded"
    """What a bonus card means in the draw for the deal (RULES B.2)."""
    next_dealer: Literal["winner", "keep"] = "winner"
    """Who deals later rounds (RULES B.2)."""
    cut: Literal["none", "tap", "single", "three_piles"] = "single"
    """How the deck is cut (RULES B.3)."""
    cutter: Literal["left", "right"] = "left"
    """Who cuts among three (RULES B.3)."""
    deal_order: Literal["table_first", "hands_first", "at_once"] = "table_first"
    """In which packets the cards are dealt (RULES B.4)."""
    table_bonus: Literal["dealer_takes", "redeal"] = "dealer_takes"
    """What happens to a bonus card dealt to the table (RULES B.5)."""
    table_quad: Literal["redeal", "nagari", "dealer_wins"] = "redeal"
    """What four of a month on the table mean (RULES B.5)."""
    hand_quad: Literal["off", "win", "choice", "redeal"] = "choice"
    """What four of a month in a hand mean (RULES B.6)."""
    hand_quad_points: int = 10
    """What each opponent pays for them (RULES B.6)."""
    hand_quad_clash: Literal["pairwise", "void", "nagari", "dealer_order"] = "pairwise"
    """What several such hands mean (RULES B.6)."""
    hand_quad_after_bonus: Literal["never", "first_turn", "any"] = "never"
    """Until when four of a month completed by a replacement count (RULES B.6)."""
    fixed_win_carry: bool = True
    """Whether drawn rounds multiply fixed-score wins (RULES F.6)."""

    shake: bool = True
    """Whether three of a month may be shaken (RULES C.5)."""
    shake_timing: Literal["on_play", "turn_start"] = "on_play"
    """When they are shaken (RULES C.5)."""
    shake_needs_empty: bool = True
    """Whether no card of the month may lie on the table then (RULES C.5)."""
    shake_then_bomb: Literal["allow", "forbid"] = "allow"
    """Whether a shaken month can still be bombed (RULES C.5)."""
    shake_multiplier: int = 2
    """Factor for each shaken month of the winner (RULES F.2)."""
    bomb: bool = True
    """Whether three of a month may be played as a bomb (RULES C.6)."""
    bomb_multiplier: int = 2
    """Factor for each bomb of the winner (RULES F.2)."""
    bomb_steal: int = 1
    """Junk taken from each opponent by a bomb (RULES C.9)."""
    bomb_pairs: bool = False
    """Whether two may be played on two as a pair bomb (RULES C.6)."""
    bomb_pair_multiplier: int = 1
    """Factor for each pair bomb of the winner (RULES F.2)."""
    bomb_pair_steal: int = 1
    """Junk taken from each opponent by a pair bomb (RULES C.9)."""
    ppuk_take_steal: int = 1
    """Junk taken with a stack that another seat made (RULES C.9)."""
    ja_ppuk_steal: int = 2
    """Junk taken with one's own stack (RULES C.9)."""
    table_triple_steal: int = 1
    """Junk taken with a dealt triple (RULES C.9)."""
    ttadak_steal: int = 1
    """Junk taken by a ttadak (RULES C.9)."""
    jjok_steal: int = 1
    """Junk taken by a jjok (RULES C.9)."""
    sweep_steal: int = 1
    """Junk taken by a sweep (RULES C.9)."""
    sweep_rule: Literal["any", "two_cards", "two_cards_diff"] = "any"
    """What counts as a sweep (RULES C.9)."""
    ja_ppuk_double_satisfies: bool = True
    """Whether a card worth two or three pays as many units of a ja-ppuk (RULES C.9)."""
    steal_change: bool = False
    """Whether change is given for a card worth more than is due (RULES C.9)."""
    last_turn_steals: Literal["none", "stacks_only", "all"] = "none"
    """Which events still take junk on a seat's last turn (RULES C.10)."""
    last_turn_ppuk: Literal["stack", "capture"] = "capture"
    """What a ppuk on the last turn is (RULES C.10)."""
    hand_bonus: Literal["draw_to_hand", "flip_substitute"] = "draw_to_hand"
    """How a bonus card from the hand is replaced (RULES C.8)."""
    bonus_steal: int = 0
    """Junk taken from each opponent with every bonus card won (RULES C.8)."""
    bonus_ppuk: Literal["bury", "keep"] = "bury"
    """What becomes of bonus cards flipped before a ppuk (RULES C.8)."""
    bonus_stealable: bool = True
    """Whether bonus cards can be taken as junk (RULES C.9)."""

    ppuk_points: tuple[int, ...] = (7, 14, 21)
    """For a ppuk on the first, first two, first three own turns (RULES C.11)."""
    first_ttadak_points: int = 7
    """For a ttadak on the first own turn (RULES C.11)."""
    first_jjok_points: int = 0
    """For a jjok on the first own turn (RULES C.11)."""
    department_points: int = 0
    """For the four kinds captured on the first own turn (RULES C.11)."""
    event_bonus_mode: Literal["instant", "score"] = "instant"
    """Whether these points are paid at once or added to the winner's base (RULES C.11)."""
    three_ppuk_win: bool = True
    """Whether the third ppuk wins the round (RULES C.11)."""
    three_ppuk_points: int = 7
    """What each opponent pays for it (RULES F.6)."""

    bright5: int = 15
    """Points of five brights (RULES D.1)."""
    bright4: int = 4
    """Points of four brights without the rain (RULES D.1)."""
    bright4_rain: int = 4
    """Points of four brights with the rain (RULES D.1)."""
    bright3: int = 3
    """Points of three brights without the rain (RULES D.1)."""
    bright3_rain: int = 2
    """Points of three brights with the rain (RULES D.1)."""
    godori_points: int = 5
    """Points of the three godori birds (RULES D.1)."""
    dan_points: int = 3
    """Points of each ribbon set (RULES D.1)."""

    win_score: int = 7
    """Points from which a seat must say Go or Stop (RULES E)."""
    go_points: Literal["always", "until_multiplied"] = "always"
    """Whether Gos still add points once they multiply (RULES E)."""
    go_multiplier: Literal["pow2", "linear", "flat"] = "pow2"
    """How Gos multiply (RULES E)."""
    go_multiplier_from: int = 3
    """From which Go on they multiply (RULES E)."""
    reverse_go_multiplier: int = 1
    """Factor if an opponent had called Go before the winner's first (RULES E)."""
    auto_stop_last: bool = True
    """A winning score on the last turn stops by itself (RULES E)."""

    pibak: Literal["off", "each", "all"] = "each"
    """Who pays double for too little junk (RULES F.3)."""
    pibak_limit: int = 7
    """Junk up to which a payer is pibak (RULES F.3)."""
    pibak_zero_exempt: bool = True
    """Whether a payer without any junk is exempt (RULES F.3)."""
    gwangbak: Literal["off", "each", "all"] = "each"
    """Who pays double for having no bright (RULES F.3)."""
    meongbak: Literal["off", "winner7", "winner7_loser0"] = "winner7"
    """Whether seven animals double, and against whom (RULES F.2, F.3)."""
    gobak: Literal["off", "double", "double_only", "dokbak", "dokbak_double"] = "double"
    """What a loser who had called Go pays (RULES F.4)."""
    gobak_several: Literal["last", "each"] = "last"
    """Who is liable when both losers had called (RULES F.4)."""
    nagari_multiplier: int = 2
    """Factor of a drawn round before this one (RULES F.7)."""
    nagari_stack: bool = True
    """Whether drawn rounds in a row multiply each other (RULES F.7)."""
    nagari_cap: int | None = 8
    """The carry multiplier's limit (RULES F.7)."""
    shodang: bool = False
    """Whether three players may call shodang (RULES F.9)."""
    shodang_liability: bool = True
    """Whether who refused it pays for the caller (RULES F.9)."""
    point_value: int = 100
    """Money for a point (RULES F.8)."""
    bankroll: Literal["limited", "unlimited"] = "limited"
    """Whether a seat can pay more than it has (RULES F.8)."""
    max_points: int | None = None
    """Upper limit of one payer's points (RULES F.5)."""
    mission_multiplier: int = 1
    """Reserved (RULES F.2)."""

    def __post_init__(self) -> None:
        for name, option in OPTIONS.items():
            value = getattr(self, name)
            if not option.accepts.accepts(value):
                raise RulesError(f"{name} cannot be {value!r}: it takes {option.accepts.words}")

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        """The hash, worked out once: everything made from rules is looked up by it."""
        return hash(tuple(getattr(self, field.name) for field in fields(self)))

    def __getstate__(self) -> dict[str, object]:
        """Return what is pickled: another process hashes texts differently."""
        return {name: value for name, value in self.__dict__.items() if name != "_hash"}

    @property
    def hand_size(self) -> int:
        """Cards dealt to each seat (RULES B.4)."""
        return 10 if self.players == 2 else 7

    @property
    def table_size(self) -> int:
        """Cards dealt to the table (RULES B.4)."""
        return 8 if self.players == 2 else 6

    @cached_property
    def bonus(self) -> tuple[Card, ...]:
        """The deck's bonus cards in the order of the option, lettered in that order (RULES A.2)."""
        seen = {2: 0, 3: 0}
        cards = []
        for value in self.bonus_cards:
            cards.append(CARD_OF[f"X{value}{'abcde'[seen[value]]}"])
            seen[value] += 1
        return tuple(cards)

    @cached_property
    def pack(self) -> tuple[Card, ...]:
        """All cards of the deck in card order, the bonus cards in option order (PROTOCOL 1.2)."""
        return (*range(48), *self.bonus)


def _table(text: str) -> dict[str, Value]:
    """Read `option value` lines: numbers, yes/no, `none?` for None, (a, b) tuples, words."""
    result: dict[str, Value] = {}
    for line in text.strip().splitlines():
        name, value = line.split(None, 1)
        result[name] = _value(value.strip())
    return result


def _value(text: str) -> Value:
    if text.startswith("("):
        parts = [part.strip() for part in text[1:-1].split(",") if part.strip()]
        numbers = tuple(int(part) for part in parts if part.isdecimal())
        return numbers if len(numbers) == len(parts) else tuple(parts)
    if text.isdecimal():
        return int(text)
    return {"yes": True, "no": False, "unlimited!": None}.get(text, text)


_GOSTOP = _table("""
    first_dealer       day_night
    hand_quad          win
    hand_quad_points   5
    ppuk_points        (3, 5, 0)
    first_ttadak_points 3
    first_jjok_points  3
    three_ppuk_points  3
    ja_ppuk_double_satisfies no
    win_score          3
    pibak_limit        5
    gobak              dokbak
    shodang            yes
""")
_ARABIC = _table("""
    bonus_cards        (2, 2)
    gukjin             animal
    gukjin_lock        no
    first_dealer       day_night
    hand_quad          choice
    shake_timing       turn_start
    shake_needs_empty  no
    bomb_multiplier    1
    ja_ppuk_steal      1
    sweep_steal        0
    ja_ppuk_double_satisfies no
    last_turn_steals   all
    last_turn_ppuk     stack
    ppuk_points        (0, 0, 0)
    first_ttadak_points 0
    first_jjok_points  0
    three_ppuk_win     no
    go_points          until_multiplied
    go_multiplier      linear
    pibak_limit        5
    pibak_zero_exempt  no
    meongbak           off
    gobak              double
    nagari_stack       no
    nagari_cap         unlimited!
    shodang_liability  no
    bankroll           unlimited
""")
_FISHING = _table("""
    double_junk        ()
    gukjin             animal
    gukjin_lock        no
    first_dealer       lot
    deal_order         hands_first
    hand_quad          win
    hand_quad_points   5
    shake_timing       turn_start
    shake_needs_empty  no
    shake_then_bomb    forbid
    bomb_multiplier    1
    bomb_steal         0
    sweep_rule         two_cards_diff
    ja_ppuk_double_satisfies no
    last_turn_steals   all
    last_turn_ppuk     stack
    hand_bonus         flip_substitute
    bonus_ppuk         keep
    ppuk_points        (0, 0, 0)
    first_ttadak_points 0
    first_jjok_points  0
    three_ppuk_win     no
    go_multiplier      flat
    go_multiplier_from 4
    pibak_limit        5
    pibak_zero_exempt  no
    gwangbak           all
    gobak              off
    nagari_stack       no
    nagari_cap         unlimited!
    shodang            no
    bankroll           unlimited
""")
_CHINESE = _table("""
    bonus_cards        (2, 2)
    gukjin_lock        no
    first_dealer       latest
    cut                three_piles
    cutter             right
    hand_quad          win
    hand_quad_points   5
    shake_timing       turn_start
    shake_needs_empty  no
    shake_then_bomb    forbid
    bomb_pairs         yes
    bomb_pair_multiplier 2
    ja_ppuk_steal      1
    sweep_rule         two_cards
    ja_ppuk_double_satisfies no
    last_turn_ppuk     stack
    hand_bonus         flip_substitute
    bonus_ppuk         keep
    ppuk_points        (3, 5, 0)
    first_ttadak_points 3
    first_jjok_points  3
    department_points  3
    go_points          until_multiplied
    pibak_zero_exempt  no
    gobak              double_only
    nagari_stack       no
    nagari_cap         unlimited!
    shodang            no
    bankroll           unlimited
""")
_ONLINE = _table("""
    dealer_draw_bonus  wins
    cut                none
    table_quad         nagari
    hand_quad_clash    nagari
    hand_quad_after_bonus first_turn
    bomb_pairs         yes
    bonus_steal        1
""")
_QUAD_POINTS = {2: 7, 3: 3}
"""The Arabic article names no amount; ours is the winning score (RULES G.3)."""


def _make(*tables: Mapping[str, Value], players: int) -> Rules:
    return Rules(**{"players": players} | {k: v for table in tables for k, v in table.items()})  # type: ignore[arg-type]


MATGO: Rules = Rules()
GOSTOP: Rules = _make(_GOSTOP, players=3)

PRESETS: Mapping[tuple[str, int], Rules] = {
    ("matgo", 2): MATGO,
    ("gostop", 3): GOSTOP,
    ("arabic_encyclopedia", 2): _make(_ARABIC, {"hand_quad_points": _QUAD_POINTS[2]}, players=2),
    ("arabic_encyclopedia", 3): _make(_GOSTOP, _ARABIC, {"hand_quad_points": _QUAD_POINTS[3]}, players=3),
    ("fishing_rules", 2): _make(_FISHING, players=2),
    ("fishing_rules", 3): _make(_GOSTOP, _FISHING, players=3),
    ("chinese_encyclopedia", 2): _make(_CHINESE, players=2),
    ("chinese_encyclopedia", 3): _make(_GOSTOP, _CHINESE, players=3),
    ("online_matgo", 2): _make(_ONLINE, players=2),
}
"""The nine preset tables by name and number of players (RULES G.2)."""

PRESET_NAMES: tuple[str, ...] = tuple(dict.fromkeys(name for name, _ in PRESETS))


def preset(name: str, players: int | None = None) -> Rules:
    """Return a preset table; without `players` the only one, else the one for two.

    Raises RulesError for an unknown name, or a number of players the preset does not have.
    """
    counts = [count for known, count in PRESETS if known == name]
    if not counts:
        raise RulesError(f"there is no preset {name!r}: the presets are {', '.join(PRESET_NAMES)}")
    players = counts[0] if players is None else players
    if players not in counts:
        right = {2: "matgo", 3: "gostop"}.get(players)
        hint = f": for {players} players there is {right}" if right else f": it is for {' or '.join(map(str, counts))}"
        raise RulesError(f"the preset {name} is not for {players} players{hint}")
    return PRESETS[name, players]


def with_options(rules: Rules, options: Mapping[str, object]) -> Rules:
    """Return the rules with some options changed; lists stand for tuples, and subsets may be in any order.

    Raises RulesError for an unknown option or a value it does not have.
    """
    known = {field.name for field in fields(Rules)}
    changes = {}
    for name, value in options.items():
        if name not in known:
            raise RulesError(f"there is no option {name!r}: the options are {', '.join(sorted(known))}")
        accepts = OPTIONS[name].accepts
        elements = tuple(value) if isinstance(value, list) else value
        if isinstance(accepts, Tuple) and isinstance(elements, tuple):
            elements = accepts.ordered(elements)
        changes[name] = elements
    return replace(rules, **changes)  # type: ignore[arg-type]
