"""The account of a round that nobody won alone: why, what it means for the next one, what everybody had (UX 2.7)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from gostop_desktop.engine.cards import Card, CardSet, Seat, cards_in
from gostop_desktop.engine.factors import carry_multiplier
from gostop_desktop.engine.match import Match
from gostop_desktop.engine.outlook import near_sets
from gostop_desktop.engine.result import Result
from gostop_desktop.engine.rules import Rules
from gostop_desktop.engine.view import View
from gostop_desktop.i18n import _, ngettext, pgettext
from gostop_desktop.ui.lists import dotted
from gostop_desktop.ui.numbers import signed_amount
from gostop_desktop.ui.setup import SeatSetup
from gostop_desktop.ui.table.account import ending_words, months_of
from gostop_desktop.ui.table.paragraphs import DRAWN, drawn_paragraph
from gostop_desktop.ui.table.words import set_name
from gostop_desktop.ui.text import Align

from .settlement_parts import Column, Face, Stamp, Tone

STAMP = (90, 120)
HAND_QUADS = "hand_quads"
"""Why nobody has won, where several hands held four of a month."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """A round that is over."""

    view: View
    result: Result
    before: Match
    after: Match
    reason: str
    """Why nobody won, where nobody did."""

    @property
    def is_of_quads(self) -> bool:
        """Whether it ended by what several hands were dealt (RULES B.6)."""
        return self.result.winner is None and (self.result.kind == "quad" or self.reason == HAND_QUADS)

    @property
    def drawn_section(self) -> str:
        """The section of the rules about a round that nobody won alone; empty for a deal that does not count."""
        return DRAWN.get(self.result.kind, ("", ()))[0]


@dataclass(frozen=True, slots=True)
class SeatEnd:
    """How a seat stood when nobody had won."""

    seat: Seat
    why: str
    near: str
    """The sets that it lacked one card of; empty where there are none."""
    change: int
    cards: tuple[Card, ...]


def seat_ends(outcome: Outcome, rules: Rules) -> tuple[SeatEnd, ...]:
    """Return for every seat why it did not win, and what it was near."""
    return tuple(
        SeatEnd(
            seat,
            _why(outcome, rules, seat),
            _near(outcome, seat),
            outcome.after.balances[seat] - outcome.before.balances[seat],
            tuple(cards_in(_had(outcome, seat))),
        )
        for seat in range(rules.players)
    )


def _had(outcome: Outcome, seat: Seat) -> CardSet:
    """Return what a seat had captured; where four of a month were shown, those of its hand too."""
    view = outcome.view
    return view.captured[seat] | (view.shown[seat] if outcome.is_of_quads else 0)


def _why(outcome: Outcome, rules: Rules, seat: Seat) -> str:
    view = outcome.view
    if outcome.is_of_quads:
        months = months_of(tuple(cards_in(view.shown[seat])))
        return _("All four cards of {months}", months=months) if months else _("No four of a month")
    score, go = view.scores[seat], view.go[seat]
    if not go:
        return ngettext("{n} point, {target} to win", "{n} points, {target} to win", score, target=rules.win_score)
    gos = ngettext("{n} Go", "{n} Gos", go)
    return _("{gos} at {called} points, no more since", gos=gos, called=view.last_go_score[seat])


def _near(outcome: Outcome, seat: Seat) -> str:
    """Return the sets of which the seat had all cards but one."""
    near = near_sets(outcome.view.captured[seat])
    return dotted(_("{set} {have} of {need}", set=set_name(each.name), have=each.have, need=each.need) for each in near)


def add_ending(
    column: Column, outcome: Outcome, rules: Rules, people: Sequence[SeatSetup], bottom: int, *, has_chips: bool
) -> tuple[int, int] | None:
    """Fill a column: what happened, what follows, and for every seat why it did not win.

    It is written larger where that does not reach beyond the bottom. Return where the words stand that lead to the
    rules; None if there are none.
    """
    # What has to be scrolled anyway is told in full.
    for sizes in (*SIZES, SCROLLED):
        trial = Column(column.desk, column.x, column.y, column.width)
        place = _Ending(trial, outcome, rules, people, sizes, has_chips=has_chips).fill()
        if trial.y <= bottom:
            break
    column.take(trial)
    return place


class _Sizes(NamedTuple):
    """Sizes of text and air in units."""

    why: int
    name: int
    seat: int
    near: int
    air: int
    has_rules: bool = True
    """Whether it is told what follows by the rules."""


SIZES = (
    _Sizes(24, 24, 20, 17, 20),
    _Sizes(22, 22, 17, 17, 16),
    _Sizes(20, 20, 17, 15, 12),
    _Sizes(20, 20, 17, 15, 9),
    _Sizes(20, 17, 15, 15, 6),
    _Sizes(20, 17, 15, 15, 6, has_rules=False),
)
SCROLLED = SIZES[-2]


class _Ending:
    """The account of a round that nobody won in the making."""

    def __init__(
        self,
        column: Column,
        outcome: Outcome,
        rules: Rules,
        people: Sequence[SeatSetup],
        sizes: _Sizes,
        *,
        has_chips: bool,
    ) -> None:
        self.column = column
        self.outcome = outcome
        self.rules = rules
        self.people = people
        self.sizes = sizes
        self.has_chips = has_chips

    def fill(self) -> tuple[int, int] | None:
        """Fill the column, and return where words may lead to the rules."""
        column, outcome, rules = self.column, self.outcome, self.rules
        factor = carry_multiplier(rules, outcome.after.carry)
        _head, why = ending_words(rules, outcome.result, outcome.reason, factor)
        width, height = (column.u(units) for units in STAMP)
        name = "nagari" if outcome.result.kind == "nagari" else "chongtong"
        top = column.y + column.u(6)
        column.parts.append(Stamp(name, pygame.Rect(column.right - width - column.u(8), top, width, height), -4))
        room = column.width - width - column.u(32)
        used = column.block(why, column.x, column.y + column.u(6), room, self.sizes.why, Tone.PLAIN)
        # Beside the stamp there is room for what follows.
        _section, said = drawn_paragraph(outcome.result.kind, rules)
        below = column.y + used + column.u(12)
        for words in said if self.sizes.has_rules else ():
            below += column.block(words, column.x, below, room, 15, Tone.QUIET)
        place = None
        if outcome.drawn_section:
            below += column.u(4)
            place = column.x, below
            below += column.line(15) + column.u(6)
        column.y = max(below, top + height) + column.u(self.sizes.air)
        column.head(_("Nobody won") if outcome.result.kind == "nagari" else pgettext("section", "Everybody"))
        column.y += column.u(self.sizes.air - SIZES[-1].air)
        for end in seat_ends(outcome, rules):
            self._seat_end(end)
        return place

    def _seat_end(self, end: SeatEnd) -> None:
        column, sizes, person = self.column, self.sizes, self.people[end.seat]
        height = max(column.line(sizes.name), column.u(32))
        face = min(height, column.u(sizes.name + 16))
        column.parts.append(Face(person.portrait, pygame.Rect(column.x, column.y + (height - face) // 2, face, face)))
        left = column.x + face + column.u(10)
        change = signed_amount(end.change) if self.has_chips else ""
        taken = column.wide(change, sizes.name)
        tone = Tone.GOT if end.change > 0 else Tone.PAID if end.change < 0 else Tone.QUIET
        column.put(change, column.right - taken, column.y, taken, sizes.name, tone, Align.END, height=height)
        room = column.right - taken - column.u(14) - left
        column.put(person.name, left, column.y, room, sizes.name, Tone.PLAIN, height=height)
        column.y += height
        for words, units in ((end.why, sizes.seat), (end.near, sizes.near)):
            if words:
                column.y += column.block(words, left, column.y, column.right - left, units, Tone.QUIET)
        column.y += column.u(sizes.air)
        column.rule(column.x, column.width, is_strong=False)
        column.y += column.u(sizes.air + 2)
