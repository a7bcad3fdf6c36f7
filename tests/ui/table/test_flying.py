"""Cards in flight: few kept pictures, shadows that part from them, and words that give way (TECH 1, UX 4)."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame
import pytest

from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.table.describe import Person
from gostop_desktop.ui.table.effects import Callout, EffectKind, Effects, Thump
from gostop_desktop.ui.table.flights import THROW, height_at, on_the_way
from gostop_desktop.ui.table.geometry import Pose
from gostop_desktop.ui.table.layout import solve
from gostop_desktop.ui.table.paint.badges import CACHE_BYTES as BADGE_BYTES
from gostop_desktop.ui.table.paint.badges import Badges
from gostop_desktop.ui.table.paint.brush import Brush
from gostop_desktop.ui.table.paint.callouts import CACHE_BYTES as CALLOUT_BYTES
from gostop_desktop.ui.table.paint.callouts import Callouts
from gostop_desktop.ui.table.paint.effects import CACHE_BYTES as EFFECT_BYTES
from gostop_desktop.ui.table.paint.effects import LOOKS_BYTES, EffectPainter
from gostop_desktop.ui.table.paint.flying import CACHE_BYTES, Flying
from gostop_desktop.ui.table.paint.layers import LINE, NO_SWARM, MovingLayer, Picture, RestingLayer
from gostop_desktop.ui.table.paint.trace import CACHE_BYTES as TRACE_BYTES
from gostop_desktop.ui.table.paint.trace import TracePainter
from gostop_desktop.ui.table.particles import COINS, Particle, coins, dust
from gostop_desktop.ui.table.sprites import Sprite
from tests.ui.helpers import desk_of

SIZE = (1280, 720)
MOST = 32 << 20
"""What PRODUCT allows turned cards to take."""


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return desk_of(tmp_path, SIZE)


def flying(desk: Desk) -> Flying:
    return Flying(Brush(desk, solve(*SIZE, 2)))


def in_flight(card: int, width: float, angle: float = 0.0, height: float = 1.0) -> Sprite:
    sprite = Sprite(card, Pose(600, 300, width, angle, 5), is_up=True)
    sprite.is_flying, sprite.height = True, height
    return sprite


def test_nearly_the_same_size_is_the_same_picture(desk: Desk) -> None:
    painter = flying(desk)
    shown = {id(painter.pictures(in_flight(4, 80 + step / 10))[-1].surface) for step in range(60)}

    assert 2 <= len(shown) <= 8


def test_flights_of_the_whole_pack_take_no_more_than_they_may_and_nothing_at_rest(desk: Desk) -> None:
    painter = flying(desk)
    for card in range(48):
        for step in range(12):
            painter.pictures(in_flight(card, 62 + 5 * step, angle=3 * step - 9, height=step / 12))

    assert CACHE_BYTES / 2 < painter.bytes < MOST
    painter.rest()
    assert 0 < painter.bytes < CACHE_BYTES / 2
    painter.put_away()
    assert painter.bytes == 0


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)])
def test_callouts_take_no_more_than_they_may_and_nothing_at_rest(size: tuple[int, int], tmp_path: Path) -> None:
    layout = solve(*size, 2)
    painter = Callouts(Brush(desk_of(tmp_path, size), layout), (Person("One", "crane", ""), Person("Two", "boar", "")))
    most, shown = 0, set()
    for word in ("go", "ppuk", "sweep", "stop"):
        effects = Effects(Random(1))
        effects.say(Callout(word, 0, 0.0, (), 2))
        while effects.callout is not None:
            shown |= {(word, picture.surface.get_size()) for picture in painter.pictures(effects, layout)}
            most = max(most, painter.bytes)
            effects.update(1 / 60)

    assert len(shown) >= 4 * 5
    assert 0 < most <= CALLOUT_BYTES * max(1.0, size[0] * size[1] / (1920 * 1080))
    painter.rest()
    assert painter.bytes == 0


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1440)])
def test_marks_arrows_and_what_flashes_up_take_no_more_than_they_may(size: tuple[int, int], tmp_path: Path) -> None:
    layout = solve(*size, 2)
    brush = Brush(desk_of(tmp_path, size), layout)
    badges, effects = Badges(brush), EffectPainter(brush)
    traces = TracePainter(brush, badges)
    here = layout.slots[0]
    seen = 0
    for number in range(400):
        seen = max(seen, badges.bytes)
        badges.key(here, str(number))
        badges.notch(Pose(600, 500, layout.hand_card), number, 0.0)
        x, y = layout.u(100) + number, layout.u(250)
        traces.dotted(((x, y), (x + layout.u(300), y), (x + layout.u(300), y + layout.u(40))))
        flashing = Effects(Random(1))
        flashing.particles.append(Particle(x, y, 0, 0, 1.0, layout.u(number % 50), "dust"))
        flashing.add(EffectKind.RING, here, 0.5 + number / 400)
        effects.swarm(flashing)
        effects.pictures(flashing)

        assert badges.bytes <= BADGE_BYTES * brush.windows
        assert traces.bytes <= TRACE_BYTES * brush.windows
        assert effects.bytes <= (EFFECT_BYTES + LOOKS_BYTES) * brush.windows
    # It has been full.
    assert seen > BADGE_BYTES * brush.windows / 2


def test_a_callout_is_made_once_in_every_size(desk: Desk) -> None:
    """It goes down the same sizes, and comes up in them again if the same is said once more."""
    layout = solve(*SIZE, 2)
    painter = Callouts(Brush(desk, layout), (Person("One", "crane", ""), Person("Two", "boar", "")))
    shown: list[set[int]] = []
    kept = []
    for _ in range(2):
        effects = Effects(Random(1))
        effects.say(Callout("ppuk", 0, 0.0, (0, 1, 2)))
        shown.append(set())
        while effects.callout is not None:
            pictures = painter.pictures(effects, layout)
            kept += pictures
            shown[-1] |= {id(picture.surface) for picture in pictures}
            effects.update(1 / 60)

    assert shown[0] == shown[1]
    assert 4 <= len(shown[0]) <= 6


def test_a_shadow_parts_from_a_card_that_rises(desk: Desk) -> None:
    painter = flying(desk)
    gaps = []
    for height in (0.0, 0.5, 1.0):
        shadow, card = painter.pictures(in_flight(4, 62, height=height))
        gaps.append(shadow.rect.centery - card.rect.centery)

    assert 0 < gaps[0] < gaps[1] < gaps[2]


def test_a_card_that_is_thrown_leans_into_its_way_and_falls_at_the_end() -> None:
    start, end = Pose(800, 640, 96), Pose(200, 350, 62)
    heights = [height_at(THROW, step / 20) for step in range(21)]
    poses = [on_the_way(THROW, start, end, step / 20, heights[step]) for step in range(21)]

    assert 0.0 == pytest.approx(heights[0]) == pytest.approx(heights[-1])
    assert THROW.height == pytest.approx(max(heights), abs=0.02)
    # It falls faster and faster.
    assert heights[-3] - heights[-2] < heights[-2] - heights[-1]
    assert max(pose.angle for pose in poses) > 5
    assert 0.0 == pytest.approx(poses[-1].angle)
    assert (end.x, end.y, end.width) == pytest.approx((poses[-1].x, poses[-1].y, poses[-1].width))


def test_what_lies_close_to_a_blow_jumps_first_and_highest() -> None:
    near, far = Thump(0, 0, 10, 100), Thump(0, 0, 10, 100)
    near.age = far.age = 0.05

    assert near.hop_at(5, 0) > far.hop_at(60, 0) > far.hop_at(99, 0) >= 0 == far.hop_at(120, 0)


def test_a_word_goes_when_something_is_about_to_happen_below_it() -> None:
    """It stays at least as long as a word that others wait for."""
    effects = Effects(Random(1))
    effects.say(Callout("ppuk", 0, x=900.0))
    whole = effects.callout_life

    effects.give_way(700.0, 500.0)
    assert whole == effects.callout_life
    effects.give_way(200.0, 500.0)
    assert 0.25 <= effects.callout_life < whole
    effects.update(effects.callout_life)
    effects.say(Callout("jjok", 0, x=900.0))
    assert whole == effects.callout_life


def test_coins_come_one_after_another_and_arrive() -> None:
    start, end = (1160.0, 620.0), (1160.0, 140.0)
    stream = list(coins(Random(1), start, end, 6, 1.0))

    assert sorted((coin.age for coin in stream), reverse=True) == [coin.age for coin in stream]
    assert {coin.kind for coin in stream} == set(COINS)
    for coin in stream:
        y = coin.y + (coin.vy + coin.pull * coin.life / 2) * coin.life
        assert end[1] == pytest.approx(y)
        assert coin.sway < 0


def test_dust_comes_out_from_under_the_card() -> None:
    pose = Pose(300, 300, 62)
    for puff in dust(Random(1), pose, 30, 1.0):
        assert pose.rect.x <= puff.x <= pose.rect.right
        assert (puff.vx > 0) == (puff.x > pose.x)


def test_what_lies_still_is_the_same_when_it_was_put_away_meanwhile() -> None:
    ground = pygame.Surface((200, 100))
    ground.fill("darkgreen")
    card = pygame.Surface((30, 40), pygame.SRCALPHA)
    card.fill((90, 40, 0, 128))
    layers = [RestingLayer(ground), RestingLayer(ground)]
    for place in (10, 60, 61):
        for layer in layers:
            layer.update([Picture(card, place, 20), Picture(card, place + 9, 30, 1)])
        assert layers[0].surface.get_width() == 200
        layers[1].put_away()

    assert pygame.image.tobytes(layers[0].surface, "RGB") == pygame.image.tobytes(layers[1].surface, "RGB")


def test_what_lies_still_is_copied_from_rows_that_begin_beside_a_line_of_memory() -> None:
    """Rows that begin at one are copied past the processor's cache, and what is blended over them takes twice as long.

    The pixels are those of the ground.
    """
    for width in (1280, 1366, 1920, 1023):
        ground = pygame.Surface((width, 40))
        ground.fill("darkgreen")
        ground.set_at((width - 1, 39), "white")
        ground.set_at((0, 0), "black")
        layer = RestingLayer(ground)

        assert pygame.image.tobytes(ground, "RGB") == pygame.image.tobytes(layer.surface, "RGB")
        assert layer.surface._pixels_address % LINE  # what pygame calls where the pixels are


def test_of_pictures_that_nobody_can_tell_apart_one_is_drawn_so_that_a_repair_looks_like_a_new_picture() -> None:
    """Cards that gather face down in a hand arrive one after another at the same place."""
    ground = pygame.Surface((60, 60))
    veil = pygame.Surface((20, 20), pygame.SRCALPHA)
    veil.fill((60, 30, 10, 90))
    resting, moving = RestingLayer(ground), MovingLayer()
    looks = []
    for count in (0, 1, 4, 2):
        canvas = pygame.Surface((60, 60))
        areas = resting.update([Picture(veil, 5, 5)] * count) + moving.update([Picture(veil, 30, 30)] * count, NO_SWARM)
        canvas.blit(resting.surface, (0, 0))
        moving.draw(canvas)
        looks.append((bool(areas), canvas.get_at((10, 10))[:3], canvas.get_at((35, 35))[:3]))

    assert looks == [
        (False, (0, 0, 0), (0, 0, 0)),
        (True, *looks[1][1:]),
        (False, *looks[1][1:]),
        (False, *looks[1][1:]),
    ]
    assert looks[1][1] == looks[1][2] != (0, 0, 0)
