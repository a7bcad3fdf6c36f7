"""What every scene works with: measures, colours, text, pictures, sound, settings, and the way to other scenes."""

from __future__ import annotations

import logging
from dataclasses import replace as changed
from pathlib import Path
from typing import TYPE_CHECKING

import pygame
from msgspec.structs import replace

from gostop_desktop import i18n
from gostop_desktop.i18n import _
from gostop_desktop.storage.options import GameOptions
from gostop_desktop.storage.paths import Folders, asset
from gostop_desktop.storage.settings import Settings, settings_document

from .art.artwork import Artwork
from .art.back_art import BackArt
from .art.cards import Artist, CardPictures
from .art.drawn_cards import DrawnFaces
from .art.face_art import FaceArt, FaceError
from .art.icons import Icons
from .art.materials import Materials
from .art.pictures import SHEETS
from .art.shapes import Shapes
from .captions import Captions
from .display import Display, WindowDisplay
from .input import Command, Device, Gamepads, Scanner
from .input.caps import pad_cap
from .keys import load_keys
from .languages import speak
from .measure import Measure
from .scene import SceneStack
from .sound import Sound, Volumes
from .terms import KOREAN
from .text import Fonts, TextLayer, bundled_faces
from .text.pseudo import CODES as PSEUDO_LOCALES
from .text.pseudo import PseudoTranslations
from .theme import Theme, ThemeError, load_theme
from .toast import Toast

if TYPE_CHECKING:
    from gostop_desktop.players.worker import Worker

DEFAULT_TABLE = "blanket"
DEFAULT_FACE = "traditional"
DEFAULT_BACK = "waves"

log = logging.getLogger(__name__)


