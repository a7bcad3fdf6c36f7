"""Every colour that a card may use (ART 2)."""

from __future__ import annotations

PALETTE: dict[str, str] = {
    "ink": "#17130F",
    "tone": "#50463C",
    "paper": "#FBF5E6",
    "white": "#FFFDF7",
    "red": "#DE2420",
    "rim": "#B3161B",
    "dred": "#A81418",
    "yellow": "#F9C51E",
    "orange": "#EE8F2B",
    "tan": "#D9A24A",
    "blue": "#1C86C8",
    "navy": "#24407A",
    "green": "#2E8B4A",
    "pink": "#F6C6BD",
}
"""The fourteen inks of a picture."""

FRAME: dict[str, str] = {
    "groove": "#7E0D12",
    "relief": "#CF3A34",
    "lip": "#60080C",
    "emboss": "#8E0F14",
    "gilt": "#E8B23A",
}
"""The moulded plastic round a picture and on the back; not for use inside a window."""

_ALL = PALETTE | FRAME


def hex_of(name: str) -> str:
    """Return the hex value of a colour name; `none` stays `none`."""
    return name if name == "none" else _ALL[name]
