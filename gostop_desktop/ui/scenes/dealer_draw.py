"""Who deals first: everybody draws a card from a fan, the best month deals (UX 2.3, RULES B.2)."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi

import pygame

from gostop_desktop.engine.cards import Card, Seat
from gostop_desktop.engine.dealer import DealerDraw
from gostop_desktop.engine.rules import Rules
from gostop_desktop.i18n import N_, _
from gostop_desktop.ui.art.cards import card_height
from gostop_desktop.ui.art.portraits import paint_portrait
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.scene import not_for_us, nowhere
from gostop_desktop.ui.setup import SeatSetup
from gostop_desktop.ui.table.easing import back_out
from gostop_desktop.ui.table.paint.letters import letters
from gostop_desktop.ui.table.speed import speed_of
from gostop_desktop.ui.table.words import dated_name

from .card_fan import Fan, Lying
from .over_table import GAP, MARGIN, OverTable, Place

FAN = 18
GUARD = 0.15
"""Seconds after a card was taken in which none is taken for the next person (BUGS U01)."""
TURN_SECONDS = 0.35
HALF_TURN = 0.18
"""Seconds in which a card is turned over."""
LIFT_SECONDS = 0.3
"""Seconds in which the card of whoever deals is lifted (UX 4)."""
LIFT = 10
TIE_SECONDS = 1.2
"""How long cards of the same month are seen before they are drawn again."""
EXACT = 1e-9
"""What a sum of seconds may be short of a whole turn."""
CLOSE_SECONDS = 0.25
"""How long the fan takes to close where cards were taken out of it."""
REST_SECONDS = {"slow": 3.2, "normal": 2.2, "fast": 1.3, "instant": 0.0}
"""How long the result stays."""
SEAT_CARD = 70
COLUMN = 114
"""Where a seat's words begin, beside its card."""
FACE = 40
FRAME_END = 4
"""Units from the frame of whoever deals to the end of the seat's place."""
FAN_MARGIN = 12
RULES = {
    "latest": N_("The latest month deals."),
    "earliest": N_("The earliest month deals."),
    "day_night": N_("By day the latest month deals, at night the earliest."),
    "lot": N_("The dealer is drawn by lot."),
}


