"""Where the assets are, and where the files of the person go."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path

from .starts import StartError

PACKAGE = Path(__file__).resolve().parents[1]
APPLICATION = "gostop_desktop"
HOME_VARIABLE = "GOSTOP_HOME"


class MissingAssetError(StartError):
    """A file that ships with the game is not there."""


class BrokenAssetError(StartError):
    """A file that ships with the game cannot be used; the sentence ends with what to do."""

    def __str__(self) -> str:
        return f"{super().__str__()}; install the game again"


def asset(name: str) -> Path:
    """Return the path of an asset, such as `sprites` or `_built/fonts/ui.otf`.

    The assets lie inside the package in a wheel and in an executable, beside it in a checkout. Raises MissingAssetError
    with a sentence that says what to do.
    """
    for folder in (PACKAGE / "assets", PACKAGE.parent / "assets"):
        path = folder / name
        if path.exists():
            return path
    remedy = "run `python hatch_build.py`" if name.startswith("_built") else "install the game again"
    raise MissingAssetError(f"the asset {name!r} is missing beside {PACKAGE}; {remedy}")


@dataclass(frozen=True, slots=True)
class Folders:
    """The folders that the program writes to (UX 9)."""

    config: Path
    data: Path
    state: Path
    home: Path | None = None
    """The person's home folder, where paths are told from it."""

    def shown(self, path: Path) -> str:
        """Return a path as a person is told it: from `~` on where it lies in the home folder."""
        if self.home is None or not path.is_relative_to(self.home):
            return str(path)
        return str("~" / path.relative_to(self.home))

    @property
    def settings(self) -> Path:
        return self.config / "settings.json"

    @property
    def presets(self) -> Path:
        """The rules that the person has saved, one file each."""
        return self.config / "presets"

    @property
    def history(self) -> Path:
        """The played matches, one file each, in a folder for each year."""
        return self.data / "history"

    @property
    def exports(self) -> Path:
        return self.data / "exports"

    @property
    def autosave(self) -> Path:
        return self.state / "autosave.gostop"

    @property
    def window(self) -> Path:
        """Where the window was and how large."""
        return self.state / "window.json"

    @property
    def starts(self) -> Path:
        """Whether a game is open, and how many starts have failed."""
        return self.state / "starts"

    @property
    def logs(self) -> Path:
        return self.state / "logs"


def folders(home: Path | None = None) -> Folders:
    """Return the folders under *home*, or under `GOSTOP_HOME`, or else those that the system has for programs.

    Nothing is created: what writes a file makes its folder. Raises ValueError if *home* begins with `~` and the name of
    nobody.
    """
    if home is None and (named := os.environ.get(HOME_VARIABLE)):
        home = Path(named)
    if home is not None:
        try:
            home = home.expanduser().absolute()
        except RuntimeError:
            raise ValueError(f"there is no home folder for {str(home)!r}") from None
        return Folders(home / "config", home / "data", home / "state", own_home())

    from platformdirs import PlatformDirs

    system = PlatformDirs(APPLICATION, appauthor=False)
    return Folders(system.user_config_path, system.user_data_path, system.user_state_path, own_home())


def lent_folders(home: Path) -> Folders:
    """Return the folders in a home folder that is lent for a while, named and told as a person's own are."""
    local = home / ".local"
    return Folders(home / ".config" / APPLICATION, local / "share" / APPLICATION, local / "state" / APPLICATION, home)


def own_home() -> Path | None:
    """Return the folder that `~` stands for; None where nobody writes so, or it cannot be told."""
    try:
        return None if sys.platform == "win32" else Path.home()
    except RuntimeError:
        return None
