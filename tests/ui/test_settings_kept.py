"""Settings and keys take effect at once and are kept (UX 3.6)."""

from __future__ import annotations

import json
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from gostop_desktop import i18n
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.input.commands import FIXED
from gostop_desktop.ui.keys import load_keys
from gostop_desktop.ui.scenes.settings import SettingsScene
from gostop_desktop.ui.scenes.title import TitleScene
from gostop_desktop.ui.widgets import Toggle

from .helpers import Hands, desk_of
from .pages import control, press, top


@pytest.mark.parametrize(
    ("page", "row", "part", "field", "expected"),
    [
        ("game", "Speed", "game", "speed", "fast"),
        ("game", "Playing a card", "game", "confirm_plays", True),
        ("display", "Motion", "display", "motion", "reduced"),
        ("display", "Shaking table", "display", "screen_shake", False),
        ("sound", "Effects", "sound", "effects", 95),
        ("access", "One switch", "controls", "auto_scan", True),
    ],
)
def test_a_setting_is_live_and_saved(
    hands: Hands, desk: Desk, page: str, row: str, part: str, field: str, expected: object
) -> None:
    scene = hands.show(SettingsScene(desk, page))
    assert isinstance(scene, SettingsScene)
    widget = control(scene.controls, row)
    scene.controls.focus(widget)
    is_switch = isinstance(widget, Toggle)
    hands.press(Command.CONFIRM if is_switch else {"Effects": Command.LEFT}.get(row, Command.RIGHT))

    saved = json.loads(desk.folders.settings.read_text("utf-8"))

    assert expected == getattr(getattr(desk.settings, part), field) == saved[part][field]


def test_the_words_beside_a_slider_follow_it(hands: Hands, desk: Desk) -> None:
    scene = hands.show(SettingsScene(desk, "sound"))
    assert isinstance(scene, SettingsScene)
    scene.controls.focus(control(scene.controls, "Volume"))

    hands.press(Command.LEFT)

    assert "75 %" in [i18n.plain(widget.name) for widget in scene.controls.all()]


def test_table_and_cards_change_at_once(hands: Hands, desk: Desk) -> None:
    scene = hands.show(SettingsScene(desk, "display"))
    assert isinstance(scene, SettingsScene)
    before = pygame.image.tobytes(desk.display.surface, "RGB")

    press(hands, scene.controls, "table Midnight")
    midnight = desk.theme.name
    press(hands, scene.controls, "face large")

    assert "Midnight" == midnight
    assert "large" == desk.settings.display.face
    assert before != pygame.image.tobytes(desk.display.surface, "RGB")


def test_text_grows_with_its_keys(hands: Hands, desk: Desk) -> None:
    hands.show(SettingsScene(desk))
    small = desk.t(17)

    hands.press(Command.LARGER_TEXT)

    assert 110 == desk.settings.display.text
    assert desk.t(17) > small


@pytest.mark.parametrize(
    ("kept", "command", "wanted"), [(100, Command.LARGER_TEXT, 160), (140, Command.SMALLER_TEXT, 140)]
)
def test_text_grows_from_what_the_command_line_asked_for(
    tmp_path: Path, kept: int, command: Command, wanted: int
) -> None:
    desk = desk_of(tmp_path)
    desk.change(replace(desk.settings, display=replace(desk.settings.display, text=kept)))
    desk = desk_of(tmp_path, text=150)
    hands = Hands(desk)
    hands.show(TitleScene(desk))

    hands.press(command)

    assert wanted == desk.settings.display.text == round(100 * desk.measure.text)


def test_sound_says_when_there_is_none(hands: Hands, desk: Desk) -> None:
    scene = hands.show(SettingsScene(desk, "sound"))
    assert isinstance(scene, SettingsScene)

    assert desk.sound.is_silent
    assert any(widget.name.startswith("There is no sound here") for widget in scene.controls.all())
    desk.sound.play("slap")


def test_a_command_gets_another_key(hands: Hands, desk: Desk) -> None:
    scene = hands.show(SettingsScene(desk, "controls"))
    assert isinstance(scene, SettingsScene)

    press(hands, scene.controls, "key hint")
    asked = top(desk)
    hands.key(pygame.KSCAN_X, unicode="x")

    assert "key_capture" == asked
    assert "settings" == top(desk)
    assert "hint" in load_keys(desk.folders)[0].changed()
    assert set() == {widget.key for widget in scene.controls.all()} & {f"key {command}" for command in FIXED}


def test_esc_leaves_the_key_as_it_is(hands: Hands, desk: Desk) -> None:
    scene = hands.show(SettingsScene(desk, "controls"))
    assert isinstance(scene, SettingsScene)
    press(hands, scene.controls, "key hint")

    hands.press(Command.BACK)

    assert {} == load_keys(desk.folders)[0].changed()
    assert "settings" == top(desk)


def test_settings_of_another_version_do_not_stop_the_start(tmp_path: Path) -> None:
    """BUGS S09: a table, a face and a language that there are not."""
    desk = desk_of(tmp_path)
    desk.folders.settings.parent.mkdir(parents=True)
    text = {"display": {"table": "granite", "face": "golden"}, "language": {"interface": "tlh"}}
    desk.folders.settings.write_text(json.dumps(text), "utf-8")

    desk = desk_of(tmp_path)
    Hands(desk).show(TitleScene(desk))

    assert "Blanket" == desk.theme.name
    assert "en" == i18n.language()
