"""The line over each group of captured cards: name, count and the pips of its sets (UX 3.3, VISUAL 5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from gostop_desktop.i18n import NP_, pgettext
from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.table.layout import Group
from gostop_desktop.ui.table.sets import Pip, SetRow
from gostop_desktop.ui.text import Align

from .brush import Brush
from .pips import draw_pip

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
_BETWEEN = 10
"""Units between the count and the sets."""


@dataclass(frozen=True, slots=True)
class GroupLabel:
    """What the line says."""

    group: Group
    count: int
    """Cards; for junk their value."""
    rows: tuple[SetRow, ...]
    aside: tuple[str, ...] = ()
    """What an undecided cup would make of the count, in several ways, the longest first."""
    is_glowing: bool = False


def group_name(group: Group) -> str:
    """Return what a group of captured cards is called."""
    return pgettext(*_NAMES[group])


def draw_label(target: pygame.Surface, brush: Brush, rect: Rect, label: GroupLabel) -> None:
    """Draw name and count at the reading start and the pips at the end.

    Without room the pips become numbers, and the name a sign (UX 3.2); the inspector has all of it.
    """
    size = brush.grown(15, rect.h)
    way = next((way for way in _ways(label) if _way_width(brush, label, way, size) <= rect.w), None)
    if way is None:
        size = brush.size(15)
        way = next((way for way in _ways(label) if _way_width(brush, label, way, size) <= rect.w), _Way(False, "", ""))
    colour = brush.theme.mark.select if label.is_glowing else brush.theme.mark.text
    number = way.number or str(label.count)
    _head(target, brush, rect, label, (number, has_name := way.has_name), size, colour)
    taken = _head_width(brush, label, number, size, has_name=has_name) + brush.u(_BETWEEN)
    if way.aside:
        width = brush.width(way.aside, size)
        place = brush.mirror(Rect(rect.x + taken, rect.y, width, rect.h), rect)
        brush.text(target, way.aside, place, size, brush.theme.mark.text2)
        taken += width + brush.u(_BETWEEN)
    rest = brush.mirror(Rect(rect.x + taken, rect.y, rect.w - taken, rect.h), rect)
    if way.told == "pips":
        width = _pips_width(brush, label.rows)
        end = brush.mirror(Rect(rect.right - width, rect.y, width, rect.h), rect)
        _draw_pips(target, brush, end, label.rows)
    elif way.told and (sign := _sign_of(label.rows)):
        width = min(_told_width(brush, label, way, size), rest.w)
        place = Rect(rect.right - width, rect.y, width, rect.h)
        _sign_and_number(target, brush, brush.mirror(place, rect), (sign, way.told), size, brush.theme.mark.text2)
    elif way.told:
        brush.text(target, way.told, rest, size, brush.theme.mark.text2, align=Align.END)


class _Way(NamedTuple):
    """How a label is written: with its name or with a sign; how many of how many; how its sets are told."""

    has_name: bool
    number: str
    told: str
    """`pips`, or the numbers of the sets, or nothing."""
    aside: str = ""


def _ways(label: GroupLabel) -> list[_Way]:
    """Return how a label can be written, the longest way first; the sets are told before what a cup would make."""
    ways = _plain_ways(label)
    fullest = [way for way in ways if way.told == ways[0].told]
    return [*(way._replace(aside=aside) for aside in label.aside for way in fullest), *ways]


def _plain_ways(label: GroupLabel) -> list[_Way]:
    count = str(label.count)
    whole = f"{count}/{_BRIGHTS}" if label.group is Group.BRIGHTS else count
    if not label.rows:
        return [_Way(True, count, ""), _Way(False, count, "")]
    if label.group is Group.BRIGHTS:
        # How many of five says the same as the pips.
        return [
            _Way(True, whole, "pips"), _Way(True, count, "pips"), _Way(True, whole, ""), _Way(False, whole, "pips"),
            _Way(True, count, ""), _Way(False, whole, ""), _Way(False, count, ""),
        ]  # fmt: skip
    everything, nearest = _fractions(label.rows)
    ways = [_Way(has_name, count, told) for has_name in (True, False) for told in ("pips", everything)]
    return [*ways, _Way(True, count, nearest), _Way(False, count, nearest), _Way(False, count, "")]


def _way_width(brush: Brush, label: GroupLabel, way: _Way, size: int) -> int:
    told = _told_width(brush, label, way, size)
    between = brush.u(_BETWEEN) if told else 0
    aside = brush.u(_BETWEEN) + brush.width(way.aside, size) if way.aside else 0
    return _head_width(brush, label, way.number, size, has_name=way.has_name) + aside + between + told


def _told_width(brush: Brush, label: GroupLabel, way: _Way, size: int) -> int:
    if way.told == "pips":
        return _pips_width(brush, label.rows)
    sign = _sign_width(size) if way.told and _sign_of(label.rows) else 0
    return sign + brush.width(way.told, size) if way.told else 0


def _sign_of(rows: Sequence[SetRow]) -> str:
    """Return the sign of a group's only set, which says what its number counts; nothing where sets have letters."""
    return _ICONS.get(rows[0].name, "") if len(rows) == 1 else ""


