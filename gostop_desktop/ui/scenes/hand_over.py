"""Two people at one machine: the hand lies face down until the person whose turn it is asks for it (UX 2.6)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from gostop_desktop.engine.cards import Seat, card_set
from gostop_desktop.engine.events import Event
from gostop_desktop.i18n import _
from gostop_desktop.ui.table.moves import turn_sentence
from gostop_desktop.ui.table.paint.layers import Picture
from gostop_desktop.ui.table.paint.veil import veil
from gostop_desktop.ui.table.parts import Parts, Seen

from .curtain import HOLDS, CurtainScene

if TYPE_CHECKING:
    from gostop_desktop.storage.settings import PairSettings
    from gostop_desktop.ui.input import Command

    from .table import TableScene

HAND_OVER_AFTER = 0.8
"""Seconds for which a move stays to be seen before the curtain falls (UX 2.6)."""
CALLS = ("player_1", "player_2")
"""The sounds by which the two are called."""
LEFT, RIGHT = 1, 3
"""Buttons of the mouse."""


class HandOver:
    """Covers the hand, and turns the table to the other person."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._open_for: Seat | None = None
        """Whose hand was to be seen last in this round."""
        self._looks_by: Command | int | None = None
        """The key or button that is held to see the hand, where it has to be held."""
        self._curtain: CurtainScene | None = None
        self._is_passing = False
        """Whether a move is still to be seen before the table turns to the other person."""
        self._veil: tuple[object, Picture] | None = None

    # What keys and mouse do to it.

    def pressed(self, command: Command) -> bool:
        """Take a key that went down at the table; return whether it did nothing but show the hand."""
        if command not in HOLDS:
            return False
        return self._look(command)

    def released(self, command: Command) -> None:
        """Take a key that was let go."""
        self._look_away(command)

    def mouse_down(self, event: pygame.Event) -> None:
        """Take a button of the mouse that went down: on the covered hand it shows it for as long as it is held."""
        top = self._scene.here.top
        if event.button in {LEFT, RIGHT} and pygame.Rect(top.layout.hand_band).collidepoint(event.pos):
            self._look(event.button)

    def mouse_up(self, event: pygame.Event) -> None:
        """Take a button of the mouse that was let go."""
        self._look_away(event.button)

    @property
    def is_held_by_click(self) -> bool:
        """Whether the hand is to be seen only because of a click: then a click alone plays nothing."""
        return self._looks_by == LEFT

    # What happens round it.

    def begin(self) -> None:
        """Another round lies on the table: whose hand it shows has not asked for it yet."""
        self._open_for = self._looks_by = None
        self._is_passing = False
        self._scene.here.top.is_covered = self._is_covering

    def leave(self) -> None:
        """Something else has come to lie on the table."""
        self._give_keys(None)
        self.cover()

    def moved(self) -> None:
        """A decision has been made: while its move is shown, anybody's keys may skip it."""
        self._give_keys(None)

    def give_keys(self) -> None:
        """Let the keys of who is to decide count, and stand on the caps of what is asked from now on."""
        self._give_keys(self._scene.viewer)

    def cover(self) -> None:
        """Lay the hand face down while something else is on top, or while nobody holds the key."""
        scene = self._scene
        self._looks_by = None
        if self._is_covering and scene.round is not None:
            scene.round.top.is_covered = True
            scene.round.asking.close()
            scene.round.asked = None
            scene.round.top.overlays = []
            scene.show_now()

    def wait(self, here: Parts) -> None:
        """Turn the table to who is to play when the move has been seen for long enough."""
        seat = here.game.to_move
        self._give_keys(self._scene.viewer)
        if not self._scene.setup.is_hot_seat or seat is None or not self._is_due(here, seat):
            here.waited = 0.0
        elif here.waited >= HAND_OVER_AFTER or (here.top.is_covered and not self._is_passing):
            self._is_passing = False
            self._turn(here, seat)
            here.waited = 0.0
        else:
            # What was played is to be seen; the hand of who played it is not to be looked at any more.
            self._is_passing = True
            here.top.is_covered = self._is_covering

    def pictures(self, here: Parts) -> list[Picture]:
        """Return what stands on the hand: how to see it, or, while it is dimmed, to whom to hand over."""
        top = here.top
        cap, words = "", ""
        if self._is_passing and here.game.to_move is not None:
            top.dimmed = card_set(top.stage.hand)
            words = _("Hand over to {name}", name=self._scene.setup.seats[here.game.to_move].name)
        elif top.is_covered and self._looks and self._open_for == self._scene.viewer and top.is_idle:
            cap, words = self._scene.desk.hold_cap(), _("Hold to see your hand")
        if not words:
            return []
        key = (top.brush, cap, words)
        if self._veil is None or self._veil[0] != key:
            self._veil = (key, veil(top.brush, cap, words))
        return [self._veil[1]]

    # Inside.

    @property
    def _pair(self) -> PairSettings:
        return self._scene.desk.settings.pair

    @property
    def _is_covering(self) -> bool:
        """Whether hands are hidden at all."""
        return self._scene.setup.is_hot_seat and self._pair.curtain != "off"

    @property
    def _looks(self) -> bool:
        """Whether a hand is to be seen only as long as something is held: a single switch has other things to do."""
        is_held = self._pair.hold_to_look and not self._scene.desk.scanner.is_on
        return self._is_covering and is_held

    def _is_due(self, here: Parts, seat: Seat) -> bool:
        """Whether the table does not show the hand of who is to play, and nobody holds the key for it."""
        if seat != self._scene.viewer:
            return True
        return here.top.is_covered and not (self._looks and self._open_for == seat)

    def _look(self, by: Command | int) -> bool:
        """Show the covered hand of who has opened it before; return whether that was to be done."""
        scene = self._scene
        if not self._looks or scene.round is None or not scene.round.top.is_covered:
            return False
        if self._open_for != scene.viewer:
            return False
        scene.round.top.is_covered = False
        self._looks_by = by
        return True

    def _look_away(self, by: Command | int) -> None:
        if self._looks and self._looks_by is not None and self._looks_by == by:
            self.cover()

    def _turn(self, here: Parts, seat: Seat) -> None:
        """Turn the table to a person: behind the curtain, unless the hand may be seen at once."""
        scene = self._scene
        is_other = seat != scene.viewer or self._open_for is None
        if not is_other and self._pair.curtain == "needed" and scene.desk.sound.is_in_background:
            return
        if seat != scene.viewer or here.top.is_covered:
            self._show_seat(here, seat)
        # Caps of questions follow, so it must be known before the first is asked.
        self._give_keys(seat)
        if is_other:
            scene.desk.sound.play(CALLS[seat] if self._pair.own_sounds else "turn")
        hides = self._is_covering and (self._pair.curtain == "always" or self._would_show(here, seat))
        if hides:
            self._let_fall(here, seat)
        else:
            here.top.is_covered = False
            self._open_for = seat
            scene.show_now()

    def _would_show(self, here: Parts, seat: Seat) -> bool:
        """Whether a hand would come to be seen that was not seen just before."""
        return seat != self._open_for and bool(here.top.view.hand)

    def _show_seat(self, here: Parts, seat: Seat) -> None:
        scene = self._scene
        scene.viewer = seat
        view = here.game.view(seat)
        here.top.is_covered = self._is_covering
        here.top.reset(view)
        here.seen = Seen(view, [])
        here.focus.rest()
        scene.show_now()

    def _let_fall(self, here: Parts, seat: Seat) -> None:
        scene = self._scene
        self._curtain = CurtainScene(
            scene.desk,
            scene.setup.seats[seat],
            partial(self._told, here.top.board.last_turn),
            self._area,
            self._opened,
            is_held=bool(HOLDS & scene.desk.held),
            aside=scene.aside,
            beside=scene.beside,
        )
        scene.desk.scenes.push(self._curtain)
        self._give_keys(seat)

    def _told(self, turn: Sequence[Event]) -> str:
        """Return a turn in words; names that nobody chose follow the language."""
        return turn_sentence(turn, [person.name for person in self._scene.setup.seats])

    def _area(self) -> pygame.Rect:
        return pygame.Rect(self._scene.here.top.layout.hand_band)

    def _opened(self) -> None:
        assert self._curtain is not None, "a curtain has fallen"
        self._open_for = self._scene.viewer
        self._scene.here.top.is_covered = False
        held_by = self._curtain.held_by
        self._looks_by = (LEFT if held_by is None else held_by) if self._looks else None
        self._curtain = None

    def _give_keys(self, seat: Seat | None) -> None:
        """Let only the keys and the gamepad of a person count, where both have their own."""
        desk = self._scene.desk
        own = seat if self._scene.setup.is_hot_seat and self._pair.own_keys else None
        desk.bindings.player = desk.gamepads.player = own
