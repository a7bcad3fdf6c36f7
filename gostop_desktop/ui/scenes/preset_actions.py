"""What is done with the rules on the sheet as a whole: save under a name, delete, write out, take in (UX 2.2)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Protocol

import pygame

from gostop_desktop.engine.errors import NotationError, RulesError
from gostop_desktop.engine.notation import print_rules
from gostop_desktop.engine.rules import Rules
from gostop_desktop.i18n import _, ngettext, pgettext
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.presets import (
    LONGEST_FILE,
    delete_preset,
    export_rules,
    import_rules,
    is_built_in,
    save_preset,
    saved_presets,
)
from gostop_desktop.ui.rules_text import preset_name
from gostop_desktop.ui.settings.data_rows import open_folder
from gostop_desktop.ui.widgets import Answer, DialogScene, TextField


class Holder(Protocol):
    """Whoever has the rules in hand."""

    rules: Rules
    preset: str

    def use_preset(self, preset: str) -> None:
        """Compare the rules with a preset from now on."""

    def take(self, rules: Rules) -> None:
        """Take other rules."""

    def forget(self) -> None:
        """The preset is no more."""


@dataclass(frozen=True, slots=True)
class PresetActions:
    """The actions, each a button's."""

    desk: Desk
    holder: Holder

    def ask_name(self) -> None:
        """Ask for a name, and save."""
        self._ask(_("Save rules"), _("Save"), "", self.save)

    def ask_other_name(self) -> None:
        """Ask what the person's own preset is to be called from now on."""
        self._ask(_("Rename rules"), _("Rename"), self.holder.preset, self.rename)

    def _ask(self, title: str, answer: str, name: str, done: Callable[[str], None]) -> None:
        given = {"name": name}

        def type_name(text: str) -> None:
            given["name"] = text

        def take() -> None:
            done(given["name"].strip())

        field = TextField(self.desk, pygame.Rect(0, 0, 0, 0), _("Name of these rules"), name, type_name, key="name")
        answers = (Answer(answer, take, primary=True), Answer(_("Cancel"), _nothing))
        self.desk.scenes.push(DialogScene(self.desk, title, "", answers, field=field))

    def rename(self, name: str) -> None:
        """Call the person's own preset otherwise; what was changed in it and not saved stays as it is."""
        before = self.holder.preset
        known = saved_presets(self.desk)
        if name == before or not self._is_free(name, known):
            return
        problem = save_preset(self.desk, name, known.get(before, self.holder.rules))
        if problem:
            self.desk.toast.say(problem)
            return
        delete_preset(self.desk, before)
        self.holder.use_preset(name)
        self.desk.toast.say(_("Renamed to {name}.", name=name))

    def _is_free(self, name: str, known: Mapping[str, Rules]) -> bool:
        """Return whether a preset may be called so; if not, that is said."""
        if not name:
            self.desk.toast.say(_("Rules need a name to be saved."))
        elif is_built_in(name):
            self.desk.toast.say(_("A built-in preset has this name."))
        elif name in known:
            self.desk.toast.say(_("Other rules have this name."))
        else:
            return True
        return False

    def save(self, name: str) -> None:
        """Save under a name, after a question where there are such rules already."""
        desk = self.desk
        if not name:
            desk.toast.say(_("Rules need a name to be saved."))
            return
        if is_built_in(name):
            desk.toast.say(_("A built-in preset has this name."))
            return
        if name in saved_presets(desk) and name != self.holder.preset:
            answers = (Answer(_("Replace"), partial(self._keep, name), primary=True), Answer(_("Cancel"), _nothing))
            title = _("Replace the rules {name}?", name=name)
            desk.scenes.push(DialogScene(desk, title, _("The ones there now are lost."), answers))
            return
        self._keep(name)

    def ask_delete(self) -> None:
        """Ask, and delete the preset that the rules began as."""
        answers = (Answer(_("Delete"), self._delete, primary=True), Answer(_("Keep"), _nothing))
        title = _("Delete the rules {name}?", name=self.holder.preset)
        self.desk.scenes.push(DialogScene(self.desk, title, _("They cannot be brought back."), answers))

    def export(self) -> None:
        """Write the rules into a file, and say where it is."""
        try:
            path = export_rules(self.desk, preset_name(self.holder.preset), self.holder.rules)
        except OSError as error:
            self.desk.toast.say(_("The rules could not be written: {reason}", reason=error.strerror or str(error)))
            return
        text = print_rules(self.holder.rules)

        def copy() -> None:
            if self.desk.copy(text):
                self.desk.toast.say(_("The text of the rules can be pasted now."))

        answers = (
            Answer(pgettext("button", "Copy"), copy),
            Answer(_("Open folder"), partial(open_folder, self.desk, path.parent)),
            Answer(_("Close"), _nothing),
        )
        self.desk.scenes.push(
            DialogScene(self.desk, _("The rules are written"), self.desk.folders.shown(path), answers)
        )

    def paste(self) -> None:
        """Take the rules that were copied."""
        text = self.desk.clipboard().strip()
        if text:
            self.take_in(text)
        else:
            self.desk.toast.say(_("Copy the text of some rules, or drop a file with them on the window."))

    def take_in_file(self, path: str) -> None:
        """Take the rules in a file."""
        try:
            with open(path, encoding="utf-8") as file:  # noqa: PTH123  # a name that the system gave
                text = file.read(LONGEST_FILE + 1)
        except (OSError, UnicodeDecodeError):
            self.desk.toast.say(_("The file cannot be read."))
            return
        self.take_in(text)

    def take_in(self, text: str) -> None:
        """Take the rules in a text, if they are any, and for so many players."""
        desk = self.desk
        try:
            rules = import_rules(text)
        except (NotationError, RulesError) as error:
            desk.toast.say(_("These are no rules: {reason}", reason=str(error)))
            return
        if rules.players != self.holder.rules.players:
            count = rules.players
            desk.toast.say(ngettext("These rules are for {n} player.", "These rules are for {n} players.", count))
            return
        self.holder.take(rules)
        desk.toast.say(_("The rules were taken over."))

    def _keep(self, name: str) -> None:
        problem = save_preset(self.desk, name, self.holder.rules)
        if problem:
            self.desk.toast.say(problem)
            return
        self.holder.use_preset(name)
        self.desk.toast.say(_("Saved as {name}.", name=name))

    def _delete(self) -> None:
        delete_preset(self.desk, self.holder.preset)
        self.holder.forget()


def _nothing() -> None:
    """What Cancel does."""
