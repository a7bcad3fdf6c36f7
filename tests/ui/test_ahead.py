"""What is loaded and drawn while the person looks at something else, so that nothing halts when it is pressed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from gostop_desktop.engine.cards import CODES
from gostop_desktop.ui.ahead import MODULES, Ahead
from gostop_desktop.ui.scenes.new_game import NewGameScene
from gostop_desktop.ui.table.laying import laid_out
from tests.ui.helpers import Hands, desk_of

ROOT = Path(__file__).parents[2]
WAY = """
import sys
import gostop_desktop.ui.app, gostop_desktop.ui.scenes.title
from gostop_desktop.ui.ahead import Ahead
before = set(sys.modules)
ahead = Ahead()
while not ahead.is_done:
    ahead.work()
loaded = set(sys.modules)
import gostop_desktop.ui.scenes.new_game, gostop_desktop.ui.scenes.table
print(len(loaded - before), *sorted(set(sys.modules) - loaded))
"""


def test_when_all_is_loaded_ahead_the_way_from_the_title_to_the_table_loads_nothing() -> None:
    """In an interpreter of its own: this one has loaded everything."""
    found = subprocess.run([sys.executable, "-c", WAY], cwd=ROOT, capture_output=True, text=True, check=True)
    count, *late = found.stdout.splitlines()[-1].split()

    assert [] == late
    assert int(count) > 100


def test_one_module_is_loaded_at_a_time() -> None:
    ahead = Ahead()
    steps = 0
    while not ahead.is_done:
        ahead.work()
        steps += 1

    assert len(MODULES) == len(set(MODULES)) == steps
    ahead.work()


@pytest.mark.parametrize(("table", "players"), [("matgo", 2), ("gostop", 3)])
def test_the_cards_of_the_table_are_drawn_while_a_game_is_chosen(table: str, players: int, tmp_path: Path) -> None:
    desk = desk_of(tmp_path)
    hands = Hands(desk)
    scene = NewGameScene(desk)
    hands.show(scene)
    scene.choice.change(table=table)
    while desk.cards.has_work:
        hands.app.step(1 / 60)
        # What they are cut from is read meanwhile.
        pygame.time.wait(1)

    layout = laid_out(desk, scene.choice.rules)
    assert players == scene.choice.rules.players
    assert all(desk.cards.is_ready(CODES[card], layout.hand_card) for card in scene.choice.rules.pack)
    assert all(desk.cards.is_ready(CODES[card], layout.field_card) for card in scene.choice.rules.pack)
