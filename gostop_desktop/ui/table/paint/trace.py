"""The last move on the table: dotted arrows to the cards that were laid, and numbered discs (UX 3.3, VISUAL a)."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from gostop_desktop.ui.table.board import Board, Trace
from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.table.stage import Stage

from .badges import Badges
from .brush import Brush
from .layers import Picture

_DOT = 1.6
_STEP = 8.0
_HEAD = 9


class TracePainter:
    """Paints the traces of one layout and keeps them."""

    def __init__(self, brush: Brush, badges: Badges) -> None:
        self._brush = brush
        self._badges = badges
        self._arrows: dict[Hashable, pygame.Surface] = {}

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
                arrow = self._arrow(trace, stage, rect)
                if arrow is not None:
                    result.append(arrow)
            elif card not in stage.hand and card not in stage.turned:
                result.append(self._badges.trace_disc(rect, trace.number, is_small=True))
        return result

    def _arrow(self, trace: Trace, stage: Stage, rect: Rect) -> Picture | None:
        """Return the dotted line from where a card came to where it lies, under the cards."""
        layout = stage.layout
        start: tuple[float, float]
        end: tuple[float, float]
        if trace.kind == "flip":
            is_right = rect.x > layout.deck.x
            start = (
                layout.deck.right + self._brush.u(6) if is_right else layout.deck.x - self._brush.u(6),
                layout.deck.center[1],
            )
            end = (rect.x - self._brush.u(6) if is_right else rect.right + self._brush.u(6), rect.center[1])
            if abs(end[0] - start[0]) < self._brush.u(40):
                return None
        elif trace.seat == stage.viewer:
            start = (rect.center[0], layout.stripe.y - self._brush.u(2))
            end = (rect.center[0], rect.bottom + self._brush.u(4))
        else:
            start = (rect.center[0], layout.field.y - self._brush.u(12))
            end = (rect.center[0], rect.y - self._brush.u(4))
        return self._dotted(start, end)

    def _dotted(self, start: tuple[float, float], end: tuple[float, float]) -> Picture | None:
        length = ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5
        if length < self._brush.u(12):
            return None
        margin = self._brush.u(_HEAD + 2)
        left, top = round(min(start[0], end[0])) - margin, round(min(start[1], end[1])) - margin
        size = round(abs(end[0] - start[0])) + 2 * margin, round(abs(end[1] - start[1])) + 2 * margin
        key = (start, end)
        if key not in self._arrows:
            if len(self._arrows) > 12:
                self._arrows.clear()
            self._arrows[key] = self._paint(
                size, (start[0] - left, start[1] - top), (end[0] - left, end[1] - top), length
            )
        return Picture(self._arrows[key], left, top, 95)

    def _paint(
        self, size: tuple[int, int], start: tuple[float, float], end: tuple[float, float], length: float
    ) -> pygame.Surface:
        factor = 3
        large = pygame.Surface((size[0] * factor, size[1] * factor), pygame.SRCALPHA)
        brass = self._brush.theme.mark.brass
        dots = max(1, int(length / (_STEP * self._brush.scale)))
        for index in range(dots):
            part = index / dots
            x, y = (start[axis] + (end[axis] - start[axis]) * part for axis in range(2))
            pygame.draw.circle(large, brass, (x * factor, y * factor), _DOT * self._brush.scale * factor)
        along = ((end[0] - start[0]) / length, (end[1] - start[1]) / length)
        reach = _HEAD * self._brush.scale
        for side in (-1, 1):
            corner = (
                end[0] - along[0] * reach + side * along[1] * reach * 0.7,
                end[1] - along[1] * reach - side * along[0] * reach * 0.7,
            )
            pygame.draw.line(
                large,
                brass,
                (corner[0] * factor, corner[1] * factor),
                (end[0] * factor, end[1] * factor),
                max(2, round(1.6 * self._brush.scale * factor)),
            )
        return pygame.transform.smoothscale(large.premul_alpha(), size)
