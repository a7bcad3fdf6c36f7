"""The page of controls: which key does what, and what the buttons of a gamepad do (UX 3.5)."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from gostop_desktop.i18n import NP_, _, ngettext, pgettext
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import CARDS, Bindings, Command
from gostop_desktop.ui.input.commands import FIXED, NAMES
from gostop_desktop.ui.input.pad_events import BUTTONS, TRIGGERS
from gostop_desktop.ui.keys import save_bindings
from gostop_desktop.ui.widgets import Button, Ground, Label, Widget

from .maker import RowMaker

KEY_WIDTH = 150
WITHOUT_USE = frozenset({Command.SAY_AGAIN})
"""Commands that nothing obeys yet."""
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
        maker.words(_("Press a key's button to give the command another key. A key that is taken changes places."))
        for command in Command:
            if command not in WITHOUT_USE:
                self._key(command)
        maker.flow.skip(10)
        words = _("All keys as they were")
        place = maker.flow.take_control()
        place.width = Button.width_of(self._desk, words)
        maker.panel.add(Button(self._desk, place, words, self._reset, ground=Ground.PAPER))
        maker.heading(_("Gamepad"))
        maker.flow.skip(10)
        count = self._desk.gamepads.count
        plugged = ngettext("{n} gamepad is plugged in.", "{n} gamepads are plugged in.", count)
        maker.words(plugged if count else _("No gamepad is plugged in. One that comes later is taken at once."))
        self._pad_row(_("Direction pad, left stick"), _("Moves the focus"))
        for button, name in PAD_BUTTONS.items():
            self._pad_row(pgettext(*name), command_name(BUTTONS[button]))
        for axis, name in PAD_TRIGGERS.items():
            self._pad_row(pgettext(*name), command_name(TRIGGERS[axis]))

    def _key(self, command: Command) -> None:
        desk = self._desk

        def make(place: pygame.Rect) -> Widget:
            label = desk.bindings.label(command)
            button = Button(desk, place, label, lambda: self._ask(command), ground=Ground.PAPER, key=f"key {command}")
            button.is_enabled = command not in FIXED
            return button

        self._maker.place(command_name(command), "", desk.u(KEY_WIDTH), make)

    def _pad_row(self, name: str, words: str) -> None:
        desk = self._desk
        width = desk.text.width(words, desk.t(17)) + desk.u(4)
        self._maker.place(name, "", width, lambda place: Label(desk, place, words, 17, desk.theme.hanji.ink2))

    def _ask(self, command: Command) -> None:
        from gostop_desktop.ui.scenes.key_capture import KeyCaptureScene

        self._desk.scenes.push(KeyCaptureScene(self._desk, command, self._again))

    def _reset(self) -> None:
        self._desk.bindings = Bindings()
        save_bindings(self._desk.folders, self._desk.bindings)
        self._again()


def command_name(command: Command) -> str:
    """Return what a command is called."""
    if command in CARDS:
        return _("Card {number}", number=CARDS.index(command) + 1)
    return pgettext(*NAMES[command])
