"""The result of a round that is over: one settlement, however it ended (RULES F)."""

from __future__ import annotations

from .cards import Seat
from .factors import Side
from .result import Result
from .settlement import settle, settle_fixed, settle_quads
from .state import RoundState


def result_of(state: RoundState) -> Result | None:
    """Return who pays whom and why; None while the round goes on, or where nobody knows how it ended."""
    ending = state.ending
    if ending is None:
        return None
    if ending.kind in ("nagari", "void"):
        return Result(ending.kind, instant=state.instant)
    if ending.holders:
        return settle_quads(state.rules, ending.holders, carry=state.carry, instant=state.instant)
    assert ending.winner is not None, f"a round that ends as {ending.kind} has a winner"
    if ending.points:
        return settle_fixed(
            state.rules, ending.kind, ending.winner, ending.points, carry=state.carry, instant=state.instant
        )
    return settle(
        state.rules,
        ending.winner,
        {seat: side_of(state, seat) for seat in range(state.rules.players)},
        kind=ending.kind,
        carry=state.carry,
        go_calls=state.go_order,
        shodang=state.shodang,
        instant=state.instant,
    )


def side_of(state: RoundState, seat: Seat) -> Side:
    """Return what a settlement must know of the seat."""
    return Side(
        state.captured[seat],
        go=state.go[seat],
        last_go_score=state.last_go_score[seat],
        shakes=len(state.shaken[seat]),
        bombs=state.bombs[seat],
        pair_bombs=state.pair_bombs[seat],
        as_animal=state.as_animal[seat],
        as_junk=state.as_junk[seat],
        bonus_points=state.bonus_points[seat],
    )
