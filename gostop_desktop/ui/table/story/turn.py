"""An ordinary turn on the screen: play, flip, capture (UX 4: 200 + 40 + 180 + 120 + 220 milliseconds)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from gostop_desktop.engine.cards import Card, Seat, month_of
from gostop_desktop.ui.table.easing import back_out
from gostop_desktop.ui.table.effects import EffectKind
from gostop_desktop.ui.table.flights import DROP, LAY, SPIN, THROW
from gostop_desktop.ui.table.layout import Group
from gostop_desktop.ui.table.timeline import Step

from .specials import explode
from .tools import FROM_STOCK, Tools

PLAY, FLIP, DROPS, CAPTURE = 0.2, 0.18, 0.12, 0.22
"""Seconds that a card flies from the hand, turns over, drops on the table, goes to its group."""


def begun(tools: Tools, seat: Seat) -> Iterator[Step]:
    """Begin a turn; the viewer's own is told. An opponent's pause is the table's, as long as is wished."""
    stage = tools.stage
    stage.is_new_turn = True
    if seat == stage.viewer:
        tools.play("turn")
        tools.effects.add(EffectKind.GLOW, stage.layout.hand_band.inset(stage.layout.u(4)))
    yield from ()


def laid(tools: Tools, seat: Seat, cards: tuple[Card, ...], by: str) -> Iterator[Step]:
    """Lay a card that matches nothing."""
    for card in cards:
        tools.stage.to_slot(card, seat, is_from_stock=by in FROM_STOCK)
    tools.board.trace(cards, seat, "flip" if by == "flip" else "play")
    is_flip = by == "flip"
    tools.make_room(cards)
    yield tools.mover.glide(cards, DROPS if is_flip else PLAY, way=DROP if is_flip else LAY)
    tools.play("lay", tools.stage.place(cards[0]).x)


def paired(tools: Tools, seat: Seat, cards: tuple[Card, ...], by: str) -> Iterator[Step]:
    """Slap a card on what it matches."""
    month = month_of(cards[0])
    moved = [card for card in cards if card not in tools.stage.slot_of(month)] or [cards[0]]
    for card in moved:
        tools.stage.to_slot(card, seat, is_from_stock=by in FROM_STOCK)
    is_flip = by == "flip"
    tools.board.trace(tuple(moved), seat, "flip" if is_flip else "play")
    tools.make_room(moved)
    if by == "bomb":
        yield from explode(tools, seat, moved, cards, month)
        return
    yield tools.mover.glide(moved, DROPS if is_flip else PLAY, way=DROP if is_flip else THROW)
    yield from tools.slap(moved[0], is_flip=is_flip)


def flipped(tools: Tools, seat: Seat, cards: tuple[Card, ...]) -> Iterator[Step]:
    """Turn up the top of the stock."""
    for card in cards:
        tools.stage.to_turned(card, seat)
        tools.stage.sprites[card].pose = tools.stage.layout.turned()
        tools.play("flip")
        yield tools.mover.flip(card, FLIP)
    yield tools.mover.glide((), 0.0)


def set_aside(tools: Tools, seat: Seat, cards: tuple[Card, ...]) -> Iterator[Step]:
    """Set a bonus card aside that was turned up."""
    for card in cards:
        tools.stage.to_aside(card, seat)
    tools.board.trace(cards, seat, "bonus")
    tools.play("bonus")
    yield tools.mover.glide(cards, 0.3, back_out, way=SPIN)


def captured(tools: Tools, seat: Seat, cards: tuple[Card, ...]) -> Iterator[Step]:
    """Push together what was captured and draw it in, group by group."""
    groups: dict[Group, list[Card]] = {}
    for card in cards:
        tools.stage.to_captured(card, seat)
        groups.setdefault(tools.stage.group_of(card), []).append(card)
    if tools.effects.is_on:
        tools.board.crossings.begin(cards)
    swish = partial(tools.play, "capture")
    yield tools.mover.draw_in([tuple(group) for group in groups.values()], CAPTURE, at_start=swish)
