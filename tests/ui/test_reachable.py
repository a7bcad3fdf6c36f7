"""Every screen can be operated by arrows, confirm and back alone, and everything has a name (acceptance check 2)."""

from __future__ import annotations

from pathlib import Path

import pytest

from gostop_desktop.ui.app import App
from gostop_desktop.ui.screenshot import SCENES, picture
from gostop_desktop.ui.staging import STAGED
from gostop_desktop.ui.widgets import Controls

from .hands import ways_from
from .helpers import desk_of

STAGED_PAGES = frozenset(
    """settlement settlement_baks settlement_loss settlement_nagari settlement_of_three settlement_gobak match_end
    match_end_bankrupt pause title_saved new_game_of_three new_game_people save_rules letter_board""".split()
)
"""The others are the table, whose focus is its own (tests/ui/table/test_focus.py), or have no controls: their keys are
pressed in tests/ui/test_before_the_deal.py, tests/ui/table/test_two_people.py and tests/ui/test_settings_scene.py."""
PLAIN = sorted(set(SCENES) - set(STAGED) | STAGED_PAGES)


@pytest.mark.parametrize("language", ["en", "en-XB"])
@pytest.mark.parametrize("name", PLAIN)
def test_arrows_reach_every_control_of_every_screen_and_each_has_a_name(
    tmp_path: Path, name: str, language: str
) -> None:
    desk = desk_of(tmp_path, language=language)
    scene = picture(desk, name, "1")
    controls = getattr(scene, "controls", None)
    assert isinstance(controls, Controls)
    wanted = {widget.key for widget in controls.all() if widget.can_focus and widget.is_enabled}
    start = controls.focused or next(widget for widget in controls.all() if widget.can_focus)

    reached = set(ways_from(controls, start))
    nameless = [widget.key for widget in controls.all() if widget.can_focus and not widget.name]
    App(desk).step(0.02)
    desk.close()

    assert set() == wanted - reached
    assert [] == nameless


MOST_STOPS = 20
"""Stops for which a person with a single switch waits at most until the focus is on what they want."""


@pytest.mark.parametrize("name", PLAIN)
def test_a_single_switch_comes_to_every_control_of_every_screen_before_long(tmp_path: Path, name: str) -> None:
    desk = desk_of(tmp_path)
    scene = picture(desk, name, "1")
    controls = getattr(scene, "controls", None)
    assert isinstance(controls, Controls)
    usable = [widget for widget in controls.all() if widget.can_focus and widget.is_enabled]

    stops: dict[str, int] = {}
    for number in range(MOST_STOPS):
        if controls.scanning.is_on_group:
            group = next(stop for stop in controls.scanning.stops() if controls.focused in stop)
            for inside, widget in enumerate(group):
                stops.setdefault(widget.key, number + inside)
        elif controls.focused is not None:
            stops.setdefault(controls.focused.key, number)
        scene.scan()
    desk.close()

    assert {widget.key for widget in usable} == set(stops)
    assert max(stops.values()) <= MOST_STOPS
