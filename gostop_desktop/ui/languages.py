"""The languages that can be chosen, each called what its speakers call it."""

from __future__ import annotations

from pathlib import Path

import pygame

from gostop_desktop import i18n
from gostop_desktop.storage.paths import asset

NAMES = {
    "en": "English",
    "ko": "한국어",
    "zh-Hant": "繁體中文",
    "sv": "Svenska",
    "ar": "العربية",
    "ur": "اردو",
}
"""Never translated: who cannot read the present language finds the own one."""


def speak(language: str | None) -> None:
    """Switch every message; None takes what the system prefers. An unknown language leaves English."""
    wanted = [language] if language else _system_languages()
    i18n.load(catalogues(), i18n.best_language(wanted, language_codes()))


def language_codes() -> list[str]:
    """Return the codes of the languages there are catalogues of, English first."""
    return i18n.languages(catalogues())


def language_name(code: str) -> str:
    """Return what a language calls itself; one that we do not know is called by its code."""
    return NAMES.get(code, code)


def catalogues() -> Path:
    """Return the folder of the compiled catalogues, also if there is none."""
    try:
        return asset("_built/locale")
    except ValueError:
        return Path("_built/locale")


def _system_languages() -> list[str]:
    locales = pygame.system.get_pref_locales()
    return ["-".join(filter(None, (entry["language"], entry.get("country")))) for entry in locales]
