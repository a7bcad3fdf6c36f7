"""Points only hides chips everywhere (UX 2.2): on the table, in questions, in the account, at the end of the match."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pygame
import pytest

from gostop_desktop.i18n import plain
from gostop_desktop.ui.lists import dotted
from gostop_desktop.ui.new_game.choice import GameChoice
from gostop_desktop.ui.saved import saved_round_parts
from gostop_desktop.ui.scenes.new_game import NewGameScene
from gostop_desktop.ui.scenes.settlement_parts import Words
from gostop_desktop.ui.setup import Length
from tests.ui.helpers import desk_of, watch

from .accounts import PAID_AT_ONCE, account_scene
from .driver import Person

CHIPS = re.compile(r"\d,\d{3}|chips|\d a point", re.IGNORECASE)
"""An amount of chips, or words about them."""
MOST_ROUNDS = 4


@pytest.mark.parametrize("table", ["matgo", "gostop"])
def test_no_chips_are_seen_from_the_deal_to_the_end_of_the_match(tmp_path: Path, table: str) -> None:
    pygame.display.init()
    desk = desk_of(tmp_path / "choice")
    choice = GameChoice(desk, lambda: None)
    choice.change(table=table, points_only=True, length="rounds", rounds=1)
    person = Person(tmp_path / "table", choice.setup())
    witness = watch(person.desk)
    rng = Random(5)
    notes = []
    for _ in range(MOST_ROUNDS):
        person.play_round(rng, by="keys")
        notes.append(dotted(saved_round_parts(person.desk)))
        person.go_on()
        if person.top.name == "match_end":
            break
    person.wait(0.5)
    ended = person.top.name
    person.leave()

    assert "match_end" == ended
    assert len(witness.words) > 200
    assert [] == [words for words in {*witness.words, *map(plain, notes)} if CHIPS.search(words)]


@pytest.mark.parametrize("players", [2, 3])
def test_what_was_paid_at_once_is_told_in_points(players: int, tmp_path: Path) -> None:
    desk = desk_of(tmp_path, (1280, 720), "en")
    scene = account_scene(desk, tmp_path, players, PAID_AT_ONCE[players], points_only=True)
    scene.resize()
    assert scene.page is not None
    words = [plain(part.text) for side in scene.page.parts for part in side.column.parts if isinstance(part, Words)]

    assert any("already paid" in told for told in words)
    assert [] == [told for told in words if CHIPS.search(told)]


def test_nobody_runs_out_of_chips_that_nobody_sees(tmp_path: Path) -> None:
    desk = desk_of(tmp_path)
    choice = GameChoice(desk, lambda: None)
    choice.change(points_only=True, length="until_out", chips=1_000)
    setup = choice.setup()

    assert setup.points_only
    assert Length.ENDLESS is setup.length
    assert setup.chips > 1_000_000 * setup.rules.point_value


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
@pytest.mark.parametrize("points_only", [False, True])
def test_length_and_points_only_are_chosen_on_the_page_and_remembered(
    tmp_path: Path, size: tuple[int, int], *, points_only: bool
) -> None:
    desk = desk_of(tmp_path, size)
    page = NewGameScene(desk)
    desk.scenes.reset(page)
    page.choice.change(length="rounds", points_only=points_only)
    names = [widget.name for widget in page.controls.all()]
    rounds = next(widget for widget in page.controls.all() if widget.name == "Number of rounds")
    rounds.press()
    again = NewGameScene(desk).choice.setup()

    assert ("Chips a point" in names) != points_only
    assert Length.ROUNDS is again.length
    assert 12 == again.rounds
    assert points_only == again.points_only
