"""The picture behind the title: August's bright with wordmark, cards and rim, as large as the window (VISUAL 7 f)."""

from __future__ import annotations

from math import cos, radians, tan

import pygame

from gostop_desktop.i18n import _
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.measure import SMALLEST_TEXT
from gostop_desktop.ui.text import Align

from .title_frame import BELOW_MOON, CARDS, CLEAR, WINDOW, TitleFrame

EDGE = 14
"""Where the card's picture begins inside the rim."""
WORDMARK = 0.94
"""How large the wordmark is drawn: so its strokes end well inside the moon."""
GEESE = 0.86
GEESE_SHIFT = (-12, 16)
"""How large the geese are drawn and how far from their place: so the last one flies clear of the moon."""
UPRIGHT_SHIFT = (22, -44)
"""The same in an upright window: clear of its rim."""
DRIFT = 8
"""Units that the geese fly on arrival."""
LARGEST_CARD = 432
"""Pixels up to which the sheets are sharp enough (ART 5.3)."""
SMOOTH = (-400, 304, 470)
"""Left, upper and right edge of the part of the hill on which the menu lies."""
OPEN_SKY = 190
"""Units of the landscape from above in which there is nothing but sky."""
FURROWS_END = 130
"""Units over which the furrows fade where there is ground below the landscape."""
CELLS = 24
FADES = (0.25, 0.14)
"""The parts of it, from the side and from above, in which the furrows fade."""
FOOT = 42
FOOT_MARGIN = 64


