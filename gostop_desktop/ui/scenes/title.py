"""The title: the window is one big card, with the menu on its hill (UX 2.1, VISUAL f)."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, radians, sin

import pygame
from msgspec.structs import replace

from gostop_desktop import i18n
from gostop_desktop.i18n import _
from gostop_desktop.storage.records import Autosave
from gostop_desktop.ui.art.cards import card_height
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.languages import language_codes, language_name
from gostop_desktop.ui.measure import SMALLEST_TEXT
from gostop_desktop.ui.saved import has_saved_round, saved_round_note
from gostop_desktop.ui.scene import Scene
from gostop_desktop.ui.start import resumed_table
from gostop_desktop.ui.text import Align
from gostop_desktop.ui.widgets import Controls, Ground, Select, SelectList, State, Widget
from gostop_desktop.ui.widgets.paint import ribbon

WINDOW = (1280, 720)
FRAME = 30
"""Units of the rim that are not to be stretched."""
EDGE = 14
"""Where the card's picture begins inside the rim."""
PITCH = 45
RIBBON = (372, 60)
DRIFT = 8
"""Units that the geese fly on arrival, once, and in how many seconds."""
DRIFT_SECONDS = 6.0
LARGEST_CARD = 432
"""Pixels up to which the sheets are sharp enough (ART 5.3)."""
FOOT = 42
LANGUAGE_KEY = "language"


class MenuItem(Widget):
    """A line of the menu; the first one wears the ribbon."""

    def __init__(
        self,
        desk: Desk,
        rect: pygame.Rect,
        name: str,
        icon: str,
        action: Callable[[], None],
        *,
        has_ribbon: bool = False,
        note: str = "",
        key: str = "",
    ) -> None:
        super().__init__(desk, rect, name, key=key, ground=Ground.DIALOG)
        self.icon = icon
        self.action = action
        self.has_ribbon = has_ribbon
        self.note = note

    def press(self) -> None:
        self.action()

    def paint(self, canvas: pygame.Surface, state: State) -> None:
        desk = self.desk
        look, red = desk.theme.title, desk.theme.red
        if self.has_ribbon:
            ribbon(canvas, desk, self.rect, leftwards=desk.is_mirrored)
        icon_x = self.rect.x + (desk.u(62) if self.has_ribbon else desk.u(12))
        icon = desk.mirrored(pygame.Rect(icon_x - desk.u(11), self.rect.y, desk.u(22), self.rect.height), self.rect)
        words_x = icon_x + desk.u(28)
        words = pygame.Rect(words_x, self.rect.y, self.rect.right - words_x - desk.u(8), self.rect.height)
        words = desk.mirrored(words, self.rect)
        colour = red.text if self.has_ribbon else look.brass
        desk.icons.draw(canvas, self.icon, icon.center, desk.u(22), colour)
        size, small = desk.t(24), desk.t(15)
        height = desk.text.line_height(size) + (round(1.1 * small) if self.note else 0)
        top = self.rect.centery - height // 2
        text = red.text if self.has_ribbon else look.text
        desk.text.draw(canvas, self.name, (words.x, top), size, text, width=words.width)
        under = top + desk.text.line_height(size)
        if self.note:
            desk.text.draw(canvas, self.note, (words.x, under - desk.u(3)), small, red.text2, width=words.width)
        if state.hover and not self.has_ribbon:
            width = desk.text.width(self.name, size)
            line = desk.mirrored(pygame.Rect(words_x, under, width, max(1, round(desk.line))), self.rect)
            canvas.fill(look.brass, line)
        if state.focus:
            self.paint_ring(canvas, self.rect, desk.u(5))


