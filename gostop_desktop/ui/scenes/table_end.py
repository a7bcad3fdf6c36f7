"""What comes when a round is over: the account, the look back from it, the next round or the end of the match."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from gostop_desktop.engine.cards import month_of
from gostop_desktop.engine.events import Nagari, Void
from gostop_desktop.i18n import _, pgettext
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.scene import Scene
from gostop_desktop.ui.table.parts import Parts
from gostop_desktop.ui.table.tabletop import Tabletop
from gostop_desktop.ui.table.words import month_name
from gostop_desktop.ui.widgets import Button

if TYPE_CHECKING:
    from .table import TableScene

SETTLE_AFTER = 0.4
"""Seconds between the end of a round and its account (UX 2.7)."""
INSTANT_SETTLE_AFTER = 1.6
"""The same at Instant, where nothing was seen of the deciding move: its trace and its callouts are (UX 3.6)."""


class RoundEnd:
    """Leads from the last card to the account, and from there onwards."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._account: Scene | None = None
        """The account of the round, while it is taken off the table."""

    @property
    def is_looked_back_at(self) -> bool:
        """Whether the account has been taken off the table for a moment."""
        return self._account is not None

    def wait(self, here: Parts) -> None:
        """Show the account when the end of the round has been seen for long enough."""
        result = here.top.view.result
        # A deal that does not count has no account that would say so: its callout has to be read here.
        is_void = result is not None and result.kind == "void"
        needed = INSTANT_SETTLE_AFTER if is_void or here.top.speed_name == "instant" else SETTLE_AFTER
        if here.waited >= needed:
            self._settle(here)

    def hurry(self, here: Parts) -> bool:
        """Go on from a round that is over and has been seen; return whether it was."""
        if self._account is not None:
            self.back()
        elif here.top.is_idle and here.top.view.result is not None and not here.is_settled:
            self._settle(here)
        else:
            return False
        return True

    def back(self) -> None:
        """Lay the account on the table again."""
        account, self._account = self._account, None
        assert account is not None, "it was taken off"
        self._scene.here.drawers.close()
        self._scene.lay_controls()
        self._scene.desk.scenes.push(account)

    def forget(self) -> None:
        """Tear up the account that was taken off the table: the round goes on from an earlier decision."""
        self._account = None

    def add_way_back(self, here: Parts) -> None:
        """Put the way back to the account where else stands what can be done besides playing a card."""
        desk, layout = self._scene.desk, here.top.layout
        words = pgettext("button", "Back to the settlement")
        width = Button.width_of(desk, words) + desk.u(56)
        height = max(layout.u(46), desk.text.line_height(desk.t(17)) + layout.u(10))
        end = layout.cloth.right - layout.u(16)
        band = layout.hand_band
        room = (band.w - layout.hand_width(len(here.top.stage.hand))) // 2 - layout.u(20)
        middle = band.y + band.h // 2 if width <= room else layout.stripe.y
        rect = pygame.Rect(end - width, middle - height // 2, width, height)
        button = Button(desk, rect, words, self.back, primary=True, command=Command.CONFIRM, size=17)
        self._scene.controls.add(button)

    def _settle(self, here: Parts) -> None:
        """Show the account, once (BUGS U31)."""
        if here.is_settled:
            return
        here.is_settled = True
        scene = self._scene
        session = scene.session
        assert session.result is not None, "the round is over"
        before, result = session.before, session.result
        after = session.finish()
        if result.kind == "void":
            void = [event for turn in here.top.board.log for event in turn if isinstance(event, Void)][-1]
            scene.begin.next_round(partial(_why_again, void))
            return
        # Only now: who comes to the table without the title waits for nothing that the first card does not need.
        from .settlement import Outcome, SettlementScene

        outcome = Outcome(here.top.view, result, before, after, _reason(here.top))
        scene.desk.scenes.push(
            SettlementScene(
                scene.desk,
                session,
                outcome,
                self._go_on,
                scene.go_to_title,
                look=self._look_back,
                aside=self._aside,
            )
        )

    def _aside(self, command: Command) -> bool:
        """Obey for the account: in practice it is torn up, and the round goes on from the last decision."""
        scene = self._scene
        if command is not Command.UNDO or not scene.setup.is_practice:
            return scene.aside(command)
        scene.desk.scenes.pop()
        return scene.menu.rewind(command)

    def _look_back(self) -> None:
        """Take the account off the table, until the person wants it again: log, drawers and replay are there."""
        scenes = self._scene.desk.scenes
        self._account = scenes.top
        scenes.pop()
        self._scene.here.top.stage.settle()
        self._scene.lay_controls()
        self._scene.damage()

    def _go_on(self) -> None:
        """Take the account away and go on with the match, or show how it ended."""
        scene = self._scene
        scene.desk.scenes.pop()
        match = scene.session.match
        if match.is_over:
            from .match_end import MatchEndScene

            tally = scene.session.tally
            ended = MatchEndScene(scene.desk, scene.setup, match, tally, scene.again, scene.go_to_title)
            scene.desk.scenes.push(ended)
        else:
            scene.next_round()


def _reason(top: Tabletop) -> str:
    """Return why nobody won, as the last event of that kind said it."""
    told = [event for turn in top.board.log for event in turn if isinstance(event, Nagari | Void)]
    return told[-1].reason if told else ""


def _why_again(void: Void) -> str:
    """Return why the cards are dealt again after a deal that does not count."""
    match void.reason:
        case "table_quad":
            month = month_name(month_of(void.cards[0]))
            return _("Four of a month lay on the table ({month}): the cards are dealt again.", month=month)
        case "table_bonus":
            return _("A bonus card lay on the table: the cards are dealt again.")
        case "hand_quads":
            return _("Several hands held four of a month: the cards are dealt again.")
        case _:
            return _("A hand held four of a month: the cards are dealt again.")
