"""Penalties that threaten a seat: a shield, whole, cracked or broken, and how far the seat is from safety (UX 3.3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple

import pygame

from gostop_desktop.i18n import NP_, ngettext, pgettext
from gostop_desktop.ui.measure import SMALLEST_TEXT
from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.table.words import BAKS
from gostop_desktop.ui.text import Align
from gostop_desktop.ui.theme import Colour

from .brush import Brush

ROW, TALL_ROW = 29, 44
"""Units of a danger in one line, and in two."""
_WIDE = 150
_LEAST = 18
"""Units of height without which dangers are left to the line above the seat's cards."""
_SIGN = 26
_WORD_GAP = 6
_SHORT_BAKS = {
    "pibak": NP_("penalty, short", "Junk"),
    "gwangbak": NP_("penalty, short", "Bright"),
    "meongbak": NP_("penalty, short", "Animal"),
    "gobak": NP_("penalty, short", "Go"),
}


class Danger(Enum):
    """How near a penalty is."""

    SAFE = auto()
    SHORT = auto()
    """Not safe yet, but nobody could hit it now."""
    HIT = auto()
    """Whoever won now would be paid double."""


@dataclass(frozen=True, slots=True)
class Shield:
    """One penalty and how far the seat is from being safe."""

    kind: str
    have: int
    need: int
    """From how many on the seat is safe; 0 where the rules spare it."""
    danger: Danger


class _Way(NamedTuple):
    """How a danger is written: the size of its sign, the gap after it, whether it has a name, and a short one."""

    sign: int
    gap: int
    names: int
    """2 the whole name, 1 the short one, 0 none."""


_WAYS = (_Way(26, 4, 2), _Way(24, 3, 1), _Way(20, 2, 1))
_COUNTS = _Way(18, 2, 0)


