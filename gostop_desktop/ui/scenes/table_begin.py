"""How a round comes to the table: the first dealer, the cut, the deal, or where it was left (UX 2.3)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import TYPE_CHECKING

import pygame

from gostop_desktop.engine.cards import CODES
from gostop_desktop.engine.events import Event, redact
from gostop_desktop.engine.round import Round
from gostop_desktop.ui.setup import SeatSetup
from gostop_desktop.ui.table.parts import Seen
from gostop_desktop.ui.table.play import RoundGame
from gostop_desktop.ui.table.recall import past, since_last
from gostop_desktop.ui.table.referee import Referee, Thinker
from gostop_desktop.ui.table.thinkers import thinker_of

from .cut import CutScene
from .dealer_draw import DealerDrawScene

if TYPE_CHECKING:
    from .table import TableScene

NOBODY = -1
"""The dealer as long as nobody has drawn for it."""


def hour_now() -> int:
    """Return the hour of the day, which decides by some rules who deals first (RULES B.2)."""
    return datetime.now().astimezone().hour


class RoundBegin:
    """Leads to the first turn of every round of a match."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._has_begun = False

    def enter(self) -> None:
        """Begin the match, or go on with the round that was left."""
        if self._scene.session.round is not None:
            self._sit_down(())
        elif not self._has_begun:
            self._has_begun = True
            self._draw_dealer()

    def next_round(self, why: Callable[[], str] = str) -> None:
        """Commit the next deck and have it cut; a deck that somebody could know is not cut (UX 5.1).

        `why` tells at the cut why the cards are dealt again.
        """
        scene = self._scene
        committed = scene.session.commit()
        self._clear()
        if committed.is_known:
            self.deal("")
        else:
            cut = CutScene(
                scene.desk,
                scene.setup.rules,
                committed,
                self.deal,
                cutter=self._cutter(),
                cloth=self.cloth,
                aside=scene.aside,
                beside=scene.beside,
            )
            cut.tells_why = why
            scene.desk.scenes.push(cut)

    def go_on_again(self) -> None:
        """Show the round as it was before some decisions, or after them again."""
        self._sit_down(())

    def deal(self, cut: str) -> None:
        """Deal with what the cutter gave."""
        _round, events = self._scene.session.deal(cut)
        self._sit_down(events)

    def _draw_dealer(self) -> None:
        scene = self._scene
        self._clear(has_dealer=False)
        draw = scene.session.draw_first_dealer(hour_now())
        scene.desk.cards.hurry(CODES[card] for drawn in draw.draws for _seat, card in drawn)
        setup = scene.setup
        shown = DealerDrawScene(
            scene.desk,
            setup.rules,
            setup.seats,
            draw,
            scene.next_round,
            cloth=self.cloth,
            aside=scene.aside,
            beside=scene.beside,
        )
        scene.desk.scenes.push(shown)

    def _cutter(self) -> SeatSetup | None:
        """Return who cuts; None where that is the only person, who cuts for the computers too, or nobody."""
        setup, seat = self._scene.setup, self._scene.session.match.cutter
        if seat is None or (setup.seats[seat].level is None and not setup.is_hot_seat):
            return None
        return setup.seats[seat]

    def cloth(self) -> pygame.Rect:
        """Return where the cloth is."""
        return pygame.Rect(self._scene.here.top.layout.cloth)

    def _clear(self, *, has_dealer: bool = True) -> None:
        """Lay the table for the round to come: the deck is there, and nobody has a card yet."""
        scene = self._scene
        rules = scene.setup.rules
        empty = Round(rules, [0] * rules.players, 0, list(rules.pack))
        empty.dealer = empty.current = scene.session.match.dealer if has_dealer else NOBODY
        here = scene.lay_table(RoundGame(empty), None)
        here.top.before_deal()
        scene.lay_controls()
        here.around.put(may_decide=False, is_asked=False)
        scene.show_now()

    def _sit_down(self, events: Sequence[Event]) -> None:
        """Show the round that begins, or goes on where it was left."""
        scene = self._scene
        session = scene.session
        assert session.round is not None, "a round has been dealt"
        game = RoundGame(session.round)
        if scene.setup.is_hot_seat and game.to_move is not None:
            scene.viewer = game.to_move
        here = scene.lay_table(game, Referee(game, self._thinkers(), scene.told, decision=session.decisions))
        top, view = here.top, here.top.view
        scene.hand_over.begin()
        if events:
            top.before_deal()
            top.show([redact(event, scene.viewer) for event in events], view)
        elif session.told is not None:
            top.recall(past(session.told, scene.viewer), view)
            here.seen = Seen(*since_last(session.told, scene.viewer))
        scene.lay_controls()
        scene.damage()

    def _thinkers(self) -> dict[int, Thinker]:
        """Return who thinks for the seats where nobody sits."""
        session, setup = self._scene.session, self._scene.setup
        seed = f"{session.match_id} {session.before.dealt}"
        worker, purse = self._scene.desk.worker, session.before.purse
        return {
            seat: thinker_of(person.level, f"{seed} {seat}", worker, purse)
            for seat, person in enumerate(setup.seats)
            if person.level is not None
        }
