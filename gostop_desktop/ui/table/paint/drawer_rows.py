"""What the drawers show, in rows: where words as large as they are wished have no room side by side (UX 3.2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

import pygame

from gostop_desktop.engine.cards import Card
from gostop_desktop.ui.art.cards import card_height
from gostop_desktop.ui.art.portraits import paint_portrait
from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.table.sets import SetRow
from gostop_desktop.ui.table.words import set_name
from gostop_desktop.ui.theme import Colour

from .brush import Brush
from .drawers import LEAST_MONTHS, MONTH_LEAD, CapturesFacts, MonthCell, MonthsFacts, draw_month_card, legend_words
from .faces import Faces
from .labels import group_name
from .lines import wrapped
from .open_cards import OpenFacts
from .rows import Row
from .sets import SetCell, SetsFacts, draw_set, set_width

_COLUMNS = (4, 3, 2)
_FACE = 26
_INDENT = 34
"""Units before what belongs to a person."""
_BETWEEN = 10


def rows_of_sets(brush: Brush, facts: SetsFacts, width: int) -> list[Row]:
    """Return every set, and below it what each seat has of it and lacks."""
    rows = []
    for index, cells in enumerate(facts.rows):
        if index:
            rows.append(_gap(brush))
        name = set_name(cells[0].row.name)
        rows.append(_words(brush, name, 17, brush.theme.dialog.text, has_rule=index > 0))
        for person, cell in zip(facts.people, cells, strict=True):
            rows += _seat_rows(brush, person, cell, width)
    return rows


def _seat_rows(brush: Brush, person: tuple[str, str], cell: SetCell, width: int) -> Iterator[Row]:
    dialog, small, indent = brush.theme.dialog, brush.size(15), brush.u(_INDENT)
    pips = set_width(brush, cell.row, has_name=False)
    high = max(brush.u(28), brush.height(small))
    if indent + brush.width(person[0], small) + brush.u(12) + pips <= width:
        yield Row(high, partial(_seat, brush=brush, person=person, row=cell.row))
    else:
        yield Row(high, partial(_seat, brush=brush, person=person, row=None))
        yield Row(brush.u(24), partial(_set, brush=brush, row=cell.row, indent=indent, has_name=False))
    note = brush.fit(cell.note, small, width - indent)
    for line in wrapped(brush, note, small, width - indent):
        yield _words(brush, line, 15, dialog.match if cell.is_near else dialog.text2, indent=indent)


def capture_rows(brush: Brush, facts: CapturesFacts, faces: Faces, _width: int) -> list[Row]:
    """Return the groups below one another: name and number, the cards, the sets that they belong to."""
    rows = []
    for index, (label, cards) in enumerate(facts.groups):
        if index:
            rows.append(_gap(brush))
        words = group_name(label.group), str(label.count)
        # The only set of a group stands in the line of its name.
        beside, below = (label.rows[0], ()) if len(label.rows) == 1 else (None, label.rows)
        rows.append(Row(brush.height(brush.size(17)), partial(_head, brush=brush, words=words, beside=beside)))
        if cards:
            rows.append(_card_row(brush, cards, faces, brush.layout.hand_card))
        high = max(brush.u(24), brush.height(brush.size(15)))
        rows += [Row(high, partial(_set, brush=brush, row=row, indent=0, has_name=True)) for row in below]
    return rows


def open_rows(brush: Brush, facts: OpenFacts, faces: Faces, _width: int) -> list[Row]:
    """Return every row of cards below its name."""
    rows = []
    for name, cards in facts.rows:
        rows.append(_words(brush, name, 15, brush.theme.dialog.brass))
        rows.append(_card_row(brush, cards, faces, brush.layout.field_card))
    return rows


def month_rows(brush: Brush, facts: MonthsFacts, faces: Faces, width: int) -> list[Row]:
    """Return as many months side by side as are large enough, and below them what their looks mean."""
    lead, gap = brush.u(MONTH_LEAD), brush.u(14)
    least = LEAST_MONTHS * brush.layout.field_card
    columns = next((many for many in _COLUMNS if (width // many - lead - gap) // 4 >= least), _COLUMNS[-1])
    card = min((width // columns - lead - gap) // 4, brush.layout.hand_card)
    rows = []
    for first in range(0, len(facts.months), columns):
        months = tuple(enumerate(facts.months[first : first + columns], first + 1))
        paint = partial(_months, brush=brush, months=months, columns=columns, card=card, faces=faces)
        rows.append(Row(card_height(card) + brush.u(_BETWEEN), paint))
    lines = wrapped(brush, legend_words(), brush.size(14), width)
    return [*rows, *(_words(brush, line, 14, brush.theme.dialog.text2) for line in lines)]


def _gap(brush: Brush) -> Row:
    return Row(brush.u(_BETWEEN), lambda _picture, _rect: None)


def _words(brush: Brush, words: str, size: int, colour: Colour, *, indent: int = 0, has_rule: bool = False) -> Row:
    def paint(picture: pygame.Surface, rect: Rect) -> None:
        if has_rule:
            brush.rule(picture, rect.x, rect.y, rect.w, brush.theme.dialog.rule)
        place = brush.mirror(Rect(rect.x + indent, rect.y, rect.w - indent, rect.h), rect)
        brush.text(picture, words, place, brush.size(size), colour)

    return Row(brush.height(brush.size(size)) + brush.u(2), paint)


def _head(picture: pygame.Surface, rect: Rect, *, brush: Brush, words: tuple[str, str], beside: SetRow | None) -> None:
    """Draw the name of a group and its number, and at the end of the line its only set."""
    size, dialog = brush.size(17), brush.theme.dialog
    width = brush.width(words[0], size)
    left = rect.x + width + brush.u(8)
    name, number = Rect(rect.x, rect.y, width, rect.h), Rect(left, rect.y, brush.width(words[1], size), rect.h)
    brush.text(picture, words[0], brush.mirror(name, rect), size, dialog.text2)
    brush.text(picture, words[1], brush.mirror(number, rect), size, dialog.text)
    if beside is None:
        return
    room = rect.right - number.right - brush.u(20)
    has_name = set_name(beside.name) != words[0] and set_width(brush, beside) <= room
    wide = set_width(brush, beside, has_name=has_name)
    place = brush.mirror(Rect(rect.right - wide, rect.y, wide, rect.h), rect)
    draw_set(picture, brush, place, beside, has_name=has_name)


def _seat(picture: pygame.Surface, rect: Rect, *, brush: Brush, person: tuple[str, str], row: SetRow | None) -> None:
    """Draw who it is, and at the end of the line what they have of a set."""
    name, portrait = person
    face = brush.mirror(Rect(rect.x, rect.y, brush.u(_FACE), brush.u(_FACE)), rect)
    paint_portrait(brush.desk, portrait, picture, pygame.Rect(face), on_turn=False)
    wide = 0 if row is None else set_width(brush, row, has_name=False)
    indent = brush.u(_INDENT)
    words = Rect(rect.x + indent, rect.y, rect.w - indent - wide, rect.h)
    brush.text(picture, name, brush.mirror(words, rect), brush.size(15), brush.theme.dialog.text)
    if row is not None:
        place = brush.mirror(Rect(rect.right - wide, rect.y, wide, rect.h), rect)
        draw_set(picture, brush, place, row, has_name=False)


def _set(picture: pygame.Surface, rect: Rect, *, brush: Brush, row: SetRow, indent: int, has_name: bool) -> None:
    place = brush.mirror(Rect(rect.x + indent, rect.y, rect.w - indent, rect.h), rect)
    draw_set(picture, brush, place, row, has_name=has_name)


def _card_row(brush: Brush, cards: Sequence[Card], faces: Faces, width: int) -> Row:
    """Return cards beside one another, closer where they are many."""

    def paint(picture: pygame.Surface, rect: Rect) -> None:
        step = min(width + brush.u(4), (rect.w - width) / max(1, len(cards) - 1))
        for index, card in enumerate(cards):
            spot = Rect(round(rect.x + index * step), rect.y, width, card_height(width))
            faces.bare(picture, card, brush.mirror(spot, rect))

    return Row(card_height(width) + brush.u(6), paint)


def _months(
    picture: pygame.Surface,
    rect: Rect,
    *,
    brush: Brush,
    months: Sequence[tuple[int, Sequence[MonthCell]]],
    columns: int,
    card: int,
    faces: Faces,
) -> None:
    lead = brush.u(MONTH_LEAD)
    for column, (month, cells) in enumerate(months):
        left = rect.x + column * (rect.w // columns)
        number = Rect(left, rect.y, lead - brush.u(5), brush.u(24))
        brush.text(picture, str(month), brush.mirror(number, rect), brush.size(17), brush.theme.dialog.text)
        for index, cell in enumerate(cells):
            spot = Rect(left + lead + index * (card + brush.layout.u(2)), rect.y, card, card_height(card))
            draw_month_card(picture, brush, brush.mirror(spot, rect), cell, faces)
