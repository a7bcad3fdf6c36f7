"""Every line of text can be written without a keyboard: by gamepad, arrows, one switch, mouse or finger (UX 3.5)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from gostop_desktop.engine.rules import preset
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import Command, Device
from gostop_desktop.ui.memory import LastGame, remember
from gostop_desktop.ui.presets import saved_presets
from gostop_desktop.ui.scene import Scene
from gostop_desktop.ui.scenes.cut import CutScene
from gostop_desktop.ui.scenes.cut_word import LONGEST as LONGEST_WORD
from gostop_desktop.ui.scenes.new_game import NewGameScene
from gostop_desktop.ui.scenes.rule_sheet import RuleSheetScene
from gostop_desktop.ui.screenshot import picture
from gostop_desktop.ui.table.session import Committed
from gostop_desktop.ui.widgets import Button, TextField
from gostop_desktop.ui.widgets.field import LONGEST
from gostop_desktop.ui.widgets.letter_board import LetterBoard
from gostop_desktop.ui.widgets.letter_rows import LetterPage
from gostop_desktop.ui.widgets.paint import key_cap_width

from .hands import SixButtons, Way, by_keys, by_pad, ways_from
from .helpers import LANGUAGES, SIZES, Hands, desk_of
from .pages import control, press, top
from .single_switch import SingleSwitch


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Path]:
    pygame.display.init()
    pygame.event.clear()
    yield tmp_path
    pygame.event.clear()


def people(desk: Desk) -> NewGameScene:
    """Open the page on which two people write their names."""
    remember(desk, LastGame(table="people"))
    desk.scenes.reset(NewGameScene(desk))
    scene = desk.scenes.top
    assert isinstance(scene, NewGameScene)
    return scene


def board_of(desk: Desk) -> LetterBoard:
    board = desk.scenes.top
    assert isinstance(board, LetterBoard), "the board of letters is open"
    return board


def key_of(board: LetterBoard, letter: str) -> str:
    """Return the key of the board that writes a letter, or has a name."""
    return next(widget.key for widget in board.controls.all() if widget.can_focus and widget.name == letter)


def written(person: SixButtons, text: str) -> None:
    """Write with a few buttons, key by key."""
    for letter in text:
        person.go_to(key_of(board_of(person.desk), "Space" if letter == " " else letter))
        person.press(Command.CONFIRM)


@pytest.mark.parametrize("way", [by_pad, by_keys], ids=["gamepad", "arrows"])
def test_a_name_is_written_with_arrows_and_confirm_alone(home: Path, way: Way) -> None:
    person = SixButtons.at(home, way)
    page = people(person.desk)
    person.step()
    person.press(Command.DOWN)
    person.go_to("name1")
    person.press(Command.CONFIRM)

    written(person, "Ji")
    person.go_to(key_of(board_of(person.desk), "한글"))
    person.press(Command.CONFIRM)
    written(person, " ㅎㅏㄴㄱㅡㄹ")
    person.go_to(key_of(board_of(person.desk), "Delete"))
    person.press(Command.CONFIRM)
    person.go_to(key_of(board_of(person.desk), "Done"))
    person.press(Command.CONFIRM)

    assert person.top is page
    assert "Ji 한그" == page.choice.game.names[1]
    assert page.controls.focused is not None
    assert "name1" == page.controls.focused.key


def test_arrows_alone_name_rules_where_enter_saves_them(home: Path) -> None:
    """In a question Enter is its first answer: the board is one arrow to the side."""
    person = SixButtons.at(home, by_keys)
    picture(person.desk, "save_rules", "1")
    person.press(Command.RIGHT)
    person.press(Command.CONFIRM)
    written(person, "Ok")
    person.press(Command.BACK)
    person.press(Command.LEFT)
    person.press(Command.CONFIRM)
    person.step()

    assert ["Ok"] == list(saved_presets(person.desk))


def test_a_keyboard_that_writes_is_not_bothered(hands: Hands, desk: Desk) -> None:
    """Who types, and then presses Enter, gets what Enter is for."""
    page = people(desk)
    page.controls.focus(next(widget for widget in page.controls.all() if widget.key == "name0"))
    hands.type("Min")
    hands.press(Command.CONFIRM)
    named = top(desk)
    picture(desk, "save_rules", "1")
    hands.type("House")
    hands.press(Command.CONFIRM)

    assert "new_game" == named
    assert "rule_sheet" == top(desk)
    assert ["House"] == list(saved_presets(desk))


def test_who_types_while_the_board_is_open_ends_it_with_enter(hands: Hands, desk: Desk) -> None:
    page = people(desk)
    page.controls.focus(next(widget for widget in page.controls.all() if widget.key == "name0"))
    hands.press(Command.CONFIRM)
    board = board_of(desk)
    hands.type("Minn")
    hands.post(pygame.TEXTEDITING, text="ㅅ", start=0, length=1)
    hands.post(pygame.TEXTINPUT, text="수")
    hands.post(pygame.KEYDOWN, scancode=pygame.KSCAN_BACKSPACE, key=pygame.K_BACKSPACE, mod=0, unicode="\x08")
    hands.post(pygame.KEYUP, scancode=pygame.KSCAN_BACKSPACE, key=pygame.K_BACKSPACE, mod=0, unicode="\x08")
    text = board.line.text
    hands.press(Command.CONFIRM)

    assert "Minn" == text == page.choice.game.names[0]
    assert desk.scenes.top is page


def test_a_name_is_written_with_a_single_switch_in_two_presses_a_letter(home: Path) -> None:
    person = SingleSwitch.at(home)
    page = people(person.desk)
    person.wait(0.3)
    person.take("name0")
    before = len(person.waits)
    for letter in "Hi":
        person.take(key_of(board_of(person.desk), letter))
    presses, waited = len(person.waits) - before, sum(person.waits[before:])
    person.take(key_of(board_of(person.desk), "Done"))
    person.wait(0.3)

    assert person.top is page
    assert "Hi" == page.choice.game.names[0]
    assert 4 == presses
    assert waited <= 2 * (4 + 10)


def test_the_mouse_opens_the_board_by_its_sign_and_presses_its_keys(hands: Hands, desk: Desk) -> None:
    page = people(desk)
    hands.app.step(0.02)
    press(hands, page.controls, "name0")
    clicked = top(desk)
    field = page.controls.focused
    assert isinstance(field, TextField)
    place = page.controls.place_of(field)
    hands.click((place.right - desk.u(16), place.centery))
    board = board_of(desk)
    for letter in "Ab":
        press(hands, board.controls, key_of(board, letter))
    press(hands, board.controls, "Done")

    assert "new_game" == clicked
    assert "Ab" == page.choice.game.names[0]


def test_a_click_where_the_sign_is_not_yet_seen_only_brings_the_focus(hands: Hands, desk: Desk) -> None:
    page = people(desk)
    hands.app.step(0.02)
    field = control(page.controls, "name0")
    page.controls.focus(control(page.controls, "name1"))
    hands.app.step(0.02)
    place = page.controls.place_of(field)
    end = place.right - desk.u(16), place.centery
    hands.click(end)
    first = top(desk), page.controls.focused
    hands.click(end)

    assert ("new_game", field) == first
    assert "letter_board" == top(desk)


def test_buttons_of_the_gamepad_mean_keys_of_the_board(home: Path) -> None:
    person = SixButtons.at(home, by_pad)
    page = people(person.desk)
    person.step()
    person.press(Command.DOWN)
    person.go_to("name0")
    person.press(Command.CONFIRM)
    board = board_of(person.desk)
    person.press(Command.CONFIRM)
    texts = [board.line.text]
    for command in (Command.INSPECT, Command.HINT, Command.HINT):
        person.press(command)
        texts.append(board.line.text)
    person.press(Command.NEXT_REGION)
    person.press(Command.CONFIRM)
    texts.append(board.line.text)
    pygame.event.post(pygame.Event(pygame.CONTROLLERAXISMOTION, axis=5, value=32000, instance_id=0))
    person.step()
    person.go_to(key_of(board, "ㄲ"))
    person.press(Command.CONFIRM)
    texts.append(board.line.text)
    person.press(Command.PAUSE)

    assert ["G", "G ", "G", "", "ㅎ", "ㅎㄲ"] == texts
    assert person.top is page


def test_what_is_written_is_searched_for_at_once(hands: Hands, desk: Desk) -> None:
    sheet = picture(desk, "rule_sheet", "1")
    assert isinstance(sheet, RuleSheetScene)
    hands.post(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_DPAD_UP, instance_id=0)
    sheet.controls.focus(next(widget for widget in sheet.controls.all() if widget.key == "search"))
    hands.post(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_A, instance_id=0)
    board = board_of(desk)
    for letter in "shake":
        board.write(letter)
    hands.app.step(0.02)

    assert "shake" == sheet.search
    assert desk.scenes.top is board


def test_a_name_begins_with_a_large_letter_where_there_are_any(hands: Hands, desk: Desk) -> None:
    board = LetterBoard(desk, "Name", "", lambda _text: None)
    hands.show(board)
    shown = [board.is_shifted]
    hands.press(Command.CONFIRM)
    shown.append(board.is_shifted)
    board.delete()
    for _ in range(2):
        press(hands, board.controls, "한글" if board.page is LetterPage.LATIN else "ABC")
        shown.append(board.is_shifted)

    assert [True, False, False, True] == shown


def test_a_line_is_never_longer_than_it_may_be(hands: Hands, desk: Desk) -> None:
    told: list[str] = []
    board = LetterBoard(desk, "Name", "x" * (LONGEST - 1), told.append)
    hands.show(board)
    for letter in "ㄱㅏㄱㅏㄱ":
        board.write(letter)

    assert "x" * (LONGEST - 1) + "각" == board.line.text
    board.delete()
    assert "가" == board.line.text[-1]


def test_a_syllable_ends_where_something_else_was_written(hands: Hands, desk: Desk) -> None:
    board = LetterBoard(desk, "Name", "각", lambda _text: None)
    hands.show(board)
    board.write("ㅏ")
    after = [board.line.text]
    board.delete()
    for letter in "ㄱ ㅏ":
        board.write(letter)
    after.append(board.line.text)
    board.write("ㅣ")
    hands.type("x")
    board.write("ㅏ")
    after.append(board.line.text)

    assert ["각ㅏ", "각ㄱ ㅏ", "각ㄱ ㅏㅣxㅏ"] == after


def test_a_held_enter_that_opens_the_board_or_a_question_presses_nothing_in_it(hands: Hands, desk: Desk) -> None:
    """The system presses held keys again and again; in a line of text only what writes may count (BUGS U01)."""
    page = people(desk)
    page.controls.focus(next(widget for widget in page.controls.all() if widget.key == "name0"))
    for _ in range(4):
        hands.post(pygame.KEYDOWN, scancode=pygame.KSCAN_RETURN, key=pygame.K_RETURN, mod=0, unicode="\r")
    text = board_of(desk).line.text
    hands.post(pygame.KEYUP, scancode=pygame.KSCAN_RETURN, key=pygame.K_RETURN, mod=0, unicode="\r")
    scene = picture(desk, "save_rules", "1")
    asked: list[Scene | None] = []
    hands.type("a")
    for _ in range(4):
        hands.post(pygame.KEYDOWN, scancode=pygame.KSCAN_BACKSPACE, key=pygame.K_BACKSPACE, mod=0, unicode="\x08")
        asked.append(desk.scenes.top)

    assert "" == text
    assert [scene] * 4 == asked


def test_a_key_held_since_before_a_question_does_not_answer_it(hands: Hands, desk: Desk) -> None:
    hands.post(pygame.KEYDOWN, scancode=pygame.KSCAN_RETURN, key=pygame.K_RETURN, mod=0, unicode="\r")
    hands.show(people(desk))
    hands.post(pygame.KEYDOWN, scancode=pygame.KSCAN_RETURN, key=pygame.K_RETURN, mod=0, unicode="\r")
    picture(desk, "save_rules", "1")
    for _ in range(40):
        hands.post(pygame.KEYDOWN, scancode=pygame.KSCAN_RETURN, key=pygame.K_RETURN, mod=0, unicode="\r")

    assert "dialog" == top(desk)


@pytest.mark.parametrize("times", [0, 1, 2], ids=["as it was", "laid out anew", "twice"])
def test_a_line_takes_letters_again_after_another_scene_lay_on_it(
    hands: Hands, desk: Desk, monkeypatch: pytest.MonkeyPatch, times: int
) -> None:
    """While a scene lies on it the system is told that nothing is written; afterwards it must know better."""
    told: list[bool] = []
    monkeypatch.setattr(pygame.key, "start_text_input", lambda: told.append(True))
    monkeypatch.setattr(pygame.key, "stop_text_input", lambda: told.append(False))
    for name in ("save_rules", "rule_sheet", "new_game_people"):
        scene = picture(desk, name, "1")
        controls = scene.controls  # type: ignore[attr-defined]  # these have them
        field = next(widget for widget in controls.all() if isinstance(widget, TextField))
        controls.focus(field)
        field.open_board()
        hands.app.step(0.02)
        before = list(told)
        for _ in range(times):
            desk.scenes.resize()
        meanwhile = list(told)
        hands.press(Command.BACK)

        assert before == meanwhile, "what is covered tells the system nothing"

        assert desk.scenes.top is scene
        assert isinstance(controls.focused, TextField), name
        assert told[-1], name


def test_the_caret_is_to_be_seen_also_where_the_mouse_brought_the_focus(hands: Hands, desk: Desk) -> None:
    page = people(desk)
    hands.app.step(0.02)
    field = next(widget for widget in page.controls.all() if widget.key == "name0")
    place = page.controls.place_of(field)
    before = pygame.image.tobytes(desk.display.surface.subsurface(place), "RGB")
    press(hands, page.controls, "name0")
    hands.move((3, 3))
    hands.app.step(0.02)

    assert before != pygame.image.tobytes(desk.display.surface.subsurface(place), "RGB")


def test_a_word_for_the_cut_is_written_with_a_gamepad(home: Path) -> None:
    person = SixButtons.at(home, by_pad)
    given: list[str] = []
    cut = CutScene(person.desk, preset("matgo"), Committed(bytes(32)), given.append)
    person.desk.scenes.push(cut)
    person.wait(1.0)
    person.press(Command.NEXT_REGION)
    board = board_of(person.desk)
    written(person, "Ok")
    for letter in "x" * 40:
        board.write(letter)
    longest = board.line.text
    for _ in range(len(longest) - 2):
        board.delete()
    person.press(Command.PAUSE)
    person.press(Command.CONFIRM)
    person.wait(1.0)

    assert LONGEST_WORD == len(longest)
    assert ["Ok"] == given


def cap_of(desk: Desk, key: Button) -> int:
    """Return how wide the cap of a gamepad's button on a key is, with the room between it and the name."""
    return 0 if key.shortcut is None else key_cap_width(desk, desk.cap(key.shortcut)) + desk.u(8)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [100, 200])
def test_the_board_has_room_for_all_its_keys(tmp_path: Path, size: tuple[int, int], language: str, text: int) -> None:
    desk = desk_of(tmp_path, size, language, text=text)
    desk.use_device(Device.GAMEPAD)
    board = LetterBoard(desk, "Name", "", lambda _text: None)
    Hands(desk).show(board)
    keys = [widget for widget in board.controls.all() if widget.can_focus]
    boxes = [widget.rect for widget in keys]
    screen = pygame.Rect((0, 0), size)
    wanted = {widget.key for widget in keys}
    desk.close()

    assert all(board.box.contains(box) and screen.contains(board.box) for box in boxes)
    assert all(box.collidelist(boxes[:index]) < 0 for index, box in enumerate(boxes))
    assert all(
        desk.text.width(key.name, desk.t(key.size)) + cap_of(desk, key) <= key.rect.width
        for key in keys
        if isinstance(key, Button)
    )
    assert wanted == set(ways_from(board.controls, board.controls.focused))
