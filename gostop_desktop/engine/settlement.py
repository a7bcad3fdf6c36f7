"""Who pays whom at the end of a round, and why (RULES F)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from math import prod

from .cards import BRIGHTS, CardSet, Seat, in_order
from .errors import PositionError
from .factors import PAYER_FACTORS, WINNER_FACTORS, Judgement, Side, Tally, Win, carry_multiplier, go_points, tally
from .liability import Liability, ShodangCall, liabilities
from .result import Instant, Line, Part, Result, ResultKind, Transfer, Why
from .rules import Rules
from .scoring import Scorer, scorer


@dataclass(frozen=True, slots=True)
class _Account:
    """One way of counting everything (RULES F.10, steps 1 to 6)."""

    win: Win
    base: int
    payers: tuple[tuple[Seat, Tally], ...]
    shares: Mapping[Seat, int]
    liable: Mapping[Seat, Liability]
    owed: Mapping[Seat, int]
    payments: Mapping[Seat, int]

    @property
    def total(self) -> int:
        return sum(self.payments.values())


def settle(
    rules: Rules,
    winner: Seat,
    sides: Mapping[Seat, Side],
    *,
    kind: ResultKind = "stop",
    carry: int = 0,
    go_calls: Sequence[Seat] = (),
    shodang: ShodangCall | None = None,
    instant: Sequence[Instant] = (),
) -> Result:
    """Return the result of a win by points, with every line that explains it (RULES F.1 to F.5).

    `sides` holds the winner and every payer; `go_calls` are the seats in the order of their Go calls.
    Raises PositionError if the winner has not enough points to stop.
    """
    account = _account(rules, winner, sides, carry, go_calls, shodang)
    return _result(rules, winner, sides, account, kind, instant)


def settle_if_worth(
    rules: Rules,
    winner: Seat,
    sides: Mapping[Seat, Side],
    points: int,
    *,
    carry: int = 0,
    go_calls: Sequence[Seat] = (),
    shodang: ShodangCall | None = None,
) -> Result:
    """Return the result of a win if the winner's cards came to that many points, and nothing else changed."""
    account = _account(rules, winner, sides, carry, go_calls, shodang, points)
    return _result(rules, winner, sides, account, "stop", ())


def _result(
    rules: Rules,
    winner: Seat,
    sides: Mapping[Seat, Side],
    account: _Account,
    kind: ResultKind,
    instant: Sequence[Instant],
) -> Result:
    return Result(
        kind,
        winner,
        account.base,
        prod(factor(account.win).factor for _, _, factor in WINNER_FACTORS),
        payments=tuple(sorted(account.payments.items())),
        transfers=tuple((seat, winner, points) for seat, points in sorted(account.payments.items()) if points),
        instant=tuple(instant),
        lines=(*_winner_lines(account), *_payer_lines(rules, sides, account)),
    )


def settle_fixed(
    rules: Rules,
    kind: ResultKind,
    winner: Seat,
    points: int,
    *,
    carry: int = 0,
    instant: Sequence[Instant] = (),
) -> Result:
    """Return the result of a fixed-score win: each opponent pays that many points (RULES F.6)."""
    losers = [seat for seat in range(rules.players) if seat != winner]
    return _fixed(rules, kind, points, dict.fromkeys(losers, (winner,)), carry, instant, winner)


def settle_quads(rules: Rules, holders: Sequence[Seat], *, carry: int = 0, instant: Sequence[Instant] = ()) -> Result:
    """Return the result of several quads settled pairwise: who holds none pays every holder (RULES B.6, F.6)."""
    payers = [seat for seat in range(rules.players) if seat not in holders]
    # RULES F.6: in turn order from the payer.
    after = {seat: [(seat + step) % rules.players for step in range(1, rules.players)] for seat in payers}
    receivers = {seat: [other for other in order if other in holders] for seat, order in after.items()}
    return _fixed(rules, "quad", rules.hand_quad_points, receivers, carry, instant, None)


