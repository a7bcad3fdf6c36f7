"""What the screens beside the table do: title, first start, new game, rules, settings, pause, curtain, gallery."""

from __future__ import annotations

import json
from dataclasses import fields
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from gostop_desktop import i18n
from gostop_desktop.engine.cards import MONTH_CODES
from gostop_desktop.engine.dealcode import print_deal_code
from gostop_desktop.engine.notation import parse_rules, print_rules
from gostop_desktop.engine.options import OPTIONS
from gostop_desktop.engine.rules import PRESETS, Rules, with_options
from gostop_desktop.storage.options import GameOptions
from gostop_desktop.storage.paths import folders
from gostop_desktop.ui.card_texts import card_notes, card_sets
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.input.commands import FIXED
from gostop_desktop.ui.keys import load_bindings
from gostop_desktop.ui.memory import remembered
from gostop_desktop.ui.new_game.choice import TABLES
from gostop_desktop.ui.presets import file_name, import_rules, saved_presets
from gostop_desktop.ui.rules_text import (
    EXAMPLES,
    GROUPS,
    NEEDS,
    OPTION_TEXTS,
    PRESET_TEXTS,
    unavailable,
    value_words,
)
from gostop_desktop.ui.saved import saved_round_note
from gostop_desktop.ui.scenes.curtain import CurtainScene
from gostop_desktop.ui.scenes.first_start import FirstStartScene
from gostop_desktop.ui.scenes.gallery import GalleryScene
from gostop_desktop.ui.scenes.new_game import NewGameScene
from gostop_desktop.ui.scenes.pause import PauseScene
from gostop_desktop.ui.scenes.rule_sheet import RuleSheetScene
from gostop_desktop.ui.scenes.settings import SettingsScene
from gostop_desktop.ui.scenes.table import TableScene
from gostop_desktop.ui.scenes.title import TitleScene
from gostop_desktop.ui.setup import Length, SeatSetup
from gostop_desktop.ui.start import first_scene
from gostop_desktop.ui.widgets import Controls, DialogScene, Tile, Toggle, Widget

from .helpers import Hands, desk_of, watch

AUTOSAVE = """[Format "gostop-record 1"]
[Rules "matgo"]
[Match "4c2d8ecf 3"]
[Chips "112400 87600"]
[Table "{\\"names\\": [\\"Me\\", \\"Min-su\\"], \\"chips\\": 100000}"]

0 03J
"""


AT_THE_TABLE = {"table", "dealer_draw", "cut"}


def control(controls: Controls, key: str) -> Widget:
    found = [widget for widget in controls.all() if key in {widget.key, widget.name}]
    return next((widget for widget in found if widget.can_focus), found[0])


def press(hands: Hands, controls: Controls, key: str) -> None:
    """Press a control as a person does: bring it into view, move to it, click."""
    widget = control(controls, key)
    panel = next(panel for panel in controls.panels if widget in panel.widgets)
    panel.show(widget)
    hands.click(panel.on_screen(widget.rect).center)


def top(desk: Desk) -> str:
    scene = desk.scenes.top
    return "" if scene is None else scene.name


def name_of(desk: Desk) -> list[str]:
    scene = desk.scenes.top
    assert isinstance(scene, TitleScene)
    return [widget.name for widget in scene.controls.all()]


