"""The parts of the table that one can look at by keys: regions, and the places in each (UX 3.5)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto

from gostop_desktop.engine.cards import Card, Month, Seat

from .geometry import Rect
from .layout import VIEWER, Group
from .tabletop import Tabletop


class Region(Enum):
    """Where Tab leads, in its order."""

    HAND = auto()
    FIELD = auto()
    CAPTURES = auto()
    OPPONENTS = auto()
    SIDE = auto()
    BAR = auto()


@dataclass(frozen=True, slots=True)
class HandCard:
    """A card of the viewer's hand."""

    card: Card


@dataclass(frozen=True, slots=True)
class Slot:
    """The cards of a month on the table."""

    month: Month


@dataclass(frozen=True, slots=True)
class Stock:
    """The stock, face down."""


@dataclass(frozen=True, slots=True)
class Captured:
    """A group of captured cards."""

    seat: Seat
    group: Group


@dataclass(frozen=True, slots=True)
class SeatPanel:
    """A seat's panel beside the cloth."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Middle:
    """What stands between the panels: the last move, sets one card short, counts."""


@dataclass(frozen=True, slots=True)
class Pressable:
    """A button of the bar, or one beside the hand."""

    key: str


@dataclass(frozen=True, slots=True)
class Whole:
    """All of a region: a single switch comes to it first, and goes into it."""

    region: Region


Thing = HandCard | Slot | Stock | Captured | SeatPanel | Middle | Pressable | Whole


@dataclass(frozen=True, slots=True)
class Spot:
    """A thing that can have the focus, and where it is."""

    region: Region
    thing: Thing
    rect: Rect


def table_spots(top: Tabletop) -> Iterator[Spot]:
    """Yield every place that has something to look at, region by region, each in the order of reading."""
    yield from _hand(top)
    yield from _field(top)
    yield from _captured(top, Region.CAPTURES, top.stage.viewer)
    for place in range(1, top.stage.players):
        seat = (top.stage.viewer + place) % top.stage.players
        yield Spot(Region.OPPONENTS, SeatPanel(seat), top.layout.side.seats[place])
        yield from _captured(top, Region.OPPONENTS, seat)
    yield Spot(Region.SIDE, Middle(), top.layout.side.middle)
    yield Spot(Region.SIDE, SeatPanel(top.stage.viewer), top.layout.side.seats[VIEWER])


def _hand(top: Tabletop) -> Iterator[Spot]:
    if top.is_covered:
        return
    for card in top.stage.hand:
        yield Spot(Region.HAND, HandCard(card), top.stage.place(card).rect)


def _field(top: Tabletop) -> Iterator[Spot]:
    layout = top.layout
    found = [
        Spot(Region.FIELD, Slot(month), layout.slot_rect(month, len(cards)))
        for month in range(len(layout.slots))
        if (cards := top.stage.slot_of(month))
    ]
    found.append(Spot(Region.FIELD, Stock(), layout.deck))
    sign = -1 if layout.is_mirrored else 1
    lines = layout.between_rows()
    yield from sorted(
        found, key=lambda spot: (sum(spot.rect.center[1] > line for line in lines), sign * spot.rect.center[0])
    )


def _captured(top: Tabletop, region: Region, seat: Seat) -> Iterator[Spot]:
    place = top.stage.place_of(seat)
    for group in Group:
        rect = top.layout.groups[place][group.value].rect
        yield Spot(region, Captured(seat, group), rect)
