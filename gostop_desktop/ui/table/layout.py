"""Where everything on the card table goes: bands, zones and places in physical pixels (UX 3.2, VISUAL 6). No pygame."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from enum import Enum

from .geometry import Pose, Rect, card_height, pose_at
from .side import SidePlaces, side_places


class Group(Enum):
    """The four groups of captured cards, in reading order."""

    BRIGHTS = 0
    ANIMALS = 1
    RIBBONS = 2
    JUNK = 3


VIEWER, NEXT, PREVIOUS = 0, 1, 2
"""Places at the table, seen from the bottom in order of turn."""


@dataclass(frozen=True, slots=True)
class _Form:
    """The measures of a form, in its own units."""

    width: int
    height: int
    table: int
    bar: int
    opponents: tuple[int, int]
    """Height of the opponents' band with two seats, with three."""
    stripe: int
    captures: int
    hand: int
    hand_top: int
    slots: tuple[float, ...]
    """Left edges of the six slots of a row."""
    slot_pitch: float
    number: int
    fan: int
    """How far apart two cards of a month lie at most."""
    deck: tuple[int, int, int, int]
    """Left, below the field's top, width, height."""
    groups: tuple[tuple[int, int], ...]
    """Left and width of the four groups."""
    wells: tuple[tuple[int, int], ...]
    """Left and width of the opponents' wells with three seats: previous, next."""
    label: int
    """Height of the line with a group's name."""
    opponent_line: int
    """Height of a line above the opponent's groups; 0 where the side panel has it."""
    side_margin: int


_FULL = _Form(
    width=1280, height=720, table=1040, bar=36, opponents=(148, 170), stripe=16, captures=126, hand=168, hand_top=10,
    slots=(44, 178, 312, 636, 770, 904), slot_pitch=134, number=26, fan=48, deck=(478, 40, 84, 135),
    groups=((16, 176), (204, 226), (442, 304), (758, 266)), wells=((16, 498), (526, 498)), label=26, opponent_line=0,
    side_margin=12,
)  # fmt: skip
_COMPACT = _Form(
    width=1024, height=640, table=858, bar=34, opponents=(142, 152), stripe=16, captures=112, hand=140, hand_top=10,
    slots=(30, 142, 254, 513, 625, 737), slot_pitch=112, number=24, fan=34, deck=(395, 28, 74, 119),
    groups=((10, 118), (136, 164), (308, 296), (612, 236)), wells=((8, 416), (434, 416)), label=19, opponent_line=36,
    side_margin=8,
)  # fmt: skip

_BIG = replace(_COMPACT, opponents=(158, 172), captures=134, hand=124)
"""The compact form with room for larger captured cards, taken from field and hand."""

_SHARES = (0.2, 0.3, 0.2, 0.3)
"""Who gets the height that is left over: opponents, field, own captures, hand (UX 3.2)."""
_PAD = 6
_NUMBER = 19
"""Units that the number of a month needs."""
_VISIBLE = 8
"""Units of an overlapped card that must stay visible."""
_MOST_JUNK = 29
_BLOCK_LABEL = 82
"""Units before the cards of an opponent's group with three seats, for its name and its nearest set."""
_SMALL_ROW = 0.55
"""Size of the cards in a group that needs two rows."""
_CARD = 0.625
"""Width of a card by its height."""


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
        small = round(spot.width * _SMALL_ROW)
        first = (count + 1) // 2
        row, column = divmod(index, first)
        drop = spot.cards.h - card_height(small)
        return self._in_row(spot.cards, small, column * self._step(spot.cards.w, small, first), row * drop, z)

    def stock(self) -> Pose:
        """Return the place of the top of the stock."""
        return pose_at(self.deck, z=200)

    def turned(self) -> Pose:
        """Return where a flipped card shows itself: over the stock, a little towards the reader."""
        pose = self.stock()
        return Pose(pose.x, pose.y - self.u(6), pose.width, z=220)

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
        return max(_VISIBLE * self.scale * 0.98, width * 0.16)

    def _step(self, room: int, width: int, count: int) -> float:
        return min(width + self.u(4), (room - width) / (count - 1)) if count > 1 else 0.0

    def _in_row(self, room: Rect, width: int, along: float, down: int, z: int) -> Pose:
        left = room.right - along - width if self.is_mirrored else room.x + along
        return Pose(left + width / 2, room.y + down + card_height(width) / 2, width, z=z)


def solve(
    width: int,
    height: int,
    seats: int,
    *,
    text: float = 1.0,
    is_mirrored: bool = False,
    density: float = 1.0,
    is_big: bool = False,
) -> Layout:
    """Return the table for a window of so many physical pixels (UX 3.2).

    `text` is the size of text, 1 to 2; `density` the physical pixels a window point, which decides between the full
    and the compact form. With `is_big` the compact form fills any window: its captured cards and words are larger,
    and log and sets are drawers.
    """
    assert seats in {2, 3}, f"a table has 2 or 3 seats, not {seats}"
    is_compact = is_big or width < 1200 * density or height < 700 * density
    form = _BIG if is_big else _COMPACT if is_compact else _FULL
    return _Solver(width, height, seats, text, form, is_mirrored=is_mirrored).solve()


