"""The last move on the table: dotted arrows to the cards that were laid, and numbered discs (UX 3.3, VISUAL a)."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

import pygame

from gostop_desktop.ui.table.board import Board, Trace
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
_MOST = 12
_UNDER, _OVER = 95, 290

Point = tuple[float, float]


class TracePainter:
    """Paints the traces of one layout and keeps them."""

    def __init__(self, brush: Brush, badges: Badges) -> None:
        self._brush = brush
        self._badges = badges
        self._arrows: dict[Hashable, tuple[pygame.Surface, pygame.Surface]] = {}

    def pictures(self, board: Board, stage: Stage) -> list[Picture]:
        """Return discs and arrows of the last turn."""
        result = []
        for trace in board.traces:
            card = trace.cards[0]
            sprite = stage.sprites.get(card)
            if sprite is None or sprite.is_flying or sprite.pose.width < self._brush.u(24):
                continue
            rect = sprite.pose.rect
            if stage.on_table & 1 << card:
                result.append(self._badges.trace_disc(rect, trace.number))
                result += self._arrow(trace, stage, rect)
            elif card not in stage.hand and card not in stage.turned:
                result.append(self._badges.trace_disc(rect, trace.number, is_small=True))
        return result

    def _arrow(self, trace: Trace, stage: Stage, rect: Rect) -> list[Picture]:
        """Return the dotted line from where a card came to where it lies: under the cards, its head over them."""
        layout = stage.layout
        path = (
            flip_path(layout, rect)
            if trace.kind == "flip"
            else play_path(layout, rect, is_own=trace.seat == stage.viewer)
        )
        others = [
            sprite.pose.rect
            for card, sprite in stage.sprites.items()
            if stage.on_table & 1 << card and card not in trace.cards
        ]
        return [] if is_blocked(path, others, layout) else self._dotted(*path)

    def _dotted(self, start: Point, end: Point) -> list[Picture]:
        length = ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5
        if length < self._brush.u(12):
            return []
        margin = self._brush.u(_HEAD + 2)
        left, top = round(min(start[0], end[0])) - margin, round(min(start[1], end[1])) - margin
        size = round(abs(end[0] - start[0])) + 2 * margin, round(abs(end[1] - start[1])) + 2 * margin
        key = (start, end)
        if key not in self._arrows:
            if len(self._arrows) > _MOST:
                self._arrows.clear()
            shift = ((start[0] - left, start[1] - top), (end[0] - left, end[1] - top))
            self._arrows[key] = self._line(size, *shift, length), self._head(*shift, length)
        line, head = self._arrows[key]
        reach = head.get_width() // 2
        return [
            Picture(line, left, top, _UNDER),
            Picture(head, round(end[0]) - reach, round(end[1]) - reach, _OVER),
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

    def _head(self, start: Point, end: Point, length: float) -> pygame.Surface:
        """Return the head of an arrow, its tip in the middle of the picture."""
        scale = self._brush.scale
        side = 2 * self._brush.u(_HEAD + 2) + 1
        large = pygame.Surface((side * _SMOOTH, side * _SMOOTH), pygame.SRCALPHA)
        tip = side * _SMOOTH / 2
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


def flip_path(layout: Layout, rect: Rect) -> tuple[Point, Point]:
    """Return the way of a card from the deck: between the rows, to the edge of where it lies (VISUAL 7)."""
    upper, lower = layout.slots[0], layout.slots[3]
    y = (upper.bottom + lower.y) / 2
    if rect.x > layout.deck.x:
        return (layout.deck.right + layout.u(8), y), (rect.x + layout.u(16), y)
    # The numbered disc sits on the upper right corner of a card in the lower row.
    end = rect.right + layout.u(16) if rect.y > y else rect.right - layout.u(16)
    return (layout.deck.x - layout.u(8), y), (end, y)


def play_path(layout: Layout, rect: Rect, *, is_own: bool) -> tuple[Point, Point]:
    """Return the way of a card from a hand: straight up from the stripe, or down from the opponents."""
    x = rect.center[0]
    if is_own:
        return (x, layout.stripe.y - layout.u(2)), (x, rect.bottom + layout.u(4))
    return (x, layout.field.y - layout.u(12)), (x, rect.y - layout.u(4))


def is_blocked(path: tuple[Point, Point], others: Iterable[Rect], layout: Layout) -> bool:
    """Whether a way up or down would run under other cards, or over a month's number: then the disc says it alone."""
    (x, start), (end_x, end) = path
    if x != end_x:
        return False
    span = Rect(round(x) - layout.u(6), round(min(start, end)), layout.u(12), round(abs(end - start)))
    return any(span.meets(rect) for rect in (*others, *layout.numbers))
