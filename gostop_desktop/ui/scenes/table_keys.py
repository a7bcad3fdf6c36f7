"""What keys, gamepad buttons and the switch do at the table (UX 3.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gostop_desktop.ui.input import CARDS, Command
from gostop_desktop.ui.table.parts import Parts

from .curtain import HOLDS

if TYPE_CHECKING:
    from .table import TableScene

_HINTS = frozenset({Command.HINT, Command.ALL_HINTS})
_REGIONS = frozenset({Command.NEXT_REGION, Command.PREVIOUS_REGION})
_ENDS_ANIMATION = frozenset({Command.CONFIRM, *CARDS})


class TableKeys:
    """Gives a command to whom it concerns."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.in_controls = False
        """Whether the focus is on the buttons, not in the hand."""

    def command(self, here: Parts, command: Command) -> bool:
        """Return whether a command was used."""
        scene, top = self._scene, here.top
        if command in HOLDS and scene.end.hurry(here):
            return True
        if command is Command.SKIP:
            top.is_fast_forward = top.skip()
            return True
        if command in {Command.SLOWER, Command.FASTER}:
            scene.change_speed(1 if command is Command.FASTER else -1)
            return True
        if command in {Command.PAUSE, Command.HELP}:
            return scene.aside(command)
        if scene.end.is_looked_back_at and (command is Command.BACK or command in _REGIONS):
            if command is not Command.BACK or not here.drawers.close():
                scene.end.back()
            return True
        if command is Command.BACK:
            if not (here.drawers.close() or here.asking.cancel() or here.hints.close()):
                scene.pause()
            return True
        if not top.is_idle and command in _ENDS_ANIMATION:
            top.skip()
            return True
        return self._table_command(here, command)

    def focus_controls(self, here: Parts) -> None:
        """Give the focus to what can be pressed: first what can be done besides playing a card."""
        controls = self._scene.controls
        if self.in_controls:
            controls.focus(here.around.first_extra or next(iter(controls.all()), None))
        controls.shows_focus = self.in_controls

    def back_to_hand(self) -> None:
        """Let the focus be in the hand again."""
        self.in_controls = self._scene.controls.shows_focus = False

    def _table_command(self, here: Parts, command: Command) -> bool:
        if here.asking.is_open and here.asking.command(command):
            return True
        if command in _HINTS:
            return self._scene.decisions.hint(command)
        if here.drawers.command(command):
            here.hints.close()
            return True
        if command is Command.REPLAY:
            self._replay(here)
            return True
        if command in _REGIONS:
            self._change_region(here)
            return True
        if here.asking.is_in_the_way:
            return False
        if self.in_controls and self._scene.controls.command(command):
            return True
        return self._hand_command(here, command)

    def _hand_command(self, here: Parts, command: Command) -> bool:
        scene = self._scene
        option = here.around.option_of(command)
        if option is not None and option.action is not None:
            scene.submit(option.action)
        elif command in {Command.LEFT, Command.RIGHT}:
            here.pointer.step(1 if command is Command.RIGHT else -1)
        elif command in CARDS:
            card = here.pointer.number(CARDS.index(command))
            if card is not None:
                scene.decisions.play(card)
        elif command is Command.CONFIRM:
            if here.pointer.current is not None:
                scene.decisions.play(here.pointer.current)
        else:
            return False
        return True

    def _change_region(self, here: Parts) -> None:
        """Move the focus from the hand to the buttons, or back."""
        self.in_controls = not self.in_controls
        self._scene.controls_changed(here)

    def _replay(self, here: Parts) -> None:
        """Show once more what has happened since the viewer's last decision."""
        if here.top.is_idle and here.seen.events and not here.asking.is_open:
            here.top.replay(here.seen.before, here.seen.events, here.top.view)
