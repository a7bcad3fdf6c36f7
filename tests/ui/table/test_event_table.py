"""The table of UX 4, row by row: what every event looks and sounds like, what is called out, and how long it takes.

An event without a row fails, and so does a row of which no event was seen.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from random import Random
from typing import get_args

import pytest

from gostop_desktop.engine import events
from gostop_desktop.engine.dealing import deal
from gostop_desktop.engine.deck import deck_v1, secret_of
from gostop_desktop.engine.events import Event, redact
from gostop_desktop.engine.rules import MATGO, PRESETS, Rules
from gostop_desktop.engine.view import View
from gostop_desktop.engine.view import view as view_of
from gostop_desktop.storage.paths import asset
from gostop_desktop.ui.table.board import Board
from gostop_desktop.ui.table.choreography import Choreography
from gostop_desktop.ui.table.effects import Callout, EffectKind, Effects
from gostop_desktop.ui.table.flights import Motion
from gostop_desktop.ui.table.geometry import Pose, Rect
from gostop_desktop.ui.table.layout import solve
from gostop_desktop.ui.table.motion import Mover
from gostop_desktop.ui.table.stage import Stage
from gostop_desktop.ui.table.timeline import Timeline
from gostop_desktop.ui.table.words import CALLOUTS
from tests.ui.helpers import Ear

FRAME = 1 / 120
ENOUGH = 2
"""Examples of a row after which a round without anything rarer is not shown."""
VIEWER = 0
SLAPS = frozenset(f"slap_{take}" for take in range(1, 7))
SETS = frozenset(f"set_{name}" for name in get_args(events.SetName))
BROAD = 0.02
"""Seconds by which a measured time may differ: frames do not end where animations do."""


@dataclass(frozen=True, slots=True)
class Row:
    """What a row of the table asks for; sounds, words and effects are all that there may be."""

    seconds: tuple[float, float] = (0.0, 0.0)
    sounds: frozenset[str] = frozenset()
    must: frozenset[str] = frozenset()
    """Of which one sound at least is heard."""
    words: frozenset[str] = frozenset()
    effects: frozenset[str] = frozenset()


def row(
    milliseconds: int | tuple[int, int],
    sounds: str = "",
    words: str = "",
    effects: str = "",
    also: frozenset[str] = frozenset(),
) -> Row:
    """Write a row down as UX 4 does: milliseconds, the sounds of the event, what is called out, what flashes up.

    `also` may be heard too: the slap of a card that the event itself lays.
    """
    least, most = (milliseconds, milliseconds) if isinstance(milliseconds, int) else milliseconds
    must = frozenset(sounds.split())
    seconds = (least / 1000, most / 1000)
    return Row(seconds, must | also, must, frozenset(words.split()), frozenset(effects.split()))


HIT = "ring dust thump"
TABLE: dict[str, Row] = {
    # The deal.
    "Dealt": row((0, 160 + 9 * 35), "deal"),
    "Tripled": row(200, "triple", effects="stamp"),
    "BonusTaken": row(300, "bonus", "bonus"),
    "ReplacementDrawn": row((160, 200), "deal flip"),
    "Quad hand": row((700, 2000), "quad", "quad"),
    "Quad table": row(700, "quad", "quad", "glow"),
    "Void": row(500, "redeal", "redeal", "sigh burst"),
    "Shake": row((500, 1400), "shake", "shake"),
    "ShodangCalled": row((500, 2000), "choose", "shodang"),
    "ShodangAnswered": row(400, "choose", "shodang_yes shodang_no"),
    # A turn.
    "TurnStarted viewer": row(0, "turn", effects="glow"),
    "TurnStarted other": row(0),
    "Paired hand": Row((0.24, 0.24), SLAPS, SLAPS, effects=frozenset(HIT.split())),
    "Paired substitute": Row((0.24, 0.24), SLAPS, SLAPS, effects=frozenset(HIT.split())),
    "Paired flip": row(120, "slap_flip", effects=HIT),
    "Paired bomb": row(450, "bomb", "bomb bomb_pair", "shock ring dust thump burst sparks push"),
    "Laid hand": row(200, "lay"),
    "Laid substitute": row(200, "lay"),
    "Laid flip": row(120, "lay"),
    "Flipped": row(180, "flip"),
    "BonusTurned": row(300, "bonus"),
    "FreeTurn": row(120, "free_turn", effects="glow"),
    "Captured": row(220, "capture"),
    "TurnEnded": row(0),
    # What is special.
    "Ppuk": row(350, "ppuk", "ppuk", "stamp thump"),
    "BonusBuried": row(220),
    "StackTaken own": row(150, "stack_own", "stack_own", "burst sparks thump"),
    "StackTaken other": row(100, "stack", effects="burst sparks thump"),
    "StackTaken dealt": row(100, "stack", effects="burst sparks thump"),
    "Bomb": row(240),
    "Ttadak": row(360, "ttadak", "ttadak", "ring thump"),
    "Jjok": row(300, "jjok", "jjok", "hearts"),
    "Sweep": row(400, "sweep", "sweep", "streak"),
    "JunkTaken": row(260, "steal", "steal"),
    "JunkReturned": row(260, "steal", "steal"),
    "GukjinLocked": row(220, "focus"),
    "GukjinDeclared": row(220, "focus"),
    "InstantPayment first_ppuk": row(450, "chips", "first_ppuk", "coins stamp"),
    "InstantPayment second_ppuk": row(450, "chips", "second_ppuk", "coins stamp"),
    "InstantPayment third_ppuk": row(450, "chips", "third_ppuk", "coins stamp"),
    "InstantPayment first_ttadak": row(450, "chips", "first_ttadak", "coins"),
    "InstantPayment first_jjok": row(450, "chips", "first_jjok", "coins"),
    "InstantPayment department": row(450, "chips", "department", "coins"),
    "BonusScored": row(300, words="first_ppuk second_ppuk third_ppuk first_ttadak first_jjok department"),
    # Points and the end.
    "ScoreChanged": row(0),
    "ScoreChanged target": row(0, "target", effects="pulse"),
    "SetCompleted": Row((0.5, 0.5), SETS, SETS, frozenset(get_args(events.SetName)), frozenset({"glow"})),
    "SetDead": row(0, "set_dead"),
    "BakRisk": row(0, also=frozenset({"bak_risk", "bak_safe"}), effects="crack mend"),
    "Go 1": row(450, "go_1", "go", "side thump"),
    "Go 2": row(450, "go_2", "go", "side thump"),
    "Go 3": row(650, "go_3", "go", "side frame push thump"),
    "Stop": row(450, "stop", "stop", "sigh thump"),
    "AutoStop": row(450, "stop", "stop", "sigh thump"),
    "ThreePpuk": row(450, "ppuk", "three_ppuk"),
    "Nagari": row(500, "nagari", "nagari", "sigh"),
    "RoundEnded won": row(700, "win chips", "win", "coins"),
    "RoundEnded drawn": row(200),
}


class Watched(Effects):
    """Effects that also remember what began since they were last asked."""

    def __init__(self) -> None:
        super().__init__(Random(1))
        self.begun: set[str] = set()
        self.words: list[str] = []

    def add(self, kind: EffectKind, area: Rect, strength: float = 1.0, *, delay: float = 0.0, part: str = "") -> None:
        self.begun.add(kind.name.lower())
        super().add(kind, area, strength, delay=delay, part=part)

    def say(self, callout: Callout) -> None:
        self.words.append(callout.word)
        super().say(callout)

    def push(self, units: float) -> None:
        self.begun.add("push")
        super().push(units)

    def dust(self, pose: Pose, count: int, unit: float) -> None:
        self.begun.add("dust")
        super().dust(pose, count, unit)

    def sparks(self, x: float, y: float, count: int, unit: float) -> None:
        self.begun.add("sparks")
        super().sparks(x, y, count, unit)

    def coins(self, start: tuple[float, float], end: tuple[float, float], count: int, unit: float) -> None:
        self.begun.add("coins")
        super().coins(start, end, count, unit)

    def thump(self, x: float, y: float, units: float, unit: float, *, delay: float = 0.0) -> None:
        self.begun.add("thump")
        super().thump(x, y, units, unit, delay=delay)


@dataclass(slots=True)
class Seen:
    """What was seen and heard of one event."""

    event: Event
    seconds: float
    sounds: list[str] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    effects: set[str] = field(default_factory=set)


class Names:
    """Says in which row an event stands; it follows a round for that."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._scores = [0] * rules.players
        self._table: set[int] = set()
        self._winner: object = None

    def of(self, event: Event) -> str:  # a table of cases
        """Return the row of the next event."""
        name = type(event).__name__
        match event:
            case events.Paired(by=by) | events.Laid(by=by):
                return f"{name} {by}"
            case events.StackTaken(kind=kind):
                return f"{name} {kind}"
            case events.InstantPayment(reason=reason):
                return f"{name} {reason}"
            case events.Go(count=count):
                return f"{name} {min(count, 3)}"
            case events.TurnStarted(seat=seat):
                return f"{name} {'viewer' if seat == VIEWER else 'other'}"
            case events.Dealt(seat=None, cards=cards):
                self._table |= set(cards or ())
            case events.Quad(seat=seat, cards=cards, points=points):
                self._winner = seat if points else None
                return f"{name} {'table' if set(cards) <= self._table else 'hand'}"
            case events.ScoreChanged(seat=seat, score=score):
                before, self._scores[seat] = self._scores[seat], score
                return f"{name} target" if before < self._rules.win_score <= score else name
            case events.Stop(seat=seat) | events.AutoStop(seat=seat) | events.ThreePpuk(seat=seat):
                self._winner = seat
            case events.RoundEnded():
                return f"{name} {'drawn' if self._winner is None else 'won'}"
            case _:
                pass
        return name


