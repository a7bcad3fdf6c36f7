"""The New-game page: tables, seats, rules, stake and length (UX 2.2)."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path

import pytest

from gostop_desktop import i18n
from gostop_desktop.engine.rules import PRESETS, with_options
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.memory import remembered
from gostop_desktop.ui.new_game.choice import TABLES
from gostop_desktop.ui.presets import save_preset
from gostop_desktop.ui.rule_controls import LIMITS
from gostop_desktop.ui.rules_text import PRESET_TEXTS
from gostop_desktop.ui.scenes.new_game import NewGameScene
from gostop_desktop.ui.scenes.table import TableScene
from gostop_desktop.ui.setup import Length
from gostop_desktop.ui.widgets import Label, Select, SelectList, Tile

from .helpers import Hands, desk_of
from .pages import AT_THE_TABLE, control, new_game, press, top


def test_play_is_ready_at_once(hands: Hands, desk: Desk) -> None:
    new_game(hands, desk)

    hands.press(Command.CONFIRM)

    assert top(desk) in AT_THE_TABLE
    assert any(isinstance(scene, TableScene) for scene in desk.scenes.scenes)
    desk.close()


def test_enter_plays_after_a_click_and_presses_what_keys_have_reached(hands: Hands, desk: Desk) -> None:
    scene = new_game(hands, desk)
    press(hands, scene.controls, "Fishing rules")

    assert scene.controls.state_of(control(scene.controls, "play")).takes_enter
    hands.press(Command.UP)
    reached = scene.controls.focused
    assert reached is not None
    assert not scene.controls.state_of(control(scene.controls, "play")).takes_enter
    assert scene.controls.state_of(reached).takes_enter
    hands.press(Command.CONFIRM)
    assert "new_game" == top(desk)
    press(hands, scene.controls, "Fishing rules")
    hands.press(Command.CONFIRM)

    assert top(desk) in AT_THE_TABLE
    desk.close()


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "ko"])
def test_the_name_of_a_table_stays_clear_of_its_tick(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    desk = desk_of(tmp_path, size, language)
    scene = new_game(Hands(desk), desk)
    tiles = [widget for widget in scene.controls.all() if isinstance(widget, Tile)]

    assert len(TABLES) == len(tiles)
    for tile in tiles:
        needed = tile.indent() + desk.text.width(tile.name, desk.t(17))
        assert needed < tile.rect.width - desk.u(28)


def test_enter_in_a_name_does_not_begin(hands: Hands, desk: Desk) -> None:
    scene = new_game(hands, desk)
    press(hands, scene.controls, "Two people")
    press(hands, scene.controls, "name0")

    assert not scene.controls.state_of(control(scene.controls, "play")).takes_enter
    hands.press(Command.CONFIRM)

    assert "new_game" == top(desk)


def test_three_seats_bring_their_own_rules_and_opponents(hands: Hands, desk: Desk) -> None:
    scene = new_game(hands, desk)

    press(hands, scene.controls, "Go-Stop")
    setup = scene.choice.setup()

    assert 3 == setup.rules.players
    assert PRESETS["gostop", 3] == setup.rules
    assert ["You", "Min-su", "Ji-eun"] == [seat.name for seat in setup.seats]


def test_two_people_sit_without_computers(hands: Hands, desk: Desk) -> None:
    scene = new_game(hands, desk)

    press(hands, scene.controls, "Two people")

    scene.controls.focus(control(scene.controls, "name1"))
    hands.type("Mina")

    assert ["Player 1", "Mina"] == [seat.name for seat in scene.choice.setup().seats]
    assert ["", "Mina"] == remembered(desk).names
    assert scene.choice.setup().is_hot_seat
    assert [None, None] == [seat.level for seat in scene.choice.setup().seats]


@pytest.mark.parametrize("key", [key for key in PRESETS if key[1] == 2], ids=str)
def test_every_preset_can_be_played(hands: Hands, desk: Desk, key: tuple[str, int]) -> None:
    scene = new_game(hands, desk)

    press(hands, scene.controls, PRESET_TEXTS[key[0]][0])

    assert PRESETS[key] == scene.choice.setup().rules


def test_stake_and_length_are_taken_and_remembered(hands: Hands, desk: Desk) -> None:
    scene = new_game(hands, desk)
    scene.controls.focus(control(scene.controls, "Chips a point"))
    hands.press(Command.RIGHT)
    scene.controls.focus(control(scene.controls, "Length"))
    hands.press(Command.RIGHT)

    again = NewGameScene(desk).choice.setup()

    assert 200 == again.rules.point_value
    assert Length.ROUNDS is again.length


def test_what_is_only_practice_is_called_so_beside_the_way_to_play(hands: Hands, desk: Desk) -> None:
    scene = new_game(hands, desk)
    press(hands, scene.controls, "Practice")
    told = [i18n.plain(widget.name) for widget in scene.controls.all() if isinstance(widget, Label)]

    assert any(words.startswith("Practice · Matgo") for words in told)
    desk.close()


def test_changes_are_said_in_words(hands: Hands, desk: Desk) -> None:
    scene = new_game(hands, desk)
    scene.choice.use_rules(with_options(PRESETS["matgo", 2], {"win_score": 5, "shake": False}), "matgo")

    words = [i18n.plain(change) for change in scene.choice.differences()]

    assert ["Shake: Off", "Points to win 5 points"] == words


def opened(hands: Hands, desk: Desk, scene: NewGameScene, key: str) -> SelectList:
    """Open the list of a field with the keys."""
    scene.controls.focus(control(scene.controls, key))
    hands.press(Command.CONFIRM)
    shown = desk.scenes.top
    assert isinstance(shown, SelectList)
    return shown


def test_a_limit_is_chosen_by_keys_and_taken_back(hands: Hands, desk: Desk) -> None:
    """UX 2.2, block 4: a payment cap, the same option of the rules as on the rule sheet."""
    scene = new_game(hands, desk)
    opened(hands, desk, scene, "Pay at most")
    hands.press(Command.DOWN)
    hands.press(Command.CONFIRM)
    limited = scene.choice.setup().rules
    told = [i18n.plain(change) for change in scene.choice.differences()]
    again = NewGameScene(desk).choice.rules
    opened(hands, desk, scene, "Pay at most")
    hands.press(Command.UP)
    hands.press(Command.CONFIRM)

    assert with_options(PRESETS["matgo", 2], {"max_points": LIMITS[0]}) == limited == again
    assert [f"Limit for one payer {LIMITS[0]} points"] == told
    assert PRESETS["matgo", 2] == scene.choice.setup().rules
    assert not scene.choice.differences()


@pytest.mark.parametrize("by", ["mouse", "switch"])
def test_a_limit_is_chosen_without_keys(hands: Hands, desk: Desk, by: str) -> None:
    scene = new_game(hands, desk)
    if by == "mouse":
        press(hands, scene.controls, "Pay at most")
        shown = desk.scenes.top
        assert isinstance(shown, SelectList)
        row = shown.box.height // len(shown.field.words)
        hands.click((shown.box.centerx, shown.box.y + row * 3 + row // 2))
    else:
        for _ in range(60):
            if scene.controls.focused is control(scene.controls, "Pay at most"):
                break
            scene.command(Command.NEXT_REGION)
        scene.command(Command.CONFIRM)
        shown = desk.scenes.top
        assert isinstance(shown, SelectList)
        for _ in range(3):
            shown.scan()
        shown.command(Command.CONFIRM)

    assert LIMITS[2] == scene.choice.rules.max_points


def test_a_limit_of_the_rule_sheet_is_shown_as_it_is(hands: Hands, desk: Desk) -> None:
    scene = new_game(hands, desk)
    scene.choice.use_rules(with_options(PRESETS["matgo", 2], {"max_points": 77}), "matgo")
    field = control(scene.controls, "Pay at most")

    assert isinstance(field, Select)
    assert "77 points" == i18n.plain(field.words[field.chosen])
    assert sorted({77, *LIMITS}) == scene.choice.limits[1:]


def test_no_limit_is_a_change_where_the_preset_has_one(hands: Hands, desk: Desk) -> None:
    scene = new_game(hands, desk)
    save_preset(desk, "House", with_options(PRESETS["matgo", 2], {"max_points": 50}))
    scene.choice.read_presets()
    scene.choice.use_preset("House")
    unchanged = scene.choice.differences()
    scene.choice.use_limit(0)

    assert not unchanged
    assert ["Limit for one payer: No limit"] == [i18n.plain(change) for change in scene.choice.differences()]
    assert scene.choice.setup().rules.max_points is None


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "ko"])
def test_everything_is_seen_without_scrolling(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    desk = desk_of(tmp_path, size, language)
    scene = new_game(Hands(desk), desk)
    for (table, _title, _note, _cards, _players), length, points_only in product(TABLES, Length, (False, True)):
        scene.choice.change(table=table, points_only=points_only, length=length.value)
        for options in ({}, {"max_points": 50}, {"max_points": 50, "win_score": 5, "shake": False, "nagari_cap": 16}):
            scene.choice.use_rules(with_options(scene.choice.base, options), scene.choice.preset)
            assert [0] == [panel.most_offset for panel in scene.controls.panels if panel.viewport is not None], options


def test_a_remembered_game_that_makes_no_sense_falls_back(desk: Desk) -> None:
    path = desk.folders.config / "new_game.json"
    path.parent.mkdir(parents=True)
    broken = {
        "table": "matgo",
        "presets": {"2": "no such"},
        "changes": {"2": {"win_score": 99}},
        "levels": ["grandmaster"],
        "chips": -5,
    }
    path.write_text(json.dumps(broken), "utf-8")

    setup = NewGameScene(desk).choice.setup()

    assert PRESETS["matgo", 2] == setup.rules
    assert "skilled" == setup.seats[1].level
    assert 100_000 == setup.chips
