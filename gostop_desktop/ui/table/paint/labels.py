"""The line over each group of captured cards: name, count and the pips of its sets (UX 3.3, VISUAL 5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from gostop_desktop.i18n import NP_, pgettext
from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.table.layout import Group
from gostop_desktop.ui.table.sets import Pip, SetRow
from gostop_desktop.ui.text import Align
from gostop_desktop.ui.theme import Dialog, Mark

from .brush import Brush

_PIP = 10
_PITCH = 13
_NAMES = {
    Group.BRIGHTS: NP_("group", "Brights"),
    Group.ANIMALS: NP_("group", "Animals"),
    Group.RIBBONS: NP_("group", "Ribbons"),
    Group.JUNK: NP_("group", "Junk"),
}
_LETTERS = {
    "hongdan": NP_("letter of a ribbon set", "R"),
    "cheongdan": NP_("letter of a ribbon set", "B"),
    "chodan": NP_("letter of a ribbon set", "G"),
}
_ICONS = {"godori": "bird"}
_SIGNS = {Group.BRIGHTS: "bright", Group.ANIMALS: "bird", Group.RIBBONS: "ribbon", Group.JUNK: "junk"}
_BRIGHTS = 5


@dataclass(frozen=True, slots=True)
class GroupLabel:
    """What the line says."""

    group: Group
    count: int
    """Cards; for junk their value."""
    rows: tuple[SetRow, ...]
    is_glowing: bool = False


def group_name(group: Group) -> str:
    """Return what a group of captured cards is called."""
    return pgettext(*_NAMES[group])


def draw_label(target: pygame.Surface, brush: Brush, rect: Rect, label: GroupLabel) -> None:
    """Draw name and count at the reading start and the pips at the end; without room the pips become a fraction."""
    mark = brush.theme.mark
    size = brush.size(15)
    pips = _pips_width(brush, label.rows)
    gap = brush.u(10)
    number = f"{label.count}/{_BRIGHTS}" if label.group is Group.BRIGHTS else str(label.count)
    name = group_name(label.group)
    needed = brush.width(name, size) + brush.u(4) + brush.width(number, size) + gap + pips
    if needed > rect.w and label.group is Group.BRIGHTS:
        number = str(label.count)
    colour = mark.select if label.is_glowing else mark.text
    _name_and_number(target, brush, rect, (name, number), size, colour)
    room = rect.w - brush.width(name, size) - brush.u(4) - brush.width(number, size) - gap
    if pips <= room:
        place = brush.mirror(Rect(rect.right - pips, rect.y, pips, rect.h), rect)
        _draw_pips(target, brush, place, label.rows)
    elif label.rows and label.group is not Group.BRIGHTS:
        words = brush.fit(_fractions(label.rows), size, room)
        place = brush.mirror(Rect(rect.right - room, rect.y, room, rect.h), rect)
        brush.text(target, words, place, size, mark.text2, align=Align.END)


def draw_block_label(target: pygame.Surface, brush: Brush, rect: Rect, label: GroupLabel) -> None:
    """Draw the label of a small block: name and count, below them the pips of the first set."""
    mark = brush.theme.mark
    size = brush.size(15)
    line = brush.height(size)
    top = Rect(rect.x, rect.y, rect.w, line)
    name = group_name(label.group)
    number = str(label.count)
    colour = mark.select if label.is_glowing else mark.text
    if brush.width(name, size) + brush.u(4) + brush.width(number, size) <= rect.w:
        _name_and_number(target, brush, top, (name, number), size, colour)
    else:
        # Words become signs where they have no room (UX 3.2).
        icon = brush.mirror(Rect(rect.x, rect.y, brush.u(20), line), rect)
        brush.icon(target, _SIGNS[label.group], icon.center, 18, mark.text2)
        count = Rect(rect.x + brush.u(24), rect.y, rect.w - brush.u(24), line)
        brush.text(target, number, brush.mirror(count, rect), size, colour)
    below = Rect(rect.x, rect.y + line, rect.w, min(line, rect.h - line))
    rows = label.rows
    if len(rows) > 1:
        rows = (_nearest(rows),)
    has_letters = _pips_width(brush, rows) <= rect.w
    width = _pips_width(brush, rows, has_letters=has_letters)
    if rows and width <= rect.w and below.h > brush.u(9):
        place = brush.mirror(Rect(below.x, below.y, width, below.h), below)
        _draw_pips(target, brush, place, rows, has_letters=has_letters)


def _name_and_number(
    target: pygame.Surface, brush: Brush, rect: Rect, words: tuple[str, str], size: int, colour: pygame.Color
) -> None:
    name, number = words
    width = min(brush.width(name, size), rect.w)
    gap = brush.u(4)
    brush.text(target, name, brush.mirror(Rect(rect.x, rect.y, width, rect.h), rect), size, brush.theme.mark.text2)
    number_width = min(brush.width(number, size), max(1, rect.w - width - gap))
    place = Rect(rect.x + width + gap, rect.y, number_width, rect.h)
    brush.text(target, number, brush.mirror(place, rect), size, colour)


def _pips_width(brush: Brush, rows: Sequence[SetRow], *, has_letters: bool = True) -> int:
    width = 0
    for index, row in enumerate(rows):
        width += brush.u(_PITCH) * len(row.pips) + (brush.u(10) if index else 0)
        if has_letters:
            width += _lead_width(brush, row.name)
    return width


def _lead_width(brush: Brush, name: str) -> int:
    if name in _LETTERS:
        return brush.width(pgettext(*_LETTERS[name]), brush.size(14)) + brush.u(6)
    return brush.u(22) if name in _ICONS else 0


def _draw_pips(
    target: pygame.Surface, brush: Brush, rect: Rect, rows: Sequence[SetRow], *, has_letters: bool = True
) -> None:
    """Draw the pips of some sets, each set after its letter or sign."""
    x = rect.x
    middle = rect.y + rect.h / 2
    text2 = brush.theme.mark.text2
    for index, row in enumerate(rows):
        x += brush.u(10) if index else 0
        if has_letters and row.name in _LETTERS:
            letter = pgettext(*_LETTERS[row.name])
            box = Rect(x, rect.y, _lead_width(brush, row.name), rect.h)
            brush.text(target, letter, box, brush.size(14), text2)
            x += box.w
        elif has_letters and row.name in _ICONS:
            brush.icon(target, _ICONS[row.name], (x + brush.u(9), middle), 18, text2)
            x += brush.u(22)
        for pip in row.pips:
            draw_pip(target, brush, (x + brush.u(_PITCH) / 2, middle), pip)
            x += brush.u(_PITCH)


def draw_pip(
    target: pygame.Surface, brush: Brush, centre: tuple[float, float], pip: Pip, mark: Mark | Dialog | None = None
) -> None:
    """Draw one pip: filled mine, ring open, ring in match colour the last one, a cross what is gone.

    `mark` are the colours of the ground, those of the cloth if none are told.
    """
    mark = mark or brush.theme.mark
    diameter = brush.u(_PIP)
    line = max(1.2, 1.4 * brush.scale)
    clear = pygame.Color(0, 0, 0, 0)
    match pip:
        case Pip.MINE:
            brush.desk.shapes.disc(target, centre, diameter, mark.brass)
        case Pip.OPEN:
            brush.desk.shapes.disc(target, centre, diameter, clear, mark.text2, line)
        case Pip.LAST:
            brush.desk.shapes.disc(target, centre, diameter, clear, mark.match, line * 1.3)
        case Pip.GONE:
            brush.icon(target, "close", centre, 14, mark.text2)


def _fractions(rows: Sequence[SetRow]) -> list[str]:
    """Return how far the sets are in numbers: all of them after their letters, or only the one that is nearest."""
    return [" ".join(_fraction(row) for row in rows), _fraction(_nearest(rows))]


def _fraction(row: SetRow) -> str:
    number = f"{row.pips.count(Pip.MINE)}/{len(row.pips)}"
    return f"{pgettext(*_LETTERS[row.name])} {number}" if row.name in _LETTERS else number


def _nearest(rows: Sequence[SetRow]) -> SetRow:
    """Return the set that can still be completed and has most cards."""
    return max(rows, key=lambda row: (Pip.GONE not in row.pips, row.pips.count(Pip.MINE)))
