"""What the mouse does at the table: click, drag, look closely (UX 3.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from gostop_desktop.engine.cards import Card, cards_in
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.table.parts import Parts
from gostop_desktop.ui.table.pointer import DRAG_FROM

if TYPE_CHECKING:
    from .table import TableScene

_LINES = 2
"""By how many a step of the wheel scrolls an open list."""
LONG_PRESS = 0.6
"""Seconds after which a press is one that looks closely."""
OTHERS = frozenset({2, 3})
"""The buttons of the mouse that play nothing; the wheel is told as buttons too."""
POINTER = frozenset({pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP})


class TableMouse:
    """Gives what the pointer does to whom it concerns."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._pressed: tuple[int, int] | None = None
        """Where the button went down, as long as it stays there and nothing has come of it."""
        self._held = 0.0

    def update(self, here: Parts, dt: float) -> None:
        """Let time pass: a long press looks closely, and plays nothing when it ends (UX 3.5)."""
        if self._pressed is None or self._scene.hand_over.is_held_by_click:
            return
        self._held += dt
        if self._held >= LONG_PRESS:
            place, self._pressed = self._pressed, None
            here.pointer.drop()
            self._inspect(here, place)

    def break_off(self, here: Parts) -> bool:
        """Let nothing come of what is pressed or carried; return whether something was."""
        self._pressed = None
        return here.pointer.drop() is not None

    def handle(self, here: Parts, event: pygame.Event) -> None:
        """Take an event of the mouse."""
        match event.type:
            case pygame.MOUSEBUTTONDOWN if event.button in OTHERS and self.break_off(here):
                # A second button takes back what the first one began.
                here.preview.close()
            case pygame.MOUSEMOTION:
                self._move(here, event)
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                self._press(here, event)
            case pygame.MOUSEBUTTONDOWN if event.button == 3:
                here.top.skip()
                self._inspect(here, event.pos)
            case pygame.MOUSEBUTTONUP if event.button == 1:
                self._release(here, event)
            case pygame.MOUSEWHEEL:
                here.scroll(-_LINES * event.y)
            case pygame.WINDOWLEAVE:
                self._pressed = None
                here.pointer.leave()
                here.preview.point(None)
                self._scene.controls.handle(event)
            case _:
                pass

    def beside(self, here: Parts, event: pygame.Event) -> bool:
        """Take the pointer on the bar while something lies on the table; return whether it was there."""
        if event.type not in POINTER:
            return False
        controls = self._scene.controls
        is_there = pygame.Rect(here.top.layout.bar).collidepoint(event.pos)
        if is_there or event.type == pygame.MOUSEBUTTONUP:
            controls.handle(event)
        elif controls.hovered is not None:
            controls.handle(pygame.Event(pygame.WINDOWLEAVE))
        return is_there

    def _move(self, here: Parts, event: pygame.Event) -> None:
        if event.type == pygame.MOUSEMOTION and not event.buttons[0]:
            # The button came up where nobody told: over another window, or while the screen was locked.
            self.break_off(here)
        if self._pressed is not None and _distance(self._pressed, event.pos) >= here.top.layout.u(DRAG_FROM):
            self._pressed = None
        # Only one focus is visible: where the mouse is used, it is the mouse's.
        here.focus.rest()
        if not here.drawers.covers(event.pos) and here.asking.point(event.pos):
            here.pointer.leave()
            return
        if (self._scene.may_decide or here.top.order.way == "manual") and not here.asking.is_open:
            here.pointer.drag(event.pos)
        here.pointer.point(event.pos)
        is_elsewhere = here.pointer.hovered not in {None, here.preview.card} or here.pointer.carried is not None
        here.preview.point(None if is_elsewhere else event.pos)
        self._scene.controls.handle(event)

    def _press(self, here: Parts, event: pygame.Event) -> None:
        scene, top = self._scene, here.top
        self._move(here, event)
        here.preview.close()
        # A press that ends an animation does nothing else (BUGS U02).
        if top.skip():
            return
        if not scene.end.is_looked_back_at and scene.end.hurry(here):
            return
        if here.drawers.covers(event.pos):
            if not scene.controls.handle(event):
                here.drawers.close()
            return
        if here.asking.press(event.pos) or scene.controls.handle(event):
            return
        self._pressed, self._held = event.pos, 0.0
        card = top.card_at(event.pos, top.stage.hand)
        if here.asking.is_open:
            if card is not None:
                scene.refusals.card(card)
        elif card is not None and not top.is_covered:
            here.pointer.press(card, event.pos)
        elif pygame.Rect(top.layout.deck).collidepoint(event.pos):
            option = here.around.option_of(Command.FLIP)
            if option is not None and option.action is not None:
                scene.submit(option.action)
            else:
                scene.refusals.pile()
        else:
            here.drawers.close()

    def _inspect(self, here: Parts, place: tuple[int, int]) -> None:
        """Enlarge what was asked about: a card of the hand or the table, or captured cards together."""
        top = here.top
        hand = [] if top.is_covered else top.stage.hand
        card = top.card_at(place, [*hand, *cards_in(top.stage.on_table)])
        if card is not None:
            here.drawers.close()
            here.preview.show(card, place)
            return
        for seat, groups in enumerate(here.top.layout.groups):
            if any(pygame.Rect(group.rect).collidepoint(place) for group in groups):
                here.drawers.show_captures(seat)
                return
        here.drawers.close()

    def _release(self, here: Parts, event: pygame.Event) -> None:
        self._pressed = None
        self._scene.controls.handle(event)
        dropped = here.pointer.drop()
        if dropped is None:
            return
        card, is_carried = dropped
        top = here.top
        if is_carried:
            top.skip()
            x, y = event.pos
            # Beside the table, or outside the window, is nowhere (UX 3.5).
            if pygame.Rect(top.layout.cloth).collidepoint(x, y) and y < top.layout.stripe.y:
                # What is refused must not choose for what is played after it.
                target = top.card_at(event.pos, cards_in(top.stage.on_table))
                here.wanted_target = target if self._scene.may_play else None
                self._scene.decisions.play(card)
            elif top.order.way == "manual" and pygame.Rect(top.layout.hand_band).collidepoint(x, y):
                self._lay(here, card, x)
        elif top.card_at(event.pos, top.stage.hand) == card and not self._scene.hand_over.is_held_by_click:
            # A finger has no hover: its first tap selects, and shows what the card would do (UX 3.5).
            needs_two = self._scene.desk.settings.game.confirm_plays or getattr(event, "touch", False)
            self._click_card(here, card, needs_two=needs_two)

    def _lay(self, here: Parts, card: Card, x: int) -> None:
        """Lay a card where it was dropped in the hand."""
        hand = here.top.stage.hand
        if card in hand:
            place = here.top.place_in_hand(x)
            # The card itself leaves its place, and those after it move up.
            here.top.lay(card, place - (place > hand.index(card)))

    def _click_card(self, here: Parts, card: Card, *, needs_two: bool) -> None:
        if needs_two and here.pointer.picked != card:
            here.pointer.picked = card
            return
        self._scene.decisions.play(card)


def _distance(start: tuple[int, int], end: tuple[int, int]) -> int:
    return abs(end[0] - start[0]) + abs(end[1] - start[1])
