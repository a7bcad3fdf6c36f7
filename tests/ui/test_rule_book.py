"""The rules in sentences: each says what is in force, with the numbers of the rules (UX 2.9, RULES G.1)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from gostop_desktop import i18n
from gostop_desktop.engine.options import OPTIONS, Between, OneOf, Tuple, Value
from gostop_desktop.engine.rules import PRESETS, Rules, with_options
from gostop_desktop.storage.paths import asset
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.rules_text import (
    GROUPS,
    GUIDE,
    is_off,
    paragraph,
    rule_in_force,
    rule_of,
    sentence,
    unavailable,
)
from gostop_desktop.ui.rules_text.needs import NEEDS
from gostop_desktop.ui.scenes.gallery import GalleryScene
from gostop_desktop.ui.scenes.rules_in_force import RulesScene
from gostop_desktop.ui.scenes.title import TitleScene

from .helpers import Hands

EVERYTHING = with_options(
    PRESETS["gostop", 3],
    {
        "bomb_pairs": True,
        "department_points": 3,
        "reverse_go_multiplier": 2,
        "bonus_steal": 1,
        "ppuk_points": [3, 5, 7],
        "max_points": 50,
    },
)
"""Rules in which every option has an effect."""
PLACEHOLDER = re.compile(r"[{}]")
SINGLE = {"bright3", "bright3_rain", "godori_points", "dan_points", "auto_stop_last", "mission_multiplier"}
"""Options that have one value only (RULES G.1)."""

FOR_THREE = {"players", "cutter", "gobak", "gobak_several", "shodang", "shodang_liability"}
"""Options that say nothing, or the same, at a table of two (RULES F.11)."""


@pytest.fixture(params=["en", "ko"])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    i18n.load(Path(str(asset("_built/locale"))), request.param)
    yield request.param
    i18n.load(Path(), "en")


def values_of(option: str) -> list[Value]:
    """Return values of an option: all of a few, some of many."""
    accepts = OPTIONS[option].accepts
    if isinstance(accepts, OneOf):
        return list(accepts.values)
    if isinstance(accepts, Between):
        some = {accepts.low, accepts.low + 1, accepts.high, *((None,) if accepts.optional else ())}
        return list(some)
    assert isinstance(accepts, Tuple)
    if option == "ppuk_points":
        return [(0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1), (3, 5, 7)]
    if option == "bonus_cards":
        return [(), (2,), (3,), (2, 2), (2, 3), (2, 2, 3)]
    assert isinstance(accepts.each, OneOf)
    each = accepts.each.values
    return [chosen for size in range(len(each) + 1) for chosen in combinations(each, size)]  # type: ignore[misc]


@pytest.mark.parametrize("option", OPTIONS)
def test_another_value_is_another_sentence(option: str, language: str) -> None:
    """F1: the page states the rule in force."""
    said = {value: rule_in_force(option, with_options(EVERYTHING, {option: value})) for value in values_of(option)}

    assert (1 if option in SINGLE else len(values_of(option))) == len(set(said.values())), (language, said)
    assert [] == [words for words in said.values() if not words or PLACEHOLDER.search(words)]


@pytest.mark.parametrize("option", sorted(set(OPTIONS) - SINGLE - FOR_THREE))
def test_two_players_read_another_sentence_too(option: str) -> None:
    rules = with_options(EVERYTHING, {"players": 2})
    said = {rule_in_force(option, with_options(rules, {option: value})) for value in values_of(option)}

    assert len(values_of(option)) == len(said)


def test_the_numbers_are_those_of_the_rules() -> None:
    rules = PRESETS["matgo", 2]

    assert "The round is won at 7 points or more" in i18n.plain(rule_in_force("win_score", rules))
    assert "a loser with fewer than 8 junk pays double" in i18n.plain(rule_in_force("pibak_limit", rules))
    assert "The round is won at 1 point or more" in i18n.plain(
        rule_in_force("win_score", with_options(rules, {"win_score": 1}))
    )
    assert "fewer than 6 junk" in i18n.plain(rule_in_force("pibak", PRESETS["gostop", 3]))
    assert "Go 4" in i18n.plain(rule_in_force("go_multiplier", PRESETS["fishing_rules", 2]))


def test_one_opponent_is_no_each() -> None:
    words = [i18n.plain(paragraph(rule, PRESETS["matgo", 2])) for group in GROUPS for rule in group.rules]

    assert [] == [each for each in words if "each opponent" in each.casefold() or "another player" in each]


def test_what_is_off_is_said_to_be_off_and_nothing_more() -> None:
    rules = with_options(EVERYTHING, {"shake": False, "pibak": "off", "bonus_cards": []})

    assert "There is no shaking." == rule_in_force("shake_multiplier", rules)
    assert "There is no junk bak." == rule_in_force("pibak_limit", rules)
    assert "There are no bonus cards." == rule_in_force("bonus_steal", rules)
    assert all(is_off(rule_of(option), rules) for option in ("shake", "pibak", "bonus_steal", "bonus_cards"))
    assert not is_off(rule_of("bomb"), rules)
    assert "Shodang needs three players." == rule_in_force("shodang", PRESETS["matgo", 2])


def test_an_option_without_effect_is_not_said() -> None:
    rules = with_options(PRESETS["gostop", 3], {"gobak": "double"})

    assert "Nobody pays for another." == unavailable("gobak_several", rules)
    assert "" == sentence("gobak_several", rules)


def test_no_two_options_lock_each_other() -> None:
    """Whatever makes an option idle can itself be changed: the sheet has no dead end."""
    for option, cases in NEEDS.items():
        for case in cases:
            values = {
                other: list(value[0]) if isinstance(value[0], tuple) else value[0] for other, value in case.when.items()
            }
            rules = with_options(EVERYTHING, values)
            free = [other for other in case.when if other == "players" or not unavailable(other, rules)]

            assert case.holds(rules), option
            assert free, (option, case)


def shown(hands: Hands, desk: Desk, rules: Rules, preset: str) -> RulesScene:
    hands.show(TitleScene(desk))
    scene = RulesScene(desk, rules, preset)
    desk.scenes.push(scene)
    hands.app.step(0.02)
    return scene


def words_on(scene: RulesScene) -> list[str]:
    return [i18n.plain(widget.name) for widget in scene.controls.all()]


def test_the_page_begins_with_what_differs_from_the_preset(hands: Hands, desk: Desk) -> None:
    rules = with_options(PRESETS["gostop", 3], {"win_score": 5, "gobak": "double"})
    scene = shown(hands, desk, rules, "gostop")
    words = words_on(scene)
    own = "The round is won at 5 points or more: whoever has them says Go or Stop."
    theirs = "Standard Go-Stop: The round is won at 3 points or more: whoever has them says Go or Stop."

    assert ("win_score", "gobak") == scene.changed()
    assert "Your changes" == scene.chapters[0].name
    assert words.index(theirs) == words.index(own) + 1
    assert 2 == words.count(own)


@pytest.mark.parametrize("key", PRESETS, ids=lambda key: f"{key[0]}/{key[1]}")
def test_every_rule_of_every_preset_is_on_the_page(hands: Hands, desk: Desk, key: tuple[str, int]) -> None:
    rules = PRESETS[key]
    scene = shown(hands, desk, rules, key[0])
    words = words_on(scene)

    assert () == scene.changed()
    for group in GROUPS:
        for rule in group.rules:
            assert i18n.plain(paragraph(rule, rules)) in words


def test_rules_of_ones_own_are_compared_with_the_standard(hands: Hands, desk: Desk) -> None:
    scene = shown(hands, desk, with_options(PRESETS["matgo", 2], {"win_score": 5}), "Grandma")

    assert ("win_score",) == scene.changed()
    assert "Grandma · 1 change" == i18n.plain(scene.note())


def test_arrows_read_the_whole_page_and_come_back(hands: Hands, desk: Desk) -> None:
    scene = shown(hands, desk, PRESETS["matgo", 2], "matgo")
    read = [scene.chapter]
    for _ in range(60):
        hands.press(Command.DOWN)
        read.append(scene.chapter)
    for _ in range(60):
        hands.press(Command.UP)

    assert sorted(read) == read
    assert set(range(1 + len(GROUPS))) == set(read)
    assert 0 == scene.chapter


def test_a_chapter_is_opened_by_its_name(hands: Hands, desk: Desk) -> None:
    scene = shown(hands, desk, PRESETS["matgo", 2], "matgo")
    row = next(widget for widget in scene.controls.all() if widget.name == "Bak" and widget.can_focus)
    hands.click(row.rect.center)

    panel = scene.controls.panels[-1]
    assert "Bak" == scene.chapters[scene.chapter].name
    assert panel.offset > 0


def test_the_wheel_marks_the_chapter_that_is_read(hands: Hands, desk: Desk) -> None:
    scene = shown(hands, desk, PRESETS["matgo", 2], "matgo")
    hands.post(pygame.MOUSEMOTION, pos=scene.sheet_place.center, rel=(0, 0), buttons=(0, 0, 0), touch=False)
    for _ in range(100):
        hands.post(pygame.MOUSEWHEEL, x=0, y=-1, precise_x=0.0, precise_y=-1.0, flipped=False, touch=False)

    assert scene.chapter > len(GROUPS) // 2
    assert [scene.chapter] == [index for index, row in enumerate(scene._rows) if row.chosen]


def test_the_search_finds_words_of_the_rule_and_korean_names(hands: Hands, desk: Desk) -> None:
    scene = shown(hands, desk, PRESETS["matgo", 2], "matgo")
    found = []
    for text in ("fewer than 8", "피박", "no such rule"):
        scene.look_for(text)
        found.append([name for name in words_on(scene) if name.endswith(" bak")])

    assert ["Junk bak"] == found[0] == found[1]
    assert [] == found[2]
    assert "Nothing found" in words_on(scene)


def test_esc_ends_the_search_before_the_page(hands: Hands, desk: Desk) -> None:
    scene = shown(hands, desk, PRESETS["matgo", 2], "matgo")
    scene.look_for("bak")
    hands.press(Command.BACK)
    after_one = (desk.scenes.top, scene.search)
    hands.press(Command.BACK)

    assert (scene, "") == after_one
    assert desk.scenes.top is not scene


def test_f1_closes_what_f1_opened(hands: Hands, desk: Desk) -> None:
    shown(hands, desk, PRESETS["matgo", 2], "matgo")
    hands.press(Command.HELP)

    assert desk.scenes.top is not None
    assert "title" == desk.scenes.top.name


def test_the_book_begins_with_how_a_round_goes_and_the_target_in_force(hands: Hands, desk: Desk) -> None:
    """UX 1.1 C: who has never played reads this first."""
    rules = with_options(PRESETS["matgo", 2], {"win_score": 5})
    scene = shown(hands, desk, rules, "matgo")
    guide = next(chapter for chapter in scene.chapters if chapter.name == GUIDE.name)
    said = " ".join(i18n.plain(paragraph(rule, rules)) for rule in guide.rules)

    assert [GUIDE.name, GROUPS[0].name] == [chapter.name for chapter in scene.chapters if not chapter.is_difference][:2]
    assert "the target of 5" in said
    assert not PLACEHOLDER.search(said)


def test_who_has_never_played_can_read_how_a_round_goes_before_the_first_one(hands: Hands, desk: Desk) -> None:
    gallery = GalleryScene(desk, play=lambda: None)
    hands.show(gallery)
    button = next(widget for widget in gallery.controls.all() if widget.name == GUIDE.name)
    hands.click(button.rect.center)

    assert isinstance(desk.scenes.top, RulesScene)
    assert GUIDE.name == desk.scenes.top.chapters[0].name
    hands.press(Command.BACK)
    assert isinstance(desk.scenes.top, GalleryScene)
