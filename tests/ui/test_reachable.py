"""Every screen can be operated by arrows, confirm and back alone, and everything has a name (acceptance check 2)."""

from __future__ import annotations

from pathlib import Path

import pytest

from gostop_desktop.ui.app import App
from gostop_desktop.ui.screenshot import SCENES, picture
from gostop_desktop.ui.widgets import Controls

from .hands import ways_from
from .helpers import desk_of

TABLES = frozenset({"table", "table_of_three", "go_stop", "choice"})
"""Their focus is the table's own: tests/ui/table/test_focus.py."""
ONE_ANSWER = frozenset({"curtain", "cut", "dealer_draw"})
"""They have no controls: tests/ui/test_before_the_deal.py and tests/ui/table/test_two_people.py press their keys."""
PLAIN = sorted(set(SCENES) - TABLES - ONE_ANSWER)


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
