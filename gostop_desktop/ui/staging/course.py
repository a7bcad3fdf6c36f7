"""Rounds played by the rules, without a table, up to what a picture is to show."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from random import Random

from gostop_desktop.engine.actions import Action
from gostop_desktop.engine.deck import secret_of
from gostop_desktop.engine.events import Event
from gostop_desktop.engine.records import Decision
from gostop_desktop.engine.result import Result
from gostop_desktop.engine.rules import with_options
from gostop_desktop.engine.view import View, view
from gostop_desktop.players.levels import player
from gostop_desktop.storage.records import Autosave, History
from gostop_desktop.ui.app import App
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.scenes.table import TableScene
from gostop_desktop.ui.setup import Length, MatchSetup, default_setup, hot_seats
from gostop_desktop.ui.table.session import Session

DEALS = 4000
"""How many deals are tried until one has the moment."""
LEVEL = "skilled"
NOON = 12
STEP = 1 / 30
MOST_STEPS = 600
LOOK_STEPS = 15


class NoSuchMomentError(ValueError):
    """No deal of the seed has the moment."""


@dataclass(frozen=True, slots=True)
class Game:
    """What is played."""

    preset: str = "matgo"
    options: Mapping[str, object] = field(default_factory=dict)
    """Rules that differ from the preset."""
    is_for_people: bool = False
    """Whether two people share the machine."""
    is_practice: bool = False
    chips: int = 100_000
    rounds: int | None = None
    """After how many rounds the match is over; None goes on."""
    takes: type[Action] | None = None
    """What every seat does as soon as it may, whatever a good player would do."""

    def setup(self, seed: str) -> MatchSetup:
        """Return the match with a seed."""
        setup = default_setup(self.preset, seed=seed, levels=(LEVEL, LEVEL))
        rules = with_options(setup.rules, self.options)
        setup = replace(setup, rules=rules, chips=self.chips, is_practice=self.is_practice)
        if self.rounds is not None:
            setup = replace(setup, length=Length.ROUNDS, rounds=self.rounds)
        return replace(setup, seats=hot_seats()) if self.is_for_people else setup


@dataclass(frozen=True, slots=True)
class Step:
    """One decision and what came of it."""

    view: View
    """What the seat knew that decided."""
    action: Action
    events: tuple[Event, ...]
    result: Result | None
    """How the round ended, if the decision ended it."""


class Course:
    """The next round of a match, as its seats play it."""

    def __init__(self, session: Session, takes: type[Action] | None = None) -> None:
        committed = session.commit()
        self.session = session
        self.taken: list[Decision] = []
        """Every decision so far."""
        self._takes = takes
        self._round, _ = session.match.deal(session.match.deck(committed.secret))

    def steps(self) -> Iterator[Step]:
        """Play on, and yield every decision with what came of it."""
        while (seat := self._round.to_move) is not None:
            seen = view(self._round, seat)
            action = self._choose(seen)
            events = self._round.apply(action)
            self.taken.append(Decision(seat, action))
            yield Step(seen, action, tuple(events), self._round.result)

    def _choose(self, seen: View) -> Action:
        """Return what the seat does: a computer does the same at the table, with the same numbers."""
        wanted = [action for action in seen.legal if self._takes is not None and isinstance(action, self._takes)]
        if wanted:
            return wanted[0]
        name = f"{self.session.match_id} {self.session.before.dealt} {seen.seat} {len(self.taken)}"
        return player(LEVEL).choose(seen, Random(name))

    def write(self, decisions: int) -> None:
        """Write the round down as far as so many decisions, the way the table does."""
        round, _events = self.session.deal("")
        for decision in self.taken[:decisions]:
            round.apply(decision.action)
            self.session.note(decision.seat, decision.action)


def begun(desk: Desk, game: Game, seed: str) -> Session:
    """Return a match whose first dealer is found."""
    session = Session(game.setup(seed), Autosave(desk.folders.autosave), History(desk.folders.history))
    # Drawn at random it would give the computers other numbers at every start.
    session.match_id = secret_of(seed).hex()[:8]
    session.draw_first_dealer(NOON)
    return session


def before(desk: Desk, game: Game, seed: str, is_wanted: Callable[[Step], bool]) -> TableScene:
    """Return the table just before the first decision that is wanted."""
    course = _found(desk, game, seed, is_wanted)
    return _left(desk, course, len(course.taken) - 1)


def after(desk: Desk, game: Game, seed: str, is_wanted: Callable[[Step], bool]) -> TableScene:
    """Return the table just after the first decision that is wanted."""
    course = _found(desk, game, seed, is_wanted)
    return _left(desk, course, len(course.taken))


def during(desk: Desk, game: Game, seed: str, is_wanted: Callable[[Step], bool]) -> TableScene:
    """Return the table at the moment when the first decision that is wanted is made, and begins to be shown."""
    course = _found(desk, game, seed, is_wanted)
    table = _left(desk, course, len(course.taken) - 1)
    seat, action = course.taken[-1].seat, course.taken[-1].action
    if seat == table.viewer:
        until(desk, lambda: table.may_play)
        table.submit(action)
    else:
        until(desk, lambda: table.decision == len(course.taken))
    return table


def last_round(desk: Desk, game: Game, seed: str, is_wanted: Callable[[Session, Result], bool]) -> TableScene:
    """Return the table at the end of the last round of the first match that ends as wanted."""
    for attempt in range(DEALS):
        session = begun(desk, game, _seed(seed, attempt))
        while True:
            course = Course(session)
            *_, last = course.steps()
            assert last.result is not None, "the round was played to its end"
            if session.match.after(last.result).is_over:
                break
            course.write(len(course.taken))
            session.finish()
        if is_wanted(session, last.result):
            return _left(desk, course, len(course.taken))
    raise NoSuchMomentError(f"no match from the seed {seed!r} ends like that")


def look(desk: Desk) -> None:
    """Let a moment pass, in which a screen comes to be what it is."""
    app = App(desk)
    for _ in range(LOOK_STEPS):
        app.step(STEP)


def until(desk: Desk, is_reached: Callable[[], bool]) -> None:
    """Let time pass until something is so."""
    app = App(desk)
    for _ in range(MOST_STEPS):
        if is_reached():
            return
        app.step(STEP)
    raise AssertionError("the table comes to what the round has")


def _found(desk: Desk, game: Game, seed: str, is_wanted: Callable[[Step], bool]) -> Course:
    for attempt in range(DEALS):
        course = Course(begun(desk, game, _seed(seed, attempt)), game.takes)
        if any(is_wanted(step) for step in course.steps()):
            return course
    raise NoSuchMomentError(f"no deal from the seed {seed!r} has such a moment")


def _left(desk: Desk, course: Course, decisions: int) -> TableScene:
    """Return the table as a person finds it who comes back to a round after so many decisions."""
    course.write(decisions)
    table = TableScene.resumed(desk)
    desk.scenes.reset(table)
    # What stands round the cards comes with the first frame.
    App(desk).step(STEP)
    return table


def _seed(seed: str, attempt: int) -> str:
    return f"{seed}/{attempt}" if attempt else seed
