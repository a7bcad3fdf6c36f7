"""The page of what the program keeps: where it lies, and how the settings become new (UX 3.6, 9)."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path

from gostop_desktop.i18n import _
from gostop_desktop.storage.settings import Settings
from gostop_desktop.ui.desk import Desk

from .maker import RowMaker

OPENERS = {"darwin": "open", "linux": "xdg-open"}
"""What shows a folder, by system; Windows has a call for it."""

log = logging.getLogger(__name__)


def build_data(desk: Desk, maker: RowMaker, change: Callable[[Settings], None]) -> None:
    """Put the folders and the reset down."""
    if desk.options.safe_mode:
        maker.words(_("This is the safe mode: what is changed here is forgotten at the end."), skip=4)
    folders = desk.folders
    rows = (
        (_("Settings and presets"), folders.config),
        (_("Played rounds and exports"), folders.data),
        (_("The round in play, the log"), folders.state),
    )
    for name, path in rows:
        maker.button(name, folders.shown(path), _("Open folder"), partial(open_folder, desk, path), key=f"open {name}")
    note = _("Played rounds and presets stay.")
    maker.button(_("Reset settings"), note, _("Reset"), partial(_reset, desk, change))


def open_folder(desk: Desk, path: Path) -> None:
    """Show a folder where the system shows folders; where it cannot, its path is copied instead."""
    try:
        show_folder(path)
    except OSError as error:
        log.warning("%s cannot be shown: %s", path, error)
        copied = desk.copy(str(path))
        desk.toast.say(
            _("The folder cannot be shown here. Its path has been copied.")
            if copied
            else _("The folder cannot be shown here.")
        )
    else:
        desk.toast.say(_("The folder is shown in another window."))


def show_folder(path: Path) -> None:
    """Have the system show a folder, which is made if there is none yet; raises OSError if it cannot."""
    path.mkdir(parents=True, exist_ok=True)
    if sys.platform == "win32":
        os.startfile(path)  # noqa: S606  # our own folder, by the system's own way
        return
    opener = OPENERS.get(sys.platform, OPENERS["linux"])
    process = subprocess.Popen(  # noqa: S603  # the opener is from our table, the path is our own folder
        [opener, str(path)], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        start_new_session=True,
    )  # fmt: skip
    # Whoever is never waited for stays in the system's list after its end.
    threading.Thread(target=process.wait, daemon=True).start()


def _reset(desk: Desk, change: Callable[[Settings], None]) -> None:
    change(Settings())
    desk.toast.say(_("All settings are as they were at first."))