def _fixed(
    rules: Rules,
    kind: ResultKind,
    points: int,
    receivers: Mapping[Seat, Sequence[Seat]],
    carry: int,
    instant: Sequence[Instant],
    winner: Seat | None,
) -> Result:
    multiplier = carry_multiplier(rules, carry) if rules.fixed_win_carry else 1
    why: Why | None = None if multiplier > 1 else "no_carry" if not carry else "off"
    lines = [
        Line("points", kind, "F.6", points=points),
        Line("winner", "carry", "F.6", factor=multiplier, have=carry, need=1, why=why),
    ]
    transfers: list[Transfer] = []
    for seat, to in receivers.items():
        owed = points * multiplier * len(to)
        left = _limited(rules, owed)
        lines += [_limit_line(rules, seat, owed), _payment_line(seat, left)]
        for receiver in to:
            part = min(points * multiplier, left)
            left -= part
            if part:
                transfers.append((seat, receiver, part))
    paid = {seat: sum(points for payer, _, points in transfers if payer == seat) for seat in receivers}
    return Result(kind, winner, points, multiplier, tuple(paid.items()), tuple(transfers), tuple(instant), tuple(lines))


def _account(
    rules: Rules,
    winner: Seat,
    sides: Mapping[Seat, Side],
    carry: int,
    go_calls: Sequence[Seat],
    shodang: ShodangCall | None,
    if_worth: int | None = None,
) -> _Account:
    """Return the account of the way of counting that brings the winner most; ties keep animals (RULES D.2)."""
    counting = scorer(rules)
    side = sides[winner]
    led = _was_led(winner, go_calls)
    best: _Account | None = None
    for counted in _winning(rules, counting, side, if_worth):
        win = Win(rules, side, counted, carry, led)
        base = counted.points + _bonus_points(rules, side) + go_points(rules, side.go)
        payers, shares = _cheapest_shares(rules, counting, win, base, _losers(winner, sides))
        liable = liabilities(rules, winner, shares, go_calls, shodang)
        owed = {seat: liable[seat].owed(share) for seat, share in shares.items()}
        paid = {seat: _limited(rules, points) for seat, points in owed.items()}
        account = _Account(win, base, payers, shares, liable, owed, paid)
        if best is None or account.total > best.total:
            best = account
    if best is None:
        points = counting.points(side.captured, side.as_animal, side.as_junk)
        need = max(rules.win_score, side.last_go_score + 1) if side.go else rules.win_score
        raise PositionError(f"seat {winner} cannot win with {points} points: it takes {need}")
    return best


def _losers(winner: Seat, sides: Mapping[Seat, Side]) -> dict[Seat, Side]:
    return {seat: side for seat, side in sorted(sides.items()) if seat != winner}


def _winning(rules: Rules, counting: Scorer, side: Side, if_worth: int | None) -> Iterator[Tally]:
    """Yield the ways of counting that reach the winning score and beat the last Go (RULES D.2)."""
    if if_worth is not None:
        ways = counting.ways(side.captured, side.as_animal, side.as_junk)
        yield from (tally(counting, side.captured, way)._replace(points=if_worth) for way in ways)
        return
    beat = side.last_go_score if side.go else 0
    for way in counting.ways(side.captured, side.as_animal, side.as_junk):
        counted = tally(counting, side.captured, way)
        if counted.points >= rules.win_score and counted.points > beat:
            yield counted


def _was_led(winner: Seat, go_calls: Sequence[Seat]) -> bool:
    """Say whether an opponent had called Go before the winner's first (RULES E, reverse go)."""
    return winner in go_calls and go_calls[0] != winner


def _bonus_points(rules: Rules, side: Side) -> int:
    return side.bonus_points if rules.event_bonus_mode == "score" else 0


