"""What the person sees when the game cannot start or has stopped: a plain box of the system, no drawing of ours."""

from __future__ import annotations

import logging
from pathlib import Path

import pygame

from gostop_desktop.i18n import _, plain

OPEN = 1
"""The place of the button that opens the folder."""

log = logging.getLogger(__name__)


def show(report: Path | None, *, has_saved_round: bool) -> None:
    """Say that the game has stopped, whether a round is saved, and where the report is."""
    sentences = [_("The game has stopped because of an error.")]
    if has_saved_round:
        sentences.append(_("The round is saved: choose Continue to go on."))
    if report is not None:
        sentences.append(_("A report for the authors is in {file}.", file=report))
    text = plain("\n\n".join(sentences))
    print(text)
    tell(text, report.parent if report is not None else None)


def tell(text: str, folder: Path | None = None) -> None:
    """Show a text in a box, with a way to a folder if there is one; where none can be shown, the log has to do."""
    if pygame.display.get_init() and pygame.display.get_driver() == "dummy":
        return
    buttons = (plain(_("Close")), *((plain(_("Open folder")),) if folder is not None else ()))
    try:
        pressed = pygame.display.message_box(plain(_("Go-Stop")), text, "error", buttons=buttons, escape_button=0)
    except pygame.error as error:
        log.warning("no box could be shown: %s", error)
        return
    if folder is not None and pressed == OPEN:
        _show(folder)


def _show(folder: Path) -> None:
    # Only now: what has stopped the game may be anywhere.
    from .settings.data_rows import show_folder

    try:
        show_folder(folder)
    except OSError as error:
        log.warning("%s cannot be shown: %s", folder, error)