def rounds() -> Iterator[tuple[Rules, int]]:
    """Yield rules and seeds in whose rounds everything happens."""
    for rules in PRESETS.values():
        for seed in range(50):
            yield rules, seed
    yield from ((PRESETS["gostop", 3], seed) for seed in range(40, 130))
    yield replace(PRESETS["fishing_rules", 2], table_quad="dealer_wins"), 56
    free = replace(MATGO, gukjin_timing="free", steal_change=True, event_bonus_mode="score")
    yield from ((free, seed) for seed in range(60))


def shown(
    told: list[Event], rules: Rules, stage: Stage, board: Board, known: dict[str, list[Seen]]
) -> Iterator[tuple[str, Seen]]:
    """Show the events one by one and yield the row and what was seen of each, as long as there are not enough."""
    sounds = Ear()
    effects, timeline = Watched(), Timeline()
    choreography = Choreography(rules, stage, board, effects, Mover(stage, Motion.FULL), sounds, Random(2))
    names = Names(rules)
    for event in told:
        name = names.of(event)
        sounds.clear()
        effects.words.clear()
        effects.begun.clear()
        effects.clear()
        timeline.add(choreography.script(event))
        if len(known.get(name, ())) >= ENOUGH:
            timeline.finish()
            continue
        frames = 0
        while not timeline.is_idle:
            timeline.update(FRAME)
            frames += 1
        seconds = (frames - 1) * FRAME
        yield name, Seen(event, seconds, list(sounds), list(effects.words), set(effects.begun))