def _head_width(brush: Brush, label: GroupLabel, number: str, size: int, *, has_name: bool) -> int:
    before = brush.width(group_name(label.group), size) + brush.u(4) if has_name else _sign_width(size)
    return before + brush.width(number, size)


def _sign_width(size: int) -> int:
    return round(size * 1.55)


def _head(
    target: pygame.Surface,
    brush: Brush,
    rect: Rect,
    label: GroupLabel,
    told: tuple[str, bool],
    size: int,
    colour: pygame.Color,
) -> None:
    """Draw the name or the sign of a group, and its number."""
    number, has_name = told
    if has_name:
        _name_and_number(target, brush, rect, (group_name(label.group), number), size, colour)
        return
    _sign_and_number(target, brush, rect, (_SIGNS[label.group], number), size, colour)


def _sign_and_number(
    target: pygame.Surface, brush: Brush, rect: Rect, words: tuple[str, str], size: int, colour: pygame.Color
) -> None:
    """Draw a sign and its number, which is never cut: its sign is smaller before that."""
    sign, number = words
    wide = max(1, min(_sign_width(size), rect.w - brush.width(number, size)))
    icon = brush.mirror(Rect(rect.x, rect.y, min(round(size * 1.3), wide), rect.h), rect)
    brush.desk.icons.draw(target, sign, icon.center, min(round(size * 1.25), wide), brush.theme.mark.text2)
    place = Rect(rect.x + wide, rect.y, min(brush.width(number, size), max(1, rect.w - wide)), rect.h)
    brush.text(target, number, brush.mirror(place, rect), size, colour)


