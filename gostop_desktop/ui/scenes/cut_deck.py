"""The deck at the cut: spread face down, shuffled, parted, and put together again (UX 2.3, 4)."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from gostop_desktop.ui.art.cards import BACK
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.table.easing import cubic_in_out

CARD = 74
LIFT = 14
SPACE = 24
"""Units that the upper part of the deck is lifted, and that lie between both parts."""
ARC = 24
"""Units that the upper part is lifted on its way below."""
MARK = 2
"""How wide the line is that marks the place of the cut."""
SWAPS = 3
"""How often packets of the deck change places before it is cut (UX 4)."""
PACKETS = 3
"""Of a deck that is shuffled."""


def draw_parts(
    canvas: pygame.Surface, desk: Desk, spread: pygame.Rect, parts: Sequence[int], order: Sequence[int], done: float
) -> None:
    """Draw the deck in parts of so many cards; as far as the cut is done they go together in their new order."""
    card, space = desk.u(CARD), desk.u(SPACE)
    room = spread.width - len(parts) * card - (len(parts) - 1) * space
    step = room / max(1, sum(parts) - len(parts))
    back = desk.cards.picture(BACK, card)
    x = float(spread.x)
    for part, size in enumerate(parts):
        if part and not done:
            _draw_mark(canvas, desk, spread, round(x - space / 2))
        before = sum(parts[other] for other in order[: order.index(part)])
        lift = desk.u(LIFT) * (1 - done) if part + 1 < len(parts) and len(parts) == 2 else 0.0
        if part != order[part]:
            lift += desk.u(ARC) * 4 * done * (1 - done) * (1 if part == 0 else -0.3)
        for index in range(size):
            goal = spread.x + (before + index) * step
            here = x + index * step
            rect = pygame.Rect(round(here + (goal - here) * done), round(spread.y - lift), card, spread.height)
            canvas.blit(back, desk.mirrored(rect, spread), special_flags=pygame.BLEND_PREMULTIPLIED)
        x += (size - 1) * step + card + space


def draw_shuffle(canvas: pygame.Surface, desk: Desk, spread: pygame.Rect, count: int, done: float) -> None:
    """Draw three packets of a deck of so many cards, of which two change places, again and again until it is done."""
    card = desk.u(CARD)
    back = desk.cards.picture(BACK, card)
    swap, part = divmod(done * SWAPS, 1.0)
    part = cubic_in_out(part)
    left = int(swap) % 2
    step = (spread.width - card) / max(1, count - 1)
    size = count // PACKETS
    for place in range(PACKETS):
        moves = {left: part, left + 1: -part}.get(place, 0.0)
        # The packet that goes back passes behind the one that comes forward.
        lift = desk.u(ARC) * 4 * abs(moves) * (1 - abs(moves)) * (1.0 if moves > 0 else -0.4)
        for index in range(size if place + 1 < PACKETS else count - 2 * size):
            x = spread.x + (place * size + index + moves * size) * step
            rect = pygame.Rect(round(x), round(spread.y - lift), card, spread.height)
            canvas.blit(back, desk.mirrored(rect, spread), special_flags=pygame.BLEND_PREMULTIPLIED)


def _draw_mark(canvas: pygame.Surface, desk: Desk, spread: pygame.Rect, x: int) -> None:
    """Draw the line that marks a place between two parts."""
    top = spread.y - desk.u(LIFT + 10)
    mark = pygame.Rect(x - desk.u(MARK) // 2, top, desk.u(MARK), spread.bottom + desk.u(8) - top)
    canvas.fill(desk.theme.dialog.brass, desk.mirrored(mark, spread))
