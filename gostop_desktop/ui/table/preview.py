"""A card on the table looked at closely: large, with its month, kind and the sets it belongs to (UX 3.4)."""

from __future__ import annotations

import pygame

from gostop_desktop.engine.cards import CARD_OF, CODES, Card, cards_in
from gostop_desktop.ui.art.cards import card_height
from gostop_desktop.ui.card_texts import card_names, card_notes, card_sets
from gostop_desktop.ui.lists import dotted
from gostop_desktop.ui.text.fitting import unbroken

from .geometry import Rect
from .inspect import inspected
from .paint.brush import Brush
from .paint.inspector import inspector
from .paint.layers import Picture
from .paint.lines import Line, draw_lines, height_of, wrapped
from .paint.prompts import board
from .regions import Captured, Spot, table_spots
from .tabletop import Tabletop
from .words import dated_name

AFTER = 0.6
"""Seconds for which the mouse rests on a card before it is shown."""
_WIDTH = 176
_SMALLEST, _LARGEST = 150, 458
"""The width in pixels between which the picture stays: 240 to 732 high."""
_WORDS = (216, 280, 360)
"""Units of the column of words: wider where it would be higher than the card."""
_LEAST = 120
"""Units that it has at least: it is no wider than its words."""
_STEP = 0.1
_PAD = 14
_RAISED = 24
"""Units above a card of the hand, which is raised under the mouse."""
_Z = 4900


class Preview:
    """The card under the resting mouse, on the field or among captured cards; those of the hand are large already."""

    def __init__(self, top: Tabletop) -> None:
        self.card: Card | None = None
        self._top = top
        self.group: Spot | None = None
        """The captured cards over whose name it rests."""
        self._place: tuple[int, int] | None = None
        self._rested = 0.0
        self.is_wanted = False
        """Whether the card is shown because somebody asked for it, wherever it is."""
        self._painted: tuple[object, Picture] | None = None

    def point(self, place: tuple[int, int] | None) -> None:
        """Take where the mouse is; None if it is over something else."""
        card = self.card if self.is_wanted else None
        if place is not None and card is not None and self._top.card_at(place, [card]) is not None:
            return
        self.is_wanted = False
        if place is not None and self.card is not None and self._at(place) == self.card:
            return
        if place is not None and self.group is not None and self._group_at(place) == self.group:
            return
        self._place, self._rested, self.card, self.group = place, 0.0, None, None

    def show(self, card: Card, place: tuple[int, int]) -> None:
        """Show a card at once, also one of the hand, until the mouse leaves it or presses something."""
        self._place, self.card, self.group, self.is_wanted = place, card, None, True

    def close(self) -> bool:
        """Show nothing that was asked for any more; return whether it was."""
        was_asked = self.is_wanted
        if was_asked:
            self.point(None)
        return was_asked

    def update(self, dt: float) -> None:
        """Let the mouse rest; where cards have moved meanwhile it must move too before anything is shown over them."""
        if not self._top.is_idle:
            self.point(None)
        if self._place is None or self.card is not None or self.group is not None:
            return
        self._rested += dt
        if self._rested >= AFTER:
            self.card = self._at(self._place)
            self.group = None if self.card is not None else self._group_at(self._place)

    def pictures(self) -> list[Picture]:
        """Return the card or the group that is shown, if one is."""
        if self.group is not None:
            return [self._group_picture(self.group)]
        sprite = None if self.card is None else self._top.stage.sprites.get(self.card)
        if self.card is None or sprite is None:
            return []
        key = (self.card, sprite.pose.rect, self._top.brush)
        if self._painted is None or self._painted[0] != key:
            self._painted = (key, _picture(self._top.brush, self.card, sprite.pose.rect))
        return [self._painted[1]]

    def _group_picture(self, spot: Spot) -> Picture:
        top = self._top
        facts = inspected(top, spot)
        key = (spot, facts, top.brush)
        if self._painted is None or self._painted[0] != key:
            room = top.layout.frame.inset(top.layout.u(6))
            self._painted = (key, inspector(top.brush, top.faces, facts, spot.rect, room))
        return self._painted[1]

    def _group_at(self, place: tuple[int, int]) -> Spot | None:
        """Return the group of captured cards at whose name or empty place the mouse is, if it has any cards."""
        stage = self._top.stage
        return next(
            (
                spot
                for spot in table_spots(self._top)
                if isinstance(spot.thing, Captured)
                and stage.captured[spot.thing.seat][spot.thing.group]
                and spot.rect.has(place)
            ),
            None,
        )

    def _at(self, place: tuple[int, int]) -> Card | None:
        stage = self._top.stage
        shown = stage.on_table
        for seat in range(stage.players):
            shown |= stage.captured_of(seat)
        return self._top.card_at(place, cards_in(shown))


