"""The rule sheet and rules of one's own: changed, searched, saved, renamed, exported and imported (UX 2.2)."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pygame
import pytest

from gostop_desktop.engine.notation import parse_rules, print_rules
from gostop_desktop.engine.options import OPTIONS
from gostop_desktop.engine.rules import PRESETS, Rules, with_options
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.presets import file_name, import_rules, saved_presets
from gostop_desktop.ui.rules_text import (
    EXAMPLES,
    GROUPS,
    NEEDS,
    OPTION_TEXTS,
    unavailable,
    value_words,
)
from gostop_desktop.ui.scenes.rule_sheet import RuleSheetScene
from gostop_desktop.ui.scenes.title import TitleScene
from gostop_desktop.ui.widgets import DialogScene

from .helpers import Hands
from .pages import control, new_game, press, top


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
