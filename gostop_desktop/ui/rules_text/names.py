"""What every option of the rules is called, and in one sentence what it decides (RULES G.1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from gostop_desktop.i18n import N_


@dataclass(frozen=True, slots=True)
class OptionText:
    """An option in words."""

    name: str
    korean: str
    """What it is called among Korean players."""
    says: str
    """One sentence."""


OPTION_TEXTS: Mapping[str, OptionText] = {
    "players": OptionText(N_("Players"), "인원", N_("How many play.")),
    "win_score": OptionText(N_("Points to win"), "기본 점수", N_("At this score a player says Go or Stop.")),
    "bonus_cards": OptionText(
        N_("Bonus cards"), "보너스패", N_("Extra cards in the deck, each worth two junk or three.")
    ),
    "double_junk": OptionText(N_("Double junk"), "쌍피", N_("Which coloured junk counts as two.")),
    "gukjin": OptionText(N_("September cup"), "국진", N_("Whether the cup is an animal or two junk.")),
    "convertible": OptionText(N_("Cards with two sides"), "전환패", N_("Which animals may count as two junk.")),
    "gukjin_timing": OptionText(
        N_("Cup: when to choose"), "국진 선택 시기", N_("When its owner says what the cup is.")
    ),
    "gukjin_lock": OptionText(
        N_("Cup stays when nothing else is left"),
        "국진 고정",
        N_("An undecided cup becomes an animal when its owner must give junk and has no other."),
    ),
    "first_dealer": OptionText(
        N_("First dealer"), "첫 선", N_("Who deals the first round after everybody has drawn a card.")
    ),
    "dealer_draw_bonus": OptionText(
        N_("Bonus card in the draw"), "선 뽑기 보너스", N_("What a bonus card means in the draw for the deal.")
    ),
    "next_dealer": OptionText(N_("Next dealer"), "다음 선", N_("Who deals the rounds after the first.")),
    "cut": OptionText(N_("Cut"), "기리", N_("How the deck is cut before the deal.")),
    "cutter": OptionText(
        N_("Who cuts"), "기리하는 사람", N_("Which neighbour of the dealer cuts among three players.")
    ),
    "deal_order": OptionText(N_("Order of the deal"), "패 돌리는 순서", N_("In which packets the cards are dealt.")),
    "table_bonus": OptionText(
        N_("Bonus card on the table"), "바닥 보너스패", N_("What happens to a bonus card dealt to the table.")
    ),
    "table_quad": OptionText(
        N_("Four of a month on the table"),
        "바닥 총통",
        N_("What happens when all four cards of a month are dealt to the table."),
    ),
    "hand_quad": OptionText(
        N_("Four of a month in a hand"), "총통", N_("What happens when one hand is dealt all four cards of a month.")
    ),
    "hand_quad_points": OptionText(N_("Points for chongtong"), "총통 점수", N_("What each opponent pays for it.")),
    "hand_quad_clash": OptionText(
        N_("Several chongtong"), "총통 겹침", N_("What happens when more than one hand holds four of a month.")
    ),
    "hand_quad_after_bonus": OptionText(
        N_("Chongtong by replacement"),
        "보충 총통",
        N_("How long four of a month that a replacement card completes count."),
    ),
    "fixed_win_carry": OptionText(
        N_("Nagari multiplies fixed wins"),
        "총통·삼뻑 나가리 배수",
        N_("Rounds that nobody won multiply chongtong and three ppuks too."),
    ),
    "shake": OptionText(
        N_("Shake"), "흔들기", N_("Three cards of a month in the hand may be shown, and a win counts more.")
    ),
    "shake_timing": OptionText(
        N_("When to shake"), "흔들기 시기", N_("At the start of a turn, or when one of the three is played.")
    ),
    "shake_needs_empty": OptionText(
        N_("Shake only without the fourth"), "바닥에 없을 때만", N_("No card of the month may lie on the table.")
    ),
    "shake_then_bomb": OptionText(
        N_("Bomb after a shake"), "흔들고 폭탄", N_("A month that was shaken may still be bombed.")
    ),
    "shake_multiplier": OptionText(
        N_("Shake multiplier"), "흔들기 배수", N_("For each month that the winner has shaken.")
    ),
    "bomb": OptionText(N_("Bomb"), "폭탄", N_("Three of a month may be played at once on the fourth.")),
    "bomb_multiplier": OptionText(N_("Bomb multiplier"), "폭탄 배수", N_("For each bomb of the winner.")),
    "bomb_steal": OptionText(N_("Junk for a bomb"), "폭탄 피", N_("Taken from each opponent.")),
    "bomb_pairs": OptionText(
        N_("Two-card bomb"), "쌍폭탄", N_("Two cards may be played at once on two of their month.")
    ),
    "bomb_pair_multiplier": OptionText(
        N_("Two-card bomb multiplier"), "쌍폭탄 배수", N_("For each two-card bomb of the winner.")
    ),
    "bomb_pair_steal": OptionText(N_("Junk for a two-card bomb"), "쌍폭탄 피", N_("Taken from each opponent.")),
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
        N_("Change for double junk"), "거스름", N_("A player who takes a double for one junk gives one junk back.")
    ),
    "last_turn_steals": OptionText(
        N_("Junk on the last turn"), "마지막 차례 피", N_("Which events still take junk on a player's last turn.")
    ),
    "last_turn_ppuk": OptionText(
        N_("Ppuk on the last turn"), "마지막 차례 뻑", N_("Whether the three cards stay or are captured.")
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
        N_("Points for early ppuks"),
        "첫뻑·연뻑·삼연뻑",
        N_("For a ppuk on the first turn, one more on the second, one more on the third."),
    ),
    "first_ttadak_points": OptionText(N_("Points for a first ttadak"), "첫따닥", N_("For a ttadak on the first turn.")),
    "first_jjok_points": OptionText(N_("Points for a first kiss"), "첫쪽", N_("For a kiss on the first turn.")),
    "department_points": OptionText(
        N_("Department store"), "백화점", N_("For all four kinds captured on the first turn.")
    ),
    "event_bonus_mode": OptionText(N_("How these points are paid"), "첫 보너스 지급", N_("At once, or with the win.")),
    "three_ppuk_win": OptionText(
        N_("Three ppuks win"), "삼뻑으로 나기", N_("The third ppuk of one player wins the round.")
    ),
    "three_ppuk_points": OptionText(N_("Points for three ppuks"), "삼뻑 점수", N_("What each opponent pays for it.")),
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
        N_("Counter-Go"), "역고", N_("Multiplies the win when an opponent called Go first.")
    ),
    "auto_stop_last": OptionText(
        N_("Stop by itself at the end"), "마지막 차례 자동 스톱", N_("On your last turn, enough points win the round.")
    ),
    "pibak": OptionText(N_("Junk bak"), "피박", N_("Who pays double for too little junk.")),
    "pibak_limit": OptionText(
        N_("Junk bak up to"), "피박 기준", N_("A loser with this much junk or less pays double.")
    ),
    "pibak_zero_exempt": OptionText(
        N_("No junk at all is exempt"), "피 0장 면박", N_("A loser who has captured no junk does not pay double.")
    ),
    "gwangbak": OptionText(N_("Bright bak"), "광박", N_("Who pays double for having no bright.")),
    "meongbak": OptionText(N_("Animal bak"), "멍박", N_("Whether seven animals double the payment.")),
    "gobak": OptionText(N_("Go bak"), "고박", N_("What a loser who had called Go pays.")),
    "gobak_several": OptionText(
        N_("Go bak: two callers"), "고박 둘", N_("Who is liable when both losers had called Go.")
    ),
    "nagari_multiplier": OptionText(
        N_("Nagari multiplier"), "나가리 배수", N_("For the round after one that nobody won.")
    ),
    "nagari_stack": OptionText(
        N_("Nagari stacks"), "나가리 누적", N_("Rounds without a winner in a row multiply each other.")
    ),
    "nagari_cap": OptionText(
        N_("Nagari limit"), "나가리 한도", N_("The most that rounds without a winner can multiply.")
    ),
    "shodang": OptionText(
        N_("Shodang"), "쇼당", N_("Cards that would let either opponent win may be shown before they are played.")
    ),
    "shodang_liability": OptionText(
        N_("Refusing shodang costs"), "쇼당 독박", N_("The player who refused pays for the caller too.")
    ),
    "point_value": OptionText(N_("Chips a point"), "점당", N_("What one point is worth.")),
    "bankroll": OptionText(N_("Chips of a player"), "밑천", N_("Whether a player can pay more chips than they have.")),
    "max_points": OptionText(
        N_("Limit for one payer"), "상한", N_("The most points that one player pays for a round.")
    ),
    "mission_multiplier": OptionText(N_("Missions"), "미션 배수", N_("No mission multiplies a payment in this game.")),
}
