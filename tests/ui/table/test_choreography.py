"""Every event has a script, and the cards on the screen are always those of the view (ARCHITECTURE 6)."""

from __future__ import annotations

from random import Random

import pytest

from gostop_desktop.engine import events as events_of
from gostop_desktop.engine.cards import Seat, month_of
from gostop_desktop.engine.dealing import deal
from gostop_desktop.engine.deck import deck_v1, secret_of
from gostop_desktop.engine.events import Event, redact
from gostop_desktop.engine.round import Round
from gostop_desktop.engine.rules import PRESETS, Rules
from gostop_desktop.engine.view import view as view_of
from gostop_desktop.ui.table.audit import StageError
from gostop_desktop.ui.table.board import Board
from gostop_desktop.ui.table.choreography import Choreography
from gostop_desktop.ui.table.effects import Effects
from gostop_desktop.ui.table.flights import Motion
from gostop_desktop.ui.table.layout import solve
from gostop_desktop.ui.table.motion import Mover
from gostop_desktop.ui.table.stage import Stage
from gostop_desktop.ui.table.timeline import Timeline
from tests.ui.helpers import Ear

ROUNDS = 10


class Screen:
    """A table without a window: stage, panels, timeline."""

    def __init__(self, round: Round, viewer: Seat, motion: Motion = Motion.FULL) -> None:
        self.round = round
        self.viewer = viewer
        view = view_of(round, viewer)
        self.stage = Stage(solve(1280, 720, view.rules.players), view)
        self.stage.clear_for_deal(view)
        self.timeline = Timeline()
        self.effects = Effects(Random(1))
        self.sounds = Ear()
        self.choreography = Choreography(
            view.rules,
            self.stage,
            Board.of(view),
            self.effects,
            Mover(self.stage, motion),
            self.sounds,
            Random(2),
        )

    def show(self, events: list[Event], dt: float | None = None) -> None:
        """Show the events one by one, to the end of each; in frames of `dt` seconds where it is given."""
        for script in self.choreography.scripts(redact(event, self.viewer) for event in events):
            self.timeline.add(script)
            if dt is None:
                self.timeline.finish()
            while not self.timeline.is_idle:
                assert dt is not None
                self.timeline.update(dt)
            self.stage.check()
        self.stage.audit(view_of(self.round, self.viewer))


def dealt(rules: Rules, seed: int) -> tuple[Round, list[Event]]:
    return deal(rules, deck_v1(rules, secret_of("table", seed)), seed % rules.players)


@pytest.mark.parametrize("rules", PRESETS.values(), ids=lambda rules: f"{rules.players}")
def test_the_screen_follows_random_rounds_of_every_preset(rules: Rules) -> None:
    rng = Random(3)
    for seed in range(ROUNDS):
        round, events = dealt(rules, seed)
        screen = Screen(round, seed % rules.players)
        screen.show(events)
        while actions := round.legal_actions():
            screen.show(round.apply(rng.choice(actions)))


@pytest.mark.parametrize("motion", list(Motion))
def test_motion_changes_what_is_seen_and_not_where_it_ends(motion: Motion) -> None:
    """BUGS U27: without motion everything arrives all the same."""
    rng = Random(5)
    round, events = dealt(PRESETS["matgo", 2], 4)
    screen = Screen(round, 0, motion)
    screen.show(events, dt=1 / 60)

    while actions := round.legal_actions():
        screen.show(round.apply(rng.choice(actions)), dt=1 / 60)


def test_a_card_is_heard_on_the_side_on_which_it_falls() -> None:
    rng = Random(11)
    round, events = dealt(PRESETS["matgo", 2], 4)
    screen = Screen(round, 0)
    screen.show(events)
    layout = screen.stage.layout
    sides: dict[int, set[bool]] = {}
    while actions := round.legal_actions():
        screen.sounds.places.clear()
        happened = round.apply(rng.choice(actions))
        screen.show(happened)
        fallen = [event for event in happened if isinstance(event, events_of.Laid | events_of.Paired)]
        heard = [x for name, x in screen.sounds.places if name.startswith(("lay", "slap", "bomb"))]
        for event, x in zip(fallen, heard, strict=True):
            sides.setdefault(month_of(event.cards[0]), set()).add(layout.side_of(x) < 0)

    assert {month: {layout.slot(month, 0, 1).x < layout.cloth.center[0]} for month in sides} == sides
    assert {True, False} == set().union(*sides.values())


def test_a_stage_reset_in_mid_round_shows_the_view() -> None:
    """What Continue does: the table at any decision can be built from the view alone."""
    rng = Random(7)
    for rules in PRESETS.values():
        for seed in range(6):
            round, _ = dealt(rules, seed)
            while actions := round.legal_actions():
                for viewer in range(rules.players):
                    view = view_of(round, viewer)
                    Stage(solve(1280, 720, rules.players), view).audit(view)
                round.apply(rng.choice(actions))


