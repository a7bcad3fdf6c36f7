"""What the bar's buttons and the keys beside it do: pause, rules, speed, hint, going back (UX 3.2, 3.5)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace as changed
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from gostop_desktop.i18n import _
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.table.speed import SPEEDS
from gostop_desktop.ui.table.surroundings import Entry

if TYPE_CHECKING:
    from .table import TableScene

_SPEEDS = tuple(SPEEDS)


class TableMenu:
    """Leads away from the cards, and back."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene

    def entries(self) -> tuple[Entry, ...]:
        """Return the buttons of the bar."""
        hint = Entry(_("Hint"), "hint", self._ask_hint, Command.HINT)
        return (
            Entry(_("Menu"), "menu", self.pause, Command.BACK, stays=True),
            Entry(_("Speed"), "speed", partial(self.change_speed, 1), Command.FASTER),
            Entry(_("Log"), "book", partial(self._drawer, Command.LOG), Command.LOG),
            *(self._practice_entries() if self._scene.setup.is_practice else ()),
            *((hint,) if self._scene.desk.settings.game.hints else ()),
            Entry(_("Pause"), "pause", self.pause, Command.PAUSE, stays=True),
        )

    def _practice_entries(self) -> tuple[Entry, ...]:
        return (
            Entry(_("Undo"), "undo", partial(self._rewind, Command.UNDO), Command.UNDO),
            Entry(_("Redo"), "redo", partial(self._rewind, Command.REDO), Command.REDO),
            Entry(_("Open cards"), "eye", partial(self._drawer, Command.OPEN_CARDS), Command.OPEN_CARDS),
        )

    def _rewind(self, command: Command) -> None:
        self.rewind(command)

    def rewind(self, command: Command) -> bool:
        """Take a decision back or make it again, where this is practice; return whether that is what it was for."""
        if not self._scene.setup.is_practice:
            return False
        if command is Command.UNDO:
            self._scene.end.forget()
        is_done = self._scene.session.undo() if command is Command.UNDO else self._scene.session.redo()
        if is_done:
            self._scene.begin.go_on_again()
        else:
            self._scene.desk.sound.play("refuse")
        return True

    def _drawer(self, command: Command) -> None:
        self._scene.here.drawers.command(command)

    def _ask_hint(self) -> None:
        if not self._scene.decisions.hint(Command.HINT):
            self._scene.desk.sound.play("refuse")

    def pause(self) -> None:
        """Lay the pause on the table; no callout stays under it."""
        from .pause import PauseScene

        scene = self._scene
        session = scene.session
        if scene.round is not None:
            scene.round.top.effects.clear()
            scene.show_now()
        is_dealt = session.round is not None or session.match.dealt > 0
        number = session.before.played + 1 if is_dealt else None
        scene.desk.scenes.push(
            PauseScene(scene.desk, number, rules=self.show_rules, is_dealt=is_dealt, moved=self._moved)
        )

    def _moved(self) -> list[tuple[str, str, Callable[[], None]]]:
        """Return what has moved from the bar into the menu: the menu goes away before it is done."""
        round = self._scene.round
        if round is None or not round.around.is_crowded:
            return []
        return [
            (entry.name, entry.icon, partial(self._after_menu, entry)) for entry in self.entries() if not entry.stays
        ]

    def _after_menu(self, entry: Entry) -> None:
        self._scene.desk.scenes.pop()
        entry.action()

    def show_rules(self) -> None:
        """Show the rules in force: they are one key away whatever the table asks (UX 2)."""
        from .rules_in_force import RulesScene

        self._scene.desk.scenes.push(RulesScene(self._scene.desk, self._scene.setup.rules, self._scene.setup.preset))

    def aside(self, command: Command) -> bool:
        """Return whether a command leads away from the game for a moment: to the pause, or to the rules."""
        if command in {Command.PAUSE, Command.BACK}:
            self.pause()
        elif command is Command.HELP:
            self.show_rules()
        elif command in {Command.SLOWER, Command.FASTER} and self._scene.round is not None:
            self.change_speed(1 if command is Command.FASTER else -1)
            self._scene.refresh()
        else:
            return False
        return True

    def go_to_title(self) -> None:
        """Leave the match as it is: a round is saved at every decision."""
        from gostop_desktop.ui.start import title_scene

        if self._scene.referee is not None:
            self._scene.referee.dismiss()
        self._scene.desk.scenes.reset(title_scene(self._scene.desk))

    def keep_hand_order(self) -> None:
        """Let the hand lie as the person has laid it, also in the rounds to come."""
        settings = self._scene.desk.settings
        if settings.game.hand_order != "manual":
            self._scene.desk.change(replace(settings, game=replace(settings.game, hand_order="manual")))
            self._scene.desk.toast.say(_("The hand stays as you lay it. Settings, Game has other orders."))

    def change_speed(self, way: int) -> None:
        """Show things slower or faster; after the fastest comes the slowest for who presses the button."""
        top = self._scene.here.top
        index = _SPEEDS.index(top.speed_name) + way
        if index >= len(_SPEEDS):
            index = 0
        if index >= 0:
            top.speed_name = _SPEEDS[index]
            self._scene.desk.options = changed(self._scene.desk.options, speed=None)
            settings = self._scene.desk.settings
            self._scene.desk.change(replace(settings, game=replace(settings.game, speed=_SPEEDS[index])))
