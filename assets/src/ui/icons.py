"""Interface icons: paths on a 24 grid, one line weight, no fill; they stand wherever a font lacks the sign (VISUAL 5, 10)."""

from __future__ import annotations

from typing import Final

from PIL import Image

from .sheets import Sheet, document, drawn

GRID: Final = 24
SCALE: Final = 4  # sheet pixels a grid unit
LINE: Final = 1.75

# The icons of VISUAL 10.
DESIGN: Final[dict[str, str]] = {
    "menu": "M4 7H20M4 12H20M4 17H20",
    "pause": "M8.5 5V19M15.5 5V19",
    "speed": "M4 6L11 12L4 18ZM13 6L20 12L13 18Z",
    "hint": "M9 18H15M10 21H14M12 3A6.2 6.2 0 0 0 8.2 14.2Q9 15 9 16H15Q15 15 15.8 14.2A6.2 6.2 0 0 0 12 3Z",
    "help": "M9 9.2A3 3 0 1 1 13.4 11.8Q12 12.6 12 14.4M12 17.6V17.7M12 3A9 9 0 1 0 12 21A9 9 0 1 0 12 3Z",
    "back": "M14.5 5L7.5 12L14.5 19",
    "next": "M9.5 5L16.5 12L9.5 19",
    "down": "M5 9L12 16L19 9",
    "up": "M5 15L12 8L19 15",
    "search": "M10.5 4A6.5 6.5 0 1 0 10.5 17A6.5 6.5 0 1 0 10.5 4ZM15.4 15.4L20 20",
    "check": "M5 12.5L10 17.5L19.5 7",
    "close": "M6 6L18 18M18 6L6 18",
    "gear": "M12 8.8A3.2 3.2 0 1 0 12 15.2A3.2 3.2 0 1 0 12 8.8ZM10.6 3.5H13.4L14 6L16.2 7.2L18.6 6.4L20 8.8L18.2 10.7V13.3L20 15.2L18.6 17.6L16.2 16.8L14 18L13.4 20.5H10.6L10 18L7.8 16.8L5.4 17.6L4 15.2L5.8 13.3V10.7L4 8.8L5.4 6.4L7.8 7.2L10 6Z",
    "sound": "M4 9.5H7.5L12 5.5V18.5L7.5 14.5H4ZM15.5 9A4.2 4.2 0 0 1 15.5 15M18 6.5A8 8 0 0 1 18 17.5",
    "mute": "M4 9.5H7.5L12 5.5V18.5L7.5 14.5H4ZM16 9.5L21 14.5M21 9.5L16 14.5",
    "globe": "M12 3A9 9 0 1 0 12 21A9 9 0 1 0 12 3ZM3 12H21M12 3Q7.5 7.5 7.5 12T12 21M12 3Q16.5 7.5 16.5 12T12 21",
    "keyboard": "M3 7H21V17H3ZM6.5 10.3H6.6M10 10.3H10.1M13.9 10.3H14M17.4 10.3H17.5M8 13.8H16",
    "access": "M12 3.4A1.6 1.6 0 1 0 12 6.6A1.6 1.6 0 1 0 12 3.4ZM4.5 9Q12 10.6 19.5 9M12 10V14.5L8.5 21M12 14.5L15.5 21",
    "data": "M4 6.5Q4 4 12 4T20 6.5V17.5Q20 20 12 20T4 17.5ZM4 6.5Q4 9 12 9T20 6.5M4 12Q4 14.5 12 14.5T20 12",
    "info": "M12 3A9 9 0 1 0 12 21A9 9 0 1 0 12 3ZM12 11V16.5M12 7.6V7.7",
    "display": "M3 5H21V16H3ZM9 20H15M12 16V20",
    "game": "M7 4.5H17V19.5H7ZM10 8.2A2 2 0 1 0 14 8.2A2 2 0 1 0 10 8.2M7 15Q12 11.5 17 15",
    "history": "M4.5 12A7.5 7.5 0 1 0 7 6.4L4.5 8.6M4.5 4.6V8.6H8.5M12 8V12.4L15 14.2",
    "chart": "M4 20H20M6.5 16.5V11.5M12 16.5V5M17.5 16.5V8.5",
    "book": "M12 6.5Q9 4.5 4 5V18.5Q9 18 12 20Q15 18 20 18.5V5Q15 4.5 12 6.5ZM12 6.5V20",
    "calendar": "M4 6H20V20H4ZM4 10.5H20M8.5 3.5V7.5M15.5 3.5V7.5M12 13.6A1.6 1.6 0 1 0 12 16.8A1.6 1.6 0 1 0 12 13.6",
    "door": "M13 4H6V20H13M10.5 12H20.5M17 8.5L20.5 12L17 15.5",
    "play": "M8 5.5L18.5 12L8 18.5Z",
    "copy": "M9 8H19V20H9ZM15 8V4H5V16H9",
    "seal": "M6 4H18V20H6ZM9 8H15M9 8V12H15M9 16H15M12 12V16",
    "lock": "M6 11H18V20H6ZM8.5 11V8A3.5 3.5 0 0 1 15.5 8V11",
    "eye": "M3 12Q12 3.5 21 12Q12 20.5 3 12ZM12 9.2A2.8 2.8 0 1 0 12 14.8A2.8 2.8 0 1 0 12 9.2Z",
    "bird": "M3.5 11.5L8 9.5Q9.5 5.5 13 6.5Q16.5 7.8 16.5 11.5L21 17.5L14.5 16Q9 18 7.5 13ZM10.6 9.6V9.7",
    "rain": "M12 4V5M4.5 12.5A7.5 7.5 0 0 1 19.5 12.5ZM12 12.5V18A2 2 0 0 0 16 18",
    "ribbon": "M8 4H16V20L12 16.8L8 20Z",
    "bright": "M12 5A7 7 0 1 0 12 19A7 7 0 1 0 12 5ZM12 9.4A2.6 2.6 0 1 0 12 14.6A2.6 2.6 0 1 0 12 9.4Z",
    "junk": "M6.5 4H17.5V20H6.5ZM12 10.6A1.4 1.4 0 1 0 12 13.4A1.4 1.4 0 1 0 12 10.6Z",
    "bomb": "M10.5 8.5A6 6 0 1 0 10.5 20.5A6 6 0 1 0 10.5 8.5ZM14 9.5L16.5 7M16.5 7Q18 4.5 20.5 6M18 3V3.1M21 9V9.1",
    "wave": "M3 9Q6 5 9 9T15 9T21 9M3 16Q6 12 9 16T15 16T21 16",
    "user": "M12 4A4 4 0 1 0 12 12A4 4 0 1 0 12 4ZM4.5 20.5Q5 14.8 12 14.8T19.5 20.5",
    "users": "M9 5A3.5 3.5 0 1 0 9 12A3.5 3.5 0 1 0 9 5ZM2.5 19.5Q3 14.6 9 14.6T15.5 19.5M15.5 5.4A3.5 3.5 0 0 1 15.5 11.6M17.5 15Q21 16 21.5 19.5",
    "coin": "M12 4A8 8 0 1 0 12 20A8 8 0 1 0 12 4ZM9.5 9.5H14.5V14.5H9.5Z",
    "warn": "M12 4.5L21 19.5H3ZM12 10V14.2M12 16.8V16.9",
    "trash": "M5 7H19M9.5 7V4.5H14.5V7M7 7L8 20H16L17 7M10.5 10.5V16.5M13.5 10.5V16.5",
    "edit": "M5 19L6 15L16 5L19 8L9 18ZM14 7L17 10",
    "star": "M12 4L14.4 9.2L20 9.8L15.8 13.6L17 19.2L12 16.3L7 19.2L8.2 13.6L4 9.8L9.6 9.2Z",
    "shuffle": "M3.5 7.5H7Q10 7.5 12 12T17 16.5H20.5M3.5 16.5H7Q10 16.5 12 12T17 7.5H20.5M18 5L20.5 7.5L18 10M18 14L20.5 16.5L18 19",
    "plus": "M12 5V19M5 12H19",
    "minus": "M5 12H19",
}

