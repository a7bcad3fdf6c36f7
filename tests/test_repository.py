"""What the repository holds, and what it never may."""

from __future__ import annotations

import configparser
import shutil
import subprocess
import tomllib
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from gostop_desktop import __version__
from gostop_desktop.cli import COMMANDS

ROOT = Path(__file__).parents[1]
TOP_LEVEL = {
    ".ci",
    ".gitattributes",
    ".github",
    ".gitignore",
    ".pre-commit-config.yaml",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "LICENSE",
    "README.md",
    "assets",
    "build",
    "docs",
    "gostop_desktop",
    "hatch_build.py",
    "pyproject.toml",
    "tests",
}
FONTS = {".otf", ".ttf", ".ttc", ".woff", ".woff2"}
DESKTOP_FILE = ROOT / "build" / "spec" / "linux" / "gostop-desktop.desktop"
METAINFO = ROOT / "build" / "spec" / "linux" / "io.github.gostop_desktop.metainfo.xml"


@pytest.fixture(scope="module")
def tracked() -> list[Path]:
    git = shutil.which("git")
    if git is None or not (ROOT / ".git").exists():
        pytest.skip("not a checkout: only git knows what the repository holds")
    command = [git, "-c", "safe.directory=*", "ls-files", "-z"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, encoding="utf-8", check=True)
    return [Path(name) for name in listed.stdout.split("\0") if name]


def test_the_top_level_is_what_it_should_be(tracked: list[Path]) -> None:
    assert TOP_LEVEL == {path.parts[0] for path in tracked}


def test_build_holds_nothing_but_the_specifications(tracked: list[Path]) -> None:
    assert {"spec"} == {path.parts[1] for path in tracked if path.parts[0] == "build"}


def test_no_font_is_committed(tracked: list[Path]) -> None:
    assert [] == [path for path in tracked if path.suffix.lower() in FONTS]


def test_nothing_that_is_built_is_committed(tracked: list[Path]) -> None:
    assert [] == [path for path in tracked if "_built" in path.parts or path.suffix == ".mo"]


def test_every_text_file_is_utf_8_with_plain_line_ends(tracked: list[Path]) -> None:
    texts = {
        ".py",
        ".md",
        ".toml",
        ".po",
        ".pot",
        ".json",
        ".yml",
        ".yaml",
        ".svg",
        ".txt",
        ".spec",
        ".desktop",
        ".xml",
    }
    wrong = [path for path in tracked if path.suffix in texts and b"\r" in (ROOT / path).read_bytes()]

    assert [] == wrong
    for path in tracked:
        if path.suffix in texts:
            (ROOT / path).read_text("utf-8")


@pytest.mark.parametrize(
    "line",
    [
        "python3 -m venv .venv && .venv/bin/pip install . && .venv/bin/gostop-desktop",
        'python3 -m venv .venv && .venv/bin/pip install -e ".[test]" && .venv/bin/pytest',
    ],
)
def test_the_readme_has_two_commands_of_one_line_each(line: str) -> None:
    assert 1 == (ROOT / "README.md").read_text("utf-8").splitlines().count(line)


@pytest.mark.parametrize("command", COMMANDS)
def test_the_readme_names_every_command(command: str) -> None:
    assert f"| `gostop {command}" in (ROOT / "README.md").read_text("utf-8")


def test_the_changelog_speaks_of_this_version() -> None:
    headings = [line for line in (ROOT / "CHANGELOG.md").read_text("utf-8").splitlines() if line.startswith("## ")]

    assert headings
    assert any(heading.startswith((f"## [{__version__}]", "## [Unreleased]")) for heading in headings)


def test_the_desktop_file_starts_the_game() -> None:
    parser = configparser.ConfigParser(interpolation=None, delimiters=("=",))
    parser.optionxform = str  # type: ignore[assignment,method-assign]  # keys are case-sensitive
    parser.read(DESKTOP_FILE, "utf-8")
    entry = parser["Desktop Entry"]
    scripts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["scripts"]

    assert entry["Exec"] in scripts
    assert "Game;CardGame;" == entry["Categories"]
    assert {"Name[ko]", "Comment[ko]", "Keywords[ko]", "StartupWMClass"} <= set(entry)


def test_the_metainfo_names_this_version_and_the_desktop_file() -> None:
    component = ET.parse(METAINFO).getroot()  # noqa: S314  # our own file
    release = component.find("releases/release")

    assert release is not None
    assert __version__ == release.get("version")
    assert DESKTOP_FILE.name == component.findtext("launchable")
