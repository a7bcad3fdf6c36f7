"""What points mean in money (RULES F.8)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

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
    for (payer, receiver, _points), amount in _paid(rules, balances, transfers):
        result[payer] -= amount
        result[receiver] += amount
    return result


def forgiven(rules: Rules, balances: Sequence[int], transfers: Iterable[Transfer]) -> list[int]:
    """Return what each seat owes by the transfers and cannot pay."""
    short = [0] * len(balances)
    for (payer, _receiver, points), amount in _paid(rules, balances, transfers):
        short[payer] += points * rules.point_value - amount
    return short


def _paid(rules: Rules, balances: Sequence[int], transfers: Iterable[Transfer]) -> Iterator[tuple[Transfer, int]]:
    """Yield every transfer as it is served, with the money that is paid."""
    left = list(balances)
    for transfer in sorted(transfers, key=lambda each: (each[0], (each[1] - each[0]) % len(left))):
        payer, _receiver, points = transfer
        amount = points * rules.point_value
        if rules.bankroll == "limited":
            amount = min(amount, max(0, left[payer]))
        left[payer] -= amount
        yield transfer, amount


def pay_instant(rules: Rules, balances: Sequence[int], instant: Iterable[Instant]) -> list[int]:
    """Return the balances after bonuses that every opponent paid at once, one after the other (RULES C.11)."""
    after = list(balances)
    for _, receiver, points in instant:
        after = pay(rules, after, [(seat, receiver, points) for seat in range(rules.players) if seat != receiver])
    return after


def change(rules: Rules, balances: Sequence[int], result: Result) -> list[int]:
    """Return what each seat gains or loses by the settlement alone, instant payments apart."""
    return [after - before for after, before in zip(pay(rules, balances, result.transfers), balances, strict=True)]


def pay_result(rules: Rules, balances: Sequence[int], result: Result) -> list[int]:
    """Return the balances after a round: each instant payment as it fell due, then the settlement."""
    return pay(rules, pay_instant(rules, balances, result.instant), result.transfers)
