"""Rounds and views as positions of plain lists, numbers and texts (PROTOCOL 2.3); `read_position` goes back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from .cards import CODES, Card, CardSet, Month, cards_in
from .liability import ShodangCall
from .result import Instant
from .round import Round
from .state import QuadCall, Stack, Turn
from .view import View

Plain: TypeAlias = "bool | int | float | str | list[Plain] | dict[str, Plain] | None"
"""What JSON can say."""


def print_position(round: Round) -> dict[str, Plain]:
    """Return everything about the round, hidden cards included."""
    position: dict[str, Plain] = {
        "hands": [_codes_of(hand) for hand in round.hands],
        "table": _codes_of(round.table),
        "stacks": _stacks(round.stacks.items()),
        "stock": [CODES[card] for card in reversed(round.stock)],
        **_public(round),
        "phase": str(round.phase),
        "quad": _quad(round.quad),
    }
    if any(round.replaced):
        position["replaced"] = [_codes_of(cards) for cards in round.replaced]
    return position


def print_view_position(view: View) -> dict[str, Plain]:
    """Return what the viewer knows: other hands and the stock are numbers."""
    hands: list[Plain] = list(view.hand_sizes)
    hands[view.seat] = _codes_of(view.hand)
    is_asked = view.phase == "quad"
    position: dict[str, Plain] = {
        "hands": hands,
        "table": _codes_of(view.table),
        "stacks": _stacks(view.stacks),
        "stock": view.stock_size,
        **_public(view),
        "phase": str(view.phase),
        "quad": _quad(QuadCall(view.seat)) if is_asked else None,
    }
    if view.replaced:
        seats = range(view.rules.players)
        position["replaced"] = [_codes_of(view.replaced if seat == view.seat else 0) for seat in seats]
    return position


def _public(known: Round | View) -> dict[str, Plain]:
    """Return what everybody at the table knows, in the order of PROTOCOL 2.3."""
    return {
        "captured": [_codes_of(cards) for cards in known.captured],
        "current": known.current,
        "dealer": known.dealer,
        "carry": known.carry,
        "turn": _turn(known.turn),
        "free_turns": list(known.free_turns),
        "shaken": [_months(months) for months in known.shaken],
        "shown": [_codes_of(cards) for cards in known.shown],
        "bombs": list(known.bombs),
        "pair_bombs": list(known.pair_bombs),
        "go": list(known.go),
        "last_go_score": list(known.last_go_score),
        "go_order": list(known.go_order),
        "turns_done": list(known.turns_done),
        "ppuk_turns": [list(turns) for turns in known.ppuk_turns],
        "gukjin": [_declared(*cups) for cups in zip(known.as_animal, known.as_junk, strict=True)],
        "instant": _instant(known.instant),
        "bonus_points": list(known.bonus_points),
        "shodang": _shodang(known.shodang),
    }


def _codes_of(cards: CardSet) -> list[Plain]:
    return [CODES[card] for card in cards_in(cards)]


def _code(card: Card | None) -> str | None:
    return None if card is None else CODES[card]


def _months(months: Sequence[Month]) -> list[Plain]:
    return [month + 1 for month in months]


def _stacks(stacks: Iterable[tuple[Month, Stack]]) -> list[Plain]:
    return [
        {"cards": _codes_of(stack.cards), "owner": stack.owner, "bonus": _codes_of(stack.bonus)}
        for _, stack in sorted(stacks, key=lambda item: item[0])
    ]


def _declared(as_animal: CardSet, as_junk: CardSet) -> dict[str, Plain]:
    return {CODES[card]: "junk" if as_junk >> card & 1 else "animal" for card in cards_in(as_animal | as_junk)}


def _instant(payments: Sequence[Instant]) -> list[Plain]:
    return [[reason, seat, points] for reason, seat, points in payments]


def _shodang(call: ShodangCall | None) -> dict[str, Plain] | None:
    if call is None:
        return None
    return {"caller": call.caller, "decliner": call.decliner, "accepter": call.accepter}


def _quad(call: QuadCall | None) -> dict[str, Plain] | None:
    return None if call is None else {"asked": call.asked, "ending": list(call.ending)}


def _turn(turn: Turn | None) -> dict[str, Plain] | None:
    """Return the turn under way; its events are what was recognised, and the cups left undeclared."""
    if turn is None:
        return None
    meeting = [] if turn.meeting is None else [turn.meeting]
    asked = [f"{CODES[card]}:animal" for card in cards_in(turn.asked)]
    return {
        "by": turn.by,
        "played": _code(turn.played),
        "matches": turn.matches,
        "target": _code(turn.target),
        "flipped": _code(turn.flipped),
        "taken": _codes_of(turn.taken),
        "bonus": _codes_of(turn.bonus),
        "steals": [[reason, count] for reason, count in turn.steals],
        "table_before": _codes_of(turn.table_before),
        "events": [*(f"stack_{kind}" for kind in turn.stacks), *meeting, *asked],
    }
