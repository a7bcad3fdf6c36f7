"""The settings in words: which page has which rows, what each is set with (UX 3.6). A row stands here once it works."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from msgspec.structs import replace

from gostop_desktop.i18n import N_, NP_
from gostop_desktop.storage.settings import Settings

Word = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few values, in words."""

    words: Mapping[object, Word]


@dataclass(frozen=True, slots=True)
class Switch:
    """On or off."""


@dataclass(frozen=True, slots=True)
class Span:
    """A number of percent."""

    values: range


@dataclass(frozen=True, slots=True)
class Row:
    """A setting: where it is kept, what it is called, what it does, how it is set."""

    page: str
    """Also the part of the settings that holds it."""
    field: str
    name: str
    control: Choice | Switch | Span
    note: str = ""

    def value(self, settings: Settings) -> object:
        """Return its value in the settings."""
        return getattr(getattr(settings, self.page), self.field)

    def changed(self, settings: Settings, value: object) -> Settings:
        """Return the settings with another value of it."""
        part = replace(getattr(settings, self.page), **{self.field: value})
        return replace(settings, **{self.page: part})


ROWS = (
    Row(
        "game",
        "speed",
        N_("Speed"),
        Choice(
            {
                "slow": NP_("speed", "Slow"),
                "normal": NP_("speed", "Normal"),
                "fast": NP_("speed", "Fast"),
                "instant": NP_("speed", "Instant"),
            }
        ),
    ),
    Row(
        "game",
        "confirm_plays",
        N_("Playing a card"),
        Choice({False: NP_("playing a card", "One click"), True: NP_("playing a card", "Click, then confirm")}),
    ),
    Row(
        "game",
        "match_marks",
        N_("Mark matching cards"),
        Switch(),
        N_("Shows on your hand how many cards on the table match."),
    ),
    Row(
        "game",
        "auto_cut",
        N_("Cut by itself"),
        Switch(),
        N_("The deck's fingerprint is shown all the same."),
    ),
    Row(
        "display",
        "full_screen",
        N_("Window"),
        Choice({True: NP_("window", "Full screen"), False: NP_("window", "Window")}),
    ),
    Row("display", "scale", N_("Size of everything"), Span(range(80, 205, 5))),
    Row("display", "text", N_("Size of text"), Span(range(100, 210, 10))),
    Row(
        "display",
        "motion",
        N_("Motion"),
        Choice({"full": NP_("motion", "Full"), "reduced": NP_("motion", "Reduced"), "none": NP_("motion", "None")}),
    ),
    Row(
        "display",
        "back",
        N_("Card back"),
        Choice(
            {
                "waves": NP_("card back", "Waves"),
                "plum": NP_("card back", "Plum"),
                "plain": NP_("card back", "Plain"),
                "indigo": NP_("card back", "Indigo"),
            }
        ),
    ),
    Row(
        "display",
        "screen_shake",
        N_("Shaking table"),
        Switch(),
        N_("Only for bombs and the third Go, and very short."),
    ),
    Row("sound", "master", N_("Volume"), Span(range(0, 105, 5))),
    Row("sound", "effects", N_("Effects"), Span(range(0, 105, 5))),
    Row("sound", "callouts", N_("Callouts"), Span(range(0, 105, 5))),
    Row("sound", "mute_in_background", N_("Silent in the background"), Switch()),
    Row(
        "language",
        "callouts",
        N_("Callouts"),
        Choice(
            {
                "korean": NP_("callouts", "Korean"),
                "translated": NP_("callouts", "Translated"),
                "both": NP_("callouts", "Both"),
            }
        ),
        N_("The big words for special moments."),
    ),
    Row(
        "controls",
        "auto_scan",
        N_("One switch"),
        Switch(),
        N_("The focus moves by itself; any key or button takes what it is on."),
    ),
    Row(
        "controls",
        "scan_time",
        N_("The focus stays"),
        Choice(
            {
                8: NP_("scan time", "0.8 s"),
                15: NP_("scan time", "1.5 s"),
                25: NP_("scan time", "2.5 s"),
                40: NP_("scan time", "4 s"),
            }
        ),
    ),
)

PAGES = (
    ("game", N_("Game"), "game"),
    ("display", N_("Display"), "display"),
    ("sound", N_("Sound"), "sound"),
    ("language", N_("Language"), "globe"),
    ("controls", N_("Controls"), "keyboard"),
    ("data", N_("Data"), "data"),
    ("about", N_("About"), "info"),
)
"""Name, title and icon of every page."""

Change = Callable[[Settings], None]


def rows_of(page: str) -> list[Row]:
    """Return the rows of a page."""
    return [row for row in ROWS if row.page == page]
