"""New game: one page on which everything has a working default (UX 2.2, VISUAL g)."""

from __future__ import annotations

from functools import partial

import msgspec
import pygame
from msgspec.structs import replace

from gostop_desktop.engine.errors import RulesError
from gostop_desktop.engine.rules import PRESETS, Rules, with_options
from gostop_desktop.i18n import N_, NP_, _, ngettext, pgettext
from gostop_desktop.ui.art.portraits import paint_portrait
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.fans import paint_fan
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.memory import remember, remembered
from gostop_desktop.ui.numbers import grouped
from gostop_desktop.ui.opponents import STEPS, level_names, level_says, level_step, level_word
from gostop_desktop.ui.people import PEOPLE, TWO_PEOPLE
from gostop_desktop.ui.presets import saved_presets
from gostop_desktop.ui.rules_text import differences, preset_name, preset_note
from gostop_desktop.ui.setup import Length, MatchSetup, SeatSetup, default_seats, hot_seats
from gostop_desktop.ui.start import table_scene
from gostop_desktop.ui.widgets import (
    Button,
    Drawing,
    Flow,
    Ground,
    Heading,
    Label,
    PageScene,
    Panel,
    RadioRow,
    Segments,
    Select,
    Stepper,
    TextField,
    Tile,
    control_height,
)

TABLES = (
    ("matgo", NP_("table", "Matgo"), N_("One computer"), ("08B", "01B"), 2),
    ("gostop", NP_("table", "Go-Stop"), N_("Two computers"), ("03B", "08B", "11B"), 3),
    ("people", NP_("table", "Matgo, two people"), N_("Hidden hands"), ("back", "back"), 2),
)
"""The tables there are: name, title, note, cards on its picture, players."""

LENGTHS = (
    (Length.ENDLESS, NP_("length", "Endless")),
    (Length.ROUNDS, NP_("length", "10 rounds")),
    (Length.UNTIL_OUT, NP_("length", "Until out")),
)
POINT_VALUES = (1, 5, 10, 20, 50, 100, 200, 300, 500, 1_000, 2_000, 5_000, 10_000)
CHIPS = (1_000, 5_000, 10_000, 30_000, 50_000, 100_000, 200_000, 300_000, 500_000, 1_000_000)
SHEET_MARGIN = 28
BETWEEN = 40
TILE = 66
COMPACT_TILE = 56
PICTURE = 84
"""Units for the cards on a tile: the longest name then stays clear of the tick."""
ROW = 40
CLOSE_ROW = 36
COMPACT_ROW = 33


