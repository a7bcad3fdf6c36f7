"""Points, calls and the end of a round on the screen: sets, Go, Stop, what is shown or paid at once, who won."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce

from gostop_desktop.engine.cards import Card, Seat, card_set, month_of
from gostop_desktop.engine.factors import carry_multiplier
from gostop_desktop.engine.scoring import set_points
from gostop_desktop.ui.table.easing import cubic_in_out
from gostop_desktop.ui.table.effects import EffectKind
from gostop_desktop.ui.table.flights import HOME, LAY
from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.table.timeline import Step

from .tools import Tools

_BIG_GO = 3
_GO = 0.45
_CALLED_OFF, _FLARE = 0.5, 0.2
"""Seconds until all cards are back on the stock, and of these for the ones that flare up because they end a deal."""
_STOP = 0.45
_SET = 0.5
_PPUKS = frozenset({"first_ppuk", "second_ppuk", "third_ppuk"})
_SIDE = 64
"""Units that the light at somebody's side reaches into the cloth."""
_SHOWN_SOUNDS = {"shake": "shake", "quad": "quad"}


def paid_at_once(tools: Tools, seat: Seat, cards: tuple[Card, ...], reason: str, points: int) -> Iterator[Step]:
    """Let coins fly for what is paid at once; a ppuk's badge turns to gold."""
    if reason in _PPUKS:
        month = month_of(cards[0])
        tools.stage.gild(month)
        tools.stamp_badge(month)
    tools.say(reason, seat, cards, points)
    tools.play("chips")
    tools.pay(seat, 5)
    yield tools.mover.rest(_GO)


def bonus_scored(tools: Tools, seat: Seat, cards: tuple[Card, ...], reason: str) -> Iterator[Step]:
    """Call out what will count when the round is won: nobody pays for it now."""
    tools.say(reason, seat, cards)
    yield tools.mover.rest(0.3)


def scored(tools: Tools, seat: Seat, score: int) -> Iterator[Step]:
    """Let the meter pulse as the points to win are reached; numbers roll by themselves, beside whatever comes next."""
    before = tools.board.scores[seat]
    if before < tools.rules.win_score <= score:
        tools.play("target")
        tools.effects.add(EffectKind.PULSE, tools.stage.layout.panel(tools.stage.place_of(seat)), part="meter")
    yield from ()


def endangered(tools: Tools, seat: Seat, kind: str, *, is_safe: bool) -> None:
    """Let a shield crack as a danger begins, and mend as it ends; one that only comes nearer is told by its number."""
    if (seat, kind) in tools.board.risks and not is_safe:
        return
    panel = tools.stage.layout.panel(tools.stage.place_of(seat))
    tools.effects.add(EffectKind.MEND if is_safe else EffectKind.CRACK, panel, part=kind)
    if seat == tools.stage.viewer:
        tools.play("bak_safe" if is_safe else "bak_risk")


def set_completed(tools: Tools, seat: Seat, cards: tuple[Card, ...], name: str) -> Iterator[Step]:
    """Let the cards of a set light up in order, with its motif."""
    tools.play(f"set_{name}")
    tools.say(name, seat, cards, set_points(tools.rules, card_set(cards)))
    tools.light(cards)
    yield tools.mover.rest(_SET)


def went_on(tools: Tools, seat: Seat, count: int) -> Iterator[Step]:
    """Stamp a Go; from the third on with light and a nudge of the table."""
    tools.play(f"go_{min(count, _BIG_GO)}")
    tools.stamp("go", seat, count)
    layout = tools.stage.layout
    reach = layout.u(_SIDE)
    if seat == tools.stage.viewer:
        side = Rect(layout.cloth.x, layout.cloth.bottom - reach, layout.cloth.w, reach)
    else:
        well = layout.wells[tools.stage.place_of(seat)]
        side = Rect(well.x, layout.cloth.y, well.w, reach)
    tools.effects.add(EffectKind.SIDE, side)
    if count >= _BIG_GO:
        tools.effects.add(EffectKind.FRAME, layout.cloth)
        tools.effects.push(4)
    yield tools.mover.rest(_GO if count < _BIG_GO else 0.65)