class TitlePicture:
    """Draws the picture, and knows where on the screen its places are."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.has_cards = False
        """Whether the cards are in the picture: the first frame does not wait for their sheets."""
        self.frame = TitleFrame.of(desk.size, 0)

    def lay(self, menu: int) -> None:
        """Choose what the window shows, with a menu of so many pixels' height."""
        self.frame = TitleFrame.of(self.desk.size, menu)

    def px(self, units: float) -> int:
        return round(units * self.frame.scale)

    def place(self, x: float, y: float) -> tuple[int, int]:
        """Return where a place of the picture's window is on the screen."""
        return self._on_screen(*self.frame.place(x, y))

    def menu_place(self) -> tuple[int, int]:
        """Return where the menu begins at the earliest, and where it must end: above the line about the chips."""
        places, desk = self.desk.artwork.title.places, self.desk
        top = self.frame.place(0, BELOW_MOON if self.frame.is_upright else places.menu[1])[1]
        return round(top), self._foot() - desk.text.line_height(desk.t(15))

    def menu_end(self) -> int:
        """Return how far from where one begins to read the menu may reach: to the moon, or the window's other edge."""
        x, _y, radius = self.desk.artwork.title.places.moon
        if self.frame.is_upright:
            return self.desk.size[0] - self.px(EDGE)
        return round(self.frame.place(x - radius, 0)[0])

    def _foot(self) -> int:
        """Return where the middle of the line about the chips is."""
        if self.frame.is_upright:
            return round(self.frame.card(0, CARDS[0] - CLEAR / 2)[1])
        return self.desk.size[1] - self.px(FOOT)

    def _on_screen(self, x: float, y: float) -> tuple[int, int]:
        return round(self.desk.size[0] - x if self.desk.is_mirrored else x), round(y)

    def geese(self) -> pygame.Surface:
        """Return the geese, flying where one reads to."""
        geese = self._scaled("title_parts", "geese", factor=GEESE)
        return pygame.transform.flip(geese, flip_x=self.desk.is_mirrored, flip_y=False)

    def geese_place(self, flown: float, width: int) -> tuple[int, int]:
        """Return where geese of a width are after a part of their way: clear of the moon and of its letters."""
        eased = 1 - (1 - flown) ** 2
        x, y = self.desk.artwork.title.places.geese
        across, down = UPRIGHT_SHIFT if self.frame.is_upright else GEESE_SHIFT
        x, y = self.place(x + across + DRIFT * (1 - eased), y + down)
        return (x - width if self.desk.is_mirrored else x), y

    def prepare(self) -> None:
        """Have the cards drawn: that takes longer than a frame."""
        self.desk.cards.prepare([code for code, *_rest in self.desk.artwork.title.places.cards], self._card_width())

    def _card_width(self) -> int:
        return min(LARGEST_CARD, self.px(self.desk.artwork.title.places.cards[0][3]))

    def _scaled(
        self, sheet: str, name: str, colour: pygame.Color | None = None, *, factor: float = 1
    ) -> pygame.Surface:
        width, height = self.desk.artwork.size(sheet, name)
        return self.desk.artwork.picture(sheet, name, (self.px(width * factor), self.px(height * factor)), colour)

    def baked(self) -> pygame.Surface:
        """Return everything that does not move; the cards only if they are ready."""
        desk = self.desk
        ground = pygame.Surface(desk.size)
        self._paint_landscape(ground)
        width = self._card_width()
        self.has_cards = all(desk.cards.is_ready(code, width) for code, *_rest in desk.artwork.title.places.cards)
        if self.has_cards:
            self._paint_cards(ground)
        look = desk.theme.title
        places = desk.artwork.title.places
        wordmark = self._scaled("wordmark", "wordmark", look.ink, factor=WORDMARK)
        ground.blit(
            wordmark, wordmark.get_rect(center=self.place(*places.wordmark)), special_flags=pygame.BLEND_PREMULTIPLIED
        )
        # Dark on the moon, the words must not leave it, nor those below the lawn before the cards.
        words, room = _("Go-Stop · Korean flower cards"), round(wordmark.get_width() * 0.92)
        size = self._fitting(words, max(desk.t(15), self.px(22)), room)
        centre = self.place(*places.subtitle)
        line = pygame.Rect(centre[0] - room // 2, centre[1] - desk.text.line_height(size) // 2, room, 0)
        desk.text.draw(ground, words, line.topleft, size, look.ink, align=Align.CENTRE, width=room)
        self._paint_frame(ground)
        words = _("Play chips only. No network, no account.")
        foot = pygame.Rect(desk.u(FOOT_MARGIN), self._foot(), 0, 0)
        foot.width = (desk.size[0] if self.frame.is_upright else self._cards_from()) - foot.x - desk.u(6)
        small = self._fitting(words, desk.t(15), foot.width)
        foot.y -= desk.text.line_height(small) // 2
        foot = desk.mirrored(foot)
        desk.text.draw(ground, words, foot.topleft, small, look.text2, align=Align.START, width=foot.width)
        return ground

    def _fitting(self, words: str, size: int, room: int) -> int:
        """Return the size at which a line has room: no larger than wanted, and never too small to read."""
        least = min(size, round(SMALLEST_TEXT * self.desk.measure.density))
        return next((each for each in range(size, least, -1) if self.desk.text.width(words, each) <= room), least)

    def _cards_from(self) -> int:
        """Return how far from the side where one begins to read the fan begins beside the line about the chips."""
        starts = []
        for _code, x, y, wide, degrees in self.desk.artwork.title.places.cards:
            lean = radians(degrees)
            left, middle = self.frame.card(x - wide / 2 / cos(lean), y)
            starts.append(left - (self._foot() - middle) * tan(lean))
        return round(min(starts))

    def _paint_landscape(self, ground: pygame.Surface) -> None:
        """Paint the landscape, sky above it, ground below it, and at the sides of a very wide window its reflection."""
        art, frame = self.desk.artwork, self.frame
        picture, own = art.landscape(scale=frame.scale, contrast=self.desk.theme.kind == "contrast")
        left, top, _width, _height = art.title.places.window
        width, height = self.desk.size
        seen = pygame.FRect(frame.left + left, frame.top + top, width / frame.scale, height / frame.scale)
        inside = seen.clip(pygame.FRect(0, 0, picture.get_width() / own, picture.get_height() / own))
        crop = pygame.Rect(*(round(part * own) for part in (inside.x, inside.y, inside.width, inside.height)))
        part = picture.subsurface(crop.clip(picture.get_rect()))
        place = pygame.Rect(*(self.px(part) for part in (inside.x - seen.x, inside.y - seen.y, *inside.size)))
        place.size = (place.width + 1, place.height + 1)
        place = place.clip(ground.get_rect())
        piece = pygame.Surface(part.get_size())
        piece.blit(part, (0, 0))
        ground.blit(pygame.transform.smoothscale(piece, place.size), place)
        # Shrunk, its colour is not quite what it was: between two furrows it is the darkest.
        hill = min((ground.get_at((x, place.bottom - 2)) for x in range(0, width // 2, 5)), key=sum)
        _reflect_sides(ground, place)
        _reflect_up(ground, place, self.px(OPEN_SKY))
        if place.bottom < height:
            ground.fill(hill, (0, place.bottom, width, height - place.bottom))
            self._fade(ground, pygame.Rect(0, place.bottom - self.px(FURROWS_END), width, self.px(FURROWS_END)), hill)
        if self.desk.theme.kind != "contrast":
            self._smooth_hill(ground, hill)
        if self.desk.is_mirrored:
            ground.blit(pygame.transform.flip(ground, flip_x=True, flip_y=False), (0, 0))

    def _smooth_hill(self, ground: pygame.Surface, hill: pygame.Color) -> None:
        """Let the furrows of the hill end before they run through the menu's words."""
        frame = self.frame
        across = frame.left if frame.is_upright else 0.0
        left, right = SMOOTH[0] + across, SMOOTH[2] + across
        top = BELOW_MOON if frame.is_upright else SMOOTH[1]
        start, end = frame.place(left, top), frame.place(right, WINDOW[1] + frame.below)
        box = pygame.Rect(round(start[0]), round(start[1]), round(end[0] - start[0]), round(end[1] - start[1]))
        self._fade(ground, box, hill, FADES)

    @staticmethod
    def _fade(
        ground: pygame.Surface, box: pygame.Rect, hill: pygame.Color, parts: tuple[float, float] = (0.0, 1.0)
    ) -> None:
        """Lay bare hill over a part of the ground, fading in from the right and from above over parts of it."""
        # A few cells, made large: that fades evenly, and is done once for a window.
        cells = pygame.Surface((CELLS, CELLS), pygame.SRCALPHA)
        for x in range(CELLS):
            for y in range(CELLS):
                beside = (CELLS - 1 - x) / (CELLS * parts[0]) if parts[0] else 1.0
                below = y / (CELLS * parts[1])
                cells.set_at((x, y), (hill.r, hill.g, hill.b, round(255 * min(1.0, beside) * min(1.0, below))))
        ground.blit(pygame.transform.smoothscale(cells, box.size), box)

    def _paint_cards(self, ground: pygame.Surface) -> None:
        desk = self.desk
        for code, x, y, _width, degrees in desk.artwork.title.places.cards:
            turn = degrees if desk.is_mirrored else -degrees
            picture = desk.cards.rotated(code, self._card_width(), round(turn))
            place = picture.get_rect(center=self._on_screen(*self.frame.card(x, y)))
            ground.blit(picture, place, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _paint_frame(self, ground: pygame.Surface) -> None:
        """Lay the rim of the card over the window's edge, its corners as they are, its sides stretched."""
        art = self.desk.artwork
        about = art.sheet("title_parts")
        border = about.cells["frame"].slice
        assert border is not None, "the frame can be stretched"
        frame = self._scaled("title_parts", "frame")
        corner = round(border[0] / about.scale * self.frame.scale)
        self.desk.shapes.nine_slices(ground, ground.get_rect(), frame, corner)


def _reflect_up(ground: pygame.Surface, place: pygame.Rect, most: int) -> None:
    """Fill what lies above the landscape with its sky, turned over again and again: so no edge is seen."""
    bottom, strip = place.top, pygame.Rect(0, place.top, ground.get_width(), max(1, min(most, place.height)))
    sky = pygame.Surface(strip.size)
    sky.blit(ground, (0, 0), strip)
    while bottom > 0:
        sky = pygame.transform.flip(sky, flip_x=False, flip_y=True)
        bottom -= strip.height
        ground.blit(sky, (0, bottom))


def _reflect_sides(ground: pygame.Surface, place: pygame.Rect) -> None:
    """Fill what lies beside the landscape of a very wide window with its reflection."""
    for gap, x in ((place.left, place.left), (ground.get_width() - place.right, place.right)):
        if gap > 0:
            width = min(gap, place.width)
            strip = pygame.Surface((width, place.height))
            strip.blit(ground, (0, 0), (x if x == place.left else x - width, place.top, width, place.height))
            strip = pygame.transform.flip(strip, flip_x=True, flip_y=False)
            ground.blit(strip, (x - width if x == place.left else x, place.top))
