"""Faults that the tables of other games had (BUGS, kinds ui, animation, ai, save); the rest stands where it belongs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Future
from pathlib import Path
from random import Random

import pygame
import pytest

from gostop_desktop.engine.actions import Action
from gostop_desktop.engine.events import redact
from gostop_desktop.engine.rules import PRESETS, Rules
from gostop_desktop.engine.view import View
from gostop_desktop.storage.options import GameOptions
from gostop_desktop.storage.paths import folders
from gostop_desktop.ui.app import App
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.display import PictureDisplay
from gostop_desktop.ui.saved import left_matches
from gostop_desktop.ui.scenes.new_game import NewGameScene
from gostop_desktop.ui.scenes.table import TableScene
from gostop_desktop.ui.setup import default_setup
from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.table.hand_order import by_month
from gostop_desktop.ui.table.referee import Referee

from .driver import Person, endless
from .test_choreography import Screen, dealt

RECOGNISED = {"ppuk", "ttadak", "jjok", "sweep", "stack_own", "bomb", "bomb_pair", "three_ppuk"}
"""Callouts of what is seen on the table, and cannot be before the cards lie there."""
FEW = [PRESETS["matgo", 2], PRESETS["gostop", 3]]
"""Rules for two and for three, both with bonus cards."""


def frames(rules: Rules, seeds: range) -> Iterator[Screen]:
    """Show random rounds at normal speed and yield the screen after every frame."""
    rng = Random(7)
    for seed in seeds:
        round, told = dealt(rules, seed)
        screen = Screen(round, seed % rules.players)
        while True:
            for script in screen.choreography.scripts(redact(event, screen.viewer) for event in told):
                screen.timeline.add(script)
            while not screen.timeline.is_idle:
                screen.timeline.update(1 / 15)
                yield screen
            if not (actions := round.legal_actions()):
                break
            told = round.apply(rng.choice(actions))


@pytest.mark.parametrize("rules", FEW, ids=lambda rules: f"{rules.players}")
def test_every_frame_of_a_round_is_in_order(rules: Rules) -> None:
    """BUGS U07, U11, U28: from the first capture of every kind on, and with replaced bonus cards.

    Nothing is called out before the cards that it is about have arrived, no card is beside the window, and the hand
    is sorted.
    """
    called, last = set(), None
    for screen in frames(rules, range(6)):
        layout, stage, callout = screen.stage.layout, screen.stage, screen.effects.callout
        window = pygame.Rect(0, 0, layout.width, layout.height)
        assert [] == [card for card, sprite in stage.sprites.items() if not window.contains(sprite.pose.rect)]
        assert sorted(stage.hand, key=by_month) == stage.hand
        if callout is not None and callout is not last and callout.word in RECOGNISED:
            called.add(callout.word)
            assert [] == [card for card in callout.cards if stage.sprites[card].is_flying]
        last = callout

    assert len(called) >= 2


class Ponderer:
    """A computer that never comes to a decision, unless somebody gives it one."""

    def __init__(self) -> None:
        self.asked: list[View] = []
        self.answer: Future[Action] = Future()

    def ask(self, view: View, _decision: int) -> Future[Action]:
        self.asked.append(view)
        return self.answer


@pytest.fixture
def person(tmp_path: Path) -> Iterator[Person]:
    """Somebody whose opponent ponders for ever."""
    pygame.display.init()
    pygame.event.clear()
    person = Person(tmp_path, endless(default_setup("matgo", seed="pondering")))
    person.frame = 0.1
    yield person
    person.leave()
    pygame.event.clear()


def opposed(person: Person) -> Ponderer:
    """Let the computer be one that ponders, and play until it is asked."""
    ponderer, table = Ponderer(), person.table
    until(person.app, lambda: table.referee is not None)
    assert table.round is not None
    table.referee = Referee(table.round.game, {1: ponderer}, table.told, decision=table.decision)

    def asked() -> bool:
        if not ponderer.asked and person.is_asked:
            person.do(table.view.legal[0], by="keys")
        return bool(ponderer.asked)

    until(person.app, asked)
    return ponderer


def test_while_the_computer_thinks_the_window_moves_and_closes(person: Person) -> None:
    """BUGS U19, U15: every frame is drawn, the question is asked once, and closing is heard at once."""
    ponderer = opposed(person)
    before = person.table.decision
    person.wait(5.0)
    asked, decided = len(ponderer.asked), person.table.decision
    pygame.event.post(pygame.Event(pygame.QUIT))
    person.app.step(1 / 60)

    assert (1, before) == (asked, decided)
    assert person.desk.is_over


def test_what_a_left_match_was_waiting_for_does_not_come(person: Person) -> None:
    """BUGS U14: the answer that comes after a new match has begun moves nothing, neither there nor here."""
    ponderer = opposed(person)
    old = person.table
    decided = old.session.decided
    legal = ponderer.asked[0].legal
    old.go_to_title()
    new = TableScene(person.desk, endless(default_setup("matgo", seed="new")))
    person.desk.scenes.reset(new)
    if not ponderer.answer.cancelled():
        ponderer.answer.set_result(legal[0])
    person.wait(5.0)

    assert decided == old.session.decided
    assert len(new.session.decided) == sum(decision.seat == 1 for decision in new.session.decided)


def test_a_round_that_goes_on_looks_as_it_was_left(tmp_path: Path) -> None:
    """BUGS S08: whatever was there is there again."""
    pygame.display.init()
    person = Person(tmp_path, endless(default_setup("matgo", seed="looks")))
    until(person.app, lambda: person.table.round is not None and person.is_asked)
    left = looks(person.app)
    person.leave()
    options = GameOptions(language="en", data_folder=tmp_path, speed="instant")
    desk = Desk(PictureDisplay((1280, 720)), options, folders(tmp_path))
    desk.scenes.push(TableScene.resumed(desk))
    again = looks(App(desk))
    desk.close()

    assert left == again


def test_a_new_game_keeps_the_match_that_was_left(tmp_path: Path) -> None:
    """BUGS S07: it overwrites nothing, asked or unasked; what was left is among the earlier matches."""
    pygame.display.init()
    person = Person(tmp_path, endless(default_setup("matgo", seed="left")))
    until(person.app, lambda: person.table.round is not None and person.is_asked)
    person.table.go_to_title()
    saved = person.table.session.autosave.read()
    scene = NewGameScene(person.desk)
    person.desk.scenes.push(scene)
    scene.play()
    table = next(scene for scene in person.desk.scenes.scenes if isinstance(scene, TableScene))
    before_the_deal = person.table.session.autosave.read()
    table.session.commit()
    table.session.deal("1")
    (left,) = left_matches(person.desk)
    kept = table.session.history.last(left.path)
    person.leave()

    assert saved == before_the_deal
    assert saved is not None
    assert saved.strip() == kept.strip()


def until(app: App, done: Callable[[], bool]) -> None:
    """Let time pass until something is so."""
    for _ in range(300):
        if done():
            return
        app.step(0.1)
    raise AssertionError("it has not come to that")


def looks(app: App) -> bytes:
    """Return what is on the screen when everything has come to rest, drawn anew."""
    for _ in range(60):
        app.step(0.1)
    assert app.desk.scenes.top is not None
    app.desk.scenes.top.damage()
    app.show()
    return pygame.image.tobytes(app.desk.display.surface, "RGB")


@pytest.mark.parametrize("rules", FEW, ids=lambda rules: f"{rules.players}")
def test_what_lies_on_the_table_stays_where_it_is_as_other_months_come_and_go(rules: Rules) -> None:
    """BUGS U12: a card moves only when another one of its month comes or goes; a month lies together."""
    before: dict[int, tuple[tuple[int, ...], list[Rect]]] = {}
    for screen in frames(rules, range(3)):
        stage, layout = screen.stage, screen.stage.layout
        for month in range(12):
            cards = stage.slot_of(month)
            flying = [card for card in cards if stage.sprites[card].is_flying]
            places = [stage.place(card).rect for card in cards]
            if not flying and month in before and before[month][0] == cards:
                assert places == before[month][1]
            before[month] = (cards, places)
            assert all(layout.field.meets(place) for place in places)
            assert layout.slot_room >= max((place.right for place in places), default=0) - layout.slots[month].x
