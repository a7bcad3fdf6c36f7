"""Paints the drawers: lacquer boards at the reading end of the cloth (UX 3.3)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from gostop_desktop.engine.cards import Card
from gostop_desktop.i18n import _, pgettext
from gostop_desktop.ui.art.cards import card_height
from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.table.layout import Group
from gostop_desktop.ui.text import Align

from .boards import PAD, begun, drawer_rect, room_of
from .brush import Brush, overlay
from .faces import Faces
from .labels import GroupLabel, group_name
from .lines import BAR, Line, draw_lines, height_of, last_first, wrapped
from .sets import draw_set, set_width

_CARDS = (148, 136, 124, 112, 100, 88, 76, 66, 56, 46, 38)
"""Widths of captured cards enlarged: few, because every one is kept."""
_STEPS = (1.05, 0.85, 0.65, 0.46)
"""How far apart they may lie, in card widths."""
_JUNK_STEP = 0.66
"""Of it for junk, of which there is so much."""
_GROUP_GAP = 18
LEAST_MONTHS = 0.7
"""How large the cards of the months are at least, by those on the table."""
_LEAST_CAPTURES = 1.4
"""How large enlarged cards are at least, by those on the table."""
_LOG = 440
"""Units that the log is wide."""
_BETWEEN = 7
MONTH_LEAD = 26
"""Units before a month's cards, for its number."""


@dataclass(frozen=True, slots=True)
class LogFacts:
    """All turns in words."""

    turns: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MonthCell:
    """A card and where it is: hand, table, mine, theirs or unseen."""

    card: Card
    where: str


@dataclass(frozen=True, slots=True)
class MonthsFacts:
    """Twelve months of four cards."""

    months: tuple[tuple[MonthCell, ...], ...]


@dataclass(frozen=True, slots=True)
class CapturesFacts:
    """A seat's captured cards by group."""

    name: str
    portrait: str
    groups: tuple[tuple[GroupLabel, tuple[Card, ...]], ...]
    key: str
    """What shows the next seat's."""


class LogBoard:
    """All turns, the newest at the bottom; older ones can be scrolled to."""

    def __init__(self, brush: Brush, facts: LogFacts) -> None:
        self._brush = brush
        self.rect = drawer_rect(brush, _LOG, is_tall=brush.layout.text > 1.0)
        self._lines = list(self._told(facts))
        self._room = room_of(brush, self.rect).h

    @property
    def last_first(self) -> int:
        """From which line on the rest has room."""
        return last_first(self._lines, self._room)

    def paint(self, title: str, above: int) -> pygame.Surface:
        """Return the newest turns that have room, or those so many lines above."""
        picture, room = begun(self._brush, self.rect, title, scrolls=self.last_first > 0)
        draw_lines(picture, self._brush, room, self._lines, max(0, self.last_first - above))
        return picture

    def _told(self, facts: LogFacts) -> Iterator[Line]:
        brush, dialog = self._brush, self._brush.theme.dialog
        size = brush.size(15)
        width = self.rect.w - 2 * brush.u(PAD) - 2 * brush.u(BAR)
        if not facts.turns:
            yield Line(_("Nothing has happened yet"), size, dialog.text2)
        for number, turn in enumerate(facts.turns, 1):
            tone = dialog.text if number == len(facts.turns) else dialog.text2
            for index, line in enumerate(wrapped(brush, turn, size, width)):
                yield Line(line, size, tone, 0 if index else brush.u(_BETWEEN))


def draw_months(brush: Brush, rect: Rect, title: str, facts: MonthsFacts, faces: Faces) -> pygame.Surface:
    """Return the months in three rows of four: bright what is mine or on the table, dark what is gone."""
    picture, room = begun(brush, rect, title)
    dialog = brush.theme.dialog
    lines = _legend(brush, room)
    grid = months_grid(brush, room)
    cell_width, cell_height = grid.w // 4, grid.h // 3
    lead = brush.u(MONTH_LEAD)
    card = months_card(brush, grid)
    for month, cells in enumerate(facts.months):
        row, column = divmod(month, 4)
        left, top = grid.x + column * cell_width, grid.y + row * cell_height
        number = Rect(left, top, lead - brush.u(5), brush.u(24))
        place = brush.mirror(number, grid)
        brush.text(picture, str(month + 1), place, brush.size(17), dialog.text, align=Align.END)
        for index, cell in enumerate(cells):
            spot = Rect(left + lead + index * (card + brush.u(2)), top, card, card_height(card))
            draw_month_card(picture, brush, brush.mirror(spot, grid), cell, faces)
    legend = Rect(room.x, room.bottom - height_of(lines) - brush.u(2), room.w, room.h)
    draw_lines(picture, brush, legend, lines)
    return picture


def legend_words() -> str:
    """Return what the looks of the cards mean."""
    return _("Bright: on the table or in your hand. Dark: captured. Framed: yours. Back: unseen.")


def _legend(brush: Brush, room: Rect) -> list[Line]:
    size = brush.size(14)
    return [Line(line, size, brush.theme.dialog.text2) for line in wrapped(brush, legend_words(), size, room.w)]


def months_grid(brush: Brush, room: Rect) -> Rect:
    """Return where the months are: the room of a drawer without the legend below them."""
    return Rect(room.x, room.y, room.w, room.h - height_of(_legend(brush, room)) - brush.u(8))


