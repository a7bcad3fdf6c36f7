"""Sets by their names, card by card: in the sets drawer for every seat, and under captured cards (UX 3.3)."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from gostop_desktop.ui.art.portraits import paint_portrait
from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.table.sets import SetRow
from gostop_desktop.ui.table.words import set_name

from .brush import Brush
from .labels import draw_pip, set_count

_PITCH = 13
_HEAD = 34


@dataclass(frozen=True, slots=True)
class SetCell:
    """What one seat has of a set, and in words what it lacks."""

    row: SetRow
    note: tuple[str, ...]
    """In several ways, the longest first: the first one that has room is shown."""
    is_near: bool = False
    """Whether one card is missing that the viewer can see."""


@dataclass(frozen=True, slots=True)
class SetsFacts:
    """Every set of every seat."""

    people: tuple[tuple[str, str], ...]
    """Name and portrait."""
    rows: tuple[tuple[SetCell, ...], ...]
    """For every set the cells of all seats."""


def set_width(brush: Brush, row: SetRow) -> int:
    """Return how wide a set's name, pips and count are."""
    size = brush.size(15)
    words = brush.width(set_name(row.name), size) + brush.width(set_count(row), size)
    return words + brush.u(_PITCH) * len(row.pips) + 2 * brush.u(8)


def draw_set(picture: pygame.Surface, brush: Brush, place: Rect, row: SetRow, *, has_name: bool = True) -> None:
    """Draw a set in one line: name, pips, count."""
    dialog, size = brush.theme.dialog, brush.size(15)
    x = place.x
    if has_name:
        name = set_name(row.name)
        width = min(brush.width(name, size), place.w)
        brush.text(picture, name, brush.mirror(Rect(x, place.y, width, place.h), place), size, dialog.text2)
        x += width + brush.u(8)
    for pip in row.pips:
        spot = brush.mirror(Rect(x, place.y, brush.u(_PITCH), place.h), place)
        draw_pip(picture, brush, spot.center, pip, dialog)
        x += brush.u(_PITCH)
    x += brush.u(8)
    rest = Rect(x, place.y, max(1, place.right - x), place.h)
    brush.text(picture, set_count(row), brush.mirror(rest, place), size, dialog.text)


def draw_set_table(picture: pygame.Surface, brush: Brush, room: Rect, facts: SetsFacts) -> None:
    """Draw a row for every set and a column for every seat."""
    dialog = brush.theme.dialog
    size = brush.size(15)
    names = [set_name(cells[0].row.name) for cells in facts.rows]
    lead = max(brush.width(name, brush.size(17)) for name in names) + brush.u(20)
    column = (room.w - lead) // len(facts.people)
    for index, (name, portrait) in enumerate(facts.people):
        left = room.x + lead + index * column
        face = Rect(left, room.y, brush.u(28), brush.u(28))
        paint_portrait(brush.desk, portrait, picture, pygame.Rect(brush.mirror(face, room)))
        words = Rect(left + brush.u(36), room.y, column - brush.u(44), brush.u(28))
        brush.text(picture, name, brush.mirror(words, room), brush.size(17), dialog.text)
    pitch = (room.h - brush.u(_HEAD)) // len(facts.rows)
    for row, (name, cells) in enumerate(zip(names, facts.rows, strict=True)):
        top = room.y + brush.u(_HEAD) + row * pitch
        brush.rule(picture, room.x, top, room.w, dialog.rule)
        line = min(brush.u(22), (pitch - brush.u(2)) // 2)
        head = Rect(room.x, top + brush.u(2), lead, line)
        brush.text(picture, name, brush.mirror(head, room), brush.size(17), dialog.text)
        for index, cell in enumerate(cells):
            left = room.x + lead + index * column
            pips = brush.mirror(Rect(left, head.y, column - brush.u(12), line), room)
            draw_set(picture, brush, pips, cell.row, has_name=False)
            note = brush.mirror(Rect(left, head.bottom - brush.u(1), column - brush.u(12), line), room)
            said = brush.fit(cell.note, size, note.w)
            brush.text(picture, said, note, size, dialog.match if cell.is_near else dialog.text2)
