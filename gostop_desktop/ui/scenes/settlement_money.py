"""What everybody paid or received in a round, in words and numbers (UX 2.7)."""

from __future__ import annotations

from gostop_desktop.engine.cards import Seat
from gostop_desktop.engine.money import forgiven
from gostop_desktop.engine.result import Line
from gostop_desktop.i18n import _, ngettext
from gostop_desktop.ui.numbers import amount, signed_amount
from gostop_desktop.ui.setup import MatchSetup
from gostop_desktop.ui.table.account import Account

from .settlement_ending import Outcome
from .settlement_parts import Tone
from .settlement_payment import Money, MoneyRow


def money_of(outcome: Outcome, told: Account, setup: MatchSetup) -> Money:
    """Return the payers' rows and the winner's, and what the limit cut, if it did (RULES F.5)."""
    limits = {line.seat: line for line in outcome.result.lines if line.part == "limit"}
    cut = [line for line in limits.values() if line.why is None]
    rows = tuple(_row(outcome, told, setup, seat, limits.get(seat)) for seat in (*told.payers, told.winner))
    stake = _("{chips} a point", chips=amount(setup.rules.point_value))
    limit = ""
    if cut:
        most = cut[0].need or 0
        limit = _("At most {points}", points=ngettext("{n} point", "{n} points", most))
    has_more = any(line.points for line in outcome.result.lines if line.part == "liability")
    all_in = "" if setup.points_only else _all_in(outcome, setup)
    return Money(rows, told.base, stake, limit, all_in, has_more=has_more)


def _all_in(outcome: Outcome, setup: MatchSetup) -> str:
    """Return who could not pay all that was owed, with what was paid and what is forgiven (RULES F.8)."""
    paid = outcome.before.balances_with(outcome.result.instant)
    short = forgiven(setup.rules, paid, outcome.result.transfers)
    return " ".join(
        _(
            "{name} had only {chips}: {rest} are forgiven.",
            name=person.name,
            chips=amount(has),
            rest=amount(rest),
        )
        for person, has, rest in zip(setup.seats, paid, short, strict=True)
        if rest
    )


def _row(outcome: Outcome, told: Account, setup: MatchSetup, seat: Seat, limit: Line | None) -> MoneyRow:
    owed = dict(zip(told.payers, told.owed, strict=True))
    points = owed.get(seat, outcome.result.received)
    paid = outcome.before.balances_with(outcome.result.instant)
    # What was paid at once is told apart: the account begins after it.
    before, after = paid[seat], outcome.after.balances[seat]
    change = after - before
    tone = Tone.GOT if seat == told.winner else Tone.PAID if change else Tone.QUIET
    reckoned = "" if limit is None or limit.have is None else ngettext("{n} point", "{n} points", limit.have)
    return MoneyRow(
        seat,
        ngettext("{n} point", "{n} points", points),
        "" if setup.points_only else signed_amount(change),
        amount(before),
        amount(after),
        tone,
        reckoned,
    )