def test_the_audit_finds_a_card_in_the_wrong_place() -> None:
    round, _ = dealt(PRESETS["matgo", 2], 1)
    view = view_of(round, 0)
    stage = Stage(solve(1280, 720, 2), view)

    stage.to_captured(stage.hand[0], 0)
    stage.settle()

    with pytest.raises(StageError, match="hand"):
        stage.audit(view)


def test_resizing_in_mid_flight_ends_where_a_fresh_layout_would() -> None:
    """BUGS U13."""
    rng = Random(11)
    round, events = dealt(PRESETS["gostop", 3], 2)
    screen = Screen(round, 0)
    for event in events:
        screen.timeline.add(screen.choreography.script(redact(event, 0)))
    while not screen.timeline.is_idle:
        screen.timeline.update(0.05)
        size = rng.randrange(1024, 3000), rng.randrange(640, 1800)
        screen.stage.relayout(solve(*size, 3))

    screen.stage.check()
    screen.stage.audit(view_of(round, 0))


PLAIN = (
    events_of.TurnStarted,
    events_of.Laid,
    events_of.Paired,
    events_of.Flipped,
    events_of.Captured,
    events_of.ScoreChanged,
    events_of.SetDead,
    events_of.BakRisk,
    events_of.TurnEnded,
)


def turns(events: list[Event]) -> list[list[Event]]:
    """Split events at the beginnings of turns."""
    found: list[list[Event]] = [[]]
    for event in events:
        if isinstance(event, events_of.TurnStarted):
            found.append([])
        found[-1].append(event)
    return found


def seconds_of(screen: Screen, events: list[Event]) -> float:
    """Show the events at normal speed and return how long it took."""
    frame = 1 / 120
    spent = 0.0
    for script in screen.choreography.scripts(redact(event, screen.viewer) for event in events):
        screen.timeline.add(script)
    while not screen.timeline.is_idle:
        screen.timeline.update(frame)
        spent += frame
    screen.stage.check()
    return spent


def test_an_ordinary_turn_of_an_opponent_takes_at_most_0_8_seconds() -> None:
    """UX 1 (U1) and 4: 200 + 40 + 180 + 120 + 220 milliseconds; the pause of 300 before it is the table's."""
    rng = Random(13)
    measured = []
    for seed in range(6):
        round, dealing = dealt(PRESETS["matgo", 2], seed)
        screen = Screen(round, 0)
        told = list(dealing)
        while actions := round.legal_actions():
            told += round.apply(rng.choice(actions))
        for turn in turns(told):
            seconds = seconds_of(screen, turn)
            is_plain = all(isinstance(event, PLAIN) for event in turn)
            if is_plain and turn[0].seat == 1:
                measured.append(seconds)

    assert len(measured) > 20
    assert 0.8 >= max(measured)


def test_special_events_add_at_most_two_and_a_half_seconds_to_a_turn() -> None:
    """UX 4."""
    rng = Random(17)
    longest = 0.0
    for rules in PRESETS.values():
        round, dealing = dealt(rules, 9)
        screen = Screen(round, 0)
        told = list(dealing)
        while actions := round.legal_actions():
            told += round.apply(rng.choice(actions))
        first, *rest = turns(told)
        seconds_of(screen, first)
        longest = max(longest, *(seconds_of(screen, turn) for turn in rest))

    assert 1.1 + 2.5 >= longest


@pytest.mark.parametrize("motion", [Motion.REDUCED, Motion.NONE])
def test_with_less_motion_no_card_moves_without_a_fade(motion: Motion) -> None:
    """UX 10, check 13: a card is somewhere else at once, faded in or marked, never on its way; nothing shakes."""
    rng = Random(19)
    round, dealing = dealt(PRESETS["matgo", 2], 3)
    screen = Screen(round, 0, motion)
    reach = 8 * screen.stage.layout.scale
    told = list(dealing)
    while actions := round.legal_actions():
        told += round.apply(rng.choice(actions))
    for event in told:
        screen.timeline.add(screen.choreography.script(redact(event, 0)))
        while not screen.timeline.is_idle:
            before = {card: sprite.pose for card, sprite in screen.stage.sprites.items()}
            screen.timeline.update(1 / 60)
            places = screen.stage.places()
            for card, sprite in screen.stage.sprites.items():
                assert 0.0 == sprite.shake
                moved = card in before and abs(before[card].x - sprite.pose.x) + abs(before[card].y - sprite.pose.y)
                if moved and moved > reach:
                    assert sprite.pose == places[card]
                    assert sprite.opacity < 1.0 or card in screen.stage.changed or motion is Motion.NONE
