"""The card table: a match in play (UX 2.3 to 2.7, 3).

The scene holds what its pieces share and answers what one may ask of the table. Each piece has one subject: how a
round begins and ends, what is decided, what keys and mouse do, how two people share the machine.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from gostop_desktop.engine.actions import Action
from gostop_desktop.engine.cards import Card, Seat
from gostop_desktop.engine.events import Event, redact
from gostop_desktop.engine.view import View
from gostop_desktop.storage.records import Autosave, History
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.numbers import grouped
from gostop_desktop.ui.opponents import level_word
from gostop_desktop.ui.scene import Scene
from gostop_desktop.ui.setup import MatchSetup
from gostop_desktop.ui.table.asking import Panel
from gostop_desktop.ui.table.choices import Option, extras
from gostop_desktop.ui.table.describe import Person
from gostop_desktop.ui.table.hints import Hints
from gostop_desktop.ui.table.parts import Maker, Parts, Seen
from gostop_desktop.ui.table.play import RoundGame
from gostop_desktop.ui.table.referee import Referee
from gostop_desktop.ui.table.session import Session
from gostop_desktop.ui.widgets import Controls

from .hand_over import HandOver
from .table_begin import RoundBegin
from .table_decisions import Decisions
from .table_end import RoundEnd
from .table_keys import TableKeys
from .table_look import Change, TableLook
from .table_menu import TableMenu
from .table_mouse import TableMouse
from .table_refusals import Refusals


class TableScene(Scene):
    """Plays the rounds of a match."""

    name = "table"

    def __init__(self, desk: Desk, setup: MatchSetup, session: Session | None = None) -> None:
        super().__init__(desk)
        folders = desk.folders
        self.setup = setup
        self.session = session or Session(setup, Autosave(folders.autosave), History(folders.history))
        self.viewer: Seat = 0
        self.controls = Controls(self)
        self.referee: Referee | None = None
        self.round: Parts | None = None
        self.decisions = Decisions(self)
        self.refusals = Refusals(self)
        self.begin, self.end = RoundBegin(self), RoundEnd(self)
        self.keys, self.mouse = TableKeys(self), TableMouse(self)
        self.hand_over = HandOver(self)
        self.menu = TableMenu(self)
        self._maker = Maker(desk, self.session, self.controls, self.menu.entries, self.answer)
        self._look = TableLook(desk, setup.rules.players)

    @classmethod
    def resumed(cls, desk: Desk) -> TableScene:
        """Return the table at the decision where a round was left; raises ValueError if there is none."""
        session = Session.resumed(Autosave(desk.folders.autosave), History(desk.folders.history))
        return cls(desk, session.setup, session)

    # What one can ask of the table.

    @property
    def here(self) -> Parts:
        """The pieces of the round that is on the table."""
        assert self.round is not None, "a round is on the table"
        return self.round

    @property
    def may_play(self) -> bool:
        """Whether a person's decision would be taken now."""
        return self.decisions.is_taken

    @property
    def may_decide(self) -> bool:
        """Whether the viewer is asked, and has seen everything that happened."""
        return self.decisions.is_wanted

    @property
    def waits_only(self) -> bool:
        here = self.round
        is_asked = here is not None and self.may_decide and here.top.rests and here.hints.shows is None
        # Between two people the hand is covered by itself.
        return is_asked and not self.setup.is_hot_seat

    @property
    def view(self) -> View:
        """What the viewer knows."""
        return self.here.top.view

    @property
    def hints(self) -> Hints:
        """What the analyst says, if it was asked."""
        return self.here.hints

    @property
    def hand(self) -> list[Card]:
        """The viewer's cards in the order in which they lie."""
        return self.here.top.stage.hand

    @property
    def decision(self) -> int:
        """How many decisions have been made in this round."""
        return self.session.decisions

    @property
    def panel(self) -> Panel | None:
        """The question that is open."""
        return self.here.asking.panel

    @property
    def extras(self) -> tuple[Option, ...]:
        """What can be done besides playing a card."""
        return self.here.around.extras

    @property
    def focused_extra(self) -> Option | None:
        """The one of the extras that has the focus."""
        around, focused = self.here.around, self.controls.focused
        return next(
            (option for option in around.extras if focused is not None and around.button_of(option) is focused), None
        )

    def place_of_card(self, card: Card) -> tuple[float, float]:
        """Return where a hand card can be clicked."""
        return self.here.top.stage.place(card).rect.center

    def place_of_extra(self, option: Option) -> tuple[float, float]:
        """Return where what is offered can be clicked."""
        return self.here.around.button_of(option).rect.center

    @property
    def notice_bottom(self) -> int:
        """Where a notice ends: with the stripe, so that it hides neither hand nor captured cards."""
        if self.round is None:
            return super().notice_bottom
        return self.round.top.layout.stripe.bottom

    @property
    def is_at_rest(self) -> bool:
        """Whether everything that happened has been shown."""
        return self.here.top.is_idle

    def audit(self) -> None:
        """Show everything at once and compare it with the round; raises StageError that says what differs."""
        here = self.here
        here.top.skip()
        here.top.stage.audit(here.game.view(self.viewer))

    def people(self) -> list[Person]:
        """Return who sits where, with the chips they have now."""
        chips = self.session.balances()
        people = []
        for seat, person in enumerate(self.setup.seats):
            note = "" if self.setup.points_only else grouped(chips[seat])
            level = "" if person.level is None else level_word(person.level)
            has = None if self.setup.points_only else chips[seat]
            people.append(Person(person.name, person.portrait, note or level, level, has))
        return people

    # The match.

    def enter(self) -> None:
        if self.round is not None:
            self.damage()
        else:
            self.begin.enter()

    def leave(self) -> None:
        if self.round is not None:
            self.round.top.is_fast_forward = False
            self.mouse.break_off(self.round)
            self.round.top.painting.put_away()
        self.hand_over.leave()

    def next_round(self) -> None:
        """Go on to the next round's cut, or to its deal."""
        self.begin.next_round()

    def again(self) -> None:
        """Begin another match at the same table."""
        self.desk.scenes.reset(TableScene(self.desk, self.setup))

    def lay_table(self, game: RoundGame, referee: Referee | None) -> Parts:
        """Put another round on the table, with whoever moves it on; nobody thinks about the one before any more."""
        if self.referee is not None:
            self.referee.dismiss()
        self.referee = referee
        self._look.forget_empty()
        self.round = self._maker.parts(game, game.view(self.viewer), self.people(), self.round)
        return self.round

    def told(self, seat: Seat, action: Action, events: Sequence[Event]) -> None:
        """Write a decision down, then show what came of it."""
        here = self.here
        self.session.note(seat, action)
        view = here.game.view(self.viewer)
        seen = [redact(event, self.viewer) for event in events]
        if seat == self.viewer:
            here.seen = Seen(view, [])
        else:
            here.seen.events += seen
        here.top.show(seen, view)
        here.asking.close()
        here.pointer.picked = None
        self.hand_over.moved()

    def answer(self, option: Option) -> None:
        """Give an answer to the question that is open."""
        self.decisions.answer(option)

    def submit(self, action: Action) -> None:
        """Make the viewer's decision, if it can be made now."""
        self.decisions.submit(action)

    # The loop.

    def resize(self) -> None:
        change = self._look.take()
        if self.round is None:
            return
        self.round.top.take_settings()
        if change is Change.NOTHING:
            return
        # The names of those who have none of their own follow the language.
        self.round.top.people = self.round.top.describer.people = self.people()
        if change is Change.EVERYTHING:
            self.round.top.resize()
        self.round.asking.relayout(self.people())
        self.lay_controls()
        if change is Change.EVERYTHING:
            # Under another screen no update comes that would put everything in its place.
            self._dress(self.round)
            self.show_now()

    def update(self, dt: float) -> None:
        here, referee = self.round, self.referee
        if here is None or referee is None:
            return
        top = here.top
        self.decisions.update(dt)
        is_computers = top.is_idle and not referee.waits_for_person
        here.paused = here.paused + dt if is_computers else 0.0
        referee.update(may_act=is_computers and here.paused >= top.scaled(self.desk.settings.game.ai_pause / 10))
        top.describer.thinking = referee.to_move if referee.is_thinking else None
        is_own = self.may_decide
        if is_own:
            self.hand_over.give_keys()
        self.decisions.ask(here, dt)
        is_free = is_own and not here.asking.is_open
        here.pointer.update(dt, top.view, is_active=is_free)
        here.hints.light()
        here.asking.light()
        here.preview.update(dt)
        self.mouse.update(here, dt)
        self.controls.update(dt)
        if here.around.offer(extras(top.view) if is_free else (), self.submit):
            self.controls_changed(here)
        self._dress(here)
        self._show(dt)
        if top.is_idle:
            if here.counted != referee.decision:
                here.counted = referee.decision
                top.describer.people = self.people()
            self._at_rest(here, dt)

    def _dress(self, here: Parts) -> None:
        """Put on the table what is neither card nor panel: whose turn it is, marks on cards, questions."""
        is_own = self.may_decide
        here.around.put(
            may_decide=is_own,
            is_asked=here.asking.is_open,
            tells_fold=here.asking.tells_fold,
            is_card_meant=here.pointer.current is not None,
        )
        here.top.overlays = here.overlays(is_own=is_own) + self.hand_over.pictures(here)

    def _at_rest(self, here: Parts, dt: float) -> None:
        """Go on when everything has been shown: to the account, or to the other person."""
        here.waited += dt
        if here.top.view.result is not None:
            self.end.wait(here)
        else:
            self.hand_over.wait(here)

    def show_now(self) -> None:
        """Show what has just changed, without letting time pass."""
        self._show(0.0)

    def _show(self, dt: float) -> None:
        for area in self.here.top.update(dt):
            self.damage(area)

    def draw(self, canvas: pygame.Surface) -> None:
        if self.round is None:
            self._look.draw_empty(canvas)
            return
        self.round.top.draw(canvas)
        self.controls.draw(canvas)
        self.controls.draw_tip(canvas)

    # Keys and mouse.

    def command(self, command: Command) -> bool:
        if self.round is None:
            return False
        if self.hand_over.pressed(command):
            return True
        return self.keys.command(self.round, command)

    def scan(self) -> None:
        """Move the focus on: through the answers of a question, else through everything at the table."""
        here = self.round
        if here is None:
            return
        if here.asking.is_in_the_way:
            here.asking.scan()
        elif here.top.is_idle and not here.focus.scan(has_hand=not here.asking.is_open):
            here.focus.rest()
            if not here.asking.unfold():
                here.focus.scan()

    def refuse(self, command: Command) -> None:
        if self.round is not None:
            self.refusals.command(command)

    def interrupt(self) -> None:
        if self.round is not None:
            self.pause()

    def release(self, command: Command) -> None:
        self.hand_over.released(command)
        if command is Command.SKIP and self.round is not None:
            self.round.top.is_fast_forward = False
            self.round.asking.let_go()

    def handle(self, event: pygame.Event) -> None:
        here = self.round
        if here is None:
            return
        if event.type == pygame.WINDOWFOCUSLOST:
            self.mouse.break_off(here)
            self.controls.handle(event)
            self.hand_over.cover()
        else:
            if event.type == pygame.MOUSEBUTTONDOWN:
                self.hand_over.mouse_down(event)
            self.mouse.handle(here, event)
            if event.type == pygame.MOUSEBUTTONUP:
                self.hand_over.mouse_up(event)

    def beside(self, event: pygame.Event) -> bool:
        """Return whether an event of the pointer was meant for the bar, while something lies on the table."""
        if self.round is None or not self.mouse.beside(self.round, event):
            return False
        self.refresh()
        return True

    def refresh(self) -> None:
        """Show what has just been changed under something else that lies on the table."""
        self._dress(self.here)
        self.show_now()

    # Round the table.

    def pause(self) -> None:
        """Lay the pause on the table."""
        self.menu.pause()

    def aside(self, command: Command) -> bool:
        """Return whether a command leads away from the game for a moment: to the pause, or to the rules."""
        return self.menu.aside(command)

    def go_to_title(self) -> None:
        """Leave the match as it is: a round is saved at every decision."""
        self.menu.go_to_title()

    def lay_controls(self) -> None:
        """Put all buttons in their places."""
        here = self.here
        here.around.lay_out(self.submit)
        if self.end.is_looked_back_at:
            self.end.add_way_back(here)
        self.controls_changed(here)

    def controls_changed(self, here: Parts) -> None:
        """Let the focus be where it belongs among other buttons, and draw them."""
        here.focus.refresh()
        for area in here.around.damaged():
            self.damage(area)
