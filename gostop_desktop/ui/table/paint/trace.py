"""The last move on the table: dotted arrows to the cards that were laid, and numbered discs (UX 3.3, VISUAL a)."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from functools import partial
from math import hypot

import pygame

from gostop_desktop.engine.cards import FIRST_BONUS, month_of
from gostop_desktop.ui.art.pictures import Pictures
from gostop_desktop.ui.table.board import Trace
from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.table.layout import Layout
from gostop_desktop.ui.table.stage import Stage

from .badges import Badges
from .brush import Brush
from .layers import Picture

_DOT = 1.6
_STEP = 8.0
_HEAD = 9
_SMOOTH = 3
_SHORTEST = 20
CACHE_BYTES = 1 << 20
"""For a window of 1920 × 1080: the arrows of some moves."""
ON_CARDS = 290
"""What has this height or more lies on the cards of the table."""
_UNDER = 95

Point = tuple[float, float]
Path = tuple[Point, Point, Point]
"""Where a way begins, where its line ends, and where its head points to."""


class TracePainter:
    """Paints the traces of one layout and keeps them."""

    def __init__(self, brush: Brush, badges: Badges) -> None:
        self._brush = brush
        self._badges = badges
        self._made: Pictures[Hashable] = Pictures(round(CACHE_BYTES * brush.windows))

    @property
    def bytes(self) -> int:
        """How many bytes the arrows take now."""
        return self._made.bytes

    def pictures(self, traces: Sequence[Trace], stage: Stage) -> list[Picture]:
        """Return discs and arrows of the last turn."""
        result = []
        for trace in traces:
            card = trace.cards[0]
            sprite = stage.sprites.get(card)
            if sprite is None or sprite.is_flying or sprite.pose.width < self._brush.u(24):
                continue
            rect = sprite.pose.rect
            if stage.on_table & 1 << card:
                # The badge of a stack has the other corner.
                is_aside = stage.slots[month_of(card)].is_stack if card < FIRST_BONUS else False
                result.append(self._badges.trace_disc(rect, trace.number, is_aside=is_aside))
                result += self._arrow(trace, stage, rect)
            elif card not in stage.hand and card not in stage.turned:
                result.append(self._badges.trace_disc(rect, trace.number, is_small=True))
        return result

    def _arrow(self, trace: Trace, stage: Stage, rect: Rect) -> list[Picture]:
        """Return the dotted line from where a card came to where it lies: under the cards, its head over them."""
        layout = stage.layout
        if trace.kind == "flip":
            return self.dotted(flip_path(layout, rect))
        path = play_path(layout, rect, is_own=trace.seat == stage.viewer)
        others = [
            sprite.pose.rect
            for card, sprite in stage.sprites.items()
            if stage.on_table & 1 << card and card not in trace.cards
        ]
        return [] if is_blocked(path, others, layout) else self.dotted(path)

    def dotted(self, path: Path) -> list[Picture]:
        """Return a way as a dotted line and the head at its end."""
        start, end, tip = path
        length = hypot(end[0] - start[0], end[1] - start[1])
        # An arrow that is hardly longer than its head says nothing that the disc does not say.
        if length < self._brush.u(_SHORTEST):
            return []
        margin = self._brush.u(_HEAD + 2)
        left, top = round(min(start[0], end[0])) - margin, round(min(start[1], end[1])) - margin
        size = round(abs(end[0] - start[0])) + 2 * margin, round(abs(end[1] - start[1])) + 2 * margin
        shift = ((start[0] - left, start[1] - top), (end[0] - left, end[1] - top))
        # A way between the rows points up or down at its end, at the card that it means.
        way = (end, tip) if tip != end else (start, end)
        line = self._made.made(("line", path), partial(self._line, size, *shift, length))
        head = self._made.made(("head", path), partial(self._head, *way))
        reach = head.get_width() // 2
        return [
            Picture(line, left, top, _UNDER),
            Picture(head, round(tip[0]) - reach, round(tip[1]) - reach, ON_CARDS),
        ]

    def _line(self, size: tuple[int, int], start: Point, end: Point, length: float) -> pygame.Surface:
        large = pygame.Surface((size[0] * _SMOOTH, size[1] * _SMOOTH), pygame.SRCALPHA)
        brass, scale = self._brush.theme.mark.brass, self._brush.scale
        dots = max(1, int((length - _HEAD * scale / 2) / (_STEP * scale)))
        for index in range(dots):
            part = index * _STEP * scale / length
            x, y = (start[axis] + (end[axis] - start[axis]) * part for axis in range(2))
            pygame.draw.circle(large, brass, (x * _SMOOTH, y * _SMOOTH), _DOT * scale * _SMOOTH)
        return pygame.transform.smoothscale(large.premul_alpha(), size)

    def _head(self, start: Point, end: Point) -> pygame.Surface:
        """Return the head of an arrow, its tip in the middle of the picture."""
        scale = self._brush.scale
        side = 2 * self._brush.u(_HEAD + 2) + 1
        large = pygame.Surface((side * _SMOOTH, side * _SMOOTH), pygame.SRCALPHA)
        tip = side * _SMOOTH / 2
        length = hypot(end[0] - start[0], end[1] - start[1])
        along = ((end[0] - start[0]) / length, (end[1] - start[1]) / length)
        reach = _HEAD * scale * _SMOOTH
        for way in (-1, 1):
            corner = (
                tip - along[0] * reach + way * along[1] * reach * 0.6,
                tip - along[1] * reach - way * along[0] * reach * 0.6,
            )
            thickness = max(2, round(1.8 * scale * _SMOOTH))
            pygame.draw.line(large, self._brush.theme.mark.brass, corner, (tip, tip), thickness)
        return pygame.transform.smoothscale(large.premul_alpha(), (side, side))


def flip_path(layout: Layout, rect: Rect) -> Path:
    """Return the way of a card from the deck: between the rows to below or above it, and to its edge (VISUAL 7)."""
    x = rect.center[0]
    y = min(layout.between_rows(), key=lambda line: abs(line - rect.center[1]))
    start = layout.deck.right + layout.u(8) if x > layout.deck.center[0] else layout.deck.x - layout.u(8)
    edge = rect.y - layout.u(1) if rect.y > y else rect.bottom + layout.u(1)
    return (start, y), (x, y), (x, edge)


def play_path(layout: Layout, rect: Rect, *, is_own: bool) -> Path:
    """Return the way of a card from a hand: straight up from the stripe, or down from the opponents."""
    x = rect.center[0]
    start = layout.stripe.y - layout.u(2) if is_own else layout.field.y - layout.u(12)
    end = rect.bottom + layout.u(4) if is_own else rect.y - layout.u(4)
    return (x, start), (x, end), (x, end)


def is_blocked(path: Path, others: Iterable[Rect], layout: Layout) -> bool:
    """Whether a way up or down would run under other cards, or over a month's number: then the disc says it alone."""
    (x, start), (_, end), _ = path
    span = Rect(round(x) - layout.u(6), round(min(start, end)), layout.u(12), round(abs(end - start)))
    return any(span.meets(rect) for rect in (*others, *layout.numbers))