class TitleScene(Scene):
    """Where everything begins."""

    name = "title"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.controls = Controls(self)
        self.has_saved_round = False
        self._ground: pygame.Surface | None = None
        self._geese: pygame.Surface | None = None
        self._flown = 0.0
        """Seconds that the geese have been flying."""
        self._has_cards = False
        """Whether the cards are in the picture: the first frame does not wait for their sheets."""

    def enter(self) -> None:
        self._flown = DRIFT_SECONDS if self.desk.settings.display.motion != "full" else 0.0
        if has_saved_round(self.desk) != self.has_saved_round:
            self.resize()
        self.damage()

    def leave(self) -> None:
        self._ground = self._geese = None

    def resize(self) -> None:
        desk = self.desk
        self.has_saved_round = has_saved_round(desk)
        self._ground = self._geese = None
        self.controls.clear()
        entries = self._entries()
        pitch = max(desk.u(PITCH), desk.text.line_height(desk.t(24)) + desk.u(8))
        top_height = max(desk.u(RIBBON[1]), desk.text.line_height(desk.t(24)) + desk.t(15) + desk.u(12))
        needed = top_height + desk.u(12) + pitch * (len(entries) - 1)
        foot = desk.size[1] - self._px(FOOT) - desk.text.line_height(desk.t(15))
        y = min(self._place(0, desk.artwork.title.places.menu[1])[1], foot - needed)
        width = max(desk.u(RIBBON[0]), self._widest(entries) + desk.u(120))
        names = max(desk.text.width(name, desk.t(24)) for name, _icon, _action, _note in entries)
        x = self._px(EDGE)
        for row, (name, icon, action, note) in enumerate(entries):
            if row == 0:
                rect = pygame.Rect(x, y, width, top_height)
                y += top_height + desk.u(12)
            else:
                rect = pygame.Rect(x + desk.u(50), y, max(desk.u(290), names + desk.u(60)), pitch)
                y += pitch
            key = LANGUAGE_KEY if icon == "globe" else name
            self.controls.add(MenuItem(desk, rect, name, icon, action, has_ribbon=row == 0, note=note, key=key))
        self.controls.restore()

    def command(self, command: Command) -> bool:
        return self.controls.command(command)

    def handle(self, event: pygame.Event) -> None:
        self.controls.handle(event)

    def update(self, dt: float) -> None:
        if self._ground is not None and not self._has_cards:
            codes = [code for code, *_rest in self.desk.artwork.title.places.cards]
            self.desk.cards.prepare(codes, self._card_width())
            self._ground = None
            self.damage()
        if self._flown < DRIFT_SECONDS:
            before = self._geese_place()
            self._flown = min(DRIFT_SECONDS, self._flown + dt)
            place = self._geese_place()
            if place != before and self._geese is not None:
                self.damage(pygame.Rect(before, self._geese.get_size()).union((place, self._geese.get_size())))

    def draw(self, canvas: pygame.Surface) -> None:
        if self._ground is None:
            self._ground = self._baked()
            geese = self._scaled("title_parts", "geese")
            self._geese = pygame.transform.flip(geese, flip_x=self.desk.is_mirrored, flip_y=False)
        canvas.blit(self._ground, (0, 0))
        if self._geese is not None and self.desk.theme.kind != "contrast":
            canvas.blit(self._geese, self._geese_place(), special_flags=pygame.BLEND_PREMULTIPLIED)
        self.controls.draw(canvas)

    def _entries(self) -> list[tuple[str, str, Callable[[], None], str]]:
        entries: list[tuple[str, str, Callable[[], None], str]] = [
            (_("New game"), "plus", self._new_game, ""),
            (_("Card gallery"), "cards", self._gallery, ""),
            (_("Settings"), "gear", self._settings, ""),
            (_("Language"), "globe", self._language, ""),
            (_("Quit"), "door", self.desk.quit, ""),
        ]
        if self.has_saved_round:
            entries.insert(0, (_("Continue"), "play", self._continue, saved_round_note(self.desk)))
        return entries

    def _widest(self, entries: list[tuple[str, str, Callable[[], None], str]]) -> int:
        text, desk = self.desk.text, self.desk
        name, _icon, _action, note = entries[0]
        return max(text.width(name, desk.t(24)), text.width(note, desk.t(15)))

    def _new_game(self) -> None:
        from .new_game import NewGameScene

        self.desk.scenes.push(NewGameScene(self.desk))

    def _continue(self) -> None:
        desk = self.desk
        try:
            table = resumed_table(desk)
        except (OSError, ValueError) as error:
            desk.toast.say(self._kept_broken(error))
            self.resize()
            self.damage()
            return
        desk.scenes.push(table)

    def _kept_broken(self, error: Exception) -> str:
        """Keep a round that cannot be continued under another name, and return what is to be told about it.

        A damaged file must not stop the game again and again (BUGS S02, S05).
        """
        try:
            kept = Autosave(self.desk.folders.autosave).set_aside()
        except OSError:
            return _("The round cannot be continued: {reason}", reason=error)
        return _("The round cannot be continued: {reason} It is kept as {file}.", reason=error, file=kept.name)

    def _gallery(self) -> None:
        from .gallery import GalleryScene

        self.desk.scenes.push(GalleryScene(self.desk))

    def _settings(self) -> None:
        from .settings import SettingsScene

        self.desk.scenes.push(SettingsScene(self.desk))

    def _language(self) -> None:
        codes = language_codes()
        item = next(widget for widget in self.controls.all() if widget.key == LANGUAGE_KEY)
        names = [language_name(code) for code in codes]
        field = Select(self.desk, item.rect, item.name, names, codes.index(i18n.language()), self._use_language)
        self.desk.scenes.push(SelectList(self.desk, field))

    def _use_language(self, index: int) -> None:
        settings = self.desk.settings
        language = replace(settings.language, interface=language_codes()[index])
        self.desk.change(replace(settings, language=language))

    @property
    def _scale(self) -> float:
        """Pixels a unit of the picture, which fills the window whatever its shape."""
        width, height = self.desk.size
        return max(min(width / WINDOW[0], height / WINDOW[1]), height / self.desk.artwork.title.canvas[1])

    def _px(self, units: float) -> int:
        return round(units * self._scale)

    def _place(self, x: float, y: float) -> tuple[int, int]:
        """Return where a place of the picture's window is on the screen: centred, standing on the lower edge."""
        width, height = self.desk.size
        left = (width - WINDOW[0] * self._scale) / 2
        if self.desk.is_mirrored:
            x = WINDOW[0] - x
        return round(left + x * self._scale), round(height - (WINDOW[1] - y) * self._scale)

    def _geese_place(self) -> tuple[int, int]:
        flown = self._flown / DRIFT_SECONDS
        eased = 1 - (1 - flown) ** 2
        x, y = self.desk.artwork.title.places.geese
        x, y = self._place(x + DRIFT * (1 - eased), y)
        return (x - self._geese.get_width() if self.desk.is_mirrored and self._geese is not None else x), y

    def _card_width(self) -> int:
        return min(LARGEST_CARD, self._px(self.desk.artwork.title.places.cards[0][3]))

    def _scaled(self, sheet: str, name: str, colour: pygame.Color | None = None) -> pygame.Surface:
        width, height = self.desk.artwork.size(sheet, name)
        return self.desk.artwork.picture(sheet, name, (self._px(width), self._px(height)), colour)

    def _baked(self) -> pygame.Surface:
        """Return everything that does not move."""
        desk = self.desk
        ground = pygame.Surface(desk.size)
        self._paint_landscape(ground)
        width = self._card_width()
        self._has_cards = all(desk.cards.is_ready(code, width) for code, *_rest in desk.artwork.title.places.cards)
        if self._has_cards:
            self._paint_cards(ground)
        look = desk.theme.title
        places = desk.artwork.title.places
        wordmark = self._scaled("wordmark", "wordmark", look.ink)
        ground.blit(
            wordmark, wordmark.get_rect(center=self._place(*places.wordmark)), special_flags=pygame.BLEND_PREMULTIPLIED
        )
        # Dark on the moon, the words must not leave it, nor those below the lawn before the cards.
        words, room = _("Go-Stop · Korean flower cards"), round(wordmark.get_width() * 0.92)
        size = self._fitting(words, max(desk.t(15), round(22 * self._scale)), room)
        centre = self._place(*places.subtitle)
        line = pygame.Rect(centre[0] - room // 2, centre[1] - desk.text.line_height(size) // 2, room, 0)
        desk.text.draw(ground, words, line.topleft, size, look.ink, align=Align.CENTRE, width=room)
        self._paint_frame(ground)
        words = _("Play chips only. No network, no account.")
        foot = pygame.Rect(desk.u(64), desk.size[1] - self._px(FOOT), self._cards_from() - desk.u(64 + 6), 0)
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
            centre = self._place(x, y)[0]
            starts.append((self.desk.size[0] - centre if self.desk.is_mirrored else centre) - half)
        return round(min(starts))

    def _paint_landscape(self, ground: pygame.Surface) -> None:
        art = self.desk.artwork
        picture, own = art.landscape(scale=self._scale, contrast=self.desk.theme.kind == "contrast")
        left, top, _width, _height = art.title.places.window
        width, height = self.desk.size
        x0 = (width - WINDOW[0] * self._scale) / 2
        y0 = height - WINDOW[1] * self._scale
        crop = pygame.Rect(
            round((left - x0 / self._scale) * own),
            round((top - y0 / self._scale) * own),
            round(width / self._scale * own),
            round(height / self._scale * own),
        ).clip(picture.get_rect())
        piece = pygame.Surface(crop.size)
        piece.blit(picture, (0, 0), crop)
        piece = pygame.transform.smoothscale(piece, self.desk.size)
        if self.desk.is_mirrored:
            piece = pygame.transform.flip(piece, flip_x=True, flip_y=False)
        ground.blit(piece, (0, 0))

    def _paint_cards(self, ground: pygame.Surface) -> None:
        desk = self.desk
        for code, x, y, _width, degrees in desk.artwork.title.places.cards:
            turn = degrees if desk.is_mirrored else -degrees
            picture = desk.cards.rotated(code, self._card_width(), round(turn))
            place = picture.get_rect(center=self._place(x, y))
            ground.blit(picture, place, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _paint_frame(self, ground: pygame.Surface) -> None:
        """Lay the rim of the card over the window's edge, its corners as they are, its sides stretched."""
        art = self.desk.artwork
        about = art.sheet("title_parts")
        border = about.cells["frame"].slice
        assert border is not None, "the frame can be stretched"
        frame = self._scaled("title_parts", "frame")
        corner = round(border[0] / about.scale * self._scale)
        self.desk.shapes.nine_slices(ground, ground.get_rect(), frame, corner)
