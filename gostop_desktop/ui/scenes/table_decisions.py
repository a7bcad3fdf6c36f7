"""What the person at the table decides: questions put once, answers taken once (UX 2.4, BUGS U01)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from gostop_desktop.engine.actions import GO, Action, Choose
from gostop_desktop.engine.cards import Card
from gostop_desktop.engine.state import Phase
from gostop_desktop.engine.view import View
from gostop_desktop.i18n import _, pgettext
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.table.automatic import decided_already
from gostop_desktop.ui.table.choices import Option, Question, actions_of, question_of_card
from gostop_desktop.ui.table.go_stop import go_stop_question, warnings_of
from gostop_desktop.ui.table.parts import Parts
from gostop_desktop.ui.table.questions import question_of
from gostop_desktop.ui.table.tabletop import Tabletop
from gostop_desktop.ui.widgets import Answer, DialogScene

if TYPE_CHECKING:
    from .table import TableScene

ASK_AFTER = 0.25
"""Seconds after everything has been shown until a question opens over a callout (UX 2.5)."""
GUARD = 0.15
"""Seconds after a play in which nothing is played (BUGS U01)."""

LAST_CARD_AFTER = 0.5
"""Seconds for which a last card is seen before it plays itself."""


class Decisions:
    """Asks the viewer and hands the answers to the referee."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._guard = 0.0

    @property
    def is_wanted(self) -> bool:
        """Whether the viewer is asked, and has seen everything that happened."""
        here, referee = self._scene.round, self._scene.referee
        if here is None or referee is None or not here.top.is_idle or here.top.is_covered:
            return False
        return referee.waits_for_person and referee.to_move == self._scene.viewer

    @property
    def is_taken(self) -> bool:
        """Whether a decision would be taken now: not in the moment after another one."""
        return self.is_wanted and self._guard == 0.0

    def update(self, dt: float) -> None:
        """Let time pass."""
        self._guard = max(0.0, self._guard - dt)

    def ask(self, here: Parts, dt: float) -> None:
        """Put the question of the phase, once for every decision, when a callout has had its time."""
        if not self.is_wanted:
            here.rested = 0.0
            return
        here.rested += dt
        if not here.asking.is_open and (here.top.effects.callout is None or here.rested > ASK_AFTER):
            self._put(here)

    def answer(self, option: Option) -> None:
        """Give an answer to the question that is open."""
        action = option.action
        if action is None:
            self._scene.here.asking.close()
        elif action == GO and self._scene.desk.settings.game.warn_go and (said := self._warnings()):
            go = Answer(pgettext("action", "Go"), partial(self.submit, action))
            answers = (go, Answer(_("Back"), self._scene.damage))
            title = _("Say Go all the same?")
            self._scene.desk.scenes.push(DialogScene(self._scene.desk, title, "\n".join(said), answers))
        else:
            self.submit(action)

    def _warnings(self) -> tuple[str, ...]:
        return warnings_of(self._scene.here.top.view, self._scene.people())

    def submit(self, action: Action) -> None:
        """Make the viewer's decision, if it can be made now."""
        referee = self._scene.referee
        if referee is None or not self.is_taken:
            return
        self._guard = GUARD
        self._scene.here.focus.rest()
        self._scene.here.hints.forget()
        referee.submit(self._scene.viewer, action)

    def play(self, card: Card) -> None:
        """Play a card, or ask how where there are several ways."""
        if not self.is_taken:
            self._scene.refusals.card(card)
            return
        scene, here = self._scene, self._scene.here
        ways = actions_of(here.top.view.legal, card)
        again = partial(question_of_card, here.top.view, card)
        question = again()
        if not ways:
            scene.refusals.card(card)
        elif question is not None:
            here.asking.open(question, scene.people(), again)
        else:
            self.submit(ways[0])

    def hint(self, command: Command) -> bool:
        """Show what the analyst would play, from the viewer's own view, and note it in the record (UX 5.3)."""
        scene = self._scene
        if not self.is_wanted or not scene.desk.settings.game.hints:
            return False
        here = scene.here
        here.drawers.close()
        here.hints.ask(command, here.top.view, f"{scene.session.match_id} hint {scene.session.decisions}")
        scene.session.mark_hinted()
        scene.desk.sound.play("hint")
        return True

    def _put(self, here: Parts) -> None:
        scene = self._scene
        assert scene.referee is not None
        key = (scene.referee.decision, scene.viewer)
        if here.asked == key:
            return
        view = here.top.view
        action = self._known(view, here.wanted_target)
        if action is not None and view.phase is Phase.PLAY and here.rested < here.top.scaled(LAST_CARD_AFTER):
            return
        here.asked, here.wanted_target = key, None
        if action is not None:
            self._guard = 0.0
            self.submit(action)
            return
        again = go_stop_question if view.phase is Phase.GO_STOP else partial(self._question, view)
        question = again()
        if question is None:
            return
        scene.desk.sound.play("choose")
        here.top.effects.clear()
        here.drawers.close()
        here.asking.open(question, scene.people(), again)

    def _question(self, view: View) -> Question | None:
        top = self._scene.here.top
        return question_of(view, [person.name for person in self._scene.people()], _lying(top))

    def _known(self, view: View, target: Card | None) -> Action | None:
        """Return what need not be asked: where the card was dropped, or what the settings do by themselves."""
        if target is not None and view.phase is Phase.HAND_TARGET and (chosen := Choose(target)) in view.legal:
            return chosen
        return decided_already(view, self._scene.desk.settings.game)


def _lying(top: Tabletop) -> list[Card]:
    """Return the cards on the table in the order in which they lie, month by month."""
    return [card for month in range(12) for card in top.stage.slot_of(month)]
