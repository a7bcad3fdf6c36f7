"""The picture behind the title: August's bright with wordmark, cards and rim, as large as the window (VISUAL 7 f)."""

from __future__ import annotations

from math import cos, radians, sin

import pygame

from gostop_desktop.i18n import _
from gostop_desktop.ui.art.cards import card_height
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.measure import SMALLEST_TEXT
from gostop_desktop.ui.text import Align

WINDOW = (1280, 720)
WORDMARK = 0.94
"""How large the wordmark is drawn: so its strokes end well inside the moon."""
GEESE = 0.86
GEESE_SHIFT = (-12, 16)
"""How large the geese are drawn and how far from their place: so the last one flies clear of the moon."""
DRIFT = 8
"""Units that the geese fly on arrival."""
LARGEST_CARD = 432
"""Pixels up to which the sheets are sharp enough (ART 5.3)."""
SMOOTH = (-400, 304, 470, 720)
"""Edges of the part of the hill on which the menu lies."""
BARE = (40, 655)
"""Where the picture shows the hill between two furrows."""
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

    @property
    def scale(self) -> float:
        """Pixels a unit of the picture, which fills the window whatever its shape."""
        width, height = self.desk.size
        return max(min(width / WINDOW[0], height / WINDOW[1]), height / self.desk.artwork.title.canvas[1])

    def px(self, units: float) -> int:
        return round(units * self.scale)

    def place(self, x: float, y: float) -> tuple[int, int]:
        """Return where a place of the picture's window is on the screen: centred, standing on the lower edge."""
        width, height = self.desk.size
        left = (width - WINDOW[0] * self.scale) / 2
        if self.desk.is_mirrored:
            x = WINDOW[0] - x
        return round(left + x * self.scale), round(height - (WINDOW[1] - y) * self.scale)

    def geese(self) -> pygame.Surface:
        """Return the geese, flying where one reads to."""
        geese = self._scaled("title_parts", "geese", factor=GEESE)
        return pygame.transform.flip(geese, flip_x=self.desk.is_mirrored, flip_y=False)

    def geese_place(self, flown: float, width: int) -> tuple[int, int]:
        """Return where geese of a width are after a part of their way: clear of the moon and of its letters."""
        eased = 1 - (1 - flown) ** 2
        x, y = self.desk.artwork.title.places.geese
        x, y = self.place(x + GEESE_SHIFT[0] + DRIFT * (1 - eased), y + GEESE_SHIFT[1])
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
        self._smooth_hill(ground)
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
        size = self._fitting(words, max(desk.t(15), round(22 * self.scale)), room)
        centre = self.place(*places.subtitle)
        line = pygame.Rect(centre[0] - room // 2, centre[1] - desk.text.line_height(size) // 2, room, 0)
        desk.text.draw(ground, words, line.topleft, size, look.ink, align=Align.CENTRE, width=room)
        self._paint_frame(ground)
        words = _("Play chips only. No network, no account.")
        foot = pygame.Rect(desk.u(FOOT_MARGIN), desk.size[1] - self.px(FOOT), 0, 0)
        foot.width = self._cards_from() - foot.x - desk.u(6)
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
        """Return how far from the side where one begins to read the fan of cards begins."""
        width = self._card_width()
        height = card_height(width)
        starts = []
        for _code, x, y, _width, degrees in self.desk.artwork.title.places.cards:
            turn = radians(degrees)
            half = (width * abs(cos(turn)) + height * abs(sin(turn))) / 2
            centre = self.place(x, y)[0]
            starts.append((self.desk.size[0] - centre if self.desk.is_mirrored else centre) - half)
        return round(min(starts))

    def _paint_landscape(self, ground: pygame.Surface) -> None:
        art = self.desk.artwork
        picture, own = art.landscape(scale=self.scale, contrast=self.desk.theme.kind == "contrast")
        left, top, _width, _height = art.title.places.window
        width, height = self.desk.size
        x0 = (width - WINDOW[0] * self.scale) / 2
        y0 = height - WINDOW[1] * self.scale
        crop = pygame.Rect(
            round((left - x0 / self.scale) * own),
            round((top - y0 / self.scale) * own),
            round(width / self.scale * own),
            round(height / self.scale * own),
        ).clip(picture.get_rect())
        piece = pygame.Surface(crop.size)
        piece.blit(picture, (0, 0), crop)
        piece = pygame.transform.smoothscale(piece, self.desk.size)
        if self.desk.is_mirrored:
            piece = pygame.transform.flip(piece, flip_x=True, flip_y=False)
        ground.blit(piece, (0, 0))

    def _smooth_hill(self, ground: pygame.Surface) -> None:
        """Let the furrows of the hill end before they run through the menu's words."""
        desk = self.desk
        if desk.theme.kind == "contrast":
            return
        left, top, right, bottom = SMOOTH
        start, end = self.place(left, top), self.place(right, bottom)
        box = pygame.Rect(start, (end[0] - start[0], end[1] - start[1]))
        box.normalize()
        # A narrow window shows only the middle of the landscape: the hill then begins at its edge.
        x, y = self.place(*BARE)
        hill = ground.get_at((min(max(x, 0), ground.get_width() - 1), min(max(y, 0), ground.get_height() - 1)))
        # A few cells, made large: that fades evenly, and is done once for a window.
        cells = pygame.Surface((CELLS, CELLS), pygame.SRCALPHA)
        for x in range(CELLS):
            for y in range(CELLS):
                beside = (CELLS - 1 - x) / (CELLS * FADES[0])
                below = y / (CELLS * FADES[1])
                alpha = round(255 * min(1.0, beside) * min(1.0, below))
                cells.set_at((CELLS - 1 - x if desk.is_mirrored else x, y), (hill.r, hill.g, hill.b, alpha))
        ground.blit(pygame.transform.smoothscale(cells, box.size), box)

    def _paint_cards(self, ground: pygame.Surface) -> None:
        desk = self.desk
        for code, x, y, _width, degrees in desk.artwork.title.places.cards:
            turn = degrees if desk.is_mirrored else -degrees
            picture = desk.cards.rotated(code, self._card_width(), round(turn))
            place = picture.get_rect(center=self.place(x, y))
            ground.blit(picture, place, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _paint_frame(self, ground: pygame.Surface) -> None:
        """Lay the rim of the card over the window's edge, its corners as they are, its sides stretched."""
        art = self.desk.artwork
        about = art.sheet("title_parts")
        border = about.cells["frame"].slice
        assert border is not None, "the frame can be stretched"
        frame = self._scaled("title_parts", "frame")
        corner = round(border[0] / about.scale * self.scale)
        self.desk.shapes.nine_slices(ground, ground.get_rect(), frame, corner)