def _picture(brush: Brush, card: Card, beside: Rect) -> Picture:
    code = CODES[card]
    width = max(_SMALLEST, min(_LARGEST, brush.u(_WIDTH)))
    brush, lines, words = _told(brush, code, width)
    pad = brush.layout.u(_PAD)
    height = max(card_height(width), height_of(lines))
    picture = pygame.Surface((width + words + 3 * pad, height + 2 * pad), pygame.SRCALPHA)
    board(picture, brush)
    whole = Rect(0, 0, *picture.get_size())
    face = brush.mirror(Rect(pad, pad, width, card_height(width)), whole)
    picture.blit(brush.desk.cards.picture(code, width), (face.x, face.y), special_flags=pygame.BLEND_PREMULTIPLIED)
    draw_lines(picture, brush, brush.mirror(Rect(width + 2 * pad, pad, words, height + pad), whole), lines)
    return Picture(picture, *_where(brush, picture, beside), _Z)


def _told(brush: Brush, code: str, card: int) -> tuple[Brush, list[Line], int]:
    """Return what is said of a card and the width it takes: as large as the person wants it, as far as it has room.

    The column becomes wider before it becomes higher than the card beside it.
    """
    layout = brush.layout
    free = layout.frame.w - card - layout.u(5 * _PAD)
    text = layout.text
    while True:
        larger = Brush(brush.desk, layout, scale=layout.scale * text)
        tries = [
            (width, _lines(larger, code, width)) for width in (min(free, layout.u(units * text)) for units in _WORDS)
        ]
        low = next(((width, lines) for width, lines in tries if height_of(lines) <= card_height(card)), None)
        width, lines = low or min(tries, key=lambda one: height_of(one[1]))
        if text <= 1.0 or height_of(lines) <= layout.frame.h - layout.u(4 * _PAD):
            widest = max(larger.width(line.words, line.size) for line in lines)
            return larger, lines, min(width, max(widest, layout.u(_LEAST)))
        text = max(1.0, text - _STEP)


def _lines(brush: Brush, code: str, width: int) -> list[Line]:
    dialog = brush.theme.dialog
    sets = [dotted((one.name, one.points)) for one in card_sets(code)]
    result: list[Line] = []
    for words, units, colour in (
        (dated_name(CARD_OF[code]), 18, dialog.text),
        (card_names(code), 15, dialog.text2),
        *((words_of_set, 16, dialog.select) for words_of_set in sets),
        *((note, 15, dialog.text2) for note in card_notes(code)),
    ):
        size = unbroken(brush.desk.text, words, brush.size(units), width, brush.size(0))
        for index, line in enumerate(wrapped(brush, words, size, width) if words else ()):
            result.append(Line(line, size, colour, 0 if index else brush.layout.u(6)))
    return result


def _where(brush: Brush, picture: pygame.Surface, beside: Rect) -> tuple[int, int]:
    """Return a place beside the card, inside the window, where there is more room; above one of the hand."""
    window = pygame.Rect(0, 0, *brush.desk.size)
    gap = brush.u(12)
    if beside.y >= brush.layout.hand_band.y:
        above = picture.get_rect(midbottom=(round(beside.center[0]), beside.y - brush.u(_RAISED)))
        inside = above.clamp(window.inflate(-2 * gap, -2 * gap))
        return inside.x, inside.y
    is_left = beside.x + beside.w / 2 > window.w / 2
    x = beside.x - gap - picture.get_width() if is_left else beside.right + gap
    y = beside.y + (beside.h - picture.get_height()) // 2
    inside = picture.get_rect(topleft=(x, y)).clamp(window.inflate(-2 * gap, -2 * gap))
    return inside.x, inside.y
