"""The end of a match: who has how much, who is out, how it went (UX 4)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from gostop_desktop.engine.cards import Seat
from gostop_desktop.engine.match import Match
from gostop_desktop.i18n import _, ngettext, pgettext
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.numbers import amount, signed_amount
from gostop_desktop.ui.rules_text import preset_name
from gostop_desktop.ui.scene import Scene
from gostop_desktop.ui.setup import MatchSetup
from gostop_desktop.ui.text import Align
from gostop_desktop.ui.widgets import Button, Controls
from gostop_desktop.ui.widgets.paint import key_cap_width
from gostop_desktop.ui.widgets.panel import Panel

from .settlement_paint import Painter
from .settlement_parts import Column, Face, Stamp, Tone

WIDTH, MARGIN, INSET = 760, 24, 32
BUTTON, GAP = 54, 12
FACE, STAMP = 48, 56


class MatchEndScene(Scene):
    """A sheet with the standings; another match by the same setup is one key away."""

    name = "match_end"

    def __init__(
        self, desk: Desk, setup: MatchSetup, match: Match, again: Callable[[], None], leave: Callable[[], None]
    ) -> None:
        super().__init__(desk)
        self.setup = setup
        self.match = match
        self.controls = Controls(self)
        self._again = again
        self._leave = leave
        self.sheet = pygame.Rect(0, 0, 0, 0)
        self.column = Column(desk, 0, 0, 1)
        self._panel = Panel(self.controls)

    @property
    def order(self) -> list[Seat]:
        """The seats, who has most first."""
        return sorted(range(len(self.setup.seats)), key=lambda seat: -self.match.balances[seat])

    def enter(self) -> None:
        self.desk.sound.play("match_end")

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
        self._panel.content_height = self.column.y + desk.u(8) - self._panel.viewport.y
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
        column.y += column.block(_("The match is over"), left, column.y, wide, 32, Tone.PLAIN)
        played = ngettext("{n} round played", "{n} rounds played", self.match.played)
        stake = _("{chips} a point", chips=amount(self.setup.rules.point_value))
        facts = [played, preset_name(self.setup.preset), *([] if self.setup.points_only else [stake])]
        note = pgettext("list of counts", " · ").join(facts)
        column.y += column.block(note, left, column.y, wide, 15, Tone.QUIET) + column.u(12)
        for seat in self.order:
            self._seat(column, seat)
        return column

    def _seat(self, column: Column, seat: Seat) -> None:
        """Put a seat: portrait, name, what it has, what it won or lost; the winner's stamp beside the name."""
        person, chips = self.setup.seats[seat], self.match.balances[seat]
        change = chips - self.setup.chips
        tone = Tone.GOT if change > 0 else Tone.PAID if change < 0 else Tone.QUIET
        column.rule(column.x, column.width, is_strong=False)
        column.y += column.u(10)
        face = column.u(FACE)
        high = max(column.u(STAMP), column.line(24) + column.line(15))
        column.parts.append(
            Face(person.portrait, pygame.Rect(column.x, column.y + (high - face) // 2, face, face), tone is Tone.GOT)
        )
        left = column.x + face + column.u(16)
        told = [(amount(chips), 24, Tone.PLAIN), (signed_amount(change), 15, tone)]
        taken = max(column.wide(words, units) for words, units, _tone in told)
        stamp = self._stamp_of(seat, chips)
        beside = column.u(STAMP) * 62 // 94 + column.u(12) if stamp else 0
        room = column.right - left - beside - column.u(16)
        is_beside = column.wide(person.name, 20) + taken <= room
        name = min(column.wide(person.name, 20), room - (taken if is_beside else 0))
        column.put(person.name, left, column.y, name, 20, Tone.PLAIN, height=high)
        if stamp:
            side = column.u(STAMP)
            box = pygame.Rect(left + name + column.u(12), column.y + (high - side) // 2, beside - column.u(12), side)
            column.parts.append(Stamp(stamp, box, 5))
        if not is_beside:
            column.y += high
        self._amounts(column, told, column.right - min(taken, column.width), min(taken, column.width), high)
        column.y += high + column.u(10)

    @staticmethod
    def _amounts(column: Column, told: Sequence[tuple[str, float, Tone]], x: int, width: int, high: int) -> None:
        y = column.y + (high - sum(column.line(units) for _words, units, _tone in told)) // 2
        for words, units, tone in told:
            column.put(words, x, y, width, units, tone, Align.END)
            y += column.line(units)

    def _stamp_of(self, seat: Seat, chips: int) -> str:
        if seat in self.match.leaders:
            return "champion"
        return "bankrupt" if chips <= 0 else ""

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

    def draw(self, canvas: pygame.Surface) -> None:
        desk = self.desk
        canvas.blit(desk.materials.cloth(desk.theme, desk.measure, desk.size), (0, 0))
        desk.materials.sheet(canvas, desk.theme, desk.measure, desk.mirrored(self.sheet))
        clip = canvas.get_clip()
        assert self._panel.viewport is not None, "the sheet can be scrolled"
        canvas.set_clip(clip.clip(self._panel.viewport))
        Painter(desk, on_paper=True).paint(canvas, self.column.parts, self._panel.offset, 0)
        canvas.set_clip(clip)
        self.controls.draw(canvas)
