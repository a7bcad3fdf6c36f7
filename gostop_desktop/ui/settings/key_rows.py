"""The page of controls: which key does what, and what the buttons of a gamepad do (UX 3.5)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

import pygame

from gostop_desktop.i18n import NP_, _, ngettext, pgettext
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import CARDS, Bindings, Command
from gostop_desktop.ui.input.commands import DIRECTIONS, FIXED, command_name
from gostop_desktop.ui.input.pad_events import BUTTONS, TRIGGERS
from gostop_desktop.ui.keys import save_bindings
from gostop_desktop.ui.scenes.key_capture import KeyCaptureScene
from gostop_desktop.ui.text import Align
from gostop_desktop.ui.widgets import Button, Ground, Label, control_height

from .maker import RowMaker

KEY_WIDTH = 116
TWO_COLUMNS = 46
"""How many times its text a sheet is wide that has room for two columns."""
KEY_GROUPS: tuple[tuple[tuple[str, str], tuple[Command, ...]], ...] = (
    (
        NP_("keys", "Moving"),
        (
            *DIRECTIONS,
            Command.CONFIRM,
            Command.BACK,
            Command.NEXT_REGION,
            Command.PREVIOUS_REGION,
            Command.MOVE_LEFT,
            Command.MOVE_RIGHT,
        ),
    ),
    (
        NP_("keys", "Playing"),
        (
            *CARDS,
            Command.GO,
            Command.STOP,
            Command.SHAKE,
            Command.KEEP,
            Command.BOMB,
            Command.FLIP,
            Command.ANIMAL,
            Command.JUNK,
            Command.UNDO,
            Command.REDO,
        ),
    ),
    (
        NP_("keys", "Looking"),
        (
            Command.HINT,
            Command.ALL_HINTS,
            Command.INSPECT,
            Command.SETS,
            Command.MONTHS,
            Command.LOG,
            Command.OPEN_CARDS,
            Command.REPLAY,
            Command.SKIP,
            Command.SLOWER,
            Command.FASTER,
        ),
    ),
    (
        NP_("keys", "Window"),
        (
            Command.SMALLER_TEXT,
            Command.LARGER_TEXT,
            Command.FULL_SCREEN,
            Command.MUTE,
            Command.PAUSE,
            Command.HELP,
            Command.QUIT,
        ),
    ),
)
"""Every command that something obeys, by what it is for."""
Entry = TypeVar("Entry")
PAD_BUTTONS = {
    pygame.CONTROLLER_BUTTON_A: NP_("gamepad", "A"),
    pygame.CONTROLLER_BUTTON_B: NP_("gamepad", "B"),
    pygame.CONTROLLER_BUTTON_X: NP_("gamepad", "X"),
    pygame.CONTROLLER_BUTTON_Y: NP_("gamepad", "Y"),
    pygame.CONTROLLER_BUTTON_START: NP_("gamepad", "Start"),
    pygame.CONTROLLER_BUTTON_BACK: NP_("gamepad", "Back"),
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: NP_("gamepad", "Right shoulder"),
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: NP_("gamepad", "Left shoulder"),
}
PAD_TRIGGERS = {
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: NP_("gamepad", "Right trigger"),
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: NP_("gamepad", "Left trigger"),
}


class KeyRows:
    """Puts the keys and the gamepad's buttons down."""

    def __init__(self, desk: Desk, maker: RowMaker, again: Callable[[], None]) -> None:
        """Take what lays the page out anew."""
        self._desk = desk
        self._maker = maker
        self._again = again

    def build(self) -> None:
        """Put everything down."""
        maker = self._maker
        maker.heading(_("Keyboard"))
        maker.flow.skip(10)
        maker.words(_("Press the key you want to change, then the new one. A key that is taken changes places."))
        words = _("All keys as they were")
        place = maker.flow.take_control()
        place.width = Button.width_of(self._desk, words)
        maker.panel.add(Button(self._desk, place, words, self._reset, ground=Ground.PAPER))
        for title, commands in KEY_GROUPS:
            maker.heading(pgettext(*title))
            maker.flow.skip(6)
            self._keys(commands)
        maker.heading(_("Gamepad"))
        maker.flow.skip(10)
        count = self._desk.gamepads.count
        plugged = ngettext("{n} gamepad is plugged in.", "{n} gamepads are plugged in.", count)
        maker.words(plugged if count else _("No gamepad is plugged in. One that comes later is taken at once."))
        rows = [(_("Direction pad, left stick"), _("Moves the focus"))]
        rows += [(pgettext(*name), command_name(BUTTONS[button])) for button, name in PAD_BUTTONS.items()]
        rows += [(pgettext(*name), command_name(TRIGGERS[axis])) for axis, name in PAD_TRIGGERS.items()]
        self._in_columns(rows, self._pad_row)

    def _keys(self, commands: Sequence[Command]) -> None:
        self._in_columns(commands, self._key)

    def _in_columns(self, rows: Sequence[Entry], put: Callable[[Entry, pygame.Rect], None]) -> None:
        """Put low rows side by side where two of them have room, else one below the other."""
        desk, flow = self._desk, self._maker.flow
        is_wide = flow.width >= TWO_COLUMNS * desk.t(17)
        columns = 2 if is_wide else 1
        gap = desk.u(40)
        width = (flow.width - gap * (columns - 1)) // columns
        deep = -(-len(rows) // columns)
        height = control_height(desk) + desk.u(6)
        places = [flow.take(height) for _row in range(deep)]
        for index, row in enumerate(rows):
            column, line = divmod(index, deep)
            place = places[line]
            put(row, pygame.Rect(place.x + column * (width + gap), place.y, width, height))

    def _key(self, command: Command, row: pygame.Rect) -> None:
        desk = self._desk
        is_fixed = command in FIXED
        label = desk.bindings.key_of(command).label
        label = _("{key}, fixed", key=label) if is_fixed else label
        wide = max(desk.u(KEY_WIDTH), Button.width_of(desk, label, padding=10))
        place = pygame.Rect(row.right - wide, row.y + desk.u(3), wide, row.height - desk.u(6))
        self._name(command_name(command), pygame.Rect(row.x, row.y, row.width - wide - desk.u(10), row.height))
        if is_fixed:
            self._maker.panel.add(Label(desk, place, label, 15, desk.theme.hanji.ink2, align=Align.CENTRE))
            return
        ask = partial(self._ask, command)
        self._maker.panel.add(Button(desk, place, label, ask, ground=Ground.PAPER, key=f"key {command}"))

    def _pad_row(self, told: tuple[str, str], row: pygame.Rect) -> None:
        desk = self._desk
        name, words = told
        wide = min(desk.text.width(words, desk.t(17)) + desk.u(4), row.width * 3 // 5)
        self._name(name, pygame.Rect(row.x, row.y, row.width - wide - desk.u(10), row.height))
        place = pygame.Rect(row.right - wide, row.y, wide, row.height)
        height = desk.text.block_height(words, desk.t(17), wide)
        place = pygame.Rect(place.x, place.centery - height // 2, wide, height)
        self._maker.panel.add(Label(desk, place, words, 17, desk.theme.hanji.ink2, wrap=True, align=Align.END))

    def _name(self, words: str, room: pygame.Rect) -> None:
        """Put the name of a row down, in two lines where it has to be."""
        desk = self._desk
        size = 17 if desk.text.width(words, desk.t(17)) <= room.width else 15
        height = desk.text.block_height(words, desk.t(size), room.width)
        place = pygame.Rect(room.x, room.centery - height // 2, room.width, height)
        self._maker.panel.add(Label(desk, place, words, size, desk.theme.hanji.ink, wrap=True))

    def _ask(self, command: Command) -> None:
        self._desk.scenes.push(KeyCaptureScene(self._desk, command, self._again))

    def _reset(self) -> None:
        self._desk.bindings = Bindings()
        save_bindings(self._desk.folders, self._desk.bindings)
        self._again()
