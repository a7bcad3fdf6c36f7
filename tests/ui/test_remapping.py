"""All keys of both people, and the buttons of gamepads, can be given to other commands, and stay so (UX 3.5)."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pygame
import pytest

from gostop_desktop.i18n import plain
from gostop_desktop.storage.paths import Folders, folders
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import Bindings, Command, Device, Key, PadButtons
from gostop_desktop.ui.input.bindings import FIRST, KEYS, SECOND
from gostop_desktop.ui.input.commands import DIRECTIONS, FIXED
from gostop_desktop.ui.input.key import MODIFIERS, print_key
from gostop_desktop.ui.input.key_defaults import DEFAULTS, NUMBER_PAD, ONE_SIDED
from gostop_desktop.ui.input.pad_buttons import JOYSTICK_DEFAULTS, PAD_COMMANDS, PAD_DEFAULTS
from gostop_desktop.ui.keys import FILE, load_keys
from gostop_desktop.ui.scenes.settings import SettingsScene

from .helpers import Hands, desk_of
from .pages import press, top
from .virtual_pad import PLAIN, VirtualPad, joysticks, virtual_pad

__all__ = ["virtual_pad"]


def controls_page(hands: Hands) -> SettingsScene:
    scene = hands.show(SettingsScene(hands.desk, "controls"))
    assert isinstance(scene, SettingsScene)
    return scene


@pytest.fixture
def places(tmp_path: Path) -> Folders:
    return folders(tmp_path)


def written(places: Folders, **maps: object) -> None:
    """Write a file of keys, as somebody who edits it does."""
    path = places.config / FILE
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(maps), "utf-8")


# Both people's keys.


def test_the_second_person_has_a_key_for_all_that_the_first_has() -> None:
    told = [command for commands in NUMBER_PAD for command in commands]

    assert len(told) == len(set(told))
    assert ONE_SIDED | {Command.CONFIRM} == set(told)
    assert len(KEYS) == len(set(KEYS.values()))


@pytest.mark.parametrize("seed", range(8))
def test_whatever_key_is_given_to_whatever_use_nobody_is_left_without_one(seed: int) -> None:
    """And what was chosen is there the next time."""
    rng = Random(seed)
    pressed = [*KEYS.values(), *(Key(code) for code in set(range(4, 120)) - MODIFIERS)]
    bindings = Bindings()
    for _ in range(200):
        use = rng.choice(list(KEYS))
        bindings.bind(use.commands[0], rng.choice(pressed), use.player)
    again = Bindings(bindings.changed())

    keys = [again.key_of(use.commands[0], use.player) for use in KEYS]
    assert [bindings.key_of(use.commands[0], use.player) for use in KEYS] == keys
    assert len(set(keys)) == len(keys)
    assert [DEFAULTS[command] for command in FIXED] == [again.key_of(command) for command in FIXED]
    assert [] == again.refused


def test_a_key_of_the_other_person_changes_places() -> None:
    bindings = Bindings()
    plus = bindings.key_of(Command.GO, SECOND)

    bindings.bind(Command.STOP, plus)

    assert plus == bindings.key_of(Command.STOP)
    assert DEFAULTS[Command.STOP] == bindings.key_of(Command.GO, SECOND)
    bindings.player = SECOND
    assert (Command.GO,) == bindings.commands_of(DEFAULTS[Command.STOP])
    assert () == bindings.commands_of(plus)


def test_the_second_persons_key_is_changed_on_the_page(hands: Hands, desk: Desk) -> None:
    scene = controls_page(hands)

    press(hands, scene.controls, "second key shake")
    asked = top(desk)
    hands.key(pygame.KSCAN_DELETE)

    assert ("key_capture", "settings") == (asked, top(desk))
    again, _buttons = load_keys(desk.folders)
    again.player = SECOND
    assert (Command.SHAKE, Command.ANIMAL) == again.commands_of(Key(pygame.KSCAN_DELETE))
    again.player = FIRST
    assert () == again.commands_of(Key(pygame.KSCAN_DELETE))


def test_every_use_has_a_row_and_every_button_of_the_gamepad_too(hands: Hands) -> None:
    keys = {widget.key for widget in controls_page(hands).controls.all()}
    names = {widget.name for widget in controls_page(hands).controls.all()}

    first = {f"key {command}" for command in DEFAULTS if command not in (*FIXED, Command.SAY_AGAIN)}
    assert set() == first - keys
    assert set() == {f"second key {commands[0]}" for commands in NUMBER_PAD} - keys
    assert {"Right shoulder", "A", "Left trigger"} <= names


def test_a_fixed_key_is_not_given_away_and_that_is_said(hands: Hands, desk: Desk) -> None:
    scene = controls_page(hands)
    press(hands, scene.controls, "second key confirm")

    hands.key(pygame.KSCAN_RETURN)

    assert "Enter always means the same." == plain(desk.toast._text)
    assert {} == desk.bindings.changed()


def test_keys_as_they_were_stay_so(hands: Hands, desk: Desk) -> None:
    """What is not changed any more must not come back from the file."""
    scene = controls_page(hands)
    for key, code in (("key hint", pygame.KSCAN_X), ("second key go", pygame.KSCAN_DELETE)):
        press(hands, scene.controls, key)
        hands.key(code)
    changed = load_keys(desk.folders)[0].changed()
    press(hands, scene.controls, "All keys as they were")

    assert {"hint", "second_go"} == set(changed)
    assert {} == load_keys(desk.folders)[0].changed()


# What is wrong with the file.

NONSENSE: list[object] = ["", "x", "ctrl+", "hyper+4", "-1", "0", "512", "9" * 5000, "\uff14", 4, None, ["4"], {"4": 4}]


@pytest.mark.parametrize("value", [*NONSENSE, *(str(code) for code in sorted(MODIFIERS))])
@pytest.mark.parametrize("name", ["go", "second_go"])
def test_a_key_that_is_none_is_told_in_a_sentence_and_the_default_is_used(
    places: Folders, name: str, value: object
) -> None:
    written(places, keys={name: value, "hint": "27"})
    problems: list[str] = []

    bindings, _buttons = load_keys(places, problems)

    assert [True] == [plain(problem).startswith(f"keys.json: {name} cannot be ") for problem in problems]
    assert {"hint": "27"} == bindings.changed()


@pytest.mark.parametrize("value", ["", "z", "dpup", 4, None, "99", ["a"]])
@pytest.mark.parametrize("kind", ["pad", "joystick"])
def test_a_button_that_is_none_is_told_in_a_sentence_and_the_default_is_used(
    places: Folders, kind: str, value: object
) -> None:
    written(places, **{kind: {"hint": value}})
    problems: list[str] = []

    _bindings, buttons = load_keys(places, problems)

    assert [True] == [plain(problem).startswith("keys.json: hint cannot be ") for problem in problems]
    assert ({}, {}) == buttons.changed()


@pytest.mark.parametrize("command", FIXED)
def test_a_file_can_lock_nobody_out(places: Folders, command: Command) -> None:
    written(places, keys={str(command): "27", "go": print_key(DEFAULTS[command])})
    problems: list[str] = []

    bindings, _buttons = load_keys(places, problems)

    assert 2 == len(problems)
    assert {} == bindings.changed()


def test_what_is_wrong_is_told_at_the_start(tmp_path: Path) -> None:
    written(folders(tmp_path), keys={"go": "nothing"}, pad={"hint": "nothing"})

    problems = desk_of(tmp_path).problems

    assert 2 == len(problems)


def test_what_another_version_has_written_stays_in_the_file(hands: Hands, desk: Desk) -> None:
    written(desk.folders, keys={"fly": "27"}, pad={"fly": "a"}, later={"x": 1})
    scene = controls_page(hands)

    press(hands, scene.controls, "key hint")
    hands.key(pygame.KSCAN_X)
    press(hands, scene.controls, "All keys as they were")

    kept = json.loads((desk.folders.config / FILE).read_text("utf-8"))
    assert ({"fly": "27"}, {"fly": "a"}, {"x": 1}) == (kept["keys"], kept["pad"], kept["later"])


# Gamepads.


@pytest.fixture
def pad(virtual_pad: VirtualPad, hands: Hands) -> VirtualPad:
    """A gamepad that is plugged in."""
    controls_page(hands)
    hands.desk.gamepads.open()
    virtual_pad.plug_in()
    hands.app.step(0.02)
    return virtual_pad


def pushed(hands: Hands, pad: VirtualPad, command: Command) -> None:
    """Push what means a command at first, and let it go."""
    for is_down in (True, False):
        pad.push(command, is_down)
        hands.app.step(0.02)


def asked_for(hands: Hands, command: Command) -> None:
    press(hands, controls_page(hands).controls, f"button {command}")
    assert "key_capture" == top(hands.desk)


PAIRS = (
    (Command.BACK, Command.CONFIRM),
    (Command.CONFIRM, Command.BACK),
    (Command.CONFIRM, Command.SKIP),
    (Command.REPLAY, Command.SKIP),
    (Command.HINT, Command.HINT),
    (Command.INSPECT, Command.PREVIOUS_REGION),
)


@pytest.mark.parametrize(("wanted", "taken"), PAIRS)
def test_a_button_is_given_to_another_command_and_changes_places(
    pad: VirtualPad, hands: Hands, wanted: Command, taken: Command
) -> None:
    asked_for(hands, wanted)

    pushed(hands, pad, taken)

    assert "settings" == top(hands.desk), "the press that was asked for presses nothing else"
    _keys, again = load_keys(hands.desk.folders)
    assert PAD_DEFAULTS[taken] == again.button_of(wanted, is_plain=False)
    assert PAD_DEFAULTS[wanted] == again.button_of(taken, is_plain=False)
    buttons = [again.button_of(command, is_plain=False) for command in PAD_COMMANDS]
    assert len(buttons) == len(set(buttons))


def test_caps_and_presses_follow_the_buttons(pad: VirtualPad, hands: Hands) -> None:
    asked_for(hands, Command.BACK)
    pushed(hands, pad, Command.CONFIRM)
    caps = [hands.desk.cap(command) for command in (Command.CONFIRM, Command.BACK)]

    pushed(hands, pad, Command.CONFIRM)

    assert ["B", "A"] == caps
    assert top(hands.desk) != "settings", "what was A leads back now"


def test_a_direction_or_esc_leaves_a_button_as_it_is(pad: VirtualPad, hands: Hands) -> None:
    after = []
    for command in DIRECTIONS:
        asked_for(hands, Command.HINT)
        pushed(hands, pad, command)
        after.append(top(hands.desk))
        asked_for(hands, Command.HINT)
        hands.press(command)
        after.append(top(hands.desk))
    asked_for(hands, Command.HINT)
    hands.key(pygame.KSCAN_X)
    after.append(top(hands.desk))
    hands.press(Command.BACK)
    after.append(top(hands.desk))

    assert [*["settings"] * 8, "key_capture", "settings"] == after
    assert ({}, {}) == hands.desk.gamepads.buttons.changed()


def test_buttons_as_they_were_stay_so(pad: VirtualPad, hands: Hands) -> None:
    asked_for(hands, Command.HINT)
    pushed(hands, pad, Command.CONFIRM)
    changed = load_keys(hands.desk.folders)[1].changed()
    press(hands, controls_page(hands).controls, "All buttons as they were")

    assert ({"hint": "a", "confirm": "x"}, {}) == changed
    assert ({}, {}) == load_keys(hands.desk.folders)[1].changed()
    assert {} == load_keys(hands.desk.folders)[0].changed()


def test_the_page_follows_a_gamepad_that_comes_and_goes(pad: VirtualPad, hands: Hands) -> None:
    scene = controls_page(hands)

    def told() -> tuple[bool, bool]:
        names = [plain(widget.name) for widget in scene.controls.all()]
        keys = [widget.key for widget in scene.controls.all()]
        return "1 gamepad is plugged in." in names, "button hint" in keys

    seen = [told()]
    pad.pull_out()
    hands.app.step(0.02)
    seen.append(told())
    pad.plug_in()
    hands.app.step(0.02)
    seen.append(told())

    assert [(True, True), (False, False), (True, True)] == seen


def test_a_device_without_a_mapping_has_buttons_of_its_own(hands: Hands) -> None:
    with joysticks():
        controls_page(hands)
        hands.desk.gamepads.open()
        stick = VirtualPad(PLAIN)
        stick.plug_in()
        hands.app.step(0.02)
        asked_for(hands, Command.HINT)
        for is_down in (True, False):
            stick.button(12, is_down=is_down)
            hands.app.step(0.02)
        stick.button(0, is_down=True)
        hands.app.step(0.02)
        caps = [hands.desk.cap(command) for command in (Command.CONFIRM, Command.HINT)]
        stick.pull_out()

    assert ({}, {"hint": "12"}) == load_keys(hands.desk.folders)[1].changed()
    assert ["1", "13"] == caps


def test_every_command_of_the_gamepad_has_a_button_on_every_device() -> None:
    for defaults in (PAD_DEFAULTS, JOYSTICK_DEFAULTS):
        assert set(PAD_COMMANDS) == set(defaults)
        assert len(set(defaults.values())) == len(defaults)
    assert PadButtons().changed() == ({}, {})


def test_a_button_that_is_held_while_its_meaning_changes_is_let_go_as_what_it_began(hands: Hands) -> None:
    pads = hands.desk.gamepads
    down, up = (
        pygame.Event(kind, button=pygame.CONTROLLER_BUTTON_X, instance_id=0)
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP)
    )
    begun = pads.take(down).begun
    pads.buttons.bind(Command.CONFIRM, "x", is_plain=False)
    ended = pads.take(up).ended

    assert (Command.HINT,) == begun == ended
    assert (Command.CONFIRM,) == pads.take(down).begun


def test_a_click_after_the_gamepad_brings_the_caps_of_the_keyboard_and_is_no_less_a_click(hands: Hands) -> None:
    """The mouse has no caps of its own; who merely bumps it does not lose the gamepad's."""
    scene = controls_page(hands)
    hands.post(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_Y, instance_id=0)
    hands.move((700, 300))
    device = hands.desk.device
    press(hands, scene.controls, "Sound")

    assert (Device.GAMEPAD, Device.KEYBOARD) == (device, hands.desk.device)
    assert "sound" == scene.open_page
