"""The parts that several controls are painted from: red bands, key caps, ribbons."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from gostop_desktop.i18n import left_to_right
from gostop_desktop.ui.art.shapes import ribbon_points
from gostop_desktop.ui.input.caps import RoundCap

if TYPE_CHECKING:
    from gostop_desktop.ui.desk import Desk
    from gostop_desktop.ui.theme import Colour

BUTTON_RADIUS = 4
NOTCH = 10
KEY_CAP = 22
SHADOW = 4


def red_band(canvas: pygame.Surface, desk: Desk, rect: pygame.Rect, fill: Colour, light: Colour, dark: Colour) -> None:
    """Draw the primary button's body: two fine lines near its upper and lower edge (VISUAL 1)."""
    radius = desk.u(BUTTON_RADIUS)
    if desk.theme.shadows:
        desk.shapes.shadow(canvas, rect, radius, desk.u(SHADOW), 0.45, offset=desk.u(3))
    desk.shapes.box(canvas, rect, radius, fill, desk.theme.red.border, desk.line if desk.theme.red.border.a else 0)
    thickness = round(desk.line)
    inset = desk.u(3)
    for y, colour in ((rect.top + inset, light), (rect.bottom - inset - thickness, dark)):
        canvas.fill(colour, (rect.x, y, rect.width, thickness))


def ribbon(canvas: pygame.Surface, desk: Desk, rect: pygame.Rect, *, leftwards: bool = False) -> None:
    """Draw a red band with a swallow-tail at its end (VISUAL 1)."""
    red = desk.theme.red
    notch = desk.u(NOTCH)
    if desk.theme.shadows:
        body = rect.inflate(-notch, 0)
        body.left = rect.right - body.width if leftwards else rect.left
        desk.shapes.shadow(canvas, body, 0, desk.u(SHADOW), 0.45, offset=desk.u(3))
    points = ribbon_points(rect.width, rect.height, notch)
    if leftwards:
        points = [(rect.width - x, y) for x, y in points]
    key = ("ribbon", rect.size, leftwards)
    inset = desk.u(3.5)
    thickness = max(1.0, 1.4 * desk.measure.scale)

    def paint(large: pygame.Surface, factor: float) -> None:
        corners = [(x * factor, y * factor) for x, y in points]
        pygame.draw.polygon(large, red.fill, corners)
        for y in (inset, rect.height - inset - thickness):
            # The lines end where the tail is cut.
            depth = notch * (1 - abs(y - rect.height / 2) / (rect.height / 2))
            left = depth if leftwards else 0
            width = rect.width - depth
            large.fill(red.line_dark, (left * factor, y * factor, width * factor, thickness * factor))

    picture = desk.shapes.smooth((key, tuple(red.fill), tuple(red.line_dark)), rect.size, paint)
    canvas.blit(picture, rect, special_flags=pygame.BLEND_PREMULTIPLIED)


def ribbon_ring(
    canvas: pygame.Surface, desk: Desk, rect: pygame.Rect, colour: Colour, *, leftwards: bool = False
) -> None:
    """Draw the ring of the focus along the inside of a ribbon's edge, its swallow-tail included."""
    inset, width = desk.u(2), desk.u(2)
    size = rect.width - 2 * inset, rect.height - 2 * inset
    points = ribbon_points(*size, desk.u(NOTCH))
    if leftwards:
        points = [(size[0] - x, y) for x, y in points]

    def paint(large: pygame.Surface, factor: float) -> None:
        corners = [((x + inset) * factor, (y + inset) * factor) for x, y in points]
        thickness = round(width * factor)
        pygame.draw.lines(large, colour, True, corners, thickness)  # closed
        for x, y in corners:
            pygame.draw.circle(large, colour, (x, y), thickness / 2)

    picture = desk.shapes.smooth(("ribbon ring", leftwards, tuple(colour)), rect.size, paint)
    canvas.blit(picture, rect, special_flags=pygame.BLEND_PREMULTIPLIED)


def key_cap(canvas: pygame.Surface, desk: Desk, label: str, right_middle: tuple[int, int], colour: Colour) -> int:
    """Draw a key's cap whose right edge is at the place; return its width."""
    if not label:
        return 0
    size = desk.t(15)
    width, height = key_cap_width(desk, label), key_cap_height(desk)
    rect = pygame.Rect(right_middle[0] - width, right_middle[1] - height // 2, width, height)
    if isinstance(label, RoundCap):
        desk.shapes.ring(canvas, rect, height // 2, colour, 1.5 * desk.line)
    else:
        desk.shapes.ring(canvas, rect, desk.u(3), colour, desk.line)
    if label == "Enter":
        desk.icons.draw(canvas, "enter", rect.center, round(height * 0.7), colour)
    else:
        picture = desk.text.line(left_to_right(label), size, colour)
        canvas.blit(picture, picture.get_rect(center=rect.center))
    return width


def key_cap_width(desk: Desk, label: str) -> int:
    """Return how wide a key's cap is; nothing is without one."""
    if not label:
        return 0
    height = key_cap_height(desk)
    if label == "Enter" or isinstance(label, RoundCap):
        return height
    return max(height, desk.text.width(label, desk.t(15)) + desk.u(12))


def key_cap_height(desk: Desk) -> int:
    """Return how high key caps are: they grow with the text."""
    return max(desk.u(KEY_CAP), round(desk.t(15) * 1.45))


def disc_with_tick(canvas: pygame.Surface, desk: Desk, centre: tuple[int, int], diameter: int) -> None:
    """Draw the red disc with a white tick that marks what is chosen."""
    desk.shapes.disc(canvas, centre, diameter, desk.theme.red.fill)
    desk.icons.draw(canvas, "check", centre, round(diameter * 0.72), desk.theme.red.text)
