"""Which card of the hand is meant: pointed at, focused by key, or dragged; and what that lights up (UX 3.4, 3.5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame

from gostop_desktop.engine.cards import FIRST_BONUS, Card, CardSet, cards_in, month_of
from gostop_desktop.engine.view import View
from gostop_desktop.i18n import pgettext

from .choices import bombs_of, matches_of, playable, shakes_of
from .geometry import Pose, Rect
from .paint.layers import Picture
from .paint.target import slot_label, slot_outline
from .paint.tooltip import tooltip
from .sprites import Mark
from .tabletop import Tabletop
from .tips import around, tip_of

RISE = 14
MATCH_RISE = 6
DRAG_FROM = 6
TIP_AFTER = 0.35


class HandPointer:
    """The focus in the viewer's hand."""

    def __init__(self, top: Tabletop) -> None:
        self.top = top
        self.hovered: Card | None = None
        self.focused: Card | None = None
        self.picked: Card | None = None
        """Selected by a first click where a second one plays."""
        self.uses_keys = False
        self.is_away = False
        """Whether keys move elsewhere, so that no card is meant by them."""
        self._index = 0
        """Where in the hand the focus was, for when its card has been played."""
        self.carried: Card | None = None
        """The card that follows the mouse."""
        self._pressed: tuple[Card, tuple[int, int]] | None = None
        self._since = 0.0
        self._target: tuple[object, list[Picture]] | None = None
        self._tip: tuple[object, Picture] | None = None
        self._noted: tuple[View, tuple[tuple[Card, int, str], ...]] | None = None

    @property
    def current(self) -> Card | None:
        """The card that is meant."""
        if self.uses_keys and self.is_away:
            return None
        card = self.focused if self.uses_keys else self.hovered
        return card if card in self.top.stage.hand else None

    @property
    def kept(self) -> Card | None:
        """The card to which the focus comes back: where it was, or the one beside that."""
        hand = self.top.stage.hand
        if self.focused in hand:
            return self.focused
        if self.hovered in hand:
            return self.hovered
        return hand[min(self._index, len(hand) - 1)] if hand else None

    def focus(self, card: Card) -> None:
        """Mean a card by keys."""
        self.focused, self.uses_keys = card, True
        self._index = self.top.stage.hand.index(card)

    def point(self, place: tuple[int, int]) -> None:
        """Take where the mouse is."""
        card = self.top.card_at(place, self.top.stage.hand)
        self.uses_keys = False
        if card != self.hovered:
            self.hovered = card
            self._since = 0.0

    def leave(self) -> None:
        self.hovered = None

    def press(self, card: Card, place: tuple[int, int]) -> None:
        """Take the mouse's button going down on a card."""
        self._pressed = (card, place)

    def drag(self, place: tuple[int, int]) -> None:
        """Carry the pressed card once the mouse has moved far enough."""
        if self._pressed is None:
            return
        card, start = self._pressed
        far = self.top.layout.u(DRAG_FROM)
        if self.carried is None and abs(place[0] - start[0]) + abs(place[1] - start[1]) < far:
            return
        if card not in self.top.stage.hand:
            self.drop()
            return
        self.carried = card
        self.top.carry(card, place)

    def drop(self) -> tuple[Card, bool] | None:
        """Take the mouse's button going up: which card was pressed, and whether it was carried."""
        pressed, carried = self._pressed, self.carried
        self._pressed, self.carried = None, None
        if carried is not None:
            self.top.let_go(carried)
        return None if pressed is None else (pressed[0], carried is not None)

    def step(self, way: int) -> Card | None:
        """Move the focus by keys to the right or left on the screen."""
        hand = self.top.stage.hand
        if not hand:
            return None
        if self.top.layout.is_mirrored:
            way = -way
        card = self.focused
        if card not in hand:
            # What was played before has no neighbour any more: its place is where one goes on.
            card = self.kept if self._index or self.hovered in hand else hand[0 if way > 0 else -1]
        elif self.uses_keys:
            card = hand[(hand.index(card) + way) % len(hand)]
        assert card is not None, "the hand has cards"
        self.focus(card)
        return card

    def shift(self, way: int) -> Card | None:
        """Lay the card that is meant one place to the right or left on the screen; return it, if there is one."""
        hand = self.top.stage.hand
        card = self.current
        if card is not None:
            self.top.lay(card, hand.index(card) + (-way if self.top.layout.is_mirrored else way))
            self.focus(card)
        return card

    def number(self, index: int) -> Card | None:
        """Focus the card at a place of the hand."""
        hand = self.top.stage.hand
        if index >= len(hand):
            return None
        self.focus(hand[index])
        return self.focused

    def update(self, dt: float, view: View, *, is_active: bool) -> None:
        """Light up what the card that is meant would do; `is_active` while a card may be played."""
        self._since += dt
        top = self.top
        top.lifted, top.marks, top.months = {}, {}, frozenset()
        card = self.current
        if self.carried is not None:
            card = self.carried
        if self.picked is not None and self.picked in top.stage.hand:
            top.marks[self.picked] = Mark.PICKED
            top.lifted[self.picked] = RISE
        if card is None:
            return
        if self.picked != card:
            top.marks[card] = Mark.FOCUS
        top.lifted[card] = RISE
        if not is_active or not playable(view) & 1 << card:
            return
        matches = matches_of(view, card)
        # A stack goes as a whole, with what is buried in it.
        taken = next((stack.all_cards for _month, stack in view.stacks if stack.cards & matches), matches)
        for match in cards_in(taken):
            top.lifted[match] = MATCH_RISE
            top.marks[match] = Mark.MATCH
        if matches:
            top.months = frozenset({month_of(next(cards_in(matches)))})

    def target(self, view: View, *, is_active: bool) -> list[Picture]:
        """Return where the card that is meant would go, with words while it is carried (UX 3.4)."""
        top = self.top
        card = self.carried if self.carried is not None else self.current
        if card is None or not is_active or not playable(view) & 1 << card:
            return []
        if card >= FIRST_BONUS:
            return self._bonus_target()
        month, matches = month_of(card), matches_of(view, card)
        if matches and self.carried is None:
            return []
        slot = top.layout.slot_rect(month, max(1, len(top.stage.slot_of(month))))
        words = "" if self.carried is None else _drop_words(view, month, matches)
        key = (top.brush, slot, card, bool(matches), words)
        if self._target is None or self._target[0] != key:
            pictures = [] if matches else [slot_outline(top.brush, slot, card)]
            if words:
                pictures.append(slot_label(top.brush, slot, words, top.layout.cloth))
            self._target = (key, pictures)
        return self._target[1]

    def _bonus_target(self) -> list[Picture]:
        """Return what dropping a bonus card anywhere on the table does: it lies in no month's slot."""
        top = self.top
        if self.carried is None:
            return []
        words = pgettext("drop target", "To your junk")
        key = (top.brush, top.layout.deck, self.carried, False, words)
        if self._target is None or self._target[0] != key:
            self._target = (key, [slot_label(top.brush, top.layout.deck, words, top.layout.cloth)])
        return self._target[1]

    def tip(self, view: View, beside: Sequence[pygame.Rect] = (), *, is_active: bool) -> Picture | None:
        """Return the note on the card that is meant, at once for keys and after a moment for the mouse.

        Where the only place for it is on something that lies open `beside` it, there is none.
        """
        card = self.current
        if card is None or (not self.uses_keys and self._since < TIP_AFTER):
            return None
        top = self.top
        rect = top.stage.place(card).rect.moved(0, -top.layout.u(RISE))
        said = tip_of(view, [person.name for person in top.people], card, is_active=is_active)
        never = tuple(Rect(*other) for other in beside)
        key = (said, rect, top.brush, top.stage.on_table, id(view), never)
        if self._tip is None or self._tip[0] != key:
            room = top.layout.cloth.inset(top.layout.u(6))
            self._tip = (key, tooltip(top.brush, said, rect, room, replace(around(top, card), never=never)))
        picture = self._tip[1]
        return picture if picture.rect.collidelist(list(beside)) < 0 else None

    def notches(self, view: View) -> list[Picture]:
        """Return the notch of every hand card that matches something, with the number of cards (UX 3.4)."""
        top = self.top
        if self._noted is None or self._noted[0] is not view:
            self._noted = (view, _notches_of(view))
        result = []
        for card, count, sign in self._noted[1]:
            sprite = top.stage.sprites.get(card)
            if sprite is not None and not sprite.is_flying:
                ring = top.layout.u(6) if card in top.marks else 0
                result.append(top.badges.notch(sprite.pose, count, max(0.0, sprite.lift) + ring, sign))
        return result + self._brackets(self._noted[1])

    def _brackets(self, noted: tuple[tuple[Card, int, str], ...]) -> list[Picture]:
        """Return what joins the cards that can be shaken or bombed together."""
        sprites = self.top.stage.sprites
        months: dict[int, list[Pose]] = {}
        for card, _count, sign in noted:
            if sign and card in sprites and not sprites[card].is_flying:
                months.setdefault(month_of(card), []).append(sprites[card].pose)
        return [self.top.badges.bracket(poses[0], poses[-1]) for poses in months.values() if len(poses) > 1]


def _notches_of(view: View) -> tuple[tuple[Card, int, str], ...]:
    """Return which hand cards have a notch: with how many matches, and a sign for a bomb or a shake."""
    bombs, shakes = bombs_of(view), shakes_of(view)
    found = []
    for card in cards_in(playable(view)):
        count = matches_of(view, card).bit_count()
        month = card // 4
        sign = "bomb" if month in bombs else "wave" if month in shakes else ""
        if count or sign:
            found.append((card, count, sign))
    return tuple(found)


def _drop_words(view: View, month: int, matches: CardSet) -> str:
    """Return what dropping a card on its month does."""
    if any(stacked == month for stacked, _stack in view.stacks):
        return pgettext("drop target", "Take the stack")
    if not matches:
        return pgettext("drop target", "Lay it here")
    return pgettext("drop target", "Take it") if matches.bit_count() == 1 else pgettext("drop target", "Take one")
