"""Marks that lie on cards: the red 3 of a stack and its maker, notches on playable cards (VISUAL c, h)."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING

import pygame

from gostop_desktop.i18n import pgettext, plain
from gostop_desktop.ui.art.pictures import Pictures
from gostop_desktop.ui.table.effects import STAMPED, Effect, EffectKind, Effects
from gostop_desktop.ui.table.geometry import Pose, Rect
from gostop_desktop.ui.table.stage import Stage
from gostop_desktop.ui.table.words import ppuk_of
from gostop_desktop.ui.text import Align

from .brush import Brush
from .layers import Picture

if TYPE_CHECKING:
    from gostop_desktop.ui.table.describe import Person

_NOTCH = (40, 21)
_FALLS = 5
"""Pictures of a badge on its way down."""
_FROM_ABOVE = 1.7
"""How much larger it begins."""
_CUP_SIGN_FROM = 44
"""Units of a card's width from which the mark of a cup has room for a sign beside its number."""
_MAKER, _MAKER_UP = 23, 4
"""Height of the chip with a stack's maker, and how far it lies above the lower edge of the cards."""
CACHE_BYTES = 1 << 20
"""For a window of 1920 × 1080: several times what is in sight."""
_MAKER_TEXT, _MAKER_SIDES, _MAKER_LINES = 15, 12, 2
"""Size of its words, what it leaves beside them, and its lines at most."""


