"""Keys, gamepads, a single switch: what is pressed is what is meant (UX 3.5)."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from gostop_desktop.ui.input import CARDS, Bindings, Command, Device, Gamepads, Key, PadButtons, Scanner
from gostop_desktop.ui.input.commands import FIXED, NAMES
from gostop_desktop.ui.input.key import parse_key, print_key
from gostop_desktop.ui.input.key_defaults import DEFAULTS
from gostop_desktop.ui.input.pad_events import Push, pushes
from gostop_desktop.ui.keys import load_keys, save_bindings
from gostop_desktop.ui.scene import Scene
from gostop_desktop.ui.scenes.title import TitleScene

from .helpers import Hands, desk_of


class Listener(Scene):
    """A scene that notes what it is told."""

    name = "listener"

    def __init__(self, *arguments: object) -> None:
        super().__init__(*arguments)  # type: ignore[arg-type]  # whatever a scene takes
        self.heard: list[Command] = []
        self.let_go: list[Command] = []
        self.events: list[int] = []
        self.has_field = False

    @property
    def wants_text(self) -> bool:
        return self.has_field

    def command(self, command: Command) -> bool:
        self.heard.append(command)
        return True

    def release(self, command: Command) -> None:
        self.let_go.append(command)

    def handle(self, event: pygame.Event) -> None:
        self.events.append(event.type)


@pytest.fixture
def hands(tmp_path: Path) -> Hands:
    hands = Hands(desk_of(tmp_path))
    hands.show(Listener(hands.desk))
    return hands


def listener(hands: Hands) -> Listener:
    scene = hands.desk.scenes.top
    assert isinstance(scene, Listener)
    return scene


def test_every_command_has_a_key_of_its_own_and_a_name() -> None:
    assert set(Command) == set(DEFAULTS)
    assert len(set(DEFAULTS.values())) == len(DEFAULTS)
    assert set(Command) == set(NAMES) | set(CARDS)


def test_letters_work_under_a_korean_layout(hands: Hands) -> None:
    """The key's place counts, not the letter that the layout gives it (BUGS L02)."""
    hands.key(pygame.KSCAN_G, key=0x314E, unicode="ㅎ")

    assert [Command.GO] == listener(hands).heard


def test_in_a_text_field_letters_are_letters_and_arrows_are_arrows(hands: Hands) -> None:
    listener(hands).has_field = True

    hands.key(pygame.KSCAN_G, key=pygame.K_g, unicode="g")
    hands.key(pygame.KSCAN_LEFT, key=pygame.K_LEFT)

    assert [Command.LEFT] == listener(hands).heard
    assert pygame.KEYDOWN in listener(hands).events


def test_a_key_that_is_let_go_ends_what_is_held(hands: Hands) -> None:
    hands.press(Command.SKIP)

    assert [Command.SKIP] == listener(hands).let_go


def test_a_used_key_changes_places() -> None:
    bindings = Bindings()

    bindings.bind(Command.GO, DEFAULTS[Command.STOP])

    assert Command.GO is bindings.command_of(DEFAULTS[Command.STOP])
    assert Command.STOP is bindings.command_of(DEFAULTS[Command.GO])


@pytest.mark.parametrize("command", FIXED)
def test_nobody_can_lock_themselves_out(command: Command) -> None:
    bindings = Bindings()

    bindings.bind(command, Key(pygame.KSCAN_X))
    bindings.bind(Command.GO, DEFAULTS[command])

    assert DEFAULTS[command] == bindings.key_of(command)
    assert command is bindings.command_of(DEFAULTS[command])


def test_changed_keys_are_kept(tmp_path: Path) -> None:
    desk = desk_of(tmp_path)
    desk.bindings.bind(Command.HINT, Key(pygame.KSCAN_X, frozenset({"ctrl"})))

    assert save_bindings(desk.folders, desk.bindings) is None
    again, _buttons = load_keys(desk.folders)

    assert Command.HINT is again.command_of(Key(pygame.KSCAN_X, frozenset({"ctrl"})))
    assert {"hint": f"ctrl+{pygame.KSCAN_X}"} == again.changed()


