"""What the page of the rules and the sheet on which they are changed share: chapters, a search, what was changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from gostop_desktop.engine.rules import PRESETS, Rules
from gostop_desktop.i18n import _, ngettext
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.lists import dotted
from gostop_desktop.ui.presets import rules_of
from gostop_desktop.ui.rules_text import GROUPS, preset_name, standard
from gostop_desktop.ui.widgets import Ground, PageRow, PageScene, TextField, Widget, control_height

LIST = 330
GAP = 12
CLOSEST = 6
PITCH = 42
FIELD_MARGINS = 64
"""Units of a search field that are no room for words: its icon and edges."""
WIDEST_FIELD = 372


class RulePage(PageScene):
    """Chapters on the board at the side, a field to search them, and a sheet of paper for what they say."""

    def __init__(self, desk: Desk, rules: Rules, preset: str) -> None:
        """Take the rules, and the preset that they are compared with."""
        super().__init__(desk)
        self.rules = rules
        self.preset = preset
        self.base = self._rules_of(preset)
        """The rules of the preset."""
        self.called = preset_name(preset)
        """What the rules are called beside the title."""
        self.search = ""
        self.list_place = self.sheet_place = pygame.Rect(0, 0, 0, 0)
        self._field: TextField | None = None
        """Kept when everything is laid out anew: a syllable is perhaps being composed in it."""
        self._note_end = 0
        """How far what stands beside the title may reach."""

    def changed(self) -> tuple[str, ...]:
        """Return the options that are not as in the preset, in the order of the chapters."""
        return tuple(
            option
            for group in GROUPS
            for option in group.options
            if getattr(self.rules, option) != getattr(self.base, option)
        )

    def compare_with(self, preset: str) -> None:
        """Compare the rules with another preset from now on."""
        self.preset = preset
        self.base = self._rules_of(preset)
        self.called = preset_name(preset)

    def command(self, command: Command) -> bool:
        if command is Command.BACK and self.search:
            self.look_for("")
            return True
        return super().command(command)

    def first_control(self) -> Widget | None:
        return next((row for row in self.controls.all() if isinstance(row, PageRow) and row.chosen), None)

    def edges(self) -> tuple[int, int, int]:
        """Return where the list begins, where the page ends at the side, and how far up sheets reach."""
        desk = self.desk
        compact = desk.measure.is_compact
        left = self.page.x + desk.u(10 if compact else 24)
        return left, self.page.right - desk.u(20 if compact else 40), self.page.y + desk.u(68 if compact else 76)

    def list_width(self, names: Sequence[str]) -> int:
        """Return the width that the longest chapter needs."""
        desk = self.desk
        widest = max(desk.text.width(name, desk.t(17)) for name in names) + desk.u(56)
        return min(max(desk.u(168), widest), desk.u(LIST))

    def build_list(self, chapters: Sequence[tuple[str, bool, bool]], opened: Callable[[int], None]) -> list[PageRow]:
        """Put the chapters down: name, whether it is the one that is open, whether something in it was changed."""
        desk = self.desk
        panel = self.controls.panel(self.list_place.inflate(desk.u(4), 0))
        closest = desk.text.line_height(desk.t(17)) + desk.u(CLOSEST)
        pitch = max(closest, min(desk.u(PITCH), (self.list_place.height - desk.u(4)) // len(chapters)))
        panel.pitch = pitch
        rows = []
        for index, (name, chosen, changed) in enumerate(chapters):
            rect = pygame.Rect(self.list_place.x, 0, self.list_place.width, pitch - desk.u(2))
            rect.y = self.list_place.y + desk.u(2) + index * pitch
            show = partial(opened, index)
            rows.append(panel.add(PageRow(desk, rect, name, show, chosen=chosen, indent=14, changed=changed)))
        return rows

    def build_search(self, right: int) -> None:
        """Put the search field down beside the title, as wide as there is room."""
        desk = self.desk
        height = control_height(desk)
        title = desk.text.width(self.title, self.title_size()) + desk.text.width(self.note(), desk.t(15))
        room = right - self.page.x - desk.u(62 + 18 + 24) - title
        name = _("Search the rules")
        least = desk.text.width(name, desk.t(17)) + desk.u(FIELD_MARGINS)
        width = max(least, min(desk.u(WIDEST_FIELD), room))
        place = pygame.Rect(right - width, self.page.y + desk.u(43) - height // 2, width, height)
        place.bottom = min(place.bottom, self.sheet_place.y - desk.u(5))
        self._note_end = place.x
        if self._field is None or self._field.name != name:
            self._field = TextField(
                desk, place, name, self.search, self.look_for, ground=Ground.LACQUER, icon="search", key="search"
            )
        self._field.rect = place
        self._field.text = self.search
        self.controls.add(self._field)

    def look_for(self, text: str) -> None:
        """Show only what has a text in it."""
        self.search = text
        self.again()

    def again(self) -> None:
        """Lay everything out anew."""
        self.resize()
        self.damage()

    def note(self) -> str:
        """Return what stands beside the title: the name of the rules, and how much was changed."""
        changes = len(self.changed())
        return dotted((self.called, ngettext("{n} change", "{n} changes", changes))) if changes else self.called

    def paint_ground(self, canvas: pygame.Surface) -> None:
        """Write beside the title which preset it is, where there is room for that."""
        desk = self.desk
        x = self.page.x + desk.u(62 + 18) + desk.text.width(self.title, self.title_size())
        room = self._note_end - desk.u(16) - x
        if desk.text.width(self.note(), desk.t(15)) > room:
            return
        box = desk.mirrored(pygame.Rect(x, 0, room, 0))
        y = self.page.y + desk.u(44) - desk.text.line_height(desk.t(15)) // 2
        desk.text.draw(canvas, self.note(), (box.x, y), desk.t(15), desk.theme.mark.text2, width=box.width)

    def _rules_of(self, preset: str) -> Rules:
        """Return the rules of a preset; one that is no more gives way to the standard."""
        players = self.rules.players
        found = rules_of(self.desk, preset, players)
        return found if found is not None else PRESETS[standard(players), players]
