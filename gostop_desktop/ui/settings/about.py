"""The page about the program: version, promises, licences, credits (UX 3.6)."""

from __future__ import annotations

import platform
from importlib.metadata import PackageNotFoundError, version

import pygame

from gostop_desktop import __version__
from gostop_desktop.i18n import _, isolated
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.lists import listed

from .checks import check_last_round
from .maker import RowMaker

LIBRARIES = (
    ("pygame-ce", "LGPL-2.1"),
    ("SDL", "Zlib"),
    ("msgspec", "BSD-3-Clause"),
    ("platformdirs", "MIT"),
    ("Python", "PSF-2.0"),
)
"""What the program is made with, and the licence of each."""


def build_about(desk: Desk, maker: RowMaker) -> None:
    """Put the paragraphs down, and the way to the licences."""
    hanji = desk.theme.hanji
    maker.flow.skip(4)
    maker.words(_("Go-Stop {version}", version=__version__), size=20, colour=hanji.ink)
    told = _("Go-Stop and Matgo with the rules of every table, for play chips only.")
    maker.words(told, size=17, colour=hanji.ink)
    kept = _("No network, no account, no advertising. Nothing leaves this machine.")
    maker.words(kept, size=17, colour=hanji.goodink)
    maker.heading(_("Credits"))
    maker.flow.skip(10)
    maker.words(_("Program, rules, card drawings, tables and sounds were made for this game: MIT licence."))
    maker.words(_("Fonts: Noto Sans KR and Noto Naskh Arabic, SIL Open Font License."))
    made_with = [
        _("{name} {version} ({licence})", name=name, version=_version(name), licence=licence)
        for name, licence in LIBRARIES
    ]
    # Each entry is kept together where lines are broken; all of them as one would begin a line of their own.
    libraries = listed(made_with)
    maker.words(_("Made with {libraries}.", libraries=libraries).replace(isolated(libraries), libraries))
    maker.heading(_("Checks"))

    def show() -> None:
        from gostop_desktop.ui.scenes.licences import LicencesScene

        desk.scenes.push(LicencesScene(desk))

    def check() -> None:
        desk.toast.say(check_last_round(desk.folders))

    told = _("Counts the last round once more, from the fingerprint that was shown before its cut.")
    maker.button(_("Fingerprint"), told, _("Check"), check, key="fingerprint")
    maker.button(_("Licences"), _("What is bundled, in full."), _("Read"), show, key="licences")


def _version(name: str) -> str:
    """Return which one is in use; nothing where that cannot be told."""
    if name == "SDL":
        return ".".join(map(str, pygame.get_sdl_version()))
    if name == "Python":
        return platform.python_version()
    try:
        return version(name)
    except PackageNotFoundError:
        return ""
