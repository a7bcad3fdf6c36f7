"""Puts panels, labels, the stock and the months' numbers on the ground of the table, when what they tell changes."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

import pygame

from gostop_desktop.engine.cards import Month, Seat
from gostop_desktop.i18n import pgettext
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.input.commands import NAMES

from .describe import Describer
from .geometry import Rect
from .layout import Group, Layout
from .paint.brush import Brush
from .paint.faces import Faces
from .paint.furniture import Furniture
from .paint.ground import draw_number
from .paint.labels import draw_block_label, draw_label
from .paint.middle import draw_middle
from .paint.names import draw_name_line
from .paint.panels import draw_seat_panel
from .paint.stock import draw_stock
from .paint.tracker import draw_tracker, tracker_height
from .whereabouts import Months

_DRAWERS = (Command.LOG, Command.SETS, Command.MONTHS)
"""What has drawers of its own in the compact form."""


class Furnishing:
    """Furnishes the ground of one layout."""

    def __init__(self, brush: Brush, faces: Faces, furniture: Furniture, *, has_tracker: bool) -> None:
        """Take whether the months are to be told in the side panel."""
        self._brush = brush
        self._faces = faces
        self._layout: Layout = brush.layout
        self._furniture = furniture
        side = brush.layout.side
        self.side_brush = Brush(brush.desk, brush.layout, scale=side.scale, spots=brush.spots)
        self._middle = middle = side.middle
        self._tracker: Rect | None = None
        if has_tracker:
            height = tracker_height(self.side_brush, middle.w)
            self._middle = Rect(middle.x, middle.y, middle.w, middle.h - height)
            self._tracker = Rect(middle.x, self._middle.bottom, middle.w, height)
        self._told: Hashable = None

    @property
    def caps(self) -> tuple[str, ...]:
        """What stands now on the keys of the drawers: another device or another person has others, or none."""
        return tuple(self._brush.desk.cap(command) for command in _DRAWERS)

    def put(self, describer: Describer, months: frozenset[Month]) -> None:
        """Paint anew what tells of something that has changed."""
        caps = self.caps
        told = (id(describer), _told_of(describer), months, caps)
        if told == self._told:
            return
        self._told = told
        layout, stage = self._layout, describer.stage
        for seat in range(stage.players):
            place = stage.place_of(seat)
            self._put_seat(describer, seat, place)
            self._put_labels(describer, seat, place)
        named = ((cap, pgettext(*NAMES[key])) for cap, key in zip(caps, _DRAWERS, strict=True))
        keys = tuple(key for key in named if key[0]) if layout.is_compact else ()
        log, sets, _months = caps
        middle = describer.middle(keys, (log, sets))
        rect = self._middle
        paint = partial(draw_middle, brush=self.side_brush, rect=rect, facts=middle)
        self._furniture.put("middle", rect, middle, paint)
        room = pygame.Rect(layout.deck).inflate(layout.u(40), layout.u(30)).clip(pygame.Rect(layout.field))
        pile = partial(draw_stock, brush=self._brush, faces=self._faces, rect=layout.deck, count=stage.stock_count)
        self._furniture.put("stock", room, stage.stock_count, pile)
        mark = self._brush.theme.mark
        for month, number in enumerate(layout.numbers):
            colour = mark.match if month in months else mark.text_on_cloth
            write = partial(draw_number, brush=self._brush, month=month, colour=colour)
            self._furniture.put(("month", month), number, month in months, write)

    def put_tracker(self, months: Months) -> None:
        """Paint anew where the cards of every month are."""
        if self._tracker is not None:
            paint = partial(draw_tracker, brush=self.side_brush, rect=self._tracker, facts=months)
            self._furniture.put("tracker", self._tracker, months, paint)

    def _put_seat(self, describer: Describer, seat: Seat, place: int) -> None:
        facts = describer.seat(seat)
        rect, line = self._layout.side.seats[place], self._layout.names[place]
        panel = partial(draw_seat_panel, brush=self.side_brush, rect=rect, facts=facts)
        self._furniture.put(("seat", place), rect, facts, panel)
        if line.w:
            write = partial(draw_name_line, brush=self._brush, rect=line, facts=facts)
            self._furniture.put(("name", place), line, facts, write)

    def _put_labels(self, describer: Describer, seat: Seat, place: int) -> None:
        draw = draw_block_label if self._layout.seats == 3 and place else draw_label
        for group in Group:
            label = describer.label(seat, group)
            rect = self._layout.groups[place][group.value].label
            paint = partial(draw, brush=self._brush, rect=rect, label=label)
            self._furniture.put(("label", place, group), rect, label, paint)


def _told_of(describer: Describer) -> Hashable:
    """Return all that the panels and labels tell of, for less than it takes to tell it."""
    board, stage = describer.board, describer.stage
    return (
        describer.takes,
        describer.thinking,
        describer.is_covered,
        tuple(describer.people),
        board.turn,
        board.has_begun,
        tuple(board.go),
        tuple(board.shown_scores),
        id(board.last_turn),
        len(board.last_turn),
        frozenset(board.fresh),
        board.crossings.told,
        tuple(stage.hand_counts),
        stage.stock_count,
        stage.as_junk,
        stage.counted_junk,
        tuple(stage.arrived_of(seat) for seat in range(stage.players)),
    )
