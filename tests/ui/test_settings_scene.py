"""Every row of the settings does what it says, at once, and is saved (UX 3.6)."""

from __future__ import annotations

import json
import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame
import pytest
from msgspec.structs import replace

from gostop_desktop import i18n
from gostop_desktop.storage.records import Autosave, History
from gostop_desktop.storage.settings import Settings
from gostop_desktop.ui.captions import WORDS
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input.commands import Command
from gostop_desktop.ui.measure import Measure
from gostop_desktop.ui.scenes.curtain import CurtainScene
from gostop_desktop.ui.scenes.settings import SettingsScene
from gostop_desktop.ui.settings.checks import check_last_round
from gostop_desktop.ui.settings.data_rows import show_folder
from gostop_desktop.ui.settings.display_rows import sizes_for
from gostop_desktop.ui.settings.key_rows import KEY_GROUPS
from gostop_desktop.ui.settings.rows import Row, Switch
from gostop_desktop.ui.settings.tables import PAGES, rows_of
from gostop_desktop.ui.setup import SeatSetup, default_setup
from gostop_desktop.ui.sound import VARIANTS
from gostop_desktop.ui.table.effects import EffectKind, Effects
from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.table.session import Session
from gostop_desktop.ui.table.words import set_name
from gostop_desktop.ui.terms import KOREAN
from gostop_desktop.ui.widgets import Segments, Select, Slider, Toggle, Widget

from .helpers import SIZES, Hands, desk_of, watch

ROWS = [(page, row) for page, _name, _icon in PAGES for row in rows_of(page)]


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = desk_of(tmp_path)
    yield made
    i18n.group_digits("language")
    i18n.use_terms({})


def show(desk: Desk, page: str) -> tuple[Hands, SettingsScene]:
    hands = Hands(desk)
    scene = hands.show(SettingsScene(desk, page))
    assert isinstance(scene, SettingsScene)
    return hands, scene


def control(scene: SettingsScene, name: str) -> Widget:
    return next(widget for widget in scene.controls.all() if widget.can_focus and name in {widget.key, widget.name})


def saved(desk: Desk, row: Row) -> object:
    return json.loads(desk.folders.settings.read_text("utf-8"))[row.part][row.field]


def other_value(hands: Hands, scene: SettingsScene, name: str) -> None:
    """Set a row to another value with keys, whichever control it has."""
    widget = control(scene, name)
    scene.controls.focus(widget)
    match widget:
        case Toggle():
            hands.press(Command.CONFIRM)
        case Segments(chosen=chosen) if chosen == 0:
            hands.press(Command.RIGHT)
        case Segments():
            hands.press(Command.LEFT)
        case Slider(value=value, span=span):
            hands.press(Command.RIGHT if value < span[-1] else Command.LEFT)
        case Select():
            hands.press(Command.CONFIRM)
            hands.press(Command.DOWN)
            hands.press(Command.CONFIRM)
        case _:
            raise AssertionError(f"{name} is set by {widget}")


@pytest.mark.parametrize(("page", "row"), ROWS, ids=[f"{page} {row.field}" for page, row in ROWS])
def test_every_row_changes_its_setting_and_saves_it(desk: Desk, page: str, row: Row) -> None:
    # What means something only beside another setting gets that one first.
    if not row.needs(desk.settings):
        neighbour = next(each for each in rows_of(page) if isinstance(each.control, Switch) and each is not row)
        while not row.needs(desk.settings):
            desk.change(neighbour.changed(desk.settings, not neighbour.value(desk.settings)))
    before = row.value(desk.settings)
    hands, scene = show(desk, page)

    other_value(hands, scene, row.name)

    assert before != row.value(desk.settings)
    assert row.value(desk.settings) == saved(desk, row)


def test_a_row_that_means_nothing_now_cannot_be_changed(desk: Desk) -> None:
    hands, scene = show(desk, "access")
    before = control(scene, "The focus stays").is_enabled

    other_value(hands, scene, "One switch")

    assert not before
    assert control(scene, "The focus stays").is_enabled


def test_a_chosen_size_of_everything_counts_from_a_window_of_1280_by_720() -> None:
    sizes = [Measure(1920, 1080, interface=wanted).scale for wanted in (1.0, 1.2, None, 3.0)]

    assert [1.0, 1.2, 1.5] == sizes[:3]
    assert 1080 / 640 == sizes[3], "no larger than the window has room for"


