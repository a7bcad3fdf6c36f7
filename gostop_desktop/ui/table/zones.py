"""Which cards lie in which zone of the table, as one viewer sees them; and where every card of a zone has its place."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from gostop_desktop.engine.cards import (
    ANIMALS,
    BONUS,
    BRIGHTS,
    COLOURED,
    FIRST_BONUS,
    RIBBONS,
    Card,
    CardSet,
    Month,
    Seat,
    card_set,
    cards_in,
    month_of,
)
from gostop_desktop.engine.state import Phase
from gostop_desktop.engine.view import View

from .facts import counted
from .geometry import Pose, Rect
from .hand_order import HandOrder
from .layout import Group, Layout

_BADGE = 30
"""Units across the badge of a stack."""


@dataclass(slots=True)
class Slot:
    """A month on the table: its cards in the order in which they came, and whose stack they are."""

    cards: list[Card] = field(default_factory=list)
    is_stack: bool = False
    maker: Seat | None = None
    is_gilt: bool = False
    """Whether the stack was paid for at once: its badge is of gold."""


class Zones:
    """The zones of a table: hand, months, what is turned up or set aside, what everybody has captured."""

    def __init__(self, layout: Layout, view: View, order: HandOrder | None = None) -> None:
        """Take the order in which the viewer's cards are to lie; by month where none is told."""
        self.layout = layout
        self.order = order or HandOrder()
        self.viewer: Seat = view.seat
        self.players = view.rules.players
        self.reset(view)

    def reset(self, view: View) -> None:
        """Show the view at once, whatever was here before."""
        self.viewer = view.seat
        self.hand: list[Card] = list(cards_in(view.hand))
        self.hand_counts: list[int] = list(view.hand_sizes)
        self.stock_count: int = view.stock_size
        self.slots: list[Slot] = [Slot() for _ in range(12)]
        self.turned: list[Card] = []
        self.aside: list[Card] = []
        self.held: list[Card] = []
        self.is_gathered = False
        """Whether all cards lie on the stock, whatever zone they belong to: the round counted for nothing."""
        self.as_junk: CardSet = 0
        for cups in view.as_junk:
            self.as_junk |= cups
        self.counted_junk: CardSet = counted_as_junk(view)
        """Cups that nobody has declared and that count as two junk as things stand: they lie there too."""
        self.captured: list[dict[Group, list[Card]]] = []
        for card in cards_in(view.table):
            self.slots[month_of(card)].cards.append(card)
        for month, stack in view.stacks:
            slot = self.slots[month]
            slot.cards = [*cards_in(stack.cards), *cards_in(stack.bonus)]
            slot.is_stack, slot.maker = True, stack.owner
        self._reset_turn(view)
        self.arrange()
        for cards in view.captured:
            groups: dict[Group, list[Card]] = {group: [] for group in Group}
            for card in cards_in(cards):
                groups[self.group_of(card)].append(card)
            for group in groups.values():
                group.sort(key=captured_order)
            self.captured.append(groups)

    def clear_for_deal(self, view: View) -> None:
        """Show the table before the first card is dealt: everything is in the stock."""
        self.viewer = view.seat
        self.hand, self.turned, self.aside, self.held = [], [], [], []
        self.is_gathered = False
        self.hand_counts = [0] * self.players
        self.stock_count = len(view.rules.pack)
        self.slots = [Slot() for _ in range(12)]
        self.captured = [{group: [] for group in Group} for _ in range(self.players)]
        self.as_junk = self.counted_junk = 0

    def arrange(self) -> bool:
        """Put the viewer's cards in their order; return whether any of them belongs elsewhere now."""
        before, self.hand = self.hand, self.order.arranged(self.hand, self.on_table)
        return self.hand != before

    def place_of(self, seat: Seat) -> int:
        """Return where a seat sits, counted from the viewer in order of turn."""
        return (seat - self.viewer) % self.players

    def slot_of(self, month: Month) -> tuple[Card, ...]:
        return tuple(self.slots[month].cards)

    def captured_of(self, seat: Seat) -> CardSet:
        """Return all cards that a seat has captured so far on the screen."""
        return card_set(card for cards in self.captured[seat].values() for card in cards)

    @property
    def on_table(self) -> CardSet:
        """The cards that lie in the months' slots."""
        return card_set(card for slot in self.slots for card in slot.cards)

    def group_of(self, card: Card) -> Group:
        """Return the group in which a captured card lies; a cup lies with what it counts as."""
        bit = 1 << card
        if bit & BRIGHTS:
            return Group.BRIGHTS
        if bit & ANIMALS & ~(self.as_junk | self.counted_junk):
            return Group.ANIMALS
        return Group.RIBBONS if bit & RIBBONS else Group.JUNK

    def bind(self, month: Month, maker: Seat | None) -> None:
        """Make the month's cards a stack."""
        self.slots[month].is_stack, self.slots[month].maker = True, maker

    def gild(self, month: Month) -> None:
        """Give the month's stack a badge of gold."""
        self.slots[month].is_gilt = True

    def badge_of(self, month: Month) -> Rect:
        """Return where the badge of a month's stack lies, at the reading end of its upper edge."""
        layout = self.layout
        rect = layout.slot_rect(month, len(self.slots[month].cards))
        side = layout.u(_BADGE)
        x = rect.x - side // 6 if layout.is_mirrored else rect.right - side + side // 6
        return Rect(x, rect.y - side // 2, side, side)

    def remove(self, card: Card, seat: Seat) -> None:
        """Remove the card from the zone it is in."""
        if card in self.hand:
            self.hand.remove(card)
            self.hand_counts[self.viewer] -= 1
        elif card in self.held:
            self.hand_counts[seat] -= 1
        for slot in self.slots:
            if card in slot.cards:
                slot.cards.remove(card)
                if not slot.cards:
                    slot.is_stack, slot.maker, slot.is_gilt = False, None, False
        for groups in self.captured:
            for cards in groups.values():
                if card in cards:
                    cards.remove(card)
        for zone in (self.turned, self.aside, self.held):
            if card in zone:
                zone.remove(card)

    def spots(self) -> Iterator[tuple[Card, Pose]]:
        """Yield every visible card with its place; cards that are held up are only there."""
        if self.is_gathered:
            stock = self.layout.stock()
            for card, _pose in self._spots():
                yield card, stock
        else:
            yield from self._spots()

    def _spots(self) -> Iterator[tuple[Card, Pose]]:
        layout = self.layout
        held = set(self.held)
        for index, card in enumerate(self.hand):
            if card not in held:
                yield card, layout.hand(index, len(self.hand))
        for index, card in enumerate(self.held):
            yield card, layout.shown(index, len(self.held))
        for month, slot in enumerate(self.slots):
            for index, card in enumerate(slot.cards):
                yield card, layout.slot(month, index, len(slot.cards))
        for card in self.turned:
            yield card, layout.turned()
        for index, card in enumerate(self.aside):
            yield card, layout.aside(index)
        for seat, groups in enumerate(self.captured):
            place = self.place_of(seat)
            for group, cards in groups.items():
                for index, card in enumerate(cards):
                    yield card, layout.captured(place, group, index, len(cards))

    def _reset_turn(self, view: View) -> None:
        """Show what the turn under way holds while it waits for a choice."""
        turn = view.turn
        if turn is None or view.phase not in {Phase.HAND_TARGET, Phase.FLIP_TARGET}:
            return
        self.aside = list(cards_in(turn.bonus))
        if view.phase is Phase.HAND_TARGET:
            assert turn.played is not None, "a target is chosen for a played card"
            if turn.by != "hand":
                self.turned = [turn.played]
                return
            self.hand_counts[view.current] += 1
            if view.current == self.viewer:
                self.hand.append(turn.played)
            return
        assert turn.flipped is not None, "a target is chosen for a flipped card"
        self.turned = [turn.flipped]
        for card in cards_in(turn.taken):
            month = month_of(card) if card < FIRST_BONUS else month_of(next(cards_in(turn.taken)))
            self.slots[month].cards.append(card)


def counted_as_junk(view: View) -> CardSet:
    """Return the cups of all seats that nobody has declared and that count as two junk (RULES D.2)."""
    cups = 0
    for seat, captured in enumerate(view.captured):
        cups |= counted(view, seat, captured, view.as_junk[seat]).cups & ~view.as_junk[seat]
    return cups


def captured_order(card: Card) -> tuple[int, Card]:
    """Sort by month; among the junk, what counts more stands last."""
    bit = 1 << card
    return (2 if bit & BONUS else 1 if bit & (COLOURED | ANIMALS) else 0), card
