"""Pause, curtain and gallery: what they show, and how one leaves them."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from gostop_desktop import i18n
from gostop_desktop.engine.cards import CODES, MONTH_CODES
from gostop_desktop.engine.rules import PRESETS
from gostop_desktop.ui.card_texts import card_notes, card_sets
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.scenes.curtain import CurtainScene
from gostop_desktop.ui.scenes.first_start import FirstStartScene
from gostop_desktop.ui.scenes.gallery import GalleryScene
from gostop_desktop.ui.scenes.pause import PauseScene
from gostop_desktop.ui.scenes.rules_in_force import RulesScene
from gostop_desktop.ui.setup import SeatSetup
from gostop_desktop.ui.widgets import Label, Tile
from gostop_desktop.ui.widgets.dialog import Answer, DialogScene
from gostop_desktop.ui.widgets.paint import key_cap_height

from .helpers import Hands, desk_of, watch
from .pages import press, top


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
    scene = CurtainScene(desk, seat, lambda: "Jun takes the moon.", lambda: area, lambda: opened.append("open"))
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


def test_no_dot_stays_behind_at_the_end_of_a_line(tmp_path: Path) -> None:
    desk = desk_of(tmp_path, (1024, 640))
    scene = Hands(desk).show(GalleryScene(desk))
    assert isinstance(scene, GalleryScene)
    ends = set()
    for code in CODES:
        scene.look_at(code)
        for label in scene.controls.all():
            if isinstance(label, Label):
                lines = desk.text.wrap(label.name, desk.t(label.size), label.rect.width)
                ends |= {i18n.plain(line)[-1:] for line in lines}

    assert "·" not in ends


@pytest.mark.parametrize(("size", "text"), [((1024, 640), 100), ((1024, 640), 150), ((1280, 720), 150)])
@pytest.mark.parametrize("language", ["en", "ko"])
def test_the_first_question_is_seen_with_all_its_answers(
    tmp_path: Path, size: tuple[int, int], text: int, language: str
) -> None:
    desk = desk_of(tmp_path, size, language, text=text)
    scene = Hands(desk).show(FirstStartScene(desk))
    assert isinstance(scene, FirstStartScene)
    answers = [widget for widget in scene.controls.all() if isinstance(widget, Tile)]

    assert 3 == len(answers)
    assert all(answer.note for answer in answers)
    assert all(scene.sheet.contains(answer.rect) for answer in answers)


def test_the_answer_that_does_something_is_at_the_edge(hands: Hands, desk: Desk) -> None:
    """VISUAL 6: as on pages; Tab still goes to it first."""
    hands.show(GalleryScene(desk))
    dialog = DialogScene(desk, "Save?", "", [Answer("Save", lambda: None, primary=True), Answer("Keep", lambda: None)])
    desk.scenes.push(dialog)
    buttons = {widget.name: widget.rect for widget in dialog.controls.all()}

    assert ["Save", "Keep"] == list(buttons)
    assert buttons["Keep"].right < buttons["Save"].left


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


@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_key_that_leads_back_is_whole_however_large_the_text(
    tmp_path: Path, size: tuple[int, int], text: int
) -> None:
    desk = desk_of(tmp_path, size, text=text)
    for page in (GalleryScene(desk), RulesScene(desk, PRESETS["matgo", 2], "matgo")):
        witness = watch(desk)
        desk.scenes.reset(page)
        page.draw(desk.display.surface)
        below = max(sheet.bottom for sheet in page.sheets())
        (word,) = [box for words, box in zip(witness.words, witness.boxes, strict=True) if words == "Back"]

        assert below <= word.top < word.bottom <= size[1], page.name
        assert size[1] - below >= key_cap_height(desk)
    desk.close()