def draw_shields(target: pygame.Surface, brush: Brush, room: Rect, shields: Sequence[Shield]) -> None:
    """Draw the dangers as rows with what is missing in words, or side by side where the height is for one row."""
    if not shields or room.h < brush.u(_LEAST):
        return
    is_wide = room.w > brush.u(_WIDE)
    if room.h < brush.u(ROW) * len(shields) - brush.u(4):
        _beside(target, brush, Rect(room.x, room.y, room.w, min(room.h, brush.u(ROW))), shields)
        return
    pitch = min(brush.u(ROW if is_wide else TALL_ROW), room.h // len(shields))
    for index, shield in enumerate(shields):
        row = Rect(room.x, room.y + index * pitch, room.w, pitch)
        _row(target, brush, row, shield)


def _beside(target: pygame.Surface, brush: Brush, row: Rect, shields: Sequence[Shield]) -> None:
    """Draw dangers side by side, each as wide as its words: the number is never left out."""
    size = brush.size(15)
    least = round(SMALLEST_TEXT * brush.desk.measure.density)
    gap = brush.u(10)
    room = row.w - gap * (len(shields) - 1)
    ways = [(way, each) for each in range(size, least - 1, -1) for way in _WAYS]
    way, size = next(
        ((way, each) for way, each in ways if sum(_width(brush, shield, way, each) for shield in shields) <= room),
        (_COUNTS, least),
    )
    widths = [_width(brush, shield, way, size) for shield in shields]
    # In columns of one width where that has room, so that both seats' stand below each other.
    share = row.w // len(shields)
    if max(widths) + brush.u(8) <= share:
        widths, gap = [share] * len(shields), 0
    x = row.x
    for shield, width in zip(shields, widths, strict=True):
        cell = Rect(x, row.y, min(width, row.right - x), row.h)
        _draw(target, brush, brush.mirror(cell, row), shield, way, size)
        x += width + gap


def draw_shield(target: pygame.Surface, brush: Brush, row: Rect, shield: Shield) -> None:
    """Draw one danger in a line: sign, name, number, as long as there is room."""
    size = brush.size(15)
    way = next((way for way in _WAYS if _width(brush, shield, way, size) <= row.w), _COUNTS)
    _draw(target, brush, row, shield, way, size)


def shield_width(brush: Brush, shield: Shield) -> int:
    """Return how wide a danger is in a line, with its whole name."""
    return _width(brush, shield, _WAYS[0], brush.size(15))


def _name(shield: Shield, names: int) -> str:
    if not names:
        return ""
    return pgettext(*BAKS[shield.kind]) if names == 2 else pgettext(*_SHORT_BAKS[shield.kind])


def _width(brush: Brush, shield: Shield, way: _Way, size: int) -> int:
    name = _name(shield, way.names)
    words = brush.width(name, size) + brush.u(5) if name else 0
    return brush.u(way.sign) + brush.u(way.gap) + words + brush.width(_count(shield), size)


def _draw(target: pygame.Surface, brush: Brush, cell: Rect, shield: Shield, way: _Way, size: int) -> int:
    """Draw sign, name and number from the reading start of a cell; return how wide they are."""
    # The picture of the sign has a margin: its line stands in the column of what is above it.
    sign = brush.mirror(Rect(cell.x - brush.u(way.sign / 10), cell.y, brush.u(way.sign), cell.h), cell)
    draw_shield_sign(target, brush, sign.center, shield.danger, way.sign)
    brush.spot(shield.kind, sign)
    x = cell.x + brush.u(way.sign) + brush.u(way.gap)
    name = _name(shield, way.names)
    if name:
        width = brush.width(name, size)
        brush.text(target, name, brush.mirror(Rect(x, cell.y, width, cell.h), cell), size, brush.theme.mark.text)
        x += width + brush.u(5)
    count = _count(shield)
    width = brush.width(count, size)
    colour = danger_colour(brush, shield.danger)
    brush.text(target, count, brush.mirror(Rect(x, cell.y, width, cell.h), cell), size, colour)
    return x + width - cell.x


def _row(target: pygame.Surface, brush: Brush, row: Rect, shield: Shield) -> None:
    """Draw one danger with what is missing in words: at the end of the line, or below it in a narrow panel."""
    size = brush.size(15)
    word = danger_word(shield)
    wide = brush.width(word, size)
    colour = danger_colour(brush, shield.danger)
    if row.w <= brush.u(_WIDE) and row.h >= brush.height(size) * 1.8:
        line = row.h // 2
        first = Rect(row.x, row.y, row.w, line)
        draw_shield(target, brush, first, shield)
        left = row.x + brush.u(_SIGN + 4)
        below = Rect(left, row.y + line - brush.u(2), row.right - left, line)
        brush.text(target, word, brush.mirror(below, row), size, colour)
        return
    rest = row.w - wide - brush.u(_WORD_GAP)
    # The missing number is what the line is for: the name becomes short before it goes.
    way = next((way for way in _WAYS if _width(brush, shield, way, size) <= rest), None)
    if way is None:
        draw_shield(target, brush, row, shield)
        return
    _draw(target, brush, row, shield, way, size)
    place = Rect(row.right - wide, row.y, wide, row.h)
    brush.text(target, word, brush.mirror(place, row), size, colour, align=Align.END)


def _count(shield: Shield) -> str:
    return f"{shield.have}/{shield.need}" if shield.need else str(shield.have)


def danger_word(shield: Shield) -> str:
    """Return the state of a danger as a word."""
    if shield.danger is Danger.SAFE:
        return pgettext("bak shield", "safe") if shield.need else pgettext("bak shield", "exempt")
    missing = shield.need - shield.have
    if shield.need and missing > 0:
        return ngettext("{n} short", "{n} short", missing)
    return pgettext("bak shield", "risk")


def danger_colour(brush: Brush, danger: Danger) -> Colour:
    """Return the token of a danger; sign and word go with it."""
    mark = brush.theme.mark
    return {Danger.SAFE: mark.good, Danger.SHORT: mark.warn, Danger.HIT: mark.danger}[danger]


_SHIELD = ((12, 2.8), (20, 5.4), (20, 11.4), (18.6, 16.2), (12, 21.4), (5.4, 16.2), (4, 11.4), (4, 5.4))
_CRACK = ((12.6, 3), (9.6, 12.6), (12.6, 16.2), (11, 21))
_LEFT_RIM, _RIGHT_RIM = _SHIELD[5:], _SHIELD[1:4]
_LINE = 1.75
_GAP = {Danger.SHORT: (1.3, 0.0), Danger.HIT: (1.8, 0.5)}
"""Units by which the crack and the rim of either half stand off the middle."""
_TURN = 9
"""Degrees by which the right half of a broken shield falls away."""
_TINT = 64
"""How opaque the halves of a cracked shield are."""

Points = Sequence[tuple[float, float]]


def draw_shield_sign(
    target: pygame.Surface, brush: Brush, centre: tuple[float, float], danger: Danger, units: float = _SIGN
) -> None:
    """Draw the shield: whole with a tick, cracked, or broken in two (VISUAL 5)."""
    colour = danger_colour(brush, danger)
    side = brush.u(units)

    def paint(large: pygame.Surface, _: float) -> None:
        scale = large.get_width() / 24
        width = max(2, round(_LINE * scale))

        def lined(points: Points, *, tint: int = 0, is_closed: bool = True) -> None:
            spots = [(x * scale, y * scale) for x, y in points]
            if tint:
                pygame.draw.polygon(large, (*tuple(colour)[:3], tint), spots)
            pygame.draw.lines(large, colour, is_closed, spots, width)
            # Lines of this width leave their corners open.
            for spot in spots:
                pygame.draw.circle(large, colour, spot, width / 2)

        if danger is Danger.SAFE:
            lined(_SHIELD)
            lined(((8, 11.6), (11, 14.6), (16.2, 8.8)), is_closed=False)
            return
        tint = _TINT if danger is Danger.SHORT else 0
        crack, rim = _GAP[danger]
        lined([*_moved(_CRACK, -crack), *_moved(_LEFT_RIM, -rim)], tint=tint)
        right = [*_moved(_RIGHT_RIM, rim), *_moved(_CRACK[::-1], crack)]
        lined(_turned(right, _TURN) if danger is Danger.HIT else right, tint=tint)

    picture = brush.desk.shapes.smooth(("shield", danger, tuple(colour)), (side, side), paint)
    place = picture.get_rect(center=(round(centre[0]), round(centre[1])))
    target.blit(picture, place, special_flags=pygame.BLEND_PREMULTIPLIED)


def _moved(points: Points, across: float) -> list[tuple[float, float]]:
    return [(x + across, y) for x, y in points]


def _turned(points: Points, degrees: float) -> list[tuple[float, float]]:
    """Return points turned round their lowest one."""
    foot = max(points, key=lambda point: point[1])
    turned = [pygame.Vector2(x - foot[0], y - foot[1]).rotate(degrees) for x, y in points]
    return [(foot[0] + point.x, foot[1] + point.y) for point in turned]