class _Solver:
    """One solution in the making."""

    def __init__(
        self,
        width: int,
        height: int,
        seats: int,
        text: float,
        form: _Form,
        *,
        is_mirrored: bool,
    ) -> None:
        self.form = form
        self.width, self.height = width, height
        self.seats, self.text = seats, text
        self.is_mirrored, self.is_compact = is_mirrored, form is not _FULL
        frame_width = min(width, height * 16 // 9)
        self.frame = Rect((width - frame_width) // 2, 0, frame_width, height)
        self.scale = min(frame_width / self.form.width, height / self.form.height)

    def solve(self) -> Layout:
        bands = self._bands()
        cloth, side = self._columns(bands["bar"])
        self.cloth = cloth
        opponents, field, stripe, captures, hand = (
            self._across(bands[name]) for name in ("opponents", "field", "stripe", "captures", "hand")
        )
        own = self._groups(captures, self.px(2), self.px(8))
        names, wells, groups = self._opponents(opponents, own[0].width)
        field_card = self._field_card(field)
        slots = self._slots(field, field_card)
        deck = self._deck(field)
        return Layout(
            width=self.width, height=self.height, seats=self.seats, is_compact=self.is_compact,
            is_mirrored=self.is_mirrored, scale=self.scale, text=self.text, frame=self.frame, bar=bands["bar"],
            cloth=cloth, opponents=opponents, field=field, stripe=stripe, captures=captures, hand_band=hand,
            side=self._side(side), wells=(captures, *wells), names=(Rect(0, 0, 0, 0), *names),
            groups=(own, *groups), slots=slots, numbers=self._numbers(slots), slot_room=self._slot_room(),
            fan=self._fan(), deck=deck, hand_card=self._hand_card(hand), field_card=field_card,
        )  # fmt: skip

    def px(self, units: float) -> int:
        return round(units * self.scale)

    def across(self, units: float) -> int:
        """Return a length along the cloth, which is narrower where text is larger."""
        return round(units * self.cloth.w / self.form.table)

    def _bands(self) -> dict[str, Rect]:
        form = self.form
        bar = self.px(form.bar * math.sqrt(self.text))
        opponents = form.opponents[self.seats - 2]
        used = form.bar + opponents + form.stripe + form.captures + form.hand
        heights = [self.px(v) for v in (opponents, form.height - used, form.captures, form.hand)]
        stripe = self.px(form.stripe)
        left = self.height - bar - stripe - sum(heights)
        shares = _SHARES if left > 0 else (0.0, 0.0, 0.0, 1.0)
        heights = [height + int(left * share) for height, share in zip(heights, shares, strict=True)]
        heights[-1] += self.height - bar - stripe - sum(heights)
        result = {"bar": Rect(0, 0, self.width, bar)}
        top = bar
        for name, height in zip(
            ("opponents", "field", "stripe", "captures", "hand"), (*heights[:2], stripe, *heights[2:]), strict=True
        ):
            result[name] = Rect(0, top, 0, height)
            top += height
        return result

    def _columns(self, bar: Rect) -> tuple[Rect, Rect]:
        """Return the cloth and the board beside it."""
        wanted = (self.form.width - self.form.table) * self.text**0.75
        side = min(int(self.frame.w * 0.30), self.px(wanted))
        cloth = self.frame.w - side
        height = self.height - bar.bottom
        if self.is_mirrored:
            return (
                Rect(self.frame.x + side, bar.bottom, cloth, height),
                Rect(self.frame.x, bar.bottom, side, height),
            )
        return Rect(self.frame.x, bar.bottom, cloth, height), Rect(self.frame.x + cloth, bar.bottom, side, height)

    def _across(self, band: Rect) -> Rect:
        return Rect(self.cloth.x, band.y, self.cloth.w, band.h)

    def _mirror(self, rect: Rect, room: Rect) -> Rect:
        """Return the rectangle as it lies in the room when everything is read from the right."""
        return Rect(2 * room.x + room.w - rect.x - rect.w, rect.y, rect.w, rect.h) if self.is_mirrored else rect

    def _opponents(
        self, band: Rect, widest: int
    ) -> tuple[tuple[Rect, ...], tuple[Rect, ...], tuple[tuple[GroupPlace, ...], ...]]:
        """Return the opponents' name lines, wells and groups, by place."""
        if self.seats == 2:
            line = self.px(self.form.opponent_line)
            name = Rect(
                band.x + self.px(10), band.y + self.px(5), band.w - self.px(20), line - self.px(5) if line else 0
            )
            if not line:
                name = Rect(0, 0, 0, 0)
            top = line + self.px(4) if line else self.px(12)
            return (name,), (band,), (self._groups(band, top, self.px(4 if line else 14), widest),)
        previous, following = (self._well(band, *well) for well in self.form.wells)
        wells = (following, previous)
        names = tuple(Rect(w.x + self.px(8), w.y + self.px(4), w.w - self.px(16), self.px(28)) for w in wells)
        return names, wells, tuple(self._blocks(well) for well in wells)

    def _well(self, band: Rect, x: int, width: int) -> Rect:
        """Return the well of one of two opponents: seats do not mirror (UX 3.1)."""
        return Rect(band.x + self.across(x), band.y + self.px(8), self.across(width), band.h - self.px(10))

    def _groups(self, band: Rect, top: int, bottom: int, widest: int = 0) -> tuple[GroupPlace, ...]:
        """Return four groups side by side in a band; `widest` limits the cards."""
        result = []
        for x, width in self.form.groups:
            rect = Rect(band.x + self.across(x), band.y + top, self.across(width), band.h - top - bottom)
            rect = self._mirror(rect, band)
            pad = self.px(_PAD)
            label = Rect(rect.x + pad, rect.y + self.px(2), rect.w - 2 * pad, self.px(self.form.label))
            height = rect.bottom - pad - (label.bottom + self.px(2))
            card = min(int(height * _CARD), widest or height)
            height = card_height(card)
            cards = Rect(rect.x + self.px(10), rect.bottom - pad - height, rect.w - self.px(20), height)
            result.append(GroupPlace(rect, label, cards, card))
        return tuple(result)

    def _blocks(self, well: Rect) -> tuple[GroupPlace, ...]:
        """Return the groups of one of two opponents: two by two, label and pips before the cards."""
        head = self.px(36)
        pad = self.px(8)
        width = (well.w - 3 * pad) // 2
        height = (well.h - head - self.px(6)) // 2
        card = int((height - self.px(6)) * _CARD)
        label_width = min(self.px(_BLOCK_LABEL), width - self._least_row(card))
        result = []
        for index in range(4):
            row, column = divmod(index, 2)
            rect = Rect(well.x + pad + column * (width + pad), well.y + head + row * height, width, height)
            rect = self._mirror(rect, well)
            label = self._mirror(Rect(rect.x, rect.y, label_width, rect.h), rect)
            row_rect = Rect(rect.x + label_width, rect.y + self.px(2), rect.w - label_width, card_height(card))
            result.append(GroupPlace(rect, label, self._mirror(row_rect, rect), card))
        return tuple(result)

    def _least_row(self, card: int) -> int:
        """Return how wide the place of the largest pile has to be, in two rows of small cards."""
        small = round(card * _SMALL_ROW)
        return small + int((_MOST_JUNK - 1) // 2 * (_VISIBLE * self.scale + 0.5)) + 1

    def _field_card(self, field: Rect) -> int:
        top, gap, bottom = self._field_gaps()
        return int((field.h - top - gap - bottom) / 2 * _CARD)

    def _field_gaps(self) -> tuple[int, int, int]:
        """Return the space above, between and below the two rows."""
        return (self.px(14) if self.seats == 2 and not self.is_compact else self.px(6)), self.px(6), self.px(6)

    def _slots(self, field: Rect, card: int) -> tuple[Rect, ...]:
        top, gap, _ = self._field_gaps()
        height = card_height(card)
        result = []
        for month in range(12):
            half, place = divmod(month, 6)
            row, column = divmod(place, 3)
            x = field.x + self.across(self.form.slots[half * 3 + column])
            rect = Rect(x, field.y + top + row * (height + gap), card, height)
            if self.is_mirrored:
                # The fan goes to the left: the first card stands where the last one would.
                rect = rect.moved(self._slot_room() - card, 0)
            result.append(rect)
        return tuple(result)

    def _slot_room(self) -> int:
        return self.across(self.form.slot_pitch) - self.across(self.form.number) - 2

    def _fan(self) -> int:
        return self.across(self.form.fan)

    def _numbers(self, slots: tuple[Rect, ...]) -> tuple[Rect, ...]:
        width = self.across(self.form.number)
        gap = max(1, min(self.px(4 if self.is_compact else 7), width - self.px(_NUMBER)))
        if self.is_mirrored:
            return tuple(Rect(slot.right + gap, slot.y, width - gap, self.px(24)) for slot in slots)
        return tuple(Rect(slot.x - width, slot.y, width - gap, self.px(24)) for slot in slots)

    def _deck(self, field: Rect) -> Rect:
        x, _, width, _ = self.form.deck
        card = min(self.px(width), int((field.h - self.px(24)) * _CARD))
        left = field.x + self.across(x + width / 2) - card // 2
        height = card_height(card)
        return Rect(left, field.y + (field.h - height) // 2 - self.px(4), card, height)

    def _hand_card(self, band: Rect) -> int:
        count = 10 if self.seats == 2 else 7
        tallest = int((band.h - self.px(self.form.hand_top) - self.px(4)) * _CARD)
        widest = (self.cloth.w - self.px(16) - (count - 1) * self.px(6)) // count
        return min(tallest, widest)

    def _side(self, rect: Rect) -> SidePlaces:
        grown = min(self.text, rect.w / self.px(self.form.width - self.form.table))
        return side_places(rect, self.seats - 1, self.scale, grown, self.px(self.form.side_margin))
