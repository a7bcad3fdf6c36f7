"""Who deals first: everybody draws a card from a fan, the best month deals (UX 2.3, RULES B.2)."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from gostop_desktop.engine.cards import Seat
from gostop_desktop.engine.dealer import DealerDraw
from gostop_desktop.engine.rules import Rules
from gostop_desktop.i18n import N_, _
from gostop_desktop.ui.art.cards import BACK, card_height
from gostop_desktop.ui.art.portraits import paint_portrait
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.scene import Scene, not_for_us
from gostop_desktop.ui.setup import SeatSetup
from gostop_desktop.ui.table.paint.callouts import letters
from gostop_desktop.ui.table.tabletop import speed_of
from gostop_desktop.ui.table.words import dated_name
from gostop_desktop.ui.text import Align

FAN = 18
TURN_SECONDS = 0.35
REST_SECONDS = 1.1
WIDTH = 760
FAN_CARD = 62
SEAT_CARD = 70
COLUMN = 114
"""Where a seat's words begin, beside its card."""
FACE = 40
GAP = 18
MARGIN = 28
RULES = {
    "latest": N_("The latest month deals."),
    "earliest": N_("The earliest month deals."),
    "day_night": N_("By day the latest month deals, at night the earliest."),
    "lot": N_("The dealer is drawn by lot."),
}


