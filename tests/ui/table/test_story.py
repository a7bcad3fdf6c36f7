"""What an event looks like beyond its time and sounds (UX 4): badges that fall, waves, groups, cards that go home."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import get_args

import pytest
from msgspec.structs import replace

from gostop_desktop.engine import events
from gostop_desktop.engine.cards import month_of
from gostop_desktop.engine.dealing import deal
from gostop_desktop.engine.deck import deck_v1, secret_of
from gostop_desktop.engine.events import Event, redact
from gostop_desktop.engine.rules import MATGO, PRESETS, Rules, with_options
from gostop_desktop.engine.view import View
from gostop_desktop.engine.view import view as view_of
from gostop_desktop.i18n import pgettext, plain
from gostop_desktop.storage.settings import Speed
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.table.board import Board
from gostop_desktop.ui.table.choreography import Choreography
from gostop_desktop.ui.table.describe import Person
from gostop_desktop.ui.table.effects import EffectKind
from gostop_desktop.ui.table.geometry import Pose
from gostop_desktop.ui.table.layout import Group
from gostop_desktop.ui.table.sprites import Mark
from gostop_desktop.ui.table.tabletop import Tabletop
from gostop_desktop.ui.table.words import SETS, callout_note, month_name
from tests.ui.helpers import Ear, desk_of

FRAME = 1 / 60
VIEWER = 0
SAID = {"ppuk", "sweep", "shake", "quad", *get_args(events.SetName)}
Chunk = tuple[View, list[Event], View]


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return desk_of(tmp_path, (1280, 720))


def chunks(rules: Rules, seed: int) -> Iterator[Chunk]:
    """Yield what happens in a round played at random, decision by decision, the deal first."""
    rng = Random(seed)
    round, told = deal(rules, deck_v1(rules, secret_of("table", seed)), seed % rules.players)
    before = view_of(round, VIEWER)
    yield before, [redact(event, VIEWER) for event in told], before
    while actions := round.legal_actions():
        before = view_of(round, VIEWER)
        told = round.apply(rng.choice(actions))
        yield before, [redact(event, VIEWER) for event in told], view_of(round, VIEWER)


def first(kind: type[Event], *, rules: Rules = MATGO, fits: Callable[[Event], bool] = lambda _event: True) -> Chunk:
    """Return the first decision of any round in which such an event happens."""
    for seed in range(400):
        for chunk in chunks(rules, seed):
            if any(isinstance(event, kind) and fits(event) for event in chunk[1]):
                return chunk
    raise AssertionError(f"no {kind.__name__} in four hundred rounds")


def top_of(desk: Desk, chunk: Chunk) -> Tabletop:
    """Return the table before the decision; a deal begins with an empty one."""
    before, told, _after = chunk
    people = [Person(name, name.lower(), "100") for name in ("Crane", "Boar", "Deer")[: before.rules.players]]
    top = Tabletop(desk, before, people)
    if isinstance(told[0], events.Dealt):
        top.before_deal()
    return top


def frames(top: Tabletop, chunk: Chunk) -> Iterator[int]:
    """Show the decision and yield the number of every frame."""
    top.show(chunk[1], chunk[2])
    number = 0
    while not top.is_idle:
        top.update(FRAME)
        yield number
        number += 1


def test_the_badge_of_a_ppuk_comes_down_on_its_stack(desk: Desk) -> None:
    chunk = first(events.Ppuk)
    top = top_of(desk, chunk)
    (month,) = (event.month for event in chunk[1] if isinstance(event, events.Ppuk))
    sizes = [
        top.badges.stacks(top.stage, top.people, top.effects)[0].surface.get_width()
        for _ in frames(top, chunk)
        if any(effect.kind is EffectKind.STAMP for effect in top.effects.passing)
    ]
    at_rest = top.badges.stacks(top.stage, top.people, top.effects)[0]
    # A first ppuk is paid for: its badge comes down once more, of gold.
    sizes = sizes[: sizes.index(min(sizes)) + 1]

    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] > 2 * at_rest.surface.get_width()
    assert at_rest.surface.get_width() == sizes[-1]
    assert (at_rest.x, at_rest.y) == top.stage.badge_of(month)[:2]


def test_cards_that_are_shaken_sway_to_both_sides_twice_and_lie_straight_again(desk: Desk) -> None:
    top = top_of(desk, first(events.Shake))
    angles = []
    for _ in frames(top, first(events.Shake)):
        held = top.stage.held
        if held:
            angles.append(top.stage.sprites[held[0]].pose.angle)
    turns = [angle > 0 for angle in angles if abs(angle) > 4]

    assert 4 == 1 + sum(before != after for before, after in pairwise(turns))
    assert all(0.0 == sprite.pose.angle for sprite in top.stage.sprites.values())


@pytest.mark.parametrize(
    ("multiplier", "told"),
    [(1, "Three of {month}"), (2, "Three of {month}: a win counts ×2"), (3, "Three of {month}: a win counts ×3")],
)
def test_a_shake_says_what_it_multiplies_by_under_the_rules_in_force(multiplier: int, told: str, desk: Desk) -> None:
    chunk = first(events.Shake, rules=with_options(MATGO, {"shake_multiplier": multiplier}))
    (shake,) = (event for event in chunk[1] if isinstance(event, events.Shake))
    top = top_of(desk, chunk)
    notes = set()
    for _ in frames(top, chunk):
        said = top.effects.callout
        if said is not None and said.word == "shake":
            notes.add(plain(callout_note(said.word, said.cards, said.number)))

    assert {told.format(month=month_name(month_of(shake.cards[0])))} == notes
    assert multiplier == top.describer.seat(shake.seat).told_factor


def test_what_is_captured_goes_to_its_groups_one_after_the_other_each_with_a_swish(desk: Desk) -> None:
    def is_mixed(event: Event) -> bool:
        assert isinstance(event, events.Captured)
        kinds = {card % 4 for card in event.cards}
        return event.seat == VIEWER and len(event.cards) == 2 and kinds in ({0, 3}, {1, 3}, {0, 2})

    chunk = first(events.Captured, fits=is_mixed)
    top = top_of(desk, chunk)
    heard = Ear()
    top.choreography = Choreography(MATGO, top.stage, top.board, top.effects, top.mover, heard, Random(2))
    for _ in frames(top, chunk):
        pass
    groups = {
        top.stage.group_of(card) for event in chunk[1] if isinstance(event, events.Captured) for card in event.cards
    }

    assert len(groups) == heard.count("capture")


@pytest.mark.parametrize("kind", [events.Nagari, events.Void])
def test_when_nobody_wins_all_cards_go_back_to_the_stock_and_can_still_be_looked_at(
    desk: Desk, kind: type[Event]
) -> None:
    chunk = first(kind, rules=PRESETS["gostop", 3])
    top = top_of(desk, chunk)
    for _ in frames(top, chunk):
        pass
    stock = top.layout.stock()
    poses = [sprite.pose for sprite in top.stage.sprites.values()]

    assert poses
    assert poses == [stock] * len(poses)
    assert not any(sprite.is_up for sprite in top.stage.sprites.values())
    top.stage.audit(chunk[2])

    top.stage.settle()

    assert all(is_in_its_place(top, card) for card in top.stage.sprites)
    assert stock not in [sprite.pose for sprite in top.stage.sprites.values()]


@pytest.mark.parametrize("kind", [events.Nagari, events.Void])
def test_while_the_cards_go_back_the_counts_stay_and_no_mark_lies_on_the_stock(desk: Desk, kind: type[Event]) -> None:
    chunk = first(kind, rules=PRESETS["gostop", 3])
    top = top_of(desk, chunk)
    counts, marks = set(), set()
    for _ in frames(top, chunk):
        if top.stage.is_gathered:
            counts.add(tuple(top.describer.label(seat, group).count for seat in range(3) for group in Group))
            marks.add(len(top.cups()))

    assert 1 == len(counts)
    assert {0} == marks


def test_four_of_a_month_say_what_they_win_with_and_so_does_the_winner(desk: Desk) -> None:
    chunk = first(events.Quad, fits=lambda event: isinstance(event, events.Quad) and event.points > 0)
    (points,) = (event.points for event in chunk[1] if isinstance(event, events.Quad))
    top = top_of(desk, chunk)
    said = {(word.word, word.number) for _ in frames(top, chunk) for word in top.effects.callouts}

    assert {("quad", points), ("win", points)} <= said


def test_a_set_that_is_complete_is_not_one_short(desk: Desk) -> None:
    """The word that it is complete stands beside the sets that lack a card."""
    chunk = first(events.SetCompleted)
    (done,) = (event for event in chunk[1] if isinstance(event, events.SetCompleted))
    top = top_of(desk, chunk)
    lacking = set()
    for _ in frames(top, chunk):
        if any(word.word == done.name for word in top.effects.callouts):
            lacking |= {(one.portrait, one.name) for one in top.describer.middle().short}

    assert (top.people[done.seat].portrait, pgettext(*SETS[done.name])) not in lacking


def is_in_its_place(top: Tabletop, card: int) -> bool:
    sprite = top.stage.sprites[card]
    place: Pose = top.stage.place(card)
    return sprite.pose == place and sprite.is_up


def test_what_a_deal_brings_to_light_is_told_as_slowly_as_anything_else(desk: Desk) -> None:
    """A long story is told faster towards its end (UX 4), and a deal is long: that is no reason to hurry chongtong."""
    chunk = first(events.Quad, rules=PRESETS["gostop", 3])
    top = top_of(desk, chunk)
    held = sum(bool(top.stage.held) for _ in frames(top, chunk))

    assert held * FRAME > 0.9


def passing(top: Tabletop) -> list[tuple[EffectKind, str]]:
    return [(effect.kind, effect.part) for effect in top.effects.passing]


def test_a_shield_cracks_as_a_danger_begins_and_mends_as_it_ends_and_not_in_between(desk: Desk) -> None:
    """A danger that comes nearer or goes farther is told by its number; there is no alarm for it."""
    view = first(events.TurnStarted)[0]
    top = top_of(desk, (view, [events.TurnStarted(VIEWER, ())], view))
    heard = Ear()
    top.choreography = Choreography(MATGO, top.stage, top.board, top.effects, top.mover, heard, Random(2))
    for missing, is_safe in ((4, False), (3, False), (2, False), (0, True), (1, False)):
        top.timeline.add(top.choreography.script(events.BakRisk(VIEWER, (), "pibak", missing, is_safe)))
        top.timeline.finish()

    assert ["bak_risk", "bak_safe", "bak_risk"] == heard
    kinds = [EffectKind.CRACK, EffectKind.MEND, EffectKind.CRACK]
    assert [(kind, "pibak") for kind in kinds] == passing(top)


def test_what_flashes_up_in_a_panel_does_so_on_the_meter_and_on_the_shield(desk: Desk) -> None:
    chunk = first(events.TurnStarted, fits=lambda event: isinstance(event, events.TurnStarted) and event.seat == VIEWER)
    top = top_of(desk, chunk)
    for _ in frames(top, chunk):
        pass
    for seat in range(2):
        panel = top.layout.panel(top.stage.place_of(seat))
        for part in ("meter", "pibak", "gwangbak"):
            assert 1 == len([spot for spot in top.painting.brush.spots[part] if panel.holds(spot)]), (seat, part)


@pytest.mark.parametrize("points", [1, 4, 30])
def test_a_meter_rolls_for_a_hundred_and_fifty_milliseconds_whatever_the_points(points: int) -> None:
    board = Board.of(first(events.TurnStarted)[0])
    board.scores[0] = points
    frames = 0
    while board.is_rolling:
        before = board.shown_scores[0]
        board.roll(FRAME)
        frames += 1
        assert before < board.shown_scores[0] <= points

    assert 9 == frames


@pytest.mark.parametrize("kind", [events.Ppuk, events.Sweep, events.SetCompleted, events.Shake, events.Quad])
def test_the_panels_say_what_is_called_out_while_it_is_called_out(kind: type[Event], desk: Desk) -> None:
    chunk = first(kind)
    top = top_of(desk, chunk)
    top.show(chunk[1], chunk[2])
    while not top.effects.callouts or top.effects.callouts[-1].word not in SAID:
        top.update(FRAME)

    assert any(isinstance(event, kind) for event in top.board.this_turn)


@pytest.mark.parametrize(("motion", "least", "most"), [("full", 0.5, 1.5), ("reduced", 0.5, 1.5), ("none", 0.25, 0.35)])
def test_what_is_held_up_can_be_seen_also_where_less_moves(motion: str, least: float, most: float, desk: Desk) -> None:
    """Less motion leaves nothing out that one has to know; without any nobody waits for more than 0.3 seconds."""
    desk.change(replace(desk.settings, display=replace(desk.settings.display, motion=motion)))
    for kind, rules in ((events.Shake, MATGO), (events.Quad, PRESETS["gostop", 3])):
        chunk = first(kind, rules=rules)
        top = top_of(desk, chunk)
        held = sum(bool(top.stage.held) for _ in frames(top, chunk))

        assert least <= held * FRAME <= most


def marked(top: Tabletop) -> set[int]:
    """Return the cards that have the outline of what has changed."""
    return {card for card, sprite in top.stage.sprites.items() if sprite.mark is Mark.CHANGED}


@pytest.mark.parametrize(("speed", "motion", "seconds"), [("instant", "full", 0.3), ("normal", "none", 9.0)])
def test_where_nobody_sees_cards_fly_those_that_did_have_an_outline(
    speed: Speed, motion: str, seconds: float, desk: Desk
) -> None:
    """UX 3.7 and 4: at Instant for 300 milliseconds, without motion until somebody plays again."""
    game = replace(desk.settings.game, speed=speed)
    desk.change(replace(desk.settings, game=game, display=replace(desk.settings.display, motion=motion)))
    chunk = first(events.Captured, fits=lambda event: isinstance(event, events.Captured) and event.seat == VIEWER)
    top = top_of(desk, chunk)
    for _ in frames(top, chunk):
        pass
    taken = {card for event in chunk[1] if isinstance(event, events.Captured) for card in event.cards}
    outlined = marked(top)
    assert not top.effects.passing
    assert not top.effects.particles
    shown = 0.0
    while marked(top) and shown < 9.0:
        top.update(FRAME)
        shown += FRAME

    assert taken <= outlined
    assert seconds == pytest.approx(shown, abs=3 * FRAME)
