"""What points mean in money (RULES F.8)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .result import Instant, Result, Transfer
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


def pay_instant(rules: Rules, balances: Sequence[int], instant: Iterable[Instant]) -> list[int]:
    """Return the balances after bonuses that every opponent paid at once, one after the other (RULES C.11)."""
    after = list(balances)
    for _, receiver, points in instant:
        after = pay(rules, after, [(seat, receiver, points) for seat in range(rules.players) if seat != receiver])
    return after


def pay_result(rules: Rules, balances: Sequence[int], result: Result) -> list[int]:
    """Return the balances after a round: each instant payment as it fell due, then the settlement."""
    return pay(rules, pay_instant(rules, balances, result.instant), result.transfers)
