"""Solves where everything on the card table goes: bands, zones and places in physical pixels (UX 3.2). No pygame."""

from __future__ import annotations

import math
from collections.abc import Iterator

from .forms import BIG, COMPACT, FULL, Form
from .geometry import Rect, card_height
from .places import NEXT, PREVIOUS, SMALL_ROW, VIEWER, VISIBLE, Group, GroupPlace, Layout
from .side import SidePlaces, side_places

__all__ = ["NEXT", "PREVIOUS", "VIEWER", "Group", "GroupPlace", "Layout", "SidePlaces", "solve"]

_SHARES = (0.2, 0.3, 0.2, 0.3)
"""Who gets the height that is left over: opponents, field, own captures, hand (UX 3.2)."""
_FIELD = 1
"""Its place among them."""
_CAPTURED, _SMALL = 0.8, 0.6
"""How wide captured cards are at most by those of the hand: one's own, and those of two opponents."""
_NOTE = 70
"""Units of air above the hand, where a note on a card has room."""
_LEAST_FAN = 20
"""Units that the cards of a month may reach beyond its first one, however large they are."""
_PAD = 6
_ROW = 22
"""Units of a line of words on the stripe."""
_INSET = 10
"""From the edge of a group to its label and to its cards: they stand in one column."""
_NUMBER, _NUMBER_GAP = 17, 7
"""Units that the number of a month needs, and from it to its slot: the outline of a lifted card leaves it free."""
_MOST_JUNK = 29
_BLOCK_LABEL = 82
"""Units before the cards of an opponent's group with three seats, for its name and its nearest set."""
_LEAST_LABEL, _LEAST_BLOCK = 44, 25
"""Units that the label keeps where larger cards would take it, and how small the cards become for it."""
_COLUMNS = 3, 2
"""Months side by side on each side of the stock: usually, and in windows so tall that their cards are larger then."""
_LARGER = 1.1
_CARD = 0.625
"""Width of a card by its height."""


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
    form = BIG if is_big else COMPACT if is_compact else FULL
    return _Solver(width, height, seats, text, form, is_mirrored=is_mirrored).solve()