@pytest.mark.parametrize(
    ("size", "density", "percent"),
    [((1280, 720), 1.0, 100), ((1920, 1080), 1.0, 150), ((3840, 2160), 1.0, 300), ((3840, 2160), 2.0, 150)],
)
def test_the_automatic_size_says_what_it_is(size: tuple[int, int], density: float, percent: int) -> None:
    assert percent == Measure(*size, density=density).automatic


@pytest.mark.parametrize("wanted", [0.8, 1.0, 1.5, 2.0, 3.0])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (3840, 2160)])
def test_no_chosen_size_leaves_a_page_less_room_than_the_smallest_window(size: tuple[int, int], wanted: float) -> None:
    width, height = Measure(*size, interface=wanted).page

    assert width >= 1024
    assert height >= 639.9


def test_the_slider_of_the_size_begins_with_automatic(desk: Desk) -> None:
    hands, scene = show(desk, "display")
    words = [i18n.plain(widget.name) for widget in scene.controls.all()]
    slider = control(scene, "Size of everything")
    scene.controls.focus(slider)

    hands.press(Command.RIGHT)
    chosen = desk.settings.display.scale
    hands.press(Command.LEFT)

    assert "Automatic, 100 %" in words
    assert 80 == chosen
    assert None is desk.settings.display.scale


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("size", SIZES)
def test_every_table_and_face_stands_above_its_name(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    desk = desk_of(tmp_path, size, language)
    witness = watch(desk)
    _hands, scene = show(desk, "display")
    tiles = [widget for widget in scene.controls.all() if widget.key.startswith(("table ", "face "))]
    for panel in scene.controls.panels:
        panel.scroll(100_000)
        scene.damage()
        desk.scenes.draw(desk.display.surface, [desk.display.surface.get_rect()])

    assert 9 == len(tiles)
    assert [] == witness.cuts
    assert all(tile.rect.width >= desk.text.width(tile.name, desk.t(15)) for tile in tiles)


@pytest.mark.parametrize("language", ["ko", "en-XA"])
@pytest.mark.parametrize("page", [page for page, _name, _icon in PAGES])
@pytest.mark.parametrize(("size", "text"), [((1024, 640), 150), ((1280, 720), 200)])
def test_no_page_cuts_a_text(tmp_path: Path, page: str, language: str, size: tuple[int, int], text: int) -> None:
    desk = desk_of(tmp_path, size, language, text=text)
    witness = watch(desk)
    _hands, scene = show(desk, page)
    for panel in scene.controls.panels:
        while panel.offset < panel.most_offset:
            panel.scroll(desk.u(300))
            scene.damage()
            desk.scenes.draw(desk.display.surface, [desk.display.surface.get_rect()])

    assert [] == witness.cuts


def test_numbers_are_parted_as_was_chosen(desk: Desk) -> None:
    hands, scene = show(desk, "language")
    before = i18n.number(1_234_567)

    other_value(hands, scene, "Long numbers")

    assert "1,234,567" == before
    assert "1\u00a0234\u00a0567" == i18n.number(1_234_567)


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (0, "0"),
        (9_999, "9,999"),
        (10_000, "1만"),
        (1_234_567, "123만 4,567"),
        (-300_000_000, "−3억"),
        (40_001, "4만 1"),
    ],
)
def test_korean_counts_by_ten_thousands_where_it_is_wished(tmp_path: Path, number: int, said: str) -> None:
    desk = desk_of(tmp_path, language="ko")
    desk.change(replace(desk.settings, language=replace(desk.settings.language, grouping="myriads")))

    assert said == i18n.number(number)
    i18n.group_digits("language")


