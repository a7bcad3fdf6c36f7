"""What the system knows of the person: larger text, less motion; asked once, at the very first start (UX 3.6)."""

from __future__ import annotations

import shutil
import subprocess
import sys
from dataclasses import dataclass

PATIENCE = 1.0
"""Seconds that a program of the system may take to answer."""
GNOME = "org.gnome.desktop.interface"
_SPI_GETCLIENTAREAANIMATION = 0x1042
_TEXT_STEP = 10


@dataclass(frozen=True, slots=True)
class Wishes:
    """As far as the system tells; else as for anybody."""

    less_motion: bool = False
    text: int = 100
    """Size of the text in percent, as the settings have it."""


def system_wishes() -> Wishes:
    """Return what the person has told the system."""
    if sys.platform == "win32":
        return _windows()
    if sys.platform == "darwin":
        return Wishes(less_motion=_answer("defaults", "read", "com.apple.universalaccess", "reduceMotion") == "1")
    return Wishes(
        less_motion=_answer("gsettings", "get", GNOME, "enable-animations") == "false",
        text=_percent(_answer("gsettings", "get", GNOME, "text-scaling-factor")),
    )


def _windows() -> Wishes:
    if sys.platform == "win32":
        import ctypes
        import winreg

        is_animated = ctypes.c_int(1)
        ctypes.windll.user32.SystemParametersInfoW(_SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(is_animated), 0)
        try:
            with winreg.OpenKey(winreg.HKEY_CURRENT_USER, r"SOFTWARE\Microsoft\Accessibility") as key:
                text = int(winreg.QueryValueEx(key, "TextScaleFactor")[0])
        except (OSError, TypeError, ValueError):
            text = 100
        return Wishes(less_motion=not is_animated.value, text=_in_steps(text))
    return Wishes()


def _answer(program: str, *arguments: str) -> str:
    """Return what a program of the system prints; nothing where there is none, or it does not answer."""
    path = shutil.which(program)
    if path is None:
        return ""
    try:
        done = subprocess.run(  # noqa: S603  # a program of the system with arguments from above
            [path, *arguments], capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


def _percent(factor: str) -> int:
    """Return a factor such as `1.25` in percent that the settings can have."""
    try:
        return _in_steps(float(factor) * 100)
    except (ValueError, OverflowError):
        return 100


def _in_steps(percent: float) -> int:
    return min(200, max(100, round(percent / _TEXT_STEP) * _TEXT_STEP))
