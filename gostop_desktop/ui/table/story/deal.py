"""The deal on the screen: packets to hands and table, triples, bonus cards that are replaced (RULES B)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from gostop_desktop.engine.cards import FIRST_BONUS, Card, Month, Seat
from gostop_desktop.engine.events import Dealt
from gostop_desktop.ui.table.easing import back_out
from gostop_desktop.ui.table.flights import SPIN
from gostop_desktop.ui.table.timeline import Step

from .tools import Tools
from .turn import flipped

PACKET = 0.16
"""Seconds that a dealt card flies."""
STAGGER = 0.035
"""Seconds between two of them."""


def dealt(tools: Tools, packets: Iterable[Dealt]) -> Iterator[Step]:
    """Deal packets to hands and table without a rest between them; a bonus card on the table is set aside.

    The stock becomes lower with every packet, though all cards have their places at once.
    """
    stage = tools.stage
    beats: list[Card | None] = []
    hiding: list[tuple[int, Step]] = []
    sizes: dict[int, int] = {}
    for packet in packets:
        sizes[len(beats)] = packet.count
        if packet.seat is not None and (packet.cards is None or packet.seat != stage.viewer):
            hidden = [stage.draw_hidden(packet.seat) for _ in range(packet.count)]
            stage.hand_counts[packet.seat] -= packet.count
            leaves = _Leaving(tools, [packet.count, *[0] * (packet.count - 1)], packet.seat)
            to = partial(tools.hand_of, packet.seat)
            hiding.append((len(beats), tools.mover.hide(hidden, to, PACKET, stagger=STAGGER, at_start=leaves)))
            beats += [None] * packet.count
            continue
        for card in packet.cards or ():
            if packet.seat is not None:
                stage.to_hand(card)
            elif card >= FIRST_BONUS:
                stage.to_aside(card, 0)
            else:
                stage.to_slot(card, 0, is_from_stock=True)
        beats += packet.cards or ()
    stage.stock_count += len(beats)
    leaves = _Leaving(tools, [sizes.get(beat, 0) for beat, card in enumerate(beats) if card is not None])
    yield tools.mover.deal(beats, hiding, PACKET, stagger=STAGGER, at_start=leaves)


class _Leaving:
    """What happens as a dealt card leaves: a tick, and with the first of a packet a lower stock and a larger hand."""

    def __init__(self, tools: Tools, sizes: Iterable[int], seat: Seat | None = None) -> None:
        self._tools = tools
        self._sizes = iter(sizes)
        self._seat = seat
        """Whose hand becomes larger with it; the viewer's lies there for all to see."""

    def __call__(self) -> None:
        self._tools.play("deal")
        size = next(self._sizes)
        self._tools.stage.stock_count -= size
        if self._seat is not None:
            self._tools.stage.hand_counts[self._seat] += size


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
    else:
        count = 1 if cards is None else len(cards)
        yield from dealt(tools, (Dealt(None if to == "table" else seat, cards, count),))