class DealerDrawScene(Scene):
    """A fan of cards on the empty table; the person picks one, then all are turned."""

    name = "dealer_draw"
    covers = False

    def __init__(
        self,
        desk: Desk,
        rules: Rules,
        seats: tuple[SeatSetup, ...],
        draw: DealerDraw,
        done: Callable[[], None],
        *,
        aside: Callable[[Command], bool] = not_for_us,
    ) -> None:
        """Take who draws and what is done afterwards; `aside` is asked for what is no draw: the pause, the rules."""
        super().__init__(desk)
        self.rules = rules
        self.seats = seats
        self.drawn = draw
        self.focus = FAN // 2
        self.picks: list[int] = []
        """Which cards of the fan were taken, for every seat in every draw."""
        self._done = done
        self._aside = aside
        self._age = 0.0
        self._is_over = False
        self.panel = pygame.Rect(0, 0, 0, 0)
        """What it is drawn on."""
        self._fan_top = self._seats_top = self._seat_height = 0

    @property
    def shown(self) -> int:
        """How many drawn cards have been turned, all draws together."""
        return int(self._age / TURN_SECONDS) if self.picks else 0

    @property
    def turns(self) -> int:
        """How many cards there are to be turned."""
        return sum(len(draw) for draw in self.drawn.draws)

    def resize(self) -> None:
        desk = self.desk
        # Large text has a wider panel, and all the lines that it needs.
        width = min(desk.size[0] - desk.u(32), round(desk.u(WIDTH) * desk.measure.text))
        room = width - 2 * desk.u(MARGIN)
        self._fan_top = desk.u(GAP + 20)
        for words, size in self._head():
            self._fan_top += desk.text.block_height(words, size, room)
        self._seats_top = self._fan_top + card_height(desk.u(FAN_CARD)) + desk.u(14)
        share = width // self.rules.players
        self._seat_height = max(card_height(desk.u(SEAT_CARD)) + desk.u(2 * GAP), *self._heights(self._column(share)))
        height = self._seats_top + self._seat_height + desk.u(12)
        top = max(desk.u(8), (desk.size[1] - height) // 2 - desk.u(40))
        self.panel = pygame.Rect((desk.size[0] - width) // 2, top, width, height)

    def _head(self) -> tuple[tuple[str, int], tuple[str, int]]:
        """Return what stands above the cards, each with its size."""
        return (_("Who deals first?"), self.desk.t(24)), (_(RULES[self.rules.first_dealer]), self.desk.t(15))

    def _column(self, share: int) -> int:
        """Return the room for the words of a seat."""
        return share - self.desk.u(COLUMN + 16)

    def _heights(self, room: int) -> list[int]:
        """Return the heights of everybody's face and words, with the longest name of what they draw."""
        desk = self.desk
        drawn = [card for draw in self.drawn.draws for _seat, card in draw]
        cards = max((desk.text.block_height(dated_name(card), desk.t(15), room) for card in drawn), default=0)
        names = [desk.text.block_height(person.name, desk.t(17), room) for person in self.seats]
        return [desk.u(GAP + FACE + 6) + name + cards + desk.u(10) for name in names]

    def enter(self) -> None:
        if not self.drawn.draws or speed_of(self.desk) == "instant":
            self._pick(self.focus)
            self._age = TURN_SECONDS * self.turns + REST_SECONDS

    def command(self, command: Command) -> bool:
        if command in {Command.CONFIRM, Command.SKIP}:
            self._press()
        elif command in {Command.LEFT, Command.RIGHT} and not self.picks:
            way = 1 if (command is Command.RIGHT) != self.desk.is_mirrored else -1
            self.focus = (self.focus + way) % FAN
            self.damage(self.panel)
        elif not self._aside(command):
            return command not in {Command.BACK, Command.QUIT, Command.FULL_SCREEN, Command.MUTE}
        return True

    def handle(self, event: pygame.Event) -> None:
        if event.type == pygame.MOUSEMOTION and not self.picks:
            index = self._fan_at(event.pos)
            if index is not None and index != self.focus:
                self.focus = index
                self.damage(self.panel)
        elif (
            event.type == pygame.MOUSEBUTTONDOWN
            and event.button == 1
            and (self.picks or self._fan_at(event.pos) is not None)
        ):
            self._press()

    def update(self, dt: float) -> None:
        if not self.picks or self._is_over:
            return
        shown = self.shown
        self._age += dt
        if shown != self.shown and self.shown <= self.turns:
            self.desk.sound.play("dealer" if self.shown == self.turns else "flip")
        if self.shown <= self.turns + 1:
            self.damage(self.panel)
        if self._age >= TURN_SECONDS * self.turns + REST_SECONDS:
            self._finish()

    def _press(self) -> None:
        if not self.picks:
            self._pick(self.focus)
        elif self.shown < self.turns:
            self._age = TURN_SECONDS * self.turns
            self.damage(self.panel)
        else:
            self._finish()

    def _pick(self, index: int) -> None:
        """Take a card of the fan; the others take theirs beside it."""
        self.picks = [(index + 5 * step) % FAN for step in range(max(1, self.turns))]
        self._age = 0.0
        self.desk.sound.play("deal")
        self.damage(self.panel)

    def _finish(self) -> None:
        if not self._is_over:
            self._is_over = True
            self.desk.scenes.pop()
            self._done()

    def _fan_rect(self, index: int) -> pygame.Rect:
        desk = self.desk
        width = desk.u(FAN_CARD)
        room = self.panel.width - 2 * desk.u(40) - width
        x = self.panel.x + desk.u(40) + room * index // (FAN - 1)
        top = self.panel.y + self._fan_top
        if index == self.focus and not self.picks:
            top -= desk.u(12)
        return desk.mirrored(pygame.Rect(x, top, width, card_height(width)), self.panel)

    def _fan_at(self, place: tuple[int, int]) -> int | None:
        order = range(FAN) if self.desk.is_mirrored else reversed(range(FAN))
        return next((index for index in order if self._fan_rect(index).collidepoint(place)), None)

    def draw(self, canvas: pygame.Surface) -> None:
        desk = self.desk
        look = desk.theme.dialog
        desk.materials.dialog(canvas, desk.theme, desk.measure, self.panel)
        inner = self.panel.inflate(-2 * desk.u(MARGIN), 0)
        line = pygame.Rect(inner.x, self.panel.y + desk.u(GAP), inner.width, 0)
        for (words, size), colour in zip(self._head(), (look.text, look.text2), strict=True):
            line.y += desk.text.draw_block(canvas, words, line, size, colour)
        taken = set(self.picks)
        back = desk.cards.picture(BACK, desk.u(FAN_CARD))
        for index in range(FAN):
            if index not in taken:
                rect = self._fan_rect(index)
                canvas.blit(back, rect, special_flags=pygame.BLEND_PREMULTIPLIED)
                if index == self.focus and not self.picks:
                    desk.shapes.ring(canvas, rect.inflate(desk.u(8), desk.u(8)), desk.u(6), look.select, desk.u(2))
        if self.picks:
            self._draw_seats(canvas)
            return
        words = _("Take a card")
        y = self.panel.y + self._seats_top + (self._seat_height - desk.text.line_height(desk.t(20))) // 2
        desk.text.draw(canvas, words, (inner.x, y), desk.t(20), look.text, width=inner.width, align=Align.CENTRE)

    def _draw_seats(self, canvas: pygame.Surface) -> None:
        """Draw what everybody drew in the draw that is on, and at the end who deals."""
        desk = self.desk
        look = desk.theme.dialog
        done = 0
        current = self.drawn.draws[-1] if self.drawn.draws else ()
        for draw in self.drawn.draws:
            if self.shown < done + len(draw) or draw is self.drawn.draws[-1]:
                current = draw
                break
            done += len(draw)
        is_over = self.shown >= self.turns
        cards = dict(current)
        seats = [seat for seat, _card in current] or [self.drawn.dealer]
        share = self.panel.width // len(seats)
        for place, seat in enumerate(seats):
            rect = pygame.Rect(self.panel.x + place * share, self.panel.y + self._seats_top, share, self._seat_height)
            rect = desk.mirrored(rect, self.panel)
            self._draw_seat(canvas, rect, seat, cards.get(seat), is_turned=self.shown > done + place or is_over)
            if is_over and seat == self.drawn.dealer:
                stamp = letters().stamp("dealer", desk.u(46))
                if stamp is not None:
                    corner = stamp.get_rect(topright=(rect.right - desk.u(20), rect.y + desk.u(10)))
                    canvas.blit(stamp, desk.mirrored(corner, rect), special_flags=pygame.BLEND_PREMULTIPLIED)
                desk.shapes.ring(canvas, rect.inflate(-desk.u(20), -desk.u(4)), desk.u(8), look.brass, desk.line * 1.5)

    def _draw_seat(
        self, canvas: pygame.Surface, rect: pygame.Rect, seat: Seat, card: int | None, *, is_turned: bool
    ) -> None:
        desk = self.desk
        look = desk.theme.dialog
        person = self.seats[seat]
        width, top = desk.u(SEAT_CARD), rect.y + desk.u(GAP)
        spot = desk.mirrored(pygame.Rect(rect.x + desk.u(28), top, width, card_height(width)), rect)
        if card is not None:
            picture = desk.cards.face(card if is_turned else None, width)
            canvas.blit(picture, spot, special_flags=pygame.BLEND_PREMULTIPLIED)
        column = rect.x + desk.u(COLUMN)
        face = desk.mirrored(pygame.Rect(column, top, desk.u(FACE), desk.u(FACE)), rect)
        paint_portrait(desk, person.portrait, canvas, face)
        box = pygame.Rect(column, top + desk.u(FACE + 6), self._column(rect.width), 0)
        words = desk.mirrored(box, rect)
        words.y += desk.text.draw_block(canvas, person.name, words, desk.t(17), look.text)
        if card is not None and is_turned:
            desk.text.draw_block(canvas, dated_name(card), words, desk.t(15), look.text2)
