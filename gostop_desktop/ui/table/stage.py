"""The cards on the screen, zone by zone: what an event moves, and whether the result is what the viewer may know."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
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
from gostop_desktop.engine.view import View, in_turn

from .geometry import Pose, Rect
from .hand_order import HandOrder
from .layout import Group, Layout
from .sprites import Sprite


class StageError(AssertionError):
    """The cards on the screen are not those of the view."""


@dataclass(slots=True)
class _Slot:
    """A month on the table: its cards in the order in which they came, and whose stack they are."""

    cards: list[Card] = field(default_factory=list)
    is_stack: bool = False
    maker: Seat | None = None
    is_gilt: bool = False
    """Whether the stack was paid for at once: its badge is of gold."""


_BADGE = 30
"""Units across the badge of a stack."""
Place = Callable[[], Pose]
"""Where a card is to be: asked again while it moves, because the window may change meanwhile (BUGS U13)."""


class Stage:
    """Sprites in zones, as one viewer sees them.

    Zones change first, then whoever tells the story lets every sprite that is not in its place move there.
    """

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
        self.slots: list[_Slot] = [_Slot() for _ in range(12)]
        self.turned: list[Card] = []
        self.aside: list[Card] = []
        self.held: list[Card] = []
        self.as_junk: CardSet = 0
        for cups in view.as_junk:
            self.as_junk |= cups
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
        self.sprites: dict[Card, Sprite] = {}
        self.hidden: list[Sprite] = []
        self.changed: set[Card] = set()
        """Cards that went somewhere without being seen to move: they keep an outline for a while (UX 3.7)."""
        for card, place in self._places():
            self.sprites[card] = Sprite(card, place, is_up=True)

    def clear_for_deal(self, view: View) -> None:
        """Show the table before the first card is dealt: everything is in the stock."""
        self.viewer = view.seat
        self.hand, self.turned, self.aside, self.held = [], [], [], []
        self.hand_counts = [0] * self.players
        self.stock_count = len(view.rules.pack)
        self.slots = [_Slot() for _ in range(12)]
        self.captured = [{group: [] for group in Group} for _ in range(self.players)]
        self.as_junk = 0
        self.sprites.clear()
        self.hidden.clear()
        self.changed.clear()

    def relayout(self, layout: Layout) -> None:
        """Take the places of another window size; what rests goes there at once, what flies lands there."""
        self.layout = layout
        for card, pose in self._places():
            if not self.sprites[card].is_flying:
                self.sprites[card].pose = pose

    def arrange(self) -> bool:
        """Put the viewer's cards in their order; return whether any of them belongs elsewhere now."""
        before, self.hand = self.hand, self.order.arranged(self.hand, self.on_table)
        return self.hand != before

    # What the table asks.

    def place_of(self, seat: Seat) -> int:
        """Return where a seat sits, counted from the viewer in order of turn."""
        return (seat - self.viewer) % self.players

    def place(self, card: Card) -> Pose:
        """Return where the card belongs now."""
        for other, pose in self._places():
            if other == card:
                return pose
        raise StageError(f"card {card} is nowhere on the table")

    def places(self) -> dict[Card, Pose]:
        """Return where every card belongs now."""
        return dict(self._places())

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
        """Return the group in which a captured card lies; a cup declared as junk lies with the junk."""
        bit = 1 << card
        if bit & BRIGHTS:
            return Group.BRIGHTS
        if bit & ANIMALS & ~self.as_junk:
            return Group.ANIMALS
        return Group.RIBBONS if bit & RIBBONS else Group.JUNK

    # What an event does.

    def take(self, card: Card, seat: Seat, *, is_from_stock: bool = False) -> Sprite:
        """Take the card from wherever it is; a hidden one comes from the stock, or from the seat's hand."""
        sprite = self.sprites.get(card)
        if sprite is None:
            sprite = self._uncover(card, seat, is_from_stock=is_from_stock)
        self._remove(card, seat)
        return sprite

    def to_slot(self, card: Card, seat: Seat, month: Month | None = None, *, is_from_stock: bool = False) -> None:
        """Lay the card on the table, in its month's slot or, for a bonus card, in the month's stack."""
        self.take(card, seat, is_from_stock=is_from_stock)
        self.slots[month_of(card) if month is None else month].cards.append(card)

    def to_turned(self, card: Card, seat: Seat) -> None:
        """Turn up the top of the stock, or put the card there."""
        self.take(card, seat, is_from_stock=True)
        self.turned.append(card)

    def to_aside(self, card: Card, seat: Seat) -> None:
        """Set a bonus card aside beside the stock."""
        self.take(card, seat, is_from_stock=True)
        self.aside.append(card)

    def to_captured(self, card: Card, seat: Seat) -> None:
        """Give the card to the seat's captured cards."""
        self.take(card, seat)
        group = self.captured[seat][self.group_of(card)]
        group.append(card)
        group.sort(key=captured_order)

    def to_hand(self, card: Card) -> None:
        """Give the card to the viewer's hand."""
        self.take(card, self.viewer, is_from_stock=True)
        self.hand.append(card)
        self.arrange()
        self.hand_counts[self.viewer] += 1

    def hide(self, sprite: Sprite) -> None:
        """Forget a face-down card that has arrived in a hand."""
        self.hidden.remove(sprite)

    def draw_hidden(self, seat: Seat) -> Sprite:
        """Take a card that the viewer must not see from the stock to a seat's hand."""
        self.stock_count -= 1
        self.hand_counts[seat] += 1
        sprite = Sprite(None, self.layout.stock(), is_up=False)
        self.hidden.append(sprite)
        return sprite

    def hold_up(self, cards: Iterable[Card], seat: Seat) -> None:
        """Show cards of a hand to everybody; they stay cards of that hand."""
        for card in cards:
            if card not in self.sprites:
                pose = self.layout.opponent_hand(self.place_of(seat))
                self.sprites[card] = Sprite(card, pose, is_up=False)
            self.held.append(card)

    def put_back(self, seat: Seat) -> None:
        """Take the cards that were held up back into the hand."""
        for card in self.held:
            if card not in self.hand:
                sprite = self.sprites.pop(card)
                sprite.card = None
                self.hidden.append(sprite)
        self.held = []
        assert seat is not None

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
        x = rect.x - side // 3 if layout.is_mirrored else rect.right - side * 2 // 3
        return Rect(x, rect.y - side // 2, side, side)

    def declare(self, card: Card, seat: Seat, *, is_junk: bool) -> None:
        """Count a convertible animal as one thing or the other, and move it there."""
        self.as_junk = self.as_junk | 1 << card if is_junk else self.as_junk & ~(1 << card)
        if card in self.sprites and self.captured_of(seat) & 1 << card:
            self.to_captured(card, seat)

    def astray(self) -> list[Sprite]:
        """Return the sprites that are not where they belong."""
        places = self.places()
        return [sprite for card, sprite in self.sprites.items() if sprite.pose != places[card]]

    def settle(self) -> None:
        """Put every sprite in its place at once."""
        for card, pose in self._places():
            sprite = self.sprites[card]
            sprite.pose, sprite.turned, sprite.is_flying = pose, 1.0, False
            sprite.shake, sprite.opacity, sprite.height = 0.0, 1.0, 0.0
        self.hidden.clear()

    def audit(self, view: View) -> None:
        """Compare every zone with the view; cards that the turn under way still holds lie on the table.

        Raises StageError that names the zone, what is shown and what is true.
        """
        stacks = dict(view.stacks)
        table = view.table
        for stack in stacks.values():
            table |= stack.all_cards
        pending = in_turn(view.turn, view.phase) if view.turn is not None else 0
        unseen = self._still_in_hand(view)
        shown = self.on_table | card_set(self.turned) | card_set(self.aside)
        hand = card_set(self.hand)
        _same("hand", hand & ~pending, view.hand)
        _same("stock", self.stock_count, view.stock_size)
        _same("table", shown & ~pending, table)
        _same("cards of the turn under way", (shown | hand) & pending, pending & ~unseen)
        sizes = list(self.hand_counts)
        sizes[self.viewer] -= (hand & pending).bit_count()
        sizes[view.current] -= unseen.bit_count()
        _same("hand sizes", tuple(sizes), tuple(view.hand_sizes))
        for month, slot in enumerate(self.slots):
            known = stacks.get(month)
            if not set(slot.cards) & set(cards_in(pending)):
                owner = known.owner if known is not None else None
                _same(f"stack of month {month + 1}", (slot.is_stack, slot.maker), (known is not None, owner))
        for seat, cards in enumerate(view.captured):
            _same(f"captured cards of seat {seat}", self.captured_of(seat), cards)
            for group, lying in self.captured[seat].items():
                wrong = [card for card in lying if self.group_of(card) is not group]
                _same(f"{group.name.lower()} of seat {seat}", wrong, [])
        self.check()

    def check(self) -> None:
        """See that every card is in one place only, and every sprite where it belongs.

        Raises StageError that says what is not.
        """
        cards = [card for card, _ in self._places()]
        _same("cards in more than one zone", sorted(cards), sorted(set(cards)))
        _same("sprites", sorted(self.sprites), sorted(cards))
        _same("cards out of place", [sprite.card for sprite in self.astray()], [])
        _same("face-down cards on their way", len(self.hidden), 0)

    # Inside.

    def _places(self) -> Iterator[tuple[Card, Pose]]:
        """Yield every visible card with its place; cards that are held up are only there."""
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

    def _still_in_hand(self, view: View) -> CardSet:
        """Return the card that an opponent is about to play: it shows itself only when its target is chosen."""
        turn = view.turn
        if turn is None or view.phase is not Phase.HAND_TARGET or view.current == self.viewer or turn.by != "hand":
            return 0
        return 0 if turn.played is None else 1 << turn.played

    def _uncover(self, card: Card, seat: Seat, *, is_from_stock: bool) -> Sprite:
        if is_from_stock:
            self.stock_count -= 1
            pose = self.layout.stock()
        else:
            self.hand_counts[seat] -= 1
            pose = self.layout.opponent_hand(self.place_of(seat))
        sprite = Sprite(card, pose, is_up=False)
        self.sprites[card] = sprite
        return sprite

    def _remove(self, card: Card, seat: Seat) -> None:
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


def captured_order(card: Card) -> tuple[int, Card]:
    """Sort by month; among the junk, what counts more stands last."""
    bit = 1 << card
    return (2 if bit & BONUS else 1 if bit & (COLOURED | ANIMALS) else 0), card


def _same(what: str, shown: object, true: object) -> None:
    if shown != true:
        raise StageError(f"{what}: shown {shown}, in truth {true}")
