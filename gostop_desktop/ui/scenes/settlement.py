"""The account of a round: the winning cards, and who pays what and why (UX 2.7, VISUAL e)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from gostop_desktop.engine.cards import Card, Seat, cards_in
from gostop_desktop.engine.deck import commitment
from gostop_desktop.engine.factors import carry_multiplier
from gostop_desktop.engine.match import Match
from gostop_desktop.engine.result import Result
from gostop_desktop.engine.view import View
from gostop_desktop.i18n import _, ngettext, pgettext
from gostop_desktop.ui.art.cards import card_height
from gostop_desktop.ui.art.portraits import paint_portrait
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.numbers import grouped, long_amount, signed
from gostop_desktop.ui.rules_text import preset_name
from gostop_desktop.ui.scene import Scene, not_for_us
from gostop_desktop.ui.table.account import Account, FactorRow, PointRow, Row, account, ending_words, instant_lines
from gostop_desktop.ui.table.paint.brush import overlay
from gostop_desktop.ui.table.paint.callouts import letters
from gostop_desktop.ui.table.paragraphs import paragraph
from gostop_desktop.ui.table.session import Session
from gostop_desktop.ui.table.tabletop import speed_of
from gostop_desktop.ui.text import Align
from gostop_desktop.ui.theme import Colour
from gostop_desktop.ui.widgets import Button, Controls, Ground
from gostop_desktop.ui.widgets.paint import key_cap_width

from .settlement_rows import RowTile

LEFT = (28, 448)
SHEET = (480, 18, 1256, 624)
INSET = 28
ROW = 24
COLUMNS = (948, 1088, 1228)
"""Right edges of the sheet's columns; with one payer the last two."""
CARD = 62
PITCH = 69
TOP = 92
"""Where the first head of the sheet lies."""
HEAD = 33
GROUPS = (136, 604)
"""From where to where the winning cards lie."""
LINES = 3
"""Lines of winning cards that fit in their full size."""
SMALL = 3
PACKINGS = ((SMALL, 2), (SMALL, 3), (5, 2))
"""Ways to lay them: up to how many cards a group is small, and how many small ones lie side by side."""
STAMP = 46
SMALLEST = 9
"""Pixels to which a line shrinks that has no room."""
DARK = pygame.Color(10, 8, 4, 110)
"""Laid over a dark cloth, so that the account stands out."""
BACK = pygame.Color(10, 8, 4, 150)
"""Laid over the cards that a row does not come from."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """A round that is over."""

    view: View
    result: Result
    before: Match
    after: Match
    reason: str
    """Why nobody won, where nobody did."""


class SettlementScene(Scene):
    """Shows the account; the next round is one key away."""

    name = "settlement"

    def __init__(
        self,
        desk: Desk,
        session: Session,
        outcome: Outcome,
        go_on: Callable[[], None],
        leave: Callable[[], None],
        *,
        look: Callable[[], None] | None = None,
        aside: Callable[[Command], bool] = not_for_us,
    ) -> None:
        """Take what is done when the person goes on, and when the match is left.

        `look` shows the table as it lay at the end, where there is one; `aside` shows the rules.
        """
        super().__init__(desk)
        self.session = session
        self.outcome = outcome
        self.names = [person.name for person in session.setup.seats]
        self.account = account(outcome.result, self.names)
        self.controls = Controls(self)
        self._go_on = go_on
        self._leave = leave
        self._look = look
        self._aside = aside
        self.lit: Row | None = None
        """The row whose cards are lit and whose rule is told."""
        self._age = 0.0
        self._ground: pygame.Surface | None = None
        self._is_done = False
        self._scale = 1.0
        self._stamps: list[tuple[str, int, float]] = []
        """Name, right edge of the column, and row of every stamp."""

    # The page is drawn in units of 1280 × 720, scaled to the window and centred.

    def resize(self) -> None:
        desk = self.desk
        width, height = desk.size
        self._scale = min(width / 1280, height / 720)
        self._origin = ((width - 1280 * self._scale) / 2, (height - 720 * self._scale) / 2)
        self._ground = None
        self.controls.clear()
        x = 480
        for words, action, command, is_primary in self._actions():
            size = 20 if is_primary else 17
            wanted = desk.text.width(words, desk.t(size)) + desk.u(44)
            if command is not None:
                wanted += key_cap_width(desk, desk.bindings.label(command)) + desk.u(14)
            room = max(112 if not is_primary else 178, round(wanted / self._scale))
            rect = self._box(x, 636, room, 46)
            button = Button(desk, rect, words, action, primary=is_primary, command=command, size=size)
            self.controls.add(button)
            x += room + 12
        self._words_from = x + 8
        self._title_end = 1228.0
        if self._look is not None:
            self._title_end -= self._add_look(self._look)
        for number, (row, y, pitch) in enumerate(self._rows()):
            rect = self._box(SHEET[0] + 16, y, SHEET[2] - SHEET[0] - 32, pitch)
            self.controls.add(RowTile(desk, rect, row, number, partial(self.light, row), is_lit=row == self.lit))
        self.controls.restore()

    def _add_look(self, look: Callable[[], None]) -> float:
        """Put the way back to the table at the end of the title; return what it takes of it."""
        desk = self.desk
        words = pgettext("key", "Look at the table")
        # The sheet does not grow with the text: large letters would cover the title.
        size = 15 * min(1.0, 1.25 / desk.measure.text)
        command = Command.NEXT_REGION if desk.measure.text <= 1.25 else None
        cap = 0 if command is None else key_cap_width(desk, desk.bindings.label(command)) + desk.u(14)
        room = round((desk.text.width(words, desk.t(size)) + desk.u(32) + cap) / self._scale)
        rect = self._box(1236 - room, 38, room, 36)
        button = Button(desk, rect, words, look, ground=Ground.PAPER, command=command, size=size, key="look")
        self.controls.add(button)
        return room + 12

    def _rows(self) -> list[tuple[Row, float, float]]:
        """Return the rows of points and factors, where each begins, and how high it is."""
        told = self.account
        if told is None:
            return []
        pitch = min(ROW, (SHEET[3] - TOP - 196 - 30) / max(1, len(told.points) + len(told.factors) + 1))
        factors = TOP + HEAD + len(told.points) * pitch + 6 + HEAD
        return [
            *((row, TOP + HEAD + index * pitch, pitch) for index, row in enumerate(told.points)),
            *((row, factors + index * pitch, pitch) for index, row in enumerate(told.factors)),
        ]

    def light(self, row: Row | None) -> None:
        """Light the cards of a row and tell its rule; of the one that is lit already no more."""
        self.lit = None if row == self.lit else row
        self.resize()
        self.damage()

    def _actions(self) -> Sequence[tuple[str, Callable[[], None], Command | None, bool]]:
        next_words = _("Result of the match") if self.outcome.after.is_over else _("Next round")
        return (
            (next_words, self.go_on, Command.CONFIRM, True),
            (pgettext("button", "Copy"), self.copy, None, False),
            (pgettext("button", "To the title"), self.leave_match, None, False),
        )

    def go_on(self) -> None:
        """Go on with the match, once (BUGS U31)."""
        if not self._is_done:
            self._is_done = True
            self._go_on()

    @property
    def is_painted(self) -> bool:
        """Whether it holds a picture of the window's size."""
        return self._ground is not None

    def leave(self) -> None:
        self._ground = None

    def leave_match(self) -> None:
        """Go to the title; the match can be continued from its next round."""
        if not self._is_done:
            self._is_done = True
            self._leave()

    def copy(self) -> None:
        """Put the round's record on the clipboard."""
        text = self.session.last_record
        if text:
            pygame.scrap.put_text(text)

    def command(self, command: Command) -> bool:
        if command is Command.BACK:
            if self.lit is not None:
                self.light(None)
            else:
                self.leave_match()
            return True
        if command is Command.SKIP:
            self._age = 99.0
            self.damage()
            return True
        if command is Command.NEXT_REGION and self._look is not None:
            self._look()
            return True
        return self.controls.command(command) or (command is Command.HELP and self._aside(command))

    def scan(self) -> None:
        self.controls.command(Command.NEXT_REGION)

    def handle(self, event: pygame.Event) -> None:
        self.controls.handle(event)

    def update(self, dt: float) -> None:
        shown = self._stamps_shown()
        still = self.desk.settings.display.motion != "full" or speed_of(self.desk) == "instant"
        self._age += 99.0 if still else dt
        now = self._stamps_shown()
        if now != shown and self._stamps and shown < len(self._stamps):
            self.damage()
            if not still:
                self.desk.sound.play("stamp")

    def _stamps_shown(self) -> int:
        """Return how many stamps have landed: one after the other (UX 4)."""
        return max(0, int((self._age - 0.5) / 0.22) + 1) if self._age >= 0.5 else 0

    def draw(self, canvas: pygame.Surface) -> None:
        if self._ground is None:
            self._ground = self._painted()
        area = canvas.get_clip()
        canvas.blit(self._ground, area, area)
        self._paint_stamps(canvas)
        self.controls.draw(canvas)

    # Painting.

    def _painted(self) -> pygame.Surface:
        desk = self.desk
        page = desk.materials.cloth(desk.theme, desk.measure, desk.size)
        # From here on the page is ours to paint on.
        desk.materials.forget()
        overlay(page, page.get_rect(), DARK if desk.theme.kind == "dark" else desk.theme.surface.dim)
        sheet = self._box(SHEET[0], SHEET[1], SHEET[2] - SHEET[0], SHEET[3] - SHEET[1])
        desk.materials.sheet(page, desk.theme, desk.measure, desk.mirrored(sheet))
        if self.account is not None:
            self._paint_winner(page, self.account)
            self._paint_account(page, self.account)
        else:
            self._paint_ending(page)
        self._paint_foot(page)
        # The paper is on the page.
        desk.materials.forget()
        return page

    def _box(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        scale = self._scale
        left, top = round(self._origin[0] + x * scale), round(self._origin[1] + y * scale)
        return pygame.Rect(left, top, round(width * scale), round(height * scale))

    def _size(self, units: float) -> int:
        return max(round(units * self._scale), round(14 * self.desk.measure.density))

    def _text(
        self,
        page: pygame.Surface,
        words: str,
        box: tuple[float, float, float, float],
        size: float,
        colour: Colour,
        align: Align = Align.START,
    ) -> int:
        """Write a line into a box of units; return its width in units."""
        rect = self.desk.mirrored(self._box(*box))
        pixels = self._size(size)
        text = self.desk.text
        while pixels > SMALLEST and text.width(words, pixels) > rect.width:
            pixels -= 1
        y = rect.y + (rect.height - text.line_height(pixels)) // 2
        text.draw(page, words, (rect.x, y), pixels, colour, align=align, width=rect.width)
        return round(text.width(words, pixels) / self._scale)

    def _rule(self, page: pygame.Surface, x: float, y: float, width: float, colour: Colour) -> None:
        rect = self.desk.mirrored(self._box(x, y, width, 1))
        page.fill(colour, (rect.x, rect.y, rect.width, max(1, round(self._scale))))

    def _paint_winner(self, page: pygame.Surface, told: Account) -> None:
        """Draw on the cloth: the stamp, who won, and the cards under the same names as the rows."""
        mark = self.desk.theme.mark
        stamp = letters().stamp("win", self._box(0, 0, 0, 94).height)
        if stamp is not None:
            turned = pygame.transform.rotozoom(stamp, 3, 1.0)
            place = turned.get_rect(center=self.desk.mirrored(self._box(28, 24, 62, 96)).center)
            page.blit(turned, place, special_flags=pygame.BLEND_PREMULTIPLIED)
        person = self.session.setup.seats[told.winner]
        paint_portrait(self.desk, person.portrait, page, self.desk.mirrored(self._box(106, 28, 48, 48)), on_turn=True)
        self._text(page, person.name, (166, 24, 190, 36), 24, mark.text)
        self._text(page, self._how(), (166, 56, 200, 24), 15, mark.text2)
        points = str(told.base)
        word = pgettext("after a number", "pts")
        width = self.desk.text.width(word, self._size(15)) / self._scale
        self._text(page, word, (LEFT[1] - width - 2, 46, width + 2, 26), 15, mark.text2)
        self._text(page, points, (300, 28, LEFT[1] - 308 - width, 52), 40, mark.text, Align.END)
        if self.lit is not None:
            self._paint_lit(page, told, self.lit)
            return
        self._paint_groups(page, [row for row in told.points if row.cards])
        y = 640
        for words, received in instant_lines(self.outcome.result, self.names, self.session.setup.rules.players)[:2]:
            self._rule(page, LEFT[0], y, LEFT[1] - LEFT[0], mark.brass_quiet)
            self._text(page, words, (LEFT[0], y + 6, 320, 28), 15, mark.text)
            amount = received * self.session.setup.rules.point_value
            self._text(page, signed(amount), (348, y + 6, 100, 28), 17, mark.brass, Align.END)
            y += 34

    def _paint_lit(self, page: pygame.Surface, told: Account, row: Row) -> None:
        """Draw what a row comes from: its cards among the winner's, or those of the payers; below, its rule."""
        desk = self.desk
        mark = desk.theme.mark
        width = LEFT[1] - LEFT[0]
        winning = [each for each in told.points if each.cards]
        if row in winning or not row.held:
            self._paint_groups(page, winning, lit=row.name if row in winning else None)
        else:
            y = float(GROUPS[0])
            for seat, cards in row.held:
                name = self.names[told.winner if seat is None else seat]
                self._text(page, name, (LEFT[0], y, width, 26), 17, mark.text)
                self._rule(page, LEFT[0], y + 27, width, mark.brass_quiet)
                self._paint_row_of_cards(page, cards, LEFT[0], y + 34, width, CARD, is_lit=True)
                y += 156
        rules = self.session.setup.rules
        section = _("Section {section} of the rules", section=row.line.rule)
        self._text(page, row.name, (LEFT[0], GROUPS[1], 240, 26), 17, mark.brass)
        self._text(page, section, (LEFT[0] + 200, GROUPS[1], width - 200, 26), 15, mark.text2, Align.END)
        self._rule(page, LEFT[0], GROUPS[1] + 27, width, mark.brass_quiet)
        box = desk.mirrored(self._box(LEFT[0], GROUPS[1] + 34, width, 80))
        size = self._size(15)
        for words in paragraph(row.line, rules):
            box.height = desk.text.block_height(words, size, box.width)
            desk.text.draw_block(page, words, box, size, mark.text)
            box.y = box.bottom + desk.u(2)

    def _how(self) -> str:
        """Return in a few words how the round was won."""
        result, view = self.outcome.result, self.outcome.view
        assert result.winner is not None, "somebody won"
        if result.kind == "quad":
            return _("Four of a month")
        if result.kind == "three_ppuk":
            return _("Three ppuks")
        go = view.go[result.winner]
        stop = pgettext("how a round ended", "stopped")
        return stop if not go else _("{gos}, then {end}", gos=ngettext("{n} Go", "{n} Gos", go), end=stop)

    def _paint_groups(self, page: pygame.Surface, rows: Sequence[PointRow], *, lit: str | None = None) -> None:
        """Lay the scoring cards out: small sets side by side, longer rows below them, as large as there is height for.

        Where a row is `lit`, by its name, the others stand back.
        """
        mark = self.desk.theme.mark
        room = LEFT[1] - LEFT[0]
        lines = min((in_lines(rows, *way) for way in PACKINGS), key=lambda lines: max(LINES, len(lines)))
        scale = min(1.0, LINES / max(1, len(lines)))
        y = float(GROUPS[0])
        for line in lines:
            beside = max(len(line), 2 if len(line[0].cards) <= SMALL else 1)
            x = float(LEFT[0])
            for row in line:
                width = (room - 20 * (beside - 1)) / beside
                self._text(page, row.name, (x, y, width - 40, 26), 17, mark.text)
                self._text(page, str(row.points), (x + width - 60, y, 60, 26), 20, mark.brass, Align.END)
                self._rule(page, x, y + 27, width, mark.brass_quiet)
                card = min(CARD, (156 * scale - 42) / 1.6)
                light = None if lit is None else row.name == lit
                self._paint_row_of_cards(page, row.cards, x, y + 34, width, card, is_lit=light)
                x += width + 20
            y += 156 * scale

    def _paint_row_of_cards(
        self,
        page: pygame.Surface,
        cards: Sequence[Card],
        x: float,
        y: float,
        room: float,
        width: float,
        *,
        is_lit: bool | None = None,
    ) -> None:
        """Lay cards side by side; `is_lit` tells what a chosen row comes from, and what it does not."""
        step = min(width + 7, (room - width) / max(1, len(cards) - 1))
        pixels = self._box(0, 0, width, 0).width
        for index, card in enumerate(cards):
            rect = self._box(x + index * step, y, width, 0)
            rect.size = (pixels, card_height(pixels))
            rect = self.desk.mirrored(rect)
            if self.desk.theme.shadows:
                self.desk.shapes.shadow(
                    page, rect, max(1, pixels // 15), max(2, pixels // 9), 0.42, offset=max(1, pixels // 20)
                )
            page.blit(self.desk.cards.face(card, pixels), rect, special_flags=pygame.BLEND_PREMULTIPLIED)
            if is_lit:
                around = rect.inflate(2 * self.desk.u(2), 2 * self.desk.u(2))
                self.desk.shapes.ring(page, around, self.desk.u(6), self.desk.theme.mark.match, 2 * self.desk.line)
            elif is_lit is not None:
                overlay(page, rect, BACK)

    def _paint_account(self, page: pygame.Surface, told: Account) -> None:
        """Draw the sheet: points with running total, factors by payer, money."""
        hanji = self.desk.theme.hanji
        self._paint_title(page, _("Settlement"))
        pitch = self._rows()[0][2]
        y = self._head(page, TOP, _("Points"))
        self._text(page, pgettext("column", "points"), (COLUMNS[1] - 120, TOP, 120, 26), 15, hanji.ink2, Align.END)
        self._text(page, pgettext("column", "total"), (COLUMNS[2] - 120, TOP, 120, 26), 15, hanji.ink2, Align.END)
        for row in told.points:
            self._name_and_note(page, y, pitch, row.name, row.note, hanji.ink, 420)
            sign = "+" if row.cards == () and row.total != row.points else ""
            self._text(page, f"{sign}{row.points}", (COLUMNS[1] - 120, y, 120, pitch), 17, hanji.ink, Align.END)
            self._text(page, str(row.total), (COLUMNS[2] - 120, y, 120, pitch), 17, hanji.ink, Align.END)
            y += pitch
        y = self._head(page, y + 6, _("Factors"))
        edges = self._edges(told)
        for seat, edge in zip((*told.payers, told.winner), edges, strict=True):
            self._column_head(page, seat, edge, y - 34)
        stamps: list[tuple[str, int, float]] = []
        for factor in told.factors:
            self._factor_row(page, y, pitch, factor, edges)
            stamps += [(stamp, index, y) for index, stamp in enumerate(factor.stamps) if stamp is not None]
            y += pitch
        self._rule(page, edges[0] - 70, y, edges[len(told.payers) - 1] - edges[0] + 70, hanji.rule_strong)
        self._text(page, _("All factors"), (508, y + 2, 300, pitch), 17, hanji.ink)
        for total, edge in zip(told.totals, edges, strict=False):
            self._text(page, f"×{total}", (edge - 110, y + 2, 110, pitch), 17, hanji.ink, Align.END)
        y += pitch + 4
        self._paint_money(page, told, y + 4, edges)
        self._stamps = [(name, edges[column], y) for name, column, y in stamps]

    def _edges(self, told: Account) -> tuple[int, ...]:
        return COLUMNS if len(told.payers) == 2 else COLUMNS[1:]

    def _paint_title(self, page: pygame.Surface, title: str) -> None:
        hanji = self.desk.theme.hanji
        width = self._text(page, title, (508, 36, 320, 46), 32, hanji.ink)
        setup = self.session.setup
        number = ngettext("Round {n}", "Round {n}", self.outcome.before.played + 1)
        stake = _("{chips} a point", chips=grouped(setup.rules.point_value))
        parts = [number, preset_name(setup.preset), *([] if setup.points_only else [stake])]
        note = pgettext("list of counts", " · ").join(parts)
        start = 508 + width + 22
        self._text(page, note, (start, 46, self._title_end - start, 30), 15, hanji.ink2)

    def _head(self, page: pygame.Surface, y: float, words: str) -> float:
        hanji = self.desk.theme.hanji
        self._text(page, words, (508, y, 200, 26), 17, hanji.redink)
        self._rule(page, 508, y + 27, 720, hanji.rule_strong)
        return y + HEAD

    def _name_and_note(
        self, page: pygame.Surface, y: float, pitch: float, name: str, note: str, colour: Colour, room: float
    ) -> None:
        hanji = self.desk.theme.hanji
        self._text(page, name, (508, y, 190, pitch), 17, colour)
        start = self._notes_from()
        self._text(
            page, note, (start, y, 508 + room - start, pitch), 15, hanji.ink3 if colour == hanji.ink3 else hanji.ink2
        )

    def _notes_from(self) -> float:
        """Return where the notes begin: beside the longest name, all in one column."""
        widest = max(self.desk.text.width(row.name, self._size(17)) for row, _y, _pitch in self._rows())
        return max(604.0, 508 + min(190, widest / self._scale) + 16)

    def _column_head(self, page: pygame.Surface, seat: Seat, edge: float, y: float) -> None:
        hanji = self.desk.theme.hanji
        person = self.session.setup.seats[seat]
        width = self._text(page, person.name, (edge - 96, y, 96, 30), 17, hanji.ink, Align.END)
        face = self.desk.mirrored(self._box(edge - width - 36, y + 1, 28, 28))
        paint_portrait(self.desk, person.portrait, page, face)

    def _factor_row(self, page: pygame.Surface, y: float, pitch: float, row: FactorRow, edges: Sequence[int]) -> None:
        hanji = self.desk.theme.hanji
        colour = hanji.ink if row.applies else hanji.ink3
        self._name_and_note(
            page, y, pitch, row.name, row.note, colour, edges[0] - 508 - (116 if any(row.stamps) else 44)
        )
        for cell, edge in zip(row.cells, edges, strict=False):
            self._text(page, cell, (edge - 100, y, 100, pitch), 17, colour, Align.END)

    def _paint_money(self, page: pygame.Surface, told: Account, y: float, edges: Sequence[int]) -> None:
        hanji = self.desk.theme.hanji
        y = self._head(page, y, _("Payment"))
        result, outcome = self.outcome.result, self.outcome
        received = sum(
            points for payer, receiver, points in result.transfers if receiver == told.winner and payer != receiver
        )
        words = _("{points} times the factors", points=ngettext("{n} point", "{n} points", told.base))
        self._text(page, words, (508, y, 300, 26), 17, hanji.ink)
        for points, edge in zip((*told.owed, received), edges, strict=True):
            shown = ngettext("{n} point", "{n} points", points)
            self._text(page, shown, (edge - 130, y, 130, 26), 17, hanji.ink, Align.END)
        if self.session.setup.points_only:
            return
        y += 28
        stake = _("{chips} a point", chips=grouped(self.session.setup.rules.point_value))
        self._text(page, stake, (508, y, 300, 32), 17, hanji.ink)
        paid = outcome.before.balances_with(result.instant)
        for seat, edge in zip((*told.payers, told.winner), edges, strict=True):
            change = outcome.after.balances[seat] - paid[seat]
            is_gain = seat == told.winner
            colour = hanji.ink2 if not change else hanji.goodink if is_gain else hanji.redink
            self._text(page, signed(change), (edge - 135, y, 135, 34), 28 if is_gain else 22, colour, Align.END)
        y += 34
        self._text(page, pgettext("row", "Chips"), (508, y, 200, 24), 15, hanji.ink2)
        changes = {
            edge: f"{_amount(outcome.before.balances[seat])} → {_amount(outcome.after.balances[seat])}"
            for seat, edge in zip((*told.payers, told.winner), edges, strict=True)
        }
        # All in the size of the longest: what is compared must look alike.
        text, pixels = self.desk.text, self._size(15)
        room = self._box(0, 0, 138, 0).width
        while pixels > SMALLEST and any(text.width(words, pixels) > room for words in changes.values()):
            pixels -= 1
        for edge, words in changes.items():
            place = self.desk.mirrored(self._box(edge - 138, y, 138, 24))
            top = place.y + (place.height - text.line_height(pixels)) // 2
            text.draw(page, words, (place.x, top), pixels, hanji.ink2, align=Align.END, width=place.width)

    def _paint_stamps(self, canvas: pygame.Surface) -> None:
        """Press the stamps of the penalties over the payers' columns, beside their rows, one after the other."""
        height = self._box(0, 0, 0, STAMP).height
        placed: dict[int, int] = {}
        for name, edge, y in self._stamps[: self._stamps_shown()]:
            stamp = letters().stamp(name, height)
            if stamp is None:
                continue
            number = placed.get(edge, 0)
            placed[edge] = number + 1
            aside = number % 2
            turned = pygame.transform.rotozoom(stamp, 5 if aside else -4, 1.0)
            box = self._box(edge - 110 + 36 * aside, y - 11, 36, STAMP)
            canvas.blit(
                turned, turned.get_rect(center=self.desk.mirrored(box).center), special_flags=pygame.BLEND_PREMULTIPLIED
            )

    def _paint_ending(self, page: pygame.Surface) -> None:
        """Draw a round without one winner: what happened, and what it means for the next one."""
        desk, outcome = self.desk, self.outcome
        hanji, mark = desk.theme.hanji, desk.theme.mark
        rules = self.session.setup.rules
        factor = carry_multiplier(rules, outcome.after.carry)
        head, why = ending_words(rules, outcome.result, outcome.reason, factor)
        self._paint_title(page, head)
        box = desk.mirrored(self._box(508, 96, 720, 80))
        desk.text.draw_block(page, why, box, self._size(20), hanji.ink)
        stamp = letters().stamp(
            "nagari" if outcome.result.kind == "nagari" else "chongtong", self._box(0, 0, 0, 120).height
        )
        if stamp is not None:
            turned = pygame.transform.rotozoom(stamp, -4, 1.0)
            place = turned.get_rect(center=desk.mirrored(self._box(1130, 120, 90, 120)).center)
            page.blit(turned, place, special_flags=pygame.BLEND_PREMULTIPLIED)
        y = self._head(page, 230, _("Nobody reached the target"))
        target = rules.win_score
        for seat, person in enumerate(self.session.setup.seats):
            score = outcome.view.scores[seat]
            go = outcome.view.go[seat]
            need = max(target, outcome.view.last_go_score[seat] + 1) if go else target
            self._text(page, person.name, (508, y, 200, 30), 17, hanji.ink)
            reason = _("has {points} of {target}", points=score, target=need)
            self._text(page, reason, (720, y, 300, 30), 17, hanji.ink2)
            before, after = outcome.before.balances[seat], outcome.after.balances[seat]
            if not self.session.setup.points_only:
                colour = hanji.goodink if after > before else hanji.redink if after < before else hanji.ink2
                self._text(
                    page, signed(after - before) if after != before else "±0", (1028, y, 200, 30), 17, colour, Align.END
                )
            y += 36
        self._text(page, _("What everybody had"), (LEFT[0], 60, 420, 36), 24, mark.text)
        top = 116.0
        for seat, person in enumerate(self.session.setup.seats):
            paint_portrait(desk, person.portrait, page, desk.mirrored(self._box(LEFT[0], top, 32, 32)))
            self._text(page, person.name, (LEFT[0] + 42, top, 200, 32), 17, mark.text)
            cards = list(cards_in(outcome.view.captured[seat]))
            self._paint_row_of_cards(page, cards, LEFT[0], top + 40, LEFT[1] - LEFT[0], 50)
            top += 150

    def _paint_foot(self, page: pygame.Surface) -> None:
        """Write whether the deck is the one that was promised, and by which rules was played."""
        desk = self.desk
        mark = desk.theme.mark
        committed = self.session.committed
        x = self._words_from
        room = 1256 - x
        if committed is None or room < 120:
            return
        is_right = commitment(committed.secret) == committed.fingerprint
        icon = desk.mirrored(self._box(x, 640, 20, 20))
        desk.icons.draw(
            page, "check" if is_right else "warn", icon.center, icon.width, mark.good if is_right else mark.danger
        )
        code = f"{committed.fingerprint[:4]} {committed.fingerprint[4:8]}"
        words = _("Fingerprint checked: {code}", code=code)
        self._text(page, words, (x + 26, 637, room - 26, 24), 15, mark.text)
        rules = _("Rules: {rules}", rules=preset_name(self.session.setup.preset))
        self._text(page, rules, (x + 26, 660, room - 26, 24), 15, mark.text2)


def in_lines(rows: Sequence[PointRow], small: int, beside: int) -> list[list[PointRow]]:
    """Return the groups line by line: small ones side by side, each of the others in a line of its own."""
    less = [row for row in rows if len(row.cards) <= small]
    more = [row for row in rows if len(row.cards) > small]
    return [less[index : index + beside] for index in range(0, len(less), beside)] + [[row] for row in more]


def _amount(chips: int) -> str:
    """Return an amount with its digits; what has more than nine of them as people say it."""
    return grouped(chips) if abs(chips) < 1_000_000_000 else long_amount(chips)