def _cheapest_shares(
    rules: Rules, counting: Scorer, win: Win, base: int, losers: Mapping[Seat, Side]
) -> tuple[tuple[tuple[Seat, Tally], ...], dict[Seat, int]]:
    """Return how the losers count and their shares: the smallest sum, ties keep animals (RULES D.2)."""
    common = base * prod(factor(win).factor for _, _, factor in WINNER_FACTORS)
    tallies = [
        [(seat, tally(counting, side.captured, way)) for way in _ways(counting, side)] for seat, side in losers.items()
    ]
    combinations = sorted(product(*tallies), key=lambda payers: sum(counted.way.bit_count() for _, counted in payers))
    candidates = [(payers, _shares(rules, win.tally, payers, common)) for payers in combinations]
    return min(candidates, key=lambda candidate: sum(candidate[1].values()))


def _ways(counting: Scorer, side: Side) -> tuple[CardSet, ...]:
    return counting.ways(side.captured, side.as_animal, side.as_junk)


def _shares(rules: Rules, winner: Tally, payers: tuple[tuple[Seat, Tally], ...], common: int) -> dict[Seat, int]:
    return {
        seat: common * prod(factor(rules, winner, payer, payers).factor for _, factor in PAYER_FACTORS)
        for seat, payer in payers
    }


def _limited(rules: Rules, points: int) -> int:
    return points if rules.max_points is None else min(points, rules.max_points)


def _winner_lines(account: _Account) -> Iterator[Line]:
    win = account.win
    rules, side, counting = win.rules, win.side, scorer(win.rules)
    yield from counting.lines_counted(side.captured, win.tally.way)
    bonus = _bonus_points(rules, side)
    no_bonus: Why = "off" if rules.event_bonus_mode == "instant" else "too_few"
    yield Line("bonus", "event_bonus", "C.11", points=bonus, why=None if bonus else no_bonus)
    added = go_points(rules, side.go)
    not_added: Why = "superseded" if side.go else "not_called"
    yield Line("go", "go", "E", points=added, have=side.go, need=1, why=None if added else not_added)
    animals = counting.animals_counted(side.captured, win.tally.way)
    for name, rule, factor in WINNER_FACTORS:
        yield _factor_line("winner", name, rule, None, factor(win), animals if name == "meongbak" else 0)


def _factor_line(part: Part, name: str, rule: str, seat: Seat | None, judged: Judgement, cards: CardSet) -> Line:
    factor, have, need, why = judged
    return Line(part, name, rule, seat, factor=factor, have=have, need=need, cards=in_order(cards), why=why)


def _payer_lines(rules: Rules, sides: Mapping[Seat, Side], account: _Account) -> Iterator[Line]:
    """Yield the payers' factors, then who is liable, the limit and the payment of each."""
    counting = scorer(rules)
    for seat, payer in account.payers:
        captured = sides[seat].captured
        judged_by = {
            "gwangbak": captured & BRIGHTS,
            "pibak": counting.junk_counted(captured, payer.way),
            "meongbak": counting.animals_counted(captured, payer.way),
        }
        for name, factor in PAYER_FACTORS:
            judged = factor(rules, account.win.tally, payer, account.payers)
            yield _factor_line("payer", name, "F.3", seat, judged, judged_by[name])
    for seat, liability in sorted(account.liable.items()):
        yield from liability.lines(seat)
    for seat, points in account.owed.items():
        yield _limit_line(rules, seat, points)
    for seat, points in account.payments.items():
        yield _payment_line(seat, points)


def _limit_line(rules: Rules, seat: Seat, owed: int) -> Line:
    over = owed - _limited(rules, owed)
    why: Why = "off" if rules.max_points is None else "too_few"
    return Line(
        "limit",
        "max_points",
        "F.5",
        seat=seat,
        points=-over,
        have=owed,
        need=rules.max_points,
        why=None if over else why,
    )


def _payment_line(seat: Seat, points: int) -> Line:
    return Line("payment", "payment", "F.3", seat=seat, points=points, why=None if points else "superseded")