# What else the screens of UX need: transport, keys, devices, groups of settings, sets, people.
FURTHER: Final[dict[str, str]] = {
    "first": "M6 5V19M19 5.5L9.5 12L19 18.5Z",
    "last": "M18 5V19M5 5.5L14.5 12L5 18.5Z",
    "step_back": "M17 5.5L7 12L17 18.5Z",
    "step_on": "M7 5.5L17 12L7 18.5Z",
    "event_back": "M12 5.5L4 12L12 18.5ZM20 5.5L12 12L20 18.5Z",
    "event_on": "M4 5.5L12 12L4 18.5ZM12 5.5L20 12L12 18.5Z",
    "undo": "M8.5 5L4.5 9L8.5 13M4.5 9H14A5.5 5.5 0 0 1 14 20H8",
    "redo": "M15.5 5L19.5 9L15.5 13M19.5 9H10A5.5 5.5 0 0 0 10 20H16",
    "repeat": "M4.5 11.5A7.5 7.5 0 0 1 18 7.4M18.4 3.6V7.8H14.2M19.5 12.5A7.5 7.5 0 0 1 6 16.6M5.6 20.4V16.2H9.8",
    "enter": "M19 5.5V13H5.5M9.5 8.8L5.2 13L9.5 17.2",
    "shift": "M12 4L4.5 11.5H8.5V19.5H15.5V11.5H19.5Z",
    "tab": "M4 12H16M12 8L16 12L12 16M20 6V18",
    "space": "M4 9.5V15.5H20V9.5",
    "backspace": "M8.5 5.5H21V18.5H8.5L3 12ZM11.5 9.5L16.5 14.5M16.5 9.5L11.5 14.5",
    "left": "M20 12H4M10 6L4 12L10 18",
    "right": "M4 12H20M14 6L20 12L14 18",
    "rise": "M12 20V4M6 10L12 4L18 10",
    "fall": "M12 4V20M6 14L12 20L18 14",
    "mouse": "M12 3A6 6 0 0 0 6 9V15A6 6 0 0 0 18 15V9A6 6 0 0 0 12 3ZM12 6.5V10",
    "gamepad": "M7.5 7H16.5Q20 7 21 12.5T19.4 18Q17.6 18 16 15H8Q6.4 18 4.6 18T3 12.5T7.5 7ZM7.5 9.8V12.8M6 11.3H9M15 12.4V12.5M17.6 10.2V10.3",
    "pad_a": "M12 3.5A8.5 8.5 0 1 0 12 20.5A8.5 8.5 0 1 0 12 3.5ZM8.5 16L12 7.5L15.5 16M9.7 13.2H14.3",
    "pad_b": "M12 3.5A8.5 8.5 0 1 0 12 20.5A8.5 8.5 0 1 0 12 3.5ZM9.5 7.8V16.2H12.8A2.3 2.3 0 0 0 12.8 11.8H9.5M12.4 11.8A2 2 0 0 0 12.4 7.8H9.5",
    "pad_x": "M12 3.5A8.5 8.5 0 1 0 12 20.5A8.5 8.5 0 1 0 12 3.5ZM9 8L15 16M15 8L9 16",
    "pad_y": "M12 3.5A8.5 8.5 0 1 0 12 20.5A8.5 8.5 0 1 0 12 3.5ZM9 7.8L12 12V16.2M15 7.8L12 12",
    "folder": "M3.5 19V5.5H9.5L11.5 8H20.5V19Z",
    "import": "M12 3.5V14.5M7.5 10L12 14.5L16.5 10M4 15.5V20H20V15.5",
    "export": "M12 14.5V3.5M7.5 8L12 3.5L16.5 8M4 15.5V20H20V15.5",
    "filter": "M4 5.5H20L14 12.5V19L10 17V12.5Z",
    "sort": "M8 5V19M4.5 15.5L8 19L11.5 15.5M16 19V5M12.5 8.5L16 5L19.5 8.5",
    "note": "M5 4H19V15L14.5 20H5ZM19 15H14.5V20M8.5 8.5H15.5M8.5 12H13",
    "link": "M10 14A4 4 0 0 0 15.6 14L18.6 11A4 4 0 0 0 13 5.4L11.6 6.8M14 10A4 4 0 0 0 8.4 10L5.4 13A4 4 0 0 0 11 18.6L12.4 17.2",
    "more": "M6 12V12.1M12 12V12.1M18 12V12.1",
    "grip": "M9 6V6.1M15 6V6.1M9 12V12.1M15 12V12.1M9 18V18.1M15 18V18.1",
    "window": "M3.5 5H20.5V19H3.5ZM3.5 9H20.5M6.5 7V7.1",
    "fullscreen": "M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15",
    "text_size": "M3 19L8.5 5L14 19M5 14.5H12M14.5 19L17.5 11.5L20.5 19M15.6 16.4H19.4",
    "palette": "M12 3.5A8.5 8.5 0 1 0 12 20.5Q14 20.5 13.4 18.4T15.2 15.6H18Q20.5 15.6 20.5 11.5A8.5 8.5 0 0 0 12 3.5ZM8 9V9.1M12 7V7.1M16 9V9.1M7 13V13.1",
    "clock": "M12 3.5A8.5 8.5 0 1 0 12 20.5A8.5 8.5 0 1 0 12 3.5ZM12 7.5V12L15.2 14.2",
    "sun": "M12 8A4 4 0 1 0 12 16A4 4 0 1 0 12 8ZM12 3V4.6M12 19.4V21M3 12H4.6M19.4 12H21M5.6 5.6L6.8 6.8M17.2 17.2L18.4 18.4M5.6 18.4L6.8 17.2M17.2 6.8L18.4 5.6",
    "moon": "M19.5 14.5A8 8 0 1 1 9.5 4.5A6.5 6.5 0 0 0 19.5 14.5Z",
    "trophy": "M8 4H16V9A4 4 0 0 1 8 9ZM8 5.5H4.5V7A3.5 3.5 0 0 0 8 10.5M16 5.5H19.5V7A3.5 3.5 0 0 1 16 10.5M12 13V17M8.5 20H15.5Q15 17 12 17T8.5 20Z",
    "medal": "M12 9.5A5.5 5.5 0 1 0 12 20.5A5.5 5.5 0 1 0 12 9.5ZM8.6 10.4L5.5 3.5M15.4 10.4L18.5 3.5M12 9.5L9.4 3.5M12 9.5L14.6 3.5M12 13V17",
    "heart": "M12 20Q3.5 14 3.5 9A4.3 4.3 0 0 1 12 7.6A4.3 4.3 0 0 1 20.5 9Q20.5 14 12 20Z",
    "flag": "M6 21V4Q10 2.5 12.5 4.2T19 4V13Q15.5 14.6 12.5 13.2T6 13",
    "scales": "M12 4V20M8 20H16M5 7H19M5 7L2.5 13.5A2.7 2.7 0 0 0 7.5 13.5ZM19 7L16.5 13.5A2.7 2.7 0 0 0 21.5 13.5Z",
    "dice": "M5 5H19V19H5ZM9 9V9.1M15 15V15.1M12 12V12.1M15 9V9.1M9 15V15.1",
    "cards": "M8.5 4L19 6.6L15.8 20L5.3 17.4ZM8.3 5L4.2 6.2L6 14.4M12.8 9.8A1.9 1.9 0 1 0 11.9 13.5A1.9 1.9 0 1 0 12.8 9.8",
    "card": "M7 3.5H17V20.5H7ZM9.5 6.5H14.5",
    "deck": "M7 3.5H18V17H7ZM7 6H4.5V20.5H15.5V17M12.5 8A2.2 2.2 0 1 0 12.5 12.4A2.2 2.2 0 1 0 12.5 8",
    "cut": "M5 9.5H19V5H5ZM5 19H19V14.5H5ZM12 9.5V14.5",
    "animal": "M12 21Q8.4 19.5 9 14.5L5.6 12.4L9.6 11.4H14.4L18.4 12.4L15 14.5Q15.6 19.5 12 21ZM9.6 11.4Q8.8 7.5 5.5 7.5Q4.4 5.6 5 3M7.6 8.2Q8.8 6.6 8.6 4M14.4 11.4Q15.2 7.5 18.5 7.5Q19.6 5.6 19 3M16.4 8.2Q15.2 6.6 15.4 4",
    "double_junk": "M6.5 4H17.5V20H6.5ZM9.8 10.6A1.3 1.3 0 1 0 9.8 13.4A1.3 1.3 0 1 0 9.8 10.6ZM14.2 10.6A1.3 1.3 0 1 0 14.2 13.4A1.3 1.3 0 1 0 14.2 10.6Z",
    "triple_junk": "M6.5 4H17.5V20H6.5ZM12 7.4A1.3 1.3 0 1 0 12 10.2A1.3 1.3 0 1 0 12 7.4ZM9.8 13A1.3 1.3 0 1 0 9.8 15.8A1.3 1.3 0 1 0 9.8 13ZM14.2 13A1.3 1.3 0 1 0 14.2 15.8A1.3 1.3 0 1 0 14.2 13Z",
    "steal": "M4 12H14M10 8L14 12L10 16M13 4.5H20V19.5H13",
    "broom": "M19.5 4L12.5 11M9.5 9.5L14.5 14.5Q13 19 7.5 20.5Q4.5 19.5 3.5 16.5Q5 11 9.5 9.5ZM6.5 13.5L10.5 17.5",
    "fist": "M6 11.5V9A1.6 1.6 0 0 1 9.2 9A1.6 1.6 0 0 1 12.4 8.6A1.6 1.6 0 0 1 15.6 9A1.6 1.6 0 0 1 18.8 9.8V14.5Q18.8 20 12.6 20T6 15.5M9.2 9V12M12.4 8.6V12M15.6 9V12M6 13.5H10.5A1.7 1.7 0 0 0 10.5 10.2H7.6",
    "target": "M12 3.5A8.5 8.5 0 1 0 12 20.5A8.5 8.5 0 1 0 12 3.5ZM12 8A4 4 0 1 0 12 16A4 4 0 1 0 12 8ZM12 12V12.1",
    "robot": "M5 8.5H19V19H5ZM12 8.5V4.5M12 4V4.1M9 12.6V12.8M15 12.6V12.8M9.5 16H14.5M2.5 12V15.5M21.5 12V15.5",
    "school": "M2.5 9.5L12 5L21.5 9.5L12 14ZM6 11.4V16.5Q12 20 18 16.5V11.4M21.5 9.5V15",
    "quiz": "M4 4.5H20V16.5H13L9 20.5V16.5H4ZM10.4 8.4A1.8 1.8 0 1 1 13 10Q12 10.6 12 11.6M12 13.8V13.9",
    "speech": "M4 4.5H20V16.5H13L9 20.5V16.5H4ZM8 9H16M8 12.2H13",
    "drum": "M4.5 8Q4.5 5 12 5T19.5 8V15.5Q19.5 18.5 12 18.5T4.5 15.5ZM4.5 8Q4.5 11 12 11T19.5 8M8.5 10.6V18.2M15.5 10.6V18.2",
    "eye_off": "M4.5 4.5L19.5 19.5M9.6 5.8Q16.5 4 21 12Q19.8 14.2 18.2 15.6M6 8Q4.3 9.6 3 12Q8 20.4 15 17.9M10 10A2.8 2.8 0 0 0 14 14",
    "unlock": "M6 11H18V20H6ZM8.5 11V8A3.5 3.5 0 0 1 15 6.2",
    "home": "M4 11L12 4L20 11M6.5 9V20H17.5V9M10.5 20V14.5H13.5V20",
    "camera": "M3.5 7.5H8L9.5 5H14.5L16 7.5H20.5V19H3.5ZM12 10A3.2 3.2 0 1 0 12 16.4A3.2 3.2 0 1 0 12 10Z",
    "ring": "M12 6.5A5.5 5.5 0 1 0 12 17.5A5.5 5.5 0 1 0 12 6.5Z",
    "cross": "M7.5 7.5L16.5 16.5M16.5 7.5L7.5 16.5",
}

