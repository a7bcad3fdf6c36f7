"""Sound where there is some, silence everywhere else."""

from __future__ import annotations

import wave
from array import array
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from gostop_desktop.storage.paths import asset
from gostop_desktop.ui.sound import CALLOUTS, Sound, Volumes


@pytest.fixture(autouse=True)
def _mixer() -> Iterator[None]:
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


def folder_with(tmp_path: Path, name: str = "slap") -> Path:
    with wave.open(str(tmp_path / f"{name}.wav"), "wb") as file:
        file.setparams((1, 2, 44100, 0, "NONE", ""))
        file.writeframes(array("h", [9000, -9000] * 2000).tobytes())
    return tmp_path


def test_without_a_device_the_game_is_silent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """BUGS A01: one line in the log, nothing else."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    sound = Sound(folder_with(tmp_path), Volumes())

    sound.open()
    sound.open()
    sound.play("slap")
    sound.stop()

    assert sound.is_silent
    assert 1 == len(caplog.records)


def test_a_sound_that_there_is_not_is_silence(tmp_path: Path) -> None:
    sound = Sound(tmp_path, Volumes())
    sound.open()

    sound.play("no such sound")

    assert not sound.is_silent
    assert not pygame.mixer.get_busy()


def test_a_broken_sound_is_silence(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "slap.wav").write_bytes(b"no sound")
    sound = Sound(tmp_path, Volumes())
    sound.open()

    sound.play("slap")
    sound.play("slap")

    assert 1 == len(caplog.records)


def test_a_sound_is_played_and_muted(tmp_path: Path) -> None:
    sound = Sound(folder_with(tmp_path), Volumes())
    sound.open()

    sound.play("slap")
    playing = pygame.mixer.get_busy()
    sound.stop()
    sound.volumes = Volumes(muted=True)
    sound.play("slap")

    assert playing
    assert not pygame.mixer.get_busy()


def test_before_it_is_opened_nothing_is_played(tmp_path: Path) -> None:
    sound = Sound(folder_with(tmp_path), Volumes())

    sound.play("slap")

    assert sound.is_silent
    assert pygame.mixer.get_init() is None


def test_in_the_background_it_is_silent_if_that_is_wanted(tmp_path: Path) -> None:
    sound = Sound(folder_with(tmp_path), Volumes(in_background=False))
    sound.open()
    sound.is_in_background = True

    sound.play("slap")
    behind = pygame.mixer.get_busy()
    sound.is_in_background = False
    sound.play("slap")

    assert (False, True) == (behind, pygame.mixer.get_busy())


def test_every_callout_has_a_sound() -> None:
    """BUGS P04: exact names, both ways."""
    assert {name for name in CALLOUTS if not (asset("sounds") / f"{name}.wav").is_file()} == set()
