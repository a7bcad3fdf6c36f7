"""How the game starts, with whatever it finds in its folders, and how it is left."""

from __future__ import annotations

import json
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from gostop_desktop import i18n
from gostop_desktop.engine.dealcode import print_deal_code
from gostop_desktop.engine.rules import PRESETS
from gostop_desktop.storage.options import GameOptions
from gostop_desktop.storage.paths import folders
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.scenes.new_game import NewGameScene
from gostop_desktop.ui.scenes.settings import SettingsScene
from gostop_desktop.ui.scenes.table import TableScene
from gostop_desktop.ui.scenes.title import TitleScene
from gostop_desktop.ui.start import first_scene

from .helpers import Hands, desk_of
from .pages import press


def test_quitting_works_from_everywhere(hands: Hands, desk: Desk) -> None:
    hands.show(SettingsScene(desk))

    hands.press(Command.QUIT)

    assert desk.is_over


def test_closing_the_window_quits(hands: Hands, desk: Desk) -> None:
    hands.show(TitleScene(desk))

    hands.post(pygame.QUIT)

    assert desk.is_over


def test_reset_brings_the_first_settings_back(hands: Hands, desk: Desk) -> None:
    desk.change(replace(desk.settings, display=replace(desk.settings.display, text=150)))
    scene = hands.show(SettingsScene(desk, "data"))
    assert isinstance(scene, SettingsScene)

    press(hands, scene.controls, "Reset settings")

    assert 100 == desk.settings.display.text


def test_folders_of_any_name_will_do(tmp_path: Path) -> None:
    """BUGS P05: Hangul, spaces, per cent signs, emoji."""
    home = tmp_path / "우리 집 100% 🎴"
    desk = desk_of(home)
    desk.change(replace(desk.settings, display=replace(desk.settings.display, text=120)))

    assert 120 == desk_of(home).settings.display.text


def test_settings_can_be_forgotten_at_the_start(tmp_path: Path) -> None:
    desk = desk_of(tmp_path)
    desk.change(replace(desk.settings, display=replace(desk.settings.display, text=150)))

    again = Desk(desk.display, GameOptions(language="en", reset_settings=True), desk.folders)

    assert 100 == again.settings.display.text
    assert 100 == json.loads(desk.folders.settings.read_text("utf-8"))["display"]["text"]


def test_safe_mode_touches_no_file(tmp_path: Path) -> None:
    desk = desk_of(tmp_path)
    desk.change(replace(desk.settings, display=replace(desk.settings.display, text=150)))

    safe = Desk(desk.display, GameOptions(language="en", safe_mode=True), desk.folders)
    before = safe.settings.display.text
    safe.change(replace(safe.settings, display=replace(safe.settings.display, text=120)))

    assert 100 == before
    assert 150 == json.loads(desk.folders.settings.read_text("utf-8"))["display"]["text"]


def test_broken_settings_are_told(tmp_path: Path) -> None:
    """BUGS S02, S05."""
    desk = desk_of(tmp_path)
    desk.folders.settings.parent.mkdir(parents=True)
    desk.folders.settings.write_text("{half", "utf-8")

    again = desk_of(tmp_path)

    assert again.problems
    assert 100 == again.settings.display.text


@pytest.mark.parametrize("name", ["keys.json", "new_game.json", "presets/home.json"])
def test_whatever_is_broken_is_kept_and_told(tmp_path: Path, name: str) -> None:
    """BUGS S02, S05."""
    path = folders(tmp_path).config / name
    path.parent.mkdir(parents=True)
    path.write_bytes(b"\xff{half")

    desk = desk_of(tmp_path)
    Hands(desk).show(NewGameScene(desk))

    told = " ".join([*desk.problems, desk.toast._text])
    assert f"{path.name} could not be read; it is kept as {path.name}.broken." == i18n.plain(told).strip()
    assert b"\xff{half" == path.with_name(f"{path.name}.broken").read_bytes()


@pytest.mark.parametrize(
    ("options", "key"),
    [
        (GameOptions(language="en", preset="gostop", seed="1"), ("gostop", 3)),
        (GameOptions(language="en", preset="chinese_encyclopedia/3", seed="1"), ("chinese_encyclopedia", 3)),
        (GameOptions(language="en", deal_code=print_deal_code(PRESETS["matgo", 2], bytes(16))), ("matgo", 2)),
    ],
    ids=["preset", "preset for three", "deal code"],
)
def test_the_command_line_leads_to_the_table(tmp_path: Path, options: GameOptions, key: tuple[str, int]) -> None:
    desk = desk_of(tmp_path)
    desk.options = options

    scene = first_scene(desk)

    assert isinstance(scene, TableScene)
    assert PRESETS[key] == scene.setup.rules
    assert options.deal_code == scene.setup.deal_code


@pytest.mark.parametrize("options", [GameOptions(preset="chess"), GameOptions(deal_code="GS1-matgo-nonsense")])
def test_what_cannot_be_dealt_is_said_in_a_sentence(tmp_path: Path, options: GameOptions) -> None:
    desk = desk_of(tmp_path)
    desk.options = options

    with pytest.raises(ValueError, match=r"there is no preset 'chess'|is no deal code"):
        first_scene(desk)
