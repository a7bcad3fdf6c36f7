"""What one start of the game was asked for on the command line."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class GameOptions:
    """The options of the game (UX 9); None leaves the choice to the settings."""

    language: str | None = None
    full_screen: bool | None = None
    size: tuple[int, int] | None = None
    """Width and height of the window in points."""
    scale: int | None = None
    """Scale of the interface in percent."""
    text: int | None = None
    """Size of the text in percent."""
    speed: str | None = None
    preset: str | None = None
    """The preset of a match that starts at once."""
    deal_code: str | None = None
    """A deal code (UX 5.7): its round starts at once."""
    seed: str | None = None
    """The seed text (PROTOCOL 1.2) from which every round of this start is dealt."""
    data_folder: Path | None = None
    """The folder that holds everything the program writes, instead of the system's five."""
    log_level: str = "warning"
    audio: bool = True
    safe_mode: bool = False
    """Software rendering, a window, no sound, default settings."""
    reset_settings: bool = False
    trace_start: bool = False
    """Print how long the first flip and the first frame that accepts a card took."""
