"""Where the focus of keys is at the table: one region at a time, one thing in it (UX 3.5)."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from gostop_desktop.ui.input import Command
from gostop_desktop.ui.input.commands import DIRECTIONS
from gostop_desktop.ui.widgets import Controls, Widget
from gostop_desktop.ui.widgets.directions import away

from .geometry import Rect
from .inspect import inspected
from .paint.inspector import focus_ring, inspector
from .paint.layers import Picture
from .pointer import HandPointer
from .regions import Captured, HandCard, Pressable, Region, Spot, Thing, Whole, table_spots
from .tabletop import Tabletop

_SIDEWAYS = frozenset({Command.LEFT, Command.RIGHT})
_ROUND_THE_HAND = (Region.BAR, Region.FIELD, Region.CAPTURES, Region.OPPONENTS, Region.SIDE)
"""In which order a single switch comes to the regions after the hand, where something is decided."""


class TableFocus:
    """Moves the one focus between hand, table, panels and buttons."""

    def __init__(self, top: Tabletop, pointer: HandPointer, controls: Controls) -> None:
        self._top = top
        self._pointer = pointer
        self._controls = controls
        self._region = Region.HAND
        self._thing: Thing | None = None
        """What has the focus; None while nothing has: no card is meant until somebody asks for one."""
        self._left: dict[Region, Thing] = {}
        """What had the focus in a region when it was left."""
        self._entered: Region | None = None
        """The region into which the single switch has gone."""
        self._painted: tuple[object, list[Picture]] | None = None

    @property
    def region(self) -> Region:
        return self._region

    @property
    def spot(self) -> Spot | None:
        """What has the focus, if it is still there."""
        if isinstance(self._thing, Whole):
            return self._whole(self._thing.region)
        return next((spot for spot in self.spots() if spot.thing == self._thing), None)

    @property
    def thing(self) -> Thing | None:
        """What was given the focus last."""
        return self._thing

    @property
    def is_away(self) -> bool:
        """Whether the focus is anywhere but on a card of the hand."""
        return self._thing is not None and not isinstance(self._thing, HandCard)

    @property
    def widget(self) -> Widget | None:
        """The button that has the focus."""
        return self._widgets().get(self._thing) if isinstance(self._thing, Pressable) else None

    def spots(self) -> Iterator[Spot]:
        """Yield everything that can have the focus, region by region."""
        buttons = list(self._buttons())
        yield from (spot for spot in buttons if spot.region is Region.HAND)
        yield from table_spots(self._top)
        yield from (spot for spot in buttons if spot.region is Region.BAR)

    def change_region(self, way: int) -> None:
        """Go to the next region that has something, or to the one before."""
        spots = list(self.spots())
        regions = [region for region in Region if any(spot.region is region for spot in spots)]
        index = regions.index(self._region) + way if self._region in regions else 0
        region = regions[index % len(regions)]
        there = [spot for spot in spots if spot.region is region]
        left = self._left.get(region)
        if region is Region.HAND and (card := self._pointer.kept) is not None:
            left = HandCard(card)
        self._take(next((spot for spot in there if spot.thing == left), there[0]))

    def move(self, command: Command) -> bool:
        """Go the way of an arrow: inside the region, and where it ends to what lies beyond; return whether it could."""
        if command not in DIRECTIONS:
            return False
        here = self.spot
        offer = self._offer_from(here, command)
        if offer is not None:
            self._take(offer)
            return True
        if here is None or (isinstance(here.thing, HandCard) and command in _SIDEWAYS):
            return self._step_in_hand(command)
        spots = [spot for spot in self.spots() if spot.thing != here.thing]
        inside = [spot for spot in spots if spot.region is here.region]
        found = _nearest(here, inside, command) or _nearest(here, spots, command)
        if found is not None:
            self._take(found)
        return found is not None

    def _offer_from(self, here: Spot | None, command: Command) -> Spot | None:
        """Return what is offered beside the hand: up from a card, and sideways from one offer to the next."""
        beside = [spot for spot in self._buttons() if spot.region is Region.HAND]
        offers = sorted(beside, key=lambda spot: spot.rect.center)
        if not offers or here is None:
            return None
        if isinstance(here.thing, HandCard):
            return offers[0] if command is Command.UP else None
        things = [spot.thing for spot in offers]
        if here.thing not in things or command not in _SIDEWAYS:
            return None
        index = things.index(here.thing) + (1 if command is Command.RIGHT else -1)
        return offers[index] if 0 <= index < len(offers) else None

    def scan(self, *, has_hand: bool = True) -> bool:
        """Move on for a person with a single switch; return False, and stay, where that would be the start again.

        Everything of the hand comes first, if it is wanted, then each region as a whole, or what is in the one that
        was entered.
        """
        spots = list(self.spots())
        here: Thing | None = self._thing
        if self._entered is not None:
            inside = [spot for spot in spots if spot.region is self._entered]
            index = next((i for i, spot in enumerate(inside) if spot.thing == here), len(inside))
            if index + 1 < len(inside):
                self._take(inside[index + 1])
                return True
            here, self._entered = Whole(self._entered), None
        stops = [spot for spot in spots if has_hand and spot.region is Region.HAND]
        stops += [whole for region in _ROUND_THE_HAND if (whole := self._whole(region)) is not None]
        index = next((i for i, spot in enumerate(stops) if spot.thing == here), -1)
        if index + 1 == len(stops):
            return False
        self._take(stops[index + 1])
        return True

    def go_into(self, region: Region) -> None:
        """Let the single switch go through what is in a region."""
        first = next((spot for spot in self.spots() if spot.region is region), None)
        if first is not None:
            self._entered = region
            self._take(first)

    def _whole(self, region: Region) -> Spot | None:
        """Return a region as one place; None where there is nothing in it."""
        rects = [pygame.Rect(spot.rect) for spot in self.spots() if spot.region is region]
        return Spot(region, Whole(region), Rect(*rects[0].unionall(rects[1:]))) if rects else None

    def choose(self, thing: Thing) -> None:
        """Give the focus to a thing."""
        spot = next((spot for spot in self.spots() if spot.thing == thing), None)
        if spot is not None:
            self._take(spot)

    def rest(self) -> bool:
        """Take the focus back to the hand, where no card is meant yet; return whether it was elsewhere."""
        was_away = self.is_away
        self._region, self._thing = Region.HAND, None
        self._entered = None
        self._left.clear()
        self.refresh()
        return was_away

    def refresh(self) -> None:
        """Give the buttons the focus, or take it from them, after something has changed."""
        widget = self.widget
        if isinstance(self._thing, Pressable) and widget is None:
            self._thing = None
        tips = self._controls.tips
        tips.damage()
        self._controls.focus(widget)
        self._controls.shows_focus = tips.by_keys = widget is not None
        tips.damage()
        self._pointer.is_away = self.is_away

    def pictures(self, *, is_told: bool) -> list[Picture]:
        """Return the outline of what has the focus, and what it is in words if that is to be told."""
        # Asked in every update: where the thing is has to be found only if it is outlined here.
        if self._thing is None or isinstance(self._thing, HandCard | Pressable) or (spot := self.spot) is None:
            return []
        facts = inspected(self._top, spot) if is_told else None
        key = (spot, facts, self._top.brush)
        if self._painted is None or self._painted[0] != key:
            brush, room = self._top.brush, self._top.layout.frame.inset(self._top.layout.u(6))
            pictures = [focus_ring(brush, spot.rect)]
            if facts is not None:
                # Over the cloth there is room below or above a group; other things would hide one another there.
                at_side = not isinstance(spot.thing, Captured | Whole)
                pictures.append(inspector(brush, self._top.faces, facts, spot.rect, room, at_side=at_side))
            self._painted = (key, pictures)
        return self._painted[1]

    def _take(self, spot: Spot) -> None:
        if self._thing is not None:
            self._left[self._region] = self._thing
        self._region, self._thing = spot.region, spot.thing
        self._pointer.uses_keys = True
        if isinstance(spot.thing, HandCard):
            self._pointer.focus(spot.thing.card)
        self.refresh()
        self._top.desk.sound.play("focus")

    def _step_in_hand(self, command: Command) -> bool:
        """Move along the hand; a first arrow of any kind means its first card."""
        card = self._pointer.step(-1 if command is Command.LEFT else 1)
        if card is None:
            first = next(self.spots(), None)
            if first is not None:
                self._take(first)
            return first is not None
        self.choose(HandCard(card))
        return True

    def _buttons(self) -> Iterator[Spot]:
        """Yield the buttons of the bar, and those beside the hand."""
        bar = pygame.Rect(self._top.layout.bar)
        for thing, widget in self._widgets().items():
            place = self._controls.place_of(widget)
            yield Spot(Region.BAR if bar.contains(place) else Region.HAND, thing, Rect(*place))

    def _widgets(self) -> dict[Thing, Widget]:
        return {Pressable(widget.key): widget for widget in self._controls.all() if widget.can_focus}


def _nearest(here: Spot, spots: list[Spot], command: Command) -> Spot | None:
    """Return the nearest place in a direction on the screen."""
    start = pygame.Rect(here.rect)
    ranked = [
        (distance, index)
        for index, spot in enumerate(spots)
        if (distance := away(start, pygame.Rect(spot.rect), command)) is not None
    ]
    return spots[min(ranked)[1]] if ranked else None
