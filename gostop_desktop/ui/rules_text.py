"""The options of the rules in words: what each is called, what it does, how its values are written (RULES G.1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields

from gostop_desktop.engine.options import Value
from gostop_desktop.engine.rules import PRESETS, Rules
from gostop_desktop.i18n import N_, NP_, _, ngettext, pgettext

from .numbers import grouped


@dataclass(frozen=True, slots=True)
class OptionText:
    """An option in words."""

    name: str
    korean: str
    """What it is called among Korean players."""
    says: str
    """One sentence."""


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

OPTION_TEXTS: Mapping[str, OptionText] = {
    "players": OptionText(N_("Players"), "인원", N_("How many sit at the table.")),
    "win_score": OptionText(N_("Points to win"), "났다 점수", N_("Reaching this asks Go or Stop.")),
    "bonus_cards": OptionText(
        N_("Bonus cards"), "보너스패", N_("Extra cards in the deck and what each counts in junk.")
    ),
    "double_junk": OptionText(N_("Double junk"), "쌍피", N_("The coloured junk that counts as two.")),
    "gukjin": OptionText(N_("September cup"), "국진", N_("Whether the cup is an animal or two junk.")),
    "convertible": OptionText(N_("Cards with two sides"), "전환패", N_("The animals that may be counted as two junk.")),
    "gukjin_timing": OptionText(N_("Cup: when to choose"), "국진 선택 시기", N_("When an owner says what the cup is.")),
    "gukjin_lock": OptionText(
        N_("Cup stays when nothing else is left"),
        "국진 고정",
        N_("A cup that nobody decided becomes an animal when junk is due and there is no other."),
    ),
    "first_dealer": OptionText(
        N_("First dealer"), "첫 선", N_("Who deals the first round after everybody has drawn a card.")
    ),
    "dealer_draw_bonus": OptionText(
        N_("Bonus card in the draw"), "선 뽑기 보너스", N_("What a bonus card means when drawing for the deal.")
    ),
    "next_dealer": OptionText(N_("Next dealer"), "다음 선", N_("Who deals the rounds after the first.")),
    "cut": OptionText(N_("Cut"), "기리", N_("How the deck is cut before the deal.")),
    "cutter": OptionText(N_("Who cuts"), "기리하는 사람", N_("Which neighbour of the dealer cuts with three players.")),
    "deal_order": OptionText(N_("Order of the deal"), "패 돌리는 순서", N_("In which packets the cards are dealt.")),
    "table_bonus": OptionText(
        N_("Bonus card on the table"), "바닥 보너스패", N_("What happens to a bonus card dealt to the table.")
    ),
    "table_quad": OptionText(
        N_("Four of a month on the table"), "바닥 총통", N_("What four of a month on the table mean.")
    ),
    "hand_quad": OptionText(N_("Four of a month in a hand"), "총통", N_("What chongtong does.")),
    "hand_quad_points": OptionText(N_("Points for chongtong"), "총통 점수", N_("What each opponent pays for it.")),
    "hand_quad_clash": OptionText(
        N_("Several chongtong"), "총통 겹침", N_("What it means when more than one hand holds four of a month.")
    ),
    "hand_quad_after_bonus": OptionText(
        N_("Chongtong by replacement"), "보충 총통", N_("Until when four of a month made by a replacement card count.")
    ),
    "fixed_win_carry": OptionText(
        N_("Carry over for fixed wins"),
        "고정 승리 나가리",
        N_("Drawn rounds before also multiply chongtong and three ppuk."),
    ),
    "shake": OptionText(N_("Shake"), "흔들기", N_("Three of a month in the hand may be shown to double a win.")),
    "shake_timing": OptionText(
        N_("When to shake"), "흔들기 시기", N_("At the start of a turn, or when one of the three is played.")
    ),
    "shake_needs_empty": OptionText(
        N_("Shake only without the fourth"), "바닥에 없을 때만", N_("No card of the month may lie on the table.")
    ),
    "shake_then_bomb": OptionText(
        N_("Bomb after a shake"), "흔들고 폭탄", N_("A month that was shaken may still be bombed.")
    ),
    "shake_multiplier": OptionText(N_("Factor of a shake"), "흔들기 배수", N_("For each month the winner has shaken.")),
    "bomb": OptionText(N_("Bomb"), "폭탄", N_("Three of a month may be played at once on the fourth.")),
    "bomb_multiplier": OptionText(N_("Factor of a bomb"), "폭탄 배수", N_("For each bomb of the winner.")),
    "bomb_steal": OptionText(N_("Junk for a bomb"), "폭탄 피", N_("Taken from each opponent.")),
    "bomb_pairs": OptionText(
        N_("Two-card bomb"), "2장 폭탄", N_("Two cards may be played at once on two of their month.")
    ),
    "bomb_pair_multiplier": OptionText(
        N_("Factor of a two-card bomb"), "2장 폭탄 배수", N_("For each of them the winner played.")
    ),
    "bomb_pair_steal": OptionText(N_("Junk for a two-card bomb"), "2장 폭탄 피", N_("Taken from each opponent.")),
    "ppuk_take_steal": OptionText(
        N_("Junk for a stack"), "뻑 먹기 피", N_("Taken with a stack that another player made.")
    ),
    "ja_ppuk_steal": OptionText(
        N_("Junk for your own stack"), "자뻑 피", N_("Taken with a stack that you made yourself.")
    ),
    "table_triple_steal": OptionText(
        N_("Junk for a dealt triple"), "깔린 석 장 피", N_("Taken with three of a month that were dealt to the table.")
    ),
    "ttadak_steal": OptionText(
        N_("Junk for a ttadak"), "따닥 피", N_("Taken when your two cards win both cards of the month.")
    ),
    "jjok_steal": OptionText(N_("Junk for a kiss"), "쪽 피", N_("Taken when the flip matches the card you just laid.")),
    "sweep_steal": OptionText(N_("Junk for a sweep"), "싹쓸이 피", N_("Taken when you leave the table empty.")),
    "sweep_rule": OptionText(N_("What a sweep is"), "싹쓸이 기준", N_("How the table must have been emptied.")),
    "ja_ppuk_double_satisfies": OptionText(
        N_("Own stack: a double pays two"), "자뻑 쌍피", N_("One double junk is enough where two junk are due.")
    ),
    "steal_change": OptionText(
        N_("Change for double junk"), "거스름", N_("Who takes a double for one junk gives one junk back.")
    ),
    "last_turn_steals": OptionText(
        N_("Junk on the last turn"), "막판 피", N_("Which events still take junk on a player's last turn.")
    ),
    "last_turn_ppuk": OptionText(
        N_("Ppuk on the last turn"), "막판 뻑", N_("Whether the three cards stay or are captured.")
    ),
    "hand_bonus": OptionText(
        N_("Bonus card from the hand"), "손의 보너스패", N_("How it is replaced when it is played.")
    ),
    "bonus_steal": OptionText(
        N_("Junk for a bonus card"), "보너스패 피", N_("Taken from each opponent with every bonus card won.")
    ),
    "bonus_ppuk": OptionText(N_("Bonus card before a ppuk"), "뻑의 보너스패", N_("Whether it stays in the stack.")),
    "bonus_stealable": OptionText(
        N_("Bonus cards can be taken"), "보너스패 뺏기", N_("They count as junk when junk is due.")
    ),
    "ppuk_points": OptionText(
        N_("Points for ppuk from the start"),
        "첫뻑·연뻑·삼뻑",
        N_("For a ppuk on the first turn, on the first two, on the first three."),
    ),
    "first_ttadak_points": OptionText(N_("Points for a first ttadak"), "첫따닥", N_("For a ttadak on the first turn.")),
    "first_jjok_points": OptionText(N_("Points for a first kiss"), "첫쪽", N_("For a kiss on the first turn.")),
    "department_points": OptionText(
        N_("Department store"), "백화점", N_("For all four kinds captured on the first turn.")
    ),
    "event_bonus_mode": OptionText(N_("How these points are paid"), "첫 보너스 지급", N_("At once, or with the win.")),
    "three_ppuk_win": OptionText(N_("Three ppuk win"), "삼뻑 승리", N_("The third ppuk of one player wins the round.")),
    "three_ppuk_points": OptionText(N_("Points for three ppuk"), "삼뻑 점수", N_("What each opponent pays for it.")),
    "bright5": OptionText(N_("Five brights"), "오광", N_("Points for all five.")),
    "bright4": OptionText(N_("Four brights"), "사광", N_("Without the rain.")),
    "bright4_rain": OptionText(N_("Four brights with rain"), "비사광", N_("When one of the four is the rain.")),
    "bright3": OptionText(N_("Three brights"), "삼광", N_("Without the rain.")),
    "bright3_rain": OptionText(N_("Three brights with rain"), "비삼광", N_("When one of the three is the rain.")),
    "godori_points": OptionText(N_("Godori"), "고도리", N_("The three birds of February, April and August.")),
    "dan_points": OptionText(N_("Ribbon sets"), "홍단·청단·초단", N_("Each set of three ribbons.")),
    "go_points": OptionText(N_("Points for each Go"), "고 점수", N_("Added before multiplying.")),
    "go_multiplier": OptionText(N_("Go multiplier"), "고 배수", N_("How the later Gos multiply.")),
    "go_multiplier_from": OptionText(N_("Multiplies from"), "배수 시작", N_("The first Go that multiplies.")),
    "reverse_go_multiplier": OptionText(
        N_("Counter-Go"), "역고", N_("Extra factor when an opponent had called Go before you.")
    ),
    "auto_stop_last": OptionText(N_("Stop by itself at the end"), "자동 스톱", N_("On your last card a win is taken.")),
    "pibak": OptionText(N_("Junk bak"), "피박", N_("Who pays double for too little junk.")),
    "pibak_limit": OptionText(N_("Junk bak up to"), "피박 기준", N_("With this much junk or less one pays double.")),
    "pibak_zero_exempt": OptionText(
        N_("No junk at all is exempt"), "피 0장 면박", N_("Who has captured no junk does not pay double.")
    ),
    "gwangbak": OptionText(N_("Bright bak"), "광박", N_("Who pays double for having no bright.")),
    "meongbak": OptionText(N_("Animal bak"), "멍박", N_("Whether seven animals double the payment.")),
    "gobak": OptionText(N_("Go bak"), "고박", N_("What a loser who had called Go pays.")),
    "gobak_several": OptionText(N_("Go bak of two"), "고박 둘", N_("Who is liable when both losers had called Go.")),
    "nagari_multiplier": OptionText(N_("Factor after a draw"), "나가리 배수", N_("For a drawn round before this one.")),
    "nagari_stack": OptionText(
        N_("Draws multiply each other"), "나가리 누적", N_("Two drawn rounds in a row make four times, and so on.")
    ),
    "nagari_cap": OptionText(N_("Limit after draws"), "나가리 한도", N_("The most that drawn rounds can multiply.")),
    "shodang": OptionText(
        N_("Shodang"), "쇼당", N_("Cards that would let either opponent win may be shown before they are played.")
    ),
    "shodang_liability": OptionText(
        N_("Refusing shodang is answered for"), "쇼당 독박", N_("Who refused pays for the one who called.")
    ),
    "point_value": OptionText(N_("Chips a point"), "점당", N_("What one point is worth.")),
    "bankroll": OptionText(N_("Chips of a player"), "밑천", N_("Whether a player can pay more than there is.")),
    "max_points": OptionText(
        N_("Limit for one payer"), "상한", N_("The most points that one player pays for a round.")
    ),
    "mission_multiplier": OptionText(N_("Missions"), "미션 배수", N_("No mission multiplies a payment in this game.")),
}

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
        "all": NP_("rule value", "If all are"),
    },
    "gwangbak": {
        "off": NP_("rule value", "Off"),
        "each": NP_("rule value", "Each payer"),
        "all": NP_("rule value", "If all are"),
    },
    "meongbak": {
        "off": NP_("rule value", "Off"),
        "winner7": NP_("rule value", "Winner has 7"),
        "winner7_loser0": NP_("rule value", "Payer has none"),
    },
    "gobak": {
        "off": NP_("rule value", "Off"),
        "double": NP_("rule value", "Double"),
        "double_only": NP_("rule value", "Only this doubles"),
        "dokbak": NP_("rule value", "Pays for all"),
        "dokbak_double": NP_("rule value", "For all, double"),
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

PRESET_TEXTS: Mapping[str, tuple[str, str]] = {
    "matgo": (N_("Standard Matgo"), N_("The game for two as it is played in Korea")),
    "gostop": (N_("Standard Go-Stop"), N_("The table game as it is played in Korea")),
    "arabic_encyclopedia": (N_("Arabic encyclopedia"), N_("Two bonus doubles, no junk for a sweep")),
    "fishing_rules": (N_("Fishing rules"), N_("No doubles in the deck, no bak for Go")),
    "chinese_encyclopedia": (N_("Chinese encyclopedia"), N_("Pair bombs, three piles for the cut")),
    "online_matgo": (N_("Online Matgo"), N_("Bonus cards take junk, pair bombs")),
}
"""Name of each preset and what sets it apart, in a line."""


def preset_name(name: str) -> str:
    """Return what a preset is called; a saved one is called as its owner calls it."""
    return _(PRESET_TEXTS[name][0]) if name in PRESET_TEXTS else name


def preset_note(name: str) -> str:
    """Return what sets a preset apart."""
    return _(PRESET_TEXTS[name][1]) if name in PRESET_TEXTS else ""


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


EXAMPLES: Mapping[str, str] = {
    "win_score": N_("At 7: with 6 points you play on, with 7 you are asked."),
    "bonus_cards": N_("+2 +3: one card counts as two junk, one as three."),
    "double_junk": N_("With November: its coloured junk makes ten out of nine."),
    "gukjin": N_("Choice: an animal for your five animals, or two junk for your ten."),
    "hand_quad": N_("All four Octobers are dealt to one hand."),
    "table_quad": N_("All four Mays lie on the table before anybody has played."),
    "shake_multiplier": N_("5 points and one shake at ×2: 10 points."),
    "shake_then_bomb": N_("You shook three Mays; later the fourth lies on the table."),
    "bomb_multiplier": N_("5 points and one bomb at ×2: 10 points."),
    "bomb_pairs": N_("You hold two Mays, two Mays lie on the table: all four at once."),
    "ja_ppuk_steal": N_("You made the stack and take it yourself with the fourth card."),
    "ttadak_steal": N_("Two Mays lie there, you play the third and flip the fourth."),
    "jjok_steal": N_("Your October matches nothing, and the flip is an October."),
    "sweep_steal": N_("You take the last cards, and the table is empty."),
    "steal_change": N_("One junk is due, a double is given: one junk comes back."),
    "ppuk_points": N_("A ppuk on your very first turn pays the first number."),
    "bright4_rain": N_("January, March, November and December."),
    "godori_points": N_("The warbler of February, the cuckoo of April, the geese of August."),
    "dan_points": N_("1, 2, 3 with a poem; 6, 9, 10 blue; 4, 5, 7 plain red."),
    "go_points": N_("7 points and two Gos: 7 + 2 = 9."),
    "go_multiplier": N_("7 points, four Gos: 7 + 4 = 11. ×2 ×4 ×8 makes 44, ×2 ×3 ×4 makes 33, ×2 makes 22."),
    "go_multiplier_from": N_("From Go 3: one or two Gos multiply nothing."),
    "reverse_go_multiplier": N_("Min-su says Go, then you say Go and win."),
    "pibak_limit": N_("At 7: who has 7 junk pays double, who has 8 does not."),
    "pibak_zero_exempt": N_("Who has won no junk at all pays once."),
    "gwangbak": N_("The winner scores brights, and the payer has none."),
    "meongbak": N_("The winner has seven animals."),
    "gobak": N_("You said Go, and then another wins."),
    "nagari_multiplier": N_("Nobody won the last round; this one counts ×2."),
    "nagari_cap": N_("At ×8: after four drawn rounds it is still ×8."),
    "shodang": N_("Your last cards give one opponent blue ribbons or the other godori."),
    "point_value": N_("12 points at 100 chips: 1,200 chips."),
    "bankroll": N_("Limited: who has only 500 chips pays 500."),
    "max_points": N_("At 50: 96 points are paid as 50."),
}
"""A case in which the option counts, for those that are hard to picture."""


def unavailable(option: str, rules: Rules) -> str:
    """Return why an option has no effect under these rules, an empty text if it has one."""
    if option not in NEEDS:
        return ""
    other, value, reason = NEEDS[option]
    return _(reason) if getattr(rules, other) == value else ""


def standard(players: int) -> Rules:
    """Return the preset that others are compared with."""
    return PRESETS["matgo", 2] if players == 2 else PRESETS["gostop", 3]


def _tuple_words(option: str, value: tuple[int, ...] | tuple[str, ...]) -> str:
    if not value:
        return pgettext("rule value", "None")
    if option == "bonus_cards":
        return " ".join(f"+{each}" for each in value)
    if option == "ppuk_points":
        return " · ".join(str(each) for each in value)
    return " · ".join(_(_CARDS[str(each)]) for each in value)


_CARDS = {
    "11D": N_("November"),
    "12D": N_("December"),
    "09A": N_("September cup"),
    "05A": N_("May bridge"),
}
"""The cards that options name."""
