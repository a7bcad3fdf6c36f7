"""Every event has a script, and the cards on the screen are always those of the view (ARCHITECTURE 6)."""

from __future__ import annotations

from random import Random

import pytest

from gostop_desktop.engine.cards import Seat
from gostop_desktop.engine.dealing import deal
from gostop_desktop.engine.deck import deck_v1, secret_of
from gostop_desktop.engine.events import Event, redact
from gostop_desktop.engine.round import Round
from gostop_desktop.engine.rules import PRESETS, Rules
from gostop_desktop.engine.view import view as view_of
from gostop_desktop.ui.table.board import Board
from gostop_desktop.ui.table.choreography import Choreography
from gostop_desktop.ui.table.effects import Effects
from gostop_desktop.ui.table.layout import solve
from gostop_desktop.ui.table.motion import Motion, Mover
from gostop_desktop.ui.table.stage import Stage, StageError
from gostop_desktop.ui.table.timeline import Timeline

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
        self.sounds: list[str] = []
        self.choreography = Choreography(
            view.rules,
            self.stage,
            Board.of(view),
            self.effects,
            Mover(self.stage, motion),
            self.sounds.append,
            Random(2),
        )

    def show(self, events: list[Event], dt: float | None = None) -> None:
        """Show the events one by one, to the end of each; in frames of `dt` seconds where it is given."""
        for event in events:
            self.timeline.add(self.choreography.script(redact(event, self.viewer)))
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
