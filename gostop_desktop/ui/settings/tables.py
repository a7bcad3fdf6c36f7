"""The settings in words: which page has which rows (UX 3.6). A row stands here once it works."""

from __future__ import annotations

from gostop_desktop.i18n import N_, NP_

from .game_rows import HELP, PAIR, PLAY
from .rows import Choice, Group, Row, Span, Switch

MOTION = Row(
    "display",
    "motion",
    N_("Motion"),
    Choice({"full": NP_("motion", "Full"), "reduced": NP_("motion", "Reduced"), "none": NP_("motion", "None")}),
)
SHAKE = Row(
    "display",
    "screen_shake",
    N_("Shaking table"),
    Switch(),
    N_("Only for bombs and the third Go, and very short."),
    needs=lambda settings: settings.display.motion == "full",
)
FLASHES = Row(
    "display",
    "flashes",
    N_("Flashes"),
    Switch(),
    N_("The light of the third Go, of a free turn, and of a round that nobody wins."),
    needs=lambda settings: settings.display.motion == "full",
)
TEXT = Row("display", "text", N_("Size of text"), Span(range(100, 210, 10), is_live=False))

_DISPLAY = (
    Row(
        "display",
        "full_screen",
        N_("Window"),
        Choice({True: NP_("window", "Full screen"), False: NP_("window", "Window")}),
    ),
    Row("display", "scale", N_("Size of everything"), Span(range(75, 305, 5), has_auto=True, is_live=False)),
    TEXT,
    MOTION,
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
    SHAKE,
    FLASHES,
    Row(
        "display",
        "frames",
        N_("Frames a second"),
        Choice({30: NP_("frames", "30"), 60: NP_("frames", "60"), 120: NP_("frames", "120")}),
    ),
)
_SOUND = (
    Row("sound", "master", N_("Volume"), Span(range(0, 105, 5))),
    Row("sound", "effects", N_("Effects"), Span(range(0, 105, 5))),
    Row("sound", "callouts", N_("Callouts"), Span(range(0, 105, 5))),
    Row("sound", "mute_in_background", N_("Silent in the background"), Switch()),
    Row(
        "sound",
        "mono",
        N_("Mono"),
        Switch(),
        N_("Both ears hear the same; otherwise a card is heard on the side on which it falls."),
    ),
)
_LANGUAGE = (
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
        "language",
        "terms",
        N_("Words of the game"),
        Choice({"translated": NP_("terms", "Translated"), "korean": NP_("terms", "Korean")}),
        N_("Kinds of cards, sets and events: “Blue ribbons” or “Cheongdan”."),
    ),
)
_CONTROLS = (
    Row(
        "controls",
        "hold_time",
        N_("A key counts as held after"),
        Choice(
            {
                2: NP_("hold time", "0.2 s"),
                4: NP_("hold time", "0.4 s"),
                8: NP_("hold time", "0.8 s"),
                15: NP_("hold time", "1.5 s"),
            }
        ),
        N_("For what asks you to hold a key or a button, as the curtain between two people does."),
    ),
)
_ACCESS = (
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
        needs=lambda settings: settings.controls.auto_scan,
    ),
    Row(
        "sound",
        "captions",
        N_("Sounds in words"),
        Switch(),
        N_("A short line says what is to be heard, also where there is no sound."),
    ),
    MOTION,
    FLASHES,
    TEXT,
    Row(
        "display",
        "lasting",
        N_("Notes stay"),
        Switch(),
        N_("What is told at the lower edge stays until you press something."),
    ),
    Row(
        "display",
        "big_table",
        N_("Big table"),
        Switch(),
        N_("Larger captured cards and words; log and sets to watch open with their keys."),
    ),
    Row(
        "display",
        "marks",
        N_("Size of the marks on cards"),
        Choice({100: NP_("marks", "Normal"), 125: NP_("marks", "Large"), 150: NP_("marks", "Very large")}),
        N_("Notches, numbers, discs: what tells states apart without colour is always there."),
    ),
)

GROUPS: dict[str, tuple[Group, ...]] = {
    "game": (
        Group(NP_("settings", "Play"), PLAY),
        Group(NP_("settings", "Help"), HELP),
        Group(NP_("settings", "Two people"), PAIR),
    ),
    "display": (Group(None, _DISPLAY),),
    "sound": (Group(None, _SOUND),),
    "language": (Group(None, _LANGUAGE),),
    "controls": (Group(None, _CONTROLS),),
    "access": (Group(None, _ACCESS),),
}

PAGES = (
    ("game", N_("Game"), "game"),
    ("display", N_("Display"), "display"),
    ("sound", N_("Sound"), "sound"),
    ("language", N_("Language"), "globe"),
    ("controls", N_("Controls"), "keyboard"),
    ("access", N_("Accessibility"), "access"),
    ("data", N_("Data"), "data"),
    ("about", N_("About"), "info"),
)
"""Name, title and icon of every page."""


def rows_of(page: str) -> list[Row]:
    """Return the rows of a page."""
    return [row for group in GROUPS.get(page, ()) for row in group.rows]
