"""Turns view, panels and stage into what the parts of the table say."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gostop_desktop.engine.baks import Bak
from gostop_desktop.engine.cards import Seat
from gostop_desktop.engine.view import View
from gostop_desktop.i18n import _, pgettext

from .board import Board
from .facts import Short, baks, junk_value, sets_short
from .layout import Group
from .paint.labels import GroupLabel
from .paint.middle import MiddleFacts, ShortFacts
from .paint.panels import Danger, SeatFacts, Shield
from .sets import set_rows
from .stage import Stage
from .words import SETS, card_name, move_line

_MOST_MOVES = 3
_SHOWN_BAKS = ("pibak", "gwangbak", "meongbak")


@dataclass(frozen=True, slots=True)
class Person:
    """Who sits on a seat, in words and pictures."""

    name: str
    portrait: str
    note: str
    """Level or chips."""


class Describer:
    """Says what the panels show, for one view at rest and the stage as it is."""

    def __init__(self, view: View, board: Board, stage: Stage, people: Sequence[Person]) -> None:
        self.board = board
        self.stage = stage
        self.people = people
        self.thinking: Seat | None = None
        self.take(view)

    def take(self, view: View) -> None:
        """Take the view of the table at rest."""
        self.view = view
        self.baks = baks(view)
        self.short = sets_short(view)

    def seat(self, seat: Seat) -> SeatFacts:
        """Return what a seat's panel says."""
        person = self.people[seat]
        view, board = self.view, self.board
        target = view.rules.win_score
        score = round(board.shown_scores[seat])
        progress = board.shown_scores[seat] / target
        if board.go[seat]:
            # After Go the bar starts again at "needs more than n" (VISUAL 5).
            target = view.last_go_score[seat] + 1
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
            hand=None if seat == self.stage.viewer else self.stage.hand_counts[seat],
            shields=tuple(_shield(bak) for bak in self.baks[seat] if bak.kind in _SHOWN_BAKS),
            is_dealer=view.dealer == seat,
        )

    def label(self, seat: Seat, group: Group) -> GroupLabel:
        """Return what stands over a group of captured cards."""
        cards = self.stage.captured[seat][group]
        captured = [self.stage.captured_of(other) for other in range(self.stage.players)]
        count = len(cards)
        if group is Group.JUNK:
            count = junk_value(self.view, captured[seat], self.stage.as_junk)
        is_glowing = bool(set(cards) & self.board.fresh)
        return GroupLabel(group, count, set_rows(group, captured, seat), is_glowing=is_glowing)

    def middle(self, keys: tuple[tuple[str, str], ...] = ()) -> MiddleFacts:
        """Return what stands between the panels."""
        lines = [line for event in self.board.last_turn if (line := move_line(event)) is not None]
        viewer = self.stage.viewer
        return MiddleFacts(
            moves=tuple(lines[:_MOST_MOVES]),
            warning="",
            short=tuple(self._short(short) for short in self.short),
            stock=self.stage.stock_count,
            turns=self.stage.hand_counts[viewer] + self.view.free_turns[viewer],
            keys=keys,
        )

    def _short(self, short: Short) -> ShortFacts:
        captured = [self.stage.captured_of(other) for other in range(self.stage.players)]
        rows = [row for group in Group for row in set_rows(group, captured, short.seat) if row.name == short.name]
        where = {
            "hand": pgettext("where a card is", "in your hand"),
            "table": pgettext("where a card is", "on the table"),
            "unseen": pgettext("where a card is", "unseen"),
        }[short.where]
        return ShortFacts(
            portrait=self.people[short.seat].portrait,
            name=pgettext(*SETS[short.name]),
            row=rows[0],
            note=_("{card}: {where}", card=card_name(short.card), where=where),
            is_near=short.where != "unseen",
        )


def _shield(bak: Bak) -> Shield:
    not_safe = Danger.HIT if bak.threatened else Danger.SHORT
    return Shield(bak.kind, bak.have, bak.need, Danger.SAFE if bak.have >= bak.need else not_safe)
