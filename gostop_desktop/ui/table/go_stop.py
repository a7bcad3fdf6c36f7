"""What the Go/Stop board says, from what the engine settles and counts (UX 2.5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from gostop_desktop.engine import actions
from gostop_desktop.engine.cards import Seat
from gostop_desktop.engine.money import change, forgiven
from gostop_desktop.engine.outlook import OneShort, Outlook, Prospect, outlook
from gostop_desktop.engine.result import Line, Result
from gostop_desktop.engine.view import View
from gostop_desktop.i18n import _, left_to_right, ngettext, pgettext
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.lists import dotted, listed
from gostop_desktop.ui.numbers import grouped, signed

from .account import factor_names, formula, point_name
from .choices import Option, Question
from .describe import Person, short_words
from .facts import counted
from .paint.go_stop_facts import GoStopFacts, RiskFacts, ScoreLine, SlabFacts
from .words import BAKS, SETS

ENOUGH = 10**15
"""Chips that pay for anything."""


def go_stop_question() -> Question:
    """Return the question itself: Stop, then Go."""
    options = (
        Option(pgettext("action", "Stop"), actions.STOP, Command.STOP),
        Option(pgettext("action", "Go"), actions.GO, Command.GO),
    )
    return Question(pgettext("question", "Go or Stop?"), "", options)


def go_stop_facts(view: View, people: Sequence[Person], *, points_only: bool) -> GoStopFacts:
    """Return the board's figures: payments now, payments after one more Go, and the risk."""
    seat = view.seat
    told = outlook(view)
    prospect = told.prospects[seat]
    score, called = prospect.score, view.go[seat]
    assert prospect.stop is not None, "Go or Stop is asked of a seat that may stop"
    return GoStopFacts(
        points=score,
        called=_called(called, view.last_go_score[seat]),
        lines=tuple(
            ScoreLine(_line_name(view, line), line.points or 0, line.cards) for line in prospect.lines if line.points
        ),
        stake="" if points_only else grouped(view.rules.point_value),
        stop=_slab(
            view,
            prospect.stop,
            people,
            score,
            pgettext("action", "Stop"),
            _pays_now(view, people),
            points_only=points_only,
        ),
        go=_slab(
            view,
            prospect.next_go,
            people,
            score + 1,
            pgettext("action", "Go"),
            _("If you win with one more point"),
            points_only=points_only,
            prospect=prospect,
        ),
        risk=_risk(view, told, people, points_only=points_only),
    )


def warnings_of(view: View, people: Sequence[Person]) -> tuple[str, ...]:
    """Return who is one card of a set or one point from winning, a sentence each; nothing where a Go risks little."""
    told = outlook(view)
    close = [seat for seat in _others(view) if told.is_close(seat)]
    return tuple(listed([_standing(told, seat, people), *_lacking(told, seat)]) for seat in close)


def _standing(told: Outlook, seat: Seat, people: Sequence[Person]) -> str:
    prospect = told.prospects[seat]
    return _("{name} has {points} of {target}", name=people[seat].name, points=prospect.score, target=prospect.need)


def _lacking(told: Outlook, seat: Seat) -> list[str]:
    """Return what an opponent may complete with one card, and where that can be: not in the viewer's own hand."""
    return [_one_card_from(replace(short, in_hand=0)) for short in told.may_complete(seat)]


def _lacking_names(told: Outlook, seat: Seat) -> list[str]:
    """Return the same in one piece, without the cards."""
    names = [pgettext(*SETS[short.name]) for short in told.may_complete(seat)]
    return [_("one card from {sets}", sets=listed(names))] if names else []


def _one_card_from(short: OneShort) -> str:
    return _("one card from {set} ({card})", set=pgettext(*SETS[short.name]), card=short_words(short))


def _line_name(view: View, line: Line) -> str:
    """Return what scores; of junk also that a cup is counted as two of it."""
    seat = view.seat
    if line.name != "junk" or not counted(view, seat, view.captured[seat], view.as_junk[seat]).cups:
        return point_name(line)
    return _("{junk}, the cup as two", junk=point_name(line))


def _called(count: int, at: int) -> str:
    if not count:
        return _("No Go called yet")
    times = _("Go called once") if count == 1 else ngettext("Go called {n} time", "Go called {n} times", count)
    return _("{times}, at {points}", times=times, points=at)


def _pays_now(view: View, people: Sequence[Person]) -> str:
    others = [people[seat].name for seat in _others(view)]
    if len(others) == 1:
        return _("{name} pays you now", name=others[0])
    return _("They pay you now")


def _others(view: View) -> list[Seat]:
    return [(view.seat + step) % view.rules.players for step in range(1, view.rules.players)]


def _slab(
    view: View,
    result: Result,
    people: Sequence[Person],
    score: int,
    title: str,
    who: str,
    *,
    points_only: bool,
    prospect: Prospect | None = None,
) -> SlabFacts:
    points = ngettext("{n} point", "{n} points", result.received)
    received = change(view.rules, _balances(view, people), result)[view.seat]
    amount = points if points_only else grouped(received)
    reckoned, source = _reckoned(view, result, people, score), _factors(result, people)
    if prospect is not None:
        source = _next_go(view, prospect)
    source = dotted([source, *_all_in(view, result, people)])
    return SlabFacts(title, who, amount, "" if points_only else points, reckoned, source)


def _balances(view: View, people: Sequence[Person]) -> list[int]:
    """Return what everybody has; where that is not told, enough."""
    return [ENOUGH if person.chips is None else person.chips for person in people][: view.rules.players]


def _all_in(view: View, result: Result, people: Sequence[Person]) -> list[str]:
    """Return who cannot pay all of it, and has so much (RULES F.8)."""
    short = forgiven(view.rules, _balances(view, people), result.transfers)
    return [
        _("{name} has only {chips}", name=person.name, chips=grouped(person.chips))
        for person, left in zip(people, short, strict=False)
        if left and person.chips is not None
    ]


