"""The end of a match: who has how much, who is out (UX 4)."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from gostop_desktop.engine.match import Match
from gostop_desktop.i18n import _, ngettext
from gostop_desktop.ui.art.portraits import paint_portrait
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.numbers import grouped, signed
from gostop_desktop.ui.scene import Scene
from gostop_desktop.ui.setup import MatchSetup
from gostop_desktop.ui.table.paint.letters import letters
from gostop_desktop.ui.text import Align
from gostop_desktop.ui.widgets import Button, Controls

WIDTH = 700
ROW = 76


class MatchEndScene(Scene):
    """A plaque with the standings; another match by the same setup is one key away."""

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
        self._sheet = pygame.Rect(0, 0, 0, 0)

    @property
    def order(self) -> list[int]:
        """The seats, who has most first."""
        return sorted(range(len(self.setup.seats)), key=lambda seat: -self.match.balances[seat])

    def enter(self) -> None:
        self.desk.sound.play("match_end")

    def resize(self) -> None:
        desk = self.desk
        width = min(desk.u(WIDTH), desk.size[0] - desk.u(40))
        height = desk.u(150 + ROW * len(self.setup.seats))
        self._sheet = pygame.Rect((desk.size[0] - width) // 2, (desk.size[1] - height) // 2 - desk.u(50), width, height)
        self.controls.clear()
        y = self._sheet.bottom + desk.u(24)
        again = pygame.Rect(self._sheet.x, y, desk.u(230), desk.u(54))
        title = pygame.Rect(again.right + desk.u(12), y, desk.u(170), desk.u(54))
        self.controls.add(
            Button(
                desk,
                again,
                _("Another match"),
                self._again,
                primary=True,
                command=Command.CONFIRM,
            )
        )
        self.controls.add(Button(desk, title, _("To the title page"), self._leave))
        self.controls.restore()

    def command(self, command: Command) -> bool:
        if command is Command.BACK:
            self._leave()
            return True
        return self.controls.command(command)

    def handle(self, event: pygame.Event) -> None:
        self.controls.handle(event)

    def draw(self, canvas: pygame.Surface) -> None:
        desk = self.desk
        canvas.blit(desk.materials.cloth(desk.theme, desk.measure, desk.size), (0, 0))
        desk.materials.sheet(canvas, desk.theme, desk.measure, self._sheet)
        hanji = desk.theme.hanji
        inner = self._sheet.inflate(-2 * desk.u(32), 0)
        y = self._sheet.y + desk.u(24)
        desk.text.draw(canvas, _("The match is over"), (inner.x, y), desk.t(32), hanji.ink, width=inner.width)
        played = ngettext("{n} round played", "{n} rounds played", self.match.played)
        desk.text.draw(
            canvas, played, (inner.x, y + desk.u(14)), desk.t(15), hanji.ink2, width=inner.width, align=Align.END
        )
        y += desk.u(66)
        for seat in self.order:
            canvas.fill(hanji.rule, (inner.x, y, inner.width, max(1, round(desk.line))))
            self._draw_row(canvas, pygame.Rect(inner.x, y, inner.width, desk.u(ROW)), seat)
            y += desk.u(ROW)
        self.controls.draw(canvas)

    def _draw_row(self, canvas: pygame.Surface, row: pygame.Rect, seat: int) -> None:
        desk = self.desk
        hanji = desk.theme.hanji
        person, chips = self.setup.seats[seat], self.match.balances[seat]
        side = desk.u(48)
        face = desk.mirrored(pygame.Rect(row.x, row.y + desk.u(14), side, side), row)
        paint_portrait(desk, person.portrait, canvas, face)
        words = desk.mirrored(pygame.Rect(row.x + desk.u(64), row.y, row.width // 2, row.height), row)
        middle = row.y + (row.height - desk.text.line_height(desk.t(20))) // 2
        desk.text.draw(canvas, person.name, (words.x, middle), desk.t(20), hanji.ink, width=words.width)
        change = chips - self.setup.chips
        colour = hanji.goodink if change > 0 else hanji.redink if change < 0 else hanji.ink2
        desk.text.draw(
            canvas, grouped(chips), (row.x, row.y + desk.u(10)), desk.t(24), hanji.ink, width=row.width, align=Align.END
        )
        desk.text.draw(
            canvas, signed(change), (row.x, row.y + desk.u(42)), desk.t(15), colour, width=row.width, align=Align.END
        )
        name = "champion" if seat in self.match.leaders else "bankrupt" if chips <= 0 else ""
        stamp = letters().stamp(name, desk.u(62)) if name else None
        if stamp is not None:
            turned = pygame.transform.rotozoom(stamp, 4, 1.0)
            place = desk.mirrored(pygame.Rect(row.x + row.width * 55 // 100, row.y, desk.u(60), row.height), row)
            canvas.blit(turned, turned.get_rect(center=place.center), special_flags=pygame.BLEND_PREMULTIPLIED)
