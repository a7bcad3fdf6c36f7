"""What every test needs: no screen, no sound, no home folder, English."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from gostop_desktop import i18n

# The same examples on every machine, however slow it is; nothing is written beside the tests.
settings.register_profile("ours", deadline=None, derandomize=True, database=None)
settings.load_profile("ours")

# Before anything imports pygame: SDL reads them when it starts.
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
# pygame would name all windows after the test runner, also those of the games that tests start.
os.environ["SDL_VIDEO_X11_WMCLASS"] = "gostop-desktop"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="rewrite the golden files instead of comparing")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Where several processes share the tests, begin with those that take long: none is left alone with one."""
    if hasattr(config, "workerinput"):
        items.sort(key=lambda item: item.get_closest_marker("slow") is None)


@pytest.fixture(scope="session")
def update_golden(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are to be rewritten."""
    return bool(request.config.getoption("--update-golden"))


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep what a test writes away from the person who runs it."""
    monkeypatch.setenv("GOSTOP_HOME", str(tmp_path / "home"))


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    """Leave the next test the language that this one found."""
    yield
    i18n.load(Path(), i18n.SOURCE_LANGUAGE)