@pytest.mark.parametrize("text", ["", "x", "ctrl+", "hyper+4", "-1", "4+ctrl"])
def test_a_key_that_makes_no_sense_is_left_out(text: str) -> None:
    assert parse_key(text) is None
    assert Command.GO is Bindings({"go": text, "no such": "4"}).command_of(DEFAULTS[Command.GO])


@pytest.mark.parametrize("key", [Key(4), Key(29, frozenset({"ctrl", "shift"}))])
def test_keys_are_printed_and_read(key: Key) -> None:
    assert key == parse_key(print_key(key))


def test_labels_say_what_stands_on_the_key() -> None:
    pygame.display.init()

    assert "G" == Bindings().label(Command.GO)
    assert "Esc" == Bindings().label(Command.BACK)
    assert "Shift+Tab" == Bindings().label(Command.PREVIOUS_REGION)
    assert "Ctrl+Z" == Bindings().label(Command.UNDO)
    assert "1" == Bindings().label(Command.CARD_1)
    assert "0" == Bindings().label(Command.CARD_10)


def test_a_gamepad_moves_presses_and_goes_back(hands: Hands) -> None:
    for button in (
        pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
        pygame.CONTROLLER_BUTTON_A,
        pygame.CONTROLLER_BUTTON_B,
        pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    ):
        hands.post(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0)
        hands.post(pygame.CONTROLLERBUTTONUP, button=button, instance_id=0)

    expected = [Command.RIGHT, Command.CONFIRM, Command.BACK, Command.NEXT_REGION]
    assert expected == listener(hands).heard
    assert expected == listener(hands).let_go


def test_a_held_direction_is_asked_for_again() -> None:
    pads = Gamepads()
    down = pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_DPAD_DOWN, instance_id=0)
    up = pygame.Event(pygame.CONTROLLERBUTTONUP, button=pygame.CONTROLLER_BUTTON_DPAD_DOWN, instance_id=0)

    assert (Command.DOWN,) == pads.take(down).begun
    assert [] == list(pads.update(0.3))
    assert [Command.DOWN] == list(pads.update(0.15))
    assert (Command.DOWN,) == pads.take(up).ended
    assert [] == list(pads.update(1.0))


def test_a_stick_does_not_flutter() -> None:
    pads = Gamepads()

    def moved(value: float) -> tuple[Command, ...]:
        axis = pygame.CONTROLLER_AXIS_LEFTX
        return pads.take(
            pygame.Event(pygame.CONTROLLERAXISMOTION, axis=axis, value=round(value * 32767), instance_id=0)
        ).begun

    assert [(), (Command.RIGHT,), (), (), (Command.RIGHT,)] == [moved(v) for v in (0.5, 0.7, 0.5, 0.1, 0.9)]
    assert (Command.LEFT,) == moved(-0.9)


def test_a_trigger_is_held_until_it_is_let_go(hands: Hands) -> None:
    for value in (20000, 30000, 1000):
        hands.post(pygame.CONTROLLERAXISMOTION, axis=pygame.CONTROLLER_AXIS_TRIGGERRIGHT, value=value, instance_id=0)

    assert [Command.SKIP] == listener(hands).heard
    assert [Command.SKIP] == listener(hands).let_go


def test_a_gamepad_that_is_pulled_out_is_forgotten(hands: Hands) -> None:
    hands.post(pygame.CONTROLLERDEVICEREMOVED, instance_id=7)

    assert 0 == hands.desk.gamepads.count


def test_a_gamepad_that_is_pulled_out_lets_go_of_what_it_held(hands: Hands) -> None:
    hands.post(pygame.CONTROLLERAXISMOTION, axis=pygame.CONTROLLER_AXIS_TRIGGERRIGHT, value=30000, instance_id=0)
    hands.post(pygame.CONTROLLERDEVICEREMOVED, instance_id=0)

    assert [Command.SKIP] == listener(hands).heard
    assert [Command.SKIP] == listener(hands).let_go
    assert set() == hands.desk.held