class Desk:
    """The things on the desk; made once for a start of the game, shared by all scenes.

    Lengths: `u(n)` are layout units in pixels, `t(n)` text sizes. Colours: `theme`. Words: `text`, with gettext. Where
    one reads from the right, `mirrored(rect)` says where a thing goes.
    """

    def __init__(self, display: Display, options: GameOptions, folders: Folders) -> None:
        self.display = display
        self.options = options
        self.folders = folders
        self.scenes = SceneStack()
        self.is_over = False
        """Whether the game is to be left after this frame."""
        self._is_muted = False
        self._settings_file = settings_document(folders.settings)
        self._settings = self._first_settings()
        self.text = TextLayer(Fonts(bundled_faces(asset("_built/fonts"))))
        self.shapes = Shapes()
        self.artwork = Artwork(asset("sprites/ui"))
        self.icons = Icons(self.artwork)
        self.materials = Materials(_folder("sprites/ui"), self.shapes)
        self._drawn_faces = DrawnFaces(self.text)
        self.cards = CardPictures(self._chosen_face(), self._drawn_faces)
        self.toast = Toast(self)
        self.captions = Captions(self)
        self.sound = Sound(_folder("sounds"), self._volumes(), self.captions.heard)
        self._worker: Worker | None = None
        self._key_problems: list[str] = []
        self.bindings, buttons = load_keys(folders, self._key_problems)
        self.gamepads = Gamepads(buttons)
        self.held: set[Command] = set()
        """Whose keys or buttons are down at this moment, wherever they went down."""
        self.device = Device.KEYBOARD
        """With what the person gives commands: key caps follow it."""
        self.scanner = Scanner()
        self._set_scanner()
        self.theme = self._chosen_theme()
        self.measure = self._measured()
        self._part_numbers()
        self.use_language(options.language or self._settings.language.interface)

    @property
    def settings(self) -> Settings:
        return self._settings

    @property
    def problems(self) -> list[str]:
        """What was wrong with the settings and the keys when they were read, a sentence each (BUGS S02)."""
        return [*self._settings_file.problems, *self._key_problems]

    @property
    def worker(self) -> Worker:
        """Thinks for the levels that search; its process starts when one of them sits down."""
        if self._worker is None:
            # The players need the whole engine, and the title does not.
            from gostop_desktop.players.worker import Worker

            self._worker = Worker()
        return self._worker

    def close(self) -> None:
        """End what runs beside the game."""
        SHEETS.close()
        if self._worker is not None:
            self._worker.close()

    def change(self, settings: Settings) -> None:
        """Take new settings, live, and save them."""
        before, self._settings = self._settings, settings
        # What is chosen now counts more than what the command line asked for at the start.
        if before.display.text != settings.display.text:
            self.options = changed(self.options, text=None)
        if before.display.scale != settings.display.scale:
            self.options = changed(self.options, scale=None)
        if before.game.speed != settings.game.speed:
            self.options = changed(self.options, speed=None)
        if not self.options.safe_mode and (problem := self._settings_file.save(settings)):
            log.warning("settings: %s", problem)
            self.toast.say(problem)
        self.sound.volumes = self._volumes()
        self._set_scanner()
        if before.display.table != settings.display.table:
            self.theme = self._chosen_theme()
        if (before.display.face, before.display.back) != (settings.display.face, settings.display.back):
            self.cards.use(self._chosen_face())
        if before.language.interface != settings.language.interface:
            self.use_language(settings.language.interface)
        if before.language.terms != settings.language.terms:
            self._use_terms()
            self.text.forget()
            self.scenes.resize()
        if before.language.grouping != settings.language.grouping:
            self._part_numbers()
            self.scenes.resize()
        if before.display.full_screen != settings.display.full_screen and isinstance(self.display, WindowDisplay):
            self.display.full_screen = settings.display.full_screen
        if _shape(before) != _shape(settings):
            self.resize()

    @property
    def table_name(self) -> str:
        """The name of the file of the table in use."""
        return self._table_name

    def face_sample(self, face: str, code: str, width: int) -> pygame.Surface:
        """Return a card of a face that need not be the one in use, premultiplied."""
        key = ("face", face, code, width)
        if (picture := self.shapes.known(key)) is None:
            drawn = FaceArt(_folder("sprites"), face).picture(code, width) or self.cards.picture(code, width)
            picture = self.shapes.keep(key, drawn)
        return picture

    def u(self, units: float) -> int:
        """Return layout units in pixels (1 u = 1 px at 1280 × 720)."""
        return self.measure.u(units)

    def g(self, units: float) -> int:
        """Return a length in pixels of what stands beside words and grows with them, though not as much."""
        return self.measure.g(units)

    def t(self, units: float) -> int:
        """Return a text size in pixels (VISUAL 3)."""
        return self.measure.t(units)

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the window in pixels."""
        return self.measure.width, self.measure.height

    @property
    def line(self) -> float:
        """Width of a one-unit line in pixels, never less than one."""
        return max(1.0, self.measure.scale)

    @property
    def is_mirrored(self) -> bool:
        """Whether screens are laid out from right to left."""
        return i18n.is_right_to_left()

    def mirrored(self, rect: pygame.Rect, within: pygame.Rect | None = None) -> pygame.Rect:
        """Return where a thing goes that a screen read from the left has at `rect` (UX 6.4)."""
        if not self.is_mirrored:
            return rect
        # A rectangle without a height is one, though it counts as false.
        around = pygame.Rect((0, 0), self.size) if within is None else within
        return pygame.Rect(around.left + around.right - rect.right, rect.y, rect.width, rect.height)

    def use_table(self, name: str) -> None:
        """Lay another cloth: the name of a theme. Raises ThemeError if there is none."""
        self.theme = load_theme(asset("themes") / f"{name}.toml")
        self._table_name = name
        self.resize()

    def use_language(self, language: str | None) -> None:
        """Switch every message; None takes what the system prefers. An unknown language leaves English."""
        if language in PSEUDO_LOCALES:
            i18n.use(language, PseudoTranslations(language))
        else:
            speak(language)
        self._use_terms()
        self.text.is_leftwards = self.is_mirrored
        if isinstance(self.display, WindowDisplay):
            self.display.set_title(i18n.plain(_("Go-Stop")))
        self.text.forget()
        self.cards.forget()
        self.scenes.resize()

    def resize(self) -> None:
        """Take the measures of the display anew and lay everything out."""
        self.measure = self._measured()
        for cache in (self.text, self.shapes, self.materials, self.cards):
            cache.forget()
        self.scenes.resize()

    def toggle_mute(self) -> None:
        """Switch all sound off, or on again."""
        self._is_muted = not self._is_muted
        self.sound.volumes = self._volumes()
        if self._is_muted:
            self.sound.stop()

    def toggle_full_screen(self) -> None:
        """Fill the screen, or go back into the window."""
        look = self._settings.display
        self.change(replace(self._settings, display=replace(look, full_screen=not look.full_screen)))

    def change_text_size(self, percent: int) -> None:
        """Make all text larger or smaller by this many percent points, within 100 to 200."""
        look = self._settings.display
        text = min(200, max(100, (self.options.text or look.text) + percent))
        # What the command line asked for is what one sees, and counts no more from now on.
        self.options = changed(self.options, text=None)
        self.change(replace(self._settings, display=replace(look, text=text)))
        if self._measured() != self.measure:
            self.resize()

    def cap(self, command: Command) -> str:
        """Return what stands on the cap of a command: its key, or its button while a gamepad is used; or nothing."""
        if self.device is Device.GAMEPAD:
            return pad_cap(self.gamepads.buttons, command, is_plain=self.gamepads.is_plain)
        return self.bindings.label(command)

    def hold_cap(self) -> str:
        """Return what stands on the key or button that is held to see a hand."""
        return self.cap(Command.SKIP) if self.device is Device.GAMEPAD else self.bindings.hold_label()

    def use_device(self, device: Device) -> None:
        """Take with what a command was given; all caps follow."""
        if device is not self.device:
            self.device = device
            self.scenes.resize()

    def clipboard(self) -> str:
        """Return the text that was copied last, in whatever program; empty where there is none."""
        try:
            return pygame.scrap.get_text()
        except pygame.error:
            return ""

    def copy(self, text: str) -> bool:
        """Put a text where other programs can paste it; return whether that worked."""
        try:
            pygame.scrap.put_text(text)
        except pygame.error:
            return False
        return True

    def quit(self) -> None:
        """Leave the game at the end of this frame."""
        self.is_over = True

    def _first_settings(self) -> Settings:
        """Return the settings of the file; in safe mode the defaults, which then touch no file."""
        if self.options.safe_mode:
            return Settings()
        settings = self._settings_file.load()
        if self.options.reset_settings:
            settings = Settings()
            self._settings_file.save(settings)
        return settings

    def _use_terms(self) -> None:
        """Take the Korean words where they are wished; in Korean they are there anyhow."""
        wanted = self._settings.language.terms == "korean" and i18n.language() != "ko"
        i18n.use_terms(KOREAN if wanted else {})

    def _part_numbers(self) -> None:
        i18n.group_digits(self._settings.language.grouping)

    def _set_scanner(self) -> None:
        controls = self._settings.controls
        self.scanner.is_on = controls.auto_scan
        self.scanner.seconds = controls.scan_time / 10

    def _measured(self) -> Measure:
        width, height = self.display.surface.get_size()
        look = self._settings.display
        scale = self.options.scale or look.scale
        interface = None if scale is None else scale / 100
        text = (self.options.text or look.text) / 100
        return Measure(width, height, self.display.density, interface, text)

    def _volumes(self) -> Volumes:
        sound = self._settings.sound
        return Volumes(
            sound.master / 100,
            sound.effects / 100,
            sound.callouts / 100,
            self._is_muted,
            not sound.mute_in_background,
            sound.mono,
        )

    def _chosen_face(self) -> Artist:
        """Return the face of the settings with the back that was chosen."""
        back = self._settings.display.back
        faces = self._chosen_faces()
        return faces if back == DEFAULT_BACK else BackArt(faces, self.artwork, back)

    def _chosen_faces(self) -> Artist:
        """Return the face of the settings, or the default one where there is none of that name (BUGS S09)."""
        sprites = _folder("sprites")
        for name in (self._settings.display.face, DEFAULT_FACE):
            try:
                return FaceArt(sprites, name)
            except FaceError as error:
                log.warning("%s", error)
        return self._drawn_faces

    def _chosen_theme(self) -> Theme:
        """Return the table of the settings, or the default one where there is none of that name (BUGS S09)."""
        folder = asset("themes")
        name = self._settings.display.table
        if not (folder / f"{name}.toml").is_file():
            name = DEFAULT_TABLE
        self._table_name = name
        try:
            return load_theme(folder / f"{name}.toml")
        except ThemeError as error:
            log.warning("%s", error)
            self._table_name = DEFAULT_TABLE
            return load_theme(folder / f"{DEFAULT_TABLE}.toml")


def _shape(settings: Settings) -> tuple[object, ...]:
    """Return the settings after whose change everything has to be laid out and drawn anew."""
    look = settings.display
    return look.full_screen, look.scale, look.text, look.table, look.face, look.back


def _folder(name: str) -> Path:
    """Return the path of an asset folder, also if there is none: its things are then missing one by one."""
    try:
        return asset(name)
    except ValueError:
        return Path(name)