def draw_block_label(target: pygame.Surface, brush: Brush, rect: Rect, label: GroupLabel) -> None:
    """Draw the label of a small block: name or sign and count, below them the set that is nearest.

    All blocks have words or all have signs; pips become numbers where they have no room (UX 3.2).
    """
    mark = brush.theme.mark
    size = _block_size(brush, rect)
    number = str(label.count)
    has_name = _has_names(brush, rect, size)
    is_large = brush.layout.text > 1.0
    if is_large and label.group is Group.BRIGHTS:
        whole = f"{label.count}/{_BRIGHTS}"
        number = brush.fit([whole, number], size, rect.w - _sign_width(size))
    line = min(brush.height(size), rect.h // 2)
    top = Rect(rect.x, rect.y, rect.w, line)
    _head(target, brush, top, label, (number, has_name), size, mark.select if label.is_glowing else mark.text)
    below = Rect(rect.x, rect.y + line, rect.w, min(line, rect.h - line))
    if label.aside and not label.rows:
        words = brush.fit(label.aside, size, rect.w)
        brush.text(target, words, brush.mirror(below, rect), size, mark.text2)
    if not label.rows or (is_large and label.group is Group.BRIGHTS):
        return
    rows = (_nearest(label.rows),)
    width = _pips_width(brush, rows)
    if width <= rect.w - brush.u(4) and not is_large:
        place = brush.mirror(Rect(below.x, below.y, width, below.h), below)
        _draw_pips(target, brush, place, rows)
    elif label.group is Group.BRIGHTS:
        _draw_pips_in(target, brush, below, rows[0])
    elif sign := _sign_of(rows):
        _sign_and_number(target, brush, below, (sign, set_count(rows[0])), size, mark.text2)
    else:
        words = brush.fit([_fraction(rows[0]), _fraction(rows[0], ""), set_count(rows[0])], size, rect.w)
        wide = min(brush.width(words, size), rect.w)
        place = brush.mirror(Rect(below.x, below.y, wide, below.h), below)
        brush.text(target, words, place, size, mark.text2)


def _block_size(brush: Brush, rect: Rect) -> int:
    """Return the largest text with which a sign, a number and the letter of a set have room: the same in all blocks."""
    size, least = brush.grown(15, rect.h // 2), brush.size(14)
    letter = max(brush.width(pgettext(*told), 100) for told in _LETTERS.values()) / 100
    while size > least:
        fraction = size * letter + brush.width(" 0/3", size)
        if max(_sign_width(size) + brush.width("0/5", size), fraction) <= rect.w - brush.u(2):
            break
        size -= 1
    return size


def _has_names(brush: Brush, rect: Rect, size: int) -> bool:
    """Return whether the words of all groups have room in a block's label, with a number of two digits."""
    widest = max(brush.width(group_name(group), size) for group in Group)
    return widest + brush.u(4) + brush.width("00", size) <= rect.w


def _draw_pips_in(target: pygame.Surface, brush: Brush, rect: Rect, row: SetRow) -> None:
    """Draw pips that stand as close as the room makes them."""
    pitch = min(float(brush.u(_PITCH)), (rect.w - brush.u(4)) / len(row.pips))
    for index, pip in enumerate(row.pips):
        spot = brush.mirror(Rect(round(rect.x + index * pitch), rect.y, round(pitch), rect.h), rect)
        draw_pip(target, brush, spot.center, pip, crossed=row.crossing(index))


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


def _pips_width(brush: Brush, rows: Sequence[SetRow]) -> int:
    gaps = brush.u(10) * max(0, len(rows) - 1)
    return gaps + sum(brush.u(_PITCH) * len(row.pips) + _lead_width(brush, row.name) for row in rows)


def _lead_width(brush: Brush, name: str) -> int:
    if name in _LETTERS:
        return brush.width(pgettext(*_LETTERS[name]), brush.size(14)) + brush.u(6)
    return brush.u(22) if name in _ICONS else 0


def _draw_pips(target: pygame.Surface, brush: Brush, rect: Rect, rows: Sequence[SetRow]) -> None:
    """Draw the pips of some sets, each set after its letter or sign."""
    x = rect.x
    middle = rect.y + rect.h / 2
    text2 = brush.theme.mark.text2
    for index, row in enumerate(rows):
        x += brush.u(10) if index else 0
        if row.name in _LETTERS:
            letter = pgettext(*_LETTERS[row.name])
            box = Rect(x, rect.y, _lead_width(brush, row.name), rect.h)
            brush.text(target, letter, brush.mirror(box, rect), brush.size(14), text2)
            x += box.w
        elif row.name in _ICONS:
            box = brush.mirror(Rect(x, rect.y, brush.u(18), rect.h), rect)
            brush.icon(target, _ICONS[row.name], (box.x + brush.u(9), middle), 18, text2)
            x += brush.u(22)
        for at, pip in enumerate(row.pips):
            box = brush.mirror(Rect(x, rect.y, brush.u(_PITCH), rect.h), rect)
            draw_pip(target, brush, (box.x + brush.u(_PITCH) / 2, middle), pip, crossed=row.crossing(at))
            x += brush.u(_PITCH)


def _fractions(rows: Sequence[SetRow]) -> list[str]:
    """Return how far the sets are in numbers: all of them after their letters, or only the one that is nearest."""
    return [" ".join(_fraction(row) for row in rows), _fraction(_nearest(rows))]


def _fraction(row: SetRow, between: str = " ") -> str:
    number = set_count(row)
    return f"{pgettext(*_LETTERS[row.name])}{between}{number}" if row.name in _LETTERS else number


def set_count(row: SetRow) -> str:
    """Return how many cards of a set are there, of how many."""
    return f"{row.pips.count(Pip.MINE)}/{len(row.pips)}"


def _nearest(rows: Sequence[SetRow]) -> SetRow:
    """Return the set that can still be completed and has most cards."""
    return max(rows, key=lambda row: (Pip.GONE not in row.pips, row.pips.count(Pip.MINE)))
