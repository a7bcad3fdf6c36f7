"""The loop, the window's size and place, the scene stack, the damage that is drawn."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from gostop_desktop.storage.options import GameOptions
from gostop_desktop.storage.paths import folders
from gostop_desktop.storage.settings import WindowState
from gostop_desktop.ui.app import LONGEST_STEP, STILL_AFTER, App, sensible_place
from gostop_desktop.ui.areas import MOST_AREAS, in_whole_rows, merged
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.display import DEFAULT_SIZE, PictureDisplay, WindowDisplay, open_display, sensible_size
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.measure import SMALLEST_WINDOW, Measure
from gostop_desktop.ui.scene import Scene
from gostop_desktop.ui.scenes.title import TitleScene
from gostop_desktop.ui.screenshot import SCENES
from gostop_desktop.ui.staging import STAGED

from .helpers import Hands, desk_of

SCREENS = [(1920, 1080)]


class Sheet(Scene):
    """A scene that counts what it is told."""

    name = "sheet"

    def __init__(self, desk: Desk, colour: str = "white", *, covers: bool = True) -> None:
        super().__init__(desk)
        self.colour = colour
        self.is_covering = covers
        self.calls: list[str] = []
        self.seconds = 0.0
        self.places: list[tuple[int, int]] = []

    @property
    def covers(self) -> bool:  # type: ignore[override]  # one class for both kinds
        return self.is_covering

    def enter(self) -> None:
        self.calls.append("enter")

    def leave(self) -> None:
        self.calls.append("leave")

    def resize(self) -> None:
        self.calls.append("resize")

    def update(self, dt: float) -> None:
        self.seconds += dt

    def handle(self, event: pygame.Event) -> None:
        if hasattr(event, "pos"):
            self.places.append(event.pos)

    def draw(self, canvas: pygame.Surface) -> None:
        self.calls.append("draw")
        if self.is_covering:
            canvas.fill(self.colour)


@pytest.mark.parametrize(
    ("size", "expected"),
    [
        ((1280, 720), (1280, 720)),
        ((0, 0), DEFAULT_SIZE),
        ((-5, 400), DEFAULT_SIZE),
        ((99999, 99999), DEFAULT_SIZE),
        ((200, 100), SMALLEST_WINDOW),
        ((5000, 3000), (1920, 1080)),
    ],
)
def test_a_window_of_any_saved_size_is_sensible(size: tuple[int, int], expected: tuple[int, int]) -> None:
    """BUGS D06."""
    assert expected == sensible_size(size, SCREENS)


@pytest.mark.parametrize(
    ("x", "y", "expected"),
    [(100, 50, (100, 50)), (-4000, -4000, None), (1900, 20, None), (30, 1070, None), (None, 5, None)],
)
def test_a_window_is_never_put_where_no_screen_is(x: int | None, y: int | None, expected: object) -> None:
    """BUGS D06."""
    assert expected == sensible_place(WindowState(x=x, y=y), SCREENS)


@pytest.mark.parametrize(
    ("size", "compact", "scale"),
    [
        ((1024, 640), True, 1024 / 1040),
        ((1280, 720), False, 1.0),
        ((1366, 768), False, 768 / 720),
        ((1920, 1080), False, 1.5),
        ((3440, 1440), False, 2.0),
        ((3840, 2160), False, 3.0),
    ],
)
def test_units_follow_the_window(size: tuple[int, int], scale: float, *, compact: bool) -> None:
    measure = Measure(*size)

    assert compact == measure.is_compact
    assert pytest.approx(scale, rel=0.02) == measure.scale


def test_text_is_never_too_small_to_read() -> None:
    assert 14 == Measure(1024, 640).t(12)
    assert 28 == Measure(2048, 1280, density=2.0).t(14)
    assert 60 == Measure(1920, 1080, text=2.0).t(20)


def test_what_is_not_nothing_is_at_least_a_pixel() -> None:
    assert (0, 1) == (Measure(1024, 640).u(0), Measure(1024, 640).u(0.2))


def test_a_pointer_is_where_the_picture_is_on_dense_screens(tmp_path: Path) -> None:
    """BUGS D03: the system tells places in window points."""
    desk = desk_of(tmp_path)
    desk.display = PictureDisplay((2560, 1440), density=2.0)
    desk.resize()
    sheet = Sheet(desk)
    hands = Hands(desk)
    hands.show(sheet)

    hands.move((100, 60))

    assert [(200, 120)] == sheet.places
    assert 2.0 == desk.measure.scale


def test_scenes_are_told_in_order(tmp_path: Path) -> None:
    desk = desk_of(tmp_path)
    below, above = Sheet(desk), Sheet(desk)

    desk.scenes.push(below)
    desk.scenes.push(above)
    desk.scenes.pop()

    assert ["resize", "enter", "leave", "resize", "enter"] == below.calls
    assert ["resize", "enter", "leave"] == above.calls


def test_what_is_covered_is_not_drawn(tmp_path: Path) -> None:
    desk = desk_of(tmp_path)
    app = App(desk)
    below, above = Sheet(desk, "red"), Sheet(desk, "blue")
    desk.scenes.push(below)
    desk.scenes.push(above)

    app.show()

    assert "draw" not in below.calls
    assert (0, 0, 255, 255) == tuple(desk.display.surface.get_at((5, 5)))


def test_below_a_dialog_the_screen_is_drawn_but_takes_no_time(tmp_path: Path) -> None:
    desk = desk_of(tmp_path)
    app = App(desk)
    below, above = Sheet(desk, "red"), Sheet(desk, covers=False)
    desk.scenes.push(below)
    desk.scenes.push(above)

    app.step(0.05)

    assert "draw" in below.calls
    assert (0.0, 0.05) == (below.seconds, above.seconds)


def test_only_the_damage_is_drawn(tmp_path: Path) -> None:
    desk = desk_of(tmp_path)
    hands = Hands(desk)
    sheet = Sheet(desk, "red")
    hands.show(sheet)
    sheet.colour = "blue"

    sheet.damage(pygame.Rect(10, 10, 20, 20))
    hands.app.step(0.02)

    picture = desk.display.surface
    assert (0, 0, 255, 255) == tuple(picture.get_at((15, 15)))
    assert (255, 0, 0, 255) == tuple(picture.get_at((40, 40)))


def test_damaged_areas_do_not_overlap_and_cover_the_same() -> None:
    rng = random.Random(7)
    for _ in range(50):
        areas = [
            pygame.Rect(rng.randrange(300), rng.randrange(300), rng.randrange(1, 60), rng.randrange(1, 60))
            for _ in range(rng.randrange(1, 20))
        ]

        apart = merged(areas)

        assert len(apart) <= MOST_AREAS
        assert all(any(area.contains(each) for area in apart) for each in areas)
        assert not any(one.colliderect(other) for one in apart for other in apart if one is not other)


def test_a_long_pause_does_not_skip_an_animation(tmp_path: Path) -> None:
    assert LONGEST_STEP == 0.1
    desk = desk_of(tmp_path)
    sheet = Sheet(desk)
    Hands(desk).show(sheet)

    assert sheet.seconds <= LONGEST_STEP


def test_a_hidden_window_is_not_drawn(tmp_path: Path) -> None:
    desk = desk_of(tmp_path)
    hands = Hands(desk)
    hands.show(Sheet(desk))
    display = desk.display
    assert isinstance(display, PictureDisplay)
    display.is_visible = False
    before = hands.app.frames
    assert desk.scenes.top is not None
    desk.scenes.top.damage()

    hands.app.step(0.02)

    assert before == hands.app.frames


@pytest.mark.parametrize("name", sorted(set(SCENES) - set(STAGED)))
def test_a_hundred_sizes_in_a_row(tmp_path: Path, name: str) -> None:
    """BUGS U13: whatever the window does, the picture is that of a fresh layout at the last size."""
    desk = desk_of(tmp_path)
    display = desk.display
    assert isinstance(display, PictureDisplay)
    hands = Hands(desk)
    scene = hands.show(SCENES[name](desk, "1"))
    rng = random.Random(3)
    for _ in range(25):
        display.resize((rng.randrange(1024, 1400), rng.randrange(640, 800)))
        desk.resize()
        hands.app.step(0.3)
    display.resize((1280, 720))
    desk.resize()
    for _ in range(60):
        hands.app.step(0.1)
    scene.damage()
    hands.app.step(0.02)
    resized = pygame.image.tobytes(display.surface, "RGB")

    desk.close()
    fresh = desk_of(tmp_path)
    other = Hands(fresh)
    again = other.show(SCENES[name](fresh, "1"))
    for _ in range(60):
        other.app.step(0.1)
    again.damage()
    other.app.step(0.02)
    fresh.close()

    assert pygame.image.tobytes(fresh.display.surface, "RGB") == resized


def test_mute_is_one_key_everywhere(tmp_path: Path) -> None:
    desk = desk_of(tmp_path)
    hands = Hands(desk)
    hands.show(TitleScene(desk))

    hands.press(Command.MUTE)
    muted = desk.sound.volumes.muted
    hands.press(Command.MUTE)

    assert (True, False) == (muted, desk.sound.volumes.muted)


def test_sounds_in_words_leave_nothing_behind(tmp_path: Path) -> None:
    """BUGS U25: their shadow neither, and what is drawn beside them takes nothing of it away."""
    desk = desk_of(tmp_path)
    desk.change(replace(desk.settings, sound=replace(desk.settings.sound, captions=True)))
    hands = Hands(desk)
    sheet = hands.show(Sheet(desk, "white"))
    before = pygame.image.tobytes(desk.display.surface, "RGB")
    desk.captions.heard("sweep")
    hands.app.step(0.02)
    shown = pygame.image.tobytes(desk.display.surface, "RGB")
    sheet.damage(pygame.Rect(600, desk.u(40), 60, 30))
    hands.app.step(0.02)
    again = pygame.image.tobytes(desk.display.surface, "RGB")
    for _ in range(30):
        hands.app.step(0.1)

    assert before != shown
    assert shown == again
    assert before == pygame.image.tobytes(desk.display.surface, "RGB")


def test_a_toast_goes_by_itself(tmp_path: Path) -> None:
    desk = desk_of(tmp_path)
    hands = Hands(desk)
    hands.show(Sheet(desk, "red"))
    before = pygame.image.tobytes(desk.display.surface, "RGB")
    desk.toast.say("Saved.")
    hands.app.step(0.02)
    shown = pygame.image.tobytes(desk.display.surface, "RGB")
    for _ in range(50):
        hands.app.step(0.1)

    assert before != shown
    assert before == pygame.image.tobytes(desk.display.surface, "RGB")


def test_a_window_that_changes_its_size_is_filled_until_it_is_laid_out_anew(tmp_path: Path) -> None:
    """The old picture is stretched over it: no black, and one layout however many sizes come on the way."""
    open_display()
    display = WindowDisplay("test", (1024, 640))
    try:
        desk = Desk(display, GameOptions(language="en", data_folder=tmp_path), folders(tmp_path))
        app = App(desk)
        scene = Filled(desk)
        desk.scenes.push(scene)
        app.step(0.02)
        # The dummy driver's desktop has 1024 × 768 pixels.
        for height in range(660, 740, 20):
            display.size = (1024, height)
            for event in pygame.event.get():
                app.dispatch(event)
            app.step(0.02)
            surface = display.surface
            corners = [surface.get_at((x, y))[:3] for x in (0, 1023) for y in (0, height - 1)]

            assert [Filled.COLOUR] * 4 == corners
        before = scene.resized
        app.step(0.1)

        assert before + 1 == scene.resized
        assert (1024, 720) == desk.size
    finally:
        display.close()


class Filled(Scene):
    """A scene that fills what it was laid out for."""

    name = "filled"
    COLOUR = (20, 90, 200)

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.resized = 0

    def resize(self) -> None:
        self.resized += 1

    def draw(self, canvas: pygame.Surface) -> None:
        canvas.fill(self.COLOUR, (0, 0, *self.desk.size))


class Waiting(Sheet):
    """A scene in which nothing happens before the person does something."""

    @property
    def waits_only(self) -> bool:
        return True


def test_a_scene_that_only_waits_is_asked_again_as_soon_as_something_happens(tmp_path: Path) -> None:
    app = App(desk_of(tmp_path))
    pygame.event.clear()
    scene, other = Waiting(app.desk), Sheet(app.desk)
    passed = []
    for shown in (scene, other):
        app.desk.scenes.reset(shown)
        for _ in range(round(1.5 * STILL_AFTER * 60)):
            app.tick(1 / 60)
        passed.append(shown.seconds)

    assert pytest.approx(passed[0], abs=0.3) == STILL_AFTER
    assert 1.4 * STILL_AFTER < passed[1]

    app.desk.scenes.reset(scene)
    for _ in range(round(1.5 * STILL_AFTER * 60)):
        app.tick(1 / 60)
    before = scene.seconds
    # As if it came while the step is taken, which has looked for events already.
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=(3, 3), rel=(0, 0), buttons=(0, 0, 0)))
    app.step(1 / 60)
    app.tick(1 / 60)
    assert before + 1.5 / 60 < scene.seconds


def test_wide_areas_reach_from_edge_to_edge_and_others_stay() -> None:
    screen = pygame.Rect(0, 0, 1000, 500)
    wide, narrow = pygame.Rect(10, 20, 600, 30), pygame.Rect(10, 80, 599, 30)

    assert [pygame.Rect(0, 20, 1000, 30), narrow] == in_whole_rows([wide, narrow], screen)
