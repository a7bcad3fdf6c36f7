"""A sentence beside the control under the pointer: it comes after a moment, and never lies on the control (UX 3.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from gostop_desktop.ui.desk import Desk

DELAY = 0.35
PADDING = 12
GAP = 12
WIDEST = 340
RADIUS = 6


def tip_box(desk: Desk, text: str, beside: pygame.Rect) -> pygame.Rect:
    """Return where a tip goes: above the control, or below it where there is no room."""
    padding = desk.u(PADDING)
    width = min(desk.u(WIDEST), desk.text.width(text, desk.t(15)) + 1)
    box = pygame.Rect(0, 0, width + 2 * padding, desk.text.block_height(text, desk.t(15), width) + padding)
    box.midbottom = beside.centerx, beside.top - desk.u(GAP)
    if box.top < 0:
        box.midtop = beside.centerx, beside.bottom + desk.u(GAP)
    box.left = min(max(box.left, desk.u(GAP)), desk.size[0] - box.width - desk.u(GAP))
    return box


def draw_tip(canvas: pygame.Surface, desk: Desk, text: str, box: pygame.Rect) -> None:
    """Draw a tip on lacquer."""
    look = desk.theme.dialog
    if desk.theme.shadows:
        desk.shapes.shadow(canvas, box, desk.u(RADIUS), desk.u(6), 0.5, offset=desk.u(2))
    desk.shapes.box(canvas, box, desk.u(RADIUS), look.base, look.line, desk.line)
    padding = desk.u(PADDING)
    inside = pygame.Rect(box.x + padding, box.y + padding // 2, box.width - 2 * padding, box.height - padding)
    desk.text.draw_block(canvas, text, inside, desk.t(15), look.text)