# Signs that are filled, not drawn with a line.
FILLED: Final[dict[str, str]] = {
    "dot": "M12 6.2A5.8 5.8 0 1 0 12 17.8A5.8 5.8 0 1 0 12 6.2Z",
    "star_full": "M12 3.2L14.7 8.7L20.8 9.4L16.4 13.5L17.6 19.9L12 16.7L6.4 19.9L7.6 13.5L3.2 9.4L9.3 8.7Z",
    "heart_full": "M12 20.6Q2.8 14.2 2.8 8.9A5 5 0 0 1 12 6.6A5 5 0 0 1 21.2 8.9Q21.2 14.2 12 20.6Z",
    "disc": "M12 2A10 10 0 1 0 12 22A10 10 0 1 0 12 2Z",
    "triangle": "M8 5.5L18.5 12L8 18.5Z",
}

# A shield whole, cracked along a bolt, broken in two (VISUAL 5): the halves with how far the right one has moved and turned.
_WHOLE: Final = "M12 2.8L20 5.4V11.4Q20 18 12 21.4Q4 18 4 11.4V5.4Z"
_LEFT: Final = "M12.2 2.9L4 5.4V11.4Q4 17.4 10.6 20.7L12.2 16.3L9.2 12.7Z"
_RIGHT: Final = "M13.4 3.2L20 5.4V11.4Q20 18 12 21.4L13.6 16.1L10.6 12.5Z"


