"""Controls: pressed by mouse and keys alike, moved through by arrows, scrolled into view."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.scene import Scene
from gostop_desktop.ui.widgets import (
    Answer,
    Button,
    Controls,
    DialogScene,
    Ground,
    IconButton,
    PageRow,
    RadioRow,
    Segments,
    Select,
    SelectList,
    Slider,
    State,
    Stepper,
    TextField,
    Tile,
    Toggle,
    Widget,
)
from gostop_desktop.ui.widgets.directions import away

from .helpers import Hands, desk_of, watch

STATES = (State(), State(hover=True), State(focus=True), State(hover=True, pressed=True))


class Board(Scene):
    """A scene with controls."""

    name = "board"

    def __init__(self, desk: Desk, fill: Callable[[Controls], None]) -> None:
        super().__init__(desk)
        self.controls = Controls(self)
        self.fill = fill

    @property
    def wants_text(self) -> bool:
        return self.controls.wants_text

    def resize(self) -> None:
        self.controls.clear()
        self.fill(self.controls)
        self.controls.restore()

    def command(self, command: Command) -> bool:
        return self.controls.command(command)

    def handle(self, event: pygame.Event) -> None:
        self.controls.handle(event)

    def update(self, dt: float) -> None:
        self.controls.update(dt)

    def draw(self, canvas: pygame.Surface) -> None:
        canvas.fill(self.desk.theme.hanji.base)
        self.controls.draw(canvas)
        self.controls.draw_tip(canvas)


@pytest.fixture
def hands(tmp_path: Path) -> Hands:
    return Hands(desk_of(tmp_path))


def board(hands: Hands, *widgets: Widget) -> Board:
    """Show controls, and return their scene."""

    def fill(controls: Controls) -> None:
        for widget in widgets:
            controls.add(widget)

    scene = Board(hands.desk, fill)
    hands.show(scene)
    return scene


def box(x: int, y: int, width: int = 120, height: int = 40) -> pygame.Rect:
    return pygame.Rect(x, y, width, height)


def test_a_button_is_pressed_by_mouse_and_by_key(hands: Hands) -> None:
    pressed: list[str] = []
    board(hands, Button(hands.desk, box(100, 100), "Go", lambda: pressed.append("go")))

    hands.click((120, 120))
    hands.press(Command.CONFIRM)

    assert ["go", "go"] == pressed


def test_a_press_that_is_let_go_elsewhere_does_nothing(hands: Hands) -> None:
    pressed: list[str] = []
    board(hands, Button(hands.desk, box(100, 100), "Go", lambda: pressed.append("go")))

    hands.post(pygame.MOUSEBUTTONDOWN, pos=(120, 120), button=1)
    hands.drag((500, 500))
    hands.post(pygame.MOUSEBUTTONUP, pos=(500, 500), button=1)

    assert [] == pressed


def test_what_is_disabled_cannot_be_pressed_or_focused(hands: Hands) -> None:
    pressed: list[str] = []
    button = Button(hands.desk, box(100, 100), "Go", lambda: pressed.append("go"))
    button.is_enabled = False
    scene = board(hands, button)

    hands.click((120, 120))
    hands.press(Command.CONFIRM)

    assert [] == pressed
    assert scene.controls.focused is None


def test_the_mouse_hides_the_ring_and_a_key_brings_it_back(hands: Hands) -> None:
    scene = board(hands, Button(hands.desk, box(100, 100), "Go", lambda: None))

    hands.click((120, 120))
    hidden = scene.controls.shows_focus
    hands.press(Command.DOWN)

    assert (False, True) == (hidden, scene.controls.shows_focus)


def test_arrows_go_where_the_eye_goes(hands: Hands) -> None:
    names = {"a": (100, 100), "b": (300, 100), "c": (100, 300), "d": (300, 300)}
    scene = board(hands, *(Button(hands.desk, box(*place), name, lambda: None) for name, place in names.items()))

    path = []
    for command in (Command.RIGHT, Command.DOWN, Command.LEFT, Command.UP):
        hands.press(command)
        assert scene.controls.focused is not None
        path.append(scene.controls.focused.name)

    assert ["b", "d", "c", "a"] == path


def test_tab_goes_round(hands: Hands) -> None:
    scene = board(hands, *(Button(hands.desk, box(100, 100 * row), str(row), lambda: None) for row in (1, 2, 3)))

    seen = []
    for _ in range(3):
        hands.press(Command.NEXT_REGION)
        assert scene.controls.focused is not None
        seen.append(scene.controls.focused.name)
    hands.press(Command.PREVIOUS_REGION)

    assert ["2", "3", "1"] == seen
    assert scene.controls.focused is not None
    assert "3" == scene.controls.focused.name


def test_what_lies_behind_is_not_ahead() -> None:
    here = box(100, 100)

    assert away(here, box(300, 100), Command.LEFT) is None
    assert away(here, box(300, 100), Command.RIGHT) is not None
    straight, aside = away(here, box(400, 100), Command.RIGHT), away(here, box(300, 400), Command.RIGHT)
    assert straight is not None
    assert aside is not None
    assert straight < aside


def test_a_switch_goes_over(hands: Hands) -> None:
    values: list[bool] = []
    board(hands, Toggle(hands.desk, box(100, 100), "Shake", value=False, changed=values.append))

    hands.press(Command.CONFIRM)
    hands.click((215, 120))

    assert [True, False] == values


def test_segments_are_chosen_by_click_and_by_arrows(hands: Hands) -> None:
    chosen: list[int] = []
    board(hands, Segments(hands.desk, box(100, 100, 300), "Length", ["Endless", "10", "Out"], 0, chosen.append))

    hands.press(Command.RIGHT)
    hands.press(Command.RIGHT)
    hands.press(Command.RIGHT)
    hands.click((110, 120))

    assert [1, 2, 0] == chosen


def test_a_stepper_stops_at_its_ends(hands: Hands) -> None:
    values: list[int] = []
    board(hands, Stepper(hands.desk, box(100, 100, 160), "Chips", (10, 50, 100), 50, values.append))

    for command in (Command.RIGHT, Command.RIGHT, Command.LEFT, Command.LEFT, Command.LEFT):
        hands.press(command)
    hands.click((250, 120))

    assert [100, 50, 10, 50] == values


def test_a_stepper_keeps_a_value_of_its_own_until_it_is_moved(hands: Hands) -> None:
    values: list[int] = []
    stepper = Stepper(hands.desk, box(100, 100, 160), "Chips", (10, 50, 100), 70, values.append)
    board(hands, stepper)

    before = stepper.value
    hands.press(Command.LEFT)

    assert (70, [50]) == (before, values)


@pytest.mark.parametrize("way", ["focus lost", "lost button"])
def test_a_press_that_is_broken_off_presses_nothing(hands: Hands, way: str) -> None:
    """The button comes up where nobody tells: over another window, under a lock screen."""
    pressed: list[str] = []
    values: list[int] = []
    board(
        hands,
        Button(hands.desk, box(100, 100), "Go", lambda: pressed.append("Go")),
        Slider(hands.desk, box(100, 300, 200, 40), "Volume", range(0, 105, 5), 50, values.append),
    )
    for place in ((120, 120), (150, 320)):
        hands.post(pygame.MOUSEBUTTONDOWN, pos=place, button=1)
        if way == "focus lost":
            hands.post(pygame.WINDOWFOCUSLOST)
        hands.move((place[0] + 1, place[1]))
        told = list(values)
        hands.move((290, place[1]))
        hands.post(pygame.MOUSEBUTTONUP, pos=place, button=1)

    assert [] == pressed
    assert told == values


def test_a_slider_is_dragged_and_stepped(hands: Hands) -> None:
    values: list[int] = []
    board(hands, Slider(hands.desk, box(100, 100, 200), "Volume", range(0, 105, 5), 50, values.append))

    hands.press(Command.RIGHT)
    hands.post(pygame.MOUSEBUTTONDOWN, pos=(100, 120), button=1)
    hands.drag((300, 130))
    hands.post(pygame.MOUSEBUTTONUP, pos=(300, 130), button=1)
    hands.press(Command.RIGHT)

    assert [55, 0, 100] == values


def test_a_slider_that_moves_everything_is_told_when_it_is_let_go(hands: Hands) -> None:
    values: list[int] = []
    board(hands, Slider(hands.desk, box(100, 100, 200), "Text", range(100, 210, 10), 100, values.append, live=False))

    hands.post(pygame.MOUSEBUTTONDOWN, pos=(150, 120), button=1)
    hands.drag((250, 120))
    hands.drag((300, 400))
    on_the_way = list(values)
    hands.post(pygame.MOUSEBUTTONUP, pos=(300, 400), button=1)

    assert ([], [200]) == (on_the_way, values)


def test_what_is_under_the_pointer_is_still_so_after_a_new_layout(hands: Hands) -> None:
    scene = board(hands, Button(hands.desk, box(100, 100), "Go", lambda: None))
    hands.move((120, 120))

    scene.resize()

    assert scene.controls.hovered is not None


def test_a_list_opens_and_gives_what_was_chosen(hands: Hands) -> None:
    chosen: list[int] = []
    board(hands, Select(hands.desk, box(100, 100, 160), "Level", ["Casual", "Steady", "Skilled"], 0, chosen.append))

    hands.press(Command.CONFIRM)
    opened = hands.desk.scenes.top
    hands.press(Command.DOWN)
    hands.press(Command.DOWN)
    hands.press(Command.CONFIRM)

    assert opened is not None
    assert "select_list" == opened.name
    assert [2] == chosen
    assert hands.desk.scenes.top is not None
    assert "board" == hands.desk.scenes.top.name


@pytest.mark.parametrize("count", [3, 40])
def test_a_list_of_long_words_in_large_text_stays_on_the_screen(tmp_path: Path, count: int) -> None:
    desk = desk_of(tmp_path, (1024, 640), text=200)
    hands = Hands(desk)
    names = "Bartholomew Wigglesw +12,400 · Maximiliane Hohenst −12,400"
    words = ["None", *(f"Matgo, round {number} · {names}" for number in range(1, count))]
    chosen: list[int] = []
    field = Select(desk, pygame.Rect(300, 100, 260, 60), "Matches", words, 0, chosen.append)
    board(hands, field)
    hands.press(Command.CONFIRM)
    opened = desk.scenes.top
    assert isinstance(opened, SelectList)
    witness = watch(desk)
    opened.draw(desk.display.surface)
    rows, cuts = list(witness.boxes), list(witness.cuts)
    hands.press(Command.UP)
    hands.press(Command.CONFIRM)

    assert desk.display.surface.get_rect().contains(opened.box)
    assert rows
    assert all(opened.box.contains(row) for row in rows)
    assert all(below.top >= above.bottom for above, below in pairwise(rows))
    assert not cuts
    assert [count - 1] == chosen


def test_esc_closes_a_list_and_changes_nothing(hands: Hands) -> None:
    chosen: list[int] = []
    board(hands, Select(hands.desk, box(100, 100, 160), "Level", ["Casual", "Steady"], 0, chosen.append))

    hands.press(Command.CONFIRM)
    hands.press(Command.DOWN)
    hands.press(Command.BACK)

    assert [] == chosen


def test_a_field_takes_letters_and_syllables(hands: Hands) -> None:
    texts: list[str] = []
    scene = board(hands, TextField(hands.desk, box(100, 100, 300), "Name", "", texts.append))

    hands.type("Go")
    hands.post(pygame.TEXTEDITING, text="ㅎ", start=0, length=1)
    hands.post(pygame.TEXTINPUT, text="하")
    hands.key(0, key=pygame.K_BACKSPACE)

    assert ["G", "Go", "Go하", "Go"] == texts
    assert scene.wants_text


def test_a_field_keeps_out_what_is_no_letter(hands: Hands) -> None:
    """BUGS L03: marks of direction and line ends do not get into a name, and it has an end."""
    texts: list[str] = []
    board(hands, TextField(hands.desk, box(100, 100, 300), "Name", "", texts.append))

    hands.post(pygame.TEXTINPUT, text="a\n\u202eb")
    hands.post(pygame.TEXTINPUT, text="x" * 200)

    assert "ab" == texts[0]
    assert 40 == len(texts[-1])


def test_what_is_focused_is_scrolled_into_view(hands: Hands) -> None:
    desk = hands.desk
    viewport = pygame.Rect(50, 50, 300, 200)

    def fill(controls: Controls) -> None:
        panel = controls.panel(viewport)
        for row in range(20):
            panel.add(Button(desk, box(60, 60 + 50 * row), f"row {row}", lambda: None))

    scene = Board(desk, fill)
    hands.show(scene)
    for _ in range(10):
        hands.press(Command.DOWN)

    panel = scene.controls.panels[0]
    focused = scene.controls.focused
    assert focused is not None
    assert "row 10" == focused.name
    assert viewport.contains(panel.on_screen(focused.rect))


def test_the_wheel_scrolls_as_far_as_there_is_something(hands: Hands) -> None:
    desk = hands.desk

    def fill(controls: Controls) -> None:
        panel = controls.panel(pygame.Rect(50, 50, 300, 200))
        panel.add(Button(desk, box(60, 400), "far", lambda: None))

    scene = Board(desk, fill)
    hands.show(scene)
    panel = scene.controls.panels[0]
    panel.scroll(10_000)
    bottom = panel.offset
    panel.scroll(-10_000)

    assert (190, 0) == (bottom, panel.offset)


def test_a_tip_comes_after_a_moment_and_does_not_cover_its_control(hands: Hands) -> None:
    desk = hands.desk
    board(hands, IconButton(desk, box(600, 300, 40, 40), "Menu", "menu", lambda: None))
    hands.move((620, 320))
    before = pygame.image.tobytes(desk.display.surface, "RGB")
    button = desk.display.surface.subsurface((600, 300, 40, 40)).copy()

    for _ in range(10):
        hands.app.step(0.05)

    assert before != pygame.image.tobytes(desk.display.surface, "RGB")
    again = desk.display.surface.subsurface((600, 300, 40, 40))
    assert pygame.image.tobytes(button, "RGB") == pygame.image.tobytes(again, "RGB")


def widgets_of(desk: Desk) -> list[Widget]:
    place = pygame.Rect(20, 20, 300, 60)
    made: list[Widget] = [
        Button(desk, place, "Go", lambda: None, primary=True),
        Button(desk, place, "Go", lambda: None),
        Button(desk, place, "Go", lambda: None, ground=Ground.PAPER),
        IconButton(desk, place, "Menu", "menu", lambda: None),
        Toggle(desk, place, "Shake", value=True, changed=lambda _value: None),
        Segments(desk, place, "Length", ["A", "B"], 0, lambda _index: None),
        Stepper(desk, place, "Chips", (1, 2), 1, lambda _value: None),
        Slider(desk, place, "Volume", range(11), 5, lambda _value: None),
        Select(desk, place, "Level", ["A", "B"], 0, lambda _index: None),
        Tile(desk, place, "Matgo", "One computer", lambda: None, chosen=False),
        RadioRow(desk, place, "Matgo", "As usual", lambda: None, chosen=False),
        TextField(desk, place, "Name", "", lambda _text: None),
    ]
    return made


@pytest.mark.parametrize("number", range(12))
def test_every_state_looks_different(hands: Hands, number: int) -> None:
    desk = hands.desk
    widget = widgets_of(desk)[number]

    def drawn(state: State) -> bytes:
        canvas = pygame.Surface((360, 120))
        canvas.fill(desk.theme.hanji.base)
        widget.paint(canvas, state)
        return pygame.image.tobytes(canvas, "RGB")

    rest, hover, focus, _pressed = map(drawn, STATES)

    assert rest != focus
    assert rest != hover
    assert hover != focus


def test_a_dialog_is_not_answered_by_a_hurried_enter(hands: Hands) -> None:
    board(hands)
    done: list[str] = []
    answers = (
        Answer("Delete", lambda: done.append("deleted"), primary=True),
        Answer("Keep", lambda: done.append("kept")),
    )
    hands.desk.scenes.push(DialogScene(hands.desk, "Delete this round?", "It cannot be brought back.", answers))

    hands.press(Command.CONFIRM)
    after_enter = list(done)
    hands.press(Command.BACK)

    assert ([], ["kept"]) == (after_enter, done)


def test_the_answer_that_changes_nothing_has_the_focus(hands: Hands) -> None:
    """UX 2: something has the focus on arrival, also where the mouse brought one there."""
    board(hands)
    done: list[str] = []
    answers = (
        Answer("Delete", lambda: done.append("deleted"), primary=True),
        Answer("Keep", lambda: done.append("kept")),
    )
    hands.click((30, 30))
    dialog = DialogScene(hands.desk, "Delete this round?", "It cannot be brought back.", answers)
    hands.desk.scenes.push(dialog)
    focused = dialog.controls.focused
    for _ in range(20):
        hands.app.step(0.02)

    hands.press(Command.CONFIRM)

    assert focused is not None
    assert ("Keep", ["kept"]) == (focused.name, done)
    assert dialog.controls.state_of(focused).focus


def test_nothing_below_a_dialog_can_be_hit(hands: Hands) -> None:
    pressed: list[str] = []
    board(hands, Button(hands.desk, box(10, 10), "Below", lambda: pressed.append("below")))
    hands.desk.scenes.push(DialogScene(hands.desk, "Sure?", "", (Answer("No", lambda: None),)))

    hands.click((30, 30))

    assert [] == pressed


def test_with_keys_a_tip_comes_at_once(hands: Hands) -> None:
    desk = hands.desk
    places = (box(600, 300, 40, 40), box(600, 400, 40, 40))
    scene = board(hands, *(IconButton(desk, place, f"Menu {place.y}", "menu", lambda: None) for place in places))
    before = pygame.image.tobytes(desk.display.surface, "RGB")

    hands.press(Command.DOWN)
    shown = pygame.image.tobytes(desk.display.surface, "RGB")
    hands.move((50, 50))
    hands.app.step(0.02)
    scene.damage()
    hands.app.step(0.02)

    above_the_second = pygame.Rect(560, 350, 120, 34)
    difference = [place for place in range(0, len(before), 3) if before[place : place + 3] != shown[place : place + 3]]
    rows = {place // 3 // 1280 for place in difference}
    assert any(above_the_second.top <= row <= above_the_second.bottom for row in rows)
    assert scene.controls.tips.tipped() is None


@pytest.mark.parametrize("table", ["blanket", "paper", "contrast"])
def test_the_dot_of_a_changed_page_is_seen_on_the_ribbon_and_off_it(tmp_path: Path, table: str) -> None:
    desk = desk_of(tmp_path)
    display = replace(desk.settings.display, table=table)
    desk.change(replace(desk.settings, display=display))
    theme = desk.theme
    for chosen, expected in ((False, theme.mark.warn), (True, theme.red.text)):
        canvas = desk.display.surface
        pictures = []
        for changed in (False, True):
            canvas.fill(theme.board.base)
            row = PageRow(desk, pygame.Rect(40, 40, 220, 40), "Go", lambda: None, chosen=chosen, changed=changed)
            row.paint(canvas, State())
            pictures.append(canvas.copy())
        without, with_dot = pictures
        differing = [
            with_dot.get_at((x, 60)) for x in range(40, 260) if with_dot.get_at((x, 60)) != without.get_at((x, 60))
        ]

        assert expected in differing
