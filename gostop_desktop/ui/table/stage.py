"""The cards on the screen: the sprites of all zones, and what an event moves."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from gostop_desktop.engine.cards import Card, CardSet, Month, Seat, card_set, cards_in, month_of
from gostop_desktop.engine.view import View

from .audit import StageError, audit_zones, same
from .geometry import Pose
from .layout import Layout
from .sprites import Sprite
from .zones import Zones, captured_order, counted_as_junk

Place = Callable[[], Pose]
"""Where a card is to be: asked again while it moves, because the window may change meanwhile (BUGS U13)."""


class Stage(Zones):
    """Sprites in zones, as one viewer sees them.

    Zones change first, then whoever tells the story lets every sprite that is not in its place move there.
    """

    def reset(self, view: View) -> None:
        """Show the view at once, whatever was here before."""
        super().reset(view)
        self.sprites: dict[Card, Sprite] = {}
        self.hidden: list[Sprite] = []
        self.changed: set[Card] = set()
        """Cards that went somewhere without being seen to move: they keep an outline for a while (UX 3.7)."""
        self.is_unseen = False
        """Whether everything is over at once, as at Instant: cards then have a mark where they went."""
        self.is_new_turn = False
        """Whether a turn has begun in which no card has gone anywhere yet."""
        for card, place in self.spots():
            self.sprites[card] = Sprite(card, place, is_up=True)

    def clear_for_deal(self, view: View) -> None:
        """Show the table before the first card is dealt: everything is in the stock."""
        super().clear_for_deal(view)
        self.sprites.clear()
        self.hidden.clear()
        self.changed.clear()

    def relayout(self, layout: Layout) -> None:
        """Take the places of another window size; what rests goes there at once, what flies lands there."""
        self.layout = layout
        for card, pose in self.spots():
            if not self.sprites[card].is_flying:
                self.sprites[card].pose = pose

    # What the table asks.

    def place(self, card: Card) -> Pose:
        """Return where the card belongs now."""
        if card in self.hand and card not in self.held and not self.is_gathered:
            # Asked for every card of the hand in every update.
            return self.layout.hand(self.hand.index(card), len(self.hand))
        for other, pose in self.spots():
            if other == card:
                return pose
        raise StageError(f"card {card} is nowhere on the table")

    def places(self) -> dict[Card, Pose]:
        """Return where every card belongs now."""
        return dict(self.spots())

    def arrived_of(self, seat: Seat) -> CardSet:
        """Return what a seat has captured and what lies there: a card on its way does not count yet.

        What goes back to the stock at the end of a round counts to its last moment.
        """
        if self.is_gathered:
            return self.captured_of(seat)
        sprites = self.sprites
        cards = (card for lying in self.captured[seat].values() for card in lying)
        return card_set(card for card in cards if not sprites[card].is_flying)

    # What an event does.

    def take(self, card: Card, seat: Seat, *, is_from_stock: bool = False) -> Sprite:
        """Take the card from wherever it is; a hidden one comes from the stock, or from the seat's hand."""
        sprite = self.sprites.get(card)
        if sprite is None:
            sprite = self._uncover(card, seat, is_from_stock=is_from_stock)
        self.remove(card, seat)
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

    def gather(self) -> None:
        """Let all cards belong on the stock, to be dealt again; `settle` puts them back where they lay."""
        self.is_gathered = True

    def declare(self, card: Card, seat: Seat, *, is_junk: bool) -> None:
        """Count a convertible animal as one thing or the other, and move it there."""
        self.as_junk = self.as_junk | 1 << card if is_junk else self.as_junk & ~(1 << card)
        if card in self.sprites and self.captured_of(seat) & 1 << card:
            self.to_captured(card, seat)

    def count_cups(self, view: View) -> tuple[Card, ...]:
        """Put cups that nobody has declared with what they count as now; return those that have to go elsewhere."""
        before, self.counted_junk = self.counted_junk, counted_as_junk(view)
        moved = []
        for card in cards_in(before ^ self.counted_junk):
            seat = next((seat for seat in range(self.players) if self.captured_of(seat) & 1 << card), None)
            if seat is not None:
                self.to_captured(card, seat)
                moved.append(card)
        return tuple(moved)

    def astray(self) -> list[Sprite]:
        """Return the sprites that are not where they belong."""
        places = self.places()
        return [sprite for card, sprite in self.sprites.items() if sprite.pose != places[card]]

    def mark_changed(self, cards: Iterable[Card]) -> None:
        """Mark cards that went somewhere unseen; the first of a turn take the marks from those of the turn before."""
        if self.is_new_turn:
            self.changed.clear()
            self.is_new_turn = False
        self.changed.update(cards)

    def settle(self) -> None:
        """Put every sprite in its place at once, also what was gathered on the stock."""
        self.is_gathered = False
        for card, pose in self.spots():
            sprite = self.sprites[card]
            sprite.pose, sprite.turned, sprite.is_flying = pose, 1.0, False
            sprite.shake, sprite.opacity, sprite.height = 0.0, 1.0, 0.0
        self.hidden.clear()

    def audit(self, view: View) -> None:
        """Compare every zone with the view, and every sprite with its zone.

        Raises StageError that names the zone, what is shown and what is true.
        """
        audit_zones(self, view)
        self.check()

    def check(self) -> None:
        """See that every card is in one place only, and every sprite where it belongs.

        Raises StageError that says what is not.
        """
        cards = [card for card, _ in self.spots()]
        same("cards in more than one zone", sorted(cards), sorted(set(cards)))
        same("sprites", sorted(self.sprites), sorted(cards))
        same("cards out of place", [sprite.card for sprite in self.astray()], [])
        same("face-down cards on their way", len(self.hidden), 0)

    # Inside.

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