@pytest.mark.parametrize(
    ("kind", "values", "wanted"),
    [
        (pygame.JOYBUTTONDOWN, {"button": 0}, [Push("0", Command.CONFIRM, 1.0)]),
        (pygame.JOYBUTTONUP, {"button": 1}, [Push("1", Command.BACK, 0.0)]),
        (pygame.JOYBUTTONDOWN, {"button": 30}, [Push("30", None, 1.0)]),
        (
            pygame.JOYHATMOTION,
            {"hat": 0, "value": (1, 0)},
            [
                Push("cross left", Command.LEFT, -1),
                Push("cross right", Command.RIGHT, 1),
                Push("cross down", Command.DOWN, 0),
                Push("cross up", Command.UP, 0),
            ],
        ),
        (
            pygame.JOYAXISMOTION,
            {"axis": 1, "value": -0.9},
            [Push("stick up", Command.UP, 0.9), Push("stick down", Command.DOWN, -0.9)],
        ),
    ],
)
def test_a_joystick_without_a_mapping_is_understood_too(
    kind: int, values: dict[str, int | float | tuple[int, int]], wanted: list[Push]
) -> None:
    assert wanted == pushes(pygame.Event(kind, {"instance_id": 3, **values}), PadButtons())


def test_what_a_gamepad_with_a_mapping_tells_as_a_joystick_counts_once() -> None:
    """SDL tells of such a pad twice."""
    pads = Gamepads()

    as_joystick = pads.take(pygame.Event(pygame.JOYBUTTONDOWN, button=0, instance_id=0))
    as_pad = pads.take(pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_A, instance_id=0))

    assert ((), (Command.CONFIRM,)) == (as_joystick.begun, as_pad.begun)


def test_key_caps_follow_the_device_that_was_used_last(hands: Hands) -> None:
    desk = hands.desk
    told = [(desk.device, desk.cap(Command.CONFIRM), desk.cap(Command.GO))]

    hands.post(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_Y, instance_id=0)
    told.append((desk.device, desk.cap(Command.CONFIRM), desk.cap(Command.GO)))
    hands.move((20, 20))
    told.append((desk.device, desk.cap(Command.CONFIRM), desk.cap(Command.GO)))
    hands.press(Command.LEFT)
    told.append((desk.device, desk.cap(Command.CONFIRM), desk.cap(Command.GO)))

    keys, pad = (Device.KEYBOARD, "Enter", "G"), (Device.GAMEPAD, "A", "")
    assert [keys, pad, pad, keys] == told


def test_a_stick_that_does_not_rest_quite_in_the_middle_changes_no_caps(hands: Hands) -> None:
    hands.post(pygame.CONTROLLERAXISMOTION, axis=pygame.CONTROLLER_AXIS_LEFTX, value=4000, instance_id=0)

    assert Device.KEYBOARD is hands.desk.device


def test_with_one_switch_the_focus_moves_by_itself(tmp_path: Path) -> None:
    hands = Hands(desk_of(tmp_path))
    scene = hands.show(TitleScene(hands.desk))
    assert isinstance(scene, TitleScene)
    hands.desk.scanner.is_on = True
    hands.desk.scanner.seconds = 1.0
    first = scene.controls.focused

    for _ in range(11):
        hands.app.step(0.1)

    assert first is not None
    assert scene.controls.focused is not None
    assert first.key != scene.controls.focused.key


def test_with_one_switch_every_key_presses(hands: Hands) -> None:
    hands.desk.scanner.is_on = True

    hands.key(pygame.KSCAN_X, unicode="x")
    hands.app.step(0.3)
    hands.post(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1)
    hands.post(pygame.MOUSEBUTTONUP, pos=(5, 5), button=1)

    assert [Command.CONFIRM, Command.CONFIRM] == listener(hands).heard