def stopped(tools: Tools, seat: Seat, score: int) -> Iterator[Step]:
    """Stamp a Stop; the light goes down for a moment."""
    tools.play("stop")
    tools.stamp("stop", seat, score)
    tools.effects.add(EffectKind.SIGH, tools.stage.layout.cloth)
    yield tools.mover.rest(_STOP)


def three_ppuks(tools: Tools, seat: Seat, cards: tuple[Card, ...], points: int) -> Iterator[Step]:
    """Call out the third ppuk, which wins."""
    tools.play("ppuk")
    tools.say("three_ppuk", seat, cards, points)
    yield tools.mover.rest(_STOP)


def quad(tools: Tools, seat: Seat, cards: tuple[Card, ...], points: int) -> Iterator[Step]:
    """Show four of a month, wherever they are."""
    if all(card in tools.stage.slot_of(month_of(card)) for card in cards):
        tools.play("quad")
        tools.say("quad", seat, cards, points)
        tools.light(cards)
        yield tools.mover.raise_up(cards, 12, 0.7)
        return
    yield from shown(tools, seat, cards, "quad", 1.0, points)


def shown(
    tools: Tools, seat: Seat, cards: Sequence[Card], word: str, seconds: float, number: int = 0
) -> Iterator[Step]:
    """Hold cards of a hand up for everybody under a word and its number, and put them back."""
    tools.play(_SHOWN_SOUNDS.get(word, "choose"))
    tools.stage.hold_up(cards, seat)
    yield tools.mover.glide(cards, 0.25, cubic_in_out, way=LAY)
    tools.say(word, seat, cards, number)
    if word == "shake":
        yield tools.mover.wave(cards, 10, 2, seconds)
    else:
        yield tools.mover.rest(seconds)
    tools.stage.put_back(seat)
    going = list(tools.stage.hidden)
    if going:
        yield tools.mover.hide(going, lambda: tools.hand_of(seat), 0.2)
    yield tools.mover.glide([card for card in cards if card in tools.stage.sprites], 0.2)


def shodang_answered(tools: Tools, seat: Seat, *, accepts: bool) -> Iterator[Step]:
    """Call out the answer to a shodang."""
    tools.play("choose")
    tools.say("shodang_yes" if accepts else "shodang_no", seat)
    yield tools.mover.rest(0.4)


def called_off(tools: Tools, cards: Sequence[Card], word: str) -> Iterator[Step]:
    """Let the table sigh: nobody won, or the deal does not count."""
    tools.play(word)
    tools.say(word, None, cards, carry_multiplier(tools.rules, tools.board.carry + 1) if word == "nagari" else 0)
    tools.effects.add(EffectKind.SIGH, tools.stage.layout.cloth)
    known = [card for card in cards if card in tools.stage.sprites]
    if known:
        area = reduce(Rect.joined, (tools.stage.sprites[card].pose.rect for card in known))
        tools.effects.add(EffectKind.BURST, area)
        yield tools.mover.raise_up(known, 12, _FLARE)
    tools.stage.gather()
    seconds = _CALLED_OFF - (_FLARE if known else 0.0)
    yield tools.mover.glide(tuple(tools.stage.sprites), seconds, cubic_in_out, way=HOME)


def ended(tools: Tools, winner: Seat | None, points: int) -> Iterator[Step]:
    """Let the coins of the others stream to whoever won, with so many points."""
    if winner is None:
        yield tools.mover.rest(0.2)
        return
    tools.play("win")
    tools.play("chips")
    tools.say("win", winner, (), points)
    tools.pay(winner, 10)
    yield tools.mover.rest(0.7)
