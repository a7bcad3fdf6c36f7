"""What the Go/Stop board and the account say of a round, as plain lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

from gostop_desktop.engine.dealing import deal
from gostop_desktop.engine.deck import deck_v1, secret_of
from gostop_desktop.engine.match import Match
from gostop_desktop.engine.result import Result
from gostop_desktop.engine.round import Round
from gostop_desktop.engine.rules import Rules
from gostop_desktop.engine.state import Phase
from gostop_desktop.engine.view import View, view
from gostop_desktop.i18n import plain
from gostop_desktop.ui.scenes.settlement_ending import Outcome, seat_ends
from gostop_desktop.ui.scenes.settlement_money import money_of
from gostop_desktop.ui.setup import MatchSetup, default_setup
from gostop_desktop.ui.table.account import Account, account, ending_words, instant_lines
from gostop_desktop.ui.table.describe import Person
from gostop_desktop.ui.table.go_stop import go_stop_facts, warnings_of
from gostop_desktop.ui.table.paragraphs import drawn_paragraph, paragraph

from .accounts import chosen

CHIPS = 100_000


def setup_of(preset: str, players: int) -> MatchSetup:
    """Return a match by a preset."""
    return replace(default_setup(preset, players), chips=CHIPS)


def course(rules: Rules, seed: int, carry: int) -> tuple[Round, list[View]]:
    """Return a round that bold players have played at random, and what those saw who were asked about Go or Stop."""
    round, _ = deal(rules, deck_v1(rules, secret_of("said", seed)), carry=carry)
    rng, asked = Random(seed), []
    while legal := round.legal_actions():
        if round.phase is Phase.GO_STOP and round.to_move is not None:
            asked.append(view(round, round.to_move))
        round.apply(chosen(legal, rng))
    return round, asked


def board(setup: MatchSetup, seen: View) -> Iterator[str]:
    """Yield what the Go/Stop board says to a seat."""
    people = [Person(seat.name, seat.portrait, "") for seat in setup.seats]
    facts = go_stop_facts(seen, people, points_only=False)
    yield f"{facts.points} points. {plain(facts.called)}. {facts.stake} a point"
    yield "  " + ", ".join(f"{plain(line.name)} {line.points}" for line in facts.lines)
    for slab in (facts.stop, facts.go):
        yield f"  {plain(slab.title)}: {plain(slab.who)} {plain(slab.amount)} ({plain(slab.points)})"
        yield from (f"    {plain(words)}" for words in slab.formula)
        yield f"    {plain(slab.source)}"
    yield f"  {plain(facts.risk.head)}: {plain(facts.risk.loss) or 'nothing'}"
    for ways in facts.risk.lines:
        yield f"    {plain(ways[0])}"
    for words in warnings_of(seen, people):
        yield f"    ! {plain(words)}"


def settlement(setup: MatchSetup, seen: View, result: Result, carry: int) -> Iterator[str]:
    """Yield what the account of a round says."""
    names = [seat.name for seat in setup.seats]
    before = Match(setup.rules, 0, (CHIPS,) * setup.rules.players, carry=carry)
    outcome = Outcome(seen, result, before, before.after(result), "exhausted")
    told = account(result, names)
    yield from _drawn(setup, outcome, names) if told is None else _won(setup, outcome, told, names)
    for words, points in instant_lines(result, names, setup.rules.players):
        yield f"  {plain(words)}: {points}"


def _drawn(setup: MatchSetup, outcome: Outcome, names: Sequence[str]) -> Iterator[str]:
    head, why = ending_words(setup.rules, outcome.result, outcome.reason, 2)
    yield f"{plain(head)}: {plain(why)}"
    section, said = drawn_paragraph(outcome.result.kind, setup.rules)
    yield from (f"    {section}: {plain(words)}" for words in said)
    for end in seat_ends(outcome, setup.rules):
        yield f"  {names[end.seat]}: {plain(end.why)}; {plain(end.near) or 'no set'}; {end.change}"


def _won(setup: MatchSetup, outcome: Outcome, told: Account, names: Sequence[str]) -> Iterator[str]:
    yield f"{names[told.winner]}: {outcome.result.kind}"
    for row in told.points:
        yield f"  {plain(row.name)} | {plain(row.note)} | {row.points} | {row.total}"
        yield from (f"    {row.line.rule}: {plain(words)}" for words in paragraph(row.line, setup.rules))
    for factor in told.factors:
        cells = (*factor.cells, *filter(None, factor.stamps))
        yield f"  {plain(factor.name)} | {plain(factor.note)} | {' | '.join(cells)}"
        yield from (f"    {factor.line.rule}: {plain(words)}" for words in paragraph(factor.line, setup.rules))
    yield "  all factors | " + " | ".join(f"×{total}" for total in told.totals)
    money = money_of(outcome, told, setup)
    yield f"  {plain(money.reckoning)}. {plain(money.stake)}. {plain(money.limit)}".rstrip(". ")
    for row_of_money in money.rows:
        shown = (row_of_money.points, row_of_money.change, row_of_money.before, row_of_money.after)
        yield f"  {names[row_of_money.seat]}: " + ", ".join(plain(words) for words in shown)
