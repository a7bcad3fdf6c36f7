"""New game: one page on which everything has a working default (UX 2.2, VISUAL g)."""

from __future__ import annotations

from functools import partial

import pygame

from gostop_desktop.engine.rules import Rules
from gostop_desktop.i18n import _, ngettext, pgettext
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.fans import paint_fan
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.lists import dotted
from gostop_desktop.ui.new_game.choice import TABLES, GameChoice
from gostop_desktop.ui.new_game.opponents import build_computers, build_people, build_promise
from gostop_desktop.ui.new_game.rules import build_rules
from gostop_desktop.ui.new_game.stake import build_stake, duration
from gostop_desktop.ui.numbers import grouped
from gostop_desktop.ui.start import table_scene
from gostop_desktop.ui.table.laying import laid_out
from gostop_desktop.ui.widgets import Button, Flow, Heading, Label, PageScene, Panel, Tile

SHEET_MARGIN = 28
SHEET_END = 20
UNUSED = 0.25
"""The part of the sheet from which on it is not left empty."""
BETWEEN = 40
TILE = 72
COMPACT_TILE = 56
PICTURE = 84
"""Units for the cards on a tile: the longest name then stays clear of the tick."""
TILE_GAP = 10
TILE_MARGINS = 26
TILE_TICK = 46
"""Units of a tile that are room neither for its note nor for its name, which must stay off the tick."""


