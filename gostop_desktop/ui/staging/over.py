"""Pages that know something of before, and questions and boxes over a page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from gostop_desktop.engine.rules import preset, with_options
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import Command, Device
from gostop_desktop.ui.input.commands import command_name
from gostop_desktop.ui.memory import LastGame, remember
from gostop_desktop.ui.scene import Scene
from gostop_desktop.ui.scenes.key_capture import ButtonCaptureScene, KeyCaptureScene
from gostop_desktop.ui.scenes.new_game import NewGameScene
from gostop_desktop.ui.scenes.preset_actions import PresetActions
from gostop_desktop.ui.scenes.rule_sheet import RuleSheetScene
from gostop_desktop.ui.scenes.settings import SettingsScene
from gostop_desktop.ui.scenes.title import LEFT_KEY, TitleScene
from gostop_desktop.ui.widgets.letter_board import LetterBoard
from gostop_desktop.ui.widgets.letter_rows import LetterPage

from .course import Game, look
from .tables import MATGO, in_play, on_top

CHANGES = {"reverse_go_multiplier": 2, "max_points": 50}


def title_saved(desk: Desk, seed: str) -> Scene:
    """Return the title where a round was left."""
    in_play(desk, seed).go_to_title()
    return on_top(desk)


def title_earlier(desk: Desk, seed: str) -> Scene:
    """Return the list of the matches before the one that Continue goes on with."""
    for game, name in ((MATGO, seed), (Game("gostop"), f"{seed} second"), (MATGO, f"{seed} third")):
        in_play(desk, name, game).go_to_title()
    title = on_top(desk)
    assert isinstance(title, TitleScene), "the table was left"
    look(desk)
    for _ in title.controls.all():
        if title.controls.focused is not None and title.controls.focused.key == LEFT_KEY:
            break
        title.command(Command.DOWN)
    title.command(Command.CONFIRM)
    return on_top(desk)


def new_game(table: Literal["gostop", "people"]) -> Callable[[Desk, str], Scene]:
    """Return what opens the New-game page of one who played at such a table the last time."""

    def make(desk: Desk, _seed: str) -> Scene:
        remember(desk, LastGame(table=table))
        desk.scenes.reset(NewGameScene(desk))
        return on_top(desk)

    return make


def save_rules(desk: Desk, _seed: str) -> Scene:
    """Return the question for a name under which rules are saved."""
    sheet = RuleSheetScene(desk, with_options(preset("gostop"), CHANGES), "gostop", lambda _rules, _preset: None)
    desk.scenes.reset(sheet)
    PresetActions(desk, sheet).ask_name()
    return on_top(desk)


def key_capture(desk: Desk, _seed: str) -> Scene:
    """Return the box that waits for a key."""
    desk.scenes.reset(SettingsScene(desk, "controls"))
    desk.scenes.push(KeyCaptureScene(desk, command_name(Command.GO), lambda _key: True, lambda: None))
    return on_top(desk)


def button_capture(desk: Desk, _seed: str) -> Scene:
    """Return the box that waits for a button of a gamepad."""
    desk.scenes.reset(SettingsScene(desk, "controls"))
    called = command_name(Command.HINT)
    desk.scenes.push(ButtonCaptureScene(desk, called, lambda _button: None, lambda: None))
    return on_top(desk)


def letter_board(desk: Desk, seed: str) -> Scene:
    """Return the board of letters over the question for a name, with a name begun."""
    save_rules(desk, seed)
    desk.use_device(Device.GAMEPAD)
    look(desk)
    on_top(desk).command(Command.CONFIRM)
    board = on_top(desk)
    assert isinstance(board, LetterBoard), "the line opens it"
    for letter in "ㅈㅓㅇㄷㅏㅇ" if board.page is LetterPage.HANGUL else "Inn":
        board.write(letter)
    return board
