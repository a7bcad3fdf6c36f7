"""Desks without a screen, and eyes that see when a text has no room."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import pygame

from gostop_desktop.i18n import plain
from gostop_desktop.storage.options import GameOptions
from gostop_desktop.storage.paths import folders
from gostop_desktop.ui.app import App
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.display import PictureDisplay
from gostop_desktop.ui.input.commands import Command
from gostop_desktop.ui.input.key_defaults import DEFAULTS
from gostop_desktop.ui.scene import Scene
from gostop_desktop.ui.text import Align, TextLayer

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (3840, 2160))
LANGUAGES = ("en", "ko", "en-XA", "en-XB")


class Ear(list[str]):
    """The names of the sounds that were played, in turn, and the place of each that has one."""

    def __init__(self) -> None:
        super().__init__()
        self.places: list[tuple[str, float]] = []

    def __call__(self, name: str, x: float | None = None) -> None:
        self.append(name)
        if x is not None:
            self.places.append((name, x))


@dataclass(frozen=True, slots=True)
class Cut:
    """A text that is wider than its place, or lies outside of the screen."""

    text: str
    taken: int
    room: int


@dataclass(slots=True)
class Witness:
    """Remembers which texts had no room, and where all of them lie."""

    cuts: list[Cut] = field(default_factory=list)
    boxes: list[pygame.Rect] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    """What was drawn, without isolates, in the same order."""


class WatchedText(TextLayer):
    """The text layer, with a witness."""

    witness: Witness

    def cut(self, words: str, size: int, width: int) -> str:
        """Cut the words as the game does, and remember that they were."""
        self.witness.cuts.append(Cut(words, self.width(words, size), width))
        return super().cut(words, size, width)

    def draw(
        self,
        target: pygame.Surface,
        text: str,
        place: tuple[int, int],
        size: int,
        colour: pygame.Color,
        *,
        align: Align = Align.START,
        width: int = 0,
    ) -> pygame.Rect:
        taken = self.width(text, size)
        if width and taken > width + 1:
            self.witness.cuts.append(Cut(text, taken, width))
        drawn = super().draw(target, text, place, size, colour, align=align, width=width)
        self.witness.words.append(plain(text))
        # Where the line lies, whatever of it is in sight: of what is scrolled away a part may be cut off.
        middle = place[1] + self.line_height(size) // 2
        self.witness.boxes.append(pygame.Rect(drawn.x, middle - size // 2, drawn.width, size))
        return drawn


def desk_of(
    home: Path, size: tuple[int, int] = (1280, 720), language: str = "en", *, text: int = 100, seed: str = "1"
) -> Desk:
    """Return a desk whose display is a picture."""
    return Desk(PictureDisplay(size), GameOptions(language=language, text=text, seed=seed), folders(home))


def watch(desk: Desk) -> Witness:
    """Let a witness see every text that is drawn from now on."""
    witness = Witness()
    watched = WatchedText.__new__(WatchedText)
    watched.__dict__.update(desk.text.__dict__)
    watched.witness = witness
    desk.text = watched
    return witness


class Hands:
    """Presses keys and moves the pointer through the same events that a person makes."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.app = App(desk)

    def show(self, scene: Scene) -> Scene:
        self.desk.scenes.reset(scene)
        self.app.step(0.02)
        return scene

    def press(self, command: Command) -> None:
        """Press the key that a command has at first, and let it go."""
        key = DEFAULTS[command]
        sides = {"ctrl": pygame.KMOD_CTRL, "shift": pygame.KMOD_SHIFT, "alt": pygame.KMOD_ALT, "meta": pygame.KMOD_GUI}
        mod = sum(sides[name] for name in key.modifiers)
        self.key(key.scan_code, mod)

    def key(self, scan_code: int, mod: int = 0, key: int = 0, unicode: str = "") -> None:
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self.post(kind, scancode=scan_code, mod=mod, key=key, unicode=unicode)

    def type(self, text: str) -> None:
        """Type letters as the system gives them to a text field."""
        for letter in text:
            self.post(pygame.KEYDOWN, scancode=0, mod=0, key=0, unicode=letter)
            self.post(pygame.TEXTINPUT, text=letter)

    def move(self, place: tuple[int, int]) -> None:
        self.post(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0))

    def drag(self, place: tuple[int, int]) -> None:
        """Move the pointer with its button down."""
        self.post(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(1, 0, 0))

    def click(self, place: tuple[int, int]) -> None:
        self.move(place)
        self.post(pygame.MOUSEBUTTONDOWN, pos=place, button=1)
        self.post(pygame.MOUSEBUTTONUP, pos=place, button=1)

    def post(self, kind: int, **values: object) -> None:
        """Post an event and let the game take it."""
        pygame.event.post(pygame.Event(kind, values))
        self.app.step(0.02)