def test_a_sound_is_said_in_words_where_that_is_wished(desk: Desk) -> None:
    hands, scene = show(desk, "game")
    desk.sound.play("bomb")
    unwished = desk.captions.words
    desk.change(replace(desk.settings, sound=replace(desk.settings.sound, captions=True)))
    before = pygame.image.tobytes(desk.display.surface, "RGB")

    desk.sound.play("bomb")
    desk.sound.play("slap_1")
    desk.sound.play("slap_4")
    hands.app.step(0.02)
    told, shown = desk.captions.words, pygame.image.tobytes(desk.display.surface, "RGB")
    for _ in range(20):
        hands.app.step(0.1)

    assert [] == unwished
    assert ["Bomb: a thud", "A card slaps down"] == told
    assert before != shown
    assert [] == desk.captions.words
    assert before == pygame.image.tobytes(desk.display.surface, "RGB")
    assert scene is desk.scenes.top


def test_every_sound_but_those_of_buttons_has_words() -> None:
    folder = Path(__file__).parents[2] / "assets" / "sounds"
    names = {path.stem for path in folder.glob("*.wav")}

    assert {"press", "focus", "target"} == names - set(WORDS)
    assert set(VARIANTS) == set(WORDS) - names


def test_without_flashes_no_light_flares_up() -> None:
    calm, lively = Effects(Random(1)), Effects(Random(1))
    calm.may_flash = False
    for effects in (calm, lively):
        for kind in (EffectKind.FRAME, EffectKind.GLOW, EffectKind.SIGH, EffectKind.RING):
            effects.add(kind, Rect(0, 0, 9, 9))

    assert [EffectKind.RING] == [effect.kind for effect in calm.passing]
    assert 4 == len(lively.passing)


@pytest.mark.parametrize(("tenths", "opened"), [(2, ["open"]), (8, [])])
def test_a_key_counts_as_held_after_the_chosen_time(desk: Desk, tenths: int, opened: list[str]) -> None:
    desk.change(replace(desk.settings, controls=replace(desk.settings.controls, hold_time=tenths)))
    hands, _scene = show(desk, "game")
    done: list[str] = []
    area = pygame.Rect(100, 520, 900, 190)
    desk.scenes.push(CurtainScene(desk, SeatSetup("Mina", "deer"), str, lambda: area, lambda: done.append("open")))

    hands.post(pygame.KEYDOWN, scancode=pygame.KSCAN_SPACE, mod=0, key=0, unicode=" ")
    for _ in range(4):
        hands.app.step(0.1)

    assert opened == done


def test_windows_have_the_sizes_that_fit_the_screen() -> None:
    assert [(1024, 640), (1100, 700), (1280, 720), (1366, 768)] == sizes_for((1100, 700), [(1440, 800)])


@pytest.mark.skipif(sys.platform != "linux", reason="the opener of other systems cannot be put in a folder")
def test_a_folder_is_shown_by_the_system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = tmp_path / "told"
    opener = tmp_path / "bin" / "xdg-open"
    opener.parent.mkdir()
    opener.write_text(f'#!/bin/sh\nprintf %s "$1" > "{told}.new"\nmv "{told}.new" "{told}"\n')
    opener.chmod(opener.stat().st_mode | stat.S_IEXEC)
    monkeypatch.setenv("PATH", f"{opener.parent}{os.pathsep}{os.environ['PATH']}")
    wanted = tmp_path / "우리 집 100%"

    show_folder(wanted)
    for _ in range(200):
        if told.is_file():
            break
        pygame.time.wait(10)

    assert wanted.is_dir()
    assert str(wanted) == told.read_text("utf-8")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always something that opens")
def test_where_no_folder_can_be_shown_that_is_said(desk: Desk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path / "nothing"))
    hands, scene = show(desk, "data")
    before = pygame.image.tobytes(desk.display.surface, "RGB")

    scene.controls.focus(control(scene, "open Settings and presets"))
    hands.press(Command.CONFIRM)

    assert before != pygame.image.tobytes(desk.display.surface, "RGB")
    assert desk.folders.config.is_dir()


@pytest.mark.parametrize("language", ["en", "en-XA", "en-XB"])
def test_what_the_game_is_made_with_begins_beside_the_words_that_say_so(tmp_path: Path, language: str) -> None:
    desk = desk_of(tmp_path, language=language)
    witness = watch(desk)
    show(desk, "about")
    libraries = [words for words in map(i18n.plain, witness.words) if "msgspec" in words or "pygame-ce" in words]

    assert not libraries[0].startswith("pygame-ce")
    desk.close()


def test_the_defaults_of_all_rows_are_among_their_values() -> None:
    for _page, row in ROWS:
        assert row.value(Settings()) == row.value(row.changed(Settings(), row.value(Settings())))


