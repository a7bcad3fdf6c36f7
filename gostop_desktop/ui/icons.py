"""The interface's symbols: paths on a grid of 24, drawn at any size in any colour (VISUAL 10)."""

from __future__ import annotations

from collections import OrderedDict
from io import BytesIO

import pygame

LINE = 1.75
CACHE = 512

PATHS = {
    "access": (
        "M12 3.4A1.6 1.6 0 1 0 12 6.6A1.6 1.6 0 1 0 12 3.4ZM4.5 9Q12 10.6 19.5 9M12 10V14.5L8.5 21M12 14.5L15.5 21"
    ),
    "back": "M14.5 5L7.5 12L14.5 19",
    "bird": "M3.5 11.5L8 9.5Q9.5 5.5 13 6.5Q16.5 7.8 16.5 11.5L21 17.5L14.5 16Q9 18 7.5 13ZM10.6 9.6V9.7",
    "bomb": "M10.5 8.5A6 6 0 1 0 10.5 20.5A6 6 0 1 0 10.5 8.5ZM14 9.5L16.5 7M16.5 7Q18 4.5 20.5 6M18 3V3.1M21 9V9.1",
    "book": "M12 6.5Q9 4.5 4 5V18.5Q9 18 12 20Q15 18 20 18.5V5Q15 4.5 12 6.5ZM12 6.5V20",
    "bright": "M12 5A7 7 0 1 0 12 19A7 7 0 1 0 12 5ZM12 9.4A2.6 2.6 0 1 0 12 14.6A2.6 2.6 0 1 0 12 9.4Z",
    "calendar": "M4 6H20V20H4ZM4 10.5H20M8.5 3.5V7.5M15.5 3.5V7.5M12 13.6A1.6 1.6 0 1 0 12 16.8A1.6 1.6 0 1 0 12 13.6",
    "chart": "M4 20H20M6.5 16.5V11.5M12 16.5V5M17.5 16.5V8.5",
    "check": "M5 12.5L10 17.5L19.5 7",
    "close": "M6 6L18 18M18 6L6 18",
    "coin": "M12 4A8 8 0 1 0 12 20A8 8 0 1 0 12 4ZM9.5 9.5H14.5V14.5H9.5Z",
    "copy": "M9 8H19V20H9ZM15 8V4H5V16H9",
    "data": "M4 6.5Q4 4 12 4T20 6.5V17.5Q20 20 12 20T4 17.5ZM4 6.5Q4 9 12 9T20 6.5M4 12Q4 14.5 12 14.5T20 12",
    "display": "M3 5H21V16H3ZM9 20H15M12 16V20",
    "door": "M13 4H6V20H13M10.5 12H20.5M17 8.5L20.5 12L17 15.5",
    "down": "M5 9L12 16L19 9",
    "edit": "M5 19L6 15L16 5L19 8L9 18ZM14 7L17 10",
    "enter": "M19 5V13H6M10 8.5L5.5 13L10 17.5",
    "eye": "M3 12Q12 3.5 21 12Q12 20.5 3 12ZM12 9.2A2.8 2.8 0 1 0 12 14.8A2.8 2.8 0 1 0 12 9.2Z",
    "game": "M7 4.5H17V19.5H7ZM10 8.2A2 2 0 1 0 14 8.2A2 2 0 1 0 10 8.2M7 15Q12 11.5 17 15",
    "gear": (
        "M12 8.8A3.2 3.2 0 1 0 12 15.2A3.2 3.2 0 1 0 12 8.8ZM10.6 3.5H13.4L14 6L16.2 7.2L18.6 6.4L20 8.8"
        "L18.2 10.7V13.3L20 15.2L18.6 17.6L16.2 16.8L14 18L13.4 20.5H10.6L10 18L7.8 16.8L5.4 17.6L4 15.2"
        "L5.8 13.3V10.7L4 8.8L5.4 6.4L7.8 7.2L10 6Z"
    ),
    "globe": "M12 3A9 9 0 1 0 12 21A9 9 0 1 0 12 3ZM3 12H21M12 3Q7.5 7.5 7.5 12T12 21M12 3Q16.5 7.5 16.5 12T12 21",
    "help": "M9 9.2A3 3 0 1 1 13.4 11.8Q12 12.6 12 14.4M12 17.6V17.7M12 3A9 9 0 1 0 12 21A9 9 0 1 0 12 3Z",
    "hint": "M9 18H15M10 21H14M12 3A6.2 6.2 0 0 0 8.2 14.2Q9 15 9 16H15Q15 15 15.8 14.2A6.2 6.2 0 0 0 12 3Z",
    "history": "M4.5 12A7.5 7.5 0 1 0 7 6.4L4.5 8.6M4.5 4.6V8.6H8.5M12 8V12.4L15 14.2",
    "info": "M12 3A9 9 0 1 0 12 21A9 9 0 1 0 12 3ZM12 11V16.5M12 7.6V7.7",
    "junk": "M6.5 4H17.5V20H6.5ZM12 10.6A1.4 1.4 0 1 0 12 13.4A1.4 1.4 0 1 0 12 10.6Z",
    "keyboard": "M3 7H21V17H3ZM6.5 10.3H6.6M10 10.3H10.1M13.9 10.3H14M17.4 10.3H17.5M8 13.8H16",
    "lock": "M6 11H18V20H6ZM8.5 11V8A3.5 3.5 0 0 1 15.5 8V11",
    "menu": "M4 7H20M4 12H20M4 17H20",
    "minus": "M5 12H19",
    "mute": "M4 9.5H7.5L12 5.5V18.5L7.5 14.5H4ZM16 9.5L21 14.5M21 9.5L16 14.5",
    "next": "M9.5 5L16.5 12L9.5 19",
    "pause": "M8.5 5V19M15.5 5V19",
    "play": "M8 5.5L18.5 12L8 18.5Z",
    "plus": "M12 5V19M5 12H19",
    "rain": "M12 4V5M4.5 12.5A7.5 7.5 0 0 1 19.5 12.5ZM12 12.5V18A2 2 0 0 0 16 18",
    "ribbon": "M8 4H16V20L12 16.8L8 20Z",
    "seal": "M6 4H18V20H6ZM9 8H15M9 8V12H15M9 16H15M12 12V16",
    "search": "M10.5 4A6.5 6.5 0 1 0 10.5 17A6.5 6.5 0 1 0 10.5 4ZM15.4 15.4L20 20",
    "shield": "M12 2.8L20 5.4V11.4Q20 18 12 21.4Q4 18 4 11.4V5.4Z",
    "shuffle": (
        "M3.5 7.5H7Q10 7.5 12 12T17 16.5H20.5M3.5 16.5H7Q10 16.5 12 12T17 7.5H20.5M18 5L20.5 7.5L18 10M18 14"
        "L20.5 16.5L18 19"
    ),
    "sound": "M4 9.5H7.5L12 5.5V18.5L7.5 14.5H4ZM15.5 9A4.2 4.2 0 0 1 15.5 15M18 6.5A8 8 0 0 1 18 17.5",
    "speed": "M4 6L11 12L4 18ZM13 6L20 12L13 18Z",
    "star": "M12 4L14.4 9.2L20 9.8L15.8 13.6L17 19.2L12 16.3L7 19.2L8.2 13.6L4 9.8L9.6 9.2Z",
    "trash": "M5 7H19M9.5 7V4.5H14.5V7M7 7L8 20H16L17 7M10.5 10.5V16.5M13.5 10.5V16.5",
    "up": "M5 15L12 8L19 15",
    "user": "M12 4A4 4 0 1 0 12 12A4 4 0 1 0 12 4ZM4.5 20.5Q5 14.8 12 14.8T19.5 20.5",
    "users": (
        "M9 5A3.5 3.5 0 1 0 9 12A3.5 3.5 0 1 0 9 5ZM2.5 19.5Q3 14.6 9 14.6T15.5 19.5M15.5 5.4"
        "A3.5 3.5 0 0 1 15.5 11.6M17.5 15Q21 16 21.5 19.5"
    ),
    "warn": "M12 4.5L21 19.5H3ZM12 10V14.2M12 16.8V16.9",
    "wave": "M3 9Q6 5 9 9T15 9T21 9M3 16Q6 12 9 16T15 16T21 16",
}


