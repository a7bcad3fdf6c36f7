"""Turns view, panels and stage into what the parts of the table say."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import NamedTuple

from gostop_desktop.engine.announce import SETS as SETS_OF_RULES
from gostop_desktop.engine.baks import Bak, is_on
from gostop_desktop.engine.cards import Seat, cards_in, month_of
from gostop_desktop.engine.events import Event, Ppuk
from gostop_desktop.engine.factors import told_factor
from gostop_desktop.engine.outlook import OneShort, outlook
from gostop_desktop.engine.view import View
from gostop_desktop.i18n import NP_, _, pgettext
from gostop_desktop.ui.lists import listed

from .board import Board
from .facts import Counted, counted
from .layout import NEXT, VIEWER, Group
from .moves import is_card_move, turn_lines, turn_sentence
from .paint.labels import GroupLabel
from .paint.middle import SIGN, MiddleFacts, Move
from .paint.one_short import ShortFacts
from .paint.panels import SeatFacts
from .paint.shields import Danger, Shield
from .sets import crossed_rows, row_name, set_rows
from .stage import Stage
from .words import SETS, card_name, month_name

_MOST_MOVES = 7
_SHOWN_BAKS = ("pibak", "gwangbak", "meongbak")
_SHORT_SETS = {"bright3_rain": NP_("set, short", "Rain Three")}
"""Sets whose names are longer than the side panel of a small window."""


@dataclass(frozen=True, slots=True)
class Person:
    """Who sits on a seat, in words and pictures."""

    name: str
    portrait: str
    note: str
    """Chips; the level of a computer player where there are none."""
    level: str = ""
    """Of a computer player."""
    chips: int | None = None
    """What it has now; None where only points count."""


class _ToldTurn(NamedTuple):
    """A turn, its lines in the side panel, and whose it was."""

    events: Sequence[Event]
    moves: list[Move]
    mover: Seat | None


class Describer:
    """Says what the panels show, for one view at rest and the stage as it is."""

    def __init__(self, view: View, board: Board, stage: Stage, people: Sequence[Person]) -> None:
        self.board = board
        self.stage = stage
        self.people = people
        self.thinking: Seat | None = None
        self.is_covered = False
        """Whether the viewer's hand lies face down: then nothing tells of it (UX 2.6)."""
        self.takes = 0
        """How many views it has taken."""
        self.take(view)

    def take(self, view: View) -> None:
        """Take the view of the table at rest."""
        self.takes += 1
        self.view = view
        self.outlook = outlook(view)

    def seat(self, seat: Seat) -> SeatFacts:
        """Return what a seat's panel says."""
        person = self.people[seat]
        view, board = self.view, self.board
        target = self.outlook.prospects[seat].need
        score = round(board.shown_scores[seat])
        progress = board.shown_scores[seat] / target
        if board.go[seat]:
            # After Go the bar starts again at "needs more than n" (VISUAL 5).
            progress = board.shown_scores[seat] - view.last_go_score[seat]
        return SeatFacts(
            name=person.name,
            note=person.note,
            portrait=person.portrait,
            is_on_turn=board.turn == seat,
            is_thinking=self.thinking == seat,
            score=score,
            target=target,
            progress=progress,
            go=board.go[seat],
            shaken=len(view.shaken[seat]),
            bombs=view.bombs[seat] + view.pair_bombs[seat],
            told_factor=told_factor(view.rules, len(view.shaken[seat]), view.bombs[seat], view.pair_bombs[seat]),
            hand=self.stage.hand_counts[seat] if self.is_dealt and seat != self.stage.viewer else None,
            # While the cards are dealt nobody is in danger yet, whatever the deal will bring.
            shields=self._shields(seat) if self.board.has_begun else (),
            is_dealer=view.dealer == seat,
            level=person.level if person.level != person.note else "",
            order=self._order(seat),
            free=0 if seat == self.stage.viewer else view.free_turns[seat],
        )

    @property
    def is_dealt(self) -> bool:
        """Whether this round has cards: before the deal there are neither hands nor moves to tell of."""
        return self.board.has_begun or any(self.stage.hand_counts)

    def _order(self, seat: Seat) -> str:
        """Return whether a seat plays after or before the viewer, where that has to be told."""
        place = self.stage.place_of(seat)
        if self.stage.players == 2 or place == VIEWER:
            return ""
        return pgettext("seat", "next") if place == NEXT else pgettext("seat", "previous")

    def _shields(self, seat: Seat) -> tuple[Shield, ...]:
        return tuple(_shield(bak) for bak in self.outlook.baks[seat] if bak.kind in _SHOWN_BAKS)

    def label(self, seat: Seat, group: Group) -> GroupLabel:
        """Return what stands over a group of captured cards."""
        captured = [self.stage.arrived_of(other) for other in range(self.stage.players)]
        cards = [card for card in self.stage.captured[seat][group] if captured[seat] & 1 << card]
        count = len(cards)
        most = 0
        if group in {Group.ANIMALS, Group.JUNK}:
            told = self.counted(seat)
            count = told.junk if group is Group.JUNK else told.animals
            most = told.safe_junk if group is Group.JUNK else told.safe_animals
        is_glowing = bool(set(cards) & self.board.fresh)
        rows = crossed_rows(set_rows(group, captured, seat), self.board.crossings.done)
        return GroupLabel(group, count, rows, self._aside(group, count, most), is_glowing=is_glowing)

    def _aside(self, group: Group, count: int, most: int) -> tuple[str, ...]:
        """Return why a shield says more than its group: an undecided cup counts against a bak either way."""
        rules = self.view.rules
        if most <= count or not is_on(rules, "pibak" if group is Group.JUNK else "meongbak"):
            return ()
        words = (
            pgettext("captured cards", "{n} with cup", n=most)
            if rules.convertible == ("09A",)
            else pgettext("captured cards", "up to {n}", n=most)
        )
        return words, f"+{most - count}"

    def cup_note(self, seat: Seat, kind: str) -> str:
        """Return in a sentence why a shield says more than its group; nothing where it does not."""
        told = self.counted(seat)
        cups = listed(card_name(card) for card in cards_in(told.undecided))
        if kind == "pibak" and told.safe_junk > told.junk:
            return _("Against junk bak, {cards} counts as two junk: {n} in all", cards=cups, n=told.safe_junk)
        if kind == "meongbak" and told.safe_animals > told.animals:
            return _("Against animal bak, {cards} counts as an animal: {n} in all", cards=cups, n=told.safe_animals)
        return ""

    def counted(self, seat: Seat) -> Counted:
        """Return how the cards that a seat has on screen count."""
        return counted(self.view, seat, self.stage.arrived_of(seat), self.stage.as_junk)

    def middle(self, keys: tuple[tuple[str, str], ...] = (), more: tuple[str, str] = ("", "")) -> MiddleFacts:
        """Return what stands between the panels; `more` are the keys that show all moves and all sets."""
        told = list(islice(self._told_turns(), 2))
        mover = told[0].mover if told else None
        viewer = self.stage.viewer
        return MiddleFacts(
            head=self._whose(mover),
            moves=tuple(told[0].moves[:_MOST_MOVES]) if told else (),
            earlier=self._earlier(*told) if len(told) > 1 else (),
            short=tuple(self._short(short) for short in self.one_short()),
            stock=self.stage.stock_count,
            turns=self.stage.hand_counts[viewer] + self.view.free_turns[viewer],
            keys=keys,
            log_key=more[0],
            sets_key=more[1],
            is_dealt=self.is_dealt,
        )

    def _told_turns(self) -> Iterator[_ToldTurn]:
        """Yield the turns in which anything is to be told, from the one in which a card last moved back."""
        board = self.board
        last = next((index for index, turn in enumerate(board.log) if turn is board.last_turn), len(board.log) - 1)
        for turn in reversed(board.log[: last + 1]):
            moves, mover = self._moves_of(turn)
            if moves:
                yield _ToldTurn(turn, moves, mover)

    def _earlier(self, last: _ToldTurn, before: _ToldTurn) -> tuple[str, ...]:
        """Return an opponent's turn before another opponent's in several ways, the longest first."""
        viewer = self.stage.viewer
        if None in (last.mover, before.mover) or viewer in (last.mover, before.mover) or last.mover == before.mover:
            return ()
        return tuple(turn_sentence(before.events, self._names, viewer, is_brief=brief) for brief in (False, True))

    @property
    def _names(self) -> list[str]:
        return [person.name for person in self.people]

    def _moves_of(self, turn: Sequence[Event]) -> tuple[list[Move], Seat | None]:
        viewer = self.stage.viewer
        lines: list[Move] = []
        number, mover = 0, None
        brief = turn_lines(turn, self._names, viewer, is_brief=True)
        for (event, line), (_event, briefly) in zip(turn_lines(turn, self._names, viewer), brief, strict=True):
            mover = event.seat if mover is None else mover
            number += is_card_move(event)
            is_bad = isinstance(event, Ppuk) and event.seat == viewer
            lines.append(Move(str(number) if is_card_move(event) else SIGN, line, is_bad, briefly))
        return lines, mover

    def _whose(self, mover: Seat | None) -> str:
        """Return the head over the last move: whose it was."""
        if mover is None:
            return pgettext("panel", "Last move")
        if mover == self.stage.viewer:
            return pgettext("panel", "Your move")
        return pgettext("panel", "{name}'s move", name=self.people[mover].name)

    def one_short(self) -> list[OneShort]:
        """Return the sets that lack one card, the viewer's first; without those that a card on screen has settled.

        Where the hand is covered, its cards are as unseen as any.
        """
        captured = [self.stage.arrived_of(seat) for seat in range(self.stage.players)]
        sets = {named.name: named for named in SETS_OF_RULES}

        def is_open(short: OneShort) -> bool:
            named, mine = sets[short.name], captured[short.seat]
            theirs = sum(cards for seat, cards in enumerate(captured) if seat != short.seat)
            return not named.is_complete(mine) and named.can_complete(mine, named.cards & ~theirs)

        found: Iterable[OneShort] = filter(is_open, self.outlook.one_short)
        if self.is_covered:
            found = (replace(short, in_hand=0, unseen=short.unseen | short.in_hand) for short in found)
        return sorted(found, key=lambda short: self.stage.place_of(short.seat))

    def _short(self, short: OneShort) -> ShortFacts:
        captured = [self.stage.captured_of(other) for other in range(self.stage.players)]
        needed = short.in_hand | short.on_table | short.unseen
        rows = [
            row
            for group in Group
            for row in set_rows(group, captured, short.seat, needed)
            if row.name == row_name(short.name)
        ]
        return ShortFacts(
            portrait=self.people[short.seat].portrait,
            name=pgettext(*SETS[short.name]),
            row=rows[0],
            notes=short_ways(short),
            is_near=bool(short.in_hand or short.on_table),
            short_name=pgettext(*_SHORT_SETS[short.name]) if short.name in _SHORT_SETS else "",
        )


def short_words(short: OneShort) -> str:
    """Return which card a set lacks, and where it can be."""
    return short_ways(short)[0]


def short_ways(short: OneShort) -> tuple[str, ...]:
    """Return which card a set lacks and where it can be: by its name, by its month, or only where."""
    for cards, words in (
        (short.in_hand, pgettext("where a card is", "in your hand")),
        (short.on_table, pgettext("where a card is", "on the table")),
        (short.unseen, pgettext("where a card is", "unseen")),
    ):
        if cards:
            names = listed(card_name(card) for card in cards_in(cards))
            months = listed(dict.fromkeys(month_name(month_of(card)) for card in cards_in(cards)))
            return (
                _("{card}: {where}", card=names, where=words),
                _("{card}: {where}", card=months, where=words),
                words,
            )
    return ("",)


def _shield(bak: Bak) -> Shield:
    not_safe = Danger.HIT if bak.threatened else Danger.SHORT
    return Shield(bak.kind, bak.have, bak.need, Danger.SAFE if bak.have >= bak.need else not_safe)
