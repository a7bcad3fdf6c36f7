"""The rules that a match is played by, to be read: what differs from the preset first, then everything (UX 2, 2.7)."""

from __future__ import annotations

from functools import partial

import pygame

from gostop_desktop.engine.options import OPTIONS
from gostop_desktop.engine.rules import PRESETS, Rules
from gostop_desktop.i18n import _, ngettext
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.rules_text import GROUPS, OPTION_TEXTS, RuleGroup, preset_name, unavailable, value_words
from gostop_desktop.ui.text import Align
from gostop_desktop.ui.widgets import Drawing, Flow, Heading, Label, PageScene, Panel

STEP = 120
"""Units that an arrow scrolls."""
PADDING = 32
BETWEEN = 48
"""Units between two columns."""
NARROWEST = 420
"""Units that a column needs; where two have no room there is one."""
VALUE = 0.42
"""The part of a column that a value may take before it is written below the name."""
DOT = 9


class RulesScene(PageScene):
    """Every rule with its value and a sentence; nothing can be changed here."""

    name = "rules"

    def __init__(self, desk: Desk, rules: Rules, preset: str) -> None:
        """Take the rules, and the preset that they began as."""
        super().__init__(desk)
        self.rules = rules
        self.preset = preset
        self._sheet = pygame.Rect(0, 0, 0, 0)
        self._panel: Panel | None = None

    @property
    def title(self) -> str:
        return _("Rules of this match")

    @property
    def base(self) -> Rules:
        """The rules that these are compared with; a preset of the person's own is compared with the standard."""
        standard = "matgo" if self.rules.players == 2 else "gostop"
        return PRESETS.get((self.preset, self.rules.players), PRESETS[standard, self.rules.players])

    def changed(self) -> tuple[str, ...]:
        """Return the options that are not as in the preset, in the sheet's order."""
        return tuple(
            option
            for group in GROUPS
            for option in group.options
            if getattr(self.rules, option) != getattr(self.base, option)
        )

    def sheets(self) -> list[pygame.Rect]:
        return [self._sheet]

    def build(self) -> None:
        desk = self.desk
        compact = desk.measure.is_compact
        edge = desk.u(20 if compact else 40)
        top = self.page.y + desk.u(68 if compact else 76)
        bottom = self.page.bottom - desk.u(20 if compact else 40)
        self._sheet = pygame.Rect(self.page.x + edge, top, self.page.width - 2 * edge, bottom - top)
        inside = self._sheet.inflate(-desk.u(4), -2 * desk.u(8))
        self._panel = panel = self.controls.panel(inside)
        room = self._sheet.width - 2 * desk.u(PADDING)
        flow = Flow(desk, self._sheet.x + desk.u(PADDING), top + desk.u(20), room)
        self._build_head(panel, flow)
        between = desk.u(BETWEEN)
        wide = round(desk.u(NARROWEST) * desk.measure.text)
        count = 2 if (room - between) // 2 >= wide else 1
        width = (room - (count - 1) * between) // count
        columns = [Flow(desk, flow.x + index * (width + between), flow.y, width) for index in range(count)]
        for option in self.changed():
            was = _("was {value}", value=value_words(option, getattr(self.base, option)))
            self._build_option(panel, min(columns, key=lambda column: column.y), option, was)
        below = max(column.y for column in columns) + (desk.u(18) if self.changed() else 0)
        for column in columns:
            column.y = below
        for group in GROUPS:
            self._build_group(panel, min(columns, key=lambda column: column.y), group)
        panel.content_height = max(column.y for column in columns) + desk.u(12) - inside.y

    def command(self, command: Command) -> bool:
        steps = {Command.DOWN: 1, Command.UP: -1}
        if command in steps and self._panel is not None:
            self._panel.scroll(steps[command] * self.desk.u(STEP))
            return True
        if command is Command.HELP:
            self.go_back()
            return True
        return super().command(command)

    def _build_head(self, panel: Panel, flow: Flow) -> None:
        """Name the preset; what differs from it follows: it is what somebody who knows the game wants to see."""
        changed = self.changed()
        note = ngettext("{n} change", "{n} changes", len(changed)) if changed else _("No changes")
        base = next(name for (name, _players), rules in PRESETS.items() if rules is self.base)
        panel.add(Heading(self.desk, flow.take_line(20, margin=9), preset_name(base), note=note))
        flow.skip(8)

    def _build_group(self, panel: Panel, flow: Flow, group: RuleGroup) -> None:
        options = [option for option in group.options if not unavailable(option, self.rules)]
        if not options:
            return
        panel.add(Heading(self.desk, flow.take_line(20, margin=9), _(group.name)))
        flow.skip(8)
        for option in options:
            self._build_option(panel, flow, option, _(OPTION_TEXTS[option].says))
        flow.skip(18)

    def _build_option(self, panel: Panel, flow: Flow, option: str, says: str) -> None:
        desk = self.desk
        hanji = desk.theme.hanji
        is_changed = option in self.changed()
        name, value = _(OPTION_TEXTS[option].name), value_words(option, getattr(self.rules, option))
        size, small = desk.t(17), desk.t(15)
        colour = hanji.redink if is_changed else hanji.ink
        wide = desk.text.width(value, size)
        is_beside = wide <= flow.width * VALUE
        room = flow.width - wide - desk.u(20) if is_beside else flow.width
        row = flow.take(desk.text.block_height(name, size, room))
        if is_changed:
            dot = pygame.Rect(row.x - desk.u(18), row.y, desk.u(12), desk.text.line_height(size))
            panel.add(Drawing(desk, dot, partial(self._paint_dot)))
        panel.add(Label(desk, pygame.Rect(row.x, row.y, room, row.height), name, 17, hanji.ink, wrap=True))
        place = row if is_beside else flow.take(desk.text.block_height(value, size, flow.width))
        panel.add(Label(desk, place, value, 17, colour, align=Align.END, wrap=True))
        panel.add(Label(desk, flow.take(desk.text.block_height(says, small, room)), says, 15, hanji.ink2, wrap=True))
        flow.skip(9)

    def _paint_dot(self, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        desk = self.desk
        desk.shapes.disc(canvas, rect.center, desk.u(DOT), desk.theme.red.fill)


def rules_at(section: str) -> tuple[str, ...]:
    """Return the options of which a section of RULES speaks, in the sheet's order."""
    return tuple(option for group in GROUPS for option in group.options if OPTIONS[option].section == section)
