"""The built assets are those of their sources, and the wheel carries them and nothing else of assets/."""

from __future__ import annotations

import shutil
import tarfile
import zipfile
from pathlib import Path

import pytest
from hatchling import build as backend

import hatch_build

ROOT = Path(hatch_build.__file__).parent


def test_built_assets_are_not_older_than_their_sources() -> None:
    assert hatch_build.fingerprints(ROOT) == hatch_build.stamp(ROOT), "run `python hatch_build.py`"


def test_nothing_is_built_twice(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "assets" / "locale", tmp_path / "assets" / "locale")
    first: list[str] = []
    second: list[str] = []

    hatch_build.build(tmp_path, tell=first.append)
    hatch_build.build(tmp_path, tell=second.append)

    assert ["catalogues: built", "fonts: built"] == first
    assert ["catalogues: up to date", "fonts: up to date"] == second


def test_a_changed_catalogue_is_compiled_again(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "assets" / "locale", tmp_path / "assets" / "locale")
    hatch_build.build(tmp_path)
    told: list[str] = []

    with (tmp_path / "assets" / "locale" / "ko.po").open("a", encoding="utf-8") as catalogue:
        catalogue.write('\nmsgid "A message of this test"\nmsgstr "시험"\n')
    hatch_build.build(tmp_path, tell=told.append)

    assert ["catalogues: built", "fonts: up to date"] == told


@pytest.mark.parametrize("content", ["", "{", "[]", "\0"])
def test_a_broken_stamp_is_no_stamp(tmp_path: Path, content: str) -> None:
    path = tmp_path / "assets" / "_built" / "stamp.json"
    path.parent.mkdir(parents=True)
    path.write_text(content, "utf-8")

    assert {} == hatch_build.stamp(tmp_path)


@pytest.mark.parametrize("font", hatch_build.FONTS, ids=lambda font: font.name)
def test_a_font_ships_with_its_licence(font: hatch_build.Font) -> None:
    notice = (ROOT / "assets" / "_built" / "fonts" / f"{Path(font.name).stem}-licence.txt").read_text("utf-8")

    assert "Copyright" in notice
    assert "SIL OPEN FONT LICENSE Version 1.1" in notice


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(ROOT)
        return folder / backend.build_wheel(str(folder))


def names_in(wheel: Path) -> list[str]:
    with zipfile.ZipFile(wheel) as archive:
        return archive.namelist()


def test_the_wheel_carries_the_shipped_assets_and_nothing_else_of_them(wheel: Path) -> None:
    names = names_in(wheel)
    carried = {name.split("/")[2] for name in names if name.startswith("gostop_desktop/assets/")}
    expected = {name for name in hatch_build.SHIPPED if any((ROOT / "assets" / name).glob("*"))}

    assert expected == carried
    assert {"gostop_desktop"} == {name.split("/")[0] for name in names if ".dist-info/" not in name}


def test_the_wheel_carries_every_module_and_font(wheel: Path) -> None:
    names = set(names_in(wheel))
    modules = {path.relative_to(ROOT).as_posix() for path in (ROOT / "gostop_desktop").rglob("*.py")}
    fonts = {f"gostop_desktop/assets/_built/fonts/{font.name}" for font in hatch_build.FONTS}

    assert set() == (modules | fonts | {"gostop_desktop/py.typed"}) - names


def test_the_wheel_weighs_at_most_8_mb(wheel: Path) -> None:
    assert wheel.stat().st_size <= 8_000_000


def test_a_source_distribution_carries_no_built_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)

    with tarfile.open(tmp_path / backend.build_sdist(str(tmp_path))) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}

    assert [] == [name for name in names if name.startswith("assets/_built")]
    assert {"assets/locale/ko.po", "build/spec/gostop-desktop.spec", "hatch_build.py", "tests/conftest.py"} <= names


def test_every_way_of_saying_something_is_found(tmp_path: Path) -> None:
    module = tmp_path / "gostop_desktop" / "words.py"
    module.parent.mkdir()
    module.write_text(
        'one = _("one {n}", n=1)\n'
        "two = f\"{_('two')}!\"\n"
        'three = pgettext("context", "three"), NP_("context", "four")\n'
        'five = ngettext("{n} card", "{n} cards", 5), npgettext("context", "{n} point", "{n} points", 5)\n'
        'six = N_("six " "and a half")\n'
        "none = _(one), pgettext(*three), other('none')\n",
        "utf-8",
    )

    found = {(message.context, message.id) for message in hatch_build.messages(tmp_path) if message.id}

    assert {
        (None, "one {n}"),
        (None, "two"),
        ("context", "three"),
        ("context", "four"),
        (None, ("{n} card", "{n} cards")),
        ("context", ("{n} point", "{n} points")),
        (None, "six and a half"),
    } == found
