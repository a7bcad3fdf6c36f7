"""The colours and materials of a table, read from `assets/themes/<name>.toml` (VISUAL 2)."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec
import pygame

from gostop_desktop.storage.paths import BrokenAssetError

Colour = pygame.Color
Three = tuple[float, float, float]
Two = tuple[float, float]


class ThemeError(BrokenAssetError):
    """The file is no theme."""


class Stripe(msgspec.Struct, frozen=True, rename={"start": "from", "end": "to"}):
    """One line of the woven band, in units from its top."""

    start: float
    end: float
    colour: Colour


class Cloth(msgspec.Struct, frozen=True):
    """The wool that cards lie on."""

    base: Colour
    texture: str
    strength: Three
    light: Two
    hem: tuple[Colour, Colour, Colour]
    """Laid over the edge: its last unit, the fold, the crease inside it."""
    stitch: Colour
    stripe: list[Stripe]


class Board(msgspec.Struct, frozen=True):
    """The lacquered wood beside and behind it."""

    base: Colour
    texture: str
    strength: Three
    light: Two
    bar: Colour
    bar_line: Colour
    cloth_shadow: Colour


class Hanji(msgspec.Struct, frozen=True):
    """Paper: what one reads or signs."""

    base: Colour
    texture: str
    strength: Three
    edge: Colour
    ink: Colour
    ink2: Colour
    ink3: Colour
    redink: Colour
    goodink: Colour
    focus: Colour
    frame: Colour
    rule_strong: Colour
    rule: Colour
    raised: Colour
    pressed: Colour
    fill: Colour
    well: Colour


class Mark(msgspec.Struct, frozen=True):
    """Words and marks on cloth, in wells and on the side panel."""

    text: Colour
    text_on_cloth: Colour
    text2: Colour
    brass: Colour
    brass_quiet: Colour
    select: Colour
    match: Colour
    good: Colour
    warn: Colour
    danger: Colour
    gap: Colour
    slot: Colour


class Surface(msgspec.Struct, frozen=True):
    """What lies on cloth and board."""

    well: Colour
    well_line: Colour
    plate: Colour
    plate_line: Colour
    panel: Colour
    panel_line: Colour
    chip: Colour
    notch: Colour
    line_width: float
    dim: Colour


class Dialog(msgspec.Struct, frozen=True):
    """Lacquer dialogs and tooltips."""

    base: Colour
    outside: Colour
    line: Colour
    inner_line: Colour
    text: Colour
    text2: Colour
    rule: Colour
    brass: Colour
    select: Colour
    match: Colour
    good: Colour
    warn: Colour
    danger: Colour


class Red(msgspec.Struct, frozen=True):
    """The one thing to press, the ribbon, what is switched on."""

    fill: Colour
    text: Colour
    text2: Colour
    hover: Colour
    pressed: Colour
    line_light: Colour
    line_dark: Colour
    pressed_line: Colour
    hover_frame: Colour
    border: Colour
    disabled: Colour
    disabled_text: Colour


class Lacquer(msgspec.Struct, frozen=True):
    """Secondary buttons on lacquer."""

    fill: Colour
    line: Colour
    text: Colour
    hover: Colour
    hover_line: Colour
    pressed: Colour
    disabled_line: Colour
    disabled_text: Colour
    focus: Colour


class Meter(msgspec.Struct, frozen=True):
    """The score meter."""

    track: Colour
    fill: Colour
    tick: Colour
    target: Colour


class Callout(msgspec.Struct, frozen=True):
    """Callout plates and stamps."""

    paper: Colour
    red: Colour
    ink: Colour
    note: Colour
    go: Colour
    stop: Colour
    stamp: Colour
    stamp_letter: Colour


class Title(msgspec.Struct, frozen=True):
    """The title page: one big card."""

    sky: Colour
    hill: Colour
    far_hill: Colour
    moon: Colour
    ink: Colour
    text: Colour
    text2: Colour
    brass: Colour
    rim: Colour
    rim_dark: Colour
    rim_light: Colour


class Theme(msgspec.Struct, frozen=True):
    """Everything that has a colour round the cards."""

    name: str
    """By which it is known: a key of `looks.TABLE_NAMES`."""
    order: int
    kind: str
    shadows: bool
    materials: bool
    cloth: Cloth
    board: Board
    hanji: Hanji
    mark: Mark
    surface: Surface
    dialog: Dialog
    red: Red
    lacquer: Lacquer
    meter: Meter
    callout: Callout
    title: Title


def load_theme(path: Path) -> Theme:
    """Return the theme in the file.

    Raises ThemeError with a sentence that names the file and the key that is missing or wrong.
    """
    try:
        data = tomllib.loads(path.read_text("utf-8"))
        return msgspec.convert(data, Theme, dec_hook=_colour)
    except (OSError, ValueError) as error:
        raise ThemeError(f"{path.name} is no theme: {error}") from error


def theme_names(folder: Path) -> list[str]:
    """Return the names of the themes in the folder, in the order in which they are offered."""
    found = [(load_theme(path).order, path.stem) for path in folder.glob("*.toml")]
    return [name for _, name in sorted(found)]


def _colour(kind: type[object], value: object) -> object:
    if kind is Colour and isinstance(value, str):
        return Colour(value)
    raise ValueError(f"{value!r} is no colour")