def test_a_trembling_hand_presses_once() -> None:
    scanner = Scanner()
    scanner.is_on = True
    press, end = (pygame.Event(kind, scancode=pygame.KSCAN_X, mod=0) for kind in (pygame.KEYDOWN, pygame.KEYUP))

    taken = []
    for seconds in (0.0, 0.1, 0.2):
        scanner.update(seconds)
        taken.append(scanner.taken(press))
        scanner.ended(end)

    assert [Command.CONFIRM, None, Command.CONFIRM] == taken


def test_a_switch_that_is_held_presses_once_and_is_let_go(hands: Hands) -> None:
    """BUGS U01: the system repeats keys that are held."""
    hands.desk.scanner.is_on = True

    for _ in range(8):
        hands.post(pygame.KEYDOWN, scancode=pygame.KSCAN_X, mod=0, key=0, unicode="x")
        hands.app.step(0.1)
    is_held = Command.CONFIRM in hands.desk.held
    hands.post(pygame.KEYUP, scancode=pygame.KSCAN_X, mod=0, key=0, unicode="x")

    assert [Command.CONFIRM] == listener(hands).heard
    assert [Command.CONFIRM] == listener(hands).let_go
    assert is_held
    assert not hands.desk.held


def test_esc_still_leads_back_with_one_switch(hands: Hands) -> None:
    hands.desk.scanner.is_on = True

    hands.press(Command.BACK)

    assert [Command.BACK] == listener(hands).heard


def test_a_held_key_counts_once_and_a_held_arrow_goes_on(hands: Hands) -> None:
    """BUGS U01: the system repeats keys that are held."""
    for scan_code in (pygame.KSCAN_RETURN, pygame.KSCAN_LEFT):
        for _ in range(3):
            hands.post(pygame.KEYDOWN, scancode=scan_code, mod=0, key=0, unicode="")
        hands.post(pygame.KEYUP, scancode=scan_code, mod=0, key=0, unicode="")
    hands.press(Command.CONFIRM)

    assert [Command.CONFIRM, *[Command.LEFT] * 3, Command.CONFIRM] == listener(hands).heard


@pytest.mark.parametrize("number", [4, 5])
def test_the_wheel_is_no_switch(hands: Hands, number: int) -> None:
    """SDL's wheel is told as buttons too; it rolls when a sleeve touches it."""
    hands.desk.scanner.is_on = True

    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        hands.post(kind, pos=(5, 5), button=number)
    hands.post(pygame.MOUSEWHEEL, x=0, y=1)

    assert [] == listener(hands).heard == listener(hands).let_go
    assert pygame.MOUSEWHEEL not in listener(hands).events


def test_what_is_held_when_the_window_loses_the_keyboard_is_let_go(hands: Hands) -> None:
    hands.post(pygame.KEYDOWN, scancode=pygame.KSCAN_SPACE, mod=0, key=0, unicode=" ")
    hands.post(pygame.WINDOWFOCUSLOST)

    assert [Command.SKIP] == listener(hands).let_go
    assert set() == hands.desk.held


@pytest.mark.parametrize("is_scanned", [False, True], ids=["keys", "one switch"])
def test_a_key_held_since_another_window_had_the_keyboard_means_nothing_here(hands: Hands, *, is_scanned: bool) -> None:
    """Enter that closes a box of another program is told to the game as soon as that has the keyboard (BUGS U01)."""
    hands.desk.scanner.is_on = is_scanned
    hands.post(pygame.WINDOWFOCUSLOST)
    hands.app.step(0.1)
    hands.post(pygame.WINDOWFOCUSGAINED)
    for _ in range(30):
        hands.post(pygame.KEYDOWN, scancode=pygame.KSCAN_RETURN, mod=0, key=0, unicode="\r")
    hands.post(pygame.KEYUP, scancode=pygame.KSCAN_RETURN, mod=0, key=0, unicode="\r")
    heard = list(listener(hands).heard)
    hands.press(Command.CONFIRM)

    assert [] == heard
    assert [Command.CONFIRM] == listener(hands).heard
