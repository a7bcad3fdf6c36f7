"""The end of a match: who has how much, who is out, how it went (UX 4)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from gostop_desktop.engine.cards import Seat
from gostop_desktop.engine.match import Match
from gostop_desktop.i18n import _, ngettext, pgettext
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.lists import dotted, listed
from gostop_desktop.ui.numbers import amount, signed_amount
from gostop_desktop.ui.rules_text import preset_name
from gostop_desktop.ui.scene import Scene
from gostop_desktop.ui.setup import MatchSetup
from gostop_desktop.ui.table.easing import cubic_in_out
from gostop_desktop.ui.table.speed import speed_of
from gostop_desktop.ui.table.tally import Tally
from gostop_desktop.ui.text import Align
from gostop_desktop.ui.widgets import Button, Controls
from gostop_desktop.ui.widgets.paint import key_cap_width
from gostop_desktop.ui.widgets.panel import Panel

from .settlement_paint import Painter
from .settlement_parts import Column, Face, Stamp, Tone

WIDTH, MARGIN, INSET = 760, 24, 32
BUTTON, GAP = 54, 12
FACE, STAMP, ROW_GAP = 58, 68, 8
COMES_DOWN = 0.6
"""Seconds in which the plaque comes down (UX 4)."""
TURNED = 5
"""Degrees by which a stamp is turned."""


class MatchEndScene(Scene):
    """A sheet with the standings; another match by the same setup is one key away."""

    name = "match_end"

    def __init__(
        self,
        desk: Desk,
        setup: MatchSetup,
        match: Match,
        tally: Tally,
        again: Callable[[], None],
        leave: Callable[[], None],
    ) -> None:
        """Take the match as it stands, what its rounds came to, and what the two buttons do."""
        super().__init__(desk)
        self.setup = setup
        self.match = match
        self.tally = tally
        self.controls = Controls(self)
        self._again = again
        self._leave = leave
        self.sheet = pygame.Rect(0, 0, 0, 0)
        self.column = Column(desk, 0, 0, 1)
        self._panel = Panel(self.controls)
        self._age = COMES_DOWN
        self._is_told = False

    @property
    def order(self) -> list[Seat]:
        """The seats, who has most first."""
        return sorted(range(len(self.setup.seats)), key=lambda seat: -self.match.balances[seat])

    def enter(self) -> None:
        if self._is_told:
            return
        self._is_told = True
        self.desk.sound.play("match_end")
        if self.desk.settings.display.motion == "full" and speed_of(self.desk) != "instant":
            self._age = 0.0

    def resize(self) -> None:
        """Lay the sheet out as high as it must be, in the middle of the room above the buttons; higher ones scroll."""
        desk = self.desk
        width, height = desk.size
        wide = min(round(desk.u(WIDTH) * desk.measure.text), width - 2 * desk.u(MARGIN))
        left = (width - wide) // 2
        self.controls.clear()
        buttons = self._buttons(left, wide, height)
        room = buttons[0].rect.y - desk.u(GAP)
        inset = desk.u(INSET)
        needed = self._filled(left + inset, 0, wide - 2 * inset).y
        high = min(needed + 2 * desk.u(20), room - desk.u(MARGIN))
        # With its buttons below it in the middle of the window.
        whole = high + desk.u(GAP) + height - buttons[0].rect.y
        top = max(desk.u(MARGIN), min((height - whole) // 2 + desk.u(10), room - high))
        self.sheet = pygame.Rect(left, top, wide, high)
        below = self.sheet.bottom + desk.u(GAP) - buttons[0].rect.y
        for button in buttons:
            button.rect.y += below
            self.controls.add(button)
        self._panel = self.controls.panel(self.sheet.inflate(-2 * desk.u(8), -2 * desk.u(8)))
        assert self._panel.viewport is not None, "the sheet can be scrolled"
        self.column = self._filled(left + inset, top + desk.u(20), wide - 2 * inset)
        self._panel.content_height = self.column.y + desk.u(2) - self._panel.viewport.y
        self.controls.restore()

    def _buttons(self, left: int, wide: int, height: int) -> list[Button]:
        """Return the buttons at the foot of the window, the one thing to do at the reading end."""
        desk = self.desk
        again, title = _("Another match"), _("To the title page")
        size = 20
        cap = key_cap_width(desk, desk.cap(Command.CONFIRM)) + desk.u(14)
        widths = [
            desk.text.width(again, desk.t(size)) + cap + 2 * desk.u(22),
            desk.text.width(title, desk.t(17)) + 2 * desk.u(22),
        ]
        high = max(desk.u(BUTTON), round(desk.t(size) * 1.3) + desk.u(12))
        top = height - desk.u(MARGIN) - high
        right = left + wide
        first = pygame.Rect(right - widths[0], top, widths[0], high)
        second = pygame.Rect(first.x - desk.u(GAP) - widths[1], top, widths[1], high)
        if second.x < desk.u(GAP):
            # One below the other where they do not fit side by side.
            first = pygame.Rect(left, top - high - desk.u(GAP), wide, high)
            second = pygame.Rect(left, top, wide, high)
        return [
            Button(desk, first, again, self._again, primary=True, command=Command.CONFIRM, size=size),
            Button(desk, second, title, self._leave),
        ]

    def _filled(self, left: int, top: int, wide: int) -> Column:
        """Return everything that stands on the sheet."""
        column = Column(self.desk, left, top, wide)
        column.y += column.block(_("The match is over"), left, column.y, wide, 30, Tone.PLAIN)
        played = ngettext("{n} round played", "{n} rounds played", self.match.played)
        stake = _("{chips} a point", chips=amount(self.setup.rules.point_value))
        facts = [played, preset_name(self.setup.preset), *([] if self.setup.points_only else [stake])]
        note = dotted(facts)
        column.y += column.block(note, left, column.y, wide, 15, Tone.QUIET)
        if out := self._out():
            column.y += column.block(out, left, column.y, wide, 17, Tone.PAID)
        column.y += column.u(12)
        for seat in self.order:
            self._seat(column, seat)
        counts = self._facts()
        if counts:
            column.rule(left, wide)
            column.y += column.u(8)
        for name, told in counts:
            self._fact(column, name, told)
        return column

    @property
    def _tells_rounds(self) -> bool:
        """Whether every round of the match has been counted: a round saved by an older version tells of none."""
        return self.tally.rounds == self.match.played

    def _out(self) -> str:
        """Return who has nothing left, where that ended the match."""
        names = [self.setup.seats[seat].name for seat in self.order if self._is_out(seat)]
        if not names:
            return ""
        return _("Out of chips: {names}", names=listed(names))

    def _is_out(self, seat: Seat) -> bool:
        return not self.setup.points_only and self.match.balances[seat] <= 0

    def _facts(self) -> list[tuple[str, str]]:
        """Return what the rounds came to: the name of each fact, and the fact."""
        if not self._tells_rounds:
            return []
        tally = self.tally
        facts: list[tuple[str, str]] = []
        if tally.biggest is not None:
            seat, points = tally.biggest
            won = ngettext("{n} point", "{n} points", points)
            facts.append((_("Biggest win"), dotted([self.setup.seats[seat].name, won])))
        drawn = ngettext("{n} round", "{n} rounds", tally.nagari) if tally.nagari else pgettext("rounds", "None")
        facts.append((_("Nagari"), drawn))
        return facts

    @staticmethod
    def _fact(column: Column, name: str, told: str) -> None:
        """Put one fact on a line, or on two where they do not fit side by side."""
        size, pitch = 17, column.line(17) + column.u(4)
        taken, label = column.wide(told, size) + 1, column.wide(name, size) + 1
        column.put(name, column.x, column.y, min(label, column.width), size, Tone.QUIET, height=pitch)
        if label + column.u(20) + taken > column.width:
            column.y += pitch
        width = min(taken, column.width)
        column.put(told, column.right - width, column.y, width, size, Tone.PLAIN, Align.END, height=pitch)
        column.y += pitch

    def _seat(self, column: Column, seat: Seat) -> None:
        """Put a seat: portrait, name, rounds won, what it has; the winner's stamp beside the name."""
        name = self.setup.seats[seat].name
        change = self.match.balances[seat] - self.setup.chips
        tone = Tone.GOT if change > 0 else Tone.PAID if change < 0 else Tone.QUIET
        column.rule(column.x, column.width, is_strong=False)
        column.y += column.u(ROW_GAP)
        face = column.u(FACE)
        portrait = pygame.Rect(column.x, column.y, face, face)
        left = column.x + face + column.u(16)
        told = self._standing(seat, tone)
        taken = max(column.wide(words, units) for words, units, _tone in told)
        stamp = self._stamp_of(seat)
        beside = column.u(STAMP) * 62 // 94 + column.u(12) if stamp else 0
        room = column.right - left - beside - column.u(16)
        lines = [(words, size, tone) for words, size, tone in self._called(seat, name) if words]
        wanted = max(column.wide(words, units) for words, units, _tone in lines) + 1
        is_beside = wanted + taken <= room
        width = min(wanted, room - (taken if is_beside else 0))
        high = max(column.u(STAMP), _height(column, told), _height(column, lines))
        portrait.centery = column.y + high // 2
        column.parts.append(Face(self.setup.seats[seat].portrait, portrait, tone is Tone.GOT))
        self._lines(column, lines, pygame.Rect(left, column.y, width, high), Align.START)
        if stamp:
            side = column.u(STAMP)
            box = pygame.Rect(left + width + column.u(12), column.y + (high - side) // 2, beside - column.u(12), side)
            column.parts.append(Stamp(stamp, box, TURNED))
        if not is_beside:
            column.y += high
            high = _height(column, told)
        taken = min(taken, column.width)
        self._lines(column, told, pygame.Rect(column.right - taken, column.y, taken, high), Align.END)
        column.y += high + column.u(ROW_GAP)

    def _standing(self, seat: Seat, tone: Tone) -> list[tuple[str, float, Tone]]:
        """Return what a seat has and what it won or lost; points alone where chips are hidden."""
        if self.setup.points_only and self._tells_rounds:
            points = self.tally.points[seat]
            return [(signed_amount(points), 24, tone), (pgettext("unit", "points"), 15, Tone.QUIET)]
        chips = self.match.balances[seat]
        return [(amount(chips), 24, Tone.PLAIN), (signed_amount(chips - self.setup.chips), 15, tone)]

    def _called(self, seat: Seat, name: str) -> list[tuple[str, float, Tone]]:
        """Return the name of a seat, and below it how many rounds it won and how often it called Go."""
        words = ""
        if self._tells_rounds:
            won, gos = self.tally.won[seat], self.tally.gos[seat]
            parts = [ngettext("{n} round won", "{n} rounds won", won)]
            if gos:
                parts.append(ngettext("{n} Go in all", "{n} Gos in all", gos))
            words = dotted(parts)
        return [(name, 22, Tone.PLAIN), (words, 15, Tone.QUIET)]

    @staticmethod
    def _lines(column: Column, told: Sequence[tuple[str, float, Tone]], box: pygame.Rect, align: Align) -> None:
        """Write lines of several sizes below one another into the middle of a box."""
        y = box.y + (box.height - _height(column, told)) // 2
        for words, units, tone in told:
            column.put(words, box.x, y, box.width, units, tone, align)
            y += column.line(units)

    def _stamp_of(self, seat: Seat) -> str:
        if seat in self.match.leaders:
            return "champion"
        return "bankrupt" if self._is_out(seat) else ""

    def command(self, command: Command) -> bool:
        if command is Command.BACK:
            self._leave()
            return True
        if command in {Command.UP, Command.DOWN} and self._panel.most_offset:
            self._panel.scroll((1 if command is Command.DOWN else -1) * self.desk.u(BUTTON))
            return True
        return self.controls.command(command)

    def handle(self, event: pygame.Event) -> None:
        self.controls.handle(event)

    def update(self, dt: float) -> None:
        if self._age < COMES_DOWN:
            self._age += dt
            self.damage()
        self.controls.update(dt)

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw the plaque, which comes down from above; its buttons are there at once."""
        desk = self.desk
        rise = round(self.sheet.bottom * (1.0 - cubic_in_out(min(1.0, self._age / COMES_DOWN))))
        canvas.blit(desk.materials.cloth(desk.theme, desk.measure, desk.size), (0, 0))
        desk.materials.sheet(canvas, desk.theme, desk.measure, desk.mirrored(self.sheet).move(0, -rise))
        clip = canvas.get_clip()
        assert self._panel.viewport is not None, "the sheet can be scrolled"
        canvas.set_clip(clip.clip(self._panel.viewport.move(0, -rise)))
        Painter(desk, on_paper=True).paint(canvas, self.column.parts, self._panel.offset + rise, 0)
        canvas.set_clip(clip)
        self.controls.draw(canvas)


def _height(column: Column, told: Sequence[tuple[str, float, Tone]]) -> int:
    """Return the height of lines of several sizes below one another."""
    return sum(column.line(units) for _words, units, _tone in told)
