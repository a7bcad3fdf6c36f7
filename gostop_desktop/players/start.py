"""A round as a playout takes it, and which rules playouts know (AI 8)."""

from __future__ import annotations

from dataclasses import dataclass

from gostop_desktop.engine.cards import BONUS, FIRST_BONUS, Card, CardSet, Seat, cards_in
from gostop_desktop.engine.round import Round
from gostop_desktop.engine.rules import GOSTOP, Rules, with_options
from gostop_desktop.engine.state import Phase

from .payoff import Payoff, carry_factor

_AS_IN_PRESETS = (
    "gukjin_timing",
    "gukjin_lock",
    "shake_timing",
    "shake_needs_empty",
    "shake_then_bomb",
    "bomb_pairs",
    "sweep_rule",
    "steal_change",
    "last_turn_steals",
    "last_turn_ppuk",
    "hand_bonus",
    "bonus_steal",
    "bonus_ppuk",
    "department_points",
    "event_bonus_mode",
    "convertible",
    "hand_quad_after_bonus",
)
"""The options that a playout knows only as the presets `matgo` and `gostop` have them."""


def nearest_served(rules: Rules) -> Rules:
    """Return the rules themselves where playouts serve them, else the nearest that they do.

    A search takes its first step by the real rules and plays the rest out by these.
    """
    if serves(rules):
        return rules
    changes: dict[str, object] = {name: getattr(GOSTOP, name) for name in _AS_IN_PRESETS}
    if rules.gukjin not in ("choice", "animal"):
        changes["gukjin"] = "choice"
    for name in ("gwangbak", "pibak"):
        if getattr(rules, name) == "all":
            changes[name] = "each"
    if rules.gobak == "double_only":
        changes["gobak"] = "double"
    return with_options(rules, changes)


def serves(rules: Rules) -> bool:
    """Say whether playouts follow these rules exactly."""
    return (
        all(getattr(rules, name) == getattr(GOSTOP, name) for name in _AS_IN_PRESETS)
        and rules.gukjin in ("choice", "animal")
        and rules.gwangbak != "all"
        and rules.pibak != "all"
        and (rules.gobak != "double_only" or rules.players == 2)
    )


@dataclass(slots=True)
class Start:
    """A round between two turns, as a playout takes it; a playout leaves it as it is."""

    hands: list[list[Card]]
    """Without bonus cards, in card order."""
    held: list[list[int]]
    """The same as nibbles by month."""
    bonus: list[list[Card]]
    board: list[int]
    """By month, `16 * loose + seen`: what lies on the table (three are a stack), and all that ever lay open."""
    owner: dict[int, Seat | None]
    """Who made the stack of a month."""
    buried: dict[int, int]
    """What the bonus cards buried with a month's stack add to a pile."""
    stock: list[Card]
    """The top is last."""
    piles: list[int]
    free: list[int]
    factor: list[int]
    """The product of shakes and bombs of each seat."""
    shaken: list[int]
    """Months as bits."""
    go: list[int]
    least: list[int]
    """The score from which each seat is asked."""
    calls: list[Seat]
    turns: list[int]
    ppuks: list[int]
    streak: list[int]
    """How many ppuks in a row since the first turn; -1 once the row is broken."""
    balance: list[int]
    """Points of instant payments so far."""
    carry: int
    """The factor of drawn rounds."""
    seat: Seat


_MONTH_SHIFTS = tuple(range(0, FIRST_BONUS, 4))
_CARDS_OF_BYTE: tuple[tuple[tuple[Card, ...], ...], ...] = tuple(
    tuple(tuple(first + card for card in cards_in(byte)) for byte in range(256)) for first in range(0, FIRST_BONUS, 8)
)
_FIRST, _SECOND, _THIRD, _FOURTH, _FIFTH, _SIXTH = _CARDS_OF_BYTE


def start_of(round: Round, payoff: Payoff) -> Start:
    """Return the round as a playout takes it: between two turns, or at the question of Go or Stop."""
    assert round.phase in (Phase.PLAY, Phase.GO_STOP), round.phase
    rules, tables = payoff.rules, payoff.piles
    seats = range(rules.players)
    table = round.table
    owner: dict[int, Seat | None] = {}
    buried: dict[int, int] = {}
    for month, stack in round.stacks.items():
        table |= stack.cards
        owner[month] = stack.owner
        if stack.bonus:
            buried[month] = tables.of(stack.bonus)
    seen = table
    for cards in round.captured:
        seen |= cards
    for cards in round.shown:
        seen |= cards
    return Start(
        hands=[_cards(hand) for hand in round.hands],
        held=[[hand >> shift & 15 for shift in _MONTH_SHIFTS] for hand in round.hands],
        bonus=[list(cards_in(hand & BONUS)) if hand & BONUS else [] for hand in round.hands],
        board=[(table >> shift & 15) << 4 | seen >> shift & 15 for shift in _MONTH_SHIFTS],
        owner=owner,
        buried=buried,
        stock=round.stock,
        piles=[tables.of(round.captured[seat], round.as_animal[seat]) for seat in seats],
        free=round.free_turns,
        factor=[_factor(rules, len(round.shaken[seat]), round.bombs[seat]) for seat in seats],
        shaken=[sum(1 << month for month in months) if months else 0 for months in round.shaken],
        go=round.go,
        least=[max(rules.win_score, score + 1) for score in round.last_go_score],
        calls=list(round.go_order),
        turns=round.turns_done,
        ppuks=[len(turns) for turns in round.ppuk_turns],
        streak=[_streak(round.turns_done[seat], round.ppuk_turns[seat]) for seat in seats],
        balance=_balance(round),
        carry=carry_factor(rules, round.carry),
        seat=round.current,
    )


def _cards(hand: CardSet) -> list[Card]:
    return [
        *_FIRST[hand & 255],
        *_SECOND[hand >> 8 & 255],
        *_THIRD[hand >> 16 & 255],
        *_FOURTH[hand >> 24 & 255],
        *_FIFTH[hand >> 32 & 255],
        *_SIXTH[hand >> 40 & 255],
    ]


def _factor(rules: Rules, shakes: int, bombs: int) -> int:
    factor = 1
    for _ in range(shakes):
        factor *= rules.shake_multiplier
    for _ in range(bombs):
        factor *= rules.bomb_multiplier
    return factor


def _balance(round: Round) -> list[int]:
    players = round.rules.players
    balance = [0] * players
    for _, receiver, points in round.instant:
        for seat in range(players):
            balance[seat] += points * (players - 1) if seat == receiver else -points
    return balance


def _streak(turns_done: int, ppuk_turns: tuple[int, ...]) -> int:
    return turns_done if len(ppuk_turns) == turns_done else -1
