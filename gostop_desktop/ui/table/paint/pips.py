"""One card of a set as a small disc, ring or cross (UX 3.3, VISUAL 5)."""

from __future__ import annotations

import pygame

from gostop_desktop.ui.table.sets import Pip
from gostop_desktop.ui.theme import Colour, Dialog, Mark

from .brush import Brush

_PIP = 10
_CROSS, _CROSS_STEPS = 17, 8
"""Units of the cross of a pip, and in how many pictures it is drawn."""
_QUIET = 185
"""How opaque a pip is that nobody has."""


def draw_pip(
    target: pygame.Surface,
    brush: Brush,
    centre: tuple[float, float],
    pip: Pip,
    mark: Mark | Dialog | None = None,
    *,
    crossed: float = 1.0,
) -> None:
    """Draw one pip: filled mine, ring open, ring in match colour the last one, a cross what is gone.

    `mark` are the colours of the ground, those of the cloth if none are told; `crossed` is how much of the cross is
    drawn over the ring that was there before.
    """
    mark = mark or brush.theme.mark
    diameter = brush.u(_PIP)
    line = max(1.0, 1.25 * brush.scale)
    clear = pygame.Color(0, 0, 0, 0)
    # What is not there is quieter than what is.
    quiet = pygame.Color(mark.text2.r, mark.text2.g, mark.text2.b, _QUIET)
    match pip:
        case Pip.MINE:
            brush.desk.shapes.disc(target, centre, diameter, mark.brass)
        case Pip.OPEN:
            brush.desk.shapes.disc(target, centre, diameter, clear, quiet, line)
        case Pip.LAST:
            brush.desk.shapes.disc(target, centre, diameter, clear, mark.match, line * 1.5)
        case Pip.GONE if crossed < 1.0:
            fading = pygame.Color(quiet.r, quiet.g, quiet.b, round(_QUIET * (1.0 - crossed)))
            brush.desk.shapes.disc(target, centre, diameter, clear, fading, line)
            _draw_cross(target, brush, centre, mark.text, crossed)
        case Pip.GONE:
            brush.icon(target, "close", centre, _CROSS, quiet)


def _draw_cross(target: pygame.Surface, brush: Brush, centre: tuple[float, float], colour: Colour, part: float) -> None:
    """Draw as much of a cross as is there by now: one stroke after the other."""
    side, step = brush.u(_CROSS), round(part * _CROSS_STEPS)

    def paint(large: pygame.Surface, _: float) -> None:
        scale = large.get_width() / 24
        for stroke, (left, way) in enumerate(((6, 1), (18, -1))):
            drawn = 12 * min(1.0, max(0.0, 2 * step / _CROSS_STEPS - stroke))
            if drawn:
                ends = ((left, 6), (left + way * drawn, 6 + drawn))
                start, end = (pygame.Vector2(end) * scale for end in ends)
                pygame.draw.line(large, colour, start, end, max(2, round(1.75 * scale)))

    picture = brush.desk.shapes.smooth(("cross", tuple(colour), step), (side, side), paint)
    place = picture.get_rect(center=(round(centre[0]), round(centre[1])))
    target.blit(picture, place, special_flags=pygame.BLEND_PREMULTIPLIED)
