"""The focus that moves by itself for a single switch: one by one, or in groups first where there is much (UX 3.5)."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pygame

    from .controls import Controls
    from .widget import Widget

ONE_BY_ONE = 12
"""So many controls are gone through without groups."""
ALONE = 5
"""A part of the screen with so many is no group: its buttons are what the screen is for."""
LARGEST = 8
"""Controls in a group."""


class Scanning:
    """Comes to every control of a screen with few steps; a press on a group goes into it."""

    def __init__(self, controls: Controls) -> None:
        self._controls = controls
        self.is_on_group = False
        """Whether a whole group has the focus; its first control has it then."""
        self._is_inside = False

    def go_on(self) -> None:
        """Move on: to the next control of the group that was entered, else to the next group or control."""
        controls = self._controls
        stops = self.stops()
        if not stops:
            return
        here = next((index for index, stop in enumerate(stops) if controls.focused in stop), -1)
        if self._is_inside and here >= 0:
            stop = stops[here]
            following = stop.index(_known(controls.focused)) + 1
            if following < len(stop):
                controls.focus(stop[following])
                return
        self.leave()
        there = stops[(here + 1) % len(stops)]
        for widget in reversed(there):
            controls.show(widget)
        controls.focus(there[0])
        self.is_on_group = len(there) > 1
        self._damage()

    def begin(self, widget: Widget) -> None:
        """Come to the group of a control, or to the control where it is in none."""
        self.leave()
        stop = next(stop for stop in self.stops() if widget in stop)
        self._controls.focus(stop[0])
        self.is_on_group = len(stop) > 1
        self._damage()

    def enter(self) -> bool:
        """Go into the group that has the focus; return whether one had it."""
        if not self.is_on_group:
            return False
        self._damage()
        self.is_on_group, self._is_inside = False, True
        return True

    def leave(self) -> None:
        """Let single controls have the focus again."""
        if self.is_on_group:
            self._damage()
        self.is_on_group = self._is_inside = False

    def stops(self) -> list[list[Widget]]:
        """Return where the focus stops: single controls, and groups of neighbours."""
        usable = [
            (panel.is_group, [widget for widget in panel.widgets if widget.can_focus and widget.is_enabled])
            for panel in self._controls.panels
        ]
        is_short = sum(len(widgets) for _is_group, widgets in usable) <= ONE_BY_ONE
        stops: list[list[Widget]] = []
        for is_group, widgets in usable:
            stops += [widgets] if is_group and widgets else _divided(widgets, 1 if is_short else LARGEST)
        return stops

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw a ring round every control of the group that has the focus."""
        if self.is_on_group:
            for widget in self._group():
                place = self._controls.seen_of(widget)
                if place.height > 0:
                    widget.paint_ring(canvas, place)

    def _group(self) -> list[Widget]:
        return next((stop for stop in self.stops() if self._controls.focused in stop), [])

    def _damage(self) -> None:
        for widget in self._group():
            self._controls.damage(widget)


def _divided(widgets: list[Widget], largest: int) -> list[list[Widget]]:
    """Return the controls of a part of the screen in groups of about the same size."""
    if len(widgets) <= ALONE:
        return [[widget] for widget in widgets]
    count = -(-len(widgets) // largest)
    edges = [len(widgets) * index // count for index in range(count + 1)]
    return [widgets[start:end] for start, end in pairwise(edges)]


def _known(widget: Widget | None) -> Widget:
    assert widget is not None, "a control has the focus"
    return widget
