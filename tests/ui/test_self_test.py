"""The self-test passes here, and fails with a sentence where something is missing."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from gostop_desktop.storage import paths
from gostop_desktop.ui import self_test

ASSETS = Path(__file__).parents[2] / "assets"


@pytest.fixture
def assets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The assets of an installation, to be broken."""
    package = tmp_path / "gostop_desktop"
    for name in ("_built", "sprites", "themes", "sounds"):
        shutil.copytree(ASSETS / name, package / "assets" / name)
    monkeypatch.setattr(paths, "PACKAGE", package)
    return package / "assets"


def test_everything_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    code = self_test.run([])

    assert 0 == code
    assert ["pictures: ok", "sounds: ok", "languages: ok", "screens: ok", "rounds: ok", "thinking: ok"] == (
        capsys.readouterr().out.splitlines()
    )


def test_a_missing_sheet_is_told(assets: Path) -> None:
    (assets / "sprites" / "contrast" / "face.json").unlink()

    assert any("contrast" in sentence for sentence in self_test._wrong(self_test.check_pictures))


def test_a_broken_sound_is_told(assets: Path) -> None:
    next((assets / "sounds").glob("*.wav")).write_bytes(b"no sound")

    assert 1 == len(self_test._wrong(self_test.check_sounds))


def test_missing_catalogues_are_told(assets: Path) -> None:
    shutil.rmtree(assets / "_built" / "locale")

    assert ["there is no Korean catalogue"] == self_test._wrong(self_test.check_languages)


def test_without_fonts_nothing_is_drawn(assets: Path) -> None:
    shutil.rmtree(assets / "_built" / "fonts")

    (sentence,) = self_test._wrong(self_test.check_screens)

    assert "run `python hatch_build.py`" in sentence