def _line(d: str) -> str:
    return f'<path d="{d}" fill="none" stroke="#fff" stroke-width="{LINE}" stroke-linecap="round" stroke-linejoin="round"/>'


def shields() -> dict[str, str]:
    """The three shields as SVG bodies."""
    tick = _line("M8 11.6L11 14.6L16.2 8.8")
    broken = f'<g transform="translate(1.5 .4) rotate(9 12 12)">{_line(_RIGHT)}</g>'
    return {
        "shield_good": _line(_WHOLE) + tick,
        "shield_warn": f'<g transform="translate(-.5 0)">{_line(_LEFT)}</g><g transform="translate(.6 0)">{_line(_RIGHT)}</g>',
        "shield_danger": f'<g transform="translate(-1.5 .2) rotate(-5 12 12)">{_line(_LEFT)}</g>{broken}',
        "shield": _line(_WHOLE),
    }


def names() -> list[str]:
    """Every icon, in the order of the sheet."""
    return [*DESIGN, *FURTHER, *FILLED, *shields()]


def picture(name: str) -> Image.Image:
    """One icon, white, four pixels a grid unit.

    Raises KeyError for an unknown name.
    """
    if name in FILLED:
        body = f'<path d="{FILLED[name]}" fill="#fff"/>'
    elif name in (further := DESIGN | FURTHER):
        body = _line(further[name])
    else:
        body = shields()[name]
    return drawn(document(body, GRID, GRID), GRID * SCALE)


def sheet() -> Sheet:
    """All icons as masks; a cell is the whole 24 grid."""
    out = Sheet("mask", SCALE)
    for name in names():
        out.add(name, picture(name))
    return out
