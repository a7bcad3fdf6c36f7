"""The title: the window is one big card, with the menu on its hill (UX 2.1, VISUAL f)."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from msgspec.structs import replace

from gostop_desktop import i18n
from gostop_desktop.i18n import _
from gostop_desktop.storage.records import Autosave
from gostop_desktop.ui.ahead import Ahead
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.languages import language_codes, language_name
from gostop_desktop.ui.saved import LeftMatch, has_saved_round, left_matches, saved_round_parts, take_up
from gostop_desktop.ui.scene import Scene
from gostop_desktop.ui.start import resumed_table
from gostop_desktop.ui.widgets import Controls, Select, SelectList

from .title_menu import MenuItem, TitleNote
from .title_picture import EDGE, TitlePicture

PITCH, CLOSE_PITCH = 50, 45
MANY = 8
"""Entries from which on they stand closer, so that the geese have their sky."""
SIZES = (24, 20, 17)
"""Sizes of the menu's words: with large text and all entries the larger ones have no room."""
RIBBON = (372, 60)
BEFORE_MOON = 16
BESIDE_NOTE = 110
"""Units of the ribbon before and behind what stands below Continue."""
LOWER = 0.3
"""The part of the free room below a short menu by which it lies lower."""
CLEAR = 10
"""Units that the geese keep from the menu."""
DRIFT_SECONDS = 6.0
"""How long the geese fly on arrival, once."""
LANGUAGE_KEY, LEFT_KEY = "language", "left"
KEYS = {"globe": LANGUAGE_KEY, "history": LEFT_KEY}
"""Of the entries that open a list, by their icons."""