class NewGameScene(PageScene):
    """Choose table, opponents, rules, stake; Play is always there to be pressed."""

    name = "new_game"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.game = remembered(desk)
        self._saved = saved_presets(desk)
        self._sheet = pygame.Rect(0, 0, 0, 0)

    @property
    def title(self) -> str:
        return _("New game")

    @property
    def players(self) -> int:
        return next(players for name, _title, _note, _cards, players in TABLES if name == self.game.table)

    @property
    def preset(self) -> str:
        """The chosen preset; one that is not for so many players gives way to the standard."""
        name = self.game.presets.get(str(self.players), "")
        return name if name in self._presets() else ("matgo" if self.players == 2 else "gostop")

    @property
    def base(self) -> Rules:
        """The rules of that preset as it stands."""
        return self._presets()[self.preset]

    def _presets(self) -> dict[str, Rules]:
        """Return the presets for so many players: the built-in ones, then the person's own."""
        built_in = {name: rules for (name, players), rules in PRESETS.items() if players == self.players}
        own = {name: rules for name, rules in self._saved.items() if rules.players == self.players}
        return {**built_in, **own}

    @property
    def rules(self) -> Rules:
        """The rules as they are set now; changes that no longer make sense are left out."""
        base = self.base
        try:
            return with_options(base, self.game.changes.get(str(self.players), {}))
        except RulesError:
            return base

    def setup(self) -> MatchSetup:
        """Return the match as it is set now."""
        people = self.game.table == "people"
        seats = hot_seats(self.game.names) if people else default_seats(self.players, tuple(self._levels()))
        length = Length(self.game.length)
        return MatchSetup(
            self.rules, self.preset, seats, chips=self.game.chips, length=length, seed=self.desk.options.seed
        )

    def change(self, **values: object) -> None:
        """Take a choice, keep it for the next time, and show it."""
        self.game = replace(self.game, **values)
        remember(self.desk, self.game)
        self.resize()
        self.damage()

    def use_rules(self, rules: Rules, preset: str) -> None:
        """Take what the rule sheet was left with."""
        self._saved = saved_presets(self.desk)
        base = self._presets()[preset]
        changes = {
            name: msgspec.to_builtins(getattr(rules, name))
            for name in rules.__dataclass_fields__
            if getattr(rules, name) != getattr(base, name)
        }
        key = str(self.players)
        self.change(presets={**self.game.presets, key: preset}, changes={**self.game.changes, key: changes})

    def play(self) -> None:
        """Begin."""
        self.game = replace(self.game, has_started=True)
        remember(self.desk, self.game)
        self.desk.scenes.replace(table_scene(self.desk, self.setup()))

    def sheets(self) -> list[pygame.Rect]:
        return [self._sheet]

    def enter(self) -> None:
        self._saved = saved_presets(self.desk)

    def build(self) -> None:
        desk = self.desk
        margin, top = self.margins()
        bottom = self.page.bottom - self._actions_height()
        self._sheet = pygame.Rect(self.page.x + margin, top, self.page.width - 2 * margin, bottom - top)
        inside = self._sheet.inflate(-2 * desk.u(4), -2 * desk.u(8))
        panel = self.controls.panel(inside)
        left = self._sheet.x + desk.u(SHEET_MARGIN)
        between = desk.u(BETWEEN)
        width = (self._sheet.width - 2 * desk.u(SHEET_MARGIN) - between) // 2
        upper = self._sheet.y + desk.u(self._close(18, 10))
        first = Flow(desk, left, upper, width)
        second = Flow(desk, left + width + between, upper, width)
        self._build_tables(panel, first)
        self._build_opponents(panel, first)
        self._build_rules(panel, second)
        self._build_stake(panel, second)
        panel.content_height = max(first.y, second.y) - inside.y
        self._build_actions()

    def margins(self) -> tuple[int, int]:
        """Return the margin beside the sheet, and where it begins."""
        desk = self.desk
        compact = desk.measure.is_compact
        return desk.u(20 if compact else 40), self.page.y + desk.u(68 if compact else 76)

    def _actions_height(self) -> int:
        return self.desk.u(86 if self.desk.measure.is_compact else 128)

    def _close(self, full: float, compact: float) -> float:
        """Return a distance, which is shorter in the compact form."""
        return compact if self.desk.measure.is_compact else full

    def _heading(self, panel: Panel, flow: Flow, text: str) -> None:
        panel.add(Heading(self.desk, flow.take_line(20, margin=self._close(9, 4)), text))
        flow.skip(self._close(12, 8))

    def _build_tables(self, panel: Panel, flow: Flow) -> None:
        desk = self.desk
        self._heading(panel, flow, pgettext("new game", "Table"))
        gap = desk.u(8)
        height = max(
            desk.u(self._close(TILE, COMPACT_TILE)),
            desk.text.line_height(desk.t(17)) + desk.text.line_height(desk.t(15)) + desk.u(10),
        )
        widest = max(desk.text.width(pgettext(*title), desk.t(17)) for _name, title, _note, _cards, _players in TABLES)
        columns = 2 if widest + desk.u(42) <= (flow.width - gap) // 2 else 1
        width = (flow.width - gap * (columns - 1)) // columns
        for index in range(0, len(TABLES), columns):
            row = flow.take(height)
            for column, (name, title, note, cards, _players) in enumerate(TABLES[index : index + columns]):
                rect = pygame.Rect(row.x + column * (width + gap), row.y, width, height)
                picture = partial(paint_fan, desk, cards)
                action = partial(self.change, table=name)
                chosen = self.game.table == name
                panel.add(
                    Tile(
                        desk,
                        rect,
                        pgettext(*title),
                        _(note),
                        action,
                        chosen=chosen,
                        picture=picture,
                        picture_width=PICTURE,
                    )
                )
            flow.y += gap
        flow.skip(12)

    def _build_opponents(self, panel: Panel, flow: Flow) -> None:
        desk = self.desk
        if self.game.table == "people":
            self._heading(panel, flow, _("Players"))
            for index, seat in enumerate(hot_seats(self.game.names)):
                self._build_person(panel, flow, index, seat)
            return
        self._heading(panel, flow, _("Opponents"))
        for index, person in enumerate(PEOPLE[1 : self.players]):
            if index:
                rule = flow.take(desk.u(10))
                panel.add(Drawing(desk, rule, self._paint_rule))
            self._build_computer(panel, flow, index, person)
        flow.skip(8)
        promise = _("No level sees hidden cards or the draw pile.")
        indent = desk.u(28)
        line = flow.take(desk.text.block_height(promise, desk.t(15), flow.width - indent) + desk.u(6))
        panel.add(Drawing(desk, pygame.Rect(line.x, line.y, desk.u(20), desk.t(22)), self._paint_lock))
        words = pygame.Rect(line.x + indent, line.y, line.width - indent, line.height)
        panel.add(Label(desk, words, promise, 15, desk.theme.hanji.goodink, wrap=True))

    def _build_person(self, panel: Panel, flow: Flow, index: int, seat: SeatSetup) -> None:
        desk = self.desk
        row = flow.take(desk.u(64))
        size = desk.u(56)
        face = pygame.Rect(row.x + desk.u(2), row.centery - size // 2, size, size)
        panel.add(Drawing(desk, face, partial(paint_portrait, desk, seat.portrait)))
        given = [*self.game.names, "", ""][index]
        field = pygame.Rect(row.x + desk.u(72), 0, min(desk.u(280), row.width - desk.u(72)), control_height(desk))
        field.centery = row.centery
        # What is shown while nothing was typed is the name that the seat then has.
        shown = pgettext(*TWO_PEOPLE[index][0])
        panel.add(TextField(desk, field, shown, given, partial(self._name, index), key=f"name{index}"))

    def _name(self, index: int, name: str) -> None:
        names = [*self.game.names, "", ""][:2]
        names[index] = name
        self.game = replace(self.game, names=names)
        remember(self.desk, self.game)

    def _build_computer(self, panel: Panel, flow: Flow, index: int, person: tuple[tuple[str, str], str]) -> None:
        desk = self.desk
        name, portrait = person
        level = self._levels()[index]
        names = level_names()
        big = desk.text.line_height(desk.t(20))
        says = level_says(level)
        options = [level_word(each) for each in names]
        width = max(desk.u(140), Select.width_of(desk, options)) if len(names) > 1 else 0
        words = flow.width - desk.u(84) - width
        lines = len(desk.text.wrap(says, desk.t(15), words))
        row = flow.take(max(desk.u(68), big + lines * desk.t(15) * 14 // 10 + desk.u(12)))
        size = desk.u(56)
        face = pygame.Rect(row.x + desk.u(2), row.y + desk.u(4), size, size)
        panel.add(Drawing(desk, face, partial(paint_portrait, desk, portrait)))
        x = row.x + desk.u(72)
        title = pgettext(*name)
        panel.add(Label(desk, pygame.Rect(x, row.y + desk.u(2), words, big), title, 20, desk.theme.hanji.ink))
        dots = pygame.Rect(x + desk.text.width(title, desk.t(20)) + desk.u(18), row.y + desk.u(2), desk.u(110), big)
        panel.add(Drawing(desk, dots, partial(self._paint_dots, level)))
        text = pygame.Rect(x, row.y + big + desk.u(4), words, row.height - big - desk.u(4))
        panel.add(Label(desk, text, says, 15, desk.theme.hanji.ink2, wrap=True))
        if len(names) > 1:
            place = pygame.Rect(row.right - width, row.y + desk.u(2), width, control_height(desk))
            chosen = partial(self._choose_level, index)
            panel.add(Select(desk, place, title, options, names.index(level), chosen, key=f"level{index}"))

    def _build_rules(self, panel: Panel, flow: Flow) -> None:
        desk = self.desk
        self._heading(panel, flow, _("Rules"))
        flow.y -= desk.u(6)
        names = list(self._presets())
        height = max(
            desk.u(ROW if len(names) < 5 else self._close(CLOSE_ROW, COMPACT_ROW)),
            desk.text.line_height(desk.t(17)) + desk.u(10),
        )
        outset = desk.u(8)
        for name in names:
            rect = flow.take(height).inflate(2 * outset, 0)
            choose = partial(self._choose_preset, name)
            row = RadioRow(desk, rect, preset_name(name), preset_note(name), choose, chosen=name == self.preset)
            panel.add(row)
        flow.skip(self._close(10, 6))
        self._build_changes(panel, flow)

    def _build_changes(self, panel: Panel, flow: Flow) -> None:
        desk = self.desk
        hanji = desk.theme.hanji
        changed = differences(self.rules, self.base)
        edit = _("Edit rules")
        width = max(desk.u(116), Button.width_of(desk, edit, padding=18))
        room = flow.width - width - desk.u(26)
        text = " · ".join(changed) if changed else _("No changes")
        lines = desk.text.wrap(text, desk.t(17), room)[:2]
        small, normal = desk.text.line_height(desk.t(15)), desk.text.line_height(desk.t(17))
        is_short = desk.measure.is_compact and not changed
        rest = "" if is_short else _("Everything else as in {preset}", preset=preset_name(self.preset))
        rest_height = desk.text.block_height(rest, desk.t(15), room) if rest else 0
        block = flow.take(desk.u(14) + small + rest_height + len(lines) * normal).inflate(2 * desk.u(8), 0)
        panel.add(Drawing(desk, block, self._paint_well))
        x, y = block.x + desk.u(14), block.y + desk.u(7)
        panel.add(Label(desk, pygame.Rect(x, y, room, small), _("Your changes"), 15, hanji.ink2))
        y += small
        for number, line in enumerate(lines):
            cut = number == 1 and len(desk.text.wrap(text, desk.t(17), room)) > 2
            shown = _("{count} changes", count=len(changed)) if cut else line
            panel.add(Label(desk, pygame.Rect(x, y, room, normal), shown, 17, hanji.ink))
            y += normal
        panel.add(Label(desk, pygame.Rect(x, y, room, block.bottom - y), rest, 15, hanji.ink2, wrap=True))
        button = pygame.Rect(block.right - width - desk.u(12), 0, width, control_height(desk))
        button.centery = block.centery
        panel.add(Button(desk, button, edit, self._edit_rules, ground=Ground.PAPER))
        flow.skip(self._close(16, 8))

    def _build_stake(self, panel: Panel, flow: Flow) -> None:
        desk = self.desk
        hanji = desk.theme.hanji
        self._heading(panel, flow, _("Stake and length"))
        height = control_height(desk)
        labels = (_("Chips a point"), _("Start with"), _("Length"))
        label_width = max(desk.text.width(label, desk.t(17)) for label in labels) + desk.u(20)
        rows = (
            (labels[0], POINT_VALUES, self.rules.point_value, self._choose_point_value),
            (labels[1], CHIPS, self.game.chips, self._choose_chips),
        )
        row = flow.take(height)
        right = row.x
        for label, values, value, changed in rows:
            width = Stepper.width_of(desk, grouped(values[-1]))
            wide = label_width if right == row.x else desk.text.width(label, desk.t(17)) + desk.u(12)
            if right + wide + width > row.right:
                flow.skip(self._close(10, 7))
                row = flow.take(height)
                right, wide = row.x, label_width
            panel.add(Label(desk, pygame.Rect(right, row.y, wide, height), label, 17, hanji.ink))
            place = pygame.Rect(right + wide, row.y, width, height)
            panel.add(Stepper(desk, place, label, values, value, changed, shown=grouped))
            right = place.right + desk.u(20)
        flow.skip(self._close(10, 7))
        row = flow.take(height)
        panel.add(Label(desk, pygame.Rect(row.x, row.y, label_width, height), labels[2], 17, hanji.ink))
        words = [pgettext(*word) for _length, word in LENGTHS]
        place = pygame.Rect(row.x + label_width, row.y, row.width - label_width, height)
        chosen = [length.value for length, _word in LENGTHS].index(self.game.length)
        panel.add(Segments(desk, place, labels[2], words, chosen, self._choose_length))
        if desk.measure.is_compact:
            return
        note = _("A round of three takes about four minutes.") if self.players == 3 else ""
        note = note or _("A round of two takes about three minutes.")
        flow.skip(6)
        line = flow.take_line(15)
        place = pygame.Rect(line.x + label_width, line.y, line.width - label_width, line.height)
        panel.add(Label(desk, place, note, 15, hanji.ink2))

    def _build_actions(self) -> None:
        desk = self.desk
        compact = desk.measure.is_compact
        height = desk.u(46 if compact else 54)
        y = self.page.bottom - (self._actions_height() + height) // 2
        right = self._sheet.right
        play = _("Play")
        width = max(desk.u(200), desk.text.width(play, desk.t(24)) + desk.u(110))
        place = pygame.Rect(right - width, y, width, height)
        size = 20 if compact else 24
        self.controls.add(
            Button(desk, place, play, self.play, primary=True, command=Command.CONFIRM, size=size, key="play")
        )
        back = _("Back")
        back_width = max(desk.u(120), Button.width_of(desk, back))
        place = pygame.Rect(place.x - desk.u(12) - back_width, y, back_width, height)
        self.controls.add(Button(desk, place, back, self.go_back, key="back button"))
        mark = desk.theme.mark
        x = self._sheet.x + desk.u(22)
        room = place.x - desk.u(16) - x
        big, small = desk.text.line_height(desk.t(17)), desk.text.line_height(desk.t(15))
        top = y + (height - big - small) // 2
        self.controls.add(Label(desk, pygame.Rect(x, top, room, big), self._summary(), 17, mark.text))
        changes = len(differences(self.rules, self.base))
        note = ngettext("{n} change to the rules.", "{n} changes to the rules.", changes) if changes else ""
        note = f"{note} {_('Saved for next time.')}".strip()
        self.controls.add(Label(desk, pygame.Rect(x, top + big, room, small), note, 15, mark.text2))

    def _summary(self) -> str:
        setup = self.setup()
        value = grouped(setup.rules.point_value)
        if self.game.table == "people":
            return _("Matgo for two people, {chips} a point", chips=value)
        names = [seat.name for seat in setup.seats[1:]]
        if len(names) == 1:
            return _("Matgo, {chips} a point, with {name}", chips=value, name=names[0])
        return _("Go-Stop, {chips} a point, with {name} and {other}", chips=value, name=names[0], other=names[1])

    def _levels(self) -> list[str]:
        """Return the levels of the computers; one that there is no longer gives way."""
        known = level_names()
        fallback = "skilled" if "skilled" in known else known[-1]
        chosen = [*self.game.levels, *[fallback] * 2][:2]
        return [level if level in known else fallback for level in chosen]

    def _choose_level(self, index: int, level: int) -> None:
        levels = self._levels()
        levels[index] = level_names()[level]
        self.change(levels=levels)

    def _choose_preset(self, name: str) -> None:
        key = str(self.players)
        self.change(presets={**self.game.presets, key: name}, changes={**self.game.changes, key: {}})

    def _choose_point_value(self, value: int) -> None:
        key = str(self.players)
        changes: dict[str, object] = {**self.game.changes.get(key, {}), "point_value": value}
        if value == self.base.point_value:
            del changes["point_value"]
        self.change(changes={**self.game.changes, key: changes})

    def _choose_chips(self, value: int) -> None:
        self.change(chips=value)

    def _choose_length(self, index: int) -> None:
        self.change(length=LENGTHS[index][0].value)

    def _edit_rules(self) -> None:
        from .rule_sheet import RuleSheetScene

        self.desk.scenes.push(RuleSheetScene(self.desk, self.rules, self.preset, self.use_rules))

    def _paint_dots(self, level: str, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        desk = self.desk
        red = desk.theme.red.fill
        for index in range(STEPS):
            x = rect.x + desk.u(6) + index * desk.u(16)
            at = desk.mirrored(pygame.Rect(x, rect.y, 1, 1), rect).x
            clear = pygame.Color(0, 0, 0, 0)
            fill = red if index < level_step(level) else clear
            desk.shapes.disc(canvas, (at, rect.centery), desk.u(11), fill, red, 1.3 * desk.line)

    def _paint_lock(self, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        self.desk.icons.draw(canvas, "lock", rect.center, self.desk.u(18), self.desk.theme.hanji.goodink)

    def _paint_well(self, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        self.desk.shapes.box(canvas, rect, self.desk.u(4), self.desk.theme.hanji.well)

    def _paint_rule(self, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        canvas.fill(self.desk.theme.hanji.rule, (rect.x, rect.y, rect.width, round(self.desk.line)))
