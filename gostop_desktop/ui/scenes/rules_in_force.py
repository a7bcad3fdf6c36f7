"""The rules that a match is played by, to be read: what differs from the preset first, then all of them (UX 2.9)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from gostop_desktop.engine.rules import PRESETS, Rules
from gostop_desktop.i18n import _, language, ngettext, plain
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.rules_text import GROUPS, GUIDE, Rule, is_off, paragraph, preset_name, standard
from gostop_desktop.ui.widgets import Drawing, Flow, Heading, Label, PageRow, Panel

from .rule_page import GAP, RulePage

STEP = 120
"""Units that an arrow scrolls in a chapter that is longer than the sheet."""
PADDING = 32
NAMES = 0.27
"""The part of the sheet that the names of the rules have, where the rules stand beside them."""
NARROWEST_TEXT = 330
"""Units of text beside which names can stand; where there is less they stand above it."""
BETWEEN = 20
DOT = 9
AHEAD = 3
"""The part of the sheet, from above, in which the chapter that one reads begins."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """Rules under a heading."""

    name: str
    rules: tuple[Rule, ...]
    is_difference: bool = False
    """Whether it says what is not as in the preset."""


class RulesScene(RulePage):
    """Every rule as it is in force; nothing can be changed here."""

    name = "rules"
    tells_back = True

    def __init__(self, desk: Desk, rules: Rules, preset: str, *, is_played: bool = True) -> None:
        """Take the rules, the preset that they began as, and whether there is a match that goes by them."""
        players = rules.players
        # Who plays by rules of their own wants to know what is not as it is elsewhere.
        super().__init__(desk, rules, preset if (preset, players) in PRESETS else standard(players))
        self.called = preset_name(preset)
        self.is_played = is_played
        self.chapter = 0
        """Which chapter one is reading."""
        self.chapters: tuple[Chapter, ...] = ()
        self._tops: list[int] = []
        """Where the chapters begin, and where the last one ends."""
        self._rows: list[PageRow] = []
        self._panel: Panel | None = None

    @property
    def title(self) -> str:
        return _("Rules of this match") if self.is_played else _("Rules")

    def sheets(self) -> list[pygame.Rect]:
        return [self.sheet_place]

    def build(self) -> None:
        desk = self.desk
        left, right, top = self.edges()
        bottom = self.page.bottom - self.board_below(20 if desk.measure.is_compact else 40)
        self.chapters = self._chapters()
        width = self.list_width([chapter.name for chapter in self.chapters])
        self.list_place = pygame.Rect(left, top, width, bottom - top)
        x = left + width + desk.u(GAP)
        self.sheet_place = pygame.Rect(x, top, right - x, bottom - top)
        self.build_search(right)
        changed = set(self.changed())
        listed = [
            (each.name, index == self.chapter and not self.search, not changed.isdisjoint(_options(each.rules)))
            for index, each in enumerate(self.chapters)
        ]
        self._rows = self.build_list(listed, self.open)
        self._build_sheet(self._found() if self.search else self.chapters)

    def open(self, chapter: int) -> None:
        """Turn to a chapter."""
        self.chapter = chapter
        if self.search:
            self.search = ""
            self.again()
        self._go_to(chapter)

    def command(self, command: Command) -> bool:
        if command is Command.HELP:
            self.go_back()
            return True
        is_reading = self.controls.focused in self._rows or self.controls.focused is None
        if command in {Command.DOWN, Command.UP} and is_reading and self._read_on(1 if command is Command.DOWN else -1):
            return True
        return super().command(command)

    def handle(self, event: pygame.Event) -> None:
        super().handle(event)
        self._follow()

    def _chapters(self) -> tuple[Chapter, ...]:
        changed = set(self.changed())
        differing = tuple(rule for group in GROUPS for rule in group.rules if not changed.isdisjoint(rule.options))
        whole = tuple(Chapter(_(group.name), group.rules) for group in (GUIDE, *GROUPS))
        return (Chapter(_("Your changes"), differing, is_difference=True), *whole) if differing else whole

    def _found(self) -> tuple[Chapter, ...]:
        """Return the rules that have what is searched for in their name or in what they say, by their chapters."""
        wanted = self.search.casefold()

        def has_it(rule: Rule) -> bool:
            said = (_(rule.name), rule.korean, paragraph(rule, self.rules))
            return any(wanted in plain(words).casefold() for words in said)

        kept = (Chapter(_(group.name), tuple(filter(has_it, group.rules))) for group in (GUIDE, *GROUPS))
        return tuple(chapter for chapter in kept if chapter.rules)

    def _build_sheet(self, chapters: Sequence[Chapter]) -> None:
        desk = self.desk
        inside = self.sheet_place.inflate(-desk.u(4), -2 * desk.u(8))
        self._panel = panel = self.controls.panel(inside)
        panel.ground = desk.theme.hanji.base
        room = self.sheet_place.width - 2 * desk.u(PADDING)
        flow = Flow(desk, self.sheet_place.x + desk.u(PADDING), self.sheet_place.y + desk.u(20), room)
        self._tops = []
        if not chapters:
            panel.add(Label(desk, flow.take_line(17), _("Nothing found"), 17, desk.theme.hanji.ink2))
        for chapter in chapters:
            self._tops.append(flow.y)
            self._build_chapter(panel, flow, chapter)
        self._tops.append(flow.y)
        panel.content_height = flow.y - inside.y

    def _build_chapter(self, panel: Panel, flow: Flow, chapter: Chapter) -> None:
        note = ""
        if chapter.is_difference:
            changes = len(self.changed())
            note = ngettext("{n} change", "{n} changes", changes)
        panel.add(Heading(self.desk, flow.take_line(20, margin=9), chapter.name, note=note))
        flow.skip(10)
        for rule in chapter.rules:
            self._build_rule(panel, flow, rule, compared=chapter.is_difference)
        flow.skip(12)

    def _build_rule(self, panel: Panel, flow: Flow, rule: Rule, *, compared: bool) -> None:
        """Put a rule down: its name, beside or below it what is in force, and what it would be in the preset."""
        desk = self.desk
        hanji = desk.theme.hanji
        ink, quiet = (hanji.ink3, hanji.ink3) if is_off(rule, self.rules) else (hanji.ink, hanji.ink2)
        names = round(flow.width * NAMES)
        text = flow.width - names - desk.u(BETWEEN)
        is_beside = text >= desk.u(NARROWEST_TEXT) * desk.measure.text
        beginning = flow.y
        name = Flow(desk, flow.x, flow.y, names if is_beside else flow.width)
        if not set(self.changed()).isdisjoint(rule.options):
            dot = pygame.Rect(name.x - desk.u(18), name.y, desk.u(12), desk.text.line_height(desk.t(17)))
            panel.add(Drawing(desk, dot, self._paint_dot))
        _write(panel, name, _(rule.name), 17, ink)
        if language() != "ko":
            _write(panel, name, rule.korean, 15, quiet)
        words = Flow(desk, flow.x + names + desk.u(BETWEEN), beginning, text) if is_beside else name
        _write(panel, words, paragraph(rule, self.rules), 17, ink)
        if compared:
            words.skip(3)
            said = _("{preset}: {rule}", preset=preset_name(self.preset), rule=paragraph(rule, self.base))
            _write(panel, words, said, 15, hanji.redink)
        flow.y = max(name.y, words.y)
        flow.skip(12)

    def _go_to(self, chapter: int) -> None:
        """Bring a chapter to the upper edge of the sheet, as far as there is text below it."""
        panel = self._panel
        assert panel is not None, "the page has been built"
        assert panel.viewport is not None, "the sheet can be scrolled"
        panel.scroll(self._tops[chapter] - panel.viewport.y - self.desk.u(12) - panel.offset)
        self._mark(chapter)

    def _read_on(self, way: int) -> bool:
        """Go on in the chapter where more of it is to come, else to the next one; return whether there was any."""
        panel = self._panel
        if panel is None or panel.viewport is None:
            return False
        upper, lower = panel.viewport.y + panel.offset, panel.viewport.bottom + panel.offset
        if self.search:
            more = panel.offset < panel.most_offset if way > 0 else panel.offset > 0
            panel.scroll(way * self.desk.u(STEP))
            return more
        begins, ends = self._tops[self.chapter], self._tops[self.chapter + 1]
        if (way > 0 and ends > lower) or (way < 0 and begins < upper):
            panel.scroll(way * self.desk.u(STEP))
            return True
        if 0 <= self.chapter + way < len(self.chapters):
            self._go_to(self.chapter + way)
            self.controls.focus(self._rows[self.chapter])
            return True
        return False

    def _follow(self) -> None:
        """Mark the chapter that is being read after the sheet was scrolled."""
        panel = self._panel
        if self.search or panel is None or panel.viewport is None or len(self._tops) <= 1:
            return
        begins, ends = self._tops[self.chapter], self._tops[self.chapter + 1]
        upper, lower = panel.viewport.y + panel.offset, panel.viewport.bottom + panel.offset
        if begins < lower and ends > upper and (begins >= upper or panel.offset == panel.most_offset):
            return
        read = upper + panel.viewport.height // AHEAD
        self._mark(max(index for index, top in enumerate(self._tops[:-1]) if top <= max(read, self._tops[0])))

    def _mark(self, chapter: int) -> None:
        self.chapter = chapter
        for index, row in enumerate(self._rows):
            if row.chosen != (index == chapter):
                row.chosen = index == chapter
                self.controls.damage(row)

    def _paint_dot(self, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        desk = self.desk
        desk.shapes.disc(canvas, rect.center, desk.u(DOT), desk.theme.red.fill)


def _options(rules: Sequence[Rule]) -> set[str]:
    return {option for rule in rules for option in rule.options}


def _write(panel: Panel, flow: Flow, words: str, size: float, colour: pygame.Color) -> None:
    desk = flow.desk
    place = flow.take(desk.text.block_height(words, desk.t(size), flow.width))
    panel.add(Label(desk, place, words, size, colour, wrap=True))
