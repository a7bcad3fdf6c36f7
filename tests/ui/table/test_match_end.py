"""The end of a match at every window and size of text: nothing overlaps, whoever played for whatever (UX 3.2, 4)."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import msgspec
import pygame
import pytest

from gostop_desktop.engine.match import Match, new_match
from gostop_desktop.i18n import plain
from gostop_desktop.ui.app import App
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.scenes.match_end import MatchEndScene
from gostop_desktop.ui.scenes.settlement_page import Side
from gostop_desktop.ui.scenes.settlement_parts import Words
from gostop_desktop.ui.setup import MatchSetup, default_setup
from gostop_desktop.ui.table.tally import Tally, new_tally
from tests.ui.helpers import desk_of

from .accounts import BILLIONS
from .test_layout import WINDOWS
from .test_settlement_layout import LANGUAGES, extent, overlaps


def nothing() -> None:
    """Go nowhere."""


def ended(players: int, chips: int) -> tuple[MatchSetup, Match]:
    """Return a match in which somebody is out and somebody has won."""
    setup = replace(default_setup("matgo" if players == 2 else "gostop"), chips=chips)
    balances = (2 * chips, 0) if players == 2 else (2 * chips, chips, 0)
    return setup, replace(new_match(setup.rules, 0), balances=balances, played=12)


def counted(players: int) -> Tally:
    """Return what twelve rounds came to."""
    won, gos, points = (7, 3, 0)[:players], (12, 1, 0)[:players], (148, -74, -74)[:players]
    return Tally(won, gos, points, rounds=12, nagari=12 - sum(won), biggest=(0, 84))


def words_of(scene: MatchEndScene) -> list[str]:
    """Return every line on the sheet."""
    scene.resize()
    return [plain(part.text) for part in scene.column.parts if isinstance(part, Words)]


@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("window", WINDOWS, ids=lambda window: f"{window[0]}x{window[1]}")
def test_nothing_overlaps_or_leaves_the_sheet(window: tuple[int, int], text: int, tmp_path: Path) -> None:
    screen = pygame.Rect((0, 0), window)
    for language in LANGUAGES:
        desk = desk_of(tmp_path, window, language, text=text)
        for players in (2, 3):
            for chips in (100_000, BILLIONS):
                scene = MatchEndScene(desk, *ended(players, chips), counted(players), nothing, nothing)
                scene.resize()
                column, sheet = scene.column, scene.sheet
                words = [part for part in column.parts if isinstance(part, Words)]

                assert screen.contains(sheet)
                assert [] == overlaps(desk, Side(sheet, column, on_paper=True))
                assert [] == [each.text for each in words if not column.x <= extent(desk, each).x]
                assert [] == [each.text for each in words if extent(desk, each).right > column.right + 1]
                buttons = list(scene.controls.panels[0].widgets)
                assert all(screen.contains(button.rect) for button in buttons)
                assert not any(button.rect.colliderect(desk.mirrored(sheet)) for button in buttons)
        desk.close()


def test_the_sheet_tells_what_the_rounds_came_to(tmp_path: Path) -> None:
    desk = desk_of(tmp_path, (1280, 720), "ko")
    words = words_of(MatchEndScene(desk, *ended(3, 100_000), counted(3), nothing, nothing))

    assert "7승 · 고 12번" in words
    assert "0승" in words
    assert "나 · 84점" in words
    assert ["나가리", "2판"] == words[-2:]
    assert [word for word in words if word.startswith("파산: ")]
    desk.close()


def test_a_match_of_which_rounds_are_not_known_tells_none_of_them(tmp_path: Path) -> None:
    desk = desk_of(tmp_path, (1280, 720), "en")
    words = words_of(MatchEndScene(desk, *ended(2, 100_000), new_tally(2), nothing, nothing))

    assert "Nagari" not in words
    assert not [word for word in words if "won" in word]
    desk.close()


def test_no_chips_are_told_where_they_are_hidden(tmp_path: Path) -> None:
    desk = desk_of(tmp_path, (1280, 720), "en")
    setup, match = ended(2, 100_000)
    scene = MatchEndScene(desk, replace(setup, points_only=True), match, counted(2), nothing, nothing)
    words = words_of(scene)

    assert "+148" in words
    assert not [word for word in words if "000" in word or "chips" in word]
    desk.close()


@pytest.mark.parametrize(("motion", "looks"), [("full", 10), ("none", 1)])
def test_the_plaque_comes_down_once_and_its_buttons_are_there_at_once(motion: str, looks: int, tmp_path: Path) -> None:
    """UX 4: in 600 milliseconds, nothing blocks; whoever comes back from another page finds it lying there."""
    desk = desk_of(tmp_path, (1280, 720))
    display = msgspec.structs.replace(desk.settings.display, motion=motion)
    desk.change(msgspec.structs.replace(desk.settings, display=display))
    left: list[str] = []
    setup, match = ended(2, 1000)
    scene = MatchEndScene(desk, setup, match, counted(2), nothing, lambda: left.append("left"))
    desk.scenes.reset(scene)
    app = App(desk)
    seen = []
    for _ in range(50):
        app.step(1 / 60)
        seen.append(pygame.image.tobytes(desk.display.surface, "RGB"))
    scene.enter()
    app.step(1 / 60)

    assert looks <= len(set(seen))
    assert looks > 1 or 1 == len(set(seen[1:]))
    assert 1 == len({*seen[40:], pygame.image.tobytes(desk.display.surface, "RGB")})
    desk.scenes.reset(scene)
    scene.command(Command.BACK)
    assert ["left"] == left
