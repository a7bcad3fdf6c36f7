"""The month tracker in the side panel: twelve numbers with four marks each (UX 3.3)."""

from __future__ import annotations

import pygame

from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.table.whereabouts import Months
from gostop_desktop.ui.text import Align

from .brush import Brush

COLUMNS = 6
_MARK, _GAP = 8, 2
_PAD = 8


def tracker_height(brush: Brush, width: int) -> int:
    """Return how much of the panel's height the tracker takes."""
    row = _row_height(brush, _inner_width(brush, width) // COLUMNS)
    return 2 * row + brush.u(_PAD)


def draw_tracker(target: pygame.Surface, brush: Brush, rect: Rect, facts: Months) -> None:
    """Draw two rows of six months; shapes tell where a card is, colours only underline it.

    Full: in the own hand. With a hole: on the table. A frame: not seen yet. A dot: captured.
    """
    inner = rect.inset((rect.w - _inner_width(brush, rect.w)) // 2, 0)
    brush.rule(target, inner.x, inner.y, inner.w, brush.theme.surface.panel_line)
    width = inner.w // COLUMNS
    height = _row_height(brush, width)
    size = brush.size(14)
    for month, places in enumerate(facts):
        row, column = divmod(month, COLUMNS)
        cell = Rect(inner.x + column * width, inner.y + brush.u(_PAD) + row * height, width, height)
        cell = brush.mirror(cell, inner)
        marks = _marks_width(brush)
        if _is_wide(brush, width):
            number = Rect(cell.x, cell.y, width - marks - brush.u(6), marks)
            left = brush.mirror(Rect(cell.right - marks - brush.u(3), cell.y, marks, marks), cell)
            colour = brush.theme.mark.text2
            brush.text(target, str(month + 1), brush.mirror(number, cell), size, colour, align=Align.END)
        else:
            number = Rect(cell.x, cell.y, width, brush.height(size))
            brush.text(target, str(month + 1), number, size, brush.theme.mark.text2, align=Align.CENTRE)
            left = Rect(cell.x + (width - marks) // 2, number.bottom, marks, marks)
        for index, place in enumerate(places):
            down, along = divmod(index, 2)
            step = brush.u(_MARK) + brush.u(_GAP)
            spot = Rect(left.x + along * step, left.y + down * step, brush.u(_MARK), brush.u(_MARK))
            _draw_mark(target, brush, spot, place)


def _draw_mark(target: pygame.Surface, brush: Brush, spot: Rect, place: str) -> None:
    mark = brush.theme.mark
    box = pygame.Rect(spot)
    line = max(1, round(brush.line))
    match place:
        case "hand":
            target.fill(mark.select, box)
        case "table":
            target.fill(mark.match, box)
            hole = max(2, box.width // 3)
            target.fill(mark.gap, pygame.Rect(0, 0, hole, hole).move_to(center=box.center))
        case "unseen":
            pygame.draw.rect(target, mark.text2, box, line)
        case _:
            dot = max(2, box.width // 4)
            target.fill(mark.brass_quiet, pygame.Rect(0, 0, dot, dot).move_to(center=box.center))


def _inner_width(brush: Brush, width: int) -> int:
    return width - 2 * brush.u(14 if width > brush.u(180) else 8)


def _marks_width(brush: Brush) -> int:
    return 2 * brush.u(_MARK) + brush.u(_GAP)


def _is_wide(brush: Brush, cell: int) -> bool:
    """Whether a number has room beside its marks, not only above them."""
    return cell >= brush.width("12", brush.size(14)) + _marks_width(brush) + brush.u(6)


def _row_height(brush: Brush, cell: int) -> int:
    above = 0 if _is_wide(brush, cell) else brush.height(brush.size(14))
    return above + _marks_width(brush) + brush.u(7)