class Badges:
    """Makes the marks of one layout and keeps them."""

    def __init__(self, brush: Brush) -> None:
        self._brush = brush
        self._made: Pictures[Hashable] = Pictures(round(CACHE_BYTES * brush.windows))

    @property
    def bytes(self) -> int:
        """How many bytes the marks take now."""
        return self._made.bytes

    def stacks(self, stage: Stage, people: Sequence[Person], effects: Effects) -> list[Picture]:
        """Return the badges of all stacks on the table, those that are being stamped on their way down."""
        result = []
        falling = {effect.area: progress / STAMPED for effect, progress in effects.moments() if _is_falling(effect)}
        for month, slot in enumerate(stage.slots):
            if not slot.is_stack or not slot.cards:
                continue
            rect = stage.layout.slot_rect(month, len(slot.cards))
            badge = stage.badge_of(month)
            words = str(len(slot.cards))
            way = falling.get(badge)
            if way is None:
                result.append(Picture(self._disc(words, is_gilt=slot.is_gilt), badge.x, badge.y, 295))
            else:
                result.append(self._on_its_way(words, badge, way, is_gilt=slot.is_gilt))
            if slot.maker is not None:
                maker = people[slot.maker].name
                width = round(rect.w) - self._brush.u(8)
                plate = self._maker(self.maker_lines(maker, width, is_own=slot.maker == stage.viewer), width)
                x = round(rect.center[0] - plate.get_width() / 2)
                # On its own cards, not on what lies below them.
                result.append(
                    Picture(plate, x, round(rect.bottom) - self._brush.u(_MAKER_UP) - plate.get_height(), 296)
                )
        return result

    def _on_its_way(self, words: str, badge: Rect, way: float, *, is_gilt: bool) -> Picture:
        """Return a badge that comes down on its stack: large and faint at first."""
        step = min(_FALLS - 1, int(way * _FALLS))
        left = 1.0 - (step + 0.5) / _FALLS

        def fade() -> pygame.Surface:
            disc = self._disc(words, is_gilt=is_gilt)
            side = round(disc.get_width() * (1.0 + _FROM_ABOVE * left))
            picture = pygame.transform.smoothscale(disc, (side, side))
            alpha = round(255 * (1.0 - left**2))
            picture.fill((alpha, alpha, alpha, alpha), special_flags=pygame.BLEND_RGBA_MULT)
            return picture

        picture = self._made.made(("falling", words, is_gilt, step), fade)
        x, y = badge.center
        return Picture(picture, round(x - picture.get_width() / 2), round(y - picture.get_height() / 2), 2390)

    def notch(self, pose: Pose, count: int, lift: float, sign: str = "") -> Picture:
        """Return the notch on a hand card that matches so many cards on the table."""
        words = {"bomb": pgettext("action", "Bomb"), "wave": pgettext("action", "Shake")}.get(sign)
        picture = self._notch(count) if words is None else self._word(words)
        width, height = picture.get_size()
        rect = pose.rect
        x = round(rect.x + rect.w / 2 - width / 2)
        return Picture(picture, x, rect.y - height + self._brush.u(1) - round(lift), pose.z - 5)

    def cup(self, pose: Pose) -> Picture:
        """Return the mark of a cup that counts as two junk, over its flowers: the cup stays to be seen (RULES D.2)."""
        rect, brush = pose.rect, self._brush
        picture = self._cup(has_sign=rect.w >= brush.u(_CUP_SIGN_FROM))
        x = rect.right - picture.get_width() - brush.u(3) if brush.is_mirrored else rect.x + brush.u(3)
        return Picture(picture, round(x), round(rect.y) + brush.u(3), pose.z + 1)

    def bracket(self, first: Pose, last: Pose) -> Picture:
        """Return the line that joins the notches of cards of one month, behind them (UX 3.4)."""
        brush = self._brush
        left, right = sorted((first.rect.center[0], last.rect.center[0]))
        size = max(1, round(right - left)), max(1, brush.u(2))

        def fill() -> pygame.Surface:
            picture = pygame.Surface(size, pygame.SRCALPHA)
            picture.fill(brush.theme.mark.match)
            return picture

        picture = self._made.made(("bracket", size), fill)
        return Picture(picture, round(left), first.rect.y - brush.u(_NOTCH[1] // 2), min(first.z, last.z) - 6)

    def trace_disc(self, rect: Rect, number: int, *, is_small: bool = False, is_aside: bool = False) -> Picture:
        """Return the numbered disc of the last move on a card's upper corner, aside on the one at the reading start."""
        picture = self._numbered(str(number), 18 if is_small else 20 if is_aside else 24)
        half = picture.get_width() // 2
        x = rect.x if self._brush.is_mirrored is not is_aside else rect.right
        inwards = self._brush.u(3) * (1 if x == rect.x else -1)
        return Picture(picture, x - half + inwards, rect.y - half + self._brush.u(6), 500)

    def key(self, rect: Rect, label: str) -> Picture:
        """Return the key that takes a card, on the upper corner at its reading start."""
        brush = self._brush

        def paint() -> pygame.Surface:
            size = brush.u(24)
            picture = pygame.Surface(
                (max(size, brush.width(label, brush.size(16)) + brush.u(10)), size), pygame.SRCALPHA
            )
            mark, box = brush.theme.mark, Rect(0, 0, *picture.get_size())
            brush.box(picture, box, 4, mark.gap, mark.match, 1.7)
            brush.text(picture, label, box, brush.size(16), mark.match, align=Align.CENTRE)
            return picture

        picture = self._made.made(("key", label), paint)
        x = rect.right - picture.get_width() if brush.is_mirrored else rect.x
        return Picture(picture, x - brush.u(3), rect.y - brush.u(5), 3950)

    def _disc(self, words: str, *, is_gilt: bool) -> pygame.Surface:

        def paint() -> pygame.Surface:
            brush = self._brush
            diameter = brush.u(30)
            picture = pygame.Surface((diameter, diameter), pygame.SRCALPHA)
            centre = diameter / 2, diameter / 2
            red, mark = brush.theme.red, brush.theme.mark
            fill, line, ink = (red.fill, brush.theme.hanji.raised, red.text)
            if is_gilt:
                fill, line, ink = mark.select, red.fill, mark.gap
            brush.desk.shapes.disc(picture, centre, diameter, fill, line, max(1.5, brush.u(2)))
            box = Rect(0, 0, diameter, diameter)
            brush.text(picture, words, box, brush.size(17), ink, align=Align.CENTRE)
            return picture

        return self._made.made(("stack", words, is_gilt), paint)

    def _numbered(self, words: str, units: int) -> pygame.Surface:

        def paint() -> pygame.Surface:
            brush = self._brush
            diameter = brush.u(units)
            picture = pygame.Surface((diameter, diameter), pygame.SRCALPHA)
            mark = brush.theme.mark
            brush.desk.shapes.disc(
                picture, (diameter / 2, diameter / 2), diameter, mark.gap, mark.brass, max(1.4, 1.7 * brush.scale)
            )
            box = Rect(0, 0, diameter, diameter)
            brush.text(picture, words, box, brush.size(units * 0.66), mark.brass, align=Align.CENTRE)
            return picture

        return self._made.made(("trace", words, units), paint)

    def maker_lines(self, name: str, width: int, *, is_own: bool) -> tuple[str, ...]:
        """Return what the chip of a stack says: a long name takes a second line, and is cut before the word is lost."""
        brush = self._brush
        size, room = brush.size(_MAKER_TEXT), width - brush.u(_MAKER_SIDES)
        kept = plain(name)
        while True:
            told = ppuk_of(name, is_own=is_own)
            lines = brush.desk.text.wrap(told, size, room)
            if is_own:
                return tuple(lines)
            words = plain(told).split()
            if len(kept) < 2 or (len(lines) <= _MAKER_LINES and all(brush.width(each, size) <= room for each in words)):
                return tuple(lines[:_MAKER_LINES])
            kept = kept[:-1].rstrip()
            name = f"{kept}…"

    def _maker(self, lines: tuple[str, ...], width: int) -> pygame.Surface:
        brush = self._brush
        size = brush.size(_MAKER_TEXT)

        def paint() -> pygame.Surface:
            line = brush.u(_MAKER - 4)
            height = brush.u(4) + line * len(lines)
            wide = min(width, max(brush.width(words, size) for words in lines) + brush.u(22))
            picture = pygame.Surface((wide, height), pygame.SRCALPHA)
            rect = Rect(0, 0, wide, height)
            brush.box(picture, rect, _MAKER / 2, pygame.Color(18, 12, 8, 240), brush.theme.dialog.brass)
            for index, words in enumerate(lines):
                inner = Rect(0, brush.u(2) + index * line, wide, line).inset(brush.u(_MAKER_SIDES // 2), 0)
                brush.text(picture, words, inner, size, brush.theme.dialog.brass, align=Align.CENTRE)
            return picture

        return self._made.made(("maker", lines, width), paint)

    def _cup(self, *, has_sign: bool) -> pygame.Surface:

        def paint() -> pygame.Surface:
            brush = self._brush
            width, height = brush.u(34 if has_sign else 17), brush.u(19)
            picture = pygame.Surface((width, height), pygame.SRCALPHA)
            mark, box = brush.theme.mark, Rect(0, 0, width, height)
            # Round and of brass: a match has corners, and its own colour.
            brush.box(picture, box, 9.5, brush.theme.surface.notch, mark.brass, 1.4)
            if has_sign:
                brush.icon(picture, "junk", (width * 0.3, height / 2), 15, mark.brass)
            number = Rect(width // 2, 0, width - width // 2 - brush.u(2), height) if has_sign else box
            brush.text(picture, "2", number, brush.size(14), mark.brass, align=Align.CENTRE)
            return picture

        return self._made.made(("cup", has_sign), paint)

    def _word(self, words: str) -> pygame.Surface:
        """Return a notch with a word: for what no sign says at this size."""

        def paint() -> pygame.Surface:
            brush = self._brush
            width, height = brush.width(words, brush.size(15)) + brush.u(14), brush.u(_NOTCH[1])
            picture = pygame.Surface((width, height), pygame.SRCALPHA)
            mark = brush.theme.mark
            brush.box(picture, Rect(0, 0, width, height + brush.u(6)), 4, brush.theme.surface.notch, mark.match, 1.6)
            box = Rect(0, 0, width, height)
            brush.text(picture, words, box, brush.size(15), mark.match, align=Align.CENTRE)
            return picture

        return self._made.made(("word", words), paint)

    def _notch(self, count: int) -> pygame.Surface:

        def paint() -> pygame.Surface:
            brush = self._brush
            width, height = (brush.u(part) for part in _NOTCH)
            picture = pygame.Surface((width, height), pygame.SRCALPHA)
            mark = brush.theme.mark
            tall = Rect(0, 0, width, height + brush.u(6))
            brush.box(picture, tall, 4, brush.theme.surface.notch, mark.match, 1.6)
            glyph = Rect(round(width * 0.2), round(height * 0.24), brush.u(9), brush.u(13))
            brush.box(picture, glyph, 2, pygame.Color(0, 0, 0, 0), mark.match, 1.5)
            box = Rect(round(width * 0.5), 0, width // 2 - brush.u(4), height)
            brush.text(picture, str(count), box, brush.size(15), mark.match, align=Align.CENTRE)
            return picture

        return self._made.made(("notch", count), paint)


def _is_falling(effect: Effect) -> bool:
    return effect.kind is EffectKind.STAMP and effect.progress < STAMPED
