"""The table without cards: board, blanket with hem and stripe, wells, empty slots, month numbers (VISUAL 4, 6)."""

from __future__ import annotations

import pygame

from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.table.layout import Group
from gostop_desktop.ui.text import Align
from gostop_desktop.ui.theme import Colour

from .brush import Brush, overlay

_HEM = 7
_SHADE = 10
_RADIUS = 6


def bake_ground(brush: Brush) -> pygame.Surface:
    """Return the ground for one window size: everything that never changes during a round."""
    ground = bake_cloth(brush)
    _wells(ground, brush)
    _places(ground, brush)
    _slots(ground, brush)
    return ground


def bake_cloth(brush: Brush) -> pygame.Surface:
    """Return board, blanket and bar alone."""
    desk, layout, theme = brush.desk, brush.layout, brush.theme
    size = (layout.width, layout.height)
    ground = desk.materials.board(theme, desk.measure, size)
    cloth = layout.cloth
    ground.blit(desk.materials.cloth(theme, desk.measure, size), (cloth.x, cloth.y), pygame.Rect(cloth))
    # The board is ours to paint on from here, and the cloth would be another window of memory.
    desk.materials.forget()
    _stripe(ground, brush)
    _edges(ground, brush)
    bar = layout.bar
    overlay(ground, pygame.Rect(bar), theme.board.bar)
    line = max(1, round(brush.line))
    overlay(ground, pygame.Rect(bar.x, bar.bottom - line, bar.w, line), theme.board.bar_line)
    return ground


def _stripe(ground: pygame.Surface, brush: Brush) -> None:
    """Weave the band between the field and the viewer's side."""
    band = brush.layout.stripe
    for thread in brush.theme.cloth.stripe:
        top, bottom = (band.y + round(at * brush.scale) for at in (thread.start, thread.end))
        overlay(ground, pygame.Rect(band.x, top, band.w, bottom - top), thread.colour)


def _edges(ground: pygame.Surface, brush: Brush) -> None:
    """Hem the blanket where the board begins, and let its shadow fall there."""
    theme, cloth = brush.theme, brush.layout.cloth
    line, seam = max(1, round(brush.line)), brush.u(_HEM)
    outer, fold, crease = (pygame.Color(tone) for tone in theme.cloth.hem)
    sides = [not brush.is_mirrored]
    if brush.layout.frame.x:
        sides.append(brush.is_mirrored)
    for at_right in sides:
        for offset, width, colour in ((seam + line, line, crease), (seam, seam, fold), (line, line, outer)):
            x = cloth.right - offset if at_right else cloth.x + offset - width
            overlay(ground, pygame.Rect(x, cloth.y, width, cloth.h), colour)
        _cast(ground, brush, cloth.right if at_right else cloth.x - 1, 1 if at_right else -1)
    overlay(ground, pygame.Rect(cloth.x, cloth.y, cloth.w, line), theme.cloth.stitch)


def _cast(ground: pygame.Surface, brush: Brush, x: int, way: int) -> None:
    shade = brush.theme.board.cloth_shadow
    reach = brush.u(_SHADE)
    for step in range(reach):
        colour = pygame.Color(shade.r, shade.g, shade.b, round(shade.a * (1 - step / reach) ** 2))
        overlay(ground, pygame.Rect(x + way * step, brush.layout.cloth.y, 1, brush.layout.cloth.h), colour)


def _wells(ground: pygame.Surface, brush: Brush) -> None:
    layout, look = brush.layout, brush.theme.surface
    wells: list[Rect] = [spot.rect for spot in layout.groups[0]]
    if layout.seats == 2:
        wells += [spot.rect for spot in layout.groups[1]]
    else:
        wells += layout.wells[1:]
    for well in wells:
        brush.box(ground, well, _RADIUS, look.well, look.well_line if look.well_line.a else None, look.line_width)


def _places(ground: pygame.Surface, brush: Brush) -> None:
    """Draw where the first card of an opponent's group will lie: small groups have no well of their own (VISUAL c)."""
    layout, mark = brush.layout, brush.theme.mark
    for place in range(1, layout.seats if layout.seats == 3 else 1):
        for group in Group:
            rect = layout.captured(place, group, 0, 1).rect
            brush.box(ground, rect, _card_radius(rect.w) / brush.scale, pygame.Color(0, 0, 0, 0), mark.slot, 1.2)


def _slots(ground: pygame.Surface, brush: Brush) -> None:
    layout, mark = brush.layout, brush.theme.mark
    for month, slot in enumerate(layout.slots):
        brush.box(ground, slot, _card_radius(slot.w) / brush.scale, pygame.Color(0, 0, 0, 0), mark.slot, 1.2)
        draw_number(ground, brush, month, mark.text_on_cloth)


def draw_number(target: pygame.Surface, brush: Brush, month: int, colour: Colour) -> None:
    """Write a month's number beside its slot."""
    number = brush.layout.numbers[month]
    brush.text(target, str(month + 1), number, brush.size(15), colour, align=Align.END)


def _card_radius(width: int) -> float:
    return width * 0.065
