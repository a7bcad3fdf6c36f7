"""The card table: a match in play (UX 2.3 to 2.7, 3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial

import pygame
from msgspec.structs import replace

from gostop_desktop.engine.actions import Action, Choose
from gostop_desktop.engine.cards import Card, Seat
from gostop_desktop.engine.events import Event, Nagari, Void, redact
from gostop_desktop.engine.round import Round
from gostop_desktop.engine.state import Phase
from gostop_desktop.engine.view import View
from gostop_desktop.i18n import _, language, ngettext, pgettext
from gostop_desktop.storage.records import Autosave, History
from gostop_desktop.storage.settings import Speed
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import CARDS, Command, Key
from gostop_desktop.ui.numbers import grouped
from gostop_desktop.ui.opponents import level_word
from gostop_desktop.ui.scene import Scene
from gostop_desktop.ui.setup import MatchSetup
from gostop_desktop.ui.table.asking import Asking, Panel
from gostop_desktop.ui.table.choices import Option, actions_of, extras, question_of, question_of_card
from gostop_desktop.ui.table.describe import Person
from gostop_desktop.ui.table.drawers import Drawers
from gostop_desktop.ui.table.go_stop import go_stop_question
from gostop_desktop.ui.table.hints import Hints
from gostop_desktop.ui.table.layout import solve
from gostop_desktop.ui.table.paint.brush import Brush
from gostop_desktop.ui.table.paint.ground import bake_ground
from gostop_desktop.ui.table.paint.layers import Picture
from gostop_desktop.ui.table.play import RoundGame
from gostop_desktop.ui.table.pointer import HandPointer
from gostop_desktop.ui.table.preview import Preview
from gostop_desktop.ui.table.recall import past, since_last
from gostop_desktop.ui.table.referee import Referee
from gostop_desktop.ui.table.session import Session
from gostop_desktop.ui.table.surroundings import Surroundings
from gostop_desktop.ui.table.tabletop import Tabletop
from gostop_desktop.ui.table.thinkers import thinker_of
from gostop_desktop.ui.table.words import turn_sentence
from gostop_desktop.ui.widgets import Button, Controls

from .curtain import HOLDS, CurtainScene
from .cut import CutScene
from .dealer_draw import DealerDrawScene
from .match_end import MatchEndScene
from .settlement import Outcome, SettlementScene

ASK_AFTER = 0.25
"""Seconds after everything has been shown until a question opens over a callout (UX 2.5)."""
GUARD = 0.15
"""Seconds after a play in which nothing is played (BUGS U01)."""
SETTLE_AFTER = 0.4
"""Seconds between the end of a round and its account (UX 2.7)."""
INSTANT_SETTLE_AFTER = 1.6
"""The same at Instant, where nothing was seen of the deciding move: its trace and its callouts are (UX 3.6)."""
HAND_OVER_AFTER = 0.8
"""Seconds for which a move stays to be seen before the curtain falls (UX 2.6)."""
NOBODY = -1
"""The dealer as long as nobody has drawn for it."""
SPEEDS: tuple[Speed, ...] = ("slow", "normal", "fast", "instant")
_HINTS = frozenset({Command.HINT, Command.ALL_HINTS})
_REGIONS = frozenset({Command.NEXT_REGION, Command.PREVIOUS_REGION})


@dataclass(slots=True)
class _Seen:
    """What has happened since the viewer last decided, for the replay key."""

    before: View
    events: list[Event]


class _Round:
    """Everything that belongs to one round at the table."""

    def __init__(self, scene: TableScene, game: RoundGame, view: View, top: Tabletop | None) -> None:
        """Take the table of the round before, if there is one."""
        self.game = game
        if top is None:
            top = Tabletop(scene.desk, view, scene.people())
        else:
            top.begin(view, scene.people())
        self.top = top
        self.pointer = HandPointer(self.top)
        self.asking = Asking(self.top, scene.answer, points_only=scene.setup.points_only)
        self.drawers = Drawers(self.top)
        self.preview = Preview(self.top)
        self.hints = Hints(self.top, scene.desk.worker)
        self.around = Surroundings(self.top, scene.session, scene.controls, scene.bar_entries())
        self.seen = _Seen(view, [])
        self.asked: tuple[int, Seat] | None = None
        """The decision that has been asked about, so that it is asked once."""
        self.rested = 0.0
        self.waited = 0.0
        self.counted = -1
        """The decision at which the chips were last counted."""
        self.is_settled = False
        self.wanted_target: Card | None = None
        """The card on which the played one was dropped."""


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
        self.round: _Round | None = None
        self._guard = 0.0
        self._in_controls = False
        self._has_begun = False
        self._account: Scene | None = None
        """The account of the round, while it is taken off the table."""
        self._is_key_held = False
        """Whether a key that also opens the curtain went down here and has not been let go."""
        self._empty: pygame.Surface | None = None
        self._look: object = None
        """What everything was laid out for: coming back from another scene changes nothing of it."""

    @classmethod
    def resumed(cls, desk: Desk) -> TableScene:
        """Return the table at the decision where a round was left; raises ValueError if there is none."""
        session = Session.resumed(Autosave(desk.folders.autosave), History(desk.folders.history))
        return cls(desk, session.setup, session)

    # What one can ask of the table.

    @property
    def may_play(self) -> bool:
        """Whether a person's decision would be taken now."""
        return self._may_decide and self._guard == 0.0

    @property
    def view(self) -> View:
        """What the viewer knows."""
        return self._here.top.view

    @property
    def hints(self) -> Hints:
        """What the analyst says, if it was asked."""
        return self._here.hints

    @property
    def hand(self) -> list[Card]:
        """The viewer's cards in the order in which they lie."""
        return self._here.top.stage.hand

    @property
    def decision(self) -> int:
        """How many decisions have been made in this round."""
        return self.session.decisions

    @property
    def panel(self) -> Panel | None:
        """The question that is open."""
        return self._here.asking.panel

    @property
    def extras(self) -> tuple[Option, ...]:
        """What can be done besides playing a card."""
        return self._here.around.extras

    @property
    def focused_extra(self) -> Option | None:
        """The one of the extras that has the focus."""
        around, focused = self._here.around, self.controls.focused
        return next(
            (option for option in around.extras if focused is not None and around.button_of(option) is focused), None
        )

    def place_of_card(self, card: Card) -> tuple[float, float]:
        """Return where a hand card can be clicked."""
        return self._here.top.stage.place(card).rect.center

    def place_of_extra(self, option: Option) -> tuple[float, float]:
        """Return where what is offered can be clicked."""
        return self._here.around.button_of(option).rect.center

    @property
    def is_at_rest(self) -> bool:
        """Whether everything that happened has been shown."""
        return self._here.top.is_idle

    def audit(self) -> None:
        """Show everything at once and compare it with the round; raises StageError that says what differs."""
        here = self._here
        here.top.skip()
        here.top.stage.audit(here.game.view(self.viewer))

    @property
    def _here(self) -> _Round:
        assert self.round is not None, "a round is on the table"
        return self.round

    @property
    def _may_decide(self) -> bool:
        """Whether the viewer is asked, and has seen everything that happened."""
        here, referee = self.round, self.referee
        if here is None or referee is None or not here.top.is_idle or here.top.is_covered:
            return False
        return referee.waits_for_person and referee.to_move == self.viewer

    # The match.

    def enter(self) -> None:
        if self.round is not None:
            self.damage()
        elif self.session.round is not None:
            self._sit_down(())
        elif not self._has_begun:
            self._has_begun = True
            self._clear(has_dealer=False)
            draw = self.session.draw_first_dealer(datetime.now().astimezone().hour)
            scene = DealerDrawScene(
                self.desk, self.setup.rules, self.setup.seats, draw, self.next_round, aside=self.aside
            )
            self.desk.scenes.push(scene)

    def leave(self) -> None:
        self.session.autosave.close()
        self._is_key_held = False
        if self.round is not None:
            self.round.top.is_fast_forward = False
            self._cover()

    def next_round(self) -> None:
        """Commit the next deck and have it cut; a deck that somebody could know is not cut (UX 5.1)."""
        committed = self.session.commit()
        self._clear()
        if committed.is_known:
            self.deal("")
        else:
            self.desk.scenes.push(CutScene(self.desk, self.setup.rules, committed, self.deal, aside=self.aside))

    def _clear(self, *, has_dealer: bool = True) -> None:
        """Lay the table for the round to come: the deck is there, and nobody has a card yet."""
        if self.referee is not None:
            self.referee.dismiss()
        self.referee = None
        rules = self.setup.rules
        empty = Round(rules, [0] * rules.players, 0, list(rules.pack))
        empty.dealer = empty.current = self.session.match.dealer if has_dealer else NOBODY
        game = RoundGame(empty)
        self._empty = None
        self.round = _Round(self, game, game.view(self.viewer), self.round.top if self.round is not None else None)
        self.round.top.before_deal()
        self._lay_controls()
        self.round.around.put(may_decide=False, is_asked=False)
        self._show_now()

    def deal(self, cut: str) -> None:
        """Deal with what the cutter gave."""
        _round, events = self.session.deal(cut)
        self._sit_down(events)

    def _sit_down(self, events: Sequence[Event]) -> None:
        """Show the round that begins, or goes on where it was left."""
        assert self.session.round is not None, "a round has been dealt"
        game = RoundGame(self.session.round)
        if self.referee is not None:
            self.referee.dismiss()
        seed = f"{self.session.match_id} {self.session.before.dealt}"
        thinkers = {
            seat: thinker_of(person.level, f"{seed} {seat}", self.desk.worker, self.session.before.purse)
            for seat, person in enumerate(self.setup.seats)
            if person.level is not None
        }
        self.referee = Referee(game, thinkers, self._told, decision=self.session.decisions)
        if self.setup.is_hot_seat and game.to_move is not None:
            self.viewer = game.to_move
        view = game.view(self.viewer)
        self._empty = None
        self.round = _Round(self, game, view, self.round.top if self.round is not None else None)
        top = self.round.top
        top.is_covered = self.setup.is_hot_seat
        if events:
            top.before_deal()
            top.show([redact(event, self.viewer) for event in events], view)
        elif self.session.told is not None:
            top.recall(past(self.session.told, self.viewer), view)
            self.round.seen = _Seen(*since_last(self.session.told, self.viewer))
        self._lay_controls()
        self.damage()

    def _told(self, seat: Seat, action: Action, events: Sequence[Event]) -> None:
        """Write a decision down, then show what came of it."""
        here = self._here
        self.session.note(seat, action)
        view = here.game.view(self.viewer)
        seen = [redact(event, self.viewer) for event in events]
        if seat == self.viewer:
            here.seen = _Seen(view, [])
        else:
            here.seen.events += seen
        here.top.show(seen, view)
        here.asking.close()
        here.pointer.picked = None

    def people(self) -> list[Person]:
        """Return who sits where, with the chips they have now."""
        chips = self.session.balances()
        people = []
        for seat, person in enumerate(self.setup.seats):
            note = "" if self.setup.points_only else grouped(chips[seat])
            if person.level is not None and not note:
                note = level_word(person.level)
            people.append(Person(person.name, person.portrait, note))
        return people

    # The loop.

    def resize(self) -> None:
        desk = self.desk
        look = (
            desk.size,
            desk.theme.name,
            desk.measure.text,
            desk.measure.density,
            language(),
            desk.settings.display.face,
        )
        if look == self._look:
            return
        self._look = look
        self._empty = None
        if self.round is None:
            return
        # The names of those who have none of their own follow the language.
        self.round.top.people = self.round.top.describer.people = self.people()
        self.round.top.resize()
        self.round.asking.relayout(self.people())
        self._lay_controls()

    def update(self, dt: float) -> None:
        here, referee = self.round, self.referee
        if here is None or referee is None:
            return
        top = here.top
        self._guard = max(0.0, self._guard - dt)
        referee.update(may_act=top.is_idle)
        top.describer.thinking = referee.to_move if referee.is_thinking else None
        is_own = self._may_decide
        here.rested = here.rested + dt if is_own else 0.0
        if is_own and not here.asking.is_open and (top.effects.callout is None or here.rested > ASK_AFTER):
            self._ask(here)
        is_free = is_own and not here.asking.is_open
        here.pointer.is_away = self._in_controls
        here.pointer.update(dt, top.view, is_active=is_free)
        here.hints.light()
        here.preview.update(dt)
        here.around.put(may_decide=is_own, is_asked=here.asking.is_open, tells_fold=here.asking.tells_fold)
        if here.around.offer(extras(top.view) if is_free else (), self.submit):
            self._controls_changed()
        top.overlays = self._overlays(here, is_own=is_own)
        for area in top.update(dt):
            self.damage(area)
        if top.is_idle:
            if here.counted != referee.decision:
                here.counted = referee.decision
                top.describer.people = self.people()
            self._at_rest(here, dt)

    def _at_rest(self, here: _Round, dt: float) -> None:
        """Go on when everything has been shown: to the account, or to the other person."""
        here.waited += dt
        if here.top.view.result is not None:
            needed = INSTANT_SETTLE_AFTER if here.top.speed_name == "instant" else SETTLE_AFTER
            if here.waited >= needed:
                self._settle(here)
            return
        if not self.setup.is_hot_seat:
            here.waited = 0.0
            return
        seat = here.game.to_move
        if seat is None or (seat == self.viewer and not here.top.is_covered):
            here.waited = 0.0
        elif here.top.is_covered or here.waited >= HAND_OVER_AFTER:
            here.waited = 0.0
            self._hand_over(here, seat)

    def _hand_over(self, here: _Round, seat: Seat) -> None:
        """Turn the table to the other person behind the curtain (UX 2.6)."""
        self.viewer = seat
        view = here.game.view(seat)
        here.top.is_covered = True
        here.top.reset(view)
        here.seen = _Seen(view, [])
        names = [person.name for person in self.setup.seats]
        recap = turn_sentence(here.top.board.last_turn, names)
        self._show_now()
        self.desk.scenes.push(
            CurtainScene(
                self.desk,
                self.setup.seats[seat],
                recap,
                self._curtain_area,
                self._curtain_opened,
                is_held=self._is_key_held,
                aside=self.aside,
            )
        )

    def _curtain_area(self) -> pygame.Rect:
        return pygame.Rect(self._here.top.layout.hand_band)

    def _curtain_opened(self) -> None:
        self._here.top.is_covered = False

    def _cover(self) -> None:
        """Lay the hand face down while something else is on top (UX 2.6)."""
        if self.setup.is_hot_seat and self.round is not None:
            self.round.top.is_covered = True
            self.round.asking.close()
            self.round.asked = None
            self.round.top.overlays = []
            self._show_now()

    def _show_now(self) -> None:
        for area in self._here.top.update(0.0):
            self.damage(area)

    def draw(self, canvas: pygame.Surface) -> None:
        if self.round is None:
            self._draw_empty(canvas)
            return
        self.round.top.draw(canvas)
        self.controls.draw(canvas)

    def _draw_empty(self, canvas: pygame.Surface) -> None:
        """Draw the table before the first deal."""
        size = self.desk.size
        if self._empty is None or self._empty.get_size() != size:
            layout = solve(*size, self.setup.rules.players, is_mirrored=self.desk.is_mirrored)
            self._empty = bake_ground(Brush(self.desk, layout))
        area = canvas.get_clip()
        canvas.blit(self._empty, area, area)

    def _overlays(self, here: _Round, *, is_own: bool) -> list[Picture]:
        top = here.top
        result = []
        if is_own and self.desk.settings.game.match_marks and top.view.phase is Phase.PLAY:
            result += here.pointer.notches(top.view)
        result += here.pointer.target(top.view, is_active=is_own and not here.asking.is_open)
        result += top.cups()
        result += here.drawers.pictures()
        if is_own:
            result += here.hints.pictures()
        if here.drawers.open is None and not here.asking.is_open:
            result += here.preview.pictures()
        if here.asking.is_open and is_own:
            result += here.asking.pictures()
        elif top.is_idle and not top.is_covered and here.pointer.carried is None:
            tip = here.pointer.tip(top.view, is_active=is_own)
            result += [tip] if tip is not None else []
        return result

    # Questions and answers.

    def _ask(self, here: _Round) -> None:
        """Put the question of the phase, once for every decision."""
        assert self.referee is not None
        key = (self.referee.decision, self.viewer)
        if here.asked == key:
            return
        here.asked = key
        view = here.top.view
        question = go_stop_question() if view.phase is Phase.GO_STOP else question_of(view, _lying(here.top))
        if question is None:
            return
        target, here.wanted_target = here.wanted_target, None
        if target is not None and (chosen := Choose(target)) in view.legal and view.phase is Phase.HAND_TARGET:
            self._guard = 0.0
            self.submit(chosen)
            return
        self.desk.sound.play("choose")
        here.top.effects.clear()
        here.drawers.close()
        here.asking.open(question, self.people())

    def answer(self, option: Option) -> None:
        """Give an answer to the question that is open."""
        if option.action is None:
            self._here.asking.close()
        else:
            self.submit(option.action)

    def submit(self, action: Action) -> None:
        """Make the viewer's decision, if it can be made now."""
        if self._guard > 0 or self.referee is None or not self._may_decide:
            return
        self._guard = GUARD
        # The focus comes back to the hand.
        self._in_controls = self.controls.shows_focus = False
        self._here.hints.forget()
        self.referee.submit(self.viewer, action)

    def _play_card(self, card: Card) -> None:
        """Play a card, or ask how where there are several ways."""
        if not self.may_play:
            return
        here = self._here
        ways = actions_of(here.top.view.legal, card)
        question = question_of_card(here.top.view, card)
        if not ways:
            self.desk.sound.play("refuse")
        elif question is not None:
            here.asking.open(question, self.people())
        else:
            self.submit(ways[0])

    # Keys.

    def command(self, command: Command) -> bool:
        here = self.round
        if here is None:
            return False
        if command in HOLDS:
            self._is_key_held = True
        if command in HOLDS and self._hurries_on(here):
            return True
        if command is Command.SKIP:
            here.top.is_fast_forward = here.top.skip()
            return True
        if command in {Command.SLOWER, Command.FASTER}:
            self.change_speed(1 if command is Command.FASTER else -1)
            return True
        if command in {Command.PAUSE, Command.HELP}:
            return self.aside(command)
        if self._account is not None and (command is Command.BACK or command in _REGIONS):
            if command is not Command.BACK or not here.drawers.close():
                self._back_to_account()
            return True
        if command is Command.BACK:
            if not (here.drawers.close() or here.asking.cancel() or here.hints.close()):
                self.pause()
            return True
        if not here.top.is_idle and command in {Command.CONFIRM, *CARDS}:
            here.top.skip()
            return True
        return self._table_command(here, command)

    def _hurries_on(self, here: _Round) -> bool:
        """Go on from a round that is over and has been seen; return whether it was."""
        if self._account is not None:
            self._back_to_account()
        elif here.top.is_idle and here.top.view.result is not None and not here.is_settled:
            self._settle(here)
        else:
            return False
        return True

    def release(self, command: Command) -> None:
        if command in HOLDS:
            self._is_key_held = False

    def _table_command(self, here: _Round, command: Command) -> bool:
        if here.asking.is_open and here.asking.command(command):
            return True
        if command in _HINTS:
            return self._hint(here, command)
        if here.drawers.command(command):
            here.hints.close()
            return True
        if command is Command.REPLAY:
            self._replay(here)
            return True
        if command in _REGIONS:
            self._change_region(here)
            return True
        if here.asking.is_in_the_way:
            return False
        if self._in_controls and self.controls.command(command):
            return True
        return self._hand_command(here, command)

    def _hint(self, here: _Round, command: Command) -> bool:
        """Show what the analyst would play, from the viewer's own view, and note it in the record (UX 5.3)."""
        if not self._may_decide:
            return False
        here.drawers.close()
        here.hints.ask(command, here.top.view, f"{self.session.match_id} hint {self.session.decisions}")
        self.session.mark_hinted()
        self.desk.sound.play("hint")
        return True

    def _ask_hint(self) -> None:
        if not self._hint(self._here, Command.HINT):
            self.desk.sound.play("refuse")

    def _hand_command(self, here: _Round, command: Command) -> bool:
        option = here.around.option_of(command)
        if option is not None and option.action is not None:
            self.submit(option.action)
        elif command in {Command.LEFT, Command.RIGHT}:
            here.pointer.step(1 if command is Command.RIGHT else -1)
        elif command in CARDS:
            card = here.pointer.number(CARDS.index(command))
            if card is not None:
                self._play_card(card)
        elif command is Command.CONFIRM:
            if here.pointer.current is not None:
                self._play_card(here.pointer.current)
        else:
            return False
        return True

    def _change_region(self, here: _Round) -> None:
        """Move the focus from the hand to the buttons, or back."""
        self._in_controls = not self._in_controls
        self.controls.shows_focus = self._in_controls
        self.controls.focus(here.around.first_extra or next(iter(self.controls.all()), None))
        self._controls_changed()

    def _replay(self, here: _Round) -> None:
        """Show once more what has happened since the viewer's last decision."""
        if here.top.is_idle and here.seen.events and not here.asking.is_open:
            here.top.replay(here.seen.before, here.seen.events, here.top.view)

    # The mouse.

    def handle(self, event: pygame.Event) -> None:
        here = self.round
        if here is None:
            return
        match event.type:
            case pygame.MOUSEMOTION:
                self._move(here, event)
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                self._press(here, event)
            case pygame.MOUSEBUTTONDOWN if event.button == 3:
                self._inspect(here, event.pos)
            case pygame.MOUSEBUTTONUP if event.button == 1:
                self._release(here, event)
            case pygame.KEYUP:
                if self.desk.bindings.command_of(Key.of(event)) is Command.SKIP:
                    here.top.is_fast_forward = False
            case pygame.WINDOWLEAVE:
                here.pointer.leave()
                here.preview.point(None)
                self.controls.handle(event)
            case pygame.WINDOWFOCUSLOST:
                self._cover()
            case _:
                pass

    def _move(self, here: _Round, event: pygame.Event) -> None:
        if not here.drawers.covers(event.pos) and here.asking.point(event.pos):
            here.pointer.leave()
            return
        if self._may_decide and not here.asking.is_open:
            here.pointer.drag(event.pos)
        here.pointer.point(event.pos)
        here.preview.point(None if here.pointer.hovered is not None or here.pointer.carried is not None else event.pos)
        self.controls.handle(event)

    def _press(self, here: _Round, event: pygame.Event) -> None:
        self._in_controls = False
        self._move(here, event)
        # A press that ends an animation does nothing else (BUGS U02).
        if here.top.skip():
            return
        if self._account is None and self._hurries_on(here):
            return
        if here.drawers.covers(event.pos):
            if not self.controls.handle(event):
                here.drawers.close()
            return
        if here.asking.press(event.pos) or self.controls.handle(event) or here.asking.is_open:
            return
        card = here.top.card_at(event.pos, here.top.stage.hand)
        if card is not None and not here.top.is_covered:
            here.pointer.press(card, event.pos)
        elif pygame.Rect(here.top.layout.deck).collidepoint(event.pos):
            option = here.around.option_of(Command.FLIP)
            if option is not None and option.action is not None:
                self.submit(option.action)
        else:
            here.drawers.close()

    def _inspect(self, here: _Round, place: tuple[int, int]) -> None:
        """Enlarge the captured cards that were clicked with the right button."""
        for seat, groups in enumerate(here.top.layout.groups):
            if any(pygame.Rect(group.rect).collidepoint(place) for group in groups):
                here.drawers.show_captures(seat)
                return
        here.drawers.close()

    def _release(self, here: _Round, event: pygame.Event) -> None:
        self.controls.handle(event)
        dropped = here.pointer.drop()
        if dropped is None:
            return
        card, is_carried = dropped
        if is_carried:
            here.top.skip()
            if event.pos[1] < here.top.layout.stripe.y:
                here.wanted_target = here.top.card_at(event.pos, _cards(here.top.stage.on_table))
                self._play_card(card)
        elif here.top.card_at(event.pos, here.top.stage.hand) == card:
            self._click_card(here, card)

    def _click_card(self, here: _Round, card: Card) -> None:
        if self.desk.settings.game.confirm_plays and here.pointer.picked != card:
            here.pointer.picked = card
            return
        self._play_card(card)

    # Round the table.

    def bar_entries(self) -> tuple[tuple[str, str, partial[None]], ...]:
        """Return the buttons of the bar."""
        return (
            (_("Menu"), "menu", partial(self.pause)),
            (_("Speed"), "speed", partial(self.change_speed, 1)),
            (_("Log"), "book", partial(self._drawer, Command.LOG)),
            (_("Hint"), "hint", partial(self._ask_hint)),
            (_("Pause"), "pause", partial(self.pause)),
        )

    def _drawer(self, command: Command) -> None:
        self._here.drawers.command(command)

    def pause(self) -> None:
        """Lay the pause on the table."""
        from .pause import PauseScene

        session = self.session
        is_dealt = session.round is not None or session.match.dealt > 0
        note = ngettext("Round {n}", "Round {n}", session.match.played + 1) if is_dealt else ""
        self.desk.scenes.push(PauseScene(self.desk, note, rules=self.show_rules, is_dealt=is_dealt))

    def show_rules(self) -> None:
        """Show the rules in force: they are one key away whatever the table asks (UX 2)."""
        from .rules_in_force import RulesScene

        self.desk.scenes.push(RulesScene(self.desk, self.setup.rules, self.setup.preset))

    def aside(self, command: Command) -> bool:
        """Return whether a command leads away from the game for a moment: to the pause, or to the rules."""
        if command in {Command.PAUSE, Command.BACK}:
            self.pause()
        elif command is Command.HELP:
            self.show_rules()
        else:
            return False
        return True

    def go_to_title(self) -> None:
        """Leave the match as it is: a round is saved at every decision."""
        from gostop_desktop.ui.start import title_scene

        if self.referee is not None:
            self.referee.dismiss()
        self.desk.scenes.reset(title_scene(self.desk))

    def change_speed(self, way: int) -> None:
        """Show things slower or faster; after the fastest comes the slowest for who presses the button."""
        top = self._here.top
        index = SPEEDS.index(top.speed_name) + way
        if index >= len(SPEEDS):
            index = 0
        if index >= 0:
            top.speed_name = SPEEDS[index]
            settings = self.desk.settings
            self.desk.change(replace(settings, game=replace(settings.game, speed=SPEEDS[index])))

    def _lay_controls(self) -> None:
        self._here.around.lay_out(self.submit)
        if self._account is not None:
            self._add_way_back(self._here)
        self._controls_changed()

    def _controls_changed(self) -> None:
        here = self._here
        if self._in_controls:
            self.controls.focus(here.around.first_extra or next(iter(self.controls.all()), None))
        self.controls.shows_focus = self._in_controls
        for area in here.around.damaged():
            self.damage(area)

    # The end of a round.

    def _settle(self, here: _Round) -> None:
        """Show the account, once (BUGS U31)."""
        if here.is_settled:
            return
        here.is_settled = True
        session = self.session
        assert session.result is not None, "the round is over"
        before, result = session.before, session.result
        after = session.finish()
        if result.kind == "void":
            self.next_round()
            return
        outcome = Outcome(here.top.view, result, before, after, _reason(here.top))
        self.desk.scenes.push(
            SettlementScene(
                self.desk, session, outcome, self._go_on, self.go_to_title, look=self._look_back, aside=self.aside
            )
        )

    def _look_back(self) -> None:
        """Take the account off the table, until the person wants it again: log, drawers and replay are there."""
        self._account = self.desk.scenes.top
        self.desk.scenes.pop()
        self._lay_controls()
        self.damage()

    def _back_to_account(self) -> None:
        account, self._account = self._account, None
        assert account is not None, "it was taken off"
        self._here.drawers.close()
        self._lay_controls()
        self.desk.scenes.push(account)

    def _add_way_back(self, here: _Round) -> None:
        """Put the way back to the account where else stands what can be done besides playing a card."""
        desk, layout = self.desk, here.top.layout
        words = pgettext("button", "Back to the settlement")
        width = Button.width_of(desk, words) + desk.u(56)
        height = max(layout.u(46), desk.text.line_height(desk.t(17)) + layout.u(10))
        end = layout.cloth.right - layout.u(16)
        rect = pygame.Rect(end - width, layout.stripe.y - height // 2, width, height)
        button = Button(desk, rect, words, self._back_to_account, primary=True, command=Command.CONFIRM, size=17)
        self.controls.add(button)

    def _go_on(self) -> None:
        """Take the account away and go on with the match, or show how it ended."""
        self.desk.scenes.pop()
        if self.session.match.is_over:
            again = partial(self._again)
            self.desk.scenes.push(MatchEndScene(self.desk, self.setup, self.session.match, again, self.go_to_title))
        else:
            self.next_round()

    def _again(self) -> None:
        self.desk.scenes.reset(TableScene(self.desk, self.setup))


def _reason(top: Tabletop) -> str:
    """Return why nobody won, as the last event of that kind said it."""
    told = [event for turn in top.board.log for event in turn if isinstance(event, Nagari | Void)]
    return told[-1].reason if told else ""


def _lying(top: Tabletop) -> list[Card]:
    """Return the cards on the table in the order in which they lie, month by month."""
    return [card for month in range(12) for card in top.stage.slot_of(month)]


def _cards(cards: int) -> list[Card]:
    return [card for card in range(cards.bit_length()) if cards & 1 << card]
