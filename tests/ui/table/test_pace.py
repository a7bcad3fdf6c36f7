"""How fast a turn is shown, and what less motion leaves out (UX U1, 3.7 and 10: checks 4 and 13), by a made clock."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from gostop_desktop.engine import events
from gostop_desktop.engine.dealing import deal
from gostop_desktop.engine.deck import deck_v1, secret_of
from gostop_desktop.engine.events import Event, redact
from gostop_desktop.engine.rules import MATGO
from gostop_desktop.engine.view import View, view
from gostop_desktop.storage.options import GameOptions
from gostop_desktop.storage.paths import folders
from gostop_desktop.storage.settings import Speed
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.display import PictureDisplay
from gostop_desktop.ui.table.describe import Person
from gostop_desktop.ui.table.stage import Stage
from gostop_desktop.ui.table.tabletop import Tabletop

FRAME = 1 / 60
VIEWER = 0
PLAIN = (
    events.TurnStarted,
    events.Laid,
    events.Paired,
    events.Flipped,
    events.Captured,
    events.ScoreChanged,
    events.SetDead,
    events.BakRisk,
    events.TurnEnded,
)
SPECIAL = (events.Ppuk, events.Bomb, events.StackTaken, events.Sweep, events.SetCompleted, events.Go, events.Jjok)


@dataclass(frozen=True, slots=True)
class Turn:
    """What happened in one decision of a round, with the view before and after."""

    before: View
    told: list[Event]
    after: View
    seat: int


def turns(seed: int, rng: Random) -> Iterator[Turn]:
    """Yield the decisions of a round played at random."""
    round, _ = deal(MATGO, deck_v1(MATGO, secret_of("pace", seed)))
    while actions := round.legal_actions():
        before, seat = view(round, VIEWER), round.to_move
        assert seat is not None
        told = [redact(event, VIEWER) for event in round.apply(rng.choice(actions))]
        yield Turn(before, told, view(round, VIEWER), seat)


def plain(count: int) -> list[Turn]:
    """Return ordinary turns of the opponent: a card played, one turned up, and what they take."""
    rng = Random(3)
    found = [
        turn
        for seed in range(4)
        for turn in turns(seed, rng)
        if turn.seat != VIEWER
        and any(isinstance(event, events.Flipped) for event in turn.told)
        and all(isinstance(event, PLAIN) for event in turn.told)
    ]
    assert len(found) >= count
    return found[:count]


def special(count: int) -> list[Turn]:
    """Return turns in which much flashes up."""
    rng = Random(5)
    found = [
        turn
        for seed in range(20)
        for turn in turns(seed, rng)
        if sum(isinstance(event, SPECIAL) for event in turn.told) > 1
    ]
    assert len(found) >= count
    return found[:count]


def desk_with(home: Path, speed: Speed = "normal", motion: str = "full") -> Desk:
    desk = Desk(PictureDisplay((1280, 720)), GameOptions(language="en", data_folder=home, speed=speed), folders(home))
    desk.change(replace(desk.settings, display=replace(desk.settings.display, motion=motion)))
    return desk


def top_of(desk: Desk, turn: Turn) -> Tabletop:
    people = [Person(name, portrait, "100") for name, portrait in (("One", "crane"), ("Two", "boar"))]
    return Tabletop(desk, turn.before, people)


def seconds_of(top: Tabletop, turn: Turn) -> float:
    """Show a turn and return the seconds until everything has been shown."""
    shown = [events.TurnStarted(turn.seat, ()), *turn.told[: _end_of(turn.told)]]
    top.show(shown, turn.after)
    seconds = 0.0
    while not top.is_idle:
        top.update(FRAME)
        seconds += FRAME
    return seconds


def _end_of(told: list[Event]) -> int:
    """Return where the turn ends: what belongs to the next one is not counted."""
    return next((index for index, event in enumerate(told) if isinstance(event, events.TurnEnded)), len(told))


@pytest.mark.parametrize(("speed", "most"), [("slow", 0.8 * 1.6), ("normal", 0.8), ("fast", 0.4), ("instant", 0.1)])
def test_an_opponents_turn_takes_no_longer_than_its_budget(speed: Speed, most: float, tmp_path: Path) -> None:
    """UX U1, at every speed; the pause before it is the table's (test_automatic)."""
    desk = desk_with(tmp_path, speed)

    # The last frame goes beyond the end.
    assert max(seconds_of(top_of(desk, turn), turn) for turn in plain(8)) <= most + FRAME


@pytest.mark.parametrize("after", [0.05, 0.3, 0.5, 0.8])
def test_input_ends_any_animation_within_one_frame(after: float, tmp_path: Path) -> None:
    """UX 10, check 4: whatever is under way, the next frame shows the end of it, and nothing moves any more."""
    desk = desk_with(tmp_path)
    for turn in special(4):
        top = top_of(desk, turn)
        top.show(turn.told, turn.after)
        for _ in range(round(after / FRAME)):
            top.update(FRAME)
        top.skip()
        top.update(FRAME)

        assert top.is_idle
        top.stage.audit(turn.after)
        assert not top.effects.passing
        assert not top.effects.particles
        assert all(is_at_rest(top.stage, card) for card in top.stage.sprites)


def is_at_rest(stage: Stage, card: int) -> bool:
    sprite = stage.sprites[card]
    return not (sprite.is_flying or sprite.shake or sprite.hop or sprite.height) and sprite.pose == stage.place(card)


def test_a_held_key_shows_everything_five_times_as_fast(tmp_path: Path) -> None:
    desk = desk_with(tmp_path)
    (turn,) = plain(1)
    usual = seconds_of(top_of(desk, turn), turn)
    held = top_of(desk, turn)
    held.is_fast_forward = True

    assert usual / 5 == pytest.approx(seconds_of(held, turn), abs=FRAME)


@pytest.mark.parametrize("motion", ["reduced", "none"])
def test_with_less_motion_nothing_shakes_flies_flashes_or_leans(motion: str, tmp_path: Path) -> None:
    """UX 10, check 13: a card is where it belongs, faded in or marked; callouts come up whole."""
    desk = desk_with(tmp_path, motion=motion)
    for turn in special(4):
        top = top_of(desk, turn)
        top.show(turn.told, turn.after)
        reach = 8 * top.layout.scale
        while not top.is_idle:
            before = {card: sprite.pose for card, sprite in top.stage.sprites.items()}
            top.update(FRAME)
            effects = top.effects
            assert not (effects.passing)
            assert not (effects.particles)
            assert not (effects.thumps)
            assert (0.0, 0.0) == effects.nudge
            assert 1.0 == effects.callout_shown
            for card, sprite in top.stage.sprites.items():
                assert 0 == sprite.shake == sprite.hop == sprite.height == sprite.lift
                if card not in before or sprite.pose == before[card]:
                    continue
                moved = abs(sprite.pose.x - before[card].x) + abs(sprite.pose.y - before[card].y)
                is_told = sprite.opacity < 1.0 or card in top.stage.changed or motion == "none"
                assert moved <= reach or is_told
                assert 0.0 == sprite.pose.angle