def months_card(brush: Brush, grid: Rect) -> int:
    """Return how wide the cards of a grid of months are."""
    return min((grid.w // 4 - brush.u(MONTH_LEAD + 14)) // 4, int((grid.h // 3 - brush.u(6)) / 1.6))


def months_fit(brush: Brush, rect: Rect) -> bool:
    """Whether the cards of the months are large enough to be told apart."""
    grid = months_grid(brush, room_of(brush, rect))
    return months_card(brush, grid) >= brush.layout.field_card * LEAST_MONTHS


def draw_month_card(picture: pygame.Surface, brush: Brush, spot: Rect, cell: MonthCell, faces: Faces) -> None:
    """Draw a card of a month as what is known of it."""
    dialog = brush.theme.dialog
    if cell.where == "unseen":
        faces.bare(picture, None, spot)
        return
    faces.bare(picture, cell.card, spot)
    if cell.where in {"mine", "theirs"}:
        overlay(picture, pygame.Rect(spot), pygame.Color(20, 12, 8, 150))
    if cell.where in {"hand", "mine"}:
        brush.box(picture, spot.inset(-1), 2, pygame.Color(0, 0, 0, 0), dialog.brass, 1.5)


def draw_captures(brush: Brush, rect: Rect, title: str, facts: CapturesFacts, faces: Faces) -> pygame.Surface:
    """Return a seat's groups side by side: cards as large as they can be, below them every set by its name."""
    picture, room = begun(brush, rect, captures_title(title, facts), (captures_key(facts),))
    gap = brush.u(_GROUP_GAP)
    card, step = captures_size(brush, room, facts)
    x = room.x
    for (label, cards), width in zip(facts.groups, _widths(brush, facts, card, step), strict=True):
        place = brush.mirror(Rect(x, room.y, min(width, room.right - x), room.h), room)
        _captures_group(picture, brush, place, (label, cards, card), faces)
        x += width + gap
    return picture


def captures_title(title: str, facts: CapturesFacts) -> str:
    """Return the drawer's title with whose cards they are."""
    return _("{title} · {name}", title=title, name=facts.name)


def captures_key(facts: CapturesFacts) -> str:
    """Return what shows the next seat's cards."""
    return pgettext("key", "{key} next seat", key=facts.key)


def captures_fit(brush: Brush, rect: Rect, facts: CapturesFacts) -> bool:
    """Whether captured cards are enlarged enough to be worth it."""
    card, step = captures_size(brush, room_of(brush, rect), facts)
    is_found = sum(_widths(brush, facts, card, step)) <= _captures_free(brush, room_of(brush, rect), facts)
    return is_found and card >= _LEAST_CAPTURES * brush.layout.groups[0][0].width


def _captures_free(brush: Brush, room: Rect, facts: CapturesFacts) -> int:
    return room.w - brush.u(_GROUP_GAP) * (len(facts.groups) - 1)


def captures_size(brush: Brush, room: Rect, facts: CapturesFacts) -> tuple[int, float]:
    """Return how wide the enlarged cards are, and how far apart in card widths: as much as there is room for.

    They are no larger than those of the hand, whose pictures are there: for larger ones the drawer would open late.
    """
    lines = max(len(label.rows) for label, _cards in facts.groups)
    most = room.h - brush.u(34) - lines * brush.u(24)
    free = _captures_free(brush, room, facts)
    fitting = (
        (width, step)
        for width in (min(brush.layout.u(units), brush.layout.hand_card) for units in _CARDS)
        for step in _STEPS
        if card_height(width) <= most and sum(_widths(brush, facts, width, step)) <= free
    )
    return next(fitting, (brush.layout.u(_CARDS[-1]), _STEPS[-1]))


def _least_width(brush: Brush, label: GroupLabel) -> int:
    """Return the width of a group's words."""
    size = brush.size(17)
    head = brush.width(group_name(label.group), size) + brush.u(8) + brush.width("00", size)
    return max([head, *(set_width(brush, row) for row in label.rows)])


def _widths(brush: Brush, facts: CapturesFacts, card: int, step: float) -> list[int]:
    return [
        max(_least_width(brush, label), card + round(card * step * _share(label.group)) * max(0, len(cards) - 1))
        for label, cards in facts.groups
    ]


def _share(group: Group) -> float:
    """Return how much of the usual step the cards of a group lie apart: junk is told by less of it."""
    return _JUNK_STEP if group is Group.JUNK else 1.0


def _captures_group(
    picture: pygame.Surface,
    brush: Brush,
    place: Rect,
    group: tuple[GroupLabel, tuple[Card, ...], int],
    faces: Faces,
) -> None:
    """Draw name and number, the cards, and the sets that they belong to."""
    label, cards, card = group
    dialog, size = brush.theme.dialog, brush.size(17)
    name = group_name(label.group)
    width = brush.width(name, size)
    head = Rect(place.x, place.y, place.w, brush.u(26))
    brush.text(picture, name, brush.mirror(Rect(head.x, head.y, width, head.h), place), size, dialog.text2)
    after = Rect(head.x + width + brush.u(8), head.y, max(1, head.w - width - brush.u(8)), head.h)
    brush.text(picture, str(label.count), brush.mirror(after, place), size, dialog.text)
    top = head.bottom + brush.u(4)
    step = min(card + brush.u(4), (place.w - card) / max(1, len(cards) - 1))
    for position, one in enumerate(cards):
        spot = Rect(round(place.x + position * step), top, card, card_height(card))
        faces.bare(picture, one, brush.mirror(spot, place))
    top += card_height(card) + brush.u(6)
    for row in label.rows:
        draw_set(picture, brush, Rect(place.x, top, place.w, brush.u(22)), row)
        top += brush.u(24)