class TitleScene(Scene):
    """Where everything begins."""

    name = "title"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.controls = Controls(self)
        self.has_saved_round = False
        self._left: list[LeftMatch] = []
        """The matches before the one that Continue goes on with."""
        self._ground: pygame.Surface | None = None
        self._geese: pygame.Surface | None = None
        self._flown = 0.0
        """Seconds that the geese have been flying."""
        self._picture = TitlePicture(desk)
        self._ahead = Ahead()

    def enter(self) -> None:
        self._flown = DRIFT_SECONDS if self.desk.settings.display.motion != "full" else 0.0
        if has_saved_round(self.desk) != self.has_saved_round:
            self.resize()
        self.damage()

    def leave(self) -> None:
        self._ground = self._geese = None

    def resize(self) -> None:
        desk = self.desk
        self.has_saved_round, self._left = has_saved_round(desk), left_matches(desk)
        self._ground = self._geese = None
        self.controls.clear()
        entries = self._entries()
        note = TitleNote(desk, saved_round_parts(desk) if self.has_saved_round else [])
        end = 0
        for size in SIZES:
            line = desk.text.line_height(desk.t(size))
            pitch = max(desk.u(CLOSE_PITCH if len(entries) >= MANY else PITCH), line + desk.u(8))
            self._picture.lay(self._height(size, pitch, note, len(entries)))
            end = self._picture.menu_end() - desk.u(BEFORE_MOON)
            note.write(end - self._picture.px(EDGE) - desk.u(BESIDE_NOTE))
            needed = self._height(size, pitch, note, len(entries))
            self._picture.lay(needed)
            y, foot = self._picture.menu_place()
            if needed <= foot - self._picture.px(EDGE):
                break
        free = foot - needed
        y = min(y, free)
        y += round((free - y) * LOWER)
        top_height = self._top_height(size, note)
        width = max(desk.u(RIBBON[0]), max(desk.text.width(entries[0][0], desk.t(size)), note.width) + desk.u(120))
        # Two long names with what they have won must not lie over the moon: they are written in several lines.
        width = min(width, max(desk.u(RIBBON[0]), end - self._picture.px(EDGE)))
        names = max(desk.text.width(name, desk.t(size)) for name, _icon, _action in entries)
        x = self._picture.px(EDGE)
        for row, (name, icon, action) in enumerate(entries):
            if row == 0:
                rect = pygame.Rect(x, y, width, top_height)
                y += top_height + desk.u(12)
            else:
                rect = pygame.Rect(x + desk.u(50), y, max(desk.u(290), names + desk.u(60)), pitch)
                y += pitch
            key = KEYS.get(icon, name)
            item = MenuItem(desk, rect, name, icon, action, note if row == 0 else None, key=key)
            item.size = size
            self.controls.add(item)
        self.controls.restore()

    def command(self, command: Command) -> bool:
        return self.controls.command(command)

    def handle(self, event: pygame.Event) -> None:
        self.controls.handle(event)

    def update(self, dt: float) -> None:
        if self._ground is not None and not self._picture.has_cards:
            self._picture.prepare()
            self._ground = None
            self.damage()
        elif self._ground is not None:
            self._ahead.work()
        if self._flown < DRIFT_SECONDS and self._geese is not None:
            before = self._geese_place()
            self._flown = min(DRIFT_SECONDS, self._flown + dt)
            place = self._geese_place()
            if place != before:
                self.damage(pygame.Rect(before, self._geese.get_size()).union((place, self._geese.get_size())))

    def draw(self, canvas: pygame.Surface) -> None:
        if self._ground is None:
            self._ground = self._picture.baked()
            self._geese = self._picture.geese()
        canvas.blit(self._ground, (0, 0))
        if self._geese is not None and self.desk.theme.kind != "contrast" and self._has_sky():
            canvas.blit(self._geese, self._geese_place(), special_flags=pygame.BLEND_PREMULTIPLIED)
        self.controls.draw(canvas)

    def _top_height(self, size: int, note: TitleNote) -> int:
        """Return how high the entry that wears the ribbon is."""
        desk = self.desk
        least = desk.text.line_height(desk.t(size)) + desk.t(15) + desk.u(12)
        return max(desk.u(RIBBON[1]), least, desk.text.line_height(desk.t(size)) + note.height + desk.u(12))

    def _height(self, size: int, pitch: int, note: TitleNote, count: int) -> int:
        """Return how high a menu of so many entries is."""
        return self._top_height(size, note) + self.desk.u(12) + pitch * (count - 1)

    def _entries(self) -> list[tuple[str, str, Callable[[], None]]]:
        entries: list[tuple[str, str, Callable[[], None]]] = [
            (_("New game"), "plus", self._new_game),
            (_("Rules"), "book", self._rules),
            (_("Card gallery"), "cards", self._gallery),
            (_("Settings"), "gear", self._settings),
            (_("Language"), "globe", self._language),
            (_("Quit"), "door", self.desk.quit),
        ]
        if self._left:
            entries.insert(1, (_("Earlier matches"), "history", self._earlier))
        if self.has_saved_round:
            entries.insert(0, (_("Continue"), "play", self._continue))
        return entries

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

    def _rules(self) -> None:
        from gostop_desktop.ui.new_game.choice import GameChoice

        from .rules_in_force import RulesScene

        choice = GameChoice(self.desk, self.damage)
        self.desk.scenes.push(RulesScene(self.desk, choice.rules, choice.preset, is_played=False))

    def _gallery(self) -> None:
        from .gallery import GalleryScene

        self.desk.scenes.push(GalleryScene(self.desk))

    def _settings(self) -> None:
        from .settings import SettingsScene

        self.desk.scenes.push(SettingsScene(self.desk))

    def _earlier(self) -> None:
        """Open the list of the matches before the one that Continue goes on with."""
        self._open_list(LEFT_KEY, [left.note for left in self._left], -1, self._take_up)

    def _take_up(self, index: int) -> None:
        try:
            take_up(self.desk, self._left[index])
        except (OSError, ValueError) as error:
            self.desk.toast.say(_("The round cannot be continued: {reason}", reason=error))
            return
        self._continue()

    def _language(self) -> None:
        codes = language_codes()
        names = [language_name(code) for code in codes]
        self._open_list(LANGUAGE_KEY, names, codes.index(i18n.language()), self._use_language)

    def _open_list(self, key: str, words: list[str], chosen: int, choose: Callable[[int], None]) -> None:
        item = next(widget for widget in self.controls.all() if widget.key == key)
        self.desk.scenes.push(SelectList(self.desk, Select(self.desk, item.rect, item.name, words, chosen, choose)))

    def _use_language(self, index: int) -> None:
        settings = self.desk.settings
        language = replace(settings.language, interface=language_codes()[index])
        self.desk.change(replace(settings, language=language))

    def _has_sky(self) -> bool:
        """Say whether the geese have room: words of the menu that are very large would lie over them."""
        assert self._geese is not None, "they have been drawn"
        around = self._geese.get_bounding_rect().move(self._geese_place())
        in_sky = around.top >= self._picture.px(EDGE)
        return in_sky and not any(around.colliderect(item.rect) for item in self.controls.all())

    def _geese_place(self) -> tuple[int, int]:
        """Return where the geese are now: above the menu where that reaches up to them."""
        assert self._geese is not None, "they have been drawn"
        x, y = self._picture.geese_place(self._flown / DRIFT_SECONDS, self._geese.get_width())
        around = self._geese.get_bounding_rect().move(x, y).inflate(2 * self.desk.u(CLEAR), 2 * self.desk.u(CLEAR))
        tops = [item.rect.top for item in self.controls.all() if item.rect.colliderect(around)]
        return x, y - (around.bottom - min(tops) if tops else 0)
