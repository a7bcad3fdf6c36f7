"""Pictures that are kept stay within their bytes, and sheets are put away when nobody cuts from them."""

from __future__ import annotations

from pathlib import Path
from random import Random
from threading import Event as ThreadEvent
from threading import enumerate as enumerate_threads

import pygame
import pytest

from gostop_desktop.storage.paths import asset
from gostop_desktop.ui.art.artwork import Artwork
from gostop_desktop.ui.art.pictures import IDLE_FRAMES, SHEET_BYTES, SHEETS, SMALL_BYTES, Pictures, Sheets, size_of
from gostop_desktop.ui.art.shapes import blit_ready
from gostop_desktop.ui.scenes.settlement import SettlementScene
from gostop_desktop.ui.setup import default_setup
from gostop_desktop.ui.table.paint.brush import overlay
from tests.ui.table.driver import Person, endless


def _square(side: int) -> pygame.Surface:
    return pygame.Surface((side, side), pygame.SRCALPHA)


def test_what_was_not_used_for_longest_goes() -> None:
    pictures: Pictures[str] = Pictures(3 * size_of(_square(10)))
    for name in "abc":
        pictures.keep(name, _square(10))
    pictures.get("a")
    pictures.keep("d", _square(10))

    assert ["a", "c", "d"] == [name for name in "abcd" if name in pictures]


def test_pictures_never_take_more_than_their_bytes() -> None:
    rng = Random(1)
    pictures: Pictures[int] = Pictures(50_000)
    for _ in range(500):
        pictures.keep(rng.randrange(40), _square(rng.randint(1, 100)))
        assert pictures.bytes <= pictures.most
    pictures.clear()

    assert (0, 0) == (pictures.bytes, len(pictures))


def test_a_picture_that_replaces_another_is_counted_once() -> None:
    pictures: Pictures[str] = Pictures(1000)
    for _ in range(3):
        pictures.keep("a", _square(5))

    assert (100, 1) == (pictures.bytes, len(pictures))


def test_the_newest_picture_is_kept_however_large_it_is() -> None:
    pictures: Pictures[str] = Pictures(0)
    pictures.keep("a", _square(10))
    large = pictures.keep("b", _square(20))

    assert large is pictures.get("b")
    assert "a" not in pictures


def test_what_is_kept_is_not_made_again() -> None:
    pictures: Pictures[str] = Pictures(1000)
    made = [pictures.made("a", lambda: _square(3)) for _ in range(2)]

    assert made[0] is made[1]


def test_what_is_not_wanted_goes_with_its_bytes() -> None:
    pictures: Pictures[int] = Pictures(10_000)
    for side in range(1, 9):
        pictures.keep(side, _square(side))
    pictures.keep_only(lambda side: side > 5)

    assert [6, 7, 8] == [side for side in range(1, 9) if side in pictures]
    assert sum(size_of(_square(side)) for side in (6, 7, 8)) == pictures.bytes


def test_small_sheets_stay_within_their_bytes_when_nobody_cuts_from_any() -> None:
    sheets = Sheets()
    for name in ("plates", "chips", "effects", "portraits", "icons"):
        sheets.load(asset(f"sprites/ui/{name}.webp"))
    before = sheets.bytes
    for _ in range(IDLE_FRAMES):
        sheets.rest()

    assert 0 < sheets.bytes <= SMALL_BYTES < before
    assert sheets.is_ready(asset("sprites/ui/chips.webp"))


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> ThreadEvent:
    """Return what lets files be read: reading takes as long as a test wishes, on any machine."""
    opened, read = ThreadEvent(), pygame.image.load

    def load(path: Path) -> pygame.Surface:
        opened.wait(20.0)
        return read(path)

    monkeypatch.setattr(pygame.image, "load", load)
    return opened


def test_a_sheet_that_is_read_beside_the_game_is_the_same(gate: ThreadEvent) -> None:
    sheets, path = Sheets(), asset("sprites/ui/icons.webp")
    asked = [sheets.is_ready(path), sheets.bytes]
    gate.set()
    sheet = sheets.load(path)

    assert [False, 0] == asked
    assert sheets.is_ready(path)
    assert pygame.image.tobytes(pygame.image.load(path), "RGBA") == pygame.image.tobytes(sheet, "RGBA")


def test_nothing_is_being_read_any_more_when_the_game_is_closed(gate: ThreadEvent) -> None:
    before, sheets = set(enumerate_threads()), Sheets()
    sheets.is_ready(asset("sprites/ui/stamps.webp"))
    gate.set()
    sheets.close()

    assert not set(enumerate_threads()) - before
    gate.clear()
    assert not sheets.is_ready(asset("sprites/ui/stamps.webp"))
    gate.set()
    sheets.close()


def test_a_sheet_that_cannot_be_read_is_an_error_also_beside_the_game(tmp_path: Path) -> None:
    sheets, path = Sheets(), tmp_path / "none.webp"
    sheets.is_ready(path)

    with pytest.raises(FileNotFoundError):
        sheets.load(path)


def test_a_sheet_is_put_away_when_nobody_has_looked_at_it_for_long() -> None:
    sheets = Sheets()
    path = asset("sprites/ui/icons.webp")
    sheet = sheets.load(path)
    for _ in range(IDLE_FRAMES - 1):
        sheets.rest()

    assert sheet is sheets.load(path)
    for _ in range(IDLE_FRAMES):
        sheets.rest()
    assert sheets.bytes == 0


def test_a_sheet_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Sheets().load(tmp_path / "none.webp")


def test_a_colour_is_laid_over_every_row_once() -> None:
    target = pygame.Surface((50, 200))
    target.fill((200, 100, 50))
    overlay(target, pygame.Rect(3, 5, 40, 150), pygame.Color(0, 0, 0, 128))

    rows = [target.get_at((10, y)).r for y in range(200)]
    assert [200] * 5 + [rows[5]] * 150 + [200] * 45 == rows
    assert rows[5] in range(98, 102)


def test_rounds_leave_no_account_and_no_sheet_behind(tmp_path: Path) -> None:
    person = Person(tmp_path, endless(default_setup("matgo", seed="1")))
    rng = Random(1)
    for _ in range(2):
        person.play_round(rng, by="keys")
        account = person.top
        assert isinstance(account, SettlementScene)
        painted = [account.is_painted]
        person.go_on()
        painted.append(account.is_painted)
        assert [True, False] == painted
        assert SHEETS.bytes <= SHEET_BYTES
    person.leave()


def test_icons_are_those_of_their_sheet_which_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    artwork, white = Artwork(asset("sprites/ui")), pygame.Color(255, 255, 255)
    sheet = pygame.image.load(asset("sprites/ui/icons.webp"))
    artwork.picture("icons", "gear", (20, 20), white)
    monkeypatch.setattr(pygame.image, "load", None)

    for name, cell in artwork.sheet("icons").cells.items():
        icon = artwork.picture("icons", name, cell.rect[2:], white)

        assert pygame.image.tobytes(blit_ready(sheet.subsurface(cell.rect)), "RGBA") == pygame.image.tobytes(
            icon, "RGBA"
        )
