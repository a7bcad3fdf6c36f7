"""What the executables hold: shared by the one-folder and the one-file specification.

Build from a clean virtual environment that holds the installed wheel and PyInstaller, nothing else, and keep
PyInstaller's own folders out of build/:

    pyinstaller --workpath .pyi --distpath dist build/spec/gostop-desktop.spec
"""

from __future__ import annotations

import sys
import sysconfig
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

from PyInstaller.utils.hooks import collect_data_files, collect_submodules

FOLDER = Path(__file__).resolve().parent
NAME = "gostop-desktop"
LAUNCHER = str(FOLDER / "launch.py")
STRIP = sys.platform.startswith("linux")
"""Stripping halves the folder on Linux; on Windows and macOS there is nothing to strip, or a signature to break."""

EXCLUDED = [
    # Never imported by the game, and large.
    "PIL",
    "babel",
    "fontTools",
    "hatchling",
    "lib2to3",
    "numpy",
    "pydoc",
    "pygame.docs",
    "pygame.examples",
    "pygame.tests",
    "pytest",
    "setuptools",
    "tkinter",
    "unittest",
    # OpenSSL: the standard library has SHA-256 of its own, and nothing here talks to a network.
    "_hashlib",
    "_ssl",
    "ssl",
]
HIDDEN = collect_submodules("gostop_desktop")
"""The command line imports by name what is called."""


def data_files() -> list[tuple[str, str]]:
    """Return the assets inside the installed package and the licences of everything that is bundled."""
    return [*collect_data_files("gostop_desktop"), *_licences()]


def icon() -> str | None:
    """Return the icon in the form that this system wants; none on Linux, where the window sets its own."""
    suffix = {"win32": ".ico", "darwin": ".icns"}.get(sys.platform)
    path = FOLDER.parents[1] / "assets" / "sprites" / "icon" / f"gostop{suffix}"
    return str(path) if suffix and path.is_file() else None


def version() -> str:
    """Return the version of the installed package."""
    return metadata.version("gostop-desktop")


def version_resource() -> object | None:
    """Return what Windows shows of the executable, and what virus scanners look for; None elsewhere."""
    if sys.platform != "win32":
        return None
    from PyInstaller.utils.win32 import versioninfo as info

    numbers = (*map(int, version().split(".")[:3]), 0)
    texts = {
        "CompanyName": "the gostop_desktop authors",
        "FileDescription": "Go-Stop",
        "FileVersion": version(),
        "InternalName": NAME,
        "LegalCopyright": "MIT License",
        "ProductName": "Go-Stop Desktop",
        "ProductVersion": version(),
    }
    english, unicode = 0x0409, 0x04B0
    table = info.StringTable(f"{english:04X}{unicode:04X}", [info.StringStruct(*text) for text in texts.items()])
    return info.VSVersionInfo(
        ffi=info.FixedFileInfo(filevers=numbers, prodvers=numbers),
        kids=[info.StringFileInfo([table]), info.VarFileInfo([info.VarStruct("Translation", [english, unicode])])],
    )


def _licences() -> Iterator[tuple[str, str]]:
    for name in ("gostop-desktop", "msgspec", "platformdirs", "pygame-ce"):
        for file in metadata.files(name) or ():
            if file.stem.upper() in {"LICENSE", "LGPL", "COPYING", "NOTICE"} and file.suffix in {"", ".txt", ".md"}:
                yield str(file.locate()), f"licences/{name}"
    python = Path(sysconfig.get_path("stdlib")) / "LICENSE.txt"
    for path in (python, Path(sys.base_prefix) / "LICENSE.txt", Path("/usr/share/doc/python3.11/copyright")):
        if path.is_file():
            yield str(path), "licences/python"
            return
