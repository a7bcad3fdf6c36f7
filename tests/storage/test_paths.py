"""Assets are found, and what is written goes where the person wants it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from gostop_desktop.storage import paths


def test_assets_of_a_checkout_are_found() -> None:
    assert paths.asset("_built/fonts/ui.otf").is_file()
    assert paths.asset("themes").is_dir()


@pytest.mark.parametrize(
    ("name", "remedy"), [("_built/fonts/none.otf", "run `python hatch_build.py`"), ("none", "install the game again")]
)
def test_a_missing_asset_is_one_sentence_with_a_remedy(name: str, remedy: str) -> None:
    with pytest.raises(paths.MissingAssetError) as raised:
        paths.asset(name)

    assert f"the asset {name!r} is missing beside {paths.PACKAGE}; {remedy}" == str(raised.value)


def test_assets_of_an_installed_package_lie_inside_it(tmp_path: Path) -> None:
    package = tmp_path / "한글 폴더" / "gostop_desktop"
    shutil.copytree(paths.PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    (package / "assets" / "sprites").mkdir(parents=True)
    code = "from gostop_desktop.storage.paths import asset; print(asset('sprites').parent.parent.name)"

    done = subprocess.run(
        [sys.executable, "-X", "utf8", "-c", code], cwd=package.parent, capture_output=True, text=True, check=True
    )

    assert "gostop_desktop\n" == done.stdout


def test_one_folder_holds_everything_if_it_is_named(tmp_path: Path) -> None:
    found = paths.folders(tmp_path / "home")

    assert found.settings == tmp_path / "home" / "config" / "settings.json"
    assert found.history == tmp_path / "home" / "data" / "history"
    assert found.autosave == tmp_path / "home" / "state" / "autosave.gostop"
    assert not (tmp_path / "home").exists()


def test_what_lies_in_the_home_folder_is_told_from_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: tmp_path / "집")
    monkeypatch.setattr(sys, "platform", "linux")
    inside, outside = paths.folders(tmp_path / "집" / "cards"), paths.folders(tmp_path / "elsewhere")
    monkeypatch.setattr(sys, "platform", "win32")
    on_windows = paths.folders(tmp_path / "집" / "cards")

    assert str(Path("~", "cards", "data")) == inside.shown(inside.data)
    assert str(outside.data) == outside.shown(outside.data)
    assert str(on_windows.data) == on_windows.shown(on_windows.data)


def test_without_a_home_folder_paths_are_told_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere() -> Path:
        raise RuntimeError("no home")

    monkeypatch.setattr(Path, "home", nowhere)
    found = paths.folders(tmp_path)

    assert str(found.state) == found.shown(found.state)


def test_folders_that_are_lent_are_told_as_ones_own(tmp_path: Path) -> None:
    lent = paths.lent_folders(tmp_path)

    told = [lent.shown(path) for path in (lent.config, lent.data, lent.state)]

    assert [".config", ".local/share", ".local/state"] == [
        Path(each).relative_to("~").parent.as_posix() for each in told
    ]
    assert {paths.APPLICATION} == {Path(each).name for each in told}


def test_the_environment_can_name_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GOSTOP_HOME", str(tmp_path / "집"))

    assert tmp_path / "집" / "state" / "window.json" == paths.folders().window


def test_the_system_has_folders_for_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("GOSTOP_HOME")

    assert "gostop_desktop" in paths.folders().settings.parts
