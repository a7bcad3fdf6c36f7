"""What every event looks and sounds like (UX 4): one script an event, in the engine's order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import assert_never

from gostop_desktop.engine import events
from gostop_desktop.engine.cards import FIRST_BONUS, Card, Month, Seat, month_of
from gostop_desktop.engine.events import Event
from gostop_desktop.engine.rules import Rules

from .board import Board
from .easing import back_out, cubic_in_out
from .effects import Callout, EffectKind, Effects
from .geometry import Pose
from .layout import Group
from .motion import Mover
from .stage import Stage
from .timeline import Pause, Script, Step, Tween

Play = Callable[[str], object]
"""Plays a sound by its name."""

_SLAPS = 6
_BIG_GO = 3
_PAIR = 2
_FROM_STOCK = frozenset({"flip", "substitute", "free"})
_PAYMENT_WORDS = {
    "first_ppuk": "first_ppuk",
    "second_ppuk": "second_ppuk",
    "third_ppuk": "third_ppuk",
    "first_ttadak": "first_ttadak",
    "first_jjok": "first_jjok",
    "department": "department",
}
_STEAL_STACK = {"own": "stack_own", "other": "stack", "dealt": "stack"}


class Choreography:
    """Shows events on a stage; the script of an event is read step by step, each after the one before is over."""

    def __init__(
        self, rules: Rules, stage: Stage, board: Board, effects: Effects, mover: Mover, play: Play, rng: Random
    ) -> None:
        self.rules = rules
        self.stage = stage
        self.board = board
        self.effects = effects
        self.mover = mover
        self.play = play
        self._rng = rng
        self._winner: Seat | None = None

    def scripts(self, told: Iterable[Event]) -> Iterator[Script]:
        """Yield a script an event, in their order; captures of a turn that follow each other are seen together."""
        waiting: list[events.Captured] = []
        for event in told:
            if isinstance(event, events.Captured) and (not waiting or waiting[-1].seat == event.seat):
                waiting.append(event)
                continue
            if waiting:
                yield self._captures(waiting)
                waiting = []
            if isinstance(event, events.Captured):
                waiting = [event]
            else:
                yield self.script(event)
        if waiting:
            yield self._captures(waiting)

    def _captures(self, told: list[events.Captured]) -> Script:
        cards = tuple(card for event in told for card in event.cards)
        yield from self._captured(told[0].seat, cards)
        for event in told:
            self.board.note(event)

    def script(self, event: Event) -> Script:
        """Yield the steps that show the event; the panels take note of it when its cards have arrived."""
        if isinstance(event, events.TurnStarted):
            self.board.note(event)
            yield from self._moves(event)
            return
        yield from self._moves(event)
        self.board.note(event)

    def _moves(self, event: Event) -> Iterator[Step]:  # noqa: C901, PLR0912, PLR0915  # one match over a closed union
        match event:
            case events.Dealt(seat=None, cards=cards):
                yield from self._deal_to_table(cards or ())
            case events.Dealt(seat=seat, cards=cards, count=count):
                assert seat is not None
                yield from self._deal_to_hand(seat, cards, count)
            case events.Tripled(month=month):
                yield from self._tripled(month)
            case events.BonusTaken(seat=seat, cards=cards):
                yield from self._bonus_taken(seat, cards)
            case events.ReplacementDrawn(seat=seat, cards=cards, to=to):
                yield from self._replaced(seat, cards, to)
            case events.Shake(seat=seat, cards=cards):
                yield from self._shown(seat, cards, "shake", 0.5)
            case events.Laid(seat=seat, cards=cards, by=by):
                yield from self._laid(seat, cards, by)
            case events.Paired(seat=seat, cards=cards, by=by):
                yield from self._paired(seat, cards, by)
            case events.Flipped(seat=seat, cards=cards):
                yield from self._flipped(seat, cards)
            case events.BonusTurned(seat=seat, cards=cards):
                yield from self._set_aside(seat, cards)
            case events.Ppuk(seat=seat, cards=cards, month=month):
                yield from self._ppuk(seat, cards, month)
            case events.BonusBuried(seat=seat, cards=cards, month=month):
                yield from self._buried(seat, cards, month)
            case events.StackTaken(seat=seat, cards=cards, kind=kind, month=month, by=by):
                yield from self._stack_taken(seat, cards, kind, month, by)
            case events.Bomb(seat=seat, cards=cards, month=month):
                yield from self._bomb(seat, cards, month)
            case events.FreeTurn():
                yield from self._free_turn()
            case events.Ttadak(seat=seat, cards=cards, month=month):
                yield from self._struck(seat, cards, month, "ttadak", EffectKind.RING)
            case events.Jjok(seat=seat, cards=cards, month=month):
                yield from self._struck(seat, cards, month, "jjok", EffectKind.HEARTS)
            case events.Captured(seat=seat, cards=cards):
                yield from self._captured(seat, cards)
            case events.Sweep(seat=seat):
                yield from self._sweep(seat)
            case events.JunkTaken(seat=seat, cards=cards, victim=victim):
                yield from self._stolen(seat, victim, cards)
            case events.JunkReturned(seat=seat, cards=cards, victim=victim):
                yield from self._stolen(victim, seat, cards)
            case events.GukjinLocked(seat=seat, cards=cards):
                yield from self._declared(seat, cards, is_junk=False)
            case events.GukjinDeclared(seat=seat, cards=cards, as_=kind):
                yield from self._declared(seat, cards, is_junk=kind == "junk")
            case events.InstantPayment(seat=seat, cards=cards, reason=reason, points=points):
                yield from self._paid_at_once(seat, cards, reason, points)
            case events.BonusScored(seat=seat, cards=cards, reason=reason, points=points):
                self._say(_PAYMENT_WORDS[reason], seat, cards, points)
                yield Pause(0.3)
            case events.ScoreChanged(seat=seat, score=score):
                yield from self._score(seat, score)
            case events.Go(seat=seat, count=count):
                yield from self._go(seat, count)
            case events.Stop(seat=seat, score=score) | events.AutoStop(seat=seat, score=score):
                self._winner = seat
                self.play("stop")
                self._say("stop", seat, (), score)
                yield Pause(0.6)
            case events.Nagari(cards=cards, reason=reason):
                yield from self._called_off(cards, "nagari", reason)
            case events.Void(cards=cards, reason=reason):
                yield from self._called_off(cards, "redeal", reason)
            case events.ThreePpuk(seat=seat, cards=cards, points=points):
                self._winner = seat
                self.play("ppuk")
                self._say("three_ppuk", seat, cards, points)
                yield Pause(0.6)
            case events.Quad(seat=seat, cards=cards, points=points):
                yield from self._quad(seat, cards, points)
            case events.ShodangCalled(seat=seat, cards=cards):
                yield from self._shown(seat, cards, "shodang", 0.9)
            case events.ShodangAnswered(seat=seat, accepts=accepts):
                self.play("choose")
                self._say("shodang_yes" if accepts else "shodang_no", seat, (), 0)
                yield Pause(0.4)
            case events.TurnStarted(seat=seat):
                yield from self._turn(seat)
            case events.TurnEnded():
                self.stage.changed.clear()
            case events.SetCompleted(seat=seat, cards=cards, name=name):
                yield from self._set_completed(seat, cards, name)
            case events.SetDead():
                self.play("set_dead")
            case events.BakRisk(seat=seat, safe=safe):
                if seat == self.stage.viewer:
                    self.play("bak_safe" if safe else "bak_risk")
            case events.RoundEnded():
                yield from self._ended()
            case _:
                assert_never(event)

    # The deal.

    def _deal_to_table(self, cards: Iterable[Card]) -> Iterator[Step]:
        dealt = tuple(cards)
        for card in dealt:
            if card >= FIRST_BONUS:
                self.stage.to_aside(card, 0)
            else:
                self.stage.to_slot(card, 0, is_from_stock=True)
        yield self.mover.glide(dealt, 0.16, stagger=0.035, at_start=self._tick)

    def _deal_to_hand(self, seat: Seat, cards: tuple[Card, ...] | None, count: int) -> Iterator[Step]:
        if cards is not None and seat == self.stage.viewer:
            for card in cards:
                self.stage.to_hand(card)
            yield self.mover.glide(cards, 0.16, stagger=0.035, at_start=self._tick)
            return
        hidden = [self.stage.draw_hidden(seat) for _ in range(count)]
        yield self.mover.hide(hidden, lambda: self._hand_of(seat), 0.16, stagger=0.035, at_start=self._tick)

    def _tripled(self, month: Month) -> Iterator[Step]:
        cards = self.stage.slot_of(month)
        self.play("triple")
        self.stage.bind(month, None)
        yield self.mover.shiver(cards, 2, 0.2)

    def _bonus_taken(self, seat: Seat, cards: tuple[Card, ...]) -> Iterator[Step]:
        self.play("bonus")
        self._say("bonus", seat, cards, 0)
        for card in cards:
            self.stage.to_captured(card, seat)
        self.board.trace(cards, seat, "bonus")
        yield self.mover.glide(cards, 0.3, back_out)

    def _replaced(self, seat: Seat, cards: tuple[Card, ...] | None, to: str) -> Iterator[Step]:
        if to == "table" and self.board.has_begun:
            # A bonus card's substitute: seen first, then played like a hand card (RULES C.8).
            yield from self._flipped(seat, cards or ())
        elif to == "table":
            yield from self._deal_to_table(cards or ())
        else:
            yield from self._deal_to_hand(seat, cards, 1 if cards is None else len(cards))

    # A turn.

    def _turn(self, seat: Seat) -> Iterator[Step]:
        self.stage.changed.clear()
        if seat == self.stage.viewer:
            self.play("turn")
        else:
            yield Pause(0.3)

    def _laid(self, seat: Seat, cards: tuple[Card, ...], by: str) -> Iterator[Step]:
        for card in cards:
            self.stage.to_slot(card, seat, is_from_stock=by in _FROM_STOCK)
        self.board.trace(cards, seat, "flip" if by == "flip" else "play")
        yield self.mover.glide(cards, 0.12 if by == "flip" else 0.2)
        self.play("lay")

    def _paired(self, seat: Seat, cards: tuple[Card, ...], by: str) -> Iterator[Step]:
        month = month_of(cards[0])
        moved = [card for card in cards if card not in self.stage.slot_of(month)] or [cards[0]]
        for card in moved:
            self.stage.to_slot(card, seat, is_from_stock=by in _FROM_STOCK)
        self.board.trace(tuple(moved), seat, "flip" if by == "flip" else "play")
        if by == "bomb":
            yield from self._explode(seat, moved, cards, month)
            return
        yield self.mover.glide(moved, 0.12 if by == "flip" else 0.2)
        yield from self._slap(moved[0], is_flip=by == "flip")

    def _explode(self, seat: Seat, thrown: list[Card], cards: tuple[Card, ...], month: Month) -> Iterator[Step]:
        """Let three cards land as one: boom, ring, a nudge of the table."""
        yield self.mover.glide(thrown, 0.28, cubic_in_out)
        self.play("bomb")
        self._say("bomb_pair" if len(thrown) == _PAIR else "bomb", seat, cards, 0)
        area = self.stage.layout.slot_rect(month, 3)
        self.effects.add(EffectKind.RING, area, 2.2)
        self.effects.add(EffectKind.BURST, area, 1.5)
        x, y = self._centre(month)
        self.effects.sparks(x, y, 36, self.stage.layout.scale)
        self.effects.push(4)
        yield self.mover.shiver(self.stage.slot_of(month), 3, 0.17)

    def _slap(self, card: Card, *, is_flip: bool) -> Iterator[Step]:
        self.play("slap_flip" if is_flip else f"slap_{self._rng.randrange(_SLAPS) + 1}")
        sprite = self.stage.sprites[card]
        unit = self.stage.layout.scale
        self.effects.add(EffectKind.RING, sprite.pose.rect)
        self.effects.dust(sprite.pose, 7 if is_flip else 12, unit)

        def settle(progress: float) -> None:
            sprite.lift = 4 * unit * (1.0 - progress) if progress < 1.0 else 0.0

        if not is_flip:
            yield Tween(0.04, settle)

    def _flipped(self, seat: Seat, cards: tuple[Card, ...]) -> Iterator[Step]:
        for card in cards:
            self.stage.to_turned(card, seat)
            sprite = self.stage.sprites[card]
            sprite.pose = self.stage.layout.turned()
            self.play("flip")
            yield self.mover.flip(card, 0.18)
        yield self.mover.glide((), 0.0)

    def _set_aside(self, seat: Seat, cards: tuple[Card, ...]) -> Iterator[Step]:
        for card in cards:
            self.stage.to_aside(card, seat)
        self.board.trace(cards, seat, "bonus")
        self.play("bonus")
        yield self.mover.glide(cards, 0.3, back_out)

    def _free_turn(self) -> Iterator[Step]:
        self.effects.add(EffectKind.DECK, self.stage.layout.deck)
        self.play("free_turn")
        yield Pause(0.12)

    # What is recognised.

    def _ppuk(self, seat: Seat, cards: tuple[Card, ...], month: Month) -> Iterator[Step]:
        yield from self._gather(seat, cards, month)
        self.stage.bind(month, seat)
        self.play("ppuk")
        self._say("ppuk", seat, cards, 0)
        yield self.mover.shiver(self.stage.slot_of(month), 3, 0.35)

    def _buried(self, seat: Seat, cards: tuple[Card, ...], month: Month) -> Iterator[Step]:
        for card in cards:
            self.stage.to_slot(card, seat, month)
        yield self.mover.glide(cards, 0.22, cubic_in_out)

    def _stack_taken(self, seat: Seat, cards: tuple[Card, ...], kind: str, month: Month, by: str) -> Iterator[Step]:
        yield from self._gather(seat, cards, month, is_from_stock=by in _FROM_STOCK)
        self.play(_STEAL_STACK[kind])
        if kind == "own":
            self._say("stack_own", seat, cards, 0)
        x, y = self._centre(month)
        self.effects.sparks(x, y, 26 if kind == "own" else 16, self.stage.layout.scale)
        self.effects.add(EffectKind.BURST, self.stage.layout.slot_rect(month, 3))
        yield self.mover.shiver(self.stage.slot_of(month), 2, 0.12 if kind != "own" else 0.2)

    def _bomb(self, seat: Seat, cards: tuple[Card, ...], month: Month) -> Iterator[Step]:
        """The four of a bomb, which has been seen to land, are recognised."""
        yield from self._gather(seat, cards, month)
        yield self.mover.raise_up(cards, 6, 0.24)

    def _struck(self, seat: Seat, cards: tuple[Card, ...], month: Month, word: str, kind: EffectKind) -> Iterator[Step]:
        yield from self._gather(seat, cards, month)
        self.play(word)
        self._say(word, seat, cards, 0)
        self.effects.add(kind, self.stage.layout.slot_rect(month, len(cards)), 1.4)
        yield self.mover.raise_up(cards, 9, 0.3 if word == "jjok" else 0.36)

    def _captured(self, seat: Seat, cards: tuple[Card, ...]) -> Iterator[Step]:
        for card in cards:
            self.stage.to_captured(card, seat)
        self.play("capture")
        yield self.mover.glide(cards, 0.22, cubic_in_out)

    def _sweep(self, seat: Seat) -> Iterator[Step]:
        self.play("sweep")
        self._say("sweep", seat, (), 0)
        self.effects.add(EffectKind.STREAK, self.stage.layout.field)
        yield Pause(0.4)

    def _stolen(self, seat: Seat, victim: Seat, cards: tuple[Card, ...]) -> Iterator[Step]:
        for card in cards:
            self.stage.take(card, victim)
            self.stage.to_captured(card, seat)
        self.board.trace(cards, victim, "steal")
        self.play("steal")
        if self.effects.callout is None:
            self._say("steal", seat, cards, 0)
        yield self.mover.glide(cards, 0.26, cubic_in_out)

    def _declared(self, seat: Seat, cards: tuple[Card, ...], *, is_junk: bool) -> Iterator[Step]:
        for card in cards:
            self.stage.declare(card, seat, is_junk=is_junk)
        self.play("focus")
        yield self.mover.glide(cards, 0.22, cubic_in_out)

    # Points and the end.

    def _paid_at_once(self, seat: Seat, cards: tuple[Card, ...], reason: str, points: int) -> Iterator[Step]:
        self._say(_PAYMENT_WORDS[reason], seat, cards, points)
        self.play("chips")
        for other in range(self.stage.players):
            if other != seat:
                self._chips(other, seat, 5)
        yield Pause(0.45)

    def _score(self, seat: Seat, score: int) -> Iterator[Step]:
        """The number rolls by itself, beside whatever comes next."""
        before = self.board.scores[seat]
        if score != before:
            self.play("target" if before < self.rules.win_score <= score else "score")
        yield from ()

    def _go(self, seat: Seat, count: int) -> Iterator[Step]:
        self.play(f"go_{min(count, _BIG_GO)}")
        self._say("go", seat, (), count)
        if count >= _BIG_GO:
            self.effects.add(EffectKind.FRAME, self.stage.layout.cloth)
            self.effects.push(4)
        yield Pause(0.45 if count < _BIG_GO else 0.65)

    def _set_completed(self, seat: Seat, cards: tuple[Card, ...], name: str) -> Iterator[Step]:
        self.play(f"set_{name}")
        self._say(name, seat, cards, 0)
        yield self.mover.raise_up(cards, 8, 0.5)

    def _shown(self, seat: Seat, cards: tuple[Card, ...], word: str, seconds: float) -> Iterator[Step]:
        """Hold cards of a hand up for everybody, and put them back."""
        self.play("shake" if word == "shake" else "quad" if word == "quad" else "choose")
        self.stage.hold_up(cards, seat)
        yield self.mover.glide(cards, 0.25, cubic_in_out)
        self._say(word, seat, cards, 0)
        yield self.mover.shiver(cards, 4 if word == "shake" else 0, seconds)
        if word != "shake":
            yield Pause(0.3)
        self.stage.put_back(seat)
        going = list(self.stage.hidden)
        if going:
            yield self.mover.hide(going, lambda: self._hand_of(seat), 0.2)
        yield self.mover.glide([card for card in cards if card in self.stage.sprites], 0.2)

    def _ended(self) -> Iterator[Step]:
        """The chips of the others stream to whoever won."""
        winner = self._winner
        if winner is None:
            yield Pause(0.2)
            return
        self.play("win")
        self._say("win", winner, (), 0)
        for other in range(self.stage.players):
            if other != winner:
                self._chips(other, winner, 9)
        yield Pause(0.7)

    def _quad(self, seat: Seat, cards: tuple[Card, ...], points: int) -> Iterator[Step]:
        self._winner = seat if points else None
        if all(card in self.stage.slot_of(month_of(card)) for card in cards):
            self.play("quad")
            self._say("quad", seat, cards, points)
            yield self.mover.raise_up(cards, 12, 0.7)
            return
        yield from self._shown(seat, cards, "quad", 0.7)

    def _called_off(self, cards: tuple[Card, ...], word: str, reason: str) -> Iterator[Step]:
        self.play("nagari" if word == "nagari" else "redeal")
        self._say(word, None, cards, 0)
        self.effects.add(EffectKind.SIGH, self.stage.layout.cloth)
        known = [card for card in cards if card in self.stage.sprites]
        assert reason, "a round that is called off has a reason"
        yield self.mover.raise_up(known, 10, 0.5)

    # Helpers.

    def _gather(
        self, seat: Seat, cards: tuple[Card, ...], month: Month, *, is_from_stock: bool = False
    ) -> Iterator[Step]:
        """Lay the cards of an event in their slot, as far as they are not there yet."""
        late = [card for card in cards if card not in self.stage.slot_of(month)]
        for card in late:
            self.stage.to_slot(card, seat, month, is_from_stock=is_from_stock)
        if late:
            yield self.mover.glide(late, 0.16)
            yield from self._slap(late[-1], is_flip=is_from_stock)

    def _hand_of(self, seat: Seat) -> Pose:
        return self.stage.layout.opponent_hand(self.stage.place_of(seat))

    def _centre(self, month: Month) -> tuple[float, float]:
        count = max(1, len(self.stage.slot_of(month)))
        return self.stage.layout.slot_rect(month, count).center

    def _chips(self, payer: Seat, receiver: Seat, count: int) -> None:
        panel = self.stage.layout.panel
        start, end = panel(self.stage.place_of(payer)).center, panel(self.stage.place_of(receiver)).center
        self.effects.chips(start, end, count, self.stage.layout.scale)

    def _tick(self) -> None:
        self.play("deal")

    def _say(self, word: str, seat: Seat | None, cards: tuple[Card, ...], number: int) -> None:
        x = self.stage.layout.field.center[0] - 1
        for card in cards:
            sprite = self.stage.sprites.get(card)
            if sprite is not None:
                x = sprite.pose.x
                break
        self.effects.say(Callout(word, seat, x, cards, number))


def junk_place(stage: Stage, seat: Seat) -> Pose:
    """Return where the next junk card of a seat would lie."""
    count = len(stage.captured[seat][Group.JUNK])
    return stage.layout.captured(stage.place_of(seat), Group.JUNK, count, count + 1)