def _reckoned(view: View, result: Result, people: Sequence[Person], score: int) -> tuple[str, ...]:
    """Return how the payments are reckoned: once where they are the same for all, else payer by payer."""
    owed = dict(result.payments)
    told = {payer: "" if payer in result.freed else formula(result, payer, score) for payer in owed}
    if len(set(told.values())) == 1 and len(set(owed.values())) == 1:
        words = next(iter(told.values())) or _added(view, score)
        return (words if len(owed) == 1 else _("{formula}, from each", formula=words),)
    return tuple(
        _("{name} {have}", name=people[payer].name, have=words or owed[payer]) for payer, words in told.items()
    )


def _factors(result: Result, people: Sequence[Person]) -> str:
    """Return what multiplies the payments by name, with the payer where it hits one of them only; who pays for whom."""
    named = {payer: factor_names(result, payer) for payer, _points in result.payments}
    words = []
    for name in dict.fromkeys(name for names in named.values() for name in names):
        payers = [payer for payer, names in named.items() if name in names]
        only = "" if len(payers) == len(named) else people[payers[0]].name
        words.append(_("{factor} ({name} only)", factor=name, name=only) if only else name)
    freed = listed(people[seat].name for seat in result.freed)
    words += [
        _("{name} pays for {names} too", name=people[payer].name, names=freed)
        for payer in named
        if result.taken_over(payer)
    ]
    return dotted(words) or pgettext("go or stop", "Nothing multiplies it.")


def _added(view: View, score: int) -> str:
    """Return what the points are added up from: 3 + 4 = 7, or the one thing that they come from."""
    lines = [line for line in outlook(view).prospects[view.seat].lines if line.points]
    if sum(line.points or 0 for line in lines) != score:
        return ngettext("{n} point", "{n} points", score)
    if len(lines) == 1:
        points = ngettext("{n} point", "{n} points", score)
        return pgettext("go or stop", "{name}: {points}", name=_line_name(view, lines[0]), points=points)
    return left_to_right(f"{' + '.join(str(line.points) for line in lines)} = {score}")


def _next_go(view: View, prospect: Prospect) -> str:
    """Return which Go it will be, and what it and the one after it do."""
    now, later, after = prospect.go_steps
    words = ngettext("This is Go {n}.", "This is Go {n}.", later.count)
    if later.factor == 2 * now.factor:
        return _("{now} It doubles everything.", now=words)
    if later.factor > now.factor:
        return _("{now} It multiplies everything by {factor}.", now=words, factor=later.factor)
    if after.factor == 2 * later.factor:
        return _("{now} Go {next} doubles everything.", now=words, next=after.count)
    if after.factor > later.factor:
        return _("{now} Go {next} multiplies everything by {factor}.", now=words, next=after.count, factor=after.factor)
    if later.points > now.points:
        return _("{now} Every Go adds a point.", now=words)
    assert view.rules.go_points, "rules say what Gos add"
    return words


def _freed(view: View, result: Result, people: Sequence[Person]) -> list[str]:
    """Return who pays nothing because the viewer has said Go, and whether the viewer pays for them (RULES F.4)."""
    if not result.freed:
        return []
    names = listed(people[seat].name for seat in result.freed)
    if result.taken_over(view.seat):
        return [_("Go bak: you pay for {names} too", names=names)]
    return [ngettext("{names} pays nothing", "{names} pay nothing", len(result.freed), names=names)]


def _risk(view: View, told: Outlook, people: Sequence[Person], *, points_only: bool) -> RiskFacts:
    """Return how near the opponents are, what their win would cost, and what is left of the round."""
    lines: list[tuple[str, ...]] = []
    others = _others(view)
    for seat in others:
        prospect, name = told.prospects[seat], people[seat].name
        standing, lacking, names = _standing(told, seat, people), _lacking(told, seat), _lacking_names(told, seat)
        points = ngettext("{n} point", "{n} points", told.risk_of_go(seat))
        after_go = prospect.least_after_go
        factors = dotted([*factor_names(after_go, view.seat), *_freed(view, after_go, people)])
        reckoned = _("{points} ({factors})", points=points, factors=factors) if factors else points
        cost = _("If {name} wins with {score} you pay {points}", name=name, score=prospect.need, points=reckoned)
        short_cost = _("a win costs you {points}", points=points)
        if len(others) == 1:
            lines += [(listed([standing, *lacking]), listed([standing, *names]), standing), (cost,)]
        else:
            ways = (
                [standing, *lacking, cost],
                [standing, *names, cost],
                [standing, *names, short_cost],
                [standing, short_cost],
            )
            lines.append(tuple(dotted(way) for way in ways))
    turns = dotted(
        _("{name} {have}", name=people[seat].name, have=told.prospects[seat].turns_left)
        for seat in (view.seat, *others)
    )
    rest = _("Turns left: {turns}, draw pile {stock}", turns=turns, stock=told.stock_size)
    safe = [pgettext(*BAKS[bak.kind]) for bak in told.baks[view.seat] if bak.need and not bak.missing]
    # The draw pile tells its number itself.
    short_rest = _("Turns left: {turns}", turns=turns)
    left = (*((dotted([rest, _("safe from {baks}", baks=listed(safe))]),) if safe else ()), rest, short_rest)
    loss = -told.worst_of_go
    if not points_only:
        balances = _balances(view, people)
        loss = min(change(view.rules, balances, told.prospects[seat].least_after_go)[view.seat] for seat in others)
    loss_words = signed(loss) if loss else ""
    return RiskFacts(pgettext("go or stop", "Risk"), (*lines, left), loss_words)
