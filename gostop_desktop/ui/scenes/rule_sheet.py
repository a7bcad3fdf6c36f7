"""The rule sheet: every option, what it does, what the presets have; save, export, import, reset (UX 2.2, VISUAL g)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import pygame

from gostop_desktop.engine.errors import NotationError, RulesError
from gostop_desktop.engine.options import OPTIONS, OneOf
from gostop_desktop.engine.rules import PRESETS, Rules, with_options
from gostop_desktop.i18n import _, ngettext
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.presets import delete_preset, export_rules, import_rules, rules_of, save_preset, saved_presets
from gostop_desktop.ui.rule_controls import Changed, OptionControl, option_control
from gostop_desktop.ui.rule_detail import RuleDetail
from gostop_desktop.ui.rule_rows import OptionRow
from gostop_desktop.ui.rules_text import (
    GROUPS,
    OPTION_TEXTS,
    PRESET_TEXTS,
    RuleGroup,
    difference,
    preset_name,
    unavailable,
    value_words,
)
from gostop_desktop.ui.text import Align
from gostop_desktop.ui.widgets import (
    Answer,
    Button,
    DialogScene,
    Drawing,
    Flow,
    Ground,
    Label,
    PageRow,
    PageScene,
    Panel,
    TextField,
    Widget,
    control_height,
)

Done = Callable[[Rules, str], None]

LIST = 330
DETAIL = 328
GAP = 12
PADDING = 28
ROW_MARGIN = 14
ACTIONS = 98
COMPACT_ACTIONS = 76


class RuleSheetScene(PageScene):
    """Rules to be changed; leaving it with "Use these rules" hands them over, Back leaves them as they were."""

    name = "rule_sheet"

    def __init__(self, desk: Desk, rules: Rules, preset: str, done: Done, *, group: str = GROUPS[0].key) -> None:
        """Take the rules, the preset that they are compared with, who wants the result, and the page to open at."""
        super().__init__(desk)
        self.rules = rules
        self.preset = preset
        self.done = done
        self.group = group
        self.option = self._group().options[0]
        """The option that is explained beside the sheet."""
        self.search = ""
        self._field: TextField | None = None
        """Kept when everything is laid out anew: a syllable is perhaps being composed in it."""
        self._list = self._sheet = self._detail = pygame.Rect(0, 0, 0, 0)

    @property
    def title(self) -> str:
        return _("Rules")

    @property
    def base(self) -> Rules:
        """The rules of the preset."""
        return (
            rules_of(self.desk, self.preset, self.rules.players) or PRESETS[_standard(self.rules), self.rules.players]
        )

    def first_control(self) -> Widget | None:
        return next((row for row in self.controls.all() if isinstance(row, PageRow) and row.chosen), None)

    def sheets(self) -> list[pygame.Rect]:
        return [self._sheet, self._detail] if self._detail.width else [self._sheet]

    def build(self) -> None:
        desk = self.desk
        compact = desk.measure.is_compact
        u = desk.u
        top = self.page.y + u(68 if compact else 76)
        edge = u(20 if compact else 40)
        names = [_(group.name) for group in GROUPS]
        list_width = max(u(168), max(desk.text.width(name, desk.t(17)) for name in names) + u(56))
        list_width = min(list_width, u(LIST))
        left = self.page.x + u(10 if compact else 24)
        right = self.page.right - edge
        self._list = pygame.Rect(left, top, list_width, 0)
        rows = len(self._action_rows(right))
        bottom = self.page.bottom - u(COMPACT_ACTIONS if compact else ACTIONS) - (rows - 1) * u(54)
        self._list.height = bottom - top
        detail = u(DETAIL) if not compact and desk.measure.text <= 1.3 else 0
        sheet_left = self._list.right + u(GAP)
        sheet_right = right - detail - u(GAP) if detail else right
        self._sheet = pygame.Rect(sheet_left, top, sheet_right - sheet_left, bottom - top)
        self._detail = pygame.Rect(right - detail, top, detail, bottom - top)
        self._build_search(right)
        self._build_list()
        self._build_options()
        if detail:
            reset = self._reset_option if self.option in self._changed() else None
            RuleDetail(desk, self.controls, self._detail).build(self.option, self.rules.players, reset)
        self._build_actions(right, bottom)

    def paint_ground(self, canvas: pygame.Surface) -> None:
        desk = self.desk
        title = desk.text.width(self.title, desk.t(32))
        changes = len(self._changed())
        note = preset_name(self.preset)
        if changes:
            note = f"{note} · {ngettext('{n} change', '{n} changes', changes)}"
        x = self.page.x + desk.u(62 + 18) + title
        box = desk.mirrored(pygame.Rect(x, 0, desk.u(600), 0))
        y = self.page.y + desk.u(44) - desk.text.line_height(desk.t(15)) // 2
        desk.text.draw(canvas, note, (box.x, y), desk.t(15), desk.theme.mark.text2, width=box.width)

    def change(self, option: str, value: object) -> None:
        """Take a value of an option."""
        self.rules = with_options(self.rules, {option: value})
        self.option = option
        self._again()

    def handle(self, event: pygame.Event) -> None:
        if event.type == pygame.DROPFILE:
            self._import_file(event.file)
        elif event.type == pygame.DROPTEXT:
            self._import(event.text)
        else:
            super().handle(event)

    def command(self, command: Command) -> bool:
        used = super().command(command)
        focused = self.controls.focused
        option = focused.key.removeprefix("row ") if focused is not None else ""
        if option in OPTIONS and option != self.option:
            self._explain(option)
        return used

    def _again(self) -> None:
        self.resize()
        self.damage()

    def _build_search(self, right: int) -> None:
        desk = self.desk
        width = min(desk.u(372), right - self.page.x - desk.u(520))
        height = control_height(desk)
        place = pygame.Rect(right - width, self.page.y + desk.u(43) - height // 2, width, height)
        if self._field is None or self._field.name != _("Search the rules"):
            self._field = TextField(
                desk,
                place,
                _("Search the rules"),
                self.search,
                self._search,
                ground=Ground.LACQUER,
                icon="search",
                key="search",
            )
        self._field.rect = place
        self._field.text = self.search
        self.controls.add(self._field)

    def _build_list(self) -> None:
        desk = self.desk
        panel = self.controls.panel(self._list.inflate(desk.u(4), 0))
        closest = desk.text.line_height(desk.t(17)) + desk.u(6)
        pitch = max(closest, min(desk.u(42), (self._list.height - desk.u(4)) // len(GROUPS)))
        y = self._list.y + desk.u(2)
        for group in GROUPS:
            chosen = group.key == self.group and not self.search
            rect = pygame.Rect(self._list.x, y, self._list.width, pitch - desk.u(2))
            changed = any(option in self._changed() for option in group.options)
            show = partial(self._open, group)
            row = PageRow(desk, rect, _(group.name), show, chosen=chosen, indent=14, changed=changed)
            panel.add(row)
            y += pitch

    def _build_options(self) -> None:
        desk = self.desk
        hanji = desk.theme.hanji
        inside = self._sheet.inflate(-desk.u(4), -2 * desk.u(6))
        panel = self.controls.panel(inside)
        padding = desk.u(PADDING)
        flow = Flow(desk, self._sheet.x + padding, self._sheet.y + desk.u(16), self._sheet.width - 2 * padding)
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
            "changed": option in self._changed(),
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
        if option not in self._changed():
            return ""
        return _("was {value}", value=value_words(option, getattr(self.base, option)))

    def _add_control(self, panel: Panel, control: OptionControl, place: pygame.Rect, *, enabled: bool) -> None:
        for widget in control.widgets:
            widget.rect.move_ip(place.topleft)
            widget.is_enabled = enabled and widget.is_enabled
            panel.add(widget)

    def _build_actions(self, right: int, bottom: int) -> None:
        desk = self.desk
        height = desk.u(44 if desk.measure.is_compact else 54)
        rows = self._action_rows(right)
        gap = desk.u(10)
        y = bottom + (self.page.bottom - bottom - len(rows) * height - (len(rows) - 1) * gap) // 2
        for row in rows:
            for button, x in row:
                button.rect = pygame.Rect(x, y, button.rect.width, height)
                self.controls.add(button)
            y += height + gap

    def _action_rows(self, right: int) -> list[list[tuple[Button, int]]]:
        """Return the buttons at the bottom with their left edges: in one row, or in two where one is too short."""
        desk = self.desk
        gap = desk.u(12)
        quiet = [
            self._action(_("Export"), self._export),
            self._action(_("Import"), self._paste),
            self._action(_("Reset all"), self._reset_all),
        ]
        if (self.preset, self.rules.players) not in PRESETS:
            quiet.append(self._action(_("Delete"), self._ask_delete))
        closing = [
            self._action(_("Save as"), self._ask_name),
            self._action(_("Use these rules"), self._use, primary=True),
        ]
        starts = []
        x = self._list.right + gap
        for button in quiet:
            starts.append((button, x))
            x += button.rect.width + gap
        ends = []
        end = right
        for button in reversed(closing):
            end -= button.rect.width
            ends.append((button, end))
            end -= gap
        ends.reverse()
        return [[*starts, *ends]] if x <= end + gap else [starts, ends]

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
            if any(wanted in part.casefold() for part in (_(text.name), text.korean, _(text.says))):
                yield option

    def _changed(self) -> set[str]:
        base = self.base
        return {option for option in OPTIONS if getattr(self.rules, option) != getattr(base, option)}

    def _changer(self, option: str) -> Changed:
        return partial(self.change, option)

    def _open(self, group: RuleGroup) -> None:
        self.group = group.key
        self.option = group.options[0]
        self.search = ""
        self._again()

    def _search(self, text: str) -> None:
        self.search = text
        self._again()

    def _explain(self, option: str) -> None:
        if option != self.option:
            self.option = option
            self._again()

    def _reset_option(self) -> None:
        self.change(self.option, getattr(self.base, self.option))

    def _reset_all(self) -> None:
        if changed := [
            difference(option, getattr(self.rules, option)) for option in OPTIONS if option in self._changed()
        ]:
            self.rules = self.base
            self._again()
            self.desk.toast.say(ngettext("{n} change taken back.", "{n} changes taken back.", len(changed)))

    def _use(self) -> None:
        self.desk.scenes.pop()
        self.done(self.rules, self.preset)

    def _ask_name(self) -> None:
        desk = self.desk
        given = {"name": ""}

        def type_name(text: str) -> None:
            given["name"] = text

        def save() -> None:
            self._save(given["name"].strip())

        field = TextField(desk, pygame.Rect(0, 0, 0, 0), _("Name of these rules"), "", type_name, key="name")
        answers = (Answer(_("Save"), save, primary=True), Answer(_("Cancel"), _nothing))
        desk.scenes.push(DialogScene(desk, _("Save rules"), "", answers, field=field))

    def _ask_delete(self) -> None:
        answers = (Answer(_("Delete"), self._delete, primary=True), Answer(_("Keep"), _nothing))
        title = _("Delete the rules {name}?", name=self.preset)
        self.desk.scenes.push(DialogScene(self.desk, title, _("They cannot be brought back."), answers))

    def _delete(self) -> None:
        delete_preset(self.desk, self.preset)
        self.preset = _standard(self.rules)
        self.done(self.rules, self.preset)
        self._again()

    def _save(self, name: str) -> None:
        if not name:
            self.desk.toast.say(_("Rules need a name to be saved."))
            return
        if name in PRESET_TEXTS:
            self.desk.toast.say(_("A built-in preset has this name."))
            return
        if name in saved_presets(self.desk) and name != self.preset:
            answers = (Answer(_("Replace"), partial(self._keep, name), primary=True), Answer(_("Cancel"), _nothing))
            title = _("Replace the rules {name}?", name=name)
            self.desk.scenes.push(DialogScene(self.desk, title, _("The ones there now are lost."), answers))
            return
        self._keep(name)

    def _keep(self, name: str) -> None:
        problem = save_preset(self.desk, name, self.rules)
        if problem:
            self.desk.toast.say(problem)
            return
        self.preset = name
        self._again()
        self.desk.toast.say(_("Saved as {name}.", name=name))

    def _export(self) -> None:
        try:
            path = export_rules(self.desk, preset_name(self.preset), self.rules)
        except OSError as error:
            self.desk.toast.say(_("The rules could not be written: {reason}", reason=error.strerror or str(error)))
            return
        self.desk.toast.say(_("Written to {path}", path=str(path)))

    def _paste(self) -> None:
        text = self.desk.clipboard().strip()
        if text:
            self._import(text)
        else:
            self.desk.toast.say(_("Copy the text of some rules, or drop a file with them on the window."))

    def _import_file(self, path: str) -> None:
        try:
            with open(path, encoding="utf-8") as file:  # noqa: PTH123  # a name that the system gave
                self._import(file.read())
        except (OSError, UnicodeDecodeError):
            self.desk.toast.say(_("The file cannot be read."))

    def _import(self, text: str) -> None:
        try:
            rules = import_rules(text)
        except (NotationError, RulesError) as error:
            self.desk.toast.say(_("These are no rules: {reason}", reason=str(error)))
            return
        if rules.players != self.rules.players:
            count = rules.players
            self.desk.toast.say(ngettext("These rules are for {n} player.", "These rules are for {n} players.", count))
            return
        self.rules = rules
        self._again()
        self.desk.toast.say(_("The rules were taken over."))

    def _paint_rule(self, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        canvas.fill(self.desk.theme.hanji.rule, rect)


def _standard(rules: Rules) -> str:
    return "matgo" if rules.players == 2 else "gostop"


def _is_locked(option: str) -> bool:
    """Whether the option has only one value, or belongs to the table."""
    accepts = OPTIONS[option].accepts
    return option == "players" or (isinstance(accepts, OneOf) and len(accepts.values) == 1)


def _nothing() -> None:
    """What Cancel does."""