def test_every_command_that_something_obeys_stands_among_the_keys() -> None:
    told = [command for _title, commands in KEY_GROUPS for command in commands]

    assert len(told) == len(set(told))
    assert {Command.SAY_AGAIN} == set(Command) - set(told)


def test_the_last_round_is_counted_once_more(tmp_path: Path) -> None:
    desk = desk_of(tmp_path)
    before = i18n.plain(check_last_round(desk.folders))
    session = Session(default_setup("matgo"), Autosave(desk.folders.autosave), History(desk.folders.history))
    committed = session.commit()
    round_, _events = session.deal("a word")
    rng = Random(1)
    while round_.to_move is not None:
        seat, action = round_.to_move, rng.choice(round_.legal_actions())
        round_.apply(action)
        session.note(seat, action)
    session.finish()
    right = i18n.plain(check_last_round(desk.folders))
    path = History(desk.folders.history).files()[0]
    text = path.read_text("utf-8")
    path.write_text(text.replace("a word", "another"), "utf-8")
    wrong = i18n.plain(check_last_round(desk.folders))

    assert "No round has been played to its end yet." == before
    shown = f"{committed.fingerprint[:4]} {committed.fingerprint[4:8]}"
    assert f"Fingerprint {shown}: deck, moves and payments of the last round are right." == right
    assert "does not add up: line" in wrong


def test_in_korean_there_is_no_choice_of_the_language_of_callouts(tmp_path: Path) -> None:
    names = {}
    for language in ("ko", "en"):
        _hands, scene = show(desk_of(tmp_path / language, language=language), "language")
        names[language] = [widget.key for widget in scene.controls.all() if isinstance(widget, Segments)]

    assert (1, 3) == (len(names["ko"]), len(names["en"]))


def test_a_volume_can_be_tried(tmp_path: Path) -> None:
    desk = desk_of(tmp_path)
    desk.sound.open()
    hands, scene = show(desk, "sound")
    desk.change(replace(desk.settings, sound=replace(desk.settings.sound, captions=True)))
    for key in ("sample effect", "sample callout"):
        scene.controls.focus(control(scene, key))
        hands.press(Command.CONFIRM)

    assert ["A card slaps down", "Drum: Go"] == desk.captions.words


def test_every_korean_word_stands_for_a_message_that_there_is() -> None:
    template = Path(__file__).parents[2] / "assets" / "locale" / "gostop.pot"
    text = template.read_text("utf-8")

    for context, message in KOREAN:
        assert f'msgctxt "{context}"\nmsgid "{message}"' in text


def test_the_words_of_the_game_are_korean_where_that_is_wished(tmp_path: Path) -> None:
    desk = desk_of(tmp_path)
    hands, scene = show(desk, "language")
    before = set_name("cheongdan")
    other_value(hands, scene, "Words of the game")
    wished = set_name("cheongdan")
    desk.use_language("ko")
    korean = set_name("cheongdan")
    desk.use_language("en")

    assert ("Blue ribbons", "Cheongdan", "청단", "Cheongdan") == (before, wished, korean, set_name("cheongdan"))
    i18n.use_terms({})


@pytest.mark.parametrize("stays", [False, True])
def test_a_note_stays_until_something_is_pressed_where_that_is_wished(desk: Desk, *, stays: bool) -> None:
    desk.change(replace(desk.settings, display=replace(desk.settings.display, lasting=stays)))
    hands, _scene = show(desk, "game")
    before = pygame.image.tobytes(desk.display.surface, "RGB")
    desk.toast.say("Saved.")
    for _ in range(60):
        hands.app.step(0.1)
    later = pygame.image.tobytes(desk.display.surface, "RGB")
    hands.key(pygame.KSCAN_F5)
    hands.app.step(0.1)

    assert (before != later) == stays
    assert before == pygame.image.tobytes(desk.display.surface, "RGB")


def test_what_stands_beside_large_words_grows_with_them() -> None:
    usual, large = Measure(1280, 720), Measure(1280, 720, text=2.0)

    assert (22, 31) == (usual.g(22), large.g(22))
    assert (1, 1) == (usual.g(0.1), large.g(0.1))
