"""What the table is laid out for, and what is seen of it before the first deal."""

from __future__ import annotations

from enum import Enum, auto

import pygame

from gostop_desktop.i18n import language
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.table.laying import layout_for
from gostop_desktop.ui.table.paint.brush import Brush
from gostop_desktop.ui.table.paint.ground import bake_ground


class Change(Enum):
    """How much has to be laid out anew."""

    NOTHING = auto()
    CAPS = auto()
    """Other caps are shown, of another device or of keys that were given; everything stays where it is."""
    EVERYTHING = auto()


class TableLook:
    """Coming back from another scene changes nothing, unless something was changed there that the table shows."""

    def __init__(self, desk: Desk, players: int) -> None:
        self._desk = desk
        self._players = players
        self._laid_out_for: object = None
        self._caps = _caps(desk)
        self._empty: pygame.Surface | None = None

    def take(self) -> Change:
        """Take everything as it is now, and return how much of it is other than the last time."""
        before, caps = self._laid_out_for, self._caps
        self._laid_out_for, self._caps = _depends_on(self._desk), _caps(self._desk)
        if before == self._laid_out_for:
            return Change.NOTHING if caps == self._caps else Change.CAPS
        self._empty = None
        return Change.EVERYTHING

    def forget_empty(self) -> None:
        """Let go of the table before the first deal: cards lie on it now."""
        self._empty = None

    def draw_empty(self, canvas: pygame.Surface) -> None:
        """Draw the table before the first deal."""
        desk = self._desk
        if self._empty is None or self._empty.get_size() != desk.size:
            self._empty = bake_ground(Brush(desk, layout_for(desk, self._players)))
        area = canvas.get_clip()
        canvas.blit(self._empty, area, area)


def _caps(desk: Desk) -> tuple[str, ...]:
    """Return what stands on the caps of all commands."""
    return tuple(desk.cap(command) for command in Command)


def _depends_on(desk: Desk) -> object:
    """Return all that decides how the table is laid out and painted."""
    display, game, words = desk.settings.display, desk.settings.game, desk.settings.language
    return (
        desk.size,
        desk.theme.name,
        desk.measure.text,
        desk.measure.density,
        language(),
        display.face,
        display.marks,
        display.big_table,
        game.hints,
        game.month_tracker,
        words.terms,
        words.grouping,
    )
