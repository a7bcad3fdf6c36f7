"""What tables and cards can look like: tiles to choose from, and a small table that shows the choice (VISUAL h)."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from gostop_desktop.i18n import NP_, _, pgettext

from .art.portraits import paint_portrait
from .desk import Desk
from .text import Align
from .theme import Theme
from .widgets import Ground, State, Widget
from .widgets.paint import ribbon

FACE_NAMES = {
    "traditional": NP_("card face", "Classic"),
    "badges": NP_("card face", "Badges"),
    "large": NP_("card face", "Numbers"),
    "contrast": NP_("card face", "Contrast"),
}
TABLE_NAMES = {
    "Blanket": NP_("table", "Blanket"),
    "Pine felt": NP_("table", "Pine"),
    "Midnight": NP_("table", "Night"),
    "Paper": NP_("table", "Paper"),
    "High contrast": NP_("table", "Contrast"),
}
"""What the files of the tables call them, and what stands below a small piece of one."""
SAMPLE = "09R"
PREVIEW_CARDS = ("07J", "08B", "back")


class LookTile(Widget):
    """A choice that is seen: a picture with a name below it, or as a tip."""

    def __init__(self, desk: Desk, name: str, key: str, action: Callable[[], None], *, chosen: bool) -> None:
        super().__init__(desk, pygame.Rect(0, 0, 0, 0), name, key=key, ground=Ground.PAPER)
        self.action = action
        self.chosen = chosen
        self.shows_name = True

    def press(self) -> None:
        self.action()


class TableTile(LookTile):
    """A piece of cloth with its stripe."""

    def __init__(self, desk: Desk, theme: Theme, action: Callable[[], None], *, chosen: bool) -> None:
        words = TABLE_NAMES.get(theme.name)
        name = theme.name if words is None else pgettext(*words)
        super().__init__(desk, name, f"table {theme.name}", action, chosen=chosen)
        self.theme = theme

    def paint(self, canvas: pygame.Surface, state: State) -> None:
        desk = self.desk
        words = desk.text.line_height(desk.t(15)) if self.shows_name else 0
        swatch = self.rect.inflate(-desk.u(6), -desk.u(6))
        swatch.height -= words
        radius = desk.u(5)
        desk.shapes.box(canvas, swatch, radius, self.theme.cloth.base, desk.theme.hanji.frame, desk.line)
        top = swatch.y + swatch.height // 2
        for line in self.theme.cloth.stripe:
            height = max(1, round((line.end - line.start) * desk.measure.scale * 0.5))
            band = pygame.Surface((swatch.width - 2 * round(desk.line), height), pygame.SRCALPHA)
            band.fill(line.colour)
            canvas.blit(band, (swatch.x + round(desk.line), top + round(line.start * desk.measure.scale * 0.5)))
        paint_tile_state(canvas, self, swatch, state)


class FaceTile(LookTile):
    """A card in one of the faces."""

    def __init__(self, desk: Desk, face: str, action: Callable[[], None], *, chosen: bool) -> None:
        super().__init__(desk, pgettext(*FACE_NAMES[face]), f"face {face}", action, chosen=chosen)
        self.face = face

    def paint(self, canvas: pygame.Surface, state: State) -> None:
        desk = self.desk
        words = desk.text.line_height(desk.t(15)) if self.shows_name else 0
        height = self.rect.height - words - desk.u(8)
        height = min(height, round((self.rect.width - desk.u(8)) * 1.6))
        width = round(height / 1.6)
        card = pygame.Rect(0, self.rect.y + desk.u(3), width, height)
        card.centerx = self.rect.centerx
        picture = desk.face_sample(self.face, SAMPLE, width)
        canvas.blit(picture, card, special_flags=pygame.BLEND_PREMULTIPLIED)
        paint_tile_state(canvas, self, card, state)


class Preview(Widget):
    """A piece of the table as it looks now: cloth, cards, a mark, a plate, the ribbon."""

    can_focus = False

    def __init__(self, desk: Desk, rect: pygame.Rect) -> None:
        super().__init__(desk, rect, _("Preview"), ground=Ground.PAPER)

    def paint(self, canvas: pygame.Surface, state: State) -> None:  # noqa: ARG002  # it is only looked at
        desk = self.desk
        clip = canvas.get_clip()
        canvas.set_clip(clip.clip(self.rect))
        canvas.blit(desk.materials.cloth(desk.theme, desk.measure, self.rect.size), self.rect)
        self._paint_stripe(canvas)
        width = round(self.rect.width * 0.175)
        for index, code in enumerate(PREVIEW_CARDS):
            picture = desk.cards.picture(code, width)
            centre = self.rect.x + round(self.rect.width * (0.17 + 0.32 * index))
            place = picture.get_rect(center=(centre, self.rect.y + round(self.rect.height * 0.3)))
            if desk.theme.shadows:
                desk.shapes.shadow(canvas, place, desk.u(4), desk.u(6), 0.45, offset=desk.u(3))
            canvas.blit(picture, place, special_flags=pygame.BLEND_PREMULTIPLIED)
            if code == "08B":
                self._paint_mark(canvas, place)
        self._paint_plate(canvas)
        canvas.set_clip(clip)
        desk.shapes.ring(canvas, self.rect, desk.u(4), desk.theme.hanji.frame, desk.line)

    def _paint_mark(self, canvas: pygame.Surface, card: pygame.Rect) -> None:
        desk = self.desk
        mark = desk.theme.mark
        for units, colour in ((2, mark.gap), (4, mark.match), (5, mark.gap), (6, mark.match)):
            around = card.inflate(2 * desk.u(units), 2 * desk.u(units))
            width = desk.u(units) - desk.u(units - (2 if units in {2, 4} else 1))
            desk.shapes.ring(canvas, around, desk.u(4 + units), colour, max(1, width))

    def _paint_stripe(self, canvas: pygame.Surface) -> None:
        desk = self.desk
        top = self.rect.y + round(self.rect.height * 0.575)
        for line in desk.theme.cloth.stripe:
            band = pygame.Surface((self.rect.width, max(1, desk.u(line.end - line.start))), pygame.SRCALPHA)
            band.fill(line.colour)
            canvas.blit(band, (self.rect.x, top + desk.u(line.start)))

    def _paint_plate(self, canvas: pygame.Surface) -> None:
        desk = self.desk
        surface, mark = desk.theme.surface, desk.theme.mark
        height = round(self.rect.height * 0.25)
        plate = pygame.Rect(self.rect.x + desk.u(14), self.rect.bottom - height - desk.u(9), 0, height)
        words_now = _("Your turn")
        tail_width = min(self.rect.width // 2, desk.text.width(words_now, desk.t(15)) + desk.u(34))
        plate.width = self.rect.width - tail_width - desk.u(34)
        plate = desk.mirrored(plate, self.rect)
        desk.shapes.box(canvas, plate, desk.u(8), surface.plate, surface.plate_line, surface.line_width * desk.line)
        size = min(plate.height - desk.u(8), desk.u(40))
        face = desk.mirrored(pygame.Rect(plate.x + desk.u(6), plate.centery - size // 2, size, size), plate)
        paint_portrait(desk, "crane", canvas, face, on_turn=True)
        rest = pygame.Rect(plate.x + size + desk.u(14), plate.y, plate.width - size - desk.u(18), plate.height)
        words = desk.mirrored(rest, plate)
        small = desk.t(15)
        lines = ((pgettext("player", "You"), mark.text), (_("3 of 7 points"), mark.text2))
        shown = [line for line in lines if desk.text.width(line[0], small) <= words.width]
        y = plate.centery - len(shown) * desk.text.line_height(small) // 2
        for text, colour in shown:
            desk.text.draw(canvas, text, (words.x, y), small, colour, width=words.width)
            y += desk.text.line_height(small)
        tail = pygame.Rect(plate.right + desk.u(8), 0, tail_width, desk.u(34))
        if desk.is_mirrored:
            tail.right = plate.left - desk.u(8)
        tail.centery = plate.centery
        ribbon(canvas, desk, tail, leftwards=desk.is_mirrored)
        size = small
        y = tail.centery - desk.text.line_height(size) // 2
        inside = tail.inflate(-desk.u(24), 0).move(-desk.u(4) if not desk.is_mirrored else desk.u(4), 0)
        if desk.text.width(words_now, size) > inside.width:
            return
        desk.text.draw(canvas, words_now, (inside.x, y), size, desk.theme.red.text, width=inside.width)


def paint_tile_state(canvas: pygame.Surface, tile: LookTile, picture: pygame.Rect, state: State) -> None:
    """Draw the name below a tile's picture, and the frames of choice, hover and focus round it."""
    desk = tile.desk
    hanji = desk.theme.hanji
    if tile.chosen:
        around = picture.inflate(2 * desk.u(3), 2 * desk.u(3))
        desk.shapes.ring(canvas, around, desk.u(7), desk.theme.red.fill, 2 * desk.line)
    elif state.hover:
        around = picture.inflate(2 * desk.u(2), 2 * desk.u(2))
        desk.shapes.ring(canvas, around, desk.u(6), hanji.ink, 1.5 * desk.line)
    if state.focus:
        tile.paint_ring(canvas, picture, desk.u(6))
    if tile.shows_name:
        small = desk.t(15)
        y = tile.rect.bottom - desk.text.line_height(small)
        colour = hanji.ink if tile.chosen else hanji.ink2
        desk.text.draw(canvas, tile.name, (tile.rect.x, y), small, colour, align=Align.CENTRE, width=tile.rect.width)