class NewGameScene(PageScene):
    """Choose table, opponents, rules, stake; Play is always there to be pressed."""

    name = "new_game"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.choice = GameChoice(desk, self._again)
        self._sheet = pygame.Rect(0, 0, 0, 0)
        self._drafts: dict[tuple[Rules, str], tuple[Rules, str]] = {}
        """Rules that were changed and not used, by those that they were to take the place of."""

    @property
    def title(self) -> str:
        return _("New game")

    def play(self) -> None:
        """Begin; a match that was left goes into the history, from where it can be taken up again (UX 3.5)."""
        self.desk.scenes.replace(table_scene(self.desk, self.choice.begin()))

    def sheets(self) -> list[pygame.Rect]:
        return [self._sheet]

    def enter(self) -> None:
        self.choice.read_presets()

    def build(self) -> None:
        desk = self.desk
        # While the person chooses, the cards of the table are drawn.
        laid_out(desk, self.choice.rules)
        margin, top = self.margins()
        bottom = self.page.bottom - self._actions_height()
        self._sheet = pygame.Rect(self.page.x + margin, top, self.page.width - 2 * margin, bottom - top)
        inside = self._sheet.inflate(-2 * desk.u(4), -2 * desk.u(8))
        panel = self.controls.panel(inside)
        panel.ground = desk.theme.hanji.base
        left = self._sheet.x + desk.u(SHEET_MARGIN)
        between = desk.u(BETWEEN)
        width = (self._sheet.width - 2 * desk.u(SHEET_MARGIN) - between) // 2
        upper = self._sheet.y + desk.u(self._close(18, 10))
        first = Flow(desk, left, upper, width)
        second = Flow(desk, left + width + between, upper, width)
        self._build_tables(panel, first)
        if self.choice.is_for_people:
            self._heading(panel, first, pgettext("who plays", "Players"))
            build_people(desk, panel, first, self.choice)
        else:
            self._heading(panel, first, _("Opponents"))
            build_computers(desk, panel, first, self.choice)
        self._heading(panel, second, _("Rules"))
        second.y -= desk.u(6)
        build_rules(desk, panel, second, self.choice, self._edit_rules)
        second.skip(self._close(14, 6))
        self._heading(panel, second, _("Stake and length"))
        build_stake(desk, panel, second, self.choice)
        if not self.choice.is_for_people:
            build_promise(desk, panel, first, second.y)
        panel.content_height = max(first.y, second.y) - inside.y
        end = max(first.y, second.y) + desk.u(SHEET_END)
        if self._sheet.bottom - end > self._sheet.height * UNUSED:
            # An upright window has no use for so much paper.
            self._sheet.height = end - self._sheet.y
        self._build_actions()

    def margins(self) -> tuple[int, int]:
        """Return the margin beside the sheet, and where it begins."""
        desk = self.desk
        compact = desk.measure.is_compact
        return desk.u(20 if compact else 40), self.page.y + desk.u(68 if compact else 76)

    def _again(self) -> None:
        self.resize()
        self.damage()

    def _actions_height(self) -> int:
        """Return how high the board below the sheet is: two lines of text, or the button, and some air."""
        desk = self.desk
        words = desk.text.line_height(desk.t(17)) + desk.text.line_height(desk.t(15)) + desk.u(20)
        return max(words, desk.u(86 if desk.measure.is_compact else 128))

    def _close(self, full: float, compact: float) -> float:
        """Return a distance, which is shorter in the compact form."""
        return compact if self.desk.measure.is_compact else full

    def _heading(self, panel: Panel, flow: Flow, text: str) -> None:
        panel.add(Heading(self.desk, flow.take_line(20, margin=self._close(9, 4)), text))
        flow.skip(self._close(12, 8))

    def _build_tables(self, panel: Panel, flow: Flow) -> None:
        """Put the tables down as tiles, two in a line; the last one has the whole line."""
        desk = self.desk
        self._heading(panel, flow, pgettext("new game", "Table"))
        gap = desk.u(TILE_GAP)
        words = desk.text.line_height(desk.t(17)) + desk.text.line_height(desk.t(15)) + desk.u(8)
        height = max(desk.u(self._close(TILE, COMPACT_TILE)), words)
        half = (flow.width - gap) // 2
        columns = 2 if self._widest_tile() <= half else 1
        for index, (name, title, note, cards, _players) in enumerate(TABLES):
            column = index % columns
            if column == 0:
                row = flow.take(height)
                flow.y += gap
            is_alone = columns == 1 or (column == 0 and index == len(TABLES) - 1)
            rect = pygame.Rect(row.x + column * (half + gap), row.y, row.width if is_alone else half, height)
            picture = partial(paint_fan, desk, cards)
            choose = partial(self.choice.change, table=name)
            chosen = self.choice.game.table == name
            panel.add(
                Tile(
                    desk,
                    rect,
                    pgettext(*title),
                    _(note),
                    choose,
                    chosen=chosen,
                    picture=picture,
                    picture_width=PICTURE,
                )
            )
        flow.skip(self._close(12, 8))

    def _widest_tile(self) -> int:
        """Return the room that the words of a tile need at least: name and tick, or note."""
        desk = self.desk
        names = (desk.text.width(pgettext(*title), desk.t(17)) for _name, title, *_rest in TABLES)
        notes = (desk.text.width(_(note), desk.t(15)) for _name, _title, note, *_rest in TABLES)
        return max(max(names) + desk.u(TILE_TICK), max(notes) + desk.u(TILE_MARGINS))

    def _build_actions(self) -> None:
        desk = self.desk
        compact = desk.measure.is_compact
        height = desk.u(46 if compact else 54)
        y = self._sheet.bottom + (self._actions_height() - height) // 2
        right = self._sheet.right
        play = pgettext("new game", "Play")
        size = 20 if compact else 24
        width = max(desk.u(200), desk.text.width(play, desk.t(size)) + desk.u(110))
        place = pygame.Rect(right - width, y, width, height)
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
        summary = self._summary()
        if self.choice.setup().is_practice:
            summary = dotted((_("Practice"), summary))
        size = next((units for units in range(17, 9, -1) if desk.text.width(summary, desk.t(units)) <= room), 9)
        self.controls.add(Label(desk, pygame.Rect(x, top, room, big), summary, size, mark.text))
        changes = len(self.choice.differences())
        told = [ngettext("{n} change to the rules.", "{n} changes to the rules.", changes)] if changes else []
        told.append(_("Saved for next time."))
        if desk.text.width(" ".join((duration(self.choice), *told)), desk.t(15)) <= room:
            told.insert(0, duration(self.choice))
        note = " ".join(told)
        self.controls.add(Label(desk, pygame.Rect(x, top + big, room, small), note, 15, mark.text2))

    def _summary(self) -> str:
        setup = self.choice.setup()
        value = grouped(setup.rules.point_value)
        names = [seat.name for seat in setup.seats[1:]]
        if setup.points_only:
            return self._summary_of_points(names)
        if self.choice.is_for_people:
            return _("Matgo for two people, {chips} a point", chips=value)
        if len(names) == 1:
            return _("Matgo, {chips} a point, with {name}", chips=value, name=names[0])
        return _("Go-Stop, {chips} a point, with {name} and {other}", chips=value, name=names[0], other=names[1])

    def _summary_of_points(self, names: list[str]) -> str:
        if self.choice.is_for_people:
            return _("Matgo for two people, points only")
        if len(names) == 1:
            return _("Matgo, points only, with {name}", name=names[0])
        return _("Go-Stop, points only, with {name} and {other}", name=names[0], other=names[1])

    def _edit_rules(self) -> None:
        from .rule_sheet import RuleSheetScene

        choice = self.choice
        in_use = choice.rules, choice.preset
        draft, keep = self._drafts.pop(in_use, None), partial(self._keep_draft, in_use)
        self.desk.scenes.push(RuleSheetScene(self.desk, *in_use, choice.use_rules, draft=draft, keep=keep))

    def _keep_draft(self, in_use: tuple[Rules, str], rules: Rules, preset: str) -> None:
        """Keep what was changed on the rule sheet and not used, for the next time it is opened."""
        self._drafts[in_use] = rules, preset
