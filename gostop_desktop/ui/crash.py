"""What the person sees when the game cannot start or has stopped: a plain box of the system, no drawing of ours."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from pathlib import Path

import pygame

from gostop_desktop.i18n import _, plain

log = logging.getLogger(__name__)

Ask = Callable[[str, Sequence[str]], int | None]
"""Shows a text with some buttons and returns which was pressed, None if no box can be shown; the last one is Esc."""


def ask_system(text: str, buttons: Sequence[str]) -> int | None:
    """Ask in a box of the system."""
    if pygame.display.get_init() and pygame.display.get_driver() == "dummy":
        return None
    try:
        return pygame.display.message_box(
            plain(_("Go-Stop")), text, "error", buttons=tuple(buttons), escape_button=len(buttons) - 1
        )
    except pygame.error as error:
        log.warning("no box could be shown: %s", error)
        return None


def show(report: Path | None, *, has_saved_round: bool, ask: Ask = ask_system) -> bool:
    """Say that the game has stopped, whether a round is saved, and where the report is; return whether to restart."""
    sentences = [_("The game has stopped because of an error.")]
    if has_saved_round:
        sentences.append(_("The round is saved: choose Continue to go on."))
    if report is not None:
        sentences.append(_("A report for the authors is in {file}.", file=report))
    text = plain("\n\n".join(sentences))
    print(text)
    return tell(text, report.parent if report is not None else None, restarts=True, ask=ask)


def tell(text: str, folder: Path | None = None, *, restarts: bool = False, ask: Ask = ask_system) -> bool:
    """Show a text in a box, with ways to a new start and to a folder; where none can be shown, the log has to do.

    Return whether a new start is wanted.
    """
    restart, open_folder, close = (plain(words) for words in (_("Restart"), _("Open folder"), _("Close")))
    buttons = [*([restart] if restarts else []), *([open_folder] if folder is not None else []), close]
    while (pressed := ask(text, buttons)) is not None:
        if folder is None or buttons[pressed] != open_folder:
            return buttons[pressed] == restart
        _show(folder)
    return False


def _show(folder: Path) -> None:
    # Only now: what has stopped the game may be anywhere.
    from .settings.data_rows import show_folder

    try:
        show_folder(folder)
    except OSError as error:
        log.warning("%s cannot be shown: %s", folder, error)
