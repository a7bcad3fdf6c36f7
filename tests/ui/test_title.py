"""The title and the first start: what they offer, and where that leads (UX 2.1)."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from gostop_desktop import i18n
from gostop_desktop.storage.options import GameOptions
from gostop_desktop.ui.art.cards import ASPECT
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.lists import dotted
from gostop_desktop.ui.memory import remembered
from gostop_desktop.ui.saved import saved_round_parts
from gostop_desktop.ui.scenes.first_start import FirstStartScene
from gostop_desktop.ui.scenes.table import TableScene
from gostop_desktop.ui.scenes.title import TitleScene
from gostop_desktop.ui.scenes.title_picture import EDGE
from gostop_desktop.ui.start import first_scene

from .helpers import Hands, desk_of, watch
from .pages import AT_THE_TABLE, AUTOSAVE, control, press, top


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
    assert "Matgo, round 3 · Min-su · Me +12,400" == i18n.plain(getattr(item, "note", ""))


def test_continue_names_the_computers_in_the_language_of_now(hands: Hands, desk: Desk) -> None:
    left = AUTOSAVE.replace("Min-su", "민수").replace('\\"chips\\"', '\\"levels\\": [null, \\"skilled\\"], \\"chips\\"')
    desk.folders.autosave.parent.mkdir(parents=True)
    desk.folders.autosave.write_text(left, "utf-8")
    hands.show(TitleScene(desk))

    assert "Matgo, round 3 · Min-su · Me +12,400" == i18n.plain(dotted(saved_round_parts(desk)))


def test_continue_names_both_people_and_what_each_has_won(hands: Hands, desk: Desk) -> None:
    left = AUTOSAVE.replace('\\"chips\\"', '\\"levels\\": [null, null], \\"chips\\"')
    desk.folders.autosave.parent.mkdir(parents=True)
    desk.folders.autosave.write_text(left, "utf-8")
    hands.show(TitleScene(desk))

    assert "Matgo, round 3 · Me +12,400 · Min-su −12,400" == i18n.plain(dotted(saved_round_parts(desk)))


@pytest.mark.parametrize("text", [100, 200])
def test_two_long_names_stay_within_the_window(tmp_path: Path, text: int) -> None:
    desk = desk_of(tmp_path, (1024, 640), text=text)
    left = AUTOSAVE.replace('"Me\\", \\"Min-su', '"Bartholomew Wigglesw\\", \\"Maximiliane Hohenst')
    left = left.replace('\\"chips\\"', '\\"levels\\": [null, null], \\"chips\\"')
    desk.folders.autosave.parent.mkdir(parents=True, exist_ok=True)
    desk.folders.autosave.write_text(left, "utf-8")
    scene = TitleScene(desk)
    desk.scenes.reset(scene)
    witness = watch(desk)
    scene.draw(desk.display.surface)

    ribbon = control(scene.controls, "Continue").rect
    moon = scene._picture.menu_end()
    assert ribbon.right <= moon
    assert all(name in " ".join(witness.words) for name in ("Bartholomew Wigglesw", "Maximiliane Hohenst"))
    assert [] == [words for words, box in zip(witness.words, witness.boxes, strict=True) if box.right > 1024]
    assert [] == witness.cuts


SHAPES = ((1024, 640), (1280, 720), (1920, 1200), (3440, 1440), (1280, 1024), (1024, 1100), (1080, 1400), (1080, 1920))


@pytest.mark.parametrize("size", SHAPES, ids=str)
@pytest.mark.parametrize("language", ["en", "ko", "en-XB"])
def test_the_title_is_whole_in_a_window_of_any_shape(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    """Wordmark, geese and the upper corners of all five brights, where faces have their numbers, are seen."""
    desk = desk_of(tmp_path, size, language)
    desk.folders.autosave.parent.mkdir(parents=True)
    desk.folders.autosave.write_text(AUTOSAVE, "utf-8")
    scene = TitleScene(desk)
    desk.scenes.reset(scene)
    witness = watch(desk)
    scene.draw(desk.display.surface)
    picture, places = scene._picture, desk.artwork.title.places
    rim = pygame.Rect((0, 0), size).inflate(-2 * picture.px(EDGE), -2 * picture.px(EDGE))
    x, y, radius = places.moon
    moon = pygame.Rect(0, 0, 2 * picture.px(radius), 2 * picture.px(radius))
    moon.center = picture.place(x, y)
    corners = []
    for _code, x, y, wide, degrees in places.cards:
        for side in (-wide / 2, wide / 2):
            corner = pygame.Vector2(side, -wide * ASPECT / 2).rotate(degrees)
            corners.append(picture.frame.card(x + corner.x, y + corner.y))
    menu = [item.rect for item in scene.controls.all()]
    geese = scene._geese
    assert geese is not None
    flying = geese.get_bounding_rect().move(scene._geese_place())

    assert rim.contains(moon.inflate(-20, -20))
    assert all(rim.collidepoint(corner) for corner in corners)
    assert rim.inflate(4, 4).contains(menu[0].unionall(menu[1:]))
    assert rim.contains(flying)
    assert flying.collidelist(menu) == -1
    assert not witness.cuts
    if picture.frame.is_upright:
        assert max(item.bottom for item in menu) < min(corner[1] for corner in corners)


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
