"""Every scene at every size and in every language: nothing cut off or overlapping, everything reachable (UX 10)."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pygame
import pytest

from gostop_desktop.cli import main
from gostop_desktop.ui.input.commands import Command
from gostop_desktop.ui.screenshot import SCENES, picture
from gostop_desktop.ui.staging import STAGED
from gostop_desktop.ui.widgets import Controls, Slider, TextField, Widget

from .helpers import LANGUAGES, SIZES, Hands, desk_of, watch

OURS = sorted(set(SCENES) - set(STAGED))
QUICK = SIZES[:3]


def cases() -> list[object]:
    """Return every scene, size and language; the largest size takes its time.

    `test_text_everywhere` looks at the small sizes in the languages that nobody speaks.
    """
    return [
        pytest.param(scene, size, language, marks=[pytest.mark.slow] if size not in QUICK else [])
        for scene in OURS
        for size in SIZES
        for language in LANGUAGES
        if size not in QUICK[:2] or language in {"en", "ko"}
    ]


def controls_of(scene: object) -> Controls | None:
    controls = getattr(scene, "controls", None)
    return controls if isinstance(controls, Controls) else None


def places(controls: Controls) -> list[tuple[Widget, pygame.Rect]]:
    """Return the controls that can be seen, with where they are on screen."""
    found = []
    for panel in controls.panels:
        for widget in panel.widgets:
            place = panel.on_screen(widget.rect)
            if panel.viewport is None or panel.viewport.inflate(40, 40).contains(place):
                found.append((widget, place))
    return found


def overlaps(controls: Controls) -> list[tuple[str, str]]:
    """Return which controls lie on one another, unless one holds the other."""
    live = [(widget, place) for widget, place in places(controls) if widget.can_focus]
    return [
        (one.name, other.name)
        for index, (one, place) in enumerate(live)
        for other, there in live[index + 1 :]
        if place.inflate(-2, -2).colliderect(there.inflate(-2, -2))
        and not (place.contains(there) or there.contains(place))
    ]


@pytest.mark.parametrize(("scene", "size", "language"), cases())
def test_nothing_is_cut_off_and_no_controls_overlap(
    tmp_path: Path, scene: str, size: tuple[int, int], language: str
) -> None:
    desk = desk_of(tmp_path, size, language)
    witness = watch(desk)

    shown = picture(desk, scene, "1")

    assert [] == witness.cuts
    controls = controls_of(shown)
    screen = pygame.Rect((0, 0), size).inflate(4, 4)
    if controls is not None:
        assert [] == [widget.name for widget, place in places(controls) if not screen.contains(place)]
        assert [] == [
            widget.name
            for panel in controls.panels
            for widget in panel.widgets
            if panel.viewport is not None
            and not (panel.viewport.left - 30 <= widget.rect.left <= widget.rect.right <= panel.viewport.right + 30)
        ]
        assert [] == overlaps(controls)


@pytest.mark.parametrize("scene", OURS)
@pytest.mark.parametrize("text", [150, 200])
def test_large_text_has_room(tmp_path: Path, scene: str, text: int) -> None:
    desk = desk_of(tmp_path, (1280, 720), "en", text=text)
    witness = watch(desk)

    picture(desk, scene, "1")

    assert [] == witness.cuts


@pytest.mark.parametrize("scene", OURS)
def test_every_control_has_a_name_and_can_be_reached_by_arrows(tmp_path: Path, scene: str) -> None:
    desk = desk_of(tmp_path)
    hands = Hands(desk)
    shown = hands.show(SCENES[scene](desk, "1"))
    controls = controls_of(shown)
    if controls is None:
        return
    wanted = {widget.key for widget in controls.all() if widget.can_focus and widget.is_enabled}

    reached: set[str] = set()
    for command in (Command.NEXT_REGION,) * (len(wanted) + 1):
        hands.press(command)
        assert controls.focused is not None
        reached.add(controls.focused.key)

    assert "" not in {widget.name for widget in controls.all() if widget.can_focus}
    assert wanted <= reached | {widget.key for widget in controls.all() if not widget.is_enabled}


@pytest.mark.parametrize("scene", [name for name in OURS if name not in {"title", "pause", "curtain", "first_start"}])
def test_esc_goes_one_step_back(tmp_path: Path, scene: str) -> None:
    desk = desk_of(tmp_path)
    hands = Hands(desk)
    hands.show(SCENES["title"](desk, "1"))
    desk.scenes.push(SCENES[scene](desk, "1"))

    hands.press(Command.BACK)

    assert desk.scenes.top is not None
    assert "title" == desk.scenes.top.name


@pytest.mark.parametrize("scene", OURS)
def test_nothing_is_drawn_when_nothing_changes(tmp_path: Path, scene: str) -> None:
    desk = desk_of(tmp_path)
    hands = Hands(desk)
    hands.show(SCENES[scene](desk, "1"))
    for _ in range(80):
        hands.app.step(0.1)
    before = hands.app.frames

    for _ in range(60):
        hands.app.step(1 / 60)

    assert before == hands.app.frames


@pytest.mark.parametrize("scene", OURS)
def test_a_partial_redraw_equals_a_whole_one(tmp_path: Path, scene: str) -> None:
    """What hover and focus leave behind (BUGS U25)."""
    desk = desk_of(tmp_path)
    hands = Hands(desk)
    shown = hands.show(SCENES[scene](desk, "1"))
    for _ in range(80):
        hands.app.step(0.1)
    if (controls := controls_of(shown)) is None:
        return
    for widget, place in places(controls)[:12]:
        if widget.can_focus:
            hands.move(place.center)
    hands.move((2, desk.size[1] - 2))
    hands.press(Command.DOWN)
    partly = pygame.image.tobytes(desk.display.surface, "RGB")

    shown.damage()
    hands.app.step(0.02)

    assert partly == pygame.image.tobytes(desk.display.surface, "RGB")


ALIVE = (
    *("title", "first_start", "new_game", "rule_sheet", "gallery"),
    *("settings_game", "settings", "settings_language", "settings_access", "settings_data", "settings_about"),
)


@pytest.mark.parametrize("scene", ALIVE)
def test_every_control_does_something(tmp_path: Path, scene: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """BUGS U17: what looks alive is alive. What is already chosen may stay as it is."""
    # No test shows folders on the desktop of whoever runs it.
    monkeypatch.setenv("PATH", str(tmp_path))
    desk = desk_of(tmp_path)
    hands = Hands(desk)
    controls = controls_of(hands.show(SCENES[scene](desk, "1")))
    assert controls is not None
    keys = [
        widget.key
        for widget in controls.all()
        if widget.can_focus and widget.is_enabled and not getattr(widget, "chosen", False)
    ]

    dead = []
    for key in keys:
        desk.is_over = False
        hands.show(SCENES["licences"](desk, "1"))
        shown = SCENES[scene](desk, "1")
        desk.scenes.push(shown)
        hands.app.step(5.0)
        again = controls_of(shown)
        assert again is not None
        widget = next((each for each in again.all() if each.key == key and each.can_focus), None)
        if widget is None or not widget.is_enabled or isinstance(widget, TextField | Slider):
            continue
        again.focus(widget)
        hands.app.step(0.02)
        before = pygame.image.tobytes(desk.display.surface, "RGB")
        hands.press(Command.CONFIRM)
        hands.app.step(0.02)
        same_picture = before == pygame.image.tobytes(desk.display.surface, "RGB")
        if same_picture and desk.scenes.top is shown and not desk.is_over:
            dead.append(key)
    desk.close()

    assert [] == dead


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("--size 64x64", "a size lies between 640x400 and 8192x8192, '64x64' does not"),
        ("--size big", "a size is WIDTHxHEIGHT, such as 1280x720, not 'big'"),
        ("--text 0", "a whole number from 100 to 200 is needed, not '0'"),
        ("--table granite", "invalid choice: 'granite'"),
    ],
)
def test_a_picture_that_cannot_be_is_refused(
    tmp_path: Path, arguments: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with suppress(SystemExit):
        main(["screenshot", *arguments.split(), str(tmp_path / "out.png")])

    assert sentence in capsys.readouterr().err
    assert not (tmp_path / "out.png").exists()


def test_a_screenshot_is_a_picture_of_the_size_that_was_asked_for(tmp_path: Path) -> None:
    from gostop_desktop.cli import main

    out = tmp_path / "title.png"

    assert 0 == main(["screenshot", "--scene", "title", "--size", "1024x640", "--lang", "ko", str(out)])
    assert (1024, 640) == pygame.image.load(out).get_size()


@pytest.mark.parametrize("name", ["no/such/folder/out.png", "."])
def test_a_picture_that_cannot_be_written_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    out = tmp_path / name

    assert 1 == main(["screenshot", "--scene", "licences", str(out)])
    said = capsys.readouterr().err
    assert str(out) in said
    assert "Traceback" not in said
