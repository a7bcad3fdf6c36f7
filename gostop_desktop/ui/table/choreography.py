"""Which part of the story tells which event (UX 4): one script an event, in the engine's order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import assert_never

from gostop_desktop.engine import events
from gostop_desktop.engine.cards import Seat
from gostop_desktop.engine.events import Event
from gostop_desktop.engine.factors import shake_factor
from gostop_desktop.engine.rules import Rules

from .board import Board
from .effects import Effects
from .motion import Mover
from .stage import Stage
from .story import deal, ends, specials, turn
from .story.tools import Play, Tools
from .timeline import Script, Step

_KNOWN_AT_ONCE = (
    events.TurnStarted,
    events.Shake,
    events.Ppuk,
    events.Jjok,
    events.Ttadak,
    events.Sweep,
    events.StackTaken,
    events.SetCompleted,
    events.InstantPayment,
    events.Go,
    events.Stop,
    events.AutoStop,
    events.ThreePpuk,
    events.Quad,
    events.ShodangCalled,
    events.ShodangAnswered,
    events.Nagari,
    events.Void,
)
"""What is called out of cards that lie there already: panels say it together with the word."""


class Choreography:
    """Shows events on a stage; the script of an event is read step by step, each after the one before is over."""

    def __init__(
        self, rules: Rules, stage: Stage, board: Board, effects: Effects, mover: Mover, play: Play, rng: Random
    ) -> None:
        self.board = board
        self._tools = Tools(rules, stage, board, effects, mover, play, rng)
        self._winner: Seat | None = None
        self._won = 0
        """What the winner wins with."""

    def scripts(self, told: Iterable[Event]) -> Iterator[Script]:
        """Yield a script an event, in their order.

        Captures of a turn that follow each other are seen together, and packets are dealt without a rest between them.
        """
        waiting: list[events.Captured] = []
        packets: list[events.Dealt] = []
        for event in told:
            if packets and not isinstance(event, events.Dealt):
                yield self._deal(packets)
                packets = []
            if waiting and not (isinstance(event, events.Captured) and waiting[-1].seat == event.seat):
                yield self._captures(waiting)
                waiting = []
            match event:
                case events.Dealt():
                    packets.append(event)
                case events.Captured():
                    waiting.append(event)
                case _:
                    yield self.script(event)
        if packets:
            yield self._deal(packets)
        if waiting:
            yield self._captures(waiting)

    def script(self, event: Event) -> Script:
        """Yield the steps that show the event; the panels take note when its cards have arrived, if it moves any."""
        if isinstance(event, _KNOWN_AT_ONCE):
            self.board.note(event)
            yield from self._moves(event)
            return
        yield from self._moves(event)
        self.board.note(event)

    def _deal(self, told: list[events.Dealt]) -> Script:
        yield from deal.dealt(self._tools, told)
        for event in told:
            self.board.note(event)

    def _captures(self, told: list[events.Captured]) -> Script:
        cards = tuple(card for event in told for card in event.cards)
        yield from turn.captured(self._tools, told[0].seat, cards)
        for event in told:
            self.board.note(event)

    def _moves(self, event: Event) -> Iterator[Step]:  # noqa: C901, PLR0912, PLR0915  # one match over a closed union
        tools = self._tools
        match event:
            case events.Dealt():
                yield from deal.dealt(tools, (event,))
            case events.Tripled(month=month):
                yield from deal.tripled(tools, month)
            case events.BonusTaken(seat=seat, cards=cards):
                yield from deal.bonus_taken(tools, seat, cards)
            case events.ReplacementDrawn(seat=seat, cards=cards, to=to):
                yield from deal.replaced(tools, seat, cards, to)
            case events.Shake(seat=seat, cards=cards):
                yield from ends.shown(tools, seat, cards, "shake", 0.5, shake_factor(tools.rules, 1))
            case events.Laid(seat=seat, cards=cards, by=by):
                yield from turn.laid(tools, seat, cards, by)
            case events.Paired(seat=seat, cards=cards, by=by):
                yield from turn.paired(tools, seat, cards, by)
            case events.Flipped(seat=seat, cards=cards):
                yield from turn.flipped(tools, seat, cards)
            case events.BonusTurned(seat=seat, cards=cards):
                yield from turn.set_aside(tools, seat, cards)
            case events.Ppuk(seat=seat, cards=cards, month=month):
                yield from specials.ppuk(tools, seat, cards, month)
            case events.BonusBuried(seat=seat, cards=cards, month=month):
                yield from specials.buried(tools, seat, cards, month)
            case events.StackTaken(seat=seat, cards=cards, kind=kind, month=month):
                yield from specials.stack_taken(tools, seat, cards, kind, month)
            case events.Bomb(cards=cards):
                yield from specials.bombed(tools, cards)
            case events.FreeTurn():
                yield from specials.free_turn(tools)
            case events.Ttadak(seat=seat, cards=cards, month=month):
                yield from specials.double_hit(tools, seat, cards, month)
            case events.Jjok(seat=seat, cards=cards, month=month):
                yield from specials.kissed(tools, seat, cards, month)
            case events.Captured(seat=seat, cards=cards):
                yield from turn.captured(tools, seat, cards)
            case events.Sweep(seat=seat):
                yield from specials.swept(tools, seat)
            case events.JunkTaken(seat=seat, cards=cards, victim=victim):
                yield from specials.stolen(tools, seat, victim, cards)
            case events.JunkReturned(seat=seat, cards=cards, victim=victim):
                yield from specials.stolen(tools, victim, seat, cards)
            case events.GukjinLocked(seat=seat, cards=cards):
                yield from specials.declared(tools, seat, cards, is_junk=False)
            case events.GukjinDeclared(seat=seat, cards=cards, as_=kind):
                yield from specials.declared(tools, seat, cards, is_junk=kind == "junk")
            case events.InstantPayment(seat=seat, cards=cards, reason=reason, points=points):
                yield from ends.paid_at_once(tools, seat, cards, reason, points)
            case events.BonusScored(seat=seat, cards=cards, reason=reason):
                yield from ends.bonus_scored(tools, seat, cards, reason)
            case events.ScoreChanged(seat=seat, score=score):
                yield from ends.scored(tools, seat, score)
            case events.Go(seat=seat, count=count):
                yield from ends.went_on(tools, seat, count)
            case events.Stop(seat=seat, score=score) | events.AutoStop(seat=seat, score=score):
                self._winner, self._won = seat, score
                yield from ends.stopped(tools, seat, score)
            case events.Nagari(cards=cards):
                yield from ends.called_off(tools, cards, "nagari")
            case events.Void(cards=cards):
                yield from ends.called_off(tools, cards, "redeal")
            case events.ThreePpuk(seat=seat, cards=cards, points=points):
                self._winner, self._won = seat, points
                yield from ends.three_ppuks(tools, seat, cards, points)
            case events.Quad(seat=seat, cards=cards, points=points):
                self._winner, self._won = seat if points else None, points
                yield from ends.quad(tools, seat, cards, points)
            case events.ShodangCalled(seat=seat, cards=cards):
                yield from ends.shown(tools, seat, cards, "shodang", 0.9)
            case events.ShodangAnswered(seat=seat, accepts=accepts):
                yield from ends.shodang_answered(tools, seat, accepts=accepts)
            case events.TurnStarted(seat=seat):
                yield from turn.begun(tools, seat)
            case events.TurnEnded():
                return
            case events.SetCompleted(seat=seat, cards=cards, name=name):
                yield from ends.set_completed(tools, seat, cards, name)
            case events.SetDead():
                tools.play("set_dead")
            case events.BakRisk(seat=seat, kind=kind, safe=safe):
                ends.endangered(tools, seat, kind, is_safe=safe)
            case events.RoundEnded():
                yield from ends.ended(tools, self._winner, self._won)
            case _:
                assert_never(event)
