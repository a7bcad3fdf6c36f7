"""What the person has chosen, page by page (UX 3.6)."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from .documents import Document

Percent: TypeAlias = Annotated[int, Meta(ge=0, le=100)]
Speed: TypeAlias = Literal["slow", "normal", "fast", "instant"]


class GameSettings(Struct, frozen=True, kw_only=True):
    """How a round is played."""

    speed: Speed = "normal"
    confirm_plays: bool = False
    """A first click selects a card, a second one plays it."""
    match_marks: bool = True
    """Mark the hand cards that match something on the table."""
    auto_cut: bool = False


class DisplaySettings(Struct, frozen=True, kw_only=True):
    """How the game looks."""

    full_screen: bool = False
    scale: Annotated[int, Meta(ge=80, le=300)] | None = None
    """Scale of the interface in percent; None follows the system."""
    text: Annotated[int, Meta(ge=100, le=200)] = 100
    """Size of the text in percent."""
    table: str = "blanket"
    face: str = "traditional"
    back: Literal["waves", "plum", "plain", "indigo"] = "waves"
    motion: Literal["full", "reduced", "none"] = "full"
    screen_shake: bool = True


class SoundSettings(Struct, frozen=True, kw_only=True):
    """What is heard, in percent."""

    master: Percent = 80
    effects: Percent = 100
    callouts: Percent = 100
    mute_in_background: bool = True


class LanguageSettings(Struct, frozen=True, kw_only=True):
    """The words and numbers of the interface."""

    interface: str | None = None
    """Language code; None follows the system."""
    callouts: Literal["korean", "translated", "both"] = "both"


class ControlSettings(Struct, frozen=True, kw_only=True):
    """How the game is steered."""

    auto_scan: bool = False
    """The focus moves by itself, and a single switch is enough."""
    scan_time: Annotated[int, Meta(ge=5, le=50)] = 15
    """How long the focus stays on everything, in tenths of a second."""


class Settings(Struct, frozen=True, kw_only=True):
    """Everything that the settings scene changes."""

    game: GameSettings = GameSettings()
    display: DisplaySettings = DisplaySettings()
    sound: SoundSettings = SoundSettings()
    language: LanguageSettings = LanguageSettings()
    controls: ControlSettings = ControlSettings()


class WindowState(Struct, frozen=True, kw_only=True):
    """Where the window was when the game was left."""

    width: Annotated[int, Meta(ge=640, le=16384)] = 1280
    height: Annotated[int, Meta(ge=400, le=16384)] = 720
    x: Annotated[int, Meta(ge=-32768, le=32767)] | None = None
    y: Annotated[int, Meta(ge=-32768, le=32767)] | None = None
    """None lets the system choose a place."""


def settings_document(path: Path) -> Document[Settings]:
    """Return the settings file, to be loaded and saved."""
    return Document(path, Settings)


def window_document(path: Path) -> Document[WindowState]:
    """Return the file that holds the window's place, to be loaded and saved."""
    return Document(path, WindowState)
