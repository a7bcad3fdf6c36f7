"""The card table: a match in play (UX 2.3 to 2.7, 3)."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import partial

import pygame
from msgspec.structs import replace

from gostop_desktop.engine.actions import GO, Action
from gostop_desktop.engine.cards import Card, Seat
from gostop_desktop.engine.events import Event, Nagari, Void, redact
from gostop_desktop.engine.state import Phase
from gostop_desktop.engine.view import View
from gostop_desktop.i18n import NP_, _, ngettext, pgettext
from gostop_desktop.storage.records import Autosave, History
from gostop_desktop.storage.settings import Speed
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import CARDS, Command
from gostop_desktop.ui.numbers import grouped
from gostop_desktop.ui.opponents import level_word
from gostop_desktop.ui.rules_text import preset_name
from gostop_desktop.ui.scene import Scene
from gostop_desktop.ui.setup import MatchSetup
from gostop_desktop.ui.table.choices import Option, Question, actions_of, extras, question_of, question_of_card
from gostop_desktop.ui.table.describe import Person
from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.table.go_stop import go_stop_facts, go_stop_question
from gostop_desktop.ui.table.layout import solve
from gostop_desktop.ui.table.paint.bar import BarFacts, draw_bar
from gostop_desktop.ui.table.paint.beside import LEAST, TurnFacts, draw_keys, draw_turn
from gostop_desktop.ui.table.paint.brush import Brush
from gostop_desktop.ui.table.paint.go_stop import GoStopPanel
from gostop_desktop.ui.table.paint.ground import bake_ground
from gostop_desktop.ui.table.paint.layers import Picture
from gostop_desktop.ui.table.paint.prompts import PromptPanel, PromptState
from gostop_desktop.ui.table.play import RoundGame
from gostop_desktop.ui.table.pointer import HandPointer
from gostop_desktop.ui.table.referee import Referee
from gostop_desktop.ui.table.session import Session
from gostop_desktop.ui.table.tabletop import Tabletop
from gostop_desktop.ui.table.thinkers import thinker_of
from gostop_desktop.ui.widgets import Button, Controls, IconButton, Widget

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
SPEED_NAMES: dict[str, tuple[str, str]] = {
    "slow": NP_("speed", "Slow"),
    "normal": NP_("speed", "Normal"),
    "fast": NP_("speed", "Fast"),
    "instant": NP_("speed", "Instant"),
}


class TableScene(Scene):
    """Plays the rounds of a match."""

    name = "table"

    def __init__(self, desk: Desk, setup: MatchSetup, session: Session | None = None) -> None:
        super().__init__(desk)
        folders = desk.folders
        self.session = session or Session(setup, Autosave(folders.autosave), History(folders.history))
        self.setup = setup
        self.viewer: Seat = 0
        self.top: Tabletop | None = None
        self.referee: Referee | None = None
        self.pointer: HandPointer | None = None
        self.panel: PromptPanel | GoStopPanel | None = None
        self.prompt = PromptState()
        self.controls = Controls(self)
        self._guard = 0.0
        self._ending = 0.0
        self._rested = 0.0
        self._asked: tuple[int, Seat] | None = None
        """The decision that has been asked about, so that it is asked once."""
        self._extras: tuple[Option, ...] = ()
        self._painted_prompt: tuple[object, Picture] | None = None
        self._is_settled = False
        self._has_begun = False

    @classmethod
    def resumed(cls, desk: Desk) -> TableScene:
        """Return the table at the decision where a round was left; raises ValueError if there is none."""
        session = Session.resumed(Autosave(desk.folders.autosave), History(desk.folders.history))
        return cls(desk, session.setup, session)

    # The match.

    def enter(self) -> None:
        if self.top is not None:
            self.top.is_covered = False
            self.damage()
            return
        if self.session.round is not None:
            self._sit_down(())
            return
        if self._has_begun:
            return
        self._has_begun = True
        draw = self.session.draw_first_dealer(datetime.now().astimezone().hour)
        self.desk.scenes.push(DealerDrawScene(self.desk, self.setup.rules, self.setup.seats, draw, self.next_round))

    def leave(self) -> None:
        self.session.autosave.close()
        if self.top is not None:
            self.top.is_fast_forward = False
            self.top.is_covered = self.setup.is_hot_seat
            self._show_cover()

    def next_round(self) -> None:
        """Commit the next deck and have it cut; a deck that somebody could know is not cut (UX 5.1)."""
        committed = self.session.commit()
        if committed.is_known:
            self.deal("")
        else:
            self.desk.scenes.push(CutScene(self.desk, self.setup.rules, committed, self.deal))

    def deal(self, cut: str) -> None:
        """Deal with what the cutter gave."""
        _round, events = self.session.deal(cut)
        self._sit_down(events)

    def _sit_down(self, events: Sequence[Event]) -> None:
        """Show the round that begins, or goes on where it was left."""
        assert self.session.round is not None, "a round has been dealt"
        game = RoundGame(self.session.round)
        thinkers = {
            seat: thinker_of(
                person.level, f"{self.session.match_id} {self.session.before.dealt} {seat}", self.desk.worker
            )
            for seat, person in enumerate(self.setup.seats)
            if person.level is not None
        }
        if self.referee is not None:
            self.referee.dismiss()
        self.referee = Referee(game, thinkers, self._told, decision=self.session.decisions)
        view = game.view(self.viewer)
        self.top = Tabletop(self.desk, view, self._people())
        self.pointer = HandPointer(self.top)
        self.panel, self._asked, self._ending, self._is_settled = None, None, 0.0, False
        self._extras = ()
        if events:
            self.top.before_deal()
            self.top.show([redact(event, self.viewer) for event in events], view)
        self._lay_controls()
        self.damage()

    def _told(self, seat: Seat, action: Action, events: Sequence[Event]) -> None:
        """Write a decision down, then show what came of it."""
        self.session.note(seat, action)
        assert self.top is not None
        assert self.referee is not None
        view = self.referee.game.view(self.viewer)
        self.top.show([redact(event, self.viewer) for event in events], view)
        self._close_prompt()

    def _people(self) -> list[Person]:
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
        if self.top is None:
            return
        self.top.resize()
        self._painted_prompt = None
        if self.panel is not None:
            self.panel = self._panel_of(self.panel.question)
        self._lay_controls()

    def update(self, dt: float) -> None:
        top, referee, pointer = self.top, self.referee, self.pointer
        if top is None or referee is None or pointer is None:
            return
        self._guard = max(0.0, self._guard - dt)
        referee.update(may_act=top.is_idle)
        top.describer.thinking = referee.to_move if referee.is_thinking else None
        is_own = self._may_decide
        self._rested = self._rested + dt if is_own else 0.0
        if is_own and self.panel is None and (top.effects.callout is None or self._rested > ASK_AFTER):
            self._ask()
        pointer.update(dt, top.view, is_active=is_own and self.panel is None)
        self._put_words()
        top.overlays = self._overlays(pointer)
        self._take_extras()
        for area in top.update(dt):
            self.damage(area)
        if top.is_idle and top.view.result is not None:
            self._ending += dt
            if self._ending >= SETTLE_AFTER:
                self._settle()

    def draw(self, canvas: pygame.Surface) -> None:
        if self.top is None:
            self._draw_empty(canvas)
            return
        self.top.draw(canvas)
        self.controls.draw(canvas)

    def _draw_empty(self, canvas: pygame.Surface) -> None:
        """Draw the table before the first deal."""
        size = self.desk.size
        if self._empty is None or self._empty.get_size() != size:
            layout = solve(*size, self.setup.rules.players, is_mirrored=self.desk.is_mirrored)
            self._empty = bake_ground(Brush(self.desk, layout))
        area = canvas.get_clip()
        canvas.blit(self._empty, area, area)

    _empty: pygame.Surface | None = None

    def _show_cover(self) -> None:
        """Show at once whether hands are covered."""
        if self.top is not None:
            for area in self.top.update(0.0):
                self.damage(area)

    @property
    def _may_decide(self) -> bool:
        """Whether the viewer is asked, and has seen everything that happened."""
        top, referee = self.top, self.referee
        if top is None or referee is None or not top.is_idle:
            return False
        return referee.waits_for_person and referee.to_move == self.viewer

    # Questions.

    def _ask(self) -> None:
        """Put the question of the phase, once for every decision."""
        assert self.top is not None
        assert self.referee is not None
        key = (self.referee.decision, self.viewer)
        if self._asked == key:
            return
        self._asked = key
        question = go_stop_question() if self.top.view.phase is Phase.GO_STOP else question_of(self.top.view)
        if question is not None:
            self.desk.sound.play("choose")
            self.top.effects.clear()
            self._open(question)

    def _open(self, question: Question) -> None:
        self.panel = self._panel_of(question)
        self.prompt = PromptState()
        self._painted_prompt = None

    def _panel_of(self, question: Question) -> PromptPanel | GoStopPanel:
        assert self.top is not None
        if any(option.action == GO for option in question.options):
            facts = go_stop_facts(self.top.view, self._people(), points_only=self.setup.points_only)
            return GoStopPanel(self.top.brush, question, facts)
        return PromptPanel(self.top.brush, self.top.faces, question)

    def _close_prompt(self) -> None:
        self.panel = None
        self._painted_prompt = None
        if self.pointer is not None:
            self.pointer.picked = None

    def _answer(self, option: Option) -> None:
        """Give an answer to the question that is open."""
        if option.action is None:
            self._close_prompt()
        else:
            self._submit(option.action)

    def _submit(self, action: Action) -> bool:
        if self._guard > 0 or self.referee is None or not self._may_decide:
            return False
        self._guard = GUARD
        return self.referee.submit(self.viewer, action)

    def _play_card(self, card: Card) -> None:
        """Play a card, or ask how where there are several ways."""
        assert self.top is not None
        view = self.top.view
        if not self._may_decide or self._guard > 0:
            return
        ways = actions_of(view.legal, card)
        if not ways:
            self.desk.sound.play("refuse")
            return
        question = question_of_card(view, card)
        if question is not None:
            self._open(question)
            return
        self._submit(ways[0])

    # Input.

    def command(self, command: Command) -> bool:
        top, pointer = self.top, self.pointer
        if top is None or pointer is None:
            return False
        if command is Command.SKIP:
            if not top.skip():
                top.effects.clear()
            return True
        if command in {Command.SLOWER, Command.FASTER}:
            self._change_speed(1 if command is Command.FASTER else -1)
            return True
        if command in {Command.BACK, Command.PAUSE}:
            return self._back()
        if not top.is_idle and command in {Command.CONFIRM, *CARDS}:
            top.skip()
            return True
        if self.panel is not None:
            return self._prompt_command(self.panel, command)
        return self._hand_command(pointer, command)

    def _prompt_command(self, panel: PromptPanel | GoStopPanel, command: Command) -> bool:
        count = len(panel.options)
        for option in panel.options:
            if command is option.command:
                self._answer(option)
                return True
        if command is Command.NEXT_REGION or command is Command.PREVIOUS_REGION:
            self.prompt = PromptState(is_folded=not self.prompt.is_folded)
        elif command in {Command.RIGHT, Command.DOWN, Command.LEFT, Command.UP}:
            way = 1 if command in {Command.RIGHT, Command.DOWN} else -1
            focused = self.prompt.focused
            index = (0 if way > 0 else count - 1) if focused is None else (focused + way) % count
            self.prompt = PromptState(focused=index)
        elif command is Command.CONFIRM:
            # Nothing is focused when a question opens: a hurried Enter does nothing (UX 2.4).
            if self.prompt.focused is not None and not self.prompt.is_folded:
                self._answer(panel.options[self.prompt.focused])
        else:
            return False
        return True

    def _hand_command(self, pointer: HandPointer, command: Command) -> bool:
        for option in self._extras:
            if command is option.command and option.action is not None:
                self._submit(option.action)
                return True
        if command in {Command.LEFT, Command.RIGHT}:
            pointer.step(1 if command is Command.RIGHT else -1)
        elif command in CARDS:
            card = pointer.number(CARDS.index(command))
            if card is not None:
                self._play_card(card)
        elif command is Command.CONFIRM:
            if pointer.current is not None:
                self._play_card(pointer.current)
        else:
            return False
        return True

    def handle(self, event: pygame.Event) -> None:
        if self.top is None or self.pointer is None:
            return
        match event.type:
            case pygame.MOUSEMOTION:
                self._point(event.pos)
                self.controls.handle(event)
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                self._press(event)
            case pygame.MOUSEBUTTONUP:
                self.controls.handle(event)
            case pygame.WINDOWLEAVE:
                self.pointer.leave()
                self.controls.handle(event)
            case _:
                pass

    def _point(self, place: tuple[int, int]) -> None:
        assert self.pointer is not None
        panel = self.panel
        if panel is not None and not self.prompt.is_folded and pygame.Rect(panel.rect).collidepoint(place):
            hovered = next((i for i, slab in enumerate(panel.slabs) if pygame.Rect(slab).collidepoint(place)), None)
            self.prompt = PromptState(hovered=hovered)
            self.pointer.leave()
            return
        if self.prompt.hovered is not None:
            self.prompt = PromptState()
        self.pointer.point(place)

    def _press(self, event: pygame.Event) -> None:
        top, pointer = self.top, self.pointer
        assert top is not None
        assert pointer is not None
        if self.controls.handle(event):
            return
        self._point(event.pos)
        # A press that ends an animation does nothing else (BUGS U02).
        if top.skip():
            return
        if self.panel is not None and self._press_prompt(self.panel, event.pos):
            return
        card = top.card_at(event.pos, top.stage.hand)
        if card is not None and self.panel is None:
            self._click_card(card)
        elif pygame.Rect(top.layout.deck).collidepoint(event.pos):
            self._click_stock()

    def _press_prompt(self, panel: PromptPanel | GoStopPanel, place: tuple[int, int]) -> bool:
        if self.prompt.is_folded:
            if pygame.Rect(panel.bar).collidepoint(place):
                self.prompt = PromptState()
                return True
        elif self.prompt.hovered is not None:
            self._answer(panel.options[self.prompt.hovered])
            return True
        elif pygame.Rect(panel.rect).collidepoint(place):
            return True
        if panel.question.asks_target:
            assert self.top is not None
            for option in panel.options:
                if self.top.card_at(place, option.cards) is not None:
                    self._answer(option)
                    return True
        if panel.question.can_cancel:
            self._close_prompt()
        return False

    def _click_card(self, card: Card) -> None:
        assert self.pointer is not None
        if self.desk.settings.game.confirm_plays and self.pointer.picked != card:
            self.pointer.picked = card
            return
        self._play_card(card)

    def _click_stock(self) -> None:
        for option in self._extras:
            if option.command is Command.FLIP and option.action is not None:
                self._submit(option.action)

    def _back(self) -> bool:
        if self.panel is not None and self.panel.question.can_cancel:
            self._close_prompt()
            return True
        self.pause()
        return True

    def pause(self) -> None:
        """Lay the pause on the table."""
        from .pause import PauseScene

        number = self.session.before.played + 1
        note = ngettext("Round {n}", "Round {n}", number)
        self.desk.scenes.push(PauseScene(self.desk, note))

    def go_to_title(self) -> None:
        """Leave the round as it is: it is saved at every decision."""
        from gostop_desktop.ui.start import title_scene

        if self.referee is not None:
            self.referee.dismiss()
        self.session.autosave.close()
        self.desk.scenes.reset(title_scene(self.desk))

    def _change_speed(self, way: int) -> None:
        names: list[Speed] = ["slow", "normal", "fast", "instant"]
        assert self.top is not None
        index = names.index(self.top.speed_name) + way
        if 0 <= index < len(names):
            self.top.speed_name = names[index]
            settings = self.desk.settings
            self.desk.change(replace(settings, game=replace(settings.game, speed=names[index])))

    # The end of a round.

    def _settle(self) -> None:
        if self._is_settled:
            return
        self._is_settled = True
        top, session = self.top, self.session
        assert top is not None
        assert session.result is not None, "the round is over"
        before, result = session.before, session.result
        after = session.finish()
        if result.kind == "void":
            self.next_round()
            return
        outcome = Outcome(top.view, result, before, after, self._reason(top))
        self.desk.scenes.push(SettlementScene(self.desk, session, outcome, self._go_on, self.go_to_title))

    def _go_on(self) -> None:
        """Take the account away and go on with the match, or show how it ended."""
        self.desk.scenes.pop()
        if self.session.match.is_over:
            again = partial(self.desk.scenes.reset, TableScene(self.desk, self.setup))
            self.desk.scenes.push(MatchEndScene(self.desk, self.setup, self.session.match, again, self.go_to_title))
        else:
            self.next_round()

    def _reason(self, top: Tabletop) -> str:
        """Return why nobody won, as the last event of that kind said it."""
        told = [event for turn in top.board.log for event in turn if isinstance(event, Nagari | Void)]
        return told[-1].reason if told else ""

    # Words and pictures.

    def _overlays(self, pointer: HandPointer) -> list[Picture]:
        top = self.top
        assert top is not None
        is_own = self._may_decide
        result = []
        if is_own and self.desk.settings.game.match_marks and top.view.phase is Phase.PLAY:
            result += pointer.notches(top.view)
        if self.panel is not None and is_own:
            result += self._prompt_pictures(self.panel)
        elif top.is_idle and (tip := pointer.tip(top.view, is_active=is_own)) is not None:
            result.append(tip)
        return result

    def _prompt_pictures(self, panel: PromptPanel | GoStopPanel) -> list[Picture]:
        key = (id(panel), self.prompt)
        if self._painted_prompt is None or self._painted_prompt[0] != key:
            place = panel.bar if self.prompt.is_folded else panel.rect
            picture = Picture(panel.paint(self.prompt), place.x, place.y, 4000)
            self._painted_prompt = (key, picture)
        if self.prompt.is_folded or panel.question.asks_target:
            return [self._painted_prompt[1]]
        return [self._dim(), self._painted_prompt[1]]

    def _dim(self) -> Picture:
        """Return the shade over everything above the stripe (VISUAL 1)."""
        assert self.top is not None
        area = self.top.layout.prompt_area()
        if self._shade is None or self._shade.get_size() != (area.w, area.h):
            self._shade = pygame.Surface((area.w, area.h), pygame.SRCALPHA)
            self._shade.fill(self.desk.theme.surface.dim)
            self._shade = self._shade.premul_alpha()
        return Picture(self._shade, area.x, area.y, 3900)

    _shade: pygame.Surface | None = None

    def _take_extras(self) -> None:
        found = extras(self.top.view) if self.top is not None and self._may_decide and self.panel is None else ()
        if found != self._extras:
            self._extras = found
            self._lay_controls()

    def _lay_controls(self) -> None:
        """Put the buttons of the bar, and those for what can be done besides playing a card."""
        top = self.top
        if top is None:
            return
        self.controls.clear()
        for button in (*self._bar_buttons(), *self._extra_buttons()):
            self.controls.add(button)
        self.controls.shows_focus = False
        self.damage(pygame.Rect(top.layout.bar))
        band = top.layout.hand_band
        self.damage(
            pygame.Rect(band.x, top.layout.stripe.y - top.layout.u(40), band.w, band.bottom - top.layout.stripe.y)
        )

    def _bar_buttons(self) -> list[Widget]:
        assert self.top is not None
        layout = self.top.layout
        bar, side = layout.bar, layout.u(36)
        menu = Rect(layout.frame.x + layout.u(7), bar.y, side, bar.h)
        speed = Rect(layout.frame.right - layout.u(44), bar.y, side, bar.h)
        entries = (
            (menu, _("Menu"), "menu", self.pause),
            (speed, _("Speed"), "speed", partial(self._change_speed, 1)),
        )
        brush = self.top.brush
        return [
            IconButton(self.desk, pygame.Rect(brush.mirror(rect, layout.frame)), name, icon, action)
            for rect, name, icon, action in entries
        ]

    def _extra_buttons(self) -> list[Widget]:
        assert self.top is not None
        layout = self.top.layout
        buttons: list[Widget] = []
        right = layout.cloth.right - layout.u(16)
        for option in self._extras:
            assert option.action is not None
            width = Button.width_of(self.desk, option.label) + layout.u(40 if option.command else 0)
            rect = Rect(right - width, layout.stripe.y - layout.u(26), width, layout.u(38))
            right = rect.x - layout.u(10)
            place = pygame.Rect(self.top.brush.mirror(rect, layout.cloth))
            button = Button(
                self.desk,
                place,
                option.label,
                partial(self._submit_extra, option.action),
                command=option.command,
                size=15,
            )
            button.can_focus = False
            buttons.append(button)
        return buttons

    def _submit_extra(self, action: Action) -> None:
        self._submit(action)

    def _put_words(self) -> None:
        """Say in the bar and beside the hand what goes on."""
        top = self.top
        assert top is not None
        layout, brush = top.layout, top.brush
        facts = self._bar_facts()
        top.furniture.put(
            "bar", layout.bar, facts, partial(draw_bar, brush=brush, rect=layout.bar, facts=facts, icons=layout.u(60))
        )
        room = (layout.hand_band.w - layout.hand_width(len(top.stage.hand))) // 2 - layout.u(16)
        is_wide = room >= layout.u(LEAST)
        band = layout.hand_band
        widest = layout.u(196)
        turn = self._turn_facts() if is_wide else TurnFacts("", is_own=False, lines=())
        left = brush.mirror(Rect(band.x, band.y, min(widest, max(room, 1)), band.h), band)
        top.furniture.put("turn", left, (turn, left), partial(draw_turn, brush=brush, rect=left, facts=turn))
        keys = self._keys() if is_wide else ()
        width = min(widest, max(room, 1))
        right = brush.mirror(Rect(band.right - width, band.y, width, band.h), band)
        top.furniture.put("keys", right, (keys, right), partial(draw_keys, brush=brush, rect=right, keys=keys))

    def _bar_facts(self) -> BarFacts:
        assert self.top is not None
        session, rules = self.session, self.setup.rules
        carry = session.before.carry
        committed = session.committed
        factor = rules.nagari_multiplier**carry if carry else 1
        number = session.before.played + 1
        return BarFacts(
            round=ngettext("Round {n}", "Round {n}", number),
            rules=preset_name(self.setup.preset),
            stake="" if self.setup.points_only else _("{chips} a point", chips=grouped(rules.point_value)),
            carry=_("Nagari ×{factor}", factor=factor) if carry else "",
            fingerprint=f"#{committed.fingerprint[:4]} {committed.fingerprint[4:8]}" if committed is not None else "",
            speed=pgettext(*SPEED_NAMES[self.top.speed_name]),
        )

    def _turn_facts(self) -> TurnFacts:
        assert self.top is not None
        view: View = self.top.view
        turn = self.top.board.turn
        if self._may_decide:
            title = pgettext("ribbon", "Your turn") if view.phase is Phase.PLAY else pgettext("ribbon", "Your call")
            line = _("Pick a card") if view.phase is Phase.PLAY else _("There is no timer")
            return TurnFacts(title, is_own=True, lines=(line,))
        if turn is None or turn == self.viewer:
            return TurnFacts("", is_own=False, lines=())
        return TurnFacts(_("{name}'s turn", name=self.setup.seats[turn].name), is_own=False, lines=())

    def _keys(self) -> tuple[tuple[str, str], ...]:
        assert self.top is not None
        label = self.desk.bindings.label
        if self._may_decide and self.panel is None:
            count = len(self.top.stage.hand)
            numbers = f"1–{count}" if count > 1 else "1"
            return ((numbers, pgettext("key", "Choose")), (label(Command.CONFIRM), pgettext("key", "Play")))
        if not self.top.is_idle:
            return ((label(Command.SKIP), pgettext("key", "Skip")),)
        return ()
