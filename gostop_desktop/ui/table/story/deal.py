"""The deal on the screen: packets to hands and table, triples, bonus cards that are replaced (RULES B)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from gostop_desktop.engine.cards import FIRST_BONUS, Card, Month, Seat
from gostop_desktop.ui.table.easing import back_out
from gostop_desktop.ui.table.flights import DEAL, SPIN
from gostop_desktop.ui.table.timeline import Step

from .tools import Tools
from .turn import flipped

PACKET = 0.16
"""Seconds that a dealt card flies."""
STAGGER = 0.035
"""Seconds between two of them."""


def to_table(tools: Tools, cards: Iterable[Card]) -> Iterator[Step]:
    """Deal cards to the table; a bonus card is set aside."""
    dealt = tuple(cards)
    for card in dealt:
        if card >= FIRST_BONUS:
            tools.stage.to_aside(card, 0)
        else:
            tools.stage.to_slot(card, 0, is_from_stock=True)
    tick = partial(tools.play, "deal")
    yield tools.mover.glide(dealt, PACKET, way=DEAL, stagger=STAGGER, at_start=tick)


def to_hand(tools: Tools, seat: Seat, cards: tuple[Card, ...] | None, count: int) -> Iterator[Step]:
    """Deal cards to a hand; those of others stay face down."""
    tick = partial(tools.play, "deal")
    if cards is not None and seat == tools.stage.viewer:
        for card in cards:
            tools.stage.to_hand(card)
        yield tools.mover.glide(cards, PACKET, way=DEAL, stagger=STAGGER, at_start=tick)
        return
    hidden = [tools.stage.draw_hidden(seat) for _ in range(count)]
    yield tools.mover.hide(hidden, partial(tools.hand_of, seat), PACKET, stagger=STAGGER, at_start=tick)


def tripled(tools: Tools, month: Month) -> Iterator[Step]:
    """Bind three of a month that were dealt to the table."""
    tools.play("triple")
    tools.stage.bind(month, None)
    tools.stamp_badge(month)
    yield tools.mover.shiver(tools.stage.slot_of(month), 2, 0.2)


def bonus_taken(tools: Tools, seat: Seat, cards: tuple[Card, ...]) -> Iterator[Step]:
    """Let a bonus card spin to the junk of its seat."""
    tools.play("bonus")
    tools.say("bonus", seat, cards)
    for card in cards:
        tools.stage.to_captured(card, seat)
    tools.board.trace(cards, seat, "bonus")
    yield tools.mover.glide(cards, 0.3, back_out, way=SPIN)


def replaced(tools: Tools, seat: Seat, cards: tuple[Card, ...] | None, to: str) -> Iterator[Step]:
    """Draw the substitute of a bonus card."""
    if to == "table" and tools.board.has_begun:
        # Seen first, then played like a hand card (RULES C.8).
        yield from flipped(tools, seat, cards or ())
    elif to == "table":
        yield from to_table(tools, cards or ())
    else:
        yield from to_hand(tools, seat, cards, 1 if cards is None else len(cards))
