"""The page of controls: which key does what, and what the buttons of a gamepad do (UX 3.5)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

import pygame

from gostop_desktop.i18n import NP_, _, left_to_right, ngettext, pgettext
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import CARDS, Bindings, Command, Key, PadButtons
from gostop_desktop.ui.input.bindings import FIRST, SECOND
from gostop_desktop.ui.input.commands import DIRECTIONS, FIXED, command_name
from gostop_desktop.ui.input.key_defaults import NUMBER_PAD
from gostop_desktop.ui.input.pad_buttons import PAD_COMMANDS, button_name
from gostop_desktop.ui.keys import save_bindings, save_buttons
from gostop_desktop.ui.lists import dotted
from gostop_desktop.ui.scenes.key_capture import ButtonCaptureScene, KeyCaptureScene
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
        self._button(_("All keys as they were"), self._reset_keys)
        for title, commands in KEY_GROUPS:
            maker.heading(pgettext(*title))
            maker.flow.skip(6)
            self._in_columns(commands, self._key)
        maker.heading(_("The second person's keys"))
        maker.flow.skip(10)
        maker.words(_("Anybody can use these keys too, as long as two people have not each their own."))
        self._in_columns(tuple(NUMBER_PAD), self._second_key)
        self._build_pad()

    def _build_pad(self) -> None:
        maker, pads = self._maker, self._desk.gamepads
        maker.heading(_("Gamepad"))
        maker.flow.skip(10)
        plugged = ngettext("{n} gamepad is plugged in.", "{n} gamepads are plugged in.", pads.count)
        maker.words(plugged if pads.count else _("No gamepad is plugged in. One that comes later is taken at once."))
        if pads.count:
            maker.words(
                _("Press the button you want to change, then the new one. A button that is taken changes places.")
            )
            self._button(_("All buttons as they were"), self._reset_buttons)
            maker.flow.skip(6)
        self._in_columns((None, *PAD_COMMANDS), self._pad_row)

    def _button(self, words: str, action: Callable[[], None]) -> None:
        place = self._maker.flow.take_control()
        place.width = Button.width_of(self._desk, words)
        self._maker.panel.add(Button(self._desk, place, words, action, ground=Ground.PAPER))

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
        label = self._desk.bindings.key_of(command).label
        if command in FIXED:
            self._row(command_name(command), _("{key}, fixed", key=label), row)
        else:
            ask = partial(self._ask_key, command, command_name(command), FIRST)
            self._row(command_name(command), label, row, ask, f"key {command}")

    def _second_key(self, commands: tuple[Command, ...], row: pygame.Rect) -> None:
        command, *_others = commands
        name = dotted(map(command_name, commands))
        ask = partial(self._ask_key, command, name, SECOND)
        self._row(name, self._desk.bindings.key_of(command, SECOND).label, row, ask, f"second key {command}")

    def _pad_row(self, command: Command | None, row: pygame.Rect) -> None:
        """Put a command with its button down; None stands for the directions, which are always the same."""
        pads = self._desk.gamepads
        if command is None:
            self._row(_("Moves the focus"), _("Direction pad, left stick"), row)
            return
        labels = [button_name(pads.buttons.button_of(each, is_plain=pads.is_plain)) for each in PAD_COMMANDS]
        widest = max(Button.width_of(self._desk, label, padding=10) for label in labels)
        label = labels[PAD_COMMANDS.index(command)]
        ask = partial(self._ask_button, command) if pads.count else None
        self._row(command_name(command), label, row, ask, f"button {command}", least=widest)

    def _row(
        self,
        name: str,
        label: str,
        row: pygame.Rect,
        ask: Callable[[], None] | None = None,
        key: str = "",
        least: int = 0,
    ) -> None:
        """Put a command down with what it is asked for with: pressed to change that, where it can be changed."""
        desk, panel = self._desk, self._maker.panel
        wide = max(desk.u(KEY_WIDTH), least, Button.width_of(desk, label, padding=10))
        place = pygame.Rect(row.right - wide, row.y + desk.u(3), wide, row.height - desk.u(6))
        self._name(name, pygame.Rect(row.x, row.y, row.width - wide - desk.u(10), row.height))
        if ask is None:
            panel.add(Label(desk, place, label, 15, desk.theme.hanji.ink2, align=Align.CENTRE))
        else:
            panel.add(Button(desk, place, left_to_right(label), ask, ground=Ground.PAPER, key=key))

    def _name(self, words: str, room: pygame.Rect) -> None:
        """Put the name of a row down, in two lines where it has to be."""
        desk = self._desk
        size = 17 if desk.text.width(words, desk.t(17)) <= room.width else 15
        height = desk.text.block_height(words, desk.t(size), room.width)
        place = pygame.Rect(room.x, room.centery - height // 2, room.width, height)
        self._maker.panel.add(Label(desk, place, words, size, desk.theme.hanji.ink, wrap=True))

    def _ask_key(self, command: Command, name: str, player: int) -> None:
        def taken(key: Key) -> bool:
            if not self._desk.bindings.bind(command, key, player):
                return False
            self._tell(save_bindings(self._desk.folders, self._desk.bindings))
            return True

        self._desk.scenes.push(KeyCaptureScene(self._desk, name, taken, self._again))

    def _ask_button(self, command: Command) -> None:
        pads = self._desk.gamepads

        def taken(button: str) -> None:
            pads.buttons.bind(command, button, is_plain=pads.is_plain)
            self._tell(save_buttons(self._desk.folders, pads.buttons))

        self._desk.scenes.push(ButtonCaptureScene(self._desk, command_name(command), taken, self._again))

    def _reset_keys(self) -> None:
        self._desk.bindings = Bindings()
        self._tell(save_bindings(self._desk.folders, self._desk.bindings))
        self._again()

    def _reset_buttons(self) -> None:
        self._desk.gamepads.buttons = PadButtons()
        self._tell(save_buttons(self._desk.folders, self._desk.gamepads.buttons))
        self._again()

    def _tell(self, problem: str | None) -> None:
        """Say why keys or buttons could not be kept; until the game is left they are as they were chosen."""
        if problem:
            self._desk.toast.say(problem)
