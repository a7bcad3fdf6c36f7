"""What points mean in money (RULES F.8)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .cards import Seat
from .result import Result, Transfer
from .rules import Rules

START_POINTS = 1000
"""What each seat has at the start of a match, in points (RULES F.8)."""


def starting_balances(rules: Rules) -> list[int]:
    """Return the money each seat begins a match with."""
    return [START_POINTS * rules.point_value] * rules.players


def pay(rules: Rules, balances: Sequence[int], transfers: Iterable[Transfer]) -> list[int]:
    """Return the balances after the transfers, given in points.

    With limited money a payer gives at most what he has, his receivers served in turn order from him;
    the shortfall is forgiven and other payers do not make up for it.
    """
    result = list(balances)
    left = list(balances)
    in_turn = sorted(transfers, key=lambda transfer: (transfer[0], (transfer[1] - transfer[0]) % len(result)))
    for payer, receiver, points in in_turn:
        amount = points * rules.point_value
        if rules.bankroll == "limited":
            amount = min(amount, max(0, left[payer]))
        left[payer] -= amount
        result[payer] -= amount
        result[receiver] += amount
    return result


def instant_transfers(rules: Rules, receiver: Seat, points: int) -> list[Transfer]:
    """Return what every opponent pays at once for a bonus (RULES C.11)."""
    return [(seat, receiver, points) for seat in range(rules.players) if seat != receiver]


def pay_result(rules: Rules, balances: Sequence[int], result: Result) -> list[int]:
    """Return the balances after a round: each instant payment as it fell due, then the settlement."""
    after = list(balances)
    for _, receiver, points in result.instant:
        after = pay(rules, after, instant_transfers(rules, receiver, points))
    return pay(rules, after, result.transfers)