def told_of(rules: Rules, seed: int) -> tuple[View, list[Event]]:
    """Return a round played at random, and how its table looks when it is over."""
    rng = Random(seed)
    round, told = deal(rules, deck_v1(rules, secret_of("table", seed)), seed % rules.players)
    while actions := round.legal_actions():
        told += round.apply(rng.choice(actions))
    return view_of(round, VIEWER), [redact(event, VIEWER) for event in told]


RARE: tuple[Event, ...] = (
    events.InstantPayment(0, (4, 5, 6), "third_ppuk", 10),
    events.GukjinLocked(1, (32,)),
    events.ThreePpuk(0, (), 7),
)
"""What hardly ever happens: shown on the table of a round that is over."""


@cache
def seen() -> dict[str, list[Seen]]:
    """Return, for every row, a few events as they were seen."""
    found: dict[str, list[Seen]] = {}
    for index, (rules, seed) in enumerate(rounds()):
        view, told = told_of(rules, seed)
        told += () if index else RARE
        names = Names(rules)
        if all(len(found.get(names.of(event), ())) >= ENOUGH for event in told):
            continue
        stage, board = Stage(solve(1280, 720, rules.players), view), Board.of(view)
        stage.clear_for_deal(view)
        board.has_begun = False
        board.scores = [0] * rules.players
        for name, one in shown(told, rules, stage, board, found):
            found.setdefault(name, []).append(one)
    return found


def test_every_event_of_the_engine_has_a_row() -> None:
    rows = {name.split()[0] for name in TABLE}

    assert {kind.__name__ for kind in get_args(Event)} == rows
    assert set(seen()) == set(TABLE)


@pytest.mark.parametrize("name", TABLE)
def test_an_event_is_shown_as_its_row_says(name: str) -> None:
    wanted = TABLE[name]
    examples = seen().get(name, [])

    assert examples, f"no {name} was seen"
    for one in examples:
        heard = set(one.sounds)
        assert heard <= wanted.sounds, one
        assert not wanted.must or heard & wanted.must, one
        assert set(one.words) <= wanted.words, one
        assert len(one.words) <= 1, one
        assert one.effects <= wanted.effects, one
        least, most = wanted.seconds
        assert least - BROAD <= one.seconds <= most + BROAD, one


@pytest.mark.parametrize("name", [name for name, row in TABLE.items() if row.words])
def test_what_is_to_be_called_out_is_called_out(name: str) -> None:
    examples = seen()[name]

    assert any(one.words for one in examples)


@pytest.mark.parametrize("name", [name for name, row in TABLE.items() if row.effects])
def test_what_is_to_flash_up_does(name: str) -> None:
    begun = set().union(*(one.effects for one in seen()[name]))

    assert begun == TABLE[name].effects


def test_sounds_and_words_of_the_table_are_there() -> None:
    sounds = {sound for row in TABLE.values() for sound in row.sounds}
    words = {word for row in TABLE.values() for word in row.words}

    assert {name for name in sounds if not (asset("sounds") / f"{name}.wav").is_file()} == set()
    assert words <= set(CALLOUTS)


def test_events_are_shown_in_the_order_of_the_engine() -> None:
    """UX 4: the interface does not invent or reorder events; captures that follow one another are seen together."""
    view, told = told_of(MATGO, 8)
    stage, board = Stage(solve(1280, 720, 2), view), Board.of(view)
    stage.clear_for_deal(view)
    effects, timeline = Effects(Random(1)), Timeline()
    heard = Ear()
    choreography = Choreography(MATGO, stage, board, effects, Mover(stage, Motion.FULL), heard, Random(2))
    for script in choreography.scripts(told):
        timeline.add(script)
    while not timeline.is_idle:
        timeline.update(1 / 60)

    assert told == [event for turn in board.log for event in turn]