class Icons:
    """Draws icons and remembers them."""

    def __init__(self) -> None:
        self._pictures: OrderedDict[tuple[str, int, tuple[int, ...], bool], pygame.Surface] = OrderedDict()

    def picture(self, name: str, size: int, colour: pygame.Color, *, mirrored: bool = False) -> pygame.Surface:
        """Return the icon at a size in pixels; raises KeyError for an unknown name."""
        key = (name, size, tuple(colour), mirrored)
        if (picture := self._pictures.get(key)) is not None:
            self._pictures.move_to_end(key)
            return picture
        picture = _drawn(PATHS[name], size, colour)
        if mirrored:
            picture = pygame.transform.flip(picture, flip_x=True, flip_y=False)
        self._pictures[key] = picture
        if len(self._pictures) > CACHE:
            self._pictures.popitem(last=False)
        return picture

    def draw(
        self,
        target: pygame.Surface,
        name: str,
        centre: tuple[float, float],
        size: int,
        colour: pygame.Color,
        *,
        mirrored: bool = False,
    ) -> None:
        """Draw the icon round a point."""
        picture = self.picture(name, size, colour, mirrored=mirrored)
        place = picture.get_rect(center=(round(centre[0]), round(centre[1])))
        target.blit(picture, place)


def _drawn(path: str, size: int, colour: pygame.Color) -> pygame.Surface:
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}" viewBox="0 0 24 24"><path d="{path}" '
        f'stroke="rgb({colour.r},{colour.g},{colour.b})" stroke-width="{LINE}" fill="none" stroke-linecap="round" '
        'stroke-linejoin="round"/></svg>'
    )
    picture = pygame.image.load_sized_svg(BytesIO(svg.encode()), (size, size))
    if colour.a < 255:
        picture.fill((255, 255, 255, colour.a), special_flags=pygame.BLEND_RGBA_MULT)
    return picture
