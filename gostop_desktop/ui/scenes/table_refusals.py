"""Why something does not work at the table: in words, with a dull sound and a card that shakes its head (UX 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gostop_desktop.engine.cards import Card
from gostop_desktop.i18n import N_, _
from gostop_desktop.ui.input import CARDS, Command

if TYPE_CHECKING:
    from .table import TableScene

NOT_YOURS = N_("It is {name}'s turn.")
OPEN_QUESTION = N_("Answer the question first.")
NO_CARD = N_("This card cannot be played now.")
NO_SUCH_CARD = N_("There is no such card in your hand.")
PILE = N_("The pile turns a card by itself after you have played one.")
CALLS = N_("Go and Stop are asked when you have enough points.")
REASONS: dict[Command, str] = {
    Command.GO: CALLS,
    Command.STOP: CALLS,
    Command.SHAKE: N_("You hold no three of a month to shake."),
    Command.BOMB: N_("You hold nothing to bomb with."),
    Command.KEEP: N_("Nothing is asked at the moment."),
    Command.ANIMAL: N_("The September cup is asked about when you have taken it."),
    Command.JUNK: N_("The September cup is asked about when you have taken it."),
    Command.FLIP: N_("Only after a bomb may you turn a card without playing one."),
    Command.UNDO: N_("Moves are taken back at the practice table only."),
    Command.REDO: N_("Moves are taken back at the practice table only."),
    Command.OPEN_CARDS: N_("All cards are open at the practice table only."),
    Command.HINT: N_("Hints are switched off: Settings, Game."),
    Command.ALL_HINTS: N_("Hints are switched off: Settings, Game."),
}
"""Why a command means nothing when it is the person's turn and no question is open."""
WHENEVER = frozenset({Command.UNDO, Command.REDO, Command.OPEN_CARDS})
"""What has nothing to do with whose turn it is."""


class Refusals:
    """Says why not."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene

    def card(self, card: Card) -> None:
        """Say why a card is not played; nothing in the moment after another one."""
        if reason := self._other_reason() or (NO_CARD if self._scene.may_play else ""):
            self._say(reason)
            self._scene.here.top.nudge(card)

    def pile(self) -> None:
        """Say why a press on the pile turns no card."""
        if reason := self._other_reason() or (PILE if self._scene.may_decide else ""):
            self._say(reason)

    def command(self, command: Command) -> None:
        """Say why a command did nothing, where a person may wonder."""
        if command not in REASONS and command not in CARDS:
            return
        reason = "" if command in WHENEVER else self._other_reason()
        if reason or self._scene.may_decide or command in WHENEVER:
            self._say(reason or REASONS.get(command, NO_SUCH_CARD))

    def _other_reason(self) -> str:
        """Return why nothing at all can be played: it is another's turn, or a question is open."""
        here = self._scene.here
        seat = here.game.to_move
        if seat is None or not here.top.is_idle or here.top.is_covered:
            return ""
        if seat != self._scene.viewer:
            return NOT_YOURS
        return OPEN_QUESTION if here.asking.is_open else ""

    def _say(self, reason: str) -> None:
        seat = self._scene.here.game.to_move
        name = "" if seat is None else self._scene.setup.seats[seat].name
        self._scene.desk.sound.play("refuse")
        # What is wrong here says nothing on a page that is opened over the table.
        self._scene.desk.toast.say(_(reason, name=name) if reason == NOT_YOURS else _(reason), only_here=True)