class _Solver:
    """One solution in the making."""

    def __init__(
        self,
        width: int,
        height: int,
        seats: int,
        text: float,
        form: Form,
        *,
        is_mirrored: bool,
    ) -> None:
        self.form = form
        self.width, self.height = width, height
        self.seats, self.text = seats, text
        self.is_mirrored, self.is_compact = is_mirrored, form is not FULL
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
        hand_card = self._hand_card(hand)
        self.columns = self._columns_of_months(field, hand_card)
        field_card = self._field_card(field, self.columns, hand_card)
        slots = self._slots(field, field_card)
        deck = self._deck(field, field_card)
        return Layout(
            width=self.width, height=self.height, seats=self.seats, is_compact=self.is_compact,
            is_mirrored=self.is_mirrored, scale=self.scale, text=self.text, frame=self.frame, bar=bands["bar"],
            cloth=cloth, opponents=opponents, field=field, stripe=stripe, captures=captures, hand_band=hand,
            side=self._side(side), wells=(captures, *wells), names=(Rect(0, 0, 0, 0), *names),
            groups=(own, *groups), slots=slots, numbers=self._numbers(slots), slot_room=self._slot_room(self.columns),
            fan=self._fan(), deck=deck, hand_card=hand_card, field_card=field_card,
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
        least = [self.px(v) for v in (opponents, form.height - used, form.captures, form.hand)]
        stripe = self.px(form.stripe)
        left = self.height - bar - stripe - sum(least)
        shares = _SHARES if left > 0 else (0.0, 0.0, 0.0, 1.0)
        heights = [height + int(left * share) for height, share in zip(least, shares, strict=True)]
        heights[-1] += self.height - bar - stripe - sum(heights)
        grown = self._stripe_grown(bar, heights[-1])
        stripe, heights[-1] = stripe + grown, heights[-1] - grown
        # What is higher than its cards can become is air, and air lies best round the cards of the field.
        for index, most in self._most(bar):
            spare = max(0, heights[index] - max(most, least[index])) if left > 0 else 0
            heights[index] -= spare
            heights[_FIELD] += spare
        result = {"bar": Rect(0, 0, self.width, bar)}
        top = bar
        for name, height in zip(
            ("opponents", "field", "stripe", "captures", "hand"), (*heights[:2], stripe, *heights[2:]), strict=True
        ):
            result[name] = Rect(0, top, 0, height)
            top += height
        return result

    def _stripe_grown(self, bar: int, hand: int) -> int:
        """Return how much higher the stripe is for large words: as much as the cards of the hand leave free."""
        cloth, _side = self._columns(Rect(0, 0, self.width, bar))
        used = card_height(self._widest(cloth, self._hand_size)) + self.px(self.form.hand_top + 4)
        return max(0, min(self.px(_ROW * (self.text - 1)), hand - used))

    def _most(self, bar: int) -> Iterator[tuple[int, int]]:
        """Yield how high opponents, captures and hand can be of use, by their place among the bands.

        The hand is as wide as the cloth; captured cards stay smaller than it.
        """
        form = self.form
        cloth, _side = self._columns(Rect(0, 0, self.width, bar))
        captured = card_height(int(self._widest(cloth, 10) * _CAPTURED))
        label = form.label + 10
        if self.seats == 2:
            line = form.opponent_line + 8 if form.opponent_line else 26
            yield 0, captured + self.px(label + line)
        else:
            yield 0, 2 * card_height(int(self._widest(cloth, 10) * _SMALL)) + self.px(64)
        yield 2, captured + self.px(label + 10)
        yield 3, card_height(self._widest(cloth, self._hand_size)) + self.px(form.hand_top + 4 + _NOTE)

    @property
    def _hand_size(self) -> int:
        return 10 if self.seats == 2 else 7

    def _widest(self, cloth: Rect, count: int) -> int:
        """Return how wide so many cards in a row can be."""
        return (cloth.w - self.px(16) - (count - 1) * self.px(6)) // count

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
            pad, inset = self.px(_PAD), self.px(_INSET)
            label = Rect(rect.x + inset, rect.y + self.px(2), rect.w - 2 * inset, self.px(self.form.label))
            height = rect.bottom - pad - (label.bottom + self.px(2))
            card = min(int(height * _CARD), widest or height)
            height = card_height(card)
            cards = Rect(rect.x + inset, rect.bottom - pad - height, rect.w - 2 * inset, height)
            result.append(GroupPlace(rect, label, cards, card))
        return tuple(result)

    def _blocks(self, well: Rect) -> tuple[GroupPlace, ...]:
        """Return the groups of one of two opponents: two by two, label and pips before the cards."""
        head = self.px(36)
        pad = self.px(8)
        width = (well.w - 3 * pad) // 2
        height = (well.h - head - self.px(6)) // 2
        card = int((height - self.px(6)) * _CARD)
        while card > self.px(_LEAST_BLOCK) and width - self._least_row(card) < self.px(_LEAST_LABEL):
            card -= 1
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
        small = round(card * SMALL_ROW)
        return small + int((_MOST_JUNK - 1) // 2 * (VISIBLE * self.scale + 0.5)) + 1

    def _columns_of_months(self, field: Rect, hand: int) -> int:
        """Return how many months stand side by side on each side of the stock: fewer where that makes cards larger."""
        cards = {columns: self._field_card(field, columns, hand) for columns in _COLUMNS}
        return 2 if cards[2] > _LARGER * cards[3] else 3

    def _field_card(self, field: Rect, columns: int, hand: int) -> int:
        top, gap, bottom = self._field_gaps()
        rows = 6 // columns
        high = int((field.h - top - (rows - 1) * gap - bottom) / rows * _CARD)
        most = hand if columns < _COLUMNS[0] else high
        return min(high, self._slot_room(columns) - self.px(_LEAST_FAN), most)

    def _field_gaps(self) -> tuple[int, int, int]:
        """Return the space above, between and below the two rows, where the cards fill the height."""
        return (self.px(14) if self.seats == 2 and not self.is_compact else self.px(6)), self.px(6), self.px(6)

    def _slots(self, field: Rect, card: int) -> tuple[Rect, ...]:
        top, gap, bottom = self._field_gaps()
        height, rows = card_height(card), 6 // self.columns
        # In a tall window there is air: above, between and below the rows.
        air = max(0, field.h - top - (rows - 1) * gap - bottom - rows * height) // (rows + 1)
        top, gap = top + air, gap + air
        result = []
        for month in range(12):
            half, place = divmod(month, 6)
            row, column = divmod(place, self.columns)
            x = field.x + self.across(self.form.slots[half * 3] + column * self._pitch(self.columns))
            rect = Rect(x, field.y + top + row * (height + gap), card, height)
            if self.is_mirrored:
                # The fan goes to the left: the first card stands where the last one would.
                rect = rect.moved(self._slot_room(self.columns) - card, 0)
            result.append(rect)
        return tuple(result)

    def _pitch(self, columns: int) -> float:
        """Return units from one month to the next."""
        return self.form.slot_pitch * 3 / columns

    def _slot_room(self, columns: int) -> int:
        return self.across(self._pitch(columns)) - self.across(self.form.number) - 2

    def _fan(self) -> int:
        return self.across(self.form.fan * 3 / self.columns)

    def _numbers(self, slots: tuple[Rect, ...]) -> tuple[Rect, ...]:
        width = self.across(self.form.number)
        gap = max(1, min(self.px(_NUMBER_GAP), width - self.px(_NUMBER)))
        if self.is_mirrored:
            return tuple(Rect(slot.right + gap, slot.y, width - gap, self.px(24)) for slot in slots)
        return tuple(Rect(slot.x - width, slot.y, width - gap, self.px(24)) for slot in slots)

    def _deck(self, field: Rect, field_card: int) -> Rect:
        x, _, width, _ = self.form.deck
        card = min(self.px(width), int((field.h - self.px(24)) * _CARD))
        if self.columns < _COLUMNS[0]:
            # As large as the months are, as far as they leave room between them.
            between = self.form.slots[3] - self.form.number - self.form.slots[2] - self.form.slot_pitch
            card = max(card, min(field_card, self.across(between) - self.px(16)))
        left = field.x + self.across(x + width / 2) - card // 2
        height = card_height(card)
        return Rect(left, field.y + (field.h - height) // 2 - self.px(4), card, height)

    def _hand_card(self, band: Rect) -> int:
        tallest = int((band.h - self.px(self.form.hand_top) - self.px(4)) * _CARD)
        return min(tallest, self._widest(self.cloth, self._hand_size))

    def _side(self, rect: Rect) -> SidePlaces:
        grown = min(self.text, rect.w / self.px(self.form.width - self.form.table))
        return side_places(rect, self.seats - 1, self.scale, grown, self.px(self.form.side_margin))
