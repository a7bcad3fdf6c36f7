"""A solved table: where its zones are, and how every card lies in them (UX 3.2). No pygame."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from itertools import pairwise

from .geometry import Pose, Rect, card_height, pose_at
from .side import SidePlaces

VISIBLE = 8
"""Units of an overlapped card that must stay visible."""
_ABOVE_COUNT = 16
"""Units by which a flipped card lies higher than the stock: the number on its lower edge stays to be read."""
SMALL_ROW = 0.55
"""Size of the cards in a group that needs two rows."""


class Group(Enum):
    """The four groups of captured cards, in reading order."""

    BRIGHTS = 0
    ANIMALS = 1
    RIBBONS = 2
    JUNK = 3


VIEWER, NEXT, PREVIOUS = 0, 1, 2
"""Places at the table, seen from the bottom in order of turn."""


@dataclass(frozen=True, slots=True)
class GroupPlace:
    """A group of captured cards."""

    rect: Rect
    label: Rect
    """Where its name, count and pips stand."""
    cards: Rect
    """Where its cards lie; their height is its height."""
    width: int
    """Of a card."""


@dataclass(frozen=True, slots=True)
class Layout:
    """A solved table: rectangles of zones, and poses of cards in them."""

    width: int
    height: int
    seats: int
    is_compact: bool
    is_mirrored: bool
    scale: float
    """Pixels a unit."""
    text: float
    """What the person wants text multiplied by."""
    frame: Rect
    """The table within the window: at most 16 : 9."""
    bar: Rect
    cloth: Rect
    """Everything cards lie on."""
    opponents: Rect
    field: Rect
    stripe: Rect
    captures: Rect
    hand_band: Rect
    side: SidePlaces
    wells: tuple[Rect, ...]
    """By place: what holds the seat's groups (with three seats one well an opponent)."""
    names: tuple[Rect, ...]
    """By place: a line for name and hand above the groups; empty where the side panel has it."""
    groups: tuple[tuple[GroupPlace, ...], ...]
    """By place and group."""
    slots: tuple[Rect, ...]
    """The first card of each month."""
    numbers: tuple[Rect, ...]
    """Where the months' numbers stand, to be set against the inner edge."""
    slot_room: int
    """How far the fan of a month may reach."""
    fan: int
    deck: Rect
    hand_card: int
    field_card: int
    """Widths of cards."""

    def u(self, units: float) -> int:
        """Return a length in pixels; what is not nothing is at least one pixel."""
        pixels = round(units * self.scale)
        return 1 if pixels == 0 and units > 0 else pixels

    def side_of(self, x: float) -> float:
        """Return how far left (-1) or right (1) of the middle of the cloth a place is."""
        return max(-1.0, min(1.0, 2 * (x - self.cloth.center[0]) / self.cloth.w))

    def hand(self, index: int, count: int) -> Pose:
        """Return the place of a card of the viewer's hand; card 0 is at the reading start."""
        room = self.hand_band.w - self.u(16)
        gap: float = self.u(14)
        if count > 1:
            gap = min(gap, (room - count * self.hand_card) / (count - 1))
        total = count * self.hand_card + (count - 1) * gap
        at = count - 1 - index if self.is_mirrored else index
        left = self.hand_band.x + (self.hand_band.w - total) / 2 + at * (self.hand_card + gap)
        height = card_height(self.hand_card)
        top = self.hand_band.bottom - self.u(4) - height
        return Pose(left + self.hand_card / 2, top + height / 2, self.hand_card, z=600 + index)

    def hand_width(self, count: int) -> int:
        """Return how much of the band so many cards take."""
        if not count:
            return 0
        first, last = sorted((self.hand(0, count).x, self.hand(count - 1, count).x))
        return round(last - first) + self.hand_card

    def slot(self, month: int, index: int, count: int) -> Pose:
        """Return the place of a card in its month's slot, fanned to the reading end."""
        rect = self.slots[month]
        pitch = self.slot_pitch(count)
        shift = index * pitch * (-1 if self.is_mirrored else 1)
        return pose_at(rect.moved(round(shift), 0), z=100 + month * 10 + index)

    def slot_pitch(self, count: int) -> float:
        """Return how far apart so many cards of a month lie."""
        return min(self.fan, (self.slot_room - self.field_card) / (count - 1)) if count > 1 else 0.0

    def slot_rect(self, month: int, count: int) -> Rect:
        """Return the rectangle of a month with so many cards."""
        first, last = self.slot(month, 0, count).rect, self.slot(month, max(count - 1, 0), count).rect
        return first.joined(last)

    def captured(self, place: int, group: Group, index: int, count: int) -> Pose:
        """Return the place of a captured card; two rows of smaller cards when one row would hide them."""
        spot = self.groups[place][group.value]
        z = 300 + index
        step = self._step(spot.cards.w, spot.width, count)
        if step >= self._least(spot.width) or count < 2:
            return self._in_row(spot.cards, spot.width, index * step, 0, z)
        small = round(spot.width * SMALL_ROW)
        first = (count + 1) // 2
        row, column = divmod(index, first)
        drop = spot.cards.h - card_height(small)
        return self._in_row(spot.cards, small, column * self._step(spot.cards.w, small, first), row * drop, z)

    def between_rows(self) -> tuple[float, ...]:
        """Return the middle between each two rows of months."""
        tops = sorted({slot.y for slot in self.slots})
        return tuple((above + self.slots[0].h + below) / 2 for above, below in pairwise(tops))

    def stock(self) -> Pose:
        """Return the place of the top of the stock."""
        return pose_at(self.deck, z=200)

    def turned(self) -> Pose:
        """Return where a flipped card shows itself: over the stock, above its count."""
        pose = self.stock()
        return Pose(pose.x, pose.y - self.u(_ABOVE_COUNT), pose.width, z=220)

    def aside(self, index: int) -> Pose:
        """Return where a bonus card waits: beside the stock, away from the slots' fans."""
        height = card_height(self.field_card)
        sign = -1 if self.is_mirrored else 1
        x = self.deck.center[0] + sign * (self.deck.w * 0.46 + self.u(9) * index)
        return Pose(x, self.deck.bottom - height / 2 - self.u(3) * index, self.field_card, z=230 + index)

    def opponent_hand(self, place: int) -> Pose:
        """Return where an opponent's cards come from and go to."""
        if self.names[place].w:
            rect = self.names[place]
            return Pose(rect.x + rect.w * 0.75, rect.y + rect.h / 2, self.u(18), z=250)
        rect = self.side.seats[place]
        return Pose(rect.x + rect.w * 0.3, rect.y + rect.h * 0.55, self.u(20), z=250)

    def shown(self, index: int, count: int) -> Pose:
        """Return the place of a card that is held up for everybody to see: on the half of the field without callout."""
        room = self.deck.x - self.field.x
        width = min(self.u(92), (room - self.u(20)) // max(1, count) - self.u(8))
        step = width + self.u(8)
        at = count - 1 - index if self.is_mirrored else index
        x = self.field.x + room / 2 + (at - (count - 1) / 2) * step
        return Pose(x, self.field.center[1], width, z=900 + index)

    def panel(self, place: int) -> Rect:
        """Return the panel of a seat."""
        return self.side.seats[place]

    def prompt_area(self) -> Rect:
        """Return where prompts may lie: above the stripe, and over the side panel if need be (UX 3.2)."""
        return Rect(self.cloth.x, self.bar.bottom, self.cloth.w, self.stripe.y - self.bar.bottom)

    def above_hand(self) -> Rect:
        """Return all that lies between the bar and the hand, the side panel too: for what is written large."""
        return Rect(self.frame.x, self.bar.bottom, self.frame.w, self.hand_band.y - self.u(4) - self.bar.bottom)

    def callout(self, at: float) -> Rect:
        """Return where a callout lies: on the half of the field in which `at`, an x, is not (VISUAL 5)."""
        width, height = self.u(372), self.u(190)
        # It lies turned, and its shadow reaches further.
        rooms = self.deck.x - self.cloth.x, self.cloth.right - self.deck.right
        width = min(width, min(rooms) - self.u(36))
        left = at > self.field.center[0]
        room = Rect(self.cloth.x, self.field.y, self.deck.x - self.cloth.x, self.field.h)
        if not left:
            room = Rect(self.deck.right, self.field.y, self.cloth.right - self.deck.right, self.field.h)
        return Rect(round(room.center[0] - width / 2), round(room.center[1] - height / 2), width, height)

    def _least(self, width: int) -> float:
        return max(VISIBLE * self.scale * 0.98, width * 0.16)

    def _step(self, room: int, width: int, count: int) -> float:
        return min(width + self.u(4), (room - width) / (count - 1)) if count > 1 else 0.0

    def _in_row(self, room: Rect, width: int, along: float, down: int, z: int) -> Pose:
        left = room.right - along - width if self.is_mirrored else room.x + along
        return Pose(left + width / 2, room.y + down + card_height(width) / 2, width, z=z)
