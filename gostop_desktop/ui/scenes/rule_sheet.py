"""The rule sheet: every option, what it does, what the presets have, each to be changed (UX 2.2, VISUAL g)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import pygame

from gostop_desktop.engine.options import OPTIONS, OneOf
from gostop_desktop.engine.rules import PRESETS, Rules, with_options
from gostop_desktop.i18n import _, ngettext, plain
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.rule_controls import Changed, OptionControl, option_control
from gostop_desktop.ui.rule_detail import RuleDetail
from gostop_desktop.ui.rule_rows import OptionRow
from gostop_desktop.ui.rules_text import (
    GROUPS,
    OPTION_TEXTS,
    RuleGroup,
    sentence,
    standard,
    unavailable,
    value_words,
)
from gostop_desktop.ui.text import Align
from gostop_desktop.ui.widgets import (
    Button,
    Drawing,
    Flow,
    Label,
    Panel,
)
from gostop_desktop.ui.widgets.button_rows import Row, in_rows

from .preset_actions import PresetActions
from .rule_page import GAP, RulePage

Done = Callable[[Rules, str], None]

DETAIL = 328
LARGEST_TEXT = 1.3
"""How large the text may be for the explanation to have room beside the sheet."""
PADDING = 28
ROW_MARGIN = 14
ACTIONS = 98
COMPACT_ACTIONS = 76


class RuleSheetScene(RulePage):
    """Rules to be changed; "Use these rules" hands them over, Back leaves them as they were, and the changes here."""

    name = "rule_sheet"
    tells_back = True

    def __init__(
        self,
        desk: Desk,
        rules: Rules,
        preset: str,
        done: Done,
        *,
        group: str = GROUPS[0].key,
        draft: tuple[Rules, str] | None = None,
        keep: Done | None = None,
    ) -> None:
        """Take the rules, the preset that they are compared with, who wants the result, and the page to open at.

        Changes that Back leaves unused are given to `keep`, and come again as the draft (UX 2).
        """
        super().__init__(desk, *(draft or (rules, preset)))
        self.done = done
        self._keep = keep
        self._in_use = (rules, preset)
        self.group = group
        self.option = self._group().options[0]
        """The option that is explained beside the sheet."""
        self.actions = PresetActions(desk, self)
        self._detail = pygame.Rect(0, 0, 0, 0)

    @property
    def title(self) -> str:
        return _("Rules")

    def sheets(self) -> list[pygame.Rect]:
        return [self.sheet_place, self._detail] if self._detail.width else [self.sheet_place]

    def build(self) -> None:
        desk = self.desk
        compact = desk.measure.is_compact
        left, right, top = self.edges()
        width = self.list_width([_(group.name) for group in GROUPS])
        self.list_place = pygame.Rect(left, top, width, 0)
        rows = self._action_rows(right)
        bottom = self.page.bottom - desk.u(COMPACT_ACTIONS if compact else ACTIONS) - (len(rows) - 1) * desk.u(54)
        self.list_place.height = bottom - top
        detail = desk.u(DETAIL) if not compact and desk.measure.text <= LARGEST_TEXT else 0
        sheet_left = self.list_place.right + desk.u(GAP)
        sheet_right = right - detail - desk.u(GAP) if detail else right
        self.sheet_place = pygame.Rect(sheet_left, top, sheet_right - sheet_left, bottom - top)
        self._detail = pygame.Rect(right - detail, top, detail, bottom - top)
        self.build_search(right)
        changed = set(self.changed())
        chapters = [
            (_(group.name), group.key == self.group and not self.search, not changed.isdisjoint(group.options))
            for group in GROUPS
        ]
        self.build_list(chapters, self._open)
        self._build_options()
        if detail:
            reset = self._reset_option if self.option in changed else None
            RuleDetail(desk, self.controls, self._detail).build(self.option, self.rules, reset)
        self._build_actions(rows, bottom)

    def change(self, option: str, value: object) -> None:
        """Take a value of an option."""
        self.rules = with_options(self.rules, {option: value})
        self.option = option
        self.again()

    def go_back(self) -> None:
        super().go_back()
        if self._keep is not None and (self.rules, self.preset) != self._in_use:
            self._keep(self.rules, self.preset)
            self.desk.toast.say(_("These rules are not in use. They wait on the rule sheet."))

    def handle(self, event: pygame.Event) -> None:
        if event.type == pygame.DROPFILE:
            self.actions.take_in_file(event.file)
        elif event.type == pygame.DROPTEXT:
            self.actions.take_in(event.text)
        else:
            super().handle(event)

    def command(self, command: Command) -> bool:
        used = super().command(command)
        focused = self.controls.focused
        option = focused.key.removeprefix("row ") if focused is not None else ""
        if option in OPTIONS and option != self.option:
            self._explain(option)
        return used

    def use_preset(self, preset: str) -> None:
        """Compare the rules with a preset from now on."""
        self.compare_with(preset)
        self.again()

    def take(self, rules: Rules) -> None:
        """Take other rules."""
        self.rules = rules
        self.again()

    def forget(self) -> None:
        """The preset is no more: compare the rules with the standard."""
        self.compare_with(standard(self.rules.players))
        self.done(self.rules, self.preset)
        self.again()

    def _build_options(self) -> None:
        desk = self.desk
        hanji = desk.theme.hanji
        inside = self.sheet_place.inflate(-desk.u(4), -2 * desk.u(6))
        panel = self.controls.panel(inside)
        panel.ground = desk.theme.hanji.base
        padding = desk.u(PADDING)
        flow = Flow(
            desk, self.sheet_place.x + padding, self.sheet_place.y + desk.u(16), self.sheet_place.width - 2 * padding
        )
        options = list(self._shown())
        title = _("Found") if self.search else _(self._group().name)
        head = flow.take_line(24, margin=10)
        panel.add(Label(desk, head, title, 24, hanji.ink))
        count = ngettext("{n} option", "{n} options", len(options))
        indent = desk.text.width(title, desk.t(24)) + desk.u(12)
        note = pygame.Rect(head.x + indent, head.y + desk.u(3), head.width - indent, head.height)
        panel.add(Label(desk, note, count, 15, hanji.ink2))
        for option in options:
            panel.add(Drawing(desk, flow.take(round(desk.line)), self._paint_rule))
            self._build_option(panel, flow, option)
        panel.content_height = flow.y + desk.u(12) - inside.y

    def _build_option(self, panel: Panel, flow: Flow, option: str) -> None:
        desk = self.desk
        reason = unavailable(option, self.rules)
        control = option_control(desk, option, self.rules, self._changer(option))
        margin = desk.u(ROW_MARGIN)
        was = self._was(option)
        was_width = desk.text.width(was, desk.t(15)) + desk.u(16) if was else 0
        beside = flow.width - control.width - was_width - desk.u(24)
        is_beside = beside >= desk.u(220) or control.width == 0
        room = beside if is_beside else flow.width
        text = OPTION_TEXTS[option]
        names = len(desk.text.wrap(_(text.name), desk.t(17), room))
        says = reason or _(text.says)
        words_height = names * desk.text.line_height(desk.t(17)) + desk.text.block_height(says, desk.t(15), room)
        height = words_height if is_beside else words_height + desk.u(8) + control.height
        row = flow.take(max(height, control.height if is_beside else 0) + 2 * margin)
        words = pygame.Rect(row.x, row.y + margin, room, words_height)
        if is_beside:
            words.centery = row.centery
        looks = {
            "chosen": option == self.option,
            "changed": option in self.changed(),
            "usable": not reason and not _is_locked(option),
        }
        outset = desk.u(16)
        around = row.inflate(2 * outset, -desk.u(2))
        added = panel.add(OptionRow(desk, around, option, words, partial(self._explain, option), **looks))
        added.note = reason
        added.settle()
        place = pygame.Rect(row.right - control.width, 0, control.width, control.height)
        if is_beside:
            place.centery = row.centery
        else:
            place.topleft = row.x, words.bottom + desk.u(8)
        if was and is_beside:
            left = pygame.Rect(place.x - was_width, place.y, was_width - desk.u(16), place.height)
            panel.add(Label(desk, left, was, 15, desk.theme.hanji.redink, align=Align.END))
        self._add_control(panel, control, place, enabled=looks["usable"])

    def _was(self, option: str) -> str:
        """Return what a changed option was in the preset, as a word beside its control."""
        if option not in self.changed():
            return ""
        return _("was: {value}", value=value_words(option, getattr(self.base, option)))

    def _add_control(self, panel: Panel, control: OptionControl, place: pygame.Rect, *, enabled: bool) -> None:
        for widget in control.widgets:
            widget.rect.move_ip(place.topleft)
            widget.is_enabled = enabled and widget.is_enabled
            panel.add(widget)

    def _build_actions(self, rows: list[Row], bottom: int) -> None:
        desk = self.desk
        height = desk.u(44 if desk.measure.is_compact else 54)
        gap = desk.u(10)
        y = bottom + (self.page.bottom - bottom - len(rows) * height - (len(rows) - 1) * gap) // 2
        for row in rows:
            for button, x in row:
                button.rect = pygame.Rect(x, y, button.rect.width, height)
                self.controls.add(button)
            y += height + gap

    def _action_rows(self, right: int) -> list[Row]:
        """Return the buttons at the bottom."""
        desk = self.desk
        gap = desk.u(12)
        quiet = [
            self._action(_("Export"), self.actions.export),
            self._action(_("Import"), self.actions.paste),
            self._action(_("Reset all"), self._reset_all),
        ]
        if (self.preset, self.rules.players) not in PRESETS:
            quiet.append(self._action(_("Rename"), self.actions.ask_other_name))
            quiet.append(self._action(_("Delete"), self.actions.ask_delete))
        closing = [
            self._action(_("Save as"), self.actions.ask_name),
            self._action(_("Use these rules"), self._use, primary=True),
        ]
        return in_rows(quiet, closing, self.list_place.right + gap, right, gap)

    def _action(self, name: str, action: Callable[[], None], *, primary: bool = False) -> Button:
        desk = self.desk
        size = (17 if desk.measure.is_compact else 20) if primary else 17
        width = max(desk.u(200 if primary else 96), Button.width_of(desk, name, size=size, padding=18))
        return Button(desk, pygame.Rect(0, 0, width, 0), name, action, primary=primary, size=size)

    def _group(self) -> RuleGroup:
        return next(group for group in GROUPS if group.key == self.group)

    def _shown(self) -> Iterator[str]:
        """Yield the options on the sheet: of the page, or what the search finds."""
        if not self.search:
            yield from self._group().options
            return
        wanted = self.search.casefold()
        for option, text in OPTION_TEXTS.items():
            said = (_(text.name), text.korean, _(text.says), sentence(option, self.rules))
            if any(wanted in plain(part).casefold() for part in said):
                yield option

    def _changer(self, option: str) -> Changed:
        return partial(self.change, option)

    def _open(self, index: int) -> None:
        group = GROUPS[index]
        self.group = group.key
        self.option = group.options[0]
        self.look_for("")

    def _explain(self, option: str) -> None:
        if option != self.option:
            self.option = option
            self.again()

    def _reset_option(self) -> None:
        self.change(self.option, getattr(self.base, self.option))

    def _reset_all(self) -> None:
        if changes := len(self.changed()):
            self.take(self.base)
            self.desk.toast.say(ngettext("{n} change taken back.", "{n} changes taken back.", changes))

    def _use(self) -> None:
        self.desk.scenes.pop()
        self.done(self.rules, self.preset)

    def _paint_rule(self, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        canvas.fill(self.desk.theme.hanji.rule, rect)


def _is_locked(option: str) -> bool:
    """Whether the option has only one value, or belongs to the table."""
    accepts = OPTIONS[option].accepts
    return option == "players" or (isinstance(accepts, OneOf) and len(accepts.values) == 1)
