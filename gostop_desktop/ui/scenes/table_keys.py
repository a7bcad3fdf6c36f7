"""What keys, gamepad buttons and the switch do at the table (UX 3.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gostop_desktop.engine.cards import FIRST_BONUS, MONTH_CARDS, Card, month_of
from gostop_desktop.ui.input import CARDS, Command, Device
from gostop_desktop.ui.table.choices import bombs_of, question_of_card, shakes_of
from gostop_desktop.ui.table.parts import Parts
from gostop_desktop.ui.table.regions import Captured, HandCard, Middle, Pressable, SeatPanel, Slot, Stock, Whole

from .curtain import HOLDS

if TYPE_CHECKING:
    from .table import TableScene

_HINTS = frozenset({Command.HINT, Command.ALL_HINTS})
_REGIONS = frozenset({Command.NEXT_REGION, Command.PREVIOUS_REGION})
_MOVES = {Command.MOVE_LEFT: -1, Command.MOVE_RIGHT: 1}
_REWINDS = frozenset({Command.UNDO, Command.REDO})
SCROLLS = {Command.UP: -2, Command.DOWN: 2}
"""Lines by which an open list that has more than room is scrolled."""
_ASKING = frozenset({Command.SHAKE, Command.BOMB})
_ENDS_ANIMATION = frozenset({Command.CONFIRM, *CARDS})


class TableKeys:
    """Gives a command to whom it concerns."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene

    def command(self, here: Parts, command: Command) -> bool:
        """Return whether a command was used."""
        scene, top = self._scene, here.top
        if command in HOLDS and scene.end.hurry(here):
            return True
        if command in _REWINDS:
            return scene.menu.rewind(command)
        if command is Command.SKIP:
            top.is_fast_forward = top.skip()
            if not top.is_fast_forward:
                here.asking.look_through()
            return True
        if command in {Command.SLOWER, Command.FASTER}:
            scene.menu.change_speed(1 if command is Command.FASTER else -1)
            return True
        if command in {Command.PAUSE, Command.HELP}:
            return scene.aside(command)
        if scene.end.is_looked_back_at and (command is Command.BACK or command in _REGIONS):
            if command is not Command.BACK or not here.drawers.close():
                scene.end.back()
            return True
        if command is Command.BACK:
            if not (
                scene.mouse.break_off(here)
                or here.preview.close()
                or here.drawers.close()
                or here.asking.cancel()
                or here.hints.close()
                or here.focus.rest()
            ):
                scene.pause()
            return True
        if not top.is_idle and command in _ENDS_ANIMATION:
            top.skip()
            return True
        return self._table_command(here, command)

    def _table_command(self, here: Parts, command: Command) -> bool:
        if command in SCROLLS and here.scroll(SCROLLS[command]):
            return True
        if here.asking.is_open and here.asking.command(command):
            return True
        if command in _HINTS:
            return self._scene.decisions.hint(command)
        if self._opened(here, command):
            here.hints.close()
            return True
        if command is Command.REPLAY:
            self._replay(here)
            return True
        if here.asking.is_in_the_way:
            return False
        if command in _REGIONS:
            here.focus.change_region(1 if command is Command.NEXT_REGION else -1)
            return True
        return here.focus.move(command) or self._hand_command(here, command)

    def _opened(self, here: Parts, command: Command) -> bool:
        """Return whether a key opened or closed a drawer; captured cards are those of whom the focus is on."""
        thing = here.focus.thing
        if command is Command.INSPECT and here.drawers.open is None:
            if isinstance(thing, Captured | SeatPanel):
                here.drawers.show_captures(here.top.stage.place_of(thing.seat))
                return True
            if isinstance(thing, HandCard) and self._asks_how(here, thing.card):
                # On a gamepad it is also the button for shakes and bombs (UX 3.5).
                self._scene.decisions.play(thing.card)
                return True
        return here.drawers.command(command)

    def _asks_how(self, here: Parts, card: Card) -> bool:
        """Whether the gamepad is used, and the card can be played in several ways."""
        is_pad = self._scene.desk.device is Device.GAMEPAD
        return is_pad and self._scene.may_play and question_of_card(here.top.view, card) is not None

    def _hand_command(self, here: Parts, command: Command) -> bool:
        scene = self._scene
        option = here.around.option_of(command)
        if option is not None and option.action is not None:
            scene.submit(option.action)
        elif command in _MOVES:
            self._move_card(here, _MOVES[command])
        elif command in CARDS:
            card = here.pointer.number(CARDS.index(command))
            if card is None:
                return False
            here.focus.choose(HandCard(card))
            scene.decisions.play(card)
        elif command in _ASKING and (card := _asking_card(here, command)) is not None:
            here.focus.choose(HandCard(card))
            scene.decisions.play(card)
        elif command is Command.CONFIRM:
            self._confirm(here)
        else:
            return False
        return True

    def _confirm(self, here: Parts) -> None:
        """Do what the thing under the focus is for: play the card, press the button, look closely."""
        scene = self._scene
        match here.focus.thing:
            case Whole(region=region):
                here.focus.go_into(region)
            case Pressable():
                scene.controls.command(Command.CONFIRM)
            case Slot(month=month):
                self._to_month(here, month)
            case Stock():
                option = here.around.option_of(Command.FLIP)
                if option is not None and option.action is not None:
                    scene.submit(option.action)
                else:
                    here.drawers.command(Command.MONTHS)
            case Captured(seat=seat) | SeatPanel(seat=seat) if seat != scene.viewer:
                here.drawers.show_captures(here.top.stage.place_of(seat))
            case Captured():
                here.drawers.show_captures(0)
            case SeatPanel():
                here.drawers.command(Command.SETS)
            case Middle():
                self._replay(here)
            case _:
                if here.pointer.current is not None:
                    scene.decisions.play(here.pointer.current)

    def _to_month(self, here: Parts, month: int) -> None:
        """Go to the card of the hand that could take what lies there."""
        card = next((card for card in here.top.stage.hand if 1 << card & MONTH_CARDS[month]), None)
        if card is None:
            self._scene.desk.sound.play("refuse")
        else:
            here.focus.choose(HandCard(card))

    def _move_card(self, here: Parts, way: int) -> None:
        """Lay the card that is meant elsewhere in the hand; from now on the hand lies as the person lays it."""
        card = here.pointer.shift(way) if here.top.is_idle else None
        if card is not None:
            here.focus.choose(HandCard(card))
            self._scene.menu.keep_hand_order()

    def _replay(self, here: Parts) -> None:
        """Show once more what has happened since the viewer's last decision."""
        if here.top.is_idle and here.seen.events and not here.asking.is_open:
            here.top.replay(here.seen.before, here.seen.events, here.top.view)


def _asking_card(here: Parts, command: Command) -> Card | None:
    """Return the first card of the hand that can be shaken or bombed with others of its month."""
    view = here.top.view
    months = shakes_of(view) if command is Command.SHAKE else bombs_of(view)
    return next((card for card in here.top.stage.hand if card < FIRST_BONUS and month_of(card) in months), None)