@pytest.mark.parametrize("language", ["en", "ko", "en-XB"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_large_words_of_the_title_stay_on_the_moon_and_off_the_cards(
    tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    desk = desk_of(tmp_path, size, language, text=200)
    scene = TitleScene(desk)
    desk.scenes.reset(scene)
    witness = watch(desk)
    scene.draw(desk.display.surface)

    assert len(witness.boxes) >= 2
    assert not witness.cuts
    desk.close()


def test_every_entry_of_the_title_leads_somewhere(hands: Hands, desk: Desk) -> None:
    for entry, expected in (
        ("New game", "new_game"),
        ("Rules", "rules"),
        ("Card gallery", "gallery"),
        ("Settings", "settings"),
    ):
        scene = hands.show(TitleScene(desk))
        assert isinstance(scene, TitleScene)
        press(hands, scene.controls, entry)
        assert expected == top(desk)
    scene = hands.show(TitleScene(desk))
    assert isinstance(scene, TitleScene)
    press(hands, scene.controls, "Quit")
    assert desk.is_over


def test_continue_is_offered_only_when_there_is_something_to_continue(hands: Hands, desk: Desk) -> None:
    hands.show(TitleScene(desk))
    without = name_of(desk)
    desk.folders.autosave.parent.mkdir(parents=True)
    desk.folders.autosave.write_text(AUTOSAVE, "utf-8")
    scene = hands.show(TitleScene(desk))

    assert isinstance(scene, TitleScene)
    assert "Continue" not in without
    assert "Continue" == name_of(desk)[0]
    item = control(scene.controls, "Continue")
    assert "Matgo, round 3 · Min-su · +12,400" == i18n.plain(getattr(item, "note", ""))


def test_continue_names_the_computers_in_the_language_of_now(hands: Hands, desk: Desk) -> None:
    left = AUTOSAVE.replace("Min-su", "민수").replace('\\"chips\\"', '\\"levels\\": [null, \\"skilled\\"], \\"chips\\"')
    desk.folders.autosave.parent.mkdir(parents=True)
    desk.folders.autosave.write_text(left, "utf-8")
    hands.show(TitleScene(desk))

    assert "Matgo, round 3 · Min-su · +12,400" == i18n.plain(saved_round_note(desk))


@pytest.mark.parametrize("damage", ["", "no record\n", AUTOSAVE.replace("matgo", "chess"), "\0\1\2\n"])
def test_a_round_that_cannot_be_read_is_kept_aside_and_told(hands: Hands, desk: Desk, damage: str) -> None:
    desk.folders.autosave.parent.mkdir(parents=True)
    desk.folders.autosave.write_text(damage, "utf-8")
    scene = hands.show(TitleScene(desk))
    assert isinstance(scene, TitleScene)

    if "Continue" in name_of(desk):
        press(hands, scene.controls, "Continue")

    assert "title" == top(desk)
    assert "Continue" not in name_of(desk)


def test_the_language_is_switched_while_the_game_runs(hands: Hands, desk: Desk) -> None:
    scene = hands.show(TitleScene(desk))
    assert isinstance(scene, TitleScene)
    press(hands, scene.controls, "language")
    hands.press(Command.DOWN)
    hands.press(Command.CONFIRM)

    assert "ko" == i18n.language()
    assert "새 게임" in name_of(desk)
    assert "ko" == desk.settings.language.interface


def test_the_first_start_asks_once(tmp_path: Path) -> None:
    desk = desk_of(tmp_path)
    desk.options = GameOptions()
    hands = Hands(desk)
    scene = hands.show(first_scene(desk))
    hands.press(Command.BACK)

    assert "first_start" == scene.name
    assert "title" == top(desk)
    assert "title" == first_scene(desk).name


@pytest.mark.parametrize(("answer", "level"), [("Yes, let me play", "skilled"), ("A little", "casual")])
def test_three_clicks_to_cards(hands: Hands, desk: Desk, answer: str, level: str) -> None:
    scene = hands.show(FirstStartScene(desk))
    assert isinstance(scene, FirstStartScene)

    press(hands, scene.controls, answer)

    assert top(desk) in AT_THE_TABLE
    assert [level, level] == remembered(desk).levels
    desk.close()


def test_who_knows_nothing_sees_the_cards_first(hands: Hands, desk: Desk) -> None:
    scene = hands.show(FirstStartScene(desk))
    assert isinstance(scene, FirstStartScene)

    press(hands, scene.controls, "No, show me")

    assert "gallery" == top(desk)
    assert "badges" == desk.settings.display.face
    assert ["novice", "novice"] == remembered(desk).levels
    hands.press(Command.CONFIRM)
    assert top(desk) in AT_THE_TABLE
    table = next(scene for scene in desk.scenes.scenes if isinstance(scene, TableScene))
    assert "novice" == table.setup.seats[1].level
    desk.close()


def new_game(hands: Hands, desk: Desk) -> NewGameScene:
    scene = hands.show(NewGameScene(desk))
    assert isinstance(scene, NewGameScene)
    return scene


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


def test_changes_are_said_in_words(hands: Hands, desk: Desk) -> None:
    scene = new_game(hands, desk)
    scene.choice.use_rules(with_options(PRESETS["matgo", 2], {"win_score": 5, "shake": False}), "matgo")

    words = [i18n.plain(change) for change in scene.choice.differences()]

    assert ["Shake: Off", "Points to win 5 points"] == words


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


def test_the_sheet_has_every_option_once() -> None:
    shown = [option for group in GROUPS for option in group.options]

    assert sorted(OPTIONS) == sorted(shown)
    assert set(OPTIONS) == set(OPTION_TEXTS)
    assert set(OPTIONS) == {field.name for field in fields(Rules)}


@pytest.mark.parametrize("key", PRESETS, ids=str)
def test_every_value_of_every_preset_has_words(key: tuple[str, int]) -> None:
    for option in OPTIONS:
        assert value_words(option, getattr(PRESETS[key], option))


def test_what_has_no_effect_says_why() -> None:
    rules = with_options(PRESETS["matgo", 2], {"shake": False, "bonus_cards": []})

    assert "There is no shaking." == unavailable("shake_multiplier", rules)
    assert "There are no bonus cards." == unavailable("bonus_steal", rules)
    assert "" == unavailable("win_score", rules)
    assert set(NEEDS) | set(EXAMPLES) <= set(OPTIONS)


def rule_sheet(hands: Hands, desk: Desk, done: list[Rules], group: str = "go") -> RuleSheetScene:
    hands.show(TitleScene(desk))
    scene = RuleSheetScene(desk, PRESETS["gostop", 3], "gostop", lambda rules, _preset: done.append(rules), group=group)
    desk.scenes.push(scene)
    hands.app.step(0.02)
    return scene


def test_a_changed_option_is_handed_over(hands: Hands, desk: Desk) -> None:
    done: list[Rules] = []
    scene = rule_sheet(hands, desk, done)
    scene.controls.focus(control(scene.controls, "reverse_go_multiplier"))
    hands.press(Command.RIGHT)

    press(hands, scene.controls, "Use these rules")

    assert [with_options(PRESETS["gostop", 3], {"reverse_go_multiplier": 2})] == done
    assert "title" == top(desk)


def test_back_leaves_the_rules_as_they_were(hands: Hands, desk: Desk) -> None:
    done: list[Rules] = []
    scene = rule_sheet(hands, desk, done)
    scene.change("go_multiplier_from", 4)

    hands.press(Command.BACK)

    assert [] == done


def test_changes_that_back_leaves_unused_wait_on_the_sheet(hands: Hands, desk: Desk) -> None:
    """UX 2: Esc goes one step back and never discards anything."""
    game = new_game(hands, desk)
    press(hands, game.controls, "Edit rules")
    scene = desk.scenes.top
    assert isinstance(scene, RuleSheetScene)
    scene.change("win_score", 5)
    changed = scene.rules
    hands.press(Command.BACK)
    unused = game.choice.rules
    press(hands, game.controls, "Edit rules")
    again = desk.scenes.top
    assert isinstance(again, RuleSheetScene)
    waiting = again.rules
    press(hands, again.controls, "Use these rules")
    game.choice.use_preset("fishing_rules")
    press(hands, game.controls, "Edit rules")
    other = desk.scenes.top
    assert isinstance(other, RuleSheetScene)

    assert PRESETS["matgo", 2] == unused
    assert changed == waiting
    assert PRESETS["fishing_rules", 2] == other.rules


def test_saved_rules_are_renamed_and_no_name_is_taken_twice(hands: Hands, desk: Desk) -> None:
    mine = with_options(PRESETS["gostop", 3], {"win_score": 5})
    scene = rule_sheet(hands, desk, [])
    scene.take(mine)
    for name in ("Other", "Mine"):
        scene.actions.save(name)
    scene.change("win_score", 6)
    press(hands, scene.controls, "Rename")
    hands.type(" of old")
    hands.press(Command.CONFIRM)
    renamed = saved_presets(desk)
    for taken in ("", "Other", "Standard Matgo"):
        scene.actions.rename(taken)

    assert {"Other": mine, "Mine of old": mine} == renamed == saved_presets(desk)
    assert "Mine of old" == scene.preset
    assert 6 == scene.rules.win_score


def test_an_option_and_all_options_go_back_to_the_preset(hands: Hands, desk: Desk) -> None:
    scene = rule_sheet(hands, desk, [])
    scene.change("go_multiplier_from", 4)
    press(hands, scene.controls, "Back to the preset value")
    one = scene.rules
    scene.change("go_multiplier_from", 4)
    scene.change("win_score", 5)
    press(hands, scene.controls, "Reset all")

    assert PRESETS["gostop", 3] == one == scene.rules


def test_the_search_finds_by_korean_and_english(hands: Hands, desk: Desk) -> None:
    scene = rule_sheet(hands, desk, [])
    scene.controls.focus(control(scene.controls, "search"))
    hands.type("bak")
    english = {widget.key for widget in scene.controls.all() if widget.key.startswith("row ")}
    scene.look_for("피박")
    korean = {widget.key for widget in scene.controls.all() if widget.key.startswith("row ")}

    scene.look_for("fewer than 6 junk")
    in_force = {widget.key for widget in scene.controls.all() if widget.key.startswith("row ")}

    assert {"row pibak"} == in_force
    assert {"row pibak", "row gwangbak", "row gobak"} <= english
    assert {"row pibak", "row pibak_limit"} == korean


def test_a_syllable_that_is_composed_survives_the_search(hands: Hands, desk: Desk) -> None:
    """UX 3.5: an input method finishes one syllable and begins the next in the same field."""
    scene = rule_sheet(hands, desk, [])
    field = control(scene.controls, "search")
    scene.controls.focus(field)
    hands.post(pygame.TEXTEDITING, text="피", start=0, length=1)
    hands.post(pygame.TEXTINPUT, text="피")
    hands.post(pygame.TEXTEDITING, text="ㅂ", start=0, length=1)

    assert "피" == scene.search
    assert scene.controls.focused is field
    assert "ㅂ" == getattr(field, "_composing", "")


def test_rules_are_saved_under_a_name_and_found_again(hands: Hands, desk: Desk) -> None:
    scene = rule_sheet(hands, desk, [])
    scene.change("win_score", 5)
    press(hands, scene.controls, "Save as")
    hands.type("Grandma")
    hands.press(Command.CONFIRM)

    assert {"Grandma": with_options(PRESETS["gostop", 3], {"win_score": 5})} == saved_presets(desk)
    assert "Grandma" == scene.preset


def test_saved_rules_are_on_the_new_game_page_and_can_be_deleted(hands: Hands, desk: Desk) -> None:
    scene = RuleSheetScene(desk, with_options(PRESETS["matgo", 2], {"win_score": 5}), "matgo", lambda _r, _p: None)
    hands.show(TitleScene(desk))
    desk.scenes.push(scene)
    scene.actions.save("Mine")
    game = new_game(hands, desk)
    press(hands, game.controls, "Mine")
    chosen = game.choice.setup().rules.win_score
    press(hands, game.controls, "Edit rules")
    sheet = desk.scenes.top
    assert isinstance(sheet, RuleSheetScene)
    press(hands, sheet.controls, "Delete")
    hands.press(Command.CONFIRM)
    kept = list(saved_presets(desk))
    hands.press(Command.NEXT_REGION)
    hands.press(Command.CONFIRM)

    assert 5 == chosen
    assert ["Mine"] == kept
    assert {} == saved_presets(desk)


def test_rules_go_out_as_text_and_come_in_again(hands: Hands, desk: Desk, tmp_path: Path) -> None:
    scene = rule_sheet(hands, desk, [])
    scene.change("win_score", 7)
    press(hands, scene.controls, "Export")
    (path,) = desk.folders.exports.glob("*.rules")
    told = desk.scenes.top
    assert isinstance(told, DialogScene)
    press(hands, told.controls, "Copy")
    assert str(path) == told.text
    assert print_rules(scene.rules) == desk.clipboard()
    scene.change("win_score", 3)
    hands.post(pygame.DROPFILE, file=str(path))

    assert 7 == scene.rules.win_score
    assert parse_rules(path.read_text("utf-8").strip()) == scene.rules
    assert print_rules(scene.rules) in path.read_text("utf-8")
    hands.post(pygame.DROPFILE, file=str(tmp_path / "none"))
    assert 7 == scene.rules.win_score


@pytest.mark.parametrize("text", ["", "chess", "gostop win_score=99", "gostop no_such=1", "\0" * 50, "matgo"])
def test_what_are_no_rules_for_this_table_changes_nothing(hands: Hands, desk: Desk, text: str) -> None:
    scene = rule_sheet(hands, desk, [])

    scene.actions.take_in(text)

    assert PRESETS["gostop", 3] == scene.rules


def test_line_ends_in_imported_rules_do_not_matter() -> None:
    assert parse_rules("gostop win_score=5") == import_rules("gostop\n  win_score=5\n")


@pytest.mark.parametrize(
    "name", ["/", "..", "../../x", "CON", "%s", "{0}", "a\nb", "x" * 200, "\u0646\u0642", "🎴", ""]
)
def test_no_name_leads_out_of_its_folder(name: str) -> None:
    """BUGS L03."""
    made = file_name(name)

    assert made
    assert len(made) <= 70
    assert not set(made) & set("/\\.\n:%{}")
    assert "CON" != made.upper()


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
    assert "hint" in load_bindings(desk.folders).changed()
    assert set() == {widget.key for widget in scene.controls.all()} & {f"key {command}" for command in FIXED}


def test_esc_leaves_the_key_as_it_is(hands: Hands, desk: Desk) -> None:
    scene = hands.show(SettingsScene(desk, "controls"))
    assert isinstance(scene, SettingsScene)
    press(hands, scene.controls, "key hint")

    hands.press(Command.BACK)

    assert {} == load_bindings(desk.folders).changed()
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


def test_a_pause_goes_on_by_esc_and_leaves_to_the_title(hands: Hands, desk: Desk) -> None:
    hands.show(GalleryScene(desk))
    desk.scenes.push(PauseScene(desk))
    hands.press(Command.BACK)
    went_on = top(desk)
    pause = PauseScene(desk)
    desk.scenes.push(pause)
    hands.app.step(0.02)
    press(hands, pause.controls, "Leave the table")

    assert "gallery" == went_on
    assert "title" == top(desk)
    assert pause.hides_hands


def curtain(hands: Hands, desk: Desk, opened: list[str]) -> CurtainScene:
    hands.show(GalleryScene(desk))
    area = pygame.Rect(100, 520, 900, 190)
    seat = SeatSetup("Mina", "deer")
    scene = CurtainScene(desk, seat, "Jun takes the moon.", lambda: area, lambda: opened.append("open"))
    desk.scenes.push(scene)
    hands.app.step(0.02)
    return scene


def test_the_curtain_opens_when_it_is_held(hands: Hands, desk: Desk) -> None:
    opened: list[str] = []
    curtain(hands, desk, opened)
    hands.post(pygame.KEYDOWN, scancode=pygame.KSCAN_SPACE, mod=0, key=0, unicode=" ")
    for _ in range(5):
        hands.app.step(0.1)

    assert ["open"] == opened
    assert "gallery" == top(desk)


def test_a_short_press_shows_nothing(hands: Hands, desk: Desk) -> None:
    opened: list[str] = []
    scene = curtain(hands, desk, opened)
    hands.press(Command.SKIP)
    for _ in range(10):
        hands.app.step(0.1)

    assert [] == opened
    assert 0 == scene.held


def test_the_curtain_is_held_by_the_mouse_too(hands: Hands, desk: Desk) -> None:
    opened: list[str] = []
    curtain(hands, desk, opened)
    hands.post(pygame.MOUSEBUTTONDOWN, pos=(500, 600), button=1)
    for _ in range(5):
        hands.app.step(0.1)

    assert ["open"] == opened


def test_losing_the_focus_starts_the_hold_anew(hands: Hands, desk: Desk) -> None:
    opened: list[str] = []
    curtain(hands, desk, opened)
    hands.post(pygame.KEYDOWN, scancode=pygame.KSCAN_SPACE, mod=0, key=0, unicode=" ")
    hands.app.step(0.1)
    hands.post(pygame.WINDOWFOCUSLOST)
    for _ in range(5):
        hands.app.step(0.1)

    assert [] == opened


def test_the_gallery_shows_all_cards_and_what_they_are_for(hands: Hands, desk: Desk) -> None:
    scene = hands.show(GalleryScene(desk))
    assert isinstance(scene, GalleryScene)
    press(hands, scene.controls, "card 08A")

    words = [i18n.plain(widget.name) for widget in scene.controls.all()]

    assert 48 + 8 == sum(widget.can_focus and widget.key != "back" for widget in scene.controls.all())
    assert "August · Geese" in words
    assert "공산 · 열끗" in words
    assert "Godori" in words


def test_a_card_is_shown_with_the_sets_that_it_counts_for() -> None:
    sets = {code: [told.name for told in card_sets(code)] for code in MONTH_CODES}
    every = {name for names in sets.values() for name in names}
    members = {name: {code for code, names in sets.items() if name in names} for name in every}

    assert {"02A", "04A", "08A"} == members["Godori"]
    assert {"06R", "09R", "10R"} == members["Blue ribbons"]
    assert 5 == len(members["Five Brights"])
    assert [] == sets["12R"]
    assert [] == [told.name for code in ("X2a", "bomb", "back") for told in card_sets(code)]
    assert all(list(card_notes(code)) for code in (*MONTH_CODES, "X2a", "bomb"))


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