class DealerDrawScene(OverTable):
    """A fan of cards on the empty table; the person picks one, then all are turned."""

    name = "dealer_draw"

    def __init__(
        self,
        desk: Desk,
        rules: Rules,
        seats: tuple[SeatSetup, ...],
        draw: DealerDraw,
        done: Callable[[], None],
        *,
        cloth: Place | None = None,
        aside: Callable[[Command], bool] = not_for_us,
        beside: Callable[[pygame.Event], bool] = nowhere,
    ) -> None:
        """Take who draws, and what is done afterwards."""
        super().__init__(desk, cloth=cloth, aside=aside, beside=beside)
        self.rules = rules
        self.seats = seats
        self.drawn = draw
        self.focus = FAN // 2
        self.picks: list[int] = []
        """Which cards of the fan were taken, for every seat in every draw; none before every person has taken one."""
        self.taken: list[int] = []
        """Which cards the people have taken so far, one after the other."""
        first = draw.draws[0] if draw.draws else ()
        self._people = [seat for seat, _card in first if seats[seat].level is None]
        self._guard = 0.0
        """Seconds in which a press still belongs to the card that has just been taken."""
        self._done = done
        self._age = 0.0
        self._is_over = False
        self._fan = Fan(desk, pygame.Rect(0, 0, 0, 0))
        self._head_height = self._seats_top = self._seat_height = 0

    @property
    def picker(self) -> Seat | None:
        """Who is to take a card now."""
        return None if self.picks or len(self.taken) >= len(self._people) else self._people[len(self.taken)]

    @property
    def shown(self) -> int:
        """How many drawn cards have been turned, all draws together."""
        index, turned = self._progress()
        return sum(map(len, self.drawn.draws[:index])) + turned

    @property
    def turns(self) -> int:
        """How many cards there are to be turned."""
        return sum(len(draw) for draw in self.drawn.draws)

    @property
    def duration(self) -> float:
        """How long it takes until all cards of all draws have been turned."""
        return TURN_SECONDS * self.turns + TIE_SECONDS * max(0, len(self.drawn.draws) - 1)

    @property
    def is_decided(self) -> bool:
        """Whether everybody sees who deals."""
        return bool(self.picks) and self.shown >= self.turns

    def resize(self) -> None:
        desk = self.desk
        width = self.panel_width()
        room = width - 2 * desk.u(MARGIN)
        notes = (_(RULES[self.rules.first_dealer]), _("Tied: they draw again."), self._verdict())
        note = max(desk.text.block_height(words, desk.t(15), room) for words in notes)
        self._head_height = desk.text.block_height(_("Who deals first?"), desk.t(24), room) + note
        share = width // self.rules.players
        high = card_height(desk.u(SEAT_CARD)) + desk.u(2 * GAP + FRAME_END - LIFT // 2)
        self._seat_height = max(high, *self._heights(self._column(share)))
        fan_top = desk.u(GAP + 8) + self._head_height
        below = desk.u(10) + self._seat_height + desk.u(12)
        # Where large words need the height, a narrower fan is lower too.
        fan_width = whole = width - 2 * desk.u(MARGIN + FAN_MARGIN)
        while fan_width > whole // 2 and fan_top + Fan.height(desk, fan_width) + below > desk.size[1] - desk.u(12):
            fan_width -= desk.u(8)
        self._seats_top = fan_top + Fan.height(desk, fan_width) + desk.u(10)
        self.lay_panel(fan_top + Fan.height(desk, fan_width) + below)
        self._fan = Fan(desk, pygame.Rect(self.panel.centerx - fan_width // 2, self.panel.y + fan_top, fan_width, 0))

    def enter(self) -> None:
        if not self.drawn.draws or speed_of(self.desk) == "instant":
            while not self.picks:
                self._pick(self.focus)
            self._age = self.duration + REST_SECONDS[speed_of(self.desk)]

    def command(self, command: Command) -> bool:
        if command in {Command.CONFIRM, Command.SKIP}:
            self._press()
        elif command in {Command.LEFT, Command.RIGHT} and not self.picks:
            way = 1 if (command is Command.RIGHT) != self.desk.is_mirrored else -1
            self._move(way)
        elif not self.aside(command):
            return command not in {Command.BACK, Command.QUIT, Command.FULL_SCREEN, Command.MUTE}
        return True

    def scan(self) -> None:
        self.command(Command.RIGHT)

    def _move(self, way: int) -> None:
        """Move the focus to the next card that is still there."""
        others = [(self.focus + way * step) % FAN for step in range(1, FAN)]
        self.focus = next(index for index in others if index not in self.taken)
        self.damage(self.panel)

    def handle(self, event: pygame.Event) -> None:
        if self.beside(event):
            return
        if event.type == pygame.MOUSEMOTION and not self.picks:
            index = self._fan.at(event.pos, FAN)
            if index is not None and index != self.focus and index not in self.taken:
                self.focus = index
                self.damage(self.panel)
        elif (
            event.type == pygame.MOUSEBUTTONDOWN
            and event.button == 1
            and (self.picks or self._fan.at(event.pos, FAN) is not None)
        ):
            self._press()

    def update(self, dt: float) -> None:
        self._guard = max(0.0, self._guard - dt)
        if not self.picks or self._is_over:
            return
        before, shown, was_closing = self._progress(), self.shown, self._age < CLOSE_SECONDS
        self._age += dt
        if shown != self.shown and self.shown <= self.turns:
            self.desk.sound.play("dealer" if self.shown == self.turns else "flip")
        if was_closing or before != self._progress() or self._is_moving:
            self.damage(self.panel)
        if self._age >= self.duration + REST_SECONDS[speed_of(self.desk)]:
            self._finish()

    def draw(self, canvas: pygame.Surface) -> None:
        desk = self.desk
        look = desk.theme.dialog
        inner = self.draw_panel(canvas)
        inner.y += desk.text.draw_block(canvas, _("Who deals first?"), inner, desk.t(24), look.text)
        desk.text.draw_block(canvas, self._note(), inner, desk.t(15), look.brass if self.is_decided else look.text2)
        self._draw_fan(canvas)
        index, _turned = self._progress()
        draw = self.drawn.draws[index] if self.drawn.draws else ()
        cards = dict(draw)
        seats = [seat for seat, _card in draw] or [self.drawn.dealer]
        share = self.panel.width // len(seats)
        for place, seat in enumerate(seats):
            rect = pygame.Rect(self.panel.x + place * share, self.panel.y + self._seats_top, share, self._seat_height)
            rect = desk.mirrored(rect, self.panel)
            card = cards.get(seat)
            part = self._turned(index, place) if self.picks else 0.0
            self._draw_seat(canvas, rect, seat, card, part)
            if self.is_decided and seat == self.drawn.dealer:
                self._draw_dealer(canvas, rect)

    def _press(self) -> None:
        if not self.picks:
            if not self._guard:
                self._pick(self.focus)
        elif self.shown < self.turns:
            self._age = self.duration
            self.damage(self.panel)
        else:
            self._finish()

    def _pick(self, index: int) -> None:
        """Take a card of the fan; when every person has one, the computers take theirs beside it."""
        self.taken.append(index)
        if len(self.taken) >= len(self._people):
            others = [other for step in range(1, FAN) if (other := (index + 5 * step) % FAN) not in self.taken]
            self.picks = [*self.taken, *others[: max(0, self.turns - len(self.taken))]]
        else:
            self._guard = GUARD
            self._move(1)
        self._age = 0.0
        self.desk.sound.play("deal")
        self.damage(self.panel)

    def _finish(self) -> None:
        if not self._is_over:
            self._is_over = True
            self.desk.scenes.pop()
            self._done()

    def _note(self) -> str:
        """Return what stands below the title: the rule, that somebody draws again, at last who deals."""
        if self.is_decided:
            return self._verdict()
        index, turned = self._progress()
        is_tie = self.drawn.draws and turned == len(self.drawn.draws[index])
        if index or is_tie:
            return _("Tied: they draw again.")
        return _(RULES[self.rules.first_dealer])

    def _verdict(self) -> str:
        person = self.seats[self.drawn.dealer]
        if person.level is None and any(other.level is not None for other in self.seats):
            return _("You deal the first round.")
        return _("{name} deals the first round.", name=person.name)

    def _progress(self) -> tuple[int, int]:
        """Return which draw is on, and how many of its cards have been turned; a tie is seen before the next one."""
        age = self._age if self.picks else 0.0
        for index, draw in enumerate(self.drawn.draws):
            length = len(draw) * TURN_SECONDS + TIE_SECONDS
            if age < length or index + 1 == len(self.drawn.draws):
                return index, min(len(draw), int(age / TURN_SECONDS + EXACT))
            age -= length
        return 0, 0

    @property
    def _is_moving(self) -> bool:
        """Whether a card is turned over just now, or lifted."""
        if not self._moves:
            return False
        if self._age < self.duration:
            return True
        return self._age < self.duration + 2 * LIFT_SECONDS

    @property
    def _moves(self) -> bool:
        return self.desk.settings.display.motion == "full" and speed_of(self.desk) != "instant"

    def _turned(self, index: int, place: int) -> float:
        """Return how far the card of a place in a draw has been turned over."""
        begun = sum(len(draw) * TURN_SECONDS + TIE_SECONDS for draw in self.drawn.draws[:index])
        left = begun + (place + 1) * TURN_SECONDS - self._age - EXACT
        return max(0.0, min(1.0, 1.0 - left / HALF_TURN)) if self._moves else float(left <= 0)

    def _lifted(self) -> int:
        """Return how high the card of whoever deals lies now."""
        part = min(1.0, max(0.0, (self._age - self.duration) / LIFT_SECONDS)) if self._moves else 1.0
        return round(self.desk.u(LIFT) * back_out(part))

    def _column(self, share: int) -> int:
        """Return the room for the words of a seat."""
        return share - self.desk.u(COLUMN + 16)

    def _heights(self, room: int) -> list[int]:
        """Return the heights of everybody's face and words, with the longest name of what they draw."""
        desk = self.desk
        drawn = [card for draw in self.drawn.draws for _seat, card in draw]
        cards = max((desk.text.block_height(dated_name(card), desk.t(15), room) for card in drawn), default=0)
        names = [desk.text.block_height(person.name, desk.t(17), room) for person in self.seats]
        return [desk.u(GAP + LIFT // 2 + FACE + 6) + name + cards + desk.u(10) for name in names]

    def _draw_fan(self, canvas: pygame.Surface) -> None:
        """Draw the fan, the card in the focus over the others; it closes where cards were taken."""
        left = [index for index in range(FAN) if index not in {*self.picks, *self.taken}]
        closed = min(1.0, self._age / CLOSE_SECONDS) if self.picks else 0.0
        if self.desk.settings.display.motion != "full" and self.picks:
            closed = 1.0
        for number, index in enumerate(left):
            lies = self._fan.place(index, FAN)
            self._fan.draw(canvas, lies.towards(self._fan.place(number, len(left)), closed))
        if not self.picks:
            raised: Lying = self._fan.place(self.focus, FAN).raised(self.desk.u(16))
            self._fan.draw(canvas, raised)
            self._fan.draw_ring(canvas, raised)

    def _draw_seat(
        self, canvas: pygame.Surface, rect: pygame.Rect, seat: Seat, card: Card | None, turned: float
    ) -> None:
        """Draw who sits there and the card that was drawn, as far as it is turned; before that, the place for it."""
        desk = self.desk
        look = desk.theme.dialog
        person = self.seats[seat]
        width, top = desk.u(SEAT_CARD), rect.y + desk.u(GAP + LIFT // 2)
        spot = desk.mirrored(pygame.Rect(rect.x + desk.u(28), top, width, card_height(width)), rect)
        has_card = seat in self._people[: len(self.taken)] or bool(self.picks)
        if card is not None and has_card:
            if self.is_decided and seat == self.drawn.dealer:
                spot.y -= self._lifted()
            self._draw_card(canvas, spot, card, turned)
        else:
            desk.shapes.ring(canvas, spot, desk.u(5), look.line, desk.line)
        column = rect.x + desk.u(COLUMN)
        face = desk.mirrored(pygame.Rect(column, top, desk.u(FACE), desk.u(FACE)), rect)
        is_asked = seat == self.picker
        paint_portrait(desk, person.portrait, canvas, face, on_turn=is_asked)
        box = pygame.Rect(column, top + desk.u(FACE + 6), self._column(rect.width), 0)
        words = desk.mirrored(box, rect)
        words.y += desk.text.draw_block(canvas, person.name, words, desk.t(17), look.text)
        says = dated_name(card) if card is not None and turned > 0.5 else ""
        if is_asked:
            says = _("Take a card")
        if says:
            desk.text.draw_block(canvas, says, words, desk.t(15), look.brass if is_asked else look.text2)

    def _draw_card(self, canvas: pygame.Surface, spot: pygame.Rect, card: Card, turned: float) -> None:
        """Draw a card as far as it has been turned over: narrow in the middle of its way."""
        picture = self.desk.cards.face(card if turned > 0.5 else None, spot.width)
        wide = max(1, round(spot.width * abs(cos(pi * turned))))
        if wide < spot.width:
            picture = pygame.transform.smoothscale(picture, (wide, spot.height))
        canvas.blit(picture, picture.get_rect(center=spot.center), special_flags=pygame.BLEND_PREMULTIPLIED)

    def _draw_dealer(self, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        """Mark who deals: a frame, and the stamp of the dealer."""
        desk = self.desk
        stamp = letters().stamp("dealer", desk.u(46))
        if stamp is not None:
            corner = stamp.get_rect(topright=(rect.right - desk.u(22), rect.y + desk.u(GAP - LIFT // 2)))
            canvas.blit(stamp, desk.mirrored(corner, rect), special_flags=pygame.BLEND_PREMULTIPLIED)
        frame = pygame.Rect(rect.x + desk.u(10), rect.y, rect.width - desk.u(20), rect.height - desk.u(FRAME_END))
        desk.shapes.ring(canvas, frame, desk.u(8), desk.theme.dialog.brass, desk.line * 1.5)
