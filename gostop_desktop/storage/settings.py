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
    ai_pause: Annotated[int, Meta(ge=0, le=20)] = 3
    """How long the table rests before a computer plays, in tenths of a second at normal speed."""
    confirm_plays: bool = False
    """A first click selects a card, a second one plays it."""
    take_equal: bool = True
    """Take one of two cards on the table without asking where they are worth the same."""
    play_last: bool = False
    """Play the last card of the hand by itself, where there is one thing to do with it."""
    hand_order: Literal["month", "kind", "matching", "manual"] = "month"
    match_marks: bool = True
    """Mark the hand cards that match something on the table."""
    hints: bool = True
    """Whether hints can be asked for."""
    warn_go: bool = False
    """Ask once more before a Go where an opponent is one card from a set or one point from winning."""
    month_tracker: bool = False
    """Whether a round begins with the drawer of the months open."""
    auto_cut: bool = False
    auto_next: Annotated[int, Meta(ge=0, le=60)] = 0
    """After how many seconds the next round begins by itself; 0 is never."""


class PairSettings(Struct, frozen=True, kw_only=True):
    """How two people share the machine (UX 2.6)."""

    curtain: Literal["always", "needed", "off"] = "always"
    """`needed` lets it fall only where the other hand would show; `off` plays with open hands."""
    hold_to_look: bool = False
    """The hand is to be seen only as long as the key is held."""
    own_sounds: bool = True
    """Each of the two is called by a sound of their own."""
    own_keys: bool = False
    """The first plays with the row of digits, the second with the number pad."""


class DisplaySettings(Struct, frozen=True, kw_only=True):
    """How the game looks."""

    full_screen: bool = False
    scale: Annotated[int, Meta(ge=80, le=300)] | None = None
    """Scale of the interface in percent of a window of 1280 × 720; None fills the window."""
    text: Annotated[int, Meta(ge=100, le=200)] = 100
    """Size of the text in percent."""
    table: str = "blanket"
    face: str = "traditional"
    back: Literal["waves", "plum", "plain", "indigo"] = "waves"
    motion: Literal["full", "reduced", "none"] = "full"
    screen_shake: bool = True
    flashes: bool = True
    """Whether light may flare up or go down all over the table."""
    frames: Literal[30, 60, 120] = 60
    """How many frames a second there are at most."""
    big_table: bool = False
    """Whether the table has larger captured cards and words in the place of the log beside it."""
    lasting: bool = False
    """Whether what is told for a moment stays until the person does something."""
    marks: Literal[100, 125, 150] = 100
    """Size of the marks on the cards in percent."""


class SoundSettings(Struct, frozen=True, kw_only=True):
    """What is heard, in percent."""

    master: Percent = 80
    effects: Percent = 100
    callouts: Percent = 100
    mute_in_background: bool = True
    mono: bool = False
    """Whether both ears hear the same: otherwise a card is heard where it falls."""
    captions: bool = False
    """Whether a line of words says what is to be heard."""


class LanguageSettings(Struct, frozen=True, kw_only=True):
    """The words and numbers of the interface."""

    interface: str | None = None
    """Language code; None follows the system."""
    callouts: Literal["korean", "translated", "both"] = "both"
    terms: Literal["translated", "korean"] = "translated"
    """Whether kinds, sets and events have names of the language or the Korean ones."""
    grouping: Literal["language", "commas", "spaces", "myriads"] = "language"
    """How long numbers are parted: as the language does, in threes, or in fours with words."""


class ControlSettings(Struct, frozen=True, kw_only=True):
    """How the game is steered."""

    auto_scan: bool = False
    """The focus moves by itself, and a single switch is enough."""
    scan_time: Annotated[int, Meta(ge=5, le=50)] = 15
    """How long the focus stays on everything, in tenths of a second."""
    hold_time: Annotated[int, Meta(ge=1, le=30)] = 4
    """How long a key is held until it counts as held, in tenths of a second."""


class Settings(Struct, frozen=True, kw_only=True):
    """Everything that the settings scene changes."""

    game: GameSettings = GameSettings()
    pair: PairSettings = PairSettings()
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
