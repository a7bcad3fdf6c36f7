"""The account of a round: the winning cards, and who pays what and why (UX 2.7, VISUAL e)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from gostop_desktop.i18n import _, pgettext
from gostop_desktop.ui.countdown import INPUT, Countdown
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.scene import Scene, not_for_us
from gostop_desktop.ui.sound import SEMITONE
from gostop_desktop.ui.table.account import Row
from gostop_desktop.ui.table.paint.brush import overlay
from gostop_desktop.ui.table.session import Session
from gostop_desktop.ui.table.speed import speed_of
from gostop_desktop.ui.widgets import Controls
from gostop_desktop.ui.widgets.panel import Panel

from .settlement_buttons import Wanted
from .settlement_ending import Outcome
from .settlement_links import deck_dialog
from .settlement_page import Page, lay_out
from .settlement_paint import Painter
from .settlement_parts import Stamp
from .settlement_rows import RowTile
from .settlement_shown import Shown

__all__ = ["Outcome", "SettlementScene"]

DARK = pygame.Color(10, 8, 4, 110)
"""Laid over a dark cloth, so that the account stands out."""
FIRST_STAMP, NEXT_STAMP = 0.5, 0.22
"""Seconds until the first stamp lands, and from each to the next (UX 4)."""
ASIDE = frozenset({Command.HELP, Command.UNDO})
"""What the table obeys for the account: it shows the rules, and in practice the round before its end."""
PAGE_KEYS = {pygame.KSCAN_PAGEUP: -1, pygame.KSCAN_PAGEDOWN: 1}
STEP = 96
"""Units that an arrow scrolls where no row is left to go to."""


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
        self.controls = Controls(self)
        self.lit: Row | None = None
        """The row whose cards are lit and whose rule is told."""
        self.page: Page | None = None
        self._go_on = go_on
        self._leave = leave
        self._look = look
        self._aside = aside
        self._age = 0.0
        self._ground: pygame.Surface | None = None
        self._is_done = False
        self._panels: list[Panel] = []
        # The end of the match is for the person to take; only rounds go on by themselves.
        self._countdown = Countdown(0 if session.match.is_over else desk.settings.game.auto_next)

    def resize(self) -> None:
        self._ground = None
        self._lay_out()

    def _lay_out(self) -> None:
        """Put everything at its place; the row that is lit brings its cards and its rule along."""
        self.controls.clear()
        shown = Shown(
            self.desk,
            self.session,
            self.outcome,
            self.lit,
            self._buttons(),
            show_deck=self._show_deck,
            show_rules=self._show_rules,
        )
        self.page = page = lay_out(shown)
        for button in page.buttons:
            self.controls.add(button)
        self._panels = []
        for part in page.parts:
            panel = self.controls.panel(part.viewport)
            for number, spot in enumerate(part.column.spots):
                tile = RowTile(
                    self.desk, spot.box, spot.row, number, partial(self.light, spot.row), is_lit=spot.row == self.lit
                )
                panel.add(tile)
            for link in part.links:
                panel.add(link)
            panel.content_height = part.height
            panel.ground = self.desk.theme.hanji.base if part.on_paper else None
            self._panels.append(panel)
        self.controls.restore(first=page.buttons[0])

    def _buttons(self) -> tuple[Wanted, ...]:
        """Return the buttons: on with the match, the table, the record, the title."""
        on = _("Result of the match") if self.session.match.is_over else _("Next round")
        wanted = [Wanted(on, self.go_on, Command.CONFIRM, "next")]
        if self._look is not None:
            wanted.append(Wanted(pgettext("key", "Look at the table"), self._look, Command.NEXT_REGION, "look"))
        wanted.append(Wanted(pgettext("button", "Copy"), self.copy, None, "copy"))
        wanted.append(Wanted(pgettext("button", "To the title"), self.leave_match, None, "title"))
        return tuple(wanted)

    def light(self, row: Row | None) -> None:
        """Light the cards of a row and tell its rule; of the one that is lit already no more."""
        self.lit = None if row == self.lit else row
        self._lay_out()
        self.damage()

    def go_on(self) -> None:
        """Go on with the match, once (BUGS U31)."""
        if not self._is_done:
            self._is_done = True
            self._go_on()

    @property
    def notice_bottom(self) -> int:
        """Where a notice ends: it hides none of the buttons."""
        if self.page is None:
            return super().notice_bottom
        return min(button.rect.y for button in self.page.buttons) - self.desk.u(6)

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
        if self.session.last_record and self.desk.copy(self.session.last_record):
            self.desk.toast.say(_("The record of this round can be pasted now."))

    def _show_deck(self) -> None:
        """Show what the deck came from."""
        if self.session.committed is not None:
            self.desk.scenes.push(deck_dialog(self.desk, self.session.committed, self.session.cut))

    def _show_rules(self) -> None:
        self._aside(Command.HELP)

    def command(self, command: Command) -> bool:
        self._stay()
        match command:
            case Command.BACK:
                if self.lit is not None:
                    self.light(None)
                else:
                    self.leave_match()
                return True
            # Once all stamps lie there, the key that goes faster may be the one that turns a page.
            case Command.SKIP if self._landed() < self._count_of_stamps():
                self._age = 99.0
                self.damage()
                return True
            case Command.NEXT_REGION if self._look is not None:
                self._look()
                return True
            case Command.UP | Command.DOWN if self._scrolled(1 if command is Command.DOWN else -1):
                return True
        return self.controls.command(command) or (command in ASIDE and self._aside(command))

    def _scrolled(self, way: int) -> bool:
        """Scroll on where nothing that can be focused is in sight, so that all can be read; return whether it did."""
        focused = self.controls.focused
        panel = next((panel for panel in self._panels if focused in panel.widgets), None)
        if focused is None or panel is None or panel.viewport is None:
            return False
        beyond = [each.rect for each in panel.widgets if (each.rect.y - focused.rect.y) * way > 0]
        if any(panel.on_screen(rect).colliderect(panel.viewport) for rect in beyond):
            return False
        before = panel.offset
        panel.scroll(way * self.desk.u(STEP))
        return panel.offset != before

    def scan(self) -> None:
        self.controls.scan()

    def handle(self, event: pygame.Event) -> None:
        if event.type in INPUT:
            self._stay()
        if event.type == pygame.KEYDOWN and event.scancode in PAGE_KEYS:
            panel = self._panels[0]
            assert panel.viewport is not None, "the sheet can be scrolled"
            panel.scroll(PAGE_KEYS[event.scancode] * (panel.viewport.height - self.desk.u(STEP) // 2))
            return
        self.controls.handle(event)

    def update(self, dt: float) -> None:
        count = self._count_of_stamps()
        shown = min(self._landed(), count)
        still = self.desk.settings.display.motion != "full" or speed_of(self.desk) == "instant"
        self._age += 99.0 if still else dt
        if min(self._landed(), count) != shown:
            self.damage()
            if not still:
                # Each a semitone higher than the one before (UX 4).
                self.desk.sound.play("stamp", pitch=SEMITONE**shown)
        elif count and not still and self._age - dt < FIRST_STAMP + NEXT_STAMP * count:
            self._damage_stamp(max(0, shown - 1))
        self.controls.update(dt)
        if self._countdown.is_running and shown == count and not self.desk.sound.is_in_background:
            if self._countdown.update(dt):
                self.go_on()
                return
            self._damage_next()

    def _damage_stamp(self, number: int) -> None:
        """Draw the stamp anew that is coming down; it is larger on its way."""
        assert self.page is not None, "it was laid out"
        for side, panel in zip(self.page.parts, self._panels, strict=True):
            for part in side.column.parts:
                if isinstance(part, Stamp) and part.number == number:
                    box = self.desk.mirrored(part.box).move(0, -panel.offset)
                    self.damage(box.inflate(box.width + self.desk.u(8), box.height + box.width))

    def _stay(self) -> None:
        """Do not go on by itself: somebody is here."""
        if self._countdown.stop():
            self._damage_next()

    def _damage_next(self) -> None:
        if self.page is not None:
            self.damage(self.page.buttons[0].rect)

    def _count_of_stamps(self) -> int:
        parts = [] if self.page is None else [part for side in self.page.parts for part in side.column.parts]
        return sum(isinstance(part, Stamp) and part.number is not None for part in parts)

    def _landing(self) -> float:
        """Return how far the last stamp that can be seen has come down."""
        begun = FIRST_STAMP + NEXT_STAMP * (self._landed() - 1)
        return min(1.0, (self._age - begun) / NEXT_STAMP) if self._landed() else 1.0

    def _landed(self) -> int:
        """Return how many stamps can be seen: one after the other (UX 4)."""
        return max(0, int((self._age - FIRST_STAMP) / NEXT_STAMP) + 1) if self._age >= FIRST_STAMP else 0

    def draw(self, canvas: pygame.Surface) -> None:
        if self._ground is None:
            self._ground = self._painted()
        area = canvas.get_clip()
        canvas.blit(self._ground, area, area)
        assert self.page is not None, "it was laid out"
        for part, panel in zip(self.page.parts, self._panels, strict=True):
            assert panel.viewport is not None, "a side can be scrolled"
            canvas.set_clip(area.clip(panel.viewport))
            painter = Painter(self.desk, on_paper=part.on_paper)
            painter.paint(canvas, part.column.parts, panel.offset, self._landed(), self._landing())
            canvas.set_clip(area)
        self.controls.draw(canvas)
        self._countdown.paint(canvas, self.desk, self.page.buttons[0])

    def _painted(self) -> pygame.Surface:
        """Return the cloth with the sheet of paper on it."""
        desk = self.desk
        ground = desk.materials.cloth(desk.theme, desk.measure, desk.size)
        # From here on the ground is ours to paint on.
        desk.materials.forget()
        overlay(ground, ground.get_rect(), DARK if desk.theme.kind == "dark" else desk.theme.surface.dim)
        assert self.page is not None, "it was laid out"
        desk.materials.sheet(ground, desk.theme, desk.measure, desk.mirrored(self.page.sheet))
        # The paper is on the ground.
        desk.materials.forget()
        return ground
